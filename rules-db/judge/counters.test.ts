import { expect, test } from 'vitest';
import { countersIn } from './counters.ts';
import { countersOf } from './series.ts';

test('the counters a text names', () => {
  const en = 'Place 1 Song Counter on it. Distribute Hum Counters; 2 B-Counters. Counter Trap Cards and Rest Counter Traps.';
  expect(countersIn(en)).toEqual(['Song Counter', 'Hum Counter', 'B-Counter']);
}); // prettier-ignore

test('the German name is learned where each text names one counter', () => {
  expect(
    countersOf([
      { en: 'Place 1 Song Counter.', de: 'Lege 1 Liedzählmarke. Entferne 3 Liedzählmarken.' },
      { en: 'Place 1 High Five Counter.', de: 'Lege 1 „Gib mir fünf“-Zählmarke.' },
    ]),
  ).toEqual([
    { en: 'High Five Counter', de: '„Gib mir fünf“-Zählmarke' },
    { en: 'Song Counter', de: 'Liedzählmarke' },
  ]);
});

test('where several are named none is learned, nor where texts differ; nor is the bare word', () => {
  expect(
    countersOf([
      { en: 'Move a Rest Counter and a Hum Counter.', de: 'Bewege 1 Pausen-Zählmarke.' },
      { en: 'Remove a Dance Counter.', de: 'Entferne 1 Zählmarke.' },
      { en: 'Place 1 Fog Counter.', de: 'Lege 1 Nebelzählmarke.' },
      { en: 'Remove 1 Fog Counter.', de: 'Entferne 1 Dunstzählmarke.' },
      { en: null, de: null },
    ]),
  ).toEqual([]);
});
