// A line that was not read whole, as words: names of cards first, then players, signs and verbs; what else a game's own tokens say (places, amounts,
// moments) stands as it is. Every word knows where it stands in the line as it was typed, so that what nobody takes can be quoted.
import type { Player, PtcgCard, YgoCard } from '../../../engine/case/schema.ts';
import { LIES } from '../sentence/lexicon.ts';

/** Where in the line. */
export interface Span {
  start: number;
  stop: number;
}
export type Card = PtcgCard | YgoCard;
export type Word<Said extends Token = Token> = Span & { text: string } & (
    | { is: 'card'; card: Card; written?: string }
    | { is: 'player'; player: Player | 'other' }
    | { is: 'whose'; player: Player | 'own' | 'other' }
    | { is: 'sign'; sign: string }
    | { is: 'and' }
    | { is: 'verb'; verbs: readonly VerbTold[] }
    | { is: 'preposition'; role: string }
    /** "when", "nachdem": a clause begins. */
    | { is: 'begins' }
    /** An article, a genitive. */
    | { is: 'small' }
    | { is: 'said'; said: Said }
  );
export type CardWord = Extract<Word, { is: 'card' }>;
export interface VerbTold {
  kind: string;
  form: 'finite' | 'infinitive' | 'participle' | 'gerund';
  particle?: string;
}

/** What the tokens of both games have in common. */
export interface Token {
  is: string;
  text: string;
  at: number;
  end: number;
}
/** The small words of a game's sentences. */
export interface SmallWords {
  HAVE: RegExp;
  BE: RegExp;
  ITS: RegExp;
  ARTICLE: RegExp;
  PREPOSITIONS: ReadonlyMap<string, string>;
  SUBORDINATORS: ReadonlyMap<string, unknown>;
}

/** Tokens stand in a text in which names are one sign each: where they stand in the line itself. */
export function inTheLine<T extends Token>(tokens: readonly T[]): (T & Span)[] {
  let shift = 0;
  return tokens.map((token) => {
    const start = token.at + shift;
    shift += token.text.length - (token.end - token.at);
    return { ...token, start, stop: start + token.text.length };
  });
}

/** What a token of either game is here. */
export function asWord<T extends Token>(token: T & Span, small: SmallWords): Word<T> {
  const at = { start: token.start, stop: token.stop, text: token.text };
  const told = token as T & { card?: Card; player?: Player; sign?: string; verbs?: readonly VerbTold[] };
  if (token.is === 'name' && told.card) return { ...at, is: 'card', card: told.card };
  if ((token.is === 'player' || token.is === 'whose') && told.player) return { ...at, is: token.is, player: told.player };
  if (token.is === 'sign' || token.is === 'open' || token.is === 'close') return { ...at, is: 'sign', sign: told.sign ?? token.text };
  if (token.is === 'and') return { ...at, is: 'and' };
  if (token.is === 'genitive') return { ...at, is: 'small' };
  const player = PLAYERS.find(([words]) => words.test(token.text))?.[1];
  if (player) return { ...at, ...player };
  if (token.is === 'verb') return { ...at, is: 'verb', verbs: told.verbs ?? [] };
  return token.is === 'word' ? smallWord(token, small) : { ...at, is: 'said', said: token };
} // prettier-ignore
function smallWord<T extends Token>(token: T & Span, { HAVE, BE, ITS, ARTICLE, PREPOSITIONS, SUBORDINATORS }: SmallWords): Word<T> {
  const at = { start: token.start, stop: token.stop, text: token.text };
  const word = token.text.toLowerCase();
  const verb = (kind: string): Word<T> => ({ ...at, is: 'verb', verbs: [{ kind, form: 'finite' }] });
  if (HAVE.test(word)) return verb('have');
  if (BE.test(word)) return verb('be');
  if (LIES.test(word)) return verb('lie');
  if (SUBORDINATORS.has(word)) return { ...at, is: 'begins' };
  const role = PREPOSITIONS.get(word);
  if (role !== undefined) return { ...at, is: 'preposition', role };
  if (ITS.test(word)) return { ...at, is: 'whose', player: 'own' };
  return ARTICLE.test(word) ? { ...at, is: 'small' } : { ...at, is: 'said', said: token };
} // prettier-ignore

/** A player, or whose something is. */
type OfPlayer = Extract<Word, { is: 'player' | 'whose' }>;
export const isOfPlayer = (word: Word | undefined): word is OfPlayer => word?.is === 'player' || word?.is === 'whose';
/** "Spieler A", "B's": told by his letter. */
export const isLettered = ({ text }: OfPlayer): boolean =>
  /^(?:(?:spieler(?:in)?|player|gegner(?:in)?|opponent)\s+)?[AB]/i.test(text);
/** Players without their letters: "my", „der Gegner“. Whoever speaks is A. */
const PLAYERS: readonly (readonly [RegExp, { is: 'player'; player: Player | 'other' } | { is: 'whose'; player: Player | 'own' | 'other' }])[] = [
  [/^(?:mein(?:e[nmrs]?)?|my|mine)$/i, { is: 'whose', player: 'A' }],
  [/^(?:ich|I|me|mir|mich)$/i, { is: 'player', player: 'A' }],
  [/^(?:(?:opponent|opp)['’]s|opponents['’]?|opps|gegnerische[nmrs]?|opposing|gegners)$/i, { is: 'whose', player: 'other' }],
  [/^(?:opponent|opp|gegner(?:in)?|gegenüber)$/i, { is: 'player', player: 'other' }],
  [/^(?:eigene[nmrs]?|own)$/i, { is: 'whose', player: 'own' }],
]; // prettier-ignore
