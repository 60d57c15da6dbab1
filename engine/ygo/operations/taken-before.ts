/** "Discard 1 monster, and if you do, Special Summon this card from your hand": one card is not enough for both parts. */
import { isPick } from '../choose/choice.ts';
import type { Card } from '../board/duel.ts';
import type { Context } from '../derive/context.ts';
import { cardsIn, unknownIn } from '../derive/groups.ts';
import type { Operation, OperationName, Pick, Subject } from '../effects/schema.ts';
import { speaksOf } from '../effects/speaks-of.ts';
import type { Game } from '../game/game.ts';
import { summonableIn } from '../summon/may.ts';
import { NOT_YET } from './ways.ts';

/** What takes a card away from where it lies. */
const TAKES: readonly OperationName[] = ['discard', 'return', 'send', 'banish', 'tribute', 'destroy', 'attach'];

/** Do the parts before it leave this one a card? Each part that must be done is held against it by itself. */
export function leavesEnough(game: Game, op: Operation, before: readonly Operation[], ctx: Context): boolean {
  const later = wantedBy(game, op, ctx);
  return !later || before.every((earlier) => isEnoughFor(game, earlier, later, ctx));
}
interface Wanted {
  cards: readonly Card[];
  /** Cards nobody has identified that may be such ones. */
  unknown: number;
  count: number;
}
function isEnoughFor(game: Game, earlier: Operation, later: Wanted, ctx: Context): boolean {
  if (earlier.optional || earlier.if) return true;
  if (earlier.do === 'choose')
    return earlier.options.some(({ do: [first] }) => !first || isEnoughFor(game, first, later, ctx));
  const pick = TAKES.includes(earlier.do) && 'cards' in earlier ? counted(earlier.cards) : undefined;
  if (!pick) return true;
  const all = new Set([...cardsOf(game, pick, ctx), ...later.cards]);
  return all.size + Math.max(unknownIn(game, pick, ctx), later.unknown) >= pick.choose + later.count;
}
/** What a part needs where it lies: the card itself that is Summoned, or cards that are chosen. */
function wantedBy(game: Game, op: Operation, ctx: Context): Wanted | undefined {
  if (!('cards' in op)) return undefined;
  if (op.do === 'special-summon' && op.cards === 'this') return ctx.card && { cards: [ctx.card], unknown: 0, count: 1 };
  const pick = counted(op.cards);
  if (!pick) return undefined;
  const cards = op.do === 'special-summon' ? summonableIn(game, pick, ctx, op) : cardsOf(game, pick, ctx);
  return { cards: cards.filter(({ info }) => !info.unknown), unknown: unknownIn(game, pick, ctx), count: pick.choose };
}
/** A choice of so many cards, whatever was done before. */
function counted(subject: unknown): (Pick & { choose: number }) | undefined {
  if (typeof subject !== 'object' || subject === null || !isPick(subject as Subject)) return undefined;
  const pick = subject as Pick;
  if (typeof pick.choose !== 'number' || pick.by === 'top' || speaksOf(pick, NOT_YET)) return undefined;
  return JSON.stringify(pick).includes('"named":') ? undefined : (pick as Pick & { choose: number });
}
/** Those that are known. A card that is activated has left the place it came from. */
const cardsOf = (game: Game, pick: Pick, ctx: Context): Card[] =>
  cardsIn(game, pick, ctx).filter((card) => !card.info.unknown && (card !== ctx.card || !ctx.link?.cardActivation));
