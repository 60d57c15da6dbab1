/** Words of Pokémon disputes that once told another play than they mean, or were not read: each class with one or two lines. */
import { expect, test } from 'vitest';
import { expectRuling, ruled } from './lines.ts';

test.each([
  // By whom it is played stands behind the passive; "the same turn" of an Evolution is the one in which its Pokémon came.
  ['Iono wird von B gespielt', 'resolved', 'Player B draws 6 cards; Player A'],
  ['Von B wird Iono gespielt', 'resolved', 'Player B draws 6 cards; Player A'],
  ['A: Charmander evolves into Charmeleon im selben Zug', 'illegal', 'Charmander came into play this turn'],
  ['A evolves Duskull into Dusclops and Dusclops into Dusknoir in the same turn', 'illegal', 'Dusclops has evolved this turn'],
  // Who begins.
  ['A plays first, A plays Iono', 'illegal', 'starting player cannot play a Supporter'],
  ['A hat den ersten Zug und spielt Iono', 'illegal', 'starting player cannot play a Supporter'],
  ['B has the first turn, A plays Iono', 'resolved', 'Player A draws 6 cards'],
  // Onto the Bench nobody is promoted.
  ['A bringt Budew auf die Bank', 'resolved', 'puts Budew onto the Bench'],
  ['A bringt Duskull auf seine Bank und entwickelt es zu Dusclops', 'illegal', 'Duskull came into play this turn'],
  // So many there are, and no more.
  ["A's only benched Pokémon are Budew and Snorlax, B plays Boss's Orders", 'resolved', "Budew: Player A: Budew becomes the Active Pokémon"],
  ['A hat nur Budew auf der Bank, B spielt Befehl vom Boss', 'resolved', 'Player A: Budew becomes the Active Pokémon'],
  // What lies under a Pokémon, told beside a play.
  ['A: Charizard ex evolved from Charmeleon uses Burning Darkness -> Snorlax', 'resolved', 'Snorlax is Knocked Out'],
  // What an Ability puts or moves, counted.
  ['A: Dusknoir Cursed Blast, 13 counters on Snorlax', 'resolved', '13 damage counters on Snorlax'],
  ['A: Munkidori Adrena-Brain, 2 counters on Snorlax', 'resolved', '2 damage counters moved from Munkidori to Snorlax'],
  ['A: Munkidori uses Adrena-Brain to move 2 counters from Charizard ex to Snorlax', 'resolved', '2 damage counters moved from Charizard ex to Snorlax'],
  ['A: Munkidori moves 3 damage counters from Munkidori to Snorlax', 'resolved', '3 damage counters moved from Munkidori to Snorlax'],
  ['A: Benesaru verschiebt mit Adrena-Hirn 1 Schadensmarke von Glurak-ex auf Relaxo', 'resolved', '1 damage counter moved from Charizard ex to Snorlax'],
  // What is discarded is told behind an attack, without whom it hits.
  ['A: Furienblitz-ex setzt Kläffender Donner ein, legt 3 Energien ab', 'resolved', 'does 210'],
  // What the Pokémon has, before the colon.
  ['A: Charizard ex has 1 Energy: Burning Darkness -> Snorlax', 'illegal', '1 Energy attached'],
  // No Stadium is there.
  ['Kein Stadion im Spiel, A spielt Artazon', 'resolved', 'plays the Stadium Artazon'],
  ['Es liegt kein Stadion aus, A spielt Artazon', 'resolved', 'plays the Stadium Artazon'],
  ['A: no Stadium in play, A plays Artazon', 'resolved', 'plays the Stadium Artazon'],
  // Energy is attached to one's own, wherever that is; coins stand behind the sentence; whom an attack hits besides.
  ['A attaches Mist Energy to Snorlax on the bench', 'resolved', 'attaches Mist Energy to Snorlax'],
  ["A attacks B's Snorlax with Wooper's Slam (heads, tails)", 'resolved', 'does 20'],
  // Coins told behind an attack are also those of what answers it.
  ['A: Wooper Slam -> Galarian Cursola with 80 damage (heads, tails, heads)', 'resolved', 'Wooper is Knocked Out'],
  // Of a question only the Ability's name in short is known.
  ["A attacks B's Mimikyu with Charizard ex's Burning Darkness. Does Safeguard prevent the damage?", 'resolved', 'Charizard ex does no damage'],
  // A fossil is in play as a Pokémon.
  ['B hat Seltenes Fossil aktiv und zieht es zurück', 'illegal', "can't retreat"],
  ["A: Hop's Zacian ex (mit 2 Energien) Insta-Strike -> Snorlax, 30 an Budew", 'resolved', '30 to Budew'],
  // What an attack does to one's own besides; how many heads; what the retreat costs.
  ['A retreats Snorlax (retreat 4)', 'resolved', 'cost 4'],
])('%s', (line, verdict, says) => expectRuling(line, verdict, says)); // prettier-ignore

test('nobody moves more damage counters than the text lets him', () => {
  const { verdict, open } = ruled('A: Munkidori uses Adrena-Brain to move 4 counters from Munkidori to Snorlax');
  expect([verdict, open.length]).toEqual(['needs-facts', 1]);
});
