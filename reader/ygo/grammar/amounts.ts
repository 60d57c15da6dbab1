/** Numbers and how to find them, how long something lasts, when in the turn. */
import type { Phase } from '../../../engine/case/schema.ts';
import type { Amount, Stat } from '../../../engine/ygo/effects/schema.ts';
import { asFilter } from './noun.ts';
import { groupOf, type Pointer } from './noun.ts';
import type { YgoGrammar } from './categories.ts';

/** Amounts of cards spoken of hold the pointer until it is settled. */
const of = (stat: Stat, pointer: Pointer, more: object = {}): Amount =>
  ({ stat, of: { $what: pointer }, ...more }) as unknown as Amount;
const times = (amount: Amount, n: number): Amount =>
  n === 1 ? amount : typeof amount === 'number' ? amount * n : { ...amount, times: n };

export function amounts(g: YgoGrammar): void {
  g.rule('amount', '{n:number}', ({ n }) => n);
  g.rule('amount', '{value}', ({ value }) => value);
  g.rule('value', 'half {value}', ({ value }) => times(value, 0.5));
  g.rule('value', '{value:plainValue}', ({ value }) => value);
  g.rule('value', 'double {value:plainValue}', ({ value }) => times(value, 2));
  g.rule('value', '{value:plainValue} x {n:number}', ({ value, n }) => times(value, n));
  g.rule('value', '{n:number} x {value:plainValue}', ({ value, n }) => times(value, n));
  g.rule('plainValue', '{whose:possessive} [current] {stat}', ({ whose, stat }) => of(stat, whose));
  g.rule('plainValue', '{whose:possessive} <Level|Rank> in the GY', () => undefined);
  g.rule('plainValue', 'the [current] {stat} of {pointer}', ({ stat, pointer }) => of(stat, pointer));
  g.rule('plainValue', 'the {stat} {pointer} had on the field', ({ stat, pointer }) =>
    of(stat, pointer, { asIt: 'was' }),
  );
  g.rule('plainValue', '{whose:possessive} {stat} on the field', ({ whose, stat }) => of(stat, whose, { asIt: 'was' }));
  g.rule('plainValue', 'the <combined|total> {stat} of {pointer}', ({ stat, pointer }) => of(stat, pointer));
  g.rule('plainValue', 'the <combined|total> {stat} of all {bare}', ({ stat, bare }) => ({ stat, of: groupOf(bare) }));
  g.rule('plainValue', 'your LP', () => ({ lifePoints: 'you' }));
  g.rule('plainValue', "your opponent's LP", () => ({ lifePoints: 'opponent' }));
  g.rule('plainValue', 'the number of {bare}', ({ bare }) => ({ count: groupOf(bare) }));
  g.rule(
    'plainValue',
    'the <damage you took|battle damage you took|damage inflicted|battle damage inflicted|amount>',
    () => ({ from: 'event' }),
  );
  g.rule('each', 'for each {bare}', ({ bare }) => (bare.count === undefined ? { count: groupOf(bare) } : undefined));
  g.rule(
    'each',
    'for each {kind:counterName} on {pointer}',
    ({ kind, pointer }) => ({ counters: kind, on: { $what: pointer } }) as unknown as Amount,
  );

  for (const done of [
    'destroyed',
    'banished',
    'sent',
    'discarded',
    'returned',
    'Tributed',
    'added',
    'detached',
    'revealed',
    'Special Summoned',
  ] as const)
    g.rule('each', `for each <card|monster|Spell/Trap|of them> ${done}`, () => ({ from: 'affected' }));
  for (const done of ['banished', 'sent', 'discarded', 'Tributed', 'detached', 'revealed'] as const)
    g.rule('each', `for each <card|monster|material> ${done} to activate this effect`, () => ({ from: 'cost' }));
  g.rule('each', 'for each material attached to <it|this card>', () => ({
    count: { where: 'materials', whose: 'you', filter: { oneOf: 'materials' } },
  }));
  g.table('possessive', {
    "that attacking monster's": { $ref: 'attacker' },
    "that opponent's monster's": { $ref: 'that', noun: 'monster' },
    "that destroyed monster's": { $ref: 'done', done: 'destroyed', noun: 'monster' },
    "those monsters'": { $ref: 'that', noun: 'monster', plural: true },
    its: { $ref: 'it' },
    their: { $ref: 'it', plural: true },
    "this card's": { $ref: 'this' },
    "that target's": { $ref: 'target' },
    "that monster's": { $ref: 'that', noun: 'monster' },
    "that card's": { $ref: 'that', noun: 'card' },
    "the equipped monster's": { $ref: 'equipped' },
    "the targeted monster's": { $ref: 'target', noun: 'monster' },
    "the destroyed monster's": { $ref: 'done', done: 'destroyed', noun: 'monster' },
    "the Tributed monster's": { $ref: 'done', done: 'tributed', noun: 'monster' },
    "the attacking monster's": { $ref: 'attacker' },
  });

  const turn = '<the end of this turn|the end of the turn>';
  const UNTIL = {
    [`until ${turn}`]: 'end-of-turn',
    '<this turn|during this turn|for the rest of this turn|until this turn ends>': 'end-of-turn',
    'until the End Phase': 'end-phase',
    'until the End Phase of this turn': 'end-phase',
    'until the end of the next turn': 'end-of-next-turn',
    'until the end of your next turn': 'end-of-your-next-turn',
    "until the end of your opponent's <turn>": 'end-of-opponents-turn',
    "until the end of your opponent's next turn": 'end-of-opponents-next-turn',
    'until the end of the Damage Step': 'end-of-damage-step',
    'until the end of the Battle Phase': 'end-of-battle-phase',
    "until <the next|the next turn's> Standby Phase": 'next-standby-phase',
    'until your next Standby Phase': 'your-next-standby-phase',
    "until your opponent's next End Phase": 'opponents-next-end-phase',
    'for the rest of this Duel': 'duel',
    'for the rest of this turn after this card resolves': 'end-of-turn',
    'for the rest of this turn after this effect resolves': 'end-of-turn',
    '( until the next Standby Phase )': 'next-standby-phase',
    '( until the End Phase )': 'end-phase',
    "until the end of your opponent's next turn ( even if this card leaves the field )": 'end-of-opponents-next-turn',
    'until the end of this turn ( even if this card leaves the field )': 'end-of-turn',
    'while it is <face-up on the field|on the field>': 'while-face-up',
    '( until the end of <this turn|the turn> )': 'end-of-turn',
    '( this turn )': 'end-of-turn',
    "<until your opponent's next turn ends|until the end of the opponent's next turn>": 'end-of-opponents-next-turn',
  };
  // The comma before it says nothing.
  for (const [phrase, until] of Object.entries(UNTIL)) g.rule('until', `[,] ${phrase}`, () => until);
  g.table('phase', {
    'Draw Phase': 'draw', 'Standby Phase': 'standby', 'Main Phase 1': 'main1', 'Main Phase 2': 'main2', 'Battle Phase': 'battle', 'End Phase': 'end',
  }); // prettier-ignore
  g.rule('phases', '{phase}', ({ phase }): Phase[] => [phase]);
  g.rule('phases', 'Main Phase', (): Phase[] => ['main1', 'main2']);
  g.rule('phases', 'Main or Battle Phase', (): Phase[] => ['main1', 'battle', 'main2']);
  g.table('player', { you: 'you', 'your opponent': 'opponent', 'both players': 'either', 'each player': 'either' });
}
export { asFilter };
