/**
 * Which printing of a name a case means, where it names no print: what the case tells of the card (its attacks, Abilities, damage, what it evolves from),
 * then the newest printing released by the date of the ruleset. Printings that are the same in everything the rules ask for are one.
 */
import { withCaseCards } from '../case/cards.ts';
import { cardsOf, type CaseCard } from '../case/ids.ts';
import { eachName, isCalled, nameKey } from '../case/names.ts';
import type { PokemonInPlay, PtcgCard, PtcgCase, PtcgMove } from '../case/schema.ts';
import type { Library, PtcgPrinting } from '../library.ts';
import { basicEnergyCard, sameName } from './cards.ts';
import type { FindCard } from './board/load.ts';
import { textHash } from './texts/hash.ts';
import { keyed } from '../keyed.ts';

/** The printing taken for a name, and one of each other kind it could be. */
export interface Meant {
  name: string;
  chosen: PtcgPrinting;
  /** Whether the name has any other printing, meant or not. */
  isOneOfSeveral: boolean;
  others: readonly PtcgPrinting[];
  /** Printings of another era than the other cards of the case: named, but what they would change is not told. */
  unlikely: readonly PtcgPrinting[];
}
export interface CaseCards {
  /** Cards of the case, then the library, then basic Energy, which needs none. */
  find: FindCard;
  /** By name, for the names looked for so far that have several printings. */
  meant: ReadonlyMap<string, Meant>;
}

/** `date`: of the ruleset (ISO). `instead`: prints to take for names, by name key. */
export function caseCards(
  theCase: PtcgCase,
  library: Library,
  date: string,
  instead: ReadonlyMap<string, string> = new Map(),
): CaseCards {
  const cards = withCaseCards(theCase, library);
  const meant = new Map<string, Meant>();
  const told = toldBy(theCase);
  const given = printsGiven(theCase);
  const era = eraOf(theCase, (name) => cards.printings?.(name) ?? []);
  const until = Number(date.replaceAll('-', ''));
  const choose = (name: string): PtcgCard | undefined => {
    const key = nameKey(name);
    const known = meant.get(key);
    if (known) return known.chosen.card;
    const all = cards.printings?.(name) ?? [];
    if (all.length === 0) return undefined;
    // A card that came later is meant only where nothing else can be.
    const fitting = narrowed(all, told, key);
    const out = fitting.filter(({ released }) => released <= until);
    const there = out.length > 0 ? out : fitting;
    const likely = there.filter((one) => isOfEra(one, era(key)));
    const kinds = differing(likely.length > 0 ? likely : there);
    const unlikely = differing(there.filter((one) => !likely.includes(one)));
    const chosen = [...kinds, ...unlikely].find(({ print }) => print === instead.get(key)) ?? kinds[0]!;
    meant.set(key, {
      name,
      chosen,
      isOneOfSeveral: all.length > 1,
      others: kinds.filter((one) => one !== chosen),
      unlikely: likely.length > 0 ? unlikely.filter((one) => one !== chosen) : [],
    });
    return chosen.card;
  };
  const find: FindCard = (name, printed) => {
    if (name === '?') return undefined;
    const print = printed ?? given.get(nameKey(name));
    // A basic Energy card is the same whoever printed it.
    const basic = print === undefined && keyed(theCase.cards, name) === undefined ? basicEnergyCard(name) : undefined;
    return (
      basic ?? (print === undefined ? choose(name) : undefined) ?? cards.ptcg(name, print) ?? basicEnergyCard(name)
    );
  };
  return { find, meant };
}

/** The print of each name of which the case gives one, and the same for every card so called: whoever asks for the name means that. */
function printsGiven(theCase: PtcgCase): ReadonlyMap<string, string> {
  const prints = Map.groupBy(cardsOf(theCase), ({ card }) => nameKey(card));
  return new Map(
    [...prints].flatMap(([key, cards]) => {
      const [first, ...others] = new Set(cards.map(({ print }) => print));
      return first !== undefined && others.length === 0 ? [[key, first]] : [];
    }),
  );
}

/** The release dates between which a printing was played beside the other cards of a case. */
interface Era {
  from: number;
  to: number;
}
/** Cards rotate out of play after some four years; a date is yyyymmdd. */
const PLAYED = 4_00_00;
/** No format of today's rules has cards older than this. */
const OLDEST = 2011_04_25;
/** Old cards printed again as a keepsake, which no format allows. */
const KEEPSAKES = /^CEL:CC /;
const isOfEra = ({ released, print }: PtcgPrinting, { from, to }: Era): boolean =>
  released >= from && released <= to && !KEEPSAKES.test(print);
/** The printings some format of today's rules has; all where none has one. */
export function ofTodaysFormats(printings: readonly PtcgPrinting[]): readonly PtcgPrinting[] {
  const likely = printings.filter((one) => isOfEra(one, { from: OLDEST, to: Infinity }));
  return likely.length > 0 ? likely : printings;
}

/** The era of a name (by its key): what the other names of the case leave, where they have one between them. */
function eraOf(theCase: PtcgCase, printings: (name: string) => readonly PtcgPrinting[]): (key: string) => Era {
  const names = [...new Set(cardsOf(theCase).map(({ card }) => card))];
  const dated = names.flatMap((name) => {
    const dates = name === '?' ? [] : printings(name).map(({ released }) => released);
    return dates.length === 0 ? [] : [{ key: nameKey(name), first: Math.min(...dates), last: Math.max(...dates) }];
  });
  return (key) => {
    const others = dated.filter((one) => one.key !== key);
    const from = Math.max(0, ...others.map(({ first }) => first - PLAYED));
    const to = Math.min(Infinity, ...others.map(({ last }) => last + PLAYED));
    // Cards of the first eras have no date.
    if (to < OLDEST && from < OLDEST) return { from: 0, to: OLDEST };
    return from <= to ? { from: Math.max(OLDEST, from), to } : { from: OLDEST, to: Infinity };
  };
}

/** One printing, the newest, of each kind the rules could tell apart. */
export function differing(printings: readonly PtcgPrinting[]): PtcgPrinting[] {
  const seen = new Set<string>();
  return printings.filter(({ card }) => {
    const kind = kindOf(card);
    return !seen.has(kind) && seen.add(kind);
  });
}
/** A library gives the same card for the same print, and each ruling asks for its kind anew. */
const kinds = new WeakMap<PtcgCard, string>();
function kindOf(card: PtcgCard): string {
  const known = kinds.get(card);
  if (known !== undefined) return known;
  const kind = kindOfPrinted(card);
  kinds.set(card, kind);
  return kind;
}
function kindOfPrinted(card: PtcgCard): string {
  const { hp, types, stage, evolvesFrom, weakness, resistance, retreat, attacks = [], abilities = [] } = card;
  const printed = attacks.map((attack) => [eachName(attack)[0], attack.cost, attack.damage]);
  const text = card.effects ?? textHash(card);
  return JSON.stringify([
    hp,
    types,
    stage,
    evolvesFrom,
    weakness,
    resistance,
    retreat,
    printed,
    abilities.length,
    text,
  ]);
}

// ───────────────────────────── What the case tells ─────────────────────────────

/** Something that is true of the printing meant by `key`. */
interface Told {
  key: string;
  holds: (card: PtcgCard) => boolean;
}

/** Each thing told leaves the printings of which it is true; where there are none it says nothing. */
const narrowed = (all: readonly PtcgPrinting[], told: readonly Told[], key: string): readonly PtcgPrinting[] =>
  told
    .filter((one) => one.key === key)
    .reduce((left, { holds }) => {
      const fitting = left.filter(({ card }) => holds(card));
      return fitting.length > 0 ? fitting : left;
    }, all);

function toldBy(theCase: PtcgCase): Told[] {
  const cards = cardsOf(theCase);
  return [
    ...inPlay(theCase).flatMap(toldByPokemon),
    ...(theCase.moves ?? []).flatMap((move) => toldByMove(move, cards)),
  ];
}

const inPlay = ({ state }: PtcgCase): PokemonInPlay[] =>
  (['A', 'B'] as const).flatMap((side) => {
    const { active, bench = [] } = state?.players?.[side] ?? {};
    return [active, ...bench].filter((p): p is PokemonInPlay => typeof p === 'object' && p !== null);
  });
/** It is in play with its damage; it lies on what it evolved from. */
function toldByPokemon({ card, damage = 0, under = [], tools = [] }: PokemonInPlay): Told[] {
  const key = nameKey(card);
  const below = under.map((one) => (typeof one === 'string' ? one : one.card));
  // With a Tool it may have more HP than are printed.
  const isHurt = damage > 0 && tools.length === 0;
  return [
    ...(isHurt ? [{ key, holds: ({ hp }: PtcgCard) => hp === undefined || hp > damage }] : []),
    ...(below.length === 0
      ? []
      : [{ key, holds: ({ evolvesFrom }: PtcgCard) => below.some((name) => comesFrom(evolvesFrom, name)) }]),
  ];
}
const comesFrom = (evolvesFrom: string | undefined, name: string): boolean =>
  evolvesFrom !== undefined && sameName([evolvesFrom], [name]);

function toldByMove(move: PtcgMove, cards: readonly CaseCard[]): Told[] {
  const nameOf = (id: string): string => cards.find((card) => card.id === id)?.card ?? id.replace(/#\d+$/, '');
  switch (move.do) {
    case 'attack': {
      // Whoever of that player's Pokémon can have the attack is meant to have it.
      const own = cards.filter(({ side, zone }) => side === move.by && USABLE.has(zone)).map(({ card }) => card);
      const { attack } = move;
      if (typeof attack === 'string')
        return own.map((name) => ({ key: nameKey(name), holds: ({ attacks }) => has(attacks, attack) }));
      const active = cards.find(({ side, zone }) => side === move.by && zone === 'active');
      return active ? [{ key: nameKey(active.card), holds: ({ attacks = [] }) => attacks.length >= attack }] : [];
    }
    case 'ability': {
      const { ability } = move;
      const holds = ({ abilities = [] }: PtcgCard): boolean =>
        ability === undefined ? abilities.length > 0 : has(abilities, ability);
      return [{ key: nameKey(nameOf(move.pokemon)), holds }];
    }
    case 'evolve': {
      const from = nameOf(move.pokemon);
      return [{ key: nameKey(nameOf(move.card)), holds: ({ evolvesFrom }) => comesFrom(evolvesFrom, from) }];
    }
    default:
      return [];
  }
}
const USABLE: ReadonlySet<string> = new Set(['active', 'bench', 'hand']);
const has = (parts: readonly { name: string | { en?: string; de?: string } }[] | undefined, wanted: string): boolean =>
  (parts ?? []).some((part) => isCalled(part, wanted));
