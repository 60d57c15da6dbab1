// A line is ruled in the way in which it is possible: where a play is illegal as first filled in, other ways in which it can have been
// meant are tried in a fixed order, each on a table on which it can have been played. Counted in rulings, the same on every machine.
import type { Case, YgoCard } from '../../engine/case/schema.ts';
import type { Ruling } from '../../engine/ruling/schema.ts';
import type { CardFinder } from '../find-card.ts';
import type { EffectsOf } from './asked.ts';
import { withBoard, type Judge } from './board.ts';
import type { FilledYgo } from './fill.ts';
import { ways, type Stopped } from './ways.ts';
import type { Action, Item } from './words.ts';

/** Rulings a line may take; beyond it stands as far as it came. */
const AT_MOST = 150;
/** Plays of one line that are filled in otherwise. */
const ROUNDS = 4;

export interface Trying {
  fill: (items: readonly Item[]) => FilledYgo;
  judge: Judge;
  find: CardFinder;
  effects: EffectsOf;
}

/** The line as it is possible; as first filled in where no way is. */
export function asPossible(items: readonly Item[], { fill, judge: rule, find, effects }: Trying): FilledYgo {
  const judge = counted(rule);
  const on = (tried: readonly Item[]) => withBoard(fill(tried), judge, find, effects);
  let best = { items, filled: on(items) };
  for (let round = 0; round < ROUNDS; round++) {
    const stopped = stoppedAt(best.items, best.filled, judge, find, effects);
    if (!stopped) break;
    const further = firstFurther(ways(stopped), best, judge, on);
    if (!further) break;
    best = further;
  }
  return best.filled;
}

interface Tried {
  items: readonly Item[];
  filled: FilledYgo;
}
function firstFurther(
  all: readonly Item[][],
  best: Tried,
  judge: Counted,
  on: (items: readonly Item[]) => FilledYgo,
): Tried | undefined {
  const reached = left(best, judge);
  for (const items of all) {
    if (judge.spent()) return undefined;
    const tried = { items, filled: on(items) };
    if (left(tried, judge) < reached) return tried;
  }
  return undefined;
}
/** Items from the illegal one to the end; 0 where every play is legal. */
const left = ({ items, filled }: Tried, judge: Judge): number => {
  const { illegal } = judge(filled.case);
  return illegal ? items.length - (filled.items[illegal.move] ?? items.length) : 0;
};

function stoppedAt(
  items: readonly Item[],
  filled: FilledYgo,
  judge: Judge,
  find: CardFinder,
  effects: EffectsOf,
): Stopped | undefined {
  const { illegal } = judge(filled.case);
  const at = illegal && filled.items[illegal.move];
  const action = at === undefined ? undefined : items[at];
  const move = illegal && filled.case.moves?.[illegal.move];
  if (at === undefined || action?.is !== 'action' || !move || !('by' in move) || !move.by) return undefined;
  const card = cardOf(action, find);
  return { items, at, by: move.by, card, effects: card ? effects(card) : [] };
}
function cardOf({ card }: Action, find: CardFinder): YgoCard | undefined {
  const found = card && find('ygo', card.name);
  return card?.card ?? (found && 'card' in found ? (found.card as YgoCard) : undefined);
}

/** Rules on each case once, and counts. */
interface Counted extends Judge {
  spent: () => boolean;
}
function counted(judge: Judge): Counted {
  const ruled = new WeakMap<Case, Ruling>();
  let rulings = 0;
  const ruleOnce = (theCase: Case): Ruling => {
    const known = ruled.get(theCase);
    if (known) return known;
    rulings++;
    const ruling = judge(theCase);
    ruled.set(theCase, ruling);
    return ruling;
  };
  return Object.assign(ruleOnce, { spent: () => rulings >= AT_MOST });
}
