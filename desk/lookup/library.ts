// The engine's `Library` over the databases: the bundled cards, then those the judge imported.
import type { Game, PtcgCard, YgoCard } from '../../engine/case/schema.ts';
import type { Library, PtcgPrinting } from '../../engine/library.ts';
import { namesOf } from '../../engine/case/cards.ts';
import { nameKey } from '../../engine/case/names.ts';
import { nameForRules, sameName } from '../../engine/ptcg/cards.ts';
import type { JudgeDb } from '../../rules-db/judge/judge-db.ts';
import { partsCalled } from '../../rules-db/judge/parts.ts';
import { withOrigin } from './evolves-from.ts';
import { namedInGerman } from './in-german.ts';
import { printingsOf } from './printings.ts';
import { textReader } from '../../reader/read.ts';
import { namesIn, type NameList } from '../../reader/reading.ts';
import type { FoundCard, RulesDb } from '../../rules-db/rules-db.ts';

type Card = YgoCard | PtcgCard;
/** What both databases offer. */
type CardSource = Pick<JudgeDb, 'card' | 'suggest' | 'cardNames'>;

/** The engine's library, and the names the reader of card texts goes by. */
export interface DeskLibrary extends Library {
  names(game: Game): NameList;
}

const NEAREST = 3;

/** Which card is meant, asked of both databases each time. A card keeps its identity as long as `cards` keeps it. */
function cardFinding(
  rules: RulesDb,
  bundled: () => readonly FoundCard[],
  sources: () => CardSource[],
  judge: () => JudgeDb | undefined,
) {
  const cards = new Map<string, Card>();
  const same = (found: FoundCard): Card => {
    const key = `${found.source} ${found.id}`;
    const known = cards.get(key) ?? completed(found);
    cards.set(key, known);
    return known;
  };
  const alike = new Map<string, readonly PtcgCard[]>();
  /** All cards whose names have these letters; asked once a name, as each of its printings asks. */
  const alikeTo = (name: string): readonly PtcgCard[] => {
    const key = nameKey(name);
    const found = alike.get(key) ?? [...(declared().get(key) ?? []), ...(judge()?.printings(name, 'ptcg') ?? [])].map(({ card }) => card as unknown as PtcgCard); // prettier-ignore
    alike.set(key, found);
    return found;
  };
  const completed = ({ game, card }: FoundCard): Card => {
    const en = game === 'ptcg' && typeof card.name === 'object' ? card.name.en : undefined;
    if (en === undefined) return card as unknown as Card;
    return withOrigin(
      namedInGerman(card as unknown as PtcgCard, () => alikeTo(en)),
      () => alikeTo(en),
    );
  };
  const isCalled = (found: FoundCard, name: string) =>
    namesOf(found.card as unknown as Card).some((one) => nameKey(one) === nameKey(name));
  const called = (game: Game, asked: string, name: string): FoundCard | undefined => {
    for (const source of sources()) {
      const found = source.card(asked, game);
      if (found && isCalled(found, name)) return found;
    }
    return undefined;
  };
  const declared = declaredByName(bundled);
  return {
    /** What is kept until cards are imported. */
    keptHere: [cards, alike],
    same,
    called,
    /** The bundled card of this print; a database may know the print by an id of its own beside set and number. */
    ofPrint(game: Game, print: string, name: string): FoundCard | undefined {
      const found = called(game, print, name);
      if (found?.source !== 'imported') return found;
      const bundled = (found.card.prints ?? []).map((other) => rules.card(other, game));
      return bundled.find((one) => one && isCalled(one, name)) ?? found;
    },
    printings(name: string): readonly PtcgPrinting[] {
      const alike = (judge()?.printings(name, 'ptcg') ?? []).filter((found) => isCalled(found, name));
      // "Greninja" and "Greninja ☆" are two cards.
      const called = alike.filter(({ card }) => sameName(namesOf(card as unknown as Card), [name]));
      const imported = called.length > 0 ? called : alike;
      if (imported.length === 0) return [];
      return printingsOf(
        (declared().get(nameKey(name)) ?? []).map((found) => same(found) as PtcgCard),
        imported.map((found) => ({ card: same(found) as PtcgCard, released: found.released })),
      );
    },
  };
}

/** `judge` gives the imported cards, where there are any. Cards keep their identity from call to call, until cards are imported. */
export function deskLibrary(rules: RulesDb, judge: () => JudgeDb | undefined): DeskLibrary {
  const bundled = bundledPokemon(rules);
  const sources = (): CardSource[] => [rules, judge()].flatMap((one) => (one ? [one] : []));
  const { keptHere, same, called, ofPrint, printings } = cardFinding(rules, bundled, sources, judge);
  const kept = new Map<string, Card | undefined>();
  const printingsKept = new Map<string, readonly PtcgPrinting[]>();
  const lists = new Map<Game, NameList>();
  let of: number | undefined;
  /** After an import nothing kept is true any more. */
  const refresh = (): void => {
    const version = judge()?.cardsVersion();
    if (version === of) return;
    for (const map of [kept, printingsKept, lists, ...keptHere]) map.clear();
    of = version;
  };
  const keptPrintings = (name: string): readonly PtcgPrinting[] => {
    refresh();
    // "Greninja ☆" and "Infernape LV.X" are other cards than "Greninja" and "Infernape".
    const key = `${nameKey(name)}\n${nameForRules(name)}`;
    if (!printingsKept.has(key)) printingsKept.set(key, printings(name));
    return printingsKept.get(key)!;
  };
  /** The card of a print, with the declaration that is about its text. */
  const printed = (name: string, print: string): Card | undefined => {
    const found = ofPrint('ptcg', print, name);
    if (!found) return undefined;
    const { prints = [] } = found.card;
    return (
      keptPrintings(name).find(({ card }) => card.prints?.some((one) => prints.includes(one)))?.card ?? same(found)
    );
  };
  /**
   * By name; where a print is named, the card of that print if it has the name, else the card of that name. A card of exactly
   * the name in either database goes before one whose ex is an EX.
   */
  const find = (game: Game, name: string, print?: string): Card | undefined => {
    const one = game === 'ptcg' && print !== undefined ? printed(name, print) : undefined;
    if (one) return one;
    const exactly = (print !== undefined && ofPrint(game, print, name)) || called(game, name, name);
    if (exactly) return same(exactly);
    const loosely = sources().map((source) => source.card(name, game)).find((found) => found !== undefined); // prettier-ignore
    return loosely && same(loosely);
  };
  const keeping = (game: Game, name: string, print?: string): Card | undefined => {
    refresh();
    const key = `${game} ${name}\n${print ?? ''}`;
    if (!kept.has(key)) kept.set(key, find(game, name, print));
    return kept.get(key);
  };
  /** All names in both databases: made when the first text is read. */
  const names = (game: Game): NameList => {
    refresh();
    const list = lists.get(game) ?? namesIn(sources().flatMap((source) => source.cardNames(game)));
    lists.set(game, list);
    return list;
  };
  return {
    ygo: (name, print) => keeping('ygo', name, print) as YgoCard | undefined,
    ptcg: (name, print) => keeping('ptcg', name, print) as PtcgCard | undefined,
    printings: keptPrintings,
    using: usersOfParts(bundled, judge),
    names,
    reading: textReader(names),
    suggest: (game, name) => nearest(sources(), game, name),
  };
}

/** Who has an attack or Ability called so: a line asks for the same words at each try. */
function usersOfParts(bundled: () => readonly FoundCard[], judge: () => JudgeDb | undefined): (name: string) => string[] {
  const declared = byKey(bundled, ({ card }) => partsCalled(card as unknown as PtcgCard));
  const kept = new Map<string, string[]>();
  let of: number | undefined;
  return (name) => {
    const version = judge()?.cardsVersion();
    if (version !== of) kept.clear();
    of = version;
    const key = nameKey(name);
    const users = kept.get(key) ?? calledFirst([...(declared().get(key) ?? []), ...(judge()?.ptcgWith(name) ?? [])]);
    kept.set(key, users);
    return users;
  };
} // prettier-ignore

/** Each of them by its first name, once. */
const calledFirst = (cards: readonly FoundCard[]): string[] => [
  ...new Set(cards.flatMap(({ card }) => namesOf(card as unknown as Card).slice(0, 1))),
];

/** The bundled Pokémon cards, read when they are first asked for: their file never changes. */
function bundledPokemon(rules: RulesDb): () => readonly FoundCard[] {
  let known: readonly FoundCard[] | undefined;
  return () => (known ??= rules.libraryCards('ptcg'));
}
/** By each of their names. */
const declaredByName = (bundled: () => readonly FoundCard[]) =>
  byKey(bundled, ({ card }) => new Set(namesOf(card as unknown as Card).map(nameKey)));
/** By what each is found by; laid out when it is first asked. */
function byKey(bundled: () => readonly FoundCard[], keysOf: (found: FoundCard) => ReadonlySet<string>): () => ReadonlyMap<string, FoundCard[]> {
  let known: Map<string, FoundCard[]> | undefined;
  return () => {
    if (known) return known;
    known = new Map();
    for (const found of bundled()) for (const key of keysOf(found)) known.set(key, [...(known.get(key) ?? []), found]);
    return known;
  };
} // prettier-ignore

function nearest(sources: readonly CardSource[], game: Game, name: string): string[] {
  const near = sources.flatMap((source) => source.suggest(name, game, NEAREST));
  return [...new Set(near.map(({ en, de }) => closer(name, en, de)))].slice(0, NEAREST);
}

/** Of a card's two names the one in the language it was probably written in. */
function closer(written: string, en: string, de: string): string {
  const shared = (name: string) => {
    const key = nameKey(name);
    const grams = (text: string) =>
      Array.from({ length: Math.max(0, text.length - 1) }, (_, i) => text.slice(i, i + 2));
    const own = grams(nameKey(written));
    return own.filter((gram) => key.includes(gram)).length;
  };
  return shared(de) > shared(en) ? de : en;
}
