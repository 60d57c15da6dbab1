/** The headline of a ruling that hangs on an answer: whose choice it is, and what each way comes to. */
import { alike, leaves } from '../../ruling/branch.ts';
import type { Branch, Decision, Localized } from '../../ruling/schema.ts';
import { EITHER_WAY, list, say, sentences } from '../../ruling/say.ts';
import { playerName } from './names.ts';

/** A question, and whose choice it is; `otherwise`: what stands before one the judge answers. */
export function waitsFor({ by, text }: Decision, otherwise: Localized): Localized {
  const player = by === 'judge' ? undefined : playerName(by);
  if (!player) return say(`${otherwise.de}: ${text.de}`, `${otherwise.en}: ${text.en}`);
  return text.en.includes(player.en)
    ? text
    : say(`${player.de} entscheidet zuerst: ${text.de}`, `${player.en} decides first: ${text.en}`);
}

/** The headline of a ruling whose branches are known: does the answer matter? */
export function branchHeadline(question: Decision, branches: readonly Branch[]): Localized {
  const outcomes = new Map(
    branches.flatMap(({ ruling }) => leaves(ruling)).map(({ headline }) => [headline.en, headline]),
  );
  const [only] = outcomes.values();
  if (only && outcomes.size === 1) return say(EITHER_WAY.de + only.de, EITHER_WAY.en + only.en);
  if (branches.every(({ ruling }) => asksAgain(question, ruling)))
    return sentences([waitsFor(question, IT_DEPENDS), AGAIN]);
  const follows = branches.map((b) => nextQuestion(b.ruling)?.text);
  const next = follows[0] && new Set(follows.map((text) => text?.en)).size === 1 ? follows[0] : undefined;
  const ways = next ? [] : alike(branches, ({ ruling }) => spoken(ruling).en);
  const each = ways.length > MAX_SPOKEN ? [] : ways.flatMap((way) => branchSentence(question, way) ?? []);
  return sentences([waitsFor(question, IT_DEPENDS), ...(next ? [next] : []), ...each]);
}
type BranchRuling = Branch['ruling'];

const IT_DEPENDS = say('Es kommt darauf an', 'It depends');
/** A row of coins that nobody tossed is one sentence, however many there are. */
const AGAIN = say(
  'Das fragt sich mehrmals nacheinander, und es kommt auf jede Antwort an.',
  'That is asked several times in a row, and each answer counts.',
);
/** The same question once more, gone into or left open (then its text says how far it was followed). */
const asksAgain = ({ text }: Decision, ruling: BranchRuling): boolean =>
  [nextQuestion(ruling) ?? ruling.open[0]].some((next) => next?.text.en.startsWith(text.en));

/** Two ways can be said in one breath, more cannot. */
const MAX_SPOKEN = 2;
function branchSentence(question: Decision, way: readonly Branch[]): Localized | undefined {
  const answers = way.flatMap(
    ({ answer }) => question.answers?.find((a) => JSON.stringify(a.value) === JSON.stringify(answer))?.text ?? [],
  );
  const [first] = way;
  if (!first || answers.length === 0) return undefined;
  const then = spoken(first.ruling);
  const text = list(answers.map(bare), 'or');
  return say(`${capital(text.de)}: ${then.de}`, `${capital(text.en)}: ${then.en}`);
}
/** An answer as it stands before a colon. */
const bare = ({ de, en }: Localized): Localized => say(de.replace(/[.:]$/, ''), en.replace(/[.:]$/, ''));
/** An inner ruling in one breath: what it comes to, or the question it hangs on. */
function spoken(ruling: BranchRuling): Localized {
  const outcomes = leaves(ruling).map(({ headline }) => headline);
  const [first] = outcomes;
  if (first && new Set(outcomes.map((o) => o.en)).size === 1) return first;
  const question = nextQuestion(ruling);
  return question
    ? say(`Dann kommt es darauf an: ${question.text.de}`, `Then it depends: ${question.text.en}`)
    : ruling.headline;
}
const nextQuestion = (ruling: BranchRuling): Decision | undefined =>
  ruling.decisions.find((d) => d.id === ruling.branches?.[0]?.decision);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
