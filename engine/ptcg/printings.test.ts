/** Which printing a name means, what the ruling says of it, and what another would change. */
import { expect, test } from 'vitest';
import type { PtcgCard, PtcgMove, PtcgPlayer } from '../case/schema.ts';
import { emptyLibrary, type Library, type PtcgPrinting } from '../library.ts';
import { rulePtcg } from './rule.ts';

const mon = (print: string, released: number, more: Partial<PtcgCard>): PtcgPrinting => ({
  print,
  released,
  card: { name: 'Testmon', kind: 'pokemon', hp: 60, types: ['Fire'], prints: [print], ...more },
});
const hit = (name: string, damage: number) => ({ attacks: [{ name, cost: [], damage }] });
const NEWEST = mon('FUT 1', 20990101, hit('Nova', 90));
const TODAY = mon('NOW 2', 20260101, { ...hit('Jab', 30), evolvesFrom: 'Tinymon', stage: 'stage1' });
const SAME = mon('NOW 9', 20251201, { ...hit('Jab', 30), evolvesFrom: 'Tinymon', stage: 'stage1' });
const OLD = mon('OLD 3', 20150101, { ...hit('Kick', 10), hp: 120, abilities: [{ name: 'Gift' }] });
const target: PtcgCard = { name: 'Wall', kind: 'pokemon', hp: 300, types: ['Water'], prints: ['WAL 1'] };
const library: Library = {
  ...emptyLibrary,
  ptcg: (name) =>
    name === 'Testmon' ? NEWEST.card : name === 'Wall' || name === 'Tinymon' ? { ...target, name } : undefined,
  printings: (name) => (name === 'Testmon' ? [NEWEST, TODAY, SAME, OLD] : []),
};
const judge = (active: PtcgPlayer['active'], attack: string | number, more: PtcgMove[] = []) =>
  rulePtcg({ game: 'ptcg', state: { players: { A: { active: active!, bench: [] }, B: { active: 'Wall', bench: [] } } }, moves: [...more, { by: 'A', do: 'attack', attack }] }, library); // prettier-ignore
const taken = (ruling: ReturnType<typeof judge>) =>
  ruling.assumptions.find(({ path }) => path === '/printings/Testmon');

test('the newest printing released by the date of the ruleset; the others are named once each kind', () => {
  const ruling = judge('Testmon', 1);
  expect(ruling.damage?.[0]?.total).toBe(30);
  expect(taken(ruling)).toMatchObject({ value: 'NOW 2' });
  expect(taken(ruling)?.text?.en).toContain('other printings: OLD 3.');
});
test('where another printing rules differently both results stand in the headline', () => {
  const { headline } = judge('Testmon', 1);
  expect(headline.en).toMatch(/^With Testmon NOW 2: .*30.* With OLD 3: .*10/);
  expect(headline.de).toMatch(/^Mit Testmon NOW 2: .*30.* Mit OLD 3: .*10/);
});
test.each([
  // [the other card's printings came out, printing taken, whether the other one stands in the headline]
  [[20250601], 'NOW 2', false],
  [[20160601], 'OLD 3', false],
  [[20250601, 20160601], 'NOW 2', true],
  [[], 'NOW 2', true],
])('beside a card of %o: %s', (released, print, told) => {
  const wall = released.map((date, n) => ({ print: `WAL ${n}`, released: date, card: target }));
  const beside: Library = { ...library, printings: (name) => (name === 'Wall' ? wall : library.printings!(name)) };
  const ruling = rulePtcg({ game: 'ptcg', state: { players: { A: { active: 'Testmon', bench: [] }, B: { active: 'Wall', bench: [] } } }, moves: [{ by: 'A', do: 'attack', attack: 1 }] }, beside); // prettier-ignore
  expect(taken(ruling)?.value).toBe(print);
  expect(ruling.headline.en.startsWith('With ')).toBe(told);
  expect(taken(ruling)?.text?.en).toContain(print === 'NOW 2' ? 'OLD 3' : 'NOW 2');
});
test('damage narrows it only where no Tool can raise the HP; what lies under it may be named in any order', () => {
  expect(judge({ card: 'Testmon', damage: 80 }, 1).damage?.[0]?.total).toBe(10);
  expect(judge({ card: 'Testmon', damage: 80, tools: ['Wall'] }, 1).damage?.[0]?.total).toBe(30);
  for (const under of [
    ['Wall', 'Tinymon'],
    ['Tinymon', 'Wall'],
  ])
    expect(taken(judge({ card: 'Testmon', under }, 1))?.text?.en ?? '').not.toContain('OLD 3');
});
test('what the case tells narrows it: the attack, the damage it bears, what lies under it', () => {
  expect(judge('Testmon', 'Kick').damage?.[0]?.total).toBe(10);
  expect(taken(judge('Testmon', 'Kick'))).toBeUndefined();
  // Nothing is assumed then; which printing it is must be known all the same: its words and HP are shown.
  expect(judge('Testmon', 'Kick').printings).toEqual({ Testmon: 'OLD 3' });
  expect(judge('Testmon', 1).printings).toEqual({ Testmon: 'NOW 2' });
  expect(judge({ card: 'Testmon', print: 'OLD 3' }, 1).printings).toBeUndefined();
  expect(judge({ card: 'Testmon', damage: 80 }, 1).damage?.[0]?.total).toBe(10);
  expect(judge({ card: 'Testmon', under: ['Tinymon'] }, 1).damage?.[0]?.total).toBe(30);
});
test('a print that the case names is no assumption', () => {
  const withPrint: Library = { ...library, ptcg: (name, print) => (print === 'OLD 3' ? OLD.card : library.ptcg(name)) };
  const ruling = rulePtcg({ game: 'ptcg', state: { players: { A: { active: { card: 'Testmon', print: 'OLD 3' }, bench: [] }, B: { active: 'Wall', bench: [] } } }, moves: [{ by: 'A', do: 'attack', attack: 1 }] }, withPrint); // prettier-ignore
  expect(ruling.damage?.[0]?.total).toBe(10);
  expect(ruling.assumptions.some(({ path }) => path.startsWith('/printings'))).toBe(false);
});
test('whoever asks for a name of which the case names the print means that print', () => {
  const counted = { attacks: [{ name: 'Kick', cost: [], damage: '20+' }], effects: [{ effect: 'attack', attack: 1, damage: [{ plus: [{ amount: { times: 10, per: { count: 'damage-counters', on: 'self' } } }] }] }] } satisfies Partial<PtcgCard>; // prettier-ignore
  const [old, now] = [mon('OLD 3', 20150101, counted), mon('NOW 2', 20260101, { ...counted, hp: 90 })];
  const both: Library = {
    ...library,
    ptcg: (name, print) => (name !== 'Testmon' ? library.ptcg(name) : print === 'OLD 3' ? old.card : now.card),
    printings: (name) => (name === 'Testmon' ? [now, old] : []),
  };
  const ruling = rulePtcg({ game: 'ptcg', assumed: [{ path: '/players/A/active', value: 'Testmon' }], state: { players: { A: { active: { card: 'Testmon', print: 'OLD 3' } }, B: { active: 'Wall' } } }, moves: [{ by: 'A', do: 'attack', attack: 'Kick' }] }, both); // prettier-ignore
  expect(ruling.assumptions.map(({ path }) => path)).not.toContain('/printings/Testmon');
});
test("a card of the case's own has no other printings", () => {
  const own: PtcgCard = { name: 'Testmon', kind: 'pokemon', hp: 50, attacks: [{ name: 'Own', cost: [], damage: 70 }] };
  const ruling = rulePtcg({ game: 'ptcg', cards: { own }, state: { players: { A: { active: 'Testmon', bench: [] }, B: { active: 'Wall', bench: [] } } }, moves: [{ by: 'A', do: 'attack', attack: 1 }] }, library); // prettier-ignore
  expect(ruling.damage?.[0]?.total).toBe(70);
});
test('a declaration that is not about the printed text is said not to apply', () => {
  const differing: Library = {
    ...library,
    printings: (name) => (name === 'Testmon' ? [{ ...TODAY, differs: true }] : []),
  };
  const ruling = rulePtcg({ game: 'ptcg', state: { players: { A: { active: 'Testmon', bench: [] }, B: { active: 'Wall', bench: [] } } }, moves: [{ by: 'A', do: 'attack', attack: 1 }] }, differing); // prettier-ignore
  expect(taken(ruling)?.text?.en).toContain('the printed one counts');
});
