/** Abilities, Weakness and Energy taken away or made otherwise; what is only prevented on a coin flip; what comes through in spite of it. */
import type { Modifier, PokemonFilter } from '../../../engine/ptcg/effects/schema.ts';
import { on } from './modifiers.ts';
import type { PtcgGrammar } from './phrases.ts';

export function losing(g: PtcgGrammar): void {
  abilities(g);
  coins(g);
  damage(g);
  conditions(g);
}

/** "Each Basic Pokémon in play, in each player's hand, and in each player's discard pile has no Abilities." */
function abilities(g: PtcgGrammar): void {
  const none = (of: PokemonFilter, more: { except?: string; inHand?: true } = {}): Modifier[] => [{ what: 'no-abilities', ...on(of), ...more }]; // prettier-ignore
  const EVERYWHERE = "in play, in each player's hand, and in each player's discard pile <has|have> no abilities";
  const all = `each {kind:kindOfPokemon} ${EVERYWHERE}`;
  g.rule('modifier', all as '{kind:kindOfPokemon}', ({ kind }) => none(kind, { inHand: true }));
  for (const except of ['(except for {attackName})', ', except for {attackName}'])
    g.rule('modifier', `${all} ${except}` as '{kind:kindOfPokemon}{attackName}', ({ kind, attackName }) => none(kind, { except: attackName, inHand: true })); // prettier-ignore
  g.rule('modifier', `${all} (except for {other:kindOfPokemon})` as '{kind:kindOfPokemon}{other:kindOfPokemon}', ({ kind, other }) => none({ ...kind, not: other }, { inHand: true })); // prettier-ignore
  g.rule('modifier', "your opponent's {pokemons} in play, in their hand, and in their discard pile have no abilities, except for {attackName}", ({ pokemons, attackName }) => none({ of: 'opponent', ...pokemons }, { except: attackName, inHand: true })); // prettier-ignore
  g.rule('modifier', 'each pokémon your opponent has in play, in their hand, and in their discard pile has no abilities', () => none({ of: 'opponent' }, { inHand: true })); // prettier-ignore
  g.rule('verb', '<has|have> no abilities, except for {attackName}', ({ attackName }) => [{ what: 'no-abilities', except: attackName }]); // prettier-ignore
  g.rule('modifier', 'each pokémon tool card in play has no effect', () => [{ what: 'no-tools', on: {} }]);
  g.rule('modifier', "pokémon tool cards (both yours and your opponent's) have no effect", () => [{ what: 'no-tools', on: {} }]); // prettier-ignore
  g.rule('modifier', "pokémon tool cards attached to {of:subject} have no effect", ({ of }) => [{ what: 'no-tools', ...on(of) }]); // prettier-ignore
  g.rule('modifier', 'pokémon tools attached to {of:subject} have no effect, except for {name:cardName}', ({ of, name }) => [{ what: 'no-tools', except: name, ...on(of) }]); // prettier-ignore
} // prettier-ignore

/** "If heads, prevent that damage." */
function coins(g: PtcgGrammar): void {
  const FLIP = 'flip a coin. if heads,';
  const prevented = (of: PokemonFilter): Modifier[] => [{ what: 'prevent-damage', coin: true, ...on(of) }];
  g.rule('modifier', `if this pokémon {is} and is damaged by an attack, ${FLIP} prevent that damage` as '{is}', ({ is }) => prevented({ self: true, ...is })); // prettier-ignore
  g.rule('act', `if any damage is done to {of:subject} by attacks {until}, ${FLIP} prevent that damage` as '{of:subject}{until}', ({ of, until }) => of.self && Object.keys(of).length === 1 ? [{ op: { do: 'in-force', on: 'self', until, modifiers: [{ what: 'prevent-damage', coin: true }] } }] : undefined); // prettier-ignore
  const STAYS = "<it|this pokémon|that pokémon> isn't knocked out[,] and its remaining HP becomes {n} [instead]";
  g.rule('modifier', `if {of:subject} would be knocked out by damage from {attackers}, ${FLIP} ${STAYS}` as '{of:subject}{attackers}{n}', ({ of, attackers, n }) => Object.keys(attackers).every((key) => key === 'of') ? [{ what: 'survives', ...on(of), leaves: n, coin: true }] : undefined); // prettier-ignore
  for (const when of ['{until}', 'during their next turn'])
    g.rule('act', `if <this pokémon|it> would be knocked out by damage from {attackers} ${when}, ${STAYS}` as '{attackers}{n}[{until}]', ({ attackers, until, n }) => Object.keys(attackers).every((key) => key === 'of') ? [{ op: { do: 'in-force', on: 'self', until: until ?? 'end-of-opponents-next-turn', modifiers: [{ what: 'survives', leaves: n }] } }] : undefined); // prettier-ignore
  g.rule('act', `{until}, if this pokémon would be knocked out by damage from {attackers}, ${STAYS}` as '{until}{attackers}{n}', ({ attackers, until, n }) => Object.keys(attackers).every((key) => key === 'of') ? [{ op: { do: 'in-force', on: 'self', until, modifiers: [{ what: 'survives', leaves: n }] } }] : undefined); // prettier-ignore
  for (const [words, full] of [['has full HP and would', true], ['would', undefined]] as const)
    g.rule('modifier', `if {of:subject} ${words} be knocked out by damage from {attackers}, ${STAYS}. then, discard this card` as '{of:subject}{attackers}{n}', ({ of, attackers, n }, { box }) => box === 'text' && Object.keys(attackers).every((key) => key === 'of') ? [{ what: 'survives', ...on(of), leaves: n, ...(full && { fullHp: true as const }), discard: true }] : undefined); // prettier-ignore
} // prettier-ignore

function damage(g: PtcgGrammar): void {
  const AFTER = '[(after applying weakness and resistance)]';
  for (const [word, op] of [['increased', '+'], ['reduced', '-']] as const) {
    g.rule('modifier', `any damage done to {of:subject} by attacks is ${word} by {n} ${AFTER}` as '{of:subject}{n}', ({ of, n }) => word === 'reduced' ? undefined : [{ what: 'damage-taken', op, value: n, ...on(of) }]); // prettier-ignore
  }
  g.rule('numbers', '{n}', ({ n }) => [n]);
  g.rule('numbers', '{n}, {more:numbers}', ({ n, more }) => [n, ...more]);
  g.rule('numbers', '{n}, or {m:n}', ({ n, m }) => [n, m]);
  g.rule('modifier', 'prevent all damage done to {of:subject} by {attackers} if that damage is exactly {numbers}', ({ of, attackers, numbers }) => [{ what: 'prevent-damage', ...on(of), ...(Object.keys(attackers).length > 0 && { from: attackers }), damage: numbers }]); // prettier-ignore
  // By whom, as kinds of Pokémon.
  g.rule('byWhom', '[any] {pokemons}', ({ pokemons }) => (Object.keys(pokemons).length > 0 ? pokemons : undefined));
  g.rule('byWhom', 'each of {those}', ({ those }) => those);
  g.rule('modifier', 'prevent all damage from and effects of attacks done to {of:subject} by {by:byWhom}', ({ of, by }) => [{ what: 'prevent-damage', ...on(of), from: by }, { what: 'prevent-effects', of: ['attack'], ...on(of), from: by }]); // prettier-ignore
  g.rule('modifier', 'prevent all damage done to {of:subject} by attacks from {by:byWhom}', ({ of, by }) => [{ what: 'prevent-damage', ...on(of), from: by }]); // prettier-ignore
  g.rule('modifier', 'prevent all damage done to benched pokémon by attacks (both yours and your opponent’s)', () => [{ what: 'prevent-damage', on: { where: 'bench' } }]); // prettier-ignore
  const THEIRS = "your opponent's attacks and abilities can't put damage counters on";
  g.rule('modifier', `${THEIRS} {of:subject}` as '{of:subject}', ({ of }) => [{ what: 'prevent-effects', of: ['attack', 'ability'], counters: true, ...on(of) }]); // prettier-ignore
} // prettier-ignore

function conditions(g: PtcgGrammar): void {
  const stays = (who: string): string => `if either of them is tails, ${who} stays asleep`;
  g.rule('modifier', `if this pokémon is asleep, flip 2 coins instead of 1 during pokémon checkup. ${stays('this pokémon')}`, () => [{ what: 'sleep-coins', value: 2 }]); // prettier-ignore
  g.rule('modifier', `if a pokémon is asleep, its owner flips 2 coins instead of 1 for that special condition during pokémon checkup. ${stays('that pokémon')}`, () => [{ what: 'sleep-coins', value: 2, on: {} }]); // prettier-ignore
  for (const who of ['this pokémon', "your opponent's active pokémon"] as const)
    g.rule('act', `${who} is now asleep. during pokémon checkup, <flip|your opponent flips> 2 coins instead of 1. if either of them is tails, <that|this> pokémon stays asleep`, () => [{ op: { do: 'condition', apply: 'asleep', on: who === 'this pokémon' ? 'self' : 'opponent-active', coins: 2 } }]); // prettier-ignore
  g.rule('verb', "can't be {conditions}, and if <it is|they are|those pokémon are> already {again:conditions}, <it recovers|they recover> from that special condition", ({ conditions: to, again }) => JSON.stringify(to) === JSON.stringify(again) ? [{ what: 'immune', to, recovers: true }] : undefined); // prettier-ignore
  g.rule('verb', 'recovers from being {a:condition}, {b:condition}, or {c:condition} and can’t be affected by those special conditions', ({ a, b, c }) => [{ what: 'immune', to: [a, b, c], recovers: true }]); // prettier-ignore
  g.rule('act', '[heal {n} damage and] remove a special condition from {who}', ({ n, who }) => n === undefined ? [{ op: { do: 'recover', from: 'one', on: who } }] : typeof who !== 'string' ? undefined : [{ op: { do: 'heal', amount: n, on: who } }, { op: { do: 'recover', from: 'one', on: who } }]); // prettier-ignore
  g.rule('act', '[have] {who1} <recover|recovers> from a special condition', ({ who1 }) => [{ op: { do: 'recover', from: 'one', on: who1 } }]); // prettier-ignore
} // prettier-ignore
