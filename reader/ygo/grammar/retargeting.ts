/** Cards and attacks that target something else from then on: "that card/effect now targets the new target". */
import type { YgoGrammar } from './categories.ts';

export function retargeting(g: YgoGrammar): void {
  // What it targets now is no new target: "another" says no more.
  for (const words of ['target another {bare} that', 'target {n:number} other {bare} that'] as const)
    g.rule('target', `${words} would be an appropriate target [for that <card / effect|card or effect|Spell>]` as '{n:number} {bare}', ({ n, bare }) => (bare.where && (n ?? 1) === 1 ? [{ ...bare, count: 1 }] : undefined));
  g.rule('action', 'that <card / effect|card or effect|Spell|attack / Spell / Trap|card / effect / attack> now targets the new target', () => [{ do: 'retarget', to: 'targets' }]);
  g.rule('linkTail', 'that targets this 1 card on the field ( and no other cards )', () => ({ targets: { this: true }, targetsOnly: true }));
} // prettier-ignore
