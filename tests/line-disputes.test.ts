/** Disputes as judges type them, each of a kind that a line once got wrong or did not read: the verdict, and what the answer rests on. */
import { expect, test } from 'vitest';
import type { Case } from '../engine/case/schema.ts';
import { readLine } from '../desk/line.ts';
import { wantedBy } from '../desk/line/placeholders.ts';
import { withAssumed } from '../desk/rulings/assumed.ts';
import { expectRuling, find, judge, judged, ruled } from './lines.ts';

test.each([
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
  ["A: Vanity's Emptiness; B: Monster Reborn", 'illegal', "Vanity's Emptiness forbids this"],
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

test('the question says what was tried', () => {
  const { open } = ruled('A: Nibiru, the Primal Being');
  expect(open[0]?.text.en).toContain('(cards on the table; other effects and places of the card; another turn');
});

test('beside what is Summoned later the Extra Deck has cards an earlier effect may take', () => {
  const { case: theCase } = readLine('A: Pot of Greed; A synchro summons Stardust Dragon', {
    find,
    judge,
    game: 'ygo',
  });
  expect(theCase).toHaveProperty('state.players.A.extraDeck', { cards: ['Stardust Dragon'], count: 15 });
});

test("a later card's target lies where that card looks for it", () => {
  const { case: theCase } = readLine("A: Professor's Research; A: Switch -> Pidgeot ex", { find, judge, game: 'ptcg' });
  expect(judge(theCase).illegal).toBeUndefined();
});

test('a way that is tried with a card that is no monster is only not the way', () =>
  expect(ruled('A: Mystic Mine > B: Ash Blossom & Joyous Spring').verdict).toBe('illegal'));

test('no Trainer card is a Pokémon in play', () =>
  expect(() => readLine('A ability Iono', { find, judge, game: 'ptcg' })).toThrow('wrong-place'));

test.each(['B attacks', 'A greift an', 'A summons'])('%s: with what?', (line) =>
  expect(() => readLine(line, { find, judge })).toThrow('line-not-understood'),
);

test.each(['A summons Trap Hole', 'A attacks Mystical Space Typhoon -> direct'])('%s: no monster', (line) =>
  expect(() => readLine(line, { find, judge })).toThrow('line-no-monster'),
);

test.each([
  ['A: Pot of Greed -> Pidgeot ex', 'ygo'],
  ['Charizard ex Burning Darkness -> Dark Magician', 'ptcg'],
] as const)('%s: a card of the other game is none of this one', (line, game) =>
  expect(() => readLine(line, { find, judge, game })).toThrow('line-other-game'),
);

test.each([
  ['A plays Charizard ex from hand onto Charmander', 'evolve'],
  ['A setzt Ultra Ball ein', 'play'],
  ['A zieht Pidgeot ex zurück -> Budew', 'retreat'],
])('%s: a Pokémon move in a player’s words', (line, last) => {
  const { case: theCase } = readLine(line, { find, judge, game: 'ptcg' });
  expect(theCase.moves?.at(-1)?.do).toBe(last);
});

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
  // What is refused anyway is not refused for what the line does not say besides.
  ["B's Budew uses Itchy Pollen; A: Ultra Ball", 'illegal', "Not allowed: Item cards can't be played (Itchy Pollen)."],
])('%s: a Pokémon line', (line, verdict, says) => {
  const { case: written, assumptions } = readLine(line, { find, judge, game: 'ptcg' });
  const { verdict: found, headline } = judge(withAssumed(written, assumptions, undefined));
  expect([found, headline.en]).toEqual([verdict, expect.stringContaining(says)]);
}); // prettier-ignore

test("a Summoned monster's effect is the one that works where it lies: nothing is filled in for another", () => {
  const { assumptions } = ruled('A summons Aleister the Invoker, A: Aleister the Invoker');
  expect(assumptions.map(({ text }) => text?.en).filter((text) => text?.includes('Fusion Monster'))).toEqual([]);
});

test('a card behind the arrow that nothing aims at is called by its name in each language', () => {
  const { assumptions } = ruled('A: Pot of Greed -> Dark Magician');
  const { text } = assumptions.find(({ path }) => path === '/moves/0/targets')!;
  expect(text?.en).toContain('only on the table: Dark Magician');
  expect(text?.de).toContain('nur auf dem Tisch: Dunkler Magier');
});

test.each([
  // What hangs on the ATK of a monster nobody named is asked; what does not, is not.
  ['B: Magic Cylinder', 'needs-facts', 'What is the ATK of a monster?'],
  ['A: Ring of Destruction', 'needs-facts', 'What is the ATK of a monster?'],
  ['A: Kuriboh', 'resolved', 'Direct attack by a monster: no battle damage'],
  ['A: Battle Fader', 'resolved', 'Special Summons Battle Fader'],
  ['A: Fissure', 'resolved', 'destroys a monster'],
  ['B: Sakuretsu Armor', 'resolved', 'destroys a monster'],
  // What is too slow to be chained is played behind the Chain: by the same player where nobody is named.
  ['A: Monster Reborn -> Sangan, A: Raigeki', 'resolved', 'Raigeki destroys a monster'],
  ['A: Foolish Burial -> Sangan, Monster Reborn -> Sangan', 'resolved', 'Special Summons Sangan'],
  ['A: Monster Reborn -> Sangan > A: Raigeki', 'illegal', 'Spell Speed 1'],
  // Who was taken over attacks: no second one is invented.
  ['A: Change of Heart -> Jinzo, A attacks Jinzo -> direct', 'resolved', 'Direct attack by Jinzo: Player B takes 2400'],
  // A card forbids it whatever happened.
  ['B has Jinzo, A: Mirror Force', 'illegal', 'Jinzo forbids this'],
  // What triggers and finds nothing finds it only where nothing is: the line does not say so.
  ['A flips Man-Eater Bug', 'resolved', "This holds if nothing for Man-Eater Bug lies on Player B's field (not given)"],
  ['A flips Man-Eater Bug, B has Sangan', 'resolved', 'Man-Eater Bug'],
])('%s: a placeholder has no ATK, and what is not given is no fact', expectRuling); // prettier-ignore

test.each([
  // The lowest of two is asked for, and a monster described without ATK may or may not be among those of a filter.
  ['Fissure', { monsters: ['nameless', 'Sangan'] }, 'needs-facts', 'What is the ATK of Nameless?'],
  ['Enemy Controller', { monsters: ['nameless'] }, 'resolved', 'Nameless is now in Defense Position'],
  ['Fissure', { monsters: ['nameless'] }, 'resolved', 'destroys Nameless'],
])('%s among %o: ATK nobody said', (card, b, verdict, says) => {
  const nameless = { name: 'Nameless', kind: 'monster', monster: ['normal'], level: 4, race: 'Fiend', attribute: 'DARK' };
  const { ruling } = judged({
    game: 'ygo',
    cards: { nameless },
    state: { players: { A: { hand: [card] }, B: b } },
    moves: [{ by: 'A', do: 'activate', card }],
  } as unknown as Case);
  expect([ruling.verdict, ruling.headline.en]).toEqual([verdict, expect.stringContaining(says)]);
}); // prettier-ignore

test('whether a monster without ATK meets a bound is asked, and the answer is kept', () => {
  const nameless = { name: 'Nameless', kind: 'monster', monster: ['normal'], level: 4, race: 'Fiend', attribute: 'DARK' };
  const answered = (answer: object[]) =>
    judged({
      game: 'ygo',
      cards: { nameless },
      state: { players: { A: { hand: ['nameless'] }, B: { spellsTraps: ['Trap Hole'] } } },
      moves: [
        { by: 'A', do: 'normal-summon', card: 'nameless' },
        { by: 'B', do: 'activate', card: 'Trap Hole', targets: ['nameless'] },
        ...answer,
      ],
    } as unknown as Case).ruling;
  const says = (value: number) => answered([{ by: 'A', do: 'decide', question: 'nameless/atk', answer: value }]).verdict;
  expect([answered([]).verdict, says(1000), says(999)]).toEqual(['needs-facts', 'resolved', 'illegal']);
}); // prettier-ignore

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

test.each([
  // A hand trap that was banished is not the copy that answers later.
  ['A: Called by the Grave -> Ash Blossom & Joyous Spring; A: Pot of Desires > B: Ash Blossom & Joyous Spring', 'resolved', 'The effect of Ash Blossom & Joyous Spring was negated'],
  ['A: Pot of Desires > B: Ash Blossom & Joyous Spring; A: Reinforcement of the Army > B: Ash Blossom & Joyous Spring', 'illegal', 'already been used this turn'],
  // What is given up for what.
  ['A tributes Dark Magician for Enemy Controller on Jinzo', 'resolved', 'takes control of Jinzo'],
  ['A tributes Sangan for Jinzo, B: Solemn Judgment', 'resolved', 'negates the Summon of Jinzo'],
  ['A beschwört Gameciel, the Sea Turtle Kaiju, indem er Jinzo tributet', 'resolved', 'Special Summon successful'],
  // Who holds what, how many of what.
  ['A: Card Destruction with B having 4 cards in hand', 'resolved', 'Player B draws 4 cards'],
  ['A has Jinzo and 3 cards in hand; B: Mirror Force, A attacks Jinzo -> direct', 'illegal', 'Jinzo forbids this'],
  ['B has 3 set cards, A: Heavy Storm', 'resolved', 'destroys 3'],
  ['A kontrolliert Sangan; A: Pot of Desires > B: Ash Blossom & Joyous Spring > A: PSY-Framegear Gamma', 'illegal', 'The condition is not met'],
  ['A: Royal Magical Library with 3 Spell Counters', 'resolved', 'draws 1 card'],
  // Where and when, behind the play.
  // What it answers, behind the play; a Summon, an attack, an effect.
  ['B: Mirror Force, when A attacks with Dark Magician', 'resolved', 'Mirror Force destroys Dark Magician'],
  ['B: Feierliches Urteil, wenn A mit Dark Magician angreift', 'illegal', 'has not just happened'],
  ['A 1000 LP, A: Solemn Warning auf die Beschwörung von Sangan durch B', 'illegal', 'cannot pay 2000'],
  ['A 800 LP: Delinquent Duo', 'illegal', 'cannot pay 1000'],
  ['B: Effect Veiler in response to Aleister the Invoker', 'resolved', 'it was negated (Effect Veiler)'],
  // What is answered lies where the answer can reach it.
  ['A: Snake-Eye Ash > B: Infinite Impermanence', 'resolved', 'The effect of Snake-Eye Ash does nothing'],
  ['B kontrolliert Jinzo, A: Infinite Impermanence von der Hand auf Jinzo', 'illegal', 'Jinzo forbids this'],
  ['A: Forbidden Droplet (send Mystical Space Typhoon) > B: Baronne de Fleur', 'resolved', 'its activation was negated (Baronne de Fleur)'],
  // A battle position that is changed; a monster that only lies there; in whose turn.
  ['A summons Sangan; A changes Sangan to defense', 'illegal', 'came to the field this turn'],
  ['A dreht Sangan in die Verteidigung; B attacks Jinzo -> Sangan', 'resolved', '2400 ATK – 600 DEF'],
  ['A: Jinzo; B: Mirror Force, A attacks Jinzo -> direct', 'illegal', 'Jinzo forbids this'],
  ['A: Cold Wave; B: Raigeki, turn B', 'illegal', 'Cold Wave forbids this'],
  ['A has Odd-Eyes Pendulum Dragon in the pendulum zone; B: Mystical Space Typhoon -> Odd-Eyes Pendulum Dragon', 'resolved', 'destroys Odd-Eyes Pendulum Dragon'],
  // What the line counts is all there is; what is said to be Tributed is all that is.
  ['A: Trap Dustshoot; B has 3 cards in hand', 'illegal', 'The condition is not met'],
  ['A has no cards in hand, A: Twin Twisters', 'illegal', 'no card to discard'],
  ['A has 5 monsters; A: Scapegoat', 'illegal', 'no Token can be Summoned'],
  ['A: Snatch Steal on Jinzo; A tributes Jinzo for Blue-Eyes White Dragon', 'illegal', 'takes 2 Tributes; there is 1'],
  // At the start of the phase nothing has been done in it.
  ['A: Mystical Space Typhoon; A: Cold Wave', 'illegal', 'The condition is not met'],
  ['A summons Sangan; A: Pot of Extravagance', 'illegal', 'The condition is not met'],
  // Cards named for a cost are each of one part of it.
  ['A: Black Luster Soldier - Envoy of the Beginning (banish Sangan and Kuriboh)', 'illegal', 'cannot be Special Summoned'],
  ['A special summons Black Luster Soldier - Envoy of the Beginning banishing Sangan and Honest', 'resolved', 'Special Summon successful'],
  // As judges speak.
  ['A aktiviert Topf der Gier, B kettet Feierliches Urteil an, A kettet ebenfalls Feierliches Urteil an', 'resolved', 'Player A draws 2'],
  ['A steht bei 900 LP; B: Mirror Force, when A attacks with Dark Magician, A: Seven Tools of the Bandit', 'illegal', 'cannot pay 1000'],
  ['A opfert 2 Monster und beschwört Blue-Eyes White Dragon, B: Bottomless Trap Hole', 'resolved', 'destroys and banishes Blue-Eyes'],
  ['A opfert Sangan, um Jinzo zu beschwören, B: Solemn Judgment', 'resolved', 'negates the Summon of Jinzo'],
  ['B chains Solemn Judgment to the effect of Aleister the Invoker', 'illegal', 'is no such activation'],
  ['A sets Sangan, B attacks Jinzo into the set Sangan in B\'s turn', 'resolved', '2400 ATK – 600 DEF'],
  ['A: Raigeki. B: My Body as a Shield. A: Solemn Judgment.', 'resolved', 'The activation of My Body as a Shield was negated'],
  ['A summons Goblindbergh and uses its effect to summon Sangan, B: Infinite Impermanence on Goblindbergh', 'resolved', 'The effect of Goblindbergh does nothing'],
  ['A: Mystical Space Typhoon on the set Compulsory Evacuation Device, B chains it on Dark Magician', 'resolved', 'Compulsory Evacuation Device'],
  // What is said of its material in one place holds in the whole line.
  ['A: Number 39: Utopia with 0 materials, B attacks Sangan -> Number 39: Utopia', 'resolved', 'Number 39: Utopia destroys itself'],
  ['A: Castel, the Skyblaster Musketeer with 1 material effect 2 -> Jinzo', 'illegal', 'not enough Xyz Material'],
  // "That monster" is the one that was Summoned.
  ['A: Trap Hole on Goblindbergh', 'resolved', 'Trap Hole destroys Goblindbergh'],
  ['B: Trap Hole, when A summons Kuriboh', 'illegal', 'Kuriboh has 300 ATK'],
  // Who responds answers what stands before, whatever sign stands between.
  ['A normalbeschwört Aleister the Invoker, Effekt; B antwortet mit Ash Blossom & Joyous Spring; A antwortet mit Called by the Grave', 'resolved', 'was negated (Called by the Grave)'],
  ["A's Raigeki is negated by B's Solemn Judgment", 'resolved', 'Raigeki does not resolve'],
  ['A beschwört Summoned Skull als Tributbeschwörung mit Sangan, B aktiviert als Antwort Solemn Judgment', 'resolved', 'negates the Summon of Summoned Skull'],
  ['A activates Foolish Burial, chain link 2 Ash Blossom & Joyous Spring, chain link 3 Called by the Grave', 'resolved', 'was negated (Called by the Grave)'],
  ['A sets Mystical Space Typhoon and activates it', 'illegal', 'was Set this turn'],
  ["B activates Mystical Space Typhoon targeting A's face-up Skill Drain", 'resolved', 'destroys Skill Drain'],
  ['A tributes Gameciel, the Sea Turtle Kaiju for Enemy Controller on Jinzo', 'resolved', 'takes control of Jinzo'],
  // What is given up behind an activation is its cost; how many lie in a Graveyard; whose effect triggers.
  ['A aktiviert den Effekt von Elemental HERO Stratos, B: Divine Wrath, B wirft Sangan ab', 'resolved', 'its activation was negated (Divine Wrath)'],
  ['A has no cards in GY, B has no cards in GY, A: Monster Reborn', 'illegal', 'no legal target'],
  ["B: Raigeki, A's Sangan triggers", 'resolved', 'The effect of Sangan then starts a new Chain'],
  ['A hat keine Handkarten, A: Twin Twisters', 'illegal', 'no card to discard'],
  ['A controls Stardust Dragon; B: Mirror Force when A attacks Stardust Dragon -> Sangan > A: Stardust Dragon', 'resolved', 'its activation was negated (Stardust Dragon)'],
  // What came by a play of the line began to apply after what lay there.
  ['A has Skill Drain; B tribute summons Jinzo; B attacks Jinzo -> Sangan, A: Mirror Force', 'resolved', 'Mirror Force destroys Jinzo'],
  ['A has Skill Drain, B has Jinzo; A: Mirror Force, when B attacks with Jinzo', 'needs-facts', 'Which began to apply first'],
  ["A: Monster Reborn -> Jinzo in B's graveyard", 'resolved', 'Special Summons Jinzo'],
  ['A: Evenly Matched at the end of the Battle Phase', 'resolved', 'Evenly Matched'],
  ['A attacks Dark Magician -> Jinzo, B: Rush Recklessly -> Jinzo in the Damage Step', 'resolved', '2500 ATK – 3100 ATK'],
  ['B aktiviert im Zug von A Scapegoat; B beschwört Sangan', 'illegal', 'Only the turn player'],
  ['A summons Sangan, turn B, B attacks Jinzo -> Sangan', 'resolved', '2400 ATK – 1000 ATK'],
  // With which material; what is done by which card; what is declared.
  ['A links Knightmare Phoenix using 2 monsters, B: Solemn Judgment', 'resolved', 'negates the Summon of Knightmare Phoenix'],
  ['A overlays Goblindbergh and Elemental HERO Stratos into Number 39: Utopia', 'resolved', 'Number 39: Utopia'],
  ['A: Elemental HERO Stratos searches Elemental HERO Shadow Mist', 'resolved', 'adds Elemental HERO Shadow Mist'],
  ['A: Dimensional Barrier (Fusion); B: Polymerization', 'illegal', 'Dimensional Barrier forbids this'],
])('%s: said as players say it', expectRuling); // prettier-ignore

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

test.each([
  ['Standby Phase: A aktiviert Mystischer Raum-Taifun -> Spiegelkraft', 'resolved', 'destroys Mirror Force'],
  ['A kontrolliert verdeckte Morphing Jar; A flippt Morphing Jar', 'resolved', 'Each player draws 5 cards'],
  ['A: Enemy Controller (effect 2, tribute Sangan) -> Jinzo', 'resolved', 'takes control of Jinzo'],
  ['A: Feindkontrolle (Tribut Sangan, Option 2) -> Jinzo', 'resolved', 'takes control of Jinzo'],
  ['A: Raigeki Break by discarding Sangan, targeting Dark Magician', 'resolved', 'destroys Dark Magician'],
  ['A: Call of the Haunted -> Jinzo, B chains Mystical Space Typhoon on it', 'resolved', 'Call of the Haunted does nothing'],
  ['A greift mit Jinzo an -> Sangan (Verteidigungsposition)', 'resolved', '2400 ATK – 600 DEF'],
  ['A: Raigeki (chain link 1) > B: Imperial Order as CL2', 'resolved', 'its effect was negated'],
  ['A: (LP 500) Solemn Judgment', 'resolved', 'negates the Summon'],
  ["A's Sangan is in the graveyard; A: Monster Reborn -> Sangan", 'resolved', 'Special Summons Sangan'],
  ['Bs Spiegelkraft ist gesetzt; A greift mit Dark Magician direkt an; B: Spiegelkraft', 'resolved', 'Mirror Force destroys Dark Magician'],
  ['A: Pot of Greed, die Kette wird aufgelöst, A: Raigeki', 'resolved', 'draws 2 cards. Raigeki destroys'],
  ['A beendet den Zug; B: Pidgeot ex Quick Search', 'resolved', 'takes 1 card'],
  // What answers, in the words of players.
  ['A: Pot of Greed, B answers it with Solemn Judgment', 'resolved', 'Pot of Greed does not resolve'],
  ['B answers Pot of Greed with Solemn Judgment', 'resolved', 'Pot of Greed does not resolve'],
  ['B antwortet auf Topf der Gier mit Feierliches Urteil', 'resolved', 'Pot of Greed does not resolve'],
  ['A: Pot of Greed, B beantwortet das mit Feierliches Urteil', 'resolved', 'Pot of Greed does not resolve'],
  ['A summons Sangan, B answers Torrential Tribute', 'resolved', 'Torrential Tribute destroys Sangan'],
  // What comes first stands behind; what is chained although the sign says it is not.
  ['B: Torrential Tribute when A summons Sangan', 'resolved', 'Torrential Tribute destroys Sangan'],
  ['B aktiviert Reißender Tribut, wenn A Sangan beschwört', 'resolved', 'Torrential Tribute destroys Sangan'],
  ['Wenn A Sangan beschwört, aktiviert B Reißender Tribut', 'resolved', 'Torrential Tribute destroys Sangan'],
  ["B's Solemn Judgment in response to A's Monster Reborn", 'resolved', 'its activation was negated (Solemn Judgment)'],
  ['A sets Mirror Force and activates it', 'illegal', 'was Set this turn'],
  ['A controls face-up Sangan; A: Lightning Storm', 'illegal', 'The condition is not met'],
  ['A: Branded Fusion; B: Ash Blossom & Joyous Spring', 'resolved', 'its effect was negated (Ash Blossom'],
  // What was declared is not taken to lie there already.
  ['A: Prohibition (declares Raigeki); B: Raigeki', 'illegal', 'Prohibition forbids this'],
  // What is given up although nothing asks for it is no cost of the effect; it is that of the monster's own Summon.
  ['A: Raigeki (discard Sangan)', 'illegal', 'Sangan cannot be used for the cost'],
  ["A: Gameciel, the Sea Turtle Kaiju (tribute B's Jinzo)", 'resolved', 'Special Summon successful: Gameciel'],
  ['A: Gameciel, the Sea Turtle Kaiju tributing Baronne de Fleur, B: Baronne de Fleur effect', 'illegal', 'is in the Graveyard'],
])('%s: notes, places and moments as they are written', expectRuling); // prettier-ignore

test.each(['A has Gozen Match and 1 monster; A summons Sangan', 'A controls a monster and Rivalry of Warlords; A summons Sangan'])(
  '%s: which monster it is is asked',
  (line) => {
    const { verdict, headline } = ruled(line);
    expect([verdict, headline.en]).toEqual(['needs-facts', expect.stringContaining('more than the text allows? Yes: ')]);
  },
); // prettier-ignore

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

// How a line is filled in: nothing it only does not say decides in silence, and nothing that was filled in is a reason.
test.each([
  // A monster the line names only as it attacks may have come out after what it would forbid, or what would have destroyed it.
  ['A: Skill Drain; B: Jinzo attacks', 'resolved', 'Supposing that Jinzo comes out only after that'],
  ['A: Raigeki; B: Jinzo attacks', 'resolved', 'Direct attack by Jinzo'],
  ['B has Jinzo; A: Skill Drain', 'illegal', 'Jinzo forbids this'],
  // Which of two cards of the line it is nobody says.
  ['A links Accesscode Talker using Linkuriboh and Decode Talker; A: Accesscode Talker effect', 'resolved', 'Linkuriboh: The effect of Accesscode Talker resolves: ATK of Accesscode Talker: +1000. Decode Talker: '],
  // What is said to be active is in force.
  ['A controls Dimension Shifter effect; B: Foolish Burial -> Mezuki', 'resolved', 'Mezuki is banished because of Dimension Shifter'],
  ['B: Foolish Burial -> Mezuki under Macro Cosmos', 'resolved', 'Mezuki is banished because of Macro Cosmos'],
  ['Maxx "C" was activated this turn; A special summons Cyber Dragon', 'resolved', 'Player B draws 1 card'],
  ['A is under the effect of Maxx "C"; A special summons Cyber Dragon', 'resolved', 'Player B draws 1 card'],
  ['A hat Droll & Lock Bird diesen Zug aktiviert; B: Reinforcement of the Army', 'illegal', 'Droll & Lock Bird forbids this'],
  // The card moved, and not as its effect asks.
  ['A: Twin Twisters (discard Sangan) -> Macro Cosmos; A: Sangan', 'illegal', 'sent from the field to the Graveyard'],
  ['A: Foolish Burial -> Sangan; A: Sangan', 'illegal', 'sent from the field to the Graveyard'],
  // What was invented, and what the line only does not say, is no reason.
  ['A: Droll & Lock Bird; B: Reinforcement of the Army', 'illegal', 'here: Droll & Lock Bird forbids this.'],
  ['A: Pot of Duality; A special summons Cyber Dragon', 'illegal', 'here: Pot of Duality forbids this.'],
  // Cards nobody named are all alike.
  ['A ends battle phase, B: Evenly Matched', 'resolved', 'Whatever is decided: Evenly Matched banishes a monster face-down.'],
  // What kind of card it is stands before its name; what stands behind a comma is part of no name that has none.
  ["A: Mystical Space Typhoon -> B's Continuous Trap Skill Drain, B chains Skill Drain", 'resolved', 'destroys Skill Drain'],
  ['A aktiviert den Schnellzauber Mystical Space Typhoon auf die offene Fallenkarte Skill Drain', 'resolved', 'destroys Skill Drain'],
  ['A: Skill Drain; B summons Tour Guide From the Underworld, effect', 'resolved', 'it was negated (Skill Drain)'],
  // A hand trap that lies in the Graveyard is another copy; whoever uses what lies there no more used it before.
  ['A: Called by the Grave -> Maxx "C", B: Maxx "C"', 'resolved', 'Called by the Grave banishes Maxx "C"'],
  ['A controls Stardust Dragon; B: Raigeki; A: Stardust Dragon', 'resolved', 'its activation was negated (Stardust Dragon)'],
  // What triggered is a Chain of its own, and over by then; whose monster was taken for a while uses its effect himself.
  ['B has Sangan; A: Raigeki; A: Monster Reborn -> Jinzo', 'resolved', 'Raigeki destroys Sangan. Monster Reborn resolves'],
  ['B has Sangan; A: Raigeki, A: Monster Reborn -> Jinzo', 'resolved', 'Raigeki destroys Sangan. Monster Reborn resolves'],
  ['A: Change of Heart -> Sangan; A tribute summons Jinzo (tribute Sangan); B: Sangan', 'resolved', 'The effect of Sangan then starts a new Chain'],
  // Which effect is meant: one that works there and then, and what stands against that.
  ['A: Dark Ruler No More; B: Baronne de Fleur', 'illegal', 'Dark Ruler No More cannot be responded to'],
  ['A links S:P Little Knight using Kuriboh and Tour Guide From the Underworld; A: S:P Little Knight -> Jinzo', 'illegal', 'The event this card answers has not just happened'],
  ["A attacks with Sangan -> B's set Marshmallon", 'resolved', '1000 ATK – 500 DEF'],
  // On a first turn nobody has taken a Prize card.
  ['A: Counter Catcher on turn 1', 'illegal', 'requires is not met'],
  // No attack is named, and another does something else: the first is no fact.
  ['A attacks with Dragapult ex -> Snorlax', 'resolved', 'This holds if the attack is Jet Headbutt; none is named, and with Phantom Dive the answer is another.'],
  ['A greift mit Dragapult ex an -> Snorlax', 'resolved', 'none is named, and with Phantom Dive'],
  // What answers the monster just played is about it, and about none that nobody named.
  ['A summons Vorse Raider > B: Effect Veiler', 'illegal', 'Vorse Raider is not a legal target: it is no Effect Monster'],
  ['A: Blue-Eyes White Dragon > B: Effect Veiler', 'illegal', 'Blue-Eyes White Dragon is not a legal target'],
  ['A: Jinzo > B: Called by the Grave', 'illegal', 'Jinzo is in the Monster Zone (asked for: a target in the Graveyard)'],
  ['A: Monster Reborn > B: Called by the Grave', 'resolved', 'Called by the Grave banishes a monster'],
  // The last letter of a name is no "'s"; Life Points alone.
  ["B's Macro Cosmos is active; A: Foolish Burial -> Mezuki", 'resolved', 'Mezuki is banished because of Macro Cosmos'],
  ['Makrokosmos ist aktiv; A: Foolish Burial -> Mezuki', 'resolved', 'Mezuki is banished because of Macro Cosmos'],
  ['B (500 LP), A: Just Desserts', 'over', 'Player A wins the Duel'],
])('%s: filled in', expectRuling); // prettier-ignore

test('counters of which a text takes as many as it likes, or a number it counts, are no number in the line', () => {
  const wanted = (count: unknown) =>
    wantedBy({ cost: { do: 'remove-counters', kind: 'Fog Counter', count } } as never).map((one) => 'counters' in one && one.count);
  expect([3, 'all', { min: 2 }, { countOf: { where: 'banished' } }, undefined].map(wanted)).toEqual([[3], [1], [2], [1], [1]]);
}); // prettier-ignore

/** Cards of these texts, beside the bundled ones. */
function withCards(cards: Record<string, object>) {
  const known = ((game: 'ygo' | 'ptcg', name: string) =>
    name in cards
      ? { is: 'named', name, card: { name: { en: name, de: name }, ...cards[name] } }
      : find(game, name)) as typeof find;
  return (line: string) => {
    const judgeThem = (written: Case) => judge({ ...written, cards: { ...asTold(cards), ...written.cards } } as Case);
    const { case: written, assumptions } = readLine(line, { find: known, judge: judgeThem });
    return judgeThem(withAssumed(written, assumptions, undefined));
  };
}
const asTold = (cards: Record<string, object>) =>
  Object.fromEntries(Object.entries(cards).map(([name, card]) => [name, { name: { en: name, de: name }, ...card }]));

const COHORT = {
  amount: {
    count: { where: 'graveyard', whose: 'you', filter: { kind: 'monster', series: 'Ember' } },
    distinct: 'name',
  },
  is: { min: 4 },
};
const DESTROYS = { event: 'destroyed', cause: 'battle', card: { controller: 'opponent' }, with: { this: true } };
const EMBERS = {
  // "When this card destroys an opponent's monster by battle: inflict 500 damage; you must have 4 or more "Ember" monsters with different names in your GY."
  'Cinder Guard': { kind: 'monster', monster: ['effect'], level: 4, race: 'Warrior', attribute: 'FIRE', atk: 1800, def: 200, effects: [{ kind: 'trigger', must: true, timing: 'when', on: DESTROYS, condition: COHORT, resolve: [{ do: 'damage', to: 'opponent', amount: 500 }] }] },
  // "When an opponent's monster declares a direct attack while you have 4 or more "Ember" monsters with different names in your GY: destroy all monsters they control."
  'Cinder Wall': { kind: 'trap', effects: [{ kind: 'activation', timing: 'when', on: { event: 'attack-declared', card: { controller: 'opponent' } }, condition: COHORT, resolve: [{ do: 'destroy', cards: { where: 'monsters', whose: 'opponent' } }] }] },
  // "Target cards your opponent controls, up to the number of Types among your WIND Synchro Monsters"; in the GY "if your opponent Special Summons: banish this card, then target a WIND Synchro Monster".
  'Gale Wonder': { kind: 'trap', effects: [
    { kind: 'activation', targets: [{ choose: { min: 1, max: { count: { where: 'monsters', whose: 'you', filter: { attribute: 'WIND', is: 'synchro' } }, distinct: 'race' } }, where: 'field', whose: 'opponent' }], resolve: [{ do: 'destroy', cards: 'targets' }] },
    { kind: 'trigger', timing: 'if', on: { event: 'summoned', how: 'special', by: 'opponent', card: { kind: 'monster' } }, from: 'graveyard', cost: { do: 'banish', cards: 'this' }, targets: [{ choose: 1, where: 'monsters', whose: 'you', filter: { attribute: 'WIND', is: 'synchro' } }], resolve: [{ do: 'banish', cards: 'targets' }, { do: 'return-to-field', cards: 'affected', join: 'then' }] },
  ] },
}; // prettier-ignore
test.each([
  // A trigger whose condition is not met is refused for that, and what the condition counts lies there, each with a name of its own.
  ['A attacks Sangan with Cinder Guard; A: Cinder Guard', 'resolved', 'takes 500 effect damage'],
  [
    'A has no cards in the GY, A attacks Sangan with Cinder Guard; A: Cinder Guard',
    'illegal',
    'The condition is not met',
  ],
  // What fails in the moment it answers is not put off to where the battle asks for an ATK.
  ['A: Cinder Wall', 'resolved', 'Supposing that an attack was declared just before: Cinder Wall destroys a monster'],
  // Only the effect in the Graveyard can be filled in: the Trap itself was meant.
  ['A: Gale Wonder > B: Mystical Space Typhoon -> Gale Wonder', 'needs-facts', 'depends on what the line does not say'],
])('%s: which effect, and what it asks for', (line, verdict, says) => {
  const { verdict: found, headline } = withCards(EMBERS)(line);
  expect([found, headline.en]).toEqual([verdict, expect.stringContaining(says)]);
});
