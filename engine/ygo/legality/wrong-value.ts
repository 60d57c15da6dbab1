/** The one value on which it fails that a card is as a filter asks. */
import type { Localized } from '../../ruling/schema.ts';
import type { CardSeen, DuelEvent } from '../board/duel.ts';
import { amount } from '../derive/amounts.ts';
import type { Context } from '../derive/context.ts';
import { matchesEvent } from '../derive/events.ts';
import { matches } from '../derive/filters.ts';
import { type Bounds, type EventPattern, type Filter } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';

const VALUES = ['atk', 'def', 'level', 'rank', 'link'] as const;
export interface WrongValue {
  card: Localized;
  stat: (typeof VALUES)[number];
  value: number;
  min?: number;
  max?: number;
}

/** Of a card that a filter does not let through: the value but for which it would; undefined where something else fails, too. */
export function wrongValue(
  game: Game,
  filter: Filter | undefined,
  card: CardSeen,
  ctx: Context,
): WrongValue | undefined {
  return without(filter)
    .find(({ rest }) => matches(game, rest, card, ctx))
    ?.said(game, card, ctx);
}

/** Of what happened just now: a Summon or the like that would be answered but for one value of its monster. */
export function wrongValueOfEvent(
  game: Game,
  patterns: readonly EventPattern[],
  events: readonly DuelEvent[],
  ctx: Context,
): WrongValue | undefined {
  for (const event of events.toReversed())
    for (const pattern of patterns)
      for (const { rest, said } of without(pattern.card))
        if (event.card && matchesEvent(game, { ...pattern, card: rest }, event, ctx))
          return said(game, event.card, ctx);
  return undefined;
}

type Said = (game: Game, card: CardSeen, ctx: Context) => WrongValue | undefined;
/** The filter without one of the values it asks for, each in turn. */
const without = (filter: Filter = {}): { rest: Filter; said: Said }[] =>
  VALUES.flatMap((stat) => {
    const { [stat]: bounds, ...rest } = filter;
    if (bounds === undefined) return [];
    return [{ rest, said: (game, card, ctx) => asSaid(game, stat, bounds, card, ctx) }];
  });
function asSaid(
  game: Game,
  stat: WrongValue['stat'],
  bounds: Bounds,
  card: CardSeen,
  ctx: Context,
): WrongValue | undefined {
  const value = stat === 'link' ? card.info.link : card[stat];
  if (typeof value !== 'number') return undefined;
  const { min, max, equals } = typeof bounds === 'number' ? { min: bounds, max: bounds, equals: undefined } : bounds;
  const [least, most] = [min ?? equals, max ?? equals];
  return {
    card: card.info.name,
    stat,
    value,
    ...(least !== undefined && { min: amount(game, least, ctx) }),
    ...(most !== undefined && { max: amount(game, most, ctx) }),
  };
}
