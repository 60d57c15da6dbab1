// Other ways in which a play can have been meant: whose turn it is, and which phase.
import type { Phase } from '../../../engine/case/schema.ts';
import type { Effect } from '../../../engine/ygo/effects/schema.ts';
import type { Action, Item } from '../items.ts';
import { other } from '../table.ts';
import { put, type Stopped } from './stopped.ts';

/** A phase that was supposed for what stood before is no reason against what comes then: the Main Phase has begun. */
export function mainPhaseBegins(stopped: Stopped): Item[][] {
  const { items, at, reasons } = stopped;
  const phase = items.findLast((item, n) => n < at && item.is === 'phase');
  const early = phase?.is === 'phase' && phase.supposed === true && ['draw', 'standby'].includes(phase.phase);
  const acted = items.slice(0, at).some((item) => item.is === 'action' || item.is === 'chain-ends');
  const main: Item = { is: 'phase', phase: 'main1', supposed: true };
  return early && acted && reasons.includes('wrong-phase') ? [put(stopped, [main])] : [];
}

/** "A attacks X; A: Raigeki": behind what was said to be over it is Main Phase 2. */
export function secondMainPhase(stopped: Stopped): Item[][] {
  const { items, at, by, reasons } = stopped;
  const last = items[at - 1];
  const attacked = items.findLast((item, n) => n < at && item.is === 'action' && (item.does === 'attack' || item.does === 'end-turn'));
  const own = attacked?.is === 'action' && attacked.does === 'attack' && (attacked.by ?? 'A') === by;
  const may = own && last?.is === 'chain-ends' && !last.supposed && reasons.includes('wrong-phase');
  return may ? [put(stopped, [{ is: 'phase', phase: 'main2', supposed: true }])] : [];
} // prettier-ignore

/** "in the Damage Step": at which of its timings nobody says; at that at which the card works. */
export function timingOfStep(stopped: Stopped): Item[][] {
  const { items, at, reasons, text } = stopped;
  const told = items.findLast((item, n) => n < at && item.is === 'step');
  if (told?.is !== 'step' || told.step !== 'damage' || told.timing || !reasons.includes('damage-step')) return [];
  const timings = new Set(text.effects.flatMap((effect) => effect.timings ?? []));
  return [...timings].map((timing) => put(stopped, [{ is: 'step', step: 'damage', timing, supposed: true }]));
}

/** Whether what is activated may be meant for the next turn: it is about what was played before, or that turn is over. */
export const mayBeNextTurn = (stopped: Stopped, action: Action): boolean =>
  isAbout(stopped, action) || turnEnded(stopped) || isBehindSet(stopped);

/** "A: Prohibition (declares X); B: X": what was played before is about this card. */
const isAbout = ({ items, at }: Stopped, { card }: Action): boolean =>
  items.slice(0, at).some((item) => item.is === 'action' && [item.card?.notes.declared, ...item.targets.map(({ name }) => name)].includes(card?.name)); // prettier-ignore

/** "A: X, im nächsten Zug A: Y": his own next turn, where it cannot be the other player's. */
const turnEnded = ({ items, at }: Stopped): boolean => items.slice(0, at).some((item) => item.is === 'action' && item.does === 'end-turn' && item.by === undefined); // prettier-ignore

/** "A sets X; B: Raigeki": what the other player does behind a Set that is over. */
function isBehindSet({ items, at, by }: Stopped): boolean {
  const [set, last] = [items[at - 2], items[at - 1]];
  const isOver = last?.is === 'chain-ends' && last.supposed === undefined;
  return isOver && set?.is === 'action' && set.does === 'set' && set.by === other(by);
}

/** "A: Swords of Revealing Light; B attacks": in B's next turn, where the line does not say whose turn it is. */
export function nextTurn(stopped: Stopped, { by }: Action): Item[][] {
  const { items, at, reasons } = stopped;
  const said = items.slice(0, at).some(({ is }) => is === 'turn' || is === 'step' || is === 'phase');
  const may = by !== undefined && reasons.includes('not-your-turn') && !said;
  return may
    ? [put(stopped, [{ is: 'action', by: other(by), does: 'end-turn', targets: [], written: '', supposed: true }])]
    : [];
}

/** "A: Maxx "C"; B summons X": it is B's turn, where the line does not say whose. */
export function ownTurn(stopped: Stopped): Item[][] {
  const { items, at, reasons } = stopped;
  return reasons.includes('not-your-turn') && !hasActed(items.slice(0, at))
    ? otherTurn(stopped).map((turn) => [...turn, ...items])
    : [];
}

/** Whether somebody Summoned or attacked: that says whose turn it is. */
const hasActed = (moment: readonly Item[]): boolean =>
  moment.some((item) => item.is === 'action' && item.does !== 'activate');

/** The turn of the other player than the one who begins, where the line does not say whose it is. */
function otherTurn({ items, at, by }: Pick<Stopped, 'items' | 'at' | 'by'>): Item[][] {
  const moment = items.slice(0, at);
  if (moment.some(({ is }) => is === 'turn')) return [];
  const whoBegins = moment.find((item) => item.is === 'action')?.by;
  return [[{ is: 'turn', player: other(whoBegins ?? by), supposed: true }]];
}

const PHASES: readonly Phase[] = ['battle', 'end', 'standby', 'main2', 'draw'];

/** How many cards a hand has, or none, is told: nobody draws before that. */
const countsHand = (items: readonly Item[]): boolean =>
  items.some((item) => item.is === 'there' && (item.none === 'hand' || item.cards.some(({ notes }) => notes.place === 'hand' && notes.exactly === true))); // prettier-ignore

/** Before the first play, where the line names neither: another turn, another phase, both. */
export function otherMoments({ items, at, by }: Stopped): Item[][] {
  const moment = items.slice(0, at);
  // What was Summoned or attacked before says where the game stands.
  if (hasActed(moment)) return [];
  const turns = otherTurn({ items, at, by });
  const phases: Item[][] = moment.some(({ is }) => is === 'phase' || is === 'step')
    ? []
    : PHASES.filter((phase) => phase !== 'draw' || !countsHand(items)).map((phase) => [
        { is: 'phase', phase, supposed: true },
      ]);
  const both = turns.flatMap((turn) => phases.map((phase) => [...turn, ...phase]));
  return [...turns, ...phases, ...both].map((put) => [...put, ...items]);
}

/** When an effect works, as its text says: whose turn, which phase; said only where the line begins with it. */
export function momentOf({ items, at, by }: Stopped, { whoseTurn, phases = [] }: Effect): Item[] {
  if (items.slice(0, at).some(({ is }) => is !== 'life-points')) return [];
  return [
    ...(whoseTurn === 'opponent' ? [{ is: 'turn', player: other(by), supposed: true } as const] : []),
    // Where it works in the Main Phase, too, nothing need be supposed.
    ...(phases.includes('main1') ? [] : phases.slice(0, 1)).map(
      (phase) => ({ is: 'phase', phase, supposed: true }) as const,
    ),
  ];
}
