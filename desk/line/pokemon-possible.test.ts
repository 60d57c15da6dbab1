// A Pokémon line is ruled in the way in which it is possible: invented cards, and the real engine as judge.
import { expect, test } from 'vitest';
import { readCase } from '../../engine/case/read.ts';
import type { Case, PtcgCard, PtcgCase } from '../../engine/case/schema.ts';
import { nameKey } from '../../engine/case/names.ts';
import type { Library } from '../../engine/library.ts';
import { engine } from '../rulings/engine.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { readLine } from '../line.ts';

const pokemon = (name: string, card: Partial<PtcgCard>): PtcgCard => ({
  name,
  kind: 'pokemon',
  stage: 'basic',
  types: ['Grass'],
  hp: 60,
  retreat: 1,
  effects: [],
  ...card,
});
const CARDS: PtcgCard[] = [
  pokemon('Dustling', { hp: 30, attacks: [{ name: 'Dust', cost: [], damage: 10 }] }),
  pokemon('Big Thumper', { attacks: [{ name: 'Thump', cost: ['Grass', 'Colorless'], damage: 90 }] }),
  pokemon('Coin Thumper', { attacks: [{ name: 'Thump', cost: [], damage: '30+' }], effects: [{ effect: 'attack', attack: 1, before: [{ do: 'flip', coins: 1, as: 'f' }], damage: [{ plus: [{ amount: { times: 30, per: { count: 'heads', flip: 'f' } } }] }] }] }),
  pokemon('Wide Thumper', { attacks: [{ name: 'Wide Thump', cost: [], damage: 90 }], effects: [{ effect: 'attack', attack: 1, after: [{ do: 'put-counters', count: 9, on: { each: { of: 'opponent', where: 'bench' } } }] }] }),
  pokemon('Crowd Counter', {
    attacks: [{ name: 'Count', cost: [], damage: '40×' }],
    effects: [{ effect: 'attack', attack: 1, damage: [{ times: { per: { count: 'pokemon', which: {} } } }] }],
  }),
  pokemon('Tail & Claw', { stage: 'stage1', evolvesFrom: 'Dustling', abilities: [{ name: 'Thick Fur', text: 'It cannot be Paralyzed.' }], attacks: [{ name: 'Claw', cost: [], damage: 20 }], effects: [{ effect: 'passive', ability: 1, modifiers: [{ what: 'survives', leaves: 10, coin: true }] }] }),
  { name: 'Pull Forward', kind: 'trainer', trainer: 'supporter', effects: [{ effect: 'play', do: [{ do: 'switch', who: 'opponent', by: 'you' }] }] },
  { name: 'Clan Draw', kind: 'trainer', trainer: 'supporter', effects: [{ effect: 'play', do: [{ do: 'if', test: { not: { test: 'in-play', which: { of: 'you', not: { nameIncludes: "Clan's" } } } }, then: [{ do: 'draw', count: 8 }], else: [{ do: 'draw', count: 5 }] }] }] },
  { name: 'Last Salve', kind: 'trainer', trainer: 'item', effects: [{ effect: 'play', do: [{ do: 'heal', amount: 'all', on: { choose: 1, from: { of: 'you', remainingHp: { atMost: 30 } } } }] }] },
  pokemon('Early Bud', { abilities: [{ name: 'Early', text: 'It may evolve at once beside Dustling.' }], effects: [{ effect: 'passive', ability: 1, if: { test: 'in-play', which: { of: 'you', name: 'Dustling' } }, modifiers: [{ what: 'can', do: 'evolve-on-arrival', on: { self: true } }] }] }),
  pokemon('Bloom', { stage: 'stage1', evolvesFrom: 'Early Bud' }),
  pokemon('Pile Counter', { attacks: [{ name: 'Pile', cost: [], damage: '10+' }], effects: [{ effect: 'attack', attack: 1, damage: [{ plus: [{ amount: { times: 10, per: { count: 'cards', in: 'discard', of: 'you', which: { name: 'Dustling' } } } }] }] }] }),
  { name: 'Own Call', kind: 'trainer', trainer: 'item', effects: [{ effect: 'play', do: [{ do: 'heal', amount: 20, on: { choose: 1, from: { of: 'you', where: 'bench' } } }] }] },
  { name: 'Front Salve', kind: 'trainer', trainer: 'item', effects: [{ effect: 'play', do: [{ do: 'heal', amount: 20, on: { each: { of: 'you', where: 'active' } } }] }] },
  { name: 'Two Ways', kind: 'trainer', trainer: 'item', effects: [{ effect: 'play', do: [{ do: 'choose-one', options: [{ gist: { de: 'wechselt', en: 'switches' }, then: [{ do: 'switch', who: 'you', by: 'you' }] }, { gist: { de: 'zieht', en: 'draws' }, then: [{ do: 'draw', count: 1 }] }] }] }] },
  pokemon('Spark Needer', { abilities: [{ name: 'Spark', text: 'Needs Energy.' }], effects: [{ effect: 'activated', ability: 1, limit: 'once-per-turn', if: { test: 'pokemon', who: 'self', is: { energy: { type: 'Grass' } } }, do: [{ do: 'draw', count: 1 }] }] }),
  { name: 'Green Spark', kind: 'energy', energy: 'special', provides: [['Grass']], effects: [] },
]; // prettier-ignore
const byKey = new Map(CARDS.map((card) => [nameKey(card.name as string), card]));
const library: Library = { ygo: () => undefined, ptcg: (name) => byKey.get(nameKey(name)), suggest: () => [] };
const find: CardFinder = (_, written) => {
  const card = byKey.get(nameKey(written));
  return card ? { is: 'named', name: card.name as string, card } : { is: 'unknown', near: [] };
};
const judge = (theCase: Case) => {
  const read = readCase(theCase, { library });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return engine.rule(read.case, library);
};
const line = (text: string) => {
  const { case: theCase, assumptions } = readLine(text, { find, judge, game: 'ptcg' });
  return { theCase: theCase as PtcgCase, ruling: judge(theCase), assumed: assumptions.map((fact) => fact.text?.en) };
};

test('a Pokémon nobody named is not Knocked Out: damage is the answer', () => {
  const { ruling, assumed } = line('A: big thumper thump');
  expect(ruling).toMatchObject({ verdict: 'resolved', headline: { en: 'Big Thumper does 90.' } });
  expect(assumed).toContain('a Pokémon is not Knocked Out by it.');
});
test('one answer for every branch of an attack, whatever its damage', () => {
  const moves = line('A: coin thumper thump').theCase.moves;
  expect(moves).toMatchObject([{ do: 'attack' }, { do: 'decide', question: 'a Pokémon/knocked-out', answer: false }]);
});
test('a Bench nobody spoke of is not empty: a Knock Out is no win', () => {
  const { ruling, assumed } = line('big thumper thump -> dustling');
  expect(ruling.verdict).toBe('resolved');
  expect(ruling.headline.en).toBe('Big Thumper does 90. Dustling is Knocked Out; one Prize card.');
  expect(assumed).toContain('B: a Pokémon is on the Bench.');
});
test('a Bench an attack counts stays as the line gives it', () => {
  const { theCase, ruling } = line('crowd counter count -> dustling');
  expect(theCase.state?.players?.B).not.toHaveProperty('bench');
  expect(ruling.verdict).toBe('over');
});
test('who is named on a Bench need not be all there: only a number says so', () => {
  const all = 'B has coin thumper on the bench, A: wide thumper wide thump -> dustling';
  expect(line(all).ruling).toMatchObject({
    verdict: 'resolved',
    headline: { en: expect.stringContaining('two Prize cards') },
  });
  expect(line(`${all}, B has 1 benched Pokémon`).ruling.verdict).toBe('over');
});
test('Energy the line says is not there is not laid out, wherever its Pokémon is tried', () => {
  expect(line('A: spark needer spark').ruling.verdict).toBe('resolved');
  expect(line('A: spark needer spark without Energy').ruling.verdict).toBe('illegal');
});
test('of two options the one that leaves the rest possible is taken', () => {
  const { ruling, theCase, assumed } = line('A: two ways, A: dustling dust -> big thumper');
  expect(ruling.verdict).toBe('resolved');
  expect(theCase.moves?.map((move) => move.do)).toEqual(['play', 'decide', 'attack']);
  expect(assumed).toContain('Chosen is what leaves the rest possible: draws');
});
test('what is chosen among one’s own Pokémon alone lies on one’s own side', () => {
  const { players } = line('A: own call -> dustling').theCase.state!;
  expect([players?.A?.bench, JSON.stringify(players?.B)]).toMatchObject([
    [{ card: 'Dustling' }],
    expect.not.stringContaining('Dustling'),
  ]);
  expect(line('A: front salve -> dustling').theCase.state?.players?.A?.active).toMatchObject({ card: 'Dustling' });
});
test('a move behind an attack finds what it needs', () => {
  const { ruling, theCase } = line('A: dustling dust > B: pull forward');
  expect(ruling.verdict).toBe('resolved');
  expect(theCase.state?.players?.A?.bench).toHaveLength(1);
});
test.each([
  ['A greift mit Dustling an: Dust -> big thumper', [{ by: 'A', do: 'attack', attack: 'Dust' }]],
  ['A evolves dustling into tail & claw', [{ by: 'A', do: 'evolve', card: 'Tail & Claw', pokemon: 'Dustling' }]],
  ['A retreats -> dustling, dustling dust', [{ do: 'retreat', to: 'Dustling' }, { by: 'A', do: 'attack', attack: 'Dust' }]],
  ['A legt Green Spark an Tail & Claw an', [{ by: 'A', do: 'attach', card: 'Green Spark', to: 'Tail & Claw' }]],
  ['A attaches Green Spark to Dustling', [{ by: 'A', do: 'attach', card: 'Green Spark', to: 'Dustling' }]],
  ['dustling 10 -> big thumper, B: pull forward -> tail & claw', [{ do: 'attack' }, { by: 'B', do: 'play', targets: ['Tail & Claw'] }]],
])('%s', (text, moves) => {
  const { theCase, ruling } = line(text);
  expect(theCase.moves?.filter((move) => move.do !== 'decide')).toMatchObject(moves);
  expect(ruling.verdict).toBe('resolved');
}); // prettier-ignore
test('an Ability that works by itself is used by nobody, and the ruling says so', () =>
  expect(line('A ability tail & claw').ruling.illegal?.reasons).toMatchObject([{ code: 'works-by-itself' }]));
test('no table is ruled on twice for one line', () => {
  const ruled: string[] = [];
  const noting = (theCase: Case) => {
    ruled.push(JSON.stringify(theCase));
    return judge(theCase);
  };
  readLine('A: dustling dust > B: pull forward', { find, judge: noting, game: 'ptcg' });
  expect(ruled.length).toBeGreaterThan(1);
  expect(new Set(ruled).size).toBe(ruled.length);
});
test('on the table: what a Pokémon in play uses', () => {
  const onto: PtcgCase = { game: 'ptcg', state: { players: { A: { active: 'Dustling' }, B: { active: 'Big Thumper' } } } };
  for (const text of ['A: dustling uses dust', 'A: Dustling setzt Dust ein', 'dustling dust'])
    expect((readLine(text, { find, onto }).case as PtcgCase).moves).toEqual([{ by: 'A', do: 'attack', attack: 'Dust' }]);
}); // prettier-ignore

test('of whom the player names alone it is asked whether it may be chosen', () => {
  expect(line('A: last salve -> big thumper with 40 damage').ruling.headline.en).toContain('40 damage healed');
  const { ruling } = line('A: last salve -> big thumper with 20 damage');
  expect(ruling.illegal?.reasons.map(({ code }) => code)).toContain('illegal-target');
});
test('where the own Pokémon nobody named decide by their kind, both answers are told', () => {
  expect(line('A: clan draw').ruling.headline.en).toContain('draws 5 cards');
  expect(line('A: clan draw').assumed.join(' ')).toContain(
    "If all of player A's Pokémon are Clan's Pokémon: Player A draws 8 cards",
  );
});
test('what its own text would permit, were its requirement met, is told beside what forbids evolving', () => {
  const { ruling, assumed } = line('A benches early bud, A evolves early bud into bloom');
  expect(ruling.illegal?.reasons.map(({ code }) => code)).toEqual(['came-this-turn', 'requirement']);
  expect(assumed.join(' ')).toContain('what happened just before');
  const lacks = line('A benches early bud, A evolves early bud into bloom, A has no Dustling in play');
  expect(lacks.assumed.join(' ')).not.toContain('what happened just before');
  expect(line('A has dustling on the bench, A benches early bud, A evolves early bud into bloom').ruling.verdict).toBe(
    'resolved',
  );
});
test('how many of a Pokémon lie in a discard pile is counted', () => {
  const { ruling } = line('A: pile counter pile -> big thumper, A has 3 dustling in the discard pile');
  expect(ruling.headline.en).toContain('Pile Counter does 40');
});
