/** What an unread sentence could touch; over all cards it is held against what their records do (`tests/ptcg-touches.test.ts`). */
import { expect, test } from 'vitest';
import { tellSentence } from './touches.ts';

const touched = (sentence: string): string[] => tellSentence(sentence).touches.map(({ what }) => what);

test.each([
  "As long as this card is attached to a Pokémon, that Pokémon gets +20 HP and can't use any Poké-Powers or Poké-Bodies.",
  'All Pokémon Powers stop working until the end of your next turn.',
  'Ignore Poké-Bodies for all Basic Pokémon in play.',
  "Your opponent's Pokémon have no Abilities.",
])('what switches Abilities and their forerunners off touches them: %s', (sentence) => {
  expect(touched(sentence)).toContain('abilities');
});
test('how often a Power may be used switches none off', () => {
  expect(touched("You can't use more than 1 Shuffle Poké-Power each turn.")).not.toContain('abilities');
});

test('paying less to retreat is no cost of an attack, and what attaching asks for waits for the attaching', () => {
  expect(touched('As long as this Pokémon is Active, you pay Colorless less to retreat it for each Brassfin on your Bench.')).toEqual(['retreat', 'bench']); // prettier-ignore
  expect(tellSentence('To attach a Fire Energy card from your hand to Brassfin, you must discard an Energy card attached to Brassfin.').on).toMatchObject([{ what: 'attaching' }]); // prettier-ignore
  expect(tellSentence('You may also use this Ability if this Pokémon is in the Active Spot and is Knocked Out by damage from an attack.').on).toMatchObject([{ what: 'knock-out' }]); // prettier-ignore
});

test('what is said before "is damaged" does not keep a sentence from waiting for it', () => {
  expect(tellSentence('If the Brassfin this card is attached to is in the Active Spot, has full HP, and is damaged by an attack, draw 3 cards.').on).toMatchObject([{ what: 'damage-taken' }]); // prettier-ignore
});

test('what happens besides where one stays Asleep between turns waits for the Checkup; how a condition counts does not', () => {
  expect(tellSentence('If Brassfin remains Asleep between turns, remove 2 damage counters from Brassfin.').on).toMatchObject([{ what: 'checkup' }]); // prettier-ignore
  expect(tellSentence('Put 2 more damage counters on Poisoned Pokémon between turns.').on).toBeUndefined();
});
