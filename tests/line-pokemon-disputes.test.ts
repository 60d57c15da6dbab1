/** Pokémon disputes as players say them, each of a kind that a line once got wrong or did not read: the verdict, and what the answer rests on. */
import { expect, test } from 'vitest';
import { readLine } from '../desk/line.ts';
import { expectRuling, find, judge } from './lines.ts';

test.each([
  // Whose the Pokémon is that something is attached to.
  ["A attaches Bravery Charm to B's Snorlax", 'illegal', "can't be attached to Snorlax"],
  ['A legt Amulett der Tapferkeit an Bs Snorlax an', 'illegal', "can't be attached to Snorlax"],
  // Whom an attack or Ability hits, in whatever words, and what lies there.
  ['A: Iron Hands ex Amp You Very Much KOs Charmander', 'resolved', 'Charmander is Knocked Out; two Prize cards'],
  ['A: Eisenhand-ex macht Charmander mit Amplifizierter Dank kampfunfähig', 'resolved', 'two Prize cards'],
  ["A: Dusknoir Cursed Blast on B's Fezandipiti ex with 80 damage", 'resolved', 'Two Prize cards for player A. One Prize card for player B'],
  ["A: Dusknoir Cursed Blast, A has 1 prize left, B's Charmander", 'over', 'Player A wins'],
  ['A: Teal Mask Ogerpon ex Myriad Leaf Shower with 4 Energy vs B\'s Raging Bolt ex with 2 Energy', 'resolved', 'does 210'],
  ['A: Gholdengo ex Make It Rain discarding 5 Energy into Charizard ex', 'resolved', 'does 250'],
  ['A: Furienblitz-ex Kläffender Donner, wirft 3 Energien ab, gegen Snorlax', 'resolved', 'does 210'],
  ['A: Charizard ex Burning Darkness, B: Charmander', 'resolved', 'Charmander is Knocked Out'],
  // The next turn; whose attack it is, behind it; whose counters they are.
  ['A: Mega-Lucario-ex setzt Mega-Mut ein, nächster Zug wieder Mega-Mut', 'illegal', "can't use Mega Brave"],
  ['A: Mega Lucario ex Mega Brave, next turn Mega Brave again', 'illegal', "can't use Mega Brave"],
  ["A attaches Hero's Cape to Mega Lucario ex, B plays Jamming Tower, Lucario has 350 damage", 'resolved', 'Mega Lucario ex is Knocked Out; three Prize cards'],
  // What happened in the last turn is told, and then asked no more.
  ['A plays Unfair Stamp, no Pokémon was Knocked Out last turn', 'illegal', 'was Knocked Out during the last turn'],
  ["A plays Unfair Stamp, A's Charmander was KO'd last turn", 'resolved', 'Player A draws 5 cards'],
  ['A: Unfairer Stempel, letzten Zug wurde kein Pokémon kampfunfähig', 'illegal', 'was Knocked Out during the last turn'],
  // What came this turn; what a Trainer card makes of the Pokémon spoken of last.
  ['A evolves Duskull into Dusclops the turn it was put down', 'illegal', 'came into play this turn'],
  ['A: Sonderbonbon auf Glumanda (diesen Zug gelegt) -> Glurak-ex', 'illegal', 'came into play this turn'],
  ['A: Charmander auf die Bank, Sonderbonbon zu Charizard ex', 'illegal', 'came into play this turn'],
  // What is told of the table in fewer words.
  ['A has 5 benched Pokémon and plays Charmander', 'illegal', 'The Bench is full'],
  ['A: Night Stretcher, discard pile is empty', 'illegal', 'would have no effect'],
  ['A: Counter Catcher -> Fezandipiti ex, A has 5 prizes, B has 3', 'resolved', 'Fezandipiti ex becomes the Active Pokémon'],
  ['A: Charizard ex Burning Darkness, B has taken 4 prizes', 'resolved', 'does 300'],
  ['A has no Energy on Charizard ex, A: Charizard ex Burning Darkness', 'illegal', '0 Energy attached'],
  ['A: Paralyzed Snorlax zieht sich zurück', 'illegal', "is Paralyzed and can't retreat"],
  ['A: Snorlax schläft und ist vergiftet, Pokémon-Check Zahl', 'resolved', 'stays Asleep (tails)'],
  ['A: Charizard ex with 100 damage, Potion', 'resolved', '30 damage healed'],
  ["A: Mega Lucario ex Mega Brave with Hero's Cape on B's Active", 'resolved', 'does 270'],
  ['A: Relaxo auf der Bank von B, A: Charizard ex Burning Darkness', 'resolved', 'does 180'],
  // What is told between an attack and whom it hits; who is not there; what lies there together and pays.
  ['A: Charizard ex Burning Darkness, Snorlax on the bench, B: Charmander', 'resolved', 'Charmander is Knocked Out'],
  ['A: Mega Lucario ex Mega Brave, danach nochmal Mega Brave', 'illegal', "can't use Mega Brave"],
  ['A: Luminous Energy + Mist Energy on Dragapult ex, A: Dragapult ex Phantom Dive', 'illegal', 'missing Fire and Psychic'],
  ['A: Terapagos ex Unified Beatdown vs Snorlax, A has 3 benched', 'resolved', 'does 90'],
  ["A: Mega Lucario ex Mega Brave -> Dragapult ex with Hero's Cape, Jamming Tower in play", 'resolved', "Hero's Cape is switched off by Jamming Tower"],
  ['A bencht Charmander, A: Rare Candy into Charizard ex', 'illegal', 'came into play this turn'],
  ["A: Potion on Charizard ex with 200 damage", 'resolved', '30 damage healed'],
  ["A plays Jamming Tower, B's Charizard ex with Hero's Cape has 350 damage", 'resolved', 'Charizard ex is Knocked Out'],
  ['A: Potion auf vergiftetes Snorlax mit 50 Schaden, checkup', 'resolved', 'is Poisoned: 1 damage counter'],
  // Plays told in whole sentences: what each name is tells who attacks with what and whom it hits.
  ['A spielt Enigmara und greift dann mit Glurak-ex mit Brennende Finsternis Relaxo an', 'resolved', 'Snorlax is Knocked Out'],
  ['A setzt mit Glurak-ex Brennende Finsternis gegen Relaxo auf der Bank ein', 'illegal', "can't be chosen for Burning Darkness"],
  ['Kann B Hyperball spielen, wenn A mit Knospi Juckende Pollen eingesetzt hat?', 'illegal', "Item cards can't be played"],
  ['Can B retreat Charizard ex after A used Phantom Dive with Dragapult ex?', 'resolved', 'Charizard ex retreats'],
  ['B will Relaxo zurückziehen, das Aktive Pokémon von B ist paralysiert', 'illegal', "Paralyzed and can't retreat"],
  ['Was passiert, wenn A mit Glurak-ex Brennende Finsternis gegen Relaxo einsetzt?', 'resolved', 'Snorlax is Knocked Out'],
  ['Bs Relaxo wurde von Glurak-ex mit Brennende Finsternis angegriffen', 'resolved', 'Snorlax is Knocked Out'],
  ['A hat Glurak-ex mit Brennende Finsternis angreifen lassen, B hat noch 5 Preiskarten', 'resolved', 'does 210'],
  ['Mega Lucario ex used Mega Brave last turn, can it attack with Mega Brave?', 'illegal', "can't use Mega Brave"],
  ['Glurak-ex hat letzten Zug Brennende Finsternis eingesetzt, A greift mit Mega-Lucario-ex mit Mega-Mut Glurak-ex an', 'resolved', 'Mega Lucario ex does 270'],
  ['Budew ist bei B aktiv, A: Charizard ex Burning Darkness', 'resolved', 'Budew is Knocked Out'],
  ["A: Charizard ex Burning Darkness -> Snorlax, Snorlax is B's only Pokémon", 'over', 'Player A wins'],
  // What lies on a Pokémon nobody gave a side lies on the one that is attacked.
  ["Hero's Cape is attached to Snorlax, A: Charizard ex Burning Darkness -> Snorlax", 'resolved', 'does 180. Snorlax is not Knocked Out'],
  // What nobody gave and the damage hangs on: how much more it is for each.
  ['A: Terapagos ex Unified Beatdown', 'resolved', "30 damage for each Pokémon on player A's Bench (not given)"],
  ['A: Pecharunt ex Irritated Outburst -> Snorlax', 'resolved', '60 damage for each Prize card fewer'],
  // Whose Ability was used is spoken of: it retreats.
  ["A's Pidgeot ex uses its Ability, then it retreats", 'resolved', 'Pidgeot ex retreats for free'],
  ['A benutzt die Fähigkeit von Pidgeot ex, dann zieht es sich zurück', 'resolved', 'Pidgeot ex retreats for free'],
  // Between whom something is moved, told behind the card that moves it.
  ['A plays Energy Switch and moves an Energy from Snorlax to Pikachu ex', 'resolved', 'moved from Snorlax to Pikachu ex'],
  // Whose attack is copied; whom an Ability may choose; one name on both sides; what does not apply, and what has lapsed.
  ['Mew ex Genome Hacking (Phantom Dive) -> Dragapult ex', 'resolved', 'Mew ex does 200'],
  ['A: Gardevoir ex Psychic Embrace on Mew ex with 160 damage', 'illegal', "Mew ex can't be chosen for Psychic Embrace"],
  ['A: Gardevoir ex Psychic Embrace on Mew ex with 150 damage', 'resolved', '2 damage counters on Mew ex'],
  ["B's Snorlax has Hero's Cape, A: Snorlax retreats", 'resolved', 'Snorlax (A) retreats'],
  ["A attaches Grass Energy to Teal Mask Ogerpon ex, A: Teal Mask Ogerpon ex Myriad Leaf Shower -> Pikachu ex", 'resolved', 'does 120'],
  ["B's Snorlax is Poisoned and Confused, B plays Switch", 'resolved', 'Snorlax recovers from being Poisoned and Confused'],
  ['A: Miraidon ex with Maximum Belt Photon Blaster -> Snorlax', 'resolved', 'Maximum Belt does not apply'],
  ["B has only Pikachu in play and A knocks it out with Charizard ex's Burning Darkness, A has 4 prizes left", 'over', 'no Pokémon left in play. 30 more for each'],
  // What stands in parentheses behind an attack or a Pokémon; what lies on who attacks, behind whom it hits.
  ['A: Gholdengo ex Make It Rain (discard 6 basic Energy) -> Gardevoir ex', 'resolved', 'does 300'],
  ['A: Miraidon ex Photon Blaster -> Snorlax, with 1 Energy', 'illegal', 'Not allowed'],
  ["B's Charizard ex (evolved from Charmander) has 90 damage, A: Mega Lucario ex Mega Brave -> Charizard ex", 'resolved', 'Charizard ex is Knocked Out'],
  ['A retreats Miraidon ex to Snorlax, plays Switch to bring Miraidon ex back', 'resolved', 'Miraidon ex becomes the Active'],
  ['B has 4 Trainer cards in hand, A: Charizard ex Burning Darkness -> Snorlax', 'resolved', 'does 180'],
  // "B ends" is no attack "Bend"; how many of a Pokémon lie in a discard pile; counters on each of several.
  ['A: Miraidon ex uses Photon Blaster, B ends turn, A: Photon Blaster again', 'illegal', "Miraidon ex can't attack"],
  ['A: Dragapult ex Phantom Dive -> Budew, 3 counters on Pikachu ex and 3 counters on Snorlax', 'resolved', '3 damage counters on Pikachu ex; 3 damage counters on Snorlax'],
])('%s', expectRuling); // prettier-ignore

test.each([
  ['B has 3 prizes, A: Charizard ex uses Burning Darkness -> Dragapult ex', 'resolved', 'does 270'],
  ['A has 4 prizes, B has 4 prizes, A: Counter Catcher -> Charmander', 'illegal', 'Prize cards player A has left: 4; Prize cards player B has left: 4'],
  ["A has Boss's Orders prized, A has 1 prize left, A: Charizard ex uses Burning Darkness -> Dragapult ex 180", 'over', "one Prize card (Boss's Orders)"],
  ['A hat Miraidon ex in den Preiskarten, A hat noch 2 Preiskarten, A: Glurak-ex Brennende Finsternis -> Pidgeot ex 280', 'resolved', 'does 180'],
  ['B has Manaphy on the bench, A: Radiant Greninja uses Moonlight Shuriken', 'resolved', 'does no damage to Manaphy'],
  ['Gholdengo ex Make It Rain -> Charizard ex', 'resolved', "if player A's hand is empty (it is not given)"],
  ['A: Crushing Hammer -> Charizard ex (heads)', 'resolved', 'moved from Charizard ex into the discard pile'],
  ['A: Charizard ex active, B: Dragapult ex 200 -> Charizard ex', 'resolved', 'Dragapult ex does 200'],
  ['Dragapult ex aktiv bei B; Glurak-ex Brennende Finsternis', 'resolved', 'does 180'],
  ["B's active is Dragapult ex, A: Charizard ex Burning Darkness", 'resolved', 'does 180'],
  ['A evolves Charmander into Charmeleon, A: Charmeleon 60 -> Dragapult ex', 'resolved', 'Charmeleon does 60'],
  ['A spielt Heldenumhang an Glurak-ex', 'resolved', "attaches Hero's Cape to Charizard ex"],
  // Who retreats, and who comes forward.
  ['A retreats Snorlax', 'resolved', 'Snorlax retreats'],
  ['A: Snorlax retreats to Pikachu', 'resolved', 'Pikachu becomes the Active Pokémon'],
  ['A retreats to Snorlax', 'resolved', 'Snorlax becomes the Active Pokémon'],
  ['A: Rare Candy Charmander -> Charizard ex, A: Charizard ex ability', 'needs-facts', 'Charmander evolves into Charizard ex. Player A decides first'],
  // What came into play this turn does not evolve: the refusal names it.
  ['A benches Charmander, A: Rare Candy Charmander -> Charizard ex', 'illegal', 'Charmander came into play this turn'],
  // Which turn it is.
  ['A plays Iono on the first turn', 'illegal', 'cannot play a Supporter'],
  ['A plays Iono on the first turn, going second', 'resolved', 'Player A draws'],
  ['A spielt Iono im ersten Zug', 'illegal', 'cannot play a Supporter'],
  ['turn 1, A: Rare Candy Charmander -> Charizard ex', 'illegal', "it is player A's first turn"],
  // A copied attack; a Bench an attack does something to; the Energy of who retreats later.
  ['A: Mew ex Genome Hacking (Phantom Dive) -> Dragapult ex', 'resolved', 'Mew ex does 200'],
  ['Dragapult ex Phantom Dive -> Snorlax', 'resolved', '6 damage counters on a Benched Pokémon'],
  ['A: Munkidori Mind Bend -> Snorlax; B retreats -> Pidgeot ex', 'resolved', 'Snorlax retreats'],
  // A Pokémon, and no word with which attack.
  ['A uses Charizard ex', 'resolved', 'does 180'],
  ['A greift mit Charizard ex an', 'resolved', 'does 180'],
  // What a player has, and no word where; the same once more.
  ['B has Snorlax, A: Charizard ex Burning Darkness', 'resolved', '180'],
  ['B has Iron Thorns ex; A ability Pidgeot ex', 'illegal', 'Quick Search is switched off by Initialization'],
  ['A has Pidgeot ex and Snorlax; A retreats -> Pidgeot ex', 'resolved', 'Snorlax retreats'],
  ['A: Pidgeot ex Quick Search twice', 'illegal', 'has been used already'],
  // What the line says of the table: Special Conditions, damage, Tools, cards of a pile, the Bench, Prize cards.
  ["A's Snorlax is asleep, A: Snorlax retreats", 'illegal', 'Snorlax is Asleep'],
  ['A: Relaxo schläft, A: Relaxo zieht sich zurück', 'illegal', 'Snorlax is Asleep'],
  ['A: Pikachu ex ist paralysiert, A: Tausch -> Snorlax', 'resolved', 'Snorlax becomes the Active Pokémon'],
  ["B's Miraidon ex has 120 damage, A: Charizard ex Burning Darkness -> Miraidon ex", 'resolved', 'Miraidon ex is Knocked Out'],
  ["B has Dragapult ex with Hero's Cape active, B's Dragapult ex hat 20 Schadensmarken, A: Charizard ex Burning Darkness -> Dragapult ex", 'resolved', 'does 180'],
  ['A has 9 cards in the Lost Zone, A: Giratina VSTAR Star Requiem -> Miraidon ex', 'illegal', 'Lost Zone: 9, needed: at least 10'],
  ["A's bench is full, A: Nest Ball", 'illegal', 'The Bench is full (5 Pokémon)'],
  ['As Bank ist voll, A: Nestball', 'illegal', 'no effect'],
  ['B hat nur noch 1 Preis; A: Iono', 'resolved', 'Player B draws 1 card'],
  // Whoever comes next comes in a turn of his own; how much Energy lies there is said.
  ['A: Iono; B: Pidgeot ex uses Quick Search', 'resolved', 'into the hand'],
  ['Charizard ex with 1 Fire Energy attacks Snorlax with Burning Darkness', 'illegal', 'Energy'],
  ['Pikachu ex is poisoned, the turn ends', 'resolved', 'Pikachu ex is Poisoned: 1 damage counter'],
  ['A retreats Snorlax (paralyzed)', 'illegal', "Snorlax is Paralyzed and can't retreat"],
  ['A: Rare Candy on Charmander -> Charizard ex', 'resolved', 'Charmander evolves into Charizard ex'],
  ['A evolves Charmander into Charizard ex with Rare Candy', 'resolved', 'Charmander evolves into Charizard ex'],
  ["A's active Pikachu ex is poisoned, A ends turn", 'resolved', 'Pikachu ex is Poisoned: 1 damage counter'],
  ["A's hand is empty, A: Pidgeot ex Quick Search", 'resolved', 'into the hand'],
  ["B's Budew uses Itchy Pollen; A: Rare Candy Charmander -> Charizard ex", 'illegal', "Item cards can't be played (Itchy Pollen)"],
  ['B: Dragapult ex liegt aktiv, A: Glurak-ex greift Dragapult ex mit Brennende Finsternis an', 'resolved', 'does 180'],
  // What is put there so that a card does something hides no refusal behind a coin.
  ['A: Budew Itchy Pollen; B plays Switch', 'illegal', "Item cards can't be played (Itchy Pollen)"],
  // An attack or Ability, and nobody says whose: of the Pokémon the line has spoken of.
  ['A has Pidgeot ex on the bench; A: Quick Search', 'resolved', 'into the hand'],
  ['B has Iron Thorns ex; A: Snorlax retreats -> Pidgeot ex, A nutzt die Fähigkeit Quick Search', 'illegal', 'Quick Search is switched off by Initialization'],
  // What is counted and what the line does not say of it.
  ['A: Alakazam uses Psychic -> Snorlax', 'resolved', 'This holds if no Energy is attached to Snorlax'],
  ['M Alakazam-EX Zen Force -> Snorlax', 'resolved', 'no damage counters on Snorlax before'],
  ["B's Snorlax has 20 damage, M Alakazam-EX Zen Force -> Snorlax", 'resolved', 'does 70'],
  // Why nothing came of it, and why an attack may not be used.
  ['A: Pokémon Catcher -> Snorlax (tails)', 'resolved', 'Pokémon Catcher: tails'],
  // What lies on a Pokémon, in a pile and as the Stadium, in the words of players; nothing more is put where the line told what is there.
  ['A: Charizard ex with Maximum Belt Burning Darkness -> Dragapult ex', 'resolved', '+50 by Maximum Belt'],
  ['B hat Dragapult ex mit 200 Schaden aktiv, A: Charizard ex Burning Darkness -> Dragapult ex', 'resolved', 'Dragapult ex is Knocked Out'],
  ["Perilous Jungle is in play, B's Snorlax is poisoned, A ends turn", 'resolved', '3 damage counters'],
  ['A has 2 cards in hand, A: Ultra Ball', 'illegal', 'other cards in the hand: 1, needed: 2'],
  ["A's hand is empty, A: Ultra Ball", 'illegal', 'asks to give up is not there'],
  ['A has 5 Fire Energy in the discard pile, A: Night Stretcher', 'resolved', 'into the hand'],
  // What a Bench said to be empty forbids; what is discarded for an attack; a set of two letters.
  ["B has no Pokémon on the Bench, A: Boss's Orders", 'illegal', "Boss's Orders would have no effect"],
  ['A: Raging Bolt ex Bellowing Thunder -> Snorlax, discards 4 Energy', 'resolved', 'does 280'],
  // None of what is counted, where nobody said how much there is; from one to another is not to itself.
  ['A: Pecharunt ex Irritated Outburst -> Snorlax', 'resolved', '60 damage for each Prize card fewer that player B has left (not given)'],
  ['A: Energy Switch', 'resolved', 'Basic Fire Energy moved from a Pokémon (A) to a Benched Pokémon (A).'],
  // From whom to whom.
  ['A: Munkidori Adrena-Brain from Snorlax to Dragapult ex', 'resolved', '3 damage counters moved from Snorlax to Dragapult ex'],
  ["B's Snorlax has 20 damage, A: Radiant Alakazam Painful Spoons Snorlax -> Dragapult ex", 'resolved', '2 damage counters moved from Snorlax'],
  ["A: Team Rocket's Mewtwo ex uses Erasure Ball -> Snorlax", 'illegal', 'such Pokémon in play: 1, needed: at least 4'],
  // A piece that says two things of one, two moves of one player, whose attack it is; coins of their own; a full stop.
  ["A's Pikachu ex is poisoned and has 190 damage, A ends turn", 'resolved', 'Pikachu ex is Poisoned: 1 damage counter. Pikachu ex is Knocked Out'],
  ["B's Snorlax has Hero's Cape and 200 damage, A: Tool Scrapper -> Hero's Cape", 'resolved', 'Snorlax is Knocked Out; one Prize card'],
  ['B has 3 prizes left and Snorlax active, A: Charizard ex Burning Darkness', 'resolved', 'does 270'],
  ["A benches Charmander and evolves it into Charmeleon", 'illegal', 'Charmander came into play this turn'],
  ['A legt Heldenumhang an Relaxo an und zieht es zurück', 'resolved', 'Snorlax retreats'],
  ["A spielt Boss's Orders und danach Iono", 'illegal', 'A Supporter card has been played this turn'],
  ["A attacks with Charizard ex's Burning Darkness. B ends turn", 'resolved', 'does 180'],
  ['As Relaxo ist verbrannt, Zug endet, Kopf', 'resolved', 'Snorlax is no longer Burned'],
  ['A spielt Tausch -> Pikachu, obwohl Relaxo schläft', 'resolved', 'Pikachu becomes the Active Pokémon'],
  // Whose it is, nobody said: who is attacked is the other player's.
  ['A: Charizard ex Burning Darkness -> Miraidon ex, Miraidon ex has 120 damage', 'resolved', 'Miraidon ex is Knocked Out'],
  // Who attacks came forward, and nobody had been Knocked Out; what a retreat costs more is attached, too.
  ['A: Budew Itchy Pollen -> Snorlax; B: Charizard ex Burning Darkness -> Budew', 'resolved', 'Budew is Knocked Out'],
  ['B has Latias ex on the bench, B retreats Snorlax', 'resolved', 'Latias ex becomes the Active Pokémon'],
  // Cards in a hand, nobody on a Bench, several of one name, who began, which turn.
  ['A: Iono, A hat 4 Handkarten, B hat noch 2 Preiskarten', 'resolved', 'Player B draws 2 cards'],
  ['A hat keine Bank, A: Tausch', 'illegal', 'no effect'],
  ['A goes first, turn 1, A: Pikachu ex Topaz Bolt', 'illegal', 'The starting player cannot attack'],
  ['A spielt Iono im zweiten Zug', 'resolved', 'Player A draws'],
  ['B hat angefangen, A: Pikachu ex Topaz Bolt im ersten Zug', 'resolved', 'does 300'],
  ['A hat den zweiten Zug, A: Pikachu ex Topaz Bolt im ersten Zug', 'resolved', 'does 300'],
  ['A setzt Befehl vom Boss auf Tauboss-ex ein, A: Charizard ex 180', 'resolved', 'does 180'],
  // Whom an attack hits: of several, the one named; two at once; on the Bench beside whoever is Active.
  ['A: Fezandipiti ex Cruel Arrow -> Snorlax', 'resolved', 'Fezandipiti ex does 100.'],
  ['B has Snorlax active, A: Fezandipiti ex Cruel Arrow -> Pikachu', 'resolved', 'Fezandipiti ex does 100 to Pikachu'],
  ['A: Radiant Greninja Moonlight Shuriken -> Snorlax + Pidgeot ex', 'resolved', '90 to Pidgeot ex'],
  ["A uses Charizard ex's Burning Darkness on B's Pidgeot ex", 'resolved', 'does 180'],
  ["A: Boss's Orders -> B's Pidgeot ex", 'resolved', 'Pidgeot ex becomes the Active Pokémon'],
  // Who was nearly Knocked Out, or has other HP than are printed, with its numbers; who played it stands behind.
  ['A: Charizard ex 310 -> Charizard ex', 'resolved', 'is not Knocked Out (310 damage, 330 HP)'],
  ["B's Pidgeot ex has Bravery Charm, A: Charizard ex 180 -> Pidgeot ex", 'resolved', 'Charizard ex does 180.'],
  ['Iono played by A', 'resolved', 'Player A draws'],
  // What a player has behind a play; the Stadium that lies there is used; any Energy; none; the last Pokémon; where counters go.
  ['A: Enigmara bei 3 Preiskarten', 'resolved', 'Player A draws 3 cards'],
  ['A legt Energie an Relaxo an, A legt noch eine Energie an Pikachu an', 'illegal', 'An Energy card has been attached this turn already'],
  ['A: Relaxo ohne Energie zieht sich zurück', 'illegal', '0 to pay it with'],
  ['B hat nur noch ein Pokémon, A: Glurak-ex Brennende Finsternis -> Miraidon ex', 'resolved', 'does 180'],
  ['A entwickelt Glumanda zu Glutexo und dann zu Glurak-ex', 'illegal', 'Charmeleon has evolved this turn'],
  ["A spielt Boss's Orders und holt Tauboss-ex nach vorne", 'resolved', 'Pidgeot ex becomes the Active Pokémon'],
  ['A: Dragapult ex Phantom Dive -> Snorlax, 6 counters on Munkidori', 'resolved', '6 damage counters on Munkidori'],
  ["A has no cards in hand, A: Professor's Research", 'resolved', 'Player A draws 7 cards.'],
  // Who retreats later has the Energy for it; who attacks stands behind whom it hits.
  ['A has Snorlax active and Pikachu on the bench, A: Switch -> Pikachu, A: Pikachu retreats -> Snorlax', 'resolved', 'Snorlax becomes the Active Pokémon'],
  ['A attacks Snorlax with Charizard ex', 'resolved', 'does 180'],
  // One Pokémon in two languages; what lies on whom a card is done to; no attack named before an arrow; what lies there behind an attack's name.
  ['B has Relaxo active, A: Charizard ex Burning Darkness -> Snorlax', 'resolved', 'does 180. Snorlax is Knocked Out'],
  ['A: Potion -> Snorlax with 100 damage', 'resolved', '30 damage healed from Snorlax'],
  ['A: Charizard ex attacks -> Snorlax', 'resolved', 'does 180'],
  ['A: Charizard ex with 100 damage attacks Burning Darkness -> Snorlax', 'resolved', 'does 180'],
  ['A: Charizard ex Burning Darkness with 1 Fire Energy -> Snorlax', 'illegal', 'Energy'],
  ['A: Raging Bolt ex Bellowing Thunder, discards 4 Energy -> Snorlax', 'resolved', 'does 280'],
  // The coins of a Checkup, said with it; a hand that was told; whom a card can never be done to.
  ["B's Snorlax is asleep, A ends turn, checkup heads", 'resolved', 'Snorlax is no longer Asleep'],
  ['A: Night Stretcher -> Iono', 'illegal', "can't be"],
  // An attack came before: a Bench is laid out for what is played later.
  ['A: Budew Itchy Pollen -> Snorlax; B ends turn; A: Switch', 'resolved', 'Budew goes to the Bench'],
  // What was supposed to have happened is a condition; who was played this turn; a Special Condition with damage; copies of one Pokémon.
  ['A: Unfair Stamp', 'resolved', "This holds if one of player A's Pokémon was Knocked Out during the opponent's last turn"],
  ['A: Rare Candy -> Charmander + Charizard ex, Charmander was played this turn', 'illegal', 'Charmander came into play this turn'],
  ["B has 1 prize left, A's Snorlax is poisoned with 150 damage, A ends turn", 'over', 'Player B wins'],
  ['A has 2 Pidgeot ex on the bench, A: Pidgeot ex Quick Search; A: Pidgeot ex Quick Search', 'illegal', 'has been used already'],
  // Whom a card that speaks of no opponent was played on attacks next; a place behind an Ability; Special Conditions behind a comma; Energy for a retreat behind an attack.
  ['A: Switch -> Charizard ex, A: Charizard ex Burning Darkness -> Snorlax', 'resolved', 'Charizard ex becomes the Active Pokémon, a Pokémon goes to the Bench. Charizard ex does 180'],
  ["A: Boss's Orders -> Snorlax, A: Charizard ex Burning Darkness -> Snorlax", 'resolved', 'Player B: Snorlax becomes the Active Pokémon'],
  ['B has Manaphy (Wave Veil) active and Snorlax on the bench, A: Charizard ex Burning Darkness -> Manaphy', 'resolved', 'Manaphy is Knocked Out'],
  ["B's Snorlax is active, Poisoned and Confused. A ends turn", 'resolved', 'Snorlax is Poisoned: 1 damage counter'],
  // What is refused anyway is not refused for what the line does not say besides.
  ["B's Budew uses Itchy Pollen; A: Ultra Ball", 'illegal', "Not allowed: Item cards can't be played (Itchy Pollen)."],
])('%s: a Pokémon line', (line, verdict, says) => expectRuling(line, verdict, says, { game: 'ptcg' })); // prettier-ignore

test("a later card's target lies where that card looks for it", () => {
  const { case: theCase } = readLine("A: Professor's Research; A: Switch -> Pidgeot ex", { find, judge, game: 'ptcg' });
  expect(judge(theCase).illegal).toBeUndefined();
});

test('no Trainer card is a Pokémon in play', () =>
  expect(() => readLine('A ability Iono', { find, judge, game: 'ptcg' })).toThrow('wrong-place'));

test.each([
  ['A plays Charizard ex from hand onto Charmander', 'evolve'],
  ['A setzt Ultra Ball ein', 'play'],
  ['A zieht Pidgeot ex zurück -> Budew', 'retreat'],
])('%s: a Pokémon move in a player’s words', (line, last) => {
  const { case: theCase } = readLine(line, { find, judge, game: 'ptcg' });
  expect(theCase.moves?.at(-1)?.do).toBe(last);
});
