/** A Trainer card that would do nothing may not be played: what hangs on an instruction that can do nothing does nothing either. */
import { expect, test } from 'vitest';
import type { PtcgCard, PtcgPlayer } from '../../case/schema.ts';
import { judge, pokemon } from '../testing.ts';

const helper = (effect: object): PtcgCard => ({ name: 'Helper', kind: 'trainer', trainer: 'item', effects: [{ effect: 'play', ...effect }] }); // prettier-ignore
const grown = pokemon({ name: 'Grown', stage: 'stage1', evolvesFrom: 'Plain' });
const codes = (does: readonly object[], a: PtcgPlayer = {}, b: PtcgPlayer = {}) =>
  judge({
    cards: { Helper: helper({ do: does }), Grown: grown },
    a: { hand: ['Helper'], ...a },
    b,
    moves: [{ by: 'A', do: 'play', card: 'Helper' }],
  }).illegal?.reasons.map(({ code }) => code) ?? [];

const discards = { do: 'discard-cards', of: 'you', count: 2, upTo: true, which: { kind: 'pokemon' }, as: 'gone' };
const perDiscarded = { do: 'draw', count: { per: { count: 'done', by: 'gone' }, times: 3 } };
const devolves = {
  do: 'devolve',
  which: { choose: 1, from: { of: 'you', stage: 'evolution' }, as: 'one' },
  to: 'hand',
};
const evolvesNoMore = { do: 'in-force', on: { chosen: 'one' }, until: 'end-of-turn', modifiers: [{ what: 'cannot', do: 'evolve' }] }; // prettier-ignore
const eachSpecial = { do: 'for-each', which: { of: 'opponent' }, as: 'each', then: [{ do: 'discard-energy', count: 1, from: { chosen: 'each' }, special: true }] }; // prettier-ignore
const perFire = { do: 'take', from: 'discard', of: 'opponent', count: { per: { count: 'pokemon', which: { of: 'you', type: 'Fire' } } }, to: 'lost-zone' }; // prettier-ignore
const movesEnergy = { do: 'move-energy', count: 'any', from: { each: { of: 'you' } }, to: { each: { of: 'you', name: 'Grown' } } }; // prettier-ignore
const copies = { do: 'discard-cards', of: 'you', which: { name: 'Helper' }, count: 1, as: 'copies' };
const withCopies = { do: 'if', test: { test: 'count', of: { count: 'done', by: 'copies' }, number: 1 }, then: [{ do: 'draw', count: 1 }] }; // prettier-ignore
const downToOne = { do: 'discard-cards', of: 'you', count: { sum: [{ per: { count: 'cards', in: 'hand', of: 'you' } }, -1] } }; // prettier-ignore
const benches = { do: 'take', from: 'deck', which: { kind: 'pokemon' }, count: 1, to: 'bench', as: 'found' };
const switchesIt = { do: 'may', then: [{ do: 'switch', who: 'you', to: { chosen: 'found' } }] };
const one = 'Plain';

test.each<[string, object[], PtcgPlayer, PtcgPlayer, PtcgPlayer?]>([
  // [what it does, instructions, a table on which it does nothing (A, B), A's on which it does something]
  ['draws for each card discarded', [discards, perDiscarded], { hand: ['Helper', 'Fire'] }, {}, { hand: ['Helper', one] }],
  ['devolves, and that Pokémon cannot evolve', [devolves, evolvesNoMore], {}, {}, { active: { card: 'Grown', under: [one] } }],
  ['moves Energy to a named Pokémon', [movesEnergy], { active: { card: one, energy: ['Fire'] } }, {}, { active: { card: one, energy: ['Fire'] }, bench: ['Grown'] }],
  ['is played as one of two', [copies, withCopies], {}, {}, { hand: ['Helper', 'Helper'] }],
  ['discards down to one card', [downToOne], { hand: ['Helper', 'Fire'] }, {}, { hand: ['Helper', 'Fire', 'Fire'] }],
  ['benches a Pokémon and may switch it in', [benches, switchesIt], { bench: [one], deck: { count: 0 } }, {}, { bench: [one] }],
])('%s', (_, does, a, b, able) => {
  expect(codes(does, a, b)).toEqual(['no-effect']);
  if (able) expect(codes(does, able, b)).toEqual([]);
}); // prettier-ignore

test('each of the other player’s Pokémon is looked at, and what is counted there', () => {
  expect(codes([eachSpecial], {}, { active: { card: one, energy: ['Fire'] } })).toEqual(['no-effect']);
  expect(codes([perFire], {}, { discard: [one] })).toEqual(['no-effect']);
});
