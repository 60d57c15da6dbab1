import { describe, expect, test } from 'vitest';
import type { YgoCard } from './schema.ts';
import { inBoxes } from './two-boxes.ts';

const harlequin = (text: YgoCard['text']): YgoCard => ({
  name: 'Test Harlequin',
  kind: 'monster',
  monster: ['pendulum', 'effect'],
  text,
});

describe('the two boxes of a Pendulum Monster written as one text', () => {
  const both =
    '[ Pendulum Effect ]\nFold the left card.\n----------------------------------------\n[ Monster Effect ]\nFold the right card.';
  test('each text goes into its box, in each language', () => {
    const written = { en: both, de: '[ Pendeleffekt ] Falte links.\n[ Monstereffekt ] Falte rechts.' };
    expect(inBoxes(harlequin(both))).toMatchObject({
      text: { en: 'Fold the right card.' },
      pendulumText: { en: 'Fold the left card.' },
    });
    expect(inBoxes(harlequin(written))).toMatchObject({
      text: { en: 'Fold the right card.', de: 'Falte rechts.' },
      pendulumText: { en: 'Fold the left card.', de: 'Falte links.' },
    });
  });
  test('what has its own box, one heading only, or no Pendulum box stays as it is', () => {
    const apart = { ...harlequin('Fold the right card.'), pendulumText: 'Fold the left card.' };
    const heading = harlequin('[ Monster Effect ]\nFold the right card.');
    const spell: YgoCard = { name: 'Test Fold', kind: 'spell', text: both };
    for (const card of [apart, heading, spell]) expect(inBoxes(card)).toBe(card);
  });
});
