/** "…; then Summon a monster": whether one could be there by then decides whether the effect can be activated. */
import { expect, test } from 'vitest';
import type { YgoCard, YgoPlayer } from '../../case/schema.ts';
import { codes, level, monster } from '../battle/testing.ts';

const gist = { de: 'x', en: 'x' };
const materials = [{ where: ['hand', 'monsters'], whose: 'you', filter: { kind: 'monster' } }];
const fusion = { do: 'fusion-summon', what: { is: 'fusion', race: 'Fiend' }, from: 'extra-deck', materials };
const ritual = { do: 'ritual-summon', what: { is: 'ritual' }, from: 'hand', materials };
const then = (op: object) => [
  { do: 'draw', count: 1 },
  { ...op, join: 'then' },
];
const made = (race: string) =>
  monster(2000, 1000, { level: 7, race, monster: ['fusion'], materials: '2 Warrior monsters' });
const cards = { Fiend: made('Fiend'), Beast: made('Beast'), One: level(4), Two: level(3) };
const side = (more: YgoPlayer): YgoPlayer => ({
  deck: { count: 20 },
  monsters: ['One', 'Two'],
  ...more,
  hand: ['Then', ...(more.hand ?? [])],
});

test.each([
  ['no Extra Deck', fusion, { extraDeck: { count: 0 } }, false],
  ['an Extra Deck nobody knows', fusion, { extraDeck: { count: 3 } }, true],
  ['one such monster', fusion, { extraDeck: { cards: ['Fiend'], count: 1 } }, true],
  ['another monster only', fusion, { extraDeck: { cards: ['Beast'], count: 1 } }, false],
  ['another monster, and cards nobody knows', fusion, { extraDeck: { cards: ['Beast'], count: 2 } }, true],
  ['a card that is still to be drawn', ritual, {}, true],
])('%s', (_, op, more, may) => {
  const Then = { name: 'x', kind: 'spell', property: 'normal', effects: [{ kind: 'activation', gist, resolve: then(op) }] } as unknown as YgoCard;
  const found = codes({ cards: { ...cards, Then }, A: side(more), moves: [{ by: 'A', do: 'activate', card: 'Then' }] });
  expect(found.length === 0).toBe(may);
}); // prettier-ignore
