// "A summons X, does he get the search?": an optional effect that triggered last, and that the question is about, is used: what comes of it is the answer.
// A question about something else ("Does it survive?") uses none.
import { cardsOf } from '../../engine/case/ids.ts';
import { nameKey } from '../../engine/case/names.ts';
import type { YgoCase } from '../../engine/case/schema.ts';
import { say } from '../../engine/ruling/say.ts';
import type { Decision, Fact, Localized } from '../../engine/ruling/schema.ts';
import type { Judge } from './board.ts';
import type { FilledYgo } from './fill.ts';
import { noNotes, type Action, type Item } from './items.ts';
import type { Said } from './sentence/sentence.ts';

export interface Asking {
  judge: Judge;
  /** The line as it is possible. */
  fill: (items: readonly Item[]) => FilledYgo;
  /** The names of a card in both languages, by the name the case has. */
  called: (name: string) => Localized;
}
/** The line with the effects used that its questions are about; `aside`: what is still only asked or claimed. */
export function withEffectAsked(items: readonly Item[], found: FilledYgo, aside: readonly Said[], { judge, fill, called }: Asking): { line: FilledYgo; aside: readonly Said[] } {
  const questions = aside.filter(({ text, by }) => by === 'question' && OF_EFFECT.test(text));
  const ruling = questions.length > 0 ? judge(found.case) : undefined;
  if (!ruling || ruling.verdict !== 'resolved') return { line: found, aside };
  const last = found.case.moves?.length ?? 0;
  const offered = ruling.decisions.filter(({ what, given, move }) => what === 'trigger' && given === 'assumed' && move === last);
  // What triggered and cannot be activated is refused for its reason.
  const refused = offered.length > 0 ? [] : ruling.steps.flatMap(({ kind, outcome, by, card }) => (kind === 'trigger' && outcome === 'skipped' && by && card ? [{ by, card }] : [])).filter(({ card }, n, all) => all.findIndex((one) => one.card === card) === n);
  const used = uses(questions, [...offered.map(triggered), ...refused], found.case, called);
  const line = used && fill([...items, ...used.plays]);
  if (!line || (offered.length > 0 && judge(line.case).verdict === 'illegal')) return { line: found, aside };
  return { line: { ...line, assumptions: [...line.assumptions, ...used.facts] }, aside: aside.filter((one) => !used.answered.has(one)) };
} // prettier-ignore

/** What an effect does, or that it is one. */
const OF_EFFECT =
  /(?:^|[^\p{L}])(?:effects?|effekte?|search(?:es)?|such(?:e|t|en)|trigger(?:s|t|n)?|löst|aktiviert|aktivieren|activates?|draws?|zieht|gets?|kriegt|bekommt|tokens?|spielmarken?|adds?|floats?|fetch|fetches|recruits?|holt|holen)(?![\p{L}])/iu;

/** An effect that triggered: whose, of which card, its number where it is known. */
interface Triggered {
  by: string;
  card: string;
  effect?: number;
}
/** Its id is that of the card, the number of the effect, and when it triggered. */
const triggered = ({ id, by }: Decision): Triggered => {
  const parts = id.split('/');
  const effect = Number(parts.at(-3));
  return { by, card: parts.slice(0, -3).join('/'), ...(effect > 0 && { effect }) };
};
/** Of the effects that could be used those of a card a question names; where it names none, the only one there is. */
function uses(questions: readonly Said[], offered: readonly Triggered[], theCase: YgoCase, called: Asking['called']): { plays: Action[]; facts: Fact[]; answered: Set<Said> } | undefined {
  const plays: Action[] = [];
  const facts: Fact[] = [];
  const answered = new Set<Said>();
  for (const question of questions) {
    const named = offered.filter((one) => isNamed(called(nameOf(one, theCase)), question.text));
    const [one, ...more] = named.length > 0 ? named : offered;
    if (!one || more.length > 0) continue;
    const name = nameOf(one, theCase);
    const { de, en } = called(name);
    const { effect } = one;
    plays.push({ is: 'action', by: one.by === 'B' ? 'B' : 'A', does: 'activate', card: { name, notes: { ...noNotes(), itsEffect: true, ...(effect !== undefined && { effect }) } }, targets: [], written: question.text });
    facts.push({ path: '', value: question.text, text: say(`Gefragt ist nach dem freiwilligen Effekt von ${de}: Er wird aktiviert.`, `The question is about the optional effect of ${en}: it is activated.`) });
    answered.add(question);
  }
  return plays.length > 0 ? { plays, facts, answered } : undefined;
} // prettier-ignore
const nameOf = ({ card }: Triggered, theCase: YgoCase): string =>
  cardsOf(theCase).find((one) => one.id === card)?.card ?? card;
/** By its whole name, or a word of it that is long enough to be no other. */
const isNamed = ({ de, en }: Localized, text: string): boolean => {
  const said = nameKey(text);
  const words = [de, en].flatMap((name) => [name, ...name.split(/[\s,-]+/).filter((word) => word.length > 3)]);
  return words.some((word) => said.includes(nameKey(word)));
};
