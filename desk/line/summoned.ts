// A Fusion or Ritual Summon by a card, where the line names neither the monster nor its material: placeholders for both.
import { EXTRA_DECK_KINDS } from '../../engine/case/printed.ts';
import type { Player, YgoCard } from '../../engine/case/schema.ts';
import type { Effect, Filter, Group, Operation, Place } from '../../engine/ygo/effects/schema.ts';
import type { Filling } from './filling.ts';
import { materialOf, type Part } from './materials.ts';
import { couldBe, many, putPlaceholder } from './placeholders.ts';
import type { Entry } from './table.ts';

type Summon = Extract<Operation, { what: Filter; materials?: unknown }>;
/** As much material as "2 monsters" asks for. */
const FUSION_MATERIALS = 2;
const summonIn = ({ resolve }: Pick<Effect, 'resolve'>): Summon | undefined =>
  resolve?.find((one): one is Summon => one.do === 'fusion-summon' || one.do === 'ritual-summon');
/** The monster such a Summon brings. */
const broughtBy = (op: Summon): Group => ({
  where: many(op.from)[0] ?? 'hand',
  whose: 'you',
  filter: { ...op.what, kind: 'monster', ...(op.do === 'ritual-summon' && { is: 'ritual' }) },
});

/** What a Fusion or Ritual Summon by this effect chooses: the monster, then its material. */
export function summonChoices(effect: Effect): Group[] {
  const op = summonIn(effect);
  return op ? [broughtBy(op), ...(op.materials ?? [])] : [];
}

/** The monster and its material, as `choose.cards` names them, those the line names (`picked`) first; nothing where the effect makes no such Summon or binds the material. */
export function putSummoned({ table, find, text }: Filling, effect: Effect, by: Player, picked: readonly string[]): string[] {
  const op = summonIn(effect);
  const from = op?.materials?.[0];
  if (!op || !from || op.using || op.including) return [];
  const group = broughtBy(op);
  const fusion = op.do === 'fusion-summon';
  const named = picked.flatMap((id) => table.entries.find((entry) => entry.id === id) ?? []);
  const isMonster = ({ named: { card } }: Entry) => card !== undefined && couldBe(card, group.filter ?? {});
  const monster = named.find(isMonster) ?? putPlaceholder(table, group, by, find, fusion ? { materials: listing(op.what) } : {});
  if (!monster) return [];
  const material = picked.filter((id) => id !== monster.id);
  const { card } = monster.named;
  const parts = fusion && card ? materialOf(card, text(card).effects, find) : undefined;
  if (material.length > 0) {
    const others = left(parts ?? [], material.flatMap((id) => table.entries.find((entry) => entry.id === id) ?? []));
    const rest = others.flatMap((part) => putPlaceholder(table, placed(from, part), by, find, part.facts) ?? []);
    return [monster.id, ...material, ...rest.map(({ id }) => id)];
  }
  if (parts) {
    const used = parts.map((part) => putPlaceholder(table, placed(from, part), by, find, part.facts));
    return [monster, ...used].flatMap((entry) => (entry ? [entry.id] : []));
  }
  const needed: Group = fusion ? from : { ...from, filter: { ...from.filter, level: levelOf(monster.named.card) } };
  const materials = Array.from({ length: fusion ? FUSION_MATERIALS : 1 }, () =>
    putPlaceholder(table, needed, by, find),
  );
  return [monster, ...materials].flatMap((entry) => (entry ? [entry.id] : []));
} // prettier-ignore
/** The material a Fusion Monster nobody named lists: what the effect asks it to list. */
function listing({ listsMaterial: asked }: Filter): string {
  const kind = !asked ? '' : 'series' in asked ? `"${asked.series}" ` : 'name' in asked ? `"${asked.name}" ` : `${asked.is} `;
  return asked && 'name' in asked ? `"${asked.name}" + 1 monster` : `${FUSION_MATERIALS} ${kind}monsters`;
} // prettier-ignore
/** Where a card of the material lies: where the monster asks for it, if this effect takes it from there; one of the Extra Deck is never in the hand or the Main Deck. */
function placed(source: Group, { filter: asked, from = [] }: Part): Group {
  // That it is a monster goes without saying: an unknown card of the hand will do.
  const { kind: _, ...series } = source.filter ?? {};
  const filter = { ...series, ...asked };
  const there = many<Place>(source.where).filter((place) => from.includes(place));
  const where = there.length > 0 ? there : [...many(source.where)];
  const outside = where.filter((place) => place !== 'hand' && place !== 'deck');
  const extra = EXTRA_DECK_KINDS.some((kind) => many(filter.is).includes(kind));
  // "1 Fusion, Synchro, Xyz, or Link Monster": one of them.
  return extra
    ? { ...source, filter: { ...filter, is: many(filter.is)[0]! }, where: outside.length > 0 ? outside : where }
    : { ...source, filter, where };
}
/** Of the material a monster asks for, what the cards named do not fill: nothing, where one of them fills none. */
function left(parts: readonly Part[], named: readonly Entry[]): Part[] {
  const open = [...parts];
  for (const entry of named) {
    const { card } = entry.named;
    const at = open.findIndex(({ filter }) => card === undefined || couldBe(card, filter));
    if (at < 0) return [];
    open.splice(at, 1);
  }
  return open;
}
const levelOf = (card: YgoCard | undefined): number => card?.level ?? 4;
