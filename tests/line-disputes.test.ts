/**
 * Disputes as judges type them, each of a kind that a line once got wrong or did not read: the verdict, and what the answer rests on.
 * How a line is filled in stands in `line-filled-in.test.ts`, what is told in whole sentences in `line-sentences.test.ts`, Pokémon in `line-pokemon-disputes.test.ts`.
 */
import { expect, test } from 'vitest';
import type { Case } from '../engine/case/schema.ts';
import { expectRuling, judge, judged, ruled } from './lines.ts';

test.each([
  // What gives itself up says so; whose monsters are given up; who turns when its battle is over.
  ["B has Skill Drain; A: Exiled Force (tribute itself) -> B's Summoned Skull", 'resolved', 'Exiled Force destroys Summoned Skull'],
  ['A: Lava Golem (Tribut Bs Jinzo, Bs Sangan)', 'resolved', 'Lava Golem'],
  ['A attacks Spear Dragon -> direct', 'resolved', 'Spear Dragon is now in Defense Position'],
  ['A attacks Summoned Skull -> direct, B: Magic Cylinder > A: Forbidden Lance -> Summoned Skull', 'resolved', 'Player B takes 1700 battle damage. Magic Cylinder resolves without effect: Summoned Skull is unaffected (Forbidden Lance).'],
  // Nobody said what is attacked, and there is one monster only.
  ['A attacks with Summoned Skull, B controls Sangan', 'resolved', 'Summoned Skull destroys Sangan'],
  // Whose turn it is, in a sentence of its own.
  ["It is B's turn, A activates Pot of Greed", 'illegal', "only in one's own turn"],
  ['Es ist der Zug von B, A: Pot of Greed', 'illegal', "only in one's own turn"],
  // The answer stands first, and is none to what stands behind it; a monster nobody named is Set, not there.
  ['A: Mirror Force, B summons Sangan', 'illegal', 'The event this card answers has not just happened'],
  ['B setzt ein Monster, A: Torrential Tribute', 'illegal', 'The event this card answers has not just happened'],
  ['A sets Sangan; B: Raigeki', 'resolved', 'Raigeki destroys'],
  // It lies as it is told to lie, wherever that stands.
  ['A controls Sangan, B attacks Summoned Skull -> face-down Sangan', 'resolved', '2500 ATK – 600 DEF'],
  // What is Tributed for a Ritual Summon is its material, wherever it stands.
  ['A: Black Luster Ritual (tribute Summoned Skull, Sangan) -> Black Luster Soldier', 'resolved', 'using Summoned Skull and Sangan'],
  ['A: Black Luster Ritual (tribute Sangan) -> Black Luster Soldier', 'illegal', 'add up to Level 3, less than 8'],
  // A bullet called an effect.
  ['A summons Elemental HERO Stratos, A: Elemental HERO Stratos effect 2 > B: Torrential Tribute', 'resolved', 'adds'],
  // What lies there, wherever the line says it.
  ['A: Einer für einen, B hat Makrokosmos', 'illegal', '(Macro Cosmos)'],
  ['B controls Thunder King Rai-Oh, A: Reinforcement of the Army', 'illegal', 'Thunder King Rai-Oh forbids this'],
  // The Tribute is the other player's, and it is not Summoned by another card instead.
  ['A special summons Gameciel, the Sea Turtle Kaiju (tribute Jinzo)', 'resolved', 'Special Summon successful'],
  ['A summons Goblindbergh, B: Solemn Judgment; A summons Sangan', 'illegal', 'already been made this turn'],
  // A cost behind the target; a monster taken over is one's own.
  ['A: Change of Heart -> Jinzo; A: Enemy Controller -> Dark Magician (tribute Jinzo)', 'resolved', 'takes control of Dark Magician'],
  // Whose turn it is was said; Life Points cannot be filled in.
  ['B: Effect Veiler, turn B', 'illegal', "only in the opponent's turn"],
  ['A: Premature Burial -> Dark Magician; B: Heavy Storm', 'illegal', "only in one's own turn"],
  ['A (4000 LP): Cyber-Stein', 'illegal', 'cannot pay 5000'],
  // Where a card forbids its own effect unless it is linked, nobody said how it lies.
  ['A: Knightmare Gryphon', 'needs-facts', 'depends on what the line does not say'],
  // A Summon by a card is no Summon that can be negated; what the line says is never answered by something put before it.
  ['A special summons Dark Magician > B: Solemn Strike', 'illegal', 'such a Summon cannot be negated. Summoned without'],
  // A phase said behind a Chain: the Chain has resolved; what is played then begins another. Main Phase 2 lies behind a Battle Phase.
  ['A: Pot of Greed; end phase; B: Raigeki Break', 'resolved', 'Raigeki Break destroys'],
  ['A: Pot of Greed, A ends turn; B: Raigeki > A: Solemn Judgment', 'resolved', 'Raigeki does not resolve'],
  ['A: Pot of Greed; main2, A: Raigeki', 'resolved', 'Raigeki destroys'],
  // Behind what is over comes the other player's turn, Main Phase 2, the next attack; what was taken until the end of the turn is its owner's again.
  ['A: Pot of Greed; turn B; B: Raigeki', 'resolved', 'Raigeki destroys'],
  ['A attacks Sangan -> Jinzo; A: Raigeki', 'resolved', 'Raigeki destroys Jinzo'],
  ['A attacks Sangan -> Jinzo, A: Raigeki', 'illegal', "only in one's own Main Phase"],
  ['A: Change of Heart -> Dark Magician; A attacks Dark Magician -> direct; A ends turn; B attacks Dark Magician -> direct', 'resolved', 'Player B takes 2500 battle damage and has 5500'],
  // What both bring back from the Graveyard lies where the answer can take it.
  ['A: Monster Reborn -> Summoned Skull > B: Call of the Haunted -> Summoned Skull', 'resolved', 'Monster Reborn resolves without effect'],
  // What triggers at a Summon is activated before anything answers it, wherever the line tells it.
  ['A summons Elemental HERO Stratos > B: Maxx "C"; A: Elemental HERO Stratos -> Elemental HERO Shadow Mist', 'resolved', 'adds Elemental HERO Shadow Mist'],
  // The unknown card that pays is none of those under an Xyz Monster; material in parentheses; a second Fusion Monster is material.
  ['A has Number 39: Utopia, A: Raigeki Break -> Dark Magician', 'resolved', 'Raigeki Break destroys Dark Magician'],
  ['A special summons Number 39: Utopia (Goblindbergh, Vorse Raider), B: Solemn Judgment', 'resolved', 'negates the Summon of Number 39'],
  ['A special summons Knightmare Phoenix (materials Sangan, Goblindbergh), B: Solemn Judgment', 'resolved', 'negates the Summon of Knightmare Phoenix'],
  ['A: Lubellion the Searing Dragon -> Mirrorjade the Iceblade Dragon', 'resolved', 'Fusion Summons Mirrorjade'],
  // What is done behind a draw, and what was put off, where the line comes to it.
  ['A: Graceful Charity', 'resolved', 'draws 3 cards; Player A discards 2'],
  ['A: Swords of Revealing Light; A ends turn; B ends turn; A ends turn; B ends turn; A ends turn; B ends turn', 'resolved', 'Swords of Revealing Light destroys itself'],
  // Which effect it is nobody says, and the answer hangs on it.
  ['A: Snake-Eye Ash > B: Infinite Impermanence', 'resolved', 'This holds for effect 1 of Snake-Eye Ash; for effect 2: Infinite Impermanence then cannot target Snake-Eye Ash.'],
  // … or the refusal does: what cannot be answered is the effect that was taken, or the activation of the card.
  ['A: Inzektor Dragonfly > B: Ash Blossom & Joyous Spring', 'illegal', 'This holds for effect 1 of Inzektor Dragonfly; Ash Blossom & Joyous Spring could be activated in response to effect 2.'],
  ['A: Branded Lost > B: Ash Blossom & Joyous Spring', 'illegal', 'This holds for the activation of the card Branded Lost; Ash Blossom & Joyous Spring could be activated in response to effect 1.'],
  // What comes to nothing only because of the answer does so for the effect that was taken.
  ['A: Cyber Dragon Infinity > B: Ghost Ogre & Snow Rabbit', 'resolved', 'This holds for effect 1 of Cyber Dragon Infinity; for effect 2: a Spell Card does not resolve'],
  // A monster that the answer can only be aimed at is not its own Tribute.
  ['A: Cannon Soldier > B: Effect Veiler', 'resolved', 'The effect of Cannon Soldier does nothing: it was negated (Effect Veiler)'],
  // What an answer can only have been aimed at, and cannot; whose monsters are not there, as the line says.
  ['A summons Vorse Raider > B: Infinite Impermanence', 'illegal', 'it is no Effect Monster'],
  ['B controls no monsters; A: Raigeki', 'illegal', 'nothing to destroy'],
  // A monster of the Extra Deck returns there.
  ['A: Compulsory Evacuation Device -> Stardust Dragon', 'resolved', 'returns Stardust Dragon to the Extra Deck'],
  // Of a long line the last thing somebody began.
  ['A summons Sangan; A attacks Sangan -> direct, B: Magic Cylinder > A: Seven Tools of the Bandit; A ends turn; B: Raigeki', 'resolved', 'Raigeki destroys Sangan'],
  // Of several materials one is named: the others are only not told; where it is none of them, it is wrong.
  ['A: Super Polymerization -> Jinzo', 'resolved', 'Fusion Summons a Fusion Monster using Jinzo and'],
  ['A: Polymerization -> Elemental HERO Flame Wingman + Elemental HERO Avian', 'resolved', 'using Elemental HERO Avian and Elemental HERO Burstinatrix'],
  ['A: Polymerization -> Elemental HERO Flame Wingman + Jinzo', 'illegal', 'Jinzo is no correct material'],
  // What is answered may be another effect of the card, with what that effect answers before it.
  ['A: Aleister the Invoker > B: Ash Blossom & Joyous Spring', 'resolved', 'Ash Blossom'],
  // Several monsters at once, between Scales nobody named.
  ['A pendulum summons Odd-Eyes Pendulum Dragon, B: Solemn Warning', 'resolved', 'negates the Summon of Odd-Eyes'],
  ['A beschwört Dark Magician und Goblindbergh als Pendelbeschwörung > B: Torrential Tribute', 'resolved', 'destroys Dark Magician and Goblindbergh'],
  // A number before an arrow is no attack of a Pokémon.
  ['A: Castel, the Skyblaster Musketeer effect 2 -> Jinzo', 'resolved', 'returns Jinzo to the Deck'],
  // What an effect chooses when it resolves, wherever it may be; of several effects the one it fits.
  ['A: Elemental HERO Stratos -> Elemental HERO Shadow Mist', 'resolved', 'adds Elemental HERO Shadow Mist to the hand'],
  ['A: Foolish Burial -> Sangan', 'resolved', 'sends Sangan to the Graveyard'],
  ['A: Polymerization -> Elemental HERO Flame Wingman', 'resolved', 'Fusion Summons Elemental HERO Flame Wingman using Elemental HERO Avian and'],
  // What answers an event answers it when the Chain before has resolved.
  // Nobody looked which cards come up; what the line does not say never hides what it does say.
  // Which step it is was tried, not said; what may answer depends on what was sent; what is attacked was not said.
  ['A: Evenly Matched', 'needs-facts', 'depends on what the line does not say'],
  // What keeps it from being negated is named, and said in the line.
  ['A has Branded Lost; A: Polymerization > B: Solemn Judgment', 'illegal', 'can be negated (Branded Lost)'],
  // What was Tributed hangs on what happened this turn.
  ['A special summons Kurikara Divincarnate, B: Solemn Judgment', 'needs-facts', 'depends on what the line does not say'],
  ['A: Forbidden Droplet > B: Baronne de Fleur', 'needs-facts', 'depends on what the line does not say'],
  ['B: Blue-Eyes White Dragon attacks > A: Honest', 'needs-facts', 'depends on what the line does not say'],
  // The Summon, what is paid and where from, behind the name.
  ['A: Goblindbergh summoned > B: Torrential Tribute', 'resolved', 'destroys Goblindbergh'],
  ['A: Jinzo wird als Spezialbeschwörung beschworen > B: Torrential Tribute', 'illegal', 'Jinzo forbids this'],
  ['A: Forbidden Droplet, sending Sangan > B: Baronne de Fleur', 'illegal', 'cannot be responded to'],
  ['A special summons Gameciel, the Sea Turtle Kaiju tributing Jinzo', 'resolved', 'Special Summon successful'],
  // What answers does it to a monster of its player's, where what is answered is about those.
  ['A: Smashing Ground > B: Book of Moon -> Summoned Skull', 'resolved', 'Summoned Skull is now in face-down'],
  ['A: Monster Gate', 'needs-facts', 'which cards are excavated'],
  ["A: Vanity's Emptiness; B: Monster Reborn", 'illegal', "Vanity's Emptiness forbids Special Summoning"],
  ['A: Branded Fusion > B: Forbidden Crown', 'resolved', 'Forbidden Crown applies'],
  // In whose turn: of him who Summons.
  ['A: Maxx "C"; B summons Sangan', 'resolved', 'Normal Summon successful: Sangan'],
  // Summoned with the material an effect asks for.
  ['A: S:P Little Knight -> Ash Blossom & Joyous Spring', 'resolved', 'banishes Ash Blossom'],
  // A way that only another place of the card makes possible is said; a card whose cost sends it, too, pays with itself.
  ['A has Anti-Spell Fragrance; B: Pot of Greed', 'resolved', 'Supposing that Pot of Greed was Set in an earlier turn'],
  ['A: Snake-Eye Ash; A: Snake-Eye Ash effect 2', 'resolved', 'Supposing that the monster was Summoned'],
  // A Fusion Monster is Fusion Summoned by a card.
  ['A: Albion the Branded Dragon', 'resolved', 'Fusion Summons'],
  // The second effect of a Spell whose activation is its first.
  ['B controls Skill Drain, A: Galaxy Cyclone effect 2 -> Skill Drain', 'resolved', 'Galaxy Cyclone destroys Skill Drain'],
  ['A: Call of the Haunted -> Jinzo > B: D.D. Crow -> Jinzo', 'resolved', 'Call of the Haunted stays face-up without effect: its target is gone'],
  ['A fusion summons Mudragon of the Swamp', 'resolved', 'Fusion Summons Mudragon of the Swamp using 2× a monster'],
  ['A: Polymerization -> Mudragon of the Swamp', 'resolved', 'Fusion Summons Mudragon of the Swamp using 2× a monster'],
  ['A: Polymerization -> Garura, Wings of Resonant Life', 'resolved', 'using a monster (1) and a monster (2)'],
  // By a card that takes no material where it cannot be laid out; what is Summoned so is what an answer is about.
  ['A special summons Thunder Dragon Colossus, B: Effect Veiler', 'resolved', 'negates the effects of Thunder Dragon Colossus'],
  ['A summons Albion the Branded Dragon > B: Infinite Impermanence', 'resolved', 'negates the effects of Albion the Branded Dragon'],
  ['A ritual summons Black Luster Soldier, B: Book of Moon', 'resolved', 'Black Luster Soldier'],
  // What is aimed at is a target before it is material; a card no effect aims at only lies there.
  ['A: Castel, the Skyblaster Musketeer effect 2 -> Sangan', 'resolved', 'returns Sangan to the Deck'],
  ['A: Mystical Space Typhoon -> Dark Magician', 'illegal', 'Dark Magician is not a legal target (asked for: Spell or Trap)'],
  // Why it is no target: what it is, where it lies, whose it is.
  ['A: Enemy Controller (option 1) -> Link Spider', 'illegal', 'a Link Monster has no Defense Position'],
  ['A: Called by the Grave -> Jinzo (field)', 'illegal', 'Jinzo is in the Monster Zone (asked for: a target in the Graveyard)'],
  // What the answer did, where it is about something else.
  ['A: Pot of Greed > B: Scapegoat', 'resolved', 'Sheep Tokens'],
  ['A: Pot of Greed > B: Droll & Lock Bird', 'resolved', 'Droll & Lock Bird applies from now on'],
  ['A: Pot of Greed > A: Upstart Goblin', 'illegal', 'Upstart Goblin cannot be activated here'],
  // A hand trap that is discarded, a Trap that is flipped.
  ['A: Wiedergeburt -> Jinzo, B wirft D.D. Crow ab -> Jinzo', 'resolved', 'D.D. Crow banishes Jinzo'],
  ['A attacks Dark Magician into Sangan, B flips Mirror Force', 'resolved', 'Mirror Force destroys Dark Magician'],
  // Tokens; a turn that has ended before an attack.
  ['A: Scapegoat; B: Jinzo attacks Sheep Token', 'resolved', 'Jinzo destroys Sheep Token'],
  ['A: Swords of Revealing Light; B attacks Jinzo -> Sangan', 'illegal', 'Swords of Revealing Light forbids this'],
  // A target lies as the text asks for it.
  ['A: De-Spell -> Mirror Force', 'resolved', 'De-Spell'],
  ['A: Nobleman of Crossout -> Sangan', 'resolved', 'destroys and banishes Sangan'],
  // On what a card fails in the place where least stands against it.
  ['A attacks Dark Magician -> Jinzo, damage step: before, B: Honest', 'illegal', 'a LIGHT monster you control battles'],
  ['A ends battle phase, B: Evenly Matched', 'resolved', 'banishes'],
  // The answer stands first in the line, and behind it what it answers.
  ['B: Solemn Judgment, A summons Sangan', 'resolved', 'negates the Summon of Sangan'],
  ['B: Mirror Force, A attacks Dark Magician -> Sangan', 'resolved', 'Mirror Force destroys Dark Magician'],
  // What is too slow for a link is behind the Chain, and refused for what stands against it there.
  ['A controls Dark Magician, Jinzo and Sangan, B activates Raigeki', 'resolved', 'Raigeki destroys Dark Magician, Jinzo and Sangan'],
  ['A kontrolliert Dunkler Magier, Jinzo, und Sangan; B aktiviert Raigeki', 'resolved', 'Raigeki destroys Dark Magician, Jinzo and Sangan'],
  ["A: Raigeki Break -> A's Sangan", 'resolved', 'Player A adds an unknown card to the hand'],
  ['A: Raigeki-Brecher auf seinen eigenen Sangan', 'resolved', 'Player A adds an unknown card to the hand'],
  ["A: Snatch Steal -> A's Sangan", 'illegal', "Sangan is not a legal target: the card is on player A's side"],
  ["A: Dark Hole destroys A's Sangan and B's Dandylion", 'resolved', 'The effects of Sangan and Dandylion then form a new Chain'],
  ['A attacks Blue-Eyes White Dragon -> Dark Magician; A: Honest', 'resolved', 'Player B takes 3000 battle damage'],
  ['A: Dark Ruler No More, B: Effect Veiler -> Jinzo', 'illegal', 'Dark Ruler No More cannot be responded to'],
  ['A: Reinforcement of the Army, B: Droll & Lock Bird, A: Terraforming', 'illegal', 'Droll & Lock Bird forbids this'],
  ['A: Monster Reborn from the GY', 'illegal', 'in the Graveyard; the effect cannot be activated from there'],
  ['B: Maxx "C" > A: Crossout Designator declares Maxx "C"', 'resolved', 'does nothing: it was negated (Crossout Designator)'],
  ['Zug endet', 'resolved', 'Main Phase 1 of Player B'],
  // Verbs as players write them: with what, of what, in the perfect tense, on whom.
  ['A beschwört Jinzo mit Wiedergeburt', 'resolved', 'Special Summons Jinzo'],
  ['B zerstört Swords of Revealing Light mit Mystical Space Typhoon', 'resolved', 'destroys Swords of Revealing Light'],
  ['A beschwört Blue-Eyes White Dragon durch Tribut von Sangan und Kuriboh, B: Solemn Judgment', 'resolved', 'negates the Summon of Blue-Eyes'],
  ['A summons Jinzo with Sangan, B: Solemn Judgment', 'resolved', 'negates the Summon of Jinzo'],
  ['A attacks Dark Magician -> Sangan, B dreht Mirror Force um', 'resolved', 'Mirror Force destroys Dark Magician'],
  ['A: Raigeki, B opfert Stardust Dragon', 'resolved', 'its activation was negated (Stardust Dragon)'],
  ['A legt Mirror Force', 'resolved', 'Sets Mirror Force'],
  ['A hat Sangan beschworen, B: Torrential Tribute', 'resolved', 'Torrential Tribute destroys Sangan'],
  ['A flips Man-Eater Bug -> Jinzo', 'resolved', 'Man-Eater Bug destroys Jinzo'],
  ['A beendet den Zug, B zieht, B: Pot of Greed', 'resolved', 'Player B draws 2'],
  ['A: Pot of Greed twice', 'resolved', 'draws 2'],
  // What comes of it by another card, and at the end of the turn; a Gemini monster; a card found under a declared name.
  ['A: Call of the Haunted -> Dark Magician; B: Mystical Space Typhoon -> Call of the Haunted', 'resolved', 'Call of the Haunted destroys Dark Magician'],
  ['A: Change of Heart -> Jinzo; A ends turn', 'resolved', 'Player B now controls Jinzo'],
  ['A: Gigaplant', 'illegal', 'until it is Normal Summoned again'],
  // What was Summoned with a card was Summoned before the other player destroys that card; "it" is the card the answer fits.
  ['A summons Dark Magician with Call of the Haunted, B destroys it with Mystical Space Typhoon', 'resolved', 'Call of the Haunted destroys Dark Magician'],
  ['A beschwört Jinzo mit Ruf der Gejagten, B annulliert Ruf der Gejagten mit Feierliches Urteil', 'resolved', 'its activation was negated'],
  ['A tributbeschwört Jinzo mit Sangan, B: Solemn Judgment', 'resolved', 'negates the Summon of Jinzo'],
  ['A: Terraforming > B kettet Ash Blossom & Joyous Spring an > A kettet Called by the Grave -> Ash Blossom & Joyous Spring an', 'resolved', 'Terraforming resolves'],
  ['B controls Macro Cosmos and A has Jinzo in the GY; B: D.D. Crow -> Jinzo', 'illegal', '(Macro Cosmos)'],
  // Nothing else is there to be Tributed: the card pays with itself.
  ['A: Cannon Soldier > B: Skill Drain', 'resolved', '500'],
  // What is taken over or was activated is the card that is Tributed or used later; no other copy is invented.
  ['A: Mind Control -> Sangan; A tribute summons Jinzo (tribute Sangan)', 'illegal', 'Sangan cannot be Tributed for this'],
  ['A: Change of Heart -> Sangan; A tribute summons Jinzo (tribute Sangan)', 'resolved', 'Player B adds'],
  ['A: Breakthrough Skill -> Breaker the Magical Warrior; A: Breakthrough Skill from the GY -> Sangan', 'needs-facts', 'not the one it went to the Graveyard'],
  // How it lies, before its name.
  ['A attacks Dark Magician -> face-down Man-Eater Bug', 'resolved', '2500 ATK – 600 DEF: Dark Magician destroys Man-Eater Bug; no battle damage'],
  ['A greift mit Dark Magician verdeckten Man-Eater Bug an', 'resolved', '2500 ATK – 600 DEF'],
  // What is put on the table so that a card answers at all is said, and whose it is.
  ['A summons Sangan, B: Torrential Tribute, A: Starlight Road', 'resolved', 'Supposing that an Effect Monster is face-up on the field (A): Torrential Tribute does nothing'],
  // An effect of what the line names is nothing supposed.
  ['A summons Aleister the Invoker, B: Ash Blossom & Joyous Spring', 'resolved', 'The effect of Aleister the Invoker does nothing'],
  // By whom it is Summoned is nothing supposed before it.
  ['A special summons Blue-Eyes White Dragon, B: Bottomless Trap Hole', 'resolved', 'Bottomless Trap Hole destroys'],
  // A monster of either side is whose the line says later, or of whom the effect serves.
  ['A: Axe of Despair -> Goblindbergh, A attacks Goblindbergh -> Jinzo', 'resolved', '2400 ATK – 2400 ATK'],
  ['A: Book of Moon -> Goblindbergh; B attacks Jinzo -> Goblindbergh', 'resolved', 'Jinzo destroys Goblindbergh'],
  // What the line says stands against "if you control no cards"; nothing else could help.
  ['A controls Sangan; A: Lightning Storm', 'illegal', 'If you control no face-up cards'],
  ['A: Pot of Greed; A: Dimension Shifter', 'illegal', 'If you have no cards in your Graveyard'],
  // With how much material; where, before what; an effect in one word; what is equipped; a Scale.
  ['B has Steelswarm Roach without material; A special summons Cyber Dragon > B: Steelswarm Roach', 'illegal', 'Steelswarm Roach cannot be activated'],
  ["B's GY: Dark Magician; A: Monster Reborn -> Dark Magician", 'resolved', 'Special Summons Dark Magician'],
  ['A has banished Sangan; A: Dimension Fusion', 'resolved', 'Special Summons Sangan'],
  ['A beschwört Sangan; A: Sangan-Effekt', 'needs-facts', 'depends on what the line does not say'],
  ['A rüstet Goblindbergh mit Axt der Verzweiflung aus; B: Mystical Space Typhoon -> Axe of Despair', 'resolved', 'destroys Axe of Despair'],
  ['A has Anti-Spell Fragrance; B activates Odd-Eyes Pendulum Dragon in the pendulum zone', 'illegal', 'Anti-Spell Fragrance forbids this'],
  // What is declared: the link answered, the card behind the arrow, in words; a Summon in the other player's next turn.
  ['A: Reinforcement of the Army > B: Ash Blossom & Joyous Spring > A: Crossout Designator', 'resolved', 'was negated (Crossout Designator)'],
  ['A: Prohibition -> Sangan; B summons Sangan', 'illegal', 'Prohibition forbids this'],
  ['A: Prohibition, naming Sangan; B summons Sangan', 'illegal', 'Prohibition forbids this'],
  // What an effect did each time, what a destroyed card destroyed, where a monster went instead.
  ['A: Maxx "C"; B: Scapegoat', 'resolved', '4 Sheep Tokens; Player A draws 1 card'],
  ['A: Premature Burial -> Sangan; B: Mystical Space Typhoon -> Premature Burial', 'resolved', 'Premature Burial destroys Sangan'],
  ['B hat Makrokosmos, A greift mit Dark Magician an -> Sangan', 'resolved', 'Sangan is banished because of Macro Cosmos'],
  // The monster that answers a direct attack does not lie on the field.
  ["A has Vanity's Emptiness; A attacks Dark Magician directly; B: Battle Fader", 'illegal', "Vanity's Emptiness forbids this"],
  // What was tried for one effect of a card is not kept where the card itself is meant.
  ['A has Secret Village of the Spellcasters set; A: Secret Village of the Spellcasters > B: Dark Bribe', 'resolved', 'its activation was negated'],
  // What the line names and the effect cannot choose; what was banished does not trigger; the answer stands first, behind ';' too.
  ['A: Foolish Burial -> Pot of Greed', 'resolved', 'Foolish Burial cannot take Pot of Greed: Foolish Burial sends'],
  ['A: Karma Cut -> Sangan (discard Pot of Greed); B: Sangan', 'illegal', 'has not just happened'],
  ['A: Torrential Tribute; B summons Sangan', 'resolved', 'Torrential Tribute destroys Sangan'],
  // Who may not Normal Summon did not Summon by a card nobody named; who plainly Summons does so in the next turn of his own.
  ['A special summons Lava Golem (tribute Jinzo, Dark Magician); A summons Sangan', 'illegal', 'Lava Golem forbids this'],
  ['A: Terraforming; B summons Sangan', 'resolved', 'Normal Summon successful: Sangan'],
])('%s', expectRuling); // prettier-ignore

test('a way that is tried with a card that is no monster is only not the way', () =>
  expect(ruled('A: Mystic Mine > B: Ash Blossom & Joyous Spring').verdict).toBe('illegal'));

test('the question says what was tried', () => {
  const { open } = ruled('A: Nibiru, the Primal Being');
  expect(open[0]?.text.en).toContain('(cards on the table; other effects and places of the card; another turn');
});

test.each([
  ['filled in', [{ path: '/players/A/hand', value: 'Raigeki' }], 'resolved', "This holds if nothing for Drain lies in Player A's hand (not given)"],
  ['told', [], 'resolved', 'its activation was negated (Drain).'],
])('what another may discard to avert an effect, with a hand that is %s', (_, assumed, verdict, says) => {
  const pay = { do: 'discard', by: 'opponent', optional: true, cards: { choose: 1, where: 'hand', whose: 'opponent', filter: { kind: 'spell' } } };
  const resolve = [pay, { do: 'negate-this-effect', join: 'and-if-you-do' }, { do: 'otherwise', join: 'also', then: [{ do: 'negate-activation' }] }];
  const drain = { name: 'Drain', kind: 'trap', property: 'counter', effects: [{ kind: 'activation', respondsTo: { what: 'card', kind: 'spell', by: 'opponent' }, resolve }] };
  const { ruling } = judged({
    game: 'ygo',
    cards: { drain },
    assumed: [...assumed, { path: '/phase', value: 'main1' }],
    state: { players: { A: { hand: ['Raigeki'] }, B: { monsters: ['Sangan'], spellsTraps: ['drain'] } } },
    moves: [{ by: 'A', do: 'activate', card: 'Raigeki' }, { by: 'B', do: 'activate', card: 'drain' }],
  } as unknown as Case);
  expect([ruling.verdict, ruling.headline.en]).toEqual([verdict, expect.stringContaining(says)]);
  expect(ruling.headline.en.includes('This holds if')).toBe(assumed.length > 0);
}); // prettier-ignore

test('a declared card is called by its name in each language', () => {
  const { steps } = judge({
    game: 'ygo',
    state: { players: { A: { hand: ['Prohibition'] } } },
    moves: [{ by: 'A', do: 'activate', card: 'Prohibition', choose: { name: 'Pot of Greed' } }],
  });
  const said = steps.map(({ text }) => text).find(({ en }) => en.includes('declares'));
  expect(said).toEqual({ de: 'Spieler A deklariert: Topf der Gier.', en: 'Player A declares: Pot of Greed.' });
});

test('a card found under a declared name has that name', () => {
  const { verdict, headline } = judge({
    game: 'ygo',
    state: { players: { A: { hand: ['Pot of Desires', 'Crossout Designator'], deck: { count: 20 } }, B: { hand: ['Ash Blossom & Joyous Spring'] } } },
    moves: [
      { by: 'A', do: 'activate', card: 'Pot of Desires' },
      { by: 'B', do: 'activate', card: 'Ash Blossom & Joyous Spring' },
      { by: 'A', do: 'activate', card: 'Crossout Designator', choose: { name: 'Ash Blossom & Joyous Spring' } },
    ],
  });
  expect([verdict, headline.en]).toEqual(['resolved', expect.stringContaining('negated (Crossout Designator)')]);
}); // prettier-ignore

test('a Fusion Summon with material from the Deck sends cards from the Deck', () => {
  const destined = {
    name: 'Destined',
    kind: 'spell',
    property: 'normal',
    effects: [
      {
        kind: 'activation',
        resolve: [{ do: 'fusion-summon', what: { is: 'fusion' }, from: 'extra-deck', materials: [{ where: ['hand', 'deck'], whose: 'you', filter: { kind: 'monster' } }] }],
      },
    ],
  };
  const { ruling } = judged({
    game: 'ygo',
    cards: { destined },
    state: {
      players: {
        A: { hand: ['destined', 'Elemental HERO Avian'], deck: { cards: ['Elemental HERO Burstinatrix'] }, extraDeck: { cards: ['Elemental HERO Flame Wingman'] } },
        B: { hand: ['Ash Blossom & Joyous Spring'] },
      },
    },
    moves: [
      { by: 'A', do: 'activate', card: 'destined' },
      { by: 'B', do: 'activate', card: 'Ash Blossom & Joyous Spring' },
    ],
  } as unknown as Case);
  expect([ruling.verdict, ruling.headline.en]).toEqual(['resolved', expect.stringContaining('its effect was negated')]);
}); // prettier-ignore

test('no card of a player whose cards are banished instead can be sent as a cost, not even an unknown one', () => {
  const law = { name: 'Law', kind: 'monster', monster: ['effect'], level: 6, race: 'Warrior', attribute: 'DARK', atk: 2400, def: 1800, effects: [{ kind: 'continuous', ongoing: [{ rule: 'redirect', when: 'sent-to-graveyard', to: 'banished', cards: { where: ['field', 'hand', 'deck', 'extra-deck', 'materials', 'banished'], filter: { owner: 'opponent' } } }] }] };
  const ruled = (mine: 'A' | 'B') =>
    judged({
      game: 'ygo',
      cards: { law },
      state: { turn: { player: mine }, players: { A: { monsters: ['law', ...(mine === 'A' ? ['Card Trooper'] : [])], deck: { count: 20 } }, B: { monsters: mine === 'B' ? ['Card Trooper'] : [], deck: { count: 20 } } } },
      moves: [{ by: mine, do: 'activate', card: 'Card Trooper' }],
    } as unknown as Case).ruling;
  expect(ruled('B').illegal?.reasons.map(({ code }) => code)).toEqual(['cost-barred']);
  expect(ruled('A').illegal).toBeUndefined();
}); // prettier-ignore
