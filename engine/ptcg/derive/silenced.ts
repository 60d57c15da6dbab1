/** What is switched off and would change what somebody asks about: a headline says it. */
import type { Localized } from '../../ruling/schema.ts';
import { topCard, type Card, type Pokemon } from '../board/board.ts';
import { partName } from '../cards.ts';
import { cardName, type Game } from '../game/game.ts';
import { W } from '../say/words.ts';
import { abilitiesOff, toolsSwitchedOff } from './modifiers.ts';

/** The Ability and Tools of a Pokémon with a modifier of these kinds, and what switches them off. */
export function silenced(g: Game, pokemon: Pokemon, words: ReadonlySet<string>): Localized[] {
  const by = abilitiesOff(g).get(pokemon);
  const top = topCard(pokemon);
  const abilities = by ? partsOf(top, words).flatMap((part) => (part === undefined ? [] : [W.headline.switchedOff(partName(top.def?.abilities, part), by)])) : []; // prettier-ignore
  const tools = toolsSwitchedOff(g, pokemon).flatMap(({ tool, by: off }) =>
    partsOf(tool, words).length > 0 ? [W.headline.switchedOff(cardName(tool), off)] : [],
  );
  return [...abilities, ...tools];
}
/** The Abilities of a card (nothing for its text) with a modifier of these kinds. */
const partsOf = ({ effects }: Card, words: ReadonlySet<string>): (number | string | undefined)[] => [
  ...new Set(
    effects.flatMap((effect) =>
      effect.effect === 'passive' && effect.modifiers.some(({ what }) => words.has(what)) ? [effect.ability] : [],
    ),
  ),
];
