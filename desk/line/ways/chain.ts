// Other ways in which a play can have been meant: the Chain before it goes on or is over, and what it answers.
import { again } from '../before.ts';
import { isSaid, type Action, type Item, type NamedCard } from '../items.ts';
import { otherEffects, eventsBefore } from './effects.ts';
import { put, sameCard, BRINGS_OUT, type Stopped } from './stopped.ts';

/**
 * "A: Pot of Desires, B: Droll & Lock Bird": what it answers comes about when the Chain before it has resolved; a link said with '>' answers an event
 * all the same. "A: Monster Reborn, A: Raigeki": what is too slow to be chained is played behind that Chain, by the same player where nobody is named.
 */
export function afterChain(stopped: Stopped, { links, ...action }: Action): Item[][] {
  const { items, at, reasons } = stopped;
  const last = items[at - 1];
  // What cannot be responded to is what the dispute is about, but for what is no response at all.
  const waits = reasons.includes('resolve-first') && !reasons.includes('cannot-respond');
  const slow = waits || reasons.includes('spell-speed');
  if (last?.is !== 'action' || !(reasons.includes('timing') || (slow && !links))) return [];
  const ended: Item = { is: 'chain-ends', supposed: true, between: true };
  const same = action.by === undefined && last.does === 'activate' && !links;
  const own = { ...action, by: last.by ?? ('A' as const) };
  const slowly = slow
    ? [put(stopped, [ended, TRIGGERED]), ...(same ? [put(stopped, [ended, TRIGGERED], own)] : [])]
    : [];
  return [put(stopped, [ended]), ...(same ? [put(stopped, [ended], own)] : []), ...slowly];
}

/** "B has Sangan; A: Raigeki; A: Monster Reborn": what triggered when that Chain had resolved was a Chain of its own, and is over, too. */
export function afterTriggers(stopped: Stopped): Item[][] {
  const { items, at, reasons } = stopped;
  const ended =
    items[at - 1]?.is === 'chain-ends' && (reasons.includes('spell-speed') || reasons.includes('resolve-first'));
  return ended ? [put(stopped, [TRIGGERED])] : [];
}

const TRIGGERED: Item = { is: 'chain-ends', supposed: true, again: true };

/** "A: Branded Fusion; B: Ash Blossom": what answers an activation answers the one before, though the sign between them says that it has resolved. */
export function asAnswer({ items, at, reasons }: Stopped, { by }: Action): Item[][] {
  const [said, last] = [items[at - 2], items[at - 1]];
  // What lies elsewhere by then lay where it is used before that Chain resolved.
  const isAnswer = ['wrong-link', 'timing', 'wrong-place', 'target'].some((code) => reasons.includes(code));
  const ended = isAnswer && last?.is === 'chain-ends' && last.supposed === undefined && last.said === undefined;
  const other = said?.is === 'action' && said.does === 'activate' && said.by !== by;
  const goesOn: Item = { is: 'chain-ends', supposed: true, answered: true };
  return ended && other ? [[...items.slice(0, at - 1), goesOn, ...items.slice(at)]] : [];
}

/** "A summons X > B: Maxx "C"; A: X": what triggers at the Summon is activated first, and B answers it. */
export function triggeredFirst({ items, at, by, reasons }: Stopped, action: Action): Item[][] {
  const summon = items.findLastIndex((item, n) => n < at && item.is === 'action' && BRINGS_OUT.includes(item.does) && sameCard(item, action));
  const between = items.slice(summon + 1, at);
  const [answer, ...more] = between.filter(({ is }) => is === 'action');
  const others = answer?.is === 'action' && answer.does === 'activate' && isSaid(answer) && answer.by !== undefined && answer.by !== by;
  if (summon < 0 || !others || more.length > 0 || !reasons.includes('timing')) return [];
  return [[...items.slice(0, summon + 1), action, ...between, ...items.slice(at + 1)]];
} // prettier-ignore

/** "A summons X > B: Droll & Lock Bird": what it answers may come about only when that effect has resolved. */
export function orWhenResolved({ items, at, reasons }: Stopped, answered: readonly Item[][]): Item[][] {
  const waits = items[at - 1]?.is === 'action' && reasons.every((code) => code === 'timing');
  if (!waits) return [...answered];
  const resolved = answered.map((told) => told.toSpliced(told.indexOf(items[at]!), 0, { is: 'chain-ends', supposed: true, between: true }));
  return [...answered, ...resolved];
} // prettier-ignore

/** "A summons X, B: an answer to an activation": what B answers is the effect of X. */
export function answeredTrigger(stopped: Stopped): Item[][] {
  const { items, at } = stopped;
  const last = items[at - 1];
  if (last?.is !== 'action' || !last.card || !BRINGS_OUT.includes(last.does)) return [];
  const { does: _, ...same } = last;
  return [put(stopped, [{ ...same, does: 'activate', targets: [], card: again(last.card), supposed: true }])];
}

export function isAimedAtAnswered({ items, at, reasons }: Stopped, { by, targets, links }: Action): boolean {
  const last = items[at - 1];
  const played =
    last?.is === 'action' && last.does === 'activate' && isSaid(last) && last.by !== by ? last.card?.name : undefined;
  return !links && reasons.includes('target') && targets.length === 1 && targets[0]?.name === played;
}

/** "A activates X, B answers": X was itself activated, or another of its effects. */
export function answeredOtherwise({ items, at: here, known }: Stopped): Item[][] {
  // Behind a Chain that has resolved only another effect of the same card can have been meant by what stood there.
  const ended = items[here - 1]?.is === 'chain-ends' && sameCard(items[here], items[here - 2]);
  const at = ended ? here - 2 : here - 1;
  const said = items[at];
  if (said?.is !== 'action' || said.does !== 'activate' || !said.card || said.supposed) return [];
  const last = asSaid(said, said.card);
  const before = { items, at, by: last.by ?? 'A', reasons: [], ...known(last), known };
  const ways = [...otherEffects(before, last), ...eventsBefore(before, last)];
  // A moment that was supposed for one effect need not be that of another, or of the card itself.
  const plain = items.filter((item) => !isSupposedMoment(item));
  const moved = items.length - plain.length;
  const plainly = { ...before, items: plain, at: at - moved };
  return moved === 0 ? ways : [...ways, ...otherEffects(plainly, last), ...eventsBefore(plainly, last)];
}

/** Without the place and the effect that were tried for it. */
function asSaid(action: Action, card: NamedCard): Action {
  const { supposed, place: _place, effect: _effect, ...notes } = card.notes;
  return supposed ? { ...action, card: { ...card, notes } } : action;
}

const isSupposedMoment = (item: Item): boolean => (item.is === 'phase' || item.is === 'turn') && item.supposed === true;
