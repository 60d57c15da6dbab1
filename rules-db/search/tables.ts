/** What one database holds for the search: its entries, and how they are asked for. */
import type { Database, Statement } from 'better-sqlite3';
import type { Game } from '../schema.ts';
import { splitter, type Kind, type Via } from '../search-index.ts';
import type { Language } from './meaning.ts';
import type { Candidate, Entry, How, Row, SearchOptions, SearchSource } from './types.ts';

/** A word as FTS5 looks for it. */
export const phrase = (token: string): string => `"${token.replaceAll('"', '')}"`;
/** Behind all that begins alike. */
export const last = '\u{10ffff}';

/** Holds prepared statements only. */
export class Tables {
  readonly of: SearchSource;

  readonly #db: Database;

  readonly #statements = new Map<string, Statement>();

  /** Whether it holds rules and terms, which answer questions. */
  readonly answers: boolean;

  #parts: Language['parts'] | undefined;

  constructor(of: SearchSource) {
    this.of = of;
    this.#db = of.db;
    this.answers = this.all<{ name: string }>("SELECT name FROM sqlite_schema WHERE name = 'question'").length > 0;
  }

  protected all<T>(sql: string, ...values: unknown[]): T[] {
    let statement = this.#statements.get(sql);
    if (!statement) this.#statements.set(sql, (statement = this.#db.prepare(sql)));
    return statement.all(...values) as T[];
  }

  protected where(o: SearchOptions): { sql: string; values: string[] } {
    const parts: string[] = [];
    const values: string[] = [];
    if (o.game) parts.push("e.game IN (?, 'both')") && values.push(o.game);
    if (o.kind) parts.push('e.kind = ?') && values.push(o.kind);
    if (o.kinds) parts.push(`e.kind IN (${o.kinds.map((k) => `'${k}'`).join(', ')})`);
    if (o.only) {
      parts.push("(instr(e.rulesets, ?) OR (e.rulesets = '' AND e.kind <> 'rule' AND e.game IN (?, 'both')))");
      values.push(`|${o.only}|`, o.only.split('-')[0]!);
    }
    return { sql: parts.map((p) => ` AND ${p}`).join(''), values };
  }

  /** Whether anything is called so; most keys that are asked for are no name, and this costs a tenth of looking them up. */
  protected isName(k: string): boolean {
    return this.all('SELECT 1 FROM name WHERE key = ? LIMIT 1', k).length > 0;
  }

  protected candidate(row: Row, score: number, how: How, matched: string, via?: Via): Candidate {
    return { row, source: this, score, how, matched, ...(via && { via }) };
  }

  protected compoundParts(): Language['parts'] {
    return (this.#parts ??= splitter(this.all<{ word: string }>('SELECT word FROM part').map(({ word }) => word)));
  }

  /** Everything of a kind by its title, for looking through: how many there are, and those from `offset` on. */
  list({ lang = 'en', ...o }: SearchOptions, offset: number, limit: number): { total: number; entries: Entry[] } {
    const where = this.where(o);
    const [count] = this.all<{ total: number }>(
      `SELECT count(*) total FROM entry e WHERE 1${where.sql}`,
      ...where.values,
    );
    const entries = this.all<{ kind: Kind; ref: string; game: Game | 'both'; en: string; de: string }>(
      `SELECT e.kind, e.ref, e.game, e.en, e.de FROM entry e WHERE 1${where.sql} ORDER BY e.${lang} COLLATE NOCASE, e.ref LIMIT ? OFFSET ?`,
      ...where.values,
      limit,
      offset,
    );
    return {
      total: count?.total ?? 0,
      entries: entries.map(({ kind, ref, game, en, de }) => ({ kind, id: ref, game, title: { en, de } })),
    };
  }

  /** In one look at the file: each statement by itself would lock it and see whether it changed. */
  atOnce<T>(search: () => T): T {
    if (this.#db.inTransaction) return search();
    this.#db.exec('BEGIN');
    try {
      return search();
    } finally {
      this.#db.exec('COMMIT');
    }
  }

  byRef(ref: string): Row | undefined {
    return this.all<Row>('SELECT * FROM entry WHERE ref = ?', ref)[0];
  }
}
