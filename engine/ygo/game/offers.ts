/** Other things than activations that a player may do now (attacks, Summons, phases …): registered by the rooms that rule on them. */
import type { Player } from '../../case/schema.ts';
import type { NowOption } from '../../ruling/schema.ts';
import type { Game } from './game.ts';

export type Offers = (game: Game, player: Player) => Omit<NowOption, 'when'>[];
export const offers: Offers[] = [];
export const registerOffers = (offer: Offers): void => {
  offers.push(offer);
};
