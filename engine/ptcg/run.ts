/**
 * Carries out the instructions of a card: one handler per word of the language, by theme in `instructions/`. Each does what it can, says what it did
 * in a step, and answers how much it did. The order is the text's.
 */
import * as v from 'valibot';
import type { Ctx } from './context.ts';
import { isDoes } from '../ruling/unread.ts';
import { EffectsSchema, type Effect, type Op } from './effects/schema.ts';
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

const runOne = (ctx: Ctx, op: Op): Done =>
  ctx.g.saying(ctx.card, op, () => (HANDLERS[op.do] as (ctx: Ctx, op: Op) => Done)(ctx, op));

/** The judge's answer to an instruction nobody read: what the records that say what it does would do. */
export function runAnswer(ctx: Ctx, answer: unknown): Done {
  if (!isDoes(answer)) return NOTHING_DONE;
  return { count: run(ctx, v.parse(EffectsSchema, answer.does).flatMap(instructionsOf)) };
}
function instructionsOf(effect: Effect): Op[] {
  switch (effect.effect) {
    case 'attack': {
      const damage = (effect.damage ?? []).map((formula): Op => ({ do: 'damage', to: 'opponent-active', ...formula, base: formula.base ?? 0 }));
      return [...(effect.requires ?? []), ...(effect.before ?? []), ...damage, ...(effect.after ?? [])];
    }
    case 'activated':
    case 'play':
      return [...(effect.cost ?? []), ...effect.do];
    case 'triggered':
      return effect.do;
    case 'passive':
      return [{ do: 'in-force', modifiers: effect.modifiers, until: 'end-of-turn' }];
    default:
      return [];
  }
} // prettier-ignore
