// The line: a case in its shortest form. 'A: Monster Reborn > B: Mystical Space Typhoon'. One parser for `judge chain`, the
// app's box, copy and paste; docs/line.md says what may stand in it. What a line does not say is filled in, each time as
// an assumption; an unknown or unclear name is a problem with suggestions.
import { gameOfRuleset } from '../engine/case/rulesets.ts';
import { nameKey } from '../engine/case/names.ts';
import type { Case, Game, YgoCard } from '../engine/case/schema.ts';
import type { Fact, Problem, Ruling } from '../engine/ruling/schema.ts';
import type { Library } from '../engine/library.ts';
import { cardOfName, type CardFinder } from './lookup/find-card.ts';
import { declaredText, type TextOf } from './line/asked.ts';
import type { Judge } from './line/board.ts';
import { fillYgo } from './line/fill.ts';
import { goOnPokemon } from './line/pokemon-moves.ts';
import { withPokemonBoard, type PokemonTextOf } from './line/pokemon-board.ts';
import { fillPokemon, soundsLikePokemon } from './line/pokemon.ts';
import { PokemonLine, type InsteadOfFirst } from './line/pokemon-line.ts';
import { withUnnamed } from './line/pokemon-nobody.ts';
import { withPlaceOpen } from './line/pokemon-anywhere.ts';
import { misspeltIn, type Misspelt } from './line/pokemon-sentence/misspelt.ts';
import { tokensOf } from './line/pokemon-sentence/tokens.ts';
import { sentencesIn, type Unread } from './line/pokemon-sentence/sentence.ts';
import { tellsDeed } from './line/pokemon-sentence/lexicon.ts';
import { withAttackOpen } from './line/pokemon-unnamed.ts';
import { wholePieces } from './line/whole-pieces.ts';
import { verbsOf } from './line/sentence/lexicon.ts';
import { playedOut } from './line/played-out.ts';
import { inLineWords, type Said } from './line/sentence/sentence.ts';
import { inForceIn, playedBefore } from './line/in-force.ts';
import { broughtBySummoned, discardedThen, usedOn } from './line/used-on.ts';
import { asPossible } from './line/possible.ts';
import { withEffectAsked } from './line/effect-asked.ts';
import { isPrinting, printsIn } from './line/pokemon-prints.ts';
import { inOneSpelling, ownersFirst } from './line/pokemon-spelling.ts';
import { names, newAssumptions, takenFor } from './line/names.ts';
import { momentsBehind, momentsIn, readMoment } from './line/moments.ts';
import {
  clauseNotUnderstood,
  lineEmpty,
  lineNotUnderstood,
  unclearCard,
  unknownCard,
  whatWith,
} from './line/problems.ts';
import { unlessMisread } from './line/read-not-ruled.ts';
import { withNumber } from './line/effect-kinds.ts';
import { notPlayed } from './line/not-played.ts';
import { eachSummon } from './line/several.ts';
import { withLetters } from './line/speaker.ts';
import { bothNames } from './localized.ts';
import { Refused, unlessRefused } from './refused.ts';
import { BARE_VERB, isDoneTo, readAction, PRONOUN, THE_LAST } from './line/action.ts';
import { noNotes, type Action, type Item, type NamedCard } from './line/items.ts';
import { readCard } from './line/notes.ts';
import { hiddenAsTold, listsJoined, readThere } from './line/there.ts';
import { DENIES } from './line/lexing.ts';
import { beginnings, pieces, twice, withoutUses } from './line/words.ts';

export interface LineOptions {
  find: CardFinder;
  ruleset?: string;
  /** Those that were chosen, one a game: the one of the line's game holds. */
  rulesets?: readonly string[];
  game?: Game;
  /** The case the line goes on with, and its cards. */
  onto?: Case;
  look?: (name: string) => YgoCard | undefined;
  /** Rules on a case: a play is filled in as it is possible. */
  judge?: Judge;
  /** What the cards do, declared or read. */
  text?: TextOf;
  pokemonText?: PokemonTextOf;
  /** The printings of a Pokémon card name: an attack may be on any of them. */
  printings?: Library['printings'];
  /** The printing chosen last, by name: taken where the line names none. */
  prints?: Readonly<Record<string, string>>;
}
export interface ReadLine {
  case: Case;
  /** What was filled in and guessed. */
  assumptions: Fact[];
}

/** The case a line means. Throws `Refused` with what is wrong with it. */
export function readLine(
  written: string,
  {
    find,
    ruleset: said,
    rulesets = [],
    game,
    onto,
    look,
    judge,
    text = declaredText,
    pokemonText = ({ effects }) => effects ?? [],
    printings,
    prints,
  }: LineOptions,
): ReadLine {
  // How many spaces somebody types means nothing.
  const line = withLetters(written.replace(/[^\S\n]+/gu, ' ').trim(), game, find, printings);
  if (line === '') return lineEmpty();
  const cardOf = (name: string) => cardOfName(find, 'ygo', name)?.card as YgoCard | undefined;
  const { line: ordered, aside } = inLineWords(listsJoined(line, isYgo(find)), cardOf);
  const asked =
    game ??
    (said === undefined ? undefined : gameOfRuleset(said)) ??
    (![line, ordered].some((one) => namesYgo(one, find)) && (soundsLikePokemon(line) || namesPokemon(line, find))
      ? 'ptcg'
      : 'ygo');
  const ruleset = said ?? rulesets.find((one) => gameOfRuleset(one) === asked);
  if (onto?.game === 'ptcg')
    return goOnPokemon(
      pieces(line).flatMap(({ text }) => (text === '' ? [] : [text])),
      find,
      onto,
    );
  if (asked === 'ptcg') return readPokemon(line, { find, ruleset, judge, pokemonText, printings, prints });
  const known = (name: string): YgoCard | undefined => {
    const found = find('ygo', name);
    return 'card' in found ? (found.card as YgoCard) : undefined;
  };
  const told = discardedThen(playedBefore(hiddenAsTold(readItems(ordered, cardOf)), cardOf, text), known, text)
    .map((item) => withNumber(turnedUp(item, find), known, text))
    .flatMap((item) => usedOn(item, known, text));
  const items = broughtBySummoned(playedOut(told, known, text), known, text).flatMap(eachSummon);
  if (items.length === 0) return lineEmpty();
  const fill = (said: readonly Item[]) =>
    fillYgo(said, find, {
      ...(ruleset !== undefined && { ruleset }),
      ...(onto?.game === 'ygo' && { onto }),
      ...(look && { look }),
      text,
    });
  if (!judge || onto) return withAside(fill(items), aside);
  const possible = (some: readonly Item[]) => asPossible(some, { fill, judge, find, text });
  const called = (name: string) => names(known(name), name);
  const used = withEffectAsked(items, possible(items), aside, { judge, fill: possible, called });
  return withAside(used.line, used.aside);
}
const withAside = ({ case: theCase, assumptions }: ReadLine, aside: readonly Said[]): ReadLine => ({
  case: theCase,
  assumptions: [...assumptions, ...aside.map(asideFact)],
});
/** A question or a claim that tells no play. */
const asideFact = ({ text, by }: Said): Fact => ({ path: '', value: text, text: notPlayed(text, by) });

type PokemonOptions = Pick<LineOptions, 'find' | 'ruleset' | 'judge' | 'printings' | 'prints'> & {
  pokemonText: PokemonTextOf;
};
/** A line of the Pokémon game; with the printings chosen last, unless only so something stands against it. */
function readPokemon(line: string, given: PokemonOptions): ReadLine {
  const options = { ...given, judge: given.judge && remembering(given.judge) };
  const { judge, prints = {} } = options;
  const plain = (): ReadLine => pokemonWith(line, { ...options, prints: {} });
  if (!judge || Object.keys(prints).length === 0) return plain();
  const tried = unlessRefused(() => pokemonWith(line, options));
  if (!tried || tried.assumptions.every(({ path }) => !isPrinting(path))) return plain();
  const stands = ({ case: of }: ReadLine): boolean => judge(of).verdict !== 'illegal';
  if (stands(tried)) return tried;
  const other = plain();
  return stands(other) ? other : tried;
} // prettier-ignore

/** One step after the other tries the same table: it is ruled on once a line. */
function remembering(judge: Judge): Judge {
  const ruled = new Map<string, Ruling>();
  return (of) => {
    const written = JSON.stringify(of);
    const ruling = ruled.get(written) ?? judge(of);
    ruled.set(written, ruling);
    return ruling;
  };
}

/** As it stands on a table where it is possible; each card of the print the line names, else of the one chosen last. */
function pokemonWith(line: string, { find: findCard, printings: all, ruleset, judge, pokemonText, prints }: PokemonOptions): ReadLine {
  const { line: bare, find, printings, on } = printsIn(ownersFirst(line, findCard), inOneSpelling(withUnnamed(findCard)), all, prints);
  const read = (words: string, instead?: InsteadOfFirst): ReadLine & Pick<PokemonLine, 'unnamed'> => {
    const { case: filled, assumptions, unnamed, ...more } = fillPokemon(words, find, { ruleset, printings, instead });
    const assumed = newAssumptions();
    const laid = { case: on(filled, assumed), assumptions: [...assumptions, ...assumed.facts] };
    return { ...(judge ? withPokemonBoard({ ...laid, ...more }, judge, find, pokemonText, printings) : laid), unnamed };
  };
  const whole = (words: string): ReadLine => {
    const { unnamed, ...first } = read(words);
    return withAttackOpen(first, unnamed, (instead) => unlessRefused(() => read(words, instead)), judge);
  };
  let unread: Unread | undefined;
  const asSentence = (words: string): ReadLine | undefined => {
    const sentence = new PokemonLine(find, printings);
    const said = sentencesIn(words, sentence);
    unread = 'unread' in said ? said.unread : undefined;
    if ('unread' in said) return undefined;
    const reads = (pieces: readonly string[]): ReadLine | undefined => unlessRefused(() => whole(pieces.join(', ')));
    const first = unlessMisread(() => whole(said.pieces.join(', ')));
    const found = first && withPlaceOpen(first, said.pieces, reads, (name) => names(sentence.known(name)?.card, name), judge);
    return found && { ...found, assumptions: [...found.assumptions, ...sentence.assumed.facts] };
  };
  const spelled = () => mended(bare, misspeltIn(bare, new PokemonLine(find, printings), find), asSentence, find);
  const asShortWords = (): ReadLine => {
    const found = whole(bare);
    if (unread && losesPokemon(bare, found, new PokemonLine(find, printings))) return clauseNotUnderstood(unread.text);
    return found;
  };
  return asSentence(bare) ?? readOr(asShortWords, spelled, unread);
} // prettier-ignore
/** A Pokémon the line names that the case does not know: what is said of it was passed over. */
function losesPokemon(line: string, { case: of, assumptions }: ReadLine, into: PokemonLine): boolean {
  const told = nameKey(JSON.stringify([of, assumptions]));
  return tokensOf(line, into).some(
    (token, n, all) => token.is === 'name' && token.kind === 'pokemon' && !DENIES.test(all[n - 1]?.text ?? '') && !Object.values(bothNames(token.card.name)).some((name) => told.includes(nameKey(name))),
  );
} // prettier-ignore
/** Read so; where something stands against it in the other way, if there is one, else what stands against it is told of the clause nobody understood. */
function readOr(read: () => ReadLine, otherwise: () => ReadLine | undefined, unread: Unread | undefined): ReadLine {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const other = otherwise();
    if (other) return other;
    if (unread !== undefined && error.problems.some((one) => isSentence(one, unread))) return clauseNotUnderstood(unread.text);
    throw error;
  }
} // prettier-ignore
/** What was taken for the name of an attack or a card is no name: it tells what somebody does. */
const isSentence = ({ code, phrase = '', didYouMean }: Problem, { text, names }: Unread): boolean =>
  tellsDeed(phrase) && (code === 'line-unknown-attack' || (names && didYouMean === undefined && text.includes(phrase)));

/** With each name as it is spelled, where one alone can be meant; else a question. */
function mended(line: string, misspelt: readonly Misspelt[], read: (line: string) => ReadLine | undefined, find: CardFinder): ReadLine | undefined {
  const [first] = misspelt;
  if (!first) return undefined;
  const unclear = misspelt.find(({ names }) => names.length > 1);
  if (unclear) return unclearCard(unclear.written, unclear.names);
  const found = read(misspelt.reduce((text, { written, names: [name = ''] }) => text.replace(written, name), line));
  if (!found) return misspelt.every(({ short }) => short) ? undefined : unknownCard(first.written, first.names);
  const assumed = newAssumptions();
  for (const { written, names: [name = ''] } of misspelt) {
    const card = cardOfName(find, 'ptcg', name)?.card;
    takenFor(assumed, written, name, card && names(card, name));
  }
  return { ...found, assumptions: [...found.assumptions, ...assumed.facts] };
} // prettier-ignore

/** Whether a name is a Yu-Gi-Oh! card's. */
const isYgo =
  (find: CardFinder) =>
  (name: string): boolean =>
    cardOfName(find, 'ygo', name) !== undefined;
/** Whether the line begins with a card of Yu-Gi-Oh!, whatever its name sounds like ("Ability Yell"). */
function namesYgo(line: string, find: CardFinder): boolean {
  const isCard = isYgo(find);
  // "B has 2 cards" names none: the next piece tells.
  const unnamed = (text: string): boolean => readThere(text, isCard)?.cards.every(({ name }) => name === '?') ?? false;
  const first = wholePieces(line, isCard).find(({ text }) => !unnamed(text))?.text ?? '';
  return isCard(readAction(first, true, isCard).card?.name ?? '') || inForceIn(first, isCard) !== undefined;
}

/** Whether the line begins with a card of the Pokémon game and of no other; where its first piece names no card at all, the next one tells. */
function namesPokemon(line: string, find: CardFinder): boolean {
  for (const { text } of wholePieces(line, isYgo(find))) {
    const name = nameSaid(text).replace(HAS, '');
    if (name === '') continue;
    if (cardOfName(find, 'ygo', name)) return false;
    if (beginnings(name).some((one) => cardOfName(find, 'ptcg', one.name) !== undefined)) return true;
    if (beginnings(name).some((one) => cardOfName(find, 'ygo', one.name) !== undefined)) return false;
    if (usesPart(name, find)) return true;
  }
  return namesOnlyPokemon(line, find);
}
/** 'setzt mit Glurak-ex Brennende Finsternis ein': wherever cards are named in a sentence, they are of the Pokémon game. */
function namesOnlyPokemon(line: string, find: CardFinder): boolean {
  const words = line.replace(/(?<=\p{L})['’]s(?!\p{L})/gu, '').split(/[\s,;:>→]+/);
  const spans = words.flatMap((_, n) => Array.from({ length: MOST_WORDS }, (_, more) => words.slice(n, n + more + 1).join(' ')));
  const named = (game: Game): boolean => spans.some((span) => span.length > LETTERS && cardOfName(find, game, span) !== undefined);
  return named('ptcg') && !named('ygo');
} // prettier-ignore
const MOST_WORDS = 4;
/** Shorter words are rather words than names. */
const LETTERS = 3;
/** 'Phantom Dive', 'zard ex burning darkness -> …': words that end with an attack or Ability some Pokémon has. */
function usesPart(text: string, find: CardFinder): boolean {
  const words = withoutUses(text.split(/[-=]>|→|\s(?:on(?:to)?|against|auf|gegen)\s/i)[0]!.trim()).split(/\s+/);
  return words.some((_, n) => n <= LEADING && (find.using?.(words.slice(n).join(' ')) ?? []).length > 0);
}
/** So many words may stand before it: a name in short, and a verb. */
const LEADING = 7;
const HAS = /^(?:has|hat|controls|kontrolliert)\s+/i;

/** The items of a line. `isCard` settles what grammar cannot: a comma, or a first letter 'A', inside a card's name. */
function readItems(line: string, cardOf: (name: string) => YgoCard | undefined): Item[] {
  const namesIn = (name: string): string[] =>
    [cardOf(name)?.name ?? []].flat().flatMap((one) => (typeof one === 'string' ? one : Object.values(one)));
  const isCard = Object.assign((name: string): boolean => cardOf(name) !== undefined, {
    exactly: (name: string) => namesIn(name).some((one) => nameKey(one) === nameKey(name)),
  });
  // What stands behind a comma is part of no name that has none.
  const hasComma = (name: string): boolean => namesIn(name).some((one) => one.includes(','));
  const items: Item[] = [];
  const parts = pieces(line)
    .flatMap(withLifePoints)
    .flatMap((piece) => twice(piece, isCard));
  for (let i = 0; i < parts.length; i++) {
    const { text, after } = parts[i]!;
    const whole = after === ',' ? withComma(parts.slice(i), isCard, hasComma) : { text, after, pieces: 1 };
    if (RESOLVES.test(whole.text)) items.push({ is: 'chain-ends', said: true });
    else if (DRAWS.test(whole.text)) items.push(...(i + 1 < parts.length ? drawing(whole.text, items) : []));
    else if (whole.text !== '') {
      if (isVerbAlone(whole.text) && !isCard.exactly(whole.text)) return lineNotUnderstood(whole.text);
      const force = readMoment(whole.text) ? undefined : inForceIn(whole.text, isCard);
      if (force) items.push(force.item);
      if (force && force.play === undefined) {
        i += whole.pieces - 1;
        continue;
      }
      whole.text = force?.play ?? whole.text;
      const { text: play, moments } = readMoment(whole.text)
        ? { text: whole.text, moments: [] }
        : momentsIn(whole.text, isCard);
      items.push(...momentsBehind(moments, items));
      addItem(
        items,
        readItem(effectOfLast(play, items), isCard),
        parts[i - 1]?.after === '>' || CHAINS.test(play),
        whole.text,
      );
    }
    i += whole.pieces - 1;
    if (whole.after === ';') items.push({ is: 'chain-ends' });
  }
  // What lies there lay there from the beginning, wherever the line says it.
  return [...items.filter(({ is }) => is === 'there'), ...items.filter(({ is }) => is !== 'there')];
}

/** "negate": a verb alone is no card in short; "battle" is a moment. */
const isVerbAlone = (text: string): boolean =>
  !readMoment(text) && verbsOf(text.toLowerCase()).some(({ kind }) => /^(?:negate|chain|respond|play|do)$/.test(kind));
/** Whoever responds answers what stands before, whatever sign stands between. */
const ANSWERS = /^(?:[AB]\s*:?\s+)?(?:responds|answers|chains|antwortet|reagiert|kettet|kontert)\s/i;
/** Whoever chains says that it is a link. */
const CHAINS = /^(?:[AB]\s*:?\s+)?(?:chains|kettet)\s/i;
/** Puts what a piece says behind what stands before it. */
function addItem(items: Item[], said: Item, links: boolean, written: string): void {
  const item = said.is === 'action' ? pointed(said, items) : said;
  const ended = items.at(-1)?.is === 'chain-ends' && item.is === 'action' && ANSWERS.test(written);
  if (ended) items.pop();
  const last = items.at(-1);
  // "B: X, turn B" says in whose turn B does it.
  if (item.is === 'turn' && last?.is === 'action' && last.by === item.player) {
    items.splice(-1, 1, item, last);
    return;
  }
  // "summons X with Y, B destroys it": X was Summoned before that.
  if (last?.is === 'action' && last.summonsWith && !links && isDoneTo(written)) items.push({ is: 'chain-ends' });
  items.push(item.is === 'action' && links ? { ...item, links: true } : item);
}

/** "attacks it", "Tributes it": what the line named last. */
function pointed(item: Action, items: readonly Item[]): Action {
  const { does, card, by } = item;
  const targets = item.targets.flatMap((one) => (does === 'attack' && one.name === THE_LAST ? theLast(items, by) : [one]));
  const last = items.at(-1);
  const named = last?.is === 'action' ? (last.targets[0] ?? last.card)?.name : undefined;
  const cost = card?.notes.cost.map((one) => (PRONOUN.test(one.name) && named !== undefined ? { ...one, name: named } : one)) ?? [];
  return { ...item, targets, ...(card && { card: { ...card, notes: { ...card.notes, cost } } }) };
} // prettier-ignore
/** The card of the other player that the line named last. */
function theLast(items: readonly Item[], by: Action['by']): NamedCard[] {
  for (const item of items.toReversed()) {
    if (item.is === 'there' && item.player !== by && item.cards.length > 0) return item.cards.slice(-1);
    if (item.is === 'action' && item.does === 'attack' && item.by === by && item.targets[0])
      return [{ name: item.targets[0].name, notes: noNotes() }];
    if (item.is === 'action' && item.by !== by && item.card) return [{ name: item.card.name, notes: noNotes() }];
  }
  return [];
}

/** A Spell or Trap that is flipped is activated. */
function turnedUp(item: Item, find: CardFinder): Item {
  if (item.is === 'action' && item.summonsWith) return givenUpFor(item, find);
  if (item.is !== 'action' || item.does !== 'flip-summon' || !item.card) return item;
  const found = find('ygo', item.card.name);
  return 'card' in found && found.card.kind !== 'monster' ? { ...item, does: 'activate' } : item;
}

/** "summons X with Y": a monster is given up for it, any other card brings it out. */
function givenUpFor({ summonsWith: _, ...item }: Action, find: CardFinder): Item {
  const found = item.card && find('ygo', item.card.name);
  const [summoned] = item.targets;
  if (!summoned || !item.card || !found || !('card' in found) || found.card.kind !== 'monster') return item;
  const cost = [...summoned.notes.cost, { how: 'tribute' as const, name: item.card.name }];
  return { ...item, does: 'normal-summon', anyHow: true, card: { ...summoned, notes: { ...summoned.notes, cost } }, targets: [] };
} // prettier-ignore

/** "resolve", "die Kette wird aufgelöst": what stands behind comes after that. */
const RESOLVES = /^(?:(?:the\s+|die\s+)?(?:chain|kette)\s+)?(?:resolves?|wird\s+aufgelöst|löst\s+(?:sich\s+)?auf)$/i;
/** "zieht", "draws a card" behind the end of a turn: what happens anyway. */
const DRAWS = /^[AB]\s*:?\s+(?:zieht|draws)(?:\s+(?:eine|1|a|one|for\s+(?:the\s+)?turn)(?:\s+(?:karte|card))?)?$/i;
/** Whoever draws before anything is played does it in his Draw Phase. */
const drawing = (text: string, before: readonly Item[]): Item[] =>
  before.some(({ is }) => is === 'action')
    ? []
    : [
        { is: 'turn', player: /^a/i.test(text) ? 'A' : 'B' },
        { is: 'phase', phase: 'draw' },
      ];
const THAT =
  /^([AB]\s*:?\s+)?(chains|activates|flips|kettet|aktiviert|deckt)\s+(?:it|that|this|sie|ihn|es|diese[ns]?)(?=\s|$)/i;
/** 'A summons X, effect': the effect of the card named last. */
function effectOfLast(text: string, items: readonly Item[]): string {
  const searched = searchedBy(text, items.at(-1));
  if (searched !== undefined) return searched;
  const said = /^([AB]\s*:?\s+)?(?:(?:activates?|uses?|aktiviert|nutzt)\s+)?(?:(?:its|the|his|her|seinen|ihren|den|dessen)\s+)?(?:effect|eff|effekt)(\s+\d)?(\s+\(\p{L}+ effect\))?(\s*(?:→|\s(?:auf|on|targeting|gegen)\s).*)?$/iu.exec(text);
  // Cards nobody named have none.
  const before = items.findLast((item) => item.is !== 'there' || item.cards.some(({ name, card }) => !card && name !== '?'));
  const last = before?.is === 'there' ? { by: before.player, card: before.cards.at(-1), targets: [] } : before;
  if (!last || !('card' in last) || !last.card) return text;
  // "B chains it": what was just aimed at, else what was just played.
  if (!said) return text.replace(THAT, (_, who: string | undefined, verb: string) => `${who ?? (last.by ? `${last.by}: ` : '')}${verb} ${(last.targets[0] ?? last.card)?.name}`);
  return `${said[1] ?? (last.by ? `${last.by}: ` : '')}${last.card.name}${said[2] ? ` effect${said[2]}` : ''}${said[3] ?? ''}${said[4] ?? ''}`;
} // prettier-ignore

/** "A summons X, search Y": the effect of X, and what it takes. */
const SEARCHES =
  /^(?:([AB])\s*:?\s+)?(?:and\s+|und\s+)?(?:search(?:es|ing)?(?:\s+for)?|add(?:s|ing)?|sucht|holt|nimmt)\s+(.+?)(?:\s+to\s+(?:the\s+|his\s+|her\s+|their\s+)?hand)?$/i;
function searchedBy(text: string, last: Item | undefined): string | undefined {
  const [, who, what] = SEARCHES.exec(text) ?? [];
  const isIt = last?.is === 'action' && last.card && /-summon$/.test(last.does) && (who === undefined || who.toUpperCase() === last.by);
  return what === undefined || !isIt ? undefined : `${last.by ? `${last.by}: ` : ''}${last.card!.name} → ${what}`;
} // prettier-ignore

type Piece = ReturnType<typeof pieces>[number];
/** A name with commas is taken as far as it is a card's: that of the play, or that of its last target. */
function withComma(
  parts: readonly Piece[],
  isCard: (name: string) => boolean,
  hasComma: (name: string) => boolean,
): Piece & { pieces: number } {
  let found = { ...parts[0]!, pieces: 1 };
  let text = found.text;
  for (let n = 1; n < parts.length && n <= COMMAS_IN_A_NAME && parts[n - 1]!.after === ','; n++) {
    // The other player's play is no part of a name.
    if (BY_PLAYER.test(parts[n]!.text)) break;
    text += `, ${parts[n]!.text}`;
    const { card, targets } = readAction(momentsIn(text, isCard).text, true, isCard);
    const there = readThere(text, isCard)?.cards ?? [];
    const given = (card?.notes.cost ?? []).map(({ name }) => ({ name }));
    const names = [card, ...targets, ...there, ...given].map((one) => one?.name ?? '');
    if (names.some((name) => /,\s*\S/.test(name) && !/,\s*$/.test(name) && hasComma(name)))
      found = { text, after: parts[n]!.after, pieces: n + 1 };
  }
  return found;
}
const COMMAS_IN_A_NAME = 3;

/** A player and what he does. */
const BY_PLAYER = /^[AB](?:\s*:|\s+\S)/;
/** 'A (1000 LP): …' says two things. */
function withLifePoints(piece: { text: string; after: string }): { text: string; after: string }[] {
  const [, who, life, rest] =
    /^([AB])\s*:?\s*\((?:LP\s*)?(\d{1,6})\s*(?:LP)?\)\s*:?\s*(.*)$/i.exec(piece.text) ??
    /^([AB])\s+(?:with\s+|at\s+|mit\s+|bei\s+)?(\d{1,6})\s*(?:LP|life\s?points|lebenspunkten?)\s*:\s*(.+)$/i.exec(
      piece.text,
    ) ??
    [];
  if (who === undefined) return [piece];
  // "B (500 LP)" alone says only that.
  return rest
    ? [
        { text: `${who} ${life} LP`, after: ',' },
        { text: BY_PLAYER.test(rest) ? rest : `${who}: ${rest}`, after: piece.after },
      ]
    : [{ text: `${who} ${life} LP`, after: piece.after }];
}

const nameSaid = (text: string): string => readAction(text, true).card?.name ?? '';

function readItem(text: string, isCard: (name: string) => boolean): Item {
  const said = readMoment(text) ?? readThere(text, isCard);
  if (said) return said;
  if (BARE_VERB.test(text)) return whatWith(text);
  const letter = /^[AB]\s+/i.test(text) && isCard(readCard(text).name);
  return readAction(text, !letter, isCard);
}
