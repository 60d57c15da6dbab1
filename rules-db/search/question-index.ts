/**
 * The part of the index that answers questions in whole sentences (rules.db only): what each title, asked phrase and text
 * of rules and terms is about. Tables and the writer; the reading side is `questions.ts`.
 *
 *   question  what is laid out in memory (`QuestionData`): name, bytes
 *   concept  words → what they stand for
 *   part     words that compounds are split into
 */
import type { Database } from 'better-sqlite3';
import { languages, type Asked, type Lang, type Localized } from '../schema.ts';
import { latentDirections } from './latent.ts';
import { splitter } from '../search-index.ts';
import { Concepts, meaningOfText, type Language, type Meaning } from './meaning.ts';
import { packed } from './question-bytes.ts';
import {
  accumulate,
  directionOf,
  questionData,
  rarity,
  textVector,
  type Answer,
  type Field,
  type Vector,
} from './questions.ts';

export const questionSql = `
  CREATE TABLE question (name TEXT PRIMARY KEY, data BLOB NOT NULL) STRICT, WITHOUT ROWID;
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

    const taught = accumulate(units.filter(({ teaches }) => teaches));
    const texts = [...taught.values()].map((sums) => textVector(sums, rarities));
    const directions = latentDirections(texts, names.length, rank);
    const games = new Map(
      (this.#db.prepare('SELECT id, game FROM entry').all() as { id: number; game: Answer['game'] }[]).map((row) => [
        row.id,
        row.game,
      ]),
    );
    const said = accumulate(units);
    const data = questionData(
      names.map((name, id) => ({
        name,
        rarity: rarities[id]!,
        latent: packVector(directions.subarray(id * rank, (id + 1) * rank)),
      })),
      units,
      said,
      [...said].map(([entry, sums]) => ({
        entry,
        game: games.get(entry)!,
        items: this.#items.get(entry)!,
        latent: packVector(directionOf(textVector(sums, rarities), directions, rank)),
      })),
    );
    const insert = this.#db.prepare('INSERT INTO question VALUES (?, ?)');
    for (const [name, bytes] of Object.entries(packed(data))) insert.run(name, bytes);
  }
}

const pairsOf = (meaning: Meaning, ids: Map<string, number>): [feature: number, weight: number][] =>
  [...meaning].map(([name, weight]) => [ids.get(name)!, Math.round(weight * 100) / 100]);

function packVector(vector: Float64Array): Vector {
  const scale = Math.fround(vector.reduce((most, x) => Math.max(most, Math.abs(x)), 0) / 127 || 1);
  return { scale, of: Int8Array.from(vector, (x) => Math.round(x / scale)) };
}
