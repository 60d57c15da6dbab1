// A line that stays illegal only because of what it does not say – what lay on the table, what came just before – is no verdict: it is asked.
import type { Fact, Reason } from '../../engine/ruling/schema.ts';
import type { Stopped } from './ways.ts';
import type { Item } from './words.ts';

/** Reasons that cards on the table can take away; of a target only where the line names none. */
export const WANTS_CARDS: readonly string[] = [
  'condition',
  'wrong-link',
  'does-nothing',
  'cost',
  'no-target',
  'target',
];
/** Where a case keeps that something was not said. */
export const UNSAID = '/moves/unsaid';
/** Reasons that another moment, or another event before, can take away. */
export const WANTS_MOMENT: readonly string[] = [
  'timing',
  'wrong-phase',
  'wrong-step',
  'not-your-turn',
  'not-opponents-turn',
];

/** Whether the line itself says which link or move is answered, and it is one this card does not answer. */
function answersWrongLink({ items, at }: Pick<Stopped, 'items' | 'at'>, reason: Reason): boolean {
  const last = items[at - 1];
  return last?.is === 'action' && !last.supposed && reason.code === 'wrong-link';
}

/** Whether a move of the line is made with this card, or done to it. */
const names = (item: Item, name: string): boolean =>
  item.is === 'action' && !item.supposed && [item.card, ...item.targets].some((card) => card?.name === name);

/** The question in place of "not legal", where nothing the line says stands against the play; `tried`: how many ways were. */
export function unsaid(stopped: Stopped, reasons: readonly Reason[], tried: number, all: boolean): Fact | undefined {
  const { items, at } = stopped;
  const action = items[at];
  if (action?.is !== 'action' || action.does !== 'activate' || !action.card) return undefined;
  const { notes } = action.card;
  const before = items.slice(0, at);
  const last = before.at(-1);
  const momentSaid =
    (last?.is === 'action' && (last.does === 'activate' || !last.supposed)) ||
    before.some(({ is }) => is === 'turn' || is === 'phase' || is === 'step');
  const placeSaid = notes.place !== undefined || before.some((item) => names(item, action.card!.name));
  const supposed = before.some((item) => 'supposed' in item && item.supposed);
  const free = (reason: Reason): boolean => {
    const { code } = reason;
    return code === 'damage-step'
      ? supposed
      : WANTS_MOMENT.includes(code)
        ? !momentSaid
        : WANTS_CARDS.includes(code)
          ? action.targets.length === 0 && notes.cost.length === 0 && !answersWrongLink(stopped, reason)
          : code === 'wrong-place' && !placeSaid;
  };
  if (!reasons.every(free)) return undefined;
  return unsaidFact(tried, all);
}

/** The question itself; `all`: everything known was tried. */
export function unsaidFact(tried: number, all: boolean): Fact {
  const [wie, how] = all
    ? [`Versucht wurden ${tried} Tische und Vorgeschichten`, `${tried} tables and histories were tried`]
    : [
        `Versucht wurde nur, was in ${tried} Anläufen ging; es gibt weitere`,
        `Only what fits into ${tried} tries was tried; there is more`,
      ];
  return {
    path: UNSAID,
    value: tried,
    text: {
      de: `Was lag auf dem Tisch, und was geschah unmittelbar davor? ${wie}.`,
      en: `What lay on the table, and what happened just before? ${how}.`,
    },
  };
}
