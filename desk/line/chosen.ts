// What filling chose among cards the line names – a target, what pays a cost – without being told which: where another of them gives another answer, the
// choice is left open, and the ruling branches over it. Counted: a ruling a choice.
import type { YgoMove } from '../../engine/case/schema.ts';
import { leaves } from '../../engine/ruling/branch.ts';
import type { Ruling } from '../../engine/ruling/schema.ts';
import type { Judge } from './board.ts';
import type { FilledYgo } from './fill.ts';

/** A piece of a move that was taken among several cards that the line names. */
export interface Chose {
  move: number;
  what: 'targets' | 'cost';
}
/** More choices of one line are not tried. */
const AT_MOST = 3;

/** The line with each choice open that decides what becomes of it; where only one answer makes it legal, with that. */
export function choicesOpen(line: FilledYgo, judge: Judge): FilledYgo {
  const isTried = ({ move }: Chose): boolean => move <= (judge(line.case).illegal?.move ?? Infinity);
  return (line.chose ?? []).filter(isTried).slice(0, AT_MOST).reduce((now, chose) => opened(now, chose, judge) ?? now, line);
} // prettier-ignore

function opened(line: FilledYgo, { move, what }: Chose, judge: Judge): FilledYgo | undefined {
  const open = changed(line, { move, what }, undefined);
  const ruling = open && judge(open.case);
  if (!open || !ruling?.branches) return undefined;
  const asks = ruling.decisions.find(({ id, given }) => given === 'branched' && id.endsWith(`/${ASKED[what]}`));
  if (!asks) return undefined;
  const legal = ruling.branches.filter(({ decision, ruling: then }) => decision === asks.id && leaves(then).some(({ illegal }) => !illegal));
  const [only, ...more] = legal;
  const wasLegal = !judge(line.case).illegal;
  if (only && more.length === 0) return wasLegal ? undefined : changed(line, { move, what }, only.answer as string[]);
  return only && (!wasLegal || !sameForAll(legal.map(({ ruling: then }) => then))) ? open : undefined;
} // prettier-ignore
/** The word at the end of the engine's question. */
const ASKED = { targets: 'target', cost: 'cost' } as const;
const sameForAll = ([first, ...others]: readonly Ruling[]): boolean =>
  others.every(({ headline }) => headline.en === first?.headline.en);

/** With other cards there, or nothing said. */
function changed(line: FilledYgo, { move: at, what }: Chose, to: string[] | undefined): FilledYgo | undefined {
  const move = line.case.moves?.[at];
  if (move?.do !== 'activate') return undefined;
  const { [what]: _, ...plain } = move;
  const moves: YgoMove[] = line.case.moves!.with(at, { ...plain, ...(to && { [what]: to }) });
  return {
    ...line,
    case: { ...line.case, moves },
    assumptions: line.assumptions.filter(({ path }) => !path.startsWith(`/moves/${at}/${what}/`)),
  };
}
