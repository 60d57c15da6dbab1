import { expect, test } from 'vitest';
import { moverOf, moveWords, spoken } from './moves.ts';

test('the player a sentence begins with is said once, as its letter, whoever acts', () => {
  expect(spoken('Player A: Tribute Summon of Alpha.', 'A')).toEqual({ by: 'A', text: 'Tribute Summon of Alpha.' });
  expect(spoken('Player B draws 1 card.', 'A')).toEqual({ by: 'B', text: 'draws 1 card.' });
  expect(spoken('Spieler B zieht 1 Karte.', 'A')).toEqual({ by: 'B', text: 'zieht 1 Karte.' });
  expect(spoken('B Beta wird zerstört.', 'A')).toEqual({ by: 'A', text: 'B Beta wird zerstört.' });
  expect(spoken('ein Pokémon hat keine Resistenz.', undefined).text).toBe('Ein Pokémon hat keine Resistenz.');
  expect(spoken('Player A wins.', undefined)).toEqual({ by: undefined, text: 'Player A wins.' });
});

test('what a text does is decided by no player', () => {
  const same = (name: string) => ({ de: name, en: name });
  const decide = (answer: unknown) => ({ by: 'A' as const, do: 'decide' as const, question: 'q', answer });
  const told = decide({ does: [{ gist: { de: 'Ziehe 1 Karte.', en: 'Draw 1 card.' } }] });
  expect([moverOf(told), moverOf(decide('nothing')), moverOf(decide(true))]).toEqual([undefined, undefined, 'A']);
  expect(moveWords(told, same).de).toBe('Der Text bewirkt: Ziehe 1 Karte.');
  expect(moveWords(decide(true), same).en).toBe('decides: yes');
});
