/** Paying a cost with units of Energy: exact, by bipartite matching (augmenting paths). A unit is a set of types and counts as one of them. */
import type { EnergyType } from '../../case/schema.ts';

export interface Unit {
  /** Id of the card that provides it. */
  card: string;
  types: readonly EnergyType[];
}
export interface Payment {
  symbol: EnergyType;
  /** Index into the units; undefined where nothing is left to pay this symbol. */
  unit?: number;
}

/** Which unit pays which symbol. Typed symbols are matched first, with as few many-sided units as the order of the units allows. */
export function pay(cost: readonly EnergyType[], units: readonly Unit[]): Payment[] {
  const symbols = cost.map((symbol, index) => ({ symbol, index }));
  const typed = symbols.filter(({ symbol }) => symbol !== 'Colorless');
  // Units of one type first, so that a unit of any type stays free where it is not needed.
  const order = units.map((_, i) => i).sort((a, b) => units[a]!.types.length - units[b]!.types.length || a - b);
  const payer = new Map<number, number>();
  const pays = new Map<number, number>();
  const assign = (symbol: EnergyType, index: number, seen: Set<number>): boolean => {
    for (const unit of order) {
      if (seen.has(unit) || !units[unit]!.types.includes(symbol)) continue;
      seen.add(unit);
      const other = pays.get(unit);
      if (other === undefined || assign(cost[other]!, other, seen)) {
        pays.set(unit, index);
        payer.set(index, unit);
        return true;
      }
    }
    return false;
  };
  for (const { symbol, index } of typed) assign(symbol, index, new Set());
  const free = order.filter((unit) => !pays.has(unit));
  for (const { symbol, index } of symbols) {
    if (symbol !== 'Colorless') continue;
    const unit = free.shift();
    if (unit !== undefined) payer.set(index, unit);
  }
  return cost.map((symbol, index) => {
    const unit = payer.get(index);
    return unit === undefined ? { symbol } : { symbol, unit };
  });
}

export const isPaid = (payment: readonly Payment[]): boolean => payment.every(({ unit }) => unit !== undefined);

/** Every smallest choice of cards whose units reach `cost`: taking any one card back would leave too little. */
export function smallestSets<T>(cards: readonly T[], worth: (card: T) => number, cost: number): T[][] {
  if (cost <= 0) return [[]];
  const sets: T[][] = [];
  const visit = (from: number, chosen: T[], sum: number): void => {
    if (sum >= cost) {
      if (chosen.every((card) => sum - worth(card) < cost)) sets.push(chosen);
      return;
    }
    for (let i = from; i < cards.length; i++) {
      const value = worth(cards[i]!);
      if (value > 0) visit(i + 1, [...chosen, cards[i]!], sum + value);
    }
  };
  visit(0, [], 0);
  return sets;
}
