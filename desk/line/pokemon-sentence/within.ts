// Words that stand within a clause and say once more what it tells, or say it with a verb of their own: "with Hero's Cape on it", ", das schon letzten Zug da lag,",
// "on the turn he put it down", ", Ziel X".
import { isWord, lower } from '../lexing.ts';
import { isPokemon } from './as-notes.ts';
import { ARTICLE, BE, HAVE, IDLE, PRONOUN } from './lexicon.ts';
import { OF_POKEMON } from './states.ts';
import type { Token } from './tokens.ts';

type Tokens = readonly Token[];
/** What stands for so many tokens. */
export interface Put {
  length: number;
  as: Token[];
}
const isComma = (token: Token | undefined): boolean => token?.is === 'sign' && token.sign === ',';
const word = (text: string, { at, end }: Token): Token => ({ is: 'word', text, at, end });

/** How many words say "on it" here. */
function onItLength(tokens: Tokens, at: number): number {
  if (isWord(tokens[at], /^(?:dran|daran|drauf|darauf)$/)) return 1;
  return isWord(tokens[at], /^(?:on|auf|an)$/) && isWord(tokens[at + 1], /^(?:it|him|her|ihm|ihr|itself|sich)$/) ? 2 : 0;
} // prettier-ignore
/** Where what is said to lie on the Pokémon before it begins: behind "with", "has". */
function lyingFrom(tokens: Tokens, at: number): number {
  let from = at;
  while (from > 0 && isLying(tokens[from - 1])) from--;
  return isWord(tokens[from - 1], /^(?:with|mit|w\/)$/) || isWord(tokens[from - 1], HAVE) ? from : -1;
}
const isLying = (token: Token | undefined): boolean =>
  token?.is === 'number' || token?.is === 'and' || token?.is === 'only' || isWord(token, ARTICLE) || isWord(token, IDLE) ||
  (token?.is === 'name' && token.kind === 'lies') || (token?.is === 'amount' && OF_POKEMON.includes(token.of)); // prettier-ignore
/** "X with Hero's Cape on it", "X has a Fire Energy on it": on X, of which the clause has told. */
export function onIt(tokens: Tokens, at: number): Put | undefined {
  const length = onItLength(tokens, at);
  const last = tokens[at - 1];
  const lies = (last?.is === 'name' && last.kind === 'lies') || (last?.is === 'amount' && OF_POKEMON.includes(last.of));
  const from = length > 0 && lies ? lyingFrom(tokens, at) : -1;
  if (from < 0) return undefined;
  const begins = tokens.findLastIndex((token, n) => n < from && token.is === 'sign') + 1;
  return tokens.slice(begins, from).some(isPokemon) ? { length, as: [] } : undefined;
}

/** ", das schon letzten Zug da lag,", ", which was there since last turn,": it has not come this turn, as nobody said it did. */
export function wasThere(tokens: Tokens, at: number): Put | undefined {
  const end = tokens.findIndex((token, n) => n > at && token.is === 'sign');
  if (!isComma(tokens[at])) return wasThereBefore(tokens, at);
  if (!isComma(tokens[end]) || !isPokemon(tokens[at - 1])) return undefined;
  const [who, ...said] = tokens.slice(at + 1, end);
  const isBe = (token: Token): boolean => isWord(token, BE) || isWord(token, HAVE) || (token.is === 'verb' && token.verbs.some(({ kind }) => kind === 'be'));
  const isPlain = said.every((token) => isBe(token) || isWord(token, IDLE) || token.is === 'last turn' || token.is === 'nothing' || (token.is === 'place' && token.place === 'play' && !token.to));
  const isIt = isWord(who, /^(?:der|die|das|which|that|who)$/) && isPlain && said.some(isBe) && said.some(({ is }) => is === 'last turn' || is === 'nothing');
  return isIt ? { length: end + 1 - at, as: [] } : undefined;
} // prettier-ignore

/** "X that was there from setup", "which was there last turn". */
function wasThereBefore(tokens: Tokens, at: number): Put | undefined {
  const [, is, ...more] = tokens.slice(at, at + 5);
  if (!isWord(tokens[at], /^(?:that|which)$/) || !isPokemon(tokens[at - 1]) || !(isWord(is, BE) || isWord(is, HAVE))) return undefined;
  const ends = more.findIndex((token) => token.is === 'nothing' || token.is === 'last turn');
  return ends >= 0 && more.slice(0, ends).every((token) => isWord(token, IDLE) || isWord(token, BE) || (token.is === 'place' && token.place === 'play' && !token.to)) ? { length: ends + 3, as: [] } : undefined;
} // prettier-ignore
/** "on the turn he put it down, „im selben Zug, in dem er es gelegt hat“: in which it was put down. */
export function turnItCame(tokens: Tokens, at: number): Put | undefined {
  const turn = tokens[at];
  if (turn?.is !== 'this turn' || !turn.begins) return undefined;
  const ends = tokens.findIndex((token, n) => n > at && token.is === 'sign');
  const said = tokens.slice(at + 1, ends < 0 ? undefined : ends);
  const [who] = said;
  const puts = said.filter((token) => token.is === 'verb');
  const isPut = puts.length === 1 && puts[0]!.is === 'verb' && puts[0]!.verbs.some(({ kind }) => kind === 'bench' || kind === 'use');
  const isBenched = said.some((token) => token.is === 'place' && token.place === 'bench' && !token.to && lower(token) === 'benched');
  const isWho = who?.is === 'player' || isWord(who, /^(?:he|she|they|er|sie)$/);
  const rest = said.slice(1).filter((token) => token !== puts[0]);
  const isPlain = rest.every((token) => isWord(token, PRONOUN) || isWord(token, IDLE) || isWord(token, HAVE) || (token.is === 'place' && (token.place === 'bench' || token.place === 'play')));
  if (!isWho || !(isPut || isBenched) || !isPlain) return undefined;
  const put = wasPut(turn);
  // „entwickelt X im Zug, in dem er es gelegt hat, zu Y“: said of X.
  const goesOn = isComma(tokens[ends]) && isWord(tokens[ends + 1], /^(?:zu|in|into|to)$/) && isPokemon(tokens[at - 1]);
  if (goesOn) return { length: said.length + 2, as: asNote(turn, put) };
  return { length: said.length + 1, as: [turn, word('it', turn), word('was', turn), put] };
} // prettier-ignore

type ThisTurn = Extract<Token, { is: 'this turn' }>;
const wasPut = (turn: ThisTurn): Token => ({ ...turn, is: 'verb', text: 'put', verbs: [{ kind: 'bench', form: 'participle' }] }); // prettier-ignore
/** "(put this turn)" behind a name. */
function asNote(turn: ThisTurn, put: Token): Token[] {
  const sign = (is: 'open' | 'close'): Token => ({ ...turn, is, text: is === 'open' ? '(' : ')' });
  return [sign('open'), turn, put, sign('close')];
}
/** "the Charmander he benched this turn": it came this turn. */
export function heBenched(tokens: Tokens, at: number): Put | undefined {
  const [who, deed] = tokens.slice(at, at + 2);
  const isWho = who?.is === 'player' || isWord(who, /^(?:he|she|they)$/);
  const isDeed = (deed?.is === 'verb' && deed.verbs.some(({ kind }) => kind === 'bench' || kind === 'use')) || (deed?.is === 'place' && lower(deed) === 'benched');
  const ends = isWord(tokens[at + 2], /^(?:down|only|just)$/) ? at + 3 : at + 2;
  const turn = tokens[ends];
  if (!isPokemon(tokens[at - 1]) || !isWho || !isDeed || turn?.is !== 'this turn' || turn.begins) return undefined;
  return { length: ends + 1 - at, as: asNote(turn, wasPut(turn)) };
} // prettier-ignore
/** "while it's Paralyzed": it is so. */
export function itIs(tokens: Tokens, at: number): Put | undefined {
  const said = /^(it|he|she)['’]s$/.exec(lower(tokens[at]));
  const next = tokens[at + 1];
  if (!said || !/^(?:condition|place|active|amount)$/.test(next?.is ?? '')) return undefined;
  return { length: 1, as: [word(said[1]!, tokens[at]!), word('is', tokens[at]!)] };
}
/** "A's only got two cards in hand": A has them. */
export function hasGot(tokens: Tokens, at: number): Put | undefined {
  const whose = tokens[at];
  const got = tokens[at + 1]?.is === 'only' ? at + 2 : at + 1;
  if (whose?.is !== 'whose' || whose.player === 'other' || lower(tokens[got]) !== 'got') return undefined;
  return { length: got + 1 - at, as: [{ ...whose, is: 'player', player: whose.player }, word('has', tokens[got]!)] };
}

/** "A Mega Braves it", "Phantom Dives X": the name of an attack as a verb. */
export function partAsVerb(tokens: Tokens, at: number): Put | undefined {
  const [part, ending, next] = tokens.slice(at, at + 3);
  const isIt = part?.is === 'part' && ending?.is === 'genitive' && /^e?s$/.test(ending.text) && (tokens[at - 1]?.is === 'player' || tokens[at - 1]?.is === 'and');
  if (!isIt || !(next?.is === 'whose' || next?.is === 'active' || isPokemon(next) || isWord(next, /^(?:it|him|her)$/))) return undefined;
  return { length: 2, as: [uses(part), part, word('on', ending)] };
} // prettier-ignore
/** „X geht mit PART auf Y“: attacks with it. */
export function goesAt(tokens: Tokens, at: number): Put | undefined {
  const [goes, withIt, part, on] = tokens.slice(at, at + 4);
  const isIt = isWord(goes, /^(?:geht|gehen|ging|goes|went)$/) && isWord(withIt, /^(?:mit|with)$/) && part?.is === 'part' && isWord(on, /^(?:auf|gegen|at|into|against|for)$/);
  return isIt && goes ? { length: 1, as: [{ is: 'verb', text: 'attacks', verbs: [{ kind: 'attack', form: 'finite' }], at: goes.at, end: goes.end }] } : undefined;
} // prettier-ignore
/** „Geht PART?“, "Does PART work?": whether it may be used. */
export function worksPart(tokens: Tokens, at: number): Put | undefined {
  const [geht, part, ends] = tokens.slice(at, at + 3);
  const begins = at === 0 || tokens[at - 1]?.is === 'sign';
  const isIt = begins && isWord(geht, /^(?:geht|funktioniert|klappt)$/) && part?.is === 'part' && ends?.is === 'sign' && ends.sign === '?';
  return isIt && tokens.filter((token) => token.is === 'part' && token.called === part.called).length === 1 ? { length: 2, as: [uses(part), part] } : undefined;
} // prettier-ignore
const uses = ({ at, end }: Token): Token => ({
  is: 'verb',
  text: 'uses',
  verbs: [{ kind: 'use', form: 'finite' }],
  at,
  end,
});

/** ", Ziel X, ", target: B's X": whom it is done to. */
export function aimedAt(tokens: Tokens, at: number): Put | undefined {
  const [comma, aim, colon] = tokens.slice(at, at + 3);
  const isAim = isComma(comma) && /^(?:ziel|target)$/.test(lower(aim));
  const next = at + (colon?.is === 'sign' && colon.sign === ':' ? 3 : 2);
  const on = tokens[tokens[next]?.is === 'whose' ? next + 1 : next];
  if (!isAim || !(isPokemon(on) || on?.is === 'active')) return undefined;
  return { length: next - at, as: [{ is: 'sign', sign: '→', text: '→', at: comma!.at, end: comma!.end }] };
}

const isStadium = (token: Token | undefined): token is Extract<Token, { is: 'name' }> => token?.is === 'name' && token.card.trainer === 'stadium'; // prettier-ignore
const inPlay = ({ at, end }: Token): Token => ({ is: 'place', place: 'play', text: 'in play', at, end });
/** "under STADIUM", "the Stadium is STADIUM", „es liegt STADIUM“: it is in play. */
export function stadiumThere(tokens: Tokens, at: number): Put | undefined {
  const [one, two, three] = tokens.slice(at, at + 3);
  if (isWord(one, /^(?:under|unter)$/) && isStadium(two)) return { length: 2, as: [word('with', one!), two, inPlay(two)] };
  const begins = at === 0 || tokens[at - 1]?.is === 'sign' || isWord(tokens[at - 1], ARTICLE);
  const is = begins && isWord(one, /^(?:es|stadium|stadion(?:karte)?)$/) && (isWord(two, BE) || isWord(two, /^(?:liegt|lies)$/));
  const ends = tokens[at + 3] === undefined || tokens[at + 3]?.is === 'sign' || tokens[at + 3]?.is === 'and';
  return is && isStadium(three) && ends ? { length: 3, as: [three, word('is', two!), inPlay(three)] } : undefined;
} // prettier-ignore
/** ", an dem TOOL liegt", ", to which TOOL is attached": which has it. */
export function lyingOnWhich(tokens: Tokens, at: number): Put | undefined {
  const [comma, on, which] = tokens.slice(at, at + 3);
  if (!isComma(comma) || !isWord(on, /^(?:an|auf|to|on)$/) || !isWord(which, /^(?:dem|der|den|which|whom)$/)) return undefined;
  const sign = tokens.findIndex((token, n) => n > at && token.is === 'sign');
  const rest = tokens.slice(at + 3, sign < 0 ? undefined : sign);
  const isVerb = (token: Token): boolean => isWord(token, BE) || (token.is === 'verb' && token.verbs.some(({ kind }) => kind === 'be' || kind === 'attach'));
  const said = rest.filter((token) => !isVerb(token));
  const isIt = said.length < rest.length && said.some(isLying) && said.every((token) => isLying(token) && token.is !== 'amount') && said.some(({ is }) => is === 'name');
  return isIt ? { length: 3 + rest.length, as: [comma!, word('which', which!), word('has', which!), ...said] } : undefined;
} // prettier-ignore

/** "hits back with ATTACK", "retreats X back to Y", "finishes off X": a word that only goes with the verb. */
export function goesWithVerb(tokens: Tokens, at: number): Put | undefined {
  const does = (kinds: RegExp): boolean => {
    const verb = tokens.findLast((token, n) => n < at && token.is === 'verb');
    return verb?.is === 'verb' && verb.verbs.some(({ kind }) => kinds.test(kind));
  };
  const isBack = isWord(tokens[at], /^back$/) && (does(/^attack$/) || (does(/^retreat$/) && isWord(tokens[at + 1], /^(?:to|into|for)$/)));
  const isOff = isWord(tokens[at], /^off$/) && /^finish/.test(lower(tokens[at - 1]));
  return isBack || isOff ? { length: 1, as: [] } : undefined;
} // prettier-ignore
/** "evolves X into Y without Rare Candy": that card is not played. */
export function withoutCard(tokens: Tokens, at: number): Put | undefined {
  const [no, card] = tokens.slice(at, at + 2);
  const isIt = isWord(no, /^(?:without|ohne)$/) && card?.is === 'name' && card.kind === 'trainer' && tokens.every((token) => token === card || token.is !== 'name' || token.name !== card.name);
  return isIt && tokens[at + 2]?.is !== 'place' && !isWord(tokens[at + 2], /^(?:in|on|im|auf)$/) ? { length: 2, as: [] } : undefined;
} // prettier-ignore

/** „noch einmal“: "again". */
export function onceMore(tokens: Tokens, at: number): Put | undefined {
  const [still, once] = tokens.slice(at, at + 2);
  return isWord(still, /^noch$/) && isWord(once, /^(?:ein)?mal$/) ? { length: 2, as: [word('nochmal', still!)] } : undefined;
} // prettier-ignore

/** "is Paralyzed and active": as the other way round. */
export function thenActive(tokens: Tokens, at: number): Put | undefined {
  const [condition, and, active, next] = tokens.slice(at, at + 4);
  const isIt = condition?.is === 'condition' && and?.is === 'and' && active?.is === 'active' && isWord(tokens[at - 1], BE);
  return isIt && (next === undefined || next.is === 'sign') ? { length: 3, as: [active, and, condition] } : undefined;
} // prettier-ignore
