/** What holds where cards battle. */
import type { Draft, YgoGrammar } from './categories.ts';
import { holds } from './continuous.ts';

export function battling(g: YgoGrammar): void {
  const attacking = { is: 'attacker', like: { this: true } };
  const fights = { any: [attacking, { is: 'attack-target', like: { this: true } }] };
  const closed = (what: object, when: object): Draft[] => [holds([{ rule: 'cannot-activate', whose: 'opponent', what, while: when }])];
  const until = 'until the end of the Damage Step';
  for (const [verb, when] of [['attacks', attacking], ['battles', fights]] as const) {
    g.rule('statement', `If this card ${verb} , your opponent cannot activate [any] Spell/Trap Cards ${until}`, () => closed({ what: 'card', kind: ['spell', 'trap'] }, when));
    g.rule('statement', `If this card ${verb} , your opponent cannot activate [any] Spells/Traps ${until}`, () => closed({ what: 'card', kind: ['spell', 'trap'] }, when));
    g.rule('statement', `If this card ${verb} , your opponent cannot activate cards or effects ${until}`, () => closed({}, when));
  }
  g.table('statement', {
    'If this card attacks , it is changed to Defense Position at the end of the Damage Step': [{ kind: 'unclassified', must: true, on: { event: 'step', timing: 'end' }, condition: attacking, resolve: [{ do: 'change-position', cards: 'this', to: 'defense' }] }],
    'If this card attacks , it is changed to Defense Position at the end of the Battle Phase': [{ kind: 'unclassified', must: true, on: { event: 'step', step: 'end' }, condition: { is: 'this', like: { attackedThisTurn: true } }, resolve: [{ do: 'change-position', cards: 'this', to: 'defense' }] }],
  });
} // prettier-ignore
