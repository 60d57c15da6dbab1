/**
 * Which rule answers a question. What rules and terms are about is held in memory (`question-index.ts` writes it); a
 * question is held against each entry: how much of it the entry says, and how near it lies in the learned directions, where
 * entries are near that say the same in other words.
 */
import type { Game, Lang } from '../schema.ts';
import { isPair, type Meaning } from './meaning.ts';

export const LANGS: readonly Lang[] = ['de', 'en'];
export const GAMES: readonly (Game | 'both')[] = ['ygo', 'ptcg', 'both'];

/** Which entries say a feature, those of feature f from `start[f]` to `start[f + 1]`: four times the entry, and a bit for each language. */
export interface Postings {
  start: Uint32Array;
  at: Uint16Array;
}
/** All that is asked of, laid out once when the knowledge base is compiled: reading it must cost next to nothing. */
export interface QuestionData {
  /** Those that rules and terms say first: only they have directions. */
  features: string[];
  rarity: Float32Array;
  /** Taught features × rank, entries (without scenarios, which come last) × rank: each number is the row's scale times one from -127 to 127. */
  latent: Int8Array;
  latentScale: Float32Array;
  entryLatent: Int8Array;
  entryLatentScale: Float32Array;
  /** What rules are asked for by, rule by rule, × rank; those of entry e from `askedStart[e]` to `askedStart[e + 1]`. */
  askedLatent: Int8Array;
  askedLatentScale: Float32Array;
  askedStart: Uint32Array;
  /** What entries are called: title t of entry e from `titleOf[e]` to `titleOf[e + 1]`, its features from `titles.start[t]`, each with its weight in hundredths. */
  titleOf: Uint32Array;
  titles: { start: Uint32Array; at: Uint16Array; weight: Uint8Array };
  entries: Uint32Array;
  entryGame: Uint8Array;
  basic: Float32Array;
  /** The kinds of question, by their features; entries × kinds: how much more often an entry is asked in that way than others are (log odds). */
  kinds: Uint32Array;
  askedAs: Float32Array;
  inEntries: Postings;
  /** Per feature: how much more often it is said of Yu-Gi-Oh! than of Pokémon (log odds). */
  gameOdds: Float32Array;
}

/** How far a game that is named, or only played, counts beside one that the words suggest (at most 1). */
const named = 3;
const played = 2.5;
/** So clearly must the words be of the other game that the one that is played counts for nothing. */
const clearly = 0.6;
/** Of a word that stands nowhere: likely a name. */
const unknownRarity = 3;

/** With less of the question in it an entry answers nothing. */
const leastShare = 0.08;

/** An entry, and what it is worth as an answer: 0 to about 450, on the scale of the search. */
export interface Answer {
  entry: number;
  worth: number;
}

/** How well an entry answers. */
interface Fit {
  /** 0 to 1: share of the question found in the entry. */
  share: number;
  /** -1 to 1: likeness in the learned directions, to the entry and to the nearest of what it is asked for by. */
  latent: number;
  asked: number;
  /** 0 to 1: how nearly the question is one of its names, in any words and order. */
  title: number;
  /** -1 to 1, -3 or 3 where it is named: whether the question is about the entry's game. */
  game: number;
  /** How basic the entry is: 0, or about 0.7 (one inventory item) to 2.5. */
  basic: number;
  /** About -3 to 3: whether it is asked in this way elsewhere (when, who, how many). */
  kind: number;
}

/**
 * The weights were fitted (softmax over the candidates) to asked phrases left
 * out of learning, one fifth at a time (docs/knowledge-base.md).
 */
type Weights = Record<keyof Fit, number>;
const ofQuestions: Weights = { share: 10, latent: 6.6, asked: 9.2, title: 2.4, game: 0.6, basic: 0.8, kind: 0.35 };
/** A few words are no question: they lie near what a rule is called and says, less near to what is asked of it. */
const ofFewWords: Weights = { share: 14, latent: 9.9, asked: 3.2, title: 5, game: 0.6, basic: 0.3, kind: 0 };
/** So many words are few; likewise fitted, to the queries in view and 550 short ones, 98 of them nobody's lesson. */
export const few = 4;
const worthOf = (fit: Fit, by: Weights): number =>
  18 *
  (by.share * fit.share +
    by.latent * fit.latent +
    by.asked * fit.asked +
    by.title * fit.title +
    by.game * fit.game +
    by.basic * fit.basic +
    by.kind * fit.kind);

/** Who asks, in which game and words. */
export interface Asking {
  lang?: Lang | undefined;
  game?: Game | undefined;
  playing?: Game | undefined;
  words?: number;
}
const towards = (game: Game): number => (game === 'ygo' ? 1 : -1);

/** So many of the best are looked at phrase by phrase. */
const lookedAt = 40;

export class Questions {
  readonly #ids: Map<string, number>;
  readonly #data: QuestionData;
  readonly #rank: number;

  constructor(data: QuestionData) {
    this.#data = data;
    this.#ids = new Map(data.features.map((name, id) => [name, id]));
    this.#rank = data.entryLatent.length / data.entryLatentScale.length || 0;
  }

  /** Whether some entry has the stem. */
  knows(stem: string): boolean {
    return this.#ids.has(stem);
  }

  /**
   * Every entry with something of the question (with `lang`: said in that language) and what it is worth, the best first.
   * `game`: the one the question names; `playing`: the one it is likely asked about.
   */
  ask(meaning: Meaning, { lang, game, playing, words = Infinity }: Asking = {}): Answer[] {
    const by = words <= few ? ofFewWords : ofQuestions;
    const { at, weight, total } = this.#vector(meaning);
    const share = this.#shares(at, weight, total, lang);
    const direction = this.#direction(at, weight);
    const about = game ? towards(game) * named : this.#about(at, weight, playing);
    const kinds = at.map((feature) => this.#data.kinds.indexOf(feature)).filter((kind) => kind >= 0);
    const found: { e: number; fit: Fit; worth: number }[] = [];
    for (let e = 0; e < share.length; e++) {
      if (share[e]! < leastShare) continue;
      const of = GAMES[this.#data.entryGame[e]!]!;
      const latent = this.#likeness(direction, this.#data.entryLatent, this.#data.entryLatentScale, e);
      const game = of === 'both' ? 0 : of === 'ygo' ? about : -about;
      const kind = this.#askedAs(kinds, e);
      const fit: Fit = { share: share[e]!, latent, asked: latent, title: 0, game, basic: this.#data.basic[e]!, kind };
      found.push({ e, fit, worth: worthOf(fit, by) });
    }
    const byWorth = (a: { worth: number }, b: { worth: number }) => b.worth - a.worth;
    found.sort(byWorth);
    for (const one of found.slice(0, lookedAt)) {
      const title = by.title > 0 ? this.#nearestTitle(at, weight, total, one.e) : 0;
      one.worth = worthOf({ ...one.fit, asked: this.#nearestAsked(direction, one.e) ?? one.fit.latent, title }, by);
    }
    return found.sort(byWorth).map(({ e, worth }) => ({ entry: this.#data.entries[e]!, worth }));
  }

  #vector(meaning: Meaning): { at: number[]; weight: number[]; total: number } {
    const at: number[] = [];
    const weight: number[] = [];
    let total = 0;
    for (const [name, share] of meaning) {
      const id = this.#ids.get(name);
      // A pair that is asked nowhere tells nothing.
      if (id === undefined && isPair(name)) continue;
      const own = share * (id === undefined ? unknownRarity : this.#data.rarity[id]!);
      total += own;
      if (id === undefined) continue;
      at.push(id);
      weight.push(own);
    }
    return { at, weight, total: total || 1 };
  }

  /** By entry, the share of the question that it says. */
  #shares(at: number[], weight: number[], total: number, lang: Lang | undefined): Float32Array {
    const share = new Float32Array(this.#data.entries.length);
    const { start, at: entries } = this.#data.inEntries;
    const wanted = lang ? 1 << LANGS.indexOf(lang) : 3;
    at.forEach((feature, i) => {
      for (let p = start[feature]!; p < start[feature + 1]!; p++)
        if (entries[p]! & wanted) share[entries[p]! >> 2]! += weight[i]! / total;
    });
    return share;
  }

  /** Where the question lies, a vector of length 1. */
  #direction(at: number[], weight: number[]): Float32Array {
    const { latent, latentScale } = this.#data;
    const out = new Float32Array(this.#rank);
    at.forEach((feature, i) => {
      if (feature >= latentScale.length) return;
      const row = feature * this.#rank;
      const scale = weight[i]! * latentScale[feature]!;
      for (let c = 0; c < out.length; c++) out[c]! += scale * latent[row + c]!;
    });
    const length = Math.hypot(...out) || 1;
    return out.map((x) => x / length);
  }

  #askedAs(kinds: number[], entry: number): number {
    const { askedAs, kinds: all } = this.#data;
    return kinds.reduce((sum, kind) => sum + askedAs[entry * all.length + kind]!, 0);
  }

  #likeness(direction: Float32Array, rows: Int8Array, scales: Float32Array, n: number): number {
    if (n >= scales.length) return 0;
    let dot = 0;
    const row = n * this.#rank;
    for (let c = 0; c < direction.length; c++) dot += direction[c]! * rows[row + c]!;
    return dot * scales[n]!;
  }

  #nearestAsked(direction: Float32Array, entry: number): number | undefined {
    const { askedLatent, askedLatentScale, askedStart } = this.#data;
    let most: number | undefined;
    for (let n = askedStart[entry]!; n < askedStart[entry + 1]!; n++) {
      const likeness = this.#likeness(direction, askedLatent, askedLatentScale, n);
      if (most === undefined || likeness > most) most = likeness;
    }
    return most;
  }

  /** Of the names of an entry the nearest: how much of the question it says and how much of it is asked, as their harmonic mean. */
  #nearestTitle(at: number[], weight: number[], total: number, entry: number): number {
    const { titles, titleOf, rarity } = this.#data;
    let most = 0;
    for (let t = titleOf[entry]!; t < titleOf[entry + 1]!; t++) {
      let asked = 0;
      let said = 0;
      let all = 0;
      for (let n = titles.start[t]!; n < titles.start[t + 1]!; n++) {
        const own = (titles.weight[n]! / 100) * rarity[titles.at[n]!]!;
        const i = at.indexOf(titles.at[n]!);
        all += own;
        if (i < 0) continue;
        said += own;
        asked += weight[i]!;
      }
      if (said > 0) most = Math.max(most, 2 / (total / asked + all / said));
    }
    return most;
  }

  /** By its words 1: surely Yu-Gi-Oh!, -1: surely Pokémon; more where that game is played. */
  #about(at: number[], weight: number[], playing: Game | undefined): number {
    let odds = 0;
    at.forEach((feature, i) => (odds += (weight[i]! / this.#data.rarity[feature]!) * this.#data.gameOdds[feature]!));
    const about = Math.tanh(odds / 4);
    return playing && about * towards(playing) > -clearly ? towards(playing) * played : about;
  }
}
