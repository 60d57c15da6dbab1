/** One field with monsters of every kind, for the tests of what a word of the effect language means. */
import type { YgoCard, YgoPlayer } from '../../case/schema.ts';
import { monster } from '../battle/testing.ts';

export const gist = { de: 'x', en: 'x' };
const effect = (level: number, more: Partial<YgoCard>): YgoCard => monster(1000, 1000, { level, monster: ['effect'], effects: [], ...more }); // prettier-ignore
export const cards: Record<string, YgoCard> = {
  Plain: monster(1000, 1000),
  'Sky Dragon': monster(2500, 2000, { level: 7, race: 'Dragon', attribute: 'WIND' }),
  Tuner: effect(2, { race: 'Fiend', attribute: 'DARK', monster: ['effect', 'tuner'], text: 'You can add 1 "Sky Dragon" from your Deck to your hand.' }),
  'Number 39: Sky King': { ...monster(2500, 2000, { monster: ['xyz', 'effect'], effects: [], materials: '2 Level 4 monsters' }), level: undefined, rank: 4 } as never,
  Linked: { ...monster(1500, 0, { monster: ['link', 'effect'], effects: [{ kind: 'ignition', gist, resolve: [{ do: 'coin', count: 1, heads: [{ do: 'draw', count: 1 }], tails: [] }] }] as never, materials: '2 monsters' }), level: undefined, def: undefined, link: 2, arrows: ['left', 'right'] } as never,
  Counted: effect(4, { effects: [{ kind: 'ignition', gist, resolve: [{ do: 'place-counters', kind: 'Spell', count: 1, cards: 'this' }] }] as never }),
  Scaled: effect(5, { monster: ['pendulum', 'effect'], scale: 3, atk: 1800 }),
  Gone: monster(0, 3000, { level: 8, monster: ['fusion'], materials: '"Plain" + "Tuner"' }),
  Sword: { name: 'x', kind: 'spell', property: 'equip', effects: [{ kind: 'activation', gist, targets: [{ where: 'monsters', choose: 1 }], ongoing: [{ rule: 'modify', cards: 'equipped', stat: 'atk', op: '+', value: 500 }] }] } as never,
  Lasts: { name: 'x', kind: 'trap', property: 'continuous', effects: [] },
  Fiend: effect(4, { race: 'Fiend' }),
}; // prettier-ignore
export const A: YgoPlayer = {
  monsters: [
    { card: 'Plain', zone: 1, since: { turn: 1, how: 'normal' } },
    { card: 'Sky Dragon', zone: 2, position: 'defense', owner: 'B', since: { turn: 1, how: 'tribute' } },
    { card: 'Counted', zone: 4, counters: { Spell: 2 }, attacked: true },
  ],
  spellsTraps: [{ card: 'Sword', on: 'Plain', face: 'up' }, { card: 'Lasts', face: 'up' }],
}; // prettier-ignore
export const B: YgoPlayer = {
  monsters: [
    { card: 'Tuner', zone: 1, position: 'defense' },
    { card: 'Fiend', zone: 2, position: 'defense', face: 'down' },
    { card: 'Linked', zone: 3, since: { turn: 1, how: 'link', from: 'extra' } },
    { card: 'Scaled', zone: 4, since: { turn: 3, how: 'special', from: 'hand' } },
    { card: 'Gone', zone: 5, since: { turn: 1, how: 'fusion', from: 'extra' } },
    { card: 'Number 39: Sky King', zone: 'extra-left', materials: ['Plain', 'Fiend'], since: { turn: 1, how: 'xyz', from: 'extra' } },
  ],
}; // prettier-ignore
