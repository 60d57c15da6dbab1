// What a clause says of a Pokémon in words of its own that stand within it, as if it stood in parentheses: "X evolved from Y attacks", ", an dem 2 Energien liegen,".
import { isFinite } from './clauses.ts';
import { isWord } from '../lexing.ts';
import { ARTICLE, BE, HAVE, IDLE } from './lexicon.ts';
import { OF_POKEMON } from './states.ts';
import type { Token } from './tokens.ts';

export const isPokemon = (token: Token | undefined): boolean => token?.is === 'name' && token.kind === 'pokemon';
/** "undamaged Active X": what it is said of. */
export const behindActive = (tokens: readonly Token[], at: number): Token | undefined =>
  tokens[tokens[at + 1]?.is === 'active' ? at + 2 : at + 1];
/** What stands before the parentheses that stand before this token. */
function beforeNotes(tokens: readonly Token[], at: number): number {
  let before = at - 1;
  while (tokens[before]?.is === 'close') before = tokens.findLastIndex(({ is }, n) => n < before && is === 'open') - 1;
  return before;
}
/** The Pokémon before this token, where between them stands only what is said of it: "X (70 HP) with 40 damage and a Fire Energy active". */
export function saidOf(tokens: readonly Token[], at: number): number {
  let before = beforeNotes(tokens, at);
  while (isSaidOf(tokens[before])) before = beforeNotes(tokens, before);
  return before;
}
const isSaidOf = (token: Token | undefined): boolean =>
  token?.is === 'amount' ? OF_POKEMON.includes(token.of) : token?.is === 'number' || token?.is === 'condition' || token?.is === 'and' || (token?.is === 'name' && token.kind === 'lies') || isWord(token, ARTICLE) || isWord(token, /^(?:with|mit)$/) || /^(?:attached|angelegt)$/.test(token?.text ?? ''); // prettier-ignore
/** "X evolved from Y attacks", "→ X, evolved from Y": of X that is said, as in parentheses. */
export function grownIn(tokens: readonly Token[]): readonly Token[] {
  const isEvolved = (token: Token): boolean => token.is === 'verb' && token.verbs.some(({ kind, form }) => kind === 'evolve' && form === 'participle');
  const at = tokens.findIndex((token, n) => isEvolved(token) && isPokemon(tokens[n - 1]) && isWord(tokens[n + 1], /^(?:from|aus|von)$/) && isPokemon(tokens[n + 2]));
  const isMore = tokens.some((token, n) => n !== at && (token.is === 'sign' || token.is === 'part' || (isWord(token, HAVE) && (n < at || n > at + 2)) || (token.is === 'verb' && token.verbs.some(({ kind }) => kind !== 'let'))));
  if (at < 0 || !isMore) return tokens;
  return [...tokens.slice(0, at), ...noted(tokens.slice(at, at + 3)), ...tokens.slice(at + 3)];
} // prettier-ignore
/** In parentheses. */
function noted(tokens: readonly Token[]): Token[] {
  const [token] = tokens as [Token];
  const sign = (is: 'open' | 'close'): Token => ({ is, text: is === 'open' ? '(' : ')', at: token.at, end: token.at });
  return [sign('open'), ...tokens, sign('close')];
}
/** "greift mit X, an dem nur 2 Energien liegen, Y an": of X that is said, where the clause goes on behind it. */
export function relativesNoted(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const end = isPokemon(found.at(-1)) ? relativeEnd(tokens, at) : undefined;
    if (end === undefined) found.push(tokens[at]!);
    else found.push(...noted(tokens.slice(at + 1, end).filter((token, n) => !(n < 2 && isWord(token, RELATIVE)) && !isLying(token))));
    at = end ?? at;
  }
  return found;
} // prettier-ignore
const RELATIVE = /^(?:an|auf|on|to|der|die|das|dem|den|denen|which|that|who|whom|it)$/;
const isLying = (token: Token): boolean =>
  token.is === 'verb' && token.verbs.some(({ kind }) => kind === 'be' || kind === 'have' || kind === 'attach');
/** Where a relative clause that begins at this comma ends, of which all may stand in parentheses, and behind which the clause before it goes on. */
function relativeEnd(tokens: readonly Token[], at: number): number | undefined {
  const isComma = (token: Token | undefined): boolean => token?.is === 'sign' && token.sign === ',';
  const end = tokens.findIndex((token, n) => n > at && token.is === 'sign');
  const inside = tokens.slice(at + 1, end);
  if (!isComma(tokens[at]) || !isComma(tokens[end]) || !inside.slice(0, 2).some((token) => isWord(token, PRONOUNS))) return undefined;
  const ends = inside.at(-1);
  const said = inside.filter((token, n) => !(n < 2 && isWord(token, RELATIVE)) && !isLying(token));
  const isSaid = said.some(({ is }) => is === 'amount' || is === 'condition' || (is === 'name')) && said.every((token) => /^(?:amount|condition|number|only|and|name|nothing)$/.test(token.is) && !(token.is === 'name' && token.kind !== 'lies') || isWord(token, HAVE) || isWord(token, BE) || isWord(token, IDLE) || isWord(token, ARTICLE));
  const isClause = ends !== undefined && inside.some((token) => isLying(token) || isWord(token, HAVE) || isWord(token, BE));
  return isSaid && isClause && goesOn(tokens, at, end) ? end : undefined;
} // prettier-ignore
/** The clause before it goes on: without a finite verb, or with its only one. */
function goesOn(tokens: readonly Token[], at: number, end: number): boolean {
  const isSign = (token: Token): boolean => token.is === 'sign' && token.sign !== '→' && token.sign !== ':';
  const next = tokens.findIndex((token, n) => n > end && isSign(token));
  const rest = tokens.slice(end + 1, next < 0 ? undefined : next);
  const before = tokens.slice(tokens.findLastIndex((token, n) => n < at && isSign(token)) + 1, at);
  const [first] = rest;
  if (first === undefined || first.is === 'player' || first.is === 'and') return false;
  return !rest.some(isFinite) || (isFinite(first) && !before.some(isFinite));
}
const PRONOUNS = /^(?:der|die|das|dem|den|denen|which|that|who|whom)$/;
