/** What players see of the mat, and which of its cards the ruling is about. */
import type { Step } from '../../../desk/contract.ts';
import { fullOf, type FullPtcg, type FullYgo } from '../board/edit.ts';
import type { Lens } from '../board/lens.ts';
import { changed } from '../ruling/replay.ts';
import type { Session } from '../ruling/session.svelte.ts';
import { publicBoard, shownBy } from './public.ts';

type Of = Pick<Session, 'game' | 'moves' | 'steps' | 'walk' | 'last'>;

/** The board as players see it after so many steps, of which the last is `of`. */
export function seenAfter({ walk, game }: Of, n: number, of: Step | undefined): FullYgo | FullPtcg | undefined {
  const board = walk?.board(n);
  return board && publicBoard(fullOf(board, game), game, shownBy(of));
}

/** The cards that the moves name, and those that act or that something happens to in the steps players see. */
function takingPart({ moves, steps, walk, last }: Of, seen: readonly Step[]): Set<string> {
  // Words of a move that are no card's id are nobody's.
  const part = new Set(moves.flatMap(words));
  for (const { card } of last?.chain ?? []) part.add(card);
  for (const step of seen) {
    if (step.card !== undefined) part.add(step.card);
    const before = walk?.board(steps.indexOf(step));
    if (before) for (const id of changed(before, step.changes)) part.add(id);
  }
  return part;
}
const words = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(words) : []; // prettier-ignore

export const lensOf = (session: Of, seen: readonly Step[]): Lens => ({
  cards: takingPart(session, seen),
  boards: [undefined, ...seen].flatMap((of) => seenAfter(session, of ? session.steps.indexOf(of) + 1 : 0, of) ?? []),
});
