// How players write Pokémon moves: invented cards with several printings.
import { expect, test } from 'vitest';
import type { PtcgCard, PtcgCase } from '../../engine/case/schema.ts';
import { nameKey } from '../../engine/case/names.ts';
import type { PtcgPrinting } from '../../engine/library.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { readLine } from '../line.ts';

const pokemon = (name: PtcgCard['name'], card: Partial<PtcgCard>): PtcgCard => ({
  name,
  kind: 'pokemon',
  stage: 'basic',
  types: ['Grass'],
  effects: [],
  ...card,
});
const nip = pokemon('Wisp', {
  prints: ['NEW 007'],
  hp: 60,
  retreat: 1,
  attacks: [{ name: 'Nip', cost: ['Grass'], damage: 20 }],
});
const bite = pokemon('Wisp', {
  prints: ['OLD 12'],
  hp: 50,
  retreat: 3,
  attacks: [{ name: 'Bite', cost: [], damage: 30 }],
});
const PRINTINGS: Record<string, PtcgPrinting[]> = {
  wisp: [
    { print: 'NEW 007', released: 20250101, card: nip },
    { print: 'OLD 12', released: 20150101, card: bite },
  ],
};
const CARDS: PtcgCard[] = [
  nip,
  pokemon({ en: 'Wisp V', de: 'Irrling V' }, { attacks: [{ name: 'Blaze', cost: [], damage: 90 }] }),
  pokemon('Great Wisp', { stage: 'stage2', evolvesFrom: 'Wisp', attacks: [{ name: 'Roar', cost: [], damage: 100 }] }),
  { name: 'Sweet Root', kind: 'trainer', trainer: 'item', effects: [] },
  { name: 'Warm Scarf', kind: 'trainer', trainer: 'tool', effects: [] },
];
const find: CardFinder = (_, written) => {
  const card = CARDS.find(({ name }) =>
    (typeof name === 'string' ? [name] : [name.en!, name.de!]).some((one) => nameKey(one) === nameKey(written)),
  );
  return card
    ? { is: 'named', name: typeof card.name === 'string' ? card.name : card.name.en!, card }
    : { is: 'unknown', near: [] };
};
const read = (line: string) =>
  readLine(line, { find, game: 'ptcg', printings: (name) => PRINTINGS[nameKey(name)] ?? [] }).case as PtcgCase;
const sides = (line: string) => read(line).state?.players ?? {};

test.each([
  ['A legt Wisp auf die Bank', { by: 'A', do: 'bench', card: 'Wisp' }],
  ['A puts Wisp onto the Bench', { by: 'A', do: 'bench', card: 'Wisp' }],
  ['A bringt Wisp nach vorn', { by: 'A', do: 'promote', pokemon: 'Wisp' }],
  ['A activates Sweet Root', { by: 'A', do: 'play', card: 'Sweet Root' }],
  ['A uses Sweet Root', { by: 'A', do: 'play', card: 'Sweet Root' }],
  ['A plays Great Wisp', { by: 'A', do: 'evolve', card: 'Great Wisp', pokemon: 'Wisp' }],
  ['A spielt Wisp', { by: 'A', do: 'bench', card: 'Wisp' }],
  ['A legt Warm Scarf an', { by: 'A', do: 'attach', card: 'Warm Scarf', to: 'a Pokémon' }],
  [
    'A: Sweet Root Wisp -> Great Wisp',
    { by: 'A', do: 'play', card: 'Sweet Root', targets: ['Wisp'], choose: { cards: ['Great Wisp'] } },
  ],
  ['Wisp V attacks', { by: 'A', do: 'attack', attack: 'Blaze' }],
  ['A: Irrling V', { by: 'A', do: 'attack', attack: 'Blaze' }],
  ['A: Irrling V greift Wisp an', { by: 'A', do: 'attack', attack: 'Blaze' }],
  ['A: Wisp V attacks Wisp with Blaze', { by: 'A', do: 'attack', attack: 'Blaze' }],
  ['A: Wisp V attacks using Blaze', { by: 'A', do: 'attack', attack: 'Blaze' }],
  ['A: Irrling V greift Wisp mit Blaze an', { by: 'A', do: 'attack', attack: 'Blaze' }],
  ['B: Wisp V aktiv, B: Blaze', { by: 'B', do: 'attack', attack: 'Blaze' }],
])('%s', (line, move) => {
  expect(read(line).moves?.at(-1)).toEqual(move);
});

test('a card played a second time is another copy; sides of a coin stay with their move', () => {
  expect(read('A: Sweet Root, A: Sweet Root (tails)').moves).toMatchObject([
    { card: 'Sweet Root' },
    { card: 'Sweet Root#2', coins: ['tails'] },
  ]);
});

test('basic Energy as a target is attached to the other player’s Active Pokémon', () => {
  const { moves, state } = read('A: Sweet Root (heads) -> fire');
  expect(state?.players?.B?.active).toMatchObject({ energy: ['Basic Fire Energy'] });
  expect(moves).toMatchObject([{ coins: ['heads'], choose: { energy: [expect.stringContaining('Fire')] } }]);
});

test('where the line says Pokémon are, they are', () => {
  const { A, B } = sides('A active: Wisp V, B: Great Wisp on the bench, A: Blaze -> a pokemon');
  expect([A?.active, B?.bench]).toEqual(['Wisp V', [{ card: 'Great Wisp' }]]);
});

test('who comes forward finds an empty Active Spot; who retreats has the Energy, on whichever printing', () => {
  expect(sides('A promotes Wisp').A?.active).toBeNull();
  expect(sides('A retreats Wisp -> Wisp V').A?.active).toEqual({ card: 'Wisp', energy: ['Fire', 'Fire', 'Fire'] });
});

test.each([
  ['Wisp OLD 12', 'OLD 12', 'Bite'],
  ['Wisp (old 012) bite', 'OLD 012', 'Bite'],
  ['A: Wisp NEW 7 -> Wisp V', 'NEW 7', 'Nip'],
])('%s: a print behind a name', (line, print, attack) => {
  expect(sides(line).A?.active).toMatchObject({ card: 'Wisp', print });
  expect(read(line).moves).toMatchObject([{ attack }]);
});

test('hit points and damage narrow the printing', () => {
  expect(read('Wisp V -> Wisp 50 hp').cards?.['Wisp']).toMatchObject({ retreat: 3 });
  expect(read('Wisp 30 -> Wisp V').cards?.['Wisp']).toMatchObject({ hp: 50 });
});

test('two capitals before a number are a print where the card has it; a Trainer card does no damage', () => {
  expect(() => read('A: Sweet Root 20')).toThrow();
  expect(sides('Wisp HP 50 -> Wisp V').A?.active).not.toHaveProperty('print');
});
