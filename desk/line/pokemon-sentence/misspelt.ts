// Names with a typing error in a sentence, and names in short: a run of words that are none of the language, and the one card, attack or Ability with nearly
// these letters, or the one card players call so ("Zard ex", "Watchtower").
import { eachName } from '../../../engine/case/names.ts';
import { editDistance } from '../../../rules-db/edit-distance.ts';
import { allowedEdits, key } from '../../../rules-db/text.ts';
import type { CardFinder } from '../../lookup/find-card.ts';
import type { PokemonLine } from '../pokemon-line.ts';
import { isWordOf } from './lexicon.ts';
import { lower } from '../lexing.ts';
import { asWritten, tokensOf, type Token } from './tokens.ts';

/** What somebody wrote, and the name that is meant; more than one where it may be either. */
export interface Misspelt {
  written: string;
  names: string[];
  /** It is no typing error. */
  short?: true;
}
const MOST_WORDS = 5;
const SHORTEST = 4;

/** The names of a line that are written with typing errors. */
export function misspeltIn(line: string, into: PokemonLine, find: CardFinder): Misspelt[] {
  const tokens = tokensOf(line, into);
  const pokemon = tokens.flatMap((token) => (token.is === 'name' && token.kind === 'pokemon' ? [token.name] : []));
  const found: Misspelt[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const run = runFrom(tokens, at);
    for (let count = run.length; count > 0; count--) {
      const written = asWritten(run.slice(0, count)).replace(/['’]s?$/, '');
      const names = written.length < SHORTEST ? [] : [...new Set([...cardsLike(written, find), ...partsLike(written, pokemon, into)])]; // prettier-ignore
      // The attack of a Pokémon named in short, as it is written.
      if (names.includes(written)) break;
      const short = names.length === 0 && written.length > 2 ? shortFor(written, find) : undefined;
      if (names.length === 0 && short === undefined) continue;
      found.push(short === undefined ? { written, names } : { written, names: [short], short: true });
      at += count - 1;
      break;
    }
  }
  return found;
}
/** Words from here on of which none is a word of a sentence; the name of a card may be one of them, as it may be part of another name. */
function runFrom(tokens: readonly Token[], from: number): Token[] {
  const run: Token[] = [];
  let strange = false;
  for (const token of tokens.slice(from, from + MOST_WORDS)) {
    const isUnknown = token.is === 'word' && !isWordOf(lower(token)) && !/^[\d+-]/.test(token.text);
    const isInName = (token.is === 'name' || token.is === 'part') && !/\s/.test(token.text);
    // "Cynthia's Chomp ex".
    if (!isUnknown && !isInName && !(token.is === 'genitive' && run.length === 1)) break;
    strange ||= isUnknown;
    run.push(token);
  }
  return strange ? run : [];
}
const isLike = (written: string, name: string): boolean => {
  const typed = key(written);
  const allowed = allowedEdits(typed.length);
  return editDistance(typed, key(name), allowed) <= allowed;
};
function cardsLike(written: string, find: CardFinder): string[] {
  const found = find('ptcg', written);
  if (found.is === 'named') return [];
  const near = found.is === 'guessed' ? eachName(found.card).concat(found.name) : found.near;
  const alike = near.filter((name) => isLike(written, name));
  return found.is === 'guessed' && alike.length > 0 ? [found.name] : alike;
}
/** The one card players call so: each word begins one of its name, or is the ending of one. Written like a name, in capitals. */
function shortFor(written: string, find: CardFinder): string | undefined {
  const words = written.split(/[\s-]+/);
  if (words.some((word) => !/^\p{Lu}/u.test(word) && !LABEL.test(word)) || words.every((word) => LABEL.test(word))) return undefined;
  const found = find('ptcg', written);
  if (found.is === 'guessed') return found.name;
  const [only, ...others] = found.is === 'unknown' ? found.near : [];
  const isEnding = (word: string): boolean =>
    only!.toLowerCase().split(/[\s-]+/).some((one) => one === word.toLowerCase() || (word.length > 3 && one.endsWith(word.toLowerCase())));
  return only !== undefined && others.length === 0 && words.every(isEnding) ? only : undefined;
} // prettier-ignore
const LABEL = /^(?:ex|EX|GX|V|VMAX|VSTAR)$/;
function partsLike(written: string, pokemon: readonly string[], into: PokemonLine): string[] {
  const cards = pokemon.flatMap((name) => [into.known(name)?.card, ...into.printings(name)]);
  return cards
    .flatMap((card) => [...(card?.attacks ?? []), ...(card?.abilities ?? [])].flatMap(eachName))
    .filter((name) => isLike(written, name));
}
