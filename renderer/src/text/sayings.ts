/**
 * Sentences to begin with where the judge says what a text does: as cards print them, since that is what is read; German for whoever picks one.
 * Every one of them is read whole for its kind of card (`tests/sayings.test.ts`).
 */
import type { Localized } from '../../../desk/contract.ts';

export type SayingKind = 'spell' | 'lasting' | 'monster' | 'attack' | 'ability' | 'trainer';
const s = (en: string, de: string): Localized => ({ en, de });

export const SAYINGS: Record<SayingKind, readonly Localized[]> = {
  spell: [
    s('Draw 1 card.', '1 Karte ziehen'),
    s('Destroy 1 card your opponent controls.', '1 Karte des Gegners zerstören'),
    s('Target 1 monster on the field; destroy it.', '1 Monster als Ziel wählen und zerstören'),
    s('Special Summon 1 monster from your GY.', '1 Monster vom Friedhof beschwören'),
    s('Add 1 monster from your Deck to your hand.', '1 Monster vom Deck auf die Hand'),
    s('Discard 1 card; draw 1 card.', 'Kosten: 1 Karte abwerfen'),
    s('Inflict 500 damage to your opponent.', '500 Schaden dem Gegner'),
  ],
  /** Spells and Traps that stay face-up: what is done only at once is not read of them. */
  lasting: [
    s('All monsters you control gain 500 ATK.', 'eigene Monster erhalten 500 ATK'),
    s('Neither player can Special Summon monsters.', 'niemand darf als Spezialbeschwörung beschwören'),
    s('Monsters your opponent controls cannot attack.', 'Monster des Gegners können nicht angreifen'),
    s('When this card is activated: You can draw 1 card.', 'Bei der Aktivierung: 1 Karte ziehen'),
    s('Once per turn: You can target 1 monster on the field; destroy it.', 'einmal im Zug: 1 Monster zerstören'),
    s('Once per turn: You can discard 1 card; draw 1 card.', 'Kosten: 1 Karte abwerfen'),
    s(
      'Once per turn, during your Standby Phase: Inflict 500 damage to your opponent.',
      'eigene Standby Phase: 500 Schaden',
    ),
  ],
  monster: [
    s('All monsters you control gain 500 ATK.', 'eigene Monster erhalten 500 ATK'),
    s('This card cannot be destroyed by battle.', 'im Kampf nicht zerstörbar'),
    s('When this card is destroyed by battle: You can draw 1 card.', 'Wenn im Kampf zerstört: 1 Karte ziehen'),
    s('If this card is sent to the GY: You can draw 1 card.', 'Falls auf den Friedhof gelegt: 1 Karte ziehen'),
    s('You can discard 1 card; draw 1 card.', 'Kosten: 1 Karte abwerfen'),
  ],
  attack: [
    s('This attack does 30 more damage.', '30 Schadenspunkte mehr'),
    s('This attack does 30 damage to 1 of your opponent’s Benched Pokémon.', '30 an ein Pokémon auf der Bank'),
    s('Your opponent’s Active Pokémon is now Asleep.', 'Aktives Pokémon schläft'),
    s('Flip a coin. If heads, this attack does 30 more damage.', 'Münzwurf: bei Kopf 30 mehr'),
    s('Discard an Energy from this Pokémon.', '1 Energie ablegen'),
    s('During your opponent’s next turn, the Defending Pokémon can’t retreat.', 'kann sich nicht zurückziehen'),
    s('Draw 1 card.', '1 Karte ziehen'),
  ],
  ability: [
    s('Once during your turn, you may draw a card.', 'einmal im Zug: 1 Karte ziehen'),
    s('Once during your turn, you may heal 30 damage from this Pokémon.', 'einmal im Zug: 30 heilen'),
    s('This Pokémon can’t be Asleep.', 'kann nicht schlafen'),
    s('This Pokémon takes 30 less damage from attacks.', '30 Schadenspunkte weniger'),
  ],
  trainer: [
    s('Draw 2 cards.', '2 Karten ziehen'),
    s('Heal 30 damage from your Active Pokémon.', 'Aktives Pokémon: 30 heilen'),
    s('Switch your Active Pokémon with 1 of your Benched Pokémon.', 'Aktives Pokémon austauschen'),
  ],
};
