/** Occasions told in few words of their own: by a monster's attack, the so-manieth counter. */
import type { YgoGrammar } from './categories.ts';

export function seldomOccasions(g: YgoGrammar): void {
  byWhat(g);
  counters(g);
}

function byWhat(g: YgoGrammar): void {
  for (const [words, kind] of [["an opponent's card effect", {}], ["an opponent's monster effect", { kind: 'monster' }]] as const)
    g.rule('occasionPart', `when {others} is targeted for an attack [,] or by ${words}` as '{others}', ({ others }) => (others.controller === 'you' && !others.this ? { timing: 'when', on: { event: 'attack-declared', card: { controller: 'opponent' }, with: others }, respondsTo: { by: 'opponent', ...kind, targets: others } } : undefined));
  g.rule('cause', "<by|because of> <an opponent's|your opponent's> <monster's attack|attacking monster's attack>", () => [{ cause: 'battle', by: 'opponent', with: { oneOf: 'attacker' } }]);
} // prettier-ignore

/** "If the 4th Counter is placed on this card". */
function counters(g: YgoGrammar): void {
  for (const [words, n] of [['<2 nd|second>', 2], ['<3 rd|third>', 3], ['<4 th|fourth>', 4], ['<5 th|fifth>', 5]] as const)
    for (const [word, timing] of [['if', 'if'], ['when', 'when']] as const)
      g.rule('occasionPart', `${word} the ${words} {kind:counterName} is placed on this card` as '{kind:counterName}', ({ kind }) => ({ timing, on: { event: 'counter-placed', card: { this: true, counters: { kind, min: n } } } }));
} // prettier-ignore
