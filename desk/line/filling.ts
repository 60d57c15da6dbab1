// What a Yu-Gi-Oh! line is being filled in over: the table, the moves so far, what was assumed.
import type { Player, YgoCard, YgoMove, YgoState } from '../../engine/case/schema.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import type { TextOf } from './asked.ts';
import type { Chose } from './chosen.ts';
import { identify, type Assumptions, type Named } from './names.ts';
import type { Entry, Goes, Table, Zone } from './table.ts';
import { tokenNamed } from './tokens.ts';
import type { Action, Item, NamedCard } from './items.ts';

export interface Filling {
  readonly assumed: Assumptions;
  readonly table: Table;
  readonly moves: YgoMove[];
  /** What was taken among several cards that the line names. */
  readonly chose: Chose[];
  readonly state: Omit<YgoState, 'players'>;
  readonly find: CardFinder;
  readonly text: TextOf;
  readonly ruleset: string | undefined;
  /** Who acted last, with which card; where that was, where it lies elsewhere by now. */
  last: { by: Player; entry?: Entry; there?: Zone } | undefined;
  turnPlayer: Player | undefined;
  /** What the line says behind the item being taken. */
  coming: readonly Item[];
  /** All activations of the line: what is activated later lies Set until then. */
  played: readonly Action[];
  readonly chain: ChainFilled;
}
/** What is kept of the Chain a line is making. */
export interface ChainFilled {
  /** How many activations of the line were taken. */
  activations: number;
  /** Whether what is being activated only makes a monster stronger. */
  isServed: boolean;
  /** Links were made since the last chain ended. */
  open: boolean;
  resolveNext: boolean;
  /** So many Chains besides, of what triggered. */
  alsoResolve: number;
  /** Where the targets of links go when their chain resolves. */
  going: Map<string, Goes>;
  /** Cards that lie there because a later link activates them; nothing is paid with them. */
  readonly waiting: Set<Entry>;
  /** Monsters taken until the end of the turn, with whose they were. */
  readonly borrowed: Map<string, Player>;
}

/** The card a line names, or the one that was put in. */
export function cardNamed({ table, find, assumed }: Filling, { name, card }: NamedCard): Named<YgoCard> {
  if (card) return { name: table.define(name, card), card };
  const token = tokenNamed(table.entries, name);
  if (!token) return identify('ygo', name, find, assumed);
  if (token.card && !table.find(token, 'A')) table.define(token.name, token.card);
  return token;
}
