/**
 * Carries out the instructions of a card: one word of the language after the other, by theme in `instructions/`. Each does what it can, says what it did
 * in a step, and answers how much it did. The order is the text's.
 */
import * as v from 'valibot';
import { groupOf } from '../derive/group.ts';
import type { Ctx, Result } from '../game/context.ts';
import { heed, heedLeaving } from '../derive/heed.ts';
import { TOUCHED_BY_OP } from '../texts/touched.ts';
import { isDoes } from '../../ruling/unread.ts';
import { EffectsSchema, type Effect, type Op, type OpKind, type Quoted, type Who } from '../effects/schema.ts';
import type { Card } from '../board/board.ts';
import { NOTHING_DONE, within, type Done, type OpOf } from './common.ts';

/** A word of the language: whether it could do anything, whether it can be paid as a cost, and doing it. `used`: the card being played, no longer in the hand. */
export interface Word<K extends OpKind> {
  possible: (ctx: Ctx, op: OpOf<K>, used?: Card) => boolean;
  payable?: (ctx: Ctx, op: OpOf<K>, used?: Card) => boolean;
  run: (ctx: Ctx, op: OpOf<K>) => Done;
}
type Words = { [K in OpKind]: Word<K> };
const words: Partial<Words> = {};
/** Each file of `instructions/` adds the words of its theme (`instructions/all.ts` takes them together). */
export const register = (theme: Partial<Words>): void => void Object.assign(words, theme);

function wordOf(op: Op): Word<OpKind> {
  const word = words[op.do];
  if (!word) throw new Error(`no such instruction: ${op.do}`);
  return word as unknown as Word<OpKind>;
}

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

/** Carries out what a card or an Ability costs. */
export function pay(ctx: Ctx, cost: readonly Op[]): void {
  ctx.paying = true;
  run(ctx, cost);
  delete ctx.paying;
}

const runOne = (ctx: Ctx, op: Op): Done =>
  ctx.g.saying(ctx.card, op, () => {
    // "Those cards" are looked at: which they are is known before any is chosen.
    if ('which' in op && op.which && typeof op.which === 'object' && 'among' in op.which) groupOf(ctx, op.which.among!);
    const done = wordOf(op).run(ctx, op);
    if (done.count > 0) heedDone(ctx, op, done);
    return done;
  });

/** Texts nobody read that could touch what was just done: of the Pokémon it was done to, else of the player; and of the cards that left by it. */
function heedDone({ g, you }: Ctx, op: Op, { pokemon = [], cards = [] }: Done): void {
  if (!g.texts.anyUnread) return;
  const about = pokemon.length > 0 ? pokemon.map((one) => ({ pokemon: one })) : [{ player: you }];
  for (const touch of TOUCHED_BY_OP[op.do]) for (const one of about) heed(g, touch, one);
  if (LEAVES.has(op.do)) heedLeaving(g, cards);
}
const LEAVES: ReadonlySet<OpKind> = new Set(['discard-energy', 'discard-tools', 'discard-cards', 'discard-deck']);

/** Whether instructions could do anything, on what everybody knows: playing a card for no effect is forbidden. */
export function couldDo(ctx: Ctx, ops: readonly Op[], used?: Card): boolean {
  const looking: Ctx = {
    ...ctx,
    choosable: new Map(ctx.choosable),
    results: new Map(ctx.results),
    ...(used && { leaving: used }),
  };
  return ops.some((op) => {
    if (op.do === 'choose-pokemon') looking.choosable!.set(op.as, within(looking, op.which));
    const could = wordOf(op).possible(looking, op, used);
    if (!could) inVain(looking, op);
    return could;
  });
}
/** These do nothing by themselves: what hangs on them is not known before. */
const STEERS: ReadonlySet<OpKind> = new Set(['flip', 'choose-number', 'choose-pokemon', 'choose-attack']);
/** What hangs on an instruction that can do nothing finds that nothing was done; whom it would have been about can be chosen all the same. */
function inVain(looking: Ctx, op: Op): void {
  for (const who of Object.values(op)) {
    const choice = who as Who;
    if (typeof choice === 'object' && 'from' in choice && choice.as)
      looking.choosable!.set(choice.as, within(looking, choice));
  }
  if (STEERS.has(op.do)) return;
  for (const as of namesIn(op)) if (!looking.choosable!.has(as)) looking.results.set(as, NOTHING_FOUND);
}
const NOTHING_FOUND: Result = { count: 0, pokemon: [], cards: [], coins: [] };
/** The names an instruction and those inside it give to what they did. */
const namesIn = (op: Op): string[] => [
  ...('as' in op && op.as !== undefined ? [op.as] : []),
  ...Object.values(op).flatMap((inner) => (isOps(inner) ? inner.flatMap(namesIn) : [])),
];
/** The same of an effect whose cost is not paid yet. */
export function couldDoAfter(ctx: Ctx, cost: readonly Op[] | undefined, ops: readonly Op[], used?: Card): boolean {
  const owed = { hand: 0, deck: 0 };
  for (const op of cost ?? []) {
    if (op.do !== 'discard-cards' || op.of === 'opponent' || typeof op.count !== 'number') continue;
    owed.hand += op.count;
    if (op.to?.startsWith('deck')) owed.deck += op.count;
  }
  return couldDo({ ...ctx, owed }, ops, used);
}
/** The texts nobody read in it, where all that was read could do nothing: whether it does anything hangs on them. */
export function hangsOn(ctx: Ctx, { cost, do: ops }: { cost?: Op[] | undefined; do: Op[] }, used?: Card): Quoted[] {
  const texts = textsIn(ops);
  return texts.length > 0 && !couldDoAfter({ ...ctx, readOnly: true }, cost, ops, used) ? texts : [];
}
const textsIn = (ops: readonly Op[]): Quoted[] =>
  ops.flatMap((op) => {
    if (op.do === 'unmodelled') return [op.text];
    return Object.values(op).flatMap((inner) => (isOps(inner) ? textsIn(inner) : []));
  });
const isOps = (value: unknown): value is Op[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'do' in one);
/** Whether a cost can be paid, on what is known. */
export const canPay = (ctx: Ctx, cost: readonly Op[], used?: Card): boolean =>
  cost.every((op) => {
    const { payable, possible } = wordOf(op);
    return (payable ?? possible)(ctx, op, used);
  });

/** The judge's answer to an instruction nobody read: what the records that say what it does would do. */
export function runAnswer(ctx: Ctx, answer: unknown): Done {
  if (!isDoes(answer)) return NOTHING_DONE;
  return { count: run(ctx, v.parse(EffectsSchema, answer.does).flatMap(instructionsOf)) };
}
function instructionsOf(effect: Effect): Op[] {
  switch (effect.effect) {
    case 'attack': {
      const damage = (effect.damage ?? []).map((formula): Op => ({
        do: 'damage',
        to: 'opponent-active',
        ...formula,
        base: formula.base ?? 0,
      }));
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
}
