/** Every pattern of both grammars, tried with a phrase: each says something, none fails on words that are put together strangely. */
import { expect, test } from 'vitest';
import { nameKey } from '../engine/case/names.ts';
import { CANON } from '../reader/ptcg/canon.ts';
import type { Context as PtcgContext } from '../reader/ptcg/grammar/phrases.ts';
import type { Context as YgoContext } from '../reader/ygo/grammar/categories.ts';
import { grammar as ptcgGrammar } from '../reader/ptcg/grammar/grammar.ts';
import { grammar as ygoGrammar } from '../reader/ygo/grammar/grammar.ts';
import { canon } from '../reader/ygo/words/canon.ts';
import { phrasebook } from './phrasebook.ts';

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

// Floors that only go up. What has no phrase wants words this book does not put together, or says what another pattern says.
test.each([
  { game: 'Yu-Gi-Oh!', book: ygo, share: 0.9 },
  { game: 'Pokémon', book: ptcg, share: 0.94 },
])('$game: the patterns are read, and each means something', { timeout: 120_000 }, ({ book, share }) => {
  const { phrases, without } = book();
  expect(phrases.length / (phrases.length + without.length)).toBeGreaterThanOrEqual(share);
  expect(phrases.filter(({ value }) => value === 'false' || value === 'null')).toEqual([]);
});
