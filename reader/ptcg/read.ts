/** A Pokémon card's texts → its effects. */
import type { PtcgCard } from '../../engine/case/schema.ts';
import { nameKey, englishName } from '../../engine/case/names.ts';
import type { UnreadText } from '../../engine/reading.ts';
import type { Effect } from '../../engine/ptcg/effects/schema.ts';
import { bothLanguages, ptcgBoxes, type Box } from '../frame/boxes.ts';
import type { Parsed } from '../frame/grammar.ts';
import { sameValue } from '../frame/values.ts';
import { piecesOf, pointersOf, stretchesOf, type Stretch } from '../frame/pieces.ts';
import { sentences, type Span } from '../frame/sentences.ts';
import { tokenize, type Token } from '../frame/tokens.ts';
import { nameEnds } from '../frame/names.ts';
import type { NameList, Reading, Role } from '../reading.ts';
import { CANON } from './canon.ts';
import { recordsOf, type BoxRecords } from './assemble/records.ts';
import type { Context, Said } from './grammar/phrases.ts';
import { grammar } from './grammar/grammar.ts';
import { tellBox } from './touches.ts';

/** A sentence (or several that are read as one) and what it says; `said` is missing where nobody can tell. */
export interface Sentence {
  span: Span;
  said?: Said;
  parsed?: Parsed<Said>;
}

const ROLES: Readonly<Record<string, Role | undefined>> = {
  sentence: 'operation', act: 'operation', modifier: 'operation', until: 'duration', test: 'condition', head: 'timing', event: 'timing', who: 'target', those: 'target',
}; // prettier-ignore

const keysOf = (names: readonly string[]): string[] => names.map(nameKey).filter((key) => key !== '');

export function contextOf(card: PtcgCard, { box, en }: Box, names: NameList): Context {
  const parts = [...(card.attacks ?? []), ...(card.abilities ?? [])].map(englishName);
  return {
    text: en,
    box: box === 'text' ? 'text' : box.startsWith('attack') ? 'attack' : 'ability',
    kind: card.kind,
    names: names.cards,
    own: new Set(
      keysOf([
        englishName(card),
        ...(card.evolvesFrom ? [card.evolvesFrom].flat().map((name) => englishName({ name })) : []),
      ]),
    ),
    attacks: new Map(parts.map((name) => [nameKey(name), name])),
    damage: new Map((card.attacks ?? []).map((attack) => [englishName(attack), attack.damage ?? 0])),
    copiesOf: englishName(card),
    baseName: baseName(card),
  };
}

/** The sentences of a box, each with what it says: the longest stretch that has exactly one meaning. */
function sentencesIn({ en }: Box, words: readonly Token[], context: Context): Sentence[] {
  const spans = sentences(en);
  const ends = new Map<number, number>();
  const first = spans.map(({ from }) => words.findIndex((token) => token.from >= from));
  spans.forEach(({ to }, i) => {
    const next = words.findIndex((token) => token.from >= to);
    const end = next < 0 ? words.length : next;
    ends.set(end, i);
    // The full stop is no part of what a sentence says.
    if (words[end - 1]?.word === '.') ends.set(end - 1, i);
  });
  const read = grammar().reader(words, context);
  const found: Sentence[] = [];
  for (let i = 0; i < spans.length; i++) {
    const span = spans[i]!;
    const start = first[i]!;
    const whole = start < 0 ? [] : read('sentence', start).filter(({ to }) => ends.has(to));
    const last = Math.max(i - 1, ...whole.map(({ to }) => ends.get(to)!));
    const ways = whole.filter(({ to }) => ends.get(to) === last);
    const [one, ...others] = ways;
    if (one && others.every(({ value }) => sameValue(value, one.value))) {
      found.push({ span: { from: span.from, to: spans[last]!.to }, said: one.value, parsed: one });
      i = last;
    } else found.push({ span });
  }
  return found;
}

/** In "Once during each player's turn, that player may …" they are the one who does it: "their" is "your", "that player searches" is "search". */
function asOwn(words: readonly Token[]): Token[] {
  let theirs = false;
  return words.flatMap((token, i): Token[] => {
    if (token.word === 'once' && words[i + 3]?.word === "player's") theirs = true;
    else if (token.word === '•' || token.word === 'opponent') theirs = false;
    return theirs ? ownWord(words, i) : [token];
  });
}
/** This word as it stands where "you" are the one. */
function ownWord(words: readonly Token[], i: number): Token[] {
  const token = words[i]!;
  const at = (k: number): string => words[i + k]?.word ?? '';
  if (token.word === 'the' && at(1) === 'player' && at(2) === 'may') return [{ ...token, word: 'that' }];
  // "that player searches": one word of what is done stands where all three do.
  if (isDoneByThem(words, i) || isDoneByThem(words, i - 1)) return [];
  const own = OWN.get(token.word);
  if (own !== undefined) return [{ ...token, word: own }];
  const done = DONE_BY_THEM.get(token.word);
  if (done === undefined || (at(-1) === 'player' && at(-2) === 'a')) return [token];
  return [{ ...token, word: done, from: (at(-1) === 'player' ? words[i - 2]! : token).from }];
}
/** Does "that player searches" (or the like) stand here? */
const isDoneByThem = (words: readonly Token[], i: number): boolean =>
  ['that', 'the'].includes(words[i]?.word ?? '') &&
  words[i + 1]?.word === 'player' &&
  DONE_BY_THEM.has(words[i + 2]?.word ?? '');
const OWN = new Map([['their', 'your'], ['they', 'you']]); // prettier-ignore
const DONE_BY_THEM = new Map(Object.entries({
  searches: 'search', reveals: 'reveal', puts: 'put', shuffles: 'shuffle', draws: 'draw', discards: 'discard', attaches: 'attach', flips: 'flip', chooses: 'choose', removes: 'remove', gets: 'get',
})); // prettier-ignore

/** What each side of a two-sided Stadium says of "this ↓ player" it says to that player: "you". */
function facedAsYou(words: readonly Token[]): Token[] {
  const faced = (i: number): boolean => words[i]?.word === 'this' && words[i + 1]?.word === '↓' && /^player(?:'s)?$/.test(words[i + 2]?.word ?? ''); // prettier-ignore
  return words.flatMap((token, i): Token[] => {
    if (faced(i - 1) || faced(i - 2)) return [];
    if (!faced(i)) return [token];
    const { word, to } = words[i + 2]!;
    const you = word === 'player' ? 'you' : 'your';
    return [{ ...token, word: you, to, key: nameKey(you) }];
  });
}

/** Of a two-sided Stadium: to which of the two players the sentence that begins here speaks. Its two effects are two paragraphs. */
const FACING = /this ↓ player/i;
function facingAt(text: string, at: number): 'first' | 'second' {
  const first = text.search(FACING);
  return text.slice(first, at).includes('\n') ? 'second' : 'first';
}

/** "This Grapploct" is what other texts call "this Pokémon", "this Caretaker" what they call "this card". */
function thisName(words: readonly Token[], card: PtcgCard): Token[] {
  const name = nameKey(englishName(card));
  if (name === '') return [...words];
  const keys = { has: (key: string): boolean => key === name || key === `${name}s` };
  const named: Token[] = [];
  for (let at = 0; at < words.length; at++) {
    const token = words[at]!;
    named.push(token);
    const end = token.word === 'this' && words[at + 1]?.capital ? nameEnds(words, at + 1, keys).at(-1) : undefined;
    if (!end) continue;
    const { from } = words[at + 1]!;
    const { to, word } = words[end.to - 1]!;
    const what = `${card.kind === 'pokemon' ? 'pokémon' : 'card'}${word.endsWith("'s") ? "'s" : ''}`;
    named.push({ word: what, kind: 'word', from, to, capital: false, key: nameKey(what) });
    at = end.to - 1;
  }
  return named;
}

/** How many of its sentences are read. */
const readOf = ({ places }: BoxRecords): number => places.filter((place) => place !== undefined).length;

/** Level, owner's mark and the like stand in the name and not in the text. */
const baseName = (card: PtcgCard): string =>
  englishName(card).replace(/ (?:LV\.X|δ|☆|★|◇|E4|GL|G|FB|C|4|M|BREAK|\[.*\]|\(.*\))$/u, '');

/** Where older texts call a Pokémon by its name ("Switch Dodrio with …"), today's say "this Pokémon". */
function ownName(words: readonly Token[], card: PtcgCard): Token[] | undefined {
  const own = [englishName(card), baseName(card)].map(nameKey);
  const name = own[0]!;
  const what = card.kind === 'pokemon' ? 'pokémon' : 'card';
  // A Pokémon's text that says "this Pokémon" means others by its name; that of another card goes from one to the other.
  if (name === '' || (card.kind === 'pokemon' && words.some(({ word }, i) => word === 'this' && words[i + 1]?.word.startsWith(what)))) return undefined;
  const keys = { has: (key: string): boolean => own.some((one) => key === one || key === `${one}s`) };
  const changed: Token[] = [];
  let found = false;
  for (let at = 0; at < words.length; ) {
    // What a card provides is never the card: "Metal Energy provides Metal Energy".
    const end = words[at - 1]?.word === 'provides' ? undefined : nameEnds(words, at, keys).at(-1);
    if (!end) {
      changed.push(words[at++]!);
      continue;
    }
    found = true;
    if (words[end.to]?.word === ']' && englishName(card).endsWith(']')) end.to++;
    const { from, capital } = words[at]!;
    const { to, word } = words[end.to - 1]!;
    const whose = word.endsWith("'s");
    for (const one of ['this', whose ? `${what}'s` : what]) changed.push({ word: one, kind: 'word', from, to, capital, key: nameKey(one) });
    at = end.to;
  }
  return found ? changed : undefined;
} // prettier-ignore

/** "The Pokémon that this card is attached to" is "the Pokémon this card is attached to". */
function toWhich(words: readonly Token[]): Token[] {
  const such = (i: number): boolean => words[i]?.word === 'that' && words[i + 1]?.word === 'this' && words[i + 2]?.word === 'card' && words[i + 4]?.word === 'attached'; // prettier-ignore
  return words.flatMap((token, i) => (such(i) ? [] : such(i - 1) ? [{ ...token, from: words[i - 1]!.from }] : [token]));
}

/** The words of a text, and how they read where it calls its Pokémon by name. */
export function wordsOf(text: string, card: PtcgCard): { ways: Token[][]; nothing: readonly Span[] } {
  const { words: read, nothing } = tokenize(text, CANON);
  const words = thisName(facedAsYou(asOwn(read)), card);
  return { ways: [words, ownName(words, card)].flatMap((one) => (one ? [toWhich(one)] : [])), nothing };
}

/** What holds for the player a sentence points at is theirs. */
function tellFacing(text: string, sentences: readonly Sentence[], { effects, places }: BoxRecords): void {
  for (const [i, { span }] of sentences.entries()) {
    const place = places[i];
    const effect = typeof place === 'number' ? effects[place]?.record : undefined;
    if (effect?.effect === 'passive') effect.faces = facingAt(text, span.from);
  }
}

interface Way {
  words: readonly Token[];
  sentences: Sentence[];
  records: BoxRecords;
}
/** A text as it stands, unless only the older way of speaking of itself makes it whole, or more of it. */
function readBox(card: PtcgCard, box: Box, names: NameList): Way & { nothing: readonly Span[] } {
  const { ways, nothing } = wordsOf(box.en, card);
  const readings = ways.map((words): Way => {
    const sentences = sentencesIn(box, words, contextOf(card, box, names));
    const records = recordsOf(card, box, sentences, (span) => bothLanguages(box, span));
    if (FACING.test(box.en)) tellFacing(box.en, sentences, records);
    return { words, sentences, records };
  });
  return { nothing, ...readings.reduce((best, other) => (readOf(other.records) > readOf(best.records) ? other : best)) };
} // prettier-ignore

/** The patterns that read a text, each with its category: for measuring what a text's reading hangs on. */
export function patternsOf(card: PtcgCard, box: Box, names: NameList): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = ({ category, by, parts }: Parsed): void => {
    if (by !== undefined) found.add(`${category}: ${by}`);
    parts.forEach(visit);
  };
  for (const { parsed } of readBox(card, box, names).sentences) if (parsed) visit(parsed);
  return found;
}

export function readPtcg(card: PtcgCard, names: NameList): Reading<Effect> {
  const effects: { record: Effect; whole: boolean }[] = [];
  const unread: UnreadText<string, never>[] = [];
  const stretches: { box: Box; of: Stretch[] }[] = [];
  const boxes = ptcgBoxes(card);
  const parts: { box: Box; words: readonly Token[]; nothing: readonly Span[]; sentences: Sentence[]; records: BoxRecords; first: number }[] = [];
  for (const box of boxes) {
    const one = readBox(card, box, names);
    parts.push({ box, ...one, first: effects.length });
    effects.push(...one.records.effects);
  }
  const pointers = pointersOf(effects.map(({ record }) => record));
  for (const { box, words, nothing, sentences: found, records, first } of parts) {
    const told = tellBox(found.map(({ span }) => box.en.slice(span.from, span.to)));
    const of: Stretch[] = nothing.map(({ from, to }) => ({ from, to, role: 'reminder', at: [] }));
    for (const [i, { span, parsed, said }] of found.entries()) {
      const place = records.places[i];
      if (place === undefined || !parsed) {
        of.push({ ...span, role: 'unread', at: [] });
        unread.push({
          text: bothLanguages(box, span),
          box: box.box,
          ...(records.holder[i] !== undefined && { effect: first + records.holder[i]! }),
          ...told[i]!,
        });
      } else if (place === 'reminder') of.push({ ...span, role: 'reminder', at: [] });
      else {
        const role: Role = said && 'about' in said ? 'limit' : said && 'cost' in said ? 'cost' : 'operation';
        of.push(...stretchesOf(parsed, words, pointers, ROLES, { role, at: [`/${first + place}`] }));
      }
    }
    stretches.push({ box, of });
  }
  const whole = effects.every((one) => one.whole) && unread.length === 0;
  return {
    effects,
    pieces: stretches.flatMap(({ box, of }) => piecesOf(box.box, box.en, of)),
    whole,
    unread,
    touches: unread.flatMap(({ touches }) => touches),
  };
} // prettier-ignore
