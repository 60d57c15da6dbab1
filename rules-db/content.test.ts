import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildRulesDb } from './build.ts';
import { ContentError, loadContent } from './content.ts';
import { openRulesDb } from './rules-db.ts';

let dir: string;
beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), 'content-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const documents = `
- id: book
  title: { en: Book, de: Buch }
  game: ygo
  authority: official
  confidence: A
`;
const rule = (id: string, more = '') => `
- id: ${id}
  title: { en: A title, de: Ein Titel }
  text: { en: Some text., de: Ein Text. }
  topic: chain
  rulesets: [ygo-9.0]
  sources: [{ doc: book, confidence: A }]
${more}`;
const term = `
- id: link
  game: ygo
  term: { en: Link, de: Glied }
  definition: { en: A link., de: Ein Glied. }
`;

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries({ 'documents.yaml': documents, ...files })) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
}
function problems(files: Record<string, string>): string[] {
  write(files);
  try {
    loadContent(dir, undefined);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map((p) => `${p.file}:${p.line}: ${p.message}`);
  }
}

test("a rule that rests on common knowledge alone is nobody's word", () => {
  const hearsay = `${documents}- { id: talk, title: { en: Talk, de: Gerede }, game: ygo, authority: community, confidence: C, hearsay: true }\n`;
  const resting = (more: string) =>
    rule('ygo.chain.a', `  authority: community\n${more}`)
      .replace('doc: book', 'doc: talk')
      .replace(/confidence: [AB]/, 'confidence: C');
  expect(problems({ 'documents.yaml': hearsay, 'rules/ygo/chain.yaml': resting('') })).toEqual([
    "rules/ygo/chain.yaml:7: ygo.chain.a rests on nobody's word: 'status: nobodys-word'",
  ]);
  expect(problems({ 'documents.yaml': hearsay, 'rules/ygo/chain.yaml': resting('  status: nobodys-word\n') })).toEqual(
    [],
  );
});

test('a rule is official only where one of its documents is', () => {
  const forum = `${documents}- { id: forum, title: { en: Forum, de: Forum }, game: ygo, authority: community, confidence: C }\n`;
  const told = (more: string) => rule('ygo.chain.a', more).replace('doc: book', 'doc: forum');
  expect(problems({ 'documents.yaml': forum, 'rules/ygo/chain.yaml': told('') })).toEqual([
    'rules/ygo/chain.yaml:7: ygo.chain.a is official by default, but none of its documents is',
  ]);
  expect(problems({ 'documents.yaml': forum, 'rules/ygo/chain.yaml': told('  authority: community\n') })).toEqual([]);
});

test("what is nobody's word bears the lowest confidence", () => {
  const surer = rule('ygo.chain.a', '  status: nobodys-word\n');
  expect(problems({ 'rules/ygo/chain.yaml': surer })).toEqual([expect.stringContaining("bears more than 'C'")]);
});

test('sound content loads, with links filled in and variants both ways', () => {
  write({
    'rules/ygo/chain.yaml':
      rule('ygo.chain.a', '  variants: [ygo.chain.b]') + rule('ygo.chain.b').replace('Ein Text.', "'Ein [[link]].'"),
    'terms/ygo.yaml': term,
  });
  const { rules } = loadContent(dir, undefined);
  expect(rules.map((r) => [r.id, r.variants])).toEqual([
    ['ygo.chain.a', ['ygo.chain.b']],
    ['ygo.chain.b', ['ygo.chain.a']],
  ]);
  expect(rules[1]!.text.de).toBe('Ein [[link|Glied]].');
});

test('a link is filled in wherever a rule or a term has one; words of its own stay', () => {
  const linked = "'A [[link]] and [[link|its words]].'";
  const more = `  notes: [{ en: ${linked}, de: ${linked} }]\n  example: { en: ${linked}, de: ${linked} }`;
  write({
    'rules/ygo/chain.yaml': rule('ygo.chain.a', more).replace('Some text.', linked),
    'terms/ygo.yaml': term.replace('A link.', linked),
  });
  const { rules, terms } = loadContent(dir, undefined);
  const [en, de] = ['A [[link|Link]] and [[link|its words]].', 'A [[link|Glied]] and [[link|its words]].'];
  expect(rules[0]).toMatchObject({ text: { en }, notes: [{ en, de }], example: { en, de } });
  expect(terms[0]!.definition).toEqual({ en, de: 'Ein Glied.' });
});

test('files that say nothing and folders that are not there are no content', () => {
  write({ 'rules/ygo/chain.yaml': '# nothing yet\n' });
  const content = loadContent(dir, join(dir, 'no-scenarios'));
  expect([content.rules, content.terms, content.cards, content.scenarios, content.lists, content.pools, content.penalties, content.editions]).toEqual([[], [], [], [], [], [], [], []]); // prettier-ignore
  expect([content.concepts, content.nicknames, content.asked]).toEqual([{}, { ygo: {}, ptcg: {} }, {}]);
});

const bad: [name: string, files: Record<string, string>, problem: string][] = [
  ['unknown rule reference', { 'rules/ygo/a.yaml': rule('ygo.chain.a', '  related: [ygo.chain.z]') }, "rules/ygo/a.yaml:8: related: no rule 'ygo.chain.z'"],
  ['missing language', { 'rules/ygo/a.yaml': rule('ygo.chain.a').replace(', de: Ein Titel', '') }, 'rules/ygo/a.yaml:3: ygo.chain.a title.de: is missing'],
  ['empty language', { 'rules/ygo/a.yaml': rule('ygo.chain.a').replace('Ein Titel', "''") }, 'rules/ygo/a.yaml:3: ygo.chain.a title.de: must not be empty'],
  ['unknown ruleset', { 'rules/ygo/a.yaml': rule('ygo.chain.a').replace('[ygo-9.0]', '[ygo-8.0]') }, 'rules/ygo/a.yaml:6: ygo.chain.a rulesets.0:'],
  ['ruleset of the other game', { 'rules/ygo/a.yaml': rule('ygo.chain.a').replace('[ygo-9.0]', '[ptcg-current]') }, "rules/ygo/a.yaml:6: 'ptcg-current' is of the other game"],
  ['duplicate id', { 'rules/ygo/a.yaml': rule('ygo.chain.a') + rule('ygo.chain.a') }, "rules/ygo/a.yaml:9: duplicate id 'ygo.chain.a', first in rules/ygo/a.yaml:2"],
  ['dead term link', { 'rules/ygo/a.yaml': rule('ygo.chain.a').replace('Some text.', "'A [[lnk]].'") }, 'rules/ygo/a.yaml:4: dead term link [[lnk]]'],
  ['link that does not close', { 'rules/ygo/a.yaml': rule('ygo.chain.a').replace('Some text.', "'A [[link.'"), 'terms/ygo.yaml': term }, 'rules/ygo/a.yaml:4: a [[term-id]] link that does not close'],
  ['covered twice', { 'rules/ygo/a.yaml': rule('ygo.chain.a', '  covers: [ygo9.chain.x]') + rule('ygo.chain.b', '  covers: [ygo9.chain.x]') }, "rules/ygo/a.yaml:15: 'ygo9.chain.x' is covered twice, first by ygo.chain.a"],
  ['taken in, and there still', { 'rules/ygo/a.yaml': rule('ygo.chain.a') + rule('ygo.chain.b', '  formerly: [ygo.chain.a]') }, "rules/ygo/a.yaml:15: 'ygo.chain.a' is a rule still, or was taken into ygo.chain.a"],
  ['taken into two', { 'rules/ygo/a.yaml': rule('ygo.chain.a', '  formerly: [ygo.chain.x]') + rule('ygo.chain.b', '  formerly: [ygo.chain.x]') }, "rules/ygo/a.yaml:15: 'ygo.chain.x' is a rule still, or was taken into ygo.chain.a"],
  ['unknown document', { 'rules/ygo/a.yaml': rule('ygo.chain.a').replace('doc: book', 'doc: bok') }, "rules/ygo/a.yaml:7: no document 'bok'"],
  ['unknown key', { 'rules/ygo/a.yaml': rule('ygo.chain.a', '  replaceBy: [ygo.chain.a]') }, 'rules/ygo/a.yaml:8: ygo.chain.a replaceBy: is not a key here'],
  ['a rule related to itself', { 'rules/ygo/a.yaml': rule('ygo.chain.a', '  related: [ygo.chain.a]') }, "rules/ygo/a.yaml:2: 'ygo.chain.a' refers to itself"],
  ['a rule that is its own variant', { 'rules/ygo/a.yaml': rule('ygo.chain.a', '  variants: [ygo.chain.a]') }, "'ygo.chain.a' refers to itself"],
  ['a list of no document', { 'lists/a.yaml': "series: s\ngame: ygo\ntitle: { en: L, de: L }\nsource: bok\nlists: [{ from: '2020-01-01', limited: [X] }]\n" }, "lists/a.yaml:4: no document 'bok'"],
  ['no sources', { 'rules/ygo/a.yaml': rule('ygo.chain.a').replace('[{ doc: book, confidence: A }]', '[]') }, 'rules/ygo/a.yaml:7: ygo.chain.a sources: names no source'],
  ['term without its rule', { 'terms/ygo.yaml': term + '  rules: [ygo.chain.z]' }, "terms/ygo.yaml:6: rules: no rule 'ygo.chain.z'"],
  ['a rule that had ended', { 'rules/ygo/a.yaml': rule('ygo.chain.a', "  inForce: { to: '2014-06' }") }, "ygo.chain.a ygo-9.0: not in force on 2014-07-14, but tagged"],
  ['a rule that had not begun', { 'rules/ygo/a.yaml': rule('ygo.chain.a', "  inForce: { from: '2017-07' }") }, 'ygo-9.0: not in force on 2014-07-14, but tagged'],
  ['a rule tagged too late', { 'rules/ygo/a.yaml': rule('ygo.chain.a', "  inForce: { from: '2011' }").replace('ygo-9.0', 'ygo-current') }, 'ygo-9.0: in force on 2014-07-14, but not tagged'],
  ['asked words of no rule', { 'asked/ygo/chain.yaml': "ygo.chain.z: { de: [a, b], en: [c, d] }\n" }, "asked/ygo/chain.yaml:1: no rule 'ygo.chain.z'"],
  ['a rule asked for in two files', { 'rules/ygo/a.yaml': rule('ygo.chain.a'), 'asked/ygo/a.yaml': 'ygo.chain.a: { de: [a, b], en: [c, d] }\n', 'asked/ygo/b.yaml': 'ygo.chain.a: { de: [e, f], en: [g, h] }\n' }, "asked/ygo/b.yaml:1: 'ygo.chain.a' stands in two files"],
  ['a rule asked for in one phrase', { 'asked/ygo/chain.yaml': "ygo.chain.a: { de: [a], en: [b, c] }\n" }, 'needs two phrases'],
  ['broken YAML', { 'rules/ygo/a.yaml': '- id: [\n' }, 'rules/ygo/a.yaml:2:'],
  ['a card of the other game', { 'cards/ygo/a.yaml': '- name: { en: A, de: A }\n  kind: pokemon\n' }, "cards/ygo/a.yaml:2: a card of kind 'pokemon' among the ygo cards"],
]; // prettier-ignore
test.each(bad)('%s fails with file and line', (_, files, problem) => {
  const found = problems(files);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(problem);
});

test('every mistake is reported at once, and the former build stays', () => {
  const out = join(dir, 'out', 'rules.db');
  write({ 'rules/ygo/a.yaml': rule('ygo.chain.a') });
  buildRulesDb(out, { content: dir });
  const before = readFileSync(out);
  write({ 'rules/ygo/a.yaml': rule('ygo.chain.a', '  related: [ygo.x.y, ygo.x.z]') });
  expect(() => buildRulesDb(out, { content: dir })).toThrow(/ygo\.x\.y[^]*ygo\.x\.z/);
  expect(readFileSync(out).equals(before)).toBe(true);
});

test('declared effects go through the check handed in', () => {
  write({ 'cards/ygo/a.yaml': '- name: { en: A, de: A }\n  kind: spell\n  effects:\n    - { kind: nonsense }\n' });
  const checkCard = () => [{ path: ['effects', 0, 'kind'], message: 'no such kind' }];
  expect(() => loadContent(dir, undefined, checkCard)).toThrow('cards/ygo/a.yaml:4: A effects.0.kind: no such kind');
});

test('the same content builds twice to the same bytes', () => {
  write({ 'rules/ygo/a.yaml': rule('ygo.chain.a') + rule('ygo.chain.b'), 'terms/ygo.yaml': term });
  const [a, b] = ['a.db', 'b.db'].map((name) => join(dir, name)) as [string, string];
  for (const out of [a, b]) buildRulesDb(out, { content: dir });
  expect(readFileSync(a).equals(readFileSync(b))).toBe(true);
  const db = openRulesDb(a, { integrity: true });
  expect(db.ruleIds()).toEqual(['ygo.chain.a', 'ygo.chain.b']);
  for (const id of db.ruleIds()) expect(db.rule(id)!.sources.length).toBeGreaterThan(0);
  db.close();
});

test('a missing, foreign, damaged or cut-off file is refused with a reason', () => {
  write({ 'rules/ygo/a.yaml': rule('ygo.chain.a') });
  const out = join(dir, 'rules.db');
  expect(() => openRulesDb(out)).toThrow(/no rules database/);
  buildRulesDb(out, { content: dir });
  const whole = readFileSync(out);
  writeFileSync(out, whole.subarray(0, whole.length - 8192));
  expect(() => openRulesDb(out)).toThrow(/cut off|not a readable/);
  writeFileSync(out, 'not a database, but some text that goes on for a while');
  expect(() => openRulesDb(out)).toThrow(/not a readable/);
  const other = Buffer.from(whole);
  other.writeUInt32BE(99, 60); // user_version
  writeFileSync(out, other);
  expect(() => openRulesDb(out)).toThrow(/schema 99/);
});

test('the points on which editions differ are kept in order, and found from their rules', () => {
  const out = join(dir, 'rules.db');
  const cells = "cells: { '2004': { en: five, de: fünf }, current: { en: six, de: sechs } }";
  const point = (n: number, id: string) =>
    `- { n: ${n}, point: { en: Hand, de: Hand }, ${cells}, rules: [${id}], confidence: high }\n`;
  write({ 'rules/ygo/a.yaml': rule('ygo.chain.a') + rule('ygo.chain.b'), 'editions/ygo.yaml': point(2, 'ygo.chain.b') + point(1, 'ygo.chain.a') }); // prettier-ignore
  buildRulesDb(out, { content: dir });
  const db = openRulesDb(out);
  expect(db.editionPoints().map((p) => p.n)).toEqual([2, 1]);
  expect(db.editionPoints('ygo.chain.a').map((p) => p.n)).toEqual([1]);
  db.close();
  expect(problems({ 'editions/ygo.yaml': point(1, 'ygo.chain.z') })).toEqual([
    "editions/ygo.yaml:1: rules: no rule 'ygo.chain.z'",
  ]);
});
