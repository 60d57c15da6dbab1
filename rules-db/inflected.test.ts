/** Forms of verbs that no ending tells, and words that are written in two ways, by their stems. */
import { expect, test } from 'vitest';
import { verbs } from './inflected.ts';
import { stem } from './text.ts';

const same = (...forms: string[]) => new Set(forms.map(stem)).size === 1;

test('forms of one verb have one stem', () => {
  for (const forms of [
    ['werfen', 'wirft', 'warf', 'geworfen'],
    ['ziehen', 'zog', 'gezogen'],
    ['draw', 'drew', 'drawn'],
    ['choose', 'chose', 'chosen', 'choice'],
    ['lose', 'lost', 'losing', 'loss'],
    ['color', 'colour'],
  ])
    expect(same(...forms), forms.join()).toBe(true);
  expect([same('werfen', 'ziehen'), same('draw', 'choose')]).toEqual([false, false]);
});

test('with what German verbs put before themselves, long ones first, also behind a lost ge', () => {
  expect(same('abwerfen', 'abwarf', 'abgeworfen')).toBe(true);
  expect(same('zurueckgeben', 'zurueckgab', 'zurueckgegeben')).toBe(true);
  expect(same('herunternehmen', 'herunternahm')).toBe(true);
  expect([same('abwerfen', 'wegwerfen'), same('abwerfen', 'werfen')]).toEqual([false, false]);
});

test('what is no form of a verb has none; what is left behind a prefix must be one', () => {
  const verb = verbs((word) => word);
  expect([verb('kranich'), verb('abkranich'), verb('ab'), verb('abog')]).toEqual([undefined, undefined, undefined, undefined]); // prettier-ignore
  expect([verb('zog'), verb('abzog'), verb('herunterzog'), verb('zogst')]).toEqual(['ziehen', 'abziehen', 'herunterziehen', undefined]); // prettier-ignore
  expect([verb('geworfen'), verb('worfen'), verb('gab'), verb('b')]).toEqual(['werfen', 'werfen', 'geben', undefined]);
});

test('a word of the game is another one than the verb it looks like', () => {
  expect(same('falle', 'fallen')).toBe(true);
  expect(same('faellt', 'fiel', 'gefallen', 'fell')).toBe(true);
  expect([same('fallen', 'faellt'), same('falle', 'fall')]).toEqual([false, false]);
});
