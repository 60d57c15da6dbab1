/**
 * Every pattern of both grammars, tried with a phrase: each says something, none fails on words that are put together strangely, and none means
 * something else than it did: `__snapshots__/phrases.*.txt` has a short hash of each meaning. Who changes a pattern finds there the phrases
 * whose meaning changed with it (`npx vitest run --project unit --update=all tests/phrasebook.test.ts` after a look at the difference).
 */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { nameKey } from '../engine/case/names.ts';
import { CANON } from '../reader/ptcg/canon.ts';
import type { Context as PtcgContext } from '../reader/ptcg/grammar/phrases.ts';
import type { Context as YgoContext } from '../reader/ygo/grammar/categories.ts';
import { grammar as ptcgGrammar } from '../reader/ptcg/grammar/grammar.ts';
import { grammar as ygoGrammar } from '../reader/ygo/grammar/grammar.ts';
import { canon } from '../reader/ygo/words/canon.ts';
import { phrasebook, type Phrase } from './phrasebook.ts';

const ygo = () =>
  phrasebook<YgoContext>({
    grammar: ygoGrammar(),
    canon,
    terminals: {
      number: ['2', '3', '1'],
      quoted: ['"Ash"', '"Bee"', '"Own Name"'],
      counterName: ['Spell Counter'],
      quotedEffect: ['"Draw 1 card"'],
    },
    context: () => ({ name: 'Own Name', kind: 'monster', monster: ['effect'], property: undefined }),
  });
const ptcg = () => {
  const names = new Set(['Ralts', 'Gardevoir'].map(nameKey));
  const attacks = new Map([[nameKey('Psyshot'), 'Psyshot']]);
  return phrasebook<PtcgContext>({
    grammar: ptcgGrammar(),
    canon: CANON,
    terminals: {
      n: ['2', '3', '1'],
      cardName: ['Ralts', 'Gardevoir'],
      cardNameOf: ["Ralts's"],
      attackName: ['Psyshot'],
      namePart: ['"Rotom"'],
    },
    context: (text) => ({
      text,
      box: 'attack',
      kind: 'pokemon',
      names,
      own: new Set<string>(),
      attacks,
      damage: new Map(),
      copiesOf: 'Kirlia',
      baseName: 'Kirlia',
    }),
  });
};

/** "action: draw 2 card → 1f2e3d4c", in the order of the grammar. */
const list = (phrases: readonly Phrase[]): string =>
  phrases
    .map(
      ({ category, text, value }) =>
        `${category}: ${text} → ${createHash('sha256').update(value).digest('hex').slice(0, 8)}\n`,
    )
    .join('');

// Floors that only go up. What has no phrase wants words this book does not put together, or says what another pattern says.
test.each([
  { game: 'Yu-Gi-Oh!', book: ygo, share: 0.9, file: 'ygo' },
  { game: 'Pokémon', book: ptcg, share: 0.94, file: 'ptcg' },
])('$game: the patterns are read, and each means something', { timeout: 120_000 }, async ({ book, share, file }) => {
  const { phrases, without } = book();
  expect(phrases.length / (phrases.length + without.length)).toBeGreaterThanOrEqual(share);
  expect(phrases.filter(({ value }) => value === 'false' || value === 'null')).toEqual([]);
  await expect(list(phrases)).toMatchFileSnapshot(`__snapshots__/phrases.${file}.txt`);
});
