// A misspelt name in a sentence is the one card, attack or Ability with nearly these letters, and that is said; of several it is asked which.
import { expect, test } from 'vitest';
import { find as bundled, judged } from './lines.ts';
import { Refused } from '../desk/refused.ts';
import type { CardFinder } from '../desk/lookup/find-card.ts';
import { readLine } from '../desk/line.ts';

/** Knows one card by wrong letters, and two by others. */
const find = ((game, written) => {
  if (game === 'ptcg' && written === 'Charzard ex') return { ...bundled('ptcg', 'Charizard ex'), is: 'guessed' };
  if (game === 'ptcg' && written === 'Snorlex') return { is: 'unclear', near: ['Snorlax', 'Snorlex B'], mistyped: true };
  return bundled(game, written);
}) as CardFinder; // prettier-ignore
const read = (line: string) => readLine(line, { find, game: 'ptcg', judge: (of) => judged(of).ruling });

test('a card', () => {
  const { case: theCase, assumptions } = read('A greift mit Charzard ex Snorlax mit Brennende Finsternis an');
  expect(theCase.moves).toMatchObject([{ do: 'attack', attack: 'Burning Darkness' }]);
  expect(assumptions.map(({ text }) => text?.en)).toContain('“Charzard ex” is Charizard ex.');
});
test('an attack of a Pokémon the line names', () => {
  const { assumptions } = read('A greift mit Glurak-ex mit Brennede Finsternis Snorlax an');
  expect(assumptions.map(({ text }) => text?.de)).toContain('„Brennede Finsternis“ ist Brennende Finsternis.');
});
test('one that may be either is asked about', () => {
  const problems = (): readonly { didYouMean?: readonly string[] }[] => {
    try {
      read('A greift Snorlex mit Charizard ex an, Burning Darkness');
    } catch (error) {
      if (error instanceof Refused) return error.problems;
      throw error;
    }
    return [];
  };
  expect(problems()).toMatchObject([{ didYouMean: ['Snorlax', 'Snorlex B'] }]);
});
