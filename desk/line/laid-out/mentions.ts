// The cards a line that was not read whole speaks of, each copy once: whose it is, and what the line does with it wherever it is named.
import { bothNames } from '../../localized.ts';
import type { Player } from '../../../engine/case/schema.ts';
import { other } from '../table.ts';
import { deedAt, hangsOn, roleAt, type Clause, type Deed } from './clauses.ts';
import type { Card, CardWord, Word } from './words.ts';

/** A card named at a place of the line. */
export interface Mention {
  clause: Clause;
  at: number;
  word: CardWord;
  deed: Deed | undefined;
  role: string;
  /** The player whose the line says it is, by name, or by its place where nothing is done to it. */
  owner: Player | undefined;
}
export interface Copy {
  card: Card;
  name: string;
  player: Player;
  /** The line says whose. */
  told: boolean;
  mentions: Mention[];
}
/** What a game knows of its sentences. */
export interface Speech {
  /** What is done to a card of the other player's. */
  hostile: (mention: Mention) => boolean;
  /** Whose place it is in which a card lies, where the line says so. */
  sideOfPlace: (clause: Clause, at: number) => Player | undefined;
}

const isJoining = (word: Word | undefined): boolean => word?.is === 'and' || (word?.is === 'sign' && (word.sign === ',' || word.sign === '+')); // prettier-ignore
/** Where the word stands before a card and what is said of it: "and an undamaged X". */
function joinAt(words: readonly Word[], card: number): number {
  const isSaidOf = (word: Word | undefined): boolean =>
    word?.is === 'small' || (word?.is === 'preposition' && /^an$/i.test(word.text)) || (word?.is === 'said' && word.said.is === 'amount');
  return words.findLastIndex((word, n) => n < card && !isSaidOf(word));
} // prettier-ignore
const STATES: ReadonlySet<string> = new Set(['have', 'be', 'lie']);
export const isState = (deed: Deed | undefined): boolean => deed === undefined || STATES.has(deed.kind);
/**
 * What is said of the card at this place: the first such word behind it, else the nearest before it. What is done, and another card that is not joined with it,
 * stand between.
 */
export function saidOf<T>(clause: Clause, n: number, told: Tells<T>): { said: T; word: Word } | undefined {
  const { words } = clause;
  const isDone = (word: Word): boolean => word.is === 'verb' && !word.verbs.some(({ kind }) => STATES.has(kind));
  const isOfNext = (word: Word, at: number): boolean => word.is === 'whose' || (word.is === 'player' && words[at - 1]?.is !== 'preposition');
  const stops = (word: Word, at: number): boolean => (word.is === 'card' && !isJoining(words[joinAt(words, at)])) || isDone(word);
  for (let at = n + 1; at < words.length; at++) {
    const isNext = isOfNext(words[at]!, at);
    const where = isNext && words[at]!.is === 'whose' ? at + 1 : at;
    const said = words[where] && !isBeforeCard(words, where) ? told(words[where], where, clause, n) : undefined;
    if (said !== undefined) return { said, word: words[where]! };
    if (isNext || stops(words[at]!, at)) break;
  }
  const inside = saidInside(clause, n, told);
  if (inside) return inside;
  for (let at = n - 1; at >= 0 && !(words[at]!.is === 'card' && !isJoining(words[at + 1])) && !isRole(words, at); at--) {
    const said = told(words[at]!, at, clause, n);
    if (said !== undefined) return { said, word: words[at]! };
    if (isDone(words[at]!)) break;
  }
  return undefined;
} // prettier-ignore
/** A preposition; "greift ein gesetztes Monster an: X" has none before X. */
const isRole = (words: readonly Word[], at: number): boolean =>
  words[at]!.is === 'preposition' && !/^[:=]$/.test(words[at + 1]?.text ?? '');
/** What a word tells of the card at the place `n` of a clause. */
export type Tells<T> = (word: Word, at: number, clause: Clause, n: number) => T | undefined;
/** "the benched X": of the card behind it; "on the Bench" may be of the one before. */
function isBeforeCard(words: readonly Word[], at: number): boolean {
  const next = words.slice(at + 1).find(({ is }) => is !== 'small' && is !== 'said');
  return next?.is === 'card' && !/^(?:in|im|on|from|aus|auf|at|bei)\s/i.test(words[at]!.text);
}
/** "X (defense)": parentheses in which no other card is named. */
function saidInside<T>({ words, inside }: Clause, n: number, told: Tells<T>): { said: T; word: Word } | undefined {
  const own = inside.find(({ words: some, within }) => some.every(({ is }) => is !== 'card') && words.slice(0, within?.behind).findLastIndex(({ is }) => is === 'card') === n);
  for (const [at, word] of own?.words.entries() ?? []) {
    const said = told(word, at, own!, -1);
    if (said !== undefined) return { said, word };
  }
  return undefined;
} // prettier-ignore

const ANOTHER = /^(?:another|second|third|weitere[nrs]?|zweite[nrs]?|dritte[nrs]?|andere[nrs]?)$/i;
const NUMBERS: readonly (readonly [RegExp, number])[] = [[/^(?:2x?|two|zwei|beide)$/i, 2], [/^(?:3x?|three|drei)$/i, 3]]; // prettier-ignore

export class Mentions {
  readonly copies: Copy[] = [];
  /** Who did something last. */
  private last: Player | undefined;
  private readonly lettered: boolean;
  private readonly speech: Speech;
  constructor(clauses: readonly Clause[], speech: Speech) {
    this.speech = speech;
    this.lettered = clauses.some(({ words }) => words.some(({ is, text }) => (is === 'player' || is === 'whose') && /(?:^|\s)[AB]/.test(text)));
    for (const clause of clauses) {
      clause.by = this.actor(clause);
      if (!clause.within) this.last = clause.by ?? this.last;
      for (const [at, word] of clause.words.entries()) if (word.is === 'card') this.mention(clause, at, word);
    }
  } // prettier-ignore

  private playerOf(said: Player | 'own' | 'other', by: Player | undefined): Player | undefined {
    if (said === 'own') return by;
    if (said !== 'other') return said;
    return this.lettered && by ? other(by) : 'B';
  }
  /** Who does what a clause tells. */
  private actor(clause: Clause): Player | undefined {
    const { words, within, answers } = clause;
    const before = within?.clause.by ?? this.last;
    const player = words.find(({ is }, at) => is === 'player' && words[at - 1]?.is !== 'preposition') ?? words.find(({ is }) => is === 'player');
    if (player?.is === 'player') return this.playerOf(player.player, before);
    const at = words.findIndex(({ is }) => is === 'card');
    const verb = words.findIndex(({ is }) => is === 'verb');
    const first = words[at];
    if (first?.is === 'card' && (verb > at || verb < 0)) {
      const owner = this.named(clause, at, before) ?? this.speech.sideOfPlace(clause, at) ?? this.copies.findLast(({ card }) => card === first.card)?.player;
      if (owner) return owner;
    }
    return answers && before ? other(before) : before;
  } // prettier-ignore

  /** Whose the line says a card is: "B's X", "X of B", "B's only monster is X". */
  private named(clause: Clause, at: number, by: Player | undefined): Player | undefined {
    const before = hangsOn(clause, at);
    if (before?.is === 'whose') return this.playerOf(before.player, by);
    const [of, player] = clause.words.slice(at + 1).filter(({ is }) => is !== 'small');
    if (of?.is === 'preposition' && /^(?:of|von|bei)$/i.test(of.text) && player?.is === 'player') return this.playerOf(player.player, by);
    const is = clause.words.findIndex((word) => word.is === 'verb' && word.verbs.some(({ kind }) => kind === 'be'));
    const whose = is >= 0 && is < at ? clause.words.slice(0, is).findLast((word) => word.is === 'whose' || word.is === 'card') : undefined;
    return whose?.is === 'whose' ? this.playerOf(whose.player, by) : undefined;
  } // prettier-ignore
  private mention(clause: Clause, at: number, word: CardWord): void {
    const [named, ofPlace] = [this.named(clause, at, clause.by), this.speech.sideOfPlace(clause, at)];
    const deed = deedAt(clause, at);
    const told = named ?? ofPlace;
    const mention: Mention = { clause, at, word, deed, role: roleAt(clause, at), owner: named ?? (isState(deed) ? ofPlace : undefined) }; // prettier-ignore
    const copy = this.known(mention, told);
    if (copy) {
      copy.mentions.push(mention);
      if (told && !copy.told) Object.assign(copy, { player: told, told: true });
      return;
    }
    const player = told ?? this.guessed(mention);
    const name = bothNames(word.card.name).en;
    for (let n = 0; n < this.howMany(mention); n++)
      this.copies.push({ card: word.card, name, player, told: told !== undefined, mentions: [mention] });
  }
  /** The copy that is spoken of again. */
  private known({ clause, at, word }: Mention, told: Player | undefined): Copy | undefined {
    const same = this.copies.filter(({ card }) => card === word.card);
    const isAnother = clause.words.slice(Math.max(0, at - 2), at).some(({ is, text }) => (is === 'small' || is === 'said') && ANOTHER.test(text));
    if (isAnother) return undefined;
    return told ? (same.findLast(({ player }) => player === told) ?? same.findLast((one) => !one.told)) : same.at(-1);
  } // prettier-ignore
  private guessed(mention: Mention): Player {
    const { clause, at } = mention;
    const by = clause.by ?? 'A';
    const joined = clause.words.slice(0, at).findLastIndex(({ is }) => is === 'card');
    const before = joined >= 0 && clause.words.slice(joined + 1, at).every((word) => isJoining(word) || word.is === 'small') && this.copies.findLast(({ mentions }) => mentions.some((one) => one.clause === clause && one.at === joined));
    if (before) return before.player;
    return this.speech.hostile(mention) ? other(by) : by;
  } // prettier-ignore
  private howMany({ clause, at }: Mention): number {
    const words = clause.words.slice(Math.max(0, at - 3), at).toReversed();
    for (const word of words) {
      if (word.is !== 'said' && word.is !== 'small') return 1;
      const count = NUMBERS.find(([said]) => said.test(word.text))?.[1];
      if (count) return count;
    }
    return 1;
  }
}
