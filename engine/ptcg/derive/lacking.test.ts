/** Why an attack cannot be used whose text requires something: of each requirement what is missing, with its number. */
import { expect, test } from 'vitest';
import type { PokemonInPlay, PtcgCard } from '../../case/schema.ts';
import { doing, judge, pokemon } from '../testing.ts';

const cards: Record<string, PtcgCard> = {
  Wet: pokemon({ name: 'Wet', types: ['Water'], hp: 200 }),
  Grown: pokemon({ name: 'Grown', types: ['Grass'], stage: 'stage1', evolvesFrom: 'Plain', hp: 250 }),
  Potion: { name: 'Potion', kind: 'trainer', trainer: 'item' },
};
const ACTIVE: PokemonInPlay = { card: 'Hitter', id: 'me', energy: ['Fire Energy', 'Fire Energy'], damage: 20 };
function why(usableIf: object, number = 5): string[] {
  const ruling = judge({
    cards: { ...cards, Hitter: doing({ usableIf }) },
    a: { active: ACTIVE, bench: ['Wet'], hand: ['Potion'], discard: ['Wet', 'Potion'], prizes: 4 },
    b: { active: { card: 'Grown', id: 'grown', damage: 40 }, bench: ['Plain', 'Wet'], prizes: 2 },
    state: { turn: { number, player: 'A' }, firstPlayer: 'A', stadium: null },
    moves: [{ by: 'A', do: 'attack', attack: 1 }],
  });
  return (ruling.illegal?.reasons ?? []).map(({ code, text, rules }) => `${code}: ${text.en} / ${text.de} ${rules.join(' ')}`); // prettier-ignore
}
const count = (of: object, number: unknown) => ({ test: 'count', of, number });
const NOT_MET: readonly object[] = [
  count({ count: 'prizes-left', of: 'you' }, { atMost: 3 }),
  count({ count: 'prizes-left', of: 'opponent' }, { atLeast: 3 }),
  count({ count: 'prizes-left', of: 'both' }, 5),
  count({ count: 'prizes-taken', of: 'you' }, { atLeast: 3 }),
  count({ count: 'prizes-taken', of: 'opponent' }, 1),
  count({ count: 'prizes-taken', of: 'both' }, { atMost: 2 }),
  count({ count: 'cards', in: 'hand', of: 'you' }, { atLeast: 2 }),
  count({ count: 'cards', in: 'hand', of: 'you', which: { kind: 'energy' } }, 1),
  count({ count: 'cards', in: 'lost-zone', of: 'you' }, { atLeast: 4 }),
  count({ count: 'cards', in: 'lost-zone', of: 'you', which: { kind: 'energy' } }, 1),
  count({ count: 'cards', in: 'discard', of: 'you' }, { atLeast: 3 }),
  count({ count: 'cards', in: 'discard', of: 'opponent' }, { atLeast: 1 }),
  count({ count: 'pokemon', which: { of: 'you' } }, { atLeast: 3 }),
  count({ count: 'damage-counters', on: 'self' }, { atLeast: 3 }),
  count({ count: 'energy', on: 'self' }, { atLeast: 3 }),
  count({ count: 'energy-cards', on: 'self' }, { atLeast: 3 }),
  count({ count: 'tools', on: 'self' }, { atLeast: 1 }),
  { test: 'in-play', which: { of: 'you', name: 'Grown' } },
  { test: 'in-play', which: { of: 'opponent' }, number: { atLeast: 4 } },
  { test: 'compare', a: { count: 'prizes-left', of: 'you' }, is: 'fewer', than: { count: 'prizes-left', of: 'opponent' } },
  { test: 'turn', of: 'opponent' },
  { test: 'turn', of: 'you', first: true },
  { test: 'turn', of: 'you', goesFirst: false },
  { test: 'pokemon', who: 'self', is: { damaged: false } },
  { test: 'pokemon', who: 'opponent-active', is: { label: 'ex' } },
  { test: 'stadium' },
  { test: 'used', what: 'gx', by: 'you' },
  { test: 'happened', event: { what: 'knocked-out', when: 'last-turn', by: 'opponent' } },
  { not: { test: 'stadium', none: true } },
  { not: { test: 'turn', of: 'you' } },
  { all: [{ test: 'turn', of: 'you' }, count({ count: 'energy', on: 'self' }, { atLeast: 4 })] },
  { any: [{ test: 'stadium' }, { test: 'turn', of: 'opponent' }] },
]; // prettier-ignore
test.each(NOT_MET.map((asked) => [JSON.stringify(asked), asked] as const))('%s', (_, asked) => {
  const reasons = why(asked);
  expect(reasons).toHaveLength(1);
  expect(why({ not: asked })).toEqual([]);
  expect(reasons).toMatchSnapshot();
});
test('in the first turn of the player', () => {
  const first = { test: 'turn', of: 'you', first: true };
  expect([why({ not: first }, 3), why({ not: first }, 1)]).toMatchSnapshot();
});
