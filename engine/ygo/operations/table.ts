/**
 * The table of operations: one entry for each word of the language. The entries stand in the files of this folder, by theme; `all.ts` takes them together
 * and `wiring.ts` registers them, so that whoever asks the table need not know them.
 */
import type { Player } from '../../case/schema.ts';
import type { Applied } from '../derive/applied.ts';
import type { Card } from '../board/duel.ts';
import type { Declared, Operation, OperationBase, OperationBody, OperationName } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import type { Context } from '../derive/context.ts';

export type BodyOf<B, K> = B extends { do: infer D } ? (K extends D ? Omit<B, 'do'> & { do: K } : never) : never;

export type OpOf<K extends OperationName> = OperationBase & BodyOf<OperationBody, K>;

export interface Handler<K extends OperationName> {
  /** On what is known, could it do anything? Left out: always. */
  possible?: (game: Game, op: OpOf<K>, ctx: Context) => boolean;
  /** Does it; gives the cards it affected, or `true`/`false` where it is not about cards. */
  run: (game: Game, op: OpOf<K>, ctx: Context, by: Player) => readonly Card[] | boolean;
  /** What forbids its player to do this at all, where something does. */
  forbids?: (game: Game, op: OpOf<K>, ctx: Context) => Applied | undefined;
  declares?: (op: OpOf<K>) => readonly Declared[];
}

export type Handlers = { [K in OperationName]: Handler<K> };

let table: Handlers | undefined;
export const registerOperations = (all: Handlers): void => {
  table = all;
};
/** The entry of an operation. */
export function handlerOf(op: Operation): Handler<OperationName> {
  if (!table) throw new Error('the operations are not registered (engine/ygo/wiring.ts)');
  return table[op.do] as Handler<OperationName>;
}
