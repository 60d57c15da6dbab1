/** What a noun phrase means before its sentence says what is done with it. */
import type {
  Amount,
  Bounds,
  Filter,
  Group,
  HowMany,
  Pick,
  Place,
  Subject,
  Whose,
} from '../../../engine/ygo/effects/schema.ts';
import { keyed } from '../../../engine/keyed.ts';

/** "2 face-up Level 4 or lower monsters your opponent controls": how many, of what, where. */
export interface Noun {
  noun: 'card' | 'monster' | 'spell' | 'trap' | 'spell-trap' | 'name' | 'token';
  /** "Monster Card": on the field more than the monsters there. */
  card?: true;
  /** Not said: a kind of card ("Dragon monsters"). */
  count?: HowMany | 'all';
  /** "a monster(s)". */
  orMore?: true;
  filter: Filter;
  where?: Place[];
  whose?: Whose;
  only?: Group['only'];
  by?: Pick['by'];
  distinct?: Pick['distinct'];
  same?: Pick['same'];
  /** "As each other": of one card it cannot be said. */
  each?: true;
  /** "All of the same Type": each of those there, not only some. */
  alike?: true;
  total?: Pick['total'];
  including?: Pick['including'];
  oneOfEach?: Pick['oneOfEach'];
  /** "Currently": those that are there now, not all that come. */
  now?: true;
  /** "From it": where cards were just looked at. */
  looked?: true;
  /** "1 of them": chosen among cards spoken of. */
  among?: Pointer;
}

/** Is said only what they are, where they lie, whose they are and how many: not which of them, nor what they share, differ in or sum up to? */
export const isKind = ({ only, including, distinct, same, total, among, by }: Noun): boolean =>
  !only && !including && !distinct && !same && !total && !among && !by;

/** Two descriptions of the same cards; nothing where they contradict. */
export function merge(a: Partial<Noun>, b: Partial<Noun>): Partial<Noun> | undefined {
  // "You control in the Extra Monster Zone": the closer place.
  if (a.where?.join() === 'field' && b.where?.join() === 'monsters' && b.filter?.zone) return merge({ ...a, where: b.where }, b);
  for (const key of ['where', 'whose', 'only', 'distinct', 'same', 'including', 'total'] as const) if (a[key] !== undefined && b[key] !== undefined && JSON.stringify(a[key]) !== JSON.stringify(b[key])) return undefined;
  // "From it": what was looked at lies nowhere else.
  if ((a.looked && b.where) || (b.looked && a.where)) return undefined;
  // "That was Special Summoned from the GY": where it came from, not where it is.
  if (a.filter?.summoned && b.where && !b.where.some((place) => ON_THE_FIELD.has(place))) return undefined;
  return { ...a, ...b, filter: both(a.filter, ofSameModel(a.filter, b.filter)) };
} // prettier-ignore
/** "With the same Type as those monsters, but a different name": than theirs, too. */
function ofSameModel(filter: Filter | undefined, more: Filter | undefined): Filter | undefined {
  const said = JSON.stringify(more ?? {});
  if (!said.includes(`"as":${IT}`)) return more;
  const [model, other] = new Set([...JSON.stringify(filter ?? {}).matchAll(/"sameAs":\{"what":"[^"]*","as":(\{"\$what":\{[^{}]*\}\})/g)].map(([, one]) => one!));
  return !model || other ? more : (JSON.parse(said.replaceAll(`"as":${IT}`, `"as":${model}`)) as Filter);
} // prettier-ignore
const IT = '{"$what":{"$ref":"it"}}';
const ON_THE_FIELD: ReadonlySet<Place> = new Set(['field', 'monsters', 'spells-traps', 'field-zone', 'pendulum-zone']);

/** So many cards of a kind, or none ("you control no Dragon monsters"). */
export interface Some {
  noun: Noun;
  count?: Bounds;
  none?: true;
}

/** A word that points to cards spoken of; what it means is settled when the whole effect is known (`meaning/spoken-of.ts`). */
export interface Pointer {
  $ref:
    | 'this'
    | 'it'
    | 'that'
    | 'target'
    | 'first-target'
    | 'second-target'
    | 'both'
    | 'rest'
    | 'other-target'
    | 'equipped'
    | 'attacker'
    | 'battling'
    | 'attack-target'
    | 'materials'
    | 'holder'
    | 'cost'
    | 'done'
    | 'link'
    | 'event'
    | 'destroyer';
  plural?: true;
  /** "That card(s)". */
  orOne?: true;
  /** "But it cannot attack": what was just spoken of. */
  near?: true;
  /** "All 3": of all of them or of none. */
  every?: true;
  noun?: Noun['noun'];
  /** "the destroyed monster": what was done to it. */
  done?: string;
  /** "That monster on the field". */
  at?: 'field';
  /** "The other discarded monster": paid beside this card. */
  beside?: true;
  /** One of two monsters that battle. */
  fights?: true;
  /** Done as a cost, or when the effect resolved. */
  as?: 'cost' | 'effect' | 'way';
  /** "this card from your hand". */
  where?: Place[];
  whose?: Whose;
  filter?: Filter;
  /** "Or hand (even if not)": there, too, it works, though it came there only afterwards. */
  orLater?: Place;
}
/** What is done something to: cards chosen or all of a kind, or cards spoken of; several ("1 monster you control and 1 card on the field"). */
export type What = Noun | Pointer | { several: (Noun | Pointer)[] };
export const isNoun = (what: What): what is Noun => 'noun' in what && !('$ref' in what);
export const isPointer = (what: What): what is Pointer => '$ref' in what;

/** Both filters at once. */
export function both(...filters: (Filter | undefined)[]): Filter {
  const out: Record<string, unknown> = {};
  const more: Filter[] = [];
  for (const filter of filters)
    for (const [key, value] of Object.entries(filter ?? {})) {
      const known = keyed(out, key);
      if (known === undefined) out[key] = value;
      else if (JSON.stringify(known) === JSON.stringify(value)) continue;
      else if (key === 'not') out[key] = { any: [...alternatives(known as Filter), ...alternatives(value as Filter)] };
      else if (key === 'all') more.push(...(value as Filter[]));
      else more.push({ [key]: value } as Filter);
    }
  if (more.length > 0) out['all'] = [...((out['all'] as Filter[] | undefined) ?? []), ...more];
  return out as Filter;
}
const alternatives = (filter: Filter): Filter[] =>
  filter.any && Object.keys(filter).length === 1 ? filter.any : [filter];

/** One of several filters; of one word each, a list in that word. */
export function either(filters: readonly Filter[]): Filter {
  const keys = new Set(filters.flatMap((f) => Object.keys(f)));
  const [key] = keys;
  if (keys.size === 1 && key && ['kind', 'is', 'race', 'attribute', 'name', 'series', 'property'].includes(key))
    return { [key]: filters.flatMap((f) => keyed(f as Record<string, unknown>, key)) } as Filter;
  return { any: [...filters] };
}

const KINDS: Record<Noun['noun'], Filter> = {
  card: {},
  monster: { kind: 'monster' },
  spell: { kind: 'spell' },
  trap: { kind: 'trap' },
  'spell-trap': { kind: ['spell', 'trap'] },
  name: {},
  token: { is: 'token' },
};
/** The filter of a noun phrase; that it is a monster goes without saying where something only monsters have is asked. */
export function filterOf(noun: Noun, where = noun.where): Filter {
  return both(kindOf(noun, where), noun.filter);
}
const ON_FIELD: readonly Place[] = ['field', 'spells-traps', 'pendulum-zone', 'field-zone'];
/** A Monster Card in a Spell & Trap Zone is a Spell there; in "1 Spell, Trap or Monster Card" it is one of several kinds. */
const kindOf = ({ noun, card, filter }: Noun, where: readonly Place[] = []): Filter => {
  if (!card || !where.some((place) => ON_FIELD.includes(place))) return KINDS[noun];
  return Array.isArray(filter.kind) && filter.kind.includes('monster') ? {} : { printedKind: 'monster' };
};
const tidy = (filter: Filter): Filter | undefined => (Object.keys(filter).length > 0 ? filter : undefined);

/** Where cards lie that a phrase without a place speaks of: on the field. */
const onField = (noun: Noun): Place[] =>
  (noun.noun === 'monster' && !noun.card && noun.filter.oneOf !== 'equips') || noun.noun === 'token'
    ? ['monsters']
    : ['field'];
export const oneOrList = <T>(list: readonly T[]): T | T[] => (list.length === 1 ? list[0]! : [...list]);

export function groupOf(noun: Noun, where: Place[] = noun.where ?? onField(noun), picked = false): Group {
  // A monster that is equipped lies in a Spell & Trap Zone.
  const narrowed =
    noun.noun === 'monster' && !noun.card && noun.filter.oneOf !== 'equips'
      ? where.map((place) => (place === 'field' ? 'monsters' : place))
      : where;
  const lost = picked ? {} : unsaid(noun, ['distinct', 'same', 'total', 'including', 'oneOfEach', 'by']);
  const filter = tidy(
    narrowed.every((place) => place === 'monsters') && noun.noun === 'monster'
      ? both(lost, noun.filter)
      : both(lost, filterOf(noun, narrowed)),
  );
  return {
    where: oneOrList(narrowed),
    ...(noun.whose && { whose: noun.whose }),
    ...(filter && { filter }),
    ...(noun.only && { only: noun.only }),
  };
}
/** Cards chosen, or all of them. Without a number ("Dragon monsters") it is no subject of an operation. */
export function subjectOf(noun: Noun, where?: Place[]): Subject | undefined {
  const group = groupOf(noun, noun.where ?? where, noun.count !== undefined && noun.count !== 'all');
  // Where the cards lie that a monster was Summoned with, is said or not known.
  if (noun.count === undefined || (noun.filter.oneOf === 'made-with' && !noun.where)) return undefined;
  // "1 monster with the same name": the same as what was spoken of; original values cards do not share, but for Types and Attributes.
  if (
    noun.same &&
    (noun.count === 1 || /original-(?!race|attribute)|atk|def|rank|link|monster-kind/.test(String(noun.same)))
  )
    return undefined;
  if (noun.count === 'all') return group;
  return {
    choose: noun.count,
    ...group,
    ...(noun.by && { by: noun.by }),
    ...(noun.distinct && { distinct: noun.distinct }),
    ...(noun.same && { same: noun.same }),
    ...(noun.total && { total: noun.total }),
    ...(noun.including && { including: noun.including }),
    ...(noun.oneOfEach && { oneOfEach: noun.oneOfEach }),
  } satisfies Pick;
}
export type { Amount };

/** A kind of card as a filter, with whose it is as its controller. */
export function asFilter(noun: Noun): Filter {
  const control = noun.where?.join() === 'field' && noun.whose !== undefined;
  return both(kindOf(noun, noun.where), unsaid(noun, ['only', 'distinct', 'same', 'total', 'including', 'oneOfEach', 'by']), noun.filter, !noun.where || control ? undefined : { place: noun.where.length === 1 ? noun.where[0]! : noun.where }, noun.whose && (noun.where && !noun.where.some((p) => p === 'field' || p === 'monsters') ? { owner: noun.whose } : { controller: noun.whose }));
} // prettier-ignore

/** Equip Cards: a monster among them lies in a Spell & Trap Zone and is no monster there. */
export function wornAs(noun: Noun): Filter {
  const { kind, ...rest } = asFilter(noun);
  return kind === 'monster' ? { printedKind: 'monster', ...rest } : { ...(kind && { kind }), ...rest };
}

/** The cards of an action that another player does, or each player by himself: whose they are is no longer said. */
export function ownCards(one: Record<string, unknown>): object {
  const cards = one['cards'] as { $what?: What; whose?: string } | undefined;
  if (!cards) return {};
  const { whose: _whose, ...rest } = (cards.$what ?? cards) as Noun;
  return { cards: cards.$what ? { ...cards, $what: rest } : rest };
}

/** Cards something is done to: `$in` where they lie if the phrase does not say. */
export const cards = (what: What, where?: Place[]): { $what: What; $in?: Place[] } => ({
  $what: what,
  ...(where && { $in: where }),
});
/** What a filter, a group cannot say of cards is not left out in silence. */
function unsaid(noun: Noun, traits: readonly (keyof Noun)[]): Filter {
  const lost = traits.filter((trait) => noun[trait] !== undefined);
  return lost.length > 0 ? { unmodelled: lost.join() } : {};
}
