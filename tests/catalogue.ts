/**
 * What a catalogue of messages says. Each of its functions is called with values that stand for themselves (`‹p.card›`), then each value it looks at is
 * replaced by others (numbers, nothing, the words of the catalogue): every sentence it can give by one such change, once.
 */
type Path = string;
type Values = ReadonlyMap<Path, unknown>;

const names = new WeakMap<object, string>();
const METHODS = new Set<PropertyKey>(Object.getOwnPropertyNames(Array.prototype));

/** Something of no kind that stands for itself: a name in both languages, a list of two, a text. `seen`: what was asked of it. */
function standIn(path: Path, values: Values, seen: Set<Path>): unknown {
  seen.add(path);
  if (values.has(path)) return values.get(path);
  const of = (key: string) =>
    key === 'de' || key === 'en' ? (values.get(`${path}.${key}`) ?? `‹${path}:${key}›`) : standIn(`${path}.${key}`, values, seen); // prettier-ignore
  const items = path.split('.').length > 4 ? [] : ['0', '1'];
  const made: object = new Proxy(items as unknown[], {
    get(target, key) {
      if (key === Symbol.toPrimitive) return (hint: string) => (hint === 'number' ? 3 : `‹${path}›`);
      if (key === 'toString') return () => `‹${path}›`;
      if (typeof key === 'symbol' || METHODS.has(key)) {
        const own = target.map((item) => of(String(item)));
        const value: unknown = Reflect.get(own, key);
        return typeof value === 'function' ? (value.bind(own) as unknown) : value;
      }
      return of(key);
    },
  });
  names.set(made, `‹${path}›`);
  return made;
}

function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const name = names.get(value);
  if (name !== undefined) return name;
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`;
  const { de, en, ...more } = value as Record<string, unknown>;
  const rest = Object.entries(more).map(([key, one]) => `${key}: ${shown(one)}`);
  return [...(de === undefined && en === undefined ? [] : [shown(de), shown(en)]), ...rest].join(' | ');
}

type Message = (...args: never[]) => unknown;
/** What is said with these values, and which were asked for; undefined where it cannot be said with them. */
function said(message: Message, values: Values): { text: string | undefined; seen: Set<Path> } {
  const seen = new Set<Path>();
  const count = Math.max(message.length, 1);
  try {
    const args = Array.from({ length: count + 2 }, (_, i) => standIn('abcdefgh'[i]!, values, seen));
    const text = shown(message(...(args as never[])));
    return { text: /undefined|NaN/.test(text) ? undefined : text, seen };
  } catch {
    return { text: undefined, seen };
  }
}

const PLAIN = [undefined, true, false, 0, 1, 2, []] as const;
/** How many values are tried for a message that cannot be said with those that stand for themselves. */
const TRIES = 1500;
/** The first values with which it can be said at all: those that stand for themselves, or with one of them replaced, or two. */
function basis(message: Message, words: readonly string[]): Values | undefined {
  let left = TRIES;
  const found = (from: Values, deep: number): Values | undefined => {
    if (left-- < 0) return undefined;
    const { text, seen } = said(message, from);
    if (text !== undefined || deep === 0) return text === undefined ? undefined : from;
    for (const path of seen)
      for (const value of [...words, ...PLAIN]) {
        const values = found(new Map(from).set(path, value), deep - 1);
        if (values) return values;
      }
    return undefined;
  };
  return found(new Map(), 0) ?? found(new Map(), 1) ?? found(new Map(), 2);
}

/** Of each language and of what else there is the words that differ from those of the plain sentence. */
function difference(text: string, plain: string): string {
  const [one, other] = [text.split(' | '), plain.split(' | ')];
  return one
    .flatMap((part, i) => {
      const [a, b] = [part.split(' '), (other[i] ?? '').split(' ')];
      let from = 0;
      while (from < Math.min(a.length, b.length) && a[from] === b[from]) from++;
      let to = 0;
      while (to < Math.min(a.length, b.length) - from && a.at(-1 - to) === b.at(-1 - to)) to++;
      return part === other[i] ? [] : [`${from > 0 ? '… ' : ''}${a.slice(from, a.length - to).join(' ')}${to > 0 ? ' …' : ''}`];
    })
    .join(' | ');
} // prettier-ignore

/** Every sentence of a message, the plain one first, then what others say otherwise; none where no values were found. */
export function sentencesOf(message: Message, words: readonly string[]): string[] {
  const from = basis(message, words);
  if (!from) return [];
  const { text: plain = '', seen } = said(message, from);
  const all = new Map<string, string>();
  for (const path of seen)
    for (const value of [...PLAIN, ...words]) {
      const { text } = said(message, new Map(from).set(path, value));
      // A word that only stands where the value stood says nothing new.
      const copied = [shown(value), String(value)].map((word) => plain.replaceAll(`‹${path}›`, word));
      if (text === undefined || text === plain || copied.includes(text) || all.has(text)) continue;
      all.set(text, `${path} ${shown(value)}: ${difference(text, plain)}`);
    }
  return [plain, ...all.values()];
}

/** The messages of what a module gives out, by name. */
export function messagesOf(value: unknown, name: string): [name: string, message: Message][] {
  if (typeof value === 'function') return [[name, value as Message]];
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Set || value instanceof Map) return []; // prettier-ignore
  if ('de' in value && 'en' in value) return [[name, () => value]];
  return Object.entries(value).flatMap(([key, one]) => messagesOf(one, `${name}.${key}`));
}
