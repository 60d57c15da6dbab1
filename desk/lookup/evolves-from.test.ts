import { expect, test } from 'vitest';
import type { PtcgCard } from '../../engine/case/schema.ts';
import { withOrigin } from './evolves-from.ts';

const card = (name: string, rest: Partial<PtcgCard>) => ({ name: { en: name }, kind: 'pokemon', ...rest }) as PtcgCard;
const lantern = card('Lantern', { stage: 'stage1', evolvesFrom: 'Candle' });

test('a printing whose list leaves out what it evolves from evolves from what the others do', () =>
  expect(withOrigin(card('Lantern', { stage: 'stage1' }), () => [card('Lantern', {}), lantern]).evolvesFrom).toBe('Candle')); // prettier-ignore
test('a Basic Pokémon, another stage and another name do not', () => {
  for (const one of [card('Lantern', {}), card('Lantern', { stage: 'vmax' }), card('Lantern ex', { stage: 'stage1' })])
    expect(withOrigin(one, () => [lantern])).toBe(one);
  expect(withOrigin(lantern, () => [card('Lantern', { stage: 'stage1', evolvesFrom: 'Wick' })])).toBe(lantern);
});
