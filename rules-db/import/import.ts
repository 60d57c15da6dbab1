/**
 * Card databases into the judge's own database: TCGdex, pokemontcg.io, YAML-Yugi and YGOPRODeck JSON, EDOPro `.cdb`; gzipped or a
 * folder of such files; told apart by content.
 *
 * First the file is read and its cards are laid into a temporary table, a piece at a time, without touching what is
 * there (here the import can be cancelled, and other work goes on in between). Then one transaction writes them with
 * their index. A file that turns out broken, a cancelled and a killed import leave the former state.
 */
import Database from 'better-sqlite3';
import { constants, createWriteStream, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setImmediate as aMoment } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import type { Game, Lang, Localized } from '../schema.ts';
import { may } from '../judge/failure.ts';
import type { JudgeDb } from '../judge/judge-db.ts';
import type { ImportStage } from '../judge/stage.ts';
import { FileError, guessLang, isRecord, RecordError, type ImportedCard } from './card.ts';
import { fromTcgdex, isTcgdex } from './pokemon.ts';
import { fromPokemonTcg, isPokemonTcg } from './pokemontcg.ts';
import { bounded, containerOf, recordsOf, textOf } from './records.ts';
import { unzip } from './zip.ts';
import { fromCdb, fromYamlYugi, fromYgoprodeck, isYamlYugi, isYgoprodeck, type CdbRow } from './yugioh.ts';

export type Format = 'tcgdex' | 'pokemontcg' | 'yaml-yugi' | 'ygoprodeck' | 'edopro';

export interface ImportProblem {
  /** The file within an imported folder. */
  file: string;
  /** Number of the record in the file, from 1; absent where the file as a whole is meant. */
  record?: number;
  line?: number;
  message: Localized;
}
export interface ImportReport {
  path: string;
  formats: Format[];
  /** Cards read, by game. */
  cards: Partial<Record<Game, number>>;
  added: number;
  updated: number;
  unchanged: number;
  /** The cards that are new or were written anew: what stood there before, as JSON, where anything did. */
  changed: { id: string; before?: string }[];
  /** Records, and files of a folder, that were left out. */
  skipped: number;
  /** The first hundred of them. */
  problems: ImportProblem[];
}
export interface ImportProgress {
  phase: 'reading' | 'writing';
  /** Records read, or cards written. */
  done: number;
  /** Share of the phase, 0 to 1. */
  share: number;
  file: string;
}
export interface ImportOptions {
  onProgress?: (progress: ImportProgress) => void;
  signal?: AbortSignal;
}
export { FileError };

const keptProblems = 100;

/**
 * Imports a file, a folder or a ZIP file of a folder. Throws `FileError` for a file that cannot be read, `AbortError` when
 * cancelled.
 */
export async function importCards(judge: JudgeDb, path: string, options: ImportOptions = {}): Promise<ImportReport> {
  if (!existsSync(path)) throw new FileError({ en: `no file ${basename(path)}`, de: `keine Datei ${basename(path)}` });
  const found = statSync(path);
  const isFolder = found.isDirectory();
  // A device has no end.
  if (!isFolder && !(found.isFile() && may(constants.R_OK, path)))
    throw new FileError({ en: 'the file cannot be read', de: 'die Datei lässt sich nicht lesen' });
  if (isFolder || containerOf(path) !== 'zip') return importFrom(judge, path, isFolder ? path : undefined, options);
  const unpacked = mkdtempSync(join(tmpdir(), 'cards-'));
  try {
    await unzip(path, unpacked);
    return await importFrom(judge, path, unpacked, options);
  } finally {
    rmSync(unpacked, { recursive: true, force: true });
  }
}

const noCard = (de: string, en: string) =>
  new FileError({ en: `no card of a known format in the ${en}`, de: `keine Karte eines bekannten Formats ${de}` });

/** Imports what is called `path`: that file, or the lists below `folder`. */
async function importFrom(
  judge: JudgeDb,
  path: string,
  folder: string | undefined,
  options: ImportOptions,
): Promise<ImportReport> {
  const files = folder === undefined ? [path] : filesBelow(folder);
  const stage = judge.stageImport();
  try {
    const { report, formats } = await readFiles(stage, files, path, folder, options);
    if (files.length === 0 || stage.count() === 0) throw noCard('im Ordner', 'folder');
    const { onProgress = () => {}, signal } = options;
    signal?.throwIfAborted();
    report.formats = [...formats].sort();
    const name = basename(path);
    const written = await stage.commit(
      { file: name, formats: report.formats, skipped: report.skipped, problems: report.problems },
      {
        onProgress: (done, total) => onProgress({ phase: 'writing', done, share: done / total, file: name }),
        ...(signal && { signal }),
      },
    );
    return { ...report, ...written };
  } finally {
    stage.drop();
  }
}

/** Lays the cards of all files into the stage; one broken file of a folder is left out as a whole. */
async function readFiles(
  stage: ImportStage,
  files: string[],
  path: string,
  folder: string | undefined,
  { onProgress = () => {}, signal }: ImportOptions,
): Promise<{ report: ImportReport; formats: Set<Format> }> {
  const bytes = files.reduce((n, file) => n + statSync(file).size, 0) || 1;
  const report: ImportReport = { path, formats: [], cards: {}, added: 0, updated: 0, unchanged: 0, changed: [], skipped: 0, problems: [] }; // prettier-ignore
  const formats = new Set<Format>();
  let read = 0;
  let done = 0;
  for (const file of files) {
    const name = folder !== undefined ? relative(folder, file).split(sep).join('/') : basename(file);
    const mark = stage.mark();
    const { skipped } = report;
    const kept = report.problems.length;
    const problem = (message: Localized, at?: { n: number; line?: number }) => {
      report.skipped++;
      if (report.problems.length >= keptProblems) return;
      report.problems.push({ file: name, message, ...(at && { record: at.n }), ...(at?.line && { line: at.line }) });
    };
    let some = false;
    const take = (format: Format, card: ImportedCard) => {
      some = true;
      formats.add(format);
      stage.add(card);
    };
    /** Before each record; now and then other work of this thread goes on. */
    const tick = async () => {
      signal?.throwIfAborted();
      if (++done % 250 !== 0) return;
      onProgress({ phase: 'reading', done, share: Math.min(1, read / bytes), file: name });
      await aMoment();
    };
    try {
      await readFile(file, hintOf(name), take, problem, tick, (n) => (read += n));
      if (!some) throw noCard('in der Datei', 'file');
    } catch (error) {
      if (!(error instanceof FileError) || folder === undefined) throw error;
      stage.revertTo(mark);
      report.skipped = skipped;
      report.problems.length = kept;
      problem(error.text);
    }
  }
  return { report, formats };
}

function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !entry.name.startsWith('.') && /\.(json|jsonl|ndjson|cdb|gz)$/i.test(entry.name),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** `de/sv03-125.json` → German, where the record itself does not tell. */
const hintOf = (name: string): Lang | undefined =>
  /(^|[/._-])de([/._-]|$)/i.test(name) ? 'de' : /(^|[/._-])en([/._-]|$)/i.test(name) ? 'en' : undefined;

async function readFile(
  file: string,
  hint: Lang | undefined,
  take: (format: Format, card: ImportedCard) => void,
  problem: (message: Localized, at?: { n: number; line?: number }) => void,
  tick: () => Promise<void>,
  onBytes: (n: number) => void,
): Promise<void> {
  const container = containerOf(file);
  if (container === 'empty') throw new FileError({ en: 'the file is empty', de: 'die Datei ist leer' });
  if (container === 'sqlite') return readCdb(file, hint, take, problem, tick, onBytes);
  if (container === 'gzip' && (await packedSqlite(file))) {
    const dir = mkdtempSync(join(tmpdir(), 'cards-'));
    try {
      const unpacked = join(dir, 'cards.cdb');
      await pipeline(
        createReadStream(file),
        createGunzip(),
        bounded(statSync(file).size),
        createWriteStream(unpacked, { mode: 0o600 }),
      ).catch((error: unknown) => {
        if ((error as { code?: string }).code?.startsWith('Z_')) {
          throw new FileError({ en: 'the gzip data is damaged', de: 'die gzip-Daten sind beschädigt' });
        }
        throw error;
      });
      return await readCdb(unpacked, hint, take, problem, tick, onBytes);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  }
  for await (const { n, line, text } of recordsOf(textOf(file, container === 'gzip', onBytes))) {
    await tick();
    try {
      const raw = JSON.parse(text) as unknown;
      if (!isRecord(raw)) throw new RecordError({ en: 'not an object', de: 'kein Objekt' });
      if (isYamlYugi(raw)) take('yaml-yugi', fromYamlYugi(raw));
      else if (isPokemonTcg(raw)) take('pokemontcg', fromPokemonTcg(raw));
      else if (isTcgdex(raw)) take('tcgdex', fromTcgdex(raw, hint));
      else if (isYgoprodeck(raw)) take('ygoprodeck', fromYgoprodeck(raw));
      else throw new RecordError({ en: 'a record of no known format', de: 'ein Datensatz in keinem bekannten Format' });
    } catch (error) {
      if (error instanceof RecordError) problem(error.text, { n, line });
      else if (error instanceof SyntaxError) problem({ en: 'broken JSON', de: 'fehlerhaftes JSON' }, { n, line });
      else throw error;
    }
  }
}

async function packedSqlite(file: string): Promise<boolean> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  try {
    for await (const chunk of unpacked) return (chunk as Buffer).toString('latin1', 0, 15) === 'SQLite format 3';
  } catch {
    // Damaged packing is reported where the file is read as text.
  } finally {
    source.destroy();
    unpacked.destroy();
  }
  return false;
}

async function readCdb(
  file: string,
  hint: Lang | undefined,
  take: (format: Format, card: ImportedCard) => void,
  problem: (message: Localized, at?: { n: number }) => void,
  tick: () => Promise<void>,
  onBytes: (n: number) => void,
): Promise<void> {
  let db: Database.Database | undefined;
  try {
    db = new Database(file, { readonly: true });
    db.pragma('trusted_schema = OFF');
    const tables = db.prepare("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('datas', 'texts')");
    if (tables.pluck().get() !== 2) {
      throw new FileError({
        en: 'an SQLite file, but no EDOPro card database',
        de: 'eine SQLite-Datei, aber keine EDOPro-Kartendatenbank',
      });
    }
    if (db.pragma('quick_check(1)', { simple: true }) !== 'ok') {
      throw new FileError({ en: 'the database file is damaged', de: 'die Datenbankdatei ist beschädigt' });
    }
    const sample = db
      .prepare('SELECT group_concat(substr(desc, 1, 5000)) FROM (SELECT desc FROM texts LIMIT 100)')
      .pluck()
      .get();
    const lang = guessLang(String(sample ?? '')) ?? hint ?? 'en';
    const rows = db.prepare(
      'SELECT d.id, d.alias, d.type, d.atk, d.def, d.level, d.race, d.attribute, substr(t.name, 1, 1000) AS name, substr(t.desc, 1, 50000) AS desc FROM datas d LEFT JOIN texts t ON t.id = d.id ORDER BY d.alias <> 0, d.id',
    );
    let n = 0;
    for (const row of rows.iterate() as Iterable<CdbRow>) {
      await tick();
      n++;
      try {
        take('edopro', fromCdb(row, lang));
      } catch (error) {
        if (!(error instanceof RecordError)) throw error;
        problem(error.text, { n });
      }
    }
    onBytes(statSync(file).size);
  } catch (error) {
    if (error instanceof Database.SqliteError) {
      throw new FileError({
        en: `the database cannot be read: ${error.message}`,
        de: `die Datenbank ist nicht lesbar: ${error.message}`,
      });
    }
    throw error;
  } finally {
    db?.close();
  }
}
