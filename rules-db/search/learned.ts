/**
 * Directions learned from what people ask: titles, asked phrases and texts are drawn to their own rule and away from those that
 * share their words. One linear layer for features, one vector for each rule, trained by sampled softmax (Bengio, Senécal
 * 2003) with Adagrad (Duchi et al. 2011), from fixed numbers: the same content gives the same directions.
 */
import { mixed, numbers, type Sparse } from './latent.ts';

/** Something that is asked, a vector of length 1, and the row of the rule that answers it. */
export interface Lesson extends Sparse {
  rule: number;
  /**
   * When it comes and what of it is left out hangs on this number, not on how many lessons came before: a phrase more
   * or fewer moves its own neighbourhood, not everything.
   */
  seed: number;
}
/** Row-major: features × rank, rules × rank. */
export interface Directions {
  features: Float64Array;
  rules: Float64Array;
  rank: number;
}
/** While they are learned: half as wide, so that they stay near the processor. */
type Learned = { features: Float32Array; rules: Float32Array; rank: number };

const rounds = 2;
/** Learned anew so often from the same beginning; the mean is kept, so that less hangs on which lesson came when. */
const times = 3;
/** At the beginning; in the end nothing moves any more. */
const step = 0.03;
/** How sharply the nearest rule is told from the next: likeness times this is the exponent. */
const sharpness = 12;
/** Share of a lesson's features left out at random, so that no rule is learned by one word. */
const leftOut = 0.2;
/** What a lesson's rule is told from: about so many rules that share most of its words, and some at random. */
const rivals = 30;
const strangers = 8;
/** From a rule this unlikely nothing is learned. */
const leastPull = 0.02;

/** Learns in place; in the end each rule's vector has length 1. */
export function learn(lessons: Lesson[], { features, rules, rank }: Directions): void {
  const near = nearRules(lessons, features.length / rank, rules.length / rank);
  const begun = { features: Float32Array.from(features), rules: Float32Array.from(rules) };
  features.fill(0);
  rules.fill(0);
  for (let n = 0; n < times; n++) {
    const one = { features: begun.features.slice(), rules: begun.rules.slice(), rank };
    learnOnce(lessons, one, near, n);
    add(features, one.features);
    add(rules, one.rules);
  }
  for (let row = 0; row < rules.length; row += rank) unit(rules.subarray(row, row + rank));
}

function learnOnce(lessons: Lesson[], directions: Learned, near: Uint16Array[], time: number): void {
  const learner = new Learner(directions);
  for (let round = 0; round < rounds; round++) {
    const turn = time * rounds + round;
    inTurn(lessons, turn).forEach((n, i) => {
      const left = 1 - (round + i / lessons.length) / rounds;
      learner.take(lessons[n]!, near[n]!, step * left, numbers(mixed(lessons[n]!.seed, turn)));
    });
  }
}

function add(to: Float64Array, what: Float32Array): void {
  for (let i = 0; i < to.length; i++) to[i]! += what[i]!;
}

/** Of a lesson at most so many features are looked at, and so many rules told apart. */
const widest = 512;

class Learner {
  readonly #features: Float32Array;
  readonly #rules: Float32Array;
  readonly #rank: number;
  /** How much each row was moved already: what moved often moves less. */
  readonly #moved: { features: Float32Array; rules: Float32Array };
  readonly #direction: Float32Array;
  readonly #pull: Float32Array;
  /** Of the lesson at hand: its features, their weights, the rules told apart and how likely each is, the right one first. */
  readonly #at = new Uint32Array(widest);
  readonly #weight = new Float64Array(widest);
  readonly #told = new Uint32Array(widest);
  readonly #chance = new Float64Array(widest);
  /** How many of them there are. */
  #said = 0;
  #rivals = 0;

  constructor({ features, rules, rank }: Learned) {
    this.#features = features;
    this.#rules = rules;
    this.#rank = rank;
    const still = (length: number) => new Float32Array(length).fill(1e-3);
    this.#moved = { features: still(features.length / rank), rules: still(rules.length / rank) };
    this.#direction = new Float32Array(rank);
    this.#pull = new Float32Array(rank);
  }

  take(lesson: Lesson, near: Uint16Array, step: number, random: () => number): void {
    this.#choose(lesson, near, random);
    if (this.#said === 0) return;
    const length = this.#project();
    this.#weigh();
    this.#moveRules(step);
    this.#moveFeatures(length, step);
  }

  #choose({ rule, at, weight }: Lesson, near: Uint16Array, random: () => number): void {
    let said = 0;
    for (let i = 0; i < at.length && said < widest; i++) {
      if (random() < leftOut) continue;
      this.#at[said] = at[i]!;
      this.#weight[said++] = weight[i]!;
    }
    this.#said = said;
    this.#told[0] = rule;
    this.#told.set(near, 1);
    let rivals = near.length + 1;
    const rules = this.#rules.length / this.#rank;
    for (let i = 0; i < strangers; i++) {
      const other = Math.floor(random() * rules);
      if (other !== rule) this.#told[rivals++] = other;
    }
    this.#rivals = rivals;
  }

  // Below, what is walked through stands in names of its own: read through `this`, each number costs twice the time.

  /** Writes the direction of the lesson; gives its length before it was made 1. */
  #project(): number {
    const direction = this.#direction.fill(0);
    const features = this.#features;
    const rank = this.#rank;
    for (let i = 0; i < this.#said; i++) {
      const weight = this.#weight[i]!;
      addRow(direction, 0, features, this.#at[i]! * rank, weight, rank);
    }
    return unit(direction);
  }

  #weigh(): void {
    const chance = this.#chance;
    const rivals = this.#rivals;
    let most = -Infinity;
    for (let k = 0; k < rivals; k++) {
      const exponent = sharpness * dot(this.#rules, this.#told[k]! * this.#rank, this.#direction);
      if (exponent > most) most = exponent;
      chance[k] = exponent;
    }
    let sum = 0;
    for (let k = 0; k < rivals; k++) sum += chance[k] = Math.exp(chance[k]! - most);
    for (let k = 0; k < rivals; k++) chance[k]! /= sum;
  }

  /** Moves the right rule nearer to the direction and the others away; writes how all pull at it. */
  #moveRules(step: number): void {
    const pull = this.#pull.fill(0);
    const rules = this.#rules;
    const moved = this.#moved.rules;
    const direction = this.#direction;
    const rank = this.#rank;
    for (let k = 0; k < this.#rivals; k++) {
      const off = sharpness * (this.#chance[k]! - (k === 0 ? 1 : 0));
      if (Math.abs(off) < leastPull) continue;
      const rule = this.#told[k]!;
      moved[rule]! += off ** 2 / rank;
      const by = (step * off) / Math.sqrt(moved[rule]!);
      for (let c = 0, at = rule * rank; c < rank; c++, at++) {
        pull[c]! += off * rules[at]!;
        rules[at]! -= by * direction[c]!;
      }
    }
  }

  #moveFeatures(length: number, step: number): void {
    const pull = this.#pull;
    const features = this.#features;
    const moved = this.#moved.features;
    const rank = this.#rank;
    const along = dot(pull, 0, this.#direction);
    for (let c = 0; c < rank; c++) pull[c] = (pull[c]! - along * this.#direction[c]!) / length;
    const squares = dot(pull, 0, pull);
    for (let i = 0; i < this.#said; i++) {
      const feature = this.#at[i]!;
      const weight = this.#weight[i]!;
      moved[feature]! += (weight ** 2 * squares) / rank;
      const by = (step * weight) / Math.sqrt(moved[feature]!);
      addRow(features, feature * rank, pull, 0, -by, rank);
    }
  }
}

/** Four numbers at a time; `length` is a multiple of four. */
function addRow(to: Float32Array, a: number, from: Float32Array, b: number, by: number, length: number): void {
  for (const end = a + length; a < end; a += 4, b += 4) {
    to[a]! += by * from[b]!;
    to[a + 1]! += by * from[b + 1]!;
    to[a + 2]! += by * from[b + 2]!;
    to[a + 3]! += by * from[b + 3]!;
  }
}

/** Four sums side by side: the processor need not wait for each addition. `other`'s length is a multiple of four. */
function dot<T extends Float32Array | Float64Array>(rows: T, row: number, other: T): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let i = 0, r = row; i < other.length; i += 4, r += 4) {
    a += rows[r]! * other[i]!;
    b += rows[r + 1]! * other[i + 1]!;
    c += rows[r + 2]! * other[i + 2]!;
    d += rows[r + 3]! * other[i + 3]!;
  }
  return a + b + (c + d);
}

/** Makes a vector's length 1; gives the one it had. */
function unit(vector: Float32Array | Float64Array): number {
  const length = Math.sqrt(dot(vector, 0, vector)) || 1;
  for (let c = 0; c < vector.length; c++) vector[c]! /= length;
  return length;
}

/** For each lesson the rules, other than its own, in whose lessons most of it is found. */
function nearRules(lessons: Lesson[], features: number, rules: number): Uint16Array[] {
  const inRules = Array.from({ length: features }, () => new Set<number>());
  for (const { rule, at } of lessons) for (const feature of at) inRules[feature]!.add(rule);
  const lists = inRules.map((set) => Uint16Array.from(set));
  const share = new Float32Array(rules);
  return lessons.map(({ rule, at, weight }) => {
    share.fill(0);
    for (let i = 0; i < at.length; i++) {
      const list = lists[at[i]!]!;
      for (let k = 0; k < list.length; k++) share[list[k]!]! += weight[i]!;
    }
    share[rule] = 0;
    return greatest(share);
  });
}

const levels = 64;
const reached = new Uint32Array(levels);
/** Where the numbers are greatest: about as many places as a lesson has rivals, found without sorting. */
function greatest(of: Float32Array): Uint16Array {
  let most = 0;
  for (let i = 0; i < of.length; i++) if (of[i]! > most) most = of[i]!;
  const scale = (levels - 1) / (most || 1);
  reached.fill(0);
  for (let i = 0; i < of.length; i++) reached[Math.floor(of[i]! * scale)]!++;
  let least = levels - 1;
  for (let found = reached[least]!; least > 1 && found + reached[least - 1]! <= rivals;) found += reached[--least]!;
  const out: number[] = [];
  for (let i = 0; i < of.length && out.length < rivals; i++) if (of[i]! * scale >= least) out.push(i);
  return Uint16Array.from(out);
}

/** The lessons in an order that is another one in each turn; two keep theirs, whatever others come between them. */
function inTurn(lessons: Lesson[], turn: number): Uint32Array {
  const key = Float64Array.from(lessons, ({ seed }) => mixed(seed, 1000 + turn));
  return Uint32Array.from(lessons.keys()).sort((a, b) => key[a]! - key[b]! || a - b);
}
