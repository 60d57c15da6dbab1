/**
 * A ruling as something one can walk: its steps with those of the branches one looks into, and the board before and after each.
 * Boards are made when asked for and kept.
 */
import type { Branch, Change, ChainLink, PtcgState, Ruling, Step, YgoState } from '../../../desk/contract.ts';
import { keyed, applyChanges } from '../../../desk/pure.ts';

export type Board = YgoState | PtcgState;

export interface Walk {
  steps: Step[];
  /** The ruling at the end of the path: its verdict, open questions and branches are those that hold there. */
  last: Ruling;
  /** Branches taken, outermost first. */
  taken: Branch[];
  /** The board after step `n` (index into `steps`, from 1); 0 is the board at the start. */
  board(n: number): Board;
}

/** Follows `path` (index of a branch at each parting) through a ruling. */
export function walk(ruling: Ruling, path: readonly number[]): Walk {
  const steps: Step[] = [...ruling.steps];
  const taken: Branch[] = [];
  let last = ruling;
  for (const index of path) {
    const branch = last.branches?.[index];
    if (!branch) break;
    taken.push(branch);
    steps.push(...branch.ruling.steps);
    last = branch.ruling;
  }
  const boards: Board[] = [ruling.initial];
  const board = (n: number): Board => {
    for (let i = boards.length; i <= n; i++)
      boards[i] = applyChanges(boards[i - 1] as Board, (steps[i - 1] as Step).changes);
    return boards[n] as Board;
  };
  return { steps, last, taken, board };
}

/** Walks a JSON Pointer as far as it goes, giving every value on the way. */
function along(document: unknown, path: string): unknown[] {
  const values: unknown[] = [document];
  for (const key of path.split('/').slice(1)) {
    const here = values.at(-1) as Record<string, unknown> | null | undefined;
    if (here === null || here === undefined || typeof here !== 'object') break;
    values.push(keyed(here, key.replaceAll('~1', '/').replaceAll('~0', '~')));
  }
  return values;
}

const idOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && typeof (value as { id?: unknown }).id === 'string'
    ? (value as { id: string }).id
    : undefined;

/** The id of the innermost card a JSON Pointer into a board leads through. */
export const cardAt = (board: Board, path: string): string | undefined =>
  along(board, path)
    .map(idOf)
    .findLast((id) => id !== undefined);

/** What a step changed: ids of cards, and `life:A` / `life:B` for life points. */
export function changed(before: Board, changes: readonly Change[]): Set<string> {
  const touched = new Set<string>();
  for (const change of changes) {
    const player = /^\/players\/([AB])\/(lifePoints|prizes)(?:\/count)?$/.exec(change.path);
    if (player) touched.add(`life:${player[1]}`);
    const id = cardAt(before, change.path);
    if (id !== undefined) touched.add(id);
    if ('value' in change) for (const inner of idsIn(change.value)) touched.add(inner);
  }
  return touched;
}

function idsIn(value: unknown): string[] {
  const own = idOf(value);
  if (own !== undefined) return [own];
  return Array.isArray(value) ? value.flatMap(idsIn) : [];
}

/** The links of the chain standing at step `n`: those activated by then, each with its outcome once it has resolved. */
export interface LinkNow {
  link: ChainLink;
  /** `standing`: waits to resolve; `resolving`: this step belongs to it; `done`: resolved, negated or without effect. */
  now: 'standing' | 'resolving' | 'done';
}
const RESOLVING = /resol|negat|no-effect|effect|operation/;

/** From which step on (index) a link is negated: where another link does it, else where it would have resolved. -1: never. */
function negatedFrom({ chain, link, outcome, negatedBy }: ChainLink, steps: readonly Step[]): number {
  if (outcome !== 'activation-negated' && outcome !== 'effect-negated') return -1;
  const kind = outcome === 'effect-negated' ? 'negate-effect' : 'negate-activation';
  const by = steps.findIndex(
    (s) => s.chain === chain && s.link === negatedBy && s.kind === kind && s.outcome !== 'skipped',
  );
  return by >= 0
    ? by
    : steps.findIndex(
        (s) => s.chain === chain && s.link === link && s.kind === 'resolution' && s.outcome === 'skipped',
      );
}

export function linksAt(chain: readonly ChainLink[], steps: readonly Step[], n: number): LinkNow[] {
  const shown = chain.filter((link) => {
    const first = steps.findIndex((s) => s.chain === link.chain && s.link === link.link);
    return first < 0 ? n >= steps.length : first < n;
  });
  return shown.map((link): LinkNow => ({ link, now: stands(link, steps, n) }));
}
function stands(link: ChainLink, steps: readonly Step[], n: number): LinkNow['now'] {
  const negated = negatedFrom(link, steps);
  if (negated >= 0 && negated < n) return 'done';
  const isOwn = (s: Step | undefined): boolean => s?.chain === link.chain && s.link === link.link;
  const resolves = (s: Step): boolean =>
    isOwn(s) && s.outcome !== 'skipped' && RESOLVING.test(s.kind) && !/activation$/.test(s.kind);
  const first = steps.findIndex(resolves);
  if (first < 0) return n >= steps.length && link.outcome !== 'not-resolved' ? 'done' : 'standing';
  if (n - 1 < first) return 'standing';
  if (n >= steps.length) return 'done';
  return n - 1 >= steps.findLastIndex(resolves) && !isOwn(steps[n - 1]) ? 'done' : 'resolving';
}

/** Steps of `b` that stand differently (or not at all) in `a`, by their English words. */
export function differing(a: Ruling, b: Ruling): Set<number> {
  const known = new Set(a.steps.map((s) => `${s.outcome} ${s.text.en}`));
  return new Set(b.steps.filter((s) => !known.has(`${s.outcome} ${s.text.en}`)).map((s) => s.n));
}
