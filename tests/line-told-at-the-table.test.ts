/** What players say at the table, as classes of words found by telling disputes in their way: each is read and ruled. */
import { test } from 'vitest';
import { expectRuling } from './lines.ts';

test.each([
  // What was Set last turn lies there; “activates it”, “flips it” is that card.
  [
    'B set Mirror Force last turn, A attacks with Gemini Elf and B flips it',
    'resolved',
    'Mirror Force destroys Gemini Elf',
  ],
  ['Last turn B set Mirror Force. A attacks with Jinzo and B activates it', 'illegal', 'Jinzo forbids this'],
  [
    'A set Book of Moon last turn. B summons Sangan, A activates it on Sangan',
    'resolved',
    'Sangan is now in face-down Defense Position',
  ],
  ['A set Sangan last turn. B attacks it with Jinzo', 'resolved', '2400 ATK – 600 DEF'],
  // “A set X” is no article.
  [
    'A set Book of Moon, B summons Sangan, A activates it on Sangan',
    'resolved',
    'Sangan is now in face-down Defense Position',
  ],
  // What an Equip Card is equipped to lies on that card's side.
  [
    "A activates Mystical Space Typhoon on B's Premature Burial equipped to Jinzo",
    'resolved',
    'Premature Burial destroys Jinzo',
  ],
  [
    'B has Premature Burial equipped to Jinzo. A activates Heavy Storm',
    'resolved',
    'Heavy Storm destroys Premature Burial',
  ],
  ['B activates Solemn Judgment chained to Raigeki by A', 'resolved', 'Raigeki does not resolve'],
  ['A uses Monster Reborn with 2 monsters in his graveyard', 'resolved', 'Special Summons a monster'],
  ["A attacks B's Sangan with Gemini Elf and wins. Does B search?", 'resolved', 'Gemini Elf destroys Sangan'],
  // What lies face-up is not face-down because an effect would have it so.
  ['A uses Book of Eclipse, B has face-up Sangan', 'resolved', 'Sangan is now in face-down Defense Position'],
  ['A: Nobleman of Crossout -> face-up Sangan', 'illegal', 'Sangan is not a legal target'],
  // The monster that was Summoned brings another by its own effect, and that one says which.
  [
    'A normal summons Marauding Captain and special summons Gemini Elf from hand',
    'resolved',
    'The effect of Marauding Captain',
  ],
  [
    'A normal summons Marauding Captain and special summons Summoned Skull from hand',
    'resolved',
    'Marauding Captain cannot take Summoned Skull',
  ],
  // “A token” is one of those an effect brought.
  [
    "A activates Scapegoat in B's End Phase, then tributes a token for Jinzo in his turn",
    'illegal',
    'Sheep Token cannot be Tributed',
  ],
  ['A activates Scapegoat. B attacks one of the tokens with Jinzo', 'resolved', '2400 ATK – 0 DEF'],
  // Several attacks of one sentence.
  [
    'B is at 3000, A attacks directly with Dark Magician and then with Kuriboh',
    'resolved',
    'Player B has 200 Life Points',
  ],
  ['A greift mit Dunkler Magier und dann mit Kuriboh direkt an', 'resolved', 'Direct attack by Kuriboh'],
  ['A beschwört Jinzo per Tribut, B aktiviert Spiegelkraft', 'illegal', 'Jinzo forbids this'],
  [
    "A chains Dust Tornado to B's Monster Reborn hitting B's set card",
    'resolved',
    'Dust Tornado destroys an unknown card',
  ],
  // Whose attack a Trap answers, by the name of the monster: that of who has or Summoned it.
  ['A summons Gemini Elf, B uses Mirror Force when Gemini Elf attacks', 'resolved', 'Mirror Force destroys Gemini Elf'],
  [
    'A beschwört Elfenzwillinge, B aktiviert Spiegelkraft beim Angriff von Elfenzwillinge',
    'resolved',
    'Mirror Force destroys Gemini Elf',
  ],
  [
    "A summons Gemini Elf. B activates Mirror Force on Gemini Elf's attack",
    'resolved',
    'Mirror Force destroys Gemini Elf',
  ],
  [
    'A attacks with Gemini Elf, B activates Negate Attack when it attacks',
    'resolved',
    'Negate Attack negates the attack',
  ],
  // A clause that begins with its verb names whom that is done to.
  ["A controls Gemini Elf, attacks B's Sangan", 'resolved', 'Gemini Elf destroys Sangan'],
  // Where a card is told to lie, before anything was played, no other copy is meant.
  ['B kontrolliert Jinzo, A aktiviert Wiedergeburt auf Jinzo in Bs Friedhof', 'resolved', 'Special Summons Jinzo'],
  // What is banished from the Graveyard for a monster is given up for its Summon.
  [
    'B has Kycoo the Ghost Destroyer, A banishes Sangan and Marshmallon from the grave for Chaos Sorcerer',
    'illegal',
    'Chaos Sorcerer cannot be Special Summoned',
  ],
  // A hand: none, so many others, as many of the same.
  ['A plays Lightning Vortex without a card in hand', 'illegal', 'no card to discard'],
  ['A sets Torrential Tribute and activates it in the same turn', 'illegal', 'Set this turn'],
  ['A has 3 other cards in hand and plays Card Destruction, B has 2', 'resolved', 'Player A discards 3×'],
  ["A destroys B's set card with Mystical Space Typhoon, it was Waboku", 'resolved', 'destroys Waboku'],
  // What is done twice each time is counted, what a card does to itself besides is told.
  ['B: Maxx "C"; A special summons twice', 'resolved', 'Player B draws 1 card (2 times in all)'],
  // An effect takes another copy than the card on the field that has it, and what is paid tells which effect.
  ['A uses Lumina, Lightsworn Summoner discarding Kuriboh to revive Lumina', 'resolved', 'Special Summons Lumina'],
  // How a monster came decides, and nobody said it.
  [
    'A flips Fossil Dyna Pachycephalo, B has Cyber Dragon and Stardust Dragon',
    'resolved',
    'If Cyber Dragon was Special Summoned',
  ],
  ['A plays Pot of Greed then normal summons Sangan', 'resolved', 'Normal Summon successful: Sangan'],
  // Another copy is Tributed; so many as are told; what begins with a card's name is no typing error of another's.
  ['A tributes Jinzo for Jinzo', 'resolved', 'Tribute Summon successful: Jinzo'],
  ['A tribute summons Jinzo with two monsters', 'illegal', 'This takes 1 Tribute, not 2'],
  ["B chains Waboku to A's Gemini Elf attack", 'resolved', 'Direct attack by Gemini Elf: no battle damage'],
  // What an effect makes somebody discard is no play of his.
  ['A plays Card Destruction, B discards Sangan', 'resolved', 'Player B discards Sangan by the effect'],
  // “Only a face-down monster”: no other is laid out for it.
  ['A plays Smashing Ground, B only has a face-down monster', 'needs-facts', 'there is nothing to destroy'],
  ['A attacks with Gemini Elf, B is at 1900 and flips Waboku', 'resolved', 'no battle damage'],
  ["A uses Book of Moon on B's Jinzo in attack", 'resolved', 'Jinzo is now in face-down Defense Position'],
  // Which effect a question behind a Spell or Trap is about: that of the monster it was played on.
  [
    'A uses Monster Reborn on Man-Eater Bug, does the effect trigger?',
    'illegal',
    'Man-Eater Bug cannot be activated here',
  ],
])('%s', (line, verdict, says) => {
  expectRuling(line, verdict, says);
});
