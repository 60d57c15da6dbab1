/** What a writer is told of a mistake in content: its place inside a value that may be one of several things. */
import { expect, test } from 'vitest';
import { checkCard } from '../build/rules.ts';
import type { LibraryCard } from './schema.ts';

const told = (operation: object): string[] =>
  checkCard('ygo', {
    name: { en: 'A', de: 'A' },
    kind: 'spell',
    property: 'normal',
    effects: [{ kind: 'activation', gist: { en: 'a', de: 'a' }, resolve: [operation] }],
  } as unknown as LibraryCard).map(({ path, message }) => `${path.join('.')}: ${message}`);

test.each([
  [{ do: 'draw', count: 1 }, undefined],
  [{ do: 'draw', cards: 1 }, 'resolve.0.cards: is not a key here'],
  [
    { do: 'gain-life', to: 'you', amount: { count: { where: 'monster' } } },
    'resolve.0.amount.count.where: Invalid type',
  ],
  [{ do: 'gain-life', to: 'you', amount: { cont: 1 } }, 'resolve.0.amount: Invalid type'],
  [
    { do: 'destroy', cards: { where: 'monsters', filter: { face: 'upp' } } },
    'resolve.0.cards.filter.face: Invalid type',
  ],
])('%j', (operation, problem) => {
  if (problem === undefined) expect(told(operation)).toEqual([]);
  else expect(told(operation).some((one) => one.includes(problem))).toBe(true);
});
