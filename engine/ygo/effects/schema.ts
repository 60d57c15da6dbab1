/**
 * The language in which Yu-Gi-Oh! card effects are declared (docs/effects.md has an example for every construct).
 * A declaration is plain data: who may activate it when, what it costs and targets, and the operations that resolve, joined as card text joins
 * them. One interpreter (`../operations`) runs it; the same data says what the effect will or may do, so that other cards can respond to that.
 * What the language cannot say is `unmodelled`: reaching it in a ruling is an open question, never a guess.
 */
export * from './words.ts';
export * from './references.ts';
export * from './amounts.ts';
export * from './filters.ts';
export * from './selectors.ts';
export * from './events.ts';
export * from './conditions.ts';
export * from './costs.ts';
export * from './against.ts';
export * from './ongoing.ts';
export * from './operations.ts';
export * from './effect.ts';
