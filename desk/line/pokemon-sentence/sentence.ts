// Whole sentences about a Pokémon game, as players and judges say them in German and English, in the line's own words: names first, then clauses, of each its
// verb and the roles of what stands around it, then plays (docs/line.md, "How a sentence is read"). Only a line of which every word has a role is read so.
import { eachName } from '../../../engine/case/names.ts';
import type { PokemonLine } from '../pokemon-line.ts';
import { traitIn } from '../pokemon-trait.ts';
import { oneArrow } from '../words.ts';
import { isAside } from './aside.ts';
import { relativesNoted } from './as-notes.ts';
import { onlyClaims, onlyFollows } from './claims.ts';
import { clausesOf, type Clause } from './clauses.ts';
import { ARTICLE, ASKS, IDLE, type Kind } from './lexicon.ts';
import { isInDoubt } from './doubts.ts';
import { hitTopics } from './following.ts';
import { piecesOf } from './pieces.ts';
import { Plays } from './plays.ts';
import { reworded } from './reworded.ts';
import { rolesIn, type Told } from './roles.ts';
import { isWord, lower } from '../lexing.ts';
import { asWritten, tokensOf, type Token } from './tokens.ts';

/** The pieces of a line; where a word of it has no role, the clause in which it stands. */
export function sentencesIn(line: string, into: PokemonLine): { pieces: string[] } | { unread: Unread } {
  const plays = new Plays(into);
  const clauses = clausesOf(relativesNoted(reworded(tokensOf(oneArrow(line), into), into)));
  for (const [n, clause] of clauses.entries()) {
    if (isEmpty(clause, clauses[n - 1])) continue;
    if (onlyAsks(clause, partsSpoken(clauses.slice(0, n), plays)) || asksOn(clauses, n)) {
      // "How many HP after the Checkup?"
      if (clause.tokens.some(({ is }) => is === 'checkup')) plays.push('checkup');
      continue;
    }
    if (asksRetreat(clause)) {
      const it = plays.spoken.at(-1);
      if (it === undefined) return { unread: unread(clause) };
      plays.push(`retreats ${it}`, {}, plays.owners.get(it) ?? plays.by);
      continue;
    }
    if (onlyClaims(clauses, n, plays) || isAside(clauses, n, plays) || onlyFollows(clauses, n, plays)) continue;
    const trait = traitAlone(clause);
    const read = trait ? { told: trait } : rolesIn(clause);
    if ('unknown' in read || !plays.tell(read.told, trait ? 'relative' : clause.lead))
      return { unread: unread(clause) };
  }
  if (plays.plays.length === 0 && plays.claimed) plays.push('retreats', {}, plays.claimed);
  hitTopics(plays);
  return isInDoubt(plays) ? { unread: { text: line, names: true } } : { pieces: piecesOf(plays) };
}
/** "B, no Special Condition"; „greift mit X, ATTACKE, an“: the rest of the verb. */
const isEmpty = ({ tokens }: Clause, before: Clause | undefined): boolean =>
  tokens.every(({ is }, at) => is === 'nothing' || (is === 'player' && at === 0 && tokens.length > 1)) ||
  (tokens.length === 1 && isWord(tokens[0], /^(?:an|ein)$/) && before?.tokens.some(({ is }) => is === 'part') === true);
/** A clause of which a word has no role. */
export interface Unread {
  text: string;
  /** A card is named in it. */
  names: boolean;
}
const unread = ({ tokens }: Clause): Unread => ({
  text: asWritten(tokens),
  names: tokens.some(({ is }) => is === 'name'),
}); // prettier-ignore
/** "Legal and does it KO?", "… weil Relaxo keine Fähigkeit hat?": it goes on with a question, or gives the reason for one. */
function asksOn(clauses: readonly Clause[], n: number): boolean {
  const [before, clause, next] = [clauses[n - 1], clauses[n]!, clauses[n + 1]];
  if (next?.asks && next.lead === 'and' && clause.lead === 'main' && clause.tokens.every((token) => ASKS.test(lower(token)))) return true; // prettier-ignore
  if (before === undefined || !(onlyAsks(before) || asksOn(clauses, n - 1))) return false;
  if (clause.lead === 'and') return onlyAsks({ ...clause, lead: 'main' });
  const names = clauses.slice(0, n).flatMap(({ tokens }) => tokens).flatMap((token) => nameOf(token) ?? []);
  const plays = clause.tokens.some((token) => token.is === 'verb' && !token.verbs.some(({ kind }) => IS_ASKED.has(kind)));
  return clause.asks && clause.lead === 'before' && !plays && clause.tokens.every((token) => { const name = nameOf(token); return name === undefined ? token.is !== 'player' : names.some((one) => one.includes(name)); });
} // prettier-ignore
const IS_ASKED: ReadonlySet<Kind> = new Set(['ask', 'out', 'let', 'deal']);
/** "Was kostet der Rückzug?", "What does it cost to retreat?": what the retreat of who was spoken of last costs is told by that retreat. */
const asksRetreat = ({ tokens, asks }: Clause): boolean =>
  asks &&
  tokens.some(({ text }) => /^(?:kostet|costs?|rückzugskosten)$/i.test(text)) &&
  tokens.some(({ text }) => /^(?:rückzug|rückzugskosten|retreat|to retreat)$/i.test(text)) &&
  tokens.every((token) => token.is === 'asked' || ASKS.test(lower(token)) || ARTICLE.test(lower(token)) || /^(?:kostet|costs?|rückzug|rückzugskosten|retreat|to retreat|what['’]?s)$/.test(lower(token))); // prettier-ignore
/** "…, weak to Fighting": of the Pokémon named last. */
function traitAlone({ tokens, lead, asks }: Clause): Told | undefined {
  const text = tokens.map((token) => token.text).join(' ');
  const isOne = lead === 'main' && !asks && tokens.length < 5 && tokens.every(({ is }) => is === 'word' || is === 'name') && traitIn(text) !== undefined;
  return isOne ? { kind: 'be', phrases: [{ is: 'pronoun', name: '', role: 'bare', states: [{ is: 'trait', text }], subject: true, at: 0 }], amounts: [], conditions: [], places: [] } : undefined;
} // prettier-ignore
const nameOf = (token: Token): string | undefined =>
  token.is === 'name' ? token.name : token.is === 'part' ? token.called : undefined;
/** "Weakness Fire?", "keine Schwäche?": whether that counts. */
/** "Kann Fels-Höhle das verhindern?": what an Ability does by itself. */
const PREVENTS =
  /^(?:das|this|that|den|the|schaden|damage|heilt|heals?|prevents?|stops?|blocks?|protects?|reduces?|verhinder[nt]|schützt|schützen|blockiert|blocken|blockt)$/;
const asksTrait = (tokens: readonly Token[]): boolean =>
  tokens.length < 5 && tokens.some(({ text }) => /^(?:weak|schw|resist)/i.test(text)) && traitIn(tokens.map(({ text }) => text).join(' ')) !== undefined; // prettier-ignore
/** The words of the Abilities and attacks of all Pokémon the line has named: in a question one may be called in short. */
function partsSpoken(before: readonly Clause[], plays: Plays): ReadonlySet<string> {
  const names = before.flatMap(({ tokens }) => tokens).flatMap((token) => (token.is === 'name' ? [token.name] : []));
  const parts = names.flatMap((name) => plays.cardsOf(name)).flatMap(({ abilities = [], attacks = [] }) => [...abilities, ...attacks]);
  return new Set(parts.flatMap((one) => eachName(one)).flatMap((called) => called.toLowerCase().split(/\s+/)));
} // prettier-ignore
/** "What happens?", "Ist Relaxo kampfunfähig?", "wie viel Schaden ist das": only what comes of it. */
function onlyAsks({ tokens, asks, lead }: Clause, parts: ReadonlySet<string> = new Set()): boolean {
  const begins = /^(?:anything|something|what|was|how|wie|who|wer|why|warum|is|ist|does|geht|darf|kann|can|which|welche[rs]?|survives|überlebt)$/.test(lower(tokens[0])) || tokens[0]?.is === 'asked'; // prettier-ignore
  if (asks && asksTrait(tokens)) return true;
  // "And with Pikachu ex?" is another play.
  if (
    tokens.some((token, n) => token.is === 'name' && isWord(tokens[n - 1], /^(?:with|mit|without|ohne|against|gegen)$/))
  )
    return false;
  // "Darf es jetzt nochmal Mega-Mut?" is a play.
  if (asks && isWord(tokens[0], /^(?:kann|darf|can|may|could)$/) && tokens.some(({ is }) => is === 'part') && tokens.every((token) => token.is !== 'verb' && !isWord(token, PREVENTS))) return false;
  // "Too early to evolve?"
  if (asks && isWord(tokens[0], /^(?:too|zu)$/) && tokens.every((token) => token.is === 'verb' || isWord(token, ASKS) || isWord(token, /^zu$/))) return true;
  // "Does X get damage?"
  const gets = tokens[0]?.is === 'asked' || asks && tokens.some((token) => isWord(token, /^(?:schaden|damage|prizes?|preise|preiskarten?)$/));
  return lead === 'main' && (asks || begins) && tokens.every((token) => onlyAsked(token, { asks, begins, gets, parts, alone: tokens[0]?.is === 'condition' }));
} // prettier-ignore
/** Whether a token of a question tells nothing that is not known. */
function onlyAsked(token: Token, { asks, begins, gets, parts, alone }: { asks: boolean; begins: boolean; gets: boolean; parts: ReadonlySet<string>; alone: boolean }): boolean {
  switch (token.is) {
    case 'verb':
      return token.verbs.some(({ kind }) => IS_ASKED.has(kind) || (gets && kind === 'find') || (kind === 'heal' && asks && begins) || ((kind === 'draw' || kind === 'discard') && asks));
    case 'word':
      return [/^[-+]?\d{1,3}$/, ASKS, IDLE, ARTICLE].some((words) => isWord(token, words)) || (asks && begins && parts.has(lower(token)));
    case 'condition':
      return asks && (begins || alone);
    case 'checkup':
    case 'nothing':
      return asks;
    // "Does Rock Inn prevent the damage?"
    case 'part':
      return asks && begins;
    case 'name':
      return token.kind === 'pokemon';
    default:
      return /^(?:asked|whose|genitive|player|active)$/.test(token.is);
  }
} // prettier-ignore
