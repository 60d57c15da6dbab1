/** As little material as a monster of the Extra Deck asks for: what each part of it must be, where it lies, and what sets it apart. */
import { expect, test } from 'vitest';
import type { YgoCard } from '../../engine/case/schema.ts';
import type { Effect, Material } from '../../engine/ygo/effects/schema.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { fewestOf, fromExtra, materialOf, methodOf } from './materials.ts';

const monster = (kind: 'fusion' | 'synchro' | 'xyz' | 'link' | 'effect', more: Partial<YgoCard> = {}) =>
  ({ name: 'Crane', kind: 'monster', monster: [kind, 'effect'], ...more }) as YgoCard;
const asks = (summon: string, ...materials: Material[]) =>
  [{ kind: 'continuous', procedure: { summon, materials } }] as unknown as Effect[];
const find = ((_: string, name: string) =>
  name === 'Pike' ? { is: 'named', name, card: { name, kind: 'monster', level: 5 } } : { is: 'unknown', near: [] }) as CardFinder; // prettier-ignore
const parts = (card: YgoCard, effects: readonly Effect[] = []) => materialOf(card, effects, find);
const TUNER = { is: 'tuner' } as const;
const NO_TUNER = { not: TUNER } as const;

test.each(['fusion', 'synchro', 'xyz', 'link'] as const)('a %s Monster lies in the Extra Deck', (kind) => {
  expect([methodOf(monster(kind)), fromExtra(monster(kind))]).toEqual([kind, true]);
});
test('any other monster, and a card nobody knows, does not', () => {
  expect([methodOf(monster('effect')), fromExtra(monster('effect')), methodOf(undefined), fromExtra(undefined)]).toEqual(['own', false, 'own', false]); // prettier-ignore
});

test('where nothing is printed, as much as the kind asks for', () => {
  expect(parts(monster('synchro', { level: 6 }))).toEqual([{ filter: TUNER, facts: { level: 1 } }, { filter: NO_TUNER, facts: { level: 5 } }]); // prettier-ignore
  expect(parts(monster('xyz', { rank: 4 }))).toEqual([{ filter: { level: 4 }, facts: {} }, { filter: { level: 4 }, facts: {} }]); // prettier-ignore
  expect(parts(monster('link', { link: 3 }))).toEqual(Array(3).fill({ filter: { is: 'effect' }, facts: {} }));
  expect(parts(monster('fusion'))).toBeUndefined();
  expect([monster('synchro'), monster('xyz'), monster('link', { link: 2 }), monster('fusion')].map((card) => fewestOf(card, []))).toEqual([2, 2, 2, 0]); // prettier-ignore
});

test('what its own text asks for, and no other way of it', () => {
  const two = asks('fusion', { filter: { name: 'Pike' }, count: 1 }, { filter: { level: 3 }, count: { min: 2 } });
  expect(parts(monster('fusion'), two)).toEqual([{ filter: { name: 'Pike' }, facts: {} }, { filter: { level: 3 }, facts: {} }, { filter: { level: 3 }, facts: {} }]); // prettier-ignore
  expect(fewestOf(monster('fusion'), two)).toBe(3);
  expect(parts(monster('fusion'), asks('xyz', { count: 2 }))).toBeUndefined();
  const other = [{ kind: 'continuous', procedure: { summon: 'fusion', alternative: true, materials: [{ count: 1 }] } }] as unknown as Effect[]; // prettier-ignore
  expect(parts(monster('fusion'), other)).toBeUndefined();
});

test('a Link Monster takes as many as its Link Rating, where more may be used', () => {
  const open = asks('link', { filter: { is: 'effect' }, count: { min: 2 } });
  const closed = asks('link', { filter: { is: 'effect' }, count: { min: 2, max: 2 } });
  expect([parts(monster('link', { link: 4 }), open), parts(monster('link', { link: 4 }), closed), parts(monster('xyz', { link: 4 }), open)].map((all) => all?.length)).toEqual([4, 2, 2]); // prettier-ignore
});

test('where it lies: as the material or its filter says; on the field is in a Monster Zone', () => {
  const lying = (material: Partial<Material>) => parts(monster('fusion'), asks('fusion', { count: 1, ...material }))![0]!.from; // prettier-ignore
  expect(lying({ from: 'hand' })).toEqual(['hand']);
  expect(lying({ from: ['hand', 'field'] })).toEqual(['hand', 'monsters']);
  expect(lying({ filter: { place: 'graveyard' } })).toEqual(['graveyard']);
  expect(lying({})).toBeUndefined();
});

test('what sets them apart, and what is the same in all', () => {
  const facts = (material: Partial<Material>) => parts(monster('fusion'), asks('fusion', { count: 2, ...material }))!.map((part) => part.facts); // prettier-ignore
  const [one, two] = facts({ distinct: ['name', 'race', 'attribute', 'level'] }) as [YgoCard, YgoCard];
  expect([one.name, two.name]).toEqual([{ de: 'ein Monster (1)', en: 'a monster (1)' }, { de: 'ein Monster (2)', en: 'a monster (2)' }]); // prettier-ignore
  expect([one.level, two.level]).toEqual([1, 2]);
  expect([one.race === two.race, one.attribute === two.attribute]).toEqual([false, false]);
  const [same, again] = facts({ same: ['race', 'attribute', 'level'] }) as [YgoCard, YgoCard];
  expect(same).toEqual(again);
  expect(same.level).toBe(1);
  const including = parts(monster('fusion'), asks('fusion', { count: 2, filter: { level: 4 }, including: { filter: TUNER, min: 1 } })); // prettier-ignore
  expect(including!.map(({ filter }) => filter)).toEqual([{ all: [{ level: 4 }, TUNER] }, { level: 4 }]);
});

test('Levels add up to that of the Synchro Monster: what none is told of has 1, the last of them the rest', () => {
  const levels = (level: number, ...materials: Material[]) => parts(monster('synchro', { level }), asks('synchro', ...materials))!.map((part) => part.facts.level); // prettier-ignore
  const tuner = { filter: TUNER, count: 1 };
  expect(levels(8, tuner, { filter: NO_TUNER, count: 2 })).toEqual([1, 1, 6]);
  expect(levels(8, { filter: { level: 3 }, count: 1 }, { count: 1 })).toEqual([undefined, 5]);
  expect(levels(8, tuner, { filter: { name: 'Pike' }, count: 1 })).toEqual([3, undefined]);
  expect(levels(8, tuner, { filter: { name: 'Nobody' }, count: 1 })).toEqual([1, 7]);
  expect(levels(8, { filter: { all: [TUNER, { level: 2 }] }, count: 1 }, { count: 1 })).toEqual([undefined, 6]);
  expect(levels(1, tuner, { count: 1 })).toEqual([1, 1]);
});
