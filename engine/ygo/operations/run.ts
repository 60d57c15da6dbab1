/** Runs operations as the text joins them, in instants. What each does stands in this folder, by theme. */
import type { Player } from '../../case/schema.ts';
import type { Localized } from '../../ruling/schema.ts';
import { checkLifePoints } from '../winning/life-points.ts';
import { endInstant, openInstant } from '../change/instant.ts';
import { counted, isPick, subjectCards, wantsTo } from '../choose/choice.ts';
import type { Card } from '../board/duel.ts';
import type { Operation, Pick, Subject } from '../effects/schema.ts';
import { type Game, saying, step } from '../game/game.ts';
import { type Context, playersOf } from '../derive/context.ts';
import { holds } from '../derive/conditions.ts';
import { forbiddenFor } from '../derive/forbidden.ts';
import { cardsIn, unknownIn } from '../derive/groups.ts';
import { doersOf, refCards } from '../derive/references.ts';
import { inTurnOrder, name } from './common.ts';
import { choose } from '../rulesets/ruleset.ts';
import { sayChain } from '../say/chain.ts';
import { sayPrevented } from '../say/prevented.ts';
import { possible } from './possible.ts';
import { handlerOf } from './table.ts';
import { awaitsAffected } from './ways.ts';

/** Runs operations as they are joined. */
export function runOperations(game: Game, operations: readonly Operation[], ctx: Context): void {
  let did = true;
  // Did these operations open the instant at hand? Then they end it when the next one belongs to a later.
  let opened = false;
  operations.forEach((op, i) => {
    if (game.duel.over) return;
    const join = op.join ?? (i === 0 ? undefined : 'then');
    if (join === undefined || join === 'then' || join === 'also-after-that') endInstant(game);
    if (hangsOn(join, i) && !did && !(join !== 'and-if-you-do' && ctx.redirected)) {
      if (op.if) ctx = { ...ctx, notReached: true };
      return saying(game, ctx.card, op, () => skip(game, op, ctx, sayPrevented.notWithout({ card: name(ctx) })));
    }
    const next = operations[i + 1];
    if (next && !bothPossible(game, op, next, ctx)) {
      did = false;
      return saying(game, ctx.card, op, () => skip(game, op, ctx, sayPrevented.nothingToDo({ card: name(ctx) })));
    }
    ctx.redirected = false;
    if (!game.instant) {
      openInstant(game);
      opened = true;
    }
    const now = banishingOr(game, op, next, ctx);
    noteUnseen(game, op, operations, now);
    const met = op.optional === true && op.if !== undefined && holds(game, op.if, now);
    const before = now.affected;
    did = saying(game, now.card, op, () => runOne(game, op, now));
    ctx = {
      ...ofOtherwise(op, hangsOn(join, i), did, before, now),
      met,
      notReached: false,
      banishing: now.banishing === true && op.do === 'destroy',
    };
    if (opened && !goesOn(next)) {
      endInstant(game);
      opened = false;
    }
  });
}
/** "They can discard 1 Spell to negate this, otherwise …", where nothing to discard was found: it hangs on that, and a line may tell nothing of that hand. */
function noteUnseen(game: Game, op: Operation, operations: readonly Operation[], ctx: Context): void {
  if (!op.optional || !('cards' in op) || !isPick(op.cards as Subject)) return;
  if (op.if || !operations.some(({ do: what }) => what === 'otherwise') || possible(game, op, ctx)) return;
  game.foundNothing.push({ by: ctx.you, card: ctx.card?.info.name, groups: [op.cards as Pick] });
}
/**
 * "If it is a Dragon, add it to your hand, and if you do, gain 500 LP. Otherwise, send it to the GY": whether it was
 * added, not whether Life Points were gained; and "it" is still what it was before, though it could not be added.
 */
function ofOtherwise(op: Operation, hangs: boolean, did: boolean, before: Context['affected'], now: Context): Context {
  const goesOnWith = op.if === undefined && hangs && now.asked === true;
  const asked = op.if !== undefined || goesOnWith;
  const failed = op.if !== undefined && !did && before !== undefined;
  return { ...now, did: did || goesOnWith, asked, besides: failed ? before : undefined };
}
/** "Destroy it, and if you do, banish it": what is destroyed so is never sent to the Graveyard (`ygo.gy.destroy-then-gy`). */
const isBanishing = (game: Game, op: Operation, next: Operation | undefined, ctx: Context): boolean =>
  op.do === 'destroy' &&
  next?.do === 'banish' &&
  (next.join === 'and-if-you-do' || next.join === 'and') &&
  (next.cards === 'affected' || (typeof next.cards === 'string' && next.cards === op.cards)) &&
  !next.if &&
  !next.optional &&
  !next.until &&
  !next.face &&
  !forbiddenFor(game, 'banish', ctx.you);
const banishingOr = (game: Game, op: Operation, next: Operation | undefined, ctx: Context): Context =>
  isBanishing(game, op, next, ctx) || (op.do === 'banish' && ctx.banishing) ? { ...ctx, banishing: true } : ctx;
type Join = Operation['join'];
/** Is it done only if what stands before it was? */
const hangsOn = (join: Join, i: number): boolean =>
  join === 'then' || join === 'and-if-you-do' || (join === 'and' && i > 0);
/** Does the next one happen at the same moment? */
const goesOn = (next: Operation | undefined): boolean =>
  next?.join === 'and-if-you-do' || next?.join === 'and' || next?.join === 'also';
/** "A and B": neither is done where one of them cannot be, unless the second has a condition of its own. */
const bothPossible = (game: Game, op: Operation, next: Operation, ctx: Context): boolean =>
  next.join !== 'and' ||
  next.if !== undefined ||
  awaitsAffected(next) ||
  (possible(game, op, ctx) && possible(game, next, ctx));

function runOne(game: Game, op: Operation, ctx: Context): boolean {
  const [by] = doersOf(game, op.by ?? 'you', ctx);
  const because = whySkipped(game, op, ctx, by);
  if (because || by === undefined) {
    if (because) skip(game, op, ctx, because);
    return false;
  }
  const there = (ctx.link?.targets ?? []).filter(({ id, stay, follows }) => stayOf(game, id) === (follows ?? stay));
  const result =
    op.by === 'either' && 'cards' in op
      ? byEach(game, op, ctx)
      : handlerOf(op).run(game, withOwnCards(op, ctx, by) as never, ctx, by);
  // What the effect itself has moved, or taken control of, is still its target.
  const changed = typeof result === 'boolean' ? [] : result.map(({ id }) => id);
  for (const target of there)
    if (stayOf(game, target.id) !== target.stay || (op.do === 'take-control' && changed.includes(target.id)))
      target.follows = stayOf(game, target.id);
  // "That Link Summoned monster", where none was Summoned.
  if (result === false && SUMMONS.has(op.do)) ctx.affected = [];
  if (typeof result !== 'boolean') {
    ctx.affected = [...result];
    if (op.named) ctx.named = { ...ctx.named, [op.named]: [...result] };
  }
  return (
    choose<'lifePointsZero', (game: Game) => boolean>(game.duel.ruleset, 'lifePointsZero', {
      'at-once': checkLifePoints,
      'after-link': () => false,
    })(game) || (typeof result === 'boolean' ? result : result.length > 0)
  );
}

const SUMMONS: ReadonlySet<Operation['do']> = new Set<Operation['do']>([
  'special-summon',
  'fusion-summon',
  'ritual-summon',
  'synchro-summon',
  'xyz-summon',
  'link-summon',
]);
/** Why an operation is not done, where it is not. */
function whySkipped(game: Game, op: Operation, ctx: Context, by: Player | undefined): Localized | undefined {
  const card = name(ctx);
  const subject = 'cards' in op ? (op.cards as Subject) : undefined;
  // "Otherwise" where the other was done: nothing is asked any more.
  const settled = op.do === 'otherwise' && ctx.did === true;
  if (op.if && !settled && !holds(game, op.if, ctx)) return sayPrevented.conditionNotMet({ card });
  if (by === undefined) return sayPrevented.nothingToDo({ card });
  if (op.allOrNothing && subject !== undefined && !appliesToAll(game, subject, ctx))
    return sayPrevented.notAllOfThem({ card });
  if (op.optional && (!possible(game, op, ctx) || !wantsTo(game, ctx, by, subject))) return sayChain.notUsed({ card });
  return undefined;
}

/** "Its controller discards 1 card": his own, where the text does not say whose. */
function withOwnCards(op: Operation, { you }: Context, by: Player): Operation {
  const said = typeof op.by === 'object' || op.by === 'turn-player';
  if (!said || !('cards' in op) || !isPick(op.cards as Subject) || (op.cards as Pick).whose !== undefined) return op;
  return { ...op, cards: { ...(op.cards as Pick), whose: by === you ? 'you' : 'opponent' } } as Operation;
}

const stayOf = (game: Game, id: string): number | undefined => game.duel.cards.get(id)?.stay;

/** "Each player …": each by himself with his own cards, the turn player first. */
function byEach(game: Game, op: Operation & { cards: unknown }, ctx: Context): readonly Card[] | boolean {
  const results = inTurnOrder(game, playersOf(ctx, 'either')).map((player) => {
    const whose = player === ctx.you ? 'you' : 'opponent';
    const cards = typeof op.cards === 'object' && 'where' in (op.cards as object) ? { ...op.cards, whose } : op.cards;
    return handlerOf(op).run(game, { ...op, cards } as never, ctx, player);
  });
  const cards = results.flatMap((result) => (typeof result === 'boolean' ? [] : result));
  return cards.length > 0 ? cards : results.some((result) => result === true);
}

const targetsOf = ({ link }: Context, which: 'targets' | 'target-1' | 'target-2'): readonly unknown[] =>
  (link?.targets ?? []).filter(({ spec }) => which === 'targets' || spec === (which === 'target-1' ? 0 : 1));
const appliesToAll = (game: Game, subject: Subject, ctx: Context): boolean =>
  subject === 'targets' || subject === 'target-1' || subject === 'target-2'
    ? refCards(game, subject, ctx).length === targetsOf(ctx, subject).length
    : isPick(subject)
      ? cardsIn(game, subject, ctx).length + unknownIn(game, subject, ctx) >= counted(game, subject.choose, 0, ctx).min
      : subjectCards(game, subject, ctx).length > 0;

function skip(game: Game, op: Operation, ctx: Context, text: Localized): void {
  endInstantQuietly(game);
  step(game, {
    kind: op.do,
    outcome: 'skipped',
    by: ctx.you,
    ...(ctx.card && { card: ctx.card.id }),
    text,
    rules: ['ygo.st.follow-card-text'],
  });
}

const endInstantQuietly = (game: Game): void => {
  if (game.instant && game.instant.events.length === 0) return;
};
