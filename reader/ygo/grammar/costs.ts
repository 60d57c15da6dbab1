/** What stands before the semicolon: what is paid, and what is targeted. */
import type { YgoGrammar } from './categories.ts';
import type { What } from './noun.ts';

export function costs(g: YgoGrammar): void {
  g.rule('target', 'target {noun}', ({ noun }): What[] | undefined => (noun.count === undefined || noun.count === 'all' ? undefined : [noun]));
  g.rule('target', 'target {a:noun} and {b:noun}', ({ a, b }) => (a.count === 'all' || b.count === 'all' ? undefined : [a, b]));
  g.rule('target', 'target {n:number} of them', ({ n }) => [{ noun: 'card', count: n, filter: { oneOf: 'event' } }]);
  g.rule('target', 'target {pointer}', ({ pointer }) => (pointer.$ref === 'that' || pointer.$ref === 'it' || pointer.$ref === 'attacker' || pointer.$ref === 'done' ? [pointer] : undefined));
  g.rule('before', '{target}', ({ target }) => ({ targets: target }));
  g.rule('before', '{operations}', ({ operations }) => (payable(operations) ? { cost: operations } : undefined));
  g.rule('before', '{operations} <, then|and|, and|, also> {target}', ({ operations, target }) => (payable(operations) ? { cost: operations, targets: target } : undefined));
  g.rule('before', '{operations} to {target}', ({ operations, target }) => (payable(operations) ? { cost: operations, targets: target } : undefined));
} // prettier-ignore

/** What can be a cost; its parts are all done. */
const COSTS = new Set([
  'pay-life',
  'discard',
  'tribute',
  'send',
  'banish',
  'reveal',
  'return',
  'destroy',
  'detach',
  'remove-counters',
  'change-position',
]);
const payable = (operations: readonly Readonly<Record<string, unknown>>[]): boolean =>
  operations.every(
    (one) =>
      COSTS.has(String(one['do'])) &&
      one['optional'] === undefined &&
      one['until'] === undefined &&
      (one['join'] === undefined || one['join'] === 'and' || one['join'] === 'then'),
  );
