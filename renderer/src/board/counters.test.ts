import { expect, test } from 'vitest';
import { countersIn, counterWords, learnCounters } from './counters.svelte.ts';

test('the counters a text names', () => {
  const en = 'Place 1 Song Counter on it. Distribute Hum Counters; 2 B-Counters. Counter Trap Cards and Rest Counter Traps.';
  expect(countersIn([{ en }, {}])).toEqual(['Song Counter', 'Hum Counter', 'B-Counter']);
}); // prettier-ignore

test('the German name is learned where each text names one counter', () => {
  learnCounters([{ en: 'Place 1 Song Counter.', de: 'Lege 1 Liedzählmarke. Entferne 3 Liedzählmarken.' }]);
  learnCounters([{ en: 'Place 1 High Five Counter.', de: 'Lege 1 „Gib mir fünf“-Zählmarke.' }]);
  expect(counterWords('Song Counter').de).toBe('Liedzählmarke');
  expect(counterWords('High Five Counter').de).toBe('„Gib mir fünf“-Zählmarke');
});

test('where several are named none is learned; nor is the bare word', () => {
  learnCounters([{ en: 'Move a Rest Counter and a Hum Counter.', de: 'Bewege 1 Pausen-Zählmarke.' }]);
  learnCounters([{ en: 'Remove a Dance Counter.', de: 'Entferne 1 Zählmarke.' }]);
  expect(['Rest Counter', 'Dance Counter'].map((kind) => counterWords(kind).de)).toEqual(['Rest Counter', 'Dance Counter']); // prettier-ignore
});
