/** The compiled content as the rest of the project reads it: by id, by game, by name; and what is no such file. */
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { hashFile, hashOf } from './checked.ts';
import { compiled } from './fixture.ts';
import { openRulesDb } from './rules-db.ts';

const rule = (id: string, game: 'ygo' | 'ptcg', ruleset: string, topic: string) => `
- id: ${id}
  title: { en: About ${id}, de: Über ${id} }
  text: { en: Some text., de: Ein Text. }
  topic: ${topic}
  rulesets: [${ruleset}]
  sources: [{ doc: ${game}-book, confidence: A }]`;
const content = {
  'documents.yaml': `
- { id: ygo-book, title: { en: Book, de: Buch }, game: ygo, authority: official, confidence: A }
- { id: ptcg-book, title: { en: Other Book, de: Anderes Buch }, game: ptcg, authority: official, confidence: A }`,
  'rules/ygo/a.yaml': rule('ygo.b.one', 'ygo', 'ygo-9.0', 'chain') + rule('ygo.a.two', 'ygo', 'ygo-current', 'battle'),
  'rules/ptcg/a.yaml': rule('ptcg.a.one', 'ptcg', 'ptcg-current', 'chain'),
  'terms/all.yaml': ['ygo', 'ptcg', 'both'].map((game) => `
- { id: of-${game}, game: ${game}, term: { en: Word of ${game}, de: Wort von ${game} }, definition: { en: A word., de: Ein Wort. } }`).join(''),
  'cards/ygo/a.yaml': `
- { name: { en: Paper Crane, de: Papierkranich }, kind: spell, property: normal, aliases: [Origami], prints: ['00000007'] }
- { name: { en: Paper Crate, de: Papierkiste }, kind: spell, property: normal }
- { name: { en: Ink, de: Tinte }, kind: spell, property: normal }
- { name: { en: A to B, de: Von A zu B }, kind: spell, property: normal }`,
  'cards/ptcg/a.yaml': `
- { name: { en: Papermon ex, de: Papiermon-ex }, kind: pokemon, prints: [PAP 7] }
- { name: { en: Papermon EX, de: Papiermon-EX }, kind: pokemon }`,
}; // prettier-ignore
const scenario = (game: string) => `{ title: { en: A case, de: Ein Fall }, case: { game: ${game} } }`;

const texts = { ...content, 'scenarios/ygo/one.yaml': scenario('ygo'), 'scenarios/ptcg/one.yaml': scenario('ptcg') };
const { dir, file, db, close } = compiled(texts);
afterAll(close);
const ids = (all: { id: string }[]) => all.map(({ id }) => id);

test('rules by game, ruleset and topic, in the order of the files, with their documents', () => {
  expect(ids(db.rules())).toEqual(['ptcg.a.one', 'ygo.b.one', 'ygo.a.two']);
  expect(db.ruleIds()).toEqual(ids(db.rules()));
  expect([ids(db.rules({ game: 'ygo' })), ids(db.rules({ topic: 'chain' })), ids(db.rules({ ruleset: 'ygo-9.0' }))]).toEqual([['ygo.b.one', 'ygo.a.two'], ['ptcg.a.one', 'ygo.b.one'], ['ygo.b.one']]); // prettier-ignore
  expect(db.rule('ygo.b.one')).toMatchObject({ game: 'ygo', sources: [{ doc: 'ygo-book', document: { title: { en: 'Book' } } }] }); // prettier-ignore
  expect([db.rule('ptcg.a.one')?.game, db.rule('ygo.none'), db.document('ygo-book')?.id, db.document('none')]).toEqual(['ptcg', undefined, 'ygo-book', undefined]); // prettier-ignore
});

test('terms of a game are those of both, too', () => {
  expect([ids(db.terms()), ids(db.terms('ygo'))]).toEqual([
    ['of-ygo', 'of-ptcg', 'of-both'],
    ['of-ygo', 'of-both'],
  ]);
  expect([db.term('of-ygo')?.term.de, db.term('none')]).toEqual(['Wort von ygo', undefined]);
});

test('scenarios by id and game', () => {
  expect([ids(db.scenarios()), ids(db.scenarios('ygo'))]).toEqual([['ptcg/one', 'ygo/one'], ['ygo/one']]);
  expect(db.scenario('ygo/one')).toMatchObject({ game: 'ygo', scenario: { case: { game: 'ygo' } } });
  expect(db.scenario('none')).toBeUndefined();
});

test('cards by name in both languages, alias, print and id; spelt as they are, ex before EX', () => {
  const id = (name: string, game: 'ygo' | 'ptcg' = 'ygo') => db.card(name, game)?.id;
  for (const name of ['Paper Crane', 'papierkranich', 'origami', '7', '00000007']) expect(id(name), name).toBe('ygo:paper-crane'); // prettier-ignore
  expect([id('Paper'), id('Paper Crane', 'ptcg'), id(''), id('!')]).toEqual([undefined, undefined, undefined, undefined]); // prettier-ignore
  expect([id('Papermon ex', 'ptcg'), id('Papermon EX', 'ptcg'), id('papermon-EX', 'ptcg'), id('PAP 7', 'ptcg')]).toEqual(['ptcg:papermon-ex', 'ptcg:papermon-EX', 'ptcg:papermon-EX', 'ptcg:papermon-ex']); // prettier-ignore
  expect(db.cardById('ygo:ink')).toMatchObject({ game: 'ygo', source: 'library', card: { name: { de: 'Tinte' } } });
  expect([ids(db.libraryCards('ygo')), db.libraryCards().length, db.cardById('none')]).toEqual([['ygo:a-to-b', 'ygo:ink', 'ygo:paper-crane', 'ygo:paper-crate'], 6, undefined]); // prettier-ignore
  expect(db.cardNames('ygo').sort()).toEqual(['A to B', 'Ink', 'Paper Crane', 'Paper Crate']);
});

test('names close by: the nearest first, two errors at least, no more than asked for', () => {
  const near = (name: string, limit?: number) => db.suggest(name, 'ygo', limit).map(({ en }) => en);
  expect(near('Paper Crame')).toEqual(['Paper Crane', 'Paper Crate']);
  expect([near('Paper Crate', 1), near('Papierkranch'), near('Origamy'), near('Pen'), near('')]).toEqual([['Paper Crate'], ['Paper Crane'], ['Paper Crane'], [], []]); // prettier-ignore
  expect([near('Inky'), near('Inkyy')]).toEqual([['Ink'], ['Ink']]);
  expect(near('Inkyyy')).toEqual([]);
  // All that the two share are words with their spaces.
  expect(near('A to C')).toEqual(['A to B']);
  expect(db.suggest('Paper Crane', 'ptcg')).toEqual([]);
});

test('a file that is not what was built is refused; without its hash, one SQLite finds sound will do', () => {
  const copy = join(dir, 'copy.db');
  copyFileSync(file, copy);
  const opened = (integrity: boolean) => openRulesDb(copy, { integrity }).close();
  writeFileSync(hashFile(copy), `${hashOf(copy)}\n`);
  opened(true);
  writeFileSync(hashFile(copy), 'another');
  expect(() => opened(true)).toThrow(`${copy} is not the file that was built`);
  opened(false);
  rmSync(hashFile(copy));
  opened(true);
  const bytes = readFileSync(copy);
  bytes.fill(7, bytes.length - 9000);
  writeFileSync(copy, bytes);
  expect(() => opened(true)).toThrow(`${copy} is damaged: `);
});

test('a file of another program or another version is refused', () => {
  const other = join(dir, 'other.db');
  const mark = (pragma: string) => {
    copyFileSync(file, other);
    const raw = new Database(other);
    raw.pragma(pragma);
    raw.close();
    return () => openRulesDb(other);
  };
  expect(mark('application_id = 7')).toThrow(`${other} is not a rules database`);
  expect(mark('user_version = 9999')).toThrow(`${other} has schema 9999, this program reads `);
  writeFileSync(other, 'nonsense'.repeat(1000));
  expect(() => openRulesDb(other)).toThrow(`${other} is not a readable rules database: `);
  expect(() => openRulesDb(join(dir, 'none.db'))).toThrow('no rules database at ');
});
