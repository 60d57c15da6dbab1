// A sentence is split into its clauses: at signs, at what joins two plays, at what makes one clause hang on another ("nachdem", "when", "indem", "um … zu",
// "tributing").
import { ARTICLE, BE, HAVE, IDLE, ITS, LIES, MODAL, OWN, SUBORDINATORS, type Sub } from './lexicon.ts';
import { isWord, lower } from '../lexing.ts';
import type { Token } from './tokens.ts';
import { isUsedOn } from './verb.ts';

/** How a clause hangs on what stands before it; a main clause on nothing, or joined by "und" to the one before. */
export type Lead = 'main' | 'and' | 'relative' | 'gerund' | 'aim' | Sub;
export interface Clause {
  lead: Lead;
  tokens: Token[];
  /** Of which card a relative clause tells. */
  of?: Extract<Token, { is: 'name' }>;
  /** A comma or nothing; else the sign of the line that stands behind it. */
  after: string;
  /** Where it begins in the text, with the words that lead it, and where it ends. */
  from: number;
  to: number;
  /** Whether a verb stands in it, a finite one. */
  verb: boolean;
  finite: boolean;
}
const newClause = (lead: Lead, from: number): Clause => ({
  lead,
  tokens: [],
  after: '',
  from,
  to: from,
  verb: false,
  finite: false,
});

/** Whether this token, as it stands, can be what a clause does. */
export const isFinite = (token: Token | undefined): boolean =>
  (token?.is === 'verb' && token.verbs.some(({ form }) => form === 'finite')) || isWord(token, HAVE) || isWord(token, MODAL) || isWord(token, BE) || isWord(token, LIES); // prettier-ignore
const isVerb = (token: Token | undefined): boolean => token?.is === 'verb' || isFinite(token);
const isGerund = (token: Token | undefined): boolean =>
  token?.is === 'verb' && token.verbs.every(({ form }) => form === 'gerund');
const isInfinitive = (token: Token | undefined): boolean =>
  token?.is === 'verb' && token.verbs.some(({ form }) => form === 'infinitive');

/** What stands between "und" and the verb it joins. */
function skipped(tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at] && (isWord(tokens[at], IDLE) || tokens[at]!.is === 'moment' || (tokens[at]!.is === 'as' && lower(tokens[at]).includes('ant')))) at++; // prettier-ignore
  return at;
}
const RELATIVE = /^(?:der|die|das|den|dem|which|that|who|whose|wofür|womit|wodurch|welche[rsn]?)$/;

/** The clauses of a line, in the order in which they stand. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const found: Clause[] = [];
  const ahead = verbsAhead(tokens);
  let now = newClause('main', 0);
  const end = (after: string, next: Lead, from: number): void => {
    now.after = after;
    now.to = now.tokens.at(-1)?.end ?? now.from;
    if (now.tokens.length > 0 || /[;>\n]/.test(after)) found.push(now);
    now = newClause(next, from);
    // "Jinzo, der …", "Jinzo that …"
    const told = next === 'relative' ? tokens.findLast((token) => token.at < from && token.is !== 'sign') : undefined;
    if (told?.is === 'name') now.of = told;
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const next = tokens[at + 1];
    if (token.is === 'sign' && /[;>\n]/.test(token.sign)) end(token.sign, 'main', token.end);
    else if (token.is === 'sign' && /[.?!]/.test(token.sign)) end(next ? ',' : '', 'main', token.end);
    else if (
      token.is === 'sign' &&
      (token.sign === ',' || (token.sign === ':' && (now.finite || now.lead === 'gerund')))
    ) {
      const who = whoPlays(now.tokens, token, next);
      end(',', 'main', token.end);
      now.tokens.push(...who);
    } else {
      const begun = begins(tokens, at, now, ahead);
      if (begun) end('', begun.lead, token.at);
      if (begun?.eats) continue;
      now.tokens.push(token);
      now.verb ||= isVerb(token);
      now.finite ||= isFinite(token);
    }
  }
  end('', 'main', 0);
  return found;
}

/** Whether it tells only what somebody has. */
export const hasOnly = (tokens: readonly Token[]): boolean =>
  tokens.every((token) => token.is !== 'verb' || token.verbs.some(({ kind }) => kind === 'have'));
/** "B controls nothing: X": B plays what stands behind the colon. */
const whoPlays = ([who, ...told]: readonly Token[], colon: Token, next: Token | undefined): Token[] =>
  colon.is === 'sign' && colon.sign === ':' && who?.is === 'player' && next?.is === 'name' && hasOnly(told) ? [who, colon] : []; // prettier-ignore
interface Begun {
  lead: Lead;
  /** The token only says so. */
  eats: boolean;
}
interface At {
  tokens: readonly Token[];
  at: number;
  now: Clause;
  ahead: readonly boolean[];
}
/** Whether another clause begins with this token. */
function begins(tokens: readonly Token[], at: number, now: Clause, ahead: readonly boolean[]): Begun | undefined {
  const here = { tokens, at, now, ahead };
  if (tokens[at]!.is === 'and')
    return joins(here)
      ? { lead: tokens[skipped(tokens, at + 1)]?.is === 'whose' ? 'main' : 'and', eats: true }
      : undefined;
  // "answers with X but has only Y"
  if (isWord(tokens[at], /^(?:but|aber|doch|jedoch)$/) && now.verb) {
    if (isFinite(tokens[at + 1])) return { lead: 'and', eats: true };
    if (tokens[at + 1]?.is === 'player' && isFinite(tokens[at + 2])) return { lead: 'main', eats: true };
  }
  return hangs(here) ?? beside(here);
} // prettier-ignore
/** "A hat 3 Handkarten und B 0". */
export const NUMBER = /^(?:\d{1,5}|no|none|keine?s?|nichts|nothing)$/;
/** "und aktiviert", "und B kettet", "and when": what it joins has a verb of its own. */
function joins({ tokens, at, now, ahead }: At): boolean {
  const behind = skipped(tokens, at + 1);
  const there = tokens[behind];
  if (there === undefined) return false;
  const next = tokens[behind + 1];
  const ofPlayer = there.is === 'player' && (ahead[behind + 1] === true || next?.is === 'sign' || isWord(next, NUMBER));
  // "B has Gravity Bind and A's Goblindbergh attacks"
  const doing = tokens.slice(behind).find((token) => token.is === 'sign' || isVerb(token));
  const ofCard =
    there.is === 'whose' && now.finite && doing?.is === 'verb' && doing.verbs.every(({ form }) => form === 'finite');
  return isFinite(there) || ofPlayer || ofCard || (there.is === 'player' && isUsedOn(tokens.slice(behind + 1))) || endsInfinitive(tokens, behind, now) || (there.is === 'verb' && now.verb) || isSub(tokens, behind, ahead) || now.tokens.length === 0; // prettier-ignore
}
/** "will X opfern und das annullieren": both hang on one "will". */
function endsInfinitive(tokens: readonly Token[], from: number, now: Clause): boolean {
  const end = tokens.findIndex((token, n) => n >= from && (token.is === 'sign' || token.is === 'and'));
  const own = tokens.slice(from, end < 0 ? undefined : end);
  return isInfinitive(own.at(-1)) && !own.slice(0, -1).some(isVerb) && now.tokens.some((token) => isWord(token, MODAL)) && isInfinitive(now.tokens.at(-1)); // prettier-ignore
}
/** A word that makes what stands behind it hang on another clause. */
function hangs({ tokens, at, now, ahead }: At): Begun | undefined {
  const token = tokens[at]!;
  const next = tokens[at + 1];
  if (withThere(tokens, at) || isAnswering(tokens, at)) return { lead: 'before', eats: true };
  if (isSub(tokens, at, ahead)) return { lead: SUBORDINATORS.get(lower(token))!, eats: true };
  if (isWord(token, /^by$/) && isGerund(next)) return { lead: 'gerund', eats: true };
  // "after summoning X", "with X attacking Y" are clauses already.
  const already = (now.lead === 'before' && !now.verb) || isWord(tokens[at - 1], BE);
  if (isGerund(token) && !already) return { lead: 'gerund', eats: false };
  if (isWord(token, /^to$/) && isInfinitive(next) && now.verb && !isWord(tokens[at - 1], MODAL)) return { lead: 'aim', eats: true }; // prettier-ignore
  return opensRelative(tokens, at, now) ? { lead: 'relative', eats: true } : undefined;
}
function opensRelative(tokens: readonly Token[], at: number, now: Clause): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  // "Jinzo that A just Summoned"
  const ofName = before?.is === 'name' && isWord(token, /^(?:that|which|who)$/) && (next?.is === 'player' || isFinite(next));
  const opens = (now.tokens.length === 0 && before?.is === 'sign') || ofName;
  return opens && isWord(token, RELATIVE) && relates(tokens, at);
} // prettier-ignore
/** "in response to A activating X" */
function isAnswering(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const answers = token?.is === 'as' && token.as === 'answer' && /to$/i.test(token.text);
  return answers && tokens[at + 1]?.is === 'player' && isGerund(tokens[at + 2]);
}
const isAttacking = (token: Token | undefined): boolean => token?.is === 'verb' && isGerund(token) && token.verbs[0]?.kind === 'attack'; // prettier-ignore
/** "with B having 4 cards in hand", "with 3 monsters on the field": what lies there meanwhile. */
// prettier-ignore
function withThere(tokens: readonly Token[], at: number): boolean {
  const [word, next, third] = tokens.slice(at, at + 3);
  if (!isWord(word, /^(?:with|mit|bei)$/)) return false;
  const end = tokens.findIndex((token, n) => n > at && (token.is === 'sign' || isVerb(token)));
  const rest = tokens.slice(at + 1, end < 0 ? undefined : end);
  // "with B's Dandylion on the field"
  const isNamed = rest.some(({ is }) => is === 'name') && rest.every((one) => /^(?:name|whose|place|and)$/.test(one.is) || saysWhose(one));
  const lies = isNamed && rest.at(-1)?.is === 'place' && !/^(?:from|aus|vom)\s/i.test(rest.at(-1)!.text) && (end < 0 || tokens[end]!.is === 'sign');
  // "with X attacking Y"
  const doing = end < 0 ? undefined : tokens[end];
  if (lies || (isNamed && isAttacking(doing))) return true;
  return next?.is === 'player' ? isWord(third, HAVE) || isGerund(third) : next?.is === 'counted' && isOnField(third);
}
/** "only his own" */
const saysWhose = (token: Token): boolean =>
  [ARTICLE, ITS, OWN, /^(?:only|just|nur|bloß)$/].some((words) => isWord(token, words));
/** On the field, nobody's side of it. */
const isOnField = (token: Token | undefined): boolean => token?.is === 'place' && token.place === 'field' && token.whose === undefined && !/\s(?:seine|ihre|his|her|their)/i.test(token.text); // prettier-ignore
/** "Wenn A X beschwört aktiviert B Y": two verbs beside each other. */
function beside({ tokens, at, now }: At): Begun | undefined {
  const token = tokens[at]!;
  const before = tokens[at - 1];
  const helps = isWord(token, HAVE) || isWord(token, BE) || isWord(token, MODAL);
  // "when it resolves B wants to …": a player and what he does, behind a clause that has its verb.
  if (
    now.lead === 'before' &&
    now.verb &&
    token.is === 'player' &&
    isFinite(tokens[at + 1]) &&
    !isWord(before, PREPOSITION)
  )
    return { lead: 'main', eats: false };
  if (now.lead === 'main' || now.lead === 'and' || helps || !isFinite(token) || !isVerb(before)) return undefined;
  return tokens[at + 1]?.is === 'player' || before!.is === 'verb' ? { lead: 'main', eats: false } : undefined;
}
const PREPOSITION = /^(?:of|von|by|durch|from|for|für|bei|against|gegen)$/;
/** Whether a verb stands from each token on, up to the next sign. */
function verbsAhead(tokens: readonly Token[]): boolean[] {
  const ahead: boolean[] = [];
  for (let at = tokens.length - 1; at >= 0; at--) {
    const token = tokens[at]!;
    const ends = token.is === 'sign' && token.sign !== ':';
    ahead[at] = !ends && (isVerb(token) || ahead[at + 1] === true);
  }
  return ahead;
}
/** "nachdem", "when": what stands behind it has a verb of its own; "da" and "als" are other words, too. */
function isSub(tokens: readonly Token[], at: number, ahead: readonly boolean[]): boolean {
  const word = lower(tokens[at]);
  if (tokens[at]?.is !== 'word' || !SUBORDINATORS.has(word)) return false;
  if (/^(?:worauf|woraufhin|wogegen|wozu|sodass|indem|nachdem|suppose|angenommen|wofür)$/.test(word)) return true;
  if (word === 'damit' && isFinite(tokens[at - 1])) return false;
  return ahead[at + 1] === true;
}
/** ", der X beschworen hat": its verb stands at the end; ", das Y" is no clause. */
function relates(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.is === 'name' && ARTICLE.test(lower(tokens[at])) && tokens[at + 2]?.is === 'sign') return false;
  for (let n = at + 1; n < tokens.length && tokens[n]!.is !== 'sign'; n++) if (isVerb(tokens[n])) return true;
  return false;
}
