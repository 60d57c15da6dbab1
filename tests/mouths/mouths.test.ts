// A thousand mutated inputs, the same each time, for every mouth of the app (`npm run mouths` tries a hundred thousand): each is answered, none ends in an exception.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Mouth, openMouths } from './mouths.ts';
import { inputOf, tryMouth } from './try.ts';

const COUNT = 1000;
let mouths: Mouth[];
let close: () => Promise<void>;
beforeAll(async () => {
  ({ mouths, close } = await openMouths());
}, 300_000);
afterAll(() => close?.());

const NAMES = [
  ...['case file', 'case value', 'line', 'deck list', 'limit lists', 'card text', 'card record', 'search'],
  ...['what happened', 'saved file', 'card list, JSON', 'card list, gzip', 'card list, cdb', 'case code'],
  ...['packed case', 'link or file to open', 'request'],
];

test('every mouth is fed, and takes what it is made for', async () => {
  expect(mouths.map(({ name }) => name)).toEqual(NAMES);
  for (const { name, samples, take } of mouths)
    for (const [i, sample] of samples.entries()) expect([name, i, await take(sample)]).toEqual([name, i, true]);
}, 180_000);

test.each(NAMES)(
  '%s',
  async (name) => {
    const mouth = mouths.find((one) => one.name === name)!;
    const { faults, taken, refused } = await tryMouth(mouth, { seed: 1, count: COUNT });
    expect(faults.map(({ n, input, error }) => [n, input.toString('utf8'), String(error)])).toEqual([]);
    expect(taken + refused).toBe(COUNT * (mouth.share ?? 1));
    // What is fed is not all rubbish.
    expect(taken).toBeGreaterThan(0);
    expect(inputOf(mouth, 1, 7)).toEqual(inputOf(mouth, 1, 7));
  },
  180_000,
);
