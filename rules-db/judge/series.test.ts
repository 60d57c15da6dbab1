import { expect, test } from 'vitest';
import { seriesOf } from './series.ts';

const row = (series: string[], en: string, de: string | null) => ({ series: JSON.stringify(series), en, de });

test('an archetype has the German word quoted at its place, where the texts agree on one', () => {
  const rows = [
    row(
      ['Wisp', 'Lamp'],
      'Add 1 "Wisp" card, except "Wisp Keeper".',
      'Nimm 1 „Irrlicht“-Karte, außer „Irrlichthüter“.',
    ),
    row(['Wisp'], 'Draw 1 "Wisp" card.', 'Ziehe 1 „Irrlicht“-Karte.'),
    // Another number of quoted words says nothing of which is which.
    row(['Wisp'], '"Wisp" and "Lamp".', '„Lampe“.'),
    row(['Moth'], '"Moth".', null),
  ];
  expect(seriesOf(rows)).toEqual([
    { en: 'Lamp', de: 'Lamp' },
    { en: 'Moth', de: 'Moth' },
    { en: 'Wisp', de: 'Irrlicht' },
  ]);
});
test('words that differ from text to text leave the English one', () =>
  expect(seriesOf([row(['Wisp'], '"Wisp".', '„Irrlicht“.'), row(['Wisp'], '"Wisp".', '„Funke“.')])).toEqual([
    { en: 'Wisp', de: 'Wisp' },
  ]));
