/** Conditions that only say where this Pokémon is. */
import type { Predicate } from '../../../engine/ptcg/effects/schema.ts';
import type { Said } from './phrases.ts';

/** "is in the Active Spot" of this Pokémon is a place; the rest is a condition. */
export function held(said: Extract<Said, { holds: unknown }>, test: Predicate): Said {
  const place = placeOf(test);
  return place ? { ...said, place } : { ...said, if: test };
}
export function placeOf(test: Predicate): 'active' | 'bench' | undefined {
  return 'test' in test && test.test === 'pokemon' && test.who === 'self' && Object.keys(test.is).length === 1 ? test.is.where : undefined; // prettier-ignore
}
