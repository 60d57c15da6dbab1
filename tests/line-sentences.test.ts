/** Disputes told in whole sentences, German above all: the verdict, and what the answer rests on. */
import { expect, test } from 'vitest';
import { readLine } from '../desk/line.ts';
import { expectRuling, find, judge, ruled } from './lines.ts';

test.each([
  ['A aktiviert den Effekt von Snake-Eye Ash, worauf B Aschenblüte & Freudiger Frühling abwirft', 'resolved', 'The effect of Snake-Eye Ash does nothing: it was negated'],
  ['A greift mit Dunkler Magier direkt an, daraufhin kettet B Mirror Force', 'resolved', 'Mirror Force destroys Dark Magician'],
  ['A greift mit Dunkler Magier Sangan an, im Damage Step aktiviert B Buch des Mondes auf Dunkler Magier', 'illegal', 'This may not be activated in the Damage Step'],
  ['A greift Marshmallon mit Dunkler Magier an und aktiviert im Damage Step Honest', 'illegal', 'The condition is not met: “In the Damage Step, when a LIGHT'],
  ['A aktiviert in der End Phase von B Mystischer Raum-Taifun auf Kräfte rauben', 'resolved', 'Mystical Space Typhoon destroys Skill Drain'],
  ['Nachdem A Sangan beschworen hat, aktiviert B Reißender Tribut', 'resolved', 'Torrential Tribute destroys Sangan'],
  ['B hat Donnerkönig Rai-Oh, A möchte Verstärkung für die Armee aktivieren', 'illegal', 'Thunder King Rai-Oh forbids this'],
  ['A: Polymerization, B tries to chain Droll & Lock Bird', 'illegal', 'The event this card answers has not just happened (“If a'],
  ['A aktiviert Feierliches Urteil bei 1500 LP, nachdem B Raigeki aktiviert hat', 'resolved', 'Raigeki does not resolve: its activation was negated'],
  ['B greift mit Nummer 39: Utopia an, A annulliert den Angriff mit Negate Attack', 'resolved', 'Negate Attack negates the attack of Number 39: Utopia'],
  ['A pendelbeschwört Buntäugiger Pendeldrache, B annulliert die Beschwörung mit Ernste Warnung', 'resolved', 'Solemn Warning negates the Summon of Odd-Eyes Pendulum'],
  ['A beschwört Elementar-HELD Stratos, B beantwortet seinen Effekt mit Effektverschleierin', 'resolved', 'The effect of Elemental HERO Stratos does nothing: it was'],
  ['A greift mit Dunkler Magier an, B wechselt ihn mit Feindkontrolle in die Verteidigungsposition', 'resolved', 'Dark Magician is now in Defense Position'],
  ['A tributes Exiled Force for its effect, B chains Effect Veiler on Exiled Force', 'illegal', 'Exiled Force is in the Graveyard (asked for: a target in'],
  ['A: Enemy Controller tributing Sangan to take Jinzo', 'resolved', 'Enemy Controller resolves: Player A takes control of Jinzo'],
  ['B setzt eine Karte und beendet den Zug; in der End Phase aktiviert A Mystischer Raum-Taifun auf die gesetzte Karte', 'resolved', 'Mystical Space Typhoon destroys an unknown card'],
  ["A: Scapegoat in B's End Phase, then A normal summons Sangan in his turn", 'resolved', 'Special Summons 4 Sheep Tokens. Normal Summon successful: Sangan'],
  ["A tributes B's Dark Magician for Gameciel, the Sea Turtle Kaiju > B: Solemn Judgment", 'resolved', 'Solemn Judgment negates the Summon of Gameciel'],
  ['A: Book of Moon -> Mystic Mine', 'illegal', 'Mystic Mine is in the Field Zone'],
  ['A tributes two monsters for Blue-Eyes White Dragon', 'resolved', 'Tribute Summon successful'],
  ['A: Raigeki Break -> a monster', 'resolved', 'Raigeki Break destroys a monster'],
  ['B hat ein verdecktes Monster, A greift es mit Dunkler Magier an', 'needs-facts', 'A fact is missing: What is the DEF of a monster?'],
  ['A aktiviert Überläufer auf Jinzo von B und opfert ihn für Herbeigerufener Totenkopf', 'resolved', 'Change of Heart resolves: Player A takes control of Jinzo'],
  ['A aktiviert Bodenklappenfalle, obwohl B nur 3 Handkarten hat', 'illegal', 'The condition is not met: “If your opponent has 4 or more'],
  ['A greift mit seinem Dunklen Magier den Sangan von B an', 'resolved', '2500 ATK – 1000 ATK: Dark Magician destroys Sangan; Player'],
  ['A spielt Törichtes Begräbnis und schickt Sangan auf den Friedhof; B kettet nichts', 'resolved', 'Foolish Burial sends Sangan to the Graveyard (not destroyed)'],
  ['A: Foolish Burial -> Dandylion; A: Dandylion effect > B: Called by the Grave', 'resolved', 'The effect of Dandylion does nothing: it was negated'],
  ['A wirft für Raigeki-Brecher Sangan ab und zielt auf Spiegelkraft', 'resolved', 'Raigeki Break destroys Mirror Force'],
  ['A annulliert mit Sternenstaubdrache die Aktivierung von Bs Schwarzes Loch', 'resolved', 'Dark Hole does not resolve: its activation was negated'],
  ["A has Archlord Kristya; B's Call of the Haunted on Sangan", 'illegal', 'Archlord Kristya forbids Special Summoning Sangan'],
  ["A discards Ghost Belle & Haunted Mansion to B's Monster Reborn", 'resolved', 'Monster Reborn does not resolve: its activation was negated'],
  ['A greift direkt an mit Dunkler Magier; B beschwört in der Schadensberechnung Gorz der Gesandte der Finsternis', 'illegal', 'The event this card answers has not just happened'],
  ['A greift mit Dunkler Magier Marshmallon an, B aktiviert in der Schadensberechnung nichts', 'resolved', '2500 ATK – 300 ATK: no monster is destroyed; Player B takes'],
  ['A: Trishula, Dragon of the Ice Barrier > B: Effect Veiler', 'resolved', 'Supposing that the monster was Summoned just before: The'],
  ['A aktiviert Verstärkung für die Armee und B negiert sie mit Aschenblüte & Freudiger Frühling, A will darauf Vom Grab gerufen ketten', 'resolved', 'The effect of Ash Blossom & Joyous Spring was negated'],
  ['A greift mit Dunkler Magier Jinzo an, B möchte im Battle Step Mirror Force aktivieren', 'illegal', 'Jinzo forbids this'],
  ['A kontert Bs Ruf der Gejagten mit Seven Tools of the Bandit, bezahlt 1000', 'resolved', 'Call of the Haunted does not resolve'],
  ["A chains Waboku to B's attack with Summoned Skull on Sangan", 'resolved', 'Sangan cannot be destroyed by battle (Waboku)'],
  ['A aktiviert Einer für einen und wirft Sangan ab, B kettet Aschenblüte & Freudiger Frühling', 'resolved', 'One for One does nothing'],
  // Read as clauses and roles (`desk/line/sentence`): what comes first in any order, what is given up for what, passives, who is who.
  ['A aktiviert Verstärkung für die Armee, und als Antwort auf dessen Effekt kettet B Aschenblüte & Freudiger Frühling an', 'resolved', 'Reinforcement of the Army does nothing'],
  ['In As Standby Phase aktiviert B Überläufer auf Jinzo', 'illegal', "only in one's own turn"],
  ['A tributet zwei Monster für Blauäugiger w. Drache und B negiert die Beschwörung mit Feierliches Urteil', 'resolved', 'negates the Summon of Blue-Eyes'],
  ['A schickt Sangan für Verbotener Tropfen auf den Friedhof und zielt auf Blumenbaronin', 'resolved', 'negates the effects of Baronne'],
  ['Auf die Spezialbeschwörung von Cyber Drache durch A reagiert B mit Bodenlose Fallgrube', 'resolved', 'banishes Cyber Dragon'],
  ['A greift mit Dunkler Magier an. B deckt Spiegelkraft auf, worauf A mit Sieben Werkzeuge des Banditen antwortet', 'resolved', 'Mirror Force does not resolve'],
  ['A flippt Menschenfresserkäfer und will damit Jinzo zerstören', 'resolved', 'Man-Eater Bug destroys Jinzo'],
  ['A verwendet Überläufer, um sich Jinzo von B zu holen, und opfert ihn danach für Herbeigerufener Totenkopf', 'resolved', 'Tribute Summon successful'],
  ['Die Aktivierung von Raigeki wird von B mit Feierliches Urteil annulliert', 'resolved', 'Raigeki does not resolve'],
  ['Aschenblüte & Freudiger Frühling wird von B auf Markierte Fusion gekettet', 'resolved', 'Branded Fusion does nothing'],
  ['Nachdem B zwei Karten gesetzt hat, spielt A Schwerer Sturm', 'resolved', 'destroys 2'],
  ['A setzt Buch des Mondes ein, um Dunkler Magier in die verdeckte Verteidigungsposition zu drehen', 'resolved', 'Dark Magician is now in face-down'],
  ['A ruft mit Ruf der Gejagten Jinzo aus dem Friedhof zurück und B kettet Mystischer Raum-Taifun auf Ruf der Gejagten', 'resolved', 'Call of the Haunted does nothing'],
  ['Durch Feindkontrolle übernimmt A Jinzo, wofür er Sangan tributet', 'resolved', 'Player A takes control of Jinzo'],
  ['A benutzt Raigeki-Brecher: er wirft Sangan ab und zerstört Spiegelkraft', 'resolved', 'Raigeki Break destroys Mirror Force'],
  ['A zieht mit Topf der Gier', 'resolved', 'draws 2 cards'],
  ['A aktiviert Mystischer Raum-Taifun auf Kräfte rauben, in der End Phase von B', 'resolved', 'destroys Skill Drain'],
  ["A uses Change of Heart to take B's Summoned Skull, then tributes it for Jinzo", 'resolved', 'Tribute Summon successful: Jinzo'],
  ['After A activates Pot of Prosperity, B responds by discarding Ash Blossom & Joyous Spring', 'resolved', 'Pot of Prosperity does nothing'],
  ["A's Dark Magician is attacked by B's Blue-Eyes White Dragon and A activates Magic Cylinder", 'resolved', 'Player B takes 3000'],
  ['A attacks with Jinzo and Sangan', 'resolved', 'Player B has 4600'],
  ['In response to the activation of Polymerization, B activates Solemn Judgment', 'resolved', 'Polymerization does not resolve'],
  ['A pays 2000 life points for Solemn Warning when B special summons Cyber Dragon', 'resolved', 'negates the Summon of Cyber Dragon'],
  // So many Tributes as are told, whatever its Level asks for.
  ['A tributes 1 monster for Blue-Eyes White Dragon', 'illegal', 'takes 2 Tributes; there is 1'],
  ['A tributes 1 monster and summons Blue-Eyes White Dragon', 'illegal', 'takes 2 Tributes; there is 1'],
  ['A tributet ein Monster für Blauäugiger w. Drache', 'illegal', 'takes 2 Tributes; there is 1'],
  ['A summons Blue-Eyes White Dragon without tributes', 'illegal', 'takes 2 Tributes; there are 0'],
  ['A beschwört Herbeigerufener Totenkopf mit 2 Tributen', 'illegal', 'takes 1 Tribute, not 2'],
  // A Summon told of a card with a procedure or an effect of its own is tried as that before a card nobody named.
  ['Cyber Dragon special summon while B controls no monster', 'illegal', 'The summoning condition of Cyber Dragon is not met'],
  ['A special summons Cyber Dragon, A special summons Cyber Dragon', 'illegal', 'The summoning condition of Cyber Dragon is not met'],
  ['B greift mit Sangan direkt an, A beschwört Gorz der Gesandte der Finsternis als Spezialbeschwörung', 'resolved', 'Player A takes 1000 battle damage. Player A Special Summons Gorz'],
  ['A special summons Gorz the Emissary of Darkness after B attacks directly for 2000', 'resolved', 'Direct attack by a monster (2000 ATK)'],
  ['A: Gorz the Emissary of Darkness after a direct attack of 2000 by B', 'resolved', 'Player A takes 2000 battle damage. Player A Special Summons Gorz'],
  ['A controls only 1 monster, A summons Blue-Eyes White Dragon', 'illegal', 'takes 2 Tributes; there is 1'],
  ['A has 2 monsters; A summons Jinzo', 'resolved', 'Tribute Summon successful'],
  ['A: Raigeki, B controls 1 monster > B: Starlight Road', 'illegal', 'it would destroy fewer than 2 such cards'],
  ['A: Raigeki with 3 monsters on the field', 'resolved', 'Raigeki destroys 3× a monster'],
  ["A: Dark Hole with B's Dandylion on the field", 'resolved', 'Dark Hole destroys Dandylion'],
  ['A: Stardust Dragon on field, B: Raigeki, A chains Stardust Dragon', 'resolved', 'Raigeki does not resolve'],
  ['A: Solemn Judgment with 1 LP when B activates Raigeki', 'resolved', 'Raigeki does not resolve'],
  ["A: Lightning Vortex with B's Sangan and Marshmallon", 'resolved', 'Lightning Vortex destroys Sangan and Marshmallon'],
  ['A: Limiter Removal with Cyber Dragon attacking Jinzo', 'resolved', '4200 ATK – 2400 ATK'],
  ['A: Lightning Storm while controlling a face-up card', 'illegal', 'If you control no face-up cards'],
  ['B aktiviert im Standby Mystischer Raum-Taifun auf Kräfte rauben', 'resolved', 'Mystical Space Typhoon destroys Skill Drain'],
  ['A: Upstart Goblin x2', 'resolved', 'Upstart Goblin'],
  ['A: Waboku x2', 'resolved', '(2 times)'],
  ['A: Effect Veiler while B is attacking with Jinzo', 'illegal', 'Effect Veiler cannot be activated here'],
  ['A: Pot of Extravagance after summoning Sangan', 'illegal', 'Pot of Extravagance cannot be activated here'],
  // Of what kind the material is; what the card's own Summon fails on.
  ['A xyz summons Number 39: Utopia with 2 Level 3 monsters', 'illegal', 'a monster is no correct material for Number 39: Utopia'],
  ['A beschwört Nummer 39: Utopia mit zwei Monstern der Stufe 4', 'resolved', 'Xyz Summon successful'],
  ['A hat 4 FINSTERNIS-Monster im Friedhof, A beschwört Dark Armed Dragon', 'illegal', 'The summoning condition of Dark Armed Dragon is not met'],
  ['B controls 4 monsters, A: Ojama Trio', 'illegal', 'no Token can be Summoned'],
  ["A pays 800 for Brain Control on B's face-down Sangan", 'illegal', 'Brain Control cannot be activated here'],
  // The effect of a card that was named is that card's; "then" is when the Chain has resolved.
  ['A opfert Sangan für Jinzo, Sangan Effekt', 'resolved', 'Player A adds an unknown card'],
  ['A: Raigeki, then A: Dark Hole', 'resolved', 'Raigeki destroys a monster. Dark Hole destroys'],
  ['B: Effect Veiler -> Elemental HERO Stratos after it was summoned', 'resolved', 'Effect Veiler negates the effects of Elemental HERO Stratos'],
  ['B: Droll & Lock Bird after A searched with Reinforcement of the Army; A: Pot of Greed', 'illegal', 'Droll & Lock Bird forbids this'],
  ['A beschwört Lavagolem und opfert zwei Monster von B', 'resolved', 'Special Summon successful: Lava Golem'],
  ['A pendulum summons Odd-Eyes Pendulum Dragon with scales Stargazer Magician and Timegazer Magician', 'resolved', 'Pendulum Summon successful: Odd-Eyes Pendulum Dragon.'],
  ['A has Anti-Spell Fragrance; B legt Buntäugiger Pendeldrache in die Pendelzone', 'illegal', 'Anti-Spell Fragrance forbids this'],
  ['B sets Odd-Eyes Pendulum Dragon in the pendulum zone; A: Mystical Space Typhoon -> Odd-Eyes Pendulum Dragon', 'resolved', 'Mystical Space Typhoon destroys Odd-Eyes Pendulum Dragon'],
  // What the first link does besides: where discarded cards go, what a card brought out before it was destroyed.
  ['B has Macro Cosmos, A: Card Destruction', 'resolved', 'is banished because of Macro Cosmos'],
  ['A: Mystical Space Typhoon -> Call of the Haunted > B: Call of the Haunted -> Jinzo', 'resolved', 'Special Summons Jinzo in Attack Position. Mystical Space Typhoon destroys'],
  // "The same" is one target of both.
  ['A: Monster Reborn and B: Call of the Haunted targeting the same Jinzo', 'resolved', 'Monster Reborn resolves without effect'],
  ['A: Ruf der Gejagten -> Jinzo, B: D.D. Krähe auf denselben Jinzo', 'resolved', 'banishes Jinzo'],
  // What lies there: two things in one clause, so many of a kind, nobody's.
  ['A: Ceasefire while B has Sangan and 400 LP', 'over', 'Player B has 0 Life Points'],
  ['B has Rivalry of Warlords and controls Blue-Eyes White Dragon, B summons Ash Blossom & Joyous Spring', 'illegal', 'Because of Rivalry of Warlords'],
  ['A has 2 DARK monsters in the GY, A special summons Dark Armed Dragon', 'illegal', 'The summoning condition of Dark Armed Dragon is not met'],
  ['A hat 3 FINSTERNIS-Monster im Friedhof, A beschwört Dark Armed Dragon als Spezialbeschwörung', 'resolved', 'Special Summon successful'],
  ['B controls two Level 4 monsters, A: Raigeki', 'resolved', '2× a monster (Level 4)'],
  ['A: Lightning Vortex, Sangan is face-up', 'resolved', 'destroys Sangan'],
  ['A ends the turn with 8 cards in hand', 'resolved', 'may keep at most 6 cards'],
  // Somebody's card does it, and asks for what is given up.
  ['A: Snipe Hunter discards Sangan and destroys Jinzo', 'resolved', 'What does the die for Snipe Hunter show?'],
  ['A bannt Jinzo mit D.D. Krähe', 'resolved', 'banishes Jinzo'],
  // The next turn; whoever asks whether somebody may asks the same with a "not".
  ['A: Pot of Prosperity, im nächsten Zug A: Pot of Greed', 'resolved', 'Player A draws 2 cards'],
  ['A: Pot of Prosperity, B activates Pot of Greed in the next turn', 'resolved', 'Player B draws 2 cards'],
  ['darf A Raigeki nicht aktivieren, wenn B Jinzo kontrolliert?', 'resolved', 'Raigeki destroys Jinzo'],
  ['pot of greed + droll & lock bird, then upstart goblin', 'illegal', 'Droll & Lock Bird forbids this'],
  // A card that is answered, by another name of it, is the link that stands there.
  ['A: Dark Hole. B chains Feierliches Urteil, A chains Seven Tools of the Bandit on Solemn Judgment', 'resolved', 'Dark Hole destroys'],
  // In parentheses: what is printed, or else what it has by now; a player's Life Points.
  ["A's Dark Magician (2500) attacks B's Jinzo (2400/1500)", 'resolved', '2500 ATK – 2400 ATK'],
  ["A's Dark Magician (3500 ATK) attacks B's Jinzo in attack position (2400)", 'resolved', '3500 ATK – 2400 ATK'],
  ['A greift mit Dunkler Magier (1000, Angriffsposition) Bs Sangan (1000, Angriff) an', 'resolved', '1000 ATK – 1000 ATK'],
  ["A's Sangan attacks B's attack position Jinzo (0 ATK)", 'resolved', '1000 ATK – 0 ATK'],
  ['A greift mit Dunkler Magier Bs Sangan in Angriff an', 'resolved', '2500 ATK – 1000 ATK'],
  ['A: Raigeki, B (900 LP) chains Solemn Warning', 'illegal', 'Solemn Warning cannot be activated'],
  ["A's Jinzo attacks directly. B at 2000", 'over', 'Player B has 0 Life Points'],
  // A name in short behind its article and a preposition is what it is used on.
  ['A aktiviert Überläufer auf den Jinzo von B', 'resolved', 'takes control of Jinzo'],
  // What is only asked tells no play.
  ['A: Raigeki. What happens?', 'resolved', 'Raigeki destroys'],
  ["A's Dark Magician attacks B's Sangan. Does Sangan survive?", 'resolved', 'Dark Magician destroys Sangan'],
  ['A: Raigeki, B: Feierliches Urteil - ist das legal?', 'resolved', 'Raigeki does not resolve'],
  ['A greift Marshmallon mit Dunkler Magier an. Wird Marshmallon zerstört?', 'resolved', 'no monster is destroyed'],
  ["A's Dark Magician attacks B's Sangan, no responses", 'resolved', 'Dark Magician destroys Sangan'],
  ['A greift mit Dunkler Magier direkt an, keine Antwort von B', 'resolved', 'takes 2500 battle damage'],
  // How it lies, and what its player does then.
  ['Skill Drain face-up on the field, A: Raigeki', 'resolved', 'Raigeki destroys'],
  ['B has Jinzo face up and plays Raigeki', 'resolved', 'Raigeki destroys'],
])('%s', expectRuling); // prettier-ignore

/** What a line rests on, in English. */
const assumed = (line: string): (string | undefined)[] => ruled(line).assumptions.map(({ text }) => text?.en);
test('what was told of a monster and what was only asked stand among the assumptions', () => {
  expect(assumed("A's Dark Magician (3500) attacks directly. What happens?")).toEqual(
    expect.arrayContaining(['Dark Magician has 3500 ATK before the first play.', 'Asked, not played: “What happens?”']),
  );
  expect(assumed("A's Dark Magician (2500) attacks directly").join()).not.toContain('before the first play');
  expect(assumed('B has Jinzo face up and plays Raigeki')).toContain("It is B's turn.");
});
// A play that is asked about, or a value that cannot be put anywhere, does not fall away.
test.each([
  'A: Raigeki, B has Mirror Force. Does Mirror Force destroy it?',
  'A: Raigeki. Does Sangan survive?',
  "B's Jinzo is at 3000, A: Raigeki",
  'A: Raigeki. Can B negate it?',
  'A: Raigeki, does B destroy it?',
  'A summons Sangan (2000)',
  'A: Raigeki (2), B: Solemn Judgment',
  "A's Dark Magician (3500) attacks directly, A has Axe of Despair",
])('%s: nothing is passed over', (line) => expect(() => ruled(line)).toThrow());

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
  ['A: Dimensional Barrier (Fusion); B: Polymerization', 'illegal', 'Dimensional Barrier forbids Special Summoning a Fusion Monster'],
])('%s: said as players say it', expectRuling); // prettier-ignore

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
  // Whom nobody named is attacked: that is no direct attack.
  ['A attacks a monster with Jinzo', 'needs-facts', 'What is the ATK of a monster?'],
  ['A greift mit Jinzo das verdeckte Monster an', 'needs-facts', 'a monster?'],
  ['A greift ein verdecktes Monster mit Jinzo an', 'needs-facts', 'the DEF of a monster?'],
  ['A attacks the face-down monster with Jinzo', 'needs-facts', 'the DEF of a monster?'],
  ['B has Sangan, A attacks the monster with Jinzo', 'resolved', 'Jinzo destroys Sangan'],
  // Whose turn is his, and whose the monster that was Summoned.
  ['A beschwört Jinzo mit Sangan; in seinem nächsten Zug greift Jinzo Kuriboh an', 'resolved', 'Player B takes 2100'],
  ['A summons Jinzo tributing Sangan; in his next turn Jinzo attacks Kuriboh', 'resolved', 'Player B takes 2100'],
  ['A beschwört Jinzo mit Sangan; im nächsten Zug greift Jinzo Kuriboh an', 'resolved', 'Player B takes 2100'],
  // Who is turned lies otherwise before; what is Set in Defense Position is not turned.
  ['A turns Jinzo to attack with Enemy Controller', 'resolved', 'Jinzo is now in Attack Position'],
  ['A dreht Jinzo mit Feindkontrolle in die Angriffsposition', 'resolved', 'Jinzo is now in Attack Position'],
  ['A dreht Jinzo mit Feindkontrolle in die Verteidigung', 'resolved', 'Jinzo is now in Defense Position'],
  ['A sets Sangan in defense position', 'resolved', 'Sets Sangan in face-down Defense Position'],
  ['A setzt Sangan in die Verteidigungsposition', 'resolved', 'changes Sangan to Defense Position'],
  // A Spell somebody does something with later is of his own turn.
  ['A activates Pot of Greed, later B takes Sangan with Change of Heart', 'resolved', 'Player B takes control of Sangan'],
  ['A aktiviert Topf der Gier, später zahlt B 800 LP für Premature Burial', 'resolved', 'Player B Special Summons'],
])('%s: notes, places and moments as they are written', expectRuling); // prettier-ignore

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
  'A activates Terraforming, B responds by discarding Ash Blossom & Joyous Spring',
  'A: Monster Reborn -> Jinzo, B responds by discarding D.D. Crow',
  'A attacks Dark Magician -> Jinzo, B reagiert, indem er Honest abwirft',
])('%s: what is discarded lies in the hand, as the line says', (line) => {
  const { assumptions } = ruled(line);
  expect(assumptions.filter(({ path }) => path === '/players/B/hand')).toEqual([]);
});

test.each([
  'A summons Sangan. In his next turn A tribute summons Jinzo',
  'A beschwört Sangan. In seinem nächsten Zug beschwört A Jinzo mit Sangan als Tribut',
])('%s: whose turn it is by then is told, not assumed', (line) => {
  const { assumptions } = ruled(line);
  expect(assumptions.filter(({ text }) => /ends the turn/.test(text?.en ?? ''))).toEqual([]);
});
