import { expect, test } from 'vitest';
import type { Ruling } from '../../../desk/contract.ts';
import { decisive } from './opens-at.ts';

const said = (en: string) => ({ en, de: en });
const ruling = (headline: string, ...steps: string[]) =>
  ({
    headline: said(headline),
    steps: steps.map((en, i) => ({ n: i + 1, outcome: 'applied', kind: 'draw', text: said(en) })),
    outcomes: [{ card: 'Gadget', became: 'resolved', step: steps.length }],
  }) as unknown as Ruling;

test('a ruling opens at the step that says the answer, where no card is told of; else at its end', () => {
  const drawn = ruling('A draws 6 cards; B draws 1 card.', 'A plays Gadget.', 'A draws 6 cards.', 'Gadget goes away.');
  expect(decisive(drawn)).toBe(2);
  expect(decisive(ruling('Nothing comes of it.', 'A plays Gadget.', 'Gadget goes away.'))).toBe(2);
});
