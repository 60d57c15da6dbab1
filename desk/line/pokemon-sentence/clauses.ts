// A sentence is split into its clauses: at signs, at what joins two plays, at what makes one clause hang on another ("nachdem", "after", ", which").
import { ARTICLE, BE, HAVE, IDLE, MODAL, PRONOUN, SUBORDINATORS, type Kind, type Sub } from './lexicon.ts';
import { isWord, lower } from '../lexing.ts';
import type { Token } from './tokens.ts';

/** How a clause hangs on what stands before it; a main clause on nothing, or joined by "und" to the one before. */
export type Lead = 'main' | 'and' | 'relative' | 'gerund' | 'aim' | Sub;
export interface Clause {
  lead: Lead;
  tokens: Token[];
  /** It is a question. */
  asks: boolean;
  /** The sign it ends at. */
  ends?: string;
}

export const isFinite = (token: Token | undefined): boolean =>
  (token?.is === 'verb' && token.verbs.some(({ form }) => form === 'finite')) || isWord(token, HAVE) || isWord(token, BE) || isWord(token, MODAL); // prettier-ignore
const isVerb = (token: Token | undefined): boolean =>
  token?.is === 'verb' ||
  isFinite(token) ||
  (token?.is === 'condition' && /^schläft$/.test(lower(token))) ||
  (token?.is === 'amount' && /\s(?:is|ist|was|were|wurde)\s/.test(lower(token)));
const isInfinitive = (token: Token | undefined): boolean =>
  token?.is === 'verb' && token.verbs.some(({ form }) => form === 'infinitive') && /n$/.test(lower(token));
const isGerund = (token: Token | undefined): boolean =>
  token?.is === 'verb' &&
  token.verbs.every(({ form }) => form === 'gerund') &&
  !/^(?:using|targeting)$/.test(lower(token));
const isAim = (token: Token | undefined): boolean => token?.is === 'verb' && /^to\s/.test(lower(token));
const RELATIVE = /^(?:der|die|das|den|dem|which|that|who|whose|welche[rsn]?)$/;

/** The clauses of a line, in the order in which they stand. */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const found: Clause[] = [];
  let now: Clause = { lead: 'main', tokens: [], asks: false };
  let depth = 0;
  const paid: Clause[] = [];
  const end = (lead: Lead, asks = false, sign?: string): void => {
    now.asks ||= asks;
    // "Geht nicht, oder?": it asks what stands before it.
    const before = found.at(-1);
    if (
      asks &&
      before &&
      now.tokens.length === 1 &&
      isWord(now.tokens[0], /^(?:oder|right|correct|ne|gell|stimmts)$/)
    ) {
      before.asks = true;
      now.tokens = [];
    }
    if (sign !== undefined) now.ends = sign;
    if (now.tokens.length > 0) found.push(now, ...paid.splice(0));
    now = { lead, tokens: [], asks: false };
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    // "Make It Rain (discard 6 basic Energy)": what is done for it; "(Manaphy on the Bench)": what is so besides.
    const discards = discardsIn(tokens, at);
    const closes = discards ?? liesIn(tokens, at);
    if (closes !== undefined) {
      paid.push({
        lead: discards === undefined ? 'main' : 'gerund',
        tokens: tokens.slice(at + 1, closes),
        asks: false,
      });
      at = closes;
      continue;
    }
    depth += token.is === 'open' ? 1 : token.is === 'close' ? -1 : 0;
    if (depth > 0 || token.is === 'close') now.tokens.push(token);
    else if (token.is === 'sign' && listsLying(tokens, at))
      now.tokens.push({ is: 'and', text: token.text, at: token.at, end: token.end });
    else if (token.is === 'sign' && token.sign !== '→') signed(token.sign, tokens, at, now, end);
    else {
      const begun = begins(tokens, at, now);
      if (begun) end(begun.lead);
      if (!begun?.eats) now.tokens.push(token);
    }
  }
  end('main');
  return found;
}
/** "has X, Y and Z attached", "has X, Y and Z in hand": a comma between what lies on a Pokémon, or in a hand, joins them. */
function listsLying(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  const sign = tokens[at];
  const name = nameBehind(tokens, at);
  const isComma = sign?.is === 'sign' && sign.sign === ',';
  if ((!isComma && sign?.is !== 'and') || before?.is !== 'name' || name === undefined) return false;
  const place = tokens[listEnd(tokens, at) + 1];
  const isPile = place?.is === 'place' && /^(?:hand|discard)$/.test(place.place) && !place.to && !place.from;
  const isLying = before.kind === 'lies' && tokens.slice(at, listEnd(tokens, at) + 1).every((token) => token.is !== 'name' || token.kind === 'lies');
  return (isPile || isLying) && tokens.slice(at, listEnd(tokens, at)).some(({ is }) => is === 'and');
} // prettier-ignore
/** Where the name stands behind a comma or an "and". */
function nameBehind(tokens: readonly Token[], at: number): number | undefined {
  const next = isWord(tokens[at + 1], ARTICLE) || tokens[at + 1]?.is === 'number' ? at + 2 : at + 1;
  return tokens[next]?.is === 'name' ? next : undefined;
}
/** The last name of a list that goes on at this comma. */
function listEnd(tokens: readonly Token[], at: number): number {
  const name = nameBehind(tokens, at)!;
  const next = tokens[name + 1];
  const goesOn = next?.is === 'sign' && next.sign === ',' && nameBehind(tokens, name + 1) !== undefined;
  return goesOn || (next?.is === 'and' && nameBehind(tokens, name + 1) !== undefined) ? listEnd(tokens, name + 1) : name;
} // prettier-ignore
/** Where parentheses end that begin here and say what is discarded. */
function discardsIn(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at]?.is !== 'open') return undefined;
  const closes = tokens.findIndex((token, n) => n > at && token.is === 'close');
  const discards = tokens.slice(at + 1, closes).some((token) => token.is === 'verb' && token.verbs.some(({ kind }) => kind === 'discard'));
  return discards ? closes : undefined;
} // prettier-ignore
/** Where parentheses end that begin here and say of a card where it is. */
function liesIn(tokens: readonly Token[], at: number): number | undefined {
  if (tokens[at]?.is !== 'open') return undefined;
  const closes = tokens.findIndex((token, n) => n > at && token.is === 'close');
  const inside = tokens.slice(at + 1, closes);
  const [first, last] = [inside[0]?.is === 'whose' ? inside[1] : inside[0], inside.at(-1)];
  const isCard = first?.is === 'name' && first.kind !== 'lies' && inside.length < 4;
  return isCard && last?.is === 'place' && !last.to && !last.from ? closes : undefined;
}
function signed(sign: string, tokens: readonly Token[], at: number, now: Clause, end: (lead: Lead, asks?: boolean, sign?: string) => void): void {
  if (sign === '?') return end('main', true, sign);
  if (sign !== ':') return end(sign === ',' && relates(tokens, at + 1) ? 'relative' : 'main', false, sign);
  // "A: …", "X: ABILITY", "greift mit X an: ATTACK".
  const before = tokens[at - 1];
  const uses = now.tokens.every((one) => one.is !== 'part' && (one.is !== 'verb' || one.verbs.every(({ kind }) => kind === 'use' || kind === 'attack')));
  if (tokens[at + 1]?.is === 'part' && uses && !now.tokens.some((one) => isWord(one, HAVE) || isWord(one, BE))) return;
  // "A's active Snorlax: A retreats it", "B 1 prize: A X ABILITY", "Path to the Peak in play: X ATTACK".
  const isPlayed = tokens[at + 1]?.is === 'player' && now.tokens.some(({ is }) => is === 'name' || is === 'amount');
  const isInPlay = before?.is === 'place' && before.place === 'play';
  if ((isPlayed || isInPlay) && !now.tokens.some((one) => one.is === 'part' || one.is === 'verb')) return end('main');
  if (before?.is === 'player' || (!now.tokens.some((one) => isVerb(one) || one.is === 'turn' || one.is === 'part' || one.is === 'ability'))) return;
  end(asksNext(tokens[at + 1]) ? 'main' : 'and');
} // prettier-ignore
/** "X into Y: does ABILITY reduce it?" */
const asksNext = (token: Token | undefined): boolean =>
  token?.is === 'asked' || isWord(token, /^(?:does|do|is|are|what|how|who|can|may|was|wie|wer|ist|kann|darf)$/);
const relates = (tokens: readonly Token[], at: number): boolean =>
  isWord(tokens[at], RELATIVE) && tokens[at + 1]?.is !== 'name' && verbAhead(tokens, at + 1) && !(tokens[at + 1]?.is === 'amount' && !endsFinite(tokens, at + 1)); // prettier-ignore
/** "das nur noch 20 KP hat", not "die 10 Schaden gehen auf X". */
function endsFinite(tokens: readonly Token[], from: number): boolean {
  const end = tokens.findIndex((token, at) => at > from && token.is === 'sign');
  return isFinite(tokens[(end < 0 ? tokens.length : end) - 1]);
}
/** Whether a verb stands from here on, up to the next sign. */
function verbAhead(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.is === 'sign' && token.sign !== ':' && token.sign !== '→') return false;
    if (isVerb(token)) return true;
  }
  return false;
}

interface Begun {
  lead: Lead;
  /** The token only says so. */
  eats: boolean;
}
function begins(tokens: readonly Token[], at: number, now: Clause): Begun | undefined {
  const token = tokens[at]!;
  if (token.is === 'and') return joins(tokens, at, now) ? { lead: 'and', eats: true } : undefined;
  if (token.is === 'this turn' && token.begins) return { lead: 'before', eats: false };
  // "even though X is poisoned"
  if (isWord(token, /^(?:even|selbst)$/) && SUBORDINATORS.has(lower(tokens[at + 1]))) return { lead: 'main', eats: true }; // prettier-ignore
  return hangs(tokens, at, now) ?? beside(tokens, at, now);
}
/** "wenn", "after"; "das schon da lag": a verb stands right behind no German "da" that means because. */
const subordinator = (tokens: readonly Token[], at: number): Sub | undefined =>
  tokens[at]!.is === 'word' && !(isWord(tokens[at], /^da$/) && isVerb(tokens[at + 1])) ? SUBORDINATORS.get(lower(tokens[at])) : undefined; // prettier-ignore
/** A word that makes what stands behind it hang on another clause. */
function hangs(tokens: readonly Token[], at: number, now: Clause): Begun | undefined {
  const token = tokens[at]!;
  const sub = subordinator(tokens, at);
  if (sub && (verbAhead(tokens, at + 1) || tokens[at + 1]?.is === 'nothing')) return { lead: sub, eats: true };
  if (isWord(token, /^um$/) && verbAhead(tokens, at + 1)) return { lead: 'aim', eats: true };
  if (isWord(token, /^(?:dann|then)$/) && now.tokens.some(isVerb) && isFinite(tokens[at + 1])) return { lead: 'and', eats: true }; // prettier-ignore
  const but = isWord(token, /^(?:but|aber|doch|however)$/) && now.tokens.some(isVerb) && verbAhead(tokens, at + 1) ? goesOn(tokens, at) : undefined; // prettier-ignore
  if (but) return but;
  return tellsOf(tokens, at) ? { lead: 'relative', eats: false } : undefined;
}
/** "Munkidori that has no Energy", "X which only has 1". */
function tellsOf(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[isWord(tokens[at + 1], IDLE) || tokens[at + 1]?.is === 'only' ? at + 2 : at + 1];
  return isWord(tokens[at], /^(?:that|which|who)$/) && tokens[at - 1]?.is === 'name' && isFinite(verb);
}
/** "wants to play X but already played Y": that came before; "but X isn't Confused": it goes on with what is so besides. */
function goesOn(tokens: readonly Token[], at: number): Begun | undefined {
  const isBefore = tokens.slice(at + 1, at + 4).some((one) => isWord(one, /^(?:already|schon|bereits|has|hat|had|hatte)$/)); // prettier-ignore
  if (isBefore) return { lead: 'before', eats: true };
  return /^(?:name|player|whose|active|amount|word)$/.test(subjectAt(tokens, at + 1)) ? { lead: 'main', eats: true } : undefined; // prettier-ignore
}
/** Of whom the words from here on tell; of a word a pronoun. */
const subjectAt = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at];
  return token?.is === 'word' && !isWord(token, PRONOUN) ? '' : (token?.is ?? '');
};
/** Two verbs, and nothing between them joins them. */
function beside(tokens: readonly Token[], at: number, now: Clause): Begun | undefined {
  const token = tokens[at]!;
  const hasVerb = now.tokens.some((one) => one.is === 'verb');
  if (isAim(token) && hasVerb && !isWord(tokens[at - 1], MODAL)) return { lead: 'aim', eats: false };
  if (isGerund(token) && hasVerb) return { lead: 'gerund', eats: false };
  // "After A played X B attacks": two verbs, and between them a player.
  if (token.is === 'player' && now.lead === 'before' && now.tokens.some(isVerb) && isFinite(tokens[at + 1])) return { lead: 'main', eats: false }; // prettier-ignore
  return undefined;
}
/** "und greift an", "und B spielt": what it joins has a verb of its own. */
function joins(tokens: readonly Token[], at: number, now: Clause): boolean {
  let next = at + 1;
  while (tokens[next] && isWord(tokens[next], IDLE) && !isVerb(tokens[next])) next++;
  const there = tokens[next];
  if (there === undefined || now.tokens.length === 0) return true;
  if (isVerb(there) || (there.is === 'word' && SUBORDINATORS.has(lower(there)))) return true;
  // "will X einsetzen und 3 Marken auf Y verschieben".
  if (isInfinitive(tokens[at - 1]) && verbAhead(tokens, next)) return true;
  if (there.is === 'player') return verbAhead(tokens, next + 1) || tokens[next + 1]?.is === 'sign';
  // "attacks with X and it survives"
  if (isWord(there, PRONOUN) && now.tokens.some(isVerb) && tokens[next + 1]?.is === 'verb' && isFinite(tokens[next + 1])) return true; // prettier-ignore
  return joinsName(tokens, next, now);
}
/** "und Glurak-ex greift an", "and then into Y". */
function joinsName(tokens: readonly Token[], next: number, now: Clause): boolean {
  const there = tokens[next]!;
  const done = now.tokens.some((one) => one.is === 'verb' || isWord(one, BE));
  const has = now.tokens.some((one) => isWord(one, HAVE));
  if (isWord(there, /^(?:into|to|zu|in)$/) && tokens[next + 1]?.is === 'name' && done) return true;
  if (goesOnAs(tokens, next, now)) return true;
  const own =
    there.is === 'name' ||
    there.is === 'whose' ||
    there.is === 'active' ||
    isWord(there, /^(?:der|die|das|the|sein|his|her|its)$/);
  return own && (done || has) && secondVerb(tokens, next) && (done || there.is === 'whose' || isHis(there));
}
/** "evolves X into Y and Y into Z", "plays CARD and then PART from X". */
function goesOnAs(tokens: readonly Token[], next: number, { tokens: before }: Clause): boolean {
  const does = (what: Kind): boolean => before.some((one) => one.is === 'verb' && one.verbs.some(({ kind }) => kind === what));
  const [there, into, name] = tokens.slice(next, next + 3);
  // "attaches X to Y and then Z to the same Y".
  const on = tokens.find((token, at) => at > next + 1 && !isWord(token, ARTICLE));
  if (does('attach') && (there?.is === 'name' || there?.is === 'unnamed')) return isWord(into, /^(?:to|on|onto|an|auf)$/) && on?.is === 'name' && on.kind === 'pokemon';
  if (there?.is === 'part') return does('use') && before.every(({ is }) => is !== 'part');
  return does('evolve') && there?.is === 'name' && isWord(into, /^(?:into|to|zu|in)$/) && name?.is === 'name';
} // prettier-ignore
/** "and his active X gets …". */
const isHis = (token: Token): boolean => /^(?:his|her|their|sein|ihr)(?:\s|$)/.test(lower(token));
/** Behind the name a finite verb of its own: "und Glurak-ex greift an". */
function secondVerb(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.is === 'sign' || token.is === 'and') return false;
    if (isFinite(token)) return true;
  }
  return false;
}
