/**
 * Carries out the instructions of a card: one handler per word of the language, by theme in `instructions/`. Each does what it can, says what it did
 * in a step, and answers how much it did. The order is the text's.
 */
import * as v from 'valibot';
import type { Ctx } from './context.ts';
import { OpSchema, type Op } from './effects/schema.ts';
import { CARDS } from './instructions/cards.ts';
import { NOTHING_DONE, type Done, type Handlers } from './instructions/common.ts';
import { DAMAGE } from './instructions/damage.ts';
import { ENERGY } from './instructions/energy.ts';
import { FLOW } from './instructions/flow.ts';
import { POKEMON } from './instructions/pokemon.ts';

const HANDLERS: Handlers = { ...DAMAGE, ...ENERGY, ...CARDS, ...POKEMON, ...FLOW };

/** Carries out instructions in order; answers how many of them did something. */
export function run(ctx: Ctx, ops: readonly Op[]): number {
  let done = 0;
  for (const op of ops) {
    if (ctx.attack?.failed || ctx.g.over) break;
    const result = runOne(ctx, op);
    if (result.count > 0) done++;
    if ('as' in op && op.as !== undefined) ctx.results.set(op.as, { pokemon: [], cards: [], coins: [], ...result });
  }
  return done;
}

const runOne = (ctx: Ctx, op: Op): Done => (HANDLERS[op.do] as (ctx: Ctx, op: Op) => Done)(ctx, op);

/** The judge's answer to a text that is not declared: 'nothing', or instructions of the language. */
export function runAnswer(ctx: Ctx, answer: unknown): Done {
  if (Array.isArray(answer)) return { count: run(ctx, v.parse(v.array(OpSchema), answer)) };
  return NOTHING_DONE;
}
