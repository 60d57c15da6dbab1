/** Special Energy: what it provides, and to whom it may be attached. */
import { ENERGY_TYPES, type EnergyType } from '../../../engine/case/schema.ts';
import type { PtcgGrammar } from './phrases.ts';

/** "Every type": all there are but Dragon where the game has no Dragon Energy … a unit counts as any of them. */
export const EVERY: EnergyType[] = ENERGY_TYPES.filter((type) => type !== 'Dragon');
const repeated = (n: number, unit: EnergyType[]): EnergyType[][] => Array.from({ length: n }, () => unit);

export function energyCards(g: PtcgGrammar): void {
  const only = 'but provides only {n} energy at a time';
  g.rule('units', '{cost} energy', ({ cost: { type, n } }) => repeated(n, [type]));
  g.rule('units', `every type of energy ${only}` as '{n}', ({ n }) => repeated(n, EVERY));
  g.rule('units', `{types} energy ${only}` as '{types}{n}', ({ types, n }) => repeated(n, [types].flat()));
  g.rule('units', '{n} in any combination of {a:type} energy and {b:type} energy', ({ n, a, b }) =>
    repeated(n, [a, b]),
  );
  g.rule('units', '{n} {type} energy', ({ n, type }) => repeated(n, [type]));
  const ATTACHED = '<as long as|while|when> this card is attached to a pokémon';
  g.rule('sentence', `${ATTACHED}, <it|this card> provides {units}` as '{units}', ({ units }) => ({ provides: units }));
  g.rule('sentence', '<this card|it> provides {units}', ({ units }) => ({ provides: units }));
  g.rule('sentence', '{cardName} provides {units}', ({ units }) => ({ provides: units }));
  g.rule('sentence', 'while in play, this card provides {units}', ({ units }) => ({ provides: units }));
  g.rule('sentence', '<as long as|while> this card is attached to <a|an> {pokemon}, <it|this card> provides {units}', ({ pokemon, units }) => Object.keys(pokemon).length === 0 ? undefined : { provides: units, if: { test: 'pokemon', who: 'self', is: pokemon } }); // prettier-ignore
  g.rule('units', 'every type of energy, but provides only {n} energy at a time,', ({ n }) => repeated(n, EVERY));
  g.rule('sentence', 'if {test}, <this card|it> provides {units} [instead]', ({ test, units }) => ({ provides: units, if: test })); // prettier-ignore
  g.rule('sentence', '<this card|it> provides {units}[,] [but] only <while|if> <this card|it> is attached to [a|an] {pokemon}' as '{units}{pokemon}', ({ units, pokemon }) => ({ provides: units, if: { test: 'pokemon', who: 'self', is: pokemon } })); // prettier-ignore
  g.rule('sentence', 'this card can only be attached to [a|an] {pokemon}', ({ pokemon }) => ({
    about: { attachTo: pokemon },
  }));
  const ELSE = 'if this card is attached to anything other than [a|an] {pokemon}, discard this card';
  g.rule('sentence', ELSE, ({ pokemon }) => ({ about: { elseDiscard: pokemon } }));
  g.rule('sentence', `(${ELSE}.)` as typeof ELSE, ({ pokemon }) => ({ about: { elseDiscard: pokemon } }));
}
