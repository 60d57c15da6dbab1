import { expect, test } from 'vitest';
import { emptyLibrary } from '../../library.ts';
import { ruleYgo } from '../rule.ts';

test('what changes ATK from the start is on the board from the start, not a change without a step', () => {
  const ruling = ruleYgo(
    {
      game: 'ygo',
      ruleset: 'ygo-current',
      cards: { Vanilla: { name: 'Vanilla', kind: 'monster', monster: ['normal'], level: 4, atk: 1900, def: 0 } },
      state: { players: { A: { monsters: [{ card: 'Vanilla', modifiers: [{ stat: 'atk', op: '+', value: 500 }] }] } } },
    },
    emptyLibrary,
  );
  expect(ruling.steps).toEqual([]);
  expect(ruling.initial.players?.A?.monsters?.[0]).toMatchObject({ current: { atk: 2400, def: 0, level: 4 } });
});
