/**
 * Which of two continuous effects applied first, where the case does not say: asked only where it decides something. For each pair of cards of
 * unknown order whose rules can meet, the board is derived both ways; if the two boards differ, the judge says which came first.
 */
import { seen } from './seen.ts';
import { settle } from './settle.ts';
import type { Applied, Derived } from './applied.ts';
import { FIRST_CLOCK, type Card } from '../board/duel.ts';
import type { Ongoing } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import type { Decision } from '../../ruling/schema.ts';
import { sayQuestion } from '../say/questions.ts';

/** Control flow of `derive`: an order was just learnt, derive again. */
export class OrderKnown extends Error {}

/** The order in which its continuous effects began to apply, as far as it is known or was answered. */
export const orderOf = (card: Card): number => card.since.order ?? card.answeredOrder ?? 0;

const isKnown = (game: Game, a: Card, b: Card): boolean =>
  game.ordered.has(pairKey(a, b)) ||
  (a.since.order !== undefined && b.since.order !== undefined) ||
  // What began in the course of the moves began after what lay there from the beginning.
  cameLater(a) !== cameLater(b) ||
  (a.since.turn !== undefined && b.since.turn !== undefined && a.since.turn !== b.since.turn);
const cameLater = ({ since: { order } }: Card): boolean => order !== undefined && order > FIRST_CLOCK;
const pairKey = (a: Card, b: Card): string => [a.id, b.id].sort().join('/');

/** Asks for the first pair whose order decides something on this board. */
export function askOrders(game: Game, value: Derived, candidates: readonly Applied[]): void {
  if (candidates.length < 2) return;
  const pairs = meetingPairs(candidates).filter(([a, b]) => !isKnown(game, a, b));
  if (pairs.length === 0) return;
  const board = fingerprint(game, value);
  for (const [a, b] of pairs) if (swapped(game, a, b, candidates) !== board) askWhichFirst(game, a, b);
}

/** Pairs of cards that both negate, set the same property, or change the same value (not just by adding). */
function meetingPairs(candidates: readonly Applied[]): [Card, Card][] {
  const found = new Map<string, [Card, Card]>();
  const meeting = candidates.filter(couldMeet(candidates));
  const further = meeting.filter((one) => !isOfItselfAlone(one));
  for (const a of meeting)
    for (const b of isOfItselfAlone(a) ? further : meeting) {
      if (!a.card || !b.card || a.card === b.card || !canMeet(a.rule, b.rule)) continue;
      const [first, second] = a.card.id < b.card.id ? [a.card, b.card] : [b.card, a.card];
      found.set(pairKey(first, second), [first, second]);
    }
  return [...found.values()];
}
/** Rules of cards that could meet another: of changes of a value only where one of them does more than add. */
function couldMeet(candidates: readonly Applied[]): (one: Applied) => boolean {
  const stats = new Set(candidates.map(({ rule }) => (rule.rule === 'modify' && isAbsolute(rule.op) ? rule.stat : '')));
  return ({ rule, card, force }) =>
    card !== undefined &&
    !force &&
    (rule.rule === 'modify' ? stats.has(rule.stat) : rule.rule === 'negate-effects' || rule.rule === 'treated-as');
}
const isAbsolute = (op: string): boolean => op === '=' || op === '×';
/** What a card is always treated as, whatever the board, is nobody else's: eighty copies in a Graveyard would be three thousand pairs. */
const isOfItselfAlone = ({ rule, effect }: Applied): boolean =>
  rule.rule === 'treated-as' &&
  rule.as === undefined &&
  (rule.cards === undefined || rule.cards === 'this') &&
  rule.while === undefined &&
  effect?.condition === undefined;
function canMeet(a: Ongoing, b: Ongoing): boolean {
  if (a.rule !== b.rule) return false;
  if (a.rule === 'negate-effects' || a.rule === 'treated-as') return true;
  if (a.rule !== 'modify' || b.rule !== 'modify' || a.stat !== b.stat) return false;
  return isAbsolute(a.op) || isAbsolute(b.op);
}

/** The board as it would be if the other of two cards had come first. */
function swapped(game: Game, a: Card, b: Card, candidates: readonly Applied[]): string {
  const first = candidates.find((c) => c.card === a || c.card === b)?.card;
  const [earlier, later] = first === a ? [a, b] : [b, a];
  const before = { moved: [earlier.answeredOrder, later.answeredOrder] as const, derived: game.derived };
  putBefore(later, earlier, STEP / 2);
  const value: Derived = { active: [], negatedBy: new Map(), seen: new Map() };
  game.derived = { revision: game.duel.revision, value };
  try {
    settle(game, value);
    value.seen.clear();
    return fingerprint(game, value);
  } finally {
    [earlier.answeredOrder, later.answeredOrder] = before.moved;
    game.derived = before.derived;
  }
}
/** Answers lie this far apart, far less than the orders of a case. */
const STEP = 1 / 1024;

/** Of two cards at least one has no order of its own: that one is moved. */
export function putBefore(first: Card, second: Card, by: number): void {
  if (orderOf(first) < orderOf(second)) return;
  if (first.since.order === undefined) first.answeredOrder = orderOf(second) - by;
  else second.answeredOrder = orderOf(first) + by;
}

/** What can be seen of a board: what applies, what is negated, and every monster's values. */
function fingerprint(game: Game, value: Derived): string {
  const active = value.active.map((a) => `${a.card?.id}/${JSON.stringify(a.rule)}`).sort();
  const negated = [...value.negatedBy].map(([id, by]) => `${id}<${by.card?.id}`).sort();
  const monsters = (['A', 'B'] as const).flatMap((player) =>
    game.duel.sides[player].zones.monsters
      .map((card) => seen(game, card))
      .map((c) => [c.id, c.atk, c.def, c.level, c.names, c.race, c.attribute].join()),
  );
  return JSON.stringify([active, negated, monsters]);
}

const ORDER = '/order';
export const isWhichBegan = ({ id, what }: Pick<Decision, 'id' | 'what'>): boolean =>
  what === 'fact' && id.endsWith(ORDER);

function askWhichFirst(game: Game, a: Card, b: Card): void {
  const answer = game.rec.ask<string>({
    id: `${a.id}/${b.id}${ORDER}`,
    by: 'judge',
    what: 'fact',
    move: game.move,
    text: sayQuestion.whichAppliedFirst({ a: a.info.name, b: b.info.name }),
    answers: [a, b].map((card) => ({ value: card.id, text: card.info.name })),
    rules: ['ygo.effect.continuous.start-end'],
  });
  const [first, second] = answer === b.id ? [b, a] : [a, b];
  game.ordered.add(pairKey(a, b));
  putBefore(first, second, STEP);
  game.derived = undefined;
  throw new OrderKnown();
}
