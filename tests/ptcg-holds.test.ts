/**
 * What holds in the Pokémon TCG while a Pokémon with such a text is in play: each modifier on either side of the board, with each play beside it. The headlines and
 * the damage are pinned. What is forbidden and permitted stands in `engine/ptcg/turn/may.test.ts`, word by word.
 */
import { expect, test } from 'vitest';
import type { PtcgCard, PtcgMove, PtcgPlayer } from '../engine/case/schema.ts';
import { hitter, judge, pokemon } from '../engine/ptcg/testing.ts';

const cards: Record<string, PtcgCard> = {
  Hitter: hitter(undefined, { hp: 120, retreat: 1, attacks: [{ name: 'Hit', cost: ['Fire'], damage: 60 }, { name: 'Burn', cost: ['Fire', 'Fire'], damage: 130 }], resistance: [{ type: 'Grass', value: '-30' }] }),
  Leaf: pokemon({ name: 'Leaf', types: ['Grass'], hp: 130, weakness: [{ type: 'Fire', value: '×2' }], abilities: [{ name: 'Grow' }], effects: [{ effect: 'activated', ability: 1, limit: 'once-per-turn', do: [{ do: 'draw', count: 1 }] }] as never, attacks: [{ name: 'Cut', cost: [], damage: 30 }] }),
  Grown: pokemon({ name: 'Grown', types: ['Grass'], stage: 'stage1', evolvesFrom: 'Plain', hp: 150 }),
  Cape: { name: 'Cape', kind: 'trainer', trainer: 'tool', effects: [{ effect: 'passive', modifiers: [{ what: 'hp', op: '+', value: 50 }] }] as never },
  Potion: { name: 'Potion', kind: 'trainer', trainer: 'item', effects: [{ effect: 'play', do: [{ do: 'heal', amount: 30, on: 'own-active' }] }] as never },
  Helper: { name: 'Helper', kind: 'trainer', trainer: 'supporter', effects: [{ effect: 'play', do: [{ do: 'put-counters', count: 2, on: 'opponent-active' }] }] as never },
  Park: { name: 'Park', kind: 'trainer', trainer: 'stadium' },
}; // prettier-ignore
const A: PtcgPlayer = { active: { card: 'Hitter', id: 'me', energy: ['Fire Energy', 'Fire Energy'], damage: 40, conditions: ['poisoned'] }, bench: [{ card: 'Plain', id: 'plain', since: { turn: 1 } as never }, { card: 'Leaf', id: 'leaf', tools: ['Cape'] }], hand: ['Potion', 'Helper', 'Grown', 'Fire Energy', 'Cape', 'Plain', 'Park'], prizes: 3 }; // prettier-ignore
const B: PtcgPlayer = { active: { card: 'Leaf', id: 'theirs', damage: 10 }, bench: [{ card: 'Plain', id: 'other' }], hand: ['Potion'], prizes: 2 }; // prettier-ignore

const on = (of: 'you' | 'opponent') => ({ on: { of } });
const MODIFIERS: Record<string, object> = {
  'damage-done': { what: 'damage-done', op: '+', value: 30, ...on('you') },
  'damage-done, after Weakness': { what: 'damage-done', op: '-', value: 30, place: 'after-weakness', ...on('opponent') },
  'damage-taken': { what: 'damage-taken', op: '-', value: 20, ...on('you') },
  'damage-taken, before Weakness': { what: 'damage-taken', op: '-', value: 20, place: 'before-weakness', ...on('you') },
  'prevent-damage': { what: 'prevent-damage', ...on('you') },
  'prevent-damage, at least': { what: 'prevent-damage', damage: { atLeast: 200 }, ...on('you') },
  'prevent-damage, a coin': { what: 'prevent-damage', coin: true, ...on('you') },
  'prevent-effects': { what: 'prevent-effects', ...on('you') },
  'prevent-effects of Supporters': { what: 'prevent-effects', of: ['supporter'], counters: true, ...on('you') },
  survives: { what: 'survives', leaves: 10, ...on('you') },
  'survives, a coin': { what: 'survives', leaves: 10, coin: true, ...on('you') },
  'attack-ignores Weakness': { what: 'attack-ignores', ignores: ['weakness', 'resistance'], ...on('you') },
  hp: { what: 'hp', op: '-', value: 50, ...on('opponent') },
  'no Weakness': { what: 'weakness', none: true, ...on('you') },
  'another Weakness': { what: 'weakness', type: 'Grass', value: '×2', ...on('opponent') },
  'no Resistance': { what: 'resistance', none: true, ...on('opponent') },
  'another Resistance': { what: 'resistance', type: 'Fire', value: '-30', ...on('you') },
  'retreat-cost': { what: 'retreat-cost', op: '+', value: 2, ...on('opponent') },
  'no retreat-cost': { what: 'retreat-cost', op: '=', value: 0, ...on('you') },
  'attack-cost': { what: 'attack-cost', op: '+', value: 1, ...on('opponent') },
  'attack-cost, less': { what: 'attack-cost', op: '-', value: 1, ...on('you') },
  'prizes more': { what: 'prizes', op: '+', value: 1, ...on('opponent') },
  'prizes fewer': { what: 'prizes', op: '-', value: 1, ...on('you') },
  types: { what: 'types', types: ['Water'], ...on('opponent') },
  'types besides': { what: 'types', types: ['Grass'], also: true, ...on('you') },
  'no-tools': { what: 'no-tools' },
  'no-abilities': { what: 'no-abilities' },
  'tool-limit': { what: 'tool-limit', value: 2, ...on('you') },
  'energy-provides': { what: 'energy-provides', units: [['Water']], ...on('opponent') },
  'cannot attack': { what: 'cannot', do: 'attack', ...on('opponent') },
  'cannot retreat': { what: 'cannot', do: 'retreat', ...on('opponent') },
  immune: { what: 'immune', to: 'poisoned', recovers: true, ...on('you') },
  'condition-counters': { what: 'condition-counters', condition: 'poisoned', op: '+', value: 2, ...on('opponent') },
  'bench-limit': { what: 'bench-limit', value: 2, player: 'both' },
  'attack-fails-on-tails': { what: 'attack-fails-on-tails', ...on('opponent') },
  'when damaged': { what: 'when', event: 'damaged', do: [{ do: 'draw', count: 1 }], ...on('you') },
  'attach-fails-on-tails': { what: 'attach-fails-on-tails', player: 'opponent' },
  'stadium-unaffected': { what: 'stadium-unaffected', by: ['item'] },
  unmodelled: { what: 'unmodelled', text: 'Something nobody modelled.' },
}; // prettier-ignore
const by = (more: object) => ({ by: 'A', ...more }) as PtcgMove;
const PLAYS: Record<string, PtcgMove[]> = {
  'the first attack': [by({ do: 'attack', attack: 1 })],
  'the second attack': [by({ do: 'attack', attack: 2 })],
  retreat: [by({ do: 'retreat', to: 'plain' })],
  evolution: [by({ do: 'evolve', card: 'Grown', pokemon: 'plain' })],
  'Energy attached': [by({ do: 'attach', card: 'Fire Energy', to: 'plain' })],
  'a Tool attached': [by({ do: 'attach', card: 'Cape', to: 'leaf' })],
  'an Item': [by({ do: 'play', card: 'Potion' })],
  'a Supporter': [by({ do: 'play', card: 'Helper' })],
  'a Stadium': [by({ do: 'play', card: 'Park' })],
  'an Ability': [by({ do: 'ability', pokemon: 'leaf', ability: 'Grow' })],
  'onto the Bench': [by({ do: 'bench', card: 'Plain' })],
  'the turn ends': [by({ do: 'end-turn' })],
};
function ruled(modifier: object | undefined, moves: PtcgMove[], owner: 'A' | 'B') {
  const holder = pokemon({ name: 'Holder', abilities: [{ name: 'Hold' }], effects: modifier ? ([{ effect: 'passive', ability: 1, modifiers: [modifier] }] as never) : [] }); // prettier-ignore
  const side = (of: PtcgPlayer, player: 'A' | 'B'): PtcgPlayer => ({ ...of, bench: [...(of.bench ?? []), ...(owner === player ? ['Holder'] : [])] }); // prettier-ignore
  return judge({ cards: { ...cards, Holder: holder }, a: side(A, 'A'), b: side(B, 'B'), state: { turn: { number: 5, player: 'A' } }, moves }); // prettier-ignore
}
function came(modifier: object | undefined, moves: PtcgMove[], owner: 'A' | 'B'): string {
  const { verdict, headline, damage = [], open } = ruled(modifier, moves, owner);
  const terms = damage.flatMap(({ target, terms, total }) => `${target}: ${terms.map(({ kind, op = '', value = '', outcome }) => `${kind} ${op}${value}${outcome === 'applied' ? '' : ' (skipped)'}`).join(', ')} = ${total}`); // prettier-ignore
  return `${verdict}: ${headline.en} / ${headline.de} | ${terms.join('; ')} | ${open.map(({ text }) => text.en).join(' ')}`; // prettier-ignore
}
const plain = new Map(Object.entries(PLAYS).map(([play, moves]) => [play, came(undefined, moves, 'A')]));

test('who does each step of a play', () => {
  const steps = (moves: PtcgMove[]) => ruled(undefined, moves, 'A').steps.map(({ kind, by = '', card = '' }) => [by, kind, card].join(' ').trim()); // prettier-ignore
  expect(Object.fromEntries(Object.entries(PLAYS).map(([play, moves]) => [play, steps(moves).join(', ')]))).toMatchSnapshot(); // prettier-ignore
});
test('with nothing that holds', () => expect(Object.fromEntries(plain)).toMatchSnapshot());
test.each(Object.entries(MODIFIERS))('%s: what comes otherwise', (_, modifier) => {
  const found = (['A', 'B'] as const).flatMap((owner) =>
    Object.entries(PLAYS).flatMap(([play, moves]) => {
      const comes = came(modifier, moves, owner);
      return comes === plain.get(play) ? [] : [`${owner}, ${play}: ${comes}`];
    }),
  );
  expect(found.join('\n')).not.toMatch(/\.\.(?:\s|$)/);
  expect(found).toMatchSnapshot();
});
