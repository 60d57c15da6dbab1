import { expect, test } from 'vitest';
import type { Case } from '../../../desk/contract.ts';
import { codeOf, readCode } from './code.ts';

test('a code brings back the whole case, with the words of what was assumed: answers hang on them', async () => {
  const of = {
    game: 'ptcg',
    state: { players: { A: { active: 'Pikachu' } } },
    moves: [{ do: 'attack', attack: 'Quick Attack' }],
    assumed: [
      { path: '/moves/0/attack', value: 'Quick Attack', text: { de: 'Mit MFB 17 gilt: 10.', en: 'With MFB 17: 10.' } },
    ],
  } as unknown as Case;
  expect(await readCode(await codeOf(of))).toEqual(of);
});
