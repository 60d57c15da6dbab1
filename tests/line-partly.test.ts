/** A line of which some words were not read: ruled without them, and they are the question. */
import { expect, test } from 'vitest';
import { find, judged } from './lines.ts';
import type { Case } from '../engine/case/schema.ts';
import { assuming, withAssumed } from '../desk/rulings/assumed.ts';
import { handlesOf } from '../desk/rulings/handles.ts';
import { unlessRefused } from '../desk/refused.ts';
import { lineOf } from '../desk/line-of.ts';
import { readLineAsFarAs } from '../desk/line/partly.ts';
import { UNREAD } from '../desk/line/unread.ts';

const judge = (of: Case) => judged(of).ruling;
const ruled = (line: string) =>
  unlessRefused(() => {
    const { case: read, assumptions } = readLineAsFarAs(line, { find, judge });
    const of = withAssumed(read, assumptions, undefined);
    return { of, assumptions, ruling: assuming(judge(of), of) };
  });
const unread = (line: string): unknown => ruled(line)?.assumptions.find(({ path }) => path === UNREAD)?.value ?? null;

test.each([
  ['A: Raigeki (a judge saw that), B: Mystical Space Typhoon -> Raigeki', ['(a judge saw that)']],
  ['A aktiviert Raigeki (der Richter sah zu) > B: Mystischer Raum-Taifun', ['(der Richter sah zu)']],
  ['A: Raigeki, poor guy', ['poor guy']],
  [
    'A attacks Dark Magician with Jinzo, B says the flip thing should still save Dark Magician',
    ['B says the flip thing should still save Dark Magician'],
  ],
  ['A: Raigeki > B: Mystical Space Typhoon', null],
])('%s: left out is %j', (line, words) => expect(unread(line)).toEqual(words));

test.each([
  ['a card that is spelled otherwise', 'A: Raigeki, B: Mystical Space Tyfoon -> Raigeki'],
  ['a card the rest does not name', 'A: Raigeki, B frobnicates Kuriboh'],
  ['what a player does, in words nobody knows', 'A frobnicates Raigeki'],
  ['a “not”', 'A: Raigeki, B chains not Kuriboh'],
  ['everything', 'frobnicate the widget, poor guy'],
])('%s is never left out', (_, line) => expect(ruled(line)).toBeUndefined());

test('the answer is told as far as it holds, and the words are the question; that they change nothing is one tap', () => {
  const { of, ruling } = ruled('A: Raigeki (a judge saw that), B: Mystical Space Typhoon -> Raigeki')!;
  expect(ruling.verdict).toBe('needs-facts');
  expect(ruling.headline.en).toMatch(/^If “\(a judge saw that\)” changes nothing: Raigeki destroys a monster/);
  expect(ruling.headline.de).toMatch(/^Wenn „\(a judge saw that\)“ nichts ändert: Raigeki zerstört ein Monster/);
  expect(ruling.open.map(({ id }) => id)).toEqual(['line/unread']);
  const [handle] = handlesOf(of, ruling, judge);
  expect(handle).toMatchObject({
    path: UNREAD,
    answers: 'line/unread',
    verdict: 'resolved',
    headline: { en: expect.stringMatching(/^Raigeki/) },
  });
});

test('the line of such a case says the words, too: whoever is told it is asked the same', () => {
  const { of } = ruled('A: Raigeki, poor guy')!;
  const written = lineOf(of, { find, judge, lang: 'en' });
  expect(written?.line).toMatch(/Raigeki.*, poor guy$/);
  expect(unread(written!.line)).toEqual(['poor guy']);
  // What would be read as something else is no line.
  expect(lineOf({ ...of, assumed: [{ path: UNREAD, value: ['B: Kuriboh'] }] }, { find, judge, lang: 'en' })).toBeUndefined();
}); // prettier-ignore

test('what else the case assumes is told with each handle: the same answer under the same condition is none', () => {
  const { of, ruling } = ruled('A: Monster Reborn, poor guy')!;
  const handles = handlesOf(of, ruling, judge).filter(({ path }) => path !== UNREAD);
  expect(handles.length).toBeGreaterThan(0);
  for (const { headline } of handles) expect(headline.en).toMatch(/^If “poor guy” changes nothing: /);
  for (const { headline } of handles) expect(headline.en).not.toBe(ruling.headline.en);
});
