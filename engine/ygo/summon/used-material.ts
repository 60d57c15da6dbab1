/** What becomes of the cards a monster is Summoned with: sent to the Graveyard, or attached to it. */
import type { Player } from '../../case/schema.ts';
import { attach } from '../change/attaching.ts';
import { happen, instant } from '../change/instant.ts';
import { moveCard } from '../change/moving.ts';
import { seen } from '../derive/seen.ts';
import type { Card, Cause } from '../board/duel.ts';
import type { SummonKind } from '../effects/schema.ts';
import { step, type Game } from '../game/game.ts';
import { saySummon } from './say.ts';

/** Sends material to the Graveyard: one moment of its own, before the Summon. */
export function sendMaterials(game: Game, cards: readonly Card[], card: Card, by: Player, how: SummonKind): void {
  if (cards.length === 0) return;
  const cause: Cause = { kind: 'material', by, card: seen(game, card) };
  instant(game, {}, () => {
    for (const c of cards) happen(game, { kind: 'used-as-material', card: seen(game, c), cause, how, player: by });
    for (const c of cards) moveCard(game, c, { zone: 'graveyard' }, cause);
  });
  step(game, {
    kind: 'material',
    by,
    card: card.id,
    text: saySummon.materials({ player: by, cards: cards.map((c) => c.info.name), for: card.info.name, how }),
    rules:
      how === 'synchro'
        ? ['ygo.synchro.step2', 'ygo.synchro.level-sum']
        : how === 'link'
          ? ['ygo.current.link.summon']
          : ['ygo.summon.special.own-condition'],
  });
}
export function overlay(game: Game, cards: readonly Card[], card: Card, by: Player, transfer?: true): void {
  const cause: Cause = { kind: 'material', by, card: seen(game, card) };
  instant(game, {}, () => {
    for (const c of cards)
      happen(game, { kind: 'used-as-material', card: seen(game, c), cause, how: 'xyz', player: by });
    for (const c of cards) attach(game, c, card, cause, transfer);
  });
  step(game, {
    kind: 'material',
    by,
    card: card.id,
    text: saySummon.overlays({ player: by, cards: cards.map((c) => c.info.name), for: card.info.name }),
    rules: ['ygo.xyz.step2', 'ygo.xyz-material.attached'],
  });
}
