// A line that stays illegal only because of what it does not say – what lay on the table, what came just before – is no verdict: it is asked.
import type { Fact, Reason } from '../../engine/ruling/schema.ts';
import type { Stopped } from './ways.ts';
import { wantedBy } from './placeholders.ts';
import { isSaid, type Item, type NamedCard } from './words.ts';

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
const WANTS_TURN: readonly string[] = ['not-your-turn', 'not-opponents-turn'];

/** Whether the line itself says which link or move is answered, and it is one this card does not answer. */
function answersWrongLink({ items, at }: Pick<Stopped, 'items' | 'at'>, reason: Reason): boolean {
  return isSaid(playBefore(items, at)) && reason.code === 'wrong-link';
}
/** The play just before; a Summon by a card nobody named has resolved. */
function playBefore(items: readonly Item[], at: number): Item | undefined {
  const last = items[at - 1];
  return last?.is === 'chain-ends' && last.supposed ? items[at - 2] : last;
}

/** "Monsters cannot activate effects, unless they are linked": where the card itself lies decides, and nobody said it. */
const forbidsItself = ({ items, at, text }: Pick<Stopped, 'items' | 'at' | 'text'>): boolean =>
  text.effects.some(({ ongoing = [] }) => ongoing.some(({ rule }) => rule === 'cannot-activate')) &&
  items.slice(0, at).every((item) => named(item).length === 0);

/** Whether a reason can be about other cards than the targets and costs the line names. */
function isAboutOthers({ text }: Pick<Stopped, 'text'>, code: string): boolean {
  return (
    code === 'condition' ||
    (code === 'does-nothing' &&
      text.effects.some(({ resolve }) => wantedBy({ ...(resolve && { resolve }) }).length > 0))
  );
}

/** Whether a move of the line is made with this card, or done to it. */
const names = (item: Item, name: string): boolean => named(item).some((card) => card?.name === name);
const named = (item: Item): readonly (NamedCard | undefined)[] =>
  item.is === 'there' ? item.cards : item.is === 'action' && !item.supposed ? [item.card, ...item.targets] : [];

/** The question in place of "not legal", where nothing the line says stands against the play; `tried`: how many ways were. */
export function unsaid(stopped: Stopped, reasons: readonly Reason[], tried: number, all: boolean): Fact | undefined {
  const { items, at } = stopped;
  const action = items[at];
  if (action?.is !== 'action' || action.does !== 'activate' || !action.card) return undefined;
  const { notes } = action.card;
  const before = items.slice(0, at);
  const last = before.at(-1);
  const momentSaid =
    isSaid(playBefore(items, at)) ||
    (last?.is === 'action' && last.does === 'activate') ||
    before.some(({ is }) => is === 'turn' || is === 'phase' || is === 'step');
  // Whoever has played before, in a turn in which that was possible, plays in it still.
  const turnSaid = items.some((item) => item.is === 'turn' && !item.supposed) || before.some(isSaid);
  const placeSaid = notes.place !== undefined || before.some((item) => names(item, action.card!.name));
  const supposed = before.some((item) => 'supposed' in item && item.supposed);
  const targetsSaid = action.targets.length > 0 || notes.cost.length > 0;
  const free = (reason: Reason): boolean => {
    const { code } = reason;
    return code === 'damage-step'
      ? supposed
      : WANTS_MOMENT.includes(code)
        ? !momentSaid && !(turnSaid && WANTS_TURN.includes(code))
        : WANTS_CARDS.includes(code)
          ? !(targetsSaid && !isAboutOthers(stopped, code)) && !answersWrongLink(stopped, reason)
          : (code === 'wrong-place' && !placeSaid) || (code === 'forbidden' && forbidsItself(stopped));
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
