// An attack of a line: what its text says, and the Energy that pays for it.
import { eachName } from '../../engine/case/names.ts';
import type { PokemonInPlay, PtcgCard } from '../../engine/case/schema.ts';
import { choosesOwnAlone } from './pokemon-targets.ts';

type Printed = NonNullable<PtcgCard['attacks']>[number];
/** What is printed or declared of an attack. */
export function textOf(card: PtcgCard, attack: string | number): string {
  const { printed, effects } = ofAttack(card, attack);
  return JSON.stringify([printed?.text, effects]);
}
function ofAttack({ attacks = [], effects = [] }: PtcgCard, attack: string | number): { printed?: Printed | undefined; effects: unknown[] } {
  const at = attacks.findIndex((one, n) => n + 1 === attack || eachName(one).includes(String(attack)));
  const isIt = (effect: unknown): boolean =>
    typeof effect === 'object' && effect !== null && 'attack' in effect && (effect.attack === at + 1 || effect.attack === attack); // prettier-ignore
  return { printed: attacks[at], effects: effects.filter(isIt) };
} // prettier-ignore
/** Whether this attack of the card does no damage and chooses among its player's own Pokémon alone. */
export function choosesOwn(card: PtcgCard, attack: string): boolean {
  const { printed, effects } = ofAttack(card, attack);
  return printed !== undefined && printed.damage === undefined && choosesOwnAlone(effects);
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
