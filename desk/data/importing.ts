// Card lists from the window: taken in pieces, imported one at a time, told how far, ended when asked.
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { importCards } from '../../rules-db/import/import.ts';
import { mayBeList } from '../../rules-db/import/records.ts';
import type { Means } from '../means.ts';
import type { ImportState, JudgeDesk, Localized } from '../contract.ts';
import { LARGEST_LIST, LIST_TOO_LARGE } from './list-size.ts';
import { answer, problemsOf, refuse } from '../refused.ts';
import { textsRead } from './texts-read.ts';

type ImportChannels = Pick<JudgeDesk, 'importPart' | 'importStart' | 'importState' | 'importCancel'>;

/** Uploads that were begun and never imported are forgotten beyond these. */
const MOST_UPLOADS = 8;

interface Upload {
  name: string;
  folder: string;
  file: string;
  size: number;
}

/** Card lists that arrive in pieces, each in a folder of its own until it is imported. */
function arriving() {
  const uploads = new Map<string, Upload>();
  const forget = (id: string): void => {
    const upload = uploads.get(id);
    uploads.delete(id);
    if (upload) rmSync(upload.folder, { recursive: true, force: true });
  };
  const called = (id: string): Upload => uploads.get(id) ?? refuse('no-upload', NO_UPLOAD);
  const begin = (name: string): string => {
    const [oldest] = uploads.keys();
    if (uploads.size >= MOST_UPLOADS && oldest !== undefined) forget(oldest);
    const id = randomUUID();
    try {
      const folder = mkdtempSync(join(tmpdir(), 'judge-upload-'));
      const file = join(folder, basename(name).replace(/[^\p{L}\p{N}._-]/gu, '_') || 'cards');
      uploads.set(id, { name, folder, file, size: 0 });
    } catch (error) {
      return notTaken(error);
    }
    return id;
  };
  const take = ({ upload: given, name, part }: { upload?: string | undefined; name: string; part: string }) => {
    const id = given ?? begin(name);
    const upload = called(id);
    const bytes = Buffer.from(part, 'base64');
    if (upload.size + bytes.length > LARGEST_LIST) {
      forget(id);
      return refuse('too-large', LIST_TOO_LARGE);
    }
    try {
      appendFileSync(upload.file, bytes, { mode: 0o600 });
      // By its first part, however much is to come.
      if (given === undefined) mayBeList(upload.file);
    } catch (error) {
      forget(id);
      return notTaken(error);
    }
    upload.size += bytes.length;
    return { upload: id, size: upload.size };
  };
  return { forget, take, called };
}

/** How much of an import each phase takes. */
const SHARES = { reading: [0, 0.3], writing: [0.3, 0.3], texts: [0.6, 0.4] } as const;

export function importChannels({ judge, library }: Pick<Means, 'judge' | 'library'>): ImportChannels {
  const { take, called, forget } = arriving();
  let state: ImportState | null = null;
  let running: AbortController | undefined;

  const run = async (id: string, { name, file }: Upload, signal: AbortSignal): Promise<void> => {
    const tell = (phase: keyof typeof SHARES, done: number, share: number): void => {
      const [from, of] = SHARES[phase];
      state = { file: name, state: 'running', phase, done, share: from + share * of };
    };
    try {
      const {
        changed,
        path: _,
        ...report
      } = await importCards(judge(), file, {
        signal,
        onProgress: ({ phase, done, share }) => tell(phase, done, share),
      });
      const texts = await textsRead(changed, {
        judge: judge(),
        names: library().names,
        signal,
        onProgress: (done, total) => tell('texts', done, done / total),
      });
      state = { file: name, state: 'done', report: { ...report, ...(texts && { texts }) } };
    } catch (error) {
      if (signal.aborted) state = { file: name, state: 'cancelled' };
      else state = { file: name, state: 'failed', problems: [...(problemsOf(error) ?? [fault(error)])] };
    } finally {
      running = undefined;
      forget(id);
    }
  };

  return {
    importPart: (input) => answer(() => take(input)),
    importStart: ({ upload: id }) =>
      answer(() => {
        const upload = called(id);
        if (running) return refuse('import-running', RUNNING);
        running = new AbortController();
        state = { file: upload.name, state: 'running', phase: 'reading', done: 0, share: 0 };
        void run(id, upload, running.signal);
        return null;
      }),
    importState: () => answer(() => state),
    importCancel: ({ upload }) =>
      answer(() => {
        if (upload === undefined) running?.abort();
        else forget(upload);
        return null;
      }),
  };
}

const NO_UPLOAD: Localized = {
  de: 'Diese Kartenliste ist hier nicht angekommen. Wählen Sie sie noch einmal.',
  en: 'This card list has not arrived here. Choose it again.',
};
/** The disk of the folder for passing files is full or cannot be written to: nothing of the list arrived. */
const notTaken = (error: unknown): never => {
  if (typeof (error as { code?: unknown }).code === 'string') return refuse('no-room', NO_ROOM);
  throw error;
};
const NO_ROOM: Localized = {
  de: `Für diese Kartenliste ist kein Platz: In den Ordner für Zwischendateien (${tmpdir()}) lässt sich nicht schreiben, oder sein Datenträger ist voll. Die Karten sind wie zuvor.`,
  en: `There is no room for this card list: the folder for temporary files (${tmpdir()}) cannot be written to, or its disk is full. The cards are as before.`,
};
const RUNNING: Localized = {
  de: 'Es wird schon eine Kartenliste eingelesen. Warten Sie, oder brechen Sie ab.',
  en: 'A card list is being imported already. Wait, or cancel it.',
};
const fault = (error: unknown) => ({
  code: 'fault',
  path: '',
  message: {
    de: `Fehler im Programm: ${String(error)}. Die Karten sind wie zuvor.`,
    en: `A fault in the program: ${String(error)}. The cards are as before.`,
  },
});
