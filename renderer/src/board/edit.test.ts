import { expect, test } from 'vitest';
import { addYgo, findYgo, fullPtcg, fullYgo, laidOut, moveYgo, movePtcg, patchYgo, removeYgo, slim } from './edit.ts';

const two = fullYgo({
  players: { A: { monsters: ['Sangan'], graveyard: ['Sangan'] }, B: { spellsTraps: ['Sangan'] } },
});

test('cards without an id are named in reading order', () => {
  expect(two.players.A.monsters[0]?.id).toBe('Sangan');
  expect(two.players.A.graveyard[0]?.id).toBe('Sangan#2');
  expect(two.players.B.spellsTraps[0]?.id).toBe('Sangan#3');
});

test('a card that goes leaves the ids of the others alone', () => {
  const rest = removeYgo(two, 'Sangan');
  expect(findYgo(rest, 'Sangan#2')?.place).toEqual({ player: 'A', zone: 'graveyard' });
  expect(addYgo(rest, 'Sangan', { player: 'B', zone: 'hand' }).id).toBe('Sangan');
});

test('a card that changes sides keeps its owner and finds its owner’s Graveyard', () => {
  const taken = moveYgo(two, 'Sangan', { player: 'B', zone: 'monsters', slot: 2 });
  expect(taken.players.B.monsters).toEqual([{ id: 'Sangan', card: 'Sangan', owner: 'A', zone: 2 }]);
  expect(findYgo(moveYgo(taken, 'Sangan', { player: 'B', zone: 'graveyard' }), 'Sangan')?.place.player).toBe('A');
});

test('within its row a card keeps what is known of it', () => {
  const set = patchYgo(two, 'Sangan', { face: 'down', position: 'defense' });
  expect(moveYgo(set, 'Sangan', { player: 'A', zone: 'monsters', slot: 5 }).players.A.monsters[0]).toMatchObject({
    face: 'down',
    zone: 5,
  });
});

test('a full state made slim reads like one written by hand', () => {
  expect(slim(fullYgo({ phase: 'main1', players: { A: { hand: [{ id: 'x', card: 'Sangan' }] } } }))).toEqual({
    phase: 'main1',
    players: { A: { hand: [{ id: 'x', card: 'Sangan' }] } },
  });
});

test('a zone that was told to be empty stays so when something else changes, and no other', () => {
  const told = { players: { A: { active: 'Pidgey' }, B: { bench: [], hand: ['Pidgey'], active: null } } };
  const full = fullPtcg(told);
  expect(slim({ ...full, stadium: { card: 'Pidgey' } } as typeof full, told).players?.B).toEqual({
    bench: [],
    active: null,
    hand: [{ id: 'Pidgey#2', card: 'Pidgey' }],
  });
  const emptied = { ...full, players: { ...full.players, B: { ...full.players.B, hand: [] } } };
  expect(Object.keys(slim(emptied, told).players?.B ?? {})).toEqual(['bench', 'active']);
});

test('cards without a zone are laid out from the middle', () => {
  const { slots, rest } = laidOut([{ zone: 3 }, {}, {}, {}, {}, {}]);
  expect([...slots.keys()].sort()).toEqual([1, 2, 3, 4, 5]);
  expect(rest).toHaveLength(1);
});

test('a new Active Pokémon sends the old one to the Bench', () => {
  const state = fullPtcg({ players: { A: { active: 'Pidgey', bench: ['Charmander'] } } });
  const moved = movePtcg(state, 'Charmander', { player: 'A', zone: 'active' });
  expect(moved.players.A.active?.id).toBe('Charmander');
  expect(moved.players.A.bench.map((p) => p.id)).toEqual(['Pidgey']);
});
