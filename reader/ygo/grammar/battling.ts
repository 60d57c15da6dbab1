/** What holds where cards battle. */
import type { Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { holds } from './continuous.ts';
import { asFilter } from './noun.ts';

export function battling(g: YgoGrammar): void {
  const attacking = { is: 'attacker', like: { this: true } };
  const AGAIN = '<it|this card> can <attack once again in a row|attack again in a row|make a second attack in a row>';
  const again = (card?: Filter): Draft[] => [{ kind: 'unclassified', timing: 'each-time', on: { event: 'destroyed', cause: 'battle', with: { this: true }, ...(card && { card }) }, resolve: [{ do: 'apply', to: 'this', until: 'end-of-battle-phase', rules: [{ rule: 'attacks', more: 1, inARow: true }] }] }];
  g.rule('statement', `If this card destroys <a monster|an opponent's monster> by battle , ${AGAIN}`, () => again());
  g.rule('statement', `If this card destroys <a|an> {bare} by battle , ${AGAIN}`, ({ bare }) => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : again(asFilter(bare))));
  const neither = { cause: 'battle' };
  g.rule('statement', 'If this card battles <a monster|an opponent\'s monster> , neither can be destroyed by that battle', () => [holds([{ rule: 'cannot', what: 'be-destroyed', by: neither }, { rule: 'cannot', what: 'be-destroyed', cards: 'battling', by: neither }])]);
  g.rule('statement', 'If this card attacks <a monster|an opponent\'s monster> , neither can be destroyed by that battle', () => [holds([{ rule: 'cannot', what: 'be-destroyed', by: neither, while: attacking }, { rule: 'cannot', what: 'be-destroyed', cards: 'battling', by: neither, while: attacking }])]);
  g.rule('statement', '[This card] cannot attack <the turn it is|the turn that it is|during the turn that it is|during the turn it is|the turn it was> {how:summonWords} Summoned', ({ how }) => [holds([{ rule: 'cannot', what: 'attack' }], { condition: { is: 'this', like: { summonedThisTurn: true, summoned: how.length === 1 ? how[0] : how } } })]);
  g.rule('statement', '[This card] cannot attack <the turn it is|the turn that it is|during the turn it is> Summoned', () => [holds([{ rule: 'cannot', what: 'attack' }], { condition: { is: 'this', like: { summonedThisTurn: true } } })]);
  const ONLY = "<your opponent's monsters cannot|monsters your opponent controls cannot|your opponent cannot> target";
  const EXCEPT = 'for attacks , except <this one|this card>';
  const others = (filter: object = {}): Draft[] => [holds([{ rule: 'cannot', what: 'be-attacked', cards: { where: 'monsters', whose: 'you', filter: { ...filter, other: true } } }])];
  g.rule('statement', `${ONLY} <monsters|other monsters|monsters you control|other monsters you control> ${EXCEPT}`, () => others());
  g.rule('statement', `${ONLY} {bare} ${EXCEPT}`, ({ bare }) => (bare.where && bare.whose !== 'you' ? undefined : bare.noun === 'monster' && Object.keys(bare.filter).length > 0 ? others(bare.filter) : undefined));
  g.table('statement', {
    'If this card attacks , it is changed to Defense Position at the end of the Damage Step': [{ kind: 'unclassified', must: true, on: { event: 'step', timing: 'end' }, condition: attacking, resolve: [{ do: 'change-position', cards: 'this', to: 'defense' }] }],
    'If this card attacks , it is changed to Defense Position at the end of the Battle Phase': [{ kind: 'unclassified', must: true, on: { event: 'step', step: 'end' }, condition: { is: 'this', like: { attackedThisTurn: true } }, resolve: [{ do: 'change-position', cards: 'this', to: 'defense' }] }],
  });
} // prettier-ignore
