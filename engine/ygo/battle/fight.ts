/** The battle under way: who attacks what, as they were at the declaration, and what it has come to so far. */
import type { Player } from '../../case/schema.ts';
import { cardOf, other, type Card } from '../board/duel.ts';
import type { Game } from '../game/game.ts';

/** A monster during one stay on the field: gone and back is another one. */
export interface Fighter {
  card: Card;
  stay: number;
}
export interface Fight {
  attacker: Fighter;
  /** The attacking player: keeps being that, whoever controls the monster later. */
  by: Player;
  /** The monsters of the attacked player at the declaration (after a replay: at the new choice). */
  opposing: readonly Fighter[];
  /** How many replays there have been. */
  replays: number;
  calculated: boolean;
  /** An effect has both monsters go straight to damage calculation. */
  toCalculation?: true;
  /** A monster of the attacking player that an effect has made the target. */
  ownTarget?: string;
  /** How many chains there had been when damage calculation began. */
  chainsBefore: number;
  /** Settled as destroyed by this battle. */
  destroyed: { fighter: Fighter; by: Fighter | undefined }[];
}

export const fighter = (card: Card): Fighter => ({ card, stay: card.stay });
/** Is it still there as it was: face-up or face-down, but the same stay, on the same side. */
export const isThere = ({ card, stay }: Fighter): boolean => card.zone === 'monsters' && card.stay === stay;
export const opposingMonsters = (game: Game, by: Player): Fighter[] =>
  game.duel.sides[other(by)].zones.monsters.filter((card) => card.applying).map(fighter);

export function newFight(game: Game, battle: { attacker: string }): Fight {
  const card = cardOf(game.duel, battle.attacker);
  return {
    attacker: fighter(card),
    by: card.controller,
    opposing: opposingMonsters(game, card.controller),
    replays: 0,
    calculated: false,
    chainsBefore: game.duel.chains,
    destroyed: [],
  };
}
/** The monster attacked, where the attack is not direct. */
export function targetOf(game: Game): Card | undefined {
  const target = game.duel.battle?.target;
  return target === undefined || target === 'player' ? undefined : game.duel.cards.get(target);
}
