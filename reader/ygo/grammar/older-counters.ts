/** Counter Traps without colon: "Negate the activation of a Spell Card and destroy it" says what it answers, too. */
import type { LinkPattern } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, OlderBody, YgoGrammar } from './categories.ts';
import { oneOrList } from './noun.ts';

export function olderCounters(g: YgoGrammar): void {
  const AND_EFFECT = '[<and effect|and effects|and the effect|and the effects>]';
  const answer = (respondsTo: LinkPattern | LinkPattern[], then: readonly Draft[]): OlderBody => ({ occasion: { timing: 'when', respondsTo }, operations: [{ do: 'negate-activation' }, ...then] });
  const whose = (kind: LinkPattern | LinkPattern[], more: LinkPattern): LinkPattern | LinkPattern[] => oneOrList([kind].flat().map((one) => ({ ...one, ...more })));
  const then = (operations: readonly Draft[]): Draft[] => operations.map((one, i) => (i === 0 ? { ...one, join: 'and-if-you-do' } : one));
  for (const [words, by] of [['{kind:linkKind}', {}], ["<an opponent's|your opponent's> {kind:linkNoun}", { by: 'opponent' }]] as const)
    g.rule('olderBody', `negate the activation ${AND_EFFECT} of ${words} [{tails:linkTails}] [,] and {operations}` as '{kind:linkKind} {tails:linkTails} {operations}', ({ kind, tails, operations }) => answer(whose(kind, { ...by, ...tails }), then(operations)));
  g.rule('olderBody', `negate the activation ${AND_EFFECT} of <an opponent's|your opponent's> {a:linkNoun} or {b:linkNoun} [,] and {operations}`, ({ a, b, operations }) => answer(whose([a, b], { by: 'opponent' }), then(operations)));
  g.rule('olderBody', 'negate the {how:summonWords} Summon of {card:others} [,] and {operations}', ({ how, card, operations }) => tried({ how: oneOrList(how), card }, then(operations)));
  g.rule('olderBody', 'negate the Summon of {card:others} [,] and {operations}', ({ card, operations }) => tried({ card }, then(operations)));
  g.rule('olderBody', 'negate the {a:summonWord} Summon or {b:summonWord} Summon of {card:others} [,] and {operations}', ({ a, b, card, operations }) => tried({ how: [a, b], card }, then(operations)));
  // Of a card spoken of before.
  g.rule('action', "negate <its activation|the activation|the activation of that card> <and effect|and its effect|and the effect of the card|and its effects>", () => [{ do: 'negate-activation' }]);
} // prettier-ignore
const tried = (event: object, operations: readonly Draft[]): OlderBody => ({
  occasion: { timing: 'when', on: { event: 'summon-attempt', ...event } },
  operations: [{ do: 'negate-summon' }, ...operations],
});
