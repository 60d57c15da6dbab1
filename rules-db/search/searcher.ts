/** What one database has for a query: by name (`names.ts`), by its sense, by the words of a card's text. */
import { isStopWord } from '../text.ts';
import { knowing, type Via } from '../search-index.ts';
import { Concepts, type Language, type Meaning } from './meaning.ts';
import { Names } from './names.ts';
import { unpacked } from './question-bytes.ts';
import { Questions, type Asking } from './questions.ts';
import { last, phrase } from './tables.ts';
import { allowed, type Candidate, type Row, type SearchOptions } from './types.ts';
import { Vocabulary, type Correction } from './vocabulary.ts';

/** The candidates one database has for a query, and their scores. */
export class Searcher extends Names {
  #questions: { index: Questions; language: Language } | undefined;

  #vocabulary: Vocabulary | undefined;

  /** Rules and terms asked for so far, by their entry. */
  readonly #rows = new Map<number, Row>();

  /** Cards whose text holds every word. */
  byBody(tokens: string[], o: SearchOptions, limit = 60): Candidate[] {
    const long = tokens.filter((t) => t.length >= 3 && !isStopWord(t));
    if (long.length === 0) return [];
    const where = this.where(o);
    const match = (o.lang ? `{${o.lang}} : ` : '') + '(' + long.map(phrase).join(' AND ') + ')';
    const found = this.all<Row>(
      `SELECT e.* FROM bodies f JOIN entry e ON e.id = f.rowid WHERE bodies MATCH ?${where.sql} LIMIT ${limit}`,
      match,
      ...where.values,
    );
    return found.map((row) => this.candidate(row, 200, 'text', long.join(' ')));
  }

  /** What rules and terms say, read once. */
  #answering(): { index: Questions; language: Language } {
    return (this.#questions ??= {
      index: new Questions(
        unpacked(
          new Map(
            this.all<{ name: string; data: Uint8Array }>('SELECT name, data FROM question').map((row) => [
              row.name,
              row.data,
            ]),
          ),
        ),
      ),
      language: this.#language(),
    });
  }

  #row(id: number): Row {
    const row = this.#rows.get(id) ?? this.all<Row>('SELECT * FROM entry WHERE id = ?', id)[0]!;
    this.#rows.set(id, row);
    return row;
  }

  #language(): Language {
    const said = this.all<{ words: string; concept: string }>('SELECT words, concept FROM concept');
    return {
      concepts: new Concepts(said.map((row) => [row.words, row.concept])),
      parts: this.compoundParts(),
      verbs: knowing(() => this.all<{ word: string }>('SELECT word FROM part').map(({ word }) => word)),
    };
  }

  get language(): Language {
    return this.#answering().language;
  }

  /** Rules and terms for words and whole questions, by what they are about. */
  byQuestion(meaning: Meaning, o: SearchOptions, of: Omit<Asking, 'lang'>, limit = 80): Candidate[] {
    if (!this.answers || meaning.size === 0) return [];
    const { index } = this.#answering();
    const found: Candidate[] = [];
    for (const { entry, worth } of index.ask(meaning, { lang: o.lang, ...of })) {
      if (found.length === limit) break;
      const row = this.#row(entry);
      if (allowed(row, o)) found.push(this.candidate(row, 250 + worth, 'text', ''));
    }
    return found;
  }

  /** Whether rules or terms have the stem. */
  knowsStem(s: string): boolean {
    return this.answers && this.#answering().index.knows(s);
  }

  /** Whether the word stands for something rules speak of, in other words. */
  means(word: string): boolean {
    return (
      this.answers &&
      this.language.concepts.in([word]).some(({ concept }) => this.#answering().index.knows(`=${concept}`))
    );
  }

  /** Whether it is made of words that rules and terms have. */
  isCompound(word: string): boolean {
    return this.answers && this.compoundParts()(word).length > 0;
  }

  /** Whether some known word begins so. */
  knows(word: string): boolean {
    return this.all('SELECT 1 FROM vocab WHERE word >= ? AND word < ? LIMIT 1', word, word + last).length > 0;
  }

  knowsWhole(word: string): boolean {
    return this.all('SELECT 1 FROM vocab WHERE word = ?', word).length > 0;
  }

  /** Known words within the typing errors a word of this length may have, nearest first. */
  corrections(word: string, limit = 3): Correction[] {
    this.#vocabulary ??= new Vocabulary(this.all<{ word: string }>('SELECT word FROM vocab').map((row) => row.word));
    return this.#vocabulary.near(word, limit);
  }

  /** Known words with this inside them: "geschwindigkeit" → "zaubergeschwindigkeit". */
  containing(word: string, limit = 12): string[] {
    if (word.length < 4) return [];
    return this.all<{ word: string }>(
      `SELECT v.word FROM vocab_tri f JOIN vocab v ON v.id = f.rowid WHERE vocab_tri MATCH ? LIMIT ${limit}`,
      phrase(word),
    ).map((r) => r.word);
  }

  /** Terms called exactly so, by any of their names. */
  terms(k: string): { ref: string; en: string; de: string; via: Via }[] {
    if (!this.isName(k)) return [];
    return this.all(
      "SELECT e.ref, e.en, e.de, n.via FROM name n JOIN entry e ON e.id = n.entry WHERE n.key = ? AND e.kind = 'term' AND n.via <> 'id' LIMIT 4",
      k,
    );
  }

  /** Whether a term is called so, as far as typed. */
  beginsTerm(k: string): boolean {
    const sql = `SELECT 1 FROM name n JOIN entry e ON e.id = n.entry
      WHERE n.key >= ? AND n.key < ? AND e.kind = 'term' AND n.via <> 'id' LIMIT 1`;
    return this.all(sql, k, k + last).length > 0;
  }

  /** Whether the glossary has the word: as a word of a name, as its beginning, or inside a compound. */
  isRuleWord(word: string, whole: boolean): boolean {
    const inTerms = (table: 'names' | 'tri', match: string) =>
      this.all(
        `SELECT 1 FROM ${table} f JOIN entry e ON e.id = f.rowid WHERE ${table} MATCH ? AND e.kind = 'term' LIMIT 1`,
        match,
      ).length > 0;
    return inTerms('names', phrase(word) + (whole ? '' : '*')) || (word.length >= 6 && inTerms('tri', phrase(word)));
  }
}
