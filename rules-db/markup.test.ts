/** Glossary links in texts. */
import { expect, test } from 'vitest';
import { mapLinks, plain, segments } from './markup.ts';

const text = 'A [[crane]] and [[crane|two cranes]].';

test('a text in pieces, in order, with what links to the glossary', () => {
  expect(segments(text)).toEqual([{ text: 'A ' }, { text: 'crane', term: 'crane' }, { text: ' and ' }, { text: 'two cranes', term: 'crane' }, { text: '.' }]); // prettier-ignore
  expect([segments('[[crane]]'), segments('no link'), segments('')]).toEqual([[{ text: 'crane', term: 'crane' }], [{ text: 'no link' }], []]); // prettier-ignore
  expect(segments('[[crane|]]')).toEqual([{ text: '', term: 'crane' }]);
});

test('a text as it is read, and with other links', () => {
  expect(plain(text)).toBe('A crane and two cranes.');
  expect(mapLinks(text, (term, words) => `<${term} ${words}>`)).toBe('A <crane undefined> and <crane two cranes>.');
  expect(plain('[[a|b|c]] [[d [e]')).toBe('b|c [[d [e]');
});
