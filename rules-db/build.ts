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
import { games, languages, type Localized } from './schema.ts';
import { key, words } from './text.ts';
import { IndexWriter, indexSql, initials, mayStandInCompound, type IndexEntry, type Via } from './search-index.ts';
import { QuestionWriter, questionSql } from './search/question-index.ts';

const sql = `
  CREATE TABLE document (id TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE rule (id TEXT PRIMARY KEY, n INTEGER NOT NULL, game TEXT NOT NULL, topic TEXT NOT NULL, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE covers (inventory TEXT PRIMARY KEY, rule TEXT NOT NULL) STRICT, WITHOUT ROWID;
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
  const insert = (table: string, columns: number) =>
    db.prepare(`INSERT INTO ${table} VALUES (${Array(columns).fill('?').join(', ')})`);

  const document = insert('document', 2);
  for (const value of content.documents) document.run(value.id, JSON.stringify(value));

  const term = insert('term', 4);
  content.terms.forEach((value, n) => {
    term.run(value.id, n, value.game, JSON.stringify(value));
    index.add(termEntry(value));
  });

  const rule = insert('rule', 5);
  const covers = insert('covers', 2);
  content.rules.forEach((value, n) => {
    const game = value.id.startsWith('ygo') ? 'ygo' : 'ptcg';
    rule.run(value.id, n, game, value.topic, JSON.stringify(value));
    for (const id of value.covers) covers.run(id, value.id);
    index.add({
      kind: 'rule',
      ref: value.id,
      game,
      rulesets: value.rulesets,
      title: value.title,
      names: [
        ...both(value.title, 'name'),
        ...[value.id, ...value.covers].map((text) => ({ text, via: 'id' as const })),
      ],
      body: joined([value.text, value.example, ...value.notes]),
      ...(content.asked[value.id] && { asked: content.asked[value.id] }),
      items: value.covers.length,
      // What has ended comes behind what holds.
      weight: value.inForce?.to ? -1 : 0,
    });
  });

  const point = insert('edition_point', 2);
  content.editions.forEach((value, n) => point.run(n, JSON.stringify(value)));

  const series = insert('list_series', 3);
  for (const value of content.lists) series.run(value.series, value.game, JSON.stringify(value));

  const pool = insert('pool', 3);
  for (const value of content.pools) pool.run(value.pool, value.game, JSON.stringify(value));

  const policy = insert('penalty_policy', 2);
  for (const value of content.penalties) policy.run(value.game, JSON.stringify(value));

  const scenario = insert('scenario', 3);
  for (const { id, game, title, ruleset, json } of content.scenarios) {
    scenario.run(id, game, json);
    const names = [...both(title, 'name'), { text: id, via: 'id' as const }];
    const none = { en: '', de: '' };
    index.add({ kind: 'scenario', ref: id, game, rulesets: ruleset ? [ruleset] : [], title, names, body: none });
  }

  const card = insert('card', 3);
  for (const { id, game, card: value } of content.cards) {
    card.run(id, game, JSON.stringify(value));
    const short = initials(value.name.en);
    index.add({
      kind: 'card',
      ref: id,
      game,
      rulesets: [],
      title: value.name,
      names: [
        ...both(value.name, 'name'),
        ...value.aliases.map((text) => ({ text, via: 'alias' as const })),
        ...value.prints.map((text) => ({ text, via: 'print' as const })),
        ...(short ? [{ text: short, lang: 'en' as const, via: 'initials' as const }] : []),
        { text: id, via: 'id' as const },
      ],
      body: { en: '', de: '' },
    });
  }
  // Two spellings of one nickname may be one key ('Super Poly', 'SuperPoly').
  const nickname = db.prepare('INSERT OR IGNORE INTO nickname VALUES (?, ?, ?, ?)');
  for (const game of games)
    for (const [name, list] of Object.entries(content.nicknames[game]))
      for (const called of list) nickname.run(key(called), game, name, called);
  questions.finish();
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
