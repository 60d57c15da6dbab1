import { expect, test } from 'vitest';
import { ruleWithBranches, type Attempt } from './branch.ts';
import type { Decision, Ruling } from './schema.ts';

const question: Decision = {
  id: 'a/text',
  by: 'judge',
  what: 'fact',
  move: 0,
  afterStep: 0,
  text: { de: 'Was geschieht?', en: 'What happens?' },
  given: 'open',
  rules: ['ygo.st.follow-card-text'],
};
const ruling: Ruling = {
  contract: 1, game: 'ygo', ruleset: 'ygo-current', verdict: 'needs-facts', headline: { de: '', en: '' }, steps: [],
  assumptions: [], open: [], decisions: [], outcomes: [], grounds: [], initial: {}, final: {},
}; // prettier-ignore

test('a text that is asked about again although it is answered ends the ruling, it is not followed for ever', () => {
  let attempts = 0;
  const attempt = (): Attempt => {
    attempts++;
    return { ruling, stopped: { decision: question, unread: { questions: [question], cards: [] } } };
  };
  const made = ruleWithBranches(attempt, { summarize: () => ({ de: '', en: '' }) });
  expect(made.verdict).toBe('needs-facts');
  expect(made.branches?.[0]?.ruling.branches).toBeUndefined();
  expect(attempts).toBe(2);
});

test('a question with more answers than are followed names them, and how far the ruling came', () => {
  const choice = (id: string, answers: number): Decision => ({
    ...question,
    id,
    what: 'target',
    answers: Array.from({ length: answers }, (_, value) => ({ value, text: { de: `${value}`, en: `${value}` } })),
  });
  const asking = (decision: Decision): Attempt => ({ ruling: { ...ruling, open: [decision], decisions: [choice('a', 3), decision] }, stopped: { decision } }); // prettier-ignore
  const speaker = { summarize: () => ({ de: '', en: '' }) };
  const many = ruleWithBranches(() => asking(choice('a', 20)), speaker);
  expect(many.branches).toBeUndefined();
  expect(many.open[0]?.text.en).toBe('What happens? (20 answers possible, none of them is played out)');
  const inner = ruleWithBranches((answers) => asking(answers.has('a') ? choice('b', 20) : choice('a', 3)), speaker);
  expect(inner.branches).toHaveLength(3);
  expect(inner.branches?.[0]?.ruling.open[0]?.text.de).toBe(
    'Was geschieht? (20 Antworten möglich, hier nicht durchgespielt, nach 3 Verläufen)',
  );
});
