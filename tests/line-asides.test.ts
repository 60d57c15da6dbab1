/** What strangers tell beside the plays: questions and claims, facts in parentheses, wishes, which of several effects is meant. */
import { expect, test } from 'vitest';
import { expectRuling, ruled } from './lines.ts';

test.each([
  // Asked of what stands before, in whichever words.
  ['A: Raigeki. Ergebnis?', 'resolved', 'Raigeki destroys'],
  ['A: Raigeki, B has Jinzo (2400). Is that still legal?', 'resolved', 'Raigeki destroys Jinzo'],
  ['B has Thunder King Rai-Oh, A: Reinforcement of the Army - ok??', 'illegal', 'Thunder King Rai-Oh forbids this'],
  ['A greift mit Dunkler Magier direkt an, B steht auf 2500. Was passiert mit dem Magier?', 'over', 'Player B has 0 Life Points'],
  ["A's Dark Magician attacks B's Sangan. Battle damage 1500 or 2500?", 'resolved', 'Player B takes 1500'],
  ['A kettet Feierliches Urteil auf Raigeki. Darf A?', 'resolved', 'Raigeki does not resolve'],
  ['A activates Pot of Desires, B chains Ash Blossom & Joyous Spring. Are the 10 cards gone and can A activate a second Pot of Desires?', 'illegal', 'Pot of Desires cannot be activated'],
  // What nobody has to answer: an order, a timing, a word to the judge; without its sign at the end, or in parentheses.
  ['A summons Sangan, B: Torrential Tribute - order of the triggers?', 'resolved', 'Torrential Tribute destroys Sangan'],
  ['A summons Sangan, B: Torrential Tribute - missed timing?', 'resolved', 'Torrential Tribute destroys Sangan'],
  ['A beschwört Sangan, B: Fallgrube - in welcher Reihenfolge?', 'resolved', 'Trap Hole destroys Sangan'],
  ['A summons Sangan, B: Torrential Tribute (legal?)', 'resolved', 'Torrential Tribute destroys Sangan'],
  ['A: Raigeki, B has Jinzo, what happens', 'resolved', 'Raigeki destroys Jinzo'],
  ['Hi judge, B has Jinzo, A: Raigeki. Please help!', 'resolved', 'Raigeki destroys Jinzo'],
  ['B has Jinzo, A: Raigeki, B objects: not allowed', 'resolved', 'Raigeki destroys Jinzo'],
  ['B has Jinzo, A: Raigeki, B disagrees', 'resolved', 'Raigeki destroys Jinzo'],
  // A claim is no play; who says that he plays something asks whether he may.
  ["A's Dark Magician attacks B's Sangan. B behauptet, Sangan stirbt nicht", 'resolved', 'Dark Magician destroys Sangan'],
  ['A: Raigeki. B says that is not allowed', 'resolved', 'Raigeki destroys'],
  ["A says B can't chain Solemn Judgment to Raigeki", 'resolved', 'Raigeki does not resolve'],
  ['B has Jinzo, A says he still activates Mirror Force when B attacks with Jinzo', 'illegal', 'Jinzo forbids this'],
  // Facts in parentheses, of a player or of the card before its name in full.
  ['B (500 LP), A: Just Desserts (B controls 1 monster)', 'over', 'Player B has 0 Life Points'],
  ['A (LP 4000, 2 monsters): Raigeki (B has 3 monsters)', 'resolved', 'Raigeki destroys 3× a monster'],
  ['A: Raigeki (B hat 3 Monster), B: Starlight Road', 'resolved', 'Raigeki does nothing'],
  ['B has TKRO (Thunder King Rai-Oh) face up, A: Reinforcement of the Army', 'illegal', 'Thunder King Rai-Oh forbids this'],
  ["A's Dark Magician attacks Marshmallon (DEF 500)", 'resolved', '2500 ATK – 500 DEF'],
  // What he wants, by the card itself; what it is for says nothing more.
  ['A normal summons Sangan. B wants to Book of Moon it', 'resolved', 'Sangan is now in face-down Defense Position'],
  ['A attacks with Dark Magician, B will Spiegelkraft aktivieren, um den Angriff zu stoppen', 'resolved', 'Mirror Force destroys Dark Magician'],
  ['A beschwört Elementar-HELD Stratos und will seinen Effekt, B: Effektverschleierin', 'resolved', 'The effect of Elemental HERO Stratos does nothing'],
  ['A greift mit Dunkler Magier Menschenfresserkäfer an, B will den Flippeffekt', 'resolved', 'Man-Eater Bug destroys Dark Magician'],
  // Which effect: by what it does, or what it costs.
  ['A uses the destroy effect of Baronne de Fleur on Jinzo', 'resolved', 'Baronne de Fleur destroys Jinzo'],
  ['B aktiviert Raigeki, A nutzt den Annullierungseffekt von Blumenbaronin', 'resolved', 'Raigeki does not resolve'],
  ["A: Tearlaments Kitkallos mill effect", 'resolved', 'sends 5× an unknown card'],
  ['A overlays into Number 39: Utopia, B detaches from Steelswarm Roach to stop the summon', 'illegal', 'Steelswarm Roach cannot be activated'],
  // When what stands before has resolved, and who plays the next link.
  ['A aktiviert Topf der Gier. Später aktiviert B Mystischer Raum-Taifun auf Kräfte rauben', 'resolved', 'draws 2 cards. Mystical Space Typhoon destroys'],
  ['A: Pot of Greed. Later this turn A wants to activate Raigeki', 'resolved', 'draws 2 cards. Raigeki'],
  ['A: Terraforming, it resolves, then A: Pot of Extravagance banishing 6', 'illegal', 'Pot of Extravagance cannot be activated'],
  ['A: Reinforcement of the Army -> B: Ash Blossom & Joyous Spring -> A: Called by the Grave on Ash Blossom & Joyous Spring', 'resolved', 'The effect of Ash Blossom & Joyous Spring was negated'],
  ["A's Sangan is equipped with Axe of Despair, B: Mystical Space Typhoon on Axe of Despair", 'resolved', 'Mystical Space Typhoon destroys Axe of Despair'],
  // One nobody named is Summoned.
  ['A special summons a monster, B: Solemn Warning', 'resolved', 'negates the Summon of an Effect Monster'],
  ['A beschwört ein Monster, B aktiviert Reißender Tribut', 'resolved', 'Torrential Tribute destroys a monster'],
  ['A normals Sangan, B: Solemn Judgment', 'resolved', 'negates the Summon of Sangan'],
  ['B kündigt einen Angriff mit Dunkler Magier an, A: Waboku', 'resolved', 'Waboku'],
  ['B sagt Direktangriff mit Dunkler Magier an', 'resolved', 'Direct attack by Dark Magician'],
  // A name in short behind its article is the card told whole.
  ['A swings Gemini Elf, B: Mirror Force, A chains Forbidden Lance on the Elf', 'resolved', 'Gemini Elf is unaffected'],
  ['B greift mit Dunkler Magier an, A verbannt Todeswache aus dem Friedhof', 'resolved', 'Necro Gardna negates the attack'],
  ['A: Raigeki. Erlaubt, obwohl nicht zielend?', 'resolved', 'Raigeki destroys'],
])('%s', expectRuling); // prettier-ignore

// How strangers tell plays: what hangs on one "will", made with what was told, elliptic counts, equipped, only monster, a battle by "vs".
test.each([
  ['B negated A\'s Branded Fusion with Ash Blossom & Joyous Spring. Later this turn A wants to link summon Linkuriboh', 'illegal', 'Branded Fusion forbids this'],
  ['A: Pot of Desires. Can A activate a second Pot of Desires this turn?', 'illegal', 'A card of this name has already been activated this turn'],
  ["A's Monster Reborn resolves and brings back Summoned Skull. Now B wants to flip Solemn Judgment to negate the summon", 'illegal', 'such a Summon cannot be negated'],
  ['A will Raigeki aktivieren und Sangan beschwören', 'resolved', 'Raigeki destroys a monster. Normal Summon successful: Sangan'],
  ['A aktiviert Schwarzes Loch, B will Sternenstaubdrache opfern und das annullieren', 'resolved', 'Dark Hole does not resolve'],
  ['A beschwört normal, B aktiviert Reißender Tribut', 'resolved', 'Torrential Tribute destroys'],
  ['A macht eine Linkbeschwörung von Linkuriboh mit Kuriboh, B: Feierliches Urteil', 'resolved', 'negates the Summon of Linkuriboh'],
  ['A hat als einziges Monster Sangan, A beschwört Blauäugiger w. Drache', 'illegal', 'takes 2 Tributes; there is 1'],
  ["Damage Step: A's Dark Magician vs B's Sangan. B flips Compulsory Evacuation Device on the Magician now", 'illegal', 'This may not be activated in the Damage Step'],
  ["A's Dark Magician vs B's Sangan. B: Waboku", 'resolved', 'cannot be destroyed by battle'],
  ['A NS Snake-Eye Ash, CL1 Ash search, B CL2 Torrential Tribute – B too late for Torrential?', 'resolved', 'Torrential Tribute destroys Snake-Eye Ash'],
  ['Dunkler Magier lag schon letzten Zug offen bei B. A: Raigeki', 'resolved', 'Raigeki destroys Dark Magician'],
  ['A attacks with Dark Magician, B activates Mirror Force at attack declaration', 'resolved', 'Mirror Force destroys Dark Magician'],
  ['A attacks Jinzo with Dark Magician equipped with Axe of Despair', 'resolved', '3500 ATK – 2400 ATK'],
  // What forbids it in the moment it answers is not waited out until the battle has destroyed it.
  ['A controls Jinzo, B attacks Jinzo with Blue-Eyes White Dragon, A: Waboku', 'illegal', 'Jinzo forbids this'],
  ['B at 800 LP wants to pay for Solemn Warning on A\'s normal summon of Jinzo', 'illegal', 'Solemn Warning cannot be activated'],
  ['A attacks Sangan (in attack position) with Dark Magician', 'resolved', '2500 ATK – 1000 ATK'],
  ["B's Raigeki destroys A's Sangan. Does Sangan trigger?", 'resolved', 'Player A adds an unknown card'],
  ['A special summons Cyber Dragon (B has a monster), B: Bottomless Trap Hole. Banished?', 'resolved', 'banishes Cyber Dragon'],
  // A monster of which nothing is said lies there; what a Counter Trap answers was activated; what a Spell makes is its own.
  ["A's Stardust Dragon, B: Raigeki", 'resolved', 'Raigeki destroys Stardust Dragon'],
  ["A: Solemn Judgment on B's Raigeki", 'resolved', 'Raigeki does not resolve'],
  ['A: Polymerization fusing Elemental HERO Avian and Elemental HERO Burstinatrix into Elemental HERO Flame Wingman > B: Solemn Judgment', 'resolved', 'Polymerization does not resolve'],
  ["A: Number 39: Utopia negates the attack of B's Dark Magician on Number 39: Utopia", 'resolved', 'negates the attack of Dark Magician'],
  ['A summons Sangan, then later this turn attacks with Sangan directly', 'resolved', 'Direct attack by Sangan'],
  ["A: Raigeki. Can A use Monster Reborn on a monster in B's GY?", 'resolved', 'Monster Reborn'],
  ['B: Raigeki. Later A activates Monster Reborn', 'resolved', 'Monster Reborn resolves'],
  ['A hat 3 Handkarten und B 2. A: Card Destruction', 'resolved', 'Each player discards 2'],
  ['A: Mystical Space Typhoon targeting the set card, B chains it (Waboku)', 'resolved', 'Mystical Space Typhoon destroys an unknown card'],
  ['Wird Dunkler Magier von Mirror Force zerstört?', 'resolved', 'Mirror Force destroys Dark Magician'],
])('%s', expectRuling); // prettier-ignore

test('a claim stands among the assumptions as one', () => {
  const said = ruled("A's Dark Magician attacks B's Sangan. B behauptet, Sangan stirbt nicht").assumptions;
  expect(said.map(({ text }) => text?.en)).toContain('Claimed, not played: “B behauptet, Sangan stirbt nicht”');
});

// A play among a question or claim, or a word without a role, does not fall away.
test.each([
  'A: Raigeki. Can B flip Solemn?',
  'A: Raigeki. Does Solemn work?',
  'A: Raigeki, negate',
  'A: Raigeki, chain?',
  'A: Raigeki. B says Solemn stops it',
  'A activates Raigeki again',
  'A: Raigeki. Darf B den Effekt nochmal?',
  'A: Raigeki. Erlaubt, obwohl B kein Monster hat?',
  'A activates Solemn Judgment when B special summons Cyber Dragon. A had 3000',
  "A controls Sangan. He attacks B's face-down Man-Eater Bug",
  'A equips Axe of Despair to Gemini Elf and swings for 2900 direct',
  'A uses the draw effect of Baronne de Fleur',
  'A: Number 39: Utopia, detaches 2',
  "A's Jinzo (Level 5) attacks directly",
  'Mausoleum of the Emperor is face-up. A pays 1000, A summons Jinzo',
  // What is not done is no play.
  'A beschwört Sangan nicht',
  'Wenn A Sangan nicht beschwört, was ist dann?',
  'A attackiert nicht mit Jinzo',
  'A opfert Sangan nicht',
  // "is" belongs to another verb than the one before it.
  'A activates Raigeki and Jinzo is on the field',
  'A wants to activate Raigeki but Jinzo is on the field',
  "A activates Raigeki but B's Jinzo is on the field",
])('%s: nothing is passed over', (line) => expect(() => ruled(line)).toThrow());
