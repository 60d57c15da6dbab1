// Whole sentences about a Pokémon game, as players and judges say them in German and English, in the line's own words: names first, then clauses, of each its
// verb and the roles of what stands around it, then plays (docs/line.md, "How a sentence is read"). Only a line of which every word has a role is read so.
import type { PokemonLine } from '../pokemon-line.ts';
import { oneArrow } from '../words.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { ASKS, IDLE } from './lexicon.ts';
import { Plays } from './plays.ts';
import { rolesIn } from './roles.ts';
import { lower, tokensOf } from './tokens.ts';

/** The pieces of a line; nothing where a word of it has no role. */
export function sentencesIn(line: string, into: PokemonLine): string[] | undefined {
  const plays = new Plays(into);
  for (const clause of clausesOf(tokensOf(oneArrow(line), into))) {
    if (onlyAsks(clause)) continue;
    const read = rolesIn(clause);
    if ('unknown' in read || !plays.tell(read.told, clause.lead)) return undefined;
  }
  return plays.plays.length === 0 || plays.unplaced || plays.isUnclear ? undefined : plays.pieces();
}
/** "What happens?", "Ist Relaxo kampfunfähig?", "wie viel Schaden ist das": only what comes of it. */
function onlyAsks({ tokens, asks, lead }: Clause): boolean {
  const begins = /^(?:what|was|how|wie|who|wer|why|warum|is|ist|does|geht|darf|kann|can|which|welche[rs]?|survives|überlebt)$/.test(lower(tokens[0])); // prettier-ignore
  return (
    lead === 'main' &&
    (asks || begins) &&
    tokens.every((token) => {
      if (token.is === 'verb')
        return token.verbs.some(({ kind }) => kind === 'ask' || kind === 'out' || kind === 'let' || (kind === 'draw' && asks)); // prettier-ignore
      if (token.is === 'word') return ASKS.test(lower(token)) || IDLE.test(lower(token));
      if (token.is === 'condition') return asks && (begins || tokens[0]?.is === 'condition');
      return token.is === 'whose' || token.is === 'genitive' || token.is === 'player' || token.is === 'active' || (token.is === 'name' && token.kind === 'pokemon'); // prettier-ignore
    })
  );
}
