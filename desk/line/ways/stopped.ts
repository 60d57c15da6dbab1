// A play that is illegal as first filled in, and how a line is told with something more said in it.
import type { Player, YgoCard } from '../../../engine/case/schema.ts';
import type { CardText } from '../asked.ts';
import type { Action, Item, NamedCard, Notes } from '../items.ts';

/** The play that is illegal: item `at` of the line, by whom, with which card. */
export interface Stopped {
  items: readonly Item[];
  at: number;
  by: Player;
  card: YgoCard | undefined;
  text: CardText;
  /** Codes of the reasons against it. */
  reasons: readonly string[];
  /** The card of another play of the line. */
  known: (action: Action) => { card: YgoCard | undefined; text: CardText };
}

export const put = ({ items, at }: Stopped, first: readonly Item[], play?: Item): Item[] => [
  ...items.slice(0, at),
  ...first,
  ...(play ? [play] : items.slice(at, at + 1)),
  ...items.slice(at + 1),
];

export const sameCard = (one: Item | undefined, two: Item | undefined): boolean =>
  one?.is === 'action' && two?.is === 'action' && one.card !== undefined && one.card.name === two.card?.name;

export const BRINGS_OUT: readonly Action['does'][] = ['normal-summon', 'special-summon', 'flip-summon'];

export const suppose = (does: Action['does'], by: Player, card?: NamedCard): Action => ({ is: 'action', by, does, ...(card && { card }), targets: [], written: '', supposed: true }); // prettier-ignore

export const withNotes = (action: Action, notes: Partial<Notes>): Action => ({
  ...action,
  card: { ...action.card!, notes: { ...action.card!.notes, ...notes } },
});
