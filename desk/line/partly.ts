// A line of which all is read but some words that play nothing: it is ruled without them, and they are the question. Left out is only what names no card the
// rest does not name, too; what could be a card's name spelled otherwise is never left out.
import type { Game } from '../../engine/case/schema.ts';
import { cardOfName, type CardFinder } from '../lookup/find-card.ts';
import { readLine, type LineOptions, type ReadLine } from '../line.ts';
import { Refused, unlessRefused } from '../refused.ts';
import { isSign } from './laid-out/clauses.ts';
import { wordsIn } from './laid-out/laid-out.ts';
import type { Span, Word } from './laid-out/words.ts';
import { PokemonLine } from './pokemon-line.ts';
import { lostIn } from './lost.ts';
import { clauseNotUnderstood } from './problems.ts';
import { isReadNotRuled } from './read-not-ruled.ts';
import { unreadFact } from './unread.ts';

/** So many ways to leave words out are tried. */
const TRIES = 80;
/** So many words within a clause. */
const MOST_WORDS = 5;

/** The case a line means, all it names in it. Throws `Refused` with what is wrong with the line, or was passed over. */
export function readWholeLine(line: string, options: LineOptions): ReadLine {
  const found = readLine(line, options);
  const [lost] = lostOf(line, found, options);
  return lost === undefined ? found : clauseNotUnderstood(lost);
}
/** The case a line means; where it is not read whole, of as much as is read. Throws `Refused` with what is wrong with the line. */
export function readLineAsFarAs(line: string, options: LineOptions): ReadLine {
  try {
    const found = readLine(line, options);
    const lost = lostOf(line, found, options);
    const [first] = lost;
    if (first === undefined) return found;
    // What was passed over is never why something is not legal.
    if (options.judge?.(found.case).verdict === 'illegal') return clauseNotUnderstood(first);
    return { ...found, assumptions: [...found.assumptions, unreadFact(lost)] };
  } catch (error) {
    const part = error instanceof Refused && !isReadNotRuled(error) && !error.problems.some(({ didYouMean }) => didYouMean?.length) ? partly(line, options) : undefined;
    if (part) return part;
    throw error;
  }
} // prettier-ignore

/** What was passed over; nobody looks where nothing is ruled. */
const lostOf = (line: string, found: ReadLine, { find, printings, judge }: LineOptions): string[] =>
  judge && found.case.moves?.length ? lostIn(line, found, { find, printings, judge }) : [];

function partly(line: string, options: LineOptions): ReadLine | undefined {
  const { game, printings, judge, ...more } = options;
  const find = withoutSearch(options.find);
  const { asked, words, unclear } = wordsIn(line, game, find, new PokemonLine(find, printings));
  if (unclear.length > 0 || !words.some(({ is }) => is === 'card')) return undefined;
  const isKnown = (name: string): boolean => cardOfName(find, asked, name) !== undefined;
  const read = (rest: string, judging: Pick<LineOptions, 'judge'>): ReadLine | undefined => {
    const found = unlessRefused(() => readLine(rest, { ...more, find, game: asked, ...(printings && { printings }), ...judging }));
    return found?.case.moves?.length && !inventsCard(line, found, isKnown) ? found : undefined;
  };
  for (const { spans, isClause } of waysOf(line, words)) {
    const rest = without(line, spans);
    // Whether it reads at all is asked first: to rule on it costs a hundred times as much.
    const found = read(rest, {}) && read(rest, judge ? { judge } : {});
    // A clause less is what was told else; with a word or a fact less something else may be told.
    if (!found || !(isClause || judge?.(found.case).verdict !== 'illegal')) continue;
    if (lostOf(rest, found, { ...options, find }).length > 0) continue;
    const unread = spans.map(({ start, stop }) => line.slice(start, stop).trim());
    return { ...found, assumptions: [...found.assumptions, unreadFact(unread)] };
  }
  return undefined;
} // prettier-ignore

/** What is left beside a gap is taken for the name of a card only this line describes. */
const inventsCard = (line: string, { case: of }: ReadLine, isKnown: (name: string) => boolean): boolean =>
  Object.keys(of.cards ?? {}).some(
    (name) => /\s{2}/.test(name) || (!line.includes(name) && /^\p{Lu}/u.test(name) && !isKnown(name)),
  );

/** So long a text is no name in short: nobody looks for what else it may be. */
function withoutSearch(find: CardFinder): CardFinder {
  const short = (game: Game, name: string): ReturnType<CardFinder> =>
    name.split(' ').length > LONGEST_NAME
      ? (cardOfName(find, game, name) ?? { is: 'unknown', near: [] })
      : find(game, name);
  return Object.assign(short, find);
}
const LONGEST_NAME = 4;

/** What is left out. */
interface Way {
  spans: readonly Span[];
  /** Whole clauses in which no amount or moment is told, nothing within one. */
  isClause: boolean;
}
/** The ways to leave words out that are tried: one clause, some words within one, two of these; the shortest first. */
function waysOf(line: string, words: readonly Word[]): Way[] {
  const [told, idle] = [true, false].map((tells) => ways(line, clausesIn(words).filter((span) => tellsFact(words, span) === tells), !tells)) as [Way[], Way[]];
  const clauses = [...idle, ...told];
  const runs = ways(line, runsIn(words), false);
  const aims = ways(line, aimsIn(words), true);
  const single = [...aims, ...idle, ...runs, ...told];
  // A clause with another or with a run: nobody makes the thousands that would not be tried.
  const pairs = single.length < TRIES ? pairsOf([...aims, ...clauses], runs) : [];
  return [...single, ...pairs].slice(0, TRIES);
} // prettier-ignore
/** Two that do not overlap, the shortest first. */
function pairsOf(clauses: readonly Way[], runs: readonly Way[]): Way[] {
  const pairs = clauses.flatMap((one, n) =>
    [...clauses.slice(n + 1), ...runs].flatMap((two): Way[] => {
      const [first, second] = [...one.spans, ...two.spans].toSorted((a, b) => a.start - b.start) as [Span, Span];
      return first.stop <= second.start ? [{ spans: [first, second], isClause: one.isClause && two.isClause }] : [];
    }),
  );
  return pairs.toSorted(byLength);
}
const ways = (line: string, spans: readonly Span[], isClause: boolean): Way[] =>
  spans
    .filter(({ start, stop }) => /\p{L}/u.test(line.slice(start, stop)))
    .map((span) => ({ spans: [span], isClause }))
    .toSorted(byLength);
const byLength = (one: Way, two: Way): number => lengthOf(one.spans) - lengthOf(two.spans);

/** What stands between signs and conjunctions. */
function clausesIn(words: readonly Word[]): Span[] {
  const ends = [...words.keys(), words.length].filter((n) => isEnd(words, n));
  return ends.flatMap((from, n) => ends.slice(n + 1).flatMap((to) => (saysNothingNew(words, from, to) ? [whole(words, from, to)] : [])));
} // prettier-ignore
/** Whether a moment or an amount is left out with it. */
const tellsFact = (words: readonly Word[], { start, stop }: Span): boolean =>
  words.some((word) => word.is === 'said' && word.start >= start && word.stop <= stop && FACTS.has(word.said.is));
const FACTS: ReadonlySet<string> = new Set([
  'moment',
  'counted',
  'life',
  'points',
  'held',
  'amount',
  'number',
  'condition',
  'turn',
  'turn of',
  'going',
  'last turn',
  'this turn',
]);

/** Words within a clause that are nothing a case has; not what stands in a verb's place behind a player. */
function runsIn(words: readonly Word[]): Span[] {
  return words.flatMap((first, from) => {
    if (words[from - 1]?.is === 'player' || hasNumber(words[from - 1]) || isPlayed(words[from - 1], first)) return [];
    const behind = words.slice(from, from + MOST_WORDS);
    const stop = behind.findIndex((word, n) => !isIdle(word) || hasNumber(words[from + n + 1]));
    // A preposition is left out only with what stands behind it.
    return (stop < 0 ? behind : behind.slice(0, stop)).flatMap((last, n) =>
      last.is === 'preposition' && !endsAt(words, from + n + 1) ? [] : [{ start: first.start, stop: last.stop }],
    );
  });
}
/** "plays Boss": what is played is a name, whichever that is. */
const isPlayed = (before: Word | undefined, word: Word): boolean =>
  before?.is === 'verb' && /^\p{Lu}/u.test(word.text) && before.verbs.some(({ kind }) => /^(?:use|play|activate|chain)$/.test(kind)); // prettier-ignore
/** "to wipe B's backrow", „um ihn zu retten“: what for. It names no card and no number, and denies nothing. */
function aimsIn(words: readonly Word[]): Span[] {
  return words.flatMap((first, from) => {
    const before = words[from - 1];
    const opens = /^um$/i.test(first.text) || (/^to(?:\s|$)/i.test(first.text) && before !== undefined && !(before.is === 'said' || before.is === 'verb'));
    if (!opens || before === undefined || before.is === 'sign') return [];
    const stop = words.findIndex((_, n) => n > from && isEnd(words, n));
    const aim = words.slice(from, stop < 0 ? undefined : stop);
    const isAim = aim.length > 1 && aim.every((word) => word.is !== 'card' && !/\d/.test(word.text) && !NOT.test(word.text)) && (/^to/i.test(first.text) || /^zu/i.test(aim.findLast(({ is }) => is !== 'said')?.text ?? '') || aim.some(({ text }) => /^zu$/i.test(text)));
    return isAim ? [{ start: first.start, stop: aim.at(-1)!.stop }] : [];
  });
} // prettier-ignore
const endsAt = (words: readonly Word[], n: number): boolean => words[n] === undefined || words[n]!.is === 'sign';
const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, { start, stop }) => sum + stop - start, 0);
/** Signs, "and", "when": a clause ends before or behind them. */
const isEnd = (words: readonly Word[], n: number): boolean =>
  n === 0 ||
  n === words.length ||
  words[n]!.is === 'begins' ||
  [words[n - 1], words[n]].some((word) => word?.is === 'sign' || word?.is === 'and');
/** No card that is not named before, no sign of a play, and of parentheses both. */
function saysNothingNew(words: readonly Word[], from: number, to: number): boolean {
  const part = words.slice(from, to);
  const count = (sign: string): number => part.filter((word) => isSign(word, sign)).length;
  const known = new Set(words.slice(0, from).map(nameOf));
  return (
    part[0]?.is !== 'sign' &&
    part.at(-1)?.is !== 'sign' &&
    // "A: X": who plays is no clause.
    !isSign(words[to], ':') &&
    part.some(({ is }) => is !== 'and' && is !== 'begins') &&
    part.every((word) => nameOf(word) === undefined || known.has(nameOf(word))) &&
    !countsOf(words, from, to) &&
    [':', '>', '→', '+'].every((sign) => count(sign) === 0) &&
    count('(') === count(')')
  );
}
/** "(150 on it)", "X has 150", "it had 150", "ATTACK (4 discarded)", "B with 5": a number said of a card, attack or player is never left out. */
function countsOf(words: readonly Word[], from: number, to: number): boolean {
  const part = words.slice(from, to);
  if (!part.some(hasNumber)) return false;
  if (
    part.some(
      ({ is, text }) => is === 'card' || is === 'player' || IT.test(text) || TENS.test(text) || /^\p{Lu}/u.test(text),
    )
  )
    return true;
  const before = words[cardEnd(words, from)];
  return before !== undefined && nameOf(before) !== undefined;
}
const hasNumber = (word: Word | undefined): boolean => word !== undefined && /\d/.test(word.text);
/** Damage, HP, ATK: nobody needs to say of whom. */
const TENS = /^\d{1,3}0$/;
const IT = /^(?:its?|him|her|their|them|ihm|ihn|ihr|sein\p{L}*|dran|drauf|daran|darauf)$/iu;
/** Where the name ends behind which these words stand, be it with parentheses between. */
function cardEnd(words: readonly Word[], from: number): number {
  const at = isSign(words[from - 1], '(') ? from - 2 : from - 1;
  return isSign(words[at], ')') ? words.findLastIndex((word, n) => n < at && isSign(word, '(')) - 1 : at;
}
const nameOf = (word: Word): string | undefined =>
  word.is === 'card'
    ? JSON.stringify(word.card.name)
    : word.is === 'said' && word.said.is === 'part'
      ? word.text.toLowerCase()
      : undefined;
/** A clause with the parentheses it stands in. */
function whole(words: readonly Word[], from: number, to: number): Span {
  const inside = isSign(words[from - 1], '(') && isSign(words[to], ')');
  return { start: words[inside ? from - 1 : from]!.start, stop: words[inside ? to : to - 1]!.stop };
}
/** No name, no number, nobody, nothing that is done and no "not". */
const isIdle = (word: Word): boolean =>
  (word.is === 'small' || word.is === 'preposition' || (word.is === 'said' && word.said.is === 'word')) &&
  !/\d/.test(word.text) &&
  !NOT.test(word.text);
const NOT = /^(?:not|no|never|without|kein\p{L}*|nicht|nie|ohne|\p{L}+n['’]t)$/iu;

/** The line without these words, and without signs that then stand alone. */
function without(line: string, spans: readonly Span[]): string {
  const kept = spans
    .toSorted((one, two) => two.start - one.start)
    .reduce((text, { start, stop }) => `${text.slice(0, start)} ${text.slice(stop)}`, line);
  return kept
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[,.;?!])/g, '')
    .replace(/[,;](?=[,.;?!])/g, '')
    .replace(/([.?!])[.?!,;]+/g, '$1')
    .replace(/(?:^|(?<=[.,;]\s))(?:and|und|but|aber)\s+/gi, '')
    .replace(/^[\s,.;?!]+|(?:\s|,|;|\b(?:and|und))+$/g, '');
}
