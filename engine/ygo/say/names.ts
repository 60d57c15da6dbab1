/** Names of players, phases, places and positions, and the words sentences about cards share. Official terms only. */
import type { BattleStep, DamageTiming, Phase, Player } from '../../case/schema.ts';
import { list, same, say } from '../../ruling/say.ts';
import type { Localized } from '../../ruling/schema.ts';
import type { Stat } from '../effects/schema.ts';
import { counterNamed } from './counter-names.ts';
import { keyed } from '../../keyed.ts';

export const playerName = (player: Player): Localized => ({ de: `Spieler ${player}`, en: `Player ${player}` });

export const cards = (names: readonly Localized[]): Localized =>
  names.length === 0 ? say('keine Karte', 'no card') : list(names);

/** So many Life Points in English: one of them is a Life Point. */
export const lifePoints = (points: number): string => `${points} Life Point${points === 1 ? '' : 's'}`;
/** Singular or plural word for a list of cards. */
export const n = (names: readonly unknown[], one: string, many: string): string => (names.length === 1 ? one : many);

export const PHASE_NAMES: Record<Phase, Localized> = {
  draw: same('Draw Phase'),
  standby: same('Standby Phase'),
  main1: same('Main Phase 1'),
  battle: same('Battle Phase'),
  main2: same('Main Phase 2'),
  end: same('End Phase'),
};

export const STEP_NAMES: Record<BattleStep, Localized> = {
  start: same('Start Step'),
  battle: same('Battle Step'),
  damage: same('Damage Step'),
  end: same('End Step'),
};

export const TIMING_NAMES: Record<DamageTiming, Localized> = {
  start: say('Beginn des Damage Steps', 'start of the Damage Step'),
  'before-calculation': say('vor der Schadensberechnung', 'before damage calculation'),
  calculation: say('Schadensberechnung', 'damage calculation'),
  'after-calculation': say('nach der Schadensberechnung', 'after damage calculation'),
  end: say('Ende des Damage Steps', 'end of the Damage Step'),
};

const ZONE_NAMES: Record<string, Localized> = {
  hand: say('auf der Hand', 'in the hand'),
  graveyard: say('im Friedhof', 'in the Graveyard'),
  banished: say('verbannt', 'banished'),
  deck: say('im Deck', 'in the Deck'),
  'extra-deck': say('im Extra Deck', 'in the Extra Deck'),
  field: say('auf dem Spielfeld', 'on the field'),
  monsters: say('in der Monsterzone', 'in the Monster Zone'),
  'spells-traps': say('in der Zauber- & Fallenzone', 'in the Spell & Trap Zone'),
  'field-zone': say('in der Spielfeldzone', 'in the Field Zone'),
  'pendulum-zone': say('in der Pendelzone', 'in the Pendulum Zone'),
  materials: say('als Material angehängt', 'attached as material'),
};

export const placeName = (place: string): Localized => keyed(ZONE_NAMES, place) ?? same(place);

export const TO: Record<string, Localized> = {
  hand: say('auf die Hand', 'to the hand'),
  deck: say('ins Deck', 'to the Deck'),
  'deck-top': say('oben auf das Deck', 'to the top of the Deck'),
  'deck-bottom': say('unter das Deck', 'to the bottom of the Deck'),
  'extra-deck': say('ins Extra Deck', 'to the Extra Deck'),
  graveyard: say('auf den Friedhof', 'to the Graveyard'),
};

export const POSITIONS: Record<string, Localized> = {
  attack: say('in Angriffsposition', 'in Attack Position'),
  defense: say('in Verteidigungsposition', 'in Defense Position'),
  'face-down': say('in verdeckter Verteidigungsposition', 'in face-down Defense Position'),
};

/** The values of a monster by their official names. */
export const STAT_NAMES: Record<Stat, Localized> = {
  atk: { de: 'ATK', en: 'ATK' },
  def: { de: 'DEF', en: 'DEF' },
  level: { de: 'Stufe', en: 'Level' },
  rank: { de: 'Rang', en: 'Rank' },
  link: { de: 'Linkzahl', en: 'Link Rating' },
  scale: { de: 'Pendelbereich', en: 'Pendulum Scale' },
  'original-atk': { de: 'Grund-ATK', en: 'Original ATK' },
  'original-def': { de: 'Grund-DEF', en: 'Original DEF' },
  'original-level': { de: 'Grund-Stufe', en: 'Original Level' },
  'original-rank': { de: 'Grund-Rang', en: 'Original Rank' },
};

/** "2 Spell Counters" by the name the texts give them. */
export function countersNamed({ kind, count }: { kind: string; count: number }): Localized {
  const { de, en } = counterNamed(kind);
  return say(`${count} ${de}${count === 1 ? '' : 'n'}`, `${count} ${en}${count === 1 ? '' : 's'}`);
}
