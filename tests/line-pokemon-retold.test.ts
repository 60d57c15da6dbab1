/** Pokémon lines with words that say a thing once more, or with a verb of their own: "on it", "the turn he put it down", "KOs X with Y, PART", "a second Supporter". */
import { expect, test } from 'vitest';
import { readLine } from '../desk/line.ts';
import { Refused } from '../desk/refused.ts';
import { expectRuling, find } from './lines.ts';

test.each([
  // Who is said to be Knocked Out by somebody is attacked once, with the attack told behind it.
  ["A brings up B's benched Budew with Boss's Orders and KOs it with Dragapult ex, Jet Headbutt", 'resolved', 'Dragapult ex does 70. Budew is Knocked Out'],
  ["A's Dragapult ex KOs B's Zapdos which has a Legacy Energy attached, with Phantom Dive. How many prizes?", 'resolved', 'no Prize card (Legacy Energy)'],
  // Used once more: a question is a play, and whom it is done to is told with it.
  ['Mega-Lucario-ex hat letzte Runde Mega-Mut benutzt. Darf es jetzt nochmal Mega-Mut?', 'illegal', "can't use Mega Brave"],
  ["Mega Lucario ex used Aura Jab last turn and does it again against B's Snorlax", 'resolved', 'Mega Lucario ex does 260'],
  // Of whom something was just told attacks, not whom he attacks.
  ["A's Snorlax has 20 damage and attacks Pikachu for 30", 'resolved', 'Snorlax does 30'],
  ['As Relaxo ist vergiftet und greift Bs Pikachu für 30 an', 'resolved', 'Snorlax does 30'],
  // A first one nobody told of.
  ['A plays a second Supporter this turn', 'illegal', 'A Supporter card has been played'],
  ['A spielt in diesem Zug noch einen zweiten Unterstützer', 'illegal', 'A Supporter card has been played'],
  ['A plays Iono and wants to play another Supporter', 'illegal', 'A Supporter card has been played'],
  ['A attaches a second Energy to Snorlax this turn', 'illegal', 'An Energy card has been attached'],
  ['A attaches another Energy to Snorlax', 'resolved', 'attaches'],
  ['A zieht Relaxo in diesem Zug zum zweiten Mal zurück', 'illegal', 'has retreated this turn already'],
  // It came this turn.
  ['A wants to evolve Charmander into Charmeleon on the turn he put it down', 'illegal', 'came into play this turn'],
  ['A entwickelt Glumanda zu Glutexo im selben Zug, in dem er es gelegt hat', 'illegal', 'came into play this turn'],
  ['A just benched Charmander and slaps Rare Candy on it to get Charizard ex', 'illegal', 'came into play this turn'],
  ['A entwickelt mit Sonderbonbon sein Glumanda, das schon letzten Zug da lag, zu Glurak-ex', 'resolved', 'evolves into Charizard ex'],
  // What lies on it, said once more; what does not.
  ["B's Zapdos is at full HP with Survival Brace on it. A swings with Dragapult ex Phantom Dive", 'resolved', 'because of Survival Brace'],
  ['A has Latias ex on the bench and retreats his active Snorlax with no energy on it into Budew', 'resolved', 'retreats for free'],
  ['A uses Adrena-Brain of Munkidori, but has no Darkness Energy attached', 'illegal', 'has no Darkness Energy attached'],
  ["A: Dragapult ex Phantom Dive -> Zapdos, no Survival Brace on Zapdos", 'resolved', 'Zapdos is Knocked Out'],
  ["A's active Snorlax has a single Fire Energy and wants to retreat into Budew", 'illegal', 'costs'],
  // Whom it is done to, and what is in play.
  ['Furienblitz-ex wirft für Kläffender Donner 3 Energien ab, Ziel Bs Türkisgrüne-Maske-Ogerpon-ex', 'resolved', 'does 210'],
  ["B's Budew takes Phantom Dive from A's Dragapult ex", 'resolved', 'Budew is Knocked Out'],
  ['A benches Snorlax with Risky Ruins out, how many counters does it get', 'resolved', '2 damage counters on Snorlax'],
  // To whom nobody said was attached, who uses the Ability behind it is Active.
  ['A hat diesen Zug schon eine Energie angelegt und benutzt trotzdem Türkisgrüner Tanz von Türkisgrüne-Maske-Ogerpon-ex', 'resolved', "not the turn's attachment"],
  ["A's Munkidori has a Darkness Energy attached and moves 3 counters from A's Dragapult ex, which has 50 damage on it, onto B's active Budew", 'resolved', '3 damage counters moved'],
  ["Can A's Dragapult ex use Jet Headbutt while it's Paralyzed?", 'illegal', "is Paralyzed and can't attack"],
  // It evolved this turn, from what it evolves from.
  ["A's Charizard ex evolved this turn and attacks Snorlax with Burning Darkness", 'resolved', 'does 180'],
  ['Glurak-ex von A hat sich diesen Zug nicht entwickelt und greift mit Brennende Finsternis Relaxo an', 'resolved', 'does 180'],
  ['A entwickelt Glumanda im Zug, in dem er es gelegt hat, zu Glutexo', 'illegal', 'came into play this turn'],
  ['A goes second, it\'s his first turn: he evolves Charmander that was there from setup into Charmeleon. Legal?', 'illegal', "during its player's first turn"],
  // A Checkup that is asked for comes, with its coins.
  ["B's Snorlax is Asleep and Burned going into Checkup, tails on both flips", 'resolved', 'stays Asleep'],
  ["A attacks B's Poisoned Snorlax with Dragapult ex, Jet Headbutt. What happens in Checkup, how many counters?", 'resolved', 'is Poisoned: 1 damage counter'],
  ['A muss zu Beginn seines Zuges ziehen, hat aber keine Karten mehr im Deck', 'over', 'cannot draw a card'],
  // It goes on without its verb, or with the name of an attack as one.
  ['A attaches Survival Brace to Snorlax, then another Tool to Snorlax', 'illegal', 'has a Pokémon Tool already'],
  ["B's Budew has no damage and A Phantom Dives it with Dragapult ex", 'resolved', 'Budew is Knocked Out'],
  ['As Katapuldra-ex hat nur eine Feuer-Energie. Geht Phantomsturzflug?', 'illegal', 'costs'],
  ["A uses Dusknoir with Cursed Blast on B's Budew", 'resolved', '13 damage counters on Budew'],
  ['A attaches Fire Energy to Dragapult ex which only has a Psychic Energy and uses Phantom Dive', 'resolved', 'does 200'],
  ['A plays Iono last turn. A plays Boss\'s Orders on B\'s benched Budew', 'resolved', 'Budew becomes the Active'],
  // One card in both languages.
  ['A spielt Iono, Enigmara', 'resolved', 'Player A draws 6 cards'],
  // "dark energy".
  ["A's Munkidori (dark energy on it) uses Adrena-Brain to move 2 counters from A's Snorlax to B's Budew", 'resolved', '2 damage counters moved'],
  ['A has played Iono, can he also play Boss\'s Orders this turn?', 'illegal', 'A Supporter card has been played'],
] as const)('%s', (line, verdict, says) => expectRuling(line, verdict, says, { find, game: 'ptcg' })); // prettier-ignore

test.each([
  // What the line denies it tells elsewhere.
  "B's Zapdos has Survival Brace attached. A: Dragapult ex Phantom Dive -> Zapdos, no Survival Brace on Zapdos",
  // The first may have been played in an earlier turn.
  'A plays another Iono',
])('not understood: %s', (line) => {
  expect(() => readLine(line, { find, game: 'ptcg' })).toThrow(Refused);
});
