/** Which Pokémon, which cards, how much and when: each word that says so, on one board. */
import { expect, test } from 'vitest';
import type { PokemonInPlay, PtcgCard } from '../../case/schema.ts';
import { doing, judge, pokemon } from '../testing.ts';

const tool: PtcgCard = { name: 'Cape', kind: 'trainer', trainer: 'tool' };
const cards: Record<string, PtcgCard> = {
  Dry: pokemon({ name: "Ann's Dry", types: ['Fire'], hp: 300, retreat: 2, weakness: [{ type: 'Water', value: '×2' }] }),
  Wet: pokemon({ name: 'Wet', types: ['Water'], hp: 200, resistance: [{ type: 'Fire', value: '-30' }], abilities: [{ name: 'Soak' }], attacks: [{ name: 'Splash', damage: 10 }] }),
  Grown: pokemon({ name: 'Grown', types: ['Grass'], stage: 'stage1', evolvesFrom: 'Plain', hp: 250, retreat: 3 }),
  Great: pokemon({ name: 'Great ex', types: ['Grass', 'Metal'], stage: 'stage2', evolvesFrom: 'Grown', hp: 330 }),
  Cape: tool, Belt: { ...tool, name: 'Belt' }, Potion: { name: 'Potion', kind: 'trainer', trainer: 'item' }, Helper: { name: 'Helper', kind: 'trainer', trainer: 'supporter' },
  'Odd Energy': { name: 'Odd Energy', kind: 'energy', energy: 'special', provides: [['Colorless']] },
}; // prettier-ignore
const ACTIVE: PokemonInPlay = {
  card: 'Hitter',
  id: 'me',
  energy: ['Fire Energy', 'Fire Energy', 'Odd Energy'],
  damage: 20,
};
const mine = { active: ACTIVE, bench: [{ card: 'Dry', id: 'dry', damage: 60, tools: ['Cape'] }, { card: 'Wet', id: 'wet', energy: ['Water Energy'] }], hand: ['Potion', 'Fire Energy'], discard: ['Wet', 'Grown', 'Potion', 'Helper', 'Cape', 'Water Energy', 'Odd Energy', 'Great', 'Fire Energy'], prizes: 4 }; // prettier-ignore
const theirs = { active: { card: 'Grown', id: 'grown', under: ['Plain'], conditions: ['poisoned' as const], tools: ['Belt'] }, bench: [{ card: 'Great', id: 'great', under: ['Plain', 'Grown'], damage: 100, energy: ['Metal Energy', 'Metal Energy'] }, { card: 'Dry', id: 'new', since: { turn: 3, how: 'played' as const } }], prizes: 2 }; // prettier-ignore

const used = (effect: object) =>
  judge({
    cards: { ...cards, Hitter: doing(effect, { hp: 400 }) },
    a: mine,
    b: theirs as never,
    state: { turn: { number: 3 }, stadium: null },
    moves: [{ by: 'A', do: 'attack', attack: 1 }],
  });
const damageOf = (side: { active?: unknown; bench?: unknown } | undefined) =>
  [side?.active, ...((side?.bench as unknown[]) ?? [])].map((one) => one as PokemonInPlay).map(({ id, damage = 0 }): [string, number] => [id!, damage]); // prettier-ignore
const all = (state: ReturnType<typeof used>['initial']) => [...damageOf(state.players?.A), ...damageOf(state.players?.B)]; // prettier-ignore

/** The Pokémon on which a damage counter more lies. */
function such(filter: object): string[] {
  const { initial, final, verdict } = used({ damage: [], after: [{ do: 'put-counters', count: 1, on: { each: filter } }] }); // prettier-ignore
  expect(verdict).toBe('resolved');
  const before = new Map(all(initial));
  return all(final).filter(([id, damage]) => damage - before.get(id)! === 10).map(([id]) => id); // prettier-ignore
}
test.each<[object, string[]]>([
  [{}, ['me', 'dry', 'wet', 'grown', 'great', 'new']],
  [{ of: 'you' }, ['me', 'dry', 'wet']],
  [{ of: 'opponent', where: 'bench' }, ['great', 'new']],
  [{ where: 'active' }, ['me', 'grown']],
  [{ self: true }, ['me']],
  [{ self: false, of: 'you' }, ['dry', 'wet']],
  [{ name: 'Wet' }, ['wet']],
  [{ name: ['Wet', 'Grown'] }, ['wet', 'grown']],
  [{ nameIncludes: "Ann's" }, ['dry', 'new']],
  [{ type: 'Grass' }, ['grown', 'great']],
  [{ type: ['Metal', 'Water'] }, ['wet', 'great']],
  [{ stage: 'basic' }, ['me', 'dry', 'wet', 'new']],
  [{ stage: ['stage1', 'stage2'] }, ['grown', 'great']],
  [{ label: 'ex' }, ['great']],
  [{ ruleBox: true }, ['great']],
  [{ ruleBox: false, of: 'opponent' }, ['grown', 'new']],
  [{ hasAbility: true }, ['wet']],
  [{ damaged: true }, ['me', 'dry', 'great']],
  [{ damaged: false }, ['wet', 'grown', 'new']],
  [{ counters: 6 }, ['dry']],
  [{ counters: { atLeast: 6 } }, ['dry', 'great']],
  [{ counters: { atLeast: 1, atMost: 6 } }, ['me', 'dry']],
  [{ evolvedFrom: 'Plain' }, ['grown', 'great']],
  [{ evolvedFrom: 'Grown' }, ['great']],
  [{ condition: 'poisoned' }, ['grown']],
  [{ condition: ['asleep', 'burned'] }, []],
  [{ condition: 'any' }, ['grown']],
  [{ energy: {} }, ['me', 'wet', 'great']],
  [{ energy: { type: 'Fire' } }, ['me']],
  [{ energy: { special: true } }, ['me']],
  [{ energy: { basic: true, atLeast: 2 } }, ['me', 'great']],
  [{ energy: { name: 'Odd Energy' } }, ['me']],
  [{ energy: { atLeast: 3 } }, ['me']],
  [{ tool: true }, ['dry', 'grown']],
  [{ tool: false, of: 'opponent' }, ['great', 'new']],
  [{ tool: 'Belt' }, ['grown']],
  [{ hp: { atLeast: 300 } }, ['me', 'dry', 'great', 'new']],
  [{ remainingHp: { atMost: 230 } }, ['wet', 'great']],
  [{ retreatCost: { atLeast: 2 } }, ['dry', 'grown', 'new']],
  [{ weakness: 'Water' }, ['dry', 'new']],
  [{ resistance: 'Fire' }, ['wet']],
  [{ attack: 'Splash' }, ['wet']],
  [{ ability: 'Soak' }, ['wet']],
  [{ thisTurn: 'played' }, ['new']],
  [{ not: { of: 'you' }, damaged: true }, ['great']],
  [{ any: [{ name: 'Wet' }, { label: 'ex' }] }, ['wet', 'great']],
])('such Pokémon: %j', (filter, ids) => expect(such(filter)).toEqual(ids));

/** So much more damage than 10; undefined where nothing was done. */
const more = (effect: object): number | undefined => {
  const total = used({ damage: [{ plus: [effect] }] }).damage?.at(-1)?.total;
  return total === undefined ? undefined : total - 10;
};
const counting = (per: object, rest: object = {}) => more({ amount: { per, times: 10, ...rest } });
const discard = (which: object) => ({ count: 'cards', in: 'discard', of: 'you', which });
test.each<[object, number]>([
  [{ count: 'damage-counters', on: 'self' }, 2],
  [{ count: 'damage-counters', on: { each: { of: 'opponent' } } }, 10],
  [{ count: 'energy', on: 'self' }, 3],
  [{ count: 'energy', on: 'self', type: 'Fire' }, 2],
  [{ count: 'energy-cards', on: 'self', special: true }, 1],
  [{ count: 'energy-types', on: { each: { of: 'you' } }, basic: true }, 2],
  [{ count: 'extra-energy' }, 3],
  [{ count: 'pokemon', which: { of: 'opponent' } }, 3],
  [{ count: 'pokemon-types', which: { of: 'opponent' } }, 3],
  [{ count: 'cards', in: 'hand', of: 'you' }, 2],
  [{ count: 'prizes-left', of: 'you' }, 4],
  [{ count: 'prizes-taken', of: 'opponent' }, 4],
  [{ count: 'prizes-taken', of: 'both' }, 6],
  [{ count: 'tools', on: 'opponent-active' }, 1],
  [{ count: 'conditions', on: 'opponent-active' }, 1],
  [{ count: 'retreat-cost', of: 'opponent-active' }, 3],
  [{ count: 'cards', in: 'discard', of: 'you' }, 9],
  [discard({ kind: 'pokemon' }), 3],
  [discard({ kind: 'energy' }), 3],
  [discard({ energy: 'basic' }), 2],
  [discard({ energy: 'special' }), 1],
  [discard({ trainer: 'tool' }), 1],
  [discard({ trainer: ['item', 'supporter'] }), 2],
  [discard({ type: 'Water' }), 2],
  [discard({ type: 'Water', kind: 'pokemon' }), 1],
  [discard({ name: 'Potion' }), 1],
  [discard({ nameIncludes: 'Energy' }), 3],
  [discard({ stage: 'stage1' }), 1],
  [discard({ label: 'ex' }), 1],
  [discard({ ruleBox: false, kind: 'pokemon' }), 2],
  [discard({ hp: { atMost: 200 } }), 1],
  [discard({ retreatCost: 3 }), 1],
  [discard({ resistance: 'Fire' }), 1],
  [discard({ hasAbility: true }), 1],
  [discard({ attack: 'Splash' }), 1],
  [discard({ ability: 'Soak' }), 1],
  [discard({ evolvesFrom: 'Grown' }), 1],
  [discard({ sameNameAs: { of: 'opponent' } }), 2],
  [discard({ not: { kind: 'energy' } }), 6],
  [discard({ any: [{ name: 'Potion' }, { kind: 'energy' }] }), 4],
])('so many: %j', (per, n) => expect(counting(per)).toBe(10 * n));
test('at most so many; divided and rounded; together', () => {
  const energy = { count: 'energy', on: 'self' };
  expect(counting(energy, { atMost: 20 })).toBe(20);
  expect(counting(energy, { times: 1, dividedBy: 2, round: 'down' })).toBe(1);
  expect(counting(energy, { times: 1, dividedBy: 2, round: 'up' })).toBe(2);
  expect(more({ amount: { sum: [30, { per: energy, times: 20 }] } })).toBe(90);
});

test.each<[object, boolean]>([
  [{ test: 'pokemon', who: 'self', is: { damaged: true } }, true],
  [{ test: 'pokemon', who: 'opponent-active', is: { label: 'ex' } }, false],
  [{ test: 'in-play', which: { label: 'ex' } }, true],
  [{ test: 'in-play', which: { of: 'opponent' }, number: { atLeast: 4 } }, false],
  [{ test: 'in-play', which: { of: 'you', label: 'ex' } }, false],
  [{ test: 'count', of: { count: 'prizes-left', of: 'opponent' }, number: 2 }, true],
  [{ test: 'count', of: { count: 'prizes-left', of: 'opponent' }, number: { atLeast: 3 } }, false],
  [{ test: 'compare', a: { count: 'prizes-left', of: 'you' }, is: 'more', than: { count: 'prizes-left', of: 'opponent' } }, true],
  [{ test: 'compare', a: { count: 'prizes-left', of: 'you' }, is: 'fewer', than: { count: 'prizes-left', of: 'opponent' } }, false],
  [{ test: 'compare', a: { count: 'prizes-left', of: 'you' }, is: 'equal', than: { count: 'prizes-left', of: 'you' } }, true],
  [{ test: 'compare', a: { count: 'prizes-left', of: 'you' }, is: 'more', than: { count: 'prizes-left', of: 'you' } }, false],
  [{ test: 'same-type', a: 'self', b: { each: { of: 'you', where: 'bench' } } }, true],
  [{ test: 'same-type', a: 'self', b: 'opponent-active' }, false],
  [{ test: 'stadium', none: true }, true],
  [{ test: 'stadium' }, false],
  [{ test: 'used', what: 'gx', by: 'you' }, false],
  [{ test: 'turn', of: 'you' }, true],
  [{ test: 'turn', of: 'opponent' }, false],
  [{ test: 'turn', of: 'you', first: true }, false],
  [{ test: 'turn', of: 'you', goesFirst: true }, true],
  [{ all: [{ test: 'turn', of: 'you' }, { test: 'stadium' }] }, false],
  [{ any: [{ test: 'turn', of: 'you' }, { test: 'stadium' }] }, true],
  [{ not: { test: 'stadium' } }, true],
])('whether: %j', (asked, so) => expect(more({ amount: 50, if: asked })).toBe(so ? 50 : 0)); // prettier-ignore
