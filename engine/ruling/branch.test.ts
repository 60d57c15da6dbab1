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
