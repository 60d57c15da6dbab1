/** A policy as it stands on a day. */
import { expect, test } from 'vitest';
import type { PenaltyPolicy } from '../../rules-db/penalty-schema.ts';
import type { RulesDb } from '../../rules-db/rules-db.ts';
import { degreeView, holdsOn, infractionView, ladderOn, policyOf, rungOf } from './views.ts';

const said = (text: string) => ({ de: text, en: text });
const policy = {
  game: 'ygo',
  ladder: [{ id: 'warning', words: said('Warning'), means: said('written') }, { id: 'out', words: said('Out'), means: said('leaves'), headJudge: true, inForce: { to: '2020' } }],
} as unknown as PenaltyPolicy; // prettier-ignore

test('what is dated by month or year alone holds for all of it', () => {
  const on = (inForce: object | undefined, day?: string) => holdsOn({ inForce }, day);
  expect([on(undefined), on({}), on({ from: '2020' }), on({ to: '2020' })]).toEqual([true, true, true, false]);
  expect([on({ from: '2020-05' }, '2020-04-30'), on({ from: '2020-05' }, '2020-05-01')]).toEqual([false, true]);
  expect([on({ to: '2020' }, '2020-12-31'), on({ to: '2020' }, '2021-01-01'), on({ to: '2020-05' }, '2020-05-31'), on({ to: '2020-05-10' }, '2020-05-10')]).toEqual([true, false, true, true]); // prettier-ignore
});

test('rungs of a day, and one by its id; one that is not there is a fault', () => {
  expect([ladderOn(policy).map(({ id }) => id), ladderOn(policy, '2019-01-01').map(({ id }) => id)]).toEqual([['warning'], ['warning', 'out']]); // prettier-ignore
  expect([rungOf(policy, 'warning'), rungOf(policy, 'out')]).toEqual([{ id: 'warning', words: said('Warning'), means: said('written') }, { id: 'out', words: said('Out'), means: said('leaves'), headJudge: true }]); // prettier-ignore
  expect(() => rungOf(policy, 'exile')).toThrow('no penalty exile');
});

test('a degree is the Head Judge’s by itself or by its penalty', () => {
  const degree = (more: object) => degreeView(policy, { id: 'd', words: said('d'), when: said('w'), penalty: 'warning', cases: [], ...more } as never); // prettier-ignore
  expect(degree({})).toEqual({ id: 'd', words: said('d'), when: said('w'), penalty: rungOf(policy, 'warning') });
  expect([degree({ headJudge: true }).headJudge, degree({ penalty: 'out' }).headJudge, degree({ status: 's' }).status]).toEqual([true, true, 's']); // prettier-ignore
});

test('an infraction with its cases, dates, sources that are there and rules by their titles', () => {
  const rules = { document: (id: string) => (id === 'd' ? { id, title: said('Doc') } : undefined), rule: (id: string) => ({ id, title: said(`title ${id}`) }) } as unknown as RulesDb; // prettier-ignore
  const one = { id: 'i', title: said('t'), happened: said('h'), degrees: [{ id: 'd', words: said('d'), when: said('w'), penalty: 'warning', cases: [said('case')] }], upgrade: said('u'), remedies: [], notes: [], authority: 'official', sources: [{ doc: 'd', confidence: 'C' }, { doc: 'gone', confidence: 'C' }], rules: ['r'], inForce: { from: '2020', to: undefined } }; // prettier-ignore
  const view = infractionView(rules, policy, one as never);
  expect(view).toMatchObject({ id: 'i', game: 'ygo', examples: [said('case')], degrees: [{ id: 'd' }], rules: [{ id: 'r', title: said('title r') }] }); // prettier-ignore
  expect([view.inForce, view.sources.length, 'status' in view]).toEqual([{ from: '2020' }, 1, false]);
});

test('a game nobody wrote down has no ladder; what was asked for once is kept', () => {
  let asked = 0;
  const rules = { penalties: (game: string) => (asked++, game === 'ygo' ? policy : undefined) } as unknown as RulesDb;
  expect([policyOf(rules, 'ygo'), policyOf(rules, 'ygo'), asked]).toEqual([policy, policy, 1]);
  expect(policyOf(rules, 'ptcg')).toEqual({ game: 'ptcg', notes: [], ladder: [], infractions: [], walks: [], told: {}, elsewhere: [] }); // prettier-ignore
});
