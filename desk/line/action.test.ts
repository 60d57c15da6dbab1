/** What a piece of a line says that somebody does: for each play every wording of both languages says just that. Invented cards; what is expected stands here by hand. */
import { expect, test } from 'vitest';
import { inPresent, isDoneTo, readAction } from './action.ts';
import type { Action, NamedCard } from './items.ts';

const NAMES = [
  'heron',
  'crane',
  'pike',
  'summon limit',
  'pike attacks',
  'lake (north)',
  'set sail',
  'with you',
  'a day',
];
const isCard = (name: string): boolean => NAMES.includes(name.trim().toLowerCase());
/** A card with what is noted of it. */
function card({ name, notes: { cost, unknown, ...notes } }: NamedCard): string {
  const said = [...cost.map((one) => `${one.how} ${one.name}`), ...unknown.map((one) => `? ${one}`), ...Object.entries(notes).map(([key, value]) => `${key} ${String(value)}`)]; // prettier-ignore
  return `${name}${said.length > 0 ? ` (${said.join(', ')})` : ''}`;
}
function told({ by, does, card: played, targets, anyHow, fromMaterial, summonsWith }: Action): string {
  const how = [...(anyHow ? ['any how'] : []), ...(fromMaterial ? ['from material'] : []), ...(summonsWith ? ['summons with'] : [])]; // prettier-ignore
  const plays = [by, does, ...(played ? [card(played)] : [])].filter((one) => one !== undefined).join(' ');
  return `${plays}${targets.map((one) => ` -> ${card(one)}`).join('')}${how.map((one) => `, ${one}`).join('')}`;
}
const read = (piece: string): string => told(readAction(piece.replaceAll('->', '→'), true, isCard));

test.each<[string, string[]]>([
  ['A activate Heron', ['A activates Heron', 'A: activate Heron', 'A chains Heron', 'A uses Heron', 'A plays Heron', 'A responds with Heron', 'A responds by activating Heron', 'A answers with Heron', 'A negates it with Heron', 'A: negate with Heron', 'A aktiviert Heron', 'A kettet Heron an', 'A kettet an Heron', 'A benutzt Heron', 'A nutzt Heron', 'A spielt Heron', 'A spielt Heron aus', 'A setzt Heron ein', 'A antwortet mit Heron', 'A beantwortet mit Heron', 'A reagiert mit Heron', 'A kontert mit Heron', 'A annulliert mit Heron', 'A dreht Heron um', 'A has activated Heron', 'A has chained Heron', 'A hat Heron aktiviert', 'A hat Heron gespielt', 'A hat Heron benutzt', 'A hat Heron eingesetzt', 'A activates Heron as chain link 2', 'A aktiviert Heron als Kettenglied 2', 'A activates Heron (CL2)', 'A activates Heron in response', 'A tributes Heron', 'A opfert Heron']],
  ['A activate Heron, any how', ['A: Heron', 'A Heron', 'a: Heron (chain link 1)']],
  ['activate Heron, any how', ['Heron']],
  ['A activate Heron (place hand)', ['A discards Heron', 'A wirft Heron ab', 'A activates Heron from the hand', 'A activates Heron (hand)', 'A aktiviert Heron aus der Hand', 'A aktiviert Heron von seiner Hand', 'A activates Heron in his hand', 'A activates Heron in the pendulum zone', 'A plays Heron as a scale', 'A aktiviert Heron in der Pendelzone', 'A spielt Heron als Pendelskala']],
  ['A activate Heron (place graveyard)', ['A activates Heron from the GY', 'A activates Heron in the graveyard', 'A aktiviert Heron vom Friedhof', 'A aktiviert Heron im Friedhof', 'A uses Heron from his graveyard']],
  ['A activate Heron (tribute Crane)', ['A activates Heron by tributing Crane', 'A activates Heron (tribute Crane)', 'A aktiviert Heron durch Tribut von Crane', 'A activates Heron, tributing Crane']],
  ['A activate Heron -> Crane', ['A activates Heron -> Crane', 'A activates Heron targeting Crane', 'A activates Heron on Crane', 'A activates Heron and targets Crane', 'A aktiviert Heron auf Crane', 'A aktiviert Heron gegen Crane', 'A aktiviert Heron und wählt Crane', 'A aktiviert Heron mit Ziel Crane', 'A aktiviert Heron, zielt auf Crane', 'A aktiviert Heron auf Crane als Ziel', 'A kettet Heron auf Crane an', 'A equips Heron to Crane', 'A equips Crane with Heron', 'A equips Heron onto Crane', 'A rüstet Crane mit Heron aus', 'A destroys Crane with Heron', 'A destroys Crane using Heron', 'A negates Crane by Heron', 'A banishes Crane via Heron', 'A returns Crane with Heron', 'A targets Crane with Heron', 'A zerstört Crane mit Heron', 'A annulliert Crane durch Heron', 'A verbannt Crane per Heron', 'A holt Crane mit Heron zurück', 'A belebt Crane mit Heron wieder', 'A wählt Crane mit Heron als Ziel', 'A revives Crane of B with Heron']],
  ['A activate Heron (declared Crane)', ['A activates Heron declaring Crane', 'A uses Heron, naming Crane', 'A aktiviert Heron (nennt Crane)', 'A activates Heron (declares Crane)']],
  ['A activate Heron', ['A destroys it with Heron', 'A zerstört es mit Heron', 'A activates Heron on it', 'A aktiviert Heron auf ihn', 'A activates Heron targeting it', 'A activates Heron -> it']],
  ['A activate Heron -> Crane, summons with', ['A summons Crane with Heron', 'A special summons Crane using Heron', 'A beschwört Crane mit Heron', 'A spezialbeschwört Crane durch Heron', 'A ruft Crane mit Heron']],
  ['A activate Heron -> Crane -> Pike', ['A activates Heron -> Crane + Pike', 'A activates Heron -> Crane and Pike', 'A aktiviert Heron -> Crane und Pike']],
  ['A activate Heron -> a monster (1) -> a monster (2)', ['A activates Heron -> 2 monsters', 'A aktiviert Heron auf zwei Monster', 'A activates Heron on two monsters']],
  ['A activate Heron', ['A activates Heron -> a monster', 'A activates Heron -> a card', 'A aktiviert Heron auf ein Monster']],
  ['A activate Heron -> ? (place set)', ['A activates Heron -> a Set card', 'A aktiviert Heron auf eine gesetzte Karte']],
  ['A activate Heron -> ? (faceDown true, monster true)', ['A activates Heron -> a face-down monster', 'A aktiviert Heron auf ein verdecktes Monster']],
  ['A normal-summon Heron, any how', ['A summons Heron', 'A: summon Heron', 'A beschwört Heron', 'A beschwoert Heron', 'A ruft Heron', 'A has summoned Heron', 'A hat Heron beschworen', 'A: Heron summoned', 'A: Heron is summoned', 'A: Heron wird beschworen', 'A: Heron wurde beschworen']],
  ['A normal-summon Heron', ['A normal summons Heron', 'A normal-summons Heron', 'A tribute summons Heron', 'A ns Heron', 'A normalbeschwört Heron', 'A tributbeschwört Heron', 'A beschwört Heron als Normalbeschwörung', 'A beschwört Heron durch Tributbeschwörung', 'A beschwört Heron normal', 'A has normal summoned Heron', 'A hat Heron normalbeschworen', 'A: Heron is normal summoned', 'A: Heron wird als Normalbeschwörung beschworen']],
  ['A special-summon Heron', ['A special summons Heron', 'A special-summons Heron', 'A ss Heron', 'A fusion summons Heron', 'A ritual summons Heron', 'A beschwört speziell Heron', 'A spezialbeschwört Heron', 'A fusionsbeschwört Heron', 'A ritualbeschwört Heron', 'A beschwört Heron als Spezialbeschwörung', 'A beschwört Heron per Fusionsbeschwörung', 'A beschwört Heron speziell', 'A has special summoned Heron', 'A hat Heron spezialbeschworen', 'A: Heron is special summoned']],
  ['A special-summon Heron, from material', ['A synchro summons Heron', 'A xyz summons Heron', 'A link summons Heron', 'A link-summons Heron', 'A synchrobeschwört Heron', 'A linkbeschwört Heron', 'A xyzbeschwört Heron']],
  ['A special-summon Heron (tribute Crane)', ['A special summons Heron (tribute Crane)', 'A special summons Heron by tributing Crane', 'A beschwört Heron als Spezialbeschwörung (Tribut Crane)']],
  ['A pendulum-summon Heron -> Crane', ['A pendulum summons Heron and Crane', 'A pendulum-summons Heron + Crane', 'A pendelbeschwört Heron und Crane', 'A beschwört Heron und Crane als Pendelbeschwörung']],
  ['A flip-summon Heron', ['A flip summons Heron', 'A flip-summons Heron', 'A flips Heron', 'A flippt Heron', 'A flippbeschwört Heron', 'A flipbeschwört Heron', 'A deckt Heron auf', 'A beschwört Heron als Flippbeschwörung']],
  ['A set Heron', ['A sets Heron', 'A: set Heron', 'A setzt Heron', 'A legt Heron', 'A has set Heron']],
  ['A change-position Heron', ['A repositions Heron']],
  ['A attack Heron', ['A attacks with Heron', 'A attacks Heron', 'A: attack with Heron', 'A greift mit Heron an', 'A greift an mit Heron', "A's Heron attacks", 'A: Heron greift an']],
  ['A attack Heron -> Crane', ['A attacks Heron -> Crane', 'A attacks with Heron into Crane', 'A attacks with Heron against Crane', 'A attacks Crane with Heron', 'A attacks Crane using Heron', 'A greift mit Heron Crane an', 'A greift Crane mit Heron an', 'A greift an: Heron auf Crane', 'A greift mit Heron gegen Crane an', 'A greift mit Heron an -> Crane', "A's Heron attacks Crane", 'A: Heron greift Crane an']],
  ['A attack Heron -> direct', ['A attacks directly with Heron', 'A attacks with Heron directly', 'A attacks with Heron direct', 'A greift mit Heron direkt an', 'A greift direkt mit Heron an']],
  ['A attack Heron -> it', ['A attacks Heron -> it', 'A attacks it with Heron', 'A greift mit Heron an -> ihn']],
  ['A attack a monster -> Crane', ['A attacks a monster -> Crane', 'A greift mit einem Monster gegen Crane an', 'A attacks with a monster into Crane']],
  ['A attack Heron -> a monster', ['A attacks Heron -> a monster', 'A attacks with Heron into a monster']],
  ['A pass', ['A passes', 'A: pass', 'A passt']],
  ['A end-turn', ['A ends turn', 'A: end turn', 'A ends the turn', 'A beendet den Zug']],
])('%s', (expected, pieces) => {
  expect(pieces.map((piece) => [piece, read(piece)])).toEqual(pieces.map((piece) => [piece, expected]));
}); // prettier-ignore

test.each([
  ['Summon Limit', 'activate Summon Limit, any how'],
  ['A: Pike attacks', 'A activate Pike attacks, any how'],
  ['A activates Lake (north)', 'A activate Lake (north)'],
  ['A: Set Sail', 'A activate Set Sail, any how'],
  ['A activates With You -> Heron', 'A activate With You -> Heron'],
])('%s: a name is a name', (piece, expected) => expect(read(piece)).toBe(expected));
test('where the letter may be part of a name it is', () => {
  expect(told(readAction('A Day', false, isCard))).toBe('activate A Day, any how');
  expect(told(readAction('A Heron', true, isCard))).toBe('A activate Heron, any how');
});
test('as if it were happening now; what has happened to what was said before', () => {
  expect(inPresent('hat Heron im Friedhof')).toBe('hat Heron im Friedhof');
  expect(inPresent('has Heron')).toBe('has Heron');
  const done = [
    'A destroys it',
    'banishes Heron',
    'B: returns it',
    'zerstört Heron',
    'verbannt ihn',
    'A bounces Heron',
  ];
  expect(done.filter(isDoneTo)).toEqual(done);
  expect(['A activates Heron', 'destroyed', 'Heron destroys it', 'A: Heron'].filter(isDoneTo)).toEqual([]);
});
