/** What judges say around a Pokémon play: claims, what is not so, what stands in parentheses, facts in whatever order, past deeds and aims. Of each the verdict and the answer. */
import { expect, test } from 'vitest';
import { readLine } from '../desk/line.ts';
import { expectRuling, find, judge } from './lines.ts';

test.each([
  // What somebody only says is no play: in one clause or several, of an Ability, a number, a rule.
  ["A: Charizard ex Burning Darkness -> Snorlax, B says 270, so it survives", 'resolved', 'does 180. Snorlax is Knocked Out'],
  ['A: Glurak-ex Brennende Finsternis -> Relaxo, B meint, das geht nicht', 'resolved', 'does 180. Snorlax is Knocked Out'],
  ["A's Snorlax is paralyzed, A plays Switch. B says paralyzed can't move", 'resolved', 'goes to the Bench'],
  ["A's active Snorlax has no energy. A says retreat is free", 'illegal', '0 to pay it with'],
  // What is said to come of a play.
  ['A: Charizard ex Burning Darkness -> Snorlax. KO, how many prizes?', 'resolved', 'one Prize card'],
  ['A: Glurak-ex Brennende Finsternis auf Relaxo. Kampfunfähig, wieviele Preiskarten?', 'resolved', 'one Prize card'],
  // What is not so.
  ["A's Snorlax isn't asleep, A: Snorlax retreats", 'resolved', 'Snorlax retreats'],
  ['As Relaxo ist nicht paralysiert, A: Relaxo zieht sich zurück', 'resolved', 'Snorlax retreats'],
  ["A attacks with Charizard ex but B's Snorlax isn't asleep: Burning Darkness -> Snorlax", 'resolved', 'does 180'],
  ['A: Dragapult ex Phantom Dive -> Snorlax, Munkidori is not on B\'s bench', 'resolved', 'does 200'],
  // In parentheses.
  ['A attacks with Charizard ex (2 Fire Energy on it), Burning Darkness, into Snorlax', 'resolved', 'does 180'],
  ["A: Charizard ex Burning Darkness -> Snorlax (no damage yet, 150 HP)", 'resolved', 'Knocked Out'],
  ['B hat 5 Pokémon auf der Bank (alle 5), A: Glurak-ex Brennende Finsternis -> Relaxo (ohne Schaden)', 'resolved', 'does 180'],
  // In small letters.
  ['a greift mit glurak-ex brennende finsternis bs relaxo an', 'resolved', 'does 180'],
  ['kann b relaxo zurückziehen, wenn a mit knospi juckende pollen gemacht hat?', 'resolved', 'Snorlax retreats'],
  // An attack is made; it has been made.
  ['Glurak-ex macht Brennende Finsternis auf Relaxo mit 20 Schaden drauf, wie viele Preiskarten?', 'resolved', 'one Prize card'],
  ['A hat letzten Zug mit Budew Itchy Pollen gemacht, B spielt Hyperball', 'illegal', "Item cards can't be played"],
  ['Budew did Itchy Pollen last turn, B plays Ultra Ball', 'illegal', "Item cards can't be played"],
  // Lists that go on, all there is.
  ['B has Charizard ex active, Snorlax and Pidgeot ex on the bench. A uses Phantom Dive with Dragapult ex, 3 counters on Snorlax, 3 on Pidgeot ex', 'resolved', '3 damage counters on Pidgeot ex'],
  ['B hat nur Relaxo und Tauboss-ex im Spiel, A: Glurak-ex Brennende Finsternis -> Relaxo', 'resolved', 'Snorlax is Knocked Out'],
  // Who acts is not told by whose Prize cards are counted last.
  ['A has 4 prizes, B has 3 prizes. Charizard ex Burning Darkness -> Snorlax', 'resolved', 'does 270'],
  // Aims.
  ["A uses Boss's Orders to drag up Pidgeot ex", 'resolved', 'Pidgeot ex becomes the Active Pokémon'],
  ["A's Snorlax is paralyzed. A plays Switch to get Snorlax out", 'resolved', 'goes to the Bench'],
  // Counters go where is said, moved by whatever Ability.
  ['As Munkidori hat 1 Darkness Energy und 40 Schaden. A verschiebt mit Adrena-Brain 3 Marken auf Bs aktives Relaxo', 'resolved', '3 damage counters'],
  ["A's Munkidori (with Darkness Energy) moves 3 damage counters from Charizard ex with 30 damage to B's active Budew", 'resolved', '3 damage counters moved'],
  // Energy that was counted is what is discarded.
  ["A's Raging Bolt ex has 3 Energy attached and uses Bellowing Thunder discarding all 3 against B's Dragapult ex", 'resolved', 'does 210'],
  // An attack that is wanted again; a question that ends in "oder?".
  ['Letzten Zug hat A mit Mega-Lucario-ex Mega-Mut angegriffen, diesen Zug will er es wieder. Geht nicht, oder?', 'illegal', "can't use Mega Brave"],
  // What came this turn stands between a card and what it brings.
  ['A will Sonderbonbon auf Glumanda spielen, das erst in diesem Zug gelegt wurde, für Glurak-ex. B sagt das geht nicht', 'illegal', 'came into play this turn'],
  // "7 in hand".
  ['A plays Iono with 2 cards in hand, B has 7 in hand. A has 1 prize left and B has 6', 'resolved', 'Player B draws 6 cards'],
  // Sides of coins.
  ["A's Snorlax is asleep. A ends turn, checkup, coin was heads", 'resolved', 'no longer Asleep'],
  ['As Relaxo ist verbrannt. A beendet den Zug, Verbrennung: Zahl', 'resolved', 'stays Burned'],
  ['As Relaxo schläft. A beendet den Zug, Pokémon-Check, Münze zeigt Kopf', 'resolved', 'no longer Asleep'],
])('%s: around a Pokémon play', (line, verdict, says) => expectRuling(line, verdict, says, { game: 'ptcg' })); // prettier-ignore

test.each([
  // A play, though somebody says it; a fact nobody else tells.
  'A: Charizard ex Burning Darkness -> Snorlax, B says he plays Iono',
  'A: Charizard ex Burning Darkness -> Snorlax, B says it has 30 HP left',
  // What is denied and told.
  "A's Snorlax is asleep, A's Snorlax isn't asleep, checkup heads",
  "Snorlax is not on B's bench, A: Charizard ex Burning Darkness -> Snorlax",
])('%s: not passed over', (line) => expect(() => readLine(line, { find, judge, game: 'ptcg' })).toThrow());
