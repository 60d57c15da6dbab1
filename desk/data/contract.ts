/** The channels of the judge's own data as a whole: settings, how it is, copies, card lists on their way in. Part of the desk's contract (`../contract.ts`). */
import * as v from 'valibot';
import type { Game } from '../../engine/case/schema.ts';
import type { Localized, Problem } from '../../engine/ruling/schema.ts';
import { id, opt, text } from '../inputs.ts';

export const dataInputs = {
  settings: v.strictObject({}),
  setSetting: v.strictObject({ key: id, value: v.unknown() }),
  /** How the judge's own data is: to be asked at start and after a save that was refused. */
  dataHealth: v.strictObject({}),
  /** Copies one can go back to, newest first. */
  dataCopies: v.strictObject({}),
  /** Everything the judge made, as the text of one file to save. Imported card lists are not in it. */
  dataFile: v.strictObject({}),
  /**
   * Brings back from a copy, or from the text of such a file. `add`: what is missing here or was deleted; `replace`:
   * everything as it was then. A copy of the present state is made first, so that this can be undone.
   */
  dataRestore: v.strictObject({ from: v.union([v.strictObject({ copy: id }), v.strictObject({ file: text(256 * 1024 * 1024) })]), how: v.picklist(['add', 'replace']) }), // prettier-ignore
  /**
   * A card list on its way in: pieces of at most 3 MiB as base64, in order. The first names no upload and is told one; then
   * `importStart`, and `importState` tells how far it is until it is done. One import at a time.
   */
  importPart: v.strictObject({ upload: opt(id), name: text(255), part: v.pipe(v.string(), v.maxLength(4 * 1024 * 1024), v.base64()) }), // prettier-ignore
  importStart: v.strictObject({ upload: id }),
  importState: v.strictObject({}),
  /** Ends the import under way, whatever it is doing: the cards are as they were before. With `upload`: that list is not sent to its end, and what came of it is removed. */
  importCancel: v.strictObject({ upload: opt(id) }),
} satisfies Record<string, v.GenericSchema>;

/** How the judge's own data is. Whatever the state, lookup and rulings work. */
export interface DataHealth {
  /** Where it lies. */
  folder: string;
  /** Why nothing can be saved now; absent where everything can. */
  problem?: Problem & { code: DataProblem };
  /** What happened and was dealt with, to be said once: damage and what was rescued, a copy that could not be made. */
  notices: DataNotice[];
}

/** The codes of problems with the judge's own data; each message says what to do. A refused save carries the same. */
export type DataProblem =
  | 'data-disk-full'
  | 'data-read-only'
  | 'data-forbidden'
  | 'data-vanished'
  | 'data-busy'
  | 'data-unreadable'
  | 'data-damaged'
  | 'data-cards-damaged'
  | 'data-newer'
  | 'data-foreign';

export interface DataNotice {
  code: 'rescued' | 'lost' | 'no-copy' | 'cards-damaged' | 'no-cards';
  message: Localized;
}

export interface DataCopy {
  id: string;
  /** When it was made, ISO. */
  made: string;
  /** Made by itself as one works, or before something was brought back. */
  of: 'day' | 'restore';
}

/** An import of a card list as it goes on. */
export type ImportState = { file: string } &
  /** Once the cards are written their texts are read: ended then, they stay. `share`: of all phases, 0 to 1. */
  (
    | { state: 'running'; phase: 'reading' | 'writing' | 'texts'; done: number; share: number }
    | { state: 'done'; report: ImportedView }
    | { state: 'cancelled' }
    | { state: 'failed'; problems: Problem[] }
  );

/** How the texts of the cards that are new or changed are read; cards without a text are not counted. */
export interface TextsRead {
  whole: number;
  inPart: number;
  unread: number;
  /** Names of changed cards that were not read whole before and are now, and the other way round; the first hundred each. */
  becameWhole: Localized[];
  noLongerWhole: Localized[];
}

export interface ImportedView {
  formats: string[];
  cards: Partial<Record<Game, number>>;
  added: number;
  updated: number;
  unchanged: number;
  /** Records that were left out, and the first hundred of them. */
  skipped: number;
  problems: { file: string; record?: number; line?: number; message: Localized }[];
  /** Absent where reading them was ended. */
  texts?: TextsRead;
}

export interface DataOutputs {
  settings: Record<string, unknown>;
  setSetting: null;
  dataHealth: DataHealth;
  dataCopies: DataCopy[];
  /** With the name it is proposed to be saved under. */
  dataFile: { name: string; text: string };
  /** How many records came (back), were hidden because the copy has none of them, and were left out as damaged. */
  dataRestore: { brought: number; hidden: number; broken: number };
  importPart: { upload: string; size: number };
  importStart: null;
  /** Null where none was started lately. */
  importState: ImportState | null;
  importCancel: null;
}
