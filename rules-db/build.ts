/**
 * Compiles the content into one read-only SQLite file. Same content, same bytes: rows go in in a fixed order, nothing
 * depends on the clock, and the file is vacuumed at the end.
 *
 *   node rules-db/build.ts [out]        default dist/rules.db
 */
import Database from 'better-sqlite3';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rulesDbMark } from './build-mark.ts';
import { ContentError, loadContent, type CheckCard, type Content } from './content.ts';
import { plain } from './markup.ts';
import { games, languages, type Game, type Localized } from './schema.ts';
import { key, words } from './text.ts';
import { IndexWriter, indexSql, initials, mayStandInCompound, type IndexEntry, type Via } from './search-index.ts';
import { QuestionWriter, questionSql } from './search/question-index.ts';

const sql = `
  CREATE TABLE document (id TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE rule (id TEXT PRIMARY KEY, n INTEGER NOT NULL, game TEXT NOT NULL, topic TEXT NOT NULL, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE covers (inventory TEXT PRIMARY KEY, rule TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE formerly (id TEXT PRIMARY KEY, rule TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE edition_point (n INTEGER PRIMARY KEY, json TEXT NOT NULL) STRICT;
  CREATE TABLE term (id TEXT PRIMARY KEY, n INTEGER NOT NULL, game TEXT NOT NULL, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE card (id TEXT PRIMARY KEY, game TEXT NOT NULL, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE list_series (id TEXT PRIMARY KEY, game TEXT NOT NULL, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE nickname (key TEXT, game TEXT NOT NULL, name TEXT NOT NULL, shown TEXT NOT NULL, PRIMARY KEY (key, game, name)) STRICT, WITHOUT ROWID;
  CREATE TABLE pool (id TEXT PRIMARY KEY, game TEXT NOT NULL, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE penalty_policy (game TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE scenario (id TEXT PRIMARY KEY, game TEXT NOT NULL, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

export interface BuildOptions {
  content: string;
  scenarios?: string;
  /** The engine's check of declared effects, handed in by whoever knows the engine. */
  checkCard?: CheckCard;
}
export interface BuildReport {
  out: string;
  rules: number;
  terms: number;
  cards: number;
  scenarios: number;
}

/** Builds `out`, replacing it in one step; on a mistake in the content throws `ContentError` and leaves `out` alone. */
export function buildRulesDb(out: string, { content: dir, scenarios, checkCard }: BuildOptions): BuildReport {
  const content = loadContent(dir, scenarios, checkCard);
  const target = resolve(out);
  const draft = `${target}.${process.pid}.tmp`;
  mkdirSync(dirname(target), { recursive: true });
  rmSync(draft, { force: true });
  const db = new Database(draft);
  try {
    db.pragma('page_size = 4096');
    db.pragma('journal_mode = OFF');
    db.pragma('synchronous = OFF');
    // All of it in memory (64 MB at most) until it is whole: rows of an index go in anywhere.
    db.pragma('cache_size = -65536');
    db.pragma('temp_store = MEMORY');
    db.pragma('locking_mode = EXCLUSIVE');
    db.pragma(`application_id = ${rulesDbMark.applicationId}`);
    db.pragma(`user_version = ${rulesDbMark.schemaVersion}`);
    db.exec(sql + indexSql + questionSql);
    db.transaction(() => write(db, content))();
    for (const table of ['names', 'bodies', 'tri', 'vocab_tri']) {
      db.exec(`INSERT INTO ${table} (${table}) VALUES ('optimize')`);
    }
    db.exec('VACUUM');
    db.close();
    renameSync(draft, target);
  } finally {
    if (db.open) db.close();
    rmSync(draft, { force: true });
  }
  const { rules, terms, cards, scenarios: examples } = content;
  return { out: target, rules: rules.length, terms: terms.length, cards: cards.length, scenarios: examples.length };
}

function write(db: Database.Database, content: Content): void {
  const compoundWords = [...new Set(vocabulary(content))].filter(mayStandInCompound).sort();
  const questions = new QuestionWriter(db, said(content), compoundWords);
  const index = new IndexWriter(db, questions);
  writeBlocks(db, content);
  for (const term of content.terms) index.add(termEntry(term));
  const asked = new Map(Object.entries(content.asked));
  for (const rule of content.rules) index.add(ruleEntry(rule, asked.get(rule.id)));
  for (const scenario of content.scenarios) index.add(scenarioEntry(scenario));
  for (const card of content.cards) index.add(cardEntry(card));
  // Two spellings of one nickname may be one key ('Super Poly', 'SuperPoly').
  const nickname = db.prepare('INSERT OR IGNORE INTO nickname VALUES (?, ?, ?, ?)');
  for (const game of games)
    for (const [name, list] of Object.entries(content.nicknames[game]))
      for (const called of list) nickname.run(key(called), game, name, called);
  questions.finish();
}

/** The content's blocks as they are, each table in the order of the content. */
function writeBlocks(db: Database.Database, content: Content): void {
  const into = (table: string, rows: readonly (readonly (string | number)[])[]): void => {
    if (!rows[0]) return;
    const insert = db.prepare(`INSERT INTO ${table} VALUES (${rows[0].map(() => '?').join(', ')})`);
    for (const row of rows) insert.run(...row);
  };
  const { documents, terms, rules, editions, lists, pools, penalties, scenarios, cards } = content;
  into('document', documents.map((one) => [one.id, JSON.stringify(one)])); // prettier-ignore
  into('term', terms.map((one, n) => [one.id, n, one.game, JSON.stringify(one)])); // prettier-ignore
  into('rule', rules.map((one, n) => [one.id, n, gameOf(one.id), one.topic, JSON.stringify(one)])); // prettier-ignore
  into('covers', rules.flatMap(({ id, covers }) => covers.map((covered) => [covered, id]))); // prettier-ignore
  into('formerly', rules.flatMap(({ id, formerly }) => formerly.map((former) => [former, id]))); // prettier-ignore
  into('edition_point', editions.map((one, n) => [n, JSON.stringify(one)])); // prettier-ignore
  into('list_series', lists.map((one) => [one.series, one.game, JSON.stringify(one)])); // prettier-ignore
  into('pool', pools.map((one) => [one.pool, one.game, JSON.stringify(one)])); // prettier-ignore
  into('penalty_policy', penalties.map((one) => [one.game, JSON.stringify(one)])); // prettier-ignore
  into('scenario', scenarios.map(({ id, game, json }) => [id, game, json])); // prettier-ignore
  into('card', cards.map(({ id, game, card }) => [id, game, JSON.stringify(card)])); // prettier-ignore
}

const gameOf = (rule: string): Game => (rule.startsWith('ygo') ? 'ygo' : 'ptcg');

const ruleEntry = (rule: Content['rules'][number], asked: Content['asked'][string] | undefined): IndexEntry => ({
  kind: 'rule',
  ref: rule.id,
  game: gameOf(rule.id),
  rulesets: rule.rulesets,
  title: rule.title,
  names: [
    ...both(rule.title, 'name'),
    ...[rule.id, ...rule.covers, ...rule.formerly].map((text) => ({ text, via: 'id' as const })),
  ],
  body: joined([rule.text, rule.example, ...rule.notes]),
  ...(asked && { asked }),
  items: rule.covers.length,
  // What has ended comes behind what holds.
  weight: rule.inForce?.to ? -1 : 0,
});

const scenarioEntry = ({ id, game, title, ruleset }: Content['scenarios'][number]): IndexEntry => ({
  kind: 'scenario',
  ref: id,
  game,
  rulesets: ruleset ? [ruleset] : [],
  title,
  names: [...both(title, 'name'), { text: id, via: 'id' }],
  body: { en: '', de: '' },
});

function cardEntry({ id, game, card }: Content['cards'][number]): IndexEntry {
  const short = initials(card.name.en);
  return {
    kind: 'card',
    ref: id,
    game,
    rulesets: [],
    title: card.name,
    names: [
      ...both(card.name, 'name'),
      ...card.aliases.map((text) => ({ text, via: 'alias' as const })),
      ...card.prints.map((text) => ({ text, via: 'print' as const })),
      ...(short ? [{ text: short, lang: 'en' as const, via: 'initials' as const }] : []),
      { text: id, via: 'id' },
    ],
    body: { en: '', de: '' },
  };
}

/** What the words of `concepts.yaml` and the names of the glossary stand for. */
function said({ concepts, terms }: Content): [text: string, concept: string][] {
  const names = (term: Content['terms'][number]) => [
    ...languages.map((lang) => term.term[lang]),
    ...[term.synonyms, term.outdated, term.abbreviations].flatMap((list) => languages.flatMap((lang) => list[lang])),
  ];
  return [
    ...Object.entries(concepts).flatMap(([concept, texts]) => texts.map((text): [string, string] => [text, concept])),
    ...terms.flatMap((term) =>
      names(term)
        .filter((name) => words(name).length <= longestName)
        .map((name): [string, string] => [name, `t:${term.id}`]),
    ),
  ];
}
/** Of more words are descriptions, no names. */
const longestName = 4;

function termEntry(term: Content['terms'][number]): IndexEntry {
  const listed = (words: { en: string[]; de: string[] }, via: Via) =>
    languages.flatMap((lang) => words[lang].map((text) => ({ text, lang, via })));
  return {
    kind: 'term',
    ref: term.id,
    game: term.game,
    rulesets: [],
    title: term.term,
    names: [
      ...both(term.term, 'name'),
      ...listed(term.synonyms, 'synonym'),
      ...listed(term.outdated, 'outdated'),
      ...listed(term.abbreviations, 'abbreviation'),
      { text: term.id, via: 'id' },
    ],
    body: joined([term.definition]),
  };
}

function* vocabulary({ rules, terms }: Content): Generator<string> {
  for (const { title, text, example } of rules) {
    for (const lang of languages) yield* words(`${title[lang]} ${plain(text[lang])} ${plain(example?.[lang] ?? '')}`);
  }
  for (const { term, definition } of terms)
    for (const lang of languages) yield* words(`${term[lang]} ${plain(definition[lang])}`);
}

const both = (text: Localized, via: Via) => languages.map((lang) => ({ text: text[lang], lang, via }));
const joined = (texts: (Localized | undefined)[]): Localized => ({
  en: texts.map((text) => plain(text?.en ?? '')).join('\n').trim(), // prettier-ignore
  de: texts.map((text) => plain(text?.de ?? '')).join('\n').trim(), // prettier-ignore
});

export const contentDir = join(dirname(fileURLToPath(import.meta.url)), 'content');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const scenarios = join(contentDir, '../../scenarios');
    const report = buildRulesDb(process.argv[2] ?? 'dist/rules.db', { content: contentDir, scenarios });
    console.log(`${report.out}: ${report.rules} rules, ${report.terms} terms, ${report.cards} cards, ${report.scenarios} scenarios`); // prettier-ignore
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
