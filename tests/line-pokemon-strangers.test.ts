/** Pokémon disputes as head judges type them: facts in parentheses, questions, claims, short names (`desk/line/pokemon-sentence/`). */
import { expect, test } from 'vitest';
import { readLine } from '../desk/line.ts';
import { readWholeLine } from '../desk/line/partly.ts';
import type { PtcgCard, PtcgCase } from '../engine/case/schema.ts';
import { expectRuling, find as findCard, judge, judged } from './lines.ts';

/** Whose attack it is that no Pokémon of the line has. */
const using = (written: string): string[] => (/^(?:d?evolution|entwicklung)$/i.test(written) ? [`Technical Machine: ${/^d/i.test(written) ? 'Dev' : 'Ev'}olution`] : /^phantom dive$/i.test(written) ? ['Dragapult ex'] : []); // prettier-ignore
const find = Object.assign(((game, name) => findCard(game, name)) as typeof findCard, { using });
test.each([
  // What is printed on it stands in parentheses.
  ['A greift mit Glurak-ex (Tera, Finsternis) Brennende Finsternis Relaxo (150 KP, Basis, Farblos) an', 'resolved', 'does 180'],
  ['A: Dragapult ex (Stage 2, Tera) Phantom Dive -> Snorlax (Basic, 150 HP, full HP)', 'resolved', 'does 200'],
  // A basic Energy beside a Special one: all that lies there is listed, and that is one too few.
  ['A: Charizard ex with Double Turbo Energy and Fire Energy uses Burning Darkness', 'illegal', 'missing Fire'],
  ['A: Charizard ex with Double Turbo Energy uses Burning Darkness', 'resolved', 'does 160'],
  // The first turn, whichever way its first word is written.
  ['First turn of the game, A going first has Charizard ex active and uses Burning Darkness', 'illegal', 'cannot attack in their first turn'],
  // "Only an Energy" is all there is.
  ["A's Charizard ex has only a Fire Energy, A attacks with Burning Darkness", 'illegal', 'missing Fire'],
  ['Glurak-ex von A hat nur eine Feuer-Energie dran, A greift mit Brennende Finsternis an', 'illegal', 'missing Fire'],
  // The attack stands in parentheses behind who attacks, its damage behind it.
  ['B hat Relaxo aktiv, A greift es mit Dragapult ex an (Phantom Dive)', 'resolved', 'does 200'],
  ['B hat Relaxo aktiv, A greift mit Dragapult ex (Phantom Dive 200) Relaxo an', 'resolved', 'does 200'],
  // Who uses a Stadium that is in play uses its text; who plays it a second time may not.
  ['Artazon in play, A uses Artazon', 'resolved', 'onto the Bench'],
  ['Artazon in play, B plays Artazon', 'illegal', 'in play already'],
  // What is worn, who is aimed at in parentheses, "u.", a question about healing.
  ["A's Snorlax wears Hero's Cape. B: Dragapult ex Phantom Dive -> Snorlax", 'resolved', '(200 damage, '],
  ['A greift mit Dragapult ex Phantom Dive an (Ziel Relaxo)', 'resolved', 'does 200'],
  ['A: Dragapult ex Phantom Dive -> Relaxo. Stimmt das?', 'resolved', 'does 200'],
  // What everybody takes for granted, and what comes of it, says nothing.
  ["A's Iron Hands ex uses Amp You Very Much (first time this game) on B's Charmander. K.O.?", 'resolved', 'Charmander is Knocked Out; two Prize cards'],
  ['A legt Glumanda auf die Bank und will im selben Zug (Zug 4) Sonderbonbon auf Glurak-ex spielen', 'illegal', 'Charmander came into play this turn'],
  // Whom an attack that hits the Bench alone hits is there, unless the line says that it is Active.
  ['A: Wo-Chien ex uses Covetous Ivy on Snorlax, B has 4 prizes left', 'resolved', 'does 120 to Snorlax'],
  ["A: Wo-Chien ex uses Covetous Ivy on B's active Snorlax, B has 4 prizes left", 'resolved', 'does 120 to a Benched Pokémon'],
  // Nobody says what evolves: what the Evolution says, not the other player's Pokémon.
  ['A entwickelt in seinem ersten Zug zu Glutexo', 'illegal', "during its player's first turn"],
  ['B has Snorlax active. A evolves into Charmeleon', 'resolved', 'Charmander evolves into Charmeleon'],
  // Damage nobody says with which attack.
  ['A macht 90 Schaden auf Bs Relaxo (150 KP, unbeschädigt), B sagt es überlebt', 'resolved', 'A Pokémon does 90'],
  ["B's Snorlax takes 90 damage from Charizard ex", 'resolved', 'Charizard ex does 90'],
  // Short names of Pokémon the line has named.
  ["B's Charizard ex is active, A's Dragapult ex attacks it with Phantom Dive, Charizard has 200 damage", 'resolved', 'Charizard ex is Knocked Out'],
  ["A attacks B's Dragapult ex with Charizard ex Burning Darkness, Pult undamaged", 'resolved', 'does 180'],
  // Who is named first, and is told of behind it.
  ['Glurak-ex von A, mit 2 Energien, greift Bs Relaxo (unbeschädigt) mit Brennende Finsternis an', 'resolved', 'does 180'],
  ['Eisenhand-ex von A ist verwirrt, 20 Schadensmarken drauf (230 KP). A sagt Armpresse an, wirft Zahl', 'resolved', 'Iron Hands ex is Knocked Out'],
  // Whose turn it was, and in which turn.
  ['In the last turn B got hit by Budew\'s Itchy Pollen - can B attach Air Balloon from hand now?', 'resolved', 'Player B attaches Air Balloon'],
  ["A's Budew used Itchy Pollen. In B's turn B plays Nest Ball because \"Budew is gone\". OK?", 'illegal', 'Item cards can\'t be played'],
  ["A's Pokémon was knocked out last turn, can A use Fezandipiti ex's Flip the Script?", 'resolved', 'draws 3'],
  // Who retreats nobody says for whom: for who attacks next; whoever is brought forward is his.
  ["A's Charizard ex is active. B zieht Relaxo zurück und greift mit Dragapult ex und Phantom Dive an", 'resolved', 'Dragapult ex does 200'],
  ["A's Charizard ex has 2 Energy. B retreats Snorlax and brings up Manaphy", 'resolved', 'Manaphy becomes the Active Pokémon'],
  // What lies under a Pokémon the other player has.
  ['A uses Technical Machine: Devolution, B has Charizard ex evolved from Charmander', 'resolved', 'Charizard ex devolves into Charmander'],
  // Cards nobody named.
  ["A's Budew used Itchy Pollen, can B play an Item?", 'illegal', "Item cards can't be played"],
  ["A's Snorlax already has a Tool, can A attach Hero's Cape to Snorlax?", 'illegal', 'has a Pokémon Tool already'],
  ['B hat eine andere Ausrüstung an Relaxo angelegt, B will Heldenumhang an Relaxo anlegen', 'illegal', 'has a Pokémon Tool already'],
  // The attack of a Tool is its Pokémon's.
  ["A's Snorlax with Technical Machine: Evolution uses Evolution", 'needs-facts', 'Evolution: which card'],
  ["A attaches TM Evolution to the Active and attacks with Evolution. B says no evolving on turn one", 'needs-facts', 'Evolution: which card'],
  ['A uses Technical Machine: Devolution, B has Snorlax active', 'resolved', 'uses Devolution'],
  // What it evolved from lies under it.
  ["Technical Machine: Devolution by A. B's benched Charizard ex was made with Rare Candy from Charmander (60 HP) and has 10 dmg counters. Result?", 'resolved', 'Charizard ex devolves into Charmander'],
  ["B's Charizard ex, evolved with Rare Candy from a 60 HP Charmander, has 80 damage. A uses Technical Machine: Devolution", 'resolved', 'Charmander is Knocked Out'],
  // Who attacks nobody named, nor with what.
  ['As Aktives ist verwirrt und A greift an, Münzwurf Zahl', 'resolved', 'an attack does not happen, 3 damage counters'],
  ['A greift im ersten Zug an', 'illegal', 'starting player'],
  ['A attacks, B has Snorlax active', 'needs-facts', 'the text of an attack'],
  // Who is said to be Knocked Out had damage enough.
  ["A KOs B's Pikachu ex with Iron Hands ex Amp You Very Much", 'resolved', 'Pikachu ex is Knocked Out; three Prize cards'],
  // What a Condition comes from, what dies when, who is behind.
  ["B's Active is Burned and Confused from Crushing Hammer, A attacks with Charizard ex Burning Darkness and it survives", 'resolved', 'does 180'],
  ['As Aktives Pokémon stirbt im Pokémon-Check nach Bs Zug an Vergiftung. A will in seinem Zug Umdichten von Beatori-ex nutzen', 'illegal', 'What Flip the Script requires is not met'],
  // A Supporter that was played discarded another hand.
  ['A hat schon Forschung des Professors gespielt und will Befehl vom Boss spielen', 'illegal', 'A Supporter card has been played this turn already'],
  // None of a kind, no Energy to pay with, a Bench.
  ['B hat kein Pokémon-ex und kein Pokémon-V, A: Glurak-ex Brennende Finsternis', 'resolved', 'does 180'],
  ['A wants to retreat Snorlax for free', 'illegal', '0 to pay it with'],
  ['A and B both have 1 prize left and a bench, A: Charizard ex Burning Darkness -> Charmander (70 HP). K.O.?', 'over', 'Player A wins'],
  // HP that a Tool gives are no printing's; a Special Condition is the Active Pokémon's; who comes forward attacks.
  ["B's Dragapult ex with Hero's Cape (420 HP, 25 counters on it). A: Charizard ex Burning Darkness, B has 4 prizes left. KO?", 'resolved', 'Dragapult ex is Knocked Out (490 damage, 420 HP)'],
  ["A's Iron Hands ex is paralyzed, A plays Switch, then attacks with Dragapult ex Phantom Dive", 'resolved', 'Dragapult ex does 200'],
  // What is used again, told twice in one sentence, or came before it.
  ["A's Pidgeot ex used Quick Search already this turn, can A use it again?", 'illegal', 'Quick Search has been used already'],
  ["A's Charizard ex attacks Snorlax, which has no Energy attached, with Burning Darkness", 'resolved', 'Charizard ex does 180. Snorlax is Knocked Out; one Prize card'],
  ["A wants to use Boss's Orders but already played Iono this turn", 'illegal', 'A Supporter card has been played this turn already'],
  ['A already attached an Energy this turn and wants to attach Double Turbo Energy to Snorlax', 'illegal', 'An Energy card has been attached this turn already'],
  // When it came.
  ['A ist dran und spielt Sonderbonbon auf Glumanda, das diesen Zug gelegt wurde', 'illegal', 'Charmander came into play this turn'],
  ['A evolves Charmander into Charmeleon, Charmander was benched last turn', 'resolved', 'Charmander evolves into Charmeleon'],
  // Amounts of both players, what somebody says, what is discarded for it.
  ['A (3 Preise, B 1) greift mit Glurak-ex Brennende Finsternis Bs Relaxo an', 'resolved', 'does 330'],
  ["A's bench is full. A plays Nest Ball anyway. B objects.", 'illegal', 'The Bench is full'],
  ['A hat keine Karten mehr im Deck und spielt Enigmara', 'resolved', 'Player B draws 6 cards'],
  // A place nobody told of is no fact; what each has, what triggers by itself, whose attack is copied.
  ['A: Dragapult ex Phantom Dive, B has Budew', 'resolved', 'This holds if Budew is Active; on the Bench: Dragapult ex does 200; 6 damage counters on Budew'],
  ['A: Iono with 1 prize each', 'resolved', 'Player A draws 1 card; Player B draws 1 card'],
  ['A: Mew ex Genome Hacking copying Phantom Dive of Dragapult ex', 'resolved', 'Mew ex does 200'],
  ['A: Froslass Freezing Shroud in the checkup, B has Munkidori', 'resolved', '1 damage counter on Munkidori'],
  ['A: Nestball, Bank voll', 'illegal', 'The Bench is full'],
  // A Checkup before a play ends the turn.
  ["A's Charizard ex is asleep, coin is tails at checkup. Can it attack next turn?", 'needs-facts', 'Charizard ex stays Asleep (tails)'],
  // One's own attack copied from one's own Benched Pokémon.
  ['Mew ex, Genome Hacking copies Phantom Dive of Dragapult ex, B has Dragapult ex active', 'resolved', 'Mew ex does 200'],
  ["A: Mew ex, Genome Hacking copies Phantom Dive of B's Dragapult ex", 'resolved', 'Mew ex does 200'],
  // Who is behind, and only so much Energy.
  // Who ends a turn leads to the next player's draw; a promotion does not tell whose turn it is; whose Pokémon is attacked was told.
  ['B has no cards in the deck, A ends turn', 'over', 'player B cannot draw a card'],
  ['B promotes Pikachu; A: Charizard ex uses Burning Darkness', 'resolved', 'Pikachu is Knocked Out'],
  ['B: Dragapult ex used Phantom Dive last turn, A plays Switch and attacks Dragapult ex with Pikachu ex', 'resolved', 'Pikachu ex becomes the Active Pokémon, a Pokémon goes to the Bench. Pikachu ex does 300'],
  ['B: Charizard ex used Burning Darkness last turn, A plays Switch and attacks Charizard ex', 'needs-facts', 'the text of an attack'],
  // What searches may be who finds; from what something evolved; coins that are counted; a full Bench; Items and Abilities named by what they do.
  ["A's Nest Ball finds Charmander", 'resolved', 'puts Charmander onto the Bench'],
  ["Pidgeot ex's Quick Search finds Rare Candy", 'resolved', 'puts Rare Candy into the hand'],
  ['A: Charmeleon evolves from Charmander', 'resolved', 'Charmander evolves into Charmeleon'],
  ['A legt Glumanda auf die volle Bank', 'illegal', 'The Bench is full'],
  ["A's bench has 5 Pokémon. A: Nest Ball", 'illegal', 'The Bench is full'],
  ['A retreats to Pikachu for free', 'resolved', 'Pikachu becomes the Active Pokémon'],
  // Where an Ability is used from; one's own Pokémon is hit besides.
  ['A: Munkidori uses Mind Bend from the bench -> Snorlax', 'illegal', 'has no attack'],
  // What each player may use once in a game was used before; what a card finds comes from the deck, not from the hand.
  ['A used Star Birth with Arceus VSTAR earlier this game, now A: Giratina VSTAR Star Requiem', 'illegal', 'A VSTAR Power has been used in this game already'],
  // What the hand holds, and is played out of it.
  ["A has Boss's Orders and Switch in hand and plays Switch", 'resolved', 'becomes the Active Pokémon'],
  ['A used a VSTAR Power earlier this game. A: Giratina VSTAR Star Requiem', 'illegal', 'A VSTAR Power has been used in this game already'],
  ['A hat seine VSTAR-Power schon benutzt, A: Giratina VSTAR Sternenrequiem', 'illegal', 'A VSTAR Power has been used in this game already'],
  // The attack of a Technical Machine that evolves the own Bench.
  ['A attaches Technical Machine: Evolution to Munkidori and uses Evolution -> Charmander on the bench', 'needs-facts', 'Evolution: which card'],
  ['A hat schon in diesem Spiel Sternengeburt von Arceus VSTAR eingesetzt. A: Giratina VSTAR Sternenrequiem', 'illegal', 'A VSTAR Power has been used in this game already'],
  ['A plays Nest Ball and benches Tapu Lele-GX, then Wonder Tag', 'illegal', 'can be used only at the moment its text names'],
  ['A plays Nest Ball and benches Charmander', 'resolved', 'Player A puts Charmander onto the Bench'],
  // What an attack of last turn did to nobody knows whom lies on another; what of it holds on counts.
  ["A's Mega Lucario ex used Mega Brave last turn. A: Switch -> Pikachu, A: Pikachu retreats -> Mega Lucario ex, A: Mega Brave -> Snorlax", 'resolved', 'Mega Lucario ex does 540: 270 base, ×2 Weakness. Snorlax is Knocked Out'],
  ["A's Mega Lucario ex used Mega Brave last turn. A: Mega Brave -> Snorlax", 'illegal', "can't use Mega Brave"],
  ['As Glurak-ex hat letzten Zug Brennende Finsternis eingesetzt. A: Glurak-ex Brennende Finsternis -> Relaxo', 'resolved', 'Charizard ex does 180. Snorlax is Knocked Out'],
  // The Energy filled in pays what the attack costs here; counted Energy is all there is. A Special Energy attached pays for a type it may provide.
  ["A attaches Head Ringer to B's Seismitoad-EX, B: Seismitoad-EX Quaking Punch -> Snorlax", 'resolved', 'Seismitoad-EX does 30'],
  ["A attaches Head Ringer to B's Seismitoad-EX, B: Seismitoad-EX Quaking Punch with 2 Energy -> Snorlax", 'illegal', 'Quaking Punch costs 3× Colorless'],
  ['A attaches Luminous Energy to Munkidori, A: Munkidori Mind Bend -> Snorlax', 'resolved', 'Munkidori does 60'],
  // What lies where, told in front of a colon, in a list or in parentheses.
  ['B has 2 Manaphy (Wave Veil) on the bench and Snorlax active. A: Charizard ex Burning Darkness -> Snorlax', 'resolved', 'Snorlax is Knocked Out; one Prize card'],
  ["Path to the Peak in play: A's Pidgeot ex uses Quick Search", 'illegal', 'switched off by Path to the Peak'],
  ['Path to the Peak (von B) liegt, A: Fähigkeit Tauboss-ex', 'illegal', 'switched off by Path to the Peak'],
  ["B's bench: Manaphy (Wave Veil) and Charmander with 50 damage. A: Dragapult ex Phantom Dive -> Snorlax", 'needs-facts', 'Dragapult ex does 200. Player A decides first – Phantom Dive'],
  ['A: Charizard ex Burning Darkness -> Snorlax (Manaphy on the bench)', 'resolved', 'does 180'],
  ['A has 1 prize, B 1: A Dusknoir Cursed Blast on B\'s Fezandipiti ex on the bench (80 damage). Who wins?', 'over', 'Tiebreaker game'],
  ['Froslass (90 HP, 70 damage, only 20 left) on B\'s bench. A: Charizard ex Burning Darkness -> Snorlax', 'resolved', 'does 180'],
  // A question that only asks what came of it is no play.
  ["A: Dusknoir Cursed Blast -> B's Benched Fezandipiti ex (100 damage, Legacy Energy). Prizes for both?", 'resolved', 'Two Prize cards for player A. One Prize card for player B'],
  ['Charizard ex (320 damage) attacks Budew with Spiky Energy attached with Burning Darkness. Who is KO\'d, who promotes first?', 'resolved', 'One Prize card for player A. Two Prize cards for player B'],
  ['Glurak-ex (320 Schaden) greift mit Brennende Finsternis Knospi mit Stachel-Energie an. Wer ist K.O., wer bringt zuerst nach?', 'resolved', 'One Prize card for player A. Two Prize cards for player B'],
  ['A: Charizard ex Burning Darkness 180 -> Snorlax. 180 or 210?', 'resolved', 'does 180'],
  // As much Energy as is told, and a name does not go on behind a colon.
  ["A's Charizard ex with 1 Fire Energy: Burning Darkness -> Snorlax", 'illegal', '1 Energy attached'],
  ["A's Munkidori with only Mist Energy attacks Snorlax with Mind Bend", 'illegal', '1 Energy attached, missing Psychic'],
  // An Ability is paid out of the hand.
  ['A: Radiant Greninja Concealed Cards discarding 1 Water Energy', 'resolved', 'Player A draws 2 cards'],
  // In the Checkup it goes out, and what is told of it behind a comma.
  ['As Furienblitz-ex ist vergiftet (230 Schaden), B beendet den Zug. Im Check geht es K.O., A bringt Relaxo nach vorn', 'resolved', 'Raging Bolt ex is Knocked Out; two Prize cards'],
  ['A: Charizard ex Burning Darkness -> Charmander (70 HP), weak to Water', 'resolved', 'Charmander is Knocked Out'],
  ['A: Dragapult ex Phantom Dive -> Snorlax, 30 to Benched Charmander', 'resolved', 'does 200'],
  ['A liegt hinten (A 5 Preise, B 2). Guardevoir-ex hat nur 1 Energie und setzt Wunderkraft ein', 'illegal', 'Miracle Force costs'],
  // "Another X" is a second copy beside the one that is attacked, attacks or retreats.
  ['B has another Snorlax on the bench, A: Charizard ex Burning Darkness -> Snorlax', 'resolved', 'Charizard ex does 180. Snorlax is Knocked Out'],
  ['B hat noch ein Relaxo auf der Bank, A greift Relaxo mit Glurak-ex und Brennende Finsternis an', 'resolved', 'Charizard ex does 180. Snorlax is Knocked Out'],
  ['B hat ein zweites Relaxo auf der Bank. As Glurak-ex greift Bs Relaxo mit Brennende Finsternis an', 'resolved', 'Charizard ex does 180. Snorlax is Knocked Out'],
  ["A's active Charizard ex and another Charizard ex on the bench, B has Snorlax. A retreats Charizard ex to Charizard ex", 'resolved', 'Charizard ex (#2) becomes the Active Pokémon'],
  // Who comes up behind a retreat or a card that switches comes forward by it.
  ['A legt einen Luftballon an sein aktives Relaxo an und zieht es danach mit 2 Energien zurück, Glurak-ex kommt nach vorn', 'resolved', 'Charizard ex becomes the Active Pokémon'],
  ['A retreats Snorlax, Charizard ex comes up', 'resolved', 'Snorlax retreats'],
  ['A zieht Relaxo zurück, Glurak-ex wird aktiv', 'resolved', 'Snorlax retreats'],
  ['A retreats Snorlax, Charizard ex is now active', 'resolved', 'Snorlax retreats'],
  ['A zieht Relaxo zurück. Neues aktives Pokémon ist Glurak-ex.', 'resolved', 'Snorlax retreats'],
  ['A plays Switch, Charizard ex comes up', 'resolved', 'Player A: Charizard ex becomes the Active Pokémon'],
  ["A plays Boss's Orders, B's Snorlax comes up", 'resolved', 'Player B: Snorlax becomes the Active Pokémon'],
  ["A knocks out B's Pikachu ex with Iron Hands ex Amp You Very Much, B's Snorlax comes up", 'resolved', 'Pikachu ex is Knocked Out; three Prize cards'],
  // Who lies on a Bench stands behind it, behind a colon or a verb.
  ["B's bench has Charizard ex. A: Charizard ex Burning Darkness -> Snorlax", 'resolved', 'Charizard ex (A) does 180. Snorlax is Knocked Out'],
  ['Bs Bank: Tauboss-ex, Pikachu. A: Glurak-ex Brennende Finsternis -> Relaxo', 'resolved', 'Charizard ex does 180. Snorlax is Knocked Out'],
  ["A's bench Pidgeot ex. A: Charizard ex Burning Darkness -> Snorlax", 'resolved', 'Charizard ex does 180. Snorlax is Knocked Out'],
  ["B's active is Snorlax, bench: Pidgeot ex and two Pikachu. A: Charizard ex Burning Darkness", 'resolved', 'Charizard ex does 180. Snorlax is Knocked Out'],
  // So many, exactly; what is reckoned of an attack that does more is a claim; a clause within a clause; a switch by an Ability; what goes into the hand.
  ['B hat Relaxo aktiv und genau zwei Pikachu auf der Bank. A: Glurak-ex Brennende Finsternis', 'resolved', 'Charizard ex does 180. Snorlax is Knocked Out'],
  ["A's active is Charizard ex, A: Charizard ex Burning Darkness 300 -> Snorlax", 'resolved', 'Charizard ex does 180'],
  ['A greift mit Glurak-ex, an dem nur 1 Feuer-Energie liegt, Bs aktives Relaxo mit Brennende Finsternis an', 'illegal', '1 Energy attached'],
  ["A's Charizard ex, which is confused, attacks Snorlax with Burning Darkness, heads", 'resolved', 'Charizard ex does 180'],
  // A coin is that of the play before it; a card that switches says whom by what stands behind it, in whichever clause.
  ['A: Crushing Hammer -> Charizard ex, A flips heads for Crushing Hammer', 'resolved', 'moved from Charizard ex into the discard pile'],
  ['As verwirrtes Glurak-ex greift Relaxo mit Brennende Finsternis an, A wirft Zahl für die Verwirrung', 'resolved', 'Burning Darkness does not happen'],
  ["A plays Boss's Orders, bringing up Snorlax, and attacks it with Charizard ex's Burning Darkness", 'resolved', 'Player B: Snorlax becomes the Active Pokémon'],
  ['A plays Switch, switching Snorlax with Charizard ex', 'resolved', 'Charizard ex becomes the Active Pokémon, Snorlax goes to the Bench'],
  ['A spielt Tausch, um Glurak-ex gegen Relaxo einzuwechseln', 'resolved', 'Charizard ex becomes the Active Pokémon, Snorlax goes to the Bench'],
  ["A's Charizard ex steps up after Snorlax retreats", 'resolved', 'Snorlax retreats'],
  ['As Glurak-ex hat genau eine Feuer-Energie und greift Relaxo mit Brennende Finsternis an', 'illegal', '1 Energy attached'],
  // Damage that was taken before; by whom, it is an attack.
  ["A's Charizard ex has taken 150 damage, B attacks it with Dragapult ex and Phantom Dive", 'resolved', 'Charizard ex is Knocked Out'],
  ['As Glurak-ex hat schon 150 Schaden abbekommen, B greift es mit Dragapult ex und Phantom Dive an', 'resolved', 'Charizard ex is Knocked Out'],
  ["B's Snorlax took 90 damage from Charizard ex", 'resolved', 'Charizard ex does 90'],
  // HP, damage, what lies on it, and then where it is.
  ['B has Pikachu ex (200 HP) with 90 damage and a Fire Energy active and Snorlax on the bench. A: Iron Hands ex Amp You Very Much -> Pikachu ex', 'resolved', 'Pikachu ex is Knocked Out; three Prize cards'],
  ['B has Pikachu ex with 90 damage (200 HP) active, Snorlax on the bench. A: Iron Hands ex Amp You Very Much -> Pikachu ex', 'resolved', 'Pikachu ex is Knocked Out; three Prize cards'],
  // Who lies opposite is Active.
  ['A hat Glurak-ex aktiv, gegenüber liegt Bs unverletztes Relaxo; A greift mit Brennende Finsternis an', 'resolved', 'does 180. Snorlax is Knocked Out'],
  ['Bs Relaxo liegt gegenüber, A greift mit Glurak-ex und Brennende Finsternis an', 'resolved', 'does 180. Snorlax is Knocked Out'],
  // Full and empty Benches of both; an effect that was not used; the same card again.
  ['Beide haben noch 2 Preiskarten und volle Bänke. A spielt Relaxo auf die Bank', 'illegal', 'The Bench is full'],
  ['Both players have empty benches. A: Charizard ex Burning Darkness -> Snorlax', 'over', 'has no Pokémon left in play'],
  ["B's active Snorlax has Legacy Energy attached, its effect was not used yet. A: Charizard ex Burning Darkness -> Snorlax. Prizes?", 'resolved', 'no Prize card (Legacy Energy)'],
  ['A spielt Enigmara, dann spielt er dieselbe Enigmara gleich noch einmal', 'illegal', 'A Supporter card has been played'],
  // Cards nobody named are discarded for a card whose text asks for so many.
  ['A discards two cards for Ultra Ball to find Charizard ex', 'resolved', 'puts Charizard ex into the hand'],
  ['A plays Ultra Ball and discards two cards to find Charizard ex', 'resolved', 'puts Charizard ex into the hand'],
  // What is held as a list; the attack named behind who attacks.
  ["A has Iono, Nest Ball and Rare Candy in hand. A plays Iono", 'resolved', 'shuffles 2 cards'],
  ["A attacks B's Snorlax with Charizard ex and uses Burning Darkness", 'resolved', 'does 180. Snorlax is Knocked Out'],
  ['B has Snorlax with 20 damage taken active. A: Charizard ex Burning Darkness -> Snorlax', 'resolved', 'does 180. Snorlax is Knocked Out'],
  // What lies there as a list; who answers next turn acts in his own.
  ["A's Charizard ex has Hero's Cape, Fire Energy and Fire Energy attached when B attacks it with Dragapult ex's Phantom Dive", 'resolved', '(200 damage, 430 HP)'],
  // A note behind an attack or a Pokémon that names its attack, a verb made of the attack's name.
  ["A's Charizard ex burns (Burning Darkness) B's Snorlax", 'resolved', 'does 180. Snorlax is Knocked Out'],
  ["B knocks out A's Snorlax with Charizard ex (Burning Darkness)", 'resolved', 'does 180. Snorlax is Knocked Out'],
  ["B's Charmander gets hit by A's Dragapult ex (Phantom Dive)", 'resolved', 'Dragapult ex does 200'],
  ['B hat Glurak-ex (330 KP), entwickelt aus Glutexo (90 KP), mit 150 Schaden aktiv und Relaxo auf der Bank. A: Dragapult ex Phantom Dive -> Glurak-ex', 'resolved', 'Charizard ex is Knocked Out; two Prize cards'],
  ['Bs Glurak-ex, entwickelt aus Glutexo, hat 200 Schaden und ist aktiv. A greift es mit Dragapult ex (Phantom Dive) an', 'resolved', 'Charizard ex is Knocked Out; two Prize cards'],
  // What is worn, what is said of who was told last, whose is what is only said to be Active.
  ["A's Charizard ex hits B's Snorlax carrying Hero's Cape with Burning Darkness", 'resolved', '(180 damage, 250 HP)'],
  ["B got his Active Charizard ex with Rare Candy straight from Charmander, it has 200 damage on it. A: Dragapult ex Phantom Dive -> Charizard ex", 'resolved', 'Charizard ex is Knocked Out; two Prize cards'],
  ["B's Snorlax that has 1 Energy attached is active. A attacks it with Charizard ex, Burning Darkness", 'resolved', 'does 180. Snorlax is Knocked Out'],
  ["A, with four Pokémon still on the bench, attacks B's Snorlax with Charizard ex, Burning Darkness", 'resolved', 'does 180. Snorlax is Knocked Out'],
  // Rare Candy straight to what it becomes, and what that does.
  ['A plays Rare Candy on Charmander to go straight into Charizard ex', 'resolved', 'Charmander evolves into Charizard ex'],
  ['A spielt Sonderbonbon auf Glumanda und geht direkt zu Glurak-ex', 'resolved', 'Charmander evolves into Charizard ex'],
  ["A plays Rare Candy on Charmander going straight into Charizard ex, which uses Burning Darkness on B's Snorlax", 'resolved', 'evolves into Charizard ex. Charizard ex does 180'],
  // What was played before was in the hand beside what is discarded; who takes a Prize card is no number that is left.
  ['A spielt Enigmara und danach Hyperball, wobei er zwei Karten abwirft', 'resolved', 'shuffles 3 cards'],
  ["B has 3 prizes left. A: Charizard ex Burning Darkness -> Snorlax, A takes a prize for Snorlax", 'resolved', 'Charizard ex does 270'],
  ["A's Dragapult ex hits B's Charizard ex with Phantom Dive, and next turn Charizard ex answers with Burning Darkness on Dragapult ex", 'resolved', 'Charizard ex does 180'],
  // What lies on the target of a card does not make it the player's own; whom a card brings forward is on the Bench.
  ['A: Crushing Hammer -> Snorlax with 1 Fire Energy (heads)', 'resolved', 'Basic Fire Energy moved from Snorlax into the discard pile'],
  ['A: Schmetterhammer -> Relaxo mit 1 Feuer-Energie (Kopf)', 'resolved', 'Basic Fire Energy moved from Snorlax into the discard pile'],
  ["A: Boss's Orders -> Snorlax with 30 damage, A: Dragapult ex Phantom Dive -> Snorlax", 'resolved', 'Snorlax becomes the Active Pokémon'],
  // What an attack counts it does nothing to: whom it hits is the other player's, though its player has one of that name.
  ["A's bench: Munkidori, Budew, Snorlax; A: Dipplin Do the Wave -> Snorlax", 'resolved', 'does 60'],
  // Energy is attached to the Pokémon named right before it.
  ['A has Charizard ex on the bench and Snorlax active with 1 Fire Energy, A retreats Snorlax', 'illegal', 'Retreating Snorlax costs'],
])('%s', (line, verdict, says) => expectRuling(line, verdict, says, { find, game: 'ptcg' })); // prettier-ignore

test('a question that only asks is told among what was filled in', () => {
  const { assumptions } = readLine('A: Charizard ex Burning Darkness -> Snorlax. Prizes for both?', { find, judge: (one) => judged(one).ruling }); // prettier-ignore
  expect(assumptions.map(({ text }) => text?.en)).toContain('Asked, not played: “Prizes for both”');
});

test('a short name is told among what was filled in', () => {
  const { assumptions } = readLine("A attacks B's Dragapult ex with Charizard ex Burning Darkness, Pult undamaged", { find, judge: (one) => judged(one).ruling }); // prettier-ignore
  expect(assumptions.map(({ text }) => text?.en)).toContain('“Pult” is Dragapult ex.');
});

const made = (name: string, attack: string, text: string): PtcgCard => ({ name, kind: 'pokemon', stage: 'basic', hp: 60, types: ['Grass'], attacks: [{ name: attack, cost: [], damage: 20, text }] }); // prettier-ignore
const GROWN: PtcgCard = {
  name: 'Pupmoth',
  kind: 'pokemon',
  stage: 'stage1',
  hp: 90,
  types: ['Grass'],
  evolvesFrom: 'Pupling',
};
/** It is hit harder next turn, and hits hard. */
const BRUNTER: PtcgCard = { ...GROWN, name: 'Brunter', stage: 'basic', attacks: [{ name: 'Ramming', cost: [], damage: 90, text: "During your opponent's next turn, this Pokémon takes 100 more damage from attacks (after applying Weakness and Resistance)." }] }; // prettier-ignore
const MADE = [GROWN, BRUNTER, made('Rowdle', 'Tally', 'This attack does 20 damage for each of your Benched Pokémon.'), made('Fetchle', 'Gift', 'Attach a Basic Energy card from your hand to 1 of your Benched Pokémon.'), made('Pupling', 'Hatch', 'Search your deck for a card that evolves from this Pokémon and put it onto this Pokémon to evolve it. Then, shuffle your deck.'), made('Galeling', 'Gustlet', 'If Squallet is on your Bench, this attack does 50 more damage.'), made('Squallet', 'Drizzle', ''), made('Naggle', 'Vexing', "Choose 1 of your opponent's Active Pokémon's attacks. During your opponent's next turn, that Pokémon can't use that attack.")]; // prettier-ignore
const findMade = Object.assign(
  ((game, written) => {
    const card = MADE.find(({ name }) => name === written);
    return card ? { is: 'named', name: written, card } : findCard(game, written);
  }) as typeof findCard,
  { using: (written: string) => MADE.flatMap((card) => (card.attacks?.some(({ name }) => name === written) ? [card.name as string] : [])) }, // prettier-ignore
);
const laid = (line: string): PtcgCase => readLine(line, { find: findMade, game: 'ptcg' }).case as PtcgCase;
test('whose Bench a text asks about is whose Pokémon it is that the line tells of', () => {
  const benchOf = (line: string) => JSON.stringify(laid(line).state?.players?.A?.bench ?? []);
  expect(benchOf('A: Galeling Gustlet -> Snorlax, Squallet is on the bench')).toContain('Squallet');
  expect(benchOf("A: Galeling Gustlet -> Snorlax, Squallet is on B's bench")).not.toContain('Squallet');
});
test.each(["B's Snorlax is active. A: Pupling attacks Snorlax with Hatch and evolves into Pupmoth from the deck", 'A setzt mit Pupling Hatch gegen Relaxo ein und entwickelt sich zu Pupmoth', 'A: Pupling Hatch -> Snorlax, A: finds Pupmoth'])('what an attack evolves its Pokémon into comes out of the deck: %s', (line) => {
  const { state, moves } = laid(line);
  expect(moves?.map((move) => [move.do, 'choose' in move ? move.choose : undefined])).toEqual([['attack', { cards: ['Pupmoth'] }]]);
  expect(state?.players?.A?.hand ?? []).toEqual([]);
}); // prettier-ignore
test('who is listed behind a comma is where and whose the list says, and what lies in the discard pile lies on nobody', () => {
  const of = (line: string) => laid(line).state?.players?.A;
  const bench = [
    { card: 'Squallet', damage: 10 },
    { card: 'Naggle', damage: 0 },
  ];
  expect(
    of(
      'A has Galeling active, Squallet with 10 damage and an undamaged Naggle on the bench. A: Galeling Gustlet -> Pupling',
    )?.bench,
  ).toEqual(bench);
  expect(
    of(
      "A's Galeling is active, his bench is Squallet with 10 damage and an undamaged Naggle. A: Galeling Gustlet -> Pupling",
    )?.bench,
  ).toEqual(bench);
  const { discard, bench: alone } = of(
    'A hat Galeling aktiv, Squallet auf der Bank und eine Psycho-Energie im Ablagestapel. A: Galeling Gustlet -> Pupling',
  )!;
  expect([discard, alone]).toEqual([['Basic Psychic Energy'], [{ card: 'Squallet' }]]);
});
test("no Pokémon uses an attack that is another one's", () =>
  expect(() => laid("A's Squallet uses Gustlet on Snorlax")).toThrow());
test('behind whom an attack hits stands which of its attacks is chosen', () => {
  expect(laid('A: Naggle Vexing -> Squallet (Drizzle)').moves?.at(-1)).toMatchObject({ choose: { name: 'Drizzle' } });
});

test('a Pokémon the line names that would be passed over is no line', () =>
  expect(() => readLine("A's Charizard ex uses Burning Darkness copying Phantom Dive into an undamaged Snorlax", { find })).toThrow()); // prettier-ignore
test('behind an arrow stands who is hit, though the attacker’s player has one of that name', () => {
  const { state, moves } = laid("A's bench: Squallet, Naggle; A: Rowdle Tally -> Squallet");
  expect([state?.players?.B?.active, moves?.at(-1)]).toEqual(['Squallet', { by: 'A', do: 'attack', attack: 'Tally' }]);
  expect(laid("A's bench: Squallet, Naggle; A: Fetchle Gift -> Squallet").moves?.at(-1)).toMatchObject({ targets: ['Squallet'] }); // prettier-ignore
});
test.each(['Last turn B used Ramming with Brunter. A: Squallet Drizzle -> Brunter', 'Letzten Zug hat B mit Brunter Ramming gemacht. Jetzt greift A das Brunter mit Squallet an, Drizzle.'])('an attack of last turn that nobody says whom it hit has not hit who attacks now: %s', (line) => {
  const { state, moves } = laid(line);
  expect(state?.players?.A?.active).toBe('a Pokémon');
  expect(moves?.map((move) => [move.do, 'to' in move ? move.to : undefined])).toEqual([['attack', undefined], ['retreat', 'Squallet'], ['attack', undefined]]);
}); // prettier-ignore
test.each(['A hat schon einen GX-Angriff eingesetzt', 'A hat schon eine GX-Attacke eingesetzt', 'A hat seinen GX-Angriff schon benutzt'])('what was used once in a game: %s', (said) =>
  expect(laid(`${said}, A: Squallet Drizzle -> Naggle`).state?.players?.A?.used).toEqual({ gx: true })); // prettier-ignore
test('only a Pokémon is on the Bench: of the Energy before it nothing is passed over', () =>
  expect(() => readWholeLine('A has Snorlax active with 1 Fire Energy and Charizard ex on the bench. A retreats Snorlax', { find, game: 'ptcg', judge })).not.toThrow()); // prettier-ignore
