/**
 * The judge's own data: what they made (the casebook) and the cards they imported, in two files of the data folder, each
 * opened when it is first asked for. Plain synchronous functions; for a worker: pass the folder, open there.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { bodyOf, type ImportedFacts, type ImportedPtcgCard } from '../import/card.ts';
import type { Game, LibraryCard, Localized } from '../schema.ts';
import { findCard, statements, cardNames, suggestCards, type FoundCard, type Statements } from '../rules-db.ts';
import { search, Searcher, type Hit, type SearchOptions } from '../search.ts';
import { IndexWriter } from '../search-index.ts';
import { words } from '../text.ts';
import { archiveOf, carryOut, knownVersion, planRestore, recordsIn, type Restored } from './archive.ts';
import { cardsDamaged, openCards, type CardsFile } from './cards-file.ts';
import { CasebookStore, type CasebookState } from './casebook.ts';
import { copiesIn, type Copy } from './copies.ts';
import type { Becomes, Erased } from './erase.ts';
import { JudgeDbError, translate, type JudgeDbFailure } from './failure.ts';
import { cardsAside, casebookPath, damagedIn, judgeDbPath, locked, putCardsAside } from './folder.ts';
import { records, type Records } from './records.ts';
import { salvage } from './rescue.ts';
import { partsReader } from './parts.ts';
import { namedReader, type NamedInTexts } from './series.ts';
import { stageImport, type ImportStage } from './stage.ts';

export interface SavedCase {
  id: string;
  title: string;
  game: Game;
  created: string;
  updated: string;
  deleted?: string;
  /** Format of the case, and the app's version that wrote it. */
  format: number;
  app: string;
}
export interface Note {
  id: string;
  /** What it is about: a rule id, a case id, a card id. */
  subject: string;
  text: string;
  created: string;
  updated: string;
}
export interface ImportLogEntry {
  id: number;
  file: string;
  formats: string[];
  at: string;
  added: number;
  updated: number;
  unchanged: number;
  skipped: number;
  problems: unknown[];
}
/** How the judge's own data is. */
export interface JudgeDbState extends CasebookState {
  /** Where a damaged file of imported cards was put: they have to be imported again. */
  cardsAside?: string;
  /** Why imported cards cannot be looked into. */
  cardsFailure?: JudgeDbFailure;
}

export interface JudgeDb {
  readonly dir: string;
  state(): JudgeDbState;
  /** `names`: what it is found by besides its title. */
  saveCase(input: { id?: string; title: string; game: Game; case: unknown; names?: readonly string[] }): SavedCase;
  savedCase(id: string): (SavedCase & { case: unknown }) | undefined;
  savedCases(filter?: { query?: string; game?: Game; limit?: number; offset?: number; deleted?: boolean }): { total: number; cases: SavedCase[] }; // prettier-ignore
  /** Hides it; `restoreCase` brings it back. */
  deleteCase(id: string): boolean;
  restoreCase(id: string): boolean;
  autosave(slot: string, value: unknown): void;
  autosaved(slot: string): unknown;
  clearAutosave(slot: string): void;
  setting(key: string): unknown;
  settings(): Record<string, unknown>;
  setSetting(key: string, value: unknown): void;
  saveNote(input: { id?: string; subject: string; text: string }): Note;
  notes(subject?: string): Note[];
  deleteNote(id: string): boolean;
  /** The records themselves, for what comes to be kept. */
  readonly records: Records;
  /** Erases for good, in the data and its copies: what a record becomes, null for nothing, undefined where it stays. */
  erase(becomes: Becomes): Erased;
  /** Copies one can go back to, newest first. */
  copies(): Copy[];
  /** Everything the judge made, as the text of one file. */
  archive(): string;
  /** Brings records back from a copy (by its id) or from the text of such a file; the state before is copied first. */
  restoreFrom(from: { copy: string } | { file: string }, how: 'add' | 'replace'): Restored & { broken: number };
  /** Whether there are imported cards to look into; where their file cannot be opened, `state` says why. */
  hasCards(): boolean;
  /** Changes whenever cards were imported or taken out, by whatever program. */
  cardsVersion(): number;
  /** The imported card of this name (either language) or print, the newest first where several have the name. */
  card(nameOrPrint: string, game: Game): FoundCard | undefined;
  cards(nameOrPrint: string, game: Game): FoundCard[];
  /** The same with their release dates (yyyymmdd, 0 if unknown). */
  printings(name: string, game: Game): (FoundCard & { released: number })[];
  /** The Pokémon cards that have an attack or Ability of this name, in either language. */
  ptcgWith(name: string): FoundCard[];
  cardById(id: string): (FoundCard & { meta: Record<string, unknown> }) | undefined;
  cardCount(game?: Game): number;
  suggest(name: string, game: Game, limit?: number): Localized[];
  cardNames(game: Game): string[];
  /** Archetypes, series and counters of the imported cards of Yu-Gi-Oh!. */
  namedInTexts(): Promise<NamedInTexts>;
  search(query: string, options?: SearchOptions): Hit[];
  readonly searcher: Searcher;
  stageImport(): ImportStage;
  imports(): ImportLogEntry[];
  /** Looks through the whole file of cards that is open, if one is; puts a damaged one aside and throws. */
  lookThroughCards(): void;
  /** Takes all imported cards of a game out. */
  removeCards(game: Game): Promise<number>;
  close(): void;
}

export interface OpenJudgeOptions {
  /** Check every page of the imported cards on opening (default). The command line skips it for a quick start. */
  integrity?: boolean;
  /** Told once of each file that was opened where something had to be dealt with. */
  onNotice?: (state: JudgeDbState) => void;
  /** The clock; for tests. */
  now?: () => Date;
}

/** Whether a folder holds anything of a judge's: their own data, or what is left of it. */
export function hasJudgeData(dir: string): boolean {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return false;
  const there = (path: string) => statSync(path, { throwIfNoEntry: false }) !== undefined;
  try {
    const files = [casebookPath(dir), `${casebookPath(dir)}-wal`, judgeDbPath(dir)];
    return files.some(there) || copiesIn(dir).length > 0 || damagedIn(dir).length > 0;
  } catch (error) {
    throw translate(error, dir);
  }
}

/** The database of a data folder; made and migrated where needed when it is first asked. */
export function openJudgeDb(dir: string, options: OpenJudgeOptions = {}): JudgeDb {
  const { integrity = true, onNotice = () => {}, now = () => new Date() } = options;
  let store: CasebookStore | undefined;
  const casebook = () => {
    if (!store) {
      store = new CasebookStore(dir, now);
      const { rescued, ...state } = store.state;
      // What another program put right was told by that one; who asks how the data is hears of it.
      onNotice({ ...state, ...(rescued && rescued.at === undefined && { rescued }) });
    }
    return store;
  };
  const cards = new OpenedCards(dir, integrity, onNotice);
  const own = records(casebook, now);
  const { searcherNow, ...reading } = cardReading(
    () => cards.now(),
    () => cards.version(),
  );
  return {
    dir,
    state: () => ({ ...casebook().state, ...cards.state() }),
    hasCards: () => cards.there(),
    cardsVersion: () => cards.version(),
    ...cases(own),
    ...notes(own),
    ...slots(own),
    records: own,
    erase: (becomes) => casebook().erase(becomes),
    copies: () => casebook().copies(),
    archive: () => casebook().read((db) => archiveOf(db, own.app, now())),
    restoreFrom(from, how) {
      const found = 'copy' in from ? copyCalled(casebook().copies(), from.copy) : archiveIn(from.file);
      casebook().copyNow('restore');
      const early = casebook().read((db) => planRestore(db, found, how, now()));
      const { brought, hidden } = casebook().write((db) => {
        if (carryOut(db, early)) return early;
        const plan = planRestore(db, found, how, now());
        carryOut(db, plan);
        return plan;
      });
      return { brought, hidden, broken: found.broken.length };
    },
    ...reading,
    get searcher() {
      return searcherNow();
    },
    stageImport: () =>
      stageImport(
        cards.now().db,
        (work) => cards.change(work),
        () => now().toISOString(),
      ),
    imports: () => cards.imports(),
    lookThroughCards: () => cards.lookThrough(),
    removeCards: (game) => cards.remove(game),
    close: () => {
      store?.close();
      cards.close();
    },
  };
}

/** The file of imported cards, opened when it is first asked. */
class OpenedCards {
  readonly #dir: string;
  readonly #integrity: boolean;
  readonly #onNotice: (state: JudgeDbState) => void;
  #file: (CardsFile & { get: Statements }) | undefined;
  #failure: JudgeDbFailure | undefined;
  /** What this connection wrote itself is not in its `data_version`. */
  #ownImports = 0;

  constructor(dir: string, integrity: boolean, onNotice: (state: JudgeDbState) => void) {
    this.#dir = dir;
    this.#integrity = integrity;
    this.#onNotice = onNotice;
  }

  now(): CardsFile & { get: Statements } {
    if (!this.#file) {
      const opened = openCards(this.#dir, this.#integrity);
      this.#file = { ...opened, get: statements(opened.db) };
      this.#failure = undefined;
      const aside = this.#aside();
      if (aside !== undefined) this.#onNotice({ cardsAside: aside });
    }
    return this.#file;
  }

  there(): boolean {
    if (this.#file) return true;
    if (!existsSync(judgeDbPath(this.#dir))) return false;
    try {
      this.now();
      return true;
    } catch (error) {
      if (!(error instanceof JudgeDbError)) throw error;
      if (this.#failure !== error.code) this.#onNotice({ cardsFailure: error.code });
      this.#failure = error.code;
      return false;
    }
  }

  version(): number {
    // Asked for every card of a case: a statement that is kept, not a pragma made anew.
    const { data_version: others } = this.now().get.one<{ data_version: number }>('PRAGMA data_version')!;
    return this.#ownImports * 1e9 + others;
  }

  /** Where the damaged file was put, as long as nothing was imported in its place. */
  #aside(): string | undefined {
    const { get, failure } = this.now();
    return failure || get.one('SELECT 1 FROM card LIMIT 1') ? undefined : cardsAside(this.#dir);
  }

  /** Who checks the cards looks into them to say so; others tell what they have seen. */
  state(): Pick<JudgeDbState, 'cardsAside' | 'cardsFailure'> {
    if (this.#integrity) this.there();
    const aside = this.#file && this.#aside();
    return { ...(aside !== undefined && { cardsAside: aside }), ...(this.#failure && { cardsFailure: this.#failure }) };
  }

  /** Runs a change of the cards as one transaction; what fails or is ended changes nothing. */
  async change<T>(work: () => T | Promise<T>): Promise<T> {
    const { db, failure } = this.now();
    if (failure) throw failure;
    try {
      db.exec('BEGIN IMMEDIATE');
      const done = await work();
      db.exec('COMMIT');
      this.#ownImports++;
      return done;
    } catch (error) {
      if (db.inTransaction) db.exec('ROLLBACK');
      const cause = translate(error, this.#dir);
      if (cause instanceof JudgeDbError && cause.code === 'damaged') this.lookThrough();
      throw cause;
    }
  }

  /** A file that was sound when it was opened, or was not looked through then, may turn out damaged. */
  lookThrough(): void {
    if (!this.#file || !cardsDamaged(this.#file.db, this.#dir)) return;
    const { failure } = this.#file;
    this.#file.close();
    this.#file = undefined;
    // Where nothing can be written it stays in its place, and is met again.
    if (!failure) locked(this.#dir, () => putCardsAside(this.#dir), 'judge.cards');
    throw new JudgeDbError('cards-damaged', `${this.#dir}: the cards are damaged`);
  }

  imports(): ImportLogEntry[] {
    type Row = Omit<ImportLogEntry, 'formats' | 'problems'> & { formats: string; problems: string };
    return this.now()
      .get.all<Row>('SELECT * FROM import ORDER BY id DESC')
      .map((row) => ({ ...row, formats: row.formats.split(' '), problems: JSON.parse(row.problems) as unknown[] }));
  }

  remove(game: Game): Promise<number> {
    return this.change(() => {
      const { db, get } = this.now();
      const refs = get.all<{ id: string }>('SELECT id FROM card WHERE game = ?', game);
      const index = new IndexWriter(db);
      for (const { id } of refs) index.remove(id);
      return db.prepare('DELETE FROM card WHERE game = ?').run(game).changes;
    });
  }

  close(): void {
    this.#file?.close();
  }
}

function slots(
  own: Records,
): Pick<JudgeDb, 'autosave' | 'autosaved' | 'clearAutosave' | 'setting' | 'settings' | 'setSetting'> {
  return {
    autosave: (slot, value) => void own.put('autosave', slot, { body: value ?? null }),
    autosaved: (slot) => own.get('autosave', slot)?.body,
    clearAutosave: (slot) => void own.hide('autosave', slot),
    setting: (key) => own.get('setting', key)?.body,
    settings: () => Object.fromEntries(own.all('setting').map(({ key, body }) => [key, body])),
    setSetting: (key, value) => void own.put('setting', key, { body: value ?? null }),
  };
}

function copyCalled(copies: Copy[], id: string) {
  const copy = copies.find((one) => one.id === id);
  if (!copy) throw new JudgeDbError('vanished', `no copy ${id}`);
  return salvage(copy.path);
}
function archiveIn(text: string) {
  const read = recordsIn(text);
  if (!read) throw new JudgeDbError('foreign', 'not a casebook written to a file');
  if (read.version > knownVersion) throw new JudgeDbError('newer', 'the file was written by a newer program');
  return read;
}

type CaseRecord = { key: string; head: { title: string; game: Game }; created: string; updated: string; deleted: string | null; format: number; app: string }; // prettier-ignore
const saved = ({ key, head, created, updated, deleted, format, app }: CaseRecord): SavedCase => ({
  id: key,
  ...head,
  created,
  updated,
  ...(deleted !== null && { deleted }),
  format,
  app,
});

function cases(own: Records): Pick<JudgeDb, 'saveCase' | 'savedCase' | 'savedCases' | 'deleteCase' | 'restoreCase'> {
  return {
    saveCase({ id = randomUUID(), title, game, case: value, names = [] }) {
      const head = { title, game };
      return saved(
        own.put('case', id, { head, body: value, words: ` ${words([title, ...names].join(' ')).join(' ')}` }),
      );
    },
    savedCase(id) {
      const found = own.find<CaseRecord['head']>('case', id);
      return found && { ...saved(found), case: found.body };
    },
    savedCases({ query = '', game, limit = 50, offset = 0, deleted = false } = {}) {
      const { total, records: found } = own.list<CaseRecord['head']>('case', {
        words: words(query),
        ...(game && { head: { game } }),
        deleted,
        limit,
        offset,
      });
      return { total, cases: found.map(saved) };
    },
    deleteCase: (id) => own.hide('case', id),
    restoreCase: (id) => own.unhide('case', id),
  };
}

function notes(own: Records): Pick<JudgeDb, 'saveNote' | 'notes' | 'deleteNote'> {
  type Written = { key: string; head: { subject: string }; body: unknown; created: string; updated: string };
  const note = ({ key, head, body, created, updated }: Written): Note => ({
    id: key,
    subject: head.subject,
    text: String(body),
    created,
    updated,
  });
  return {
    saveNote: ({ id = randomUUID(), subject, text }) => note(own.put('note', id, { head: { subject }, body: text })),
    notes: (subject) =>
      own
        .all<{ subject: string }>('note')
        .map(note)
        .filter((one) => subject === undefined || one.subject === subject)
        .sort((a, b) => (a.created < b.created ? -1 : 1)),
    deleteNote: (id) => own.hide('note', id),
  };
}

type CardRow = { id: string; game: Game; json: string; meta: string };
/** A row as the card it holds. */
function foundIn(cardsNow: () => CardsFile & { get: Statements }, version: () => number): (row: CardRow) => FoundCard {
  const sets = new Map<string, boolean>();
  let setsOf = -1;
  /** Does the list name the Weakness of no Pokémon of this card's set? Some lists lack them for whole sets. */
  const lacksWeakness = (id: string): boolean => {
    if (setsOf !== version()) sets.clear();
    setsOf = version();
    const set = id.slice(0, id.lastIndexOf('-'));
    const known = sets.get(set) ?? cardsNow().get.one(`SELECT 1 FROM card WHERE id > ?1 || '-' AND id < ?1 || '.' AND json_extract(json, '$.weakness') IS NOT NULL LIMIT 1`, set) === undefined; // prettier-ignore
    sets.set(set, known);
    return known;
  };
  return (row) => {
    const card = JSON.parse(row.json) as LibraryCard & ImportedPtcgCard;
    const unlisted = row.game === 'ptcg' && card.kind === 'pokemon' && !card.weakness && !card.resistance && lacksWeakness(row.id); // prettier-ignore
    return {
      id: row.id,
      game: row.game,
      card: unlisted ? ({ ...card, weaknessUnlisted: true } as LibraryCard) : card,
      source: 'imported',
    };
  };
}

type CardReading = Pick<
  JudgeDb,
  | 'card'
  | 'cards'
  | 'printings'
  | 'ptcgWith'
  | 'cardById'
  | 'cardCount'
  | 'suggest'
  | 'cardNames'
  | 'namedInTexts'
  | 'search'
> & { searcherNow: () => Searcher };
function cardReading(cardsNow: () => CardsFile & { get: Statements }, version: () => number): CardReading {
  const found = foundIn(cardsNow, version);
  const cardRow = (id: string) => cardsNow().get.one<CardRow>('SELECT * FROM card WHERE id = ?', id);
  const parts = partsReader(() => cardsNow().get, version);
  const cards = (name: string, game: Game) => findCard(cardsNow().get, name, game).map((id) => found(cardRow(id)!));
  const released = (id: string): number =>
    cardsNow().get.one<{ weight: number }>(`SELECT weight FROM entry WHERE kind = 'card' AND ref = ?`, id)?.weight ?? 0;
  const textOf = (ref: string): Localized => {
    const row = cardRow(ref);
    return row ? bodyOf(JSON.parse(row.json) as ImportedFacts) : { en: '', de: '' };
  };
  let searcher: Searcher | undefined;
  let of = -1;
  /** A searcher knows the index as it was: after an import there is a new one. */
  const searcherNow = () => {
    if (!searcher || of !== version())
      searcher = new Searcher({ db: cardsNow().db, source: 'imported', text: (_, ref) => textOf(ref) });
    of = version();
    return searcher;
  };
  return {
    card: (name, game) => cards(name, game)[0],
    cards,
    printings: (name, game) => cards(name, game).map((card) => ({ ...card, released: released(card.id) })),
    ptcgWith: (name) => parts(name).map((id) => found(cardRow(id)!)),
    cardById(id) {
      const row = cardRow(id);
      return row && { ...found(row), meta: JSON.parse(row.meta) as Record<string, unknown> };
    },
    cardCount: (game) => cardsNow().get.one<{ n: number }>('SELECT count(*) AS n FROM card WHERE ?1 IS NULL OR game = ?1', game ?? null)!.n, // prettier-ignore
    suggest: (name, game, limit = 3) => suggestCards(cardsNow().get, name, game, limit),
    cardNames: (game) => cardNames(cardsNow().get, game),
    namedInTexts: namedReader(() => cardsNow().get, version),
    search: (query, options) => search([searcherNow()], query, options),
    searcherNow,
  };
}
