/** What policy suggests for a player: the start, the next rung after the same, who has to be called. */
import { expect, test } from 'vitest';
import type { PenaltyPolicy } from '../../rules-db/penalty-schema.ts';
import { assess, samePlayer } from './assess.ts';
import type { EventParts } from './views.ts';

const said = (text: string) => ({ de: `${text} (de)`, en: text });
const degree = (id: string, penalty: string, more: object = {}) => ({ id, words: said(id), when: said('w'), penalty, cases: [], ...more }); // prettier-ignore
const infraction = (id: string, path: string[], more: object = {}) => ({ id, title: said(id), degrees: [degree('minor', 'warning'), degree('major', 'loss'), degree('worst', 'warning', { headJudge: true })], path, upgrade: said('upgrade'), rules: ['r'], ...more }); // prettier-ignore
const policy = {
  game: 'ygo',
  ladder: ['warning', 'old', 'loss', 'out'].map((id) => ({ id, words: said(id), means: said(id), ...(id === 'out' && { headJudge: true }), ...(id === 'old' && { inForce: { to: '2020' } }) })),
  infractions: [infraction('slow', ['warning', 'old', 'loss', 'out']), infraction('late', []), infraction('error', ['warning', 'loss'], { sameErrorOnly: true })],
} as unknown as PenaltyPolicy; // prettier-ignore
const given = (infraction: string, penalty: string, more: object = {}) => ({ key: 'g', created: 'x', head: { event: 'e', player: 'Kim Lee', table: '', infraction, degree: 'minor', penalty, starting: penalty, note: '', ...more } }); // prettier-ignore
const asked = (before: object[], infraction = 'slow', degree = 'minor', from = '2026-01-01') =>
  assess({ store: { get: () => ({ head: { game: 'ygo', from } }), list: () => before, find: () => undefined }, rules: () => ({ penalties: () => policy }) } as unknown as EventParts, { event: 'e', player: ' kim  LEE', infraction, degree }); // prettier-ignore
const short = (view: ReturnType<typeof asked>) => [view.starting.id, view.suggested.id, view.headJudge, view.path.map(({ id }) => id).join()]; // prettier-ignore

test('a player is who is called so, however it was typed', () => {
  expect([samePlayer('Kim Lee', ' kim   lee '), samePlayer('Zoë', 'Zoë'), samePlayer('Kim', 'Kim Lee')]).toEqual([true, true, false]); // prettier-ignore
});

test('for the first time the penalty of the degree, with the rungs of that day above it', () => {
  expect([short(asked([])), short(asked([], 'slow', 'major')), short(asked([], 'slow', 'minor', '2020-05-05'))]).toEqual([['warning', 'warning', false, 'loss,out'], ['loss', 'loss', false, 'out'], ['warning', 'warning', false, 'old,loss,out']]); // prettier-ignore
  expect(asked([]).why).toEqual([{ text: said('upgrade'), rules: ['r'] }]);
  expect(short(asked([], 'slow', 'worst'))[2]).toBe(true);
});

test('after the same the rung above the highest given, at most the last; that is the Head Judge’s', () => {
  expect(short(asked([given('slow', 'warning')]))).toEqual(['warning', 'loss', true, 'loss,out']);
  expect([asked([given('slow', 'loss')]), asked([given('slow', 'out')]), asked([given('slow', 'warning')], 'slow', 'major')].map(({ suggested }) => suggested.id)).toEqual(['out', 'out', 'out']); // prettier-ignore
  const { why, earlier } = asked([given('slow', 'warning'), given('slow', 'loss'), given('late', 'warning')]);
  expect([earlier.length, why[1]]).toEqual([3, { text: { de: 'Derselbe Verstoß auf dieser Veranstaltung bisher: 2.', en: 'The same infraction at this event so far: 2.' }, rules: [] }]); // prettier-ignore
});

test('what was withdrawn, another’s, or another infraction does not count', () => {
  for (const other of [
    given('slow', 'warning', { withdrawn: true }),
    given('slow', 'warning', { player: 'Kim' }),
    given('late', 'warning'),
  ])
    // prettier-ignore
    expect(short(asked([other]))).toEqual(['warning', 'warning', false, 'loss,out']);
});

test('where only the same error climbs, what would follow is said; where nothing climbs nothing follows', () => {
  const error = asked([given('error', 'warning')], 'error');
  expect(short(error)).toEqual(['warning', 'warning', false, 'loss']);
  expect(error.why[1]!.text).toEqual({ de: 'Derselbe Verstoß auf dieser Veranstaltung bisher: 1. War es derselbe Fehler, folgt loss (de).', en: 'The same infraction at this event so far: 1. If it was the same error, loss follows.' }); // prettier-ignore
  expect(short(asked([given('late', 'warning')], 'late'))).toEqual(['warning', 'warning', false, '']);
});

test('an infraction or a degree that is not there is refused', () => {
  for (const [one, degree] of [['none', 'minor'], ['slow', 'none']] as const) expect(() => asked([], one, degree)).toThrow('not-found'); // prettier-ignore
});
