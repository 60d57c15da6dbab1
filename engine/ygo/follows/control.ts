/**
 * Who controls a monster: the latest effect that gives control and still applies; without one, whoever has it lastingly (its summoner, or a
 * player who was given it for good). Settled anew after every instant, so that control goes back when the effect ends, is negated or leaves.
 */
import type { Player } from '../../case/schema.ts';
import { changeControl, keepControl } from '../change/on-field.ts';
import { instant, nextOrder } from '../change/instant.ts';
import { moveCard } from '../change/moving.ts';
import { cardsOfRule } from '../derive/applied.ts';
import { forbidden } from '../derive/forbidden.ts';
import { rulesOf } from '../derive/derive.ts';
import { other, type Card } from '../board/duel.ts';
import { step, type Game } from '../game/game.ts';
import { freeMonsterZones } from '../derive/zones.ts';
import { putBefore } from '../derive/order.ts';
import { sayEffect } from '../say/effects.ts';
import { sayPrevented } from '../say/prevented.ts';

interface Claim {
  by: Player;
  /** When it began; the latest counts. */
  order: number;
  /** The card whose continuous effect it is. */
  card: Card | undefined;
}
const claims = (game: Game): ReadonlyMap<Card, Claim[]> => {
  const rules = rulesOf(game, 'control');
  if (rules.length === 0) return NOBODY;
  const found = new Map<Card, Claim[]>();
  for (const applied of rules)
    for (const card of cardsOfRule(game, applied.rule.cards, applied))
      found.set(card, [...(found.get(card) ?? []), claimOf(applied, card)]);
  return found;
};
/** What gives all monsters back to their owners goes before whatever took one of them, later, too. */
const claimOf = ({ rule, controller, order, force, card: by }: Claiming, card: Card): Claim =>
  rule.by === 'owner'
    ? { by: card.owner, order: Infinity, card: undefined }
    : { by: controller, order, card: force ? undefined : by };
type Claiming = ReturnType<typeof rulesOf<'control'>>[number];
const NOBODY: ReadonlyMap<Card, Claim[]> = new Map();
const latest = <C extends { order: number }>(all: readonly C[]): C | undefined =>
  all.reduce<C | undefined>((best, c) => (best && best.order > c.order ? best : c), undefined);

/** What the board of a case means for control: a monster under such an effect goes back to its owner (or to whom the case says). */
export function readControl(game: Game): void {
  const given = claims(game);
  for (const player of ['A', 'B'] as const)
    for (const card of game.duel.sides[player].zones.monsters) {
      // Where it lies tells which of several came last.
      for (const mine of given.get(card) ?? [])
        for (const rival of given.get(card) ?? [])
          if (mine.card && rival.card && mine.by === player && rival.by !== player && mine.order === rival.order)
            putBefore(rival.card, mine.card, 0.5);
      game.derived = undefined;
      const back = card.forces.find((f) => f.shown.what === 'control-until')?.shown.value;
      const explained = latest(claims(game).get(card) ?? [])?.by === player;
      const before = back === 'A' || back === 'B' ? back : card.owner;
      // Nothing that applies explains why it lies here: it stays here.
      card.lasting = explained ? { by: before, order: -Infinity } : { by: player, order: nextOrder(game) };
    }
}

/** Monsters change sides as what applies now demands. */
export function settleControl(game: Game): void {
  const given = claims(game);
  const wrong = (['A', 'B'] as const).flatMap((player) =>
    game.duel.sides[player].zones.monsters.flatMap((card) => {
      const claimed = given.get(card);
      const rightful = claimed ? latest([...(card.lasting ? [card.lasting] : []), ...claimed]) : card.lasting;
      if (!rightful || rightful.by === player) return [];
      if (!forbidden(game, 'change-control', card, { kind: 'rule', by: undefined })) return [{ card, to: rightful.by }];
      // Its control cannot change: it stays for good, also when the prohibition ends.
      keepControl(game, card, player);
      return [];
    }),
  );
  for (const { card, to } of wrong) moveOver(game, card, to);
}
function moveOver(game: Game, card: Card, to: Player): void {
  const cause = { kind: 'rule', by: undefined } as const;
  if (freeMonsterZones(game, to) > 0) {
    instant(game, { cleanUp: true }, () => changeControl(game, card, to, cause));
    return step(game, {
      kind: 'control',
      by: to,
      card: card.id,
      text: sayEffect.controlNow({ player: to, card: card.info.name }),
      rules: ['ygo.current.control.while-it-applies', 'ygo.glossary.control.moves-side'],
    });
  }
  instant(game, { cleanUp: true }, () => moveCard(game, card, { zone: 'graveyard' }, cause, ['destroyed']));
  step(game, {
    kind: 'control',
    by: other(to),
    card: card.id,
    text: sayPrevented.noZoneToReturn({ player: to, card: card.info.name }),
    rules: ['ygo.current.control.no-zone-to-return', 'ygo.control.needs-free-zone'],
  });
}
