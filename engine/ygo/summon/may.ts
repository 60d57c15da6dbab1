/**
 * May a player Summon or Set now; may this monster be Special Summoned by an effect at all? What forbids it, its own text, and whether it was Summoned properly.
 */
import type { Player, YgoMonster } from '../../case/schema.ts';
import type { Reason } from '../../ruling/schema.ts';
import { mustFirstBeSummoned } from '../cards.ts';
import { type Applied, forbiddingReason, reasonNaming } from '../derive/applied.ts';
import { forbidden, forbiddenFor, type Summoning } from '../derive/forbidden.ts';
import { seen } from '../derive/seen.ts';
import { other, type Card, type Cause } from '../board/duel.ts';
import { many, type Effect, type Filter, type Group, type Operation, type SummonKind } from '../effects/schema.ts';
import type { Context } from '../derive/context.ts';
import { standIn } from '../derive/events.ts';
import { matches } from '../derive/filters.ts';
import { cardsIn } from '../derive/groups.ts';
import type { Game } from '../game/game.ts';
import { whyNotPrice, whyNotSummonedAgain, whyNotUnless } from '../costs/restrictions.ts';
import { overLimit } from '../follows/limits.ts';
import { why } from '../say/reasons.ts';
import { whyTurn } from '../turn/say.ts';
import { whySummon } from './say.ts';

/** A Special Summon that starts no Chain, as a move names it. */
export interface SpecialSummon {
  by: Player;
  card: Card;
  method: 'own' | 'synchro' | 'xyz' | 'link';
  materials: readonly string[] | undefined;
  position: 'attack' | 'defense' | undefined;
  zone: YgoMonster['zone'];
}
/** A Special Summon as an operation performs it, as far as what is in force asks. */
export const asSummoning = ({ as, position }: Pick<SpecialSummonOf, 'as' | 'position'>): Summoning => ({
  how: as ?? 'special',
  faceDown: position === 'face-down',
});
type SpecialSummonOf = Extract<Operation, { do: 'special-summon' }>;
const PLAIN: Summoning = { how: 'special' };
/** What forbids this player to Special Summon this monster by an effect. */
export const summonForbidden = (game: Game, card: Card, by: Player, summon = PLAIN): Applied | undefined =>
  forbiddenFor(game, 'special-summon', by, seen(game, card), summon) ??
  forbidden(game, 'special-summon', card, { kind: 'effect', by }, summon);

/** Does nothing in force forbid this player to Special Summon this card, of all cards? (What forbids it altogether is its own reason.) */
export const maySummon = (game: Game, card: Card, by: Player, summon = PLAIN): boolean =>
  (forbiddenFor(game, 'special-summon', by, undefined, summon) !== undefined ||
    !summonForbidden(game, card, by, summon)) &&
  whyNotByOwnText(game, card, by).length === 0;

/** What the monster itself has against it: Summoned before, a condition of its text, a price that cannot be paid. */
export const whyNotByOwnText = (game: Game, card: Card, by: Player): Reason[] => [
  ...whyNotSummonedAgain(game, by, card),
  ...whyNotUnless(game, by, card),
  ...whyNotPrice(game, by, card),
];

/** "Must be Special Summoned by a card effect": any will do; "with the effect of …": one of such a card. */
function isAllowed(
  game: Game,
  card: Card,
  { onlyBy, onlyByCard }: NonNullable<Effect['summoning']>,
  by: Context,
  countsAs: Filter | undefined,
): boolean {
  if (!onlyByCard) return many(onlyBy).includes('effect');
  const source = by.seen ?? (by.card && seen(game, by.card));
  if (source === undefined) return false;
  const sources = countsAs ? [source, standIn(countsAs, source)] : [source];
  return sources.some((one) => matches(game, onlyByCard, one, { you: by.you, card }));
}
/**
 * May this effect Special Summon the monster, as far as its own conditions and its first Summon go? A monster that must first be Summoned properly can be
 * Summoned by other effects only after that; `as`, `countsAs`: what the Summon is treated as.
 */
export function canBeRevived(
  game: Game,
  card: Card,
  by: Context,
  { as, countsAs, cards }: Partial<Pick<SpecialSummonOf, 'as' | 'countsAs' | 'cards'>> = {},
): boolean {
  const demands = card.info.effects
    .flatMap((e) => e.summoning ?? [])
    .filter((s) => as === undefined || !(many(s.onlyBy) as string[]).includes(as));
  if (
    demands.some((s) => s.cannotSpecialSummon || (s.onlyBy && !s.firstOnly && !isAllowed(game, card, s, by, countsAs)))
  )
    return false;
  if (!mustFirstBeSummoned(card.info)) return true;
  // What is only thought of as paid lies where paying puts it.
  if (by.paying?.some((one) => one.card === card && one.to !== undefined)) return card.properlySummoned === true;
  // An effect may Summon from the Extra Deck what has no condition of its own.
  if (card.zone === 'extraDeck')
    return !demands.some((s) => s.firstOnly || (s.onlyBy && !isAllowed(game, card, s, by, countsAs)));
  // What names Ritual Monsters of the hand or Deck speaks of just those: none of them was ever Summoned properly.
  if (card.zone === 'deck' || card.zone === 'hand')
    return card.info.is.includes('ritual') && namesRitualMonsters(cards) && !demands.some((s) => s.firstOnly);
  return card.properlySummoned === true;
}
const namesRitualMonsters = (cards: SpecialSummonOf['cards'] | undefined): boolean =>
  typeof cards === 'object' && 'where' in cards && many(cards.filter?.is).includes('ritual');

/** Would the player control more of a kind than he may, with this card? `leaving`: cards that make room for it. */
export const whyOverLimit = (game: Game, by: Player, card: Card, leaving: readonly Card[] = []): Reason[] => {
  const over = overLimit(game, card, by, { leaving });
  return over ? [reasonNaming(over, (source) => why.overLimit({ card: card.info.name, by: source }))] : [];
};

/** What forbids Special Summoning this card, or any, by this player without a Chain. */
export function whyNotAtAll(game: Game, by: Player, card: Card, how: SummonKind, count = 1): Reason[] {
  const cause: Cause = { kind: 'procedure', by };
  const forbids =
    forbiddenFor(game, 'special-summon', by, seen(game, card), { how, count }) ??
    forbidden(game, 'special-summon', card, cause, { how });
  const never = card.info.effects.some((e) => e.summoning?.cannotSpecialSummon);
  return [
    ...(forbids ? [forbiddingReason(forbids)] : []),
    ...whyNotSummonedAgain(game, by, card, how),
    ...whyNotUnless(game, by, card),
    ...whyOverLimit(game, by, card),
    ...(never ? [whySummon.cannotSpecial({ card: card.info.name }, game.duel.ruleset.rules.properFirst)] : []),
  ];
}

/** Of a group, the cards that an effect could Special Summon, as far as the cards themselves go. */
export const summonableIn = (
  game: Game,
  group: Group,
  ctx: Context,
  op: Pick<SpecialSummonOf, 'as' | 'countsAs' | 'cards' | 'position' | 'ignoringConditions'> & { by?: unknown },
): Card[] =>
  cardsIn(game, group, ctx).filter(
    (card) =>
      maySummon(game, card, op.by === 'opponent' ? other(ctx.you) : ctx.you, asSummoning(op)) &&
      (op.ignoringConditions || canBeRevived(game, card, ctx, op)),
  );

/** Why nothing can be Summoned or Set by this player now, whatever it is. */
export function whyNotMainPhase(game: Game, by: Player): Reason[] {
  const { duel } = game;
  if (by !== duel.turn.player) return [whyTurn.notTurnPlayer()];
  const { kind } = duel.window;
  if (kind === 'leaving') return [whyTurn.passedToLeave([duel.ruleset.rules.leavePhase])];
  return duel.phase === 'main1' || duel.phase === 'main2' ? [] : [whySummon.notMainPhase()];
}
