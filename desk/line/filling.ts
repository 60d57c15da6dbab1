// What a Yu-Gi-Oh! line is being filled in over: the table, the moves so far, what was assumed.
import type { Player, YgoCard, YgoMove, YgoState } from '../../engine/case/schema.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import type { TextOf } from './asked.ts';
import type { Chose } from './chosen.ts';
import { identify, type Assumptions, type Named } from './names.ts';
import type { Entry, Table } from './table.ts';
import { tokenNamed } from './tokens.ts';
import type { NamedCard } from './items.ts';

export interface Filling {
  readonly assumed: Assumptions;
  readonly table: Table;
  readonly moves: YgoMove[];
  /** What was taken among several cards that the line names. */
  readonly chose: Chose[];
  readonly state: Omit<YgoState, 'players'>;
  readonly find: CardFinder;
  readonly text: TextOf;
  /** Who acted last, with which card. */
  last: { by: Player; entry?: Entry } | undefined;
}

/** The card a line names, or the one that was put in. */
export function cardNamed({ table, find, assumed }: Filling, { name, card }: NamedCard): Named<YgoCard> {
  if (card) return { name: table.define(name, card), card };
  const token = tokenNamed(table.entries, name);
  if (!token) return identify('ygo', name, find, assumed);
  if (token.card && !table.find(token, 'A')) table.define(token.name, token.card);
  return token;
}
