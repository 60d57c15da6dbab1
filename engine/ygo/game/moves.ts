/**
 * Moves: one handler each, which says why a move is illegal and makes it. What nobody writes down is implied here: passes, the resolution of an
 * open chain before any other kind of move, a Summon that nobody negates.
 */
import type { YgoMove } from '../../case/schema.ts';
import { Undecided } from '../../ruling/record.ts';
import type { Reason } from '../../ruling/schema.ts';
import { activateNow } from '../chain/activate.ts';
import { lastInstant, mandatoryQuickEffects, settle } from '../chain/settle.ts';
import { resolveChain } from '../chain/resolve.ts';
import { instant } from '../change/instant.ts';
import { moveCard } from '../change/moving.ts';
import { cardOf, type Card } from '../board/duel.ts';
import { many } from '../effects/schema.ts';
import { step, WrongMove, type Game } from './game.ts';
import { meant, whyNotActivate } from '../legality/activate.ts';
import { type Request, saidBy } from '../legality/activation.ts';
import { isPhaseTrigger, isTrigger } from '../legality/triggers.ts';
import { why } from '../say/reasons.ts';
import { sayChain } from '../say/chain.ts';
import { sayEffect } from '../say/effects.ts';
import { sayPrevented } from '../say/prevented.ts';
import { sayQuestion } from '../say/questions.ts';

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

const requestOf = (game: Game, move: MoveOf<'activate'>): Request => ({
  by: move.by,
  card: cardOf(game.duel, move.card),
  ...(move.effect !== undefined && { effect: move.effect }),
  ...saidBy(move),
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
      text: sayChain.passes({ player: move.by }),
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
  const { flow } = game;
  game.flow = undefined;
  openState(game);
  flow?.go();
}
/** The turn player may do anything. */
export function openState(game: Game): void {
  game.duel.window = { kind: 'open', since: game.duel.log.length, last: undefined, upTo: -1, passed: [] };
}

/** Nobody negates the Summon (any more): it succeeds, unless it was negated. */
function finishAttempt(game: Game): void {
  const { attempt } = game;
  if (!attempt) return;
  const before = game.duel.log.length;
  if (attempt.negated) removeNegated(game, attempt.cards);
  game.attempt = undefined;
  if (!attempt.negated) attempt.succeed();
  settle(game, lastInstant(game, before));
}
/** A monster whose Summon was negated and that nothing destroyed goes to the Graveyard. */
function removeNegated(game: Game, cards: readonly Card[]): void {
  const left = cards.filter((card) => card.zone === 'monsters' && !card.applying);
  if (left.length === 0) return;
  instant(game, { cleanUp: true }, () =>
    left.forEach((card) => moveCard(game, card, { zone: 'graveyard' }, { kind: 'rule', by: undefined })),
  );
  step(game, {
    kind: 'clean-up',
    text: sayEffect.sends({ card: sayPrevented.anEffectInForce(), cards: left.map((c) => c.info.name) }),
    rules: ['ygo.ss.negated-not-proper'],
  });
}
/** An effect nobody read may negate a Summon; not that of its own card, nor by what stands behind the words of an effect that were read. */
const mayAnswerSummon = (game: Game, card: Card | undefined): boolean =>
  card !== undefined &&
  !game.attempt?.cards.includes(card) &&
  card.info.unread.some(
    ({ effect, touches }) =>
      effect === undefined && touches.some(({ what }) => what === 'negation' || what === 'everything'),
  );
const answersSummon = (game: Game, move: YgoMove): boolean => {
  if (move.do !== 'activate') return false;
  const card = game.duel.cards.get(move.card);
  return (
    mayAnswerSummon(game, card) ||
    (card?.info.effects.some((e) => many(e.on).some((p) => many(p.event).includes('summon-attempt'))) ?? false)
  );
};

/** What is implied before a move: a Summon succeeds, an open chain resolves, and what was begun runs on to the next point at which the move is possible. */
export function prepare(game: Game, move: YgoMove | undefined): void {
  implied(game, move);
  for (let chains = move ? chainsBefore(game, move) : 0; chains > 0 && !game.duel.over; chains--) {
    if (chains === 1) sayBehind(game);
    resolveChain(game);
  }
  if (move && game.used.has(game.next)) return;
  const points = move ? pointsTo(game, move) : Infinity;
  for (let i = 0; i < points && goOn(game); i++) if (move && game.used.has(game.next)) return;
}
/** A Summon succeeds, an open chain resolves: as far as the move does not answer them. */
function implied(game: Game, move: YgoMove | undefined): void {
  const { duel } = game;
  const onChain =
    move?.do === 'activate' ||
    move?.do === 'pass' ||
    move?.do === 'resolve' ||
    (move?.do === 'decide' && move.question !== 'replay');
  while (!duel.over) {
    if (duel.chain.length > 0) {
      if (onChain) return;
      resolveChain(game);
    } else if (game.attempt) {
      if (move && (answersSummon(game, move) || move.do === 'pass')) return;
      finishAttempt(game);
    } else if (game.flow?.kind === 'at-once') closeWindow(game);
    else return;
    if (move && game.used.has(game.next)) return;
  }
}
/** One point further: the chain resolves, a Summon succeeds, or the window closes and what follows begins. `false`: nothing follows. */
export function goOn(game: Game): boolean {
  if (game.duel.over) return false;
  if (game.duel.chain.length > 0) resolveChain(game);
  else if (game.attempt) finishAttempt(game);
  else if (game.flow) closeWindow(game);
  else return false;
  return true;
}

/**
 * How many Chains resolve before the move: a Trigger Effect is never an answer to the open one; where that Chain brings its event, it is written behind
 * it. Looked up in a second game of the same case.
 */
function chainsBefore(game: Game, move: YgoMove): number {
  if (move.do !== 'activate' || game.duel.chain.length === 0 || game.used.has(game.next)) return 0;
  const known = game.behind.get(game.next);
  if (known !== undefined) return known;
  const card = game.duel.cards.get(move.card);
  const declared = card && meant(game, requestOf(game, move))?.declared;
  const chains = isTrigger(declared) && !isPhaseTrigger(declared) ? chainsUntil(game.playedTo(game.next), move) : 0;
  game.behind.set(game.next, chains);
  return chains;
}
function chainsUntil(trial: Game, move: YgoMove): number {
  const { next } = trial;
  try {
    for (let chains = 1; trial.duel.chain.length > 0 && !trial.duel.over; chains++) {
      resolveChain(trial);
      if (trial.used.has(next)) return chains;
      const against = trial.duel.over ? [why.over()] : whyNotMove(trial, move);
      if (against.every(({ code }) => code === 'missed-timing' || code === 'moved-on')) return chains;
    }
  } catch (error) {
    // A question on the way is asked on the way; what the move says of a trigger may be wrong.
    if (error instanceof Undecided || (error instanceof WrongMove && error.move === next)) return 1;
    if (!(error instanceof WrongMove)) throw error;
  }
  return 0;
}
function sayBehind(game: Game): void {
  game.rec.assume({ path: `/moves/${game.next}/behind`, value: true, text: sayChain.behindIt() });
}

/**
 * How many points further the move is possible: the first such point; where there is none, the point with the fewest reasons against it.
 * Looked up in a second game of the same case, so that this one stays where it is.
 */
function pointsTo(game: Game, move: YgoMove): number {
  const byItself = game.duel.chain.every((link) => link.move === undefined);
  if (!game.flow || (game.duel.chain.length > 0 && !byItself) || stays(game, move)) return 0;
  // A state that starts inside a step stays there for the first move.
  if (game.next === 0 && game.duel.step === 'damage' && move.do === 'activate') return 0;
  const known = game.ahead.get(game.next);
  if (known !== undefined) return known;
  const points = lookAhead(game.playedTo(game.next), move);
  game.ahead.set(game.next, points);
  return points;
}
/** A `step` names the point at which the activations after it happen; a state inside a step does so for the first move. */
function stays(game: Game, move: YgoMove): boolean {
  if (move.do !== 'activate') return false;
  const before = game.moves.slice(0, game.next);
  const last = before.findLast(
    (m) => m.do !== 'activate' && m.do !== 'pass' && m.do !== 'resolve' && m.do !== 'decide',
  );
  return last ? last.do === 'step' : before.length === 0;
}
const NOT_YET = ['passed', 'attack-under-way'];
/** What stands against a move in the very moment it answers: no other moment of the battle takes it away. */
const OF_CARDS = ['condition', 'cost', 'no-target', 'target'];
function lookAhead(trial: Game, move: YgoMove): number {
  let best = { points: 0, reasons: Infinity, isMoment: false };
  let isPast = false;
  // It answers the attack, and a card forbids that: what comes after the battle (that card destroyed, its effect over) does not make it an answer.
  let isForbidden = false;
  const known = (): number | undefined => (isForbidden ? 0 : best.isMoment && isPast ? best.points : undefined);
  try {
    implied(trial, move);
    const { battle } = trial.duel;
    for (let points = 0; ; points++) {
      if (trial.used.has(trial.next)) return points;
      const against = trial.duel.over ? [why.over()] : orAsks(() => whyNotMove(trial, move));
      // Nothing sure stands against it here: here it is asked what must be known first.
      if (!against) return known() ?? points;
      if (against.length === 0) return isForbidden && trial.duel.battle !== battle ? 0 : points;
      // "Not yet" says less than what stands against the move where the game leads; that nothing happened less than why what triggered is not activated.
      const has = (codes: readonly string[]): boolean => against.some(({ code }) => codes.includes(code));
      if (points === 0 && battle) isForbidden = isForbiddenNow(against);
      const reasons = against.length + (has(NOT_YET) ? 0.5 : has(['timing']) ? 0.25 : 0);
      isPast = reasons > best.reasons;
      if (reasons < best.reasons)
        best = { points, reasons, isMoment: against.every(({ code }) => OF_CARDS.includes(code)) };
      if (!goOn(trial)) return best.points;
    }
  } catch (error) {
    return stopsAt(error, known());
  }
}
/** What stands against a move; nothing where a question must be answered first. */
function orAsks(look: () => readonly Reason[]): readonly Reason[] | undefined {
  try {
    return look();
  } catch (error) {
    if (error instanceof Undecided) return undefined;
    throw error;
  }
}
/** A question on the way: the game itself goes there and asks it, but where the point is known already. */
function stopsAt(error: unknown, known: number | undefined): number {
  if (error instanceof Undecided && known !== undefined) return known;
  if (error instanceof Undecided || error instanceof WrongMove) return Infinity;
  throw error;
}
/** A card forbids what could be done now else. */
const isForbiddenNow = (against: readonly Reason[]): boolean =>
  against.some(({ code }) => code === 'forbidden') &&
  !against.some(({ code }) => code === 'timing' || NOT_YET.includes(code));
/** Cards a move names that are not in the game: what was to come on the way (a Token) never came. */
function missing(game: Game, move: YgoMove): string[] {
  const named = Object.entries(move).flatMap(([key, value]: [string, unknown]) =>
    NAMING.has(key) ? (Array.isArray(value) ? value : [value]) : [],
  );
  return named.filter((id): id is string => typeof id === 'string' && !SPECIAL.has(id) && !game.duel.cards.has(id));
}
const NAMING: ReadonlySet<string> = new Set(['card', 'target', 'targets', 'cost', 'tributes', 'materials']);
const SPECIAL: ReadonlySet<string> = new Set(['A', 'B', 'player']);
function whyNotMove(game: Game, move: YgoMove): Reason[] {
  const [never] = missing(game, move);
  if (never !== undefined) return [why.neverCame({ id: never })];
  return handlerOf(move)?.whyNot(game, move) ?? [];
}
const handlerOf = (move: YgoMove): MoveHandler<YgoMove['do']> | undefined =>
  handlers[move.do] as MoveHandler<YgoMove['do']> | undefined;

/** The turn player wanted to go on, the opponent acted instead, and now the turn player does something in this phase after all. */
const staysAfterAll = (game: Game, move: YgoMove): boolean =>
  game.flow?.kind === 'leaving' &&
  game.duel.chain.length === 0 &&
  game.duel.window.kind !== 'leaving' &&
  'by' in move &&
  move.by === game.duel.turn.player &&
  move.do !== 'pass' &&
  move.do !== 'decide';

/** Makes one move, or says why not. */
export function tryMove(game: Game, move: YgoMove): Reason[] {
  const handler = handlerOf(move);
  if (game.duel.over) return [why.over()];
  if (!handler) {
    game.rec.ask({
      id: `move/${game.move}`,
      by: 'judge',
      what: 'fact',
      move: game.move,
      text: sayQuestion.unmodelledMove({ what: move.do }),
      rules: ['ygo.st.follow-card-text'],
    });
    return [];
  }
  const reasons = whyNotMove(game, move);
  if (reasons.length === 0 || (move.accepted && missing(game, move).length === 0)) {
    if (staysAfterAll(game, move)) game.flow = undefined;
    handler.make(game, move);
  }
  return reasons;
}
