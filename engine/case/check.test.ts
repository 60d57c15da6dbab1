/** What is said of a value that a schema does not take: each kind of schema beside what is wrong with it. */
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { check } from './check.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const place = v.picklist(['hand', 'deck', 'discard']);
const many = v.picklist(Array.from({ length: 30 }, (_, n) => `word${n}`));
const card = v.strictObject({ card: v.string(), count: v.optional(count) });
const move = v.variant('do', [
  v.strictObject({ do: v.literal('attack'), target: v.string() }),
  v.strictObject({ do: v.literal('retreat'), to: v.string() }),
]);
const ASKED: Record<string, readonly [schema: v.GenericSchema, ...values: unknown[]]> = {
  'a text': [v.string(), 7, true, ['a'], { a: 1 }, null],
  'a number': [v.number(), 'seven', [], null],
  'a number from': [v.pipe(v.number(), v.minValue(1)), 0],
  'a number to': [v.pipe(v.number(), v.maxValue(5)), 6],
  'a number between': [v.pipe(v.number(), v.minValue(1), v.maxValue(5)), 6, 0],
  'a whole number': [v.pipe(v.number(), v.integer()), 1.5],
  'a whole number, narrower': [v.pipe(count, v.minValue(1)), 0, 0.5],
  'a multiple': [v.pipe(v.number(), v.multipleOf(10)), 15],
  'a multiple from and to': [v.pipe(v.number(), v.multipleOf(10), v.minValue(10), v.maxValue(90)), 95, 5],
  'true or false': [v.boolean(), 'yes', 1],
  'one word': [v.literal('attack'), 'atack', 3],
  'one of few words': [place, 'hnd', 'graveyard', 3, []],
  'one of many words': [many, 'wrd7', 'other', 3],
  'a text or nothing': [v.nullable(v.string()), 7],
  'a text that may be left out': [v.optional(v.string()), 7, null],
  'either of two': [v.union([v.string(), count]), true, -1, []],
  'a word or a number': [v.union([place, v.pipe(v.number(), v.minValue(1), v.maxValue(5))]), 6, 'hnd', true],
  'a word or many more': [v.union([many, v.string()]), 3],
  'two of the same kind': [v.union([count, v.pipe(v.number(), v.integer(), v.minValue(0)), place]), 'hnd', true],
  'a text or an entry': [v.union([v.string(), card]), 3, { crad: 'x' }, { card: 3 }, ['x']],
  'one entry or another': [v.union([card, v.strictObject({ name: v.string(), of: v.string() })]), { name: 'x' }, { card: 'x', of: 'y' }, {}],
  'a list': [v.array(v.string()), 'x', ['a', 3, 'b', 4], { a: 1 }],
  'a list of lists': [v.array(v.array(count)), [[1, 'x'], 3]],
  'two places': [v.tuple([v.nullable(v.string()), v.nullable(v.string())]), ['a'], ['a', 3], 'a'],
  'at least one': [v.pipe(v.array(v.string()), v.minLength(1)), []],
  'an entry': [card, 'x', { card: 'x', cuont: 3 }, { card: 'x', nothingLikeIt: 3 }, { count: 1 }, { card: 'x', count: 'many' }],
  'an entry that takes more': [v.objectWithRest({ card: v.string() }, count), { card: 3 }, { card: 'x', more: 'y' }, { more: 1 }],
  'any entry': [v.looseObject({ card: v.string() }), { more: 1 }, 3],
  'a list by name': [v.record(v.pipe(v.string(), v.minLength(2)), count), { ab: 'x' }, { a: 1 }, []],
  'one of several moves': [move, { do: 'atack', target: 'x' }, { do: 'atack' }, { do: 'attack' }, { do: 'other' }, { target: 'x' }, { do: 'retreat', to: 3 }],
  'a name nobody put in quotes': [card, { '': null }],
  later: [v.lazy(() => card), { card: 3 }],
  anything: [v.unknown(), 3, {}],
}; // prettier-ignore

test.each(Object.entries(ASKED))('%s', (_, [schema, ...values]) => {
  const said = values.map((value) => [
    JSON.stringify(value),
    ...check(schema, value, ['field']).map(({ code, path, message, didYouMean = [] }) =>
      [`${code} /${path.join('/')}: ${message.en} / ${message.de}`, ...(didYouMean.length > 0 ? [didYouMean.join(', ')] : [])].join(' ← '),
    ),
  ]); // prettier-ignore
  expect(said).toMatchSnapshot();
});
