// Cards nobody named: what an effect asks for, which cards meet that, and the card that is put there.
import { expect, test } from 'vitest';
import type { YgoCard } from '../../engine/case/schema.ts';
import type { Effect, Filter, Group } from '../../engine/ygo/effects/schema.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { newAssumptions } from './names.ts';
import { couldBe, fits, least, lyingAs, placeholderCard, putPlaceholder, settled, sideOf, wantedBy } from './placeholders.ts'; // prettier-ignore
import { Table, type Entry, type Zone } from './table.ts';

const HERON: YgoCard = { name: { en: 'Blue Heron', de: 'Blauer Reiher' }, kind: 'monster', monster: ['effect', 'tuner'], level: 4, atk: 1500, def: 800, race: 'Winged Beast', attribute: 'WIND', series: ['Wader'] }; // prettier-ignore
const NOTE: YgoCard = { name: 'Note', kind: 'spell', property: 'continuous' };
const PLAIN: YgoCard = { name: 'Plain', kind: 'trap' };

test.each<[string, YgoCard, Filter, Filter]>([
  ['kind', HERON, { kind: 'monster' }, { kind: 'spell' }],
  ['one of several kinds', HERON, { kind: ['spell', 'monster'] }, { kind: ['spell', 'trap'] }],
  ['property', NOTE, { property: 'continuous' }, { property: 'normal' }],
  ['the property nobody prints', PLAIN, { property: 'normal' }, { property: 'counter' }],
  ['kind of monster', HERON, { is: 'tuner' }, { is: 'fusion' }],
  ['Type', HERON, { race: 'Winged Beast' }, { race: 'Dragon' }],
  ['Attribute', HERON, { attribute: ['WIND', 'FIRE'] }, { attribute: 'FIRE' }],
  ['name', HERON, { name: 'Blue Heron' }, { name: 'Heron' }],
  ['German name', HERON, { name: 'Blauer Reiher' }, { name: 'Reiher' }],
  ['archetype of its list', HERON, { series: 'Wader' }, { series: 'Wade' }],
  ['archetype in its name', HERON, { series: 'Heron' }, { series: 'heron' }],
  ['Level', HERON, { level: 4 }, { level: 3 }],
  ['Level at least', HERON, { level: { min: 4 } }, { level: { min: 5 } }],
  ['Level at most', HERON, { level: { max: 4 } }, { level: { max: 3 } }],
  ['Level just so', HERON, { level: { equals: 4 } }, { level: { equals: 5 } }],
  ['ATK', HERON, { atk: { max: 1500 } }, { atk: { max: 1499 } }],
  ['a Level only a monster has', HERON, { level: { min: 1 } }, { kind: 'trap', level: { min: 1 } }],
  ['one of two', HERON, { any: [{ kind: 'spell' }, { level: 4 }] }, { any: [{ kind: 'spell' }, { level: 5 }] }],
  ['both', HERON, { all: [{ kind: 'monster' }, { level: 4 }] }, { all: [{ kind: 'monster' }, { level: 5 }] }],
])('%s: a card that is so, and what it would have to be', (_, card, is, isNot) => {
  expect([couldBe(card, is), couldBe(card, isNot)]).toEqual([true, false]);
});
test('what has no Level or ATK meets none', () => {
  expect([couldBe(PLAIN, { level: { max: 4 } }), couldBe({ ...HERON, atk: '?' }, { atk: { max: 5000 } })]).toEqual([false, false]); // prettier-ignore
});

const entry = (more: Partial<Entry>): Entry => ({ id: 'x', named: { name: 'Blue Heron', card: HERON }, player: 'A', zone: 'monsters', face: 'up', ...more }); // prettier-ignore
test.each<[string, Group, Partial<Entry>, Partial<Entry>]>([
  ['in that place', { where: 'monsters' }, {}, { zone: 'hand' }],
  ['in one of two places', { where: ['hand', 'graveyard'] }, { zone: 'graveyard' }, { zone: 'deck' }],
  ["one's own", { where: 'monsters', whose: 'you' }, {}, { player: 'B' }],
  ["the opponent's", { where: 'monsters', whose: 'opponent' }, { player: 'B' }, {}],
  ['controlled by the opponent', { where: 'monsters', filter: { controller: 'opponent' } }, { player: 'B' }, {}],
  ['face-up', { where: 'monsters', filter: { face: 'up' } }, {}, { face: 'down' }],
  ['face-down', { where: 'monsters', filter: { face: 'down' } }, { face: 'down' }, {}],
  ['of a kind', { where: 'monsters', filter: { level: 4 } }, {}, { named: { name: 'Note', card: NOTE } }],
  ['whatever it is, of a card nobody knows', { where: 'hand' }, { zone: 'hand', named: { name: '?', card: undefined } }, { zone: 'deck', named: { name: '?', card: undefined } }], // prettier-ignore
  ['a monster among Spells is a Spell there', { where: 'spells-traps', filter: { kind: 'spell' } }, { zone: 'spellsTraps' }, {}], // prettier-ignore
  ['a Pendulum Scale is a Spell', { where: 'field', filter: { kind: 'spell' } }, { zone: 'pendulum' }, {}],
])('%s', (_, group, is, isNot) => {
  const self = entry({ id: 'self' });
  expect([fits(entry(is), group, 'A', self), fits(entry(isNot), group, 'A', self)]).toEqual([true, false]);
});
test('"another": not the card itself; of a card nobody knows nothing is told', () => {
  const self = entry({});
  expect(fits(self, { where: 'monsters', filter: { other: true } }, 'A', self)).toBe(false);
  expect(fits(entry({}), { where: 'monsters', filter: { other: true } }, 'A', self)).toBe(true);
  expect(fits(entry({ named: { name: '?', card: undefined } }), { where: 'monsters', filter: { level: 4 } }, 'A', self)).toBe(false); // prettier-ignore
});

test('whose side it lies on: as it is said, else where such cards lie', () => {
  const ZONES: Zone[] = ['monsters', 'spellsTraps', 'field', 'pendulum', 'hand', 'graveyard', 'banished', 'deck', 'extraDeck']; // prettier-ignore
  expect(ZONES.filter((zone) => sideOf(undefined, 'A', zone) === 'A')).toEqual(['hand', 'graveyard', 'banished', 'deck', 'extraDeck']); // prettier-ignore
  expect(sideOf({ whose: 'you' }, 'B', 'monsters')).toBe('B');
  expect(sideOf({ whose: 'opponent' }, 'B', 'hand')).toBe('A');
  expect(sideOf({ filter: { controller: 'you' } }, 'B', 'monsters')).toBe('B');
});

test('a choice takes at least one', () => {
  const all = [2, 'all', { min: 3 }, { min: 0, max: 2 }, { max: 2 }] as Parameters<typeof least>[0][];
  expect(all.map(least)).toEqual([2, 1, 3, 1, 1]);
});

test.each<[string, Partial<Effect>]>([
  ['nothing', {}],
  ['targets', { targets: [{ where: 'monsters', choose: 2, whose: 'opponent' }] }],
  ['up to two targets', { targets: [{ where: 'monsters', choose: { max: 2 } as never }] }],
  ['a condition', { condition: { exists: { where: 'monsters', whose: 'you' } } as never }],
  ['so many of a condition', { condition: { exists: { where: 'graveyard' }, count: { min: 3 } } as never }],
  ['just so many', { condition: { exists: { where: 'graveyard' }, count: 5 } as never }],
  ['none may be there', { condition: { not: { exists: { where: 'monsters' } } } as never }],
  ['both of two conditions', { condition: { all: [{ exists: { where: 'hand' } }, { exists: { where: 'monsters' }, count: { equals: 2 } }] } as never }], // prettier-ignore
  ['names that differ', { condition: { amount: { count: { where: 'graveyard' }, distinct: 'name' }, is: { min: 4 } } as never }], // prettier-ignore
  ['counters', { cost: [{ do: 'remove-counters', kind: 'spell', count: 3 }] as never }],
  ['counters, as many as one likes', { cost: [{ do: 'remove-counters', kind: 'spell', count: { min: 2 } }] as never }],
  ['all counters', { cost: [{ do: 'remove-counters', kind: 'spell', count: 'all' }] as never }],
  ['material', { cost: [{ do: 'detach', count: 2 }] as never }],
  ['material of another', { cost: [{ do: 'detach', count: 1, from: { where: 'monsters' } }] as never }],
  ['what it does', { resolve: [{ do: 'destroy', cards: { where: 'spells-traps', choose: 'all' } } as never] }],
  ['targets whose effects are negated', { targets: [{ where: 'monsters', choose: 1 }], resolve: [{ do: 'negate-effects', cards: 'targets' } as never] }], // prettier-ignore
])('an effect speaks of: %s', (_, effect) => expect(wantedBy(effect)).toMatchSnapshot());

const FILTERS: [string, Filter][] = [
  ['anything', {}],
  ['Level 8', { level: 8 }],
  ['Level 5 or higher', { level: { min: 5 } }],
  ['Level 3 or lower', { level: { max: 3 } }],
  ['just Level 6', { level: { equals: 6 } }],
  ['a Link Monster', { is: 'link' }],
  ['Link 3', { link: 3 }],
  ['an Xyz Monster', { is: 'xyz' }],
  ['Rank 7', { rank: { min: 7 } }],
  ['from the Extra Deck', { summonedFrom: 'extra-deck' }],
  ['a Synchro Monster that is a Tuner', { is: ['synchro', 'tuner'] }],
  ['a Ritual Monster', { is: 'ritual' }],
  ['a Normal Monster', { is: 'normal' }],
  ['2000 ATK or more', { atk: { min: 2000 } }],
  ['1000 ATK or less', { atk: { max: 1000 } }],
  ['as strong as another card', { atk: { min: { stat: 'atk', of: 'this' } } as never }],
  ['weaker than another card', { atk: { max: { stat: 'atk', of: 'this' } } as never }],
  ['original DEF 0', { 'original-def': 0 } as never],
  ['a Link Monster with DEF asked', { is: 'link', def: 500 }],
  ['DARK Dragon', { race: 'Dragon', attribute: ['DARK', 'LIGHT'] }],
  ['of an archetype', { series: 'Wader' }],
  ['continuous', { property: 'continuous' }],
];
test.each(FILTERS)('a card nobody named: %s', (_, filter) => {
  const made = (['monster', 'spell', 'trap'] as const).map((kind) => placeholderCard(kind, filter, 'monsters'));
  const elsewhere = (['extraDeck', 'pendulum'] as const).map((zone) => placeholderCard('monster', filter, zone));
  expect([...made, ...elsewhere].map((card) => JSON.stringify(card))).toMatchSnapshot();
});
test('what is put there meets what was asked, wherever its printed facts tell', () => {
  for (const [name, filter] of FILTERS.filter(([one]) => !/another card|Extra Deck|original|continuous/.test(one)))
    expect([name, couldBe(placeholderCard('monster', filter, 'monsters'), filter)]).toEqual([name, true]);
});

test('of alternatives the first, or the first this card can be; what both parts ask', () => {
  const either: Filter = { any: [{ is: 'fusion' }, { level: 4 }] };
  expect([settled(either), settled(either, HERON)]).toEqual([{ is: ['fusion'] }, { level: 4 }]);
  expect(settled(either, NOTE)).toEqual({ is: ['fusion'] });
  expect(settled({ race: 'Dragon', all: [{ is: 'tuner' }, { is: 'synchro', level: 8 }] })).toEqual({ race: 'Dragon', is: ['tuner', 'synchro'], level: 8 }); // prettier-ignore
  expect(settled({})).toEqual({});
});
test('it lies as the filter asks', () => {
  expect(lyingAs({}, 'monsters')).toEqual({ face: 'up' });
  expect(lyingAs({}, 'spellsTraps')).toEqual({ face: 'down' });
  expect(lyingAs({ series: 'Wader' }, 'spellsTraps')).toEqual({ face: 'up' });
  expect(lyingAs({}, 'extraDeck')).toEqual({ face: 'down' });
  expect(lyingAs({ face: 'down', position: 'defense', summoned: ['special', 'flip'], summonedFrom: 'extra-deck' } as never, 'monsters')).toEqual({ face: 'down', position: 'defense', how: 'special', from: 'extra' }); // prettier-ignore
  expect(lyingAs({ summonedFrom: 'hand' } as never, 'monsters')).toEqual({ face: 'up' });
});

const find = ((_: string, name: string) => (name === 'Blue Heron' ? { is: 'named', name, card: HERON } : { is: 'unknown', near: [] })) as unknown as CardFinder; // prettier-ignore
function put(group: Group, prepare: (table: Table) => void = () => undefined, more: { facts?: Partial<YgoCard>; apart?: number } = {}): string {
  const assumed = newAssumptions();
  const table = new Table(assumed);
  prepare(table);
  const found = putPlaceholder(table, group, 'A', find, more.facts, more.apart);
  return found ? `${found.player} ${found.zone} ${found.face} ${found.named.name}${found.placeholder ? ' (nobody named it)' : ''}: ${assumed.facts.at(-1)?.text?.en ?? ''} / ${assumed.facts.at(-1)?.text?.de ?? ''}` : 'nothing'; // prettier-ignore
} // prettier-ignore
test('what is put on the table, and where nothing more can lie', () => {
  const monsters = (n: number) => (table: Table) => {
    for (let i = 0; i < n; i++) table.put({ name: `M${i}`, card: HERON }, 'A', 'monsters');
  };
  const own = { where: 'monsters', whose: 'you' } as const;
  const said: [string, string][] = [
    ['a monster of the opponent', put({ where: 'monsters' })],
    ['a monster of one’s own', put(own)],
    ['a card somewhere on the field', put({ where: 'field' })],
    ['a Spell or Trap', put({ where: 'spells-traps' })],
    ['a card in the Field Zone', put({ where: 'field-zone' })],
    ['a card in the hand', put({ where: 'hand' })],
    ['a monster in the hand', put({ where: 'hand', filter: { kind: 'monster' } })],
    ['a card in the hand with a Level', put({ where: 'hand' }, undefined, { facts: { level: 2 } })],
    ['a card in the Graveyard', put({ where: 'graveyard' })],
    ['a Trap in the Graveyard', put({ where: 'graveyard', filter: { kind: 'trap' } })],
    ['one that has a name', put({ where: 'graveyard', filter: { name: 'Blue Heron' } })],
    ['one that has a name, face-down', put({ ...own, filter: { name: 'Blue Heron', face: 'down' } })],
    ['one of a name nobody knows', put({ where: 'graveyard', filter: { name: 'Red Heron' } })],
    ['the second of several', put(own, undefined, { apart: 2 })],
    ['the card itself', put({ ...own, filter: { this: true } as never })],
    ['a Spell among monsters', put({ ...own, filter: { kind: 'spell' } })],
    ['a fifth monster', put(own, monsters(4))],
    ['a sixth monster', put(own, monsters(5))],
    ['of whoever is attacked directly', put(own, (table) => table.attackedDirectly.add('A'))],
    ['of the other one', put(own, (table) => table.attackedDirectly.add('B'))],
    ['in a hand of which is told how many are in it', put({ where: 'hand' }, (table) => table.full.push('A/hand'))],
    ['in the other hand', put({ where: 'hand' }, (table) => table.full.push('B/hand'))],
    ['in a Graveyard of which is told how many are in it', put({ where: 'graveyard' }, (table) => table.full.push('A/graveyard'))], // prettier-ignore
  ];
  expect(`\n${said.map((row) => row.join(' => ')).join('\n')}\n`).toMatchSnapshot();
});
