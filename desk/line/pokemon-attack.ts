// An attack of a line: what its text says, and the Energy that pays for it.
import { eachName } from '../../engine/case/names.ts';
import type { PokemonInPlay, PtcgCard } from '../../engine/case/schema.ts';

/** What is printed or declared of an attack. */
export function textOf({ attacks = [], effects = [] }: PtcgCard, attack: string | number): string {
  const at = attacks.findIndex((one, n) => n + 1 === attack || eachName(one).includes(String(attack)));
  const isIt = (effect: unknown): boolean =>
    typeof effect === 'object' && effect !== null && 'attack' in effect && (effect.attack === at + 1 || effect.attack === attack); // prettier-ignore
  return JSON.stringify([attacks[at]?.text, effects.filter(isIt)]);
}

type Energy = NonNullable<PokemonInPlay['energy']>;
/** Energy that pays for two attacks, one after the other: of each card as many as either has. */
export function forBoth(one: Readonly<Energy>, two: Readonly<Energy>): Energy {
  const left = [...one];
  const more = two.filter((card) => {
    const at = left.findIndex((other) => JSON.stringify(other) === JSON.stringify(card));
    return at < 0 || left.splice(at, 1).length === 0;
  });
  // What is of another type pays for what costs any.
  return [...one, ...more];
}
