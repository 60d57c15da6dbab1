/**
 * Moves: one handler each, which says why a move is illegal and makes it. What nobody writes down is implied here: passes, the resolution of an
 * open chain before any other kind of move, a Summon that nobody negates.
 */
import type { YgoMove } from '../case/schema.ts';
import type { Reason } from '../ruling/schema.ts';
import { activateNow, lastInstant, mandatoryQuickEffects, resolveChain, settle } from './chain.ts';
import { cardOf } from './duel.ts';
import { many } from './effects/schema.ts';
import { step, type Game } from './game.ts';
import { meant, whyNotActivate, type Request } from './legality.ts';
import { why } from './reasons.ts';
import { say } from './say.ts';

export type MoveOf<K extends YgoMove['do']> = Extract<YgoMove, { do: K }>;
export interface MoveHandler<K extends YgoMove['do']> {
  /** Every reason why the move is illegal now. */
  whyNot(game: Game, move: MoveOf<K>): Reason[];
  /** Makes the move; also where it was illegal but accepted. */
  make(game: Game, move: MoveOf<K>): void;
}
type Handlers = { [K in YgoMove['do']]?: MoveHandler<K> };
const handlers: Handlers = {};
/** Rooms of the engine register the moves they rule on (`battle`, `summon`, `turn`). */
export function registerMove<K extends YgoMove['do']>(kind: K, handler: MoveHandler<K>): void {
  handlers[kind] = handler as Handlers[K];
}

export const requestOf = (game: Game, move: MoveOf<'activate'>): Request => ({
  by: move.by,
  card: cardOf(game.duel, move.card),
  ...(move.effect !== undefined && { effect: move.effect }),
  ...(move.targets && { targets: move.targets }),
  ...(move.cost && { cost: move.cost }),
  ...(move.choose && { choose: move.choose }),
  ...(move.others && { others: move.others }),
});

registerMove('activate', {
  whyNot: (game, move) => whyNotActivate(game, requestOf(game, move)),
  make(game, move) {
    const request = requestOf(game, move);
    const activation = meant(game, request) ?? {
      ...request,
      declared: undefined,
      cardActivation: true,
      spellSpeed: 2 as const,
    };
    activateNow(game, activation, { move: game.move });
    mandatoryQuickEffects(game);
  },
});
registerMove('pass', {
  whyNot: () => [],
  make(game, move) {
    const { window } = game.duel;
    const passed = [...new Set([...window.passed, move.by])];
    game.duel.window = { ...window, passed };
    step(game, {
      kind: 'pass',
      by: move.by,
      text: say.passes({ player: move.by }),
      rules: ['ygo.chain.until-both-pass'],
    });
    if (passed.length < 2) return;
    if (game.duel.chain.length > 0) resolveChain(game);
    else closeWindow(game);
  },
});
registerMove('resolve', {
  whyNot: (game) => (game.duel.chain.length === 0 ? [why.noChain()] : []),
  make: resolveChain,
});
registerMove('decide', {
  whyNot: () => [],
  // Answers are read beforehand, by the question's id.
  make: () => undefined,
});

/** Both pass outside a chain: a Summon succeeds, or what the window leads to follows, or the game state is open. */
export function closeWindow(game: Game): void {
  if (game.attempt) return finishAttempt(game);
  const { then } = game.duel.window;
  game.duel.window = { kind: 'open', since: game.duel.log.length, last: undefined, upTo: -1, passed: [] };
  then?.();
}

/** Nobody negates the Summon (any more): it succeeds, unless it was negated. */
export function finishAttempt(game: Game): void {
  const { attempt } = game;
  if (!attempt) return;
  game.attempt = undefined;
  const before = game.duel.log.length;
  if (!attempt.negated) attempt.succeed();
  settle(game, lastInstant(game, before));
}
const answersSummon = (game: Game, move: YgoMove): boolean => {
  if (move.do !== 'activate') return false;
  const card = game.duel.cards.get(move.card);
  return (
    card?.info.undeclared === true ||
    (card?.info.effects.some((e) => many(e.on).some((p) => many(p.event).includes('summon-attempt'))) ?? false)
  );
};

/** What is implied before a move: a Summon succeeds, an open chain resolves. */
export function prepare(game: Game, move: YgoMove | undefined): void {
  const { duel } = game;
  const onChain = move?.do === 'activate' || move?.do === 'pass' || move?.do === 'resolve' || move?.do === 'decide';
  for (;;) {
    if (duel.over) return;
    if (duel.chain.length > 0) {
      if (onChain) return;
      resolveChain(game);
    } else if (game.attempt) {
      if (move && (answersSummon(game, move) || move.do === 'pass')) return;
      finishAttempt(game);
    } else if (move === undefined && duel.window.then) closeWindow(game);
    else return;
    if (move && game.used.has(game.next)) return;
  }
}

/** Makes one move, or says why not. */
export function tryMove(game: Game, move: YgoMove): Reason[] {
  const handler = handlers[move.do] as MoveHandler<YgoMove['do']> | undefined;
  if (game.duel.over) return [why.over()];
  if (!handler) {
    game.rec.ask({
      id: `move/${game.move}`,
      by: 'judge',
      what: 'fact',
      move: game.move,
      text: say.unmodelledMove({ what: move.do }),
      rules: ['ygo.st.follow-card-text'],
    });
    return [];
  }
  const reasons = handler.whyNot(game, move);
  if (reasons.length === 0 || move.accepted) handler.make(game, move);
  return reasons;
}
