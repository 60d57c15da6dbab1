/**
 * What follows when an instant has ended: Equip Cards whose monster is gone leave, and what lasts while its card is
 * face-up ends.
 */
import { keepControl } from '../change/on-field.ts';
import { type Card, type Cause, fieldCards, type Instant, isEquippedTo, onField } from '../board/duel.ts';
import type { Until } from '../effects/schema.ts';
import { type Game, step } from '../game/game.ts';
import { choose } from '../rulesets/ruleset.ts';
import { sayEffect } from '../say/effects.ts';
import { instant, touch, touchPlayer } from '../change/instant.ts';
import { moveCard } from '../change/moving.ts';

/** Equip Cards whose monster is gone or face-down leave, as the ruleset says. */
export function loseEquips(game: Game, after: Instant): void {
  if (
    !after.events.some(
      (e) =>
        e.kind === 'leaves-field' ||
        e.kind === 'flipped' ||
        e.kind === 'position-changed' ||
        e.kind === 'control-changed',
    )
  )
    return;
  const lost = fieldCards(game.duel).filter((card) => {
    if (card.on === undefined || !isEquippedTo(card, card.on) || !card.applying) return false;
    const on = game.duel.cards.get(card.on);
    return !on || on.zone !== 'monsters' || on.face === 'down';
  });
  if (lost.length === 0) return;
  const { rules } = game.duel.ruleset.options.equipWithoutMonster;
  if (choose(game.duel.ruleset, 'controlOfFaceDown', { stays: true, 'goes-back': false })) keepFaceDown(game, lost);
  const causeOf = ({ on }: Card): Cause => ({
    kind: 'rule',
    by: undefined,
    because: after.events.filter(({ card }) => card?.id === on),
  });
  instant(game, { cleanUp: true }, () =>
    choose<'equipWithoutMonster', () => void>(game.duel.ruleset, 'equipWithoutMonster', {
      destroyed: () =>
        lost.forEach((card) => moveCard(game, card, { zone: 'graveyard' }, causeOf(card), ['destroyed'])),
      sent: () => lost.forEach((card) => moveCard(game, card, { zone: 'graveyard' }, causeOf(card))),
    })(),
  );
  step(game, {
    kind: 'equip-lost',
    text: sayEffect.equipLost({
      cards: lost.map((c) => c.info.name),
      how: game.duel.ruleset.options.equipWithoutMonster.value,
    }),
    rules,
  });
}

/** Monsters these Equip Cards are on that were turned face-down stay where they are for good. */
function keepFaceDown(game: Game, equips: readonly Card[]): void {
  for (const { on } of equips) {
    const monster = on === undefined ? undefined : game.duel.cards.get(on);
    if (monster?.zone === 'monsters' && monster.controller !== monster.owner)
      keepControl(game, monster, monster.controller);
  }
}

/** What lasts while the card it comes from is face-up on the field ends with that card. */
export function endWithSource(game: Game, after: Instant): void {
  if (!after.events.some((e) => e.kind === 'leaves-field' || e.kind === 'position-changed' || e.kind === 'attached'))
    return;
  const ended = (item: { until: Until | undefined; source?: string; sourceStay?: number }): boolean => {
    if (item.until !== 'while-this-face-up' || item.source === undefined) return false;
    const source = game.duel.cards.get(item.source);
    return !source || source.stay !== item.sourceStay || !onField(source) || source.face === 'down';
  };
  const some = (card: Card): boolean => card.forces.some(ended) || card.modifiers.some(ended);
  const cards = fieldCards(game.duel).filter(some);
  for (const card of cards) {
    card.forces = card.forces.filter((f) => !ended(f));
    card.modifiers = card.modifiers.filter((m) => !ended(m));
    touch(game, card);
  }
  for (const player of ['A', 'B'] as const) {
    const side = game.duel.sides[player];
    if (!side.forces.some(ended)) continue;
    side.forces = side.forces.filter((f) => !ended(f));
    touchPlayer(game, player);
  }
  if (cards.length > 0)
    step(game, {
      kind: 'duration',
      text: sayEffect.endsWithSource({ cards: cards.map((c) => c.info.name) }),
      rules: ['ygo.effect.continuous.start-end'],
    });
}
