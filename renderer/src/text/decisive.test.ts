import { expect, test } from 'vitest';
import type { ReadingView, TextView } from '../../../desk/contract.ts';
import {
  abilitiesNamed,
  decisive,
  declaredPart,
  isOfAllBullets,
  placeOfLink,
  refusing,
  standsApart,
  unreadMarks,
} from './decisive.ts';

const piece = (box: string, from: number, text: string, role: string, ...at: string[]) =>
  ({ box, from, to: from + text.length, role, at, text }) as ReadingView['pieces'][number];
const reading = {
  effects: [
    { record: { kind: 'trigger', on: { event: 'sent' }, resolve: [{ do: 'draw' }] }, whole: false },
    { record: { effect: 'attack', attack: 1 }, whole: true },
  ],
  pieces: [
    piece('text', 0, 'If this is sent: ', 'timing', '/0/on'),
    piece('text', 17, 'Draw 1 card', 'operation', '/0/resolve/0'),
    piece('text', 28, ', and sing. ', 'unread'),
    piece('attack/1', 0, 'Heal it.', 'operation', '/1'),
  ],
} as unknown as ReadingView;
const words = (marks: { from: number; to: number }[]) => marks.map(({ from, to }) => [from, to]);

test('the words of a place, without the white space behind them', () => {
  expect(words(decisive(reading, '/0/on'))).toEqual([[0, 16]]);
  expect(words(decisive(reading, '/0/resolve/0/cards/filter'))).toEqual([[17, 28]]);
});

test('the beginning of the next bullet is none of a bullet’s words', () => {
  const bullets = { ...reading, pieces: [piece('text', 0, 'draw 2 cards.\n● You can ', 'operation', '/0'), piece('text', 25, '● Sing.', 'operation', '/1')] } as ReadingView; // prettier-ignore
  expect(words(decisive(bullets, '/0'))).toEqual([[0, 13]]);
  expect(words(decisive(bullets, '/1'))).toEqual([[25, 32]]);
});

test('how often an effect may be used is lit where that decides, not where the effect is carried out', () => {
  const once = { ...reading, pieces: [piece('text', 0, 'Draw 1 card. ', 'operation', '/0/resolve/0'), piece('text', 13, 'Once per turn.', 'limit', '/0/limit')] } as ReadingView; // prettier-ignore
  expect(words(decisive(once, '/0'))).toEqual([[0, 12]]);
  expect(words(decisive(once, '/0/limit'))).toEqual([[13, 27]]);
});

test('a place that has no words has those of the effect around it', () => {
  expect(words(decisive(reading, '/0/limit'))).toEqual([[0, 16], [17, 28]]); // prettier-ignore
});

test('a declaration is followed as far as it says the same', () => {
  const declared = [{ kind: 'trigger', on: { event: 'sent' }, resolve: [{ do: 'destroy' }] }, {}];
  expect(words(decisive(reading, '/0/on', declared))).toEqual([[0, 16]]);
  expect(words(decisive(reading, '/0/resolve/0', declared))).toEqual([[0, 16], [17, 28]]); // prettier-ignore
});

test('where a declaration has other effects than were read, its attack or Ability stands for them', () => {
  expect(decisive(reading, '/0', [{ effect: 'attack', attack: 1 }])).toEqual([
    { box: 'attack/1', from: 0, to: 8, as: 'lit' },
  ]);
  expect(decisive(reading, '/0', [{ kind: 'trigger' }])).toEqual([]);
});

test('of a declared Ability or attack of which nothing was read, all its words', () => {
  const unread = { ...reading, pieces: [piece('text', 0, 'Draw 1 card.', 'operation', '/0'), piece('ability/1', 0, 'Sing.', 'unread')] } as ReadingView; // prettier-ignore
  expect(decisive(unread, '/1/do/0', [{ effect: 'attack', attack: 2 }, { effect: 'triggered', ability: 1 }])).toEqual([
    { box: 'ability/1', from: 0, to: 5, as: 'lit' },
  ]); // prettier-ignore
  expect(decisive(unread, '/1')).toEqual([]);
});

test('what nobody read', () => {
  expect(unreadMarks(reading)).toEqual([{ box: 'text', from: 28, to: 39, as: 'unread' }]);
});

test('a Chain Link names its effect by number, and a Spell or Trap Card without one', () => {
  const records = [{ kind: 'continuous' }, { kind: 'quick' }, { kind: 'quick', option: 2 }, { kind: 'trigger' }];
  expect(placeOfLink(records, 1, ['/1/cost'])).toBe('/1');
  expect(placeOfLink(records, 2)).toBe('/3');
  expect(placeOfLink(records, undefined)).toBeUndefined();
  expect(placeOfLink([{ kind: 'condition' }, { kind: 'activation' }], undefined)).toBe('/1');
});

test('of several bullets the one that the link’s other steps came from, else none', () => {
  const bullets = [
    { kind: 'activation', option: 1 },
    { kind: 'activation', option: 2 },
  ];
  expect(placeOfLink(bullets, undefined, ['/1/cost', '/1/resolve/0'])).toBe('/1');
  expect(placeOfLink(bullets, undefined)).toBeUndefined();
  const triggers = [{ kind: 'trigger' }, { kind: 'ignition' }, { kind: 'ignition', option: 2 }];
  expect(placeOfLink(triggers, 2, ['/2/resolve/0'])).toBe('/2');
  expect(placeOfLink(triggers, 1, ['/2/resolve/0'])).toBe('/0');
});

test('of a play that is refused, the words its reason goes by', () => {
  expect(words(refusing(reading, '/0', 'timing'))).toEqual([[0, 16]]);
  expect(words(refusing(reading, '/0', 'condition'))).toEqual([[0, 16]]);
  expect(words(refusing(reading, '/0', 'does-nothing'))).toEqual([[17, 28]]);
  expect(refusing(reading, '/0', 'normal-summon-used')).toEqual([]);
  const trainer = { ...reading, pieces: [piece('text', 0, 'Evolve it.', 'operation', '/0/do/0'), piece('text', 11, 'Not during your first turn.', 'operation', '/0')] } as ReadingView; // prettier-ignore
  expect(words(refusing(trainer, '/0', 'requirement'))).toEqual([[11, 38]]);
});

test('of bullets nobody chose one of, a condition stands before all; a target is one bullet’s', () => {
  expect(['condition', 'timing', 'limit', 'no-target', 'requirement', 'immune'].map(isOfAllBullets)).toEqual([true, true, true, false, false, false]); // prettier-ignore
});

test('an Ability named by a step that says no place is lit whole; an attack’s name is no such sign', () => {
  const texts: TextView[] = [
    { box: 'ability/1', name: { en: 'Sturdy', de: 'Robustheit' }, en: 'It stays.', de: 'Es bleibt.' },
    { box: 'attack/1', name: { en: 'Tackle', de: 'Tackle' }, en: 'Flip a coin.' },
  ];
  const named = (en: string) => abilitiesNamed({ en, de: '' }, texts);
  expect(named('Crustle is not Knocked Out because of Sturdy; 10 HP are left.')).toEqual([{ box: 'ability/1', from: 0, to: 9, as: 'lit' }]); // prettier-ignore
  expect(named('Tackle counts as used.')).toEqual([]);
});

test('a reason goes by one part of a declared effect’s words, or by none', () => {
  const parts = ['wrong-link', 'timing', 'no-target', 'cost', 'does-nothing', 'limit', 'immune'].map(declaredPart);
  expect(parts).toEqual(['when', 'when', 'pay', 'pay', 'does', undefined, undefined]);
});

test('a text that says only what is done says not when it may be', () => {
  const [does, when] = [[{ from: 0, to: 12 }], [{ from: 0, to: 5 }]];
  expect(standsApart({ all: does, when: does, does }, 'when')).toBe(false);
  expect(standsApart({ all: does, when: does, does }, 'does')).toBe(true);
  expect(standsApart({ all: does, when, does }, 'when')).toBe(true);
});
