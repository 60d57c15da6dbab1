/** "… and if you do, Special Summon 1 … from your Deck": could a later part of an effect find its cards, as far as nothing done before could bring them? */
import { isPick } from '../choose/choice.ts';
import { paidInto, payments } from '../costs/payments.ts';
import { holds } from '../derive/conditions.ts';
import { cardsIn, unknownIn, wouldBeAmong } from '../derive/groups.ts';
import type { Context } from '../derive/context.ts';
import { refCards } from '../derive/references.ts';
import { type Card, zonesOf } from '../board/duel.ts';
import {
  many,
  type Condition,
  type Operation,
  type OperationName,
  type Pick,
  type Place,
  type Subject,
} from '../effects/schema.ts';
import { speaksOf } from '../effects/speaks-of.ts';
import type { Game } from '../game/game.ts';
import { isSummonOperation, monsterThere } from '../summon/by-effect.ts';
import { summonableIn } from '../summon/may.ts';
import { anyCards, hasRoomFor, placesOf } from './common.ts';
import { leavesEnough } from './taken-before.ts';
import { AFFECTED, askedBy, awaitsCost, awaitsTargets, NOT_YET, withEachTarget } from './ways.ts';

/** Could this operation find its cards after those before it? */
export function couldFindLater(game: Game, op: Operation, before: readonly Operation[], ctx: Context): boolean {
  if (op.optional || op.if) return true;
  if (op.do === 'choose')
    return op.options.some(
      (one) =>
        couldBeMet(game, one.if, before, ctx) && one.do.every((inner) => couldFindLater(game, inner, before, ctx)),
    );
  // "1 monster with another name than that target": with each target there could be.
  if (awaitsTargets(askedBy(op), ctx))
    return withEachTarget(game, ctx).some((known) => known === undefined || couldFindLater(game, op, before, known));
  if (op.do === 'special-summon' && !before.some(mayFree)) if (!hasRoomFor(game, op, 1, ctx)) return false;
  if (isSummonOperation(op) && !asksWhatWasDone(op.what) && !mayComeToExtraDeck(before))
    return monsterThere(game, op, ctx);
  if (!('cards' in op) || !isPick(op.cards as Subject)) return leavesEnough(game, op, before, ctx);
  const pick = op.cards as Pick;
  const places = many(pick.where);
  if (!places.every((place) => SEARCHED.includes(place))) return true;
  if (speaksOf(op, AFFECTED) || speaksOfNamed(op, before.at(-1))) return couldFindBeside(game, pick, before, ctx);
  return (
    before.some((earlier) => brings(game, earlier, pick, ctx)) ||
    paysInto(game, pick, ctx) ||
    (isThere(game, op, pick, ctx) && leavesEnough(game, op, before, ctx))
  );
}

const asksWhatWasDone = (part: unknown): boolean =>
  speaksOf(part, NOT_YET) || JSON.stringify(part ?? '').includes('"named":');
/** May something done before bring a card to the Extra Deck? */
const mayComeToExtraDeck = (before: readonly Operation[]): boolean =>
  before.some((op) => filledBy(op).includes('extra-deck'));
/** "If you control …": met by then where it is met now, or where what is done before may bring something to the field. */
function couldBeMet(game: Game, asked: Condition | undefined, before: readonly Operation[], ctx: Context): boolean {
  if (!asked || !('exists' in asked) || Object.keys(asked).length > 1 || speaksOf(asked, NOT_YET)) return true;
  const onField = many(asked.exists.where).every((place) => ON_FIELD.includes(place));
  if (!onField || !before.every(({ do: what }) => what in FILLS && !COME_TO_FIELD.includes(what))) return true;
  return holds(game, asked, ctx);
}
/** Could it take a monster off the field? What is taken from somewhere else frees no zone. */
function mayFree(op: Operation): boolean {
  if (!FREES.includes(op.do)) return false;
  const places = 'cards' in op ? placesOf(op.cards as Subject) : [];
  return places.length === 0 || places.some((place) => place === 'field' || place === 'monsters');
}

/** May an operation before it bring a card that is as the text asks to where it looks? */
function brings(game: Game, earlier: Operation, pick: Pick, ctx: Context): boolean {
  if (earlier.do === 'choose')
    return earlier.options.some((one) => one.do.some((inner) => brings(game, inner, pick, ctx)));
  const places = filledBy(earlier).filter((place) => many(pick.where).includes(place));
  if (places.length === 0) return false;
  const moved = couldBeMoved(game, earlier, ctx);
  if (!moved || awaitsCost(pick, ctx) || awaitsTargets(pick, ctx) || speaksOf(pick, AFFECTED)) return true;
  return moved.some((card) => places.flatMap(zonesOf).some((zone) => wouldBeAmong(game, pick, ctx, card, zone)));
}
const filledBy = (op: Operation): readonly Place[] => {
  if (op.do !== 'return') return FILLS[op.do] ?? SEARCHED;
  return op.to === 'hand' || op.to === 'graveyard' ? [op.to] : DECKS;
};
/** The cards an operation could move; undefined where there is no telling. */
function couldBeMoved(game: Game, op: Operation, ctx: Context): Card[] | undefined {
  const subject = 'cards' in op ? (op.cards as Subject) : undefined;
  if (subject === 'this') return ctx.card ? [ctx.card] : [];
  if (subject === 'cost' && ctx.paying) return ctx.paying.map(({ card }) => card);
  if (subject === 'targets' && ctx.link?.targets.length) return refCards(game, 'targets', ctx);
  if (subject === 'targets') return (ctx.link?.effect?.targets ?? []).flatMap((spec) => cardsIn(game, spec, ctx));
  if (typeof subject !== 'object' || !('where' in subject) || unknownIn(game, subject, ctx) > 0) return undefined;
  return speaksOf(subject, NOT_YET) || (isPick(subject) && subject.by === 'top')
    ? undefined
    : cardsIn(game, subject, ctx);
}

/** Does it ask for the cards that the operation before it has named, and for no others? */
function speaksOfNamed(op: Operation, before: Operation | undefined): boolean {
  const names = [...JSON.stringify(op).matchAll(/"named":"([^"]*)"/g)].map(([, name]) => name);
  return names.length > 0 && before !== undefined && 'named' in before && names.every((name) => name === before.named);
}
/** Where a card is chosen first, is there one for each of them, or at least for one: another that is like it ("1 monster with the same name")? */
function couldFindBeside(game: Game, pick: Pick, before: readonly Operation[], ctx: Context): boolean {
  const first = before.at(-1);
  if (!first || !('cards' in first) || !isPick(first.cards as Subject)) return true;
  const chosen = first.cards as Pick;
  const unknown = [chosen, pick].some((group) => unknownIn(game, group, ctx) > 0);
  if (chosen.choose !== 1 || pick.choose !== 1 || unknown || speaksOf(chosen, NOT_YET)) return true;
  const name = 'named' in first ? first.named : undefined;
  return cardsIn(game, chosen, ctx).some((card) =>
    cardsIn(game, pick, { ...ctx, affected: [card], ...(name !== undefined && { named: { [name]: [card] } }) }).some(
      (found) => found !== card,
    ),
  );
}

/** May what is paid come to where the effect then looks? */
function paysInto(game: Game, pick: Pick, ctx: Context): boolean {
  const cost = ctx.link?.effect?.cost;
  // Where it is thought to be paid, what that brings lies there.
  if (!cost || ctx.paying) return false;
  const ways = payments(game, cost, ctx);
  return ways === undefined || speaksOf(pick, NOT_YET) || ways.some((way) => paidInto(game, pick, way, ctx).length > 0);
}

/** Zones may still become free: only the cards are asked for, and whether they can be Special Summoned at all. */
function isThere(game: Game, op: Operation, pick: Pick, ctx: Context): boolean {
  if (awaitsTargets(pick, ctx))
    return withEachTarget(game, ctx).some((known) => known === undefined || isThere(game, op, pick, known));
  if (!anyCards(game, pick, ctx)) return false;
  return op.do !== 'special-summon' || unknownIn(game, pick, ctx) > 0 || summonableIn(game, pick, ctx, op).length > 0;
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
const ON_FIELD: readonly Place[] = ['field', 'monsters', 'spells-traps', 'field-zone', 'pendulum-zone'];
/** Of what `FILLS` knows, what brings cards to the field. */
const COME_TO_FIELD: readonly OperationName[] = ['special-summon', 'token', 'take-control'];
const DECKS: readonly Place[] = ['deck', 'extra-deck'];
const SEARCHED: readonly Place[] = [...DECKS, 'hand', 'graveyard'];
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
