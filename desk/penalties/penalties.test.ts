import { expect, test } from 'vitest';
import { penaltyProblems, type PenaltyPolicy } from '../../rules-db/penalty-schema.ts';
import type { RulesDb } from '../../rules-db/rules-db.ts';
import type { Answer } from '../contract.ts';
import { penaltyChannels } from './channels.ts';

const said = (text: string) => ({ de: `de ${text}`, en: text });
const policy: PenaltyPolicy = {
  game: 'ptcg',
  notes: [],
  ladder: [
    { id: 'warning', words: said('Warning'), means: said('written down') },
    { id: 'prize', words: said('Prize'), means: said('one Prize'), inForce: { to: '2018-02-06' } },
    { id: 'out', words: said('Out'), means: said('leaves'), headJudge: true },
  ],
  infractions: [
    {
      id: 'ptcg.infraction.juggling', title: said('Juggling'), happened: said('cards were juggled'),
      degrees: [
        { id: 'minor', words: said('Minor'), when: said('one card'), penalty: 'warning', cases: [said('throws a card')] },
        { id: 'severe', words: said('Severe'), when: said('all of them'), penalty: 'out', cases: [said('a whirl of sixty')] },
      ],
      said: { en: ['circus'], de: ['Zirkus'] }, path: ['warning', 'out'], upgrade: said('once more'), remedies: [], notes: [],
      inForce: { from: '2020' }, authority: 'official', sources: [{ doc: 'd', confidence: 'C' }], rules: [],
    },
  ],
  told: {},
  elsewhere: [],
  walks: [
    {
      id: 'ptcg.walk.infraction', about: 'infraction', title: said('What?'),
      steps: [
        { id: 'start', ask: said('Juggled?'), rules: [], answers: [
          { words: said('Yes'), to: 'many', rules: [] },
          { words: said('No'), outcome: said('Play on'), rules: [] },
        ] },
        { id: 'many', ask: said('How many?'), rules: [], answers: [
          { words: said('One'), infraction: 'ptcg.infraction.juggling', degree: 'minor', rules: [] },
          { words: said('All'), infraction: 'ptcg.infraction.juggling', degree: 'severe', rules: [] },
        ] },
      ],
    },
  ],
}; // prettier-ignore
const rules = {
  penalties: (game: string) => (game === 'ptcg' ? policy : undefined),
  document: () => undefined,
  rule: () => undefined,
} as unknown as RulesDb;
const desk = penaltyChannels({ rules: () => rules });
async function value<T>(answer: Promise<Answer<T>>): Promise<T> {
  const given = await answer;
  if (!given.ok) throw new Error(given.problems.map((p) => p.message.en).join('\n'));
  return given.value;
}

test('the ladder and the infractions are those of a day', async () => {
  const now = await value(desk.infractions({ game: 'ptcg' }));
  expect([now.ladder.map(({ id }) => id), now.infractions.length]).toEqual([['warning', 'out'], 1]);
  const then = await value(desk.infractions({ game: 'ptcg', date: '2018-01-01' }));
  expect([then.ladder.map(({ id }) => id), then.infractions.length]).toEqual([['warning', 'prize', 'out'], 0]);
});

test('found by what happened, with the degree; what is not there is not covered', async () => {
  const found = await value(desk.findInfraction({ query: 'a whirl of all sixty cards' }));
  expect(found).toMatchObject({ covered: true, hits: [{ infraction: { id: 'ptcg.infraction.juggling' }, degree: 'severe' }] }); // prettier-ignore
  // A phrase of one language is not shown in the other.
  expect(await value(desk.findInfraction({ query: 'Zirkus' }))).toMatchObject({ covered: true, hits: [{ why: { de: 'Zirkus', en: 'cards were juggled' } }] }); // prettier-ignore
  expect(await value(desk.findInfraction({ query: 'juggled' }))).toMatchObject({ covered: true });
  for (const other of ['the', 'rain tomorrow', '']) expect(await value(desk.findInfraction({ query: other }))).toMatchObject({ covered: false, hits: [] }); // prettier-ignore
});

test('a walk asks, ends, and refuses an answer that is not there', async () => {
  const walk = 'ptcg.walk.infraction';
  expect(await value(desk.walk({ walk, answers: [] }))).toMatchObject({ question: said('Juggled?'), trail: [] });
  const end = await value(desk.walk({ walk, answers: [0, 1] }));
  expect(end).toMatchObject({ trail: [{ answer: said('Yes') }, { answer: said('All') }], end: { degree: { id: 'severe', headJudge: true, penalty: { id: 'out' } } } }); // prettier-ignore
  expect(await value(desk.walk({ walk, answers: [1] }))).toMatchObject({ end: { outcome: said('Play on') } });
  for (const answers of [[2], [1, 0], [0, 1, 0]])
    expect(await desk.walk({ walk, answers })).toMatchObject({ ok: false, problems: [{ code: 'no-such-answer' }] });
  const refused = async (answers: number[]) =>
    ((await desk.walk({ walk, answers })) as { problems: { message: unknown }[] }).problems[0]!.message;
  expect(await refused([0, 1, 0])).toEqual({ de: 'Der Weg ist hier zu Ende; eine weitere Antwort gibt es nicht.', en: 'The walk ends here; there is no further answer.' }); // prettier-ignore
  expect(await refused([2])).toEqual({ de: 'Eine Antwort 3 gibt es nicht: Es sind 2.', en: 'There is no answer 3: there are 2.' }); // prettier-ignore
  expect(await desk.walk({ walk: 'ygo.walk.none', answers: [] })).toMatchObject({ ok: false });
});

test('a policy that refers to what is not there is named', () => {
  const has = { rule: () => false, document: () => true };
  expect(penaltyProblems(policy, has)).toEqual([]);
  const broken = structuredClone(policy);
  broken.infractions[0]!.degrees[0]!.penalty = 'exile';
  broken.infractions[0]!.rules = ['ptcg.x.y'];
  broken.walks[0]!.steps[0]!.answers[0] = { words: said('Yes'), to: 'nowhere', rules: [] };
  const messages = penaltyProblems(broken, has).map(({ message }) => message);
  expect(messages).toEqual([
    "no rule 'ptcg.x.y'",
    "ptcg.infraction.juggling: no penalty 'exile'",
    "no step 'nowhere'",
    "nothing leads to step 'many'",
  ]);
});
