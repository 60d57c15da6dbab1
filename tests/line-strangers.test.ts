/** What strangers wrote and was not read at first sight, as classes of words: each is read and ruled in both languages. */
import { expect, test } from 'vitest';
import { expectRuling } from './lines.ts';
import { unlessRefused } from '../desk/refused.ts';
import { ruled } from './lines.ts';

test.each([
  // A list of monsters is one player's: none of them is a play of the other.
  ['B controls Skill Drain, Sangan, Gemini Elf. A: Raigeki', 'resolved', 'Raigeki destroys Sangan and Gemini Elf'],
  [
    'B kontrolliert Sangan, Jinzo, Elfenzwillinge. A: Raigeki',
    'resolved',
    'Raigeki destroys Sangan, Jinzo and Gemini Elf',
  ],
  ['B has Sangan, Raigeki', 'resolved', 'Raigeki destroys Sangan'],
  ['A hat Sangan und Jinzo, dazu offen Skill Drain. B: Raigeki', 'resolved', 'Raigeki destroys Sangan and Jinzo'],
  // What is told before a question is told.
  ['A attacks B directly with Dark Magician, B is on 900 LP, no responses - game?', 'over', 'Player A wins'],
  ['beide 2000 LP. A greift B direkt mit Dunkler Magier an', 'over', 'Player A wins'],
  // "But" goes on with the same player.
  [
    'B special summons Cyber Dragon from hand, A answers with Solemn Judgment but has only Sangan on the field',
    'resolved',
    'negates the Summon of Cyber Dragon',
  ],
  // An attack that is declared, that several begin, that follows a Summon.
  ["A's Dark Magician declares an attack on B's Sangan", 'resolved', 'Dark Magician destroys Sangan'],
  [
    'As Elfenzwillinge greifen Bs Sangan in Verteidigung an',
    'resolved',
    'Gemini Elf destroys Sangan; no battle damage',
  ],
  ['A beschwört Sangan als Normalbeschwörung und greift sofort direkt an', 'resolved', 'Direct attack by Sangan'],
  // What somebody is equipped with, what is up, what one paid with, whom an effect is aimed at.
  [
    "A's Dark Magician has Axe of Despair. B: Mystical Space Typhoon -> Axe of Despair",
    'resolved',
    'destroys Axe of Despair',
  ],
  ['Skill Drain is up. A attacks Sangan with Gemini Elf', 'resolved', 'Gemini Elf destroys Sangan'],
  ['A: Twin Twisters (Sangan abgeworfen) -> Skill Drain', 'resolved', 'Twin Twisters destroys Skill Drain'],
  ['A: Enemy Controller, Ziel: Bs Jinzo', 'resolved', 'Enemy Controller'],
  ["A's Sangan with Axe of Despair attacks B's Gemini Elf", 'resolved', '2000 ATK'],
  ['A rüstet Sangan mit Axt der Verzweiflung aus', 'resolved', 'Axe of Despair equips Sangan'],
  // Short words of places and positions.
  ["there's a Jinzo in B's GY. B: Monster Reborn on Jinzo", 'resolved', 'Special Summons Jinzo'],
  // A claim with the words of the rules in it.
  ['A beschwört Sangan als Normalbeschwörung. B sagt Stufe 5 braucht 1 Tribut', 'resolved', 'Normal Summon successful'],
  // What somebody wants or can, without a verb of its own: the card itself is what he does.
  ['B has Sangan, A has no monsters and wants Raigeki from hand', 'resolved', 'Raigeki destroys Sangan'],
  ['B controls Jinzo, A can Enemy Controller his Jinzo', 'resolved', 'Enemy Controller'],
  ["A activates Raigeki and B wants to Mystical Space Typhoon A's Raigeki", 'resolved', 'Raigeki'],
  // An aim names nothing that is played.
  ['A wants to use Raigeki to wipe the board, B has Sangan', 'resolved', 'Raigeki destroys Sangan'],
  ['A räumt das Feld mit Raigeki ab, B hat Sangan', 'resolved', 'Raigeki destroys Sangan'],
  ['A clears the board with Raigeki, B has Sangan', 'resolved', 'Raigeki destroys Sangan'],
  // Who attacks whom, told by what becomes of it; whom somebody attacks.
  ["B's Sangan is destroyed by battle by A's Dark Magician", 'resolved', 'Dark Magician destroys Sangan'],
  ['Bs Sangan wird im Kampf durch As Dunkler Magier zerstört', 'resolved', 'Dark Magician destroys Sangan'],
  ["A's Dark Magician runs over B's Sangan", 'resolved', 'Dark Magician destroys Sangan'],
  ['A attacks B directly with Dark Magician', 'resolved', 'Player B takes 2500 battle damage'],
  ['A has no cards in hand and wants to attack with Dark Magician', 'resolved', 'Direct attack by Dark Magician'],
  [
    "A plays Change of Heart taking B's Dark Magician and attacks B with it directly",
    'resolved',
    'Player B takes 2500 battle damage',
  ],
  // A Summon as a noun; what is named behind it; what was Summoned and how.
  ['Beschwörung von Jinzo durch A mit 1 Tribut', 'resolved', 'Tribute Summon successful: Jinzo'],
  ['A tribute summons by tributing Sangan: Jinzo', 'resolved', 'Tribute Summon successful: Jinzo'],
  ['A hat Sangan auf dem Feld und will ihn für Jinzo opfern', 'resolved', 'Tribute Summon successful: Jinzo'],
  ['A sacrifices Sangan for Jinzo', 'resolved', 'Tribute Summon successful: Jinzo'],
  [
    "A activates Number 101: Silent Honor ARK on B's Dark Magician that was normal summoned",
    'illegal',
    'Dark Magician is not a legal target',
  ],
  [
    "A activates Number 101: Silent Honor ARK on B's Special Summoned Dark Magician",
    'resolved',
    'Dark Magician is attached',
  ],
  ['A normal summoned Sangan last turn, B attacks it with Dark Magician', 'resolved', 'Dark Magician destroys Sangan'],
  // What lies there: for whom, with what, how many.
  ['Macro Cosmos face-up for B, A: Raigeki', 'resolved', 'banished because of Macro Cosmos'],
  ['A plays Raigeki with only his own Jinzo on board, B has Sangan', 'resolved', 'Raigeki destroys Sangan'],
  [
    "A's Number 39: Utopia has 2 materials, B attacks it with Dark Magician, A detaches 1",
    'resolved',
    'negates the attack',
  ],
  ['A controls one set trap and no other cards, B: Heavy Storm', 'resolved', 'Heavy Storm destroys'],
  ['B hat 6000 LP und einen offenen Jinzo, A: Raigeki', 'resolved', 'Raigeki destroys Jinzo'],
  ['Beide haben noch 1000 LP, A aktiviert Ceasefire, B hat Sangan', 'resolved', 'Ceasefire'],
  // Who did it stands behind a moment; what was done earlier is over; nobody answers.
  ['Main Phase of A, he activates Raigeki, B has Sangan', 'resolved', 'Raigeki destroys Sangan'],
  [
    'A used Pot of Desires earlier and now wants to use another Pot of Desires this turn',
    'illegal',
    'has already been activated this turn',
  ],
  ['A greift mit Dunkler Magier Bs Sangan an, keiner antwortet', 'resolved', 'Dark Magician destroys Sangan'],
  [
    'A activates Monster Reborn on Jinzo, when it resolves B wants to send Thunder King Rai-Oh to negate the special summon',
    'illegal',
    'such a Summon cannot be negated',
  ],
  [
    'A beschwört Jinzo, indem er Sangan opfert. Vorher hatte B Skill Drain aktiviert',
    'resolved',
    'Skill Drain stays face-up',
  ],
  [
    'A normal summons Sangan. B: no response. A ends turn and B attacks Sangan with Jinzo',
    'resolved',
    'Jinzo destroys Sangan',
  ],
  ["A is attacked directly by B's Dark Magician", 'resolved', 'Player A takes 2500 battle damage'],
  ['A sets Sangan and next turn flip summons it, B chains Torrential Tribute', 'resolved', 'destroys Sangan'],
  // What is said of a card that was told; who is told in short.
  ['A summons Sangan, B uses Raigeki Break on it. Sangan has 1000 ATK', 'resolved', 'Raigeki Break destroys Sangan'],
  [
    "A's Number 39: Utopia (1 material) is attacked by B's Jinzo, A uses Utopia's effect to stop the attack",
    'resolved',
    'negates the attack',
  ],
  // Which card a Set card turns out to be.
  ["B's face-down monster gets attacked by A's Dark Magician, turns out it's Sangan", 'resolved', '2500 ATK – 600 DEF'],
  ['A attacks a face-down monster with Dark Magician, it is Sangan', 'resolved', 'Dark Magician destroys Sangan'],
  // The effect that is told by what it does, and what somebody comes by.
  [
    'A summons Elemental HERO Stratos, search eff, B: Ash Blossom & Joyous Spring. Does A get Elemental HERO Shadow Mist?',
    'resolved',
    'it was negated',
  ],
  ["A attacks B's Jinzo with Dark Magician after Jinzo's effect is negated by Forbidden Chalice", 'resolved', 'Jinzo'],
  // With what a monster is equipped that lies there; who has a monster attacks with it.
  [
    'B controls Jinzo equipped with Axe of Despair, A attacks Dark Magician -> Jinzo',
    'resolved',
    '2500 ATK – 3400 ATK',
  ],
  ['A has Jinzo equipped with Axe of Despair and attacks Dark Magician', 'resolved', '3400 ATK – 2500 ATK'],
  ['A hat Jinzo und greift Sangan an', 'resolved', '2400 ATK – 1000 ATK'],
  ['A has Jinzo and attacks directly', 'resolved', 'Direct attack by Jinzo'],
  // What an effect must do and its own card may not; whom a restriction restricts.
  [
    "B controls Barrier Statue of the Stormwinds, A: Bystial Magnamhut -> Sangan in B's graveyard",
    'illegal',
    'Barrier Statue of the Stormwinds forbids this',
  ],
  [
    "A controls Jinzo. A: Black Luster Soldier - Envoy of the Beginning effect -> B's Summoned Skull, A attacks directly with Jinzo",
    'resolved',
    '2400',
  ],
  // Fifteenth set: whose effect it is where nobody names it; what is told of how a monster was Summoned, of its place, of the Normal Summon.
  [
    "A attacks B's face-down Penguin Soldier with Summoned Skull. After damage calculation B targets Summoned Skull with the flip effect.",
    'resolved',
    'Penguin Soldier returns Summoned Skull to the hand',
  ],
  [
    "A equips B's Summoned Skull to Relinquished with Relinquished's effect. In B's next turn Blue-Eyes White Dragon attacks Relinquished.",
    'resolved',
    '3000 ATK – 2500 ATK',
  ],
  ['A has Jinzo (tribute summoned) face-up on his own side. B: Raigeki', 'resolved', 'Raigeki destroys Jinzo'],
  ['A hat Sangan und Jinzo offen auf dem Feld. B aktiviert Raigeki', 'resolved', 'Raigeki destroys Sangan and Jinzo'],
  ['A activates Scapegoat. Afterwards he Sets Sangan as his Normal Summon of the turn.', 'resolved', '4 Sheep Tokens'],
  // The sixteenth set: what stands behind a card that lies somewhere lies there, too; whoever is named as a cost pays it, and nobody else.
  ['Friedhof von A: Sangan, Kuriboh, Jinzo; A aktiviert Wiedergeburt auf Jinzo', 'resolved', 'Special Summons Jinzo'],
  ["B's GY: Sangan, Kuriboh; A: Monster Reborn -> Sangan", 'resolved', 'Special Summons Sangan'],
  ["A's hand: Raigeki, Sangan. B controls Jinzo. A activates Raigeki", 'resolved', 'Raigeki destroys Jinzo'],
  [
    'A hat auf der Hand: Sangan, Raigeki. B kontrolliert Jinzo. A aktiviert Raigeki',
    'resolved',
    'Raigeki destroys Jinzo',
  ],
  ["A's field: Sangan, Jinzo. B: Raigeki", 'resolved', 'Raigeki destroys Sangan and Jinzo'],
  [
    "A's GY: Gemini Elf, Sangan. A: Dark Armed Dragon effect (banish Gemini Elf) -> Summoned Skull",
    'illegal',
    'Gemini Elf cannot be used for the cost',
  ],
  [
    "A's GY: Gemini Elf, Sangan. A: Dark Armed Dragon effect (banish Sangan) -> Summoned Skull",
    'resolved',
    'Dark Armed Dragon destroys Summoned Skull',
  ],
  // How a monster lies, in a relative clause; what a card is used to banish; who was just told in short; what is done by the card's own effect from the Graveyard.
  ["B attacks with Number 39: Utopia A's Jinzo, which is in defense position", 'resolved', '1500 DEF'],
  ['B greift mit Nummer 39: Utopia As Jinzo an, der in Verteidigungsposition liegt', 'resolved', '1500 DEF'],
  [
    "A uses Black Luster Soldier - Envoy of the Beginning to banish B's Jinzo, then attacks directly with Black Luster Soldier",
    'illegal',
    'Its own effect forbids this',
  ],
  [
    'A banishes Destiny HERO - Malicious from the GY to special summon another Destiny HERO - Malicious from the deck',
    'resolved',
    'The effect of Destiny HERO - Malicious resolves',
  ],
  // Who was Summoned by the other player is attacked, not attacking.
  [
    'A attacks directly with Sangan, B special summons Gorz the Emissary of Darkness, A attacks Gorz the Emissary of Darkness',
    'illegal',
    'Sangan',
  ],
  // By the effect of what was Summoned; a later phase told behind a play.
  [
    'A summons Tour Guide From the Underworld, special summons Sangan from the deck with its effect',
    'resolved',
    'Special Summons Sangan',
  ],
  ["B: Scapegoat in A's standby phase, A: Pot of Greed in main phase 1", 'resolved', 'Player A draws 2 cards'],
])('%s: %s', expectRuling);

test.each([
  // A card that is only spoken of as a word of the rules is none.
  'A uses Raigeki on his hand and graveyard',
  // A Summon of the last turn is answered by nothing now.
  'B: Torrential Tribute when A summons Sangan last turn',
])('%s: not read', (line) => expect(unlessRefused(() => ruled(line))).toBeUndefined());

// What the seventeenth set of strangers told, and what was found beside it.
test.each([
  // What lies on a monster from the beginning lies there in whoever's turn; who took control by it is not its owner.
  ['A has Jinzo equipped with Axe of Despair, B: Raigeki', 'resolved', 'Raigeki destroys Jinzo'],
  ['A has Jinzo (equipped with Axe of Despair), B: Raigeki', 'resolved', 'Raigeki destroys Jinzo'],
  ['A has Jinzo, A has Axe of Despair (equipped to Jinzo), B attacks A\'s Jinzo with Summoned Skull', 'resolved', '2500 ATK – 3400 ATK'],
  ['A has Jinzo equipped with Snatch Steal, B: Mystical Space Typhoon -> Snatch Steal', 'resolved', 'Player B now controls Jinzo'],
  ['A hat Sangan ausgerüstet mit Premature Burial, B: Mystical Space Typhoon -> Premature Burial', 'resolved', 'Premature Burial destroys Sangan'],
  // What its Summon is used on, and what is Tributed for it.
  ["A summons Mobius the Frost Monarch (tribute Sangan) -> B's Skill Drain", 'resolved', 'it was negated (Skill Drain)'],
  ['A: Mobius the Frost Monarch (tribute Sangan)', 'resolved', 'The effect of Sangan resolves'],
  ["A: Mobius the Frost Monarch tributing Sangan, hits B's two set cards", 'resolved', 'Mobius the Frost Monarch destroys'],
  ["A tributes Exiled Force for its effect on B's Sangan", 'resolved', 'Exiled Force destroys Sangan'],
  // A sign ends no name; what is attacked once more.
  ["A attacks B's Gemini Elf with Summoned Skull, which was Normal Summoned last turn > B: Mirror Force", 'resolved', 'Mirror Force destroys Summoned Skull'],
  ["B's Marshmallon is attacked by A's Sangan, then A's Summoned Skull attacks it", 'resolved', '2500 ATK'],
  // Afterwards the Chain has resolved; the other player may answer "then".
  ['A: Call of the Haunted -> Sangan im Friedhof von A, danach B: Mystischer Raum-Taifun -> Call of the Haunted', 'resolved', 'Call of the Haunted destroys Sangan'],
  ["A: Call of the Haunted -> Sangan in A's graveyard, after that B: Mystical Space Typhoon -> Call of the Haunted", 'resolved', 'Call of the Haunted destroys Sangan'],
  ["A: Call of the Haunted -> Sangan in A's graveyard, then B: Mystical Space Typhoon -> Call of the Haunted", 'resolved', 'no longer on the field'],
  // Whose the material is; what lies there without a verb; what "it" is.
  ["B controls Cyber Dragon and Jinzo, A special summons Chimeratech Fortress Dragon using B's Cyber Dragon and B's Jinzo", 'resolved', 'Special Summon successful'],
  ["Necrovalley on board. A: Monster Reborn -> Jinzo in A's graveyard", 'resolved', 'negated (Necrovalley)'],
  ['B Jinzo face-up. A: Mirror Force', 'illegal', 'Jinzo forbids this'],
  ["Skill Drain face-up on A's side. B summons Elemental HERO Stratos, effect", 'resolved', 'negated (Skill Drain)'],
  ["A activates Rush Recklessly on Celtic Guardian, then it attacks B's Jinzo (atk)", 'resolved', '2100 ATK – 2400 ATK'],
  ['B controls Jinzo. A flips Compulsory Evacuation Device on it', 'illegal', 'Jinzo forbids this'],
  ["B's Marshmallon in attack. A runs Jinzo into it", 'resolved', '2400 ATK – 300 ATK'],
  ['A plays Raigeki, B wants to hand-trap it with Ash Blossom & Joyous Spring', 'illegal', 'no such activation'],
  ['Raigeki: A aktiviert es im Zug von B', 'illegal', "one's own"],
  ['A xyz-beschwört Number 39: Utopia mit 2 Monstern der Stufe 4', 'resolved', 'Xyz Summon successful'],
  // Copies of one name; what is asked of an effect; what "two" are; what banishing does that nothing is paid with.
  ['I have two Sangans on field and my opponent plays Dark Hole. How many cards do I search?', 'resolved', 'Sangan triggers but cannot be activated'],
  ['A has Sangan x2 on the field. B: Dark Hole', 'resolved', 'destroys 2× Sangan'],
  ['I tribute Sangan for Jinzo, does Sangan get its effect under Jinzo?', 'resolved', 'The effect of Sangan resolves'],
  ['Can I activate Dark Hole if I control no monsters but my opponent has two?', 'resolved', 'Dark Hole destroys 2'],
  ["A: Monster Reborn targeting Dark Magician in A's GY, B chains D.D. Crow banishing Dark Magician", 'resolved', 'D.D. Crow banishes Dark Magician'],
  ['A enters battle phase, B activates Waboku', 'resolved', 'Waboku'],
  // "It", behind what is over; what an effect does by what it chooses; how each lies; "none".
  ["A: Snatch Steal on B's Dark Magician, then A attacks directly with it", 'resolved', 'Direct attack by Dark Magician'],
  ['A activates Foolish Burial sending Sangan', 'resolved', 'Foolish Burial sends Sangan'],
  ['B has Marshmallon face-up and Jinzo face-down. A: Lightning Vortex (discard Sangan)', 'resolved', 'Lightning Vortex destroys Marshmallon'],
  ['Opponent has a monster and I have none, I special summon Cyber Dragon from hand', 'resolved', 'Special Summon successful'],
  // What the other player does "then" and can do only in his own turn; what is answered is played by nobody else.
  ['A equips Axe of Despair to Sangan and then B destroys Sangan with Smashing Ground', 'resolved', 'Smashing Ground destroys Sangan'],
  ['A activates Forbidden Lance on Jinzo in response to Raigeki. Does Jinzo survive?', 'resolved', 'Jinzo is unaffected (Forbidden Lance)'],
  ['A has Dark Magician in attack position, B attacks it with Dark Magician. Both destroyed?', 'resolved', 'both monsters are destroyed'],
  // So many of several kinds.
  ['A: Raigeki. B has 3 cards in hand, 2 monsters and 1 set card', 'resolved', 'Raigeki destroys 2'],
  ['B controls 2 monsters plus 1 set backrow. A: Raigeki', 'resolved', 'Raigeki destroys'],
])('%s', expectRuling); // prettier-ignore
