/** What is said of a line that was filled in, whole and in both languages, each beside what it tells. */
import { expect, test } from 'vitest';
import { say } from '../../engine/ruling/say.ts';
import { DONE_BEFORE } from './done-before.ts';
import type { Action } from './items.ts';
import { LAID } from './laid-out/say.ts';
import { notPlayed } from './not-played.ts';
import { isWhich, kindsOf, unsaidFact } from './unsaid.ts';
import { eachSummon } from './several.ts';
import { noNotes, type Item } from './items.ts';

test('what was only asked or claimed', () => {
  expect(notPlayed('does it miss?', 'question')).toEqual({ de: 'Nur gefragt, nicht gespielt: „does it miss?“', en: 'Asked, not played: “does it miss?”' }); // prettier-ignore
  expect(notPlayed('it misses', 'claim')).toEqual({ de: 'Nur behauptet, nicht gespielt: „it misses“', en: 'Claimed, not played: “it misses”' }); // prettier-ignore
});
test('what was laid out, and what was not read', () => {
  expect(LAID.laidOut({ cards: 1, unread: [] })).toEqual({ en: '1 card laid out, nothing played.', de: '1 Karte ausgelegt, nichts gespielt.' }); // prettier-ignore
  expect(LAID.laidOut({ cards: 3, unread: ['so', 'what'] })).toEqual({ en: '3 cards laid out; not read: “so … what”', de: '3 Karten ausgelegt; nicht gelesen: „so … what“' }); // prettier-ignore
  const long = LAID.laidOut({ cards: 2, unread: [`${'word '.repeat(31)}words`] });
  expect(long).toEqual({ en: `2 cards laid out; not read: “${'word '.repeat(31)}words”`, de: `2 Karten ausgelegt; nicht gelesen: „${'word '.repeat(31)}words“` }); // prettier-ignore
  const longer = LAID.laidOut({ cards: 2, unread: ['word '.repeat(40).trim()] });
  expect(longer.en).toBe(`2 cards laid out; not read: “${'word '.repeat(32).trim()} …”`);
  expect(LAID.mayMean({ written: 'X', names: ['Xa', 'Xb'] })).toEqual({ en: '“X” may be Xa or Xb.', de: '„X“ kann Xa oder Xb sein.' }); // prettier-ignore
});
test('what was done before', () => {
  const card = say('Reiher', 'Heron');
  const told = Object.entries(DONE_BEFORE).map(([does, message]) => [does, ...Object.values(message(card))]);
  expect(Object.fromEntries(told.map(([does, ...both]) => [does, both]))).toEqual({
    activate: ['aktiviert Reiher', 'activates Heron'],
    'normal-summon': ['beschwört Reiher als Normalbeschwörung', 'Normal Summons Heron'],
    'special-summon': ['beschwört Reiher als Spezialbeschwörung', 'Special Summons Heron'],
    'pendulum-summon': ['beschwört Reiher als Pendelbeschwörung', 'Pendulum Summons Heron'],
    'flip-summon': ['beschwört Reiher als Flippbeschwörung', 'Flip Summons Heron'],
    set: ['setzt Reiher', 'Sets Heron'],
    'change-position': ['ändert die Kampfposition von Reiher', 'changes the battle position of Heron'],
    attack: ['greift mit Reiher an', 'attacks with Heron'],
    pass: ['passt', 'passes'],
    'end-turn': ['beendet den Zug', 'ends the turn'],
  });
  expect(DONE_BEFORE.activate(card, 'monster')).toEqual({ de: 'aktiviert einen Effekt (Reiher)', en: 'activates the effect of Heron' }); // prettier-ignore
  expect(DONE_BEFORE.activate(card, 'trap').en).toBe('activates Heron');
});

const supposed = (does: Action['does']): Item => ({ is: 'action', does, targets: [], written: '', supposed: true });
const CARDS = 'cards on the table';
test.each<[Item[], string]>([
  [[], CARDS],
  [[{ is: 'action', does: 'activate', targets: [], written: '' }], CARDS],
  [[{ is: 'action', does: 'activate', targets: [], written: '', card: { name: 'X', notes: { ...noNotes(), supposed: true } } }], `${CARDS}; other effects and places of the card`],
  [[{ is: 'turn', player: 'A', supposed: true }], `${CARDS}; another turn, another phase`],
  [[{ is: 'phase', phase: 'end', supposed: true }], `${CARDS}; another turn, another phase`],
  [[{ is: 'phase', phase: 'end' }], CARDS],
  [[supposed('normal-summon')], `${CARDS}; Summons before it`],
  [[supposed('special-summon')], `${CARDS}; Summons before it`],
  [[supposed('flip-summon')], `${CARDS}; Summons before it`],
  [[supposed('activate'), supposed('attack')], `${CARDS}; activations before it; attacks before it`],
  [[supposed('set')], CARDS],
])('what was tried: %j', (items, kinds) => expect(kindsOf([items]).map(({ en }) => en).join('; ')).toBe(kinds)); // prettier-ignore
test('the question that stands in place of "not legal"', () => {
  const everything: Item[] = [{ is: 'turn', player: 'A', supposed: true }, ...(['normal-summon', 'activate', 'attack'] as const).map(supposed)]; // prettier-ignore
  const card: Item = { is: 'action', does: 'activate', targets: [], written: '', card: { name: 'X', notes: { ...noNotes(), supposed: true } } }; // prettier-ignore
  const kinds = kindsOf([everything, [card]]);
  expect(unsaidFact({ rulings: 7, all: true, kinds })).toEqual({
    path: '/moves/unsaid',
    value: 7,
    text: {
      de: 'Was lag auf dem Tisch, und was geschah unmittelbar davor? Versucht wurden 7 Tische und Vorgeschichten (Karten auf dem Tisch; andere Effekte und Orte der Karte; ein anderer Zug, eine andere Phase; Beschwörungen davor; Aktivierungen davor; Angriffe davor).',
      en: 'What lay on the table, and what happened just before? 7 tables and histories were tried (cards on the table; other effects and places of the card; another turn, another phase; Summons before it; activations before it; attacks before it).',
    },
  });
  expect(unsaidFact({ rulings: 400, all: false, kinds: kinds.slice(0, 1) }).text).toEqual({
    de: 'Was lag auf dem Tisch, und was geschah unmittelbar davor? Versucht wurde nur, was in 400 Anläufen ging (Karten auf dem Tisch); es gibt weitere.',
    en: 'What lay on the table, and what happened just before? Only what fits into 400 tries was tried (cards on the table); there is more.',
  });
});
test('where a case keeps that none was named', () => {
  const paths = ['/moves/0/which', '/moves/12/attack', '/moves/x/which', '/moves/0/which/1', 'x/moves/0/which', '/moves/unsaid', '/history']; // prettier-ignore
  expect(paths.filter(isWhich)).toEqual(['/moves/0/which', '/moves/12/attack']);
});

const summon = (does: Action['does'], name: string, more: Partial<Action> = {}): Action => ({ is: 'action', by: 'A', does, card: { name, notes: noNotes() }, targets: [], written: '', ...more }); // prettier-ignore
const each = (item: Item): string[] =>
  eachSummon(item).map((one) => (one.is === 'action' ? [one.does, ...[one.card!, ...one.targets].map(({ name, card }) => `${name} / ${(card?.name as { de: string } | undefined)?.de ?? ''}`)].join(' ') : one.is)); // prettier-ignore
test.each<[Item, string[]]>([
  [summon('normal-summon', '2 monsters', { anyHow: true }), ['normal-summon a monster / ein Monster', 'special-summon an Effect Monster (Special Summon) / ein Effektmonster (Spezialbeschwörung)']],
  [summon('special-summon', '2 monsters'), Array<string>(2).fill('special-summon an Effect Monster (Special Summon) / ein Effektmonster (Spezialbeschwörung)')],
  [summon('special-summon', 'three times'), Array<string>(3).fill('special-summon an Effect Monster (Special Summon) / ein Effektmonster (Spezialbeschwörung)')],
  [summon('special-summon', 'fünf mal'), Array<string>(5).fill('special-summon an Effect Monster (Special Summon) / ein Effektmonster (Spezialbeschwörung)')],
  [summon('special-summon', '6 monsters'), ['special-summon 6 monsters / ']],
  [summon('special-summon', 'no monsters'), ['special-summon no monsters / ']],
  [summon('special-summon', '2 Spells'), ['special-summon 2 Spells / ']],
  [summon('special-summon', 'Jinzo'), ['special-summon Jinzo / ']],
  [summon('flip-summon', '2 monsters'), ['flip-summon 2 monsters / ']],
  [summon('pendulum-summon', '2 monsters'), ['pendulum-summon a monster (1) / ein Monster (1) a monster (2) / ein Monster (2)']],
  [summon('pendulum-summon', 'a Dragon monster'), ['pendulum-summon a monster / ein Monster']],
  [summon('pendulum-summon', '6 monsters'), ['pendulum-summon 6 monsters / ']],
  [summon('pendulum-summon', 'no monsters'), ['pendulum-summon no monsters / ']],
  [summon('pendulum-summon', '3 Traps'), ['pendulum-summon 3 Traps / ']],
  [{ is: 'turn', player: 'A' }, ['turn']],
])('%j: so many Summons', (item, told) => expect(each(item)).toEqual(told)); // prettier-ignore
