// Answers a question does not offer: a slip in a `decide` move is a problem of the case, not part of a ruling.
import { questionName } from '../../engine/ruling/record.ts';
import type { Case } from '../../engine/case/schema.ts';
import { asOffered } from '../../engine/ruling/answers.ts';
import { isDoes, NOTHING } from '../../engine/ruling/unread.ts';
import { closest } from '../../engine/case/names.ts';
import type { Decision, Problem, Ruling } from '../../engine/ruling/schema.ts';
import { Refused } from '../refused.ts';

/** The ruling. Throws `Refused` where a `decide` move answers with a word its question does not offer. */
export function withRightAnswers(ruling: Ruling, { moves = [] }: Case): Ruling {
  const problems = moves.flatMap((move, i): Problem[] => {
    if (move.do !== 'decide') return [];
    const { question } = move;
    const asked = ruling.decisions.find(({ id }) => id === question || questionName(id) === question);
    if (!asked || !isWrong(asked, move.answer)) return [];
    const answer = typeof move.answer === 'string' ? move.answer : JSON.stringify(move.answer);
    const words = (asked.answers ?? []).map(({ value }) => (typeof value === 'string' ? value : JSON.stringify(value)));
    const [de, en] = questionName(question).endsWith('/counters') ? [COUNTS.de, COUNTS.en] : [words.map((word) => `„${word}“`).join(', '), words.map((word) => `“${word}”`).join(', ')]; // prettier-ignore
    const near = closest(answer, words);
    return [
      {
        code: 'wrong-answer',
        path: `/moves/${i}/answer`,
        message: {
          de: `Auf „${question}“ ist „${answer}“ keine Antwort${de && `; möglich: ${de}`}.`,
          en: `“${answer}” is no answer to “${question}”${en && `; possible: ${en}`}.`,
        },
        ...(near.length > 0 && { didYouMean: near }),
      },
    ];
  });
  if (problems.length > 0) throw new Refused(problems);
  return ruling;
}

/** How counters are spread. */
const COUNTS = {
  de: 'zu jedem Pokémon im Spiel eine Zahl, zum Beispiel { Knospi: 3, Manaphy: 3 }',
  en: 'a number for each Pokémon in play, as in { Budew: 3, Manaphy: 3 }',
};

/** What is still asked although a move answers it was not answered; where a list, a number or anything at all is meant, the engine judges. */
function isWrong(asked: Decision, answer: unknown): boolean {
  if (answer === NOTHING || isDoes(answer)) return false;
  if (asked.given === 'open') return true;
  const offered = (asked.answers ?? []).map(({ value }) => value);
  return typeof answer === 'string' && offered.length > 0 && asOffered(asked, answer) === undefined;
}
