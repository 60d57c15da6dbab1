/** What the patterns of acts share. */
import type { Amount, Op, PokemonFilter, Who } from '../../../../engine/ptcg/effects/schema.ts';
import { EACH, type At, type EnergyNoun, type Step } from '../phrases.ts';

/** Energy or damage is taken from a Pokémon that has it. */
export function having(who: Who, what: PokemonFilter): Who {
  return typeof who === 'object' && 'choose' in who ? { ...who, from: { ...what, ...who.from } } : who;
}
export const isChoice = (who: Who): boolean => typeof who === 'object' && 'choose' in who;
export const isBothActive = (who: Who): boolean =>
  typeof who === 'object' && 'each' in who && who.each.where === 'active' && Object.keys(who.each).length === 1;

export const op = (...ops: Op[]): Step[] => ops.map((one) => ({ op: one }));
export const filterOf = ({ cards: _, ...energy }: EnergyNoun): NonNullable<PokemonFilter['energy']> => energy;
export type Zone = 'hand' | 'deck' | 'discard' | 'lost-zone' | 'deck-top' | 'deck-bottom';

/** So much for each of them. */
export function times(per: Amount, n: number): Amount {
  if (typeof per === 'number') return per * n;
  return 'sum' in per ? { sum: per.sum.map((one) => times(one, n)) } : { ...per, times: n };
}

/** Steps that are words of the effect language and nothing else. */
export function plainOps(steps: readonly Step[]): Op[] | undefined {
  const ops = steps.flatMap((step) => ('op' in step ? [step.op] : []));
  return ops.length === steps.length ? ops : undefined;
}

/** Done at whom it says, or at each of several in turn ("all Energy from each of them" is all there is). */
export function over({ each }: At, one: Op & { from?: unknown; to?: unknown }): Step[] {
  if (!each) return op(one);
  if ('count' in one && one.count === 'all' && one.do !== 'attach-energy') return op({ ...one, from: { each } } as Op);
  return op({ do: 'for-each', which: each, as: EACH, then: [one] });
}
