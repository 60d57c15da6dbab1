import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENERGY_TYPES, type EnergyType } from '../../case/schema.ts';
import { isPaid, pay, smallestSets, type Unit } from './energy.ts';

const type = fc.constantFrom(...ENERGY_TYPES);
const costs = fc.array(type, { maxLength: 5 });
const units = fc.array(fc.uniqueArray(type, { minLength: 1, maxLength: 4 }), { maxLength: 6 });
const asUnits = (list: EnergyType[][]): Unit[] => list.map((types, i) => ({ card: `energy ${i}`, types }));

/** Tries every way to give each symbol a unit of its own. */
function bruteForce(cost: readonly EnergyType[], list: readonly EnergyType[][], used: ReadonlySet<number> = new Set()): boolean {
  const [symbol, ...rest] = cost;
  if (symbol === undefined) return true;
  return list.some((types, i) => !used.has(i) && (symbol === 'Colorless' || types.includes(symbol)) && bruteForce(rest, list, new Set([...used, i])));
} // prettier-ignore

test('a cost is paid exactly when some assignment pays it', () => {
  fc.assert(
    fc.property(costs, units, (cost, list) => {
      const payment = pay(cost, asUnits(list));
      expect(isPaid(payment)).toBe(bruteForce(cost, list));
    }),
    { numRuns: 3000 },
  );
});
test('every symbol gets a unit that fits, no unit pays twice', () => {
  fc.assert(
    fc.property(costs, units, (cost, list) => {
      const paid = pay(cost, asUnits(list)).flatMap(({ symbol, unit }) =>
        unit === undefined ? [] : [{ symbol, unit }],
      );
      expect(new Set(paid.map((p) => p.unit)).size).toBe(paid.length);
      for (const { symbol, unit } of paid) if (symbol !== 'Colorless') expect(list[unit]).toContain(symbol);
    }),
  );
});
test('smallest sets reach the cost, and none could spare a card', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 6 }),
      fc.integer({ min: 0, max: 5 }),
      (worths, cost) => {
        const cards = worths.map((worth, i) => ({ worth, i }));
        const sets = smallestSets(cards, (c) => c.worth, cost);
        const sum = (set: readonly { worth: number }[]) => set.reduce((n, c) => n + c.worth, 0);
        for (const set of sets) {
          expect(sum(set)).toBeGreaterThanOrEqual(cost);
          for (const card of set) expect(sum(set) - card.worth).toBeLessThan(cost);
        }
        expect(sets.length > 0).toBe(sum(cards) >= cost);
      },
    ),
  );
});
