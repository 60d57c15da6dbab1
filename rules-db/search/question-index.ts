/**
 * The part of the index that answers questions in whole sentences (rules.db only): what each title, asked phrase and text
 * of rules and terms is about. Tables and the writer; the reading side is `questions.ts`.
 *
 *   question  what is laid out in memory (`QuestionData`): name, bytes
 *   concept  words → what they stand for
 *   part     words that compounds are split into
 */
import type { Database } from 'better-sqlite3';
import { languages, type Asked, type Game, type Lang, type Localized } from '../schema.ts';
import { knowing, splitter, type Kind } from '../search-index.ts';
import { directionOf, latentDirections, seedOf, type Sparse } from './latent.ts';
import { learn, type Lesson } from './learned.ts';
import { Concepts, isKind, isPair, meaningOfText, type Language, type Meaning } from './meaning.ts';
import { packed } from './question-bytes.ts';
import { GAMES, LANGS, type Postings, type QuestionData } from './questions.ts';

export const questionSql = `
  CREATE TABLE question (name TEXT PRIMARY KEY, data BLOB NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE concept (words TEXT NOT NULL, concept TEXT NOT NULL, PRIMARY KEY (words, concept)) STRICT, WITHOUT ROWID;
  CREATE TABLE part (word TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
`;

/** Directions that are kept. */
const rank = 52;

/** What an entry says, by field. */
export interface Said {
  titles: Record<Lang, string[]>;
  text: Localized;
  asked: Asked;
  /** Inventory items it stands for. */
  items: number;
}
type Field = 'title' | 'text' | 'asked';
/** What each field counts for in what an entry says as a whole. */
const fieldWeight: Record<Field, number> = { title: 1.5, text: 0.7, asked: 1 };

/** A title, asked phrase or text. */
interface Of {
  entry: number;
  lang: Lang;
  field: Field;
  /** Of what is said, for learning. */
  seed: number;
}
type Draft = Of & { meaning: Meaning };
/** Its features by number, each with its weight. */
type Unit = Of & { at: number[]; weight: number[] };
interface Entry {
  game: Game | 'both';
  kind: Kind;
  items: number;
}

export class QuestionWriter {
  readonly #db: Database;
  readonly #language: Language;
  readonly #units: Draft[] = [];
  readonly #entries = new Map<number, Entry>();

  /** `said`: words and what they stand for; `vocabulary`: what compounds are made of. */
  constructor(db: Database, said: [text: string, concept: string][], vocabulary: string[]) {
    this.#db = db;
    this.#language = { concepts: new Concepts(said), parts: splitter(vocabulary), verbs: knowing(() => vocabulary) };
    const concept = db.prepare('INSERT OR IGNORE INTO concept VALUES (?, ?)');
    for (const [text, name] of said) concept.run(text, name);
    const part = db.prepare('INSERT OR IGNORE INTO part VALUES (?)');
    for (const word of vocabulary) part.run(word);
  }

  /** The words of a compound. */
  get parts(): (word: string) => string[] {
    return this.#language.parts;
  }

  add(entry: number, { kind, game }: { kind: Kind; game: Game | 'both' }, { titles, text, asked, items }: Said): void {
    this.#entries.set(entry, { kind, game, items });
    const unit = (lang: Lang, field: Field, said: string) => {
      const meaning = meaningOfText(said, this.#language);
      if (meaning.size > 0) this.#units.push({ entry, lang, field, meaning, seed: seedOf(`${lang} ${field} ${said}`) });
    };
    for (const lang of languages) {
      for (const title of titles[lang]) unit(lang, 'title', title);
      unit(lang, 'text', text[lang]);
      for (const phrase of asked[lang]) unit(lang, 'asked', phrase);
    }
  }

  /** Lays out what was added; after the last entry. */
  finish(): void {
    const insert = this.#db.prepare('INSERT INTO question VALUES (?, ?)');
    for (const [name, bytes] of Object.entries(packed(questionData(this.#units, this.#entries))))
      insert.run(name, bytes);
  }
}

function questionData(drafts: Draft[], of: ReadonlyMap<number, Entry>): QuestionData {
  const { features, taught } = taughtFirst(drafts, of);
  const ids = new Map(features.map((name, id) => [name, id]));
  const units = drafts.map((draft) => numbered(draft, ids));
  const entries = [...new Set(units.map(({ entry }) => entry))];
  // A scenario's title is only to be found: nothing is learned from it.
  const teaching = units.filter(({ entry }) => of.get(entry)!.kind !== 'scenario');
  const rarity = rarities(teaching, features);
  const said = saidBy(units);
  const texts = entries.map((entry) => textVector(said.get(entry)!, rarity));
  const { latent, entryLatent, askedLatent, askedStart } = directions(teaching, entries, of, texts, {
    rarity,
    taught: features.slice(0, taught),
  });
  const inEntries = postings(units, new Map(entries.map((entry, row) => [entry, row])), features.length);
  const entryGame = Uint8Array.from(entries, (entry) => GAMES.indexOf(of.get(entry)!.game));
  return {
    features,
    rarity,
    ...laidOut('latent', latent),
    ...laidOut('entryLatent', entryLatent),
    ...laidOut('askedLatent', askedLatent),
    askedStart,
    ...calledBy(units, entries),
    entries: Uint32Array.from(entries),
    entryGame,
    basic: Float32Array.from(entries, (entry) => Math.log1p(of.get(entry)!.items)),
    ...kindsAsked(units, entries, features),
    inEntries,
    gameOdds: oddsOfGames(rarity, inEntries, entryGame),
  };
}

/** Words of pairs tell by themselves; a pair is kept where it is asked so often. */
const askedOften = 5;

function featuresOf(drafts: Draft[]): string[] {
  const asked = new Map<string, number>();
  for (const { field, meaning } of drafts)
    for (const name of meaning.keys()) asked.set(name, (asked.get(name) ?? 0) + (field === 'text' ? 0 : 1));
  return [...asked].flatMap(([name, often]) => (isPair(name) && often < askedOften ? [] : [name])).sort();
}
/** Those that rules and terms say come first: only they have directions. */
function taughtFirst(drafts: Draft[], of: ReadonlyMap<number, Entry>): { features: string[]; taught: number } {
  const isScenario = ({ entry }: Draft) => of.get(entry)!.kind === 'scenario';
  const taught = featuresOf(drafts.filter((draft) => !isScenario(draft)));
  const known = new Set(taught);
  const told = new Set(drafts.filter(isScenario).flatMap(({ meaning }) => [...meaning.keys()]));
  return {
    features: [...taught, ...[...told].filter((name) => !known.has(name) && !isPair(name)).sort()],
    taught: taught.length,
  };
}

function numbered({ meaning, ...of }: Draft, ids: ReadonlyMap<string, number>): Unit {
  const kept = [...meaning].filter(([name]) => ids.has(name));
  return { ...of, at: kept.map(([name]) => ids.get(name)!), weight: kept.map(([, weight]) => weight) };
}

/** The rarer a feature, the more it tells: about 0.3 to 7. */
function rarities(units: Unit[], features: string[]): Float32Array {
  const saying = features.map(() => new Set<number>());
  for (const { entry, at } of units) for (const feature of at) saying[feature]!.add(entry);
  const total = new Set(units.map(({ entry }) => entry)).size;
  return Float32Array.from(features, (name, feature) =>
    isKind(name) ? 1.2 : Math.max(0.3, Math.log((total + 500) / (saying[feature]!.size + 1))),
  );
}

/** By entry, its features added up over its units. */
function saidBy(units: Unit[]): Map<number, Map<number, number>> {
  const said = new Map<number, Map<number, number>>();
  for (const { entry, field, at, weight } of units) {
    let sums = said.get(entry);
    if (!sums) said.set(entry, (sums = new Map<number, number>()));
    for (let i = 0; i < at.length; i++) sums.set(at[i]!, (sums.get(at[i]!) ?? 0) + fieldWeight[field] * weight[i]!);
  }
  return said;
}

/** What an entry says as a vector of length 1: often said counts more, but ever less so. */
const textVector = (sums: Map<number, number>, rarity: Float32Array): Sparse =>
  unitVector(
    [...sums.keys()],
    [...sums].map(([feature, sum]) => Math.log1p(sum) * rarity[feature]!),
  );

function unitVector(at: number[], weight: number[]): Sparse {
  const length = Math.sqrt(weight.reduce((sum, x) => sum + x * x, 0)) || 1;
  return { at: Uint32Array.from(at), weight: Float64Array.from(weight, (x) => x / length) };
}

/** Where features and entries lie (rows of `rank` numbers): rules where they were learned to be, others by what they say. */
function directions(
  teaching: Unit[],
  entries: number[],
  of: ReadonlyMap<number, Entry>,
  texts: Sparse[],
  { rarity, taught }: { rarity: Float32Array; taught: string[] },
): { latent: Float64Array; entryLatent: Float64Array; askedLatent: Float64Array; askedStart: Uint32Array } {
  const kind = (row: number) => of.get(entries[row]!)!.kind;
  const features = latentDirections(
    texts.filter((_, row) => kind(row) !== 'scenario'),
    Uint32Array.from(taught, seedOf),
    rank,
  );
  const ruleRows = [...entries.keys()].filter((row) => kind(row) === 'rule');
  const rules = Float64Array.from(ruleRows.flatMap((row) => [...directionOf(texts[row]!, features, rank)]));
  const ruleOf = new Map(ruleRows.map((row, rule) => [entries[row]!, rule]));
  const all = lessons(teaching, ruleOf, rarity);
  learn(all, { features, rules, rank });
  const asked = all.filter(({ field }) => field !== 'text');
  // Scenarios, which come last, are found by their words alone.
  const lying = entries.findLastIndex((_, row) => kind(row) !== 'scenario') + 1;
  const entryLatent = new Float64Array(lying * rank);
  texts.slice(0, lying).forEach((text, row) => entryLatent.set(directionOf(text, features, rank), row * rank));
  ruleRows.forEach((row, rule) => entryLatent.set(rules.subarray(rule * rank, (rule + 1) * rank), row * rank));
  const rowOf = ({ rule }: Lesson) => ruleRows[rule]!;
  const askedLatent = new Float64Array(asked.length * rank);
  asked.forEach((lesson, n) => askedLatent.set(directionOf(lesson, features, rank), n * rank));
  const askedStart = starts(entries.length, asked.map(rowOf));
  return { latent: features, entryLatent, askedLatent, askedStart };
}

/** What rules say and are asked for by. */
const lessons = (
  units: Unit[],
  ruleOf: ReadonlyMap<number, number>,
  rarity: Float32Array,
): (Lesson & { field: Field })[] =>
  units.flatMap(({ entry, field, at, weight, seed }) => {
    const rule = ruleOf.get(entry);
    if (rule === undefined) return [];
    const weighed = weight.map((x, i) => x * rarity[at[i]!]!);
    return [{ rule, field, seed, ...unitVector(at, weighed) }];
  });

/** Rows of `rank` numbers in bytes, each row with its scale. */
function laidOut<N extends string>(name: N, rows: Float64Array) {
  const scale = new Float32Array(rows.length / rank);
  const bytes = new Int8Array(rows.length);
  for (let row = 0; row < scale.length; row++) {
    const of = rows.subarray(row * rank, (row + 1) * rank);
    scale[row] = of.reduce((most, x) => Math.max(most, Math.abs(x)), 0) / 127 || 1;
    of.forEach((x, c) => (bytes[row * rank + c] = Math.round(x / scale[row]!)));
  }
  return { [name]: bytes, [`${name}Scale`]: scale } as Record<N, Int8Array> & Record<`${N}Scale`, Float32Array>;
}

/** Where the things of each row begin (and where the last end), given the row of each. */
function starts(rows: number, of: number[]): Uint32Array {
  const start = new Uint32Array(rows + 1);
  for (const row of of) start[row + 1]!++;
  for (let row = 0; row < rows; row++) start[row + 1]! += start[row]!;
  return start;
}

function postings(units: Unit[], rows: ReadonlyMap<number, number>, features: number): Postings {
  if (rows.size > mostEntries) throw new Error(`more than ${mostEntries} entries: the postings need wider numbers`);
  const saying = Array.from({ length: features }, () => new Map<number, number>());
  for (const { entry, lang, at } of units) {
    const row = rows.get(entry)!;
    const bit = 1 << LANGS.indexOf(lang);
    for (const feature of at) {
      const rowsOf = saying[feature]!;
      rowsOf.set(row, (rowsOf.get(row) ?? 0) | bit);
    }
  }
  return {
    start: starts(
      saying.length,
      saying.flatMap((rowsOf, feature) => Array<number>(rowsOf.size).fill(feature)),
    ),
    at: Uint16Array.from(saying.flatMap((rowsOf) => [...rowsOf].map(([row, bits]) => row * 4 + bits))),
  };
}

/** What each entry is called, title by title. */
function calledBy(units: Unit[], entries: number[]): Pick<QuestionData, 'titleOf' | 'titles'> {
  const rows = new Map(entries.map((entry, row) => [entry, row]));
  const titles = units.filter(({ field }) => field === 'title');
  if (titles.some(({ at }) => at.some((feature) => feature >= 2 ** 16)))
    throw new Error('the titles need wider numbers');
  return {
    titleOf: starts(entries.length, titles.map(({ entry }) => rows.get(entry)!)), // prettier-ignore
    titles: {
      start: starts(titles.length, titles.flatMap(({ at }, t) => at.map(() => t))), // prettier-ignore
      at: Uint16Array.from(titles.flatMap(({ at }) => at)),
      weight: Uint8Array.from(titles.flatMap(({ weight }) => weight.map((share) => Math.round(100 * share)))),
    },
  };
}

/** So many phrases of no kind more than it has are thought of for each entry: few phrases tell little. */
const reserve = 4;

/** In which kinds of question each entry is asked for. */
function kindsAsked(units: Unit[], entries: number[], features: string[]): Pick<QuestionData, 'kinds' | 'askedAs'> {
  const kinds = features.flatMap((name, feature) => (isKind(name) ? [feature] : []));
  const rows = new Map(entries.map((entry, row) => [entry, row]));
  const asked = units.filter(({ field }) => field === 'asked');
  const phrases = new Float64Array(entries.length);
  const often = new Float64Array(entries.length * kinds.length);
  for (const { entry, at } of asked) {
    const row = rows.get(entry)!;
    phrases[row]!++;
    for (const feature of at) if (kinds.includes(feature)) often[row * kinds.length + kinds.indexOf(feature)]!++;
  }
  const usual = kinds.map((kind) => (asked.filter(({ at }) => at.includes(kind)).length + 1) / (asked.length + 1));
  const askedAs = Float32Array.from(often, (times, n) => {
    const expected = usual[n % kinds.length]!;
    return Math.log((times + reserve * expected) / (phrases[Math.floor(n / kinds.length)]! + reserve) / expected);
  });
  return { kinds: Uint32Array.from(kinds), askedAs };
}

/** Two bits of a posting are languages. */
const mostEntries = 2 ** 14;

function oddsOfGames(rarity: Float32Array, { start, at }: Postings, entryGame: Uint8Array): Float32Array {
  const total = { ygo: 1, ptcg: 1 };
  const count = (to: typeof total, game: number): void => {
    const of = GAMES[game]!;
    if (of !== 'both') to[of]++;
  };
  for (const game of entryGame) count(total, game);
  return rarity.map((_, feature) => {
    const said = { ygo: 0.5, ptcg: 0.5 };
    for (let p = start[feature]!; p < start[feature + 1]!; p++) count(said, entryGame[at[p]! >> 2]!);
    return Math.log(said.ygo / total.ygo / (said.ptcg / total.ptcg));
  });
}
