/** Values that change: ATK and DEF, Levels, names, Types, Attributes; Life Points. */
import type { Amount, Stat, Until } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { cards, type What } from './noun.ts';

export const modify = (what: What, op: string, value: Amount, stats: readonly Stat[], until?: Until): Draft[] =>
  stats.map((stat, i) => ({ do: 'modify', cards: cards(what), stat, op, value, ...(until && { until }), ...(i > 0 && { join: 'and' }) })); // prettier-ignore

export function values(g: YgoGrammar): void {
  const scaled = (n: number, each: Amount): Amount => ({ ...(each as object), times: n }) as Amount;
  for (const [verb, op] of [['<gain|gains>', '+'], ['<lose|loses>', '-']] as const) {
    g.rule('action', `[<make|have>] {what} ${verb} {n:number} {stats} [{until}]`, ({ what, n, stats, until }) => modify(what, op, n, stats, until));
    g.rule('action', `[<make|have>] {what} ${verb} {n:number} {stats} {each} [{until}]`, ({ what, n, stats, each, until }) => modify(what, op, scaled(n, each), stats, until));
    g.rule('action', `[<make|have>] {what} ${verb} {stats} equal to {amount:value} [{until}]`, ({ what, stats, amount, until }) => modify(what, op, amount, stats, until));
    g.rule('action', `{until} , {what} ${verb} {n:number} {stats}`, ({ what, n, stats, until }) => modify(what, op, n, stats, until));
  }
  g.rule('action', 'change {whose:possessive} {stats} to {amount} [{until}]', ({ whose, stats, amount, until }) => modify(whose, '=', amount, stats, until));
  g.rule('action', 'halve the {stats} of {what} [{until}]', ({ stats, what, until }) => modify(what, '×', 0.5, stats, until));
  g.rule('action', '{what} <becomes|become> Level {n:number} [{until}]', ({ what, n, until }) => modify(what, '=', n, ['level'], until));
  g.rule('action', '{whose:possessive} name becomes {name:quoted} {until}', ({ whose, name, until }) => [{ do: 'apply', to: cards(whose), until, rules: [{ rule: 'treated-as', name }] }]);
  g.rule('action', '{whose:possessive} <Type|monster Type> becomes {race} {until}', ({ whose, race, until }) => [{ do: 'apply', to: cards(whose), until, rules: [{ rule: 'treated-as', race }] }]);
  g.rule('action', '{whose:possessive} Attribute becomes {attribute} {until}', ({ whose, attribute, until }) => [{ do: 'apply', to: cards(whose), until, rules: [{ rule: 'treated-as', attribute }] }]);
  for (const [verb, op] of [['increase', '+'], ['<decrease|reduce>', '-']] as const) {
    g.rule('action', `${verb} the {stat} of {what} by {n:number} [{until}]`, ({ stat, what, n, until }) => modify(what, op, n, [stat], until));
    g.rule('action', `${verb} {whose:possessive} {stats} by {n:number} [{until}]`, ({ stats, whose, n, until }) => modify(whose, op, n, stats, until));
  }
  g.rule('action', 'halve {whose:possessive} [current] {stats} [{until}]', ({ whose, stats, until }) => modify(whose, '×', 0.5, stats, until));
  g.rule('action', 'double {whose:possessive} [current] {stats} [{until}]', ({ whose, stats, until }) => modify(whose, '×', 2, stats, until));
  g.rule('action', '{whose:possessive} {stats} <is|are> <halved|doubled> [{until}]', () => undefined);
  g.rule('action', '<make|have> {whose:possessive} {stats} become {amount} [{until}]', ({ whose, stats, amount, until }) => modify(whose, '=', amount, stats, until));
  g.rule('action', '{whose:possessive} {stats} <becomes|become> {amount} [{until}]', ({ whose, stats, amount, until }) => modify(whose, '=', amount, stats, until));
  g.rule('action', 'the {stats} of {what} <becomes|become> {amount} [{until}]', ({ what, stats, amount, until }) => modify(what, '=', amount, stats, until));
  g.rule('action', '{whose:possessive} {stats} <becomes|become> half <its|their> current {stat} [{until}]', ({ whose, stats, stat, until }) => stats.length === 1 && stats[0] === stat ? modify(whose, '×', 0.5, stats, until) : undefined);
} // prettier-ignore

export function life(g: YgoGrammar): void {
  const pay = (amount: Amount | 'half'): Draft[] => [{ do: 'pay-life', amount }];
  g.rule('action', 'pay {n:number} LP', ({ n }) => pay(n));
  g.rule('action', 'pay half your LP', () => pay('half'));
  g.rule('action', 'gain {n:number} LP', ({ n }) => [{ do: 'gain-life', to: 'you', amount: n }]);
  g.rule('action', 'you gain {n:number} LP', ({ n }) => [{ do: 'gain-life', to: 'you', amount: n }]);
  g.rule('action', 'your opponent gains {n:number} LP', ({ n }) => [{ do: 'gain-life', to: 'opponent', amount: n }]);
  g.rule('action', '[you] gain {n:number} LP {each}', ({ n, each }) => [{ do: 'gain-life', to: 'you', amount: { ...(each as object), times: n } }]);
  g.rule('action', '[you] gain LP equal to {value}', ({ value }) => [{ do: 'gain-life', to: 'you', amount: value }]);
  g.rule('action', '[you] lose {n:number} LP', ({ n }) => [{ do: 'lose-life', to: 'you', amount: n }]);
  g.rule('action', 'your opponent loses {n:number} LP', ({ n }) => [{ do: 'lose-life', to: 'opponent', amount: n }]);
  g.table('damaged', { 'to your opponent': 'opponent', 'to both players': 'either', 'to yourself': 'you' });
  g.rule('action', 'inflict {n:number} damage {to:damaged}', ({ n, to }) => [{ do: 'damage', to, amount: n }]);
  g.rule('action', 'inflict {n:number} damage {to:damaged} {each}', ({ n, to, each }) => [{ do: 'damage', to, amount: { ...(each as object), times: n } }]);
  g.rule('action', 'inflict damage {to:damaged} equal to {value}', ({ to, value }) => [{ do: 'damage', to, amount: value }]);
  g.rule('action', 'inflict damage equal to {value} {to:damaged}', ({ to, value }) => [{ do: 'damage', to, amount: value }]);
  g.rule('action', '[you] take damage equal to {value}', ({ value }) => [{ do: 'damage', to: 'you', amount: value }]);
  g.rule('action', '[you] take {n:number} damage', ({ n }) => [{ do: 'damage', to: 'you', amount: n }]);
} // prettier-ignore
