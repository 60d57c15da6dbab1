/** A Gemini monster is a Normal Monster, and no Effect Monster, face-up on the field and in the Graveyard, until it is Normal Summoned again. */
import { expect, test } from 'vitest';
import type { YgoCard } from '../../case/schema.ts';
import { codes, monster } from '../battle/testing.ts';

const gist = { de: 'x', en: 'x' };
const GEMINI = monster(1000, 1000, {
  monster: ['gemini', 'effect'],
  effects: [{ kind: 'ignition', gist, resolve: [{ do: 'draw', count: 1 }] }],
} as Partial<YgoCard>);
const where = ['monsters', 'graveyard', 'hand', 'banished'] as const;
const named = (is: string): YgoCard =>
  ({
    name: 'x',
    kind: 'spell',
    property: 'normal',
    effects: [
      {
        kind: 'activation',
        gist,
        targets: [{ choose: 1, where: [...where], whose: 'you', filter: { is } }],
        resolve: [{ do: 'return', cards: 'targets', to: 'deck' }],
      },
    ],
  }) as unknown as YgoCard;

test.each([
  ['monsters', false, ['normal', 'gemini']],
  ['monsters', true, ['effect', 'gemini']],
  ['graveyard', false, ['normal', 'gemini']],
  ['banished', false, ['effect', 'gemini']],
] as const)('in %s, Summoned again: %s', (place, again, is) => {
  const fits = (['normal', 'effect', 'gemini'] as const).filter((kind) => {
    const moves = [...(again ? [{ by: 'A', do: 'normal-summon', card: 'Twin' }] : []), { by: 'A', do: 'activate', card: 'Aim', targets: ['Twin'] }];
    return codes({ cards: { Twin: GEMINI, Aim: named(kind) }, A: { [place]: ['Twin'], hand: ['Aim'] }, moves: moves as never }).length === 0;
  });
  expect(fits.sort()).toEqual([...is].sort());
}); // prettier-ignore
