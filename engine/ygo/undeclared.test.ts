import { expect, test } from 'vitest';
import type { Card } from './duel.ts';
import { onlyIfUsed } from './undeclared.ts';

const card = (en: string, is: string[] = ['effect']): Card =>
  ({ info: { text: { de: '', en }, is } }) as unknown as Card;
const karte = (de: string): Card => ({ info: { text: { de, en: '' }, is: ['effect'] } }) as unknown as Card;

test('effects a player may use or leave change nothing by themselves', () => {
  expect(
    onlyIfUsed(card('Once per turn: You can draw 1 card. You can only use this effect of "X" once per turn.')),
  ).toBe(true);
  expect(onlyIfUsed(card('2 monsters\n(Quick Effect): You can target 1 card; destroy it.', ['link']))).toBe(true);
  expect(onlyIfUsed(karte('Einmal pro Spielzug: Du kannst 1 Karte ziehen.'))).toBe(true);
});
test('everything else could', () => {
  expect(onlyIfUsed(card('All Warrior monsters gain 200 ATK.'))).toBe(false);
  expect(onlyIfUsed(card('Neither player can Special Summon.'))).toBe(false);
  expect(
    onlyIfUsed(
      card('When this card is destroyed: Inflict 500 damage to your opponent, then you can Special Summon 1 monster.'),
    ),
  ).toBe(false);
  expect(onlyIfUsed(card('You can Tribute this card; draw 1 card. Your opponent cannot attack.'))).toBe(false);
  expect(onlyIfUsed(karte('Alle Krieger-Monster erhalten 200 ATK.'))).toBe(false);
});
