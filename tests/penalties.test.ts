/**
 * Infractions found by what judges say at a table, on the real content: `penalties/*.yaml` hold what is told, with the infractions
 * that may come first (and the degree), and what is no infraction. None of these sentences stands in the content.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findInfractions } from '../desk/penalties/find.ts';
import { words } from '../rules-db/text.ts';
import { content } from './scenarios.ts';

const games = ['ygo', 'ptcg'] as const;
type ByGame<T> = Record<(typeof games)[number], T>;
interface Sentences {
  told: ByGame<Record<string, string>>;
  nothing: ByGame<string[]>;
}
const dir = join(import.meta.dirname, 'penalties');
const sets = new Map(readdirSync(dir).map((file) => [file.replace('.yaml', ''), parse(readFileSync(join(dir, file), 'utf8')) as Sentences])); // prettier-ignore

/** The infraction that comes first, without game and kind, and its degree; nothing where nothing covers the query. */
function first(game: (typeof games)[number], query: string): { id: string; degree?: string } | undefined {
  const { covered, found } = findInfractions(content.penalties.filter((one) => one.game === game), query); // prettier-ignore
  const [one] = found;
  return covered && one
    ? { id: one.infraction.id.replace(/^\w+\.(infraction|procedure)\./, ''), ...(one.degree && { degree: one.degree }) }
    : undefined;
}

/** Of a set: what is told and found first, told and not covered, and what is no infraction and covered. */
function tried({ told, nothing }: Sentences) {
  const sentences = games.flatMap((game) => Object.entries(told[game]).map(([query, wanted]) => ({ query, wanted, got: first(game, query) }))); // prettier-ignore
  const others = games.flatMap((game) => nothing[game].map((query) => ({ query, got: first(game, query) })));
  return {
    told: sentences.length,
    nothing: others.length,
    missed: sentences.filter(
      ({ wanted, got }) =>
        !wanted
          .split(' ')[0]!
          .split('|')
          .includes(got?.id ?? ''),
    ),
    uncovered: sentences.filter(({ got }) => !got).map(({ query }) => query),
    covered: others.filter(({ got }) => got),
    otherDegree: sentences.filter(({ wanted, got }) => {
      const [id, degree] = wanted.split(' ');
      return degree !== undefined && got?.id === id && got?.degree !== degree;
    }),
  };
}

/** Floors, as on 2026-11-23: missed, not covered though told, covered though nothing. They only fall. */
const AT_MOST: Record<string, [missed: number, uncovered: number, covered: number]> = {
  used: [6, 2, 0],
  'seen-1': [5, 0, 0],
  'seen-2': [3, 0, 1],
  'seen-3': [8, 3, 5],
  'seen-4': [4, 1, 2],
  'seen-5': [3, 2, 0],
  'seen-6': [4, 2, 1],
  'seen-7': [3, 1, 2],
  unseen: [2, 0, 2],
};
test.each([...sets])('%s', (name, set) => {
  const { missed, uncovered, covered, otherDegree } = tried(set);
  const [mayMiss, mayLack, mayCover] = AT_MOST[name]!;
  expect({
    missed: missed.length <= mayMiss || missed,
    uncovered: uncovered.length <= mayLack || uncovered,
    covered: covered.length <= mayCover || covered,
    otherDegree,
  }).toEqual({ missed: true, uncovered: true, covered: true, otherDegree: [] });
});

test('of the set nothing was changed for: 85 % come first, at most 5 % are not covered, of what is no infraction 85 % is not', () => {
  const { told, nothing, missed, uncovered, covered } = tried(sets.get('unseen')!);
  expect(1 - missed.length / told).toBeGreaterThanOrEqual(0.85);
  expect(uncovered.length / told).toBeLessThanOrEqual(0.05);
  expect(1 - covered.length / nothing).toBeGreaterThanOrEqual(0.85);
});

test('no sentence stands in the content', () => {
  const bare = (text: string) => words(text).join(' ');
  const said = new Set(
    content.penalties.flatMap(({ infractions, told, elsewhere }) => [
      ...infractions.flatMap(({ degrees }) => degrees.flatMap(({ cases }) => cases.flatMap(({ en, de }) => [en, de]))),
      ...Object.values(told).flatMap(({ en, de }) => [...en, ...de]),
      ...elsewhere,
    ].map(bare)),
  ); // prettier-ignore
  const sentences = [...sets.values()].flatMap(({ told, nothing }) => games.flatMap((game) => [...Object.keys(told[game]), ...nothing[game]])); // prettier-ignore
  expect(sentences.filter((one) => said.has(bare(one)))).toEqual([]);
});

test.each([
  'what is the weather tomorrow',
  'Wie hoch ist der Eiffelturm',
  'when does missed timing apply to optional effects',
  'best pizza near the venue',
  'Wie viele ATK hat ein Drache',
  'xyzzy',
  'Wo ist die Toilette',
])('not covered: %s', (query) => {
  for (const game of games) expect([query, first(game, query)]).toEqual([query, undefined]);
});

/** What is highlighted may be given: a degree is told only by words that tell it. */
test.each([
  ['ygo', 'Der Duellant sitzt fünf Minuten nach Rundenbeginn nicht am Platz', undefined],
  ['ygo', 'zu spät an den Tisch', undefined],
  ['ptcg', 'six minutes late to the table', undefined],
  ['ygo', 'marked cards', undefined],
  ['ygo', 'draws an extra card', undefined],
  ['ygo', 'draws an extra card, it is certain which card it is', 'minor'],
  ['ptcg', 'deck has only 59 cards', 'major'],
] as const)('%s: “%s” tells the degree %s', (game, query, degree) => {
  expect(first(game, query)).toBeDefined();
  expect(first(game, query)?.degree).toBe(degree);
});
