/** What a writer of penalties may write, and what is told of each mistake. */
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { penaltyPolicySchema, penaltyProblems, toldSchema, withTold } from './penalty-schema.ts';

const both = (en: string) => ({ en, de: `de ${en}` });
const slow = {
  id: 'ygo.infraction.slow-play', title: both('Slow Play'), happened: both('too slow'), path: ['caution', 'warning'], upgrade: both('up'),
  degrees: [{ id: 'minor', words: both('minor'), when: both('once'), penalty: 'caution' }], sources: [{ doc: 'policy', section: '1', confidence: 'A' }],
}; // prettier-ignore
const walk = {
  id: 'ygo.walk.time-called', about: 'time-called', title: both('Time'),
  steps: [
    { id: 'first', ask: both('which?'), answers: [{ words: both('a'), to: 'last' }, { words: both('b'), infraction: slow.id, degree: 'minor' }] },
    { id: 'last', ask: both('and?'), answers: [{ words: both('c'), outcome: both('play on') }, { words: both('d'), outcome: both('stop') }] },
  ],
}; // prettier-ignore
const ladder = ['caution', 'warning'].map((id) => ({ id, words: both(id), means: both(id) }));
const policy = { game: 'ygo', notes: [], ladder, infractions: [slow], walks: [walk] };
const told = [
  { to: { ygo: slow.id }, en: ['he is slow'], de: ['er ist langsam'] },
  { to: { ygo: slow.id, ptcg: 'ptcg.infraction.slow-play' }, en: ['so slow'], de: ['so langsam'] },
  { to: { ptcg: 'ptcg.infraction.slow-play' }, en: ['not here'], de: ['nicht hier'] },
  { to: {}, en: ['lost my pen'], de: ['Stift weg'] },
];
const has = { rule: (id: string) => id === 'ygo.known', document: (id: string) => id === 'policy' };

/** What is wrong with the shape, else with what it refers to. */
function problems(written: object): string[] {
  const read = v.safeParse(penaltyPolicySchema, written);
  if (!read.success) return read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  return penaltyProblems(withTold(read.output, v.parse(toldSchema, told)), has).map(({ path, message }) => `${path.join('.')}: ${message}`); // prettier-ignore
}
const withSlow = (more: object) => ({ ...policy, infractions: [{ ...slow, ...more }] });
const withSteps = (...steps: object[]) => ({ ...policy, walks: [{ ...walk, steps }] });

test('what is left out is empty, and what is told stands by the infraction of the game', () => {
  expect(problems(policy)).toEqual([]);
  const read = withTold(v.parse(penaltyPolicySchema, policy), v.parse(toldSchema, told));
  expect(read.infractions[0]).toMatchObject({ remedies: [], notes: [], rules: [], authority: 'official', said: {} });
  expect(read.infractions[0]?.degrees[0]?.cases).toEqual([]);
  expect(read.told).toEqual({ [slow.id]: { en: ['he is slow', 'so slow'], de: ['er ist langsam', 'so langsam'] } });
  expect(read.elsewhere).toEqual(['lost my pen', 'Stift weg']);
  const said = v.parse(penaltyPolicySchema, withSlow({ said: { en: ['slow'] } })).infractions[0]?.said;
  expect(said).toEqual({ en: ['slow'], de: [] });
});

test.each(['2020', '2020-04', '2020-04-01'])('%s is a day, a month or a year', (from) =>
  expect(problems(withSlow({ inForce: { from } }))).toEqual([]),
);
test.each(['20', '20200401', '2020-4-1', '01-04-2020', '2020-04-01T00:00', 'x2020-04-01', ''])('%j is none', (from) =>
  expect(problems(withSlow({ inForce: { from } }))).toEqual(["infractions.0.inForce.from: must be a date such as '2020-04-01', quoted"])); // prettier-ignore
test.each(['Minor', 'minor_one', 'minor-', '-minor', 'a--b', 'a b', ''])('%j is no id', (id) =>
  expect(problems(withSlow({ degrees: [{ ...slow.degrees[0], id }] }))[0]).toMatch(
    /degrees\.0\.id: must be lower case words/,
  ),
);
test.each(['slow-play', 'ygo.slow-play', 'mtg.infraction.slow-play', 'ygo.infraction.Slow', 'xygo.infraction.slow', 'ygo.infraction.slow play'])(
  '%s is no id of an infraction', (id) => expect(problems(withSlow({ id }))[0]).toMatch(/infractions\.0\.id: must look like/)); // prettier-ignore

const STEP = walk.steps[1]!;
test.each<[string, object, string]>([
  ['a text of blanks', withSlow({ title: { en: '  ', de: 'x' } }), 'infractions.0.title.en: must not be empty'],
  ['no source', withSlow({ sources: [] }), 'infractions.0.sources: names no source'],
  ['no rung', { ...policy, ladder: [] }, 'ladder: has no rung'],
  ['no step', withSteps(), 'walks.0.steps: has no step'],
  ['one answer', withSteps({ ...STEP, answers: [STEP.answers[0]] }), 'walks.0.steps.0.answers: needs two answers'],
  ['a rule nobody wrote', withSlow({ rules: ['ygo.unknown'] }), "infractions.0.rules: no rule 'ygo.unknown'"],
  ['a document nobody named', withSlow({ sources: [{ doc: 'x', section: '1', confidence: 'A' }] }), "infractions.0.sources: no document 'x'"],
  ['a rung of the path', withSlow({ path: ['loss'] }), `infractions.0: ${slow.id}: no penalty 'loss'`],
  ['a rung of a degree', withSlow({ degrees: [{ ...slow.degrees[0], penalty: 'loss' }] }), `infractions.0: ${slow.id}: no penalty 'loss'`],
  ['a degree twice', withSlow({ degrees: [slow.degrees[0], slow.degrees[0]] }), `infractions.0: ${slow.id}: a degree twice`],
  ['an infraction twice', { ...policy, infractions: [slow, slow] }, 'infractions: an infraction stands here twice'],
  ['what is told of none', withSlow({ id: 'ygo.infraction.other' }), `infractions: told.yaml: no infraction '${slow.id}'`],
  ['a step nobody wrote', withSteps({ ...STEP, answers: [{ words: both('a'), to: 'x' }, STEP.answers[1]] }), "walks.0.steps.0: no step 'x'"],
  ['a step nobody reaches', withSteps(STEP, walk.steps[0]!), "walks.0: nothing leads to step 'first'"],
  ['an answer that leads nowhere', withSteps({ ...STEP, answers: [{ words: both('a') }, STEP.answers[1]] }), "walks.0.steps.0: 'a' must lead to one thing"],
  ['an answer that leads to two', withSteps(walk.steps[0]!, { ...STEP, answers: [{ words: both('c'), to: 'first', outcome: both('x') }, STEP.answers[1]] }), "walks.0.steps.1: 'c' must lead to one thing"],
  ['an infraction nobody wrote', withSteps({ ...STEP, answers: [{ words: both('a'), infraction: 'ygo.infraction.x' }, STEP.answers[1]] }), "walks.0.steps.0: no infraction 'ygo.infraction.x'"],
  ['a degree nobody wrote', withSteps({ ...STEP, answers: [{ words: both('a'), infraction: slow.id, degree: 'x' }, STEP.answers[1]] }), `walks.0.steps.0: no degree 'x' of '${slow.id}'`],
  ['a rule of a step', withSteps({ ...STEP, rules: ['ygo.unknown'] }), "walks.0.steps.0.rules: no rule 'ygo.unknown'"],
  ['a rule of an answer', withSteps({ ...STEP, answers: [{ ...STEP.answers[0], rules: ['ygo.unknown', 'ygo.known'] }, STEP.answers[1]] }), "walks.0.steps.0.rules: no rule 'ygo.unknown'"],
])('%s is told', (_, written, problem) => expect(problems(written)).toContain(problem)); // prettier-ignore
test.each([{ en: [], de: ['x'] }, { en: ['x'], de: [] }])('what is told is told in words of both languages: %j', (one) =>
  expect(v.safeParse(toldSchema, [{ to: {}, ...one }]).issues?.map(({ message }) => message)).toEqual(['says nothing'])); // prettier-ignore
