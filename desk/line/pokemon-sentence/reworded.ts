// What a line says in words of its own that the clauses have no place for, put as they read it: "pollens (Itchy Pollen)", "carrying TOOL", ", evolved from X,".
import { isWord, lower } from '../lexing.ts';
import { isPokemon } from './as-notes.ts';
import type { VerbForm } from '../verb-forms.ts';
import { BE, HAVE, IDLE, ITS, MODAL, type Kind } from './lexicon.ts';
import { OF_POKEMON } from './states.ts';
import type { Localized } from '../../../engine/ruling/schema.ts';
import { names } from '../names.ts';
import type { PokemonLine } from '../pokemon-line.ts';
import type { Token } from './tokens.ts';
import {
  aimedAt,
  hasGot,
  itIs,
  onIt,
  goesAt,
  heBenched,
  lyingOnWhich,
  partAsVerb,
  thenActive,
  stadiumThere,
  goesWithVerb,
  onceMore,
  withoutCard,
  turnItCame,
  wasThere,
  worksPart,
  type Put,
} from './within.ts';

type Tokens = readonly Token[];
interface Reworded extends Put {
  told?: Localized;
}
const word = (text: string, { at, end }: Token): Token => ({ is: 'word', text, at, end });
const sign = (is: 'open' | 'close', { at, end }: Token): Token => ({ is, text: is === 'open' ? '(' : ')', at, end });
const isComma = (token: Token | undefined): boolean => token?.is === 'sign' && token.sign === ',';
const isVerb = (token: Token | undefined, kind: string): boolean =>
  token?.is === 'verb' && token.verbs.some((one) => one.kind === kind);
/** Behind the parentheses that begin here, if any do. */
function behindNotes(tokens: Tokens, at: number): number {
  if (tokens[at]?.is !== 'open') return at;
  const closes = tokens.findIndex(({ is }, n) => n > at && is === 'close');
  return closes < 0 ? at : behindNotes(tokens, closes + 1);
}

/** "X pollens (Itchy Pollen) Y": a verb made of the name of the attack that stands behind it. */
function calledDeed(tokens: Tokens, at: number): Reworded | undefined {
  const [deed, open, part, close] = tokens.slice(at, at + 4);
  const isIt = deed?.is === 'word' && open?.is === 'open' && part?.is === 'part' && close?.is === 'close';
  const stem = lower(deed).replace(/(?:e?s|ed|t)$/, '');
  if (!isIt || stem.length < 4 || !part.called.toLowerCase().includes(stem)) return undefined;
  return { length: 4, as: [{ ...deed, is: 'verb', verbs: [{ kind: 'attack', form: 'finite' }] }, word('with', part), part] }; // prettier-ignore
}
/** "X carrying TOOL", „X, das TOOL trägt“ says with what. */
function carries(tokens: Tokens, at: number): Reworded | undefined {
  const [verb, what] = tokens.slice(at, at + 2);
  const isIt = verb?.is === 'verb' && /^(?:carrying|wearing|holding)$/.test(lower(verb)) && what?.is === 'name' && what.kind === 'lies'; // prettier-ignore
  return isIt && at > 0 ? { length: 1, as: [word('with', verb)] } : undefined;
}
/** "X (90 HP), evolved from Y (70 HP), with 80 damage": as in parentheses, where the clause goes on with what is said of X. */
function grown(tokens: Tokens, at: number): Reworded | undefined {
  const from = tokens.slice(at + 1, at + 4);
  const isOf = isPokemonBefore(tokens, at) && isVerb(from[0], 'evolve') && isWord(from[1], /^(?:from|aus|von)$/) && isPokemon(from[2]); // prettier-ignore
  if (!isComma(tokens[at]) || !isOf) return undefined;
  const ends = behindNotes(tokens, at + 4);
  const points = tokens.slice(at + 4, ends).filter((token) => token.is === 'amount' && token.of === 'hp');
  const next = tokens[ends + 1];
  const goesOn = next?.is === 'place' || next?.is === 'active' || (next?.is === 'amount' && OF_POKEMON.includes(next.of)) || isWord(next, /^(?:with|mit)$/) || isWord(next, HAVE) || isWord(next, BE); // prettier-ignore
  if (!isComma(tokens[ends]) || !goesOn) return undefined;
  return { length: ends + 1 - at, as: [sign('open', from[0]!), ...from, ...points, sign('close', from[2]!)] };
}
function isPokemonBefore(tokens: Tokens, at: number): boolean {
  const opens = tokens[at - 1]?.is === 'close' ? tokens.findLastIndex(({ is }, n) => n < at && is === 'open') : at;
  return isPokemon(tokens[opens - 1]) || (opens < at && isPokemonBefore(tokens, opens));
}
/** "B got X with Rare Candy straight from Y": X evolved from Y, by what does not matter. */
function cameFrom(tokens: Tokens, at: number): Reworded | undefined {
  const start = tokens.findLastIndex(({ is }, n) => n < at && is === 'sign') + 1;
  const got = tokens.slice(start, at).some((token) => isWord(token, /^(?:got|has|had|hat|hatte)$/) || /^(?:got|bekommen|bekam)$/.test(lower(token))); // prettier-ignore
  const [means, card] = tokens.slice(at, at + 2);
  let from = at + 2;
  while (tokens[from]?.is === 'word' && isWord(tokens[from], IDLE)) from++;
  const [preposition, base] = tokens.slice(from, from + 2);
  const isIt = got && isWord(means, /^(?:with|mit|per|via|through|durch)$/) && card?.is === 'name' && card.kind === 'trainer' && isPokemonBefore(tokens, at) && isWord(preposition, /^(?:from|aus|von)$/) && isPokemon(base); // prettier-ignore
  if (!isIt || !means) return undefined;
  const evolved: Token = { ...means, is: 'verb', text: 'evolved', verbs: [{ kind: 'evolve', form: 'participle' }] };
  const { de, en } = names(card.card, card.name);
  const told = {
    de: `${de} wurde schon vor dieser Zeile gespielt.`,
    en: `${en} was played before what this line tells.`,
  };
  return { length: from + 2 - at, as: [sign('open', means), evolved, preposition!, base!, sign('close', base!)], told };
}
const liesIn = (card: Token | undefined, place: Token | undefined): boolean =>
  card?.is === 'name' && card.kind !== 'pokemon' && place?.is === 'place' && /^(?:discard|hand)$/.test(place.place) && !place.to && !place.from; // prettier-ignore
/** "A has X active, Y on the Bench and a Psychic Energy in the discard pile": a clause of its own. */
function inPile(tokens: Tokens, at: number): Reworded | undefined {
  const { is } = tokens[at]!;
  if (is !== 'and' && !isComma(tokens[at])) return undefined;
  let next = at + 1;
  while (tokens[next]?.is === 'word' || tokens[next]?.is === 'number') next++;
  const [card, place] = tokens.slice(next, next + 2);
  const placed = tokens[at - 1]?.is === 'place' || tokens[at - 1]?.is === 'active';
  const has = tokens.findLastIndex((token, n) => n < at && (token.is === 'verb' || isWord(token, HAVE) || (token.is === 'sign' && token.sign !== ','))); // prettier-ignore
  const owner = tokens[has - 1];
  if (!liesIn(card, place) || !placed || owner?.is !== 'player' || !isWord(tokens[has], HAVE)) return undefined;
  return { length: 1, as: [{ ...tokens[at]!, is: 'sign', sign: ',', text: ',' }, owner, tokens[has]!] };
}
/** "A, with four Pokémon on the Bench, plays X". */
function playerWith(tokens: Tokens, at: number): Reworded | undefined {
  if (tokens[at]?.is !== 'player' || !isComma(tokens[at + 1]) || !isWord(tokens[at + 2], /^(?:with|mit)$/)) return undefined;
  const ends = tokens.findIndex((token, n) => n > at + 2 && token.is === 'sign');
  const said = tokens.slice(at + 2, ends);
  const isSaid = said.slice(1).every(({ is }) => is === 'amount' || is === 'and') && isComma(tokens[ends]);
  return isSaid && tokens[ends + 1]?.is === 'verb' ? { length: ends + 1 - at, as: [tokens[at]!, ...said] } : undefined;
} // prettier-ignore
/** "A's X is active, his bench is Y": whose is told before. */
function hisBench(tokens: Tokens, at: number): Reworded | undefined {
  const [his, bench, is] = tokens.slice(at, at + 3);
  const owner = tokens.findLast((token, n) => n < at && (token.is === 'player' || token.is === 'whose'));
  const isIt = isWord(his, ITS) && /^(?:bench|bank)$/.test(lower(bench)) && (isWord(is, BE) || isWord(is, HAVE));
  if (!isIt || !his || (owner?.is !== 'player' && owner?.is !== 'whose') || owner.player === 'other') return undefined;
  return { length: 2, as: [{ is: 'place', place: 'bench', whose: owner.player, text: bench!.text, at: his.at, end: bench!.end }] }; // prettier-ignore
}
const asVerb = (kind: Kind, text: string, { at, end }: Token, form: VerbForm = 'finite'): Token => ({
  is: 'verb',
  verbs: [{ kind, form }],
  text,
  at,
  end,
});
/** "wants to Teal Dance": what is used. */
function usesPart(tokens: Tokens, at: number): Reworded | undefined {
  const [to, part] = tokens.slice(at, at + 2);
  if (
    !isWord(to, /^to$/) ||
    part?.is !== 'part' ||
    !(isWord(tokens[at - 1], MODAL) || isWord(tokens[at - 1], /^(?:going|trying|about)$/))
  )
    return undefined;
  return { length: 1, as: [asVerb('use', 'to use', to!, 'infinitive')] };
}
/** „will zurück auf die Bank“, "wants back to the Bench": retreats. */
function goesBack(tokens: Tokens, at: number): Reworded | undefined {
  const [back, place] = tokens.slice(at, at + 2);
  const isIt =
    isWord(back, /^(?:zurück|back)$/) &&
    place?.is === 'place' &&
    place.place === 'bench' &&
    place.to &&
    isWord(tokens[at - 1], MODAL);
  return isIt ? { length: 2, as: [asVerb('retreat', 'retreats', back!)] } : undefined;
}
/** „X soll rein“, "X should come in": comes forward. */
function goesIn(tokens: Tokens, at: number): Reworded | undefined {
  const [forward, next] = tokens.slice(at, at + 2);
  const isIt =
    isWord(forward, /^(?:rein|vor|raus)$/) &&
    isWord(tokens[at - 1], MODAL) &&
    isPokemon(tokens[at - 2]) &&
    (next === undefined || next.is === 'sign');
  return isIt ? { length: 1, as: [asVerb('come', 'kommt', forward!), forward!] } : undefined;
}
const REWORDED: readonly ((tokens: Tokens, at: number) => Reworded | undefined)[] = [onIt, wasThere, turnItCame, heBenched, aimedAt, itIs, hasGot, goesAt, partAsVerb, worksPart, usesPart, goesBack, goesIn, hisBench, calledDeed, carries, grown, cameFrom, inPile, playerWith, stadiumThere, lyingOnWhich, goesWithVerb, withoutCard, onceMore, thenActive]; // prettier-ignore

/** What is put so is told, where a card is no more named in it. */
export function reworded(tokens: Tokens, { assumed }: Pick<PokemonLine, 'assumed'>): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const as = REWORDED.map((rewords) => rewords(tokens, at)).find((one) => one !== undefined);
    if (as?.told) assumed.add('', as.told.en, as.told.de, as.told.en);
    found.push(...(as?.as ?? [tokens[at]!]));
    at += as?.length ?? 1;
  }
  return found;
}
