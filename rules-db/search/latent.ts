/**
 * Latent directions of a set of texts: the features that go together in them lie near each other, so that a question
 * finds a rule with which it shares no word (latent semantic analysis, Deerwester et al. 1990). Truncated SVD by
 * subspace iteration (Halko, Martinsson, Tropp 2011) from fixed numbers: the same texts give the same vectors.
 */
/** A text: its features by number, each with its weight. */
export interface Sparse {
  at: Uint32Array;
  weight: Float64Array;
}

/**
 * Row-major features × `rank`: orthonormal columns, the directions in which the texts differ most. `seeds`: one number for each
 * feature, where it begins: two rounds still show it, so it must not change because another feature came before it.
 */
export function latentDirections(texts: Sparse[], seeds: Uint32Array, rank: number, rounds = 2): Float64Array {
  const features = seeds.length;
  const ofFeatures = new Float64Array(features * rank);
  seeds.forEach((seed, feature) => {
    const random = numbers(seed);
    for (let c = 0; c < rank; c++) ofFeatures[feature * rank + c] = random() - 0.5;
  });
  const ofTexts = new Float64Array(texts.length * rank);
  for (let round = 0; round < rounds; round++) {
    ofTexts.fill(0);
    texts.forEach(({ at, weight }, t) => {
      for (let i = 0; i < at.length; i++) addRow(ofTexts, t * rank, ofFeatures, at[i]! * rank, weight[i]!, rank);
    });
    orthonormal(ofTexts, texts.length, rank);
    ofFeatures.fill(0);
    texts.forEach(({ at, weight }, t) => {
      for (let i = 0; i < at.length; i++) addRow(ofFeatures, at[i]! * rank, ofTexts, t * rank, weight[i]!, rank);
    });
  }
  unitColumns(ofFeatures, features, rank);
  return ofFeatures;
}

function addRow(to: Float64Array, a: number, from: ArrayLike<number>, b: number, weight: number, length: number): void {
  for (let i = 0; i < length; i++) to[a + i]! += weight * from[b + i]!;
}

/** Gram–Schmidt over the columns. */
function orthonormal(matrix: Float64Array, rows: number, columns: number): void {
  for (let c = 0; c < columns; c++) {
    for (let d = 0; d < c; d++) {
      let dot = 0;
      for (let r = 0; r < rows; r++) dot += matrix[r * columns + c]! * matrix[r * columns + d]!;
      for (let r = 0; r < rows; r++) matrix[r * columns + c]! -= dot * matrix[r * columns + d]!;
    }
    unitColumn(matrix, rows, columns, c);
  }
}

function unitColumns(matrix: Float64Array, rows: number, columns: number): void {
  for (let c = 0; c < columns; c++) unitColumn(matrix, rows, columns, c);
}

function unitColumn(matrix: Float64Array, rows: number, columns: number, c: number): void {
  let squares = 0;
  for (let r = 0; r < rows; r++) squares += matrix[r * columns + c]! ** 2;
  const length = Math.sqrt(squares) || 1;
  for (let r = 0; r < rows; r++) matrix[r * columns + c]! /= length;
}

/** Where something said lies, a vector of length 1; `directions`: features × rank. */
export function directionOf({ at, weight }: Sparse, directions: ArrayLike<number>, rank: number): Float64Array {
  const out = new Float64Array(rank);
  for (let i = 0; i < at.length; i++) addRow(out, 0, directions, at[i]! * rank, weight[i]!, rank);
  let squares = 0;
  for (let c = 0; c < rank; c++) squares += out[c]! ** 2;
  const length = Math.sqrt(squares) || 1;
  return out.map((x) => x / length);
}

/** A number for a text, the same in every run (FNV-1a). */
export function seedOf(text: string): number {
  let seed = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) seed = Math.imul(seed ^ text.charCodeAt(i), 0x01000193);
  return seed >>> 0;
}
/** Of one number and a small one another, far from it. */
export function mixed(seed: number, by: number): number {
  let state = Math.imul(seed ^ Math.imul(by + 1, 0x9e3779b1), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}
/** Numbers from 0 to 1, the same in every run that begins with the same one. */
export function numbers(seed: number): () => number {
  let state = mixed(seed, 0);
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}
