/** What would keep damage off a Pokémon and does not here: somebody asks why, so the headline says it. */
import type { DamageReport, Localized } from '../../ruling/schema.ts';
import { topCard, type Card, type Pokemon } from '../board/board.ts';
import { partName } from '../cards.ts';
import { abilitiesOff, toolsSwitchedOff } from '../derive/modifiers.ts';
import { cardName, type Game } from '../game/game.ts';
import { W } from '../say/words.ts';

/** On whom the damage is done: what protects. */
const PROTECTS: ReadonlySet<string> = new Set(['prevent-damage', 'damage-taken', 'survives', 'hp']);
/** Of whom does it: what makes it more. */
const ADDS: ReadonlySet<string> = new Set(['damage-done', 'attack-ignores']);

export function whyUnprotected(g: Game, attacker: Pokemon, target: Pokemon, { total, terms }: DamageReport): Localized[] {
  if (total === 0) return [];
  const passedBy = terms.flatMap(({ kind, outcome, text }) => (kind === 'prevention' && outcome === 'skipped' ? [text] : []));
  return [...passedBy, ...silenced(g, target, PROTECTS), ...(attacker === target ? [] : silenced(g, attacker, ADDS))];
} // prettier-ignore

/** Its Ability and Tools that would change the damage so, and what switches them off. */
function silenced(g: Game, pokemon: Pokemon, words: ReadonlySet<string>): Localized[] {
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
