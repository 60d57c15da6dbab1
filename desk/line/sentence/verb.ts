// The verb of a clause: with its particle and what helps it ("will … aktivieren", "has summoned", "wird … zerstört"), or what stands for one.
import { ARTICLE, BE, FACE_DOWN, FACE_UP, HAVE, IDLE, ITS, LIES, MAY, MODAL, PARTICLES, PRONOUN, WISH, type VerbWord } from './lexicon.ts'; // prettier-ignore
import { isWord, lower } from '../lexing.ts';
import type { Told } from './told.ts';
import type { Token } from './tokens.ts';

/** The verb of a clause, and which tokens make it. */
export interface VerbFound {
  told: Pick<Told, 'verb' | 'passive' | 'asks' | 'does'>;
  used: Set<number>;
}
/** The verb, with its particle and what helps it; more than one verb is no clause. */
export function verbIn(tokens: readonly Token[], last: boolean): VerbFound | undefined {
  const used = new Set<number>();
  const helping = { have: false, be: false, modal: false };
  const lexical: number[] = [];
  for (const [n, token] of tokens.entries()) {
    const helper = comesBy(token, helping.modal) ? undefined : helperIn(token);
    if (helper) {
      helping[helper] = true;
      used.add(n);
    } else if (token.is === 'verb' && !isAdjective(tokens, n) && !isEquippedWith(tokens, n)) lexical.push(n);
    else if (isWord(token, LIES)) return { told: { verb: LIE }, used: used.add(n) };
  }
  const [n, ...more] = lexical;
  if (n === undefined) return withoutVerb(tokens, helping, used);
  used.add(n);
  // "has Sangan banished", "Bs Spiegelkraft ist gesetzt": how it lies.
  if (more.length === 0 && (helping.have || helping.be) && liesSo(tokens, n, helping.be)) return { told: { verb: helping.have ? HAS : LIE }, used };
  const verb = more.length > 0 ? undefined : chosen(tokens, n, used, helping, last);
  const asks = tokens.some((token) => isWord(token, MAY));
  return verb && { told: { verb, does: lower(tokens[n]).replace(/^(?:zu|to)\s+/, ''), ...(helping.be && verb.form !== 'gerund' && { passive: true as const }), ...(asks && { asks }) }, used };
} // prettier-ignore
/** "will den Effekt von X", "wants the search". */
const WISHED: VerbWord = { kind: 'play', form: 'infinitive' };
/** "wants to Book of Moon it": the card itself is what he does. */
const USES: VerbWord = { kind: 'use', form: 'infinitive' };
export const LIE: VerbWord = { kind: 'lie', form: 'finite' };
const HAS: VerbWord = { kind: 'have', form: 'finite' };
/** "Does Sangan trigger?" */
const DOES = /^(?:does|did)$/;
/** "does A get X": what he comes by, not what is done. */
const comesBy = (token: Token, modal: boolean): boolean => modal && token.is === 'verb' && lower(token) === 'get';
const helperIn = (token: Token): 'modal' | 'have' | 'be' | undefined =>
  isWord(token, MODAL) || isWord(token, DOES)
    ? 'modal'
    : isWord(token, HAVE)
      ? 'have'
      : isWord(token, BE)
        ? 'be'
        : undefined;
const FACE = new RegExp(`${FACE_UP.source}|${FACE_DOWN.source}`);
/** "B hat X", "B is at 1000 LP", "A: X". */
function withoutVerb(tokens: readonly Token[], { have, be, modal }: { have: boolean; be: boolean; modal: boolean }, used: Set<number>): VerbFound | undefined {
  // "A: X with 1000 LP" is a play.
  const plays = tokens[1]?.is === 'sign' && tokens.some(({ is }) => is === 'name');
  const life = !plays && tokens.some(({ is }) => is === 'life') && (be || used.size === 0);
  if (have || life) return { told: { verb: HAS }, used };
  if (be && isAsLink(tokens)) return { told: {}, used };
  if ((be && isSaidToLie(tokens)) || liesAlone(tokens, used)) return { told: { verb: LIE }, used };
  if (!be && usesCard(tokens)) return { told: { verb: USES }, used };
  const wishes = be ? -1 : tokens.findIndex((token) => isWord(token, WISH));
  if (wishes >= 0) return wished(tokens, wishes, used);
  return be || modal ? undefined : { told: {}, used };
} // prettier-ignore
/** "he can Trap Hole my Jinzo", "B MSTs it": the card itself is what he does. */
function usesCard(tokens: readonly Token[]): boolean {
  const can = tokens.findIndex((token) => isWord(token, MODAL));
  return (can >= 0 || tokens[0]?.is === 'player') && isUsedOn(tokens.slice((can < 0 ? 0 : can) + 1));
}
const isSaidToLie = (tokens: readonly Token[]): boolean =>
  tokens.some(({ is }) => is === 'name') && (isWord(tokens.at(-1), FACE) || tokens.some(({ is }) => is === 'place'));
/** "Suche ist Kettenglied 1" */
const isAsLink = (tokens: readonly Token[]): boolean => tokens[0]?.is === 'effect' && tokens.at(-1)?.is === 'link';
/** "A's Sangan and Kuriboh face-down" */
const liesAlone = (tokens: readonly Token[], used: ReadonlySet<number>): boolean =>
  used.size === 0 && ((tokens[0]?.is === 'whose' && isWord(tokens.at(-1), FACE)) || liesForSomebody(tokens));
/** "Macro Cosmos face-up for B", "Makrokosmos offen bei B" */
const liesForSomebody = (tokens: readonly Token[]): boolean =>
  tokens.at(-1)?.is === 'player' &&
  isWord(tokens.at(-2), /^(?:for|bei|with)$/) &&
  isWord(tokens.at(-3), FACE) &&
  tokens.some(({ is }) => is === 'name');
function wished(tokens: readonly Token[], at: number, used: Set<number>): VerbFound | undefined {
  used.add(at);
  const behind = tokens.slice(at + 1);
  if (behind.some(({ is }) => is === 'effect')) return { told: { verb: WISHED }, used };
  // "wants Lightning Storm from hand"
  if (isNamedPlay(tokens[at], behind)) return { told: { verb: WISHED }, used };
  const to = lower(behind[0]) === 'to';
  if (!to || behind[1]?.is !== 'name') return undefined;
  return { told: { verb: USES }, used: used.add(at + 1) };
}
/** A Spell or Trap, and behind it a card of somebody or "it". */
export const isUsedOn = ([name, next, ...more]: readonly Token[]): boolean =>
  name?.is === 'name' && name.card !== undefined && name.card.kind !== 'monster' && (next?.is === 'whose' || isWord(next, ARTICLE) || isWord(next, ITS) || isWord(next, PRONOUN)) && more.slice(0, more.findIndex(({ is }) => is === 'sign' || is === 'and') >>> 0).every(({ is }) => is !== 'verb'); // prettier-ignore
const isNamedPlay = (wish: Token | undefined, [name, ...more]: readonly Token[]): boolean =>
  isWord(wish, /^(?:wants?|will|wollen|möchten?|wanted|would)$/) && name?.is === 'name' && name.card !== undefined && (name.card.kind !== 'monster' ? more.every(({ is }) => is === 'place') : more.length === 1 && more[0]!.is === 'place' && more[0]!.place === 'hand'); // prettier-ignore
const liesSo = (tokens: readonly Token[], n: number, be: boolean): boolean =>
  /^(?:set|gesetzt|banished|verbannt)$/.test(lower(tokens[n])) &&
  n > 0 &&
  (tokens[n - 1]!.is === 'name' || isWord(tokens[n - 1], HAVE) || tokens[n - 1]!.is === 'and' || be) &&
  (be
    ? tokens.some((token) => isWord(token, /^(?:is|are|ist|sind)$/))
    : !tokens.some((token, at) => at > n && isWord(token, HAVE)));
/** "X equipped with Y": said of X, where somebody does something with it. */
const isEquippedWith = (tokens: readonly Token[], n: number): boolean =>
  lower(tokens[n]) === 'equipped' && isWord(tokens[n + 1], /^(?:with|by)$/) && tokens[n - 1]?.is === 'name' && tokens.some((token, at) => at !== n && (token.is === 'verb' || isWord(token, HAVE))); // prettier-ignore
/** "gesetzte Karte", "set monster": no verb. */
const isAdjective = (tokens: readonly Token[], n: number): boolean =>
  /^set$/.test(lower(tokens[n])) &&
  ((ARTICLE.test(lower(tokens[n - 1])) && !isPlayerWho(tokens, n)) ||
    ITS.test(lower(tokens[n - 1])) ||
    tokens[n - 1]?.is === 'whose');
/** "A set X", in the past: no article. */
const isPlayerWho = (tokens: readonly Token[], n: number): boolean =>
  tokens[n - 1]?.is === 'player' &&
  tokens[n + 1]?.is === 'name' &&
  !tokens.some(({ is }, at) => is === 'verb' && at !== n);
function chosen(tokens: readonly Token[], n: number, used: Set<number>, { be, have, modal }: { have: boolean; be: boolean; modal: boolean }, last: boolean): VerbWord | undefined {
  const { verbs } = tokens[n] as Extract<Token, { is: 'verb' }>;
  const particle = tokens.findLastIndex((token, at) => at > n && isWord(token, PARTICLES) && endsClause(tokens, at));
  const parted = particle < 0 ? undefined : verbs.find((one) => one.particle === lower(tokens[particle]));
  if (parted) {
    used.add(particle);
    return parted;
  }
  const whole = verbs.filter((one) => one.particle === undefined);
  const wanted = be || have ? 'participle' : modal ? 'infinitive' : last ? undefined : 'finite';
  const found = whole.find(({ form }) => form === wanted) ?? whole.find(({ form }) => form === 'finite') ?? whole[0];
  // "activates X and Y is on the field": "is" belongs to no such verb, and is not passed over.
  return be && (found?.form === 'finite' || found?.form === 'infinitive') ? undefined : found;
} // prettier-ignore
/** Nothing but what says nothing stands behind it, or another part of the play in parentheses or behind an arrow. */
function endsClause(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    next === undefined ||
    next.is === 'note' ||
    next.is === 'sign' ||
    isWord(next, IDLE) ||
    next.is === 'moment' ||
    isWord(next, /^(?:auf|für|mit|bei|gegen|→)$/)
  );
}
