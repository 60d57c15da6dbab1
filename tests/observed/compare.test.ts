/** The comparison itself: what it takes for the same, and what it must not. */
import { describe, expect, test } from 'vitest';
import { rule } from '../../engine/rule.ts';
import { emptyLibrary } from '../../engine/library.ts';
import { readCase } from '../../engine/case/read.ts';
import type { Ruling } from '../../engine/ruling/schema.ts';
import { causeOf } from './cause.ts';
import { check, failures } from './compare.ts';
import { moved } from './history.ts';
import { choose, type Expectation, type Play } from './plays.ts';
import { table } from './report.ts';

const knight = {
  name: 'Knight',
  kind: 'monster',
  monster: ['normal'],
  level: 4,
  atk: 1800,
  def: 1000,
  race: 'Warrior',
  attribute: 'EARTH',
};
const theCase = {
  game: 'ygo' as const,
  cards: { Knight: knight, Squire: { ...knight, name: 'Squire', atk: 1000 } },
  state: {
    phase: 'battle',
    players: {
      A: { monsters: ['Knight', { id: 'second', card: 'Knight' }] },
      B: { monsters: ['Squire'], hand: ['Knight'] },
    },
  },
  moves: [{ by: 'A', do: 'attack', card: 'Knight', target: 'Squire' }],
};
function ruled(): Ruling {
  const read = readCase(theCase);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return rule(read.case, emptyLibrary);
}
const ruling = ruled();
const holds = (...expectation: Expectation): boolean =>
  check(ruling, expectation, new Map([['second', 'Knight']])).holds;

describe('an expectation', () => {
  test.each<Expectation>([
    ['/verdict', '==', 'resolved'],
    ['/final/players/A/lifePoints', '==', 8000],
    ['/final/players/B/lifePoints', '==', 7200],
    ['/final/players/A/monsters', 'len', 2],
    ['/final/players/A/monsters', 'contains', { card: 'Knight', face: 'up', position: 'attack' }],
    ['/final/players/B/graveyard', 'contains', 'Squire'],
    ['/final/players/B/monsters', 'excludes', 'Squire'],
    ['/final/players/A/banished', 'len', 0],
    ['/over', 'truthy', false],
    ['/headline', 'match', 'Squire'],
  ])('%s %s %j holds', (...expectation) => expect(holds(...expectation)).toBe(true));

  test.each<Expectation>([
    ['/verdict', '==', 'illegal'],
    ['/final/players/B/lifePoints', '==', 8000],
    ['/final/players/A/monsters', 'len', 3],
    ['/final/players/A/monsters', 'contains', { card: 'Knight', position: 'defense' }],
    ['/final/players/A/monsters', 'contains', 'Squire'],
    ['/final/players/B/hand', 'excludes', 'Knight'],
    ['/steps', 'truthy', false],
    ['/nowhere', 'contains', 'Knight'],
  ])('%s %s %j does not', (...expectation) => expect(holds(...expectation)).toBe(false));
});

test('plays of one reason have one cause, whatever their cards and numbers', () => {
  const play = (want: number): Play => ({
    id: 'x',
    kind: 'attack',
    case: theCase,
    expect: [['/final/players/B/lifePoints', '==', want]],
  });
  const causes = [100, 200].map((want) => causeOf('wrong', failures(play(want), ruling)[0]!, ruling));
  expect(causes[0]).toBe(causes[1]);
  expect(causes[0]).toMatch(/^\/final\/lifePoints ==: too many/);
  expect(causes[0]).not.toMatch(/Knight|Squire/);
});

test('a sample is the same whatever else the file holds', () => {
  const line = (id: string): string => JSON.stringify({ id, kind: 'attack' });
  const some = ['a', 'b', 'c', 'd', 'e', 'f'].map(line);
  const sample = choose(some, { sample: 3 });
  expect(sample).toHaveLength(3);
  expect(choose([...some].reverse(), { sample: 3 })).toEqual(sample);
  expect(
    choose(
      some.filter((one) => one !== sample[0]),
      { sample: 2 },
    ),
  ).toEqual(sample.slice(1));
  expect(choose(some, { ids: new Set(['b']) })).toEqual([line('b')]);
});

test('what got better and what broke, of the plays that were ruled on before', () => {
  const kept = (result: string): { result: string; ground: string } => ({ result, ground: 'declared' });
  const before = { a: kept('open'), b: kept('hold'), c: kept('wrong') };
  const run = { a: kept('hold'), b: kept('wrong'), c: kept('wrong'), d: kept('fault') };
  expect(moved(before, run)).toEqual({ better: ['a (open → hold)'], broke: ['b (hold → wrong)'] });
});

test('a share is never rounded up', () => {
  const all = Array.from({ length: 2000 }, (_, i) => ({ id: String(i), result: i === 0 ? 'wrong' : 'hold' }));
  expect(table(all, ['hold', 'wrong'], () => 'all').at(-1)).toMatch(/99\.9$/);
});
