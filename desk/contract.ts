/**
 * What the desk offers, in one place: every channel's name, the schema of its input and the type of its answer.
 * Front ends know only this; Electron's IPC and the loopback host serve it generically (`serve.ts`), inputs checked on the trusted side.
 */
import * as v from 'valibot';
import type { Case, Game, Lang } from '../engine/case/schema.ts';
import type { TextBox, UnreadText } from '../engine/reading.ts';
import type { Role } from '../reader/reading.ts';
import type { Localized, NowAnswer, Problem, Ruling } from '../engine/ruling/schema.ts';
import type { AnalyzedCard } from './analyzing.ts';
import type { CardStatus } from './card-status.ts';
import type { DeckCheck } from './deck.ts';
import type { ListsView } from './lists.ts';
import { eventInputs, type EventOutputs } from './events/contract.ts';
import { penaltyInputs, type PenaltyOutputs } from './penalties/contract.ts';

const opt = v.optional;
const game = v.picklist(['ygo', 'ptcg']);
const lang = v.picklist(['de', 'en']);
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
/** ISO date. */
const day = v.pipe(v.string(), v.isoDate());
const query = v.pipe(v.string(), v.maxLength(500));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
/**
 * The place in the window that waits for the answer: a newer request of the same place drops the older ones, which are
 * answered with the problem `dropped`; `cancel` ends them with the problem `cancelled`. Neither is a ruling.
 */
const place = { for: opt(id) };
const localized = v.strictObject({ de: text(2000), en: text(2000) });
/** A case as an object (checked by the engine's reader), or as the text of a JSON or YAML file. */
const caseInput = { case: opt(v.unknown()), source: opt(v.string()), ruleset: opt(id), ...place };

export const inputs = {
  rule: v.strictObject(caseInput),
  now: v.strictObject(caseInput),
  /** What was assumed in ruling the case and, told otherwise, gives another answer. */
  handles: v.strictObject(caseInput),
  /** The line: 'A: Monster Reborn > B: Mystical Space Typhoon'. With `onto` its moves are added at the end of that case. */
  line: v.strictObject({ line: query, ruleset: opt(id), game: opt(game), onto: opt(v.unknown()), ...place }),
  /** Definitions of cards by the names a case uses (either language); what nobody knows is null. */
  cards: v.strictObject({ game, names: v.pipe(v.array(query), v.maxLength(500)) }),
  /** The line that means a case, to copy; null where no line can say it. */
  lineOf: v.strictObject({ case: v.unknown(), ...place }),
  /** Ends what is asked for a place, or all rulings under way. */
  cancel: v.strictObject(place),
  /** A Yu-Gi-Oh! card's effects in the vocabulary judges sort them by: a card by name, a text, or a record of a list of cards. */
  analyze: v.strictObject({ name: opt(query), text: opt(text(8000)), record: opt(v.unknown()) }),
  /** What the reader makes of a card's text: of a card by name, of a definition as a case writes it, or of a text alone. */
  read: v.strictObject({
    game,
    name: opt(query),
    print: opt(query),
    card: opt(v.unknown()),
    text: opt(v.pipe(v.string(), v.minLength(1), v.maxLength(8_000))),
    /** What kind of text it is, where it is alone (Pokémon; default: an attack's). */
    box: opt(v.picklist(['attack', 'ability', 'text'])),
  }),
  /** Every card of a name: one name may be printed on many. */
  printings: v.strictObject({ game, name: query }),
  search: v.strictObject({
    query,
    limit: opt(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))),
    lang: opt(lang),
    game: opt(game),
    /** The rulesets that were chosen, one a game: their rules come first. */
    rulesets: opt(v.array(id)),
    kinds: opt(v.array(v.picklist(['rule', 'term', 'card', 'scenario']))),
    ...place,
  }),
  /** Everything of a kind by its title, for looking through. */
  browse: v.strictObject({
    kind: v.picklist(['rule', 'term', 'card', 'scenario']),
    game: opt(game),
    lang: opt(lang),
    offset: count(1_000_000_000),
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
  }),
  show: v.strictObject({ id }),
  /** Titles of rules, as a ruling's steps cite them; null for an id nobody knows. */
  ruleTitles: v.strictObject({ ids: v.pipe(v.array(id), v.maxLength(5000)) }),
  rulesets: v.strictObject({ game: opt(game) }),
  diff: v.strictObject({ a: id, b: id }),
  /** A deck list in any format, held against a format of the game and the list of a day. */
  deck: v.strictObject({
    source: v.pipe(v.string(), v.maxLength(200_000)),
    /** What was counted on the table, as a list: a deck check. */
    counted: opt(v.pipe(v.string(), v.maxLength(200_000))),
    game: opt(game),
    format: opt(id),
    ruleset: opt(id),
    date: opt(day),
    /** The series of lists to hold it against, in place of the format's. */
    list: opt(id),
  }),
  /** A deck check as a sheet to print. */
  deckSheet: v.strictObject({
    source: v.pipe(v.string(), v.maxLength(200_000)),
    counted: opt(v.pipe(v.string(), v.maxLength(200_000))),
    game: opt(game),
    format: opt(id),
    ruleset: opt(id),
    date: opt(day),
    list: opt(id),
    as: opt(v.picklist(['html', 'text'])),
    lang,
  }),
  formats: v.strictObject({ game: opt(game) }),
  /** Lists somebody else wrote (`lflist.conf`, YAML), into the judge's own data: all of the file, or all that is wrong with it. */
  importLists: v.strictObject({ text: text(4_000_000) }),
  /** Every series of lists, those that come with the app first. */
  listSeries: v.strictObject({}),
  /** Takes imported lists out. */
  removeLists: v.strictObject({ series: id }),
  /** The list in force on a day; with `to`, what changed until that day's list; with `card`, that card's status through time. */
  lists: v.strictObject({ series: opt(id), date: opt(day), to: opt(day), card: opt(query) }),
  scenarios: v.strictObject({ game: opt(game) }),
  scenario: v.strictObject({ id }),
  saveCase: v.strictObject({ id: opt(id), title: text(500), case: v.unknown() }),
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
  casebook: v.strictObject({ query: opt(query), kind: opt(v.picklist(['case', 'ruling'])), game: opt(game), day: opt(day), limit: opt(count(500)), offset: opt(count(1_000_000_000)) }), // prettier-ignore
  /** What the judge writes to a ruling: all of it at once. */
  noteRuling: v.strictObject({ id, table: text(40), players: text(300), note: text(5000), tags: v.pipe(v.array(text(60)), v.maxLength(20)) }), // prettier-ignore
  /** Erases players and notes of one entry, or of all made before a day; the rulings stay. */
  eraseNotes: v.strictObject({ id: opt(id), before: opt(day) }),
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
  /** Ends the import under way, whatever it is doing: the cards are as they were before. */
  importCancel: v.strictObject({}),

  ...penaltyInputs,
  ...eventInputs,
} satisfies Record<string, v.GenericSchema>;

export interface SearchHit {
  kind: 'rule' | 'term' | 'card' | 'scenario';
  id: string;
  title: Localized;
  game: Game | 'both';
  /** Why it matched, in words. */
  why: Localized;
  /** Excerpt with the match between « and ». */
  snippet: Localized;
  /** A term named like this card. */
  term?: string;
  /** Where a rule holds, that does not in the ruleset asked for (today's where none is); nowhere: it has ended. */
  elsewhere?: string[];
  /** Nothing covers the query: this only lies nearest. */
  far?: true;
}
export interface SourceView {
  doc: string;
  title: Localized;
  locus?: string;
  page?: string;
  section?: string;
  confidence: 'A' | 'B' | 'C';
  url?: string;
  note?: Localized;
}
export interface RuleView {
  kind: 'rule';
  id: string;
  game: Game | 'both';
  topic: string;
  title: Localized;
  /** May hold `[[term-id|words]]` links. */
  text: Localized;
  rulesets: string[];
  covers: string[];
  sources: SourceView[];
  authority: 'official' | 'judge-consensus' | 'community';
  inForce?: { from?: string; to?: string };
  status?: 'verified' | 'to-be-verified';
  notes: Localized[];
  example?: Localized;
  /** `disagrees`: rulesets in which both hold: their documents contradict each other. */
  variants: { id: string; title: Localized; rulesets: string[]; disagrees?: string[] }[];
  related: { id: string; title: Localized }[];
  replacedBy: { id: string; title: Localized }[];
  /** Scenarios whose ruling cites it. */
  scenarios: { id: string; title: Localized }[];
  /** What the editions say on the points that rest on it. */
  editions: EditionPointView[];
}
export interface EditionPointView {
  point: Localized;
  /** By ruleset; one that does not treat the point is left out. */
  cells: { ruleset: string; words: Localized }[];
  rules: string[];
  /** The rule did not change: the documents differ in words only. */
  same?: true;
  /** Of what is said of today. */
  confidence: 'high' | 'medium' | 'low';
}
export interface TermView {
  kind: 'term';
  id: string;
  game: Game | 'both';
  term: Localized;
  definition: Localized;
  synonyms: { de: string[]; en: string[] };
  outdated: { de: string[]; en: string[] };
  abbreviations: { de: string[]; en: string[] };
  rules: { id: string; title: Localized }[];
}
export interface CardView {
  kind: 'card';
  id: string;
  game: Game;
  name: Localized;
  /** The definition as in a case's `cards`. */
  card: unknown;
  origin: 'library' | 'imported';
  /** What is printed on it, where that is known. */
  texts: TextView[];
  /** On the lists, or in the formats, that are known here; of a card's page only. */
  status?: CardStatus[];
}
/** An assumption told otherwise: what that is, the case that says so, and the answer then. */
export interface HandleView {
  /** Of the assumption, or the id of the decision. */
  path: string;
  text: Localized;
  case: Case;
  verdict: Ruling['verdict'];
  headline: Localized;
}
/** What the reader made of a card. */
export interface ReadingView {
  game: Game;
  name: Localized;
  whole: boolean;
  /** Effect records as a case writes them (docs/effects.md). */
  effects: { record: unknown; whole: boolean }[];
  /** The printed English text in pieces that cover it; `at`: JSON Pointers into the records. */
  pieces: { box: TextBox; from: number; to: number; role: Role; at: readonly string[]; text: string }[];
  unread: UnreadText[];
}
/** A text box of a card as printed, in the languages it is known in. */
export interface TextView {
  box: TextBox;
  /** Of an Ability or attack. */
  name?: Localized;
  en?: string;
  de?: string;
}
export interface ListSeriesView {
  series: string;
  title: Localized;
  /** Imported by the judge. */
  own: boolean;
  /** First days of its lists; '' of one without a day. */
  dates: string[];
  /** How many cards the newest one limits. */
  cards: number;
}
export interface RulesetValue {
  key: string;
  title: Localized;
  value: string | number | boolean;
  words: Localized;
  rules: string[];
}
export interface RulesetView {
  id: string;
  game: Game;
  title: Localized;
  /** The date it speaks for, ISO. */
  date?: string;
  documents: string[];
  values: RulesetValue[];
}
export interface DiffView {
  a: string;
  b: string;
  /** Ruleset values that differ; `doubt`: that side rests on a rule nobody confirmed, or on what judges agree on. */
  values: { key: string; topic: string; title: Localized; a?: RulesetValue; b?: RulesetValue; doubt?: ('a' | 'b')[] }[];
  /** Rules that hold in one only, with the other's variant where there is one. */
  rules: { topic: string; a?: { id: string; title: Localized }; b?: { id: string; title: Localized } }[];
  /** The comparison's points on which the two differ, in its order. */
  points: (Omit<EditionPointView, 'cells'> & {
    topic: string;
    a?: Localized;
    b?: Localized;
    /** What it says stands among the values already, or is only a matter of how the documents are laid out. */
    told?: true;
  })[];
}
export interface ScenarioSummary {
  id: string;
  game: Game;
  title: Localized;
  rulesets: string[];
  topic?: string;
  difficulty?: number;
  source?: string;
}
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
  /** When, ISO; its day. */
  at: string;
  day: string;
  game: Game;
  ruleset: string;
  rulesetDate?: string | undefined;
  lang: Lang;
  verdict: string;
  headline: Localized;
  grounds: unknown[];
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
export type ImportState = { file: string } & (
  | { state: 'running'; phase: 'reading' | 'writing'; done: number; /** Of both phases, 0 to 1. */ share: number }
  | { state: 'done'; report: ImportedView }
  | { state: 'cancelled' }
  | { state: 'failed'; problems: Problem[] }
);
export interface ImportedView {
  formats: string[];
  cards: Partial<Record<Game, number>>;
  added: number;
  updated: number;
  unchanged: number;
  /** Records that were left out, and the first hundred of them. */
  skipped: number;
  problems: { file: string; record?: number; line?: number; message: Localized }[];
}

export interface Outputs extends PenaltyOutputs, EventOutputs {
  rule: { case: Case; ruling: Ruling };
  now: NowAnswer;
  handles: HandleView[];
  line: { case: Case; ruling: Ruling };
  cards: Record<string, CardView | null>;
  lineOf: { line: string | null };
  analyze: AnalyzedCard;
  read: ReadingView;
  printings: CardView[];
  search: { query: string; hits: SearchHit[] };
  browse: { total: number; entries: Pick<SearchHit, 'kind' | 'id' | 'title' | 'game'>[] };
  show: RuleView | TermView | CardView;
  ruleTitles: Record<string, Localized | null>;
  rulesets: RulesetView[];
  diff: DiffView;
  deck: DeckCheck;
  /** With the name it is proposed to be saved under. */
  deckSheet: { name: string; text: string };
  formats: { id: string; game: Game; title: Localized; ruleset: string }[];
  /** `unknown`: cards nobody here knows, kept under the name that was written. */
  importLists: (ListSeriesView & { unknown: string[] })[];
  listSeries: ListSeriesView[];
  removeLists: null;
  lists: ListsView;
  scenarios: ScenarioSummary[];
  scenario: ScenarioSummary & { case: Case; expected: unknown };
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
  noteRuling: LogEntry;
  eraseNotes: { erased: number };
  settings: Record<string, unknown>;
  setSetting: null;
  cancel: null;
  dataHealth: DataHealth;
  dataCopies: DataCopy[];
  /** With the name it is proposed to be saved under. */
  dataFile: { name: string; text: string };
  /** How many records came (back), were hidden because the copy has none of them, and were left out as damaged. */
  dataRestore: { brought: number; hidden: number; broken: number };
  importPart: { upload: string; size: number };
  importStart: null;
  /** Null where none was started since the app runs. */
  importState: ImportState | null;
  importCancel: null;
}

/** Bad input is an answer, not an exception: all problems at once. */
export type Answer<T> = { ok: true; value: T } | { ok: false; problems: Problem[] };
export type Channel = keyof typeof inputs;
export type JudgeDesk = {
  [C in Channel]: (input: v.InferInput<(typeof inputs)[C]>) => Promise<Answer<Outputs[C]>>;
};
export type { CardStatus } from './card-status.ts';
export type { DeckCheck, DeckLine } from './deck.ts';
export type { ListsView } from './lists.ts';
export type * from './penalties/contract.ts';
export type * from './events/contract.ts';
export type { Lang, TextBox };
// What front ends need of the contract's types, so that they import nothing but the desk.
export type {
  Case,
  CardRef,
  Game,
  Player,
  PokemonInPlay,
  PtcgCard,
  PtcgCase,
  PtcgModifier,
  PtcgMove,
  PtcgPlayer,
  PtcgState,
  YgoCard,
  YgoCase,
  YgoInForce,
  YgoModifier,
  YgoMonster,
  YgoMove,
  YgoPlayer,
  YgoSpellTrap,
  YgoState,
} from '../engine/case/schema.ts';
export type {
  Branch,
  ChainLink,
  Change,
  DamageReport,
  DamageTerm,
  Decision,
  Fact,
  Localized,
  NowAnswer,
  NowOption,
  OpenQuestion,
  Problem,
  PtcgRuling,
  Reason,
  Ruling,
  Step,
  YgoRuling,
} from '../engine/ruling/schema.ts';
