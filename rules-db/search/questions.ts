/**
 * Which rule answers a question. What rules and terms are about is held in memory (`question-index.ts` writes it); a
 * question is held against each entry as a whole, against its best title and best asked phrase, and in the latent
 * directions, where entries are near that say the same in other words.
 */
import type { Game, Lang } from '../schema.ts';
import type { Sparse } from './latent.ts';
import type { Meaning } from './meaning.ts';

export type Field = 'title' | 'text' | 'asked';
const FIELDS: readonly Field[] = ['title', 'text', 'asked'];
const LANGS: readonly Lang[] = ['de', 'en'];
const GAMES: readonly (Game | 'both')[] = ['ygo', 'ptcg', 'both'];

/** A title, asked phrase or text: its features with their weights. */
export interface Unit {
  entry: number;
  lang: Lang;
  field: Field;
  pairs: [feature: number, weight: number][];
}
export interface Feature {
  name: string;
  rarity: number;
  latent: Vector;
}
/** How many inventory items an entry stands for. */
export interface Answer {
  entry: number;
  game: Game | 'both';
  items: number;
  latent: Vector;
}
/** A latent vector in bytes: each number is `scale` times one from -127 to 127. */
export interface Vector {
  scale: number;
  of: Int8Array;
}

/** Lists by feature in two flat arrays: those of feature f stand from `start[f]` to `start[f + 1]`. */
interface Postings {
  start: Uint32Array;
  at: Uint16Array;
  weight: Float32Array;
}
/** All that is asked of, laid out once when the knowledge base is compiled: reading it must cost next to nothing. */
export interface QuestionData {
  features: string[];
  rarity: Float32Array;
  /** Features × rank, entries × rank, each row with its scale. */
  latent: Int8Array;
  latentScale: Float32Array;
  entryLatent: Int8Array;
  entryLatentScale: Float32Array;
  entries: Uint32Array;
  entryGame: Uint8Array;
  basic: Float32Array;
  /** Per unit: index of its entry, field, language, length of its vector. */
  unitEntry: Uint16Array;
  unitField: Uint8Array;
  unitLang: Uint8Array;
  unitLength: Float32Array;
  inUnits: Postings;
  inEntries: Postings;
  /** Per feature: how much more often it is said of Yu-Gi-Oh! than of Pokémon (log odds). */
  gameOdds: Float32Array;
}

/** The rarer a feature, the more it tells: about 0.3 to 7. `entries` of `total` have it. */
export const rarity = (name: string, entries: number, total: number): number =>
  name.startsWith('?') ? 1.2 : Math.max(0.3, Math.log((total + 500) / (entries + 1)));
/** How far a game that is named counts beside one that the words suggest (at most 1). */
const named = 3;
/** Of a word that stands nowhere: likely a name. */
const unknownRarity = 3;

/** With less of the question in it an entry answers nothing. */
const leastShare = 0.08;

/** What each field counts for in what an entry says as a whole. */
const fieldWeight: Record<Field, number> = { title: 1.5, text: 0.7, asked: 1 };

/** Entry → feature → weight. */
export type Sums = Map<number, Map<number, number>>;

/** All that an entry says, added up over its units. */
export function accumulate(
  units: { entry: number; field: Field; pairs: Iterable<[feature: number, weight: number]> }[],
): Sums {
  const said: Sums = new Map();
  for (const { entry, field, pairs } of units) {
    let sums = said.get(entry);
    if (!sums) said.set(entry, (sums = new Map<number, number>()));
    for (const [feature, weight] of pairs) sums.set(feature, (sums.get(feature) ?? 0) + fieldWeight[field] * weight);
  }
  return said;
}

/** What an entry says as a vector of length 1: often said counts more, but ever less so. */
export function textVector(sums: Map<number, number>, rarities: ArrayLike<number>): Sparse {
  const at = Uint16Array.from(sums.keys());
  const weight = Float64Array.from(sums, ([feature, sum]) => Math.log1p(sum) * rarities[feature]!);
  const length = Math.hypot(...weight) || 1;
  return { at, weight: weight.map((x) => x / length) };
}

/** The latent direction of something said, of length 1; `latent`: features × rank. */
export function directionOf(
  { at, weight }: { at: ArrayLike<number>; weight: ArrayLike<number> },
  latent: ArrayLike<number>,
  rank: number,
): Float64Array {
  const out = new Float64Array(rank);
  for (let i = 0; i < at.length; i++) {
    const row = at[i]! * rank;
    for (let c = 0; c < rank; c++) out[c]! += weight[i]! * latent[row + c]!;
  }
  const length = Math.hypot(...out) || 1;
  return out.map((x) => x / length);
}

/** How well an entry answers, each part from 0 to 1. */
export interface Fit {
  /** Share of the question found anywhere in the entry. */
  share: number;
  /** Likeness to the entry as a whole, to its best title, best asked phrase and text. */
  whole: number;
  title: number;
  asked: number;
  text: number;
  /** Likeness in the latent directions. */
  latent: number;
  /** -1 to 1, -3 or 3 where it is named: whether the question is about the entry's game. */
  game: number;
  /** How basic the entry is: 0, or about 0.7 (one inventory item) to 2.5. */
  basic: number;
}

/**
 * 0 to about 450, on the scale of the search. The weights were fitted (softmax over the candidates) to asked phrases left
 * out, one per rule, and to the questions of `tests/search` (docs/knowledge-base.md).
 */
export const worth = ({ share, whole, title, asked, text, latent, game, basic }: Fit): number =>
  22 * (7.5 * share + 2.5 * whole + title + 1.2 * asked + 0.6 * text + 7.1 * latent + 0.5 * game + 0.4 * basic);

/** Lays out what entries say: their units, and `said`, those added up. */
export function questionData(features: Feature[], units: Unit[], said: Sums, answers: Answer[]): QuestionData {
  const rarity = Float32Array.from(features, (feature) => feature.rarity);
  const answer = new Map(answers.map((answer) => [answer.entry, answer]));
  const entries = [...said.keys()];
  const index = new Map(entries.map((entry, i) => [entry, i]));
  const whole = [...said.values()].map((sums) => textVector(sums, rarity));
  const inEntries = postings(features.length, whole.map(({ at, weight }) => Array.from(at, (feature, i) => [feature, weight[i]!]))); // prettier-ignore
  const entryGame = Uint8Array.from(entries, (entry) => GAMES.indexOf(answer.get(entry)!.game));
  const weighed = units.map(({ pairs }) =>
    pairs.map(([feature, weight]): [number, number] => [feature, weight * rarity[feature]!]),
  );
  return {
    features: features.map(({ name }) => name),
    rarity,
    ...laidOut(
      'latent',
      features.map(({ latent }) => latent),
    ),
    ...laidOut(
      'entryLatent',
      entries.map((entry) => answer.get(entry)!.latent),
    ),
    entries: Uint32Array.from(entries),
    entryGame,
    basic: Float32Array.from(entries, (entry) => Math.log1p(answer.get(entry)!.items)),
    unitEntry: Uint16Array.from(units, ({ entry }) => index.get(entry)!),
    unitField: Uint8Array.from(units, ({ field }) => FIELDS.indexOf(field)),
    unitLang: Uint8Array.from(units, ({ lang }) => LANGS.indexOf(lang)),
    unitLength: Float32Array.from(weighed, (pairs) => Math.hypot(...pairs.map(([, weight]) => weight))),
    inUnits: postings(features.length, weighed),
    inEntries,
    gameOdds: oddsOfGames(rarity, inEntries, entryGame),
  };
}

function laidOut<N extends string>(name: N, vectors: Vector[]) {
  const rank = vectors[0]?.of.length ?? 0;
  const bytes = new Int8Array(vectors.length * rank);
  vectors.forEach(({ of }, i) => bytes.set(of, i * rank));
  return { [name]: bytes, [`${name}Scale`]: Float32Array.from(vectors, ({ scale }) => scale) } as Record<N, Int8Array> &
    Record<`${N}Scale`, Float32Array>;
}

function oddsOfGames(rarity: Float32Array, { start, at }: Postings, entryGame: Uint8Array): Float32Array {
  const total = { ygo: 1, ptcg: 1 };
  const count = (to: typeof total, game: number): void => {
    const of = GAMES[game]!;
    if (of !== 'both') to[of]++;
  };
  for (const game of entryGame) count(total, game);
  return rarity.map((_, feature) => {
    const said = { ygo: 0.5, ptcg: 0.5 };
    for (let p = start[feature]!; p < start[feature + 1]!; p++) count(said, entryGame[at[p]!]!);
    return Math.log(said.ygo / total.ygo / (said.ptcg / total.ptcg));
  });
}

export class Questions {
  readonly #ids: Map<string, number>;
  readonly #data: QuestionData;
  readonly #rank: number;
  /** Features × rank, entries × rank. */
  readonly #latent: Float32Array;
  readonly #entryLatent: Float32Array;

  constructor(data: QuestionData) {
    this.#data = data;
    this.#ids = new Map(data.features.map((name, id) => [name, id]));
    this.#rank = data.latent.length / data.features.length || 0;
    this.#latent = unpack(data.latent, data.latentScale, this.#rank);
    this.#entryLatent = unpack(data.entryLatent, data.entryLatentScale, this.#rank);
  }

  /** Whether some entry has the stem. */
  knows(stem: string): boolean {
    return this.#ids.has(stem);
  }

  /** Every entry with something of the question. `game`: the one the question names. */
  ask(meaning: Meaning, { lang, game }: { lang?: Lang | undefined; game?: Game | undefined } = {}): Map<number, Fit> {
    const { at, weight, total, length } = this.#vector(meaning);
    const share = new Float32Array(this.#data.entries.length);
    const whole = new Float32Array(this.#data.entries.length);
    at.forEach((feature, i) => {
      const { start, at: entries, weight: weights } = this.#data.inEntries;
      for (let p = start[feature]!; p < start[feature + 1]!; p++) {
        share[entries[p]!]! += weight[i]! / total;
        whole[entries[p]!]! += (weight[i]! * weights[p]!) / length;
      }
    });
    const best = this.#bestUnits(at, weight, length, lang);
    const direction = directionOf({ at, weight }, this.#latent, this.#rank);
    const about = game ? (game === 'ygo' ? named : -named) : this.#about(at, weight);
    const out = new Map<number, Fit>();
    this.#data.entries.forEach((entry, e) => {
      if (share[e]! < leastShare || (lang && !best.seen[e])) return;
      const of = GAMES[this.#data.entryGame[e]!]!;
      out.set(entry, {
        share: share[e]!,
        whole: whole[e]!,
        title: best.title[e]!,
        asked: best.asked[e]!,
        text: best.text[e]!,
        latent: this.#latentLikeness(direction, e),
        game: of === 'both' ? 0 : of === 'ygo' ? about : -about,
        basic: this.#data.basic[e]!,
      });
    });
    return out;
  }

  #vector(meaning: Meaning): { at: number[]; weight: number[]; total: number; length: number } {
    const at: number[] = [];
    const weight: number[] = [];
    let total = 0;
    let squares = 0;
    for (const [name, share] of meaning) {
      const id = this.#ids.get(name);
      const own = share * (id === undefined ? unknownRarity : this.#data.rarity[id]!);
      total += own;
      squares += own * own;
      if (id === undefined) continue;
      at.push(id);
      weight.push(own);
    }
    return { at, weight, total: total || 1, length: Math.sqrt(squares) || 1 };
  }

  /** Likeness of the question to the best unit of each field, by entry. */
  #bestUnits(at: number[], weight: number[], length: number, lang: Lang | undefined) {
    const count = this.#data.entries.length;
    const best = {
      title: new Float32Array(count),
      asked: new Float32Array(count),
      text: new Float32Array(count),
      seen: new Uint8Array(count),
    };
    const sums = new Float32Array(this.#data.unitEntry.length);
    const { start, at: units, weight: weights } = this.#data.inUnits;
    at.forEach((feature, i) => {
      for (let p = start[feature]!; p < start[feature + 1]!; p++) sums[units[p]!]! += weight[i]! * weights[p]!;
    });
    for (let u = 0; u < sums.length; u++) {
      if (sums[u] === 0 || (lang && LANGS[this.#data.unitLang[u]!] !== lang)) continue;
      const entry = this.#data.unitEntry[u]!;
      const likeness = sums[u]! / (length * this.#data.unitLength[u]!);
      const field = best[FIELDS[this.#data.unitField[u]!]!];
      best.seen[entry] = 1;
      if (likeness > field[entry]!) field[entry] = likeness;
    }
    return best;
  }

  #latentLikeness(direction: Float64Array, entry: number): number {
    let dot = 0;
    const row = entry * this.#rank;
    for (let c = 0; c < this.#rank; c++) dot += direction[c]! * this.#entryLatent[row + c]!;
    return dot;
  }

  /** 1: surely Yu-Gi-Oh!, -1: surely Pokémon. */
  #about(at: number[], weight: number[]): number {
    let odds = 0;
    at.forEach((feature, i) => (odds += (weight[i]! / this.#data.rarity[feature]!) * this.#data.gameOdds[feature]!));
    return Math.tanh(odds / 4);
  }
}

function unpack(bytes: Int8Array, scale: Float32Array, rank: number): Float32Array {
  const out = new Float32Array(bytes.length);
  for (let row = 0; row < scale.length; row++)
    for (let c = row * rank; c < (row + 1) * rank; c++) out[c] = scale[row]! * bytes[c]!;
  return out;
}

function postings(features: number, lists: [feature: number, weight: number][][]): Postings {
  const start = new Uint32Array(features + 1);
  for (const list of lists) for (const [feature] of list) start[feature + 1]!++;
  for (let f = 0; f < features; f++) start[f + 1]! += start[f]!;
  const at = new Uint16Array(start[features]!);
  const weight = new Float32Array(at.length);
  const next = start.slice();
  lists.forEach((list, n) => {
    for (const [feature, w] of list) {
      const p = next[feature]!++;
      at[p] = n;
      weight[p] = w;
    }
  });
  return { start, at, weight };
}
