/** How an effect in force looks in the contract's state: one of the words it knows, else 'other' with a note. */
import type { YgoInForce } from '../../case/schema.ts';
import type { Localized } from '../../ruling/schema.ts';
import type { Ongoing, Until } from '../effects/schema.ts';

const UNTIL: Partial<Record<Until, NonNullable<YgoInForce['until']>>> = {
  'end-of-turn': 'end-of-turn',
  'end-phase': 'end-of-turn',
  'end-of-damage-step': 'end-of-damage-step',
  'end-of-next-turn': 'end-of-next-turn',
  leaves: 'leaves',
  'while-face-up': 'leaves',
  duel: 'duel',
};

export function shownForce(rules: readonly Ongoing[], by: Localized, until: Until | undefined): YgoInForce {
  const [first] = rules;
  const what = first && rules.length === 1 ? wordFor(first) : 'other';
  const shownUntil = until && UNTIL[until];
  return {
    what,
    by: by.en,
    ...(shownUntil && { until: shownUntil }),
    ...(what === 'other' && { note: rules.map((r) => r.rule).join(', ') }),
  };
}

function wordFor(rule: Ongoing): YgoInForce['what'] {
  switch (rule.rule) {
    case 'negate-effects':
      return 'effects-negated';
    case 'cannot-activate':
      return 'cannot-activate';
    case 'must-attack':
      return 'must-attack';
    case 'unaffected':
      return 'unaffected';
    case 'extra-normal-summon':
      return 'extra-normal-summon';
    case 'redirect':
      return rule.when === 'leaves-field' ? 'banished-when-it-leaves' : 'cards-are-banished-instead-of-sent';
    case 'battle-damage':
      return rule.change === 'none' ? 'no-battle-damage' : 'other';
    case 'cannot':
      return CANNOT[rule.what]?.(rule.by?.cause) ?? 'other';
    default:
      return 'other';
  }
}
const CANNOT: Partial<Record<Extract<Ongoing, { rule: 'cannot' }>['what'], (cause: unknown) => YgoInForce['what']>> = {
  attack: () => 'cannot-attack',
  'special-summon': () => 'cannot-special-summon',
  'be-targeted': () => 'cannot-be-targeted',
  'be-destroyed': (cause) =>
    cause === 'battle'
      ? 'cannot-be-destroyed-by-battle'
      : cause === 'effect'
        ? 'cannot-be-destroyed-by-effects'
        : 'other',
};
