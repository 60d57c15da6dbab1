// A Fusion or Ritual Summon by a card, where the line names neither the monster nor its material: placeholders for both.
import type { Player, YgoCard } from '../../engine/case/schema.ts';
import type { Effect, Filter, Group, Operation } from '../../engine/ygo/effects/schema.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import type { TextOf } from './asked.ts';
import { materialOf } from './materials.ts';
import { many, putPlaceholder } from './placeholders.ts';
import type { Table } from './table.ts';

type Summon = Extract<Operation, { what: Filter; materials?: unknown }>;
/** As much material as "2 monsters" asks for. */
const FUSION_MATERIALS = 2;

/** The monster and its material, as `choose.cards` names them; nothing where the effect makes no such Summon or binds the material. */
export function putSummoned(table: Table, { resolve }: Effect, by: Player, find: CardFinder, text: TextOf): string[] {
  const op = resolve?.find((one): one is Summon => one.do === 'fusion-summon' || one.do === 'ritual-summon');
  const from = op?.materials?.[0];
  if (!op || !from || op.using || op.including) return [];
  const fusion = op.do === 'fusion-summon';
  const monster = putPlaceholder(
    table,
    {
      where: many(op.from)[0] ?? 'hand',
      whose: 'you',
      filter: { ...op.what, kind: 'monster', ...(!fusion && { is: 'ritual' }) },
    },
    by,
    find,
    fusion ? { materials: `${FUSION_MATERIALS} monsters` } : {},
  );
  if (!monster) return [];
  const { card } = monster.named;
  const parts = fusion && card ? materialOf(card, text(card).effects, find) : undefined;
  if (parts) {
    const used = parts.map(({ filter, facts }) => putPlaceholder(table, { ...from, filter }, by, find, facts));
    return [monster, ...used].flatMap((entry) => (entry ? [entry.id] : []));
  }
  const needed: Group = fusion ? from : { ...from, filter: { ...from.filter, level: levelOf(monster.named.card) } };
  const materials = Array.from({ length: fusion ? FUSION_MATERIALS : 1 }, () =>
    putPlaceholder(table, needed, by, find),
  );
  return [monster, ...materials].flatMap((entry) => (entry ? [entry.id] : []));
}
const levelOf = (card: YgoCard | undefined): number => card?.level ?? 4;
