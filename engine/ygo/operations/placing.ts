/** Operations about zones: moving a monster to another one, activating a Spell or Trap by an effect. */
import type { Player } from '../../case/schema.ts';
import { beginToApply, toSpellTrapZone } from '../change/onto-field.ts';
import { happen, touch } from '../change/instant.ts';
import { clearFieldZone } from '../change/onto-field.ts';
import { choicesOf } from '../choose/choice.ts';
import { overLimit } from '../follows/limits.ts';
import { activationForbidden } from '../derive/forbidden.ts';
import { hasRoom } from '../derive/zones.ts';
import type { Card, YgoSlot } from '../board/duel.ts';
import { seen } from '../derive/seen.ts';
import type { Subject, ZoneSpec } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { activationZone, type Activation } from '../legality/activation.ts';
import { attackNumber, limitKeys } from '../legality/limits.ts';
import { draftLink } from '../legality/draft.ts';
import type { Context } from '../derive/context.ts';
import { sayChain } from '../say/chain.ts';
import { sayEffect } from '../say/effects.ts';
import { freeSlots } from '../summon/zones.ts';
import { type Handlers } from './table.ts';
import { affectable, anyCards, causeOf, forbiddenBy, name, names, nothing, tell } from './common.ts';

/** The zone a player puts a monster into where the text restricts it: the one the move names, else the first that is possible. */
export function slotFor(
  game: Game,
  player: Player,
  spec: ZoneSpec | undefined,
  ctx: Context,
): { slot: YgoSlot } | undefined {
  const free = freeSlots(game, player, spec, ctx);
  const said = choicesOf(ctx, ctx.you).zone;
  const slot = free.find((s) => s === said) ?? free[0];
  return slot === undefined ? undefined : { slot };
}

export const PLACING = {
  'move-zone': {
    possible: (game, op, ctx) => anyCards(game, op.cards, ctx),
    run(game, op, ctx, by) {
      const moved = affectable(game, op.do, op.cards, ctx, by).filter((card) => {
        const to = card.zone === 'monsters' ? slotFor(game, card.controller, op.zone, ctx) : undefined;
        if (!to) return false;
        const was = seen(game, card);
        card.slot = to.slot;
        touch(game, card);
        happen(game, { kind: 'zone-changed', card: was, cause: causeOf(ctx), player: card.controller });
        tell(
          game,
          op.do,
          ctx,
          sayEffect.movesZone({ cards: [card.info.name], zone: to.slot ?? '' }),
          'ygo.st.follow-card-text',
        );
        return true;
      });
      return moved.length > 0 ? moved : nothing(game, op.do, ctx);
    },
  },
  'switch-zones': {
    possible: (game, op, ctx) => placesOf(op.cards).every((subject) => anyCards(game, subject, ctx)),
    run(game, op, ctx, by) {
      const cards = [...new Set(placesOf(op.cards).flatMap((subject) => affectable(game, op.do, subject, ctx, by)))];
      const [a, b, more] = cards;
      if (!a || !b || more || a.controller !== b.controller || cards.some((card) => card.zone !== 'monsters'))
        return nothing(game, op.do, ctx);
      const were = cards.map((card) => seen(game, card));
      [a.slot, b.slot] = [b.slot ?? b.answeredSlot, a.slot ?? a.answeredSlot];
      for (const was of were)
        happen(game, { kind: 'zone-changed', card: was, cause: causeOf(ctx), player: was.controller });
      for (const card of cards) touch(game, card);
      tell(game, op.do, ctx, sayEffect.switchesZones({ cards: names(cards) }), 'ygo.st.follow-card-text');
      return cards;
    },
  },
  activate: {
    possible: (game, op, ctx) => anyCards(game, op.cards, ctx),
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by).filter((card) => !whyNot(game, card, ctx, by));
      for (const card of cards) activateHere(game, card, by);
      if (cards.length === 0) return nothing(game, op.do, ctx);
      for (const card of cards)
        tell(
          game,
          op.do,
          ctx,
          sayChain.activatedByEffect({ card: name(ctx), what: card.info.name }),
          'ygo.chain.continuous-stays',
          'ygo.st.follow-card-text',
        );
      return cards;
    },
  },
} satisfies Partial<Handlers>;

const placesOf = (cards: Subject | [Subject, Subject]): readonly Subject[] => (Array.isArray(cards) ? cards : [cards]);

const activationOf = (card: Card, by: Player): Activation => ({
  by,
  card,
  declared: card.info.effects.find((e) => e.kind === 'activation'),
  cardActivation: true,
  spellSpeed: 1,
});
/** Why it cannot be activated: forbidden, one too many, no zone, used already. */
function whyNot(game: Game, card: Card, ctx: Context, by: Player): boolean {
  const a = activationOf(card, by);
  const forbids = activationForbidden(game, draftLink(game, a)) ?? overLimit(game, card, by);
  const zone = activationZone(card);
  const full = !hasRoom(game, by, zone);
  const { uses, turn } = game.duel;
  const used = limitKeys(a).some(
    ({ key, per, times }) =>
      uses.filter((use) => use.key === key && (per === 'duel' || use.turn === turn.number)).length >= times,
  );
  if (forbids) forbiddenBy(game, 'activate', ctx, forbids, card.info.name);
  else if (full || used) nothing(game, 'activate', ctx);
  return forbids !== undefined || full || used;
}
function activateHere(game: Game, card: Card, by: Player): void {
  const { duel } = game;
  const zone = activationZone(card);
  if (zone === 'field') clearFieldZone(game, by, card);
  toSpellTrapZone(game, card, by, zone, 'up');
  beginToApply(game, card);
  for (const { key, counts } of limitKeys(activationOf(card, by)))
    duel.uses = [
      ...duel.uses,
      {
        key,
        counts,
        turn: duel.turn.number,
        chain: duel.chains,
        link: 0,
        phase: duel.phase,
        attack: attackNumber(game),
      },
    ];
}
