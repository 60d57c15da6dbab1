/** When each condition of the effect language holds, on one field and at several moments: a Spell that asks for it may be activated or not. */
import { expect, test } from 'vitest';
import type { YgoCard } from '../../case/schema.ts';
import { codes } from '../battle/testing.ts';
import { A, B, cards, gist } from './testing.ts';

const theirs = { where: 'monsters', whose: 'opponent' };
function holds(condition: object, state: object = {}): boolean | string[] {
  const asks = { name: 'x', kind: 'spell', property: 'quick-play', effects: [{ kind: 'activation', gist, condition, resolve: [{ do: 'gain-life', to: 'you', amount: 100 }] }] } as YgoCard; // prettier-ignore
  const why = codes({
    cards: { ...cards, Asks: asks },
    state: { turn: { number: 3 }, ...state } as never,
    A: { ...A, hand: ['Asks'], lifePoints: 3000 },
    B: { ...B, lifePoints: 5000 },
    moves: [{ by: 'A', do: 'activate', card: 'Asks' }],
  });
  return why.length === 0 || (why.join() === 'condition' ? false : why);
}
const battle = { phase: 'battle', step: 'battle' };
const damage = (timing: string) => ({ phase: 'battle', step: 'damage', timing, battle: { attacker: 'Plain', target: 'Tuner' } }); // prettier-ignore
test.each<[object, boolean, object?]>([
  [{ exists: theirs }, true],
  [{ exists: { ...theirs, filter: { race: 'Zombie' } } }, false],
  [{ exists: theirs, count: { min: 6 } }, true],
  [{ exists: theirs, count: { min: 7 } }, false],
  [{ exists: theirs, count: { max: 5 } }, false],
  [{ exists: { where: 'hand', whose: 'opponent' }, count: 0 }, true],
  [{ not: { exists: theirs } }, false],
  [{ all: [{ exists: theirs }, { turn: 'you' }] }, true],
  [{ all: [{ exists: theirs }, { turn: 'opponent' }] }, false],
  [{ any: [{ turn: 'opponent' }, { turn: 'you' }] }, true],
  [{ any: [{ turn: 'opponent' }] }, false],
  [{ phase: 'main1' }, true],
  [{ phase: ['standby', 'battle'] }, false],
  [{ phase: ['standby', 'battle'] }, true, battle],
  [{ step: 'battle' }, true, battle],
  [{ step: ['start', 'damage'] }, false, battle],
  [{ step: 'battle' }, false],
  [{ lifePoints: 'you', is: { max: 3000 } }, true],
  [{ lifePoints: 'you', is: { max: 2999 } }, false],
  [{ lifePoints: 'opponent', is: { min: 5000 } }, true],
  [{ lifePoints: 'opponent', is: 3000 }, false],
  [{ amount: { count: theirs }, is: { min: 3, max: 6 } }, true],
  [{ amount: { count: theirs }, is: { max: 5 } }, false],
  [{ amount: { lifePoints: 'you' }, is: { max: { lifePoints: 'opponent' } } }, true],
  [{ amount: { lifePoints: 'opponent' }, is: { max: { lifePoints: 'you' } } }, false],
  [{ amount: { stat: 'atk', of: theirs, each: 'highest' }, is: { equals: 2500 } }, true],
  [{ freeZone: 'you' }, true],
  [{ freeZone: 'you', count: 2 }, true],
  [{ freeZone: 'you', count: 3 }, false],
  [{ freeZone: 'opponent' }, false],
  [{ freeZone: 'either' }, false],
  [{ start: 'phase' }, true],
  [{ activatedFrom: 'hand' }, true],
  [{ activatedFrom: 'spells-traps' }, false],
])('%j is %s (%j)', (condition, so, state) => expect(holds(condition, state)).toBe(so));

test.each(['start', 'before-calculation', 'calculation'] as const)(
  'at this timing of the Damage Step: %s',
  (timing) => {
    const asked = (wanted: string | string[]) => holds({ step: 'damage', timing: wanted }, damage(timing));
    // Allowed by what it says of the Damage Step or not, the condition itself is met at this timing only.
    const met = (wanted: string | string[]) => !([asked(wanted)].flat() as unknown[]).some((why) => why === false || why === 'condition'); // prettier-ignore
    expect([met(timing), met(['start', 'before-calculation', 'calculation']), met('end')]).toEqual([true, true, false]);
  },
);
