/** What older texts say that holds or happens without being activated, in wordings of their own. */
import { both, asFilter, groupOf, type Noun } from './noun.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { holds, ofEquip } from './continuous.ts';

export function olderRules(g: YgoGrammar): void {
  fates(g);
  battles(g);
  g.rule('noun', 'all face-down and non - {attribute} monsters', ({ attribute }): Noun => ({ noun: 'monster', count: 'all', filter: { any: [{ face: 'down' }, { not: { attribute } }] } }));
  g.rule('addition', 'You must also offer monsters whose total <Levels|Level Stars> equal {n:number} or more as a Tribute from the field or your hand', () => ({ to: 'ritual', put: {} }));
} // prettier-ignore

/** Bound to something else, a card goes with it, without a Chain. */
function fates(g: YgoGrammar): void {
  const goes = (on: unknown, cards: string): Draft[] => [{ kind: 'unclassified', must: true, on, resolve: [{ do: 'destroy', cards }] }];
  g.rule('statement', '<If|When> {event} , destroy this card', ({ event }) => (event.length !== 1 || !event[0]!.card || event[0]!.card.this || event[0]!.card.oneOf ? undefined : goes(event[0], 'this')));
  g.rule('statement', 'When this card is destroyed , destroy the equipped monster', (_, context) => (ofEquip(context) ? goes({ event: 'destroyed', card: { this: true } }, 'equipped') : undefined));
} // prettier-ignore

function battles(g: YgoGrammar): void {
  const PIERCES = 'inflict the difference as battle damage <to your opponent|to your opponent\'s LP>';
  for (const [who, cards] of [['this card', undefined], ['the equipped monster', 'equipped']] as const) {
    const pierces = [holds([{ rule: 'piercing', ...(cards && { cards }) }])];
    g.rule('statement', `During battle between ${who === 'this card' ? 'this attacking card' : 'the attacking equipped monster'} and a Defense Position monster whose DEF is lower than the ATK of ${who} , ${PIERCES}`, () => pierces);
    g.rule('statement', `<If|When> ${who} attacks with an ATK that is higher than the DEF of <your opponent's Defense Position monster|a Defense Position monster> , ${PIERCES}`, () => pierces);
  }
  g.rule('laterAction', `{until} [,] <if|when> your {bare} attack(s) with an ATK that is higher than the DEF of <your opponent's Defense Position monster|a Defense Position monster> , ${PIERCES}`, ({ until, bare }) => (bare.where || bare.whose || bare.noun !== 'monster' ? undefined : [{ do: 'apply', until, rules: [{ rule: 'piercing', cards: groupOf({ ...bare, where: ['field'], whose: 'you' }) }] }]));
  g.rule('rulesOf', 'your opponent cannot select a face-up monster as an attack target except {not:names}', ({ not }) => [{ rule: 'cannot', what: 'be-attacked', cards: { where: 'monsters', whose: 'you', filter: { face: 'up', not } } }]);
  g.rule('rulesOf', 'your opponent cannot select a monster other than {not:names} as an attack target', ({ not }) => [{ rule: 'cannot', what: 'be-attacked', cards: { where: 'monsters', whose: 'you', filter: { not } } }]);
  g.rule('statement', 'Your opponent cannot select another {bare} as an attack target , or target them with card effects', ({ bare }) => (bare.noun !== 'monster' || bare.where || bare.whose === 'opponent' ? undefined : [holds([{ rule: 'cannot', what: 'be-attacked', cards: { where: 'monsters', whose: 'you', filter: both(bare.filter, { other: true }) } }, { rule: 'cannot', what: 'be-targeted', by: { cause: 'effect', whose: 'opponent' }, cards: { where: 'monsters', whose: 'you', filter: both(bare.filter, { other: true }) } }])]));
  const spared = (bare: Noun, filter: object): Draft[] | undefined => (bare.noun !== 'monster' || (bare.where && bare.where.join() !== 'field') || bare.whose === 'opponent' ? undefined : [holds([{ rule: 'cannot', what: 'be-attacked', cards: { where: 'monsters', whose: 'you', ...(Object.keys(filter).length > 0 && { filter }) } }])]);
  g.rule('statement', 'Your opponent cannot select another {bare} as an attack target', ({ bare }) => spared(bare, both(bare.filter, { other: true })));
  g.rule('statement', 'Your opponent cannot select <a|an> {bare} as an attack target [<,|>] except {not:names}', ({ bare, not }) => spared(bare, both(bare.filter, { not })));
  g.rule('statement', 'Your opponent cannot select <a|an> {bare} as an attack target ( except {not:names} )', ({ bare, not }) => spared(bare, both(bare.filter, { not })));
  g.rule('statement', 'Your opponent cannot select <a|an> {bare} as an attack target', ({ bare }) => (Object.keys(asFilter(bare)).length > 1 ? spared(bare, bare.filter) : undefined));
} // prettier-ignore
