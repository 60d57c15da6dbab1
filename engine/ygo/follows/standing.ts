/** What continuous effects do to monsters by themselves: hold them in a position, destroy them. */
import { destroyCards } from '../change/destroying.ts';
import { instant } from '../change/instant.ts';
import { moveCard } from '../change/moving.ts';
import { changePosition } from '../change/on-field.ts';
import { rulesOf } from '../derive/derive.ts';
import { seen } from '../derive/seen.ts';
import { cardsOfRule } from '../derive/applied.ts';
import { unaffectedBy } from '../derive/forbidden.ts';
import { onField, type Card } from '../board/duel.ts';
import { step, type Game } from '../game/game.ts';
import { holds } from '../derive/conditions.ts';
import { enforceLimits } from './limits.ts';
import { ITSELF, sayEffect } from '../say/effects.ts';

/** In the Damage Step what applies by itself waits until after damage calculation. */
const waitsForDamage = (game: Game): boolean =>
  game.fight !== undefined && game.duel.step === 'damage' && !game.fight.calculated;
/** Monsters that a continuous effect puts into a position. */
export function holdPositions(game: Game): void {
  if (waitsForDamage(game)) return;
  for (const a of rulesOf(game, 'position')) {
    const cause = { kind: 'effect' as const, by: a.controller, ...(a.card && { card: seen(game, a.card) }) };
    const due = cardsOfRule(game, a.rule.cards, a).filter(
      (card) => isOutOf(card, a.rule.to) && !unaffectedBy(game, card, cause),
    );
    if (due.length === 0) continue;
    instant(game, {}, () => due.forEach((card) => changePosition(game, card, a.rule.to, cause)));
    step(game, {
      kind: 'position',
      by: a.controller,
      ...(a.card && { card: a.card.id }),
      text: sayEffect.changesPosition({ cards: due.map((c) => c.info.name), to: a.rule.to }),
      rules: ['ygo.effect.continuous.start-end'],
    });
  }
}
const isOutOf = (card: Card, position: 'attack' | 'defense'): boolean =>
  card.zone === 'monsters' && card.face === 'up' && card.position !== position && !card.info.is.includes('link');

/** Monsters that destroy themselves under a condition, as soon as nothing is resolving. */
export function selfDestruct(game: Game): void {
  if (waitsForDamage(game)) return;
  enforceLimits(game);
  for (let round = 0; round <= game.duel.cards.size; round++) {
    const due = rulesOf(game, 'self-destruct').filter(
      (a) => a.card && onField(a.card) && holds(game, a.rule.if, { you: a.controller, card: a.card }),
    );
    const [first] = due;
    if (!first?.card) return;
    const { card } = first;
    const cause = { kind: 'effect' as const, by: first.controller, card: seen(game, card) };
    const { send } = first.rule;
    const gone = instant(game, {}, () =>
      send
        ? moveCard(game, card, { zone: 'graveyard' }, cause, []) !== undefined
        : destroyCards(game, [card], cause).destroyed.length > 0,
    );
    if (!gone) return;
    step(game, {
      kind: 'self-destruct',
      by: first.controller,
      card: card.id,
      text: sayEffect[send ? 'sends' : 'destroys']({ card: card.info.name, cards: [ITSELF] }),
      rules: ['ygo.effect.continuous.start-end'],
    });
  }
}
