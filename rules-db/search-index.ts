/**
 * The search index both databases carry: rules.db over rules, terms, library cards and scenarios, judge.db over
 * imported cards. Tables and the writer; the reading side is `search.ts`.
 *
 *   entry   one row per thing that can be found
 *   name    every name of it as a key (no spaces, folded): exact and prefix by B-tree
 *   names   FTS5 words of the names with a prefix index: words in any order
 *   tri     FTS5 trigrams of the names: middle of a word, typing errors
 *   bodies  FTS5 words of the texts
 *   vocab   distinct words, with their own trigrams: corrects a mistyped word, finds compounds by a part
 *   what whole sentences are answered with stands in `search/question-index.ts` (rules.db only)
 */
import type { Database, Statement } from 'better-sqlite3';
import { indexWords, isStopWord, key, keys, printKey, stem, words, fold, foldBare } from './text.ts';
import { type Asked, type Lang, type Localized } from './schema.ts';
import type { QuestionWriter } from './search/question-index.ts';

export type Kind = 'rule' | 'term' | 'card' | 'scenario';
export type Via = 'name' | 'synonym' | 'outdated' | 'abbreviation' | 'alias' | 'id' | 'print' | 'initials';

export interface IndexEntry {
  kind: Kind;
  /** Id of the rule, term, card or scenario. */
  ref: string;
  game: 'ygo' | 'ptcg' | 'both';
  /** Rulesets in which it holds; empty: not bound to one. */
  rulesets: string[];
  title: Localized;
  names: { text: string; lang?: Lang; via: Via }[];
  body: Localized;
  /** What people ask, phrase by phrase (rules only). */
  asked?: Asked;
  /** How many inventory items a rule stands for. */
  items?: number;
  /** Among equals the greater weight comes first (a card's release date as yyyymmdd). */
  weight?: number;
}

export const indexSql = `
  CREATE TABLE entry (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, ref TEXT NOT NULL UNIQUE, game TEXT NOT NULL, rulesets TEXT NOT NULL,
    en TEXT NOT NULL, de TEXT NOT NULL, weight INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE name (
    key TEXT NOT NULL, entry INTEGER NOT NULL, via TEXT NOT NULL, lang TEXT NOT NULL, shown TEXT NOT NULL,
    PRIMARY KEY (key, entry, via, lang)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX name_of_entry ON name (entry);
  CREATE VIRTUAL TABLE names USING fts5 (en, de, content='', contentless_delete=1, detail=column, prefix='1 2 3', tokenize='unicode61 remove_diacritics 0');
  CREATE VIRTUAL TABLE bodies USING fts5 (en, de, content='', contentless_delete=1, detail=column, tokenize='unicode61 remove_diacritics 0');
  CREATE VIRTUAL TABLE tri USING fts5 (name, content='', contentless_delete=1, tokenize='trigram');
  CREATE VIRTUAL TABLE tri_terms USING fts5vocab (tri, row);
  CREATE TABLE vocab (id INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE) STRICT;
  CREATE VIRTUAL TABLE vocab_tri USING fts5 (word, content='', contentless_delete=1, tokenize='trigram');
`;
const longText = /^\p{L}/u;

/** Writes entries into a database that has the tables above; use inside one transaction. */
export class IndexWriter {
  readonly #db: Database;
  readonly #sql: Record<'entry' | 'name' | 'names' | 'bodies' | 'tri' | 'vocab' | 'vocabTri', Statement>;
  readonly #known = new Set<string>();
  readonly #kept = new Map<string, Statement>();
  readonly #questions: QuestionWriter | undefined;

  /** With `questions`, entries also answer whole sentences. */
  constructor(db: Database, questions?: QuestionWriter) {
    this.#db = db;
    this.#questions = questions;
    this.#sql = {
      entry: db.prepare('INSERT INTO entry (kind, ref, game, rulesets, en, de, weight) VALUES (?, ?, ?, ?, ?, ?, ?)'),
      name: db.prepare('INSERT OR IGNORE INTO name (key, entry, via, lang, shown) VALUES (?, ?, ?, ?, ?)'),
      names: db.prepare('INSERT INTO names (rowid, en, de) VALUES (?, ?, ?)'),
      bodies: db.prepare('INSERT INTO bodies (rowid, en, de) VALUES (?, ?, ?)'),
      tri: db.prepare('INSERT INTO tri (rowid, name) VALUES (?, ?)'),
      vocab: db.prepare('INSERT OR IGNORE INTO vocab (word) VALUES (?)'),
      vocabTri: db.prepare('INSERT INTO vocab_tri (rowid, word) VALUES (?, ?)'),
    };
  }

  /** Adds an entry and returns its row. */
  add(entry: IndexEntry): number {
    const { kind, ref, game, rulesets, title, body, weight = 0 } = entry;
    const sets = rulesets.length ? `|${rulesets.join('|')}|` : '';
    const row = Number(this.#sql.entry.run(kind, ref, game, sets, title.en, title.de, weight).lastInsertRowid);
    this.#addNames(row, entry);
    if (kind === 'term') this.#addParts(row, entry);
    if (body.en || body.de) this.#sql.bodies.run(row, indexWords(body.en), indexWords(body.de));
    if (this.#questions && kind !== 'card') this.#addSaid(this.#questions, row, entry);
    return row;
  }

  /** What it is called: whole keys, words, trigrams. */
  #addNames(row: number, { kind, names }: IndexEntry): void {
    const typed: Record<Lang, string[]> = { en: [], de: [] };
    const trigramTexts = new Set<string>();
    for (const { text, lang, via } of names) {
      const all = via === 'print' ? [printKey(text)] : keys(text);
      for (const k of all) if (k !== '') this.#sql.name.run(k, row, via, lang ?? '', text);
      if (via === 'print' || via === 'initials') continue;
      if (this.#questions && kind !== 'card' && via !== 'id')
        this.#sql.name.run(stemKey(text), row, via, lang ?? '', text);
      if (lang !== 'de') typed.en.push(indexWords(text));
      if (lang !== 'en') typed.de.push(indexWords(text));
      trigramTexts.add(words(text).join(' '));
      if (via !== 'id') this.learn(text);
    }
    this.#sql.names.run(row, typed.en.join(' '), typed.de.join(' '));
    this.#sql.tri.run(row, [...trigramTexts].join('\n'));
  }

  /** The parts of a term's compounds, in any order. */
  #addParts(row: number, { names }: IndexEntry): void {
    const parts = this.#questions?.parts;
    if (!parts) return;
    for (const { text, lang, via } of names) {
      const k = via === 'id' ? undefined : partsKey(words(text), parts);
      if (k !== undefined) this.#sql.name.run(k, row, via, lang ?? '', text);
    }
  }

  /** Takes the words of a text into the vocabulary. */
  learn(text: string): void {
    for (const word of new Set([...words(text), ...(fold(text) === foldBare(text) ? [] : words(foldBare(text)))])) {
      if (word.length < 3 || !longText.test(word) || this.#known.has(word)) continue;
      this.#known.add(word);
      const { changes, lastInsertRowid } = this.#sql.vocab.run(word);
      if (changes > 0) this.#sql.vocabTri.run(lastInsertRowid, word);
    }
  }

  /** Takes an entry out again (its words stay in the vocabulary, where they do no harm). */
  remove(ref: string): void {
    const found = this.#statement('SELECT id FROM entry WHERE ref = ?').get(ref) as { id: number } | undefined;
    if (!found) return;
    for (const table of ['names', 'bodies', 'tri'])
      this.#statement(`DELETE FROM ${table} WHERE rowid = ?`).run(found.id);
    this.#statement('DELETE FROM name WHERE entry = ?').run(found.id);
    this.#statement('DELETE FROM entry WHERE id = ?').run(found.id);
  }

  #statement(sql: string): Statement {
    let statement = this.#kept.get(sql);
    if (!statement) this.#kept.set(sql, (statement = this.#db.prepare(sql)));
    return statement;
  }

  #addSaid(
    questions: QuestionWriter,
    row: number,
    { kind, ref, game, names, body, asked = none, items = 0 }: IndexEntry,
  ): void {
    const titles = (lang: Lang) =>
      names.filter((n) => n.via !== 'id' && (n.lang ?? lang) === lang).map((n) => n.text); // prettier-ignore
    this.learn([body.en, body.de, ...asked.en, ...asked.de].join(' '));
    // Rule ids are made of telling English words.
    const id = kind === 'rule' ? words(ref.split('.').slice(1).join(' ')).join(' ') : '';
    const text = { en: `${body.en} ${id}`, de: body.de };
    questions.add(row, { kind, game }, { titles: { en: titles('en'), de: titles('de') }, text, asked, items });
  }
}
const none: Asked = { en: [], de: [] };

/** A name by its stems, so that 'prize cards' is the name 'Prize Card'. */
export const stemKey = (text: string): string => `~${words(text).map(stem).join('')}`;

/** The words of a name and the parts of its compounds, in any order; nothing where it is one word alone. */
export function partsKey(tokens: string[], parts: (word: string) => string[]): string | undefined {
  const leaves = (word: string): string[] => {
    const inside = parts(word).filter((part) => part !== word);
    return inside.length > 0 ? [...new Set(inside.flatMap(leaves))] : [stem(word)];
  };
  const all = [...new Set(tokens.filter((token) => !isStopWord(token)).flatMap(leaves))].sort();
  return all.length > 1 ? `^${all.join(' ')}` : undefined;
}

export const mayStandInCompound = (word: string): boolean => word.length >= 4 && /^[a-z]+$/.test(word);

/** Two words of four letters. */
export const SHORTEST_COMPOUND = 8;

/**
 * Splits German compounds into words of a vocabulary: 'handkartenlimit' → 'handkarten', 'limit' (and 'hand', 'karten').
 */
export function splitter(vocabulary: Iterable<string>): (word: string) => string[] {
  const known = new Set([...vocabulary].filter(mayStandInCompound));
  const knownStems = new Set([...known].map(stem));
  const isWord = (part: string): boolean => part.length >= 4 && (known.has(part) || (part.length >= 5 && knownStems.has(stem(part)))); // prettier-ignore
  const split = (word: string): string[] => {
    if (word.length < SHORTEST_COMPOUND) return [];
    // A beginning that is a word as it stands goes before one with letters between: “Angriffs” and “erklärung”, not “klärung”.
    for (const bareOf of [(head: string) => head, (head: string) => head.replace(/(s|n|en|es|er)$/, '')])
      for (let i = word.length - 4; i >= 4; i--) {
        const [bare, tail] = [bareOf(word.slice(0, i)), word.slice(i)];
        if (isWord(tail) && isWord(bare)) return [bare, tail, ...split(bare), ...split(tail)];
      }
    return [];
  };
  const kept = new Map<string, string[]>();
  return (word) => {
    let parts = kept.get(word);
    if (!parts) kept.set(word, (parts = split(word)));
    return parts;
  };
}

/** Whether a word stands in a vocabulary, in whatever form; read when it is first asked. */
export function knowing(vocabulary: () => Iterable<string>): (word: string) => boolean {
  let known: Set<string> | undefined;
  return (word) => (known ??= new Set([...vocabulary()].map(stem))).has(stem(word));
}

/** "Blue-Eyes White Dragon" → "BEWD": what players write for names of three words and more. */
export function initials(name: string): string | undefined {
  const parts = words(name);
  return parts.length >= 3 && parts.length <= 7 ? parts.map((word) => word[0]).join('') : undefined;
}
export { key };
