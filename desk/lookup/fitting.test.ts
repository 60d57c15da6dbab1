import { expect, test } from 'vitest';
import type { Hit } from '../../rules-db/search.ts';
import { fitting } from './fitting.ts';

const hit = (id: string, how: Hit['how']) => ({ id, how }) as Hit;
const KINDS: Record<string, string> = { dice: 'trap', song: 'spell', singer: 'monster', servant: 'monster' };
const order = (...hits: Hit[]) => fitting(hits, ['monster'], ({ id }) => KINDS[id]).map(({ id }) => id);

test('what may lie there comes first, each in the order in which it was found', () => {
  expect(order(hit('dice', 'prefix'), hit('servant', 'prefix'), hit('singer', 'words'))).toEqual([
    'servant',
    'singer',
    'dice',
  ]);
});

test('what is called so stays first, and what nobody knows stays behind', () => {
  expect(order(hit('song', 'alias'), hit('nobody', 'prefix'), hit('singer', 'fuzzy'))).toEqual([
    'song',
    'singer',
    'nobody',
  ]);
});
