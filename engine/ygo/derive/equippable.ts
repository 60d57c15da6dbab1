/** Which monsters an Equip Card can be equipped to by its own text: "an appropriate monster", "an appropriate Equip Spell". */
import type { Player } from '../../case/schema.ts';
import type { Card } from '../board/duel.ts';
import { isUsed, type CardInfo } from '../cards.ts';
import type { Effect, Ongoing, Pick, Ref, TargetSpec } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { type Context, Unmodelled } from './context.ts';
import { cardsIn } from './groups.ts';
import { isFittingTarget, refCards } from './references.ts';

/** The effect by which the card equips itself: its activation, or "equip this card to that target" of a Union Monster. */
function equipsItself(info: CardInfo): Effect | undefined {
  if (info.property === 'equip') return info.effects.find((e) => e.kind === 'activation');
  return info.effects.find(
    (e) => e.targets?.length === 1 && e.resolve?.some((op) => op.do === 'equip' && op.cards === 'this'),
  );
}

/** Could this card, used by that player, be equipped to this monster as its own text says? */
export function isAppropriate(game: Game, equip: Card, monster: Card, by: Player): boolean {
  if (monster.zone !== 'monsters' || monster.face === 'down') return false;
  const own = equipsItself(equip.info);
  // What nobody read may say to what it is equipped.
  if (!own?.targets && equip.info.unread.some(isUsed)) throw new Unmodelled(`${equip.info.name.en}: equip to?`);
  if (!own) return equip.info.property === 'equip';
  const [spec]: readonly (TargetSpec | undefined)[] = own.targets ?? [];
  return !spec || isFittingTarget(game, spec, monster, { you: by, card: equip });
}

/** The monsters among which a card is equipped to one: those of the choice, or the one spoken of. */
export const equippableMonsters = (game: Game, to: Ref | Pick, ctx: Context): Card[] =>
  typeof to === 'object' && 'where' in to ? cardsIn(game, to, ctx) : refCards(game, to, ctx);

/** What holds while a Union Monster is equipped by its own effect. */
export const givenWhenEquipped = (info: CardInfo): Ongoing[] | undefined =>
  info.property === 'equip'
    ? undefined
    : equipsItself(info)?.resolve?.flatMap((op) => (op.do === 'equip' && op.ongoing ? op.ongoing : []));
