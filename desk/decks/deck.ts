// Deck lists: read, each line's card found, held against a format and the list of a day.
import type { Game, PtcgCard, YgoCard } from '../../engine/case/schema.ts';
import { alwaysTreatedAs } from '../../engine/deck/counts-as.ts';
import { checkAgainst, type DeckCheckResult } from '../../engine/deck/check.ts';
import { poolViolations, total, violation, type DeckCard, type DeckViolation } from '../../engine/deck/deck.ts';
import { listAt, type LimitedList, type ListSeries } from '../../engine/deck/limits.ts';
import { exchangedIn, exchangeViolations, type Exchanged } from '../../engine/deck/exchange.ts';
import type { DeckEntry } from '../../engine/deck/entry.ts';
import { readDeckList } from '../../engine/deck/list.ts';
import { allowedBy, outBy, type Printed, type SetPool } from '../../engine/deck/printings.ts';
import { banned, oneNameOf, outsideMarks, outsidePool, ptcgViolations } from '../../engine/deck/ptcg.ts';
import { FORMATS, formatsCalled, usualFormat, type Format, type PtcgFormat } from '../../engine/deck/rules.ts';
import { sayDeck } from '../../engine/deck/say.ts';
import { allowedIn, marksAt } from '../../engine/deck/standard.ts';
import { ygoViolations } from '../../engine/deck/ygo.ts';
import { basicEnergyCard, isBasicEnergy } from '../../engine/ptcg/cards.ts';
import type { Library } from '../../engine/library.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import { closest, nameKey } from '../../engine/case/names.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { Refused, refuse } from '../refused.ts';
import { bothNames } from '../localized.ts';

export interface DeckInput {
  source: string;
  game?: Game;
  format?: string;
  ruleset?: string;
  /** ISO. Not named: the newest list there is. */
  date?: string;
  /** The series of lists, where not the format's. */
  list?: string;
  /** What was counted on the table, as a list of its own: a deck check. */
  counted?: string;
  /** The Deck after the exchange with the Side Deck, as a list of its own (Yu-Gi-Oh!). */
  sided?: string;
}
/** One line of the list as it was understood. */
export interface DeckLine extends Omit<DeckEntry, 'name'> {
  /** As written, and the card it means. */
  written: string;
  name: Localized;
  known: boolean;
  /** Taken for this card although it was written otherwise. */
  guessed?: true;
  didYouMean?: string[];
}
export interface DeckCheck {
  legal: boolean;
  violations: DeckViolation[];
  game: Game;
  format: { id: string; title: Localized; ruleset: string };
  /** The list it was held against. */
  list?: Localized;
  /** What was not checked, and why. */
  notes: Localized[];
  lines: DeckLine[];
  counts: Record<DeckEntry['section'], number>;
  /** The list beside what was counted. */
  against?: DeckCheckResult & { violations: DeckViolation[] };
  /** The Deck after the exchange with the Side Deck: what was exchanged, and what is wrong with it then. */
  sided?: SidedDeck;
}
export interface SidedDeck {
  legal: boolean;
  violations: DeckViolation[];
  exchanged: Exchanged[];
  lines: DeckLine[];
  counts: DeckCheck['counts'];
}
export interface DeckParts {
  library: Library;
  find: CardFinder;
  series: (id: string) => ListSeries | undefined;
  /** The cards of a format's pool, where there is a list of it. */
  pool: (id: string) => ReadonlySet<string> | undefined;
  /** A Pokémon format's pool by sets and marks, where it is known. */
  setPool: (id: string) => SetPool | undefined;
  /** The printings of a Pokémon card, where a database tells of them. */
  printed: (name: string, print?: string) => Printed;
}

export function checkDeck(input: DeckInput, parts: DeckParts): DeckCheck {
  const asked = formatsAsked(input);
  const { game, found } = readCards(input.source, gameOf(asked) ?? input.game, parts);
  const used = withList(asked.find((format) => format.game === game) ?? usual(game), input.list, parts);
  const cards = found.map(({ card }) => card);
  const { violations, list, notes } = held(cards, used, input.date, parts);
  const check: DeckCheck = {
    legal: violations.length === 0,
    violations,
    game,
    format: { id: used.id, title: used.title, ruleset: used.ruleset },
    ...(list && { list: list.called }),
    notes,
    lines: found.map(({ line }) => line),
    counts: countsOf(cards),
  };
  const against = input.counted === undefined ? undefined : checkedDeck(cards, violations, input.counted, used, input.date, parts);
  const sided = input.sided === undefined ? undefined : sidedDeck(cards, input.sided, used, input.date, parts);
  return { ...check, ...(against && { against }), ...(sided && { sided }) };
} // prettier-ignore

/** What was counted on the table, beside the list. */
function checkedDeck(
  list: DeckCard[],
  wrong: DeckViolation[],
  source: string,
  format: Format,
  date: string | undefined,
  parts: DeckParts,
): NonNullable<DeckCheck['against']> {
  const table = readCards(source, format.game, parts).found.map(({ card }) => card);
  const { violations } = held(table, format, date, parts);
  return { ...checkAgainst(format.game, list, table, { list: wrong, deck: violations }), violations };
}

function countsOf(cards: readonly DeckCard[]): DeckCheck['counts'] {
  const count = (section: DeckEntry['section']) => total(cards.filter((one) => one.section === section));
  return { main: count('main'), extra: count('extra'), side: count('side') };
}

/** The Deck after the exchange: held against the same format and list, and against what it was before. */
function sidedDeck(before: DeckCard[], source: string, format: Format, date: string | undefined, parts: DeckParts): SidedDeck {
  if (format.game !== 'ygo') return refuse('no-side-deck', sayDeck.noSideDeck());
  const { found } = readCards(source, format.game, parts);
  const after = found.map(({ card }) => card) as DeckCard<YgoCard>[];
  const had = before as DeckCard<YgoCard>[];
  const violations = [...exchangeViolations(had, after, format.rules), ...checkYgo(after, format, date, parts).violations];
  return {
    legal: violations.length === 0,
    violations,
    exchanged: exchangedIn(had, after),
    lines: found.map(({ line }) => line),
    counts: countsOf(after),
  };
} // prettier-ignore

/** The format with another series of lists: one somebody plays by at home, or one that was imported. */
function withList(format: Format, list: string | undefined, parts: DeckParts): Format {
  if (list === undefined) return format;
  if (!parts.series(list)) refuse('not-found', { de: `Listen „${list}“ gibt es hier nicht.`, en: `There are no lists “${list}” here.` }); // prettier-ignore
  return { ...format, list: { id: list } };
}

/** The game most of whose cards the names are, where nothing else in the list tells it; none where both might be meant. */
function gameByNames(source: string, parts: DeckParts): Game | undefined {
  if (readDeckList(source, undefined).ok) return undefined;
  const known = (game: Game): number => {
    const read = readDeckList(source, game);
    return read.ok ? read.list.entries.filter((entry) => exactly(entry, game, parts.library)).length : 0;
  };
  const ygo = known('ygo');
  const ptcg = known('ptcg');
  if (ygo > 2 * ptcg) return 'ygo';
  return ptcg > 2 * ygo ? 'ptcg' : undefined;
}

function readCards(source: string, game: Game | undefined, parts: DeckParts) {
  const read = readDeckList(source, game ?? gameByNames(source, parts));
  if (!read.ok) throw new Refused(read.problems);
  const { list } = read;
  return { game: list.game, found: list.entries.map((entry) => lineOf(entry, list.game, parts)) };
}

const held = (cards: DeckCard[], format: Format, date: string | undefined, parts: DeckParts): Checked =>
  format.game === 'ygo'
    ? checkYgo(cards as DeckCard<YgoCard>[], format, date, parts)
    : checkPtcg(cards as DeckCard<PtcgCard>[], format, date, parts);

interface Checked {
  violations: DeckViolation[];
  list?: LimitedList;
  notes: Localized[];
}
function checkYgo(
  cards: DeckCard<YgoCard>[],
  format: Format & { game: 'ygo' },
  date: string | undefined,
  parts: DeckParts,
): Checked {
  const pool = format.pool === undefined ? undefined : parts.pool(format.pool);
  const outside = pool ? poolViolations(cards, pool, format.title, format.rules.limited[0]) : [];
  // Of the past no release dates are known here.
  const past = date !== undefined || format.ruleset !== usual('ygo').ruleset;
  const unchecked = !pool && (format.pool !== undefined || (format.list && past)) ? [sayDeck.poolUnchecked()] : [];
  const allowed = ({ only, called }: LimitedList) => only ? poolViolations(cards, new Set(only.map(nameKey)), called, format.rules.limited[0]) : []; // prettier-ignore
  const against = (list: LimitedList | undefined) => [
    ...ygoViolations(cards, format.rules, list),
    ...(list ? allowed(list) : []),
    ...outside,
  ];
  if (!format.list) return { violations: against(undefined), notes: unchecked };
  const series = parts.series(format.list.id);
  if (!series) return { violations: against(undefined), notes: [sayDeck.noList(), ...unchecked] };
  const day = format.list.date ?? date;
  const at = listAt(series, day);
  if (at.established) return { violations: against(at.list), list: at.list, notes: unchecked };
  const note = sayDeck.notEstablished(day ?? '', at.before?.from, at.after?.from);
  return { violations: against(undefined), notes: [note, ...unchecked] };
}

/** What the format's list of that day bans. */
function bansOf(cards: DeckCard<PtcgCard>[], format: PtcgFormat, date: string | undefined, parts: DeckParts): Checked {
  const series = format.list && parts.series(format.list.id);
  if (!series) return { violations: [], notes: [] };
  const at = listAt(series, date);
  if (!at.established)
    return { violations: [], notes: [sayDeck.notEstablished(date ?? '', at.before?.from, at.after?.from)] };
  const { violations, unsure } = banned(cards, at.list);
  return { violations, list: at.list, notes: unsure };
}

/** What the format's pool does not hold: by the marks of the day, or by sets. */
function poolOf(cards: DeckCard<PtcgCard>[], format: PtcgFormat, date: string | undefined, parts: DeckParts): Checked {
  // Without a database of printings nobody can tell a card's set and mark.
  const blind = !cards.some(({ printed }) => printed?.own || printed?.reprints.length);
  const unchecked = { violations: [], notes: [sayDeck.poolUnchecked()] };
  if (format.byMarks) {
    const at = marksAt(date);
    if (!at.established) return { violations: [], notes: [sayDeck.notEstablished(date ?? '', undefined, at.after), ...unchecked.notes] }; // prettier-ignore
    if (blind) return unchecked;
    const { marks } = at.rotation;
    const { violations, unsure } = outsidePool(cards, outBy(date, allowedIn(at.rotation)), outsideMarks(marks, date));
    return { violations, notes: [sayDeck.marksUsed(marks), ...unsure] };
  }
  if (format.pool === undefined) return { violations: [], notes: [] };
  const pool = parts.setPool(format.pool);
  if (!pool) return unchecked;
  const names = oneNameOf(cards, pool.oneNameOf);
  if (blind) return { violations: names, notes: unchecked.notes };
  const { violations, unsure } = outsidePool(cards, outBy(date, allowedBy(pool)), (one) =>
    violation('not-in-format', sayDeck.notInPool(one.called, format.title), sayDeck.mendReprint(), ['ptcg.deck.expanded-pool'], [one]),
  ); // prettier-ignore
  return { violations: [...violations, ...names], notes: unsure };
}

/** Lines whose print is that of another card, or of none that is known. */
const otherPrints = (cards: DeckCard<PtcgCard>[]): Localized[] =>
  cards.flatMap(({ called, card, print, printed }) => {
    if (print === undefined || !card || !printed || printed.own || isBasicEnergy(card)) return [];
    if (printed.isOf) return [sayDeck.otherPrint(called, print, printed.isOf)];
    return printed.reprints.length > 0 ? [sayDeck.noSuchPrint(called, print)] : [];
  });

function checkPtcg(
  cards: DeckCard<PtcgCard>[],
  format: PtcgFormat,
  date: string | undefined,
  parts: DeckParts,
): Checked {
  const bans = bansOf(cards, format, date, parts);
  const pool = poolOf(cards, format, date, parts);
  return {
    violations: [...ptcgViolations(cards, format.rules), ...bans.violations, ...pool.violations],
    notes: [...otherPrints(cards), ...pool.notes, ...bans.notes],
    ...(bans.list && { list: bans.list }),
  };
}

/** The card a line means: by its print, by its name, or the one card that is near enough (then it is said). */
function lineOf(entry: DeckEntry, game: Game, parts: DeckParts): { line: DeckLine; card: DeckCard } {
  const written = entry.name ?? entry.print ?? '?';
  const told = (card: YgoCard | PtcgCard, guessed: boolean) => {
    const name = bothNames(card.name);
    const printed = game === 'ptcg' ? parts.printed(name.en, entry.print) : undefined;
    const countsAs = card.kind === 'monster' || card.kind === 'spell' || card.kind === 'trap' ? alwaysTreatedAs(card) : undefined; // prettier-ignore
    return {
      line: { ...entry, written, name, known: true, ...(guessed && { guessed: true as const }) },
      card: { ...entry, called: name, card, ...(printed && { printed }), ...(countsAs !== undefined && { countsAs }) },
    };
  };
  const exact = exactly(entry, game, parts.library);
  if (exact) return told(exact, false);
  const found = entry.name === undefined ? { is: 'unknown' as const, near: [] } : parts.find(game, entry.name);
  if (found.is === 'named' || found.is === 'guessed') return told(found.card, found.is === 'guessed');
  const name = { de: written, en: written };
  return {
    line: {
      ...entry,
      written,
      name,
      known: false,
      ...(found.near.length > 0 && { didYouMean: found.near.slice(0, 3) }),
    },
    card: { ...entry, called: name },
  };
}

/** Energy symbols of Pokémon TCG Live's lists. */
const SYMBOLS: readonly [RegExp, string][] = [
  [/\{G\}/, 'Grass'],
  [/\{R\}/, 'Fire'],
  [/\{W\}/, 'Water'],
  [/\{L\}/, 'Lightning'],
  [/\{P\}/, 'Psychic'],
  [/\{F\}/, 'Fighting'],
  [/\{D\}/, 'Darkness'],
  [/\{M\}/, 'Metal'],
  [/\{Y\}/, 'Fairy'],
  [/\{\*\}/, '◇'],
];
function exactly(entry: DeckEntry, game: Game, library: Library): YgoCard | PtcgCard | undefined {
  if (game === 'ygo') return library.ygo(entry.name ?? entry.print ?? '', entry.name === undefined ? undefined : entry.print);
  const name = SYMBOLS.reduce((text, [symbol, type]) => text.replace(symbol, type), entry.name ?? entry.print ?? '');
  return basicEnergyCard(name) ?? library.ptcg(name, entry.name === undefined ? undefined : entry.print);
} // prettier-ignore

/** The format that is named, or a ruleset's usual one; of both games where both have one of the name; none where nothing is named. */
function formatsAsked({ format, ruleset, game }: DeckInput): Format[] {
  if (format !== undefined) {
    const named = formatsCalled(format).filter((one) => game === undefined || one.game === game);
    return named.length > 0 ? named : unknownFormat(format);
  }
  if (ruleset === undefined) return [];
  const byRuleset = usualFormat(ruleset);
  return byRuleset ? [byRuleset] : unknownFormat(ruleset);
}
const gameOf = ([first, ...others]: Format[]): Game | undefined =>
  others.every((format) => format.game === first?.game) ? first?.game : undefined;
function usual(game: Game): Format {
  const format = FORMATS.find((one) => one.game === game);
  if (!format) throw new Error(`no format for ${game}`);
  return format;
}
const unknownFormat = (id: string): never =>
  refuse(
    'unknown-format',
    { de: `Ein Format „${id}“ gibt es nicht.`, en: `There is no format “${id}”.` },
    { didYouMean: near(id) },
  );
const near = (id: string): string[] => {
  const ids = FORMATS.flatMap((one) => [one.id, one.ruleset]);
  const found = closest(id, ids);
  return found.length > 0 ? found : FORMATS.map((one) => one.id);
};
