// What a line names and neither the case read from it nor its ruling holds: it was passed over without a word. Cards, attacks and Abilities, Special Conditions and
// numbers are looked for, and a card on the side of the player whose the line says it is.
import { eachName, nameKey } from '../../engine/case/names.ts';
import type { Case, Player } from '../../engine/case/schema.ts';
import type { Library } from '../../engine/library.ts';
import type { Fact } from '../../engine/ruling/schema.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { clausesOf } from './laid-out/clauses.ts';
import { wordsOf } from './laid-out/laid-out.ts';
import { Mentions, type Copy, type Mention } from './laid-out/mentions.ts';
import { POKEMON_SPEECH } from './laid-out/pokemon.ts';
import type { Card, Span, Word } from './laid-out/words.ts';
import { YGO_SPEECH } from './laid-out/ygo-place.ts';
import { DENIES } from './lexing.ts';
import { notAsTold } from './not-as-told.ts';
import { PokemonLine } from './pokemon-line.ts';
import type { Token as PokemonToken } from './pokemon-sentence/tokens.ts';
import { other } from './table.ts';

/** A case read from a line. */
interface Read {
  case: Case;
  assumptions: readonly Fact[];
}
interface Means {
  find: CardFinder;
  printings?: Library['printings'] | undefined;
  /** What is ruled on a case: there a number may only be asked about ("50 or 80?"). */
  judge: (of: Case) => { headline: unknown; steps: readonly { text: unknown }[] };
}

/** The words of a line that were passed over, each with the small words before it. */
export function lostIn(line: string, { case: of, assumptions }: Read, { find, printings, judge }: Means): string[] {
  const into = new PokemonLine(find, printings);
  const { words } = wordsOf(line, of.game, find, into);
  const printed = words.flatMap((word) => (word.is === 'card' ? [numbersOfCard(word.card)] : []));
  const comesTo = () => {
    const { headline, steps } = judge(of);
    return [headline, steps.map(({ text }) => text)];
  };
  const told = new Told([of, assumptions, printed], comesTo, of);
  const lost = words.flatMap((word, n) => (isLost(word, words, n, told, into) ? [line.slice(startOf(words, n), word.stop).replace(/[\s),;.]+$/, '')] : []));
  const clauses = clausesOf(words);
  const { copies } = new Mentions(clauses, of.game === 'ygo' ? YGO_SPEECH : POKEMON_SPEECH);
  const otherwise = [...onTheOtherSide(copies, of), ...notAsTold({ line, words, clauses, copies }, of, into)];
  const longest = otherwise.filter(({ start, stop }) => !otherwise.some((one) => one.start <= start && one.stop >= stop && one.stop - one.start > stop - start)); // prettier-ignore
  return [...lost, ...new Set(longest.map(({ start, stop }) => line.slice(start, stop)))];
} // prettier-ignore

/** What is said to be a player's, and the case has on the other side only. */
function onTheOtherSide(copies: readonly Copy[], of: Case): Span[] {
  const wrong = copies.flatMap(({ mentions }) => mentions.filter(({ owner, word }) => owner && !isOn(of, owner, word) && isOn(of, other(owner), word)));
  return wrong.map(ownedIn);
} // prettier-ignore
/** On his side, his on the other's, or in his hands: he does something with it. */
function isOn({ state, moves }: Case, player: Player, { card, text: said }: Mention['word']): boolean {
  const { text } = toldBy([state?.players?.[player], ownedBy(player, state), moves?.filter((move) => 'by' in move && move.by === player)]); // prettier-ignore
  return [...eachName(card), said].some((name) => text.includes(keyOf(name)));
}
function ownedBy(player: Player, value: unknown): unknown[] {
  if (!value || typeof value !== 'object') return [];
  return 'owner' in value && value.owner === player ? [value] : Object.values(value).flatMap((one) => ownedBy(player, one));
} // prettier-ignore
/** The name with what says whose it is. */
function ownedIn({ clause: { words }, at }: Mention): Span {
  const from = words.slice(0, at).findLastIndex(({ is }) => is === 'verb' || is === 'player') + 1;
  const [of, player] = words.slice(at + 1).filter(({ is }) => is !== 'small');
  const last = of?.is === 'preposition' && player?.is === 'player' ? player : words[at]!;
  return { start: words[from]!.start, stop: last.stop };
}

/** What the case holds, and behind that what its ruling says. */
class Told {
  private readonly of: Case;
  private readonly inCase: ReturnType<typeof toldBy>;
  private readonly comesTo: () => unknown;
  private kept: ReturnType<typeof toldBy> | undefined;
  constructor(value: unknown, comesTo: () => unknown, of: Case) {
    this.inCase = toldBy(value);
    this.comesTo = comesTo;
    this.of = of;
  }
  /** Ruled on only where the case does not tell. */
  private get inRuling(): ReturnType<typeof toldBy> {
    return (this.kept ??= toldBy(this.comesTo()));
  }
  /** Whether the case itself names it. */
  isThere = (name: string): boolean => this.inCase.text.includes(keyOf(name));
  holds = (name: string): boolean => this.isThere(name) || this.inRuling.text.includes(keyOf(name));
  hasNumber(digits: string): boolean {
    return this.inCase.numbers.has(digits) || this.inRuling.numbers.has(digits);
  }
  /** As damage: that it is a Pokémon's HP does not tell it. */
  hasDamage(count: number): boolean {
    return count === 0 || damages(this.of).has(count) || this.inRuling.numbers.has(`${count}`);
  }
  /** So many HP are left of one that has damage. */
  hasLeft(count: number): boolean {
    return this.hasNumber(`${count}`) || damages(this.of).size > 0;
  }
}
const keyOf = (text: string): string => nameKey(text).toLowerCase();
const toldBy = (value: unknown) => ({ text: keyOf(JSON.stringify(value)), numbers: numbersIn(value) });

function isLost(word: Word, words: readonly Word[], n: number, told: Told, into: PokemonLine): boolean {
  if (isDenied(words, n))
    return (
      word.is === 'card' &&
      [word.text, ...eachName(word.card)].some(told.isThere) &&
      !words.some((one, at) => one.is === 'card' && one.card === word.card && !isDenied(words, at))
    );
  // What somebody did before now counts only as done: "A has already played Iono".
  if (word.is === 'card') return !told.holds(word.text) && !isHeld(word.card, told) && !isDoneBefore(words, n) && !isPlayedBefore(word.card, told); // prettier-ignore
  if (word.is !== 'said') return false;
  const said = word.said as PokemonToken;
  if (said.is === 'part') return !partNames(said.called, into).some(told.holds) && !isDoneBefore(words, n);
  if (said.is === 'condition') return isConditionLost(said.condition, words, n, told);
  if (said.is === 'amount' && said.of === 'damage') return !told.hasDamage(said.count);
  if (said.is === 'amount' && said.of === 'left') return !told.hasLeft(said.count);
  if (said.is === 'word' && isAsked(words, n)) return false;
  return (word.text.match(/\d+/g) ?? []).some((digits) => !told.hasNumber(digits));
}
const isDenied = (words: readonly Word[], n: number): boolean =>
  DENIES.test(words[n - 1]?.text ?? '') || (words[n]!.is === 'card' && isSaidNot(words, n));
const NOT = /^(?:not|nicht|never|nie|\p{L}+n['’]t)$/iu;
/** "X isn't Confused", „Y liegt nicht auf der Bank“, "Z not used yet": it is not so, not there or not done. */
function isSaidNot(words: readonly Word[], n: number): boolean {
  const ends = (word: Word | undefined): boolean => word === undefined || word.is === 'sign' || word.is === 'and' || word.is === 'begins';
  const from = words.findLastIndex((word, at) => at < n && ends(word)) + 1;
  const to = words.findIndex((word, at) => at > n && ends(word));
  const clause = words.slice(from, to < 0 ? undefined : to);
  const not = clause.findIndex(({ text }) => NOT.test(text));
  if (not < 0) return false;
  const word = words[n]!;
  const isCondition = word.is === 'said' && word.said.is === 'condition';
  const undone = clause.some((one, at) => (one.is === 'verb' && one.verbs.some(({ form, kind }) => form === 'participle' && kind === 'use')) || (at > not && one.is === 'said' && one.said.is === 'place'));
  return isCondition ? from + not < n : undone && clause.filter(({ is }) => is === 'card').length === 1;
} // prettier-ignore
/** Of these the last one counts. */
const ofTurned = (condition: string): string[] => (TURNED.has(condition) ? [...TURNED] : [condition]);
const TURNED: ReadonlySet<string> = new Set(['asleep', 'paralyzed', 'confused']);
/** "180 or 210?" */
const isAsked = (words: readonly Word[], n: number): boolean =>
  [words[n - 1], words[n + 1]].some((word) => /^(?:or|oder|\?)$/i.test(word?.text ?? ''));
/** Of a Supporter that discards the hand only that one was played. */
const isPlayedBefore = (card: Extract<Word, { is: 'card' }>['card'], told: Told): boolean =>
  'trainer' in card && card.trainer === 'supporter' && told.isThere('a Supporter');
const isConditionLost = (condition: string, words: readonly Word[], n: number, told: Told): boolean =>
  !isSaidNot(words, n) && !isAskedAlone(words, n) && !ofTurned(condition).some(told.holds);
/** "Asleep?" is only asked. */
function isAskedAlone(words: readonly Word[], n: number): boolean {
  const [before, behind] = [words[n - 1], words[n + 1]];
  const clause = words.slice(words.findLastIndex((word, at) => at < n && word.is === 'sign') + 1, n);
  // "Is X Paralyzed?"
  if (behind?.text === '?' && /^(?:is|are|ist|sind|wird|does|gets)$/i.test(clause[0]?.text ?? '')) return true;
  return behind?.text === '?' && (before === undefined || (before.is === 'sign' && /^[.?!;)]$/.test(before.text)));
}
const BEFORE = /(?<!\p{L})(?:already|schon|bereits|earlier|ago|vorher|davor)(?!\p{L})/iu;
function isDoneBefore(words: readonly Word[], n: number): boolean {
  const from = words.slice(0, n).findLastIndex(({ is }) => is === 'sign') + 1;
  const to = words.findIndex(({ is }, at) => at > n && is === 'sign');
  return words.slice(from, to < 0 ? undefined : to).some(({ text }) => BEFORE.test(text));
}
/** Where the articles, prepositions and other small words before it begin. */
function startOf(words: readonly Word[], n: number): number {
  let at = n;
  while (at > 0 && (words[at - 1]!.is === 'preposition' || words[at - 1]!.is === 'small')) at--;
  return words[at]!.start;
}

/** By any of its names; basic Energy by its type. */
const isHeld = (card: Card, told: Told): boolean =>
  eachName(card).some(told.holds) ||
  (card.kind === 'energy' && 'types' in card && (card.types?.some(told.holds) ?? false));
/** What is printed on it may be told beside it: "Jinzo (2400)", "pays 800 for Brain Control". */
const numbersOfCard = ({ name: _, ...card }: Card): string[] => [...numbersIn(card)];

/** An attack or Ability in both languages; an Ability is told by the Pokémon that has it. */
function partNames(called: string, into: PokemonLine): string[] {
  const key = nameKey(called);
  const isIt = (part: Parameters<typeof eachName>[0]): boolean => eachName(part).some((one) => nameKey(one) === key);
  const owners = into.using(called).flatMap((name) => {
    const card = into.known(name)?.card;
    const all = [card ?? [], into.printings(name)].flat();
    const attacks = all.flatMap((one) => one.attacks ?? []).filter(isIt);
    const isAbility = all.some((one) => one.abilities?.some(isIt));
    return [...attacks.flatMap(eachName), ...(isAbility && card ? eachName(card) : [])];
  });
  return [called, ...owners];
}

/** What lies on Pokémon, is put on them and what attacks do. */
function damages({ state, cards, moves }: Case): ReadonlySet<number> {
  const found = new Set<number>();
  const look = (value: unknown, times: number): void => {
    if (times > 0 && (typeof value === 'number' || typeof value === 'string')) found.add(parseInt(`${value}`, 10) * times);
    else if (value && typeof value === 'object') for (const [key, one] of Object.entries(value)) look(one, /damage/i.test(key) ? 1 : /counters/i.test(key) ? 10 : times);
  };
  look([state, cards, moves], 0);
  return found;
} // prettier-ignore

/** Every number in it, and how many of a kind stand anywhere; damage also in damage counters. */
function numbersIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'number') for (const one of [value, value / 10, value * 10]) found.add(`${one}`);
  else if (typeof value === 'string') for (const [digits] of value.matchAll(/\d+/g)) found.add(digits);
  else if (value && typeof value === 'object') {
    const inside = Object.values(value);
    for (let n = 0; n <= inside.length; n++) found.add(`${n}`);
    for (const one of inside) numbersIn(one, found);
  }
  return found;
}
