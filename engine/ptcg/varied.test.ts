import { expect, test } from 'vitest';
import type { PtcgCase } from '../case/schema.ts';
import type { PtcgRuling } from '../ruling/schema.ts';
import { ruleVaried } from './varied.ts';

const text = { de: 'Das gilt ohne Schaden auf ihm.', en: 'This holds if nothing lies on it.' };
const ruled = (total: number): PtcgRuling =>
  ({
    verdict: 'resolved',
    headline: { de: `Macht ${total}. ${text.de}`, en: `Does ${total}. ${text.en}` },
    damage: [{ total }],
    assumptions: [{ path: '/untold/Testmander/damage', value: 0, text }],
  }) as unknown as PtcgRuling;

test('a case is ruled again with other amounts of what nobody gave, and stays as it is written', () => {
  const theCase: PtcgCase = { game: 'ptcg', state: { players: { A: { active: 'Testmander' } } } };
  const before = structuredClone(theCase);
  const lying: unknown[] = [];
  const rule = (one: PtcgCase): PtcgRuling => {
    const { damage = 0 } = one.state!.players!.A!.active as { damage?: number };
    lying.push(damage);
    return ruled(50 + damage);
  };
  const name = { de: 'Testmander', en: 'Testmander' };
  const { headline } = ruleVaried(ruled(50), theCase, rule, () => name);
  expect(lying).toEqual([10, 20, 30, 40]);
  expect(headline.en).toContain('10 more for each damage counter on Testmander.');
  expect(theCase).toEqual(before);
});
