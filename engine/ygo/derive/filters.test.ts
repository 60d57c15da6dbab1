/** Which monsters of one field each word of a filter means: a Spell that destroys all such tells. */
import { expect, test } from 'vitest';
import type { YgoCard } from '../../case/schema.ts';
import { ruled } from '../battle/testing.ts';
import { A, B, cards, gist } from './testing.ts';

const ORDER = ['Plain', 'Sky Dragon', 'Counted', 'Tuner', 'Fiend', 'Linked', 'Scaled', 'Gone', 'Number 39: Sky King', 'Sword', 'Lasts']; // prettier-ignore

function meant(filter: object, where = 'monsters'): string[] {
  const all = { name: 'x', kind: 'spell', effects: [{ kind: 'activation', gist, resolve: [{ do: 'destroy', cards: { where, filter } }] }] } as YgoCard; // prettier-ignore
  const { verdict, illegal, outcomes } = ruled({
    cards: { ...cards, All: all },
    state: { turn: { number: 3 } } as never,
    A: { ...A, hand: ['All'] },
    B,
    moves: [{ by: 'A', do: 'activate', card: 'All' }],
  });
  if (illegal) return illegal.reasons[0]?.code === 'does-nothing' ? [] : illegal.reasons.map(({ code }) => code);
  if (verdict !== 'resolved') return [verdict];
  const gone = outcomes.filter(({ became }) => became === 'destroyed').map(({ card }) => card);
  return ORDER.filter((card) => gone.includes(card));
}
const KING = 'Number 39: Sky King';
test.each<[object, string[]]>([
  [{ race: 'Dragon' }, ['Sky Dragon']],
  [{ race: ['dragon', 'Fiend'] }, ['Sky Dragon', 'Tuner']],
  [{ attribute: 'DARK' }, ['Tuner']],
  [{ name: 'plain' }, ['Plain']],
  [{ series: 'Sky' }, ['Sky Dragon', KING]],
  [{ mentions: 'Sky Dragon' }, ['Tuner']],
  [{ is: 'tuner' }, ['Tuner']],
  [{ is: 'normal' }, ['Plain', 'Sky Dragon']],
  [{ is: 'effect' }, ['Counted', 'Tuner', 'Linked', 'Scaled', KING]],
  [{ is: 'extra-deck' }, ['Linked', 'Gone', KING]],
  [{ is: ['fusion', 'link'] }, ['Linked', 'Gone']],
  [{ number: { min: 1 } }, [KING]],
  [{ number: 38 }, []],
  [{ atk: { min: 2000 } }, ['Sky Dragon', KING]],
  [{ atk: { max: 1000 } }, ['Counted', 'Tuner', 'Gone']],
  [{ atk: 1500 }, ['Plain', 'Linked']],
  [{ 'original-atk': 1000 }, ['Plain', 'Counted', 'Tuner']],
  [{ changed: 'atk' }, ['Plain']],
  [{ def: { min: 2000 } }, ['Sky Dragon', 'Gone', KING]],
  [{ 'original-def': 3000 }, ['Gone']],
  [{ level: { min: 5, max: 7 } }, ['Sky Dragon', 'Scaled']],
  [{ level: 4 }, ['Plain', 'Counted']],
  [{ 'original-level': 8 }, ['Gone']],
  [{ rank: 4 }, [KING]],
  [{ link: 2 }, ['Linked']],
  [{ scale: 'odd' }, ['Scaled']],
  [{ scale: 'even' }, []],
  [{ scale: { min: 3 } }, ['Scaled']],
  [{ face: 'down' }, ['Fiend']],
  [{ position: 'defense' }, ['Sky Dragon', 'Tuner', 'Fiend']],
  [{ position: 'attack', controller: 'you' }, ['Plain', 'Counted']],
  [{ controller: 'you' }, ['Plain', 'Sky Dragon', 'Counted']],
  [{ owner: 'you' }, ['Plain', 'Counted']],
  [{ summoned: 'normal' }, ['Plain', 'Sky Dragon']],
  [{ summoned: 'tribute' }, ['Sky Dragon']],
  [{ summoned: 'special' }, ['Linked', 'Scaled', 'Gone', KING]],
  [{ summoned: ['link', 'xyz'] }, ['Linked', KING]],
  [{ summonedFrom: 'extra-deck' }, ['Linked', 'Gone', KING]],
  [{ summonedFrom: ['hand', 'deck'] }, ['Scaled']],
  [{ summonedThisTurn: true }, ['Scaled']],
  [{ attackedThisTurn: true }, ['Counted']],
  [{ counters: { min: 1 } }, ['Counted']],
  [{ counters: { kind: 'Spell', min: 3 } }, []],
  [{ counters: { kind: 'Spell Counter', min: 2 } }, ['Counted']],
  [{ mayHave: 'Spell' }, ['Counted']],
  [{ materials: { min: 2 } }, [KING]],
  [{ materials: 1 }, []],
  [{ attached: { race: 'Fiend' } }, [KING]],
  [{ attached: { race: 'Dragon' } }, []],
  [{ equipped: true }, ['Plain']],
  [{ equippedWith: { kind: 'spell' } }, ['Plain']],
  [{ equippedWith: { kind: 'trap' } }, []],
  [{ normalSummonable: true }, ['Plain', 'Sky Dragon', 'Counted', 'Tuner', 'Scaled']],
  [{ zone: 'extra' }, [KING]],
  [{ zone: 'center' }, ['Linked']],
  [{ zone: 'leftmost' }, ['Plain', 'Tuner']],
  [{ pointedToBy: { is: 'link' } }, ['Fiend', 'Scaled']],
  [{ linked: true }, ['Fiend', 'Linked', 'Scaled']],
  [{ coLinked: true }, []],
  [{ pointsTo: { face: 'down' } }, ['Linked']],
  [{ materialOf: { where: 'monsters', filter: { is: 'fusion' } } }, ['Plain', 'Tuner']],
  [{ sameAs: { what: 'race', as: { where: 'monsters', filter: { name: 'Tuner' } } } }, ['Tuner']],
  [{ sameAs: { what: 'level', as: { where: 'monsters', filter: { name: 'Plain' } } } }, ['Plain', 'Counted']],
  [{ sameAs: { what: 'column', as: { where: 'monsters', filter: { name: 'Plain' } } } }, ['Plain', 'Gone']],
  [{ sameAs: { what: 'attribute', as: { where: 'monsters', filter: { name: 'Sky Dragon' } } } }, ['Sky Dragon']],
  [{ differsFrom: { what: 'attribute', as: { where: 'monsters', filter: { name: 'Plain' } } }, face: 'up' }, ['Sky Dragon', 'Tuner']],
  [{ any: [{ race: 'Dragon' }, { is: 'link' }] }, ['Sky Dragon', 'Linked']],
  [{ all: [{ level: 4 }, { not: { is: 'normal' } }] }, ['Counted']],
  [{ not: { face: 'up' } }, ['Fiend']],
])('%j', (filter, such) => expect(meant(filter)).toEqual(such)); // prettier-ignore

test.each<[object, string[]]>([
  [{ kind: 'trap' }, ['Lasts']],
  [{ kind: ['spell', 'trap'], face: 'up' }, ['Sword', 'Lasts']],
  [{ property: 'equip' }, ['Sword']],
  [{ property: ['continuous', 'field'] }, ['Lasts']],
  [{ isEquip: true }, ['Sword']],
  [{ place: 'spells-traps', other: true }, ['Sword', 'Lasts']],
])('on the whole field: %j', (filter, such) => expect(meant(filter, 'field').filter((id) => id !== 'All')).toEqual(such)); // prettier-ignore
