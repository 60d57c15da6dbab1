import { expect, test } from 'vitest';
import { Grammar, type Parsed } from './grammar.ts';
import { covered, piecesOf, pointersOf, stretchesOf } from './pieces.ts';
import { tokenize, type Canon } from './tokens.ts';

interface Phrases {
  number: number;
  zone: string;
  thing: { kind: string };
  things: { kind: string; more?: { kind: string } | undefined };
  sentence: { do: string; count?: number; what?: unknown; zone?: string | undefined };
}
const CANON: Canon = { cased: new Set(['EX']), same: [['his or her', 'their'], ['(before you pay)', '']] }; // prettier-ignore
const grammar = (): Grammar<Phrases, undefined> =>
  new Grammar<Phrases, undefined>(CANON)
    .terminal('number', ['number'], (tokens, at) =>
      tokens[at]?.kind === 'number' ? [{ value: Number(tokens[at].word), to: at + 1 }] : [],
    )
    .table('number', { a: 1, an: 1 })
    .table('zone', { 'their hand': 'hand', 'their <deck|library>': 'deck' })
    .table('thing', { 'card(s)': { kind: 'card' }, 'EX card(s)': { kind: 'EX' }, 'ex card(s)': { kind: 'ex' } })
    .rule('things', '{thing}', ({ thing }) => thing)
    .rule('things', '{thing} and {more:things}', ({ thing, more }) => ({ ...thing, more }))
    .rule('sentence', 'take {count:number} {what:things} [from {zone}].', ({ count, what, zone }) => ({ do: 'take', count, what, zone })); // prettier-ignore
const read = (text: string, g = grammar()): Parsed<Phrases['sentence']>[] => {
  const tokens = tokenize(text, CANON).words;
  return g.readings('sentence', tokens, undefined).filter(({ to }) => to === tokens.length);
};

test.each([
  ['Take 2 cards.', { do: 'take', count: 2, what: { kind: 'card' } }],
  ['Take an EX card from his or her deck.', { do: 'take', count: 1, what: { kind: 'EX' }, zone: 'deck' }],
  ['Take an ex card from their library.', { do: 'take', count: 1, what: { kind: 'ex' }, zone: 'deck' }],
  ['Take 1 card and 1 card.', undefined],
  ['Take 2 cards and EX cards.', { do: 'take', count: 2, what: { kind: 'card', more: { kind: 'EX' } } }],
  ['Take 2 old cards.', undefined],
  ['Take 2 cards', undefined],
])('%s', (text, meaning) => {
  const [one, ...others] = read(text);
  expect(others).toEqual([]);
  expect(one?.value).toEqual(meaning);
}); // prettier-ignore

test('two patterns that mean the same are one reading, two that differ are two', () => {
  const same = grammar().rule('sentence', 'take 2 cards.', () => ({ do: 'take', count: 2, what: { kind: 'card' } }));
  expect(read('Take 2 cards.', same)).toHaveLength(1);
  const other = grammar().rule('sentence', 'take 2 cards.', () => ({ do: 'draw', count: 2 }));
  expect(read('Take 2 cards.', other)).toHaveLength(2);
});

test('a pattern cannot be written twice, match nothing, or name a phrase there is not', () => {
  expect(() => grammar().table('zone', { 'their hand': 'x' })).toThrow('twice');
  expect(() => read('Take 1 card.', grammar().rule('sentence', '[take]', () => ({ do: '' })))).toThrow('nothing');
  expect(() => read('Take 1 card.', grammar().rule('sentence', 'take {x:nobody}' as string, () => ({ do: '' })))).toThrow("no category 'nobody'"); // prettier-ignore
}); // prettier-ignore

test('whole: those that end at a token, whatever tokens the terminals in them are made of', () => {
  const initials = grammar()
    .terminal('thing', { begins: ['capital'], holds: ['word'], marks: ['-', '!'] }, (tokens, at) =>
      tokens[at + 1]?.word === '-' && tokens[at + 3]?.word === '!' ? [{ value: { kind: 'named' }, to: at + 4 }] : [],
    )
    .terminal('things', { as: 'thing' }, (tokens, at) =>
      tokens[at]?.word === 'Old' ? [{ value: { kind: 'old' }, to: at + 2 }] : [],
    );
  const whole = (text: string, to: number): unknown[] =>
    initials.reader(tokenize(text, { ...CANON, cased: new Set(['Old']) }).words, undefined)('sentence', 0, to).map(({ value }) => value);
  expect(whole('Take 2 A-b!.', 7)).toEqual([{ do: 'take', count: 2, what: { kind: 'named' } }]);
  expect(whole('Take 2 A-b! from their deck.', 10)).toEqual([{ do: 'take', count: 2, what: { kind: 'named' }, zone: 'deck' }]);
  expect(whole('Take 2 Old cards.', 5)).toEqual([{ do: 'take', count: 2, what: { kind: 'old' } }]);
  expect(whole('Take 2 A-b!.', 6)).toEqual([]);
  expect(whole('Take 2 A-b?.', 7)).toEqual([]);
}); // prettier-ignore

test('pieces follow from the parse: each token belongs to the smallest phrase that stands in the record', () => {
  const text = 'Take 2 cards from his or her deck. (before you pay)';
  const { words, nothing } = tokenize(text, CANON);
  const [parsed] = grammar().readings('sentence', words, undefined);
  const effects = [{ effect: 'x', do: [parsed!.value] }];
  const stretches = [
    ...stretchesOf(parsed!, words, pointersOf(effects), { sentence: 'operation', thing: 'target' }, { role: 'flag', at: ['/0'] }),
    ...nothing.map((span) => ({ ...span, role: 'reminder' as const, at: [] })),
  ]; // prettier-ignore
  const pieces = piecesOf('text', text, stretches);
  expect(pieces.map(({ from, to, role, at }) => [text.slice(from, to), role, at.join()])).toEqual([
    ['Take 2 ', 'operation', '/0/do/0'],
    ['cards ', 'target', '/0/do/0/what'],
    ['from his or her deck. ', 'operation', '/0/do/0'],
    ['(before you pay)', 'reminder', ''],
  ]);
  expect(covered(pieces, [{ box: 'text', en: text }])).toBe(true);
  expect(covered(pieces.slice(1), [{ box: 'text', en: text }])).toBe(false);
});
