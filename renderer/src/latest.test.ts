import { expect, test } from 'vitest';
import { latest } from './latest.ts';

test('only the newest of what was typed meanwhile is asked', async () => {
  const asked: string[] = [];
  const ask = latest(async (word: string) => {
    asked.push(word);
    await new Promise((done) => setTimeout(done, 5));
    return word.toUpperCase();
  });
  expect(await Promise.all(['m', 'ms', 'mst'].map(ask))).toEqual(['M', undefined, 'MST']);
  expect(asked).toEqual(['m', 'mst']);
});

test('a request that failed holds up none after it', async () => {
  const ask = latest((word: string) => (word === '' ? Promise.reject(new Error('gone')) : Promise.resolve(word)));
  const [first, second] = await Promise.allSettled([ask(''), ask('mst')]);
  expect([first?.status, second?.status === 'fulfilled' && second.value]).toEqual(['rejected', 'mst']);
});
