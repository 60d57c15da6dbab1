/** Of two answers that differ: what the one says that the other does not. */
import { sentences } from '../../../desk/pure.ts';

const split = (text: string): string[] => sentences(text).map(({ from, to }) => text.slice(from, to).trim());
/** "With Pikachu SVI 62: it does 30; Knocked Out." begins with what it holds of; the rest in clauses. */
function parted(sentence: string): { head: string; clauses: string[] } {
  const at = sentence.indexOf(': ') + 2;
  return { head: sentence.slice(0, at < 2 ? 0 : at), clauses: sentence.slice(at < 2 ? 0 : at).replace(/\.$/, '').split('; ') };
} // prettier-ignore

const isPrint = (head: string): boolean => /^(?:with|mit)\b/i.test(head);
/**
 * A beginning that need not be told again, where both say it: a sentence of its own or what all of it holds under (“If … changes nothing: ”), not one word
 * (“Not allowed: ”), nor what the rest holds of (“With Pikachu SVI 62: ”).
 */
const saysItself = (head: string): boolean =>
  /^(?:if|wenn)\b/i.test(head) || (head.split(' ').length > 6 && !isPrint(head));

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Without the words both begin with, but for the last of them. */
function ending(text: string, known: string): string {
  const words = text.split(' ');
  const old = known.split(' ');
  const at = words.findIndex((word, i) => word !== old[i]);
  return words.slice(Math.max(0, at - 1)).join(' ');
}

/**
 * The sentences of `text` that do not stand in `known`, of one about the same thing its new clauses; all of it where none is new. Cut short behind
 * what both say it would not say what is new.
 */
export function news(text: string, known: string): string {
  const old = split(known);
  const fresh = split(text).filter((one) => !old.includes(one));
  const told = fresh.map((one) => {
    const { head, clauses } = parted(one);
    // About the same: what all of it holds of, or how its first clause begins.
    const same = (other: ReturnType<typeof parted>): boolean =>
      head ? other.head === head : clauses.length > 1 && other.head === '' && other.clauses[0] === clauses[0];
    const before = old.map(parted).find(same);
    const left = clauses.filter((clause) => !before?.clauses.includes(clause));
    if (!before || left.length === 0) return one;
    const gone = before.clauses.filter((clause) => !clauses.includes(clause));
    if (!head || saysItself(head)) return `… ${ending(left.join('; '), gone.join('; '))}.`;
    if (left.length === clauses.length) return one;
    // What is new with a printing stands before which it is: a chip is cut off behind what fits.
    return isPrint(head) ? `${left.join('; ')} (${uncapitalized(head.slice(0, -2))}).` : `${head}${left.join('; ')}.`;
  });
  return told.join(' ') || text;
}

/** Whether a headline says nothing but the question and what follows from each answer. */
export function isToldBelow(
  headline: string,
  question: string,
  outcomes: readonly { answer: string; said: string }[],
): boolean {
  if (outcomes.length === 0 || !headline.startsWith(question)) return false;
  let left = headline.slice(question.length);
  // What is longer first: one answer may be the beginning of another.
  const told = outcomes.flatMap(({ answer, said }) => [said, answer]).sort((a, b) => b.length - a.length);
  for (const one of told) left = left.replaceAll(one, ' ').replaceAll(one.charAt(0).toUpperCase() + one.slice(1), ' ');
  return /^[\s:;,.]*$/.test(left);
}
