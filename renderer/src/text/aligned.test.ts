import { expect, test } from 'vitest';
import { aligned } from './aligned.ts';

const told = (en: string, de: string): string[][] =>
  aligned(en, de).map((group) => [group.en, group.de].map((spans, i) => spans.map(({ from, to }) => [en, de][i]!.slice(from, to)).join(' | '))); // prettier-ignore

test('as many sentences stand for one another in order', () => {
  expect(told('Draw 2 cards. Discard 1 card.', 'Ziehe 2 Karten. Wirf 1 Karte ab.')).toEqual([
    ['Draw 2 cards.', 'Ziehe 2 Karten.'],
    ['Discard 1 card.', 'Wirf 1 Karte ab.'],
  ]);
});

test('a sentence the translator split stands for both parts', () => {
  const en = 'Send the top 3 cards of your Deck to the GY, and take 400 damage for each of them. Then draw 2 cards.';
  const de =
    'Lege die obersten 3 Karten deines Decks auf den Friedhof. Für jede davon erhältst du 400 Schaden. Dann ziehe 2 Karten.';
  expect(told(en, de)).toEqual([
    [
      'Send the top 3 cards of your Deck to the GY, and take 400 damage for each of them.',
      'Lege die obersten 3 Karten deines Decks auf den Friedhof. | Für jede davon erhältst du 400 Schaden.',
    ],
    ['Then draw 2 cards.', 'Dann ziehe 2 Karten.'],
  ]);
});

test('what only one text says stands alone', () => {
  const en = 'Once per turn: You can discard 1 card; draw 1 card. Gains 500 ATK.';
  const de =
    '(Die Karte „Beispiel des Übersetzers“ wird nicht benötigt.) Einmal pro Spielzug: Du kannst 1 Karte abwerfen; ziehe 1 Karte. Erhält 500 ATK.';
  expect(told(en, de)).toEqual([
    ['', '(Die Karte „Beispiel des Übersetzers“ wird nicht benötigt.)'],
    [
      'Once per turn: You can discard 1 card; draw 1 card.',
      'Einmal pro Spielzug: Du kannst 1 Karte abwerfen; ziehe 1 Karte.',
    ],
    ['Gains 500 ATK.', 'Erhält 500 ATK.'],
  ]);
});
