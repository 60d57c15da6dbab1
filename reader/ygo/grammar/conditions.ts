/** Questions about the board: "you control a Dragon monster". */
import type { Condition } from '../../../engine/ygo/effects/schema.ts';
import type { YgoGrammar } from './categories.ts';
import { asFilter, both, groupOf, oneOrList, type Noun } from './noun.ts';

export function conditions(g: YgoGrammar): void {
  const exists = (noun: Noun, count?: number | object): Condition => ({ exists: groupOf({ ...noun }), ...(count !== undefined && { count }) });
  const mine = (noun: Noun, whose: 'you' | 'opponent'): Noun => ({ ...noun, whose });
  for (const [who, whose] of [['you control', 'you'], ['your opponent controls', 'opponent'], ['you have', 'you'], ['your opponent has', 'opponent']] as const) {
    const control = who.includes('control');
    g.rule('condition', `${who} <a|an> {bare}`, ({ bare }) => (control === !bare.where ? exists(mine(bare, whose)) : undefined));
    g.rule('condition', `${who} another {bare}`, ({ bare }) => (control === !bare.where ? exists(mine({ ...bare, filter: both(bare.filter, { other: true }) }, whose)) : undefined));
    g.rule('condition', `${who} no {bare}`, ({ bare }) => (control === !bare.where ? { not: exists(mine(bare, whose)) } : undefined));
    g.rule('condition', `${who} {n:number} or more {bare}`, ({ n, bare }) => (control === !bare.where ? exists(mine(bare, whose), { min: n }) : undefined));
    g.rule('condition', `${who} {n:number} or less {bare}`, ({ n, bare }) => (control === !bare.where ? exists(mine(bare, whose), { max: n }) : undefined));
    g.rule('condition', `${who} {names}`, ({ names }) => (control ? exists({ noun: 'name', filter: names, whose }) : undefined));
  }
  g.rule('condition', '{names} is in your GY', ({ names }) => exists({ noun: 'name', filter: names, whose: 'you', where: ['graveyard'] }));
  g.rule('condition', 'only your opponent controls a monster', () => ({ all: [{ exists: { where: 'monsters', whose: 'opponent' } }, { not: { exists: { where: 'monsters', whose: 'you' } } }] }));
  g.rule('condition', 'you have <a|an> {bare} in your other Pendulum Zone', ({ bare }) => (bare.where || bare.whose ? undefined : exists({ ...bare, where: ['pendulum-zone'], whose: 'you', filter: both(bare.filter, { other: true }) })));
  g.rule('condition', 'this card is equipped to a monster', () => ({ is: 'this', like: { isEquip: true } }));
  g.rule('condition', "this card's ATK is {bounds}", ({ bounds }) => ({ is: 'this', like: { atk: bounds } }));
  g.rule('condition', '{names} is in <a|the|your> Field Zone', ({ names }) => exists({ noun: 'name', filter: names, where: ['field-zone'] }));
  g.rule('condition', 'you control no other monsters', () => ({ not: { exists: { where: 'monsters', whose: 'you', filter: { other: true } } } }));
  g.rule('condition', 'you control no monsters , or all monsters you control are {bare}', ({ bare }) => ({ not: { exists: { where: 'monsters', whose: 'you', filter: { not: asFilter(bare) } } } }));
  g.rule('condition', '<there is|there are> <a|an> {bare}', ({ bare }) => exists(bare));
  g.rule('condition', '<a|an> {bare} is on the field', ({ bare }) => (bare.where || bare.whose ? undefined : exists({ ...bare, where: ['field'] })));
  g.rule('condition', '{names} is on the field', ({ names }) => exists({ noun: 'name', filter: names, where: ['field'] }));
  g.rule('condition', 'your opponent controls more monsters than you <do|>', () => ({ amount: { count: { where: 'monsters', whose: 'opponent' } }, is: { min: { sum: [{ count: { where: 'monsters', whose: 'you' } }, 1] } } }));
  g.rule('condition', 'your opponent controls more cards than you <do|>', () => ({ amount: { count: { where: 'field', whose: 'opponent' } }, is: { min: { sum: [{ count: { where: 'field', whose: 'you' } }, 1] } } }));
  g.rule('condition', "your LP are <lower|less> than your opponent's", () => ({ not: { lifePoints: 'you', is: { min: { lifePoints: 'opponent' } } } }));
  g.rule('condition', 'your LP are {n:number} or less', ({ n }) => ({ lifePoints: 'you', is: { max: n } }));
  g.rule('condition', 'this card is in Defense Position', () => ({ is: 'this', like: { position: 'defense' } }));
  g.rule('condition', 'this card is in Attack Position', () => ({ is: 'this', like: { position: 'attack' } }));
  g.rule('condition', 'this card was {how:summonWords} Summoned this turn', ({ how }) => ({ is: 'this', like: { summoned: oneOrList(how), summonedThisTurn: true } }));
  g.rule('condition', 'this card was {how:summonWords} Summoned', ({ how }) => ({ is: 'this', like: { summoned: oneOrList(how) } }));
  g.rule('condition', 'this card has {n:number} or more {kind:counterName}', ({ n, kind }) => ({ is: 'this', like: { counters: { kind, min: n } } }));
  g.rule('conditions', '{a:condition}', ({ a }) => a);
  g.rule('conditions', '{a:condition} and {b:condition}', ({ a, b }) => ({ all: [a, b] }));
  g.rule('conditions', '{a:condition} or {b:condition}', ({ a, b }) => ({ any: [a, b] }));
} // prettier-ignore
