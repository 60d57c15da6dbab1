/** What holds: "takes 30 less damage from attacks", "can't retreat", "has no Weakness" – and how long. */
import { asCard } from './nouns.ts';
import { nameKey } from '../../../engine/case/names.ts';
import type { Modifier, PokemonFilter } from '../../../engine/ptcg/effects/schema.ts';
import { both, IT, type PtcgGrammar } from './phrases.ts';

const SELF: PokemonFilter = { self: true };

/** A filter that only says "this Pokémon" is the default and left out. */
export const on = (filter: PokemonFilter): { on?: PokemonFilter } => (filter.self === true && Object.keys(filter).length === 1 ? {} : { on: filter }); // prettier-ignore
/** More damage is to the opponent's Active Pokémon unless said otherwise. */
const to = (filter: PokemonFilter | undefined): { to?: PokemonFilter } =>
  filter === undefined || (filter.where === 'active' && filter.of !== 'you' && Object.keys(filter).every((key) => key === 'where' || key === 'of')) ? {} : { to: filter }; // prettier-ignore

export function modifiers(g: PtcgGrammar): void {
  subjects(g);
  durations(g);
  damage(g);
  numbers(g);
  g.rule('modifier', '{on:subject} {verbs}', ({ on: of, verbs }) => about(verbs, of));
  g.rule('verbs', '{verb}', ({ verb }) => verb);
  g.rule('verbs', '{verb}[,] and {more:verbs}', ({ verb, more }) => [...verb, ...more]);
  g.rule('verbs', '{verb}, {more:verbs}', ({ verb, more }) => (more.length > 1 ? [...verb, ...more] : undefined));
  g.rule('modifiers', '{modifier}', ({ modifier }) => modifier);
  g.rule('modifiers', '{modifier}[,] and {more:modifiers}', ({ modifier, more }) => carried(modifier, more));
}
/** The same verbs for the Pokémon the sentence is about. */
function about(verbs: readonly Modifier[], of: PokemonFilter): Modifier[] {
  return verbs.map((one) => ('on' in one && one.on ? one : ({ ...one, ...on(of) } as Modifier)));
}
/** "it" in the second half is whom the first half is about. */
function carried(first: readonly Modifier[], more: readonly Modifier[]): Modifier[] {
  const of = first[0] && 'on' in first[0] ? first[0].on : undefined;
  const it = (filter: PokemonFilter | undefined): PokemonFilter | undefined => (filter?.chosen === IT ? of : filter);
  return [...first, ...more.map((one) => ('on' in one ? ({ ...one, on: it(one.on) } as Modifier) : one))];
}

function subjects(g: PtcgGrammar): void {
  g.rule('subject', 'this pokémon', () => SELF).rule('subject', 'that pokémon', () => ({ chosen: IT }));
  g.rule('subject', 'it', () => ({ chosen: IT })).rule('subject', 'those pokémon', () => ({ chosen: IT }));
  g.rule('subject', 'the {pokemon} this card is attached to', ({ pokemon }) => ({ self: true, ...pokemon }));
  g.rule('subject', '{those}', ({ those }) => those);
  g.rule('subject', '<each|all> of {those}', ({ those }) => those);
  g.rule('subject', 'all {those}', ({ those }) => those);
  g.rule('subject', "[each|all] {pokemons} (both yours and your opponent's)", ({ pokemons }) => pokemons);
  g.rule('subject', 'the active {pokemon}', ({ pokemon }) => ({ where: 'active', ...pokemon }));
  g.rule('subject', 'active {pokemon}', ({ pokemon }) => ({ where: 'active', ...pokemon }));
  g.rule('subject', 'the {pokemon} this card is attached to (excluding {kindOfPokemon})', ({ pokemon, kindOfPokemon }) => both({ self: true, ...pokemon }, { not: kindOfPokemon })); // prettier-ignore
  g.rule('subject', "[each|all] {kind:kindOfPokemon} (both yours and your opponent's) {post:pokemonPost}", ({ kind, post }) => both(kind, post)); // prettier-ignore
  g.rule('subject', "each player's {pokemons}", ({ pokemons }) => pokemons);
  g.rule('attacksOf', "each {kind:pokemonPossessive} attacks (both yours and your opponent's)", ({ kind }) => kind);
  g.rule('subject', "the opponent's active {pokemon}", ({ pokemon }) => ({ where: 'active', ...pokemon }));
  g.rule('subject', 'each {pokemon} in play', ({ pokemon }) => pokemon);
  g.rule('subjectOf', "this pokémon's", () => SELF).rule('subjectOf', "that pokémon's", () => ({ chosen: IT }));
  g.rule('subjectOf', 'its', () => ({ chosen: IT }));
  g.rule('subjectOf', '{side} {kind:pokemonPossessive}', ({ side, kind }) => ({ of: side, ...kind }));
  g.rule('subjectOf', 'each of {side} {kind:pokemonPossessive}', ({ side, kind }) => ({ of: side, ...kind }));
  g.rule('attacksOf', '{subjectOf} attacks{except}', ({ subjectOf, except }) => both(subjectOf, except));
  g.rule('attacksOf', '{subjectOf} attacks (excluding [any] {kindOfPokemon})', ({ subjectOf, kindOfPokemon }) =>
    both(subjectOf, { not: kindOfPokemon }),
  );
  g.rule('attacksOf', '{subjectOf} attacks', ({ subjectOf }) => subjectOf);
  g.rule('attacksOf', 'each of {subjectOf} attacks', ({ subjectOf }) => subjectOf);
  g.rule('attacksOf', 'each of the attacks of {subject}', ({ subject }) => subject);
  g.rule('attacksOf', '[the] attacks <used by|of|from> {subject}', ({ subject }) => subject);
  g.rule('attacksOf', 'the attacks it uses', () => ({ chosen: IT }));
  g.rule('attacksOf', 'the attacks of {those}', ({ those }) => those);
  // By whose attacks something comes.
  g.table('attackers', { '<attacks|an attack|any attack>': {}, "<your opponent's attacks|an opponent's attack|attacks used by your opponent|attacks from your opponent's pokémon|attacks used by your opponent's pokémon|an attack from your opponent's pokémon|attacks from the other player's pokémon>": { of: 'opponent' } }); // prettier-ignore
  g.rule('attackers', "an attack <used by|from> your opponent's {pokemons}", ({ pokemons }) => Object.keys(pokemons).length === 0 ? undefined : { of: 'opponent', ...pokemons }); // prettier-ignore
  g.rule('attackers', "<attacks used by|attacks from|the attacks of> your opponent's {pokemons}", ({ pokemons }) => Object.keys(pokemons).length === 0 ? undefined : { of: 'opponent', ...pokemons }); // prettier-ignore
  g.rule('attackers', "attacks <used by|from> {pokemons}", ({ pokemons }) => (Object.keys(pokemons).length === 0 ? undefined : pokemons)); // prettier-ignore
  g.rule('attackers', "your opponent's {kind:pokemonPossessive} attacks", ({ kind }) => ({ of: 'opponent', ...kind }));
}

function durations(g: PtcgGrammar): void {
  g.table('until', {
    "during your opponent's next turn": 'end-of-opponents-next-turn',
    "until the end of your opponent's next turn": 'end-of-opponents-next-turn',
    'during their next turn': 'end-of-opponents-next-turn',
    'during your next turn': 'end-of-own-next-turn',
    'until the end of your next turn': 'end-of-own-next-turn',
    'during this turn': 'end-of-turn',
    'this turn': 'end-of-turn',
    'until the end of <this|your> turn': 'end-of-turn',
    'for the rest of this turn': 'end-of-turn',
    'for the rest of this game': 'game',
  });
}

/** Damage counters at each Pokémon Checkup. */
const USUAL = { poisoned: 1, burned: 2 } as const;
const AFTER = '(after applying weakness and resistance)';
const BEFORE = '(before applying weakness and resistance)';

function damage(g: PtcgGrammar): void {
  const op = { more: '+', less: '-' } as const;
  for (const way of ['more', 'less'] as const) {
    g.rule('modifier', `{of:attacksOf} <do|does> {n} ${way} damage [to {target:subject}] [${BEFORE}]` as '{of:attacksOf}{n}[{target:subject}]', ({ of, n, target }) =>
      [{ what: 'damage-done', op: op[way], value: n, ...on(of), ...(way === 'more' ? to(target) : target && { to: target }) }]); // prettier-ignore
    g.rule('modifier', `{of:attacksOf} <do|does> {n} ${way} damage to {target:subject} [${BEFORE}] for each {count}` as '{of:attacksOf}{n}{target:subject}{count}', ({ of, n, target, count }) =>
      'sum' in count ? undefined : [{ what: 'damage-done', op: op[way], value: { per: count, times: n }, ...on(of), ...(way === 'more' ? to(target) : { to: target }) }]); // prettier-ignore
    g.rule('modifier', `{of:attacksOf} <do|does> {n} ${way} damage to {target:subject} for each {count} ${BEFORE}` as '{of:attacksOf}{n}{target:subject}{count}', ({ of, n, target, count }) =>
      'sum' in count ? undefined : [{ what: 'damage-done', op: op[way], value: { per: count, times: n }, ...on(of), ...(way === 'more' ? to(target) : { to: target }) }]); // prettier-ignore
    g.rule('modifier', `{of:attacksOf} <do|does> {n} ${way} damage to {pokemons} [${BEFORE}]` as '{of:attacksOf}{n}{pokemons}', ({ of, n, pokemons }) =>
      Object.keys(pokemons).length === 0 ? undefined : [{ what: 'damage-done', op: op[way], value: n, ...on(of), to: pokemons }]); // prettier-ignore
    g.rule('verb', `<take|takes> {n} ${way} damage from {attackers} [${AFTER}]` as '{n}{attackers}', ({ n, attackers }) =>
      [{ what: 'damage-taken', op: op[way], value: n, ...(Object.keys(attackers).length > 0 && { from: attackers }) }]); // prettier-ignore
    g.rule('verb', `<take|takes> {n} ${way} damage from {attackers} ${BEFORE}` as '{n}{attackers}', ({ n, attackers }) =>
      [{ what: 'damage-taken', op: op[way], value: n, place: 'before-weakness', ...(Object.keys(attackers).length > 0 && { from: attackers }) }]); // prettier-ignore
  }
  g.rule('modifier', `any damage done to {of:subject} by {attackers} is reduced by {n} ${AFTER}` as '{of:subject}{attackers}{n}', ({ of, attackers, n }) =>
    [{ what: 'damage-taken', op: '-', value: n, ...on(of), ...(Object.keys(attackers).length > 0 && { from: attackers }) }]); // prettier-ignore
  g.rule('modifier', `any damage done by attacks from {of:subject} is reduced by {n} ${BEFORE}` as '{of:subject}{n}', ({ of, n }) => [{ what: 'damage-done', op: '-', value: n, ...on(of) }]); // prettier-ignore
  g.rule('modifier', "each of this pokémon's attacks does {n} more damage [(before applying weakness and resistance)]", ({ n }) => [{ what: 'damage-done', op: '+', value: n }]); // prettier-ignore
  g.rule('modifier', "this pokémon's {attack:attackName} attack does {n} more damage [(before applying weakness and resistance)]", ({ attack, n }) => [{ what: 'damage-done', op: '+', value: n, attack }]); // prettier-ignore
  g.rule('modifier', "{of:subjectOf} {attack:attackName} attack's base damage is {n}", ({ of, attack, n }) => [{ what: 'damage-done', op: '=', value: n, attack, ...on(of) }]); // prettier-ignore
  g.rule('modifier', '<attacks used by this pokémon|this pokémon’s attacks> do {n} more damage [to your opponent’s active pokémon] for each {count} [(before applying weakness and resistance)]', ({ n, count }) => 'sum' in count ? undefined : [{ what: 'damage-done', op: '+', value: { per: count, times: n } }]); // prettier-ignore
  for (const [words, ignores] of [
    ['weakness', ['weakness']],
    ['resistance', ['resistance']],
    ['weakness or resistance', ['weakness', 'resistance']],
    ["any effects on your opponent's active pokémon", ['effects']],
    ["resistance or any effects on your opponent's active pokémon", ['resistance', 'effects']],
    ["weakness, resistance, or any effects on your opponent's active pokémon", ['weakness', 'resistance', 'effects']],
  ] as const)
    g.rule(
      'modifier',
      `<damage from|damage done by|the damage of> {of:attacksOf} isn't affected by ${words}` as '{of:attacksOf}',
      ({ of }) => [{ what: 'attack-ignores', ignores: [...ignores], ...on(of) }],
    );
  g.rule('modifier', "{attack:attackName} does {n} more damage [(before applying weakness and resistance)]", ({ attack, n }) => [{ what: 'damage-done', op: '+', value: n, attack }]); // prettier-ignore
}

function numbers(g: PtcgGrammar): void {
  g.rule('modifier', '{on:subject} {verbs}{except}', ({ on: of, verbs, except }) => { const some = of.self ? undefined : both(of, except); return some && about(verbs, some); }); // prettier-ignore
  g.rule('modifier', 'the {pokemon} this card is attached to {verbs}, except {kind:kindOfPokemon}', ({ pokemon, verbs, kind }) => { const some = both({ self: true, ...pokemon }, { not: kind }); return some && about(verbs, some); }); // prettier-ignore
  g.rule('verb', '<get|gets> +{n} HP', ({ n }) => [{ what: 'hp', op: '+', value: n }]);
  g.rule('verb', '<get|gets> -{n} HP', ({ n }) => [{ what: 'hp', op: '-', value: n }]);
  g.rule('verb', '<get|gets> +{n} HP for each {count}', ({ n, count }) => 'sum' in count ? undefined : [{ what: 'hp', op: '+', value: { per: count, times: n } }]); // prettier-ignore
  g.rule('verb', 'can evolve during your first turn or the turn you play it', () => [{ what: 'can', do: 'evolve-on-first-turn' }, { what: 'can', do: 'evolve-on-arrival' }]); // prettier-ignore
  g.rule('modifier', 'pokémon tools attached to {of:subject} have no effect', ({ of }) => [
    { what: 'no-tools', ...on(of) },
  ]);
  prizes(g);
  g.rule('modifier', 'whenever any player plays an item or supporter card from their hand, prevent all effects of that card done to this stadium card', () => [{ what: 'stadium-unaffected', by: ['item', 'supporter'] }]); // prettier-ignore
  g.rule('modifier', 'each {energy} attached to {of:subject} provides {units}', ({ energy: { cards: _, ...which }, of, units }) => [{ what: 'energy-provides', units, which, ...on(of) }]); // prettier-ignore
  g.rule('modifier', 'all special energy attached to {of:subject} <provide|provides> colorless energy and <have|has> no other effect', ({ of }) => [{ what: 'energy-provides', units: [['Colorless']], which: { special: true }, on: of }, { what: 'no-energy-effects', on: of }]); // prettier-ignore
  damageLessened(g);
  freeAttacks(g);
  costsChanged(g);
  conditionsHeld(g);
  kindsHeld(g);
  attacksGained(g);
  abilitiesGone(g);
  limitsHeld(g);
}

/** Damage that is prevented or less. */
function damageLessened(g: PtcgGrammar): void {
  const AFTERWARDS = '(after applying weakness and resistance)';
  g.rule('verb', `<take|takes> {n} less damage from <the opponent's attacks|attacks from the opponent's {pokemon}|attacks used by the opponent's {pokemon}> ${AFTERWARDS}` as '{n}[{pokemon}]', ({ n, pokemon = {} }) => [{ what: 'damage-taken', op: '-', value: n, opponents: true, ...(Object.keys(pokemon).length > 0 && { from: pokemon }) }]); // prettier-ignore
  g.rule('modifier', "prevent all damage done to {of:subject} by attacks from the opponent's {pokemon}", ({ of, pokemon }) => [{ what: 'prevent-damage', ...on(of), opponents: true, ...(Object.keys(pokemon).length > 0 && { from: pokemon }) }]); // prettier-ignore
  g.rule('modifier', 'if any damage is done to {of:subject} by attacks, flip a coin. if heads, prevent that damage', ({ of }) => [{ what: 'prevent-damage', coin: true, ...on(of) }]); // prettier-ignore
}

/** Attacks for nothing, or for something else. */
function freeAttacks(g: PtcgGrammar): void {
  g.rule(
    'modifier',
    '{of:attacksOf} cost {cost} less and do {n} more damage [to {target:subject}] [(before applying weakness and resistance)]',
    ({ of, cost: { type, n: less }, n, target }) => [
      { what: 'attack-cost', op: '-', value: less, ...(type !== 'Colorless' && { type }), ...on(of) },
      { what: 'damage-done', op: '+', value: n, ...on(of), ...to(target) },
    ],
  );
  const FREE = 'ignore all energy in the <cost|costs|attack cost>';
  g.rule('modifier', `${FREE} of {of:attacksOf}` as '{of:attacksOf}', ({ of }) => [
    { what: 'attack-cost', op: '=', value: 0, ...on(of) },
  ]);
  g.rule('modifier', `${FREE} of each of {of:subjectOf} attacks` as '{of:subjectOf}', ({ of }) => [
    { what: 'attack-cost', op: '=', value: 0, ...on(of) },
  ]);
  g.rule('modifier', `${FREE} of {attack:attackName} used by this pokémon` as '{attack:attackName}', ({ attack }) => [
    { what: 'attack-cost', op: '=', value: 0, attack },
  ]);
  g.rule('modifier', "ignore all energy in this pokémon's attack costs", () => [
    { what: 'attack-cost', op: '=', value: 0 },
  ]);
  g.rule(
    'modifier',
    'this pokémon can use the {attack:attackName} attack for {cost}',
    ({ attack, cost: { type, n } }) => [{ what: 'attack-cost', op: '=', value: n, type, attack }],
  );
}

/** Costs of attacks and of retreating. */
function costsChanged(g: PtcgGrammar): void {
  for (const [word, op] of [['less', '-'], ['more', '+']] as const)
    g.rule('modifier', `{of:attacksOf} <cost|costs> {cost} ${word} for each {count}` as '{of:attacksOf}{cost}{count}', ({ of, cost: { type, n }, count }) => 'sum' in count ? undefined : [{ what: 'attack-cost', op, value: n === 1 ? { per: count } : { per: count, times: n }, ...(type !== 'Colorless' && { type }), ...on(of) }]); // prettier-ignore
  g.rule('modifier', '{attack:attackName} used by this pokémon costs {cost} less for each {count}', ({ attack, cost: { type, n }, count }) => 'sum' in count ? undefined : [{ what: 'attack-cost', op: '-', value: n === 1 ? { per: count } : { per: count, times: n }, ...(type !== 'Colorless' && { type }), attack }]); // prettier-ignore
  g.rule('verb', '<has|have> no retreat cost and no weakness', () => [{ what: 'retreat-cost', op: '=', value: 0 }, { what: 'weakness', none: true }]); // prettier-ignore
  g.rule('verb', '<has|have> no retreat cost', () => [{ what: 'retreat-cost', op: '=', value: 0 }]);
  g.rule('cost', '{type}', ({ type }) => ({ type, n: 1 }));
  g.rule('cost', '{type} {more:cost}', ({ type, more }) => (type === more.type ? { type, n: more.n + 1 } : undefined));
  for (const [word, op] of [
    ['less', '-'],
    ['more', '+'],
  ] as const) {
    const retreat = (filter: PokemonFilter, { type, n }: { type: string; n: number }): Modifier[] | undefined => type === 'Colorless' ? [{ what: 'retreat-cost', op, value: n, ...on(filter) }] : undefined; // prettier-ignore
    g.rule('modifier', `{of:subjectOf} retreat cost is {cost} ${word}` as '{of:subjectOf}{cost}', ({ of, cost }) => retreat(of, cost)); // prettier-ignore
    g.rule('modifier', `{of:subjectOf} retreat cost is {cost} ${word} for each {count}` as '{of:subjectOf}{cost}{count}', ({ of, cost: { type, n }, count }) => type === 'Colorless' && n === 1 && !('sum' in count) ? [{ what: 'retreat-cost', op, value: { per: count }, ...on(of) }] : undefined); // prettier-ignore
    g.rule('modifier', `the retreat cost of {of:subject} is {cost} ${word}` as '{of:subject}{cost}', ({ of, cost }) => retreat(of, cost)); // prettier-ignore
    g.rule('modifier', `{of:attacksOf} <cost|costs> {cost} ${word}` as '{of:attacksOf}{cost}', ({ of, cost: { type, n } }) => [{ what: 'attack-cost', op, value: n, ...(type !== 'Colorless' && { type }), ...on(of) }]); // prettier-ignore
  }
  g.rule('modifier', 'when the {pokemon} this card is attached to uses an attack, that attack costs {n} energy less', ({ pokemon, n }) => [{ what: 'attack-cost', op: '-', value: n, anyType: true, on: { self: true, ...pokemon } }]); // prettier-ignore
}

/** Who cannot be affected by Special Conditions, and how many damage counters they put. */
function conditionsHeld(g: PtcgGrammar): void {
  for (const one of ['burned', 'poisoned'] as const) {
    const who = `<{side} ${one} {pokemon}|each ${one} {pokemon} (both yours and your opponent's)|${one} {pokemon} (both yours and your opponent's)>`;
    const more = (side: 'you' | 'opponent' | undefined, pokemon: PokemonFilter, value: number, op: '+' | '='): Modifier[] => [{ what: 'condition-counters', condition: one, op, value, on: { ...(side && { of: side }), ...pokemon } }]; // prettier-ignore
    g.rule('modifier', `put {n} more damage counter(s) on ${who} during pokémon checkup` as '{n}[{side}]{pokemon}', ({ n, side, pokemon }) => more(side, pokemon, n, '+')); // prettier-ignore
    g.rule('modifier', `during pokémon checkup, put {n} more damage counter(s) on ${who}` as '{n}[{side}]{pokemon}', ({ n, side, pokemon }) => more(side, pokemon, n, '+')); // prettier-ignore
    g.rule('modifier', `put {n} damage counters instead of {m:n} on ${who} during pokémon checkup` as '{n}{m:n}[{side}]{pokemon}', ({ n, m, side, pokemon }) => (m === USUAL[one] ? more(side, pokemon, n, '=') : undefined)); // prettier-ignore
    g.rule('modifier', `during pokémon checkup, put {n} damage counters instead of {m:n} on ${who}` as '{n}{m:n}[{side}]{pokemon}', ({ n, m, side, pokemon }) => (m === USUAL[one] ? more(side, pokemon, n, '=') : undefined)); // prettier-ignore
  }
  g.rule('verb', "can't be affected by <any special conditions|special conditions|any special condition>", () => [{ what: 'immune', to: 'any' }]); // prettier-ignore
  g.rule('verb', "recover(s) from all special conditions[,] and can't be affected by any special conditions", () => [{ what: 'immune', to: 'any', recovers: true }]); // prettier-ignore
  g.rule('verb', "can't be {conditions}", ({ conditions }) => [{ what: 'immune', to: conditions }]);
  g.rule('verb', "can't be {a:condition} or {b:condition}", ({ a, b }) => [{ what: 'immune', to: [a, b] }]);
  g.rule('modifier', "{on:subject} can't be {a:condition} or {b:condition}. (if those pokémon are already {c:condition} or {d:condition}, remove those special conditions.)", ({ on: of, a, b, c, d }) => a === c && b === d ? [{ what: 'immune', to: [a, b], recovers: true, ...on(of) }] : undefined); // prettier-ignore
  g.rule('modifier', "{on:subject} can't be {conditions}. <(if|if> <any of those pokémon are|those pokémon are already|that pokémon is currently> {again:conditions}, remove <that special condition|those special conditions><.)|>" as '{on:subject}{conditions}{again:conditions}', ({ on: of, conditions: to, again }) => JSON.stringify(to) === JSON.stringify(again) ? [{ what: 'immune', to, recovers: true, ...on(of) }] : undefined); // prettier-ignore
}

/** Types, Weakness and Resistance. */
function kindsHeld(g: PtcgGrammar): void {
  g.rule('verb', '<has|have> no weakness', () => [{ what: 'weakness', none: true }]);
  g.rule('verb', '<has|have> no resistance', () => [{ what: 'resistance', none: true }]);
  g.rule('modifier', '{of:subjectOf} type is [both] {types}', ({ of, types }) => [
    { what: 'types', types: [types].flat(), ...on(of) },
  ]);
  g.rule('modifier', 'apply weakness for {of:subject} as x{n} instead', ({ of, n }) => [{ what: 'weakness', value: `×${n}`, ...on(of) }]); // prettier-ignore
  g.rule('verb', '<is|are> [now] <a|an> {types} pokémon in addition to its <existing|other> types', ({ types }) => [
    { what: 'types', types: [types].flat(), also: true },
  ]);
  g.rule('verb', '<is|are> [now] both {types} type', ({ types }) => [{ what: 'types', types: [types].flat() }]);
  g.rule(
    'verb',
    '<is|are> <{types} type|a {types} pokémon|an {types} pokémon|now a {types} pokémon|now an {types} pokémon>' as '{types}',
    ({ types }) => [{ what: 'types', types: [types].flat() }],
  );
  g.rule('modifier', 'the weakness of {of:subject} is now {type}. (apply weakness as x{n}.)', ({ of, type, n }) => [{ what: 'weakness', type, value: `×${n}`, ...on(of) }]); // prettier-ignore
  g.rule(
    'modifier',
    'the weakness of {of:subject} is now {type}[. (the amount of weakness doesn’t change.)]',
    ({ of, type }) => [{ what: 'weakness', type, ...on(of) }],
  );
  g.rule(
    'modifier',
    "{of:subjectOf} weakness is now {type}[. (the amount of weakness doesn't change.)]",
    ({ of, type }) => [{ what: 'weakness', type, ...on(of) }],
  );
}

/** Attacks of other cards, and attacking twice. */
function attacksGained(g: PtcgGrammar): void {
  g.rule('verb', "can use the attacks of any pokémon (both yours and your opponent's)", () => [
    { what: 'gains-attacks', of: {} },
  ]);
  g.rule('verb', 'can use the attacks of any of {those}', ({ those }) =>
    those.where === 'bench' ? undefined : [{ what: 'gains-attacks', of: those }],
  );
  g.rule('verb', 'can use the attacks of any of your benched {kind:kindOfPokemon}', ({ kind }) => [{ what: 'gains-attacks', of: { of: 'you', where: 'bench', ...kind } }]); // prettier-ignore
  g.rule('verb', 'can use the attacks of {those}', ({ those }) => [{ what: 'gains-attacks', of: those }]);
  g.rule('verb', 'can use the attacks of any {card} in your discard pile', ({ card }) => [{ what: 'gains-attacks', of: { discard: card } }]); // prettier-ignore
  g.rule('verb', 'can use the attacks of any {card} in your discard pile, except for {kind:kindOfPokemon} {post:pokemonPost}', ({ card, kind, post }) => { const other = both(kind, post); const not = other && asCard(other); return not && [{ what: 'gains-attacks', of: { discard: { ...card, not } } }]; }); // prettier-ignore
  g.rule('verb', 'can use the attacks of any {kind:kindOfPokemon} on your bench or in your discard pile', ({ kind }) => { const card = asCard(kind); return card && [{ what: 'gains-attacks', of: { of: 'you', where: 'bench', ...kind } }, { what: 'gains-attacks', of: { discard: card } }]; }); // prettier-ignore
  g.rule('verb', 'can also use the attack on this card', () => [{ what: 'gains-attacks', of: 'this-card' }]);
  g.rule('verb', 'can use any attack from <its|their> previous evolution(s)', () => [
    { what: 'gains-attacks', of: 'under' },
  ]);
  g.rule('verb', 'can use the attack on this card', () => [{ what: 'gains-attacks', of: 'this-card' }]);
  g.rule('verb', '<can|may> attack twice <a|each> turn', () => [{ what: 'can', do: 'attack-twice' }]);
  g.rule('verb', 'may use an attack it has twice', () => [{ what: 'can', do: 'attack-twice' }]);
}

/** Who has no Abilities, and who keeps them. */
function abilitiesGone(g: PtcgGrammar): void {
  g.rule('verb', '<has|have> no abilities', () => [{ what: 'no-abilities' }]);
  g.rule('modifier', '{on:subject} <has|have> no abilities, except for {kind:kindOfPokemon} {post:pokemonPost}', ({ on: of, kind, post }) => { const not = both(kind, post); const other = not && both(of, { not }); return other && [{ what: 'no-abilities', on: other }]; }); // prettier-ignore
  g.rule('modifier', '{on:subject} <has|have> no abilities, except <for|any> [any] {kindOfPokemon}', ({ on: of, kindOfPokemon }) => { const other = both(of, { not: kindOfPokemon }); return other && [{ what: 'no-abilities', on: other }]; }); // prettier-ignore
}

/** How much there may be: Benched Pokémon, Pokémon Tools, Supporter cards. */
function limitsHeld(g: PtcgGrammar): void {
  g.rule('modifier', 'during your turn, you may play 2 supporter cards', () => [{ what: 'can', do: 'second-supporter', player: 'you' }]); // prettier-ignore
  g.rule('modifier', 'each player can have {n} pokémon on their bench', ({ n }) => [{ what: 'bench-limit', value: n, player: 'both' }]); // prettier-ignore
  g.rule('verb', '<may|can> have up to {n} pokémon tool(s) [cards] attached [to it]', ({ n }) =>
    n === 2 ? [{ what: 'can', do: 'second-tool' }] : [{ what: 'tool-limit', value: n }],
  );
  g.rule('modifier', "you can't have more than {n} benched pokémon", ({ n }) => [{ what: 'bench-limit', value: n, player: 'you' }]); // prettier-ignore
  const OVER = '(when this card comes into play, you discards benched pokémon until <he or she|they> <has|have> {m:n} pokémon on the bench.)'; // prettier-ignore
  g.rule('modifier', `you can't have more than {n} benched pokémon. ${OVER}` as '{n}{m:n}', ({ n, m }) => n === m ? [{ what: 'bench-limit', value: n, player: 'you' }] : undefined); // prettier-ignore
  g.rule('modifier', "your opponent can't have more than {n} benched pokémon", ({ n }) => [{ what: 'bench-limit', value: n, player: 'opponent' }]); // prettier-ignore
  g.rule('modifier', "each player can't have more than {n} benched pokémon", ({ n }) => [{ what: 'bench-limit', value: n, player: 'both' }]); // prettier-ignore
  g.rule('modifier', 'each player who has any {pokemon} in play can have up to {n} pokémon on their bench', ({ pokemon, n }) => [{ what: 'bench-limit', value: n, player: 'both', if: { test: 'in-play', which: { of: 'you', ...pokemon } } }]); // prettier-ignore
  g.rule('modifier', 'each player can have up to {n} pokémon on their bench', ({ n }) => [
    { what: 'bench-limit', value: n, player: 'both' },
  ]);
  g.rule('modifier', 'you can have up to {n} pokémon on your bench', ({ n }) => [
    { what: 'bench-limit', value: n, player: 'you' },
  ]);
}

/** Prize cards taken when a Pokémon is Knocked Out. */
function prizes(g: PtcgGrammar): void {
  type Prizes = Extract<Modifier, { what: 'prizes' }>;
  const many = (op: Prizes['op'], value: number, of: PokemonFilter, by?: PokemonFilter): Modifier[] => [{ what: 'prizes', op, value, ...on(of), ...(by && Object.keys(by).length > 0 && { byDamageFrom: by }) }]; // prettier-ignore
  g.rule('subject1', '{subject}', ({ subject }) => subject).rule('subject1', '1 of {those}', ({ those }) => those);
  const OUT = 'if {of:subject1} <is|are> knocked out';
  const BY = `${OUT} by damage from {by:attackers}`;
  const TAKES = '<take|takes|that player takes|your opponent takes>';
  for (const [word, op] of [
    ['more', '+'],
    ['fewer', '-'],
  ] as const) {
    g.rule(
      'modifier',
      `${BY}, ${TAKES} {n} ${word} prize card(s)` as '{of:subject1}{by:attackers}{n}',
      ({ of, by, n }) => many(op, n, of, by),
    );
    g.rule('modifier', `${OUT}, ${TAKES} {n} ${word} prize card(s)` as '{of:subject1}{n}', ({ of, n }) =>
      many(op, n, of),
    );
    g.rule(
      'modifier',
      `${BY}, and if {test}, ${TAKES} {n} ${word} prize card(s)` as '{of:subject1}{by:attackers}{test}{n}',
      ({ of, by, test, n }) => many(op, n, of, by).map((one) => ({ ...one, if: test }) as Modifier),
    );
    g.rule(
      'modifier',
      `${OUT} by damage from an attack <used by|of> {by:subject}, ${TAKES} {n} ${word} prize card(s)` as '{of:subject1}{by:subject}{n}',
      ({ of, by, n }) => many(op, n, of, by),
    );
  }
  g.rule('modifier', `${BY}, ${TAKES} {n} fewer prize card(s). this effect of your {name:cardName} can't be applied more than once per game` as '{of:subject1}{by:attackers}{n}{name:cardName}', ({ of, by, n, name }, { own }) => own.has(nameKey(name)) ? many('-', n, of, by).map((one) => ({ ...one, oncePerGame: true }) as Modifier) : undefined); // prettier-ignore
  const NONE = "<your opponent|that player> can't take any prize cards for it";
  g.rule('modifier', `${BY}, ${NONE}` as '{of:subject1}{by:attackers}', ({ of, by }) => many('=', 0, of, by));
  g.rule('modifier', `${OUT}, ${NONE}` as '{of:subject1}', ({ of }) => many('=', 0, of));
  g.rule('modifier', `${BY}, put <it|that pokémon|this pokémon> into your hand instead of [in] the discard pile` as '{of:subject1}{by:attackers}', ({ of, by }) => [{ what: 'goes-to', to: 'hand', ...on(of), ...(Object.keys(by).length > 0 && { byDamageFrom: by }) }]); // prettier-ignore
  g.rule('modifier', `${OUT}, put <it|that pokémon|this pokémon> into your hand instead of [in] the discard pile` as '{of:subject1}', ({ of }) => [{ what: 'goes-to', to: 'hand', ...on(of) }]); // prettier-ignore
  g.rule('subject', 'their {pokemons}', ({ pokemons }) => ({ of: 'opponent', ...pokemons }));
}
