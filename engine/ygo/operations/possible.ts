/** On what is known: could operations do anything, and what forbids a part of them? */
import type { Localized } from '../../ruling/schema.ts';
import type { Applied } from '../derive/applied.ts';
import {
  type Cost,
  many,
  type Operation,
  type OperationName,
  type Pick,
  type Place,
  type Ref,
  type Subject,
} from '../effects/schema.ts';
import { isPick } from '../choose/choice.ts';
import { cardsIn, unknownIn } from '../derive/groups.ts';
import { speaksOf } from '../effects/speaks-of.ts';
import type { Game } from '../game/game.ts';
import type { Context } from '../derive/context.ts';
import { holds } from '../derive/conditions.ts';
import { amount } from '../derive/amounts.ts';
import { anyCards, freedByCost } from './common.ts';
import { freeMonsterZones } from '../derive/zones.ts';
import { other } from '../board/duel.ts';
import { CANNOT, CONDITION_NOT_MET } from '../say/operations.ts';
import { handlerOf } from './table.ts';

/** Does a filter or an amount of the operation ask for these cards? */
const asksFor = (op: Operation, refs: ReadonlySet<Ref>): boolean =>
  'cards' in op && typeof op.cards === 'object' && speaksOf(op.cards, refs);
const COST: ReadonlySet<Ref> = new Set<Ref>(['cost']);
const TARGETS: ReadonlySet<Ref> = new Set<Ref>(['targets', 'target-1', 'target-2', 'it']);

/** On what is known, could this operation do anything? */
export function possible(game: Game, op: Operation, ctx: Context): boolean {
  const { link } = ctx;
  // What hangs on a cost not chosen yet may turn out well.
  if (link?.cost.length === 0 && link.effect?.cost && asksFor(op, COST)) return true;
  if (link?.targets.length === 0 && link.effect?.targets && asksFor(op, TARGETS))
    return withEachTarget(game, ctx).some((known) => known === undefined || possible(game, op, known));
  if (comesToNothing(game, op, ctx)) return false;
  const handler = handlerOf(op);
  return handler.possible
    ? handler.possible(game, op as never, ctx)
    : 'cards' in op
      ? anyCards(game, op.cards as Subject, ctx)
      : true;
}
/** Life Points, cards drawn or a change of ATK "for each" of cards of which there are none. */
function comesToNothing(game: Game, op: Operation, ctx: Context): boolean {
  const measure =
    op.do === 'modify'
      ? op.op === '+' || op.op === '-'
        ? op.value
        : undefined
      : op.do === 'draw'
        ? op.count
        : 'amount' in op
          ? op.amount
          : undefined;
  if (typeof measure !== 'object' || !('count' in measure) || typeof measure.count !== 'object') return false;
  const group = measure.count;
  if (!('where' in group) || speaksOf(measure, NOT_YET) || unknownIn(game, group, ctx) > 0) return false;
  return amount(game, measure, ctx) === 0;
}
const NOT_YET: ReadonlySet<Ref> = new Set<Ref>([...COST, ...TARGETS, 'affected']);

/** The context with each card the effect could target; `undefined` where there is no telling. */
function withEachTarget(game: Game, ctx: Context): (Context | undefined)[] {
  const { link } = ctx;
  const [spec, ...more] = link?.effect?.targets ?? [];
  if (!link || !spec || more.length > 0 || spec.choose !== 1 || unknownIn(game, spec, ctx) > 0) return [undefined];
  return cardsIn(game, spec, ctx).map((card) => ({
    ...ctx,
    link: { ...link, targets: [{ id: card.id, stay: card.stay, spec: 0 }] },
  }));
}

/** Could an effect's operations do anything that they must do? */
export const couldDoSomething = (game: Game, operations: readonly Operation[], ctx: Context): boolean =>
  whatCannotBeDone(game, operations, ctx) === undefined;
/** Of an effect that could do nothing, or not what it must: the operation on which it fails, as the end of a sentence. */
export function whatCannotBeDone(game: Game, operations: readonly Operation[], ctx: Context): Localized | undefined {
  const parts = independentParts(operations);
  const own = parts.filter(([first]) => first && !leansOnTheRest(first));
  const stops = (own.length > 0 ? own : parts).map((part) => stopOf(game, part, ctx));
  return stops.some((stop) => stop === undefined) ? undefined : stops[0];
}
/** "Also" begins a part that is done whatever becomes of the one before. */
function independentParts(operations: readonly Operation[]): Operation[][] {
  const parts: Operation[][] = [];
  for (const op of operations) {
    const last = parts.at(-1);
    if (!last || op.join === 'also' || op.join === 'also-after-that') parts.push([op]);
    else last.push(op);
  }
  return parts;
}
/** On what a part of an effect fails: its first operation with those joined to it by "and"; later ones that must find a card where none can be. */
function stopOf(game: Game, part: readonly Operation[], ctx: Context): Localized | undefined {
  const rest = part.findIndex((op, i) => i > 0 && op.join !== 'and');
  const together = rest < 0 ? part : part.slice(0, rest);
  for (const op of together) {
    if (op.if && !holds(game, op.if, ctx) && !asksWhatIsToCome(op)) return CONDITION_NOT_MET;
    if (!possible(game, op, ctx)) return CANNOT[op.do];
  }
  const lacking = part
    .slice(together.length)
    .find((op, i) => !couldFindLater(game, op, part.slice(0, together.length + i), ctx));
  return lacking && CANNOT[lacking.do];
}

/** "… and if you do, Special Summon 1 … from your Deck": is there one, as far as nothing done before could bring it there? */
function couldFindLater(game: Game, op: Operation, before: readonly Operation[], ctx: Context): boolean {
  if (op.do === 'special-summon' && !op.optional && !op.if && !before.some(({ do: what }) => FREES.includes(what)))
    if (freeMonsterZones(game, op.to === 'opponent' ? other(ctx.you) : ctx.you) + freedByCost(ctx) <= 0) return false;
  if (op.optional || op.if || !('cards' in op) || !isPick(op.cards as Subject)) return true;
  const pick = op.cards as Pick;
  const places = many(pick.where);
  if (!places.every((place) => SEARCHED.includes(place))) return true;
  if (speaksOf(op, TO_COME)) return couldFindBeside(game, pick, before.at(-1), ctx);
  const mayCome = before.some((earlier) => (FILLS[earlier.do] ?? SEARCHED).some((place) => places.includes(place)));
  return mayCome || paysInto(ctx.link?.effect?.cost, places) || isThere(game, pick, ctx);
}
/** Where a card is chosen first, is there one for each of them, or at least for one: another that is like it ("1 monster with the same name")? */
function couldFindBeside(game: Game, pick: Pick, first: Operation | undefined, ctx: Context): boolean {
  if (!first || !('cards' in first) || !isPick(first.cards as Subject)) return true;
  const chosen = first.cards as Pick;
  const unknown = [chosen, pick].some((group) => unknownIn(game, group, ctx) > 0);
  if (chosen.choose !== 1 || pick.choose !== 1 || unknown || speaksOf(chosen, NOT_YET)) return true;
  return cardsIn(game, chosen, ctx).some((card) =>
    cardsIn(game, pick, { ...ctx, affected: [card] }).some((other) => other !== card),
  );
}
/** May what is paid come to where the effect then looks? */
const paysInto = (cost: Cost | undefined, places: readonly Place[]): boolean => {
  if (cost === undefined) return false;
  if ('all' in cost || 'oneOf' in cost)
    return ('all' in cost ? cost.all : cost.oneOf).some((part) => paysInto(part, places));
  if ('unmodelled' in cost) return true;
  if (cost.do === 'return') return places.some((place) => cost.to.startsWith(place));
  return TO_THE_GRAVEYARD.includes(cost.do) && places.includes('graveyard');
};
const TO_THE_GRAVEYARD: readonly string[] = ['discard', 'tribute', 'send', 'destroy', 'detach'];
/** Zones may still become free: only the cards are asked for. */
function isThere(game: Game, pick: Pick, ctx: Context): boolean {
  const { link } = ctx;
  if (link?.targets.length === 0 && link.effect?.targets && speaksOf(pick, TARGETS))
    return withEachTarget(game, ctx).some((known) => known === undefined || anyCards(game, pick, known));
  return anyCards(game, pick, ctx);
}
/** What may take a monster off the field. */
const FREES: readonly OperationName[] = [
  'destroy',
  'send',
  'tribute',
  'banish',
  'return',
  'attach',
  'take-control',
  'switch-control',
  'equip',
  'place',
  'choose',
  'unmodelled',
];
const DECKS: readonly Place[] = ['deck', 'extra-deck'];
const SEARCHED: readonly Place[] = [...DECKS, 'hand', 'graveyard'];
const TO_COME: ReadonlySet<Ref> = new Set<Ref>(['affected']);
/** Where cards may be brought by what is done before; what is not here may bring them anywhere. */
const FILLS: Partial<Record<OperationName, readonly Place[]>> = {
  destroy: ['graveyard'],
  send: ['graveyard'],
  tribute: ['graveyard'],
  discard: ['graveyard'],
  detach: ['graveyard'],
  banish: [],
  draw: ['hand'],
  add: ['hand'],
  return: ['hand', ...DECKS],
  'special-summon': [],
  token: [],
  apply: [],
  modify: [],
  damage: [],
  'gain-life': [],
  'lose-life': [],
  'change-position': [],
  'take-control': [],
  'place-counters': [],
};

/** "Also, you cannot …", "also, destroy it during the End Phase": nothing the effect does by itself. */
const leansOnTheRest = (op: Operation): boolean =>
  ('cards' in op && op.cards === 'affected') ||
  (op.do === 'later' && speaksOf(op.then, TO_COME)) ||
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
