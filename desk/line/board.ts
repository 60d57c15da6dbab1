// A line says what was played, not what else lay on the table. Where a play is illegal only because its condition needs a
// card there, or because it could do nothing on an empty table, cards nobody named are tried in a fixed order until it is
// possible; what helped becomes an assumption. A play that stays illegal is ruled on as the line says it.
import { cardsOf } from '../../engine/case/ids.ts';
import type { Case, Player, YgoCard, YgoCase } from '../../engine/case/schema.ts';
import type { Fact, Ruling } from '../../engine/ruling/schema.ts';
import { newAssumptions } from './names.ts';
import { other, Table, type Zone } from './table.ts';

export type Judge = (theCase: Case) => Ruling;
interface Filled {
  case: Case;
  assumptions: Fact[];
}

const EFFECT_MONSTER: YgoCard = {
  name: { de: 'ein Effektmonster', en: 'an Effect Monster' },
  kind: 'monster',
  monster: ['effect'],
  level: 4,
  atk: 1500,
  def: 1000,
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
const WANTS_CARDS = ['condition', 'does-nothing'];
const AT_MOST = 3;

/** The same line on a table on which it can have been played. */
export function withBoard(line: Filled, judge: Judge): Filled {
  if (line.case.game !== 'ygo') return line;
  let best: Filled = line;
  for (let round = 0; round < AT_MOST; round++) {
    const illegal = illegalFor(best.case, judge);
    if (!illegal) return best;
    const better = firstPossible(best as Filled & { case: YgoCase }, illegal, judge);
    if (!better) return line;
    best = better;
  }
  return illegalFor(best.case, judge) ? line : best;
}

/** The move that is illegal for want of cards, and whose it is; `move: -1` where another reason stands against it. */
function illegalFor(theCase: Case, judge: Judge): { move: number; by: Player } | undefined {
  const { illegal } = judge(theCase);
  if (!illegal) return undefined;
  const move = (theCase as YgoCase).moves?.[illegal.move];
  const wanting = illegal.reasons.every(({ code }) => WANTS_CARDS.includes(code));
  return { move: wanting ? illegal.move : -1, by: move && 'by' in move && move.by ? move.by : 'A' };
}

function firstPossible(
  line: Filled & { case: YgoCase },
  illegal: { move: number; by: Player },
  judge: Judge,
): Filled | undefined {
  if (illegal.move < 0) return undefined;
  for (const cards of ATTEMPTS) {
    const tried = withCards(
      line,
      cards.map(({ whose, zone }) => [whose === 'you' ? illegal.by : other(illegal.by), zone]),
    );
    const still = judge(tried.case).illegal;
    if (!still || still.move > illegal.move) return tried;
  }
  return undefined;
}

function withCards(line: Filled & { case: YgoCase }, cards: readonly [Player, Zone][]): Filled {
  const copy = structuredClone(line.case);
  const assumed = newAssumptions();
  const table = new Table(assumed, {
    cards: cardsOf(copy),
    defined: copy.cards ?? {},
    players: copy.state?.players ?? {},
  });
  for (const [player, zone] of cards) {
    const monster = zone === 'monsters' || zone === 'graveyard';
    if (monster) {
      const key = table.define('an Effect Monster', EFFECT_MONSTER);
      table.put({ name: key, card: EFFECT_MONSTER }, player, zone);
    } else table.put({ name: '?', card: undefined }, player, zone);
  }
  return {
    case: {
      ...copy,
      ...(Object.keys(table.cards).length > 0 && { cards: table.cards }),
      state: { ...copy.state, players: table.players },
    },
    assumptions: [...line.assumptions, ...assumed.facts],
  };
}
