// Names with a typing error in a sentence: a run of words that are none of the language, and the one card, attack or Ability with nearly these letters.
import { eachName } from '../../../engine/case/names.ts';
import { editDistance } from '../../../rules-db/edit-distance.ts';
import { allowedEdits, key } from '../../../rules-db/text.ts';
import type { CardFinder } from '../../lookup/find-card.ts';
import type { PokemonLine } from '../pokemon-line.ts';
import { isWordOf } from './names.ts';
import { lower } from '../lexing.ts';
import { tokensOf, type Token } from './tokens.ts';

/** What somebody wrote, and the name that is meant; more than one where it may be either. */
export interface Misspelt {
  written: string;
  names: string[];
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
      const written = run
        .slice(0, count)
        .join(' ')
        .replace(/['’]s?$/, '');
      const names = written.length < SHORTEST ? [] : [...new Set([...cardsLike(written, find), ...partsLike(written, pokemon, into)])]; // prettier-ignore
      if (names.length === 0) continue;
      found.push({ written, names });
      at += count - 1;
      break;
    }
  }
  return found;
}
/** Words from here on of which none is a word of a sentence; the name of a card may be one of them, as it may be part of another name. */
function runFrom(tokens: readonly Token[], from: number): string[] {
  const run: string[] = [];
  let strange = false;
  for (const token of tokens.slice(from, from + MOST_WORDS)) {
    const isUnknown = token.is === 'word' && !isWordOf(lower(token)) && !/^[\d+-]/.test(token.text);
    if (!isUnknown && !(token.is === 'name' && !/\s/.test(token.text))) break;
    strange ||= isUnknown;
    run.push(token.text);
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
function partsLike(written: string, pokemon: readonly string[], into: PokemonLine): string[] {
  const cards = pokemon.flatMap((name) => [into.known(name)?.card, ...into.printings(name)]);
  return cards
    .flatMap((card) => [...(card?.attacks ?? []), ...(card?.abilities ?? [])].flatMap(eachName))
    .filter((name) => isLike(written, name));
}
