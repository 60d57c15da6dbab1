/** A board being filled in: where each card comes to lie, what is said of it, which id it has; what is counted, given, found, and where cards go when a Chain has resolved. */
import { expect, test } from 'vitest';
import type { YgoCard } from '../../engine/case/schema.ts';
import { newAssumptions } from './names.ts';
import { areSeveral, isAt, onFieldZone, Table, zoneFor, type Laid, type PlacedAs, type Zone } from './table.ts';

const HERON: YgoCard = { name: { en: 'Heron', de: 'Reiher' }, kind: 'monster', monster: ['effect'], level: 4 };
const XYZ: YgoCard = { name: 'Skua', kind: 'monster', monster: ['xyz'], rank: 4 };
const SPELL: YgoCard = { name: 'Tide', kind: 'spell', property: 'normal' };
const CONTINUOUS: YgoCard = { name: 'Ebb', kind: 'spell', property: 'continuous' };
const FIELD: YgoCard = { name: 'Shore', kind: 'spell', property: 'field' };
const heron = { name: 'Heron', card: HERON };
const begun = (laid?: Laid) => {
  const assumed = newAssumptions();
  const table = new Table(assumed, laid);
  const said = () => assumed.facts.map(({ path, text }) => `${path}: ${text?.en} / ${text?.de}`);
  return { table, said };
};

test.each<[Zone, PlacedAs, object, string]>([
  ['monsters', {}, { monsters: ['Heron'] }, 'A: Heron is face-up on the field. / A: Reiher liegt offen auf dem Spielfeld.'],
  ['monsters', { face: 'down' }, { monsters: [{ card: 'Heron', face: 'down', position: 'defense' }] }, 'A: Heron is face-down on the field. / A: Reiher liegt verdeckt auf dem Spielfeld.'],
  ['monsters', { face: 'down', position: 'attack', how: 'flip', from: 'extra' }, { monsters: [{ card: 'Heron', face: 'down', position: 'attack', since: { how: 'flip', from: 'extra' } }] }, 'A: Heron is face-down on the field. / A: Reiher liegt verdeckt auf dem Spielfeld.'],
  ['monsters', { position: 'defense', counters: { Ice: 2 } }, { monsters: [{ card: 'Heron', position: 'defense', counters: { Ice: 2 } }] }, 'A: Heron is face-up on the field. / A: Reiher liegt offen auf dem Spielfeld.'],
  ['spellsTraps', {}, { spellsTraps: ['Heron'] }, 'A: Heron was Set in an earlier turn. / A: Reiher wurde in einem früheren Zug gesetzt.'],
  ['spellsTraps', { face: 'up' }, { spellsTraps: [{ card: 'Heron', face: 'up' }] }, 'A: Heron is face-up on the field. / A: Reiher liegt offen auf dem Spielfeld.'],
  ['field', {}, { field: 'Heron' }, 'A: Heron is face-up in the Field Zone. / A: Reiher liegt offen in der Spielfeldzone.'],
  ['field', { face: 'down' }, { field: { card: 'Heron', face: 'down' } }, 'A: Heron is face-up in the Field Zone. / A: Reiher liegt offen in der Spielfeldzone.'],
  ['pendulum', {}, { pendulum: ['Heron', null] }, 'A: Heron is face-up in the Pendulum Zone. / A: Reiher liegt offen in der Pendelzone.'],
  ['hand', {}, { hand: ['Heron'] }, 'A: Heron is in the hand. / A: Reiher ist in der Hand.'],
  ['graveyard', {}, { graveyard: ['Heron'] }, 'A: Heron is in the Graveyard. / A: Reiher liegt auf dem Friedhof.'],
  ['banished', {}, { banished: ['Heron'] }, 'A: Heron is banished. / A: Reiher ist verbannt.'],
  ['deck', {}, { deck: { cards: ['Heron'] } }, 'A: Heron is in the Deck. / A: Reiher ist im Deck.'],
  ['extraDeck', {}, { extraDeck: { cards: ['Heron'] } }, 'A: Heron is in the Extra Deck. / A: Reiher ist im Extra Deck.'],
  ['extraDeck', { face: 'up' }, { extraDeck: { cards: [{ card: 'Heron', face: 'up' }] } }, 'A: Heron is face-up in the Extra Deck. / A: Reiher liegt offen im Extra Deck.'],
])('%s %j', (zone, as, lies, text) => {
  const { table, said } = begun();
  const entry = table.put(heron, 'A', zone, as);
  expect([entry.id, entry.zone, entry.player, table.players.A, table.players.B]).toEqual(['Heron', zone, 'A', lies, {}]);
  expect(said()).toEqual([`/players/A/${zone}: ${text}`]);
}); // prettier-ignore

test('what the line said is no assumption; what it is about may be said', () => {
  const { table, said } = begun();
  table.put(heron, 'A', 'monsters', { said: true });
  expect(said()).toEqual([]);
  table.put(heron, 'B', 'hand', { path: '/moves/0/from' });
  expect(said()).toEqual(['/moves/0/from: B: Heron is in the hand. / B: Reiher ist in der Hand.']);
});
test('the second of a name has an id of its own, and so has each card nobody knows', () => {
  const { table } = begun();
  const ids = [heron, heron, heron, { name: '?', card: undefined }, { name: '?', card: undefined }].map((one) => table.put(one, 'A', 'hand').id); // prettier-ignore
  expect(ids).toEqual(['Heron', 'Heron#2', 'Heron#3', 'unknown 1', 'unknown 2']);
  expect(table.players.A.hand).toEqual(['Heron', { id: 'Heron#2', card: 'Heron' }, { id: 'Heron#3', card: 'Heron' }, { id: 'unknown 1', card: '?' }, { id: 'unknown 2', card: '?' }]); // prettier-ignore
  table.put(heron, 'A', 'spellsTraps');
  table.put(heron, 'A', 'field');
  table.put(heron, 'A', 'pendulum');
  table.put(heron, 'A', 'pendulum');
  expect([table.players.A.spellsTraps, table.players.A.field, table.players.A.pendulum]).toEqual([
    [{ id: 'Heron#4', card: 'Heron', face: 'down' }],
    { id: 'Heron#5', card: 'Heron', face: 'up' },
    [{ id: 'Heron#6', card: 'Heron', face: 'up' }, { id: 'Heron#7', card: 'Heron', face: 'up' }], // prettier-ignore
  ]);
});
test('a card of a hand whose number was said is one of those nobody named', () => {
  const { table } = begun({ full: ['A/hand', 'B/graveyard'] });
  for (const player of ['A', 'B'] as const) for (const zone of ['hand', 'graveyard'] as const) table.put({ name: '?', card: undefined }, player, zone, { said: true }); // prettier-ignore
  table.put(heron, 'A', 'hand');
  table.put(heron, 'B', 'hand');
  table.put(heron, 'B', 'graveyard');
  const { A, B } = table.players;
  expect([A.hand?.length, A.graveyard?.length, B.hand?.length, B.graveyard?.length]).toEqual([1, 1, 2, 1]);
  // What the line itself tells comes besides, and so does what came before.
  table.put({ name: '?', card: undefined }, 'A', 'hand', { said: true });
  table.put(heron, 'A', 'hand', { said: true });
  expect(A.hand).toHaveLength(3);
  table.before = true;
  table.put(heron, 'A', 'hand');
  expect(A.hand).toHaveLength(4);
});
test('counters and materials', () => {
  const { table, said } = begun();
  const spell = table.put({ name: 'Ebb', card: CONTINUOUS }, 'A', 'spellsTraps', { said: true, face: 'up' });
  const { id } = table.put({ name: 'Skua', card: XYZ }, 'A', 'monsters', { said: true });
  expect(table.players.A.monsters).toEqual([{ card: 'Skua', materials: ['?', '?'] }]);
  table.attach(id, 3);
  expect(table.players.A.monsters).toEqual([{ card: 'Skua', materials: ['?', '?', '?'] }]);
  table.attach(id, 4);
  expect(table.players.A.monsters).toEqual([{ card: 'Skua', materials: ['?', '?', '?'] }]);
  table.put({ name: 'Skua', card: XYZ }, 'B', 'monsters', { said: true, materials: 1 });
  table.attach('Skua#2', 3);
  expect(table.players.B.monsters).toEqual([{ id: 'Skua#2', card: 'Skua', materials: ['?'] }]);
  table.count(spell.id, 'Spell Counter', 2);
  table.count('nobody', 'Spell Counter', 2);
  expect(table.players.A.spellsTraps).toEqual([{ card: 'Ebb', face: 'up', counters: { 'Spell Counter': 2 } }]);
  expect(said()).toEqual(['/players/A/counters: Ebb holds 2 Spell Counters. / Ebb trägt 2 Zauberzählmarken.']);
});
test('more is said of a card on the field, in a Graveyard or banished; of no other', () => {
  const { table } = begun();
  for (const zone of ['monsters', 'spellsTraps', 'graveyard', 'banished', 'hand', 'deck'] as const) table.put({ name: zone, card: HERON }, 'A', zone); // prettier-ignore
  const given = (['monsters', 'spellsTraps', 'graveyard', 'banished', 'hand', 'deck'] as const).map((id) => table.give(id, { counters: { Ice: 1 } })?.name.de); // prettier-ignore
  expect(given).toEqual(['Reiher', 'Reiher', 'Reiher', 'Reiher', undefined, undefined]);
  expect(table.players.A.graveyard).toEqual([{ card: 'graveyard', counters: { Ice: 1 } }]);
  expect([table.give(undefined, {}), table.give('nobody', {})]).toEqual([undefined, undefined]);
});
test('a card nobody named has a key of its own where another has its name', () => {
  const { table } = begun();
  expect([table.define('a monster', HERON), table.define('a monster', HERON), table.define('a monster', XYZ), table.define('a monster', SPELL), table.define('a monster', XYZ)]).toEqual(['a monster', 'a monster', 'a monster 2', 'a monster 3', 'a monster 2']); // prettier-ignore
  expect(Object.keys(table.cards)).toEqual(['a monster', 'a monster 2', 'a monster 3']);
});
test('when a Chain has resolved, what was activated and does not stay lies in the Graveyard', () => {
  const { table } = begun();
  const put = (card: YgoCard, name: string) => table.put({ name, card }, 'A', 'spellsTraps', { said: true });
  const [tide, ebb, shore, heronry, unspent] = [put(SPELL, 'Tide'), put(CONTINUOUS, 'Ebb'), put(FIELD, 'Shore'), put(HERON, 'Heron'), put(SPELL, 'Other')]; // prettier-ignore
  for (const id of ['Tide', 'Ebb', 'Shore', 'Heron', 'nobody']) table.spend(id);
  expect([tide, ebb, shore, heronry, unspent].map(({ spent }) => spent)).toEqual([true, true, true, undefined, undefined]); // prettier-ignore
  table.chainEnded(new Map([['Heron', { zone: 'monsters', player: 'B' }]]));
  expect([tide, ebb, shore, heronry, unspent].map(({ zone, player }) => `${player} ${zone}`)).toEqual(['A graveyard', 'A spellsTraps', 'A spellsTraps', 'B monsters', 'A spellsTraps']); // prettier-ignore
});
test('the case a line goes on with: what lies there has its ids, and cards nobody named are so', () => {
  const cards = [{ id: 'x', card: 'Heron', zone: 'monsters', side: 'A' }, { id: 'y', card: '?', zone: 'hand', side: 'B' }, { id: 'z', card: 'a monster', zone: 'spellsTraps', side: 'B' }, { id: 'm', card: 'Heron', zone: 'materials', side: 'B' }]; // prettier-ignore
  const { table } = begun({
    cards: cards as never,
    look: (name) => (name === 'Heron' ? HERON : undefined),
    bare: ['B'],
  });
  expect(table.entries).toEqual([
    { id: 'x', named: heron, player: 'A', zone: 'monsters', face: 'up', laid: true },
    {
      id: 'y',
      named: { name: '?', card: undefined },
      player: 'B',
      zone: 'hand',
      face: 'up',
      laid: true,
      unnamed: true,
    },
    { id: 'z', named: { name: 'a monster', card: undefined }, player: 'B', zone: 'spellsTraps', face: 'down', laid: true, unnamed: true }, // prettier-ignore
  ]);
  expect([table.attackedDirectly.has('A'), table.attackedDirectly.has('B')]).toEqual([false, true]);
  expect(table.laid({ name: 'Reiher', card: HERON }, 'monsters')?.id).toBe('x');
  expect(table.laid(heron, 'hand')).toBeUndefined();
  expect(table.laid(heron, 'monsters', table.entries[0])).toBeUndefined();
  table.expect(heron, 'B', 'monsters');
  expect(table.entries.at(-1)).toEqual({ id: 'Heron', named: heron, player: 'B', zone: 'monsters', face: 'up' });
  expect(table.players.B).toEqual({});
});
test("a card is found where it lies: the player's own first, or only theirs", () => {
  const { table } = begun();
  table.put(heron, 'A', 'monsters');
  expect([table.find(heron, 'A')?.id, table.find(heron, 'B')?.id, table.find(heron, 'B', true)?.id]).toEqual(['Heron', 'Heron', undefined]); // prettier-ignore
  table.put(heron, 'B', 'hand');
  expect([table.find(heron, 'B')?.id, table.find({ name: 'Reiher', card: HERON }, 'A')?.id, table.find({ name: 'Reiher', card: undefined }, 'A')]).toEqual(['Heron#2', 'Heron', undefined]); // prettier-ignore
});
test('where a place is on the board', () => {
  const places = ['field', 'monsters', 'spells-traps', 'field-zone', 'pendulum-zone', 'hand', 'graveyard', 'banished', 'deck', 'extra-deck', 'materials'] as const; // prettier-ignore
  expect(places.map((place) => zoneFor(place, 'monster'))).toEqual(['monsters', 'monsters', 'spellsTraps', 'field', 'pendulum', 'hand', 'graveyard', 'banished', 'deck', 'extraDeck', undefined]); // prettier-ignore
  expect([zoneFor('field', 'trap'), zoneFor('monsters', 'trap')]).toEqual(['spellsTraps', 'monsters']);
  const ZONES: Zone[] = ['monsters', 'spellsTraps', 'field', 'pendulum', 'hand', 'graveyard', 'banished', 'deck', 'extraDeck']; // prettier-ignore
  expect(ZONES.filter((zone) => isAt(zone, 'field'))).toEqual(['monsters', 'spellsTraps', 'field', 'pendulum']);
  expect(ZONES.filter((zone) => isAt(zone, 'extra-deck'))).toEqual(['extraDeck']);
  expect([HERON, SPELL, FIELD, undefined].map(onFieldZone)).toEqual([
    'monsters',
    'spellsTraps',
    'field',
    'spellsTraps',
  ]);
});
test('several are different cards that are named', () => {
  const { table } = begun();
  const [one, two] = [table.put(heron, 'A', 'hand'), table.put(heron, 'A', 'hand')];
  const other = table.put({ name: 'Tide', card: SPELL }, 'A', 'hand');
  expect([areSeveral([one, two]), areSeveral([one, other]), areSeveral([one, { ...other, unnamed: true }]), areSeveral([one, { ...other, placeholder: true }]), areSeveral([])]).toEqual([false, true, false, false, false]); // prettier-ignore
});
