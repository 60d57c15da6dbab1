/** A board with very many cards is ruled on in a time that grows with their number, not with its square. */
import { expect, test } from 'vitest';
import { giveIds } from './ids.ts';

const copies = (count: number) =>
  Array.from({ length: count }, () => ({ card: 'Raider', zone: 'graveyard', owner: 'A', path: [] }) as never);

test('copies of one card get their numbers in order, past those that are taken', () => {
  const ids = giveIds([{ card: 'Raider', id: 'Raider#2' } as never, ...copies(3)]).map(({ id }) => id);
  expect(ids).toEqual(['Raider#2', 'Raider', 'Raider#3', 'Raider#4']);
});
test('20,000 copies are numbered at once', () => {
  const before = performance.now();
  expect(giveIds(copies(20_000)).at(-1)?.id).toBe('Raider#20000');
  // With a search from 2 for each it takes more than a minute.
  expect(performance.now() - before).toBeLessThan(3_000);
});
