// What a judge gets of a line that was not read whole: the cards it names, laid out where it says they lie, and the rest quoted. Nothing is played and nothing is
// ruled: what could not be read may be what decides.
import { bothNames } from '../../localized.ts';
import { gameOfRuleset } from '../../../engine/case/rulesets.ts';
import type { Case, Game, Player, YgoCard } from '../../../engine/case/schema.ts';
import { ATTRIBUTES } from '../../../engine/case/printed.ts';
import type { Library } from '../../../engine/library.ts';
import type { Fact, Localized } from '../../../engine/ruling/schema.ts';
import { cardOfName, type CardFinder } from '../../lookup/find-card.ts';
import type { TextOf } from '../asked.ts';
import { declaredText } from '../asked.ts';
import { isWord, lower } from '../lexing.ts';
import { newAssumptions, takenFor } from '../names.ts';
import { PokemonLine } from '../pokemon-line.ts';
import * as pokemonSmall from '../pokemon-sentence/lexicon.ts';
import { isWordOf } from '../pokemon-sentence/lexicon.ts';
import { tokensOf as pokemonTokens } from '../pokemon-sentence/tokens.ts';
import * as ygoSmall from '../sentence/lexicon.ts';
import { tokensOf as ygoTokens, type Token as YgoToken } from '../sentence/tokens.ts';
import { clausesOf } from './clauses.ts';
import { isState, type Copy, type Mention } from './mentions.ts';
import { PokemonLaid } from './pokemon.ts';
import { Taken, unreadIn, type LinePiece } from './taken.ts';
import { withUnknownNames, type NamesFound, type Unclear } from './unknown-names.ts';
import { asWord, inTheLine, type Word } from './words.ts';
import { YgoLaid } from './ygo.ts';

/** A line laid out, of either game. */
export interface Laid {
  case: Case;
  assumptions: Fact[];
  copies: readonly Copy[];
  /** How much besides cards was laid out: Life Points, damage, Prize cards. */
  facts: number;
}
export interface LaidOut {
  case: Case;
  /** What was filled in and guessed. */
  assumptions: Fact[];
  cards: { name: Localized; player: Player }[];
  /** The line in pieces, each read or not; together they are the line. */
  pieces: LinePiece[];
  unread: string[];
  unclear: Unclear[];
  /** It tells of a situation: of players, or of cards something is done to; else it asks for a rule or a card. */
  tells: 'players' | 'cards' | null;
}
export interface LayOptions {
  find: CardFinder;
  ruleset?: string | undefined;
  /** Those that were chosen, one a game: the one of the line's game holds. */
  rulesets?: readonly string[] | undefined;
  game?: Game | undefined;
  text?: TextOf;
  printings?: Library['printings'] | undefined;
}
/** A line longer than this is read so far; nobody types one. */
const READ = 1000;

/** What a line that was not read whole names, on a table; nothing where it names no card. */
export function layOut(line: string, { find, ruleset: said, rulesets = [], game, text = declaredText, printings }: LayOptions): LaidOut | undefined {
  const into = new PokemonLine(find, printings);
  const named = wordsIn(line, game ?? (said === undefined ? undefined : gameOfRuleset(said)), find, into);
  const { asked } = named;
  const ruleset = said ?? rulesets.find((one) => gameOfRuleset(one) === asked);
  if (!named.words.some(({ is }) => is === 'card')) return undefined;
  const taken = new Taken(line);
  const clauses = clausesOf(named.words);
  const { case: of, assumptions, copies, facts } = asked === 'ygo' ? new YgoLaid(taken, text).lay(clauses, ruleset) : new PokemonLaid(taken, into).lay(clauses, ruleset);
  const pieces = taken.pieces();
  const guessed = newAssumptions();
  for (const { written, name } of named.guessed) takenFor(guessed, written, name.en, name);
  return {
    case: of,
    assumptions: [...guessed.facts, ...assumptions],
    cards: copies.map(({ card, player }) => ({ name: bothNames(card.name), player })),
    pieces,
    unread: unreadIn(pieces),
    unclear: named.unclear,
    tells: tells(named.words, copies, facts),
  };
} // prettier-ignore
/** The words of a line as far as it is read, names spelled otherwise among them, and the game they are of. */
export function wordsIn(line: string, game: Game | undefined, find: CardFinder, into: PokemonLine): NamesFound & { asked: Game } {
  const { asked, words } = wordsOf(line, game, find, into);
  return { asked, ...withUnknownNames(words, asked, find, asked === 'ygo' ? mayBeYgo : mayBePokemon) };
} // prettier-ignore
/** A player and what he plays or has; without players, cards that are done something to. */
function tells(words: readonly Word[], copies: readonly Copy[], facts: number): LaidOut['tells'] {
  const players = words.some(({ is }) => is === 'player' || is === 'whose');
  const isPart = words.some((word) => word.is === 'said' && word.said.is === 'part');
  const plays = ({ deed, clause }: Mention): boolean => (deed ? !isState(deed) : clause.words[0]?.is === 'player');
  const isDone = isPart || copies.some(({ mentions }) => mentions.some(plays));
  if (players) return copies.length + facts > 1 || isDone ? 'players' : null;
  return copies.length > 1 && isDone ? 'cards' : null;
}
function ygoWords(line: string, find: CardFinder): Word[] {
  const cardOf = (name: string): YgoCard | undefined => cardOfName(find, 'ygo', name)?.card as YgoCard | undefined;
  // Parentheses are signs here: what stands in them is read like the rest.
  const signs = [...line.matchAll(/[()]/g)].map(({ index, 0: sign }): Word => ({ is: 'sign', sign, text: sign, start: index, stop: index + 1 })); // prettier-ignore
  const words = inTheLine(ygoTokens(line.replace(/[()]/g, ' '), cardOf).tokens).map((token): Word => {
    // "wants to attack" is no position.
    const attacks = token.is === 'position' && /^to\s+attack$/i.test(token.text);
    const { text, start, stop } = token;
    return attacks
      ? { is: 'verb', verbs: [{ kind: 'attack', form: 'infinitive' }], text, start, stop }
      : asWord(token, ygoSmall);
  });
  return [...words, ...signs].toSorted((one, two) => one.start - two.start);
}
const pokemonWords = (line: string, into: PokemonLine): Word[] =>
  inTheLine(pokemonTokens(line, into)).map((token, n, tokens) => {
    const noName = token.is === 'name' && isNoName(token, tokens[n - 1]?.text, tokens[n + 1]?.text);
    return noName ? { is: 'said', said: { ...token, is: 'nothing' }, text: token.text, start: token.start, stop: token.stop } : asWord(token, pokemonSmall);
  }); // prettier-ignore
/** "a judge", "4 Fusion Strike Pokémon". */
const isNoName = ({ text }: { text: string }, before = '', next = ''): boolean =>
  (/^\p{Ll}+$/u.test(text) && /^(?:an?|the|de[nmr]|das|die|eine?[nmr]?)$/i.test(before)) || (/^pok[eé]mons?$/i.test(next) && !/energ/i.test(text)); // prettier-ignore

const mayBeYgo = (word: Word): boolean => {
  if (word.is !== 'said' || word.said.is !== 'word') return false;
  const token = word.said as YgoToken;
  const { NOUNS, KIND_OF_CARD, isUnknown } = ygoSmall;
  return isUnknown(lower(token)) && ![NOUNS, KIND_OF_CARD, NO_NAME].some((words) => isWord(token, words)) && /\p{L}/u.test(token.text);
}; // prettier-ignore
/** What is printed on cards, and what only asks. */
const NO_NAME = new RegExp(`^(?:vert|hp|nummer|number|phases?|plätze|endphase|who|whose|what|which|when|why|how|where|wer|was|wann|wie|wieso|warum|wo|welche[rsmn]?|${Object.values(ATTRIBUTES).flatMap(({ de, en }) => [de, en]).join('|')})$`, 'i'); // prettier-ignore
const NO_POKEMON = /^(?:[A-Z]{2,4}|tera|base|basis|jungle|who|what|how|wer|was|wie\p{L}*|which|seit)$/iu;
const mayBePokemon = (word: Word): boolean =>
  word.is === 'said' && word.said.is === 'word' && !isWordOf(lower(word.said)) && !NO_POKEMON.test(word.text) && /\p{L}{3}/u.test(word.text); // prettier-ignore

/** In the words of the game that was asked for, else of the one whose cards the line names in more of its letters. */
export function wordsOf(whole: string, game: Game | undefined, find: CardFinder, into: PokemonLine): { asked: Game; words: Word[] } {
  const line = whole.length > READ ? whole.slice(0, whole.lastIndexOf(' ', READ) + 1 || READ) : whole;
  const letters = (words: readonly Word[]): number => words.reduce((sum, word) => sum + (word.is === 'card' ? word.text.length : 0), 0);
  const ygo = game === 'ptcg' ? [] : ygoWords(line, find);
  const ptcg = game === 'ygo' ? [] : pokemonWords(line, into);
  const isPokemon = game === 'ptcg' || letters(ptcg) > letters(ygo);
  return isPokemon ? { asked: 'ptcg', words: ptcg } : { asked: 'ygo', words: ygo };
} // prettier-ignore
