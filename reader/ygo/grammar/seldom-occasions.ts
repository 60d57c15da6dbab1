/** Occasions told in few words of their own: by a monster's attack, by anything but one effect, the so-manieth counter. */
import type { EventPattern, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';

export function seldomOccasions(g: YgoGrammar): void {
  byWhat(g);
  counters(g);
}

const one = (event: EventPattern['event'], more: object = {}): Draft => ({ event, ...more });
function byWhat(g: YgoGrammar): void {
  g.rule('cause', "<by|because of> <an opponent's|your opponent's> <monster's attack|attacking monster's attack>", () => [{ cause: 'battle', by: 'opponent', with: { oneOf: 'attacker' } }]);
  const OTHERS = ['battle', 'cost', 'rule', 'procedure', 'material', 'action'];
  g.rule('undergone', 'destroyed , except by {effectOf}', ({ effectOf: { by, with: not } }) => {
    if (by || !not) return undefined;
    const others: Filter = not.this && Object.keys(not).length === 1 ? { other: true } : { not };
    return [one('destroyed', { cause: 'effect', with: others }), one('destroyed', { cause: OTHERS })];
  });
} // prettier-ignore

/** "If the 4th Counter is placed on this card". */
function counters(g: YgoGrammar): void {
  for (const [words, n] of [['<2 nd|second>', 2], ['<3 rd|third>', 3], ['<4 th|fourth>', 4], ['<5 th|fifth>', 5]] as const)
    for (const [word, timing] of [['if', 'if'], ['when', 'when']] as const)
      g.rule('occasionPart', `${word} the ${words} {kind:counterName} is placed on this card` as '{kind:counterName}', ({ kind }) => ({ timing, on: { event: 'counter-placed', card: { this: true } }, condition: { amount: { counters: kind, on: 'this' }, is: n } }));
} // prettier-ignore
