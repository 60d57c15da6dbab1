/** Pokémon disputes as players say them, each of a kind that a line once got wrong or did not read: the verdict, and what the answer rests on. */
import { test } from 'vitest';
import { expectRuling } from './lines.ts';

test.each([
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
])('%s', expectRuling); // prettier-ignore
