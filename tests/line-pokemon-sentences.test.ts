/** Pokémon plays told in whole sentences, in German and English: names, clauses and roles tell what each is (`desk/line/pokemon-sentence/`). */
import { expect, test } from 'vitest';
import { readLine } from '../desk/line.ts';
import { expectRuling, find, judged, ruled } from './lines.ts';

test.each([
  // What comes of a card is no play of its own; two that evolve are not one into the other.
  ['B hat Relaxo aktiv. A spielt Tausch, um sein aktives Glurak-ex auf die Bank zu bringen', 'resolved', 'Charizard ex goes to the Bench'],
  // With what who attacks attacks stands behind: no second attack.
  ['B has Mimikyu (Safeguard) active, A attacks with Charizard ex, Burning Darkness', 'resolved', 'Charizard ex does no damage: all damage prevented by Safeguard'],
  ['A greift mit Glurak-ex an, Brennende Finsternis auf Relaxo', 'resolved', 'Charizard ex does 180'],
  // What stands in parentheses or before a name is said of its Pokémon.
  ['A: Charizard ex Burning Darkness -> Snorlax (150 HP)', 'resolved', 'Snorlax is Knocked Out'],
  ['A: Charizard ex Burning Darkness -> Snorlax (500 HP)', 'resolved', 'does 180'],
  ["A's Charmander (poisoned, 10 HP left) is active, checkup", 'resolved', 'Charmander is Knocked Out'],
  ['Glurak-ex (mit 1 Energie) greift Relaxo mit Brennende Finsternis an', 'illegal', '1 Energy attached'],
  ['A: Dragapult ex Phantom Dive -> Hero\'s Cape Snorlax', 'resolved', 'does 200'],
  // How often, with what besides, with nobody there.
  ['A retreats twice in one turn', 'illegal', 'has retreated this turn already'],
  ['A uses Pidgeot ex Quick Search twice in one turn', 'illegal', 'has been used already'],
  ['A retreats Snorlax with no Benched Pokémon', 'illegal', 'There is no Benched Pokémon'],
  ['A has only Charmander in play and B knocks it out with Charizard ex\'s Burning Darkness', 'over', 'Player B wins'],
  ['A zieht sich mit Relaxo zurück, an Relaxo liegt keine Energie', 'illegal', 'Retreating Snorlax costs'],
  // What came before it, however it is told.
  ['A hat Iono gespielt, kann A noch Enigmara spielen?', 'illegal', 'A Supporter card has been played this turn already'],
  ['A plays Iono after A played Arven this turn', 'illegal', 'A Supporter card has been played this turn already'],
  ['A plays a Supporter, then another Supporter', 'illegal', 'A Supporter card has been played this turn already'],
  ['A attaches two Energy cards in one turn', 'illegal', 'An Energy card has been attached this turn already'],
  ['A hat diesen Zug schon eine Energie an Relaxo angelegt, darf A noch eine Energie an Glurak-ex anlegen?', 'illegal', 'An Energy card has been attached this turn already'],
  ['Glurak-ex setzt in seinem ersten Zug Brennende Finsternis ein, wenn A angefangen hat', 'illegal', 'starting player'],
  ['A evolves Charmander into Charmeleon and then into Charizard ex in the same turn', 'illegal', 'Charmeleon has evolved this turn already'],
  ['A legt Glumanda auf die Bank und entwickelt es zu Glutexo', 'illegal', 'Charmander came into play this turn'],
  ['A plays Rare Candy on Charmander and evolves it into Charizard ex', 'resolved', 'Charmander evolves into Charizard ex'],
  ['Can A play Rare Candy on his first turn to evolve Charmander into Charizard ex?', 'illegal', "first turn"],
  // Whose it is stands behind it; what comes into play; what is said of who is spoken of.
  ["Snorlax is B's active. A attacks with Charizard ex using Burning Darkness", 'resolved', 'Snorlax is Knocked Out'],
  ["B's Dragapult ex has 200 damage on it. A attacks it with Charizard ex's Burning Darkness while B has 3 Prize cards left. Is it Knocked Out?", 'resolved', 'Dragapult ex is Knocked Out'],
  ['B retreats Snorlax, but Snorlax is asleep', 'illegal', "is Asleep and can't retreat"],
  ["A's Charizard ex is Confused and attacks with Burning Darkness, tails", 'resolved', '3 damage counters on Charizard ex'],
  ["A's Snorlax is paralyzed. A's turn ends. Is Snorlax still paralyzed?", 'resolved', 'no longer Paralyzed'],
  ['A nimmt seine letzte Preiskarte, weil Glurak-ex mit Brennende Finsternis Glumanda (60 KP) besiegt', 'over', 'Player A wins'],
  ['A has 6 Prize cards and B has 2, A: Charizard ex Burning Darkness -> Snorlax', 'resolved', 'does 300'],
  ['A spielt Hyperball mit einer anderen Karte auf der Hand', 'illegal', 'other cards in the hand: 1, needed: 2'],
  ["A's Iron Hands ex uses Amp You Very Much and knocks out B's Charmander", 'resolved', 'Charmander is Knocked Out; two Prize cards'],
  ["A's Dusknoir uses Cursed Blast on B's Charizard ex, which has 210 damage", 'resolved', 'Charizard ex is Knocked Out'],
  ['A uses Boss\'s Orders to bring up B\'s Snorlax and attacks it with Raging Bolt ex\'s Bellowing Thunder discarding 3 Energy', 'resolved', 'does 210'],
  ['Mega-Lucario-ex hat letzten Zug Mega-Mut eingesetzt, darf es jetzt Mega-Mut einsetzen?', 'illegal', "can't use Mega Brave"],
  ["B's Active is Mimikyu with Safeguard, A attacks it with Charizard ex's Burning Darkness", 'resolved', 'prevented by Safeguard'],
  ['A plays Rare Candy on Charmander to get Charizard ex, but Charmander was benched this turn', 'illegal', 'Charmander came into play this turn'],
  ['A entwickelt Glumanda zu Glutexo, während Glumanda schläft. Schläft es noch?', 'resolved', 'Special Conditions'],
  ["A plays Boss's Orders on Charmander but B has no benched Pokémon", 'illegal', 'would have no effect'],
  ["A's Dragapult ex uses Phantom Dive on Snorlax and puts 6 damage counters on Munkidori on the bench", 'resolved', '6 damage counters on Munkidori'],
  ['Relaxo ist paralysiert. B zieht Relaxo in seinem Zug zurück.', 'illegal', "is Paralyzed and can't retreat"],
  ['A spielt Glurak-ex direkt auf die Bank', 'illegal', 'is not a Basic Pokémon'],
  ['A plays Stadium Artazon; next turn B plays Artazon too', 'illegal', 'Artazon is in play already'],
  ["A's Charizard ex attacks Snorlax with Burning Darkness without Energy", 'illegal', '0 Energy attached'],
  ["A's Snorlax with Hero's Cape and no Energy retreats", 'illegal', '0 to pay it with'],
  // Of whom something is said and who is said to be on the Bench is one Pokémon, and not the Active one; of two each is there.
  ['A: Dragapult ex Phantom Dive, B has Mimikyu with Safeguard on the bench', 'resolved', '6 damage counters on Mimikyu.'],
  ["A: Dragapult ex Phantom Dive, B has Snorlax active and 2 Charmander on the bench", 'needs-facts', 'how are 6 damage counters spread'],
  // Nothing lies on it; HP and damage as they are printed; the Ability it has beside the attack.
  ["A's Charizard ex uses Burning Darkness on B's undamaged Snorlax (150 HP)", 'resolved', 'Snorlax is Knocked Out'],
  ['A greift mit Glurak-ex Brennende Finsternis (180) Bs frisches Relaxo (ohne Schaden) an', 'resolved', 'does 180'],
  ['A greift mit Glurak-ex Brennende Finsternis Bs Mimigma mit Safeguard an', 'resolved', 'prevented by Safeguard'],
  // What somebody says of it is no play; what is asked adds none but the Checkup.
  ["A: Dragapult ex Phantom Dive -> Snorlax, B says it survives", 'resolved', 'does 200'],
  ["Artazon in play, B's active Snorlax is Poisoned. How much at Checkup?", 'resolved', 'Snorlax is Poisoned: 1 damage counter'],
  ['A: Dragapult ex Phantom Dive -> Snorlax. Wie viele Preise?', 'resolved', 'Snorlax is Knocked Out'],
  // A Knock Out told without an attack is one; what a Pokémon carries; what is attached to the one spoken of.
  ["A has 1 prize left and knocks out B's active Snorlax with Pidgeot ex", 'over', 'Player A wins'],
  ["As Relaxo trägt Heldenumhang, A will Luftballon dazulegen", 'illegal', 'Snorlax has a Pokémon Tool already'],
  ["A has Snorlax in the Active Spot, A retreats. A's Snorlax is asleep", 'illegal', "is Asleep and can't retreat"],
  ['Both players have 1 prize left, A: Charizard ex Burning Darkness -> Snorlax', 'over', 'Player A wins'],
  // What the retreat costs is told by it; nobody says with which attack, or for how much; each player has one.
  ['As Relaxo trägt Luftballon. Was kostet der Rückzug?', 'resolved', 'Snorlax retreats (cost'],
  ["A has 1 prize left and knocks out B's active Snorlax with an attack", 'over', 'player A wins'],
  ["A greift Bs Relaxo (keine speziellen Zustände) mit Glurak-ex für 90 an. Nächster Zug mit Dragapult ex Phantom Dive", 'resolved', 'Charizard ex does 90'],
  ["A and B each have a Snorlax in play, A: Charizard ex Burning Darkness -> Snorlax", 'resolved', 'Snorlax (B) is Knocked Out'],
  // Who came onto the Bench this turn does not evolve; of two Abilities each is used.
  ['A benched Charmander this turn, A evolves Charmander into Charmeleon', 'illegal', 'Charmander came into play this turn'],
  ['A benched Charmander this turn, plays Rare Candy and wants to put Charizard ex on it', 'illegal', 'Charmander came into play this turn'],
  ['A plays Rare Candy and puts Charizard ex on Charmander', 'resolved', 'Charmander evolves into Charizard ex'],
])('%s', expectRuling); // prettier-ignore

test('who begins as the second goes second', () => {
  const { case: theCase } = readLine('A beginnt als Zweiter und greift in seinem ersten Zug mit Glurak-ex Brennende Finsternis an, 4 auf der Bank', { find, judge: (of) => judged(of).ruling }); // prettier-ignore
  const { turn, players } = (theCase as { state: { turn?: unknown; players: { A: { bench: unknown[] } } } }).state;
  expect(turn).toMatchObject({ number: 2, player: 'A' });
  expect(players.A.bench).toHaveLength(4);
});

test('the first turn of who goes second is the second of the game', () => {
  const { case: theCase } = readLine('B went second and attacks with Charizard ex using Burning Darkness on his first turn', { find, judge: (of) => judged(of).ruling }); // prettier-ignore
  expect((theCase as { state?: { turn?: unknown } }).state?.turn).toMatchObject({ number: 2, player: 'B' });
});

test.each([
  // What stands in parentheses is read beside whatever else the line tells: counters that move, a Bench that is there, of whom an attack in the past tells.
  [
    'both players have 1 prize left, both have a bench. A: Dusknoir Cursed Blast -> Charmander (30 damage)',
    'Tiebreaker',
  ],
  ['A: Snorlax retreats without Energy (50 damage)', '0 to pay it with'],
])('%s', (line, says) => expect(ruled(line).headline.en).toContain(says));
