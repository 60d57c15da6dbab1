/** More disputes as judges type them (`line-disputes.test.ts` has the first four hundred): the verdict, and what the answer rests on. */
import { expect, test } from 'vitest';
import type { Case } from '../engine/case/schema.ts';
import { readLine } from '../desk/line.ts';
import { expectRuling, find, judge } from './lines.ts';

test.each([
  // Of a monster that was attacked it is its player's effect; notes stand behind a separable verb, too; how it lies decides which part of its effect applies.
  ["A attacks Stardust Dragon -> B's Mystic Tomato, Mystic Tomato effect", 'resolved', 'Player B Special Summons an unknown card'],
  ['A greift mit Sternenstaubdrache Bs Wand der Illusionen an (Verteidigung)', 'resolved', '2500 ATK – 1850 DEF'],
  ['A: Gagaga Cowboy (defense)', 'resolved', 'Player B takes 800 effect damage'],
  ['A: Gagaga Cowboy (defense) effect > B: Barrel Behind the Door', 'resolved', 'Player A takes 800 effect damage'],
  ['A tribute summons Jinzo. After that B wants to flip Torrential Tribute', 'illegal', 'Jinzo forbids this'],
  // How many monsters were Summoned before; it is told, so that the answer hangs on nothing else. ATK nobody described is not asked for where it decides nothing.
  ['A has summoned 5 monsters this turn, B: Nibiru, the Primal Being', 'resolved', 'Player B Special Summons Nibiru'],
  ['A hat in diesem Zug 4 Monster beschworen, B: Nibiru, the Primal Being', 'illegal', 'Summoned 5 or more monsters'],
  ['B: Nibiru, the Primal Being, A hat erst vier Monster beschworen', 'illegal', 'Summoned 5 or more monsters'],
  ['A summoned 4 times this turn; A normal summons Sangan, B: Nibiru, the Primal Being', 'resolved', 'Sangan is Tributed'],
  ['A special summons 2 monsters, B: Torrential Tribute', 'resolved', 'destroys'],
  // What is "active" is no Pokémon where it is a card of this game.
  ['A has Skill Drain active, A summons Jinzo', 'resolved', 'Tribute Summon successful: Jinzo'],
  ['B hat Makrokosmos aktiv, A: Raigeki', 'resolved', 'banished because of Macro Cosmos'],
  // What stands behind what is given up is what the card is played on; a target is Summoned as it must be.
  ["A: Enemy Controller tributing Mystic Tomato -> B's Jinzo", 'resolved', 'takes control of Jinzo'],
  ["A: Twin Twisters discarding Sangan -> B's Skill Drain", 'resolved', 'Twin Twisters destroys Skill Drain'],
  ["A: Number 101: Silent Honor ARK -> B's Dark Magician", 'resolved', 'Dark Magician is attached'],
  // A target that is named and refused stays the target.
  ["A's turn, A has 2000 LP, B: Ring of Destruction -> A's Elemental HERO Absolute Zero", 'illegal', 'has 2500 ATK (asked for: ATK: 2000 or less)'],
  // Who says that its effect is activated does not say that the monster only lies there.
  ['A: Jinzo effect > B: Solemn Strike', 'illegal', 'Jinzo has a Continuous Effect; it is not activated'],
  // What is answered with '>' is its Summon, where it has no effect that is activated; that answers no activation.
  ['A: Jinzo > B: Solemn Judgment', 'resolved', 'Solemn Judgment negates the Summon of Jinzo'],
  ['A: Jinzo > B: Ash Blossom & Joyous Spring', 'illegal', 'This responds to an activation; there is no Chain'],
  // Of several bullets one may be possible where the first is not.
  ['A: Pot of Prosperity > B: Ash Blossom & Joyous Spring; A: Triple Tactics Talent', 'resolved', 'Player A takes control of a monster'],
  // What happened before it, in the past tense; what lies there meanwhile; when it was Set; what is taken by the monster that was Summoned.
  ['A: Triple Tactics Talent after B activated Ash Blossom', 'resolved', 'Triple Tactics Talent resolves'],
  ['A: Triple Tactics Talent, nachdem B Aschenblüte & Freudiger Frühling aktiviert hat', 'resolved', 'Triple Tactics Talent resolves'],
  ['B: Mirror Force after A attacked with Dark Magician', 'resolved', 'Mirror Force destroys Dark Magician'],
  ['A: Lightning Storm while controlling Sangan', 'illegal', 'If you control no face-up cards'],
  ['A: Mystical Space Typhoon (set this turn)', 'illegal', 'was Set this turn'],
  ['A: Mirror Force, in diesem Zug gesetzt', 'illegal', 'Mirror Force cannot be activated here'],
  ['A: Elemental HERO Stratos summoned, search Elemental HERO Shadow Mist', 'resolved', 'adds Elemental HERO Shadow Mist'],
  // So many Summons, by nobody's name.
  ['A summons 2 monsters, B: Torrential Tribute', 'resolved', 'Torrential Tribute destroys a monster and an Effect Monster'],
  ['B: Nibiru, the Primal Being after A summoned 5 monsters', 'resolved', 'Player B Special Summons Nibiru'],
  ['A beschwört 3 Monster, B: Nibiru, the Primal Being', 'needs-facts', 'The condition is not met'],
  // The moment of the Damage Step, before the play and behind it.
  ['A attacks Dark Magician -> Jinzo, during damage calculation B: Kuriboh', 'resolved', 'no battle damage'],
  ['A attacks Dark Magician -> Jinzo, B: Kuriboh in der Schadensberechnung', 'resolved', 'no battle damage'],
  ['A attacks Dark Magician -> Jinzo, in the damage step B: Book of Moon', 'illegal', 'may not be activated in the Damage Step'],
  // A card of its own conditions is Summoned by no other where the line says that they are not met; one Summoned by a card comes when what was played has resolved.
  ['A special summons Cyber Dragon, A has Sangan', 'illegal', 'summoning condition of Cyber Dragon is not met'],
  ['A: Mulcharmy Purulia, B special summons Sangan', 'resolved', 'Special Summons Sangan in Attack Position; Player A draws 1 card'],
  // A second target behind a comma; material that is only counted; a Token gives only itself up.
  ['A: Twin Twisters (discard Sangan) -> Mystic Mine, Skill Drain', 'resolved', 'destroys Mystic Mine and Skill Drain'],
  ['A: Twin Twisters -> Mystic Mine, Skill Drain (discarding Sangan)', 'resolved', 'destroys Mystic Mine and Skill Drain'],
  // Whether it was properly Summoned nobody said: both answers stand there.
  ['A: Monster Reborn -> Black Luster Soldier - Envoy of the Beginning', 'illegal', 'was properly Summoned before (not given), it is a legal target'],
  ['A xyz summons Number 39: Utopia (2 Monster) > B: Solemn Judgment', 'resolved', 'negates the Summon of Number 39'],
  ['A: Scapegoat; A tribute summons Jinzo with Sheep Token', 'illegal', 'Jinzo'],
  // What triggers at a Summon and has to, has resolved before the next effect; any number of targets behind commas; a draw before any play.
  ['A summons Breaker the Magical Warrior; A: Breaker the Magical Warrior -> Mirror Force', 'resolved', 'Breaker the Magical Warrior destroys Mirror Force'],
  ['A draws for turn, B: Droll & Lock Bird', 'illegal', 'cannot be activated in this phase'],
  // A card sent from hand or field is in the hand; what destroys no monster is not what My Body as a Shield answers.
  ['A: Heavy Storm > B: My Body as a Shield', 'illegal', 'it would destroy no such cards'],
  // Who controls no monsters has none that would help.
  ['A kontrolliert keine Monster; A: Enemy Controller (option 2) -> Jinzo', 'illegal', 'There is no monster to Tribute'],
  // What only applies in Defense Position lies so.
  ['B has Number 41: Bagooska the Terribly Tired Tapir, A summons Elemental HERO Stratos, A: Elemental HERO Stratos', 'resolved', 'does nothing: it was negated (Number 41: Bagooska'],
  ['A controls no monsters; A: Creature Swap', 'illegal', 'there is nothing to exchange control of'],
  // What comes too early is refused for what stands against it in its moment; who paid with a monster leaves nothing of it to aim at.
  ['A: Monster Reborn -> Jinzo, B: Torrential Tribute', 'illegal', 'Jinzo forbids this'],
  ['A: Raigeki, B: Torrential Tribute', 'illegal', 'has not just happened'],
  ['A: Exiled Force -> Jinzo > B: Effect Veiler', 'illegal', 'Exiled Force is in the Graveyard'],
  ['A: Linkuriboh > B: Effect Veiler', 'illegal', 'Linkuriboh is in the Graveyard'],
  // What it answers comes about when another effect of the card has resolved, or the one that triggers at the Summon.
  ['A: Snake-Eye Ash > B: Droll & Lock Bird', 'resolved', 'Droll & Lock Bird applies from now on'],
  ['A beschwört Elemental HERO Stratos, B: Droll & Lock Bird', 'resolved', 'Droll & Lock Bird applies from now on'],
  ['A summons Sangan > B: Droll & Lock Bird', 'illegal', 'has not just happened'],
  ['A summons Armageddon Knight, A: Armageddon Knight > B: Ghost Ogre & Snow Rabbit', 'resolved', 'Ghost Ogre & Snow Rabbit destroys Armageddon Knight'],
  // Who was Summoned just before acts, under its bare name; "option 2" needs no parentheses, nor the Damage Step a colon.
  ['B summons Elemental HERO Stratos, Elemental HERO Stratos option 2', 'resolved', 'Player B adds an unknown card'],
  ['A summons Aluber the Jester of Despia, Aluber the Jester of Despia, B: Ash Blossom & Joyous Spring', 'resolved', 'it was negated (Ash Blossom'],
  ['A: Enemy Controller option 2 (tribute Sangan) -> Jinzo', 'resolved', 'Player A takes control of Jinzo'],
  ["A attacks Elemental HERO Neos -> B's Blue-Eyes White Dragon, damage step before, A: Honest", 'resolved', '5500 ATK'],
  // A Token goes nowhere; a Pendulum Card that is activated is what answers it, and has to be there.
  ['A: Scapegoat; B: Compulsory Evacuation Device -> Sheep Token', 'resolved', 'removes Sheep Token from the field'],
  ['A activates Timegazer Magician as a scale > B: Mystical Space Typhoon', 'resolved', 'does nothing: the card was no longer on the field'],
  ['A activates Timegazer Magician as a scale; B: Mystical Space Typhoon', 'resolved', 'destroys Timegazer Magician; Timegazer Magician, a Pendulum Monster, goes face-up to the Extra Deck'],
  // Where the line says the card is, its effect used there is meant, and not one that would need it somewhere else.
  ["turn B, B controls no monsters, A: Bystial Saronir (hand) -> Sangan in B's GY", 'illegal', 'The condition is not met'],
  // Two discards are two; what followed in between is told.
  ['B has 2 cards in hand, A: Delinquent Duo', 'resolved', 'discards an unknown card by the effect (2 times)'],
])('%s', expectRuling); // prettier-ignore

/** A monster whose Tributes its text asks for: no card of the library does. */
test('what is Tributed for it is as its text asks', () => {
  const card = {
    name: 'Abyssal Heir',
    kind: 'monster',
    monster: ['effect'],
    level: 7,
    atk: 2800,
    def: 1000,
    attribute: 'DARK',
    race: 'Dragon',
    effects: [{ kind: 'condition', summoning: { tributesLike: { attribute: 'DARK' } } }],
  } as const;
  const known = ((game: 'ygo', name: string) =>
    name === card.name ? { is: 'named', name, card } : find(game, name)) as typeof find;
  const { case: written } = readLine('A summons Abyssal Heir > B: Solemn Judgment', {
    find: known,
    judge: (one) => judge({ ...one, cards: { ...one.cards, [card.name]: card } } as unknown as Case),
  });
  const cards = { ...written.cards, [card.name]: card };
  expect(judge({ ...written, cards } as unknown as Case).verdict).toBe('resolved');
});

// How the seventh set of strangers tells it, in whole sentences.
test.each([
  // Questions that ask what comes of it: a card in short, what one must do, what one asks of a card on the table; a word of the rules alone is no card.
  ['A aktiviert Ruf der Gejagten auf Jinzo im Friedhof, B kettet Mystischer Raum-Taifun auf den Ruf an – kommt Jinzo?', 'resolved', 'Call of the Haunted does nothing'],
  ["A's Summoned Skull attacks B's only monster Sangan, B answers with Scapegoat (set). Must A keep attacking Sangan?", 'resolved', 'Replay'],
  ['A greift mit Dunkler Magier Bs verdeckten Menschenfresserkäfer an. Darf der Käfer den Magier noch mitnehmen?', 'resolved', 'Man-Eater Bug destroys Dark Magician'],
  ['A (2500 LP) greift mit Herbeigerufener Totenkopf an, B (2500 LP): Ring der Zerstörung auf den Totenkopf. Unentschieden?', 'over', 'Player A wins the Duel'],
  ['A: Raigeki, B has Jinzo. B: das ist ein Effektmonster, illegal!', 'resolved', 'Raigeki destroys Jinzo'],
  // What stands in parentheses: a target, a moment, both players' Life Points, whose it is, how it lies, what was paid anyway, what an effect does, the other part of a name.
  ['A: Mystical Space Typhoon (auf Bs Skill Drain)', 'resolved', 'Mystical Space Typhoon destroys Skill Drain'],
  ['A summons Sangan (Main Phase 2), B: Torrential Tribute', 'resolved', 'Torrential Tribute destroys Sangan'],
  ['A: Just Desserts, B has 2 monsters (both 500 LP)', 'over', 'Player B has 0 Life Points'],
  ['A attacks Sangan (B) with Dark Magician', 'resolved', '2500 ATK – 1000 ATK'],
  ["A attacks Dark Magician -> B's Sangan (ATK pos.)", 'resolved', '2500 ATK – 1000 ATK'],
  ["A: Twin Twisters (1 Karte abgeworfen) -> B's Skill Drain", 'resolved', 'Twin Twisters destroys Skill Drain'],
  ['A beschwört Stratos (Elementar-HELD), Suche ist Kettenglied 1, B: Effektverschleierin auf Stratos', 'resolved', 'Effect Veiler'],
  // Which Magician is the same one; what is sent away as its own cost; what happened earlier; who goes on; what both want.
  ['A: Monster Reborn auf den Dunklen Magier in Bs Friedhof; B kettet Ruf der Gejagten auf denselben Magier an', 'resolved', 'Monster Reborn resolves without effect'],
  ['A activates Monster Reborn on Dark Magician; B wants to send Thunder King Rai-Oh to the GY to negate that summon', 'illegal', 'such a Summon cannot be negated'],
  ['A hat Jinzo vorhin abgeworfen und will ihn jetzt mit Wiedergeburt holen', 'resolved', 'Special Summons Jinzo'],
  ['A greift mit Dunkler Magier Bs Sangan an, in Main Phase 2 dann Raigeki', 'resolved', 'Raigeki destroys'],
  ['A: Topf der Gier; danach im selben Zug Wiedergeburt auf Jinzo', 'resolved', 'draws 2 cards. Monster Reborn resolves'],
  ["A greift mit Mystische Tomate Bs Mystische Tomate an, beide wollen ihren Effekt – wer bekommt sein Monster zuerst?", 'resolved', 'Player B Special Summons an unknown card'],
  ['A aktiviert Schwarzes Loch, B kettet Sternenstaubdrache an (Tribut). Bleibt das Feld leer?', 'resolved', 'Dark Hole does not resolve'],
  ['A hat nur Sangan auf dem Feld, B aktiviert Spiegelkraft, als A angreift. Darf B das?', 'resolved', 'Mirror Force destroys Sangan'],
  ["A summons Sangan, attacks B's Marshmallon (face-down). LP?", 'resolved', '1000 ATK – 500 DEF'],
  ['A greift mit Sangan Bs Sangan an, beide in Angriffsposition', 'resolved', 'both monsters are destroyed'],
  ["A's Marshmallon is targeted by B's Book of Moon. Destroyed?", 'resolved', 'face-down Defense Position'],
  ['A Synchro Summons Stardust Dragon, B activates Solemn Warning. How much does B pay?', 'resolved', 'negates the Summon of Stardust Dragon'],
  ['A attacks with Dark Magician, B has 400 LP left, B chains Mirror Force', 'resolved', 'Mirror Force destroys Dark Magician'],
  ['A: Premature Burial on Jinzo with 700 LP', 'illegal', 'cannot pay 800'],
  // The line says which link is answered: it is the first.
  ['A: Raigeki > B: Chain Summoning', 'illegal', 'The condition is not met'],
  // A verb alone is what he does with what he has there; it is no card in short.
  ['A: Raigeki, B has Stardust Dragon: negate?', 'resolved', 'its activation was negated (Stardust Dragon)'],
  // What lay there when it was destroyed, and whose effect then is wanted; a moment before everything else; none of its own kind.
  ['A: Raigeki, dabei wird Bs Sangan zerstört. B will ein Monster suchen', 'resolved', 'Player B adds an unknown card'],
  ['Ende von As Battle Phase; A hat 3 Karten auf dem Feld, B keine einzige und aktiviert Evenly Matched von der Hand', 'resolved', 'Evenly Matched banishes'],
  ['A controls nothing but one Set card and wants to use Infinite Impermanence from the hand on B\'s Jinzo', 'illegal', 'Traps must be Set first'],
  ['A summoned 4 monsters this turn (Main Phase 1). B: Nibiru, the Primal Being?', 'illegal', 'The condition is not met'],
  ['A pendulum summons 3 monsters at once', 'resolved', 'Pendulum Summon successful'],
  ['A hängt bei Number 39: Utopia ein Material ab', 'resolved', 'Number 39: Utopia negates the attack'],
  ['A opfert Bs Stardust Dragon, um Gameciel, the Sea Turtle Kaiju auf Bs Feld zu beschwören. B will Stardust Dragon noch anketten', 'illegal', 'Stardust Dragon is in the Graveyard'],
])('%s', expectRuling); // prettier-ignore

// What the sixth set of strangers told and was not read.
test.each([
  ["B has Skill Drain, A: Exiled Force tributing itself -> B's Sangan", 'resolved', 'Exiled Force destroys Sangan'],
  ['A discards Jinzo with Twin Twisters on B\'s Macro Cosmos', 'resolved', 'Twin Twisters destroys Macro Cosmos'],
  ['A link summons Accesscode Talker using Decode Talker', 'resolved', 'Link Summon successful: Accesscode Talker'],
  ['A summons Odd-Eyes Pendulum Dragon by Pendulum Summon', 'resolved', 'Pendulum Summon successful'],
  ['Skill Drain active for B, A summons Elemental HERO Stratos, Stratos search', 'resolved', 'it was negated (Skill Drain)'],
  ["A's turn, end of the Battle Phase, A controls Sangan and 2 set cards, B controls nothing: Evenly Matched from hand", 'resolved', 'Evenly Matched banishes'],
  ['B controls nothing, A attacks directly with Jinzo', 'resolved', 'Direct attack by Jinzo'],
  // It points there, and to nothing else that lies there.
  ["A's Decode Talker points to A's Sangan, A attacks Decode Talker -> B's Jinzo", 'resolved', '2800 ATK – 2400 ATK'],
  ["A has Decode Talker pointing to Sangan, A attacks Decode Talker -> B's Jinzo", 'resolved', '2800 ATK – 2400 ATK'],
  ["Decode Talker zeigt auf Bs Sangan, B greift mit Decode Talker As Jinzo an", 'resolved', '2800 ATK – 2400 ATK'],
  // Behind the sign the Flip Effect may have resolved: then it is too late.
  ['A flip summons Man-Eater Bug; B: Torrential Tribute', 'resolved', 'If what triggered at the Summon has resolved by then: Torrential Tribute cannot be activated'],
  ["A: Twin Twisters on B's Mirror Force and Scapegoat (both set)", 'resolved', 'Twin Twisters destroys Mirror Force and Scapegoat'],
])('%s', expectRuling); // prettier-ignore
