/** What a writer is told of a mistake in content: its place inside a value that may be one of several things. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCard } from '../build/rules.ts';
import { loadContent } from './content.ts';
import type { LibraryCard } from './schema.ts';

const told = (operation: object): string[] =>
  checkCard('ygo', {
    name: { en: 'A', de: 'A' },
    kind: 'spell',
    property: 'normal',
    effects: [{ kind: 'activation', gist: { en: 'a', de: 'a' }, resolve: [operation] }],
  } as unknown as LibraryCard).map(({ path, message }) => `${path.join('.')}: ${message}`);

test.each([
  [{ do: 'draw', count: 1 }, undefined],
  [{ do: 'draw', cards: 1 }, 'resolve.0.cards: is not a key here'],
  [
    { do: 'gain-life', to: 'you', amount: { count: { where: 'monster' } } },
    'resolve.0.amount.count.where: Invalid type',
  ],
  [{ do: 'gain-life', to: 'you', amount: { cont: 1 } }, 'resolve.0.amount: Invalid type'],
  [
    { do: 'destroy', cards: { where: 'monsters', filter: { face: 'upp' } } },
    'resolve.0.cards.filter.face: Invalid type',
  ],
])('%j', (operation, problem) => {
  if (problem === undefined) expect(told(operation)).toEqual([]);
  else expect(told(operation).some((one) => one.includes(problem))).toBe(true);
});

/** What is reported of a content with these files besides a sound document. */
function problems(files: Record<string, string>): string[] {
  const dir = mkdtempSync(join(tmpdir(), 'content-'));
  const all = { 'documents.yaml': '- { id: book, title: { en: Book, de: Buch }, game: ygo, authority: official, confidence: A }', ...files }; // prettier-ignore
  try {
    for (const [name, text] of Object.entries(all)) {
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name), text);
    }
    loadContent(dir, undefined);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
const rule = (more: object = {}) =>
  JSON.stringify([{ id: 'ygo.a.b', title: { en: 'A', de: 'A' }, text: { en: 'a', de: 'a' }, topic: 'a', rulesets: ['ygo-9.0'], sources: [{ doc: 'book', confidence: 'A' }], ...more }], null, 1); // prettier-ignore
const FILE = 'rules/ygo/a.yaml';
test.each<[string, Record<string, string>]>([
  ['sound', { [FILE]: rule() }],
  ['a whole file of the wrong shape', { 'asked/ygo/a.yaml': '[1]' }],
  ['a place in a whole file', { 'asked/ygo/a.yaml': 'ygo.a.b: { en: 3 }', [FILE]: rule() }],
  ['no YAML', { [FILE]: '- id: [' }],
  ['no list', { [FILE]: 'id: ygo.a.b' }],
  ['a field nobody knows', { [FILE]: rule({ colour: 'red' }) }],
  ['the other game', { [FILE]: rule({ rulesets: ['ptcg-current'] }) }],
  ['another game by its id', { [FILE]: rule({ id: 'ptcg.a.b' }) }],
  ['a document nobody has', { [FILE]: rule({ sources: [{ doc: 'none', confidence: 'A' }] }) }],
  ['a rule nobody has', { [FILE]: rule({ related: ['ygo.no.one'] }) }],
  ['variants nobody has', { [FILE]: rule({ variants: ['ygo.no.one'], replacedBy: ['ygo.no.body'] }) }],
  ['itself', { [FILE]: rule({ related: ['ygo.a.b'] }) }],
  ['a term nobody has, in its text', { [FILE]: rule({ text: { en: 'a [[none]]', de: 'a [[none]]' } }) }],
  ['a term nobody has, in its example', { [FILE]: rule({ example: { en: 'a [[none]]', de: 'a [[none]]' } }) }],
  ['a term nobody has, in a note', { [FILE]: rule({ notes: [{ en: 'a [[none]]', de: 'a [[none]]' }] }) }],
  ['nobody’s word, with a source that bears it', { [FILE]: rule({ status: 'nobodys-word' }) }],
  ['covered twice', { [FILE]: rule({ covers: ['ygo9.a.b', 'ygo9.a.b'] }) }],
  ['twice', { [FILE]: rule(), 'rules/ygo/b.yaml': rule() }],
  ['asked of a rule nobody has', { 'asked/ygo/a.yaml': 'ygo.no.one: { en: [a, b], de: [a, b] }' }],
  ['asked by one phrase', { [FILE]: rule(), 'asked/ygo/a.yaml': 'ygo.a.b: { en: [a], de: [a, b] }' }],
  ['a term whose rule nobody has', { 'terms/ygo.yaml': JSON.stringify([{ id: 't', game: 'ygo', term: { en: 'T', de: 'T' }, definition: { en: 't', de: 't' }, rules: ['ygo.no.one'] }]) }],
  ['a term twice', { 'terms/ygo.yaml': JSON.stringify([1, 2].map(() => ({ id: 't', game: 'ygo', term: { en: 'T', de: 'T' }, definition: { en: 't', de: 't' } }))) }],
  ['a card without a kind', { 'cards/ygo/a.yaml': '- { name: { en: A, de: A } }' }],
  ['what is meant, without a word for it', { 'concepts.yaml': 'flight: []' }],
  ['a card without the nickname told', { 'nicknames.yaml': 'ygo: { Nobody: [] }\nptcg: { Nobodymon: [] }' }],
  ['a nickname of a card nobody has', { 'nicknames.yaml': 'ygo: { Nobody: [No] }\nptcg: {}' }],
])('%s', (_, files) => expect(problems(files)).toMatchSnapshot()); // prettier-ignore
