/**
 * What negates the effect of a link when it resolves. Negated activation, negated effect and a card that is gone are
 * three different things.
 */
import type { Localized, Step } from '../../ruling/schema.ts';
import { destroyCards } from '../change/destroying.ts';
import { rollDice } from '../choose/choice.ts';
import { instant } from '../change/instant.ts';
import { makesUse } from '../costs/instead.ts';
import { type Applied, isPastIt, sourceName } from '../derive/applied.ts';
import { negatedBy, rulesOf } from '../derive/derive.ts';
import { cannotBeNegated } from '../derive/forbidden.ts';
import { seen } from '../derive/seen.ts';
import type { Cause, Link } from '../board/duel.ts';
import { many, type Ongoing } from '../effects/schema.ts';
import { matchesLink } from '../derive/events.ts';
import { type Game, sayingOf, step } from '../game/game.ts';
import { sayEffect } from '../say/effects.ts';
import { sayPrevented } from '../say/prevented.ts';

export function destroyNegated(game: Game, link: Link, by: Applied): void {
  const cause: Cause = { kind: 'effect', by: by.controller, ...(by.card && { card: seen(game, by.card) }) };
  const { destroyed } = instant(game, {}, () => destroyCards(game, [link.card], cause));
  if (destroyed.length > 0)
    step(game, {
      kind: 'destroy',
      by: by.controller,
      card: link.card.id,
      text: sayEffect.destroys({ card: sourceName(by), cards: [link.card.info.name] }),
      rules: ['ygo.gy.destroy-immediate'],
    });
}

export function negatorName(game: Game, link: Link, by: number | string): Localized {
  if (typeof by === 'string') return game.duel.cards.get(by)?.info.name ?? { de: by, en: by };
  return (
    game.duel.links.find((l) => l.chain === link.chain && l.number === by)?.card.info.name ??
    sayPrevented.anEffectInForce()
  );
}
const reachesEverywhere = ({ rule }: Applied): boolean =>
  rule.rule === 'negate-effects' &&
  typeof rule.cards === 'object' &&
  'where' in rule.cards &&
  many(rule.cards.where).includes('graveyard');
interface Negator {
  id: number | string;
  name: Localized;
  /** Where that is printed. */
  says?: Step['says'];
  /** A rule that negates links, and perhaps destroys their cards. */
  destroys?: Applied & { rule: Extract<Ongoing, { rule: 'negate-links' }> };
}

/** Where a die decides: it is rolled now, by the player whose rule it is. */
function isRolled(game: Game, link: Link, { rule, controller, card }: NonNullable<Negator['destroys']>): boolean {
  if (!rule.rolled) return true;
  const dice = link.by === controller ? link.choose.dice : link.others.dice;
  const results = rollDice(game, { you: controller, link, ...(card && { card }), ...(dice && { dice: [...dice] }) }, 1);
  step(game, {
    kind: 'die',
    by: controller,
    ...(card && { card: card.id }),
    text: sayEffect.die({ results }),
    rules: ['ygo.equipment.die'],
  });
  return results.some((n) => rule.rolled?.includes(n));
}

/** What negates the effect when it resolves: a link, an effect that negated it from the start, or what lies there while its card is still there. */
export function effectNegator(game: Game, link: Link): Negator | undefined {
  if (cannotBeNegated(game, link, 'effect')) return undefined;
  if (link.negated?.what === 'effect') return { id: link.negated.by, name: negatorName(game, link, link.negated.by) };
  if (link.negatedFromStart) return { id: link.negatedFromStart.en, name: link.negatedFromStart };
  const rule = rulesOf(game, 'negate-links').find(
    (r) =>
      r.card !== link.card &&
      !isPastIt(game, { kind: 'effect', by: link.by, link: link.serial }, r) &&
      matchesLink(game, r.rule.what, link, { you: r.controller, ...(r.card && { card: r.card }) }) &&
      (!r.card || makesUse(game, r, { you: r.controller, card: r.card }, `${r.card.id}/${link.card.id}`)) &&
      isRolled(game, link, r),
  );
  if (rule)
    return { id: rule.card?.id ?? sourceName(rule).en, name: sourceName(rule), ...sayingOf(rule), destroys: rule };
  const applied = negatedBy(game, link.card);
  // What negates by name, wherever the cards are, follows them; what lies on the field looks at the field.
  if (!applied || (link.card.stay !== link.asActivated.stay && !reachesEverywhere(applied))) return undefined;
  return {
    id: applied.force?.source ?? applied.card?.id ?? sourceName(applied).en,
    name: applied.force?.source
      ? (game.duel.cards.get(applied.force.source)?.info.name ?? sourceName(applied))
      : sourceName(applied),
    ...sayingOf(applied),
  };
}
