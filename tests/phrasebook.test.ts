/**
 * Every pattern of both grammars, tried with a phrase: each says something, none fails on words that are put together strangely, and none means
 * something else than it did: `__snapshots__/phrases.*.txt` has a short hash of each meaning. Who changes a pattern finds there the phrases
 * whose meaning changed with it (`npx vitest run --project unit --update=all tests/phrasebook.test.ts` after a look at the difference).
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { choicesOf, phrasesOf } from './phrase-choices.ts';
import { phrasebook, type Phrase } from './phrasebook.ts';
import { ptcg, short, ygo } from './phrasebooks.ts';

/** "action: draw 2 card → 1f2e3d4c", in the order of the grammar. */
const list = (phrases: readonly Phrase[]): string =>
  phrases.map(({ category, text, value }) => `${category}: ${text} → ${short(value)}\n`).join('');

// Floors that only go up. What has no phrase wants words this book does not put together, or says what another pattern says.
test.each([
  { game: 'Yu-Gi-Oh!', book: () => phrasebook(ygo()), share: 0.9, file: 'ygo' },
  { game: 'Pokémon', book: () => phrasebook(ptcg()), share: 0.94, file: 'ptcg' },
])('$game: the patterns are read, and each means something', { timeout: 120_000 }, async ({ book, share, file }) => {
  const { phrases, without } = book();
  expect(phrases.length / (phrases.length + without.length)).toBeGreaterThanOrEqual(share);
  expect(phrases.filter(({ value }) => value === 'false' || value === 'null')).toEqual([]);
  await expect(list(phrases)).toMatchFileSnapshot(`__snapshots__/phrases.${file}.txt`);
});

test.each([
  { game: 'Yu-Gi-Oh!', asked: ygo, file: 'ygo' },
  { game: 'Pokémon', asked: ptcg, file: 'ptcg' },
])('$game: what a pattern reads and what it refuses', { timeout: 120_000 }, async ({ asked, file }) => {
  const book = readFileSync(new URL(`__snapshots__/phrases.${file}.txt`, import.meta.url), 'utf8');
  const choices = choicesOf<never>(asked() as never, phrasesOf(book));
  await expect(`${choices.join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/choices.${file}.txt`);
});
