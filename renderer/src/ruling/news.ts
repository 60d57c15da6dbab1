/** Of two answers that differ: what the one says that the other does not. */
import { sentences } from '../../../desk/pure.ts';

const split = (text: string): string[] => sentences(text).map(({ from, to }) => text.slice(from, to).trim());
/** "With Pikachu SVI 62: it does 30; Knocked Out." begins with what it holds of; the rest in clauses. */
function parted(sentence: string): { head: string; clauses: string[] } {
  const at = sentence.indexOf(': ') + 2;
  return { head: sentence.slice(0, at < 2 ? 0 : at), clauses: sentence.slice(at < 2 ? 0 : at).replace(/\.$/, '').split('; ') };
} // prettier-ignore

/** The sentences of `text` that do not stand in `known`, of one about the same thing its new clauses; all of it where none is new. */
export function news(text: string, known: string): string {
  const old = split(known);
  const fresh = split(text).filter((one) => !old.includes(one));
  const told = fresh.map((one) => {
    const { head, clauses } = parted(one);
    const before = head ? old.map(parted).find((other) => other.head === head) : undefined;
    const left = clauses.filter((clause) => !before?.clauses.includes(clause));
    return before && left.length > 0 && left.length < clauses.length ? `${head}${left.join('; ')}.` : one;
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
