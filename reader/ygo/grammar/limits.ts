/** How often: sentences that limit other effects. The name in them has to be the card's own. */
import type { Limit } from '../../../engine/ygo/effects/schema.ts';
import type { LimitSentence, YgoGrammar } from './categories.ts';

export function limits(g: YgoGrammar): void {
  g.table('per', {
    'once per turn': { per: 'turn' },
    'once per Chain': { per: 'chain' },
    'once per Duel': { per: 'duel' },
    'twice per turn': { per: 'turn', times: 2 },
    'up to twice per turn': { per: 'turn', times: 2 },
    'per turn': { per: 'turn' },
    'per Duel': { per: 'duel' },
  });
  const own = (quoted: string, name: string): boolean => quoted === name;
  const of = (scope: LimitSentence['scope'], per: Partial<Limit>, more: Partial<Limit> = {}): LimitSentence => ({ scope, limit: { ...per, of: 'name', ...more } as Limit });
  const scopes = {
    'this effect': 'previous',
    'each effect': 'each',
    'each <of these effects|of the following effects>': 'following',
    'each of the preceding effects': 'preceding',
    'the preceding effect': 'previous',
    'the effect': 'each',
    "this card's effect": 'each',
    'the previous effect': 'previous',
  } as const;
  for (const [phrase, scope] of Object.entries(scopes)) {
    g.rule('limitSentence', `You can only use ${phrase} of {name:quoted} {per}`, ({ name, per }, context) => (own(name, context.name) ? of(scope, per) : undefined));
    g.rule('limitSentence', `You can only activate ${phrase} of {name:quoted} {per}`, ({ name, per }, context) => (own(name, context.name) ? of(scope, per, { counts: 'activate' }) : undefined));
  }
  g.rule('limitSentence', 'You can only use this effect {per}', ({ per }) => ({ scope: 'previous', limit: { ...per, of: 'copy' } as Limit }));
  g.rule('limitSentence', 'You can only activate this effect {per}', ({ per }) => ({ scope: 'previous', limit: { ...per, of: 'copy', counts: 'activate' } as Limit }));
  g.rule('limitSentence', 'You can only activate 1 {name:quoted} {per}', ({ name, per }, context) => (own(name, context.name) ? of('card', per, { counts: 'activate' }) : undefined));
  g.rule('limitSentence', 'You can only use 1 {name:quoted} effect {per} , and only once that turn', ({ name, per }, context) => (own(name, context.name) ? of('each', per, { group: 'one-of-these' }) : undefined));
  for (const [phrase, scope] of [['of the following effects', 'following'], ['of these effects', 'following'], ['of the preceding effects', 'preceding']] as const)
    g.rule('limitSentence', `You can only use 1 ${phrase} of {name:quoted} {per} , and only once that turn`, ({ name, per }, context) => (own(name, context.name) ? of(scope, per, { group: 'one-of-these' }) : undefined));
  g.rule('limitSentence', 'You can only use each <of these effects|of the following effects> {per}', ({ per }) => ({ scope: 'following', limit: { ...per, of: 'copy' } as Limit }));
} // prettier-ignore
