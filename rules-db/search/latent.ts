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

/** Row-major features × `rank`: orthonormal columns, the directions in which the texts differ most. */
export function latentDirections(texts: Sparse[], features: number, rank: number, rounds = 2): Float64Array {
  const random = numbers();
  const ofFeatures = Float64Array.from({ length: features * rank }, () => random() - 0.5);
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

/** Numbers from 0 to 1, the same in every run. */
export function numbers(): () => number {
  let state = 12345;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}
