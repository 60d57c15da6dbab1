/** Forms of verbs that no ending tells, and words that are written in two ways, by their stems. */
import { expect, test } from 'vitest';
import { verbs, VERBS } from './inflected.ts';
import { stem } from './text.ts';

const same = (...forms: string[]) => new Set(forms.map(stem)).size === 1;

test('forms of one verb have one stem', () => {
  for (const forms of [
    ['werfen', 'wirft', 'warf', 'geworfen'],
    ['ziehen', 'zog', 'gezogen'],
    ['anbieten', 'anbot', 'angeboten'],
    ['befehlen', 'befiehlt', 'befohlen'],
    ['beginnen', 'begann', 'begonnen', 'begin', 'began', 'begun'],
    ['binden', 'gebunden'],
    ['bleiben', 'blieb', 'geblieben'],
    // 'brach' is cut as 'brachte' is, 'liess' as 'liest'.
    ['brechen', 'bricht', 'gebrochen'],
    ['bringen', 'brachte', 'gebracht', 'brought'],
    ['denken', 'dachte', 'gedacht'],
    ['entscheiden', 'entschied', 'entschieden'],
    ['finden', 'fand', 'gefunden', 'found'],
    ['geben', 'gib', 'gibt', 'gab', 'gegeben'],
    ['gewinnen', 'gewann', 'gewonnen'],
    ['greifen', 'griff', 'gegriffen'],
    ['halten', 'haelt', 'hielt', 'gehalten'],
    ['kommen', 'kam', 'gekommen'],
    ['lassen', 'laesst', 'gelassen'],
    ['liegen', 'lag', 'gelegen'],
    ['nehmen', 'nimm', 'nimmt', 'nahm', 'genommen'],
    ['schlagen', 'schlaegt', 'schlug', 'geschlagen'],
    ['sehen', 'sieht', 'sah', 'gesehen'],
    ['spielen', 'spielt', 'gespielt'],
    ['sprechen', 'spricht', 'sprach', 'gesprochen'],
    ['steigen', 'stieg', 'gestiegen'],
    ['treffen', 'trifft', 'traf', 'getroffen'],
    ['treten', 'tritt', 'trat', 'getreten'],
    ['vergessen', 'vergisst', 'vergass'],
    ['verlieren', 'verlor', 'verloren', 'verlust'],
    ['verschwinden', 'verschwand', 'verschwunden'],
    ['zwingen', 'zwang', 'gezwungen'],
    ['become', 'became'],
    ['break', 'broke', 'broken'],
    ['buy', 'bought'],
    ['deal', 'dealt'],
    ['forget', 'forgot', 'forgotten'],
    ['give', 'gave', 'given'],
    ['hide', 'hid', 'hidden'],
    ['keep', 'kept'],
    ['leave', 'left', 'leaving'],
    ['pay', 'paid'],
    ['send', 'sent'],
    ['shake', 'shook', 'shaken'],
    ['sleep', 'slept', 'asleep'],
    ['steal', 'stole', 'stolen'],
    ['take', 'took', 'taken'],
    ['try', 'tried'],
    ['win', 'won', 'winning'],
    ['write', 'wrote', 'written'],
    ['draw', 'drew', 'drawn'],
    ['choose', 'chose', 'chosen', 'choice'],
    ['lose', 'lost', 'losing', 'loss'],
    ['color', 'colour'],
    ['defense', 'defence'],
    ['offense', 'offence'],
    ['license', 'licence'],
  ])
    expect(same(...forms), forms.join()).toBe(true);
  expect([same('werfen', 'ziehen'), same('draw', 'choose')]).toEqual([false, false]);
});

test('every form that is told, with its stem', () => {
  const stems = Object.entries(VERBS).map(([verb, forms]) => `${verb}: ${forms.split(' ').map((form) => `${form} ${stem(form)}`).join(', ')}`); // prettier-ignore
  expect(stems.join('\n')).toMatchSnapshot();
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
