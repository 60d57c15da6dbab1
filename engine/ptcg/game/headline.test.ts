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

const weak = (hp: number): PtcgCard => pokemon({ name: 'Weak', hp, weakness: [{ type: 'Fire', value: '×2' }] });
const burning = (effects: PtcgCard['effects']): PtcgCard =>
  pokemon({ name: 'Burning', types: ['Fire'], attacks: [{ name: 'Flame', cost: [], damage: 60 }], effects });
const burns = (hp: number, effects: PtcgCard['effects'], damage = 0): string =>
  judge({ cards: { Weak: weak(hp), Burning: burning(effects) }, a: { active: 'Burning' }, b: { active: { card: 'Weak', damage }, bench: ['Plain'] }, moves: [attack] }).headline.en; // prettier-ignore
const IGNORING = [{ effect: 'attack', attack: 1, damage: [{ ignores: ['weakness'] }] }];
test('a Weakness that would count and an effect does not let count is told, and that it stands where that saved it', () => {
  expect(burns(100, IGNORING)).toBe('Burning does 60; Weakness is not applied, the attack text says. Weak is not Knocked Out (60 damage, 100 HP).'); // prettier-ignore
  expect(burns(200, IGNORING)).toBe('Burning does 60; Weakness is not applied, the attack text says.');
  expect(burns(300, [])).toBe('Burning does 120: 60 base, ×2 Weakness.');
});
test('who has few HP left after a Checkup stands, who has many is not spoken of', () => {
  const poisoned = (damage: number): string =>
    judge({ cards: { Weak: weak(100) }, a: {}, b: { active: { card: 'Weak', damage, conditions: ['poisoned'] }, bench: ['Plain'] }, moves: [{ do: 'checkup' }] }).headline.en; // prettier-ignore
  expect(poisoned(80)).toBe('Weak is Poisoned: 1 damage counter. Weak is not Knocked Out (90 damage, 100 HP).');
  expect(poisoned(40)).toBe('Weak is Poisoned: 1 damage counter.');
  expect(poisoned(90)).not.toContain('not Knocked Out');
});
test('whom an effect that Knocks Out does not reach stands with the HP it has', () => {
  const safe = pokemon({ name: 'Safe', hp: 100, abilities: [{ name: 'Shell' }], effects: [{ effect: 'passive', ability: 1, modifiers: [{ what: 'prevent-effects' }] }] }); // prettier-ignore
  const ending = pokemon({ name: 'Ending', attacks: [{ name: 'End', cost: [] }], effects: [{ effect: 'attack', attack: 1, after: [{ do: 'knock-out', which: 'opponent-active' }] }] }); // prettier-ignore
  const { en } = judge({ cards: { Safe: safe, Ending: ending }, a: { active: 'Ending' }, b: { active: { card: 'Safe', damage: 60 }, bench: ['Plain'] }, moves: [attack] }).headline; // prettier-ignore
  expect(en).toBe('Shell prevents this effect on Safe; Safe is not Knocked Out (60 damage, 100 HP).');
});
