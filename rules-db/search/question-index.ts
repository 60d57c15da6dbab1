/**
 * The part of the index that answers questions in whole sentences (rules.db only): what each title, asked phrase and text
 * of rules and terms is about. Tables and the writer; the reading side is `questions.ts`.
 *
 *   feature  name, rarity, and its latent vector (`latent.ts`). Vectors: a float32 scale, then int8 numbers
 *   answer   how many inventory items a rule stands for: what several documents say is asked more often; its latent vector
 *   unit     a title, asked phrase or text: pairs of feature (uint16) and weight (uint8, hundredths)
 *   concept  words → what they stand for
 *   part     words that compounds are split into
 */
import type { Database } from 'better-sqlite3';
import { languages, type Asked, type Lang, type Localized } from '../schema.ts';
import { latentDirections } from './latent.ts';
import { splitter } from '../search-index.ts';
import { Concepts, meaningOfText, type Language, type Meaning } from './meaning.ts';
import { accumulate, directionOf, rarity, textVector, type Field } from './questions.ts';

export const questionSql = `
  CREATE TABLE feature (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, rarity REAL NOT NULL, latent BLOB NOT NULL) STRICT;
  CREATE TABLE answer (entry INTEGER PRIMARY KEY, items INTEGER NOT NULL, latent BLOB NOT NULL) STRICT;
  CREATE TABLE unit (n INTEGER PRIMARY KEY, entry INTEGER NOT NULL, lang TEXT NOT NULL, field TEXT NOT NULL, features BLOB NOT NULL) STRICT;
  CREATE TABLE concept (words TEXT NOT NULL, concept TEXT NOT NULL, PRIMARY KEY (words, concept)) STRICT, WITHOUT ROWID;
  CREATE TABLE part (word TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
`;

/** Latent directions that are kept. */
const rank = 112;

/** What an entry says, by field. */
export interface Said {
  titles: Record<Lang, string[]>;
  text: Localized;
  asked: Asked;
  /** Inventory items it stands for. */
  items: number;
}

interface DraftUnit {
  entry: number;
  lang: Lang;
  field: Field;
  meaning: Meaning;
  /** Whether rarity and latent directions are learned from it. */
  teaches: boolean;
}

export class QuestionWriter {
  readonly #db: Database;
  readonly #language: Language;
  readonly #units: DraftUnit[] = [];
  /** Entry → inventory items. */
  readonly #items = new Map<number, number>();

  /** `said`: words and what they stand for; `vocabulary`: what compounds are made of. */
  constructor(db: Database, said: [text: string, concept: string][], vocabulary: string[]) {
    this.#db = db;
    this.#language = { concepts: new Concepts(said), parts: splitter(vocabulary) };
    const concept = db.prepare('INSERT OR IGNORE INTO concept VALUES (?, ?)');
    for (const [text, name] of said) concept.run(text, name);
    const part = db.prepare('INSERT OR IGNORE INTO part VALUES (?)');
    for (const word of vocabulary) part.run(word);
  }

  /** `teaches`: rules and terms do; a scenario's title is only to be found. */
  add(entry: number, { titles, text, asked, items }: Said, teaches: boolean): void {
    this.#items.set(entry, items);
    const unit = (lang: Lang, field: Field, said: string) => {
      const meaning = meaningOfText(said, this.#language);
      if (meaning.size > 0) this.#units.push({ entry, lang, field, meaning, teaches });
    };
    for (const lang of languages) {
      for (const title of titles[lang]) unit(lang, 'title', title);
      unit(lang, 'text', text[lang]);
      for (const phrase of asked[lang]) unit(lang, 'asked', phrase);
    }
  }

  /** Writes features and units; after the last entry. */
  finish(): void {
    const entries = new Map<string, Set<number>>();
    for (const { entry, meaning, teaches } of this.#units) {
      for (const name of meaning.keys()) {
        if (!entries.has(name)) entries.set(name, new Set());
        if (teaches) entries.get(name)!.add(entry);
      }
    }
    const teaching = this.#units.filter(({ teaches }) => teaches);
    const total = new Set(teaching.map(({ entry }) => entry)).size;
    const names = [...entries.keys()].sort();
    const ids = new Map(names.map((name, id) => [name, id]));
    const rarities = names.map((name) => rarity(name, entries.get(name)!.size, total));
    const units = this.#units.map((unit) => ({ ...unit, pairs: pairsOf(unit.meaning, ids) }));

    const insertUnit = this.#db.prepare('INSERT INTO unit (entry, lang, field, features) VALUES (?, ?, ?, ?)');
    for (const { entry, lang, field, pairs } of units) insertUnit.run(entry, lang, field, packPairs(pairs));

    const said = accumulate(units.filter(({ teaches }) => teaches));
    const texts = [...said.values()].map((sums) => textVector(sums, rarities));
    const directions = latentDirections(texts, names.length, rank);
    const insertAnswer = this.#db.prepare('INSERT INTO answer VALUES (?, ?, ?)');
    for (const [entry, sums] of accumulate(units)) {
      const direction = directionOf(textVector(sums, rarities), directions, rank);
      insertAnswer.run(entry, this.#items.get(entry)!, packVector(direction));
    }
    const insertFeature = this.#db.prepare('INSERT INTO feature VALUES (?, ?, ?, ?)');
    names.forEach((name, id) =>
      insertFeature.run(id, name, rarities[id]!, packVector(directions.subarray(id * rank, (id + 1) * rank))),
    );
  }
}

const pairsOf = (meaning: Meaning, ids: Map<string, number>): [feature: number, weight: number][] =>
  [...meaning].map(([name, weight]) => [ids.get(name)!, Math.round(weight * 100) / 100]);

function packPairs(pairs: [number, number][]): Buffer {
  const out = Buffer.alloc(pairs.length * 3);
  pairs.forEach(([feature, weight], i) => {
    out.writeUInt16LE(feature, i * 3);
    out.writeUInt8(Math.round(weight * 100), i * 3 + 2);
  });
  return out;
}

function packVector(vector: Float64Array): Buffer {
  const scale = vector.reduce((most, x) => Math.max(most, Math.abs(x)), 0) / 127 || 1;
  const out = Buffer.alloc(4 + vector.length);
  out.writeFloatLE(scale, 0);
  vector.forEach((x, i) => out.writeInt8(Math.round(x / scale), 4 + i));
  return out;
}
