/** Which cards a case has, each with its place and id; very many are numbered in a time that grows with their number, not with its square. */
import { expect, test } from 'vitest';
import { cardsOf, giveIds } from './ids.ts';
import type { Case } from './schema.ts';

const copies = (count: number) =>
  Array.from({ length: count }, () => ({ card: 'Raider', zone: 'graveyard', owner: 'A', path: [] }) as never);

test('copies of one card get their numbers in order, past those that are taken', () => {
  const ids = giveIds([{ card: 'Raider', id: 'Raider#2' } as never, ...copies(3)]).map(({ id }) => id);
  expect(ids).toEqual(['Raider#2', 'Raider', 'Raider#3', 'Raider#4']);
});
test('20,000 copies are numbered at once', () => {
  const before = performance.now();
  expect(giveIds(copies(20_000)).at(-1)?.id).toBe('Raider#20000');
  // With a search from 2 for each it takes more than a minute.
  expect(performance.now() - before).toBeLessThan(3_000);
});

/** Each card of a board is named by the place it lies in. */
const placed = (theCase: object): string[] => cardsOf(theCase as Case).map(({ card, side, zone, id }) => `${side} ${zone} ${card}${id === card ? '' : ` (${id})`}`); // prettier-ignore
test('every place of a Yu-Gi-Oh! board', () => {
  const A = {
    monsters: [{ card: 'Over', id: 'xyz', materials: ['Under', { card: 'Below', id: 'low' }] }, 'Plain'],
    spellsTraps: ['Trap'], field: 'Field', pendulum: ['Left', null], hand: ['Hand'], graveyard: ['Dead'], banished: [{ card: 'Gone', face: 'down' }], deck: { cards: ['Top'] }, extraDeck: { cards: ['Extra'] },
  }; // prettier-ignore
  expect(placed({ game: 'ygo', state: { players: { A, B: { hand: ['Hand'] } } } })).toEqual([
    'A monsters Over (xyz)', 'A materials Under', 'A materials Below (low)', 'A monsters Plain', 'A spellsTraps Trap', 'A field Field', 'A pendulum Left', 'A hand Hand',
    'A graveyard Dead', 'A banished Gone', 'A deck Top', 'A extraDeck Extra', 'B hand Hand (Hand#2)',
  ]); // prettier-ignore
});
test('every place of a Pokémon board', () => {
  const A = {
    active: { card: 'Grown', under: ['Plain'], energy: ['Fire Energy'], tools: ['Cape'] },
    bench: ['Wet'], hand: ['Hand'], discard: ['Dead'], deck: { cards: ['Top'] }, lostZone: ['Lost'], prizes: { count: 2, cards: ['Prize', 'Other'] },
  }; // prettier-ignore
  expect(placed({ game: 'ptcg', state: { stadium: { card: 'Park', owner: 'B' }, players: { A, B: { active: 'Wet' } } } })).toEqual([
    'A active Grown', 'A energy Fire Energy', 'A tools Cape', 'A under Plain', 'A bench Wet', 'A hand Hand', 'A discard Dead', 'A deck Top', 'A lostZone Lost', 'A prizes Prize', 'A prizes Other',
    'B active Wet (Wet#2)', 'B stadium Park',
  ]); // prettier-ignore
});
