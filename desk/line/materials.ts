// Material for a Summon from the Extra Deck: what the monster asks for, as little of it as will do, as cards nobody named.
import type { YgoCard } from '../../engine/case/schema.ts';
import type { Effect, Filter, Material, MaterialTrait, Place } from '../../engine/ygo/effects/schema.ts';
import { ATTRIBUTES, TYPES, wordsOf } from '../../engine/case/printed.ts';
import { readMaterials } from '../../engine/ygo/summon/material-line.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { least, many } from './placeholders.ts';

export type Method = 'own' | 'fusion' | 'synchro' | 'xyz' | 'link';
/** How a monster comes from the Extra Deck; `own`: it does not lie there. */
export const methodOf = (card: YgoCard | undefined): Method =>
  (['fusion', 'synchro', 'xyz', 'link'] as const).find((kind) => card?.monster?.includes(kind)) ?? 'own';
export const fromExtra = (card: YgoCard | undefined): boolean => methodOf(card) !== 'own';

/** One card of the material: what it must be, where it must lie, and what sets it apart from the others or is the same in all of them. */
export interface Part {
  filter: Filter;
  from?: readonly Place[];
  facts: Partial<YgoCard>;
}
/** The material of a monster; undefined where its line cannot be read. `find`: the cards it names. */
export function materialOf(card: YgoCard, effects: readonly Effect[], find: CardFinder): Part[] | undefined {
  const method = methodOf(card);
  const needs = needsOf(card, effects);
  if (!needs) return undefined;
  const parts = needs.flatMap((need) => partsOf(need));
  const last = needs.at(-1);
  // "2+ monsters": a Link Monster takes as many as its Link Rating.
  while (method === 'link' && last && isOpen(last) && parts.length < (card.link ?? 1))
    parts.push(partOf(last, parts.length));
  return method === 'synchro' ? withLevels(parts, card.level ?? 0, find) : parts;
}

function needsOf(card: YgoCard, effects: readonly Effect[]): readonly Material[] | undefined {
  const method = methodOf(card);
  const declared = effects.find(({ procedure }) => procedure?.summon === method && !procedure.alternative)?.procedure?.materials; // prettier-ignore
  return declared ?? (card.materials === undefined ? usual(card, method) : readMaterials(card.materials));
}
/** How many monsters at least are its material. */
export const fewestOf = (card: YgoCard, effects: readonly Effect[]): number =>
  (needsOf(card, effects) ?? []).reduce((sum, { count }) => sum + least(count), 0);

/** Where the card tells nothing. */
const usual = ({ rank = 0, link = 1 }: YgoCard, method: Method): Material[] | undefined =>
  method === 'synchro'
    ? [
        { count: 1, filter: { is: 'tuner' } },
        { count: 1, filter: { not: { is: 'tuner' } } },
      ]
    : method === 'xyz'
      ? [{ count: 2, filter: { level: rank } }]
      : method === 'link'
        ? [{ count: link, filter: { is: 'effect' } }]
        : undefined;

const isOpen = ({ count }: Material): boolean => typeof count === 'object' && count.max === undefined;
const partsOf = (need: Material): Part[] => Array.from({ length: least(need.count) }, (_, n) => partOf(need, n));
function partOf({ filter = {}, from = filter.place, including, distinct = [], same = [] }: Material, n: number): Part {
  const all = [filter, ...(including && n < including.min ? [including.filter] : [])];
  const facts = [...same.map((trait) => factOf(trait, 0)), ...distinct.map((trait) => factOf(trait, n))];
  return {
    filter: all.length === 1 ? filter : { all },
    ...(from !== undefined && { from: many<Place>(from).map((place) => (place === 'field' ? 'monsters' : place)) }),
    facts: Object.assign({}, ...facts) as Partial<YgoCard>,
  };
}
/** The nth of the values of a trait. */
function factOf(trait: MaterialTrait, n: number): Partial<YgoCard> {
  if (trait === 'name') return { name: { de: `ein Monster (${n + 1})`, en: `a monster (${n + 1})` } };
  if (trait === 'race') return { race: wordsOf(TYPES)[n]! };
  if (trait === 'attribute') return { attribute: wordsOf(ATTRIBUTES)[n]! };
  return { [trait]: n + 1 };
}

/** Levels that add up to that of the Synchro Monster: what has none yet gets 1, the last of these the rest. */
function withLevels(parts: readonly Part[], level: number, find: CardFinder): Part[] {
  const levelIn = (filter: Filter): number | undefined => levelOf(filter, find);
  const open = parts.flatMap(({ filter }, n) => (levelIn(filter) === undefined ? [n] : []));
  const said = parts.reduce((sum, { filter }) => sum + (levelIn(filter) ?? 0), 0);
  const rest = level - said - (open.length - 1);
  return parts.map((part, n) =>
    open.includes(n) ? { ...part, facts: { ...part.facts, level: n === open.at(-1) ? Math.max(rest, 1) : 1 } } : part,
  );
}
function levelOf({ level, name, all = [] }: Filter, find: CardFinder): number | undefined {
  if (typeof level === 'number') return level;
  const called = many(name)[0];
  const found = called === undefined ? undefined : find('ygo', called);
  const named = found && 'card' in found ? (found.card as YgoCard).level : undefined;
  return named ?? all.map((one) => levelOf(one, find)).find((one) => one !== undefined);
}
