/** ATK and DEF that nobody has said: they are asked for once, as in a battle. */
import type { CardSeen } from '../board/duel.ts';
import { sayBattle } from '../battle/say.ts';
import { lacksValue } from '../cards.ts';
import type { Game } from '../game/game.ts';

/** Has it this value although nobody knows it: a monster nobody named, or one described without it? */
export const isUnnamed = (card: CardSeen, stat: string): stat is 'atk' | 'def' =>
  (stat === 'atk' || stat === 'def') &&
  (card[stat] === '?' || card[stat] === undefined) &&
  (card.info.unknown ? card.zone === 'monsters' && card[stat] === '?' : lacksValue(card.info, stat));

/** The value an amount is about, where nobody knows it; the original one is asked for as the one it has. */
export function unnamedStat(card: CardSeen, stat: string): 'atk' | 'def' | undefined {
  const own = stat.replace('original-', '');
  if (!isUnnamed(card, own)) return undefined;
  const original = own === 'atk' ? card.originalAtk : card.originalDef;
  return own !== stat && typeof original === 'number' ? undefined : own;
}

/** What the judge says of it. */
export const askedValue = (game: Game, card: Pick<CardSeen, 'id' | 'info'>, stat: 'atk' | 'def'): number =>
  game.rec.askNumber({
    id: `${card.id}/${stat}`,
    by: 'judge',
    what: 'fact',
    move: game.move,
    text: sayBattle.whichValue({ card: card.info.name, stat }),
    rules: ['ygo.damage.which-values'],
  });
