/** Effects a question is about, and what is told of Decks, hands and monsters that bring others out: classes a judge found told so. */
import { expect, test } from 'vitest';
import { expectRuling, ruled } from './lines.ts';

test.each([
  // The optional effect the question is about is used.
  ['A normal summons Elemental HERO Stratos, does he get the search?', 'resolved', 'The effect of Elemental HERO Stratos resolves'],
  ['A has Skill Drain, B normal summons Elemental HERO Stratos. Does it search?', 'resolved', 'does nothing: it was negated (Skill Drain)'],
  ['A opfert Sangan für Jinzo. Darf er suchen?', 'resolved', 'The effect of Sangan resolves'],
  // So many cards in a Deck are a fact.
  ['A activates Pot of Greed with 1 card in deck', 'illegal', 'no card can be drawn'],
  ['A aktiviert Topf der Gier mit nur noch 1 Karte im Deck', 'illegal', 'no card can be drawn'],
  ['A has 2 cards left in his deck. A: Pot of Greed', 'resolved', 'draws 2 cards'],
  // Cards of which nothing is said are in the hand; one named among them is one of them.
  ['A activates Card Destruction, both have 3 cards, B had Sangan in hand', 'resolved', 'Player B discards 2× an unknown card and Sangan'],
  ['B has 4 cards in hand, Sangan among them, A activates Card Destruction', 'resolved', 'Player B discards 3× an unknown card and Sangan'],
  ['B hat 4 Handkarten, darunter Sangan. A aktiviert Kartenzerstörung', 'resolved', 'Player B discards 3× an unknown card and Sangan'],
  // Each player discards his own hand.
  ["A attacks B's face-down Morphing Jar with Gemini Elf. B has 2 cards in hand, A 3.", 'resolved', 'Player B discards 2× an unknown card by the effect; Player A discards 3× an unknown card'],
  // "In the Damage Step": at the timing at which the card works.
  ['B attacks directly with Blue-Eyes White Dragon, A activates Kuriboh in the damage step', 'resolved', 'no battle damage'],
  // A monster that brings others out does so by its effect; both of them are material.
  // The first turn of the duel, a second Normal Summon, a battle position that may not be changed.
  ['A attacks with Jinzo in the first turn', 'illegal', 'no Battle Phase in the first turn'],
  ['A greift im ersten Zug mit Jinzo an', 'illegal', 'no Battle Phase in the first turn'],
  ['A normal summons twice', 'illegal', 'A Normal Summon or Set has already been made this turn'],
  ['A normal summons Sangan and switches it to defense position', 'illegal', 'Sangan came to the field this turn'],
  ['B attacks with Sangan, then wants to change it to defense in main phase 2', 'illegal', 'Sangan attacked this turn'],
  ['A draws for turn and activates Pot of Greed', 'resolved', 'draws 2 cards'],
  // Of whom it is told, and by which effect.
  ['A activates Limiter Removal on Cyber Dragon', 'resolved', 'ATK of Cyber Dragon is doubled'],
  ["B attacks A's face-down Magician of Faith with Jinzo, A takes back Raigeki", 'resolved', 'adds Raigeki to the hand'],
  ["A has Snatch Steal on B's Jinzo. B: Mystical Space Typhoon -> Snatch Steal", 'resolved', 'Player B now controls Jinzo'],
  ["B attacks A's face-down D.D. Warrior Lady with Jinzo. A banishes both", 'resolved', 'D.D. Warrior Lady banishes Jinzo'],
  ['B hat Spiegelkraft gesetzt. A greift mit Jinzo an, darf B sie aktivieren?', 'illegal', 'Jinzo forbids this'],
  // What comes too early is refused for that, not for where the Chain left it.
  ["A activates Mystical Space Typhoon on B's set Torrential Tribute, B chains Torrential Tribute", 'illegal', 'The event this card answers has not just happened'],
  ["A flips Man-Eater Bug and destroys one of B's monsters", 'resolved', 'destroys a monster'],
])('%s', (line, verdict, says) => expectRuling(line, verdict as 'resolved', says)); // prettier-ignore

test('a question about something else uses no effect', () => {
  const { decisions } = ruled('A normal summons Elemental HERO Stratos, is that legal?');
  expect(decisions.some(({ what, given, answer }) => what === 'trigger' && given === 'assumed' && answer === false)).toBe(true);
}); // prettier-ignore
