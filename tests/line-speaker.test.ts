/** A line told by a player means the same as one with the letters of the players; "with it", "damit", "daraus" is what was told. */
import { expect, test } from 'vitest';
import type { Case } from '../engine/case/schema.ts';
import { readLine } from '../desk/line.ts';
import { withLetters } from '../desk/line/speaker.ts';
import { find, judged } from './lines.ts';
import { library } from './scenarios.ts';
import { wordingsOf } from './wordings.ts';

const judge = (theCase: Case) => judged(theCase).ruling;
const laidOut = (line: string): unknown => {
  const { moves, state } = readLine(line, { find, judge }).case;
  return [moves, state];
};

test.each([
  ['My opponent activates Raigeki, I chain Solemn Judgment', 'B activates Raigeki, A chains Solemn Judgment'],
  ["Opponent attacks with Summoned Skull, I activate Mirror Force", 'B attacks with Summoned Skull, A activates Mirror Force'],
  ["My opponent's Jinzo attacks my Sangan", "B's Jinzo attacks A's Sangan"],
  ['A attacks my Sangan with Jinzo', "A attacks B's Sangan with Jinzo"],
  ['B attacks my Sangan with Jinzo', "B attacks A's Sangan with Jinzo"],
  ['I use Raigeki, he chains Solemn Judgment', 'A uses Raigeki, B chains Solemn Judgment'],
  ["I attack his Sangan with Jinzo", "A attacks B's Sangan with Jinzo"],
  ['Ich aktiviere Raigeki, mein Gegner kettet Mystischer Raum-Taifun an', 'A aktiviert Raigeki, B kettet Mystischer Raum-Taifun an'],
  ['Der Gegner hat Jinzo, ich beschwöre Sangan', 'B hat Jinzo, A beschwört Sangan'],
  ['Ich greife mit Jinzo sein Sangan an, er aktiviert Kuriboh', 'A greift mit Jinzo Bs Sangan an, B aktiviert Kuriboh'],
  ["I have Sangan, my opponent uses Raigeki", 'A has Sangan, B uses Raigeki'],
  ["A activates Mirror Force on B's attacking Summoned Skull", 'B attacks with Summoned Skull, A activates Mirror Force'],
  ['A activates Sakuretsu Armor on the attacking Summoned Skull', 'B attacks with Summoned Skull, A activates Sakuretsu Armor on Summoned Skull'],
  ['A aktiviert Sakuretsu-Rüstung auf den angreifenden Summoned Skull', 'B greift mit Summoned Skull an, A aktiviert Sakuretsu-Rüstung auf Summoned Skull'],
  ['A banishes Sangan from the graveyard', 'A banishes Sangan from the grave'],
  // Nobody speaks: the opponent is the other one than who is named.
  ["A uses Brain Control on his opponent's Jinzo", "A uses Brain Control on B's Jinzo"],
  ["B uses Brain Control on the opponent's Jinzo", "B uses Brain Control on A's Jinzo"],
  ['B aktiviert Raigeki, der Gegner hat Jinzo', 'B aktiviert Raigeki, A hat Jinzo'],
  ['A aktiviert Raigeki, der Gegner hat Jinzo', 'A aktiviert Raigeki, B hat Jinzo'],
  ['A greift mit Jinzo den Gegner direkt an', 'A greift mit Jinzo direkt an'],
  ['I attack my opponent directly with Jinzo', 'A attacks directly with Jinzo'],
  ["My opponent attacks me directly with Jinzo", 'B attacks directly with Jinzo'],
  // A card may be called so, and what belongs to a card is its own.
  ['A: My Body as a Shield', 'A: My Body as a Shield'],
  ['A: Raigeki > B: Solemn Judgment', 'A: Raigeki > B: Solemn Judgment'],
  ["A summons Jinzo and attacks B's Sangan with it", "A summons Jinzo, A attacks B's Sangan with Jinzo"],
  ['A hat Jinzo und greift damit Bs Sangan an', 'A hat Jinzo und greift mit Jinzo Bs Sangan an'],
  ["It's A's battle phase, B activates Mystical Space Typhoon on A's set card", "A's battle phase, B activates Mystical Space Typhoon on A's set card"],
  ['Wir sind in As Standby Phase, B aktiviert Mystischer Raum-Taifun', 'in As Standby Phase, B aktiviert Mystischer Raum-Taifun'],
])('%s', (told, lettered) => expect(laidOut(told)).toEqual(laidOut(lettered))); // prettier-ignore

test('where both players are named, nobody speaks', () =>
  expect(() => laidOut('A activates Raigeki, B chains Solemn Judgment on my card')).toThrow());

test.each([
  [
    'A controls Junk Synchron and Sangan and wants to synchro summon Junk Warrior with them',
    ['Junk Synchron', 'Sangan'],
  ],
  [
    'A hat Junk Synchron und Sangan und beschwört daraus Junk Warrior als Synchrobeschwörung',
    ['Junk Synchron', 'Sangan'],
  ],
])('%s: the material is what was told', (line, material) => {
  const { moves } = readLine(line, { find, judge }).case;
  expect(moves?.[0]).toMatchObject({ do: 'special-summon', materials: material });
});
test('a question behind a play is about what that brings, not about what lay there first', () =>
  expect(() => laidOut('A has Macro Cosmos, B attacks A\'s Mystic Tomato with Summoned Skull. May A take a monster from the deck?')).toThrow()); // prettier-ignore

// Each word for a player, in both languages: the line with his letter.
test.each([
  ['{I|i} activate Raigeki', 'A activates Raigeki'],
  ['{Ich|ich} aktiviere Raigeki', 'A aktiviert Raigeki'],
  ["Raigeki destroys {my|mein|meine|meinen|meinem|meiner|meines} Jinzo", "Raigeki destroys A's Jinzo"],
  ["Raigeki destroys {my opponent's|the opponent's|opponent's|opp's|opps|opposing|my opp's|mein Gegners} Jinzo", "Raigeki destroys B's Jinzo"],
  ['Raigeki zerstört {den gegnerischen|gegnerischen|das gegnerische} Jinzo', "Raigeki zerstört B's Jinzo"],
  ['{mein Gegner|der Gegner|Gegner|meine Gegnerin|die Gegnerin} aktiviert Raigeki', 'B aktiviert Raigeki'],
  ['{my opponent|the opponent|opponent|opp|my opp} activates Raigeki', 'B activates Raigeki'],
  // He who is spoken of beside "I" is the opponent; "his" of a card is its own.
  ['I activate Raigeki, {he|she|they} chains Kuriboh', 'A activates Raigeki, B chains Kuriboh'],
  ["I attack {his|her|their} Sangan with Jinzo", "A attacks B's Sangan with Jinzo"],
  ['Ich greife {sein|seine|seinen|seinem|seiner|seines} Sangan mit Jinzo an', "A greift B's Sangan mit Jinzo an"],
  ['Ich aktiviere Raigeki, er {aktiviert|kettet} Kuriboh', 'A aktiviert Raigeki, B {aktiviert|kettet} Kuriboh'],
  ['I use Sangan and {its|his|her} {effect|ability|ATK|owner}', "A uses Sangan and {its|his|her} {effect|ability|ATK|owner}"],
  // Whom an attack hits is said with "directly".
  ['Jinzo attacks {me|my opponent|the opponent} directly', 'Jinzo attacks directly'],
  ['Jinzo greift {mich|mir|den Gegner|meinen Gegner} direkt an', 'Jinzo greift direkt an'],
  // Where B is named, whoever speaks is B beside "I", and else whose opponent is spoken of.
  ["B activates Raigeki on my Jinzo", "B activates Raigeki on A's Jinzo"],
  ["A activates Raigeki on my Jinzo", "A activates Raigeki on B's Jinzo"],
  ["{A|Spieler A|Player A|player A} activates Raigeki, the opponent chains Kuriboh", '{A|Spieler A|Player A|player A} activates Raigeki, B chains Kuriboh'],
  // Nobody speaks, or both are named.
  ['A activates Raigeki', 'A activates Raigeki'],
  ['A activates Raigeki on my Jinzo, B chains Kuriboh', 'A activates Raigeki on my Jinzo, B chains Kuriboh'],
])('%s is %s', (told, lettered) => {
  const expected = wordingsOf(lettered);
  const all = wordingsOf(told).map((line, n) => ({ line, expected: expected.length === 1 ? lettered : expected[n % expected.length] }));
  const wrong = all.flatMap(({ line, expected }) => {
    const said = withLetters(line, 'ygo', find, library.printings);
    return said === expected ? [] : [{ line, said, expected }];
  });
  expect(wrong).toEqual([]);
}); // prettier-ignore
