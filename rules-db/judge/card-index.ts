/**
 * Imported cards in the search index. The index holds names and words as they were compared when it was written; where another
 * version compares them otherwise, the cards are indexed anew – the judge imports nothing again.
 */
import Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import { bodyOf, type ImportedFacts } from '../import/card.ts';
import type { Game } from '../schema.ts';
import { indexSql, IndexWriter, initials } from '../search-index.ts';

/** `weight`: its release date as yyyymmdd. */
export interface IndexedCard {
  id: string;
  game: Game;
  weight: number;
}

export function indexCard(index: IndexWriter, { id, game, weight }: IndexedCard, card: ImportedFacts): void {
  const { en, de } = card.name;
  const short = en ? initials(en) : undefined;
  index.add({
    kind: 'card',
    ref: id,
    game,
    rulesets: [],
    title: { en: en ?? '', de: de ?? '' },
    names: [
      ...(en ? [{ text: en, lang: 'en' as const, via: 'name' as const }] : []),
      ...(de ? [{ text: de, lang: 'de' as const, via: 'name' as const }] : []),
      ...card.prints.map((text) => ({ text, via: 'print' as const })),
      ...(short && game === 'ygo' ? [{ text: short, lang: 'en' as const, via: 'initials' as const }] : []),
    ],
    body: bodyOf(card),
    weight,
  });
}

/** The form in which this version writes (`formOf` the test's cards): files written in another are indexed anew. */
export const INDEX_FORM = '10216cb2a1c5d52e';

/** Indexes all cards anew where the index was written in another form; use after the migrations. */
export function keepIndexed(db: Database.Database): void {
  const written = () => db.prepare('SELECT form FROM indexed').pluck().get();
  if (written() === INDEX_FORM) return;
  db.transaction(() => {
    // Another program may have been quicker.
    if (written() === INDEX_FORM) return;
    const weights = new Map(db.prepare('SELECT ref, weight FROM entry').raw().all() as [string, number][]);
    for (const table of ['entry', 'name', 'vocab']) db.exec(`DELETE FROM ${table}`);
    for (const table of ['names', 'bodies', 'tri', 'vocab_tri'])
      db.exec(`INSERT INTO ${table} (${table}) VALUES ('delete-all')`);
    const index = new IndexWriter(db);
    const ids = db.prepare('SELECT id FROM card').pluck().all() as string[];
    const card = db.prepare<[string], { game: Game; json: string }>('SELECT game, json FROM card WHERE id = ?');
    for (const id of ids) {
      const { game, json } = card.get(id)!;
      indexCard(index, { id, game, weight: weights.get(id) ?? 0 }, JSON.parse(json) as ImportedFacts);
    }
    db.prepare('UPDATE indexed SET form = ?').run(INDEX_FORM);
  }).immediate();
}

/** What `write` writes into an empty index, as one number. */
export function formOf(write: (index: IndexWriter) => void): string {
  const db = new Database(':memory:');
  try {
    db.exec(indexSql);
    write(new IndexWriter(db));
    db.exec('CREATE VIRTUAL TABLE names_terms USING fts5vocab (names, col)');
    db.exec('CREATE VIRTUAL TABLE bodies_terms USING fts5vocab (bodies, col)');
    const tables = ['entry', 'name', 'vocab', 'names_terms', 'bodies_terms', 'tri_terms'];
    const rows = tables.map((table) => db.prepare(`SELECT * FROM ${table}`).raw().all());
    return createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16);
  } finally {
    db.close();
  }
}
