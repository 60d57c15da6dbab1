// What a player may do, as `now` lists it: the words of the contract's moves, as a judge says them.
import type { Localized } from '../contract.ts';
import { keyed } from '../../engine/keyed.ts';

const DEEDS: Record<string, Localized> = {
  activate: { de: 'aktivieren', en: 'activate' },
  attack: { de: 'angreifen', en: 'attack' },
  'normal-summon': { de: 'Normalbeschwörung', en: 'Normal Summon' },
  set: { de: 'setzen', en: 'Set' },
  'flip-summon': { de: 'Flippbeschwörung', en: 'Flip Summon' },
  'special-summon': { de: 'Spezialbeschwörung', en: 'Special Summon' },
  'pendulum-summon': { de: 'Pendelbeschwörung', en: 'Pendulum Summon' },
  'change-position': { de: 'Position ändern', en: 'change position' },
  'end-turn': { de: 'Zug beenden', en: 'end the turn' },
  phase: { de: 'Phase wechseln', en: 'change phase' },
  step: { de: 'Schritt wechseln', en: 'change step' },
  pass: { de: 'passen', en: 'pass' },
  resolve: { de: 'auflösen', en: 'resolve' },
  decide: { de: 'entscheiden', en: 'decide' },
  ability: { de: 'Fähigkeit', en: 'Ability' },
  bench: { de: 'auf die Bank', en: 'to the Bench' },
  evolve: { de: 'entwickeln', en: 'evolve' },
  attach: { de: 'anlegen', en: 'attach' },
  play: { de: 'spielen', en: 'play' },
  use: { de: 'nutzen', en: 'use' },
  retreat: { de: 'zurückziehen', en: 'retreat' },
  'discard-from-play': { de: 'ablegen', en: 'discard' },
  checkup: { de: 'Pokémon-Check', en: 'Pokémon Checkup' },
  promote: { de: 'zum Aktiven Pokémon machen', en: 'make Active' },
  'draw-for-turn': { de: 'für den Zug ziehen', en: 'draw for the turn' },
};

const SET_AS_SPELL: Localized = { de: 'als Zauberkarte setzen', en: 'Set as a Spell Card' };

/** The words for what an option does. */
export const deedWords = ({ do: does, as }: { do: string; as?: 'spell' | undefined }): Localized =>
  as === 'spell' ? SET_AS_SPELL : (keyed(DEEDS, does) ?? { de: does, en: does });
