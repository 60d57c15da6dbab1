/** Tools, Technical Machines and Special Energy before Black & White: what they do to their Pokémon, and when they go. */
import type { EnergyType } from '../../../engine/case/schema.ts';
import type { Modifier, Op, PokemonFilter, Predicate } from '../../../engine/ptcg/effects/schema.ts';
import { op } from './acts/common.ts';
import { EVERY } from './energy-cards.ts';
import { on } from './modifiers.ts';
import { both, type Head, type PtcgGrammar, type Said } from './phrases.ts';

export function oldAttached(g: PtcgGrammar): void {
  attachedTo(g);
  leaving(g);
  tools(g);
  energy(g);
}
const discard = (): Op => ({ do: 'discard-tools', from: 'self', count: 'all' });
const atEnd = (player: 'you' | 'opponent', test?: Predicate): Said => ({ head: { effect: 'triggered', when: { event: 'turn-ended', player }, ...(test && { if: test }) }, steps: op(discard()) }); // prettier-ignore
const kind = (pokemon: PokemonFilter): boolean => Object.keys(pokemon).length > 0;

function attachedTo(g: PtcgGrammar): void {
  g.rule('sentence', 'attach this card to 1 of your {pokemon}', ({ pokemon }, { box }) => box === 'text' && kind(pokemon) ? { about: { attachTo: pokemon } } : undefined); // prettier-ignore
  g.rule('sentence', 'this card can be attached only to [a|an] {pokemon}', ({ pokemon }) => ({ about: { attachTo: pokemon } })); // prettier-ignore
  const ITS = 'the pokémon this card is attached to';
  for (const words of [`when ${ITS} is no longer`, `if ${ITS} isn't`])
    g.rule('sentence', `${words} [a|an] {pokemon}, discard this card` as '{pokemon}', ({ pokemon }) => ({ about: { elseDiscard: pokemon } })); // prettier-ignore
  g.rule('sentence', `if ${ITS} is [a|an] {pokemon}, discard this card` as '{pokemon}', ({ pokemon }) => kind(pokemon) ? { about: { elseDiscard: { not: pokemon } } } : undefined); // prettier-ignore
}

/** "If that Pokémon attacks, discard this card at the end of the turn." */
function leaving(g: PtcgGrammar): void {
  const attacked = (): Predicate => ({ test: 'happened', event: { what: 'attack-used', by: 'you', when: 'this-turn', pokemon: 'self' } }); // prettier-ignore
  for (const words of ['if that pokémon attacks, discard this card at the end of the turn', 'discard this card at the end of the turn in which this pokémon attacks', 'discard this card at the end of any turn the pokémon attacks'])
    g.rule('sentence', words, (_, { box }) => (box === 'text' ? atEnd('you', attacked()) : undefined));
  g.rule('sentence', "if that pokémon is damaged by an opponent's attack, discard this card at the end of the turn", (_, { box }) => box === 'text' ? atEnd('opponent', { test: 'happened', event: { what: 'damaged', when: 'this-turn', pokemon: 'self' } }) : undefined);
  for (const words of ["at the end of your opponent's turn after you played this card, discard this card", "discard this card at the end of your opponent's next turn"])
    g.rule('sentence', words, (_, { box }) => (box === 'text' ? atEnd('opponent') : undefined));
  g.rule('sentence', 'discard this card at the end of the turn it was attached', (_, { kind: of }) => of === 'energy' ? atEnd('you') : undefined);
  // A Supporter is discarded then anyway.
  g.rule('sentence', 'when your turn ends, discard this card', (_, { kind: of }) => of === 'energy' ? atEnd('you') : { reminder: true });
} // prettier-ignore

function tools(g: PtcgGrammar): void {
  for (const more of ['or its stage 1 evolution card', 'or any evolution card from which the pokémon evolved'])
    g.rule('verb', `can use any attack from its basic pokémon [card] ${more}`, () => [{ what: 'gains-attacks', of: 'under' }]); // prettier-ignore
  const CHARM = 'whenever an attack from the pokémon this card is attached to does damage to the active pokémon, <the|this> attack does {n} more damage (before applying weakness and resistance)';
  g.rule('modifier', CHARM as '{n}', ({ n }) => [{ what: 'damage-done', op: '+', value: n }]);
  g.rule('verb', 'does {n} more damage to the active pokémon (before applying weakness and resistance)', ({ n }) => [{ what: 'damage-done', op: '+', value: n }]);
  g.rule('modifier', 'when the pokémon this card is attached to is knocked out, your opponent takes {n} more prize card(s)', ({ n }) => [{ what: 'prizes', op: '+', value: n }]);
  for (const [word, sign] of [['less', '-'], ['more', '+']] as const)
    g.rule('modifier', `as long as this card is attached to a pokémon, the attack cost of that pokémon's attacks is {cost} ${word}` as '{cost}', ({ cost: { type, n } }, { box }) => box === 'text' ? [{ what: 'attack-cost', op: sign, value: n, ...(type !== 'Colorless' && { type }) }] : undefined);
  g.rule('modifier', "as long as this card is attached to a pokémon, that pokémon's type is {type}", ({ type }, { box }) => box === 'text' ? [{ what: 'types', types: [type] }] : undefined);
  g.rule('modifier', "as long as this card is attached to a pokémon, that pokémon's type (color) is {type}", ({ type }, { box }) => box === 'text' ? [{ what: 'types', types: [type] }] : undefined);
  const healed = (test: Predicate): Head => ({ effect: 'triggered', when: { event: 'checkup' }, if: test, it: 'self' });
  g.rule('sentence', 'during pokémon checkup, if the pokémon this card is attached to is affected by any special conditions, remove all of them', (_, { box }) => box === 'text' ? { head: healed({ test: 'pokemon', who: 'self', is: { condition: 'any' } }), steps: op({ do: 'recover', from: 'all', on: 'self' }) } : undefined);
} // prettier-ignore

function energy(g: PtcgGrammar): void {
  const only = (types: EnergyType[]): PokemonFilter => ({ type: types.length === 1 ? types[0]! : types });
  g.rule('sentence', "at the end of every turn, put {n} damage counter(s) on the pokémon this card is attached to, unless it's {types} or has {part:namePart} in its name", ({ n, types, part }) => ({
    head: { effect: 'triggered', when: { event: 'turn-ended' }, if: { not: { test: 'pokemon', who: 'self', is: { any: [only([types].flat()), { nameIncludes: part }] } } } }, steps: op({ do: 'put-counters', count: n, on: 'self' }),
  }));
  const more = (n: number): Modifier[] => [{ what: 'damage-done', op: '+', value: n, place: 'after-weakness' }];
  g.rule('modifier', "if the pokémon this card is attached to damages your opponent's active pokémon (after applying weakness and resistance), the attack does {n} more damage to your opponent's active pokémon", ({ n }) => more(n));
  g.rule('modifier', 'if the pokémon this card is attached to attacks, the attack does {n} more damage to the active pokémon (before applying weakness and resistance)', ({ n }) => [{ what: 'damage-done', op: '+', value: n }]);
  for (const [words, place] of [['after', 'after-weakness'], ['before', 'before-weakness']] as const)
    g.rule('modifier', `if the pokémon this card is attached to isn't {types}, whenever it damages a pokémon [by an attack], reduce that damage by {n} (${words} applying weakness and resistance)` as '{types}{n}', ({ types, n }) => [{ what: 'damage-done', op: '-', value: n, on: { self: true, not: only([types].flat()) }, to: {}, place }]);
  for (const words of ['damage done to the pokémon this card is attached to is reduced by {n} (after applying weakness and resistance)', 'damage done by attacks to the pokémon this card <is attached|attached> to is reduced by {n} (after applying weakness and resistance)'])
    g.rule('modifier', words as '{n}', ({ n }) => [{ what: 'damage-taken', op: '-', value: n }]);
  const IS = 'the pokémon this card is attached to';
  g.rule('test1', `${IS} also has a basic {type} energy card attached to it` as '{type}', ({ type }) => ({ test: 'pokemon', who: 'self', is: { energy: { type, basic: true } } }));
  for (const words of ['ignore these effects if this card is attached to [a|an] {pokemon}', 'if this card is attached to [a|an] {pokemon}, this card has no effect other than providing energy'])
    g.rule('sentence', words as '{pokemon}', ({ pokemon }, { box }) => box === 'text' && kind(pokemon) ? { about: { usableIf: { not: { test: 'pokemon', who: 'self', is: pokemon } } } } : undefined);
  g.rule('sentence', 'this card provides {units} when attached to a pokémon that already has special energy cards attached to it', ({ units }) => ({ provides: units, if: { test: 'count', of: { count: 'energy-cards', on: 'self', special: true }, number: { atLeast: 2 } } }));
  g.rule('units', 'every type of energy but only provides {n} energy at a time', ({ n }) => Array.from({ length: n }, () => [...EVERY]));
  g.rule('sentence', 'while in play, this card counts as {units}', ({ units }) => ({ provides: units }));
  g.rule('sentence', 'while attached to [a|an] {pokemon}, this card provides {units}', ({ pokemon, units }) => kind(pokemon) ? { provides: units, if: { test: 'pokemon', who: 'self', is: pokemon } } : undefined);
  const head = (pokemon: PokemonFilter): Head => ({ effect: 'triggered', when: { event: 'energy-attached', pokemon: both({ self: true }, pokemon)! }, it: 'self' });
  g.rule('sentence', 'when you attach this card from your hand to your active pokémon, switch that pokémon with 1 of your benched pokémon', () => ({ head: head({ where: 'active' }), steps: op({ do: 'switch', who: 'you' }) }));
  const GUST = "when you attach this card from your hand to your active pokémon, switch 1 of your opponent's active pokémon with 1 of your opponent's benched pokémon. your opponent chooses the benched pokémon to switch";
  g.rule('sentence', GUST, () => ({ head: head({ where: 'active' }), steps: op({ do: 'switch', who: 'opponent' }) }));
  g.rule('act', 'remove {n} damage counter(s) and all special conditions from {who1}', ({ n, who1 }) => typeof who1 === 'string' || 'chosen' in who1 ? op({ do: 'heal', amount: n * 10, on: who1 }, { do: 'recover', from: 'all', on: who1 }) : undefined);
  g.rule('modifier', 'all damage done by {of:attacksOf} is reduced by {n} (after applying weakness and resistance)', ({ of, n }) => [{ what: 'damage-done', op: '-', value: n, ...on(of), to: {}, place: 'after-weakness' }]);
} // prettier-ignore
