/** How it is said where cards went that an operation sends, banishes or returns. */
import type { Localized, RuleId } from '../../ruling/schema.ts';
import type { Card } from '../board/duel.ts';
import type { Context } from '../derive/context.ts';
import type { Game } from '../game/game.ts';
import { sayEffect } from '../say/effects.ts';
import { name, namesBy, tell } from './common.ts';
import type { OpOf } from './table.ts';

/** Monsters that went to the Extra Deck in place of the hand or the Deck. */
export function apart(ctx: Context, all: readonly Card[], to: string): { cards: Localized[]; home: Localized[] } {
  const isHome = ({ zone }: Card): boolean => to !== 'extra-deck' && zone === 'extraDeck';
  const [home, there] = [all.filter(isHome), all.filter((card) => !isHome(card))];
  return { cards: namesBy(ctx, there), home: namesBy(ctx, home) };
}

/** Says where cards went; a Token is only taken from the field, wherever it was to go. */
export function tellMoved(
  game: Game,
  kind: OpOf<'send' | 'banish' | 'return'>['do'],
  ctx: Context,
  cards: readonly Card[],
  said: (cards: readonly Card[]) => Localized,
  ...rules: RuleId[]
): void {
  const tokens = cards.filter(({ info }) => info.token);
  const others = cards.filter(({ info }) => !info.token);
  if (others.length > 0) tell(game, kind, ctx, said(others), ...rules);
  if (tokens.length > 0)
    tell(
      game,
      kind,
      ctx,
      sayEffect.removesTokens({ card: name(ctx), cards: namesBy(ctx, tokens) }),
      'ygo.token.removed',
    );
}
