/** The channels of looking up: rules, terms, cards with their texts, rulesets, worked examples. Part of the desk's contract (`../contract.ts`). */
import * as v from 'valibot';
import type { Case, Game } from '../../engine/case/schema.ts';
import type { TextBox, UnreadText } from '../../engine/reading.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import type { Span } from '../../reader/frame/sentences.ts';
import type { Role } from '../../reader/reading.ts';
import { count, game, id, lang, opt, place, query, text } from '../inputs.ts';
import type { AnalyzedCard } from './analyzing.ts';
import type { CardStatus } from '../decks/card-status.ts';

export const lookupInputs = {
  /** Definitions of cards by the names a case uses (either language); what nobody knows is null. */
  cards: v.strictObject({ game, names: v.pipe(v.array(query), v.maxLength(500)) }),
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
  /** Archetypes and series of the imported cards of Yu-Gi-Oh!, each by its English name. */
  series: v.strictObject({}),
  /** Counters of the imported cards' texts, each by its English name, that have a German one. */
  counters: v.strictObject({}),
  search: v.strictObject({
    query,
    limit: opt(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))),
    lang: opt(lang),
    game: opt(game),
    /** The rulesets that were chosen, one a game: their rules come first. */
    rulesets: opt(v.array(id)),
    kinds: opt(v.array(v.picklist(['rule', 'term', 'card', 'scenario']))),
    /** The game that is being played: its rules come first where the words leave it open. */
    playing: opt(game),
    /** Kinds of cards that may lie where one is looked for: they come first. */
    fits: opt(v.array(v.picklist(['monster', 'spell', 'trap', 'pokemon', 'trainer', 'energy']))),
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
  scenarios: v.strictObject({ game: opt(game) }),
  scenario: v.strictObject({ id }),
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
  status?: 'verified' | 'nobodys-word';
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
  /** Of a card that is declared and has one text. */
  declared?: DeclaredWords;
}
/** The words of a text behind each declared effect: all of them, when it may be used, what is done for it, what it does. Told by the text's punctuation and our own words, not by how it is read. */
export interface DeclaredWords {
  text: string;
  effects: Record<'all' | 'when' | 'pay' | 'does', Span[]>[];
}

/** A text box of a card as printed, in the languages it is known in. */
export interface TextView {
  box: TextBox;
  /** Of an Ability or attack. */
  name?: Localized;
  en?: string;
  de?: string;
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
  rules: {
    topic: string;
    about: Localized;
    a?: { id: string; title: Localized };
    b?: { id: string; title: Localized };
  }[];
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
  /** The topic in words. */
  about?: Localized;
  difficulty?: number;
  source?: string;
}

export interface LookupOutputs {
  cards: Record<string, CardView | null>;
  analyze: AnalyzedCard;
  read: ReadingView;
  printings: CardView[];
  series: Localized[];
  counters: Localized[];
  search: { query: string; hits: SearchHit[] };
  browse: { total: number; entries: Pick<SearchHit, 'kind' | 'id' | 'title' | 'game'>[] };
  show: RuleView | TermView | CardView;
  ruleTitles: Record<string, Localized | null>;
  rulesets: RulesetView[];
  diff: DiffView;
  scenarios: ScenarioSummary[];
  scenario: ScenarioSummary & { case: Case; expected: unknown };
}
