/**
 * How long things last: lingering effects and changes of values that end at a moment, control that goes back, effects delayed to a phase.
 * Called by whoever moves the turn, the Battle Phase and the Damage Step on.
 */
import type { Phase, Player } from '../../case/schema.ts';
import { touch, touchPlayer } from '../change/instant.ts';
import { linkContext } from '../chain/link.ts';
import { settleControl } from './control.ts';
import type { Card, Delayed, Force, Modifier } from '../board/duel.ts';
import type { Until } from '../effects/schema.ts';
import { step, type Game } from '../game/game.ts';
import { runOperations } from '../operations/run.ts';
import { sayEffect } from '../say/effects.ts';

/** Moments at which something can end. */
export type Moment =
  | 'end-of-chain'
  | 'end-of-damage-step'
  | 'end-of-battle-phase'
  | 'end-of-phase'
  | 'end-phase'
  | 'end-of-turn'
  | 'standby-phase';

/** When what lasts so long ends: at one of these moments, of a turn that is so many later (default: 0) and of that player (default: either). */
interface Ending {
  at: readonly Moment[];
  later?: number;
  of?: 'you' | 'opponent';
}
const ENDINGS: { [U in Until]: Ending | undefined } = {
  'end-of-chain': { at: ['end-of-chain', 'end-of-turn'] },
  'end-of-damage-step': { at: ['end-of-damage-step', 'end-of-turn'] },
  'end-of-phase': { at: ['end-of-phase', 'end-of-turn'] },
  'end-of-battle-phase': { at: ['end-of-battle-phase', 'end-of-turn'] },
  'end-phase': { at: ['end-phase'] },
  'end-of-turn': { at: ['end-of-turn'] },
  'end-of-next-turn': { at: ['end-of-turn'], later: 1 },
  'end-of-opponents-turn': { at: ['end-of-turn'], of: 'opponent' },
  'end-of-your-next-turn': { at: ['end-of-turn'], later: 1, of: 'you' },
  'end-of-opponents-next-turn': { at: ['end-of-turn'], later: 1, of: 'opponent' },
  'end-of-opponents-second-turn': { at: ['end-of-turn'], later: 3, of: 'opponent' },
  'end-of-opponents-third-turn': { at: ['end-of-turn'], later: 4, of: 'opponent' },
  'your-next-standby-phase': { at: ['standby-phase'], later: 1, of: 'you' },
  'opponents-next-standby-phase': { at: ['standby-phase'], later: 1, of: 'opponent' },
  'your-next-end-phase': { at: ['end-phase'], of: 'you' },
  'opponents-next-end-phase': { at: ['end-phase'], later: 1, of: 'opponent' },
  'next-turns-end-phase': { at: ['end-phase'], later: 1 },
  'next-standby-phase': { at: ['standby-phase'], later: 1 },
  // These end with the card, or not at all.
  duel: undefined,
  leaves: undefined,
  'while-face-up': undefined,
  'while-this-face-up': undefined,
};

/** Does something that lasts `until`, begun in `turn`, end at this moment? */
export function endsAt(
  moment: Moment,
  { until, turn, controller }: { until: Until | undefined; turn: number; controller: Player | undefined },
  game: Game,
): boolean {
  const ending = until === undefined ? undefined : ENDINGS[until];
  if (!ending?.at.includes(moment)) return false;
  const now = game.duel.turn;
  return (
    now.number >= turn + (ending.later ?? 0) &&
    (ending.of === undefined || (now.player === controller) === (ending.of === 'you'))
  );
}

/** Does anything of this player end at this moment? */
export function endsSomething(game: Game, moment: Moment, of: Player): boolean {
  const { duel } = game;
  const ending = (f: Force): boolean => f.controller === of && endsAt(moment, f, game);
  return (
    [...duel.cards.values()].some(
      (card) =>
        card.forces.some(ending) ||
        (card.controller === of && card.modifiers.some((m) => endsAt(moment, { ...m, controller: of }, game))),
    ) ||
    duel.forces.some(ending) ||
    (['A', 'B'] as const).some((player) => duel.sides[player].forces.some(ending))
  );
}

/** Ends what ends at this moment (only what is of one player, where that is said) and tells it. */
export function endDurations(game: Game, moment: Moment, of?: Player): void {
  const { duel } = game;
  const over = (item: { until: Until | undefined; turn: number }, controller: Player | undefined): boolean =>
    (of === undefined || controller === of) && endsAt(moment, { ...item, controller }, game);
  duel.delayed = duel.delayed.filter((waiting) => !over(waiting, waiting.link.by));
  const names: Card[] = [];
  let back = false;
  for (const card of duel.cards.values()) {
    const modifiers = stillCounting(card.modifiers, (m) => over(m, card.controller));
    const ended = card.forces.filter((f) => over(f, f.controller));
    if (modifiers.length === card.modifiers.length && ended.length === 0) continue;
    back ||= ended.some((f) => f.shown.what === 'control-until');
    card.modifiers = modifiers;
    card.forces = card.forces.filter((f) => !ended.includes(f));
    names.push(card);
    touch(game, card);
  }
  const players = (['A', 'B'] as const).filter((player) => {
    const side = duel.sides[player];
    const left = side.forces.filter((f: Force) => !over(f, f.controller));
    if (left.length === side.forces.length) return false;
    side.forces = left;
    touchPlayer(game, player);
    return true;
  });
  const forces = duel.forces.filter((f) => !over(f, f.controller));
  const some = names.length > 0 || players.length > 0 || forces.length < duel.forces.length;
  duel.forces = forces;
  if (!some) return;
  duel.revision++;
  step(game, {
    kind: 'duration',
    text: sayEffect.durationsEnd({ cards: names.map((c) => c.info.name), moment }),
    rules: ['ygo.turn.end.effects', ...(back ? (['ygo.reset.control-temporary'] as const) : [])],
  });
  settleControl(game);
}

/** The changes of values that go on. What a resolved effect replaced, by setting, halving or doubling the value, does not come back when that ends. */
function stillCounting(modifiers: readonly Modifier[], over: (m: Modifier) => boolean): Modifier[] {
  const ended = modifiers.filter((m) => over(m) && m.frozen !== undefined);
  return modifiers.filter((m) => !over(m) && !ended.some((e) => e.shown.stat === m.shown.stat && e.order > m.order));
}

/** What effects have put off to this phase of this player's turn: it is taken off the list. */
export function takeDelayed(game: Game, phase: Phase): Delayed[] {
  const { duel } = game;
  const due = duel.delayed.filter(
    ({ at }) =>
      'phase' in at &&
      at.phase === phase &&
      duel.turn.number >= at.notBefore &&
      (at.whose === undefined || at.whose === duel.turn.player),
  );
  for (const { at } of due) if ('phase' in at) at.left--;
  const now = due.filter(({ at }) => 'phase' in at && at.left === 0);
  duel.delayed = duel.delayed.filter((d) => !now.includes(d));
  return now;
}
export function runDelayed(game: Game, { link, run, affected, named, text }: Delayed): void {
  const { duel } = game;
  step(game, {
    kind: 'delayed',
    by: link.by,
    card: link.card.id,
    text: sayEffect.laterNow({ card: text }),
    rules: ['ygo.turn.end.effects', 'ygo.st.follow-card-text'],
  });
  const there = (cards: typeof affected): Card[] =>
    cards.flatMap(({ id, stay }) => {
      const card = duel.cards.get(id);
      return card && card.stay === stay ? [card] : [];
    });
  runOperations(game, run ?? [], {
    ...linkContext(link),
    affected: there(affected),
    named: Object.fromEntries(Object.entries(named).map(([key, cards]) => [key, there(cards)])),
  });
}
