/** Cards spoken of as "those cards", the rest of what was looked at, an attack chosen, what an attack says of its own cost. */
import { expect, test } from 'vitest';
import type { PtcgCard } from '../../case/schema.ts';
import { active, attack, deck, doing, hitter, judge, pokemon, using } from '../testing.ts';

const end = { by: 'B', do: 'end-turn' } as const;

const milling = {
  before: [{ do: 'discard-deck', count: 3, of: 'you', as: 'milled' }],
  damage: [{ plus: [{ amount: { per: { count: 'done', by: 'milled', which: { kind: 'energy' } }, times: 20 } }] }],
};
test('so much more for each such card among those just discarded', () => {
  const ruling = using(milling, { a: deck('Fire', 'Plain', 'Water', 'Fire') });
  expect(ruling.damage?.at(-1)?.total).toBe(10 + 40);
});
test('cards nobody has identified are asked for, and the answer counts', () => {
  const a = { deck: { cards: ['Fire'], count: 20 } };
  expect(using(milling, { a }).verdict).toBe('needs-facts');
  const question = using(milling, { a }).open[0]!.id;
  const told = using(milling, { a, moves: [attack, { by: 'A', do: 'decide', question, answer: ['Fire', 'Plain'] }] });
  expect(told.damage?.at(-1)?.total).toBe(10 + 40);
  expect(told.final.players?.A?.discard).toHaveLength(3);
});

test('Energy among those cards is attached, other Energy of the discard pile is not', () => {
  const effect = {
    after: [
      { do: 'discard-deck', count: 2, of: 'you', as: 'milled' },
      { do: 'attach-energy', from: 'discard', which: { kind: 'energy', among: 'milled' }, count: 'all', to: 'self' },
    ],
  };
  const ruling = using(effect, { a: { ...deck('Water', 'Plain'), discard: ['Fire'] } });
  expect(active(ruling, 'A').energy).toEqual([{ id: 'Water', card: 'Water' }]);
  const unknown = { ...deck(), deck: { count: 9 }, discard: ['Fire'] };
  expect(using(effect, { a: unknown }).verdict).toBe('needs-facts');
});

test('different types of basic Energy revealed from the hand are counted once each', () => {
  const effect = {
    before: [{ do: 'reveal', from: 'hand', which: { energy: 'basic' }, count: 'any', as: 'shown' }],
    damage: [{ plus: [{ amount: { per: { count: 'done', by: 'shown', types: true }, times: 30 } }] }],
  };
  const hand = ['Fire', 'Fire', 'Water'];
  const cards = ['Fire', 'Fire#2', 'Water'];
  const ruling = using(effect, { a: { hand }, moves: [{ ...attack, choose: { cards } }] });
  expect(ruling.damage?.at(-1)?.total).toBe(10 + 60);
  expect(ruling.final.players?.A?.hand).toHaveLength(3);
});

test('of cards nobody knows it is asked what is taken, and of the rest nothing is said', () => {
  const effect = { after: [{ do: 'take', from: 'deck-top', looking: 5, count: 1, to: 'hand', rest: 'discard' }] };
  const ruling = using(effect, { a: { deck: { count: 9 } } });
  expect(ruling.open.map(({ by }) => by)).toEqual(['A']);
  expect(ruling.final.players?.A?.discard ?? []).toEqual([]);
  const known = using(effect, { a: deck('Plain', 'Fire', 'Water', 'Plain', 'Fire', 'Fire'), moves: [{ ...attack, choose: { cards: ['Water'] } }] });
  expect(known.final.players?.A?.discard).toHaveLength(4);
}); // prettier-ignore

test('the top card revealed stays on top', () => {
  const effect = {
    before: [{ do: 'reveal', from: 'deck-top', count: 1, as: 'top' }],
    damage: [{ plus: [{ amount: 50, if: { test: 'done', by: 'top', which: { kind: 'pokemon' } } }] }],
  };
  expect(using(effect, { a: deck('Plain', 'Fire') }).damage?.at(-1)?.total).toBe(60);
  const other = using(effect, { a: deck('Fire', 'Plain') });
  expect(other.damage?.at(-1)?.total).toBe(10);
  expect(other.final.players?.A?.deck?.cards?.[0]).toMatchObject({ card: 'Fire' });
});

test('the other cards looked at go where the text says', () => {
  const effect = {
    after: [
      { do: 'take', from: 'deck-top', looking: 3, which: { kind: 'pokemon' }, count: 1, to: 'hand', rest: 'discard' },
    ],
  };
  const ruling = using(effect, { a: deck('Fire', 'Plain', 'Water', 'Metal'), moves: [{ ...attack, choose: { cards: ['Plain'] } }] }); // prettier-ignore
  expect(ruling.final.players?.A).toMatchObject({
    hand: [{ card: 'Plain' }],
    discard: [{ card: 'Fire' }, { card: 'Water' }],
  });
  expect(ruling.final.players?.A?.deck?.count).toBe(1);
});

test("an attack of the opponent's is chosen and cannot be used next turn", () => {
  const effect = {
    after: [
      { do: 'choose-attack', of: 'opponent-active', as: 'locked' },
      {
        do: 'in-force',
        on: 'opponent-active',
        until: 'end-of-opponents-next-turn',
        modifiers: [{ what: 'cannot', do: 'use-attack', attack: { chosen: 'locked' } }],
      },
    ],
  };
  const two = pokemon({ name: 'Two', attacks: [{ name: 'Jab', damage: 10 }, { name: 'Kick', damage: 20 }] }); // prettier-ignore
  const against = (answer: number) =>
    using(effect, {
      cards: { Two: two },
      b: { active: 'Two' },
      moves: [
        { ...attack, choose: { name: 'Kick' } },
        { by: 'B', do: 'attack', attack: answer },
      ],
    });
  expect(against(2).illegal?.reasons.map(({ code }) => code)).toEqual(['cannot-use-attack']);
  expect(against(1).verdict).toBe('resolved');
  expect(using(effect, { cards: { Two: two }, b: { active: 'Two' } }).branches).toHaveLength(2);
});

test('what an attack says of its own cost', () => {
  const hurt = { test: 'pokemon', who: 'self', is: { damaged: true } };
  const costly = (cost: object[], damage: number) =>
    judge({
      cards: { Hitter: hitter(10, { attacks: [{ name: 'Hit', cost: ['Fire', 'Fire'], damage: 10 }], effects: [{ effect: 'attack', attack: 1, cost }] }) }, // prettier-ignore
      a: { active: { card: 'Hitter', energy: ['Water'], damage } },
      moves: [attack],
    }).verdict;
  const forWater = [{ symbols: ['Water'], if: hurt }];
  expect(costly(forWater, 10)).toBe('resolved');
  expect(costly(forWater, 0)).toBe('illegal');
  const less = [{ op: '-', value: { per: { count: 'damage-counters', on: 'self' } }, type: 'Fire' }];
  expect(costly(less, 10)).toBe('illegal');
  expect(costly(less, 20)).toBe('resolved');
});

test('whose Stadium it is', () => {
  const effect = { damage: [{ plus: [{ amount: 40, if: { test: 'stadium', of: 'you' } }] }] };
  const cards = { Park: { name: 'Park', kind: 'trainer', trainer: 'stadium' } satisfies PtcgCard };
  const with_ = (owner: 'A' | 'B') =>
    using(effect, { cards, state: { stadium: { card: 'Park', owner } } }).damage?.at(-1)?.total;
  expect([with_('A'), with_('B')]).toEqual([50, 10]);
});

test("an Ability: damage of its attacks isn't affected by effects on the opponent's Active Pokémon", () => {
  const sure = hitter(50, {
    abilities: [{ name: 'Sure Hit' }],
    effects: [{ effect: 'passive', ability: 1, modifiers: [{ what: 'attack-ignores', ignores: ['effects'] }] }],
  });
  const b = {
    active: { card: 'Plain', effects: [{ applies: 'defense-after-weakness', op: '-', value: 30 } as const] },
  };
  expect(judge({ cards: { Hitter: sure }, a: { active: 'Hitter' }, b, moves: [attack] }).damage?.at(-1)?.total).toBe(
    50,
  );
  expect(judge({ cards: { Hitter: hitter(50) }, a: { active: 'Hitter' }, b, moves: [attack, end] }).damage?.at(-1)?.total).toBe(20); // prettier-ignore
});

test('a search for what evolves from a Pokémon in play, by its printed Ability, Weakness or Retreat Cost', () => {
  const find = (which: object, name = 'Grown') =>
    using(
      { after: [{ do: 'take', from: 'deck', which, count: 1, to: 'hand' }] },
      {
        cards: {
          Grown: pokemon({ name: 'Grown', stage: 'stage1', evolvesFrom: 'Hitter', retreat: 3, abilities: [{ name: 'Gift' }], weakness: [{ type: 'Fire' }] }), // prettier-ignore
        },
        a: deck('Grown', 'Plain'),
        moves: [{ ...attack, choose: { cards: [name] } }],
      },
    ).verdict;
  for (const which of [
    { evolvesFrom: { each: { of: 'you' } } },
    { evolvesFrom: 'self' },
    { ability: 'Gift' },
    { hasAbility: true },
    { weakness: 'Fire' },
    { retreatCost: { atLeast: 3 } },
  ]) {
    expect(find(which)).toBe('resolved');
    expect(find(which, 'Plain')).toBe('illegal');
  }
});

test('damage done to it, put on the attacker as counters', () => {
  const back = pokemon({
    name: 'Mirror',
    abilities: [{ name: 'Back' }],
    effects: [{ effect: 'triggered', ability: 1, when: { event: 'damaged', byDamageFrom: { of: 'opponent' } }, do: [{ do: 'put-counters', count: { per: { count: 'damage-suffered' }, dividedBy: 10 }, on: 'attacker' }] }], // prettier-ignore
  });
  const ruling = judge({ cards: { Hitter: hitter(40), Mirror: back }, a: { active: 'Hitter' }, b: { active: 'Mirror' }, moves: [attack] }); // prettier-ignore
  expect(active(ruling, 'A').damage).toBe(40);
});

test('what a text asks of the damage done to it, before it answers', () => {
  const whenHurt = pokemon({
    name: 'Bomb',
    abilities: [{ name: 'Back' }],
    effects: [{ effect: 'triggered', ability: 1, when: { event: 'damaged', byDamageFrom: { of: 'opponent' } }, if: { test: 'count', of: { count: 'damage-suffered' }, number: { atLeast: 40 } }, do: [{ do: 'put-counters', count: 2, on: 'attacker' }] }], // prettier-ignore
  });
  const hit = (damage: number) => judge({ cards: { Hitter: hitter(damage), Bomb: whenHurt }, a: { active: 'Hitter' }, b: { active: 'Bomb' }, moves: [attack] }); // prettier-ignore
  expect([30, 40].map((damage) => active(hit(damage), 'A').damage ?? 0)).toEqual([0, 20]);
});

test('base damage set, then what does more', () => {
  const card = doing({ after: [{ do: 'in-force', on: 'self', until: 'end-of-own-next-turn', modifiers: [{ what: 'damage-done', op: '=', value: 200 }] }] }); // prettier-ignore
  const a = { active: { card: 'Hitter', effects: [{ applies: 'attack-before-weakness', op: '+', value: 30 } as const] } }; // prettier-ignore
  const ruling = judge({ cards: { Hitter: card, Plain: pokemon({ hp: 900 }) }, a, moves: [attack, end, attack] });
  expect(ruling.damage?.map(({ total }) => total)).toEqual([40, 230]);
});

test('an Ability that answers a retreat', () => {
  const angry = pokemon({ name: 'Angry', abilities: [{ name: 'Rage' }], effects: [{ effect: 'triggered', ability: 1, when: { event: 'retreated', pokemon: { of: 'opponent' } }, do: [{ do: 'put-counters', count: 2, on: 'event' }] }] }); // prettier-ignore
  const ruling = judge({
    cards: { Angry: angry, Light: pokemon({ name: 'Light', retreat: 0 }) },
    a: { active: 'Light', bench: ['Plain'] },
    b: { active: 'Angry' },
    moves: [{ by: 'A', do: 'retreat', to: 'Plain' }],
  });
  expect(ruling.final.players?.A?.bench).toMatchObject([{ id: 'Light', damage: 20 }]);
});

test('cards that must differ: named otherwise that is wrong', () => {
  const find = (...cards: string[]) =>
    using({ after: [{ do: 'take', from: 'deck', which: { energy: 'basic' }, count: 2, upTo: true, different: 'types', to: 'hand' }] }, { a: deck('Fire', 'Fire', 'Water'), moves: [{ ...attack, choose: { cards } }] }); // prettier-ignore
  expect(find('Fire', 'Water').final.players?.A?.hand).toHaveLength(2);
  expect(find('Fire', 'Fire#2').illegal?.reasons.map(({ code }) => code)).toEqual(['not-different']);
});

test('the same Pokémon chosen more than once takes the damage of each time', () => {
  const effect = { damage: [], after: [{ do: 'damage-each-time', times: 3, damage: 20, from: { of: 'opponent' } }] };
  const ruling = using(effect, { b: { bench: [{ card: 'Plain', id: 'back' }] }, moves: [{ ...attack, choose: { pokemon: ['back', 'Plain', 'back'] } }] }); // prettier-ignore
  expect(active(ruling, 'B').damage).toBe(20);
  expect(ruling.final.players?.B?.bench).toMatchObject([{ damage: 40 }]);
});

test('counters of two Pokémon change places', () => {
  const effect = { damage: [], after: [{ do: 'swap-counters', a: 'self', b: 'opponent-active' }] };
  const ruling = using(effect, { a: { active: { card: 'Hitter', damage: 50 } }, b: { active: { card: 'Plain', damage: 10 } } }); // prettier-ignore
  expect([active(ruling, 'A').damage, active(ruling, 'B').damage]).toEqual([10, 50]);
});

test('a type in common, and how many types lie in a pile', () => {
  const effect = {
    damage: [
      {
        plus: [
          { amount: 50, if: { test: 'same-type', a: 'opponent-active', b: { each: { of: 'you', where: 'bench' } } } },
          { amount: { per: { count: 'cards', in: 'discard', of: 'you', which: { kind: 'energy' }, types: true } } },
        ],
      },
    ],
  };
  const ruling = using(effect, { a: { bench: ['Plain'], discard: ['Fire', 'Fire', 'Water'] } });
  expect(ruling.damage?.[0]?.total).toBe(10 + 50 + 2);
});

test('more Tools than one, and Abilities switched off but for one name', () => {
  const tool: PtcgCard = { name: 'Strap', kind: 'trainer', trainer: 'tool', effects: [] };
  const cards = { Strap: tool, Bag: pokemon({ name: 'Bag', abilities: [{ name: 'Pockets' }], effects: [{ effect: 'passive', ability: 1, modifiers: [{ what: 'tool-limit', value: 2 }] }] }) }; // prettier-ignore
  const attach = (tools: string[], except?: string) =>
    judge({
      cards: { ...cards, Hush: { name: 'Hush', kind: 'trainer', trainer: 'stadium', effects: [{ effect: 'passive', modifiers: [{ what: 'no-abilities', on: {}, ...(except && { except }) }] }] } }, // prettier-ignore
      ...(except !== undefined && { state: { stadium: { card: 'Hush', owner: 'A' } } }),
      a: { active: { card: 'Bag', tools }, hand: [{ id: 'new', card: 'Strap' }] },
      moves: [{ by: 'A', do: 'attach', card: 'new', to: 'Bag' }],
    }).verdict;
  expect([attach(['Strap']), attach(['Strap', 'Strap'])]).toEqual(['resolved', 'illegal']);
  expect([attach(['Strap'], 'Pockets'), attach(['Strap'], 'Other')]).toEqual(['resolved', 'illegal']);
});
