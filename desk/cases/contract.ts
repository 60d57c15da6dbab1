/** The channels of what the judge keeps of their work: saved cases, the table, the log of rulings. Part of the desk's contract (`../contract.ts`). */
import * as v from 'valibot';
import type { Case, Game, Lang } from '../../engine/case/schema.ts';
import type { Localized, Problem } from '../../engine/ruling/schema.ts';
import { count, day, game, id, lang, localized, opt, query, text } from '../inputs.ts';

export const caseInputs = {
  /** `names`: its cards in both languages, by which it is found; a save looks up none. */
  saveCase: v.strictObject({ id: opt(id), title: text(500), case: v.unknown(), names: opt(v.array(query)) }),
  savedCases: v.strictObject({ query: opt(query), limit: opt(count(500)), offset: opt(count(1_000_000_000)) }),
  savedCase: v.strictObject({ id }),
  deleteCase: v.strictObject({ id }),
  restoreCase: v.strictObject({ id }),
  /** The table as it is being worked on: written as one works, read back at start. */
  autosave: v.strictObject({ slot: id, case: v.unknown() }),
  autosaved: v.strictObject({ slot: id }),
  /** Keeps a ruling that was shown; with the id of an entry, what that dispute came to. Answers with earlier ones like it. */
  logRuling: v.strictObject({ id: opt(id), case: v.unknown(), ruleset: id, rulesetDate: opt(text(40)), lang, verdict: text(40), headline: localized, grounds: v.array(v.unknown()), /** The judge call it was given in. */ call: opt(id) }), // prettier-ignore
  logEntries: v.strictObject({ query: opt(query), day: opt(day), game: opt(game), event: opt(id), call: opt(id), limit: opt(count(500)), offset: opt(count(1_000_000_000)) }), // prettier-ignore
  logEntry: v.strictObject({ id }),
  /** Saved cases and rulings given, the newest first. */
  casebook: v.strictObject({ query: opt(query), kind: opt(v.picklist(['case', 'ruling'])), game: opt(game), day: opt(day), limit: opt(count(10_000)), offset: opt(count(1_000_000_000)) }), // prettier-ignore
  /** Everything of a day, with its cases, as the text of one file. */
  dayFile: v.strictObject({ day }),
  /** What the judge writes to a ruling: all of it at once. */
  noteRuling: v.strictObject({ id, table: text(40), players: text(300), note: text(5000), tags: v.pipe(v.array(text(60)), v.maxLength(20)) }), // prettier-ignore
  /** Keeps what the judge said a card's unread words do, said in a card's words: offered wherever these words are asked about again. */
  saveCorrection: v.strictObject({ game, card: query, box: text(40), asked: text(8000), words: text(8000) }),
  /** Of one card, by its English name; of all cards, the newest first. */
  corrections: v.strictObject({ game: opt(game), card: opt(query) }),
  deleteCorrection: v.strictObject({ id }),
  /** Erases players and notes of one entry, or of all made before a day; the rulings stay. */
  eraseNotes: v.strictObject({ id: opt(id), before: opt(day) }),
} satisfies Record<string, v.GenericSchema>;

export interface SavedCase {
  id: string;
  title: string;
  game: Game;
  updated: string;
  /** Version of the app that wrote it. */
  app: string;
}

/** What the judge wrote to a ruling. */
export interface LogNotes {
  table: string;
  players: string;
  note: string;
  tags: string[];
}

/** A ruling that was given. */
export interface LogEntry extends LogNotes {
  id: string;
  /** When, ISO; its day where the judge is. */
  at: string;
  day: string;
  game: Game;
  ruleset: string;
  rulesetDate?: string | undefined;
  lang: Lang;
  verdict: string;
  headline: Localized;
  grounds: unknown[];
  /** When the list the game's cards came from was imported; none where there were none. */
  cardList?: string | undefined;
  /** The judge call it was given in, and that call's event. */
  call?: string | undefined;
  event?: string | undefined;
  /** The same for the same dispute. */
  like: string;
  /** Version of the app that gave it. */
  app: string;
}

/** An entry of the casebook: a case the judge saved (`at`: when first), or a ruling that was given. */
export type CasebookEntry = ({ kind: 'case'; at: string; day: string } & SavedCase) | ({ kind: 'ruling' } & LogEntry);

/** What the judge said a text does that the program cannot read. The words are kept, not what they became: each version reads them anew. */
export interface Correction {
  id: string;
  game: Game;
  /** The card's English name, and the text box on it. */
  card: string;
  box: string;
  /** The words that were asked about. */
  asked: string;
  /** What they do, in a card's words. */
  words: string;
  updated: string;
  /** Version of the app that wrote it. */
  app: string;
}

export interface CaseOutputs {
  saveCase: SavedCase;
  savedCases: { total: number; cases: SavedCase[] };
  /** A stored case always opens, as it was written; `problems` are what today's reader finds in it. */
  savedCase: SavedCase & { case: Case; problems: Problem[] };
  deleteCase: null;
  restoreCase: null;
  autosave: null;
  autosaved: { case: unknown } | null;
  logRuling: { entry: LogEntry; alike: LogEntry[] };
  logEntries: { total: number; entries: LogEntry[] };
  logEntry: LogEntry & { case: Case };
  casebook: { total: number; entries: CasebookEntry[] };
  /** With the name it is proposed to be saved under. */
  dayFile: { name: string; text: string };
  noteRuling: LogEntry;
  saveCorrection: Correction;
  corrections: Correction[];
  deleteCorrection: null;
  eraseNotes: { erased: number };
}
