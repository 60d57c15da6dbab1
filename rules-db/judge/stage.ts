/** An import on its way in: cards wait in a temporary table and go into the judge's data in one transaction. */
import type Database from 'better-sqlite3';
import { mergeCards, type ImportedCard, type ImportedFacts } from '../import/card.ts';
import { setImmediate as aMoment } from 'node:timers/promises';
import type { Game } from '../schema.ts';
import { IndexWriter } from '../search-index.ts';
import { indexCard } from './card-index.ts';

/** Cards on their way in, outside the judge's data until `commit`. */
export interface ImportStage {
  add(card: ImportedCard): void;
  count(): number;
  /** A point to which `revertTo` can go back. */
  mark(): number;
  revertTo(mark: number): void;
  commit(
    log: { file: string; formats: string[]; skipped: number; problems: unknown[] },
    options?: WriteOptions,
  ): Promise<Written>;
  drop(): void;
}

export interface WriteOptions {
  onProgress?: (written: number, total: number) => void;
  signal?: AbortSignal;
}
export interface Written {
  /** The cards that are new or were written anew: what stood there before, as JSON, where anything did. */
  changed: { id: string; before?: string }[];
  added: number;
  updated: number;
  unchanged: number;
  cards: Partial<Record<Game, number>>;
}

let stages = 0;

/** `change` runs its work as one transaction, in which other work of this thread may go on. */
export function stageImport(
  db: Database.Database,
  change: (work: () => Promise<Written>) => Promise<Written>,
  time: () => string,
): ImportStage {
  const table = `temp.staged_${++stages}`;
  db.exec(
    `CREATE TABLE ${table} (n INTEGER PRIMARY KEY, id TEXT NOT NULL, game TEXT NOT NULL, weight INTEGER NOT NULL, json TEXT NOT NULL, meta TEXT NOT NULL)`,
  );
  const insert = db.prepare(`INSERT INTO ${table} (n, id, game, weight, json, meta) VALUES (?, ?, ?, ?, ?, ?)`);
  const count = () => db.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;
  let last = 0;
  let waiting: { n: number; staged: ImportedCard }[] = [];
  // Laid down in groups: a transaction of the temporary table for each card alone would take longer than the reading.
  const flush = () => {
    const group = waiting;
    waiting = [];
    db.transaction(() => {
      for (const { n, staged } of group) {
        const { id, game, weight = 0, card, meta = {} } = staged;
        insert.run(n, id, game, weight, JSON.stringify(card), JSON.stringify(meta));
      }
    })();
  };
  return {
    add(staged) {
      waiting.push({ n: ++last, staged });
      if (waiting.length >= 500) flush();
    },
    count: () => (flush(), count()),
    mark: () => last,
    revertTo(mark) {
      waiting = waiting.filter(({ n }) => n <= mark);
      db.prepare(`DELETE FROM ${table} WHERE n > ?`).run(mark);
    },
    commit(log, options = {}) {
      flush();
      return change(() => writeStaged(db, table, count(), { ...log, at: time() }, options));
    },
    drop: () => void db.exec(`DROP TABLE IF EXISTS ${table}`),
  };
}

interface StagedRow {
  n: number;
  id: string;
  game: Game;
  weight: number;
  json: string;
  meta: string;
}

type Log = { file: string; formats: string[]; skipped: number; problems: unknown[]; at: string };

async function writeStaged(
  db: Database.Database,
  table: string,
  total: number,
  log: Log,
  { onProgress = () => {}, signal }: WriteOptions,
): Promise<Written> {
  const index = new IndexWriter(db);
  const next = db.prepare(`SELECT * FROM ${table} WHERE n > ? ORDER BY n LIMIT 500`);
  const old = db.prepare('SELECT json, meta FROM card WHERE id = ?');
  const put = db.prepare('INSERT OR REPLACE INTO card (id, game, json, meta) VALUES (?, ?, ?, ?)');
  const seen = { added: new Set<string>(), updated: new Set<string>(), unchanged: new Set<string>() };
  /** What stood there before the first time a card was written. */
  const formerly = new Map<string, string>();
  const games: Partial<Record<Game, number>> = {};
  let written = 0;
  for (let rows = next.all(0) as StagedRow[]; rows.length > 0; rows = next.all(rows.at(-1)!.n) as StagedRow[]) {
    for (const row of rows) {
      written++;
      const before = old.get(row.id) as { json: string; meta: string } | undefined;
      const card = JSON.parse(row.json) as ImportedFacts;
      const merged = before ? mergeCards(JSON.parse(before.json) as ImportedFacts, card) : card;
      const meta = before ? { ...(JSON.parse(before.meta) as object), ...(JSON.parse(row.meta) as object) } : undefined;
      const json = JSON.stringify(merged);
      const metaJson = meta ? JSON.stringify(meta) : row.meta;
      if (before && before.json === json && before.meta === metaJson) {
        if (!seen.added.has(row.id) && !seen.updated.has(row.id)) seen.unchanged.add(row.id);
        continue;
      }
      if (before) index.remove(row.id);
      if (!before) seen.added.add(row.id);
      else if (!seen.added.has(row.id)) {
        seen.updated.add(row.id);
        if (!formerly.has(row.id)) formerly.set(row.id, before.json);
      }
      put.run(row.id, row.game, json, metaJson);
      indexCard(index, row, merged);
    }
    onProgress(written, total);
    await aMoment();
    signal?.throwIfAborted();
  }
  for (const id of new Set([...seen.added, ...seen.updated, ...seen.unchanged])) {
    const game = id.startsWith('ygo:') ? 'ygo' : 'ptcg';
    games[game] = (games[game] ?? 0) + 1;
  }
  seen.updated.forEach((id) => seen.unchanged.delete(id));
  const counts = { added: seen.added.size, updated: seen.updated.size, unchanged: seen.unchanged.size };
  putLog(db, log, counts);
  const changed = [...seen.added, ...seen.updated].map((id) => {
    const before = formerly.get(id);
    return { id, ...(before !== undefined && { before }) };
  });
  return { ...counts, changed, cards: games };
}

function putLog(db: Database.Database, log: Log, counts: Pick<Written, 'added' | 'updated' | 'unchanged'>): void {
  db.prepare(
    'INSERT INTO import (file, formats, at, added, updated, unchanged, skipped, problems) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  ).run(
    log.file,
    log.formats.join(' '),
    log.at,
    counts.added,
    counts.updated,
    counts.unchanged,
    log.skipped,
    JSON.stringify(log.problems),
  );
}
