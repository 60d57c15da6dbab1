/** Does an effect do nothing else with its targets than negate their effects? Then each of them must have effects that can be negated. */
import type { Effect, Ongoing, Operation } from './schema.ts';

const TARGETS: readonly unknown[] = ['targets', 'target-1', 'it'];
/** "Target 1 face-up monster your opponent controls; negate its effects", with what hangs on that or limits its own player. */
export function onlyNegatesTargets({ targets, resolve = [] }: Pick<Effect, 'targets' | 'resolve'>): boolean {
  const [first, ...rest] = resolve;
  if (targets?.length !== 1 || first?.do !== 'negate-effects' || first.optional || first.if) return false;
  return TARGETS.includes(first.cards) && rest.every((op) => hangsOnIt(op) || limitsItself(op));
}
const hangsOnIt = ({ join }: Operation): boolean => join === 'then' || join === 'and-if-you-do';
const limitsItself = (op: Operation): boolean => op.do === 'apply' && op.rules.every(isAgainstItself);
const isAgainstItself = (rule: Ongoing): boolean =>
  (rule.rule === 'cannot' && rule.player === 'you') || (rule.rule === 'cannot-activate' && rule.whose === 'you');
