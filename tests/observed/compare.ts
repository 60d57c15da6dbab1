/** Whether what was observed holds for a ruling: pointers into the ruling, compared with what the other engine's board was. */
import { isDeepStrictEqual } from 'node:util';
import type { Ruling } from '../../engine/ruling/schema.ts';
import type { Expectation, Play } from './plays.ts';

export interface Failure {
  expectation: Expectation;
  got: unknown;
  /** It fails only for values the ruling says it does not know (`'?'`). */
  unsure: boolean;
}
type Fields = Record<string, unknown>;

export const isFields = (v: unknown): v is Fields => typeof v === 'object' && v !== null && !Array.isArray(v);
const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
const at = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (v, key) => (typeof v === 'object' && v !== null && Object.hasOwn(v, key) ? (v as Fields)[key] : undefined),
    value,
  );

/** The expectations that do not hold, in their order. */
export function failures(play: Play, ruling: Ruling): Failure[] {
  const names = cardNames(play.case.state);
  return play.expect.flatMap((expectation) => {
    const { holds, got } = check(ruling, expectation, names);
    if (holds) return [];
    return [{ expectation, got, unsure: check(ruling, expectation, names, true).holds }];
  });
}

/** Every id on a board with the name of its card. */
function cardNames(board: unknown, names = new Map<string, string>()): Map<string, string> {
  if (isFields(board) && typeof board.id === 'string' && typeof board.card === 'string')
    names.set(board.id, board.card);
  if (typeof board === 'object' && board !== null) for (const inner of Object.values(board)) cardNames(inner, names);
  return names;
}

export function check(
  ruling: Ruling,
  [pointer, op, want]: Expectation,
  names = new Map<string, string>(),
  unsure = false,
): { holds: boolean; got: unknown } {
  const keys = keysOf(pointer);
  const compare = OPERATORS[op];
  if (!compare) throw new Error(`unknown operator "${op}"`);
  const got = LISTED.has(op) ? listAt(ruling, keys) : valueAt(ruling, keys);
  return { holds: compare(got, want, (el) => matches(el, want, keys, names, unsure)), got };
}

const LISTED: ReadonlySet<string> = new Set(['contains', 'excludes', 'len']);
type Operator = (got: unknown, want: unknown, fits: (element: unknown) => boolean) => boolean;
const OPERATORS: Record<string, Operator> = {
  '==': (got, want) => isDeepStrictEqual(got, want),
  '!=': (got, want) => !isDeepStrictEqual(got, want),
  in: (got, want) => (want as unknown[]).some((one) => isDeepStrictEqual(got, one)),
  /** There and not false, 0 or empty; with `false` the opposite. */
  truthy: (got, want) => !isEmpty(got) === (want !== false),
  match: (got, want) =>
    (isFields(got) ? Object.values(got) : [got]).some(
      (text) => typeof text === 'string' && new RegExp(String(want), 'u').test(text),
    ),
  contains: (got, _, fits) => Array.isArray(got) && got.some(fits),
  excludes: (got, _, fits) => Array.isArray(got) && !got.some(fits),
  len: (got, want) => Array.isArray(got) && got.length === want,
};
const isEmpty = (v: unknown): boolean => !v || (typeof v === 'object' && Object.keys(v).length === 0);

/** Lists a ruling may leave out where they are empty. */
const OPTIONAL_LISTS: ReadonlySet<string> = new Set(['chain', 'damage', 'open', 'branches', 'assumptions', 'steps']);
/** The other engine counts the Pendulum Zones among the Spell & Trap Zones they are part of. */
function listAt(ruling: Ruling, keys: readonly string[]): unknown[] | undefined {
  const own = plainListAt(ruling, keys);
  if (keys[0] !== 'final' || keys[3] !== 'spellsTraps') return own;
  return [...(own ?? []), ...(plainListAt(ruling, [...keys.slice(0, 3), 'pendulum']) ?? [])];
}
function plainListAt(ruling: Ruling, keys: readonly string[]): unknown[] | undefined {
  const value = at(ruling, keys);
  if (value === undefined || value === null)
    return keys[0] === 'final' || OPTIONAL_LISTS.has(keys[0] ?? '') ? [] : undefined;
  if (Array.isArray(value)) return value.filter((one) => one !== null);
  if (!isFields(value)) return [value];
  if (Array.isArray(value.cards)) return value.cards;
  return 'card' in value || 'name' in value ? [value] : Object.values(value);
}

/** Numbers of the board that may be left out. */
const DEFAULTS: Readonly<Fields> = { lifePoints: 8000, prizes: 6, damage: 0 };
function valueAt(ruling: Ruling, keys: readonly string[]): unknown {
  const value = at(ruling, keys);
  const last = keys.at(-1) ?? '';
  if (value !== undefined || keys[0] !== 'final' || !(last in DEFAULTS)) return value;
  return last === 'damage' && at(ruling, keys.slice(0, -1)) === undefined ? undefined : DEFAULTS[last];
}

function matches(
  element: unknown,
  want: unknown,
  keys: readonly string[],
  names: ReadonlyMap<string, string>,
  unsure: boolean,
): boolean {
  if (typeof want === 'string') return nameOf(element, names) === nameOf(want, names);
  if (!isFields(want)) return isDeepStrictEqual(element, want);
  const { card, ...rest } = want;
  return (
    (card === undefined || nameOf(element, names) === nameOf(card, names)) &&
    includes(withDefaults(element, keys), rest, unsure)
  );
}

/** The card an element of the board is: by the name of its card, else by its id, whose second copy is 'name#2'. */
function nameOf(element: unknown, names: ReadonlyMap<string, string>): string | undefined {
  const called = isFields(element) ? (element.card ?? element.name) : element;
  const name = isFields(called) ? called.en : called;
  if (typeof name !== 'string') return undefined;
  return (names.get(name) ?? name.replace(/#\d+$/, '')).trim().toLowerCase();
}

/** `unsure`: a value nobody knows may be any. */
const includes = (have: unknown, want: unknown, unsure: boolean): boolean =>
  isFields(want)
    ? isFields(have) && Object.entries(want).every(([key, value]) => includes(have[key], value, unsure))
    : (unsure && have === '?') || isDeepStrictEqual(have, want);

/** A card of the final board with what the contract lets it leave out: a bare name is a card in the usual state of its zone. */
function withDefaults(element: unknown, keys: readonly string[]): unknown {
  if (keys[0] !== 'final' || keys[1] !== 'players') return element;
  const card: Fields = isFields(element) ? element : { card: element };
  const usual = USUAL[keys[3] ?? ''];
  return usual ? { ...usual(card), ...card } : card;
}
const set = (): Fields => ({ face: 'down' });
const inPlay = (): Fields => ({ damage: 0, energy: [], tools: [], under: [], conditions: [] });
const USUAL: Record<string, (card: Fields) => Fields> = {
  monsters: ({ face }) => ({ face: 'up', position: face === 'down' ? 'defense' : 'attack' }),
  spellsTraps: set,
  field: set,
  pendulum: set,
  active: inPlay,
  bench: inPlay,
};
