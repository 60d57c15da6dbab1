// Names that stand in a line in short or with a typing error: of a card the line names whole, else of the one card that can be meant. Where several can, it stays
// quoted with them.
import type { Game } from '../../../engine/case/schema.ts';
import { editDistance } from '../../../rules-db/edit-distance.ts';
import { allowedEdits, key, words as wordsOf } from '../../../rules-db/text.ts';
import type { Localized } from '../../../engine/ruling/schema.ts';
import { bothNames } from '../../localized.ts';
import type { CardFinder } from '../../lookup/find-card.ts';
import { isShortOf } from '../sentence/names.ts';
import type { Card, CardWord, Word } from './words.ts';

/** Words that may mean several cards. */
export interface Unclear {
  written: string;
  names: string[];
}
export interface NamesFound {
  words: Word[];
  unclear: Unclear[];
  /** What was written, and the card it is taken for. */
  guessed: { written: string; name: Localized }[];
}
/** Each search is paid for while somebody types. */
const SEARCHES = 3;
const LONGEST = 4;
const SHORTEST = 3;

export function withUnknownNames(words: readonly Word[], game: Game, find: CardFinder, mayBeName: (word: Word) => boolean): NamesFound {
  const found: NamesFound = { words: [], unclear: [], guessed: [] };
  let searches = 0;
  const isTakenFor = (written: string, { card }: CardWord): void => {
    const name = bothNames(card.name);
    if (!found.guessed.some((one) => one.written === written)) found.guessed.push({ written, name });
  };
  for (let at = 0; at < words.length; at++) {
    const run = runFrom(words, at, mayBeName);
    const short = run.length > 0 ? (toldBehind(words, at) ?? inShort(words[at]!, words)) : undefined;
    if (short) {
      found.words.push(short);
      isTakenFor(words[at]!.text, short);
      continue;
    }
    const read = run.length > 0 && searches < SEARCHES && canBeName(words, at) ? searched(run, game, find, () => searches++ < SEARCHES) : undefined;
    if (read?.card) {
      found.words.push(read.card);
      isTakenFor(read.card.text, read.card);
      at += read.of - 1;
      continue;
    }
    if (read?.unclear) found.unclear.push(read.unclear);
    found.words.push(words[at]!);
  }
  return found;
} // prettier-ignore

function runFrom(words: readonly Word[], from: number, mayBeName: (word: Word) => boolean): Word[] {
  const behind = words.slice(from, from + LONGEST);
  const end = behind.findIndex((word) => !mayBeName(word));
  return end < 0 ? behind : behind.slice(0, end);
}
/** Written as a name, where one can stand. */
function canBeName(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  const isFirst = before === undefined || (before.is === 'sign' && ['.', '?', '!'].includes(before.sign));
  // Every sentence begins with a capital letter.
  return before?.is === 'player' || (/^[\p{Lu}\d]/u.test(words[at]!.text) && !(isFirst && isPlain(words[at]!.text)));
}
const isPlain = (text: string): boolean => /^\p{Lu}?\p{Ll}{1,4}$/u.test(text);
/** "Solemn", "the Skull": a word of the one name of the line that has it. */
function inShort(word: Word, words: readonly Word[]): CardWord | undefined {
  if (!/^\p{Lu}/u.test(word.text)) return undefined;
  const forms = [word.text, word.text.replace(/s$/, '')].map((text) => text.toLowerCase());
  const cards = words.filter((one) => one.is === 'card').filter((one) => {
    const { de, en } = bothNames(one.card.name);
    return [de, en].some((name) => forms.some((form) => isShortOf(form, { text: one.text, name })));
  });
  const [first] = cards;
  if (!first || cards.some(({ card }) => card !== first.card)) return undefined;
  return asCard(word, first.card);
} // prettier-ignore
const asCard = ({ text, start, stop }: Word, card: Card): CardWord => ({ is: 'card', card, text, start, stop });
/** "D-Fissure (Dimensional Fissure)": the name behind it in parentheses. */
function toldBehind(words: readonly Word[], at: number): CardWord | undefined {
  const [open, card, close] = words.slice(at + 1, at + 4);
  const isIt = open?.is === 'sign' && open.sign === '(' && card?.is === 'card' && close?.is === 'sign' && close.sign === ')';
  return isIt ? asCard(words[at]!, card.card) : undefined;
} // prettier-ignore

type Searched = { card?: CardWord; unclear?: Unclear; of: number };
function searched(run: readonly Word[], game: Game, find: CardFinder, may: () => boolean): Searched | undefined {
  const spans = [run.length, ...(run.length > 1 ? [1] : [])];
  for (const of of spans) {
    const [first, last] = [run[0]!, run[of - 1]!];
    const written = run.slice(0, of).map(({ text }) => text).join(' ').replace(/['’]s?$/, '');
    if (written.length < SHORTEST || !may()) continue;
    const found = find(game, written);
    const at = { text: written, start: first.start, stop: last.stop };
    if (found.is === 'named') return { card: { ...at, is: 'card', card: found.card }, of };
    if (found.is === 'guessed' && isMeant(written, bothNames(found.card.name))) return { card: { ...at, is: 'card', card: found.card }, of };
    const near = found.is === 'guessed' ? [found.name] : found.is === 'unclear' || of === run.length ? found.near.filter((name) => isLike(written, name) || found.is === 'unclear') : [];
    if (near.length > 0 && /^\p{Lu}/u.test(written)) return { unclear: { written, names: near }, of };
  }
  return undefined;
} // prettier-ignore
const isLike = (written: string, name: string): boolean => {
  const typed = key(written);
  const allowed = Math.min(allowedEdits(typed.length), Math.floor(typed.length / 4));
  return editDistance(typed, key(name), allowed) <= allowed;
};
/** An abbreviation, the name with a typing error, or the word it begins with. */
const isMeant = (written: string, { de, en }: Localized): boolean =>
  /^\p{Lu}{2,}$/u.test(written.replace(/\p{Ll}/u, '')) || [de, en].some((name) => isLike(written, name) || isWordIn(written, name)); // prettier-ignore
const isWordIn = (written: string, name: string): boolean => {
  const has = wordsOf(name);
  return wordsOf(written).every((word) => has.includes(word)) || key(name).startsWith(key(written));
};
