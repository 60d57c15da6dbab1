// What somebody only says, and what is said to come of it, is no play: "B says Wave Veil stops the counters", „A meint, das geht“, "so it is Paralyzed". It is put
// aside, and said so, unless it tells of a card or a fact the rest of the line does not.
import type { Player } from '../../../engine/case/schema.ts';
import { isWord, lower } from '../lexing.ts';
import { notPlayed } from '../not-played.ts';
import { NO_PLAY } from './aside.ts';
import type { Clause } from './clauses.ts';
import { BE, HAVE, MODAL, PARTICLES, type Kind } from './lexicon.ts';
import type { Plays } from './plays.ts';
import type { State } from './states.ts';
import { asWritten, nameOf, type Token } from './tokens.ts';

const isOf = (token: Token | undefined, kind: Kind): boolean =>
  token?.is === 'verb' && token.verbs.some((verb) => verb.kind === kind);
const says = (token: Token | undefined): boolean => isOf(token, 'say');
const DENIAL = /^(?:no|not|never|nicht|nie|kein\p{L}*|can['’]?t|cannot|\p{L}+n['’]t)$/iu;

const INDIRECT = /^(?:habe|hätte|sei|wäre|könne|dürfe|müsse)$/;

/** Where the claim begins that this clause makes; nothing where it makes none. */
function claimFrom({ tokens }: Clause): number | undefined {
  // "B: no, it doesn't"; "B has no Pokémon" is told.
  const denies = tokens[1]?.is === 'sign' ? 2 : 1;
  if (tokens[0]?.is === 'player' && /^(?:no|nein|nope|yes|ja|illegal|legal)$/.test(lower(tokens[denies])) && !tokens.some(says)) return denies;
  const at = tokens.findIndex(says);
  // "sagt Armstoß an": it is used.
  if (at < 0 || isWord(tokens.at(-1), PARTICLES)) return undefined;
  return tokens.slice(0, at).every(({ is }) => is === 'player' || is === 'word' || is === 'both') ? at + 1 : undefined;
} // prettier-ignore
/** The claim goes on in this clause: "A meint, Wellenschleier verhindert das", "B says 140 and KO". */
const goesOn = (clauses: readonly Clause[], n: number): boolean => begunAt(clauses, n) !== undefined;
function begunAt(clauses: readonly Clause[], n: number): number | undefined {
  for (let at = n - 1; at >= 0; at--) {
    const { ends, asks } = clauses[at]!;
    if (asks || /[.;\n]/.test(ends ?? '')) return undefined;
    if (claimFrom(clauses[at]!) !== undefined) return at;
  }
  return undefined;
}

/** Whether this clause is only a claim, or goes on with one. */
export function onlyClaims(clauses: readonly Clause[], n: number, plays: Plays): boolean {
  const from = claimFrom(clauses[n]!);
  const { tokens } = clauses[n]!;
  // "A habe sofort verloren", "A can't attack": what a player has is told.
  const isTold =
    tokens[0]?.is === 'player' &&
    !isWord(tokens[1], INDIRECT) &&
    !isWord(tokens[1], MODAL) &&
    !DENIAL.test(lower(tokens[1]));
  const isNext = goesOn(clauses, n) && !isTold;
  if (from === undefined && !isNext) return false;
  const claim = tokens.slice(from ?? 0);
  const named = namesOutside(clauses);
  // "says": what is claimed stands behind the comma.
  if (claim.length === 0) return true;
  if (from !== undefined && claimsCard(claim, tokens[0], named, plays)) return true;
  const before = from === undefined ? clauses.slice(begunAt(clauses, n), n).flatMap((one) => one.tokens) : [];
  if (!tellsNothing(claim, named, { before: clauses.slice(0, n), isRule: [...before, ...claim].some(isDenial) }, plays)) return false; // prettier-ignore
  const by = tokens.find((token) => token.is === 'player');
  if (tokens.some((token) => isOf(token, 'retreat'))) plays.claimed = by?.is === 'player' ? by.player : plays.by;
  aside(tokens, plays);
  return true;
}
function aside(tokens: readonly Token[], { into }: Plays): void {
  const text = asWritten(tokens);
  const { de, en } = notPlayed(text, 'claim');
  into.assumed.add('', text, de, en);
} // prettier-ignore
/** The names the line gives besides its claims. */
const namesOutside = (clauses: readonly Clause[]): readonly string[] =>
  clauses.flatMap((one, at) => (claimFrom(one) !== undefined || goesOn(clauses, at) ? [] : one.tokens)).flatMap((token) => nameOf(token) ?? []); // prettier-ignore

/** Whether what is claimed tells no card, no fact and no play besides. */
interface Claimed {
  /** What the line has told. */
  before: readonly Clause[];
  /** It says what may be done, or not. */
  isRule: boolean;
}
const isDenial = (token: Token): boolean => DENIAL.test(lower(token)) || isWord(token, MODAL);
function tellsNothing(claim: readonly Token[], named: readonly string[], { before, isRule }: Claimed, plays: Plays): boolean {
  if (!isRule && claim.some((token, n) => isDeed(claim, token, n))) return false;
  const conditions = before.flatMap(({ tokens }) => tokens).flatMap((token) => (token.is === 'condition' ? [token.condition] : []));
  return claim.every((token) => {
    if (token.is === 'coins') return false;
    if (token.is === 'amount') return /^(?:counters|damage|prizes|does|cards)$/.test(token.of) || (isRule && token.of === 'energy');
    if (token.is === 'condition') return isRule || conditions.includes(token.condition);
    const name = nameOf(token);
    // "B says he draws with Run Errand": whether it is used is what the ruling hangs on.
    if (token.is === 'part' && !isRule && plays.mayUse(token.called, named)) return false;
    return name === undefined || named.includes(name) || (token.is === 'part' && named.some((one) => plays.has(one, name)));
  });
} // prettier-ignore
/** "he attacks", "A retreats": somebody does something; not "retreat is free", "it was attacked". */
const isDeed = (claim: readonly Token[], token: Token, n: number): boolean =>
  token.is === 'verb' &&
  token.verbs.every(({ kind }) => !NO_PLAY.has(kind)) &&
  (n === 0 || claim[n - 1]?.is === 'player' || isWord(claim[n - 1], /^(?:he|she|they|er|sie|now|jetzt|then|dann)$/)) &&
  !claim.some((one, at) => at > n && (isWord(one, BE) || says(one)));

/** "B says Manaphy on the Bench prevents that": it lies there. */
function claimsCard(claim: readonly Token[], by: Token | undefined, named: readonly string[], plays: Plays): boolean {
  const at = claim.findIndex((token) => token.is === 'name' && !named.includes(token.name));
  const card = claim[at];
  const rest = claim.filter((_, n) => n !== at);
  const place = rest.find((token) => token.is === 'place');
  if (card?.is !== 'name' || card.kind !== 'pokemon' || by?.is !== 'player' || place?.is !== 'place' || place.to || place.from) return false;
  const parts = rest.flatMap((token): State[] => (token.is === 'part' && plays.has(card.name, token.called) ? [{ is: 'part', called: token.called }] : []));
  const others = rest.filter((token) => token !== place && !(token.is === 'part' && plays.has(card.name, token.called)));
  if (!tellsNothing(others, named, { before: [], isRule: others.some(isDenial) }, plays) || others.some((token) => isWord(token, DENIAL))) return false;
  const whose: Player = place.whose ?? by.player;
  const phrase = { is: 'pokemon', name: card.name, role: 'bare', whose, subject: false, at: 0, states: [{ is: 'place', place: place.place }, ...parts] } as const;
  aside([by, ...claim], plays);
  const acts = plays.by;
  const isThere = plays.tell({ kind: 'have', by: whose, phrases: [{ ...phrase, states: [...phrase.states] }], amounts: [], conditions: [], places: [] }, 'main');
  plays.by = acts;
  return isThere;
} // prettier-ignore

/** "so it is Paralyzed", "KO", "it is dead": what is said to come of the plays before it; only of what the line has told. */
export function onlyFollows(clauses: readonly Clause[], n: number, plays: Plays): boolean {
  const { tokens, lead } = clauses[n]!;
  if (plays.plays.length === 0 || !(lead === 'main' || lead === 'and')) return false;
  const follows = isWord(tokens[0], /^(?:so|thus|hence|therefore|somit|deshalb|daher|folglich)$/) && tokens.length > 2;
  const named = namesOutside(clauses.slice(0, n));
  if (takesPrize(tokens, named, plays)) return aside(tokens, plays), true;
  if (isOutcome(tokens, named)) saysOut(plays);
  else if (!follows || tokens.some((token, at) => isDeed(tokens, token, at) || token.is === 'amount')) return false;
  else if (!tellsNothing(tokens.filter(({ is }) => is !== 'condition'), named, { before: [], isRule: false }, plays)) return false;
  aside(tokens, plays);
  return true;
} // prettier-ignore
/** "B takes a Prize card for X": what comes of a Knock Out the line has told, not how many are left. */
const takesPrize = (tokens: readonly Token[], named: readonly string[], { plays }: Plays): boolean =>
  plays.length > 0 &&
  tokens[0]?.is === 'player' &&
  tokens.some((token) => token.is === 'verb' && /^(?:takes?|took|nimmt|nahm|zieht)$/.test(lower(token))) &&
  tokens.some((token) => token.is === 'amount' && token.of === 'prizes') &&
  tokens.every((token) => token.is === 'verb' || token.is === 'player' || (token.is === 'amount' && token.of === 'prizes') || (token.is === 'name' && named.includes(token.name)) || isWord(token, /^(?:for|für|then|dann|and|a|eine|the|das|die)$/)); // prettier-ignore
/** "KO": whom the attack before it hit. */
function saysOut(plays: Plays): void {
  const last = plays.plays.at(-1);
  const [name, ...more] = last?.targets ?? [];
  if (last?.part && plays.isAttack(last.part) && name !== undefined && more.length === 0) plays.outs.push({ name, ...last.part }); // prettier-ignore
}
const OUTCOME =
  /^(?:it|its|it['’]s|that|that['’]s|he|es|das|er|now|jetzt|then|dann|because|of|wegen|weakness|schwäche|through|durch|dead|tot|gone|weg|out|kampfunfähig|ko|and|und|also|auch|für|for|a|ein|the|das)$/;
/** "KO", "Kampfunfähig", "it is dead". */
function isOutcome(tokens: readonly Token[], named: readonly string[]): boolean {
  const isOut = tokens.some((token) => isOf(token, 'out') || isWord(token, /^(?:dead|tot|gone)$/));
  return isOut && tokens.every((token) => isOf(token, 'out') || isWord(token, OUTCOME) || isWord(token, BE) || isWord(token, HAVE) || token.is === 'and' || (token.is === 'name' && named.includes(token.name)));
} // prettier-ignore
