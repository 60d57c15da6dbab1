/** Names of players, phases, places and positions, and the words sentences about cards share. Official terms only. */
import type { BattleStep, DamageTiming, Phase, Player } from '../../case/schema.ts';
import { list, same } from '../../ruling/say.ts';
import type { Localized } from '../../ruling/schema.ts';

export const playerName = (player: Player): Localized => ({ de: `Spieler ${player}`, en: `Player ${player}` });

export const both = (de: string, en: string): Localized => ({ de, en });

export const cards = (names: readonly Localized[]): Localized =>
  names.length === 0 ? both('keine Karte', 'no card') : list(names);

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
  start: both('Beginn des Damage Steps', 'start of the Damage Step'),
  'before-calculation': both('vor der Schadensberechnung', 'before damage calculation'),
  calculation: both('Schadensberechnung', 'damage calculation'),
  'after-calculation': both('nach der Schadensberechnung', 'after damage calculation'),
  end: both('Ende des Damage Steps', 'end of the Damage Step'),
};

export const ZONE_NAMES: Record<string, Localized> = {
  hand: both('auf der Hand', 'in the hand'),
  graveyard: both('im Friedhof', 'in the Graveyard'),
  banished: both('verbannt', 'banished'),
  deck: both('im Deck', 'in the Deck'),
  'extra-deck': both('im Extra Deck', 'in the Extra Deck'),
  field: both('auf dem Spielfeld', 'on the field'),
  monsters: both('in der Monsterzone', 'in the Monster Zone'),
  'spells-traps': both('in der Zauber- & Fallenzone', 'in the Spell & Trap Zone'),
  'field-zone': both('in der Spielfeldzone', 'in the Field Zone'),
  'pendulum-zone': both('in der Pendelzone', 'in the Pendulum Zone'),
  materials: both('als Material angehängt', 'attached as material'),
};

export const placeName = (place: string): Localized => ZONE_NAMES[place] ?? same(place);

export const TO: Record<string, Localized> = {
  hand: both('auf die Hand', 'to the hand'),
  deck: both('ins Deck', 'to the Deck'),
  'deck-top': both('oben auf das Deck', 'to the top of the Deck'),
  'deck-bottom': both('unter das Deck', 'to the bottom of the Deck'),
  'extra-deck': both('ins Extra Deck', 'to the Extra Deck'),
  graveyard: both('auf den Friedhof', 'to the Graveyard'),
};

export const POSITIONS: Record<string, Localized> = {
  attack: both('in Angriffsposition', 'in Attack Position'),
  defense: both('in Verteidigungsposition', 'in Defense Position'),
  'face-down': both('in verdeckter Verteidigungsposition', 'in face-down Defense Position'),
};
