// A sentence is split into its clauses: at signs, at what joins two plays, at what makes one clause hang on another ("nachdem", "when", "indem", "um … zu",
// "tributing").
import { ARTICLE, BE, HAVE, IDLE, LIES, MODAL, SUBORDINATORS, type Sub } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** How a clause hangs on what stands before it; a main clause on nothing, or joined by "und" to the one before. */
export type Lead = 'main' | 'and' | 'relative' | 'gerund' | 'aim' | Sub;
export interface Clause {
  lead: Lead;
  tokens: Token[];
  /** A comma or nothing; else the sign of the line that stands behind it. */
  after: string;
  /** The word that leads it: "während" is no "nachdem". */
  word?: string;
  /** Where it begins in the text, with the words that lead it, and where it ends. */
  from: number;
  to: number;
}

const lower = (token: Token | undefined): string => token?.text.toLowerCase() ?? '';
const isWord = (token: Token | undefined, words: RegExp): boolean =>
  (token?.is === 'word' || token?.is === 'verb') && words.test(lower(token));
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
  let now: Clause = { lead: 'main', tokens: [], after: '', from: 0, to: 0 };
  const end = (after: string, next: Lead, from: number, word?: string): void => {
    now.after = after;
    now.to = now.tokens.at(-1)?.end ?? now.from;
    if (now.tokens.length > 0 || /[;>\n]/.test(after)) found.push(now);
    now = { lead: next, tokens: [], after: '', from, to: from, ...(word && { word }) };
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const next = tokens[at + 1];
    if (token.is === 'sign' && /[;>\n]/.test(token.sign)) end(token.sign, 'main', token.end);
    else if (token.is === 'sign' && /[.?!]/.test(token.sign)) end(next ? ',' : '', 'main', token.end);
    else if (token.is === 'sign' && (token.sign === ',' || (token.sign === ':' && now.tokens.some(isFinite)))) end(',', 'main', token.end);
    else {
      const begun = begins(tokens, at, now);
      if (begun) end('', begun.lead, token.at, lower(token));
      if (begun?.eats) continue;
      now.tokens.push(token);
    }
  }
  end('', 'main', 0);
  return found;
}

/** Whether another clause begins with this token; whether the token only says so. */
function begins(tokens: readonly Token[], at: number, now: Clause): { lead: Lead; eats: boolean } | undefined {
  const token = tokens[at]!;
  const next = tokens[at + 1];
  const first = now.tokens.length === 0;
  const behind = skipped(tokens, at + 1);
  const there = tokens[behind];
  if (token.is === 'and') {
    const joined = isFinite(there) || (there?.is === 'player' && !isVerbless(tokens, behind)) || (there?.is === 'verb' && now.tokens.some(isVerb)) || isSub(tokens, behind) || (first && there !== undefined);
    return joined ? { lead: 'and', eats: true } : undefined;
  }
  // "with B having 4 cards in hand"
  if (isWord(token, /^(?:with|mit)$/) && next?.is === 'player' && (isWord(tokens[at + 2], HAVE) || isGerund(tokens[at + 2]))) return { lead: 'before', eats: true };
  if (isSub(tokens, at)) return { lead: SUBORDINATORS.get(lower(token))!, eats: true };
  if (isWord(token, /^by$/) && isGerund(next)) return { lead: 'gerund', eats: true };
  if (isGerund(token)) return { lead: 'gerund', eats: false };
  if (isWord(token, /^to$/) && isInfinitive(next) && now.tokens.some(isVerb) && !isWord(tokens[at - 1], MODAL)) return { lead: 'aim', eats: true };
  if (first && isWord(token, RELATIVE) && at > 0 && tokens[at - 1]?.is === 'sign' && relates(tokens, at)) return { lead: 'relative', eats: true };
  // "Wenn A X beschwört aktiviert B Y": two verbs beside each other.
  if (now.lead !== 'main' && now.lead !== 'and' && isFinite(token) && isVerb(tokens[at - 1]) && (next?.is === 'player' || tokens[at - 1]!.is === 'verb') && !isWord(token, HAVE) && !isWord(token, BE) && !isWord(token, MODAL)) return { lead: 'main', eats: false };
  return undefined;
} // prettier-ignore
/** "und B" that only ends a list of players' things: no verb stands behind it. */
function isVerbless(tokens: readonly Token[], from: number): boolean {
  for (let at = from + 1; at < tokens.length && tokens[at]!.is !== 'sign'; at++) if (isVerb(tokens[at])) return false;
  return tokens[from + 1]?.is !== 'sign';
}
/** "nachdem", "when": what stands behind it has a verb of its own; "da" and "als" are other words, too. */
function isSub(tokens: readonly Token[], at: number): boolean {
  const word = lower(tokens[at]);
  if (tokens[at]?.is !== 'word' || !SUBORDINATORS.has(word)) return false;
  if (/^(?:worauf|woraufhin|wogegen|wozu|sodass|indem|nachdem|suppose|angenommen|wofür)$/.test(word)) return true;
  if (word === 'damit' && isFinite(tokens[at - 1])) return false;
  for (let n = at + 1; n < tokens.length; n++) {
    const token = tokens[n]!;
    if (token.is === 'sign' && token.sign !== ':') return false;
    if (isVerb(token)) return true;
  }
  return false;
}
/** ", der X beschworen hat": its verb stands at the end; ", das Y" is no clause. */
function relates(tokens: readonly Token[], at: number): boolean {
  if (tokens[at + 1]?.is === 'name' && ARTICLE.test(lower(tokens[at])) && tokens[at + 2]?.is === 'sign') return false;
  for (let n = at + 1; n < tokens.length && tokens[n]!.is !== 'sign'; n++) if (isVerb(tokens[n])) return true;
  return false;
}
