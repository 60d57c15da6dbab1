import { expect, test } from 'vitest';
import { NO_NAMES } from '../../reader/reading.ts';
import type { JudgeDb } from '../../rules-db/judge/judge-db.ts';
import { textsRead } from './texts-read.ts';

const spell = (name: string, en?: string) => ({
  name: { en: name, de: name },
  kind: 'spell',
  property: 'normal',
  ...(en && { text: { en } }),
});
const now = {
  mended: spell('Mended Kite', 'Draw 1 card.'),
  torn: spell('Torn Kite', 'Draw 1 card. Fly it until it is dark.'),
  plain: spell('Plain Kite'),
  new: spell('New Kite', 'Draw 2 cards.'),
};
const judge = {
  cardById: (id: keyof typeof now) => ({ id, game: 'ygo', source: 'imported', card: now[id], meta: {} }),
} as unknown as JudgeDb;
const changed = [
  { id: 'mended', before: JSON.stringify(spell('Mended Kite', 'Fly it until it is dark.')) },
  { id: 'torn', before: JSON.stringify(spell('Torn Kite', 'Draw 1 card.')) },
  { id: 'plain', before: JSON.stringify(spell('Plain Kite')) },
  { id: 'new' },
];
const reading = (signal: AbortSignal) => ({ judge, names: () => NO_NAMES, signal, onProgress: () => undefined });

test('an import tells how its texts are read, and what became whole or is whole no longer', async () => {
  const { becameWhole, noLongerWhole, ...counts } = (await textsRead(changed, reading(new AbortController().signal)))!;
  expect(counts.whole).toBe(2);
  expect(counts.inPart + counts.unread).toBe(1);
  expect(becameWhole.map(({ en }) => en)).toEqual(['Mended Kite']);
  expect(noLongerWhole.map(({ en }) => en)).toEqual(['Torn Kite']);
});

test('ended, it tells nothing', async () => {
  expect(await textsRead(changed, reading(AbortSignal.abort()))).toBeUndefined();
});
