/**
 * The interpreter of operations: a table (`operations/`) with one entry per operation that says whether it could do anything, does it and tells it, and what it
 * declares. Operations run in instants as the text joins them.
 */
import type { Localized } from '../ruling/schema.ts';
import { checkLifePoints } from './change/life-points.ts';
import { endInstant, openInstant } from './change/instant.ts';
import { counted, isPick, subjectCards, wantsTo } from './choice.ts';
import type { Applied } from './derive/applied.ts';
import type {
  Declared,
  OneOrMany,
  Operation,
  OperationName,
  Place,
  Ref,
  Subject,
  TargetSpec,
} from './effects/schema.ts';
import { speaksOf } from './effects/speaks-of.ts';
import { type Game, step } from './game.ts';
import { type Context, playersOf } from './evaluate/context.ts';
import { holds } from './evaluate/conditions.ts';
import { cardsIn, unknownIn } from './evaluate/groups.ts';
import { refCards } from './evaluate/references.ts';
import { type Handler, type Handlers, anyCards, name } from './operations/common.ts';
import { choose } from './rulesets/ruleset.ts';
import { sayChain } from './say/chain.ts';
import { CANNOT, CONDITION_NOT_MET } from './say/operations.ts';
import { sayPrevented } from './say/prevented.ts';
import { CHOOSING } from './operations/choosing.ts';
import { LIFE_POINTS } from './operations/life-points.ts';
import { MOVING } from './operations/moving.ts';
import { NEGATING } from './operations/negating.ts';
import { ON_FIELD } from './operations/on-field.ts';
import { PLACING } from './operations/placing.ts';
import { SUMMONING } from './operations/summoning.ts';

/** Runs operations as they are joined. */
export function runOperations(game: Game, operations: readonly Operation[], ctx: Context): void {
  let did = true;
  // Did these operations open the instant at hand? Then they end it when the next one belongs to a later.
  let opened = false;
  operations.forEach((op, i) => {
    if (game.duel.over) return;
    const join = op.join ?? (i === 0 ? undefined : 'then');
    if (join === undefined || join === 'then' || join === 'also-after-that') endInstant(game);
    const dependent = join === 'then' || join === 'and-if-you-do' || (join === 'and' && i > 0);
    if (dependent && !did && !(join !== 'and-if-you-do' && ctx.redirected))
      return skip(game, op, ctx, sayPrevented.notWithout({ card: name(ctx) }));
    const next = operations[i + 1];
    if (next?.join === 'and' && !(possible(game, op, ctx) && possible(game, next, ctx))) {
      did = false;
      return skip(game, op, ctx, sayPrevented.nothingToDo({ card: name(ctx) }));
    }
    ctx.redirected = false;
    if (!game.instant) {
      openInstant(game);
      opened = true;
    }
    did = runOne(game, op, ctx);
    ctx = { ...ctx, did };
    const goesOn = next?.join === 'and-if-you-do' || next?.join === 'and' || next?.join === 'also';
    if (opened && !goesOn) {
      endInstant(game);
      opened = false;
    }
  });
}

function runOne(game: Game, op: Operation, ctx: Context): boolean {
  if (op.if && !holds(game, op.if, ctx)) {
    skip(game, op, ctx, sayPrevented.conditionNotMet({ card: name(ctx) }));
    return false;
  }
  const by = playersOf(ctx, op.by ?? 'you')[0] ?? ctx.you;
  if (op.allOrNothing && 'cards' in op && !appliesToAll(game, op.cards as Subject, ctx)) {
    skip(game, op, ctx, sayPrevented.notAllOfThem({ card: name(ctx) }));
    return false;
  }
  if (
    op.optional &&
    (!possible(game, op, ctx) || !wantsTo(game, ctx, by, 'cards' in op ? (op.cards as Subject) : undefined))
  ) {
    skip(game, op, ctx, sayChain.notUsed({ card: name(ctx) }));
    return false;
  }
  const handler = handlerOf(op);
  const result = handler.run(game, op as never, ctx, by);
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

const appliesToAll = (game: Game, subject: Subject, ctx: Context): boolean =>
  subject === 'targets'
    ? refCards(game, 'targets', ctx).length === (ctx.link?.targets.length ?? 0)
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

/** Does a filter or an amount of the operation ask for these cards? */
const asksFor = (op: Operation, refs: ReadonlySet<Ref>): boolean =>
  'cards' in op && typeof op.cards === 'object' && speaksOf(op.cards, refs);
const COST: ReadonlySet<Ref> = new Set<Ref>(['cost']);
const TARGETS: ReadonlySet<Ref> = new Set<Ref>(['targets', 'target-1', 'target-2', 'it']);

/** On what is known, could this operation do anything? */
export function possible(game: Game, op: Operation, ctx: Context): boolean {
  // What hangs on a cost not chosen yet may turn out well.
  if (ctx.link?.cost.length === 0 && ctx.link.effect?.cost && asksFor(op, COST)) return true;
  if (ctx.link?.targets.length === 0 && ctx.link.effect?.targets && asksFor(op, TARGETS)) return true;
  const handler = handlerOf(op);
  return handler.possible
    ? handler.possible(game, op as never, ctx)
    : 'cards' in op
      ? anyCards(game, op.cards as Subject, ctx)
      : true;
}

/** Could an effect's operations do anything: the first that must be done, and what hangs on it with "and". */
export const couldDoSomething = (game: Game, operations: readonly Operation[], ctx: Context): boolean =>
  whatCannotBeDone(game, operations, ctx) === undefined;
/** Of an effect that could do nothing: the operation on which it fails, as the end of a sentence. */
export function whatCannotBeDone(game: Game, operations: readonly Operation[], ctx: Context): Localized | undefined {
  const groups: Operation[][] = [];
  for (const op of operations) {
    if (op.join === 'and') groups.at(-1)?.push(op);
    else groups.push([op]);
  }
  const independent = groups.filter(
    ([op], i) => i === 0 || ((op?.join === 'also' || op?.join === 'also-after-that') && !leansOnTheRest(op)),
  );
  const why = (op: Operation): Localized | undefined =>
    op.if && !holds(game, op.if, ctx) && !asksWhatIsToCome(op)
      ? CONDITION_NOT_MET
      : possible(game, op, ctx)
        ? undefined
        : CANNOT[op.do];
  let first: Localized | undefined;
  for (const group of independent) {
    const stop = firstOf(group, why);
    if (!stop) return undefined;
    first ??= stop;
  }
  return first;
}

function firstOf<T, R>(list: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of list) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "Also, you cannot …", "also, they cannot …": nothing the effect does by itself. */
const leansOnTheRest = (op: Operation): boolean =>
  ('cards' in op && op.cards === 'affected') ||
  (op.do === 'apply' && (op.to === 'affected' || op.rules.every((r) => r.rule === 'cannot' && r.player === 'you')));

/** What forbids a part of the effect that must be done: then it cannot be activated at all. */
export function forbiddenPart(game: Game, operations: readonly Operation[], ctx: Context): Applied | undefined {
  for (const op of operations) {
    if (op.optional || op.if) continue;
    const forbids = handlerOf(op).forbids?.(game, op as never, ctx);
    if (forbids) return forbids;
  }
  return undefined;
}

/** Conditions on what does not exist yet (a coin, what an operation did, a target not chosen) cannot be judged in advance. */
const asksWhatIsToCome = (op: Operation): boolean =>
  op.if !== undefined &&
  (['coin', 'rolled', 'declared'].some((key) => key in (op.if as object)) ||
    ('like' in op.if &&
      (typeof op.if.is === 'object' ||
        ['targets', 'target-1', 'target-2', 'it', 'affected', 'cost'].includes(op.if.is))));

export interface Declares {
  will: Set<Declared>;
  may: Set<Declared>;
}

/** What operations say an effect will do, and what it may do: optional parts and bullets too. */
export function declaredBy(
  operations: readonly Operation[],
  where: SpokenOf,
  into: Declares = { will: new Set(), may: new Set() },
  maybe = false,
): Declares {
  for (const op of operations) {
    const handler = handlerOf(op);
    const uncertain = maybe || op.optional === true || op.if !== undefined;
    for (const does of handler.declares?.(located(op, where) as never) ?? [])
      (uncertain ? into.may : into.will).add(does);
    for (const inner of innerOperations(op)) declaredBy(inner, where, into, true);
  }
  return into;
}

/** The cards an effect speaks of, as far as it is known where they are. */
interface SpokenOf {
  targets: readonly TargetSpec[];
  this?: OneOrMany<Place>;
  event?: OneOrMany<Place>;
}
/** "That target" is where the targets are; this card, and the card of the event, where they lie. */
function located(op: Operation, spoken: SpokenOf): Operation {
  if (!('cards' in op) || typeof op.cards !== 'string') return op;
  const { cards } = op;
  if (cards === 'it' || cards.startsWith('target')) {
    const spec = spoken.targets[Number(cards.split('-')[1] ?? 1) - 1];
    return spec ? ({ ...op, cards: spec } as Operation) : op;
  }
  const where = cards === 'this' ? spoken.this : cards === 'event' ? spoken.event : undefined;
  return where === undefined ? op : ({ ...op, cards: { where } } as Operation);
}

function innerOperations(op: Operation): readonly (readonly Operation[])[] {
  switch (op.do) {
    case 'choose':
      return op.options.map((o) => o.do);
    case 'coin':
      return [op.heads ?? [], op.tails ?? []];
    case 'die':
      return (op.results ?? []).map((r) => r.then);
    case 'otherwise':
    case 'later':
      return [op.then];
    default:
      return [];
  }
}

// Put together at first use: the files of the table and this one import each other.
let table: Handlers | undefined;
const handlerOf = (op: Operation): Handler<OperationName> => {
  const all: Handlers = (table ??= {
    ...MOVING,
    ...PLACING,
    ...SUMMONING,
    ...ON_FIELD,
    ...NEGATING,
    ...LIFE_POINTS,
    ...CHOOSING,
  });
  return all[op.do] as Handler<OperationName>;
};
