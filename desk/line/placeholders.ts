// Cards nobody named: what an effect asks for, and a card without a name that meets it.
import type { Player, YgoCard } from '../../engine/case/schema.ts';
import type {
  Amount,
  Bounds,
  Effect,
  Filter,
  Group,
  HowMany,
  OneOrMany,
  Place,
} from '../../engine/ygo/effects/schema.ts';
import { onlyNegatesTargets } from '../../engine/ygo/effects/negates-targets.ts';
import { namesOf } from '../../engine/case/cards.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { isAt, onFieldZone, other, zoneFor, type Entry, type PlacedAs, type Table, type Zone } from './table.ts';

export const many = <T>(value: OneOrMany<T> | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value as T];
const fixed = (amount: Amount | undefined): number | undefined => (typeof amount === 'number' ? amount : undefined);
/** The fewest cards a choice takes; at least one where it may be none. */
export const least = (choose: HowMany): number =>
  typeof choose === 'number' ? choose : typeof choose === 'string' ? 1 : Math.max(1, fixed(choose.min) ?? 1);

/** Whose side a card of a group lies on that `by` plays with. */
export function sideOf(group: Pick<Group, 'whose' | 'filter'> | undefined, by: Player, zone: Zone): Player {
  const whose = group && whoseOf(group);
  if (whose === 'you') return by;
  if (whose === 'opponent') return other(by);
  return ['graveyard', 'hand', 'banished', 'deck', 'extraDeck'].includes(zone) ? by : other(by);
}

const whoseOf = ({ whose, filter }: Pick<Group, 'whose' | 'filter'>): Group['whose'] => whose ?? filter?.controller;

// ───────────────────────────── what is asked for ─────────────────────────────

/** So many cards of a group (`apart`: of different names), or so many counters on the card itself or materials under it (`of`: under another). */
export type Wanted =
  | { group: Group; count: number; apart?: true }
  | { counters: string; count: number }
  | { materials: number; of?: Group };

/** Everything an effect speaks of that may have to be there: for its condition, its cost, its targets and what it does. */
export function wantedBy({
  condition,
  cost,
  targets,
  resolve,
}: Pick<Effect, 'condition' | 'cost' | 'targets' | 'resolve'>): Wanted[] {
  const found: Wanted[] = [];
  const look = (value: unknown, count: number, apart = false): void => {
    if (Array.isArray(value)) for (const inner of value) look(inner, count, apart);
    else if (typeof value === 'object' && value !== null) {
      const node = value as Record<string, unknown>;
      if (node['do'] === 'remove-counters')
        found.push({ counters: String(node['kind']), count: numberOf(node['count']) });
      else if (node['do'] === 'detach') {
        const of = node['from'];
        found.push({ materials: numberOf(node['count']), ...(isGroup(of) && { of: of as Group }) });
      } else if ('where' in node)
        found.push({
          group: node as unknown as Group,
          count: 'choose' in node ? least(node['choose'] as HowMany) : count,
          ...(apart && { apart }),
        });
      // "4 or more with different names": how many is said outside of what is counted.
      else if (isGroup(node['count'])) look(node['count'], count, node['distinct'] === 'name');
      else
        for (const [key, inner] of Object.entries(node))
          if (key !== 'not') look(inner, leastOf((node['count'] ?? node['is']) as Bounds | undefined));
    }
  };
  look([condition, cost, negatable({ targets, resolve }), resolve], 1);
  return found;
}
const isGroup = (value: unknown): boolean => typeof value === 'object' && value !== null && 'where' in value;
/** Targets that only have their effects negated are Effect Monsters, be it said or not. */
export const negatable = ({ targets, resolve }: Pick<Effect, 'targets' | 'resolve'>): Effect['targets'] =>
  onlyNegatesTargets({ targets, resolve })
    ? targets?.map((spec) =>
        many(spec.where).every((place) => place === 'monsters') && !spec.filter?.is
          ? { ...spec, filter: { ...spec.filter, is: 'effect' } }
          : spec,
      )
    : targets;
/** Of counters or materials the fewest; one of an amount that is counted only when it resolves, or of "all". */
const numberOf = (count: unknown): number =>
  typeof count === 'number'
    ? count
    : leastOf(typeof count === 'object' && count !== null ? (count as Bounds) : undefined);
const leastOf = (bounds: Bounds | undefined): number =>
  typeof bounds === 'number' ? bounds : Math.max(1, fixed(bounds?.min) ?? fixed(bounds?.equals) ?? 1);

// ───────────────────────────── what meets it ─────────────────────────────

/** Whether a card on the table is one an effect may choose, as far as its place and printed facts tell. */
export function fits(entry: Entry, group: Group, by: Player, self: Entry): boolean {
  const { where, filter = {} } = group;
  const whose = whoseOf(group);
  if (!many<Place>(where).some((place) => isAt(entry.zone, place))) return false;
  if (whose === 'you' && entry.player !== by) return false;
  if (whose === 'opponent' && entry.player === by) return false;
  return isLike(entry, filter, self);
}
function isLike(entry: Entry, filter: Filter, self: Entry): boolean {
  const card = asItLies(entry);
  if (filter.any && !filter.any.some((one) => isLike(entry, one, self))) return false;
  if (filter.all && !filter.all.every((one) => isLike(entry, one, self))) return false;
  if (filter.other && entry === self) return false;
  if (filter.face && filter.face !== entry.face) return false;
  return card ? couldBe(card, filter) : Object.keys(filter).length === 0;
}
/** A monster in a zone for Spells is one there. */
const asItLies = ({ zone, named: { card } }: Entry): YgoCard | undefined =>
  card?.kind === 'monster' && (zone === 'pendulum' || zone === 'spellsTraps') ? { ...card, kind: 'spell' } : card;
/** Whether a card is like this as far as what is printed on it tells, wherever it lies. */
export function couldBe(card: YgoCard, filter: Filter): boolean {
  if (filter.any && !filter.any.some((one) => couldBe(card, one))) return false;
  if (filter.all && !filter.all.every((one) => couldBe(card, one))) return false;
  const has = (asked: OneOrMany<string> | undefined, values: readonly (string | undefined)[]) =>
    asked === undefined || many(asked).some((word) => values.includes(word));
  return (
    has(filter.kind, [card.kind]) &&
    has(filter.property, [card.property ?? 'normal']) &&
    has(filter.is, card.monster ?? []) &&
    has(filter.race, [card.race]) &&
    has(filter.attribute, [card.attribute]) &&
    has(filter.name, namesOf(card)) &&
    (filter.series === undefined || many(filter.series).some((series) => isOf(card, series))) &&
    within(card.level, filter.level) &&
    within(card.atk, filter.atk)
  );
}
/** Whether a card is of an archetype, as far as its name or its list tells. */
const isOf = (card: YgoCard, series: string): boolean =>
  (card.series ?? []).includes(series) || namesOf(card).some((name) => name.includes(series));
function within(value: number | '?' | undefined, bounds: Bounds | undefined): boolean {
  if (bounds === undefined) return true;
  if (typeof value !== 'number') return false;
  if (typeof bounds === 'number') return value === bounds;
  return (
    value >= (fixed(bounds.min) ?? value) &&
    value <= (fixed(bounds.max) ?? value) &&
    value === (fixed(bounds.equals) ?? value)
  );
}

export const NAMES = {
  monster: { de: 'ein Monster', en: 'a monster' },
  spell: { de: 'eine Zauberkarte', en: 'a Spell Card' },
  trap: { de: 'eine Fallenkarte', en: 'a Trap Card' },
  effect: { de: 'ein Effektmonster', en: 'an Effect Monster' },
  fusion: { de: 'ein Fusionsmonster', en: 'a Fusion Monster' },
  ritual: { de: 'ein Ritualmonster', en: 'a Ritual Monster' },
  synchro: { de: 'ein Synchromonster', en: 'a Synchro Monster' },
  xyz: { de: 'ein Xyz-Monster', en: 'an Xyz Monster' },
  link: { de: 'ein Linkmonster', en: 'a Link Monster' },
} as const;

/** Puts a card that meets the group's requirement on the table; in a hand without one, an unknown card. */
export function putPlaceholder(
  table: Table,
  group: Group,
  by: Player,
  find: CardFinder,
  facts: Partial<YgoCard> = {},
  apart?: number,
): Entry | undefined {
  const place = many<Place>(group.where)[0] ?? 'field';
  const filter = settled(group.filter ?? {});
  const kind = many(filter.kind)[0] ?? (place === 'spells-traps' || place === 'field-zone' ? 'trap' : 'monster');
  const zone = zoneFor(place, kind);
  // What a Spell or Trap in a Monster Zone is there as, nobody tells.
  if (!zone || filter.this || (zone === 'monsters' && kind !== 'monster')) return undefined;
  const side = sideOf(group, by, zone);
  if (isKnown(table, side, zone)) return undefined;
  const named = cardNamed(filter, find);
  if (named) return table.put(named, side, onField(zone) ? onFieldZone(named.card) : zone, filter.face && { face: filter.face });
  if (zone === 'hand' && Object.keys({ ...filter, ...facts }).length === 0) return table.put({ name: '?', card: undefined }, side, zone);
  const placed = zone === 'field' ? ({ ...filter, property: 'field' } as const) : filter;
  const plain = placeholderCard(zone === 'field' ? 'spell' : kind, placed, zone);
  const card = { ...plain, ...(apart !== undefined && { name: numbered(plain, apart) }), ...facts };
  const key = table.define((card.name as { en: string }).en, card);
  return Object.assign(table.put({ name: key, card }, side, zone, lyingAs(filter, zone)), { placeholder: true as const });
} // prettier-ignore
/** One of several that must not have the same name. */
function numbered({ name }: YgoCard, n: number): { de: string; en: string } {
  const { de, en } = name as { de: string; en: string };
  return { de: `${de} (${n})`, en: `${en} (${n})` };
}
/** Whether nothing more can lie there: who is attacked directly controls no monster, so many cards are in that hand or Graveyard, five zones are taken. */
const isKnown = ({ attackedDirectly, full, entries }: Table, side: Player, zone: Zone): boolean =>
  (zone === 'monsters' && attackedDirectly.has(side)) ||
  (onField(zone) && entries.filter((one) => one.player === side && one.zone === zone).length >= ZONES) ||
  ((zone === 'hand' || zone === 'graveyard') &&
    full.includes(`${side}/${zone}`) &&
    entries.every((one) => one.player !== side || one.zone !== zone || !one.unnamed));
const ZONES = 5;
const onField = (zone: Zone): boolean => zone === 'monsters' || zone === 'spellsTraps';
function cardNamed(filter: Filter, find: CardFinder): { name: string; card: YgoCard } | undefined {
  const name = many(filter.name)[0];
  const found = name === undefined ? undefined : find('ygo', name);
  return found && 'card' in found ? { name: found.name, card: found.card as YgoCard } : undefined;
}
/** Its face, its battle position, how it was Summoned and from where, as the filter asks. */
export function lyingAs({ face, position, summoned, summonedFrom, series }: Filter, zone: Zone): PlacedAs {
  const how = many(summoned)[0];
  return {
    // Of a Set card nobody knows what it belongs to.
    face: face ?? (zone === 'extraDeck' || (zone === 'spellsTraps' && series === undefined) ? 'down' : 'up'),
    ...(position && { position }),
    ...(how && { how }),
    ...(summonedFrom === 'extra-deck' && { from: 'extra' as const }),
  };
}

/** One way to meet a filter: of alternatives the first, or the first that this card can be. */
export function settled({ any, all, ...plain }: Filter, card?: YgoCard): Filter {
  const one = any?.find((way) => card === undefined || couldBe(card, way)) ?? any?.[0];
  const parts = [plain, ...(all ?? []).map((part) => settled(part, card)), ...(one ? [settled(one, card)] : [])];
  const is = parts.flatMap((part) => many(part.is));
  return Object.assign({}, ...parts, is.length > 0 && { is }) as Filter;
}

/** A card without a name that meets a filter. */
export function placeholderCard(kind: YgoCard['kind'], filter: Filter, zone: Zone): YgoCard {
  const name = NAMES[kind];
  const property = many(filter.property)[0] as YgoCard['property'];
  const series = filter.series !== undefined && { series: [...many(filter.series)] };
  if (kind !== 'monster') return { name, kind, ...(property && { property }), ...series };
  const said = many(filter.is).filter((word): word is NonNullable<YgoCard['monster']>[number] => word !== 'normal');
  // Only a Link Monster has a Link Rating, only an Xyz Monster a Rank.
  const asked =
    said.length > 0
      ? said
      : filter.link !== undefined
        ? (['link'] as const)
        : filter.rank !== undefined
          ? (['xyz'] as const)
          : filter.summonedFrom === 'extra-deck'
            ? (['fusion'] as const)
            : [];
  const plainly = zone === 'extraDeck' ? 'fusion' : 'normal';
  const is = [
    ...(asked.length > 0 ? asked : ([plainly] as const)),
    ...(zone === 'pendulum' ? (['pendulum'] as const) : []),
  ];
  return {
    name: is.map((word) => NAMES[word as 'effect']).find((known) => known !== undefined) ?? name,
    kind,
    monster: [...is],
    ...(is.includes('xyz' as never)
      ? { rank: meeting(filter.rank, 4) }
      : is.includes('link' as never)
        ? { link: meeting(filter.link, 1), arrows: ['bottom'] }
        : { level: meeting(filter.level, 4) }),
    ...(zone === 'pendulum' && { scale: 4 }),
    // ATK and DEF only as far as they are asked for: what hangs on them is a question.
    ...values(filter, is.includes('link' as never)),
    race: many(filter.race)[0] ?? 'Warrior',
    attribute: many(filter.attribute)[0] ?? 'EARTH',
    ...series,
  };
}
function values(filter: Filter, isLink: boolean): Pick<YgoCard, 'atk' | 'def'> {
  const [atk, def] = [filter.atk ?? filter['original-atk'], filter.def ?? filter['original-def']];
  return {
    ...(isSaid(atk) && { atk: meeting(atk, 1500, STRONGEST) }),
    ...(isSaid(def) && !isLink && { def: meeting(def, 1000, STRONGEST) }),
  };
}
/** Bounds no number is known of are met by whatever is answered when they are asked about. */
const isSaid = (bounds: Bounds | undefined): bounds is Bounds =>
  typeof bounds === 'number' ||
  (bounds !== undefined && Object.values(bounds).every((one) => fixed(one) !== undefined || bounds.min === one));
/** No card is stronger. */
const STRONGEST = 5000;
/** A value within the bounds; `most` where the least is another card's value. */
function meeting(bounds: Bounds | undefined, usual: number, most = usual): number {
  if (bounds === undefined) return usual;
  if (typeof bounds === 'number') return bounds;
  if (bounds.min !== undefined && fixed(bounds.min) === undefined) return most;
  const exact = fixed(bounds.equals);
  return exact ?? Math.min(Math.max(usual, fixed(bounds.min) ?? usual), fixed(bounds.max) ?? Infinity);
}
