/** What is done: "Draw 2 cards", "discard an Energy from this Pokémon", "search your deck for …". */
import type { PtcgGrammar } from './phrases.ts';
import { damage } from './acts/damage.ts';
import { attachedCards } from './acts/attached-cards.ts';
import { different } from './acts/different.ts';
import { eachPlayer } from './acts/each-player.ts';
import { either } from './acts/either.ts';
import { energy } from './acts/energy.ts';
import { exchange } from './acts/exchange.ts';
import { hands } from './acts/hands.ts';
import { instead } from './acts/instead.ts';
import { lasting } from './acts/lasting.ts';
import { moreOften } from './acts/more-often.ts';
import { moves } from './acts/moves.ts';
import { prizeExchange } from './acts/prize-exchange.ts';
import { seen } from './acts/seen.ts';
import { shownCards } from './acts/shown-cards.ts';
import { searches } from './acts/searches.ts';
import { varied } from './acts/varied.ts';
import { coins, states } from './acts/states.ts';

export function acts(g: PtcgGrammar): void {
  for (const part of [
    damage,
    coins,
    states,
    energy,
    hands,
    seen,
    prizeExchange,
    searches,
    moves,
    lasting,
    different,
    eachPlayer,
    instead,
    exchange,
    attachedCards,
    shownCards,
    moreOften,
    either,
    varied,
  ])
    part(g);
}
