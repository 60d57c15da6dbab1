// A line says what was played, not what else lay on the table. Where a card or Ability is illegal only because it would do nothing on an
// empty table, damage, Energy and cards nobody named are put there, as few as will do; each is an assumption.
import { cardsOf, idOf } from '../../engine/case/ids.ts';
import type {
  Case,
  Player,
  PokemonInPlay,
  PtcgCard,
  PtcgCase,
  PtcgMove,
  PtcgPlayer,
} from '../../engine/case/schema.ts';
import { say } from '../../engine/ruling/say.ts';
import type { Fact, Localized, Reason } from '../../engine/ruling/schema.ts';
import type { Judge } from './board.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import type { Library } from '../../engine/library.ts';
import { newAssumptions } from './names.ts';
import { bringsIn } from './pokemon-moves.ts';
import { withKindOpen } from './pokemon-kind-open.ts';
import { benched as toBench, isSomebody, nobodyNamed, ON_BENCH } from './pokemon-nobody.ts';
import { withMostChosen, withOnlyWay, withPrintFound, withSecondAttack, withSomethingFound } from './pokemon-found.ts';
import { withRetreats } from './pokemon-retreat.ts';
import { effectsOfAbility, withFlippingPrint, withUsablePrint } from './pokemon-usable.ts';
import { withBenchHit, withCheckupCoins, withHand, withoutCounted, withoutEnd } from './pokemon-survives.ts';
import { choosesOwnAlone, laidTarget, placesOfTarget, withAimedOnBench, withAims } from './pokemon-targets.ts';
import { wantedByPokemon, WANTED_CARDS } from './pokemon-wanted.ts';
import { Refused } from '../refused.ts';
import { other } from './table.ts';
import { DECIDING, unsaidFact } from './unsaid.ts';
import { keyed } from '../../engine/keyed.ts';

export interface Filled {
  case: PtcgCase;
  assumptions: Fact[];
  /** Places the line has told of ("A/hand"): nothing more is put there. */
  told?: ReadonlySet<string>;
  /** Attacks that name whom they hit, counted from 1. */
  aims?: readonly { attack: number; at: string }[];
}
/** Something that may lie there: whose, seen from the player whose move it is. */
export interface Put {
  whose: 'you' | 'opponent';
  put: (side: PtcgPlayer) => void;
  /** What it changes besides a player's side; `player`: whose it is. */
  onTable?: (theCase: PtcgCase, player: Player) => void;
  de: string;
  en: string;
  /** What happened or whose turn it is decides the ruling: it is told as a condition. */
  decides?: { at: 'history' | 'turn'; text: (player: Player) => Localized };
}
const ENERGY = 'Basic Fire Energy';
const SOMEBODY = nobodyNamed().name;
const onActive =
  (more: Pick<PokemonInPlay, 'damage' | 'energy' | 'conditions'>) =>
  (side: PtcgPlayer): void => {
    if (!side.active) return;
    const there = typeof side.active === 'string' ? { card: side.active } : side.active;
    side.active = { ...there, ...more, ...there };
  };
const onBenched =
  (more: Pick<PokemonInPlay, 'energy'>) =>
  (side: PtcgPlayer): void => {
    const [first] = side.bench ?? [];
    if (first === undefined) return;
    const there = typeof first === 'string' ? { card: first } : first;
    side.bench![0] = { ...there, ...more, ...there };
  };
const lying =
  (zone: 'discard' | 'hand', cards: readonly string[], whose = '') =>
  (side: PtcgPlayer): void => {
    const there = (side[zone] ??= []);
    cards.forEach((card, n) => there.push(card === '?' ? card : { id: `${card}, ${whose}${zone} ${n + 1}`, card }));
  };
const CONDITIONS: Put = { whose: 'you', put: onActive({ conditions: ['asleep', 'poisoned'] }), de: 'Das Aktive Pokémon schläft und ist vergiftet', en: 'the Active Pokémon is Asleep and Poisoned' }; // prettier-ignore
export const PUTS: readonly Put[] = [
  { whose: 'opponent', put: toBench, de: 'Ein Pokémon ist auf der Bank', en: 'a Pokémon is on the Bench' },
  { whose: 'you', put: toBench, de: 'Ein Pokémon ist auf der Bank', en: 'a Pokémon is on the Bench' },
  { whose: 'you', put: onBenched({ energy: ['Fire'] }), de: 'An das Pokémon auf der Bank ist Energie angelegt', en: 'Energy is attached to the Benched Pokémon' },
  { whose: 'you', put: onActive({ damage: 10 }), de: 'Auf dem Aktiven Pokémon liegt eine Schadensmarke', en: 'a damage counter is on the Active Pokémon' },
  { whose: 'you', put: onActive({ energy: ['Fire'] }), de: 'An das Aktive Pokémon ist Energie angelegt', en: 'Energy is attached to the Active Pokémon' },
  CONDITIONS,
  { whose: 'opponent', put: onActive({ damage: 10 }), de: 'Auf dem Aktiven Pokémon liegt eine Schadensmarke', en: 'a damage counter is on the Active Pokémon' },
  { whose: 'opponent', put: onActive({ energy: ['Fire'] }), de: 'An das Aktive Pokémon ist Energie angelegt', en: 'Energy is attached to the Active Pokémon' },
  { whose: 'you', put: lying('discard', [SOMEBODY]), de: 'Ein Pokémon liegt auf dem Ablagestapel', en: 'a Pokémon is in the discard pile' },
  { whose: 'opponent', put: lying('discard', [SOMEBODY], 'opponent '), de: 'Ein Pokémon liegt auf dem Ablagestapel', en: 'a Pokémon is in the discard pile' },
  { whose: 'you', put: lying('discard', [ENERGY, ENERGY]), de: 'Basis-Energie liegt auf dem Ablagestapel', en: 'basic Energy is in the discard pile' },
  { whose: 'you', put: lying('hand', ['?', '?', '?']), de: 'Es sind noch drei Karten in der Hand', en: 'three more cards are in the hand' },
  { whose: 'opponent', put: lying('hand', ['?', '?', '?']), de: 'Drei Karten sind in der Hand', en: 'three cards are in the hand' },
]; // prettier-ignore

/** Under each Evolution in play lie the cards it evolved from. */
export const grown = (find: CardFinder): Put => ({
  whose: 'you',
  put: () => undefined,
  onTable: ({ state, cards }) => {
    const below = (name: string): string[] => {
      const found = find('ptcg', name);
      const from = (keyed(cards, name) ?? ('card' in found ? (found.card as PtcgCard) : undefined))?.evolvesFrom;
      return from === undefined || find('ptcg', from).is !== 'named' ? [] : [...below(from), from];
    };
    const lay = (one: string | PokemonInPlay): string | PokemonInPlay => {
      const there = typeof one === 'string' ? { card: one } : one;
      const under = below(there.card);
      return under.length > 0 ? { under, ...there } : one;
    };
    for (const side of Object.values(state?.players ?? {})) {
      if (side.active) side.active = lay(side.active);
      if (side.bench) side.bench = side.bench.map(lay);
    }
  },
  de: 'Unter jeder Entwicklung im Spiel liegen die Karten, aus denen sie sich entwickelt hat', en: 'under each Evolution in play lie the cards it evolved from',
}); // prettier-ignore

/** What a card does, declared or read. */
export type PokemonTextOf = (card: PtcgCard) => readonly unknown[];

/** The same line on a table on which its moves do something; asked where it stays illegal only for want of one. */
export function withPokemonBoard(
  line: Filled,
  judge: Judge,
  find: CardFinder,
  textOf: PokemonTextOf,
  printings?: Library['printings'],
): Filled {
  const stays = (one: Filled) => withoutEnd(one, judge);
  const does = (of: Filled) => (move: PtcgMove) => effectsPlayed(of.case, move, find, textOf, printings);
  const laidOut = (one: Filled): Filled =>
    withFewerReasons(asPossible(stays(withUsablePrint(withRetreats(one, judge), judge, textOf, printings)), judge, find, textOf, printings), judge, does); // prettier-ignore
  const laid = laidOut(withCheckupCoins(withPrintFound(withFlippingPrint(line, textOf, printings), judge, printings), judge));
  const found = withSomethingFound(laid, judge, does(laid));
  // What comes behind the search is looked at only now.
  const possible = found === laid ? laid : laidOut(found);
  const aimedAt = withAimedOnBench(possible, line.aims, judge, does(possible));
  const benched = withBenchHit(aimedAt, judge, does(aimedAt));
  const hit = withHand(benched === possible ? possible : withSomethingFound(benched, judge, does(benched)), judge);
  const most = withOnlyWay(withMostChosen(hit, judge), judge);
  const aimed = withoutCounted(withSecondAttack(stays(withAims({ ...most, aims: line.aims ?? [] }, judge)), judge), judge);
  return withKindOpen(aimed, judge, does(aimed));
} // prettier-ignore
function asPossible(
  line: Filled,
  judge: Judge,
  find: CardFinder,
  textOf: PokemonTextOf,
  printings?: Library['printings'],
): Filled {
  // A coin flipped before it changes nothing about what is refused on either side.
  const legal = (theCase: Case): boolean => {
    const ruled = attempted(() => judge(theCase));
    if (!ruled) return false;
    const { illegal, verdict, assumptions, branches = [] } = ruled;
    // What is named and nobody asks for is done to nothing.
    const unasked = assumptions.some(({ path }) => /^\/moves\/\d+\/targets$/.test(path));
    // Nor is it done where whoever is named cannot be chosen.
    const stray = branches.some((branch) =>
      branch.ruling.illegal?.reasons.some(({ code }) => code === 'illegal-target'),
    );
    return illegal === undefined && verdict !== 'illegal' && !unasked && !stray;
  };
  // What a card does is looked at only where it decides: most lines are legal as they stand.
  const isLegal = legal(line.case);
  if (laidTarget(line, 0) === undefined && isLegal) return line;
  const at = isLegal ? 0 : (judge(line.case).illegal?.move ?? 0);
  const stopped = line.case.moves?.[at];
  const by = moverOf(line.case, stopped);
  const effects = effectsPlayed(line.case, stopped, find, textOf, printings);
  const puts = [
    ...PUTS,
    ...wantedByPokemon(effects),
    ...(JSON.stringify(effects).includes('"do":"devolve"') ? [grown(find)] : []),
  ];
  // As it is written; where it works when its Pokémon comes into play, behind that.
  const begun = [
    ...placesOfTarget(line, at, effects),
    ...onBench(line),
    ...(comesWith(effects) ? [...asItComes(line, find), ...asItComesForward(line)] : []),
  ];
  for (const one of begun) {
    if (legal(one.case)) return one;
    const enough = (some: readonly Put[]) => legal(withPuts(one, some, by).case);
    // Who is Asleep neither retreats nor has attacked.
    const leaves = one.case.moves?.some(
      ({ do: what }, n) => (n <= at && what === 'retreat') || (n < at && what === 'attack'),
    );
    const may = leaves ? puts.filter((put) => put !== CONDITIONS) : puts;
    if (enough(may)) return withPuts(one, fewest(may, enough), by);
  }
  const further = goesFurther(begun, at, judge) ?? withPutsBefore(line, { at, by, puts }, judge);
  return further
    ? asPossible(withRetreats(further, judge), judge, find, textOf, printings)
    : asked(choosesOwnAlone(effects) ? begun[0]! : line, judge, begun.length * 2, effects);
}
const moverOf = ({ state }: PtcgCase, move: PtcgMove | undefined): Player =>
  (move && 'by' in move ? move.by : undefined) ?? state?.turn?.player ?? 'A';
/** Where a card lies elsewhere the line goes further: what stands against it then is the answer. */
const goesFurther = (lines: readonly Filled[], at: number, judge: Judge): Filled | undefined =>
  lines.find((one) => (attempted(() => judge(one.case))?.illegal?.move ?? 0) > at);
/** A later move is refused whatever lies there: what this one wants is laid out all the same. */
function withPutsBefore(line: Filled, { at, by, puts }: { at: number; by: Player; puts: readonly Put[] }, judge: Judge): Filled | undefined {
  const moves = line.case.moves ?? [];
  if (at + 1 >= moves.length) return undefined;
  const enough = (some: readonly Put[]): boolean =>
    (attempted(() => judge(withPuts(line, some, by).case))?.illegal?.move ?? 0) > at;
  const may = moves.some(({ do: what }) => what === 'retreat' || what === 'attack') ? puts.filter((put) => put !== CONDITIONS) : puts;
  return enough(may) ? withPuts(line, fewest(may, enough), by) : undefined;
} // prettier-ignore
/** Reasons nothing on the table takes away. */
const WHATEVER_LIES = /^(?:ability-off|cannot-play-.+|forbidden|supporter-used|starting-player-.+)$/;
/** A play refused whatever lies there is not refused for what the line does not say besides: that is put there. */
function withFewerReasons(
  line: Filled,
  judge: Judge,
  does: (of: Filled) => (move: PtcgMove) => readonly unknown[],
): Filled {
  // prettier-ignore
  const before = judge(line.case).illegal;
  const move = before && line.case.moves?.[before.move];
  const unsaid = before?.reasons.filter(({ code }) => WANTS_TABLE.includes(code)) ?? [];
  if (
    !before ||
    !move ||
    !('by' in move) ||
    unsaid.length === 0 ||
    !before.reasons.some(({ code }) => WHATEVER_LIES.test(code))
  )
    return line;
  const wanted = before.reasons.length - unsaid.length;
  const enough = (puts: readonly Put[]): boolean => {
    const { illegal } = judge(withPuts(line, puts, move.by).case);
    return illegal?.move === before.move && illegal.reasons.length === wanted;
  };
  const puts = [...PUTS, ...wantedByPokemon(does(line)(move))];
  return enough(puts) ? withPuts(line, fewest(puts, enough), move.by) : line;
}
/** A table on which a card of the line is missing is none. */
function attempted<T>(rule: () => T): T | undefined {
  try {
    return rule();
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
/** Whether it does something when it is played, evolved into or comes forward. */
const comesWith = (effects: readonly unknown[]): boolean =>
  /"event":"(?:evolved|played-to-bench|moved-to-active)"/.test(JSON.stringify(effects));

/** What the card of a move does; of who evolves, too. */
function effectsPlayed(theCase: PtcgCase, move: PtcgMove | undefined, find: CardFinder, textOf: PokemonTextOf, printings?: Library['printings']): readonly unknown[] {
  const { state, cards } = theCase;
  const lying = cardsOf({ game: 'ptcg', ...(state && { state }) });
  const attacker = move?.do === 'attack' ? lying.find(({ zone, side }) => zone === 'active' && side === move.by)?.id : undefined;
  const ids = [attacker ?? (move && 'card' in move ? move.card : undefined), move && 'pokemon' in move ? move.pokemon : undefined];
  const names = ids.flatMap((id) => (id === undefined ? [] : [lying.find((one) => one.id === id)?.card ?? id]));
  const all = names.flatMap((name) => {
    const found = find('ptcg', name);
    const card = keyed(cards, name) ?? ('card' in found ? (found.card as PtcgCard) : undefined);
    return [...(card ? [card] : []), ...(printings?.(name) ?? []).map((one) => one.card)];
  });
  const own = move?.do === 'ability' ? all.flatMap((one) => effectsOfAbility(one, move.ability, textOf)) : [];
  return own.length > 0 ? own : all.flatMap((one) => textOf(one));
} // prettier-ignore
/** An Ability that works only on the Bench: its Pokémon is there, and another is Active. */
function onBench(line: Filled): Filled[] {
  const [move] = line.case.moves ?? [];
  if (move?.do !== 'ability') return [];
  const copy = structuredClone(line.case);
  const side = copy.state?.players?.[move.by];
  // Who the line says is Active stays so.
  const isFilled = line.assumptions.some(({ path, value }) => path === `/players/${move.by}/active` && value === move.pokemon);
  if (!side?.active || !isFilled) return [];
  side.bench = [side.active];
  side.active = nobodyNamed().name;
  const { by, pokemon } = move;
  const assumed = newAssumptions();
  assumed.add(`/players/${by}/bench`, pokemon, `${by}: ${pokemon} ist auf der Bank.`, `${by}: ${pokemon} is on the Bench.`);
  return [{ ...line, case: copy, assumptions: [...line.assumptions.filter(({ path }) => !path.startsWith(`/players/${by}/`)), ...assumed.facts] }];
} // prettier-ignore

/** An Ability that works when its Pokémon comes into play: it has just been played, or evolved into. */
function asItComes(line: Filled, find: CardFinder): Filled[] {
  const [move, ...rest] = line.case.moves ?? [];
  if (move?.do !== 'ability') return [];
  const found = find('ptcg', move.pokemon);
  if (!('card' in found)) return [];
  const { by, pokemon } = move;
  const { evolvesFrom } = found.card as PtcgCard;
  const copy = structuredClone(line.case);
  const side = ((copy.state ??= {}).players ??= {})[by] ?? {};
  side.hand = [...(side.hand ?? []), pokemon];
  side.active = evolvesFrom === undefined ? nobodyNamed().name : { card: evolvesFrom };
  const first = evolvesFrom === undefined ? ({ by, do: 'bench', card: pokemon } as const) : ({ by, do: 'evolve', card: pokemon, pokemon: evolvesFrom } as const);
  const { name, card } = nobodyNamed();
  const from = evolvesFrom ?? '';
  const known = evolvesFrom === undefined || 'card' in find('ptcg', evolvesFrom) ? {} : { [from]: { ...card, name: from } };
  const assumed = newAssumptions();
  assumed.add(`/players/${by}/hand`, pokemon, `Vorher: ${by} spielt ${pokemon} aus der Hand.`, `Before it: ${by} plays ${pokemon} from the hand.`);
  return [{
    ...line,
    case: { ...copy, cards: { [name]: card, ...known, ...copy.cards }, moves: [first, move, ...rest] },
    assumptions: [...line.assumptions.filter(({ path }) => path !== `/players/${by}/active`), ...assumed.facts],
  }];
} // prettier-ignore

/** An Ability that works when its Pokémon moves to the Active Spot: it was on the Bench, and has just come forward. */
function asItComesForward(line: Filled): Filled[] {
  return onBench(line).map(({ case: { moves = [], ...theCase }, assumptions, ...told }) => {
    const [ability] = moves as [Extract<PtcgMove, { do: 'ability' }>];
    const { by, pokemon } = ability;
    const copy: PtcgCase = { ...theCase, moves: [{ by, do: 'retreat', to: pokemon }, ...moves] };
    const side = copy.state?.players?.[by];
    const { name, card } = nobodyNamed();
    if (side) side.active = name;
    const assumed = newAssumptions();
    assumed.add('/moves/0', pokemon, `Vorher: ${by} zieht das Aktive Pokémon zurück, ${pokemon} kommt nach vorn.`, `Before it: ${by} retreats the Active Pokémon, ${pokemon} comes forward.`);
    return { ...told, case: { ...copy, cards: { ...copy.cards, [name]: { ...card, retreat: 0 } } }, assumptions: [...assumptions, ...assumed.facts] };
  }); // prettier-ignore
}

/** What is laid out where a move would do nothing. */
const TRIED = [
  say('Schadensmarken und Energie auf den Aktiven Pokémon', 'damage counters and Energy on the Active Pokémon'),
  say('Bank, Hand und Ablagestapel', 'Bench, hand and discard pile'),
  say('was der Kartentext nennt', 'what the text of the card speaks of'),
];
/** Reasons that something on the table, or what happened before, can take away. */
const WANTS_TABLE: readonly string[] = ['no-effect', 'requirement', 'cost'];
const TOO_SOON = /^(?:came-this-turn|evolved-this-turn|first-turn-evolve)$/;
function asked(line: Filled, judge: Judge, tried: number, effects: readonly unknown[]): Filled {
  const { illegal } = judge(line.case);
  const comes = comesWith(effects);
  // How many Prize cards are left was said: what hangs on it is no question.
  const said = prizesSaid(line.case);
  const onPrizes = said && /"count":"prizes-/.test(JSON.stringify(effects));
  const move = line.case.moves?.[illegal?.move ?? 0];
  const by = move && 'by' in move ? move.by : undefined;
  const onTold = toldOf(line, JSON.stringify(effects)) || onBenchTold(line, by, JSON.stringify(effects));
  const handTold = by !== undefined && line.told?.has(`${by}/hand`) === true;
  const onHand = /"in":"hand","of":"you"|"of":"you","in":"hand"/.test(JSON.stringify(effects));
  const tooMany = tooManyHeld(line, by, JSON.stringify(effects));
  const onTheirs = onTheirHand(line, by, JSON.stringify(effects));
  const onTurn = line.case.state?.turn?.number !== undefined && /"test":"turn"/.test(JSON.stringify(effects));
  const toAnybody = move?.do === 'attach' && isSomebody(move.to);
  const brought = isBrought(line.case, illegal?.move);
  // What its own text would permit, were its requirement met.
  const permitsIf = illegal?.reasons.some(({ code }) => code === 'requirement');
  const wants = ({ code }: Reason) =>
    (WANTS_TABLE.includes(code) &&
      !(code === 'cost' ? handTold : onPrizes || onTurn || onTold || onTheirs || tooMany || (handTold && onHand))) ||
    (comes && code === 'works-by-itself' && !brought) ||
    (permitsIf && TOO_SOON.test(code)) ||
    (toAnybody && code === 'cannot-attach-to');
  if (!illegal?.reasons.every(wants)) return line;
  return { ...line, assumptions: [...line.assumptions, unsaidFact({ rulings: tried, all: true, kinds: TRIED })] };
}

/** "Nest Ball → X, X ability": how it came into play is told. */
function isBrought({ moves = [] }: PtcgCase, at = 0): boolean {
  const move = moves[at];
  return (
    move?.do === 'ability' &&
    moves.slice(0, at).some((one) => bringsIn(one, move.pokemon) || bringsUp(one, move.pokemon))
  );
}
/** It comes into the Active Spot. */
const bringsUp = (move: PtcgMove, card: string): boolean =>
  (move.do === 'promote' && move.pokemon === card) || (move.do === 'retreat' && move.to === card);
/** The Pokémon of which the line says that a player has none in play. */
const lackedIn = ({ told }: Filled, player?: Player): string[] =>
  [...(told ?? [])].flatMap((place) => {
    const [, whose, name] = /^([AB])\/no (.+)$/.exec(place) ?? [];
    return name !== undefined && (player === undefined || whose === player) ? [name] : [];
  });
/** Whether it hangs on the other player's hand, and the line says how many cards that is. */
const onTheirHand = ({ told }: Filled, by: Player | undefined, effects: string): boolean =>
  by !== undefined &&
  told?.has(`${other(by)}/hand`) === true &&
  /"in":"hand","of":"opponent"|"of":"opponent","in":"hand"|"hand-opponent"/.test(effects);
/** Whether it hangs on the player's own Bench alone, and the line says who is on it: all that it names, and nobody else. */
const onBenchTold = ({ told, case: { state } }: Filled, by: Player | undefined, effects: string): boolean =>
  by !== undefined &&
  told?.has(`${by}/bench`) === true &&
  (state?.players?.[by]?.bench ?? []).every((one) => idOf(one) !== ON_BENCH.en) &&
  effects.includes('"of":"you","where":"bench"') &&
  !/"of":"opponent|"in":"|"where":"(?!bench)|damage|counters|discard|"energy|"hand|"event"/.test(effects);
/** Where no more than so many cards may be in the player's hand, the line has told of more: others make it no better. */
function tooManyHeld({ case: { state } }: Filled, by: Player | undefined, effects: string): boolean {
  const most = [...effects.matchAll(/"count":"cards","in":"hand","of":"you"\},"number":\{"atMost":(\d+)\}/g)].map(([, n]) => Number(n)); // prettier-ignore
  const hand = by === undefined ? [] : (state?.players?.[by]?.hand ?? []);
  return hand.length > Math.min(...most);
}
/** Whether the line says that nobody is on a Bench. */
const emptyBenchTold = ({ told, case: { state } }: Filled): boolean =>
  (['A', 'B'] as const).some((side) => told?.has(`${side}/bench`) && state?.players?.[side]?.bench?.length === 0);
/** Whether the line says that nothing lies on a discard pile. */
const emptyPileTold = ({ told, case: { state } }: Filled): boolean =>
  (['A', 'B'] as const).some((side) => told?.has(`${side}/discard`) && state?.players?.[side]?.discard?.length === 0);

/** Whether the line says of a Special Condition. */
const conditionTold = ({ case: { state } }: Filled): boolean =>
  Object.values(state?.players ?? {}).some(
    ({ active }) => typeof active === 'object' && (active?.conditions ?? []).length > 0,
  );
/** Whether what it does, or needs, hangs on what only a line that says so has: cards in the Lost Zone, a full Bench. */
const toldOf = (line: Filled, effects: string): boolean =>
  emptyBenchTold(line) ||
  lackedIn(line).some((name) => effects.includes(name)) ||
  (line.told?.has('history') === true && effects.includes('"happened"')) ||
  (effects.includes('"condition":"any"') && conditionTold(line)) ||
  (emptyPileTold(line) && effects.includes('"discard"')) ||
  ([...(line.told ?? [])].some((place) => place.includes('/energy of ')) && effects.includes('"energy":{')) ||
  Object.values(line.case.state?.players ?? {}).some(
    ({ lostZone, bench }) =>
      (lostZone !== undefined && effects.includes('"lost-zone"')) ||
      (bench !== undefined && (bench.length >= 5 || bench.length === 0) && effects.includes('bench"')),
  );

/** What remains when everything that may be left out is left out. */
function fewest(puts: readonly Put[], enough: (puts: readonly Put[]) => boolean): readonly Put[] {
  const kept = [...puts];
  for (const put of puts) {
    const without = kept.filter((one) => one !== put);
    if (enough(without)) kept.splice(0, kept.length, ...without);
  }
  return kept;
}

function withPuts(line: Filled, puts: readonly Put[], by: Player): Filled {
  const copy = structuredClone(line.case);
  const assumed = newAssumptions();
  for (const { whose, put, onTable, de, en, decides } of puts) {
    const player = whose === 'you' ? by : other(by);
    const isToldOf =
      decides?.at === 'history' ? line.told?.has('history') : lackedIn(line, player).some((name) => en.includes(name));
    if (putsWhereTold(line, put, player, copy) || isToldOf) continue;
    onTable?.(copy, player);
    put((((copy.state ??= {}).players ??= {})[player] ??= {}));
    if (decides) {
      const { at, text } = decides;
      const value = at === 'history' ? copy.state?.history?.at(-1) : copy.state?.turn?.number;
      const path = at === 'history' ? DECIDING.history : DECIDING.turn;
      const { de: wenn, en: only } = text(player);
      assumed.add(path, value, `Das gilt, wenn ${wenn}.`, `This holds if ${only}.`);
    } else assumed.add('', en, `${player}: ${de}.`, `${player}: ${en}.`);
  }
  const { name, card } = nobodyNamed();
  return {
    ...line,
    case: { ...copy, cards: { ...wantedCards(copy), [name]: card, ...copy.cards } },
    assumptions: [...line.assumptions, ...assumed.facts],
  };
}

/** The line says it is the first turn of a player: nobody has taken a Prize card yet. */
const isFirstTurn = ({ state }: PtcgCase): boolean => (state?.turn?.number ?? Infinity) <= 2;

const prizesSaid = (theCase: PtcgCase): boolean =>
  isFirstTurn(theCase) || Object.values(theCase.state?.players ?? {}).some(({ prizes }) => prizes !== undefined);

/** Whether something is put where the line has told what lies there. */
function putsWhereTold({ told, case: theCase }: Filled, put: Put['put'], player: Player, { state }: PtcgCase): boolean {
  if (!told?.size && !isFirstTurn(theCase)) return false;
  const before = state?.players?.[player] ?? {};
  const after = structuredClone(before);
  put(after);
  if (isFirstTurn(theCase) && after.prizes !== before.prizes) return true;
  if (!told) return false;
  const zones = (['hand', 'discard', 'lostZone', 'deck', 'bench'] as const).filter((zone) => told.has(`${player}/${zone}`));
  const energyOf = ({ active, bench = [] }: PtcgPlayer): unknown[] =>
    [active, ...bench].map((one) => (typeof one === 'object' && one && told.has(`${player}/energy of ${one.card}`) ? [one.card, one.energy] : null));
  return zones.some((zone) => JSON.stringify(before[zone]) !== JSON.stringify(after[zone])) || JSON.stringify(energyOf(before)) !== JSON.stringify(energyOf(after));
} // prettier-ignore

/** The cards nobody named that lie on the table. */
const wantedCards = ({ state }: PtcgCase): Record<string, PtcgCard> => {
  const written = JSON.stringify(state ?? {});
  return Object.fromEntries(Object.entries(WANTED_CARDS).filter(([name]) => written.includes(`"${name}"`)));
};
