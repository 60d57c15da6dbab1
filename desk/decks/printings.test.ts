/** What imported cards tell of a Pokémon card's printings, over invented cards. */
import { expect, test } from 'vitest';
import type { JudgeDb } from '../../rules-db/judge/judge-db.ts';
import { printedOf } from './printings.ts';

const card = (id: string, prints: string[], more: { name?: string; text?: string; released?: number; mark?: unknown } = {}) => ({
  id, game: 'ptcg', released: more.released ?? 0, meta: { regulationMark: more.mark },
  card: { name: { en: more.name ?? 'Papermon' }, kind: 'pokemon', hp: 60, attacks: [{ name: { en: 'Cut' }, damage: 10, text: { en: more.text ?? 'Cut it.' } }], prints },
}); // prettier-ignore
const judge = (...cards: ReturnType<typeof card>[]) =>
  ({
    printings: (name: string) => cards.filter((one) => one.card.name.en === name),
    card: (print: string) => cards.find((one) => one.card.prints.includes(print)),
    cardById: (id: string) => cards.find((one) => one.id === id),
  }) as unknown as JudgeDb;
const same = [card('a', ['a', 'PAP 7'], { released: 20250102, mark: 'H' }), card('b', ['b', 'INK 1', 'PPR 2'], { mark: 'NONE' }), card('c', ['c', 'OLD 3'], { text: 'Fold it.' })]; // prettier-ignore

test('without imported cards nothing is known', () => {
  expect(printedOf(undefined, 'Papermon', 'PAP 7')).toEqual({ reprints: [] });
  expect(printedOf(judge(), 'Papermon', undefined)).toEqual({ reprints: [] });
});

test('the printing that is meant, and those that do the same: sets, mark and day, as far as they are told', () => {
  const { own, reprints } = printedOf(judge(...same), 'Papermon', 'PAP 7');
  expect(own).toEqual({ sets: ['PAP'], mark: 'H', released: '2025-01-02' });
  // Another text may say the same in other words.
  expect(reprints).toEqual([{ sets: ['INK', 'PPR'], alike: 'same' }, { sets: ['OLD'], alike: 'perhaps' }]); // prettier-ignore
});

test('where no print is named every printing of the name may be meant', () => {
  const { own, reprints, isOf } = printedOf(judge(...same), 'Papermon', undefined);
  expect([own, isOf, reprints.map(({ sets, alike }) => [sets[0], alike])]).toEqual([undefined, undefined, [['PAP', 'same'], ['INK', 'same'], ['OLD', 'same']]]); // prettier-ignore
});

test('a print of another card is told; one nobody knows is not', () => {
  const cards = judge(...same, card('d', ['d', 'HAT 1'], { name: 'Hatmon' }));
  expect(printedOf(cards, 'Papermon', 'HAT 1')).toMatchObject({ isOf: { en: 'Hatmon' }, reprints: [{}, {}, {}] });
  expect(printedOf(cards, 'Papermon', 'HAT 1')).not.toHaveProperty('own');
  expect(printedOf(cards, 'Papermon', 'NOT 9')).not.toHaveProperty('isOf');
});
