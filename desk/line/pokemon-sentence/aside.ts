// A question behind the plays that asks only what came of them is set aside, and said so: it names nothing the line has not told of and no play.
import type { Clause } from './clauses.ts';
import { ASKS, BE, HAVE, PREPOSITIONS, SUBORDINATORS, type Kind } from './lexicon.ts';
import { isWord, lower } from '../lexing.ts';
import { notPlayed } from '../not-played.ts';
import type { Plays } from './plays.ts';
import { nameOf, type Token } from './tokens.ts';

/** "who", "wie viel": what stands behind it is asked, not done. */
const WHAT = /^(?:who|wer|what|was|which|welche[rsn]?|how|wie|where|wo|wohin|why|warum|prizes?|preiskarten?|preise)$/;
/** What makes of a question another case: "and with 3 Prize cards?", "what if …". */
const OTHERWISE =
  /^(?:if|wenn|falls|with|mit|without|ohne|instead|statt|stattdessen|at|bei|against|gegen|again|erneut|nochmals?|another|else|sonst|anderes?|nur|only)$/;
/** Verbs that tell no play. */
export const NO_PLAY: ReadonlySet<Kind> = new Set(['ask', 'out', 'let', 'say', 'have', 'be', 'deal']);

/** Whether a clause of a question tells nothing: the plays stand before it. */
export function isAside(clauses: readonly Clause[], n: number, plays: Plays): boolean {
  const { tokens, lead } = clauses[n]!;
  // ", who promotes first?" behind another question is none that tells of a Pokémon.
  const isNext = lead === 'relative' && n > 0 && asksFrom(clauses, n - 1);
  if (plays.plays.length === 0 || !asksFrom(clauses, n) || !(lead === 'main' || lead === 'and' || isNext)) return false;
  const named = clauses.slice(0, n).flatMap((one) => one.tokens).flatMap((token) => nameOf(token) ?? []);
  const asksWhat = WHAT.test(lower(tokens[0])) || tokens[0]?.is === 'asked';
  // How much an attack does of which the line has not told is a play.
  const ofDamage = tokens.some(({ is, text }) => is === 'asked' && /damage|schaden/i.test(text));
  if (ofDamage && plays.plays.every(({ part, strikes, attacker, text }) => !part && !strikes && attacker === undefined && text !== 'checkup')) return false;
  if (!tokens.every((token) => tellsNothing(token, named, plays, asksWhat))) return false;
  const { de, en } = notPlayed(tokens.map(({ text }) => text).join(' '), 'question');
  // "What happens in the Checkup, tails?": it comes first.
  if (tokens.some(({ is }) => is === 'checkup')) return plays.push('checkup');
  plays.into.assumed.add('', lower(tokens[0]), de, en);
  return true;
} // prettier-ignore
/** The clause is a question, or goes on with one: "who is out, who promotes first?", "20, 30 or 40?". */
function asksFrom(clauses: readonly Clause[], n: number): boolean {
  const { asks, tokens } = clauses[n]!;
  const goesOn = tokens[0]?.is === 'asked' || WHAT.test(lower(tokens[0])) || tokens.every((token) => /^(?:\d{1,3}|or|oder)$/.test(lower(token))); // prettier-ignore
  return asks || (goesOn && clauses[n + 1] !== undefined && asksFrom(clauses, n + 1));
}
function tellsNothing(token: Token, named: readonly string[], plays: Plays, asksWhat: boolean): boolean {
  const word = lower(token);
  if (OTHERWISE.test(word) || SUBORDINATORS.has(word)) return false;
  switch (token.is) {
    case 'verb':
      return asksWhat || token.verbs.some(({ kind }) => NO_PLAY.has(kind)) || /^(?:put|place|legen|verteilen)$/.test(word);
    case 'name':
      return named.some((one) => one.toLowerCase() === token.name.toLowerCase());
    case 'part':
      return named.includes(token.called) || named.some((name) => plays.has(name, token.called) && !plays.mayUse(token.called, [name]) && !plays.isAttack({ of: name, called: token.called })) || plays.plays.some(({ part }) => part?.called === token.called);
    case 'place':
      return !token.to && !token.from;
    case 'amount':
      return token.of === 'damage' || token.of === 'counters' || token.of === 'prizes' || token.of === 'cards';
    case 'word':
      // A word written as a name may be one, misspelt.
      return asksWhat || !/^\p{Lu}/u.test(token.text) || PREPOSITIONS.has(word) || [HAVE, BE, ASKS].some((words) => isWord(token, words));
    default:
      return /^(?:condition|checkup|nothing|player|whose|genitive|active|asked|both|and|somebody|number)$/.test(token.is);
  }
} // prettier-ignore
