// A walk: questions one after another, from what happened to the infraction, or through what is done when time is called.
import type { PenaltyPolicy, WalkText } from '../../rules-db/penalty-schema.ts';
import type { RulesDb } from '../../rules-db/rules-db.ts';
import { refuse } from '../refused.ts';
import { titled } from '../lookup/views.ts';
import type { WalkView } from './contract.ts';
import { degreeView, infractionView, walkSummary } from './views.ts';

/** The walk as far as the answers lead, each by its number from 0. Refuses an answer that is not there. */
export function walkThrough(rules: RulesDb, policy: PenaltyPolicy, walk: WalkText, answers: readonly number[]): WalkView {
  const trail: WalkView['trail'] = [];
  let step = walk.steps[0]!;
  for (const [i, number] of answers.entries()) {
    const chosen = step.answers[number] ?? noAnswer(number, step.answers.length);
    trail.push({ question: step.ask, answer: chosen.words });
    if (chosen.to === undefined) {
      if (i < answers.length - 1) return noAnswer(answers[i + 1]!, 0);
      const end = endOf(rules, policy, chosen);
      return { ...walkSummary(policy.game, walk), trail, end, rules: titled(rules, chosen.rules.length > 0 ? chosen.rules : step.rules) };
    }
    const next = chosen.to;
    step = walk.steps.find(({ id }) => id === next)!;
  }
  return {
    ...walkSummary(policy.game, walk),
    trail,
    question: step.ask,
    ...(step.note && { note: step.note }),
    answers: step.answers.map(({ words }) => words),
    rules: titled(rules, step.rules),
  };
} // prettier-ignore

function endOf(
  rules: RulesDb,
  policy: PenaltyPolicy,
  { infraction, degree, outcome }: WalkText['steps'][number]['answers'][number],
): NonNullable<WalkView['end']> {
  const found = policy.infractions.find(({ id }) => id === infraction);
  const how = found?.degrees.find(({ id }) => id === degree);
  return {
    ...(found && { infraction: infractionView(rules, policy, found) }),
    ...(how && { degree: degreeView(policy, how) }),
    ...(outcome && { outcome }),
  };
}

const noAnswer = (number: number, many: number): never =>
  refuse('no-such-answer', {
    de: many === 0 ? 'Der Weg ist hier zu Ende; eine weitere Antwort gibt es nicht.' : `Eine Antwort ${number + 1} gibt es nicht: Es sind ${many}.`,
    en: many === 0 ? 'The walk ends here; there is no further answer.' : `There is no answer ${number + 1}: there are ${many}.`,
  }); // prettier-ignore
