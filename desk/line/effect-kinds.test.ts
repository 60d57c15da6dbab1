/** Which effect of a card is meant: every word for a kind in both languages, and of which effects each kind is. */
import { expect, test } from 'vitest';
import type { Effect } from '../../engine/ygo/effects/schema.ts';
import { effectKind, KIND_WORDS, ofKind } from './effect-kinds.ts';

const effect = (kind: string, resolve: object[] = [], more: object = {}) =>
  ({ kind, resolve, ...more }) as unknown as Effect;
const add = (where: string | string[]) => [{ do: 'add', cards: { where, choose: 1 } }];
const doing = (what: string, more: object = {}) => effect('activation', [{ do: what, ...more }]);
const EFFECTS: Record<string, Effect> = {
  'adds from the Deck': effect('activation', add('deck')),
  'adds from the Deck or GY': effect('activation', add(['graveyard', 'deck'])),
  'adds from the GY': effect('activation', add('graveyard')),
  'adds what is banished': effect('activation', add('banished')),
  draws: doing('draw', { count: 1 }),
  destroys: doing('destroy', { cards: 'targets' }),
  'negates an activation': doing('negate-activation'),
  'negates an effect': doing('negate-effect'),
  'negates effects': doing('negate-effects', { cards: 'targets' }),
  'negates a Summon': doing('negate-summon'),
  'negates a Summon or an activation': doing('negate-summon-or-activation'),
  'negates an attack': doing('negate-attack'),
  banishes: doing('banish', { cards: 'targets' }),
  'Special Summons': doing('special-summon', { cards: 'targets' }),
  'Summons a Token': doing('token'),
  'Fusion Summons': doing('fusion-summon'),
  'sends the top of the Deck': doing('send', { cards: { where: 'deck', choose: 3, by: 'top' } }),
  'sends from the Deck': doing('send', { cards: { where: 'deck', choose: 1 } }),
  returns: doing('return', { cards: 'targets', to: 'hand' }),
  'gives ATK': doing('modify', { stat: 'atk', by: 500 }),
  'gives DEF': doing('modify', { stat: 'def', by: 500 }),
  'changes a Level': doing('modify', { stat: 'level', by: 1 }),
  'does damage': doing('damage', { amount: 500 }),
  'is used in the GY': effect('activation', [], { from: 'graveyard' }),
  'answers being sent to the GY': effect('activation', [], { on: { event: 'sent', to: 'graveyard' } }),
  'answers being sent to the GY or banished': effect('activation', [], { on: { event: 'sent', to: ['banished', 'graveyard'] } }),
  'is used in the hand': effect('activation', [], { from: 'hand' }),
  'is a Flip Effect': effect('flip'),
  'is a Trigger Effect': effect('trigger'),
  'is a Quick Effect': effect('quick'),
  'is an Ignition Effect': effect('ignition'),
  'costs a material': effect('activation', [], { cost: { do: 'detach', count: 1 } }),
  'costs 2 materials': effect('activation', [], { cost: { do: 'detach', count: 2 } }),
}; // prettier-ignore

test.each<[kind: string, words: string[], are: string[]]>([
  ['search', ['such', 'search', 'searching', 'add', 'Such', 'SEARCH'], ['adds from the Deck', 'adds from the Deck or GY']],
  ['recover', ['recover', 'recovery', 'recycling'], ['adds from the GY', 'adds what is banished']],
  ['draw', ['zieh', 'draw'], ['draws']],
  ['destroy', ['zerstörung', 'zerstörungs', 'destroy', 'destruction', 'pop'], ['destroys']],
  ['negate', ['annullierungs', 'annullier', 'negation', 'negations', 'negier', 'negate'], ['negates an activation', 'negates an effect', 'negates effects', 'negates a Summon', 'negates a Summon or an activation', 'negates an attack']],
  ['banish', ['verbannen', 'verbannung', 'verbannungs', 'banish', 'banishing'], ['banishes']],
  ['summon', ['beschwörungs', 'spezialbeschwörungs', 'special summon', 'special-summoning', 'summon', 'summoning'], ['Special Summons', 'Summons a Token', 'Fusion Summons']],
  ['mill', ['mill', 'milling', 'mühlen'], ['sends the top of the Deck']],
  ['return', ['bounce', 'return', 'rückgabe'], ['returns']],
  ['gain', ['atk', 'atk boost', 'atk-gain', 'boost'], ['gives ATK']],
  ['level', ['level', 'stufen'], ['changes a Level']],
  ['burn', ['burn', 'schadens'], ['does damage']],
  ['gy', ['friedhof', 'friedhofs', 'gy', 'graveyard'], ['is used in the GY', 'answers being sent to the GY', 'answers being sent to the GY or banished']],
  ['hand', ['hand'], ['is used in the hand']],
  ['flip', ['flip', 'flipp'], ['is a Flip Effect']],
  ['trigger', ['trigger', 'auslöse'], ['is a Trigger Effect']],
  ['quick', ['quick', 'schnell'], ['is a Quick Effect']],
  ['ignition', ['ignition', 'zünd', 'zündungs'], ['is an Ignition Effect']],
])('%s', (kind, words, are) => {
  expect(words.map((word) => [word, effectKind(word), effectKind(`${word}x`), effectKind(`x${word}`)])).toEqual(words.map((word) => [word, kind, undefined, undefined]));
  expect(words.filter((word) => !new RegExp(`^(?:${KIND_WORDS})$`, 'i').test(word))).toEqual([]);
  expect(Object.keys(EFFECTS).filter((name) => ofKind(kind)!(EFFECTS[name]!))).toEqual(are);
}); // prettier-ignore

test('materials that are detached tell an effect; a kind nobody knows tells none', () => {
  const are = (kind: string) => Object.keys(EFFECTS).filter((name) => ofKind(kind)!(EFFECTS[name]!));
  expect(are('detach')).toEqual(['costs a material', 'costs 2 materials']);
  expect(are('detach 2')).toEqual(['costs 2 materials']);
  expect([ofKind('fancy'), ofKind('detach two'), effectKind('fancy')]).toEqual([undefined, undefined, undefined]);
});
