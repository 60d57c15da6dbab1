/** A headline that hangs on answers: two sentences, and whose choice it is. */
import { expect, test } from 'vitest';
import type { PtcgCard } from '../../case/schema.ts';
import { judge, pokemon } from '../testing.ts';

const attack = { by: 'A', do: 'attack', attack: 1 } as const;
const told = (card: Partial<PtcgCard>, active: object = {}) =>
  judge({ cards: { Tosser: pokemon({ name: 'Tosser', ...card }) }, a: { active: { card: 'Tosser', ...active } }, b: { active: 'Plain', bench: ['Plain'] }, moves: [attack] }).headline; // prettier-ignore
const perHeads = (coins: number): Partial<PtcgCard> => ({
  attacks: [{ name: 'Toss', cost: [], damage: '10+' }],
  effects: [{ effect: 'attack', attack: 1, before: [{ do: 'flip', coins, as: 'f' }], damage: [{ plus: [{ amount: { times: 20, per: { count: 'heads', flip: 'f' } } }] }] }],
}); // prettier-ignore

test('one coin: each side in a sentence', () => {
  const { en, de } = told(perHeads(1));
  expect(en).toMatch(/^Heads: Tosser does 30[^.]*\. Tails: Tosser does 10[^.]*\.$/);
  expect(de).toMatch(/^Kopf: [^.]*\. Zahl: [^.]*\.$/);
});

test('a stop in a name ends no sentence', () => {
  const { en } = judge({ cards: { 'Lt. Toss': pokemon({ ...perHeads(1), name: 'Lt. Toss' }) }, a: { active: 'Lt. Toss' }, b: { active: 'Plain', bench: ['Plain'] }, moves: [attack] }).headline; // prettier-ignore
  expect(en).toMatch(/^Heads: Lt\. Toss does 30[^.]*\. Tails: Lt\. Toss does 10[^.]*\.$/);
});

test('several coins: the question, and between which amounts the damage lies', () => {
  const { en, de } = told(perHeads(3));
  expect(en).toMatch(/It comes to 10 to 70 damage\.$/);
  expect(de).toMatch(/Je nachdem sind es 10 bis 70 Schaden\.$/);
  expect(en.split(/[.?!](?: |$)/).filter(Boolean).length).toBeLessThanOrEqual(2);
});

test('counters one Ability puts on a Pokémon in one Checkup are told as their sum, whoever is between', () => {
  const shroud: PtcgCard = pokemon({
    name: 'Shroud',
    abilities: [{ name: 'Frost' }],
    effects: [{ effect: 'triggered', ability: 1, when: { event: 'checkup' }, do: [{ do: 'put-counters', count: 1, on: { each: { of: 'opponent' } } }] }],
  }); // prettier-ignore
  const { en } = judge({ cards: { Shroud: shroud }, a: { active: 'Shroud', bench: ['Shroud'] }, b: { bench: [{ card: 'Plain', id: 'other' }] }, moves: [{ do: 'checkup' }] }).headline; // prettier-ignore
  expect(en.match(/2 damage counters on [^;]*\(Frost\)/g)).toHaveLength(2);
  expect(en).not.toContain('1 damage counter');
});

test('a Bench over its limit: how many it holds, because of what, and how many go', () => {
  const field: PtcgCard = pokemon({ name: 'Field', abilities: [{ name: 'Dust' }], effects: [{ effect: 'passive', ability: 1, place: 'active', modifiers: [{ what: 'bench-limit', value: 3, player: 'opponent' }] }] }); // prettier-ignore
  const { en } = judge({ cards: { Field: field }, a: { active: 'Field', hand: ['Fire'] }, b: { bench: ['Plain', 'Plain', 'Plain', 'Plain', 'Plain'] }, moves: [{ by: 'A', do: 'attach', card: 'Fire', to: 'Field' }] }).headline; // prettier-ignore
  expect(en).toContain("Player B's Bench holds at most 3 Pokémon (Dust): 2 must be discarded.");
});
