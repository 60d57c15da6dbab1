/** Whom an attack may be aimed at: whose text chooses nobody hits the Active Pokémon. */
import { expect, test } from 'vitest';
import { using } from '../testing.ts';

const benched = { of: 'opponent', where: 'bench' };
const more = (condition: object) => ({ damage: [{ plus: [{ amount: 20, if: condition }] }] });
test.each([
  ['no text', {}, false],
  ['damage to a Pokémon that is chosen', { damage: [{ base: 20, to: { choose: 1, from: { of: 'opponent' } } }] }, true],
  ['damage to all of the Bench', { damage: [{ base: 20, to: { each: benched } }] }, true],
  ['counters spread', { damage: [], after: [{ do: 'spread-counters', count: 2, among: benched }] }, true],
  ['a switch of the opponent', { after: [{ do: 'switch', who: 'opponent', by: 'you' }] }, true],
  ['one condition', more({ test: 'in-play', which: { of: 'opponent', name: 'Plain' } }), false],
  ['two conditions at once', more({ all: [{ test: 'in-play', which: { of: 'opponent' } }, { test: 'in-play', which: { of: 'you' } }] }), false],
])('%s: a Benched Pokémon may be aimed at or not', (_, effect, may) => {
  const b = { bench: [{ id: 'aside', card: 'Plain' }] };
  const { illegal } = using(effect, { b, moves: [{ by: 'A', do: 'attack', attack: 1, targets: ['aside'] }] });
  expect(illegal?.reasons.map(({ code }) => code)).toEqual(may ? undefined : ['illegal-target']);
}); // prettier-ignore
