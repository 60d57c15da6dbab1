// Whole sentences about a Pokémon game, as players and judges say them in German and English, in the line's own words: names first, then clauses, of each its
// verb and the roles of what stands around it, then plays (docs/line.md, "How a sentence is read"). Only a line of which every word has a role is read so.
import type { PokemonLine } from '../pokemon-line.ts';
import { oneArrow } from '../words.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { ARTICLE, ASKS, IDLE, MODAL } from './lexicon.ts';
import { Plays } from './plays.ts';
import { rolesIn } from './roles.ts';
import { isWord, lower } from '../lexing.ts';
import { tokensOf, type Token } from './tokens.ts';

/** The pieces of a line; nothing where a word of it has no role. */
export function sentencesIn(line: string, into: PokemonLine): string[] | undefined {
  const plays = new Plays(into);
  const clauses = clausesOf(tokensOf(oneArrow(line), into));
  for (const [n, clause] of clauses.entries()) {
    if (onlyAsks(clause)) {
      // "How many HP after the Checkup?"
      if (clause.tokens.some(({ is }) => is === 'checkup')) plays.push('checkup');
      continue;
    }
    if (asksRetreat(clause)) {
      const it = plays.spoken.at(-1);
      if (it === undefined) return undefined;
      plays.push(`retreats ${it}`, {}, plays.owners.get(it) ?? plays.by);
      continue;
    }
    if (onlyClaims(clause, clauses, n)) continue;
    const read = rolesIn(clause);
    if ('unknown' in read || !plays.tell(read.told, clause.lead)) return undefined;
  }
  return plays.plays.length === 0 || plays.unplaced || plays.isUnclear ? undefined : plays.pieces();
}
/** "B says it survives", "B sagt, es überlebt": no play; it names nothing of which the line has not told. */
function onlyClaims({ tokens }: Clause, clauses: readonly Clause[], n: number): boolean {
  const says = (one: Token | undefined): boolean => one?.is === 'verb' && one.verbs.some(({ kind }) => kind === 'say');
  const before = clauses[n - 1]?.tokens;
  const at = tokens.findIndex(says);
  if (at < 0 && !says(before?.at(-1))) return false;
  if (tokens.slice(0, Math.max(0, at)).some(({ is }) => is !== 'player' && is !== 'word')) return false;
  const named = clauses.slice(0, n).flatMap((one) => one.tokens).flatMap((token) => nameOf(token) ?? []);
  const claim = tokens.slice(at + 1);
  const isRule = claim.some((token) => isWord(token, MODAL));
  return claim.every((token) => {
    if (token.is === 'verb') return isRule || token.verbs.some(({ kind }) => kind === 'ask' || kind === 'out' || kind === 'let');
    if (token.is === 'amount') return token.of === 'counters' || token.of === 'damage';
    const name = nameOf(token);
    return name === undefined ? token.is !== 'condition' : named.includes(name);
  });
} // prettier-ignore
/** "Was kostet der Rückzug?", "What does it cost to retreat?": what the retreat of who was spoken of last costs is told by that retreat. */
const asksRetreat = ({ tokens, asks }: Clause): boolean =>
  asks &&
  tokens.some(({ text }) => /^(?:kostet|costs?|rückzugskosten)$/i.test(text)) &&
  tokens.some(({ text }) => /^(?:rückzug|rückzugskosten|retreat|to retreat)$/i.test(text)) &&
  tokens.every((token) => ASKS.test(lower(token)) || ARTICLE.test(lower(token)) || /^(?:kostet|costs?|rückzug|rückzugskosten|retreat|to retreat|what['’]?s)$/.test(lower(token))); // prettier-ignore
const nameOf = (token: Token): string | undefined =>
  token.is === 'name' ? token.name : token.is === 'part' ? token.called : undefined;
/** "What happens?", "Ist Relaxo kampfunfähig?", "wie viel Schaden ist das": only what comes of it. */
function onlyAsks({ tokens, asks, lead }: Clause): boolean {
  const begins = /^(?:what|was|how|wie|who|wer|why|warum|is|ist|does|geht|darf|kann|can|which|welche[rs]?|survives|überlebt)$/.test(lower(tokens[0])); // prettier-ignore
  return (
    lead === 'main' &&
    (asks || begins) &&
    tokens.every((token) => {
      if (token.is === 'verb')
        return token.verbs.some(({ kind }) => kind === 'ask' || kind === 'out' || kind === 'let' || ((kind === 'draw' || kind === 'discard') && asks)); // prettier-ignore
      if (token.is === 'word') return ASKS.test(lower(token)) || IDLE.test(lower(token));
      if (token.is === 'condition') return asks && (begins || tokens[0]?.is === 'condition');
      if (token.is === 'checkup') return asks;
      return token.is === 'whose' || token.is === 'genitive' || token.is === 'player' || token.is === 'active' || (token.is === 'name' && token.kind === 'pokemon'); // prettier-ignore
    })
  );
}
