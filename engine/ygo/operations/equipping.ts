/** The operation that makes a card an Equip Card of a monster. */
import type { Player } from '../../case/schema.ts';
import type { Localized } from '../../ruling/schema.ts';
import { addForce } from '../change/lasting.ts';
import { happen, touch } from '../change/instant.ts';
import { beginToApply, toSpellTrapZone } from '../change/onto-field.ts';
import { pickCards } from '../choose/choice.ts';
import { equippableMonsters, givenWhenEquipped, isAppropriate } from '../derive/equippable.ts';
import { seen } from '../derive/seen.ts';
import { type Card, fieldCards } from '../board/duel.ts';
import type { Group, Ongoing } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import type { Context } from '../derive/context.ts';
import { cardsIn, unknownIn } from '../derive/groups.ts';
import { refCards } from '../derive/references.ts';
import { sayChain } from '../say/chain.ts';
import { shownForce } from '../board/shown.ts';
import { affectable, anyCards, causeOf, name, nothing, tell } from './common.ts';
import { type Handlers, type OpOf } from './table.ts';

type Equip = OpOf<'equip'>;
export const EQUIPPING = {
  equip: {
    possible: (game, op, ctx) => anyCards(game, op.cards, ctx) && (!op.appropriate || hasPair(game, op, ctx)),
    run(game, op, ctx, by) {
      const [card] = affectable(game, op.do, op.appropriate ? suitingEquips(game, op, ctx) : op.cards, ctx, by);
      const [to] = card ? monstersFor(game, op, ctx, by, card) : [];
      if (!card || !to || to.face === 'down') return nothing(game, op.do, ctx);
      if (op.appropriate && !isAppropriate(game, card, to, by)) return nothing(game, op.do, ctx);
      const comes = card.zone !== 'spellsTraps';
      const begins = comes || !card.applying;
      if (comes) toSpellTrapZone(game, card, by, 'spellsTraps', 'up');
      card.on = to.id;
      card.applying = true;
      // What it does there begins now, after all that lay there before.
      if (begins) beginToApply(game, card);
      touch(game, card);
      const ongoing = op.ongoing ?? (op.appropriate && givenWhenEquipped(card.info));
      if (ongoing) holdWhileEquipped(game, card, ongoing, name(ctx), by);
      happen(game, { kind: 'equipped', card: seen(game, card), cause: causeOf(ctx), player: by });
      // What holds only for how it was equipped holds from now on.
      touch(game, card);
      tell(
        game,
        op.do,
        ctx,
        sayChain.equips({ card: card.info.name, to: to.info.name }),
        'ygo.spell.equip.stays',
        'ygo.spell.equip.target',
      );
      return [card];
    },
    declares: () => ['equip'],
  },
} satisfies Partial<Handlers>;

const holdWhileEquipped = (game: Game, card: Card, rules: Ongoing[], as: Localized, by: Player): void =>
  addForce(game, card, { shown: shownForce(rules, as, 'leaves'), rules, controller: by, until: 'leaves' });

/** What lies equipped in a case, and not by its own rules, was equipped by its own effect: what that gives holds. A case that says what is in force says all of it. */
export function holdOfLaidEquips(game: Game): void {
  for (const card of fieldCards(game.duel)) {
    if (card.zone !== 'spellsTraps' || card.face !== 'up' || card.on === undefined || card.forces.length > 0) continue;
    const given = givenWhenEquipped(card.info) ?? [];
    if (given.length > 0) holdWhileEquipped(game, card, given, card.info.name, card.controller);
  }
}

const isGroup = (cards: unknown): cards is Group => typeof cards === 'object' && cards !== null && 'where' in cards;
function monstersFor(game: Game, op: Equip, ctx: Context, by: Player, card: Card): Card[] {
  if (typeof op.to === 'string' || !('where' in op.to)) return refCards(game, op.to as never, ctx);
  const { to } = op;
  if (!op.appropriate) return pickCards(game, to, ctx, by);
  const ids = cardsIn(game, to, ctx).flatMap((m) => (isAppropriate(game, card, m, by) ? [m.id] : []));
  return pickCards(game, { ...to, filter: { all: [to.filter ?? {}, { ids }] } }, ctx, by);
}
/** Of the cards to choose from those that suit one of the monsters. */
function suitingEquips(game: Game, op: Equip, ctx: Context): Equip['cards'] {
  const { cards } = op;
  if (!isGroup(cards)) return cards;
  const monsters = equippableMonsters(game, op.to, ctx);
  const ids = cardsIn(game, cards, ctx)
    .filter((card) => monsters.some((m) => isAppropriate(game, card, m, ctx.you)))
    .map((card) => card.id);
  return { ...cards, filter: { all: [cards.filter ?? {}, { ids }] } };
}
/** Before anything is chosen: is there a card to equip, and a monster for it? */
function hasPair(game: Game, op: Equip, ctx: Context): boolean {
  if (!isGroup(op.cards)) return fieldCards(game.duel).some((card) => card.zone === 'monsters' && card.face === 'up');
  if (unknownIn(game, op.cards, ctx) > 0 || !isGroup(op.to)) return true;
  const some = suitingEquips(game, op, ctx);
  return isGroup(some) && cardsIn(game, some, ctx).length > 0;
}
