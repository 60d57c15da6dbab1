/**
 * What a Deck must be, by format, as data: sizes, kinds, copies, each with the rules it rests on. A format is a ruleset's way to build a Deck, with
 * the limited list or card pool that goes with it.
 */
import type { Game } from '../case/schema.ts';
import type { Localized, RuleId } from '../ruling/schema.ts';
import type { Section } from './entry.ts';

export interface Size {
  min: number;
  /** Absent: no upper limit. */
  max?: number;
  /** Only these numbers are allowed. */
  exactly?: readonly number[];
  rules: readonly RuleId[];
}
export interface YgoDeckRules {
  main: Size;
  extra: Size & { kinds: readonly string[]; kindRules: readonly RuleId[]; called: Localized };
  side: Size;
  /** The exchange with the Side Deck between Duels: which parts keep their number of cards, by which rules; and which cards may be exchanged. */
  exchange: { keeps: readonly Section[]; rules: readonly RuleId[]; cards: readonly RuleId[] };
  copies: { most: number; rules: readonly RuleId[]; countsAs: readonly RuleId[] };
  /** Rules for a card on the list, by how many copies are allowed. */
  limited: Record<0 | 1 | 2, readonly RuleId[]>;
}
export interface PtcgDeckRules {
  size: { exactly: number; rules: readonly RuleId[] };
  copies: { most: number; rules: readonly RuleId[] };
  basic: readonly RuleId[];
  restricted: readonly RuleId[];
  /** Only Pokémon of one type, none with a Rule Box, one copy of each card (GLC). */
  singleType?: readonly RuleId[];
}
interface FormatOf<G extends Game, Rules> {
  id: string;
  game: G;
  title: Localized;
  ruleset: string;
  rules: Rules;
  /** Which lists of the knowledge base limit its cards; `date`: always the list of that day. */
  list?: { id: string; date?: string };
  /** Id of its card pool, where it has one; that pool may not be known here. */
  pool?: string;
}
export type YgoFormat = FormatOf<'ygo', YgoDeckRules>;
export type PtcgFormat = FormatOf<'ptcg', PtcgDeckRules> & {
  /** Its pool follows from the regulation marks of the day (`standard.ts`). */
  byMarks?: true;
};
export type Format = YgoFormat | PtcgFormat;

const EXTRA_DECK: Localized = { de: 'Extra Deck', en: 'Extra Deck' };
const limitedToday = {
  0: ['ygo.limited.forbidden'],
  1: ['ygo.limited.limited'],
  2: ['ygo.limited.semi-limited'],
} as const;

const today: YgoDeckRules = {
  main: { min: 40, max: 60, rules: ['ygo.deck.main.size'] },
  extra: {
    min: 0,
    max: 15,
    rules: ['ygo.deck.extra.size'],
    kinds: ['fusion', 'synchro', 'xyz', 'link'],
    kindRules: ['ygo.current.deck.extra-link'],
    called: EXTRA_DECK,
  },
  side: { min: 0, max: 15, rules: ['ygo.deck.side.max'] },
  exchange: {
    keeps: ['main', 'extra', 'side'],
    rules: ['ygo.deck.side.one-for-one'],
    cards: ['ygo.deck.side.exchange-partners'],
  },
  copies: { most: 3, rules: ['ygo.deck.copy-limit'], countsAs: ['ygo.current.copies.treated-as'] },
  limited: limitedToday,
};
const beforeLinks: YgoDeckRules = {
  ...today,
  extra: { ...today.extra, kinds: ['fusion', 'synchro', 'xyz'], kindRules: ['ygo.deck.extra.types'] },
};
const in2004: YgoDeckRules = {
  main: { min: 40, rules: ['ygo.deck.min-40'] },
  extra: {
    min: 0,
    rules: ['ygo.deck.extra.not-counted'],
    kinds: ['fusion'],
    kindRules: ['ygo.setup.fusion-deck-face-down'],
    called: { de: 'Fusionsdeck', en: 'Fusion Deck' },
  },
  side: { min: 0, max: 15, exactly: [0, 15], rules: ['ygo.deck.side-exact-15'] },
  exchange: {
    keeps: ['main', 'side'],
    rules: ['ygo.deck.side-swap-one-for-one'],
    cards: ['ygo.deck.side-swap-one-for-one'],
  },
  copies: { most: 3, rules: ['ygo.deck.three-copies'], countsAs: ['ygo.deck.three-copies'] },
  limited: { 0: ['ygo.list.forbidden'], 1: ['ygo.list.limited'], 2: ['ygo.list.semi-limited'] },
};
/** Before Xyz Monsters; sizes as they have been since 13 August 2008. */
const beforeXyz: YgoDeckRules = { ...today, extra: { ...beforeLinks.extra, kinds: ['fusion', 'synchro'] } };
const speedDuel: YgoDeckRules = {
  ...today,
  main: { min: 20, max: 30, rules: ['ygo.current.speed-duel.setup'] },
  extra: { ...today.extra, max: 5, rules: ['ygo.current.speed-duel.setup'] },
  side: { min: 0, max: 6, rules: ['ygo.current.speed-duel.setup'] },
};

const pokemon: PtcgDeckRules = {
  size: { exactly: 60, rules: ['ptcg.deck.size-60'] },
  copies: { most: 4, rules: ['ptcg.deck.four-copies'] },
  basic: ['ptcg.deck.one-basic'],
  restricted: ['ptcg.deck.restricted-kinds'],
};

/** Gym Leader Challenge, a format of players. */
const gymLeader: PtcgDeckRules = {
  ...pokemon,
  copies: { most: 1, rules: ['ptcg.deck.gym-leader-challenge'] },
  singleType: ['ptcg.deck.gym-leader-challenge'],
};

/** The first of each ruleset is its usual format. */
export const FORMATS: readonly Format[] = [
  { id: 'ygo-advanced', game: 'ygo', title: { de: 'Advanced Format (TCG)', en: 'Advanced Format (TCG)' }, ruleset: 'ygo-current', rules: today, list: { id: 'ygo-tcg' } },
  { id: 'ygo-unlimited', game: 'ygo', title: { de: 'Ohne Liste', en: 'Without a list' }, ruleset: 'ygo-current', rules: today },
  { id: 'ygo-ocg', game: 'ygo', title: { de: 'OCG (Asien)', en: 'OCG (Asia)' }, ruleset: 'ygo-ocg', rules: today, list: { id: 'ygo-ocg' }, pool: 'ygo-ocg' },
  { id: 'ygo-speed-duel', game: 'ygo', title: { de: 'Speed Duel', en: 'Speed Duel' }, ruleset: 'ygo-current', rules: speedDuel, pool: 'speed-duel' },
  { id: 'ygo-2014', game: 'ygo', title: { de: 'Advanced Format nach Regelbuch 9.0', en: 'Advanced Format by rulebook 9.0' }, ruleset: 'ygo-9.0', rules: beforeLinks, list: { id: 'ygo-tcg', date: '2014-07-14' } },
  { id: 'ygo-2004', game: 'ygo', title: { de: 'Nach dem Regelbuch von 2004, mit seiner Liste', en: 'By the rulebook of 2004, with its list' }, ruleset: 'ygo-2004', rules: in2004, list: { id: 'ygo-rulebook-2004' } },
  { id: 'ygo-goat', game: 'ygo', title: { de: 'Goat (April 2005)', en: 'Goat (April 2005)' }, ruleset: 'ygo-goat', rules: { ...in2004, limited: limitedToday }, list: { id: 'ygo-tcg', date: '2005-04-01' }, pool: 'ygo-goat' },
  { id: 'ygo-edison', game: 'ygo', title: { de: 'Edison (März 2010)', en: 'Edison (March 2010)' }, ruleset: 'ygo-edison', rules: beforeXyz, list: { id: 'ygo-tcg', date: '2010-04-24' }, pool: 'ygo-edison' },
  { id: 'ygo-hat', game: 'ygo', title: { de: 'HAT (2014)', en: 'HAT (2014)' }, ruleset: 'ygo-hat', rules: beforeLinks, list: { id: 'ygo-tcg', date: '2014-06-01' }, pool: 'ygo-hat' },
  { id: 'ptcg-standard', game: 'ptcg', title: { de: 'Standard', en: 'Standard' }, ruleset: 'ptcg-current', rules: pokemon, byMarks: true, list: { id: 'ptcg-standard' } },
  { id: 'ptcg-expanded', game: 'ptcg', title: { de: 'Erweitert', en: 'Expanded' }, ruleset: 'ptcg-current', rules: pokemon, pool: 'ptcg-expanded', list: { id: 'ptcg-expanded' } },
  { id: 'ptcg-glc', game: 'ptcg', title: { de: 'Gym Leader Challenge (GLC)', en: 'Gym Leader Challenge (GLC)' }, ruleset: 'ptcg-current', rules: gymLeader, pool: 'ptcg-expanded', list: { id: 'ptcg-glc' } },
  { id: 'ptcg-unlimited', game: 'ptcg', title: { de: 'Unlimited', en: 'Unlimited' }, ruleset: 'ptcg-current', rules: pokemon },
]; // prettier-ignore

/** By its id, with or without the game ('edison'); without it, both games may have one ('unlimited'). */
export const formatsCalled = (id: string): Format[] =>
  FORMATS.filter((format) => [format.id, format.id.replace(/^(?:ygo|ptcg)-/, '')].includes(id.toLowerCase()));
export const usualFormat = (ruleset: string): Format | undefined =>
  FORMATS.find((format) => format.ruleset === ruleset);
