/** Coins, Special Conditions, damage counters, healing, Knock Outs, Prize cards, the end of the turn. */
import type { SpecialCondition } from '../../../../engine/case/schema.ts';
import type { Who } from '../../../../engine/ptcg/effects/schema.ts';
import { DONE, FLIP, IT, OLD_ACTIVE, type PtcgGrammar, type Step } from '../phrases.ts';
import { having, isBothActive, isChoice, op, times } from './common.ts';

export function coins(g: PtcgGrammar): void {
  g.rule('act', 'flip {n} coin(s)', ({ n }) => op({ do: 'flip', coins: n, as: FLIP }));
  g.rule('act', 'flip a coin until you get tails', () => op({ do: 'flip', coins: 'until-tails', as: FLIP }));
  g.rule('act', 'flip a coin {per}', ({ per }) => op({ do: 'flip', coins: per, as: FLIP }));
  g.rule('act', 'flip a number of coins equal to the number of {count}', ({ count }) => 'sum' in count ? undefined : op({ do: 'flip', coins: { per: count }, as: FLIP })); // prettier-ignore
  g.rule('act', '<your opponent|they> flip(s) {n} coin(s)', ({ n }) => op({ do: 'flip', coins: n, as: FLIP, by: 'opponent' })); // prettier-ignore
}

export function states(g: PtcgGrammar): void {
  g.rule('act', '{who} <is|are> knocked out', ({ who }) => op({ do: 'knock-out', which: who }));
  g.rule('act', 'knock out {who}', ({ who }) => op({ do: 'knock-out', which: who }));
  g.rule('act', '<take|you take> {n} more prize card(s)', ({ n }) => op({ do: 'take-prizes', count: n }));
  g.rule('act', 'take {n} prize card(s)', ({ n }) => op({ do: 'take-prizes', count: n }));
  g.rule('act', 'you win <this|the> game', () => op({ do: 'win', who: 'you' }));
  g.rule('act', 'your turn ends', () => op({ do: 'end-turn' }));
  g.rule('act', 'take another turn after this one', () => op({ do: 'extra-turn' }));
  conditions(g);
  healing(g);
  counters(g);
}

/** Special Conditions: being affected, recovering. */
function conditions(g: PtcgGrammar): void {
  const condition = (
    conditions: SpecialCondition | SpecialCondition[],
    who: Who,
    more: { counters?: number; coins?: number } = {},
  ): Step[] =>
    // Of both Active Pokémon, one after the other.
    (isBothActive(who) ? (['own-active', 'opponent-active'] as const) : [who]).map((on) => ({
      op: { do: 'condition', apply: conditions, on, ...more },
    }));
  g.rule('act', '{who} <is|are> now {conditions}', ({ who, conditions }) => condition(conditions, who));
  for (const how of ['put {n} damage counters instead of 1 on that pokémon during pokémon checkup', 'during pokémon checkup, put {n} damage counters on that pokémon instead of 1', 'during pokémon checkup, put {n} damage counters instead of 1 on that pokémon', "put {n} damage counters instead of 1 on your opponent's active pokémon during pokémon checkup", 'put {n} damage counters on that pokémon instead of 1 during pokémon checkup'] as const)
    g.rule('act', `{who} is now {conditions}. ${how}` as '{who}{conditions}{n}', ({ who, conditions, n }) => (how.includes("opponent's") && who !== 'opponent-active') || ![conditions].flat().includes('poisoned') ? undefined : condition(conditions, who, { counters: n })); // prettier-ignore
  for (const how of ['during pokémon checkup, put {n} damage counters on that pokémon instead of 2', 'put {n} damage counters instead of 2 on that pokémon during pokémon checkup'] as const)
    g.rule('act', `{who} is now burned. ${how}` as '{who}{n}', ({ who, n }) => condition('burned', who, { counters: n })); // prettier-ignore
  g.rule('act', 'both this pokémon and your opponent’s active pokémon are now {conditions}', ({ conditions }) => [
    ...condition(conditions, 'self'),
    ...condition(conditions, 'opponent-active'),
  ]);
  g.rule(
    'act',
    '{who} is now asleep. <your opponent flips|flip|they flip> 2 coins instead of 1 during pokémon checkup. if either of them is tails, <that pokémon|this pokémon|it> stays asleep' as '{who}',
    ({ who }) => condition('asleep', who, { coins: 2 }),
  );
  g.rule('act', 'make {who} {conditions}', ({ who, conditions }) => condition(conditions, who));
  g.rule('act', 'leave {who} {conditions}', ({ who, conditions }) => condition(conditions, who));
  g.rule('act', "this pokémon and your opponent's active pokémon are now {conditions}", ({ conditions }) => op({ do: 'condition', apply: conditions, on: 'self' }, { do: 'condition', apply: conditions, on: 'opponent-active' })); // prettier-ignore
  g.rule('act', '{who} recover(s) from all special conditions', ({ who }) =>
    op({ do: 'recover', from: 'all', on: who }),
  );
  g.rule('act', 'remove all special conditions from {who}', ({ who }) => op({ do: 'recover', from: 'all', on: who }));
  g.rule('act', '{who} recover(s) from being {condition}', ({ who, condition }) => op({ do: 'recover', from: [condition], on: who })); // prettier-ignore
  g.rule('act', 'heal {n} damage and remove all special conditions from {who}', ({ n, who }) =>
    op({ do: 'heal', amount: n, on: who }, { do: 'recover', from: 'all', on: isChoice(who) ? { chosen: IT } : who }),
  );
}

/** Healing damage. */
function healing(g: PtcgGrammar): void {
  g.rule(
    'act',
    'if you moved <a|an> {pokemon} to your bench in this way, heal {n} damage from that pokémon',
    ({ pokemon, n }) => [
      {
        test: { test: 'pokemon', who: { chosen: OLD_ACTIVE }, is: pokemon },
        then: op({ do: 'heal', amount: n, on: { chosen: OLD_ACTIVE } }),
      },
    ],
  );
  g.rule('act', 'heal {n} damage from {who}', ({ n, who }) => op({ do: 'heal', amount: n, on: who }));
  g.rule('act', 'heal {n} damage from {who} {per}', ({ n, who, per }) => op({ do: 'heal', amount: times(per, n), on: who })); // prettier-ignore
  g.rule('act', 'heal all damage from {who}', ({ who }) => op({ do: 'heal', amount: 'all', on: who }));
  g.rule('act', "heal from this pokémon the same amount of damage you did to your opponent's active pokémon", () => op({ do: 'heal', amount: { per: { count: 'damage-done' } }, on: 'self' })); // prettier-ignore
  g.rule('act', "heal from this pokémon the same amount of damage this attack did to your opponent's active pokémon", () => op({ do: 'heal', amount: { per: { count: 'damage-done' } }, on: 'self' })); // prettier-ignore
}

/** Damage counters: put, and moved. */
function counters(g: PtcgGrammar): void {
  g.rule('act', 'put up to {n} damage counters on this pokémon', ({ n }) =>
    op({ do: 'spread-counters', count: n, upTo: true, among: { self: true }, as: DONE }),
  );
  g.rule('act', 'put damage counters on {who} equal to the damage done to <this pokémon|it|that pokémon>', ({ who }) =>
    op({ do: 'put-counters', count: { per: { count: 'damage-suffered' }, dividedBy: 10, round: 'up' }, on: who }),
  );
  g.rule('act', 'put {n} damage counter(s) on {who}', ({ n, who }) => op({ do: 'put-counters', count: n, on: who }));
  g.rule('act', "put damage counters on your opponent's active pokémon until its remaining HP is {n}", ({ n }) => op({ do: 'put-counters', count: { sum: [{ per: { count: 'remaining-hp', of: 'opponent-active' }, dividedBy: 10, round: 'down' }, -n / 10] }, on: 'opponent-active' })); // prettier-ignore
  g.rule('act', 'put {n} damage counter(s) on {who} {per}', ({ n, who, per }) => op({ do: 'put-counters', count: times(per, n), on: who })); // prettier-ignore
  g.rule('act', 'put {n} damage counter(s) on {those} in any way you like', ({ n, those }) => op({ do: 'spread-counters', count: n, among: those, as: DONE })); // prettier-ignore
  g.rule('act', 'put up to {n} damage counter(s) on {those} in any way you like', ({ n, those }) => op({ do: 'spread-counters', count: n, upTo: true, among: those, as: DONE })); // prettier-ignore
  g.rule('act', 'put {n} damage counter(s) on {those} in any way you like {per}' as '{n}{those}{per}', ({ n, those, per }) => op({ do: 'spread-counters', count: times(per, n), among: those, as: DONE })); // prettier-ignore
  g.rule('act', 'move {n} damage counter(s) from {from:who} to {to:who}', ({ n, from, to }) => op({ do: 'move-counters', count: n, from: having(from, { damaged: true }), to, as: DONE })); // prettier-ignore
  g.rule('act', 'move up to {n} damage counter(s) from {from:who} to {to:who}', ({ n, from, to }) => op({ do: 'move-counters', count: n, upTo: true, from: having(from, { damaged: true }), to, as: DONE })); // prettier-ignore
  g.rule('act', 'move all damage counters from {from:who} to {to:who}', ({ from, to }) => op({ do: 'move-counters', count: 'all', from: having(from, { damaged: true }), to, as: DONE })); // prettier-ignore
  g.rule('act', 'move any number of damage counters from {from:who} to {to:who}', ({ from, to }) => op({ do: 'move-counters', count: 'any', from: having(from, { damaged: true }), to, as: DONE })); // prettier-ignore
  g.rule('act', "move any number of damage counters <from|on> your opponent's pokémon to their other pokémon in any way you like", () => op({ do: 'rearrange-counters', among: { of: 'opponent' } })); // prettier-ignore
}
