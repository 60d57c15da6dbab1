/** Damage and effects prevented, Knock Outs survived. */
import type { PokemonFilter } from '../../../engine/ptcg/effects/schema.ts';
import type { PtcgGrammar } from './phrases.ts';
import { on } from './modifiers.ts';

export function prevention(g: PtcgGrammar): void {
  const from = (attackers: PokemonFilter): { from?: PokemonFilter } => (Object.keys(attackers).length > 0 ? { from: attackers } : {}); // prettier-ignore
  g.rule('modifier', 'prevent all damage done to {of:subject} by {attackers}', ({ of, attackers }) => [{ what: 'prevent-damage', ...on(of), ...from(attackers) }]); // prettier-ignore
  g.rule('modifier', 'prevent all damage from {attackers} done to {of:subject}', ({ of, attackers }) => [{ what: 'prevent-damage', ...on(of), ...from(attackers) }]); // prettier-ignore
  g.rule('modifier', 'prevent all damage from and effects of {attackers} done to {of:subject}', ({ of, attackers }) => [{ what: 'prevent-damage', ...on(of), ...from(attackers) }, { what: 'prevent-effects', of: ['attack'], ...on(of), ...from(attackers) }]); // prettier-ignore
  g.rule('modifier', 'prevent all effects of {attackers}[, except damage,] done to {of:subject}', ({ of, attackers }) => [{ what: 'prevent-effects', of: ['attack'], ...on(of), ...from(attackers) }]); // prettier-ignore
  for (const [word, range] of [['less', 'atMost'], ['more', 'atLeast']] as const)
    g.rule('modifier', `prevent all damage done to {of:subject} by {attackers} if that damage is {n} or ${word}` as '{of:subject}{attackers}{n}', ({ of, attackers, n }) => [{ what: 'prevent-damage', ...on(of), ...from(attackers), damage: { [range]: n } }]); // prettier-ignore
  g.rule('modifier', "prevent all effects of your opponent's abilities done to {of:subject}", ({ of }) => [{ what: 'prevent-effects', of: ['ability'], ...on(of), from: { of: 'opponent' } }]); // prettier-ignore
  for (const [words, full] of [['has full HP and would', true], ['would', false]] as const)
    g.rule('modifier', `if {of:subject} ${words} be knocked out by damage from {attackers}, <it|this pokémon|that pokémon> isn't knocked out[,] and its remaining HP becomes {n} [instead]` as '{of:subject}{attackers}{n}', ({ of, attackers, n }) =>
      Object.keys(attackers).every((key) => key === 'of') ? [{ what: 'survives', ...on(of), leaves: n, ...(full && { fullHp: true }) }] : undefined); // prettier-ignore

  // Effects of Abilities and Trainer cards.
  const KINDS = { attack: 'attacks', ability: 'abilities' } as const;
  const THEIRS = "<your opponent's|your opponent's pokémon's>";
  for (const [words, kinds] of [
    [KINDS.ability, ['ability']],
    [KINDS.attack, ['attack']],
    ['attacks and abilities', ['attack', 'ability']],
    ['attacks or abilities', ['attack', 'ability']],
  ] as const) {
    g.rule('modifier', `prevent all effects of ${THEIRS} ${words} done to {of:subject}` as '{of:subject}', ({ of }) => (kinds.length === 1 && kinds[0] === 'attack' ? undefined : [{ what: 'prevent-effects', of: [...kinds], ...on(of), from: { of: 'opponent' } }])); // prettier-ignore
    g.rule('modifier', `prevent all effects of ${words} from your opponent's pokémon done to {of:subject}` as '{of:subject}', ({ of }) => (kinds.length === 1 && kinds[0] === 'attack' ? undefined : [{ what: 'prevent-effects', of: [...kinds], ...on(of), from: { of: 'opponent' } }])); // prettier-ignore
  }
  const CARDS = {
    item: 'item',
    supporter: 'supporter',
    'item or supporter': 'item,supporter',
    'item or stadium': 'item,stadium',
    trainer: 'item,supporter,stadium,tool',
  } as const;
  for (const [words, kinds] of Object.entries(CARDS)) {
    const of = kinds.split(',') as ('item' | 'supporter')[];
    for (const article of ['a', 'an'])
      g.rule('modifier', `<when|whenever> your opponent plays ${article} ${words} card from their hand, prevent all effects of that card done to {to:subject}` as '{to:subject}', ({ to }) => [{ what: 'prevent-effects', of, ...on(to), from: { of: 'opponent' } }]); // prettier-ignore
  }
  // From whom it comes stands last.
  g.rule('modifier', 'prevent all damage from and effects of attacks done to {of:subject} by {by:subject}', ({ of, by }) => [{ what: 'prevent-damage', ...on(of), from: by }, { what: 'prevent-effects', of: ['attack'], ...on(of), from: by }]); // prettier-ignore
  g.rule('modifier', 'prevent all damage from attacks done to {of:subject} by {by:subject}', ({ of, by }) => [
    { what: 'prevent-damage', ...on(of), from: by },
  ]);
  g.rule(
    'modifier',
    "prevent all damage done to {of:subject} by attacks (both yours and your opponent's)",
    ({ of }) => [{ what: 'prevent-damage', ...on(of) }],
  );
  for (const [word, range] of [['less', 'atMost'], ['more', 'atLeast']] as const)
    g.rule('modifier', `if {of:subject} would be damaged by an attack, prevent that attack's damage done to {it:subject} if that damage is {n} or ${word}` as '{of:subject}{it:subject}{n}', ({ of, n }) => [{ what: 'prevent-damage', ...on(of), damage: { [range]: n } }]); // prettier-ignore
  g.rule('modifier', "prevent all damage counters from being put on {of:subject} by effects of attacks [used by your opponent's pokémon]", ({ of }) => [{ what: 'prevent-effects', of: ['attack'], counters: true, ...on(of) }]); // prettier-ignore
  g.rule('modifier', "prevent all damage counters from being put on {of:subject} by effects of attacks and abilities from the opponent's pokémon", ({ of }) => [{ what: 'prevent-effects', of: ['attack', 'ability'], counters: true, ...on(of) }]); // prettier-ignore
  g.rule('modifier', 'if {of:subject} would be knocked out by damage from {attackers}, flip a coin. if heads, <this pokémon|that pokémon|it> isn’t knocked out, and its remaining HP becomes {n} [instead]', ({ of, attackers, n }) =>
    Object.keys(attackers).every((key) => key === 'of') ? [{ what: 'survives', ...on(of), leaves: n, coin: true }] : undefined); // prettier-ignore
  g.rule(
    'modifier',
    '<if|when> {of:subject} is damaged by {attackers}, flip a coin. if heads, prevent that damage',
    ({ of, attackers }) => [{ what: 'prevent-damage', coin: true, ...on(of), ...from(attackers) }],
  );
}
