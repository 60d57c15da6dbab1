/** What left the Active Spot is free of Special Conditions and of what attacks did to it: where it had any, the headline says so. */
import { withoutStop } from '../../ruling/say.ts';
import type { Localized } from '../../ruling/schema.ts';
import type { Shed } from '../board/act.ts';
import { W } from '../say/words.ts';
import { nameOf, type Game } from './game.ts';

/** `left`: the sentence of the step before it, where that is not said yet. */
export function sayShed(g: Game, shed: Shed | undefined, left?: Localized): void {
  if (!shed || shed.conditions.length + shed.effects.length === 0) return;
  const { pokemon, conditions, effects } = shed;
  const name = nameOf(g, pokemon);
  const texts = [
    ...(conditions.length > 0 ? [W.run.recovered(name, conditions)] : []),
    ...[...new Map(effects.map((one) => [one.en, one])).values()].map((one) => W.run.lapsed(name, one)),
  ];
  if (left) g.say(withoutStop(left));
  for (const text of texts) {
    g.step('recover', text, ['ptcg.retreat.leaving-active-clears'], { card: pokemon.id });
    g.say(withoutStop(text), { join: '; ' });
  }
}
