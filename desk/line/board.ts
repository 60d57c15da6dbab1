// A line says what was played, not what else lay on the table. Where a play is illegal only because its condition needs a
// card there, or because it could do nothing on an empty table, cards nobody named are tried in a fixed order until it is
// possible; what helped becomes an assumption. A play that stays illegal is ruled on as the line says it.
import { cardsOf } from '../../engine/case/ids.ts';
import type { Case, Player, YgoCard, YgoCase, YgoMove } from '../../engine/case/schema.ts';
import type { Effect } from '../../engine/ygo/effects/schema.ts';
import type { Ruling, YgoRuling } from '../../engine/ruling/schema.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { effectOf, NO_TEXT, type TextOf } from './asked.ts';
import type { FilledYgo } from './fill.ts';
import { newAssumptions } from './names.ts';
import { NAMES, putPlaceholder, wantedBy, type Wanted } from './placeholders.ts';
import { other, Table, type Zone } from './table.ts';
import { isHint, WANTS_CARDS } from './unsaid.ts';
import { keyed } from '../../engine/keyed.ts';

/** Rules on a case; `spent`: no more tries are allowed. */
export interface Judge {
  (theCase: Case): Ruling;
  spent?: () => boolean;
}

const EFFECT_MONSTER: YgoCard = {
  name: NAMES.effect,
  kind: 'monster',
  monster: ['effect'],
  level: 4,
  race: 'Warrior',
  attribute: 'EARTH',
  effects: [],
};
/** What may have been there, the likeliest first: whose, seen from the player whose play it is. */
const TRIED: readonly { whose: 'opponent' | 'you'; zone: Zone }[] = [
  { whose: 'opponent', zone: 'monsters' },
  { whose: 'opponent', zone: 'spellsTraps' },
  { whose: 'you', zone: 'monsters' },
  { whose: 'you', zone: 'spellsTraps' },
  { whose: 'you', zone: 'graveyard' },
  { whose: 'opponent', zone: 'graveyard' },
  { whose: 'you', zone: 'hand' },
  { whose: 'opponent', zone: 'hand' },
];
/** One card alone, then two of different places. */
const ATTEMPTS = [
  ...TRIED.map((one) => [one]),
  ...TRIED.flatMap((one, i) => TRIED.slice(i + 1).map((two) => [one, two])),
];
const AT_MOST = 3;

/** A move that is illegal for want of cards, and what may have been there for it. */
interface Lacking {
  move: number;
  by: Player;
  card?: string;
  wanted: readonly Wanted[];
  /** Whether it may be played at all hangs on what lies on the table, not only what it does. */
  hangsOnIt?: boolean;
  /** Whether a ruling is one in which it is not lacking. */
  enough: (ruling: Ruling) => boolean;
}
type Put = (table: Table) => void;

/** The same line on a table on which it can have been played. */
export function withBoard(
  line: FilledYgo,
  judge: Judge,
  find: CardFinder,
  textOf: TextOf,
  how: 'thorough' | 'briefly' = 'thorough',
): FilledYgo {
  let best = line;
  for (let round = 0; round < AT_MOST; round++) {
    const lacking = lackingIn(best.case, judge, find, textOf);
    if (typeof lacking !== 'object') return notIdle(best, judge, find, textOf);
    const better = firstPossible(best, lacking, judge, find, how);
    if (!better) return best;
    best = lacking.hangsOnIt ? supposing(best, better, lacking.move) : better;
  }
  return best;
}

/** Where something stands against a play that no card on the table takes away, what the line only does not say is no reason beside it: what is wanted lies there. */
export function onlyWhatCounts(line: FilledYgo, judge: Judge, find: CardFinder, textOf: TextOf): FilledYgo {
  const { illegal } = judge(line.case);
  const wants = illegal?.reasons.filter(({ code }) => WANTS_CARDS.includes(code) && code !== 'wrong-link') ?? [];
  const others = (illegal?.reasons.length ?? 0) - wants.length;
  const move = illegal && line.case.moves?.[illegal.move];
  if (wants.length === 0 || others === 0 || !move || !('card' in move)) return line;
  const isOwn = move.do === 'special-summon' && move.method === 'own';
  if (move.do !== 'activate' && !isOwn) return line;
  const enough = ({ illegal: still }: Ruling): boolean =>
    still?.move === illegal.move && still.reasons.length < illegal.reasons.length && still.reasons.length >= others;
  const lacking: Lacking = isOwn
    ? { move: illegal.move, by: move.by, card: move.card, wanted: wantedToSummon(line.case, move as Summoning, find, textOf), enough }
    : { ...activated(line.case, illegal.move, move as Extract<YgoMove, { do: 'activate' }>, find, textOf), enough };
  return firstPossible(line, lacking, judge, find, 'briefly') ?? line;
} // prettier-ignore

/** What was put there decides whether the play answers at all: the headline says so. */
function supposing(before: FilledYgo, { assumptions, ...line }: FilledYgo, move: number): FilledYgo {
  const known = before.assumptions.length;
  return { ...line, assumptions: assumptions.map((one, n) => (n === known ? { ...one, path: `/moves/${move}/table` } : one)) };
} // prettier-ignore

/** Where the only link of a Chain would resolve without effect on an empty table, what its text speaks of lies there. */
function notIdle(line: FilledYgo, judge: Judge, find: CardFinder, textOf: TextOf): FilledYgo {
  const { chain = [], illegal } = judge(line.case) as YgoRuling;
  const idle = chain.find(({ outcome, chain: number }) => outcome === 'no-effect' && chain.filter((one) => one.chain === number).length === 1);
  const move = line.case.moves?.findIndex((one) => one.do === 'activate' && one.card === idle?.card) ?? -1;
  const activation = line.case.moves?.[move];
  if (!idle || activation?.do !== 'activate' || activation.targets) return line;
  const reaches = ({ illegal: still }: Ruling) => !still || (illegal !== undefined && still.move >= illegal.move);
  const effects = (ruling: Ruling) => reaches(ruling) && (ruling as YgoRuling).chain?.some((link) => link.card === idle.card && link.outcome === 'no-effect') === false;
  const lacking = { ...activated(line.case, move, activation, find, textOf), enough: effects };
  return firstWanted(line, lacking, judge, find) ?? line;
} // prettier-ignore

/** `nothing`: the line is legal; undefined: another reason stands against it. */
function lackingIn(theCase: YgoCase, judge: Judge, find: CardFinder, textOf: TextOf): Lacking | 'nothing' | undefined {
  const { illegal } = judge(theCase);
  if (!illegal) return 'nothing';
  const move = theCase.moves?.[illegal.move];
  if (!illegal.reasons.every((reason) => isHint(reason) || WANTS_CARDS.includes(reason.code))) return undefined;
  const by = move && 'by' in move && move.by ? move.by : 'A';
  const says = (code: string): boolean => illegal.reasons.some((reason) => reason.code === code);
  const wrongLink = says('wrong-link');
  const hangsOnIt = wrongLink || says('condition');
  // A target that is named and refused is not made legal by a card of which its ATK would have to be asked.
  const refused = says('target');
  const enough = ({ illegal: still, verdict }: Ruling): boolean =>
    (!still || still.move > illegal.move) && !(refused && verdict === 'needs-facts');
  if (move?.do === 'normal-summon' || (move?.do === 'special-summon' && move.method === 'own'))
    return {
      move: illegal.move,
      by,
      card: move.card,
      wanted: wantedToSummon(theCase, move, find, textOf),
      hangsOnIt,
      enough,
    };
  if (move?.do !== 'activate') return { move: illegal.move, by, wanted: [], enough };
  if (wrongLink && !hangsOnTable(effectPlayed(theCase, move, find, textOf))) return undefined;
  return { ...activated(theCase, illegal.move, move, find, textOf), hangsOnIt, enough };
}
type Summoning = Extract<YgoMove, { do: 'normal-summon' | 'special-summon' }>;
/** What a monster's text asks for where it is Summoned: by its own way to be Special Summoned, or at all. */
function wantedToSummon(
  theCase: YgoCase,
  move: Summoning,
  find: CardFinder,
  textOf: TextOf,
): ReturnType<typeof wantedBy> {
  const summoned = definition(theCase, cardsOf(theCase).find((one) => one.id === move.card)?.card ?? move.card, find);
  const { effects } = summoned ? textOf(summoned) : NO_TEXT;
  const own = move.do === 'special-summon' ? effects.find(({ procedure }) => procedure?.summon === 'own')?.procedure : undefined;
  const unless = effects.flatMap(({ summoning }) => [summoning?.onlyIf, move.do === 'normal-summon' ? summoning?.normalOnlyIf : undefined]);
  const conditions = [own?.if, ...unless].filter((one) => one !== undefined);
  return wantedBy({ ...(own?.do && { cost: own.do }), ...(conditions.length > 0 && { condition: { all: conditions } }) });
} // prettier-ignore
/** Whether what lies on the table decides if a link is one this effect answers: what it destroys, what it targets. */
const hangsOnTable = (effect: Effect | undefined): boolean =>
  /"(?:destroys|targets|count)":/.test(JSON.stringify(effect?.respondsTo ?? null));

/** What the text of an activation speaks of. */
function activated(
  theCase: YgoCase,
  at: number,
  move: Extract<YgoMove, { do: 'activate' }>,
  find: CardFinder,
  textOf: TextOf,
): Omit<Lacking, 'enough'> {
  const effect = effectPlayed(theCase, move, find, textOf);
  return { move: at, by: move.by, card: move.card, wanted: effect ? wantedBy(effect) : [] };
}
function effectPlayed(
  theCase: YgoCase,
  move: Extract<YgoMove, { do: 'activate' }>,
  find: CardFinder,
  textOf: TextOf,
): Effect | undefined {
  const name = cardsOf(theCase).find(({ id }) => id === move.card)?.card ?? move.card;
  const card = definition(theCase, name, find);
  return effectOf(card ? textOf(card) : NO_TEXT, {
    effect: move.effect,
    option: move.choose?.option,
    ruleset: theCase.ruleset,
  });
}
function definition({ cards }: YgoCase, name: string, find: CardFinder): YgoCard | undefined {
  const found = find('ygo', name);
  return (keyed(cards, name) ?? ('card' in found ? found.card : undefined)) as YgoCard | undefined;
}

/** First what the card's text speaks of, as little of it as will do; then cards of any kind. */
/** `briefly`: one card of any kind beside it at most; enough where another way is tried. */
function firstPossible(
  line: FilledYgo,
  lacking: Lacking,
  judge: Judge,
  find: CardFinder,
  how: 'thorough' | 'briefly',
): FilledYgo | undefined {
  const first = firstWanted(line, lacking, judge, find);
  if (first) return first;
  const possible = possibleWith(line, lacking, judge, find);
  const wanted = putsWanted(lacking, find);
  // Where the text says what it wants, one card more will do.
  const attempts = wanted.length > 0 || how === 'briefly' ? ATTEMPTS.filter((cards) => cards.length === 1) : ATTEMPTS;
  for (const puts of attempts.map((cards) => cards.map((one) => putAny(one, lacking.by)))) {
    const beside = wanted.length > 0 && puts.length === 1;
    const tried =
      (how === 'briefly' && beside ? undefined : possible(puts)) ??
      (beside ? possible([...wanted, ...puts]) : undefined);
    if (tried) return tried;
  }
  return undefined;
}
const putsWanted = (lacking: Lacking, find: CardFinder): Put[] =>
  lacking.wanted.map((one) => putWanted(one, lacking, find));
const possibleWith =
  (line: FilledYgo, { enough }: Lacking, judge: Judge, find: CardFinder) =>
  (puts: readonly Put[]): FilledYgo | undefined => {
    if (judge.spent?.()) return undefined;
    const tried = withCards(line, puts, find);
    return enough(judge(tried.case)) ? tried : undefined;
  };
/** What the card's text speaks of. */
function firstWanted(line: FilledYgo, lacking: Lacking, judge: Judge, find: CardFinder): FilledYgo | undefined {
  const possible = possibleWith(line, lacking, judge, find);
  const wanted = putsWanted(lacking, find);
  // What comes last in the text is mostly what the card is played for.
  for (const one of wanted.toReversed()) {
    const tried = possible([one]);
    if (tried)
      return orElse(
        line,
        lacking,
        tried,
        wanted.filter((other) => other !== one).map((other) => () => possible([other])),
      );
  }
  return wanted.length > 1 && possible(wanted) ? possible(fewest(wanted, (puts) => !!possible(puts))) : undefined;
}
/** What would do as well stands beside it: it may decide more than the play it was laid out for. */
function orElse(before: FilledYgo, { move }: Lacking, tried: FilledYgo, others: readonly (() => FilledYgo | undefined)[]): FilledYgo {
  const laid = tried.assumptions.slice(before.assumptions.length);
  const item = before.items[move] ?? 0;
  const more = laid.length > 0 ? others.map((line) => ({ item, laid, line })) : [];
  return { ...tried, otherTables: [...(before.otherTables ?? []), ...more] };
} // prettier-ignore
/** What remains when everything that may be left out is left out. */
function fewest(puts: readonly Put[], enough: (puts: readonly Put[]) => boolean): readonly Put[] {
  const without = puts.map((put) => puts.filter((one) => one !== put)).find(enough);
  return without ? fewest(without, enough) : puts;
}

const putWanted =
  (wanted: Wanted, { by, card }: Lacking, find: CardFinder): Put =>
  (table) => {
    if ('counters' in wanted) table.count(card, wanted.counters, wanted.count);
    else if ('materials' in wanted) {
      const holder = wanted.of
        ? putPlaceholder(table, { ...wanted.of, filter: { ...wanted.of.filter, is: 'xyz' } }, by, find)?.id
        : card;
      if (holder !== undefined) table.attach(holder, wanted.materials);
    } else
      for (let i = 0; i < wanted.count; i++) putPlaceholder(table, wanted.group, by, find, {}, wanted.apart && i + 1);
  };
const putAny =
  ({ whose, zone }: (typeof TRIED)[number], by: Player): Put =>
  (table) => {
    const player = whose === 'you' ? by : other(by);
    if ((zone === 'hand' || zone === 'graveyard') && table.full.includes(`${player}/${zone}`)) return;
    if (zone === 'monsters' && table.bare.includes(player)) return;
    if (zone === 'monsters' || zone === 'graveyard') {
      const name = table.define('an Effect Monster', EFFECT_MONSTER);
      table.put({ name, card: EFFECT_MONSTER }, player, zone);
    } else table.put({ name: '?', card: undefined }, player, zone);
  };

/** The same with a card nobody named there; nothing where the line says how many there are. */
export function withOneMore(line: FilledYgo, player: Player, zone: 'hand' | 'monsters' | 'spellsTraps' | 'graveyard', find: CardFinder): FilledYgo | undefined {
  const more = withCards(line, [putAny({ whose: 'you', zone }, player)], find);
  return more.assumptions.length > line.assumptions.length ? more : undefined;
} // prettier-ignore
function withCards(line: FilledYgo, puts: readonly Put[], find: CardFinder): FilledYgo {
  const copy = structuredClone(line.case);
  const assumed = newAssumptions();
  const table = new Table(assumed, {
    cards: cardsOf(copy),
    defined: copy.cards ?? {},
    players: copy.state?.players ?? {},
    look: (name) => definition(copy, name, find),
    ...(line.full && { full: line.full }),
    ...(line.bare && { bare: line.bare }),
  });
  for (const put of puts) put(table);
  return {
    ...line,
    case: {
      ...copy,
      ...(Object.keys(table.cards).length > 0 && { cards: table.cards }),
      state: { ...copy.state, players: table.players },
    },
    assumptions: [...line.assumptions, ...assumed.facts],
  };
}
