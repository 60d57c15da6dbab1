/** "Its Level becomes 4", of a monster that is Level 4: an effect that would leave everything as it is does nothing. */
import { amount } from '../derive/amounts.ts';
import type { Context } from '../derive/context.ts';
import { cardsIn, unknownIn } from '../derive/groups.ts';
import { refCards } from '../derive/references.ts';
import { seen } from '../derive/seen.ts';
import type { Card, CardSeen } from '../board/duel.ts';
import { isPick } from '../choose/choice.ts';
import { many, type Ongoing, type Operation, type Subject } from '../effects/schema.ts';
import { speaksOf } from '../effects/speaks-of.ts';
import type { Game } from '../game/game.ts';
import { AFFECTED, awaitsCost, awaitsTargets, withEachTarget } from './ways.ts';

/** Would all of these operations leave the cards they are about as they are, whichever are targeted? */
export function changesNothing(game: Game, part: readonly Operation[], ctx: Context): boolean {
  if (part.length === 0 || !part.every(onlySets) || awaitsCost(part, ctx)) return false;
  const ways = awaitsTargets(part, ctx) ? withEachTarget(game, ctx) : [ctx];
  return (
    ways.length > 0 && ways.every((known) => known !== undefined && part.every((op) => leavesAll(game, op, known)))
  );
}
const onlySets = (op: Operation): boolean =>
  (op.do === 'modify' && op.op === '=' && (op.stat === 'level' || op.stat === 'rank')) ||
  (op.do === 'apply' && op.to !== undefined && op.rules.length > 0 && op.rules.every(onlyNames));
const onlyNames = (rule: Ongoing): boolean =>
  rule.rule === 'treated-as' && Object.keys(rule).every((key) => ['rule', 'race', 'attribute'].includes(key));

function leavesAll(game: Game, op: Operation, ctx: Context): boolean {
  const subject = op.do === 'modify' ? op.cards : op.do === 'apply' ? op.to : undefined;
  const cards = subject && cardsOf(game, subject, ctx);
  return cards !== undefined && cards.length > 0 && cards.every((card) => leaves(game, op, card, ctx));
}
function cardsOf(game: Game, subject: Subject, ctx: Context): Card[] | undefined {
  if (typeof subject === 'string') return refCards(game, subject, ctx);
  if (!('where' in subject) || isPick(subject) || unknownIn(game, subject, ctx) > 0) return undefined;
  return speaksOf(subject, AFFECTED) ? undefined : cardsIn(game, subject, ctx);
}

function leaves(game: Game, op: Operation, card: Card, ctx: Context): boolean {
  const now = seen(game, card);
  if (op.do === 'modify')
    return now[op.stat as 'level' | 'rank'] === amount(game, op.value, { ...ctx, changing: card });
  return op.do === 'apply' && op.rules.every((rule) => isAlready(rule, now));
}
const isAlready = (rule: Ongoing, { race, attribute }: CardSeen): boolean =>
  rule.rule === 'treated-as' &&
  many(rule.race).every((one) => race.length === 1 && race.includes(one)) &&
  many(rule.attribute).every((one) => attribute.length === 1 && attribute.includes(one));
