/** Pokémon Tools, Special Energy and Stadiums: what they wait for, and what they say of the Pokémon they are attached to. */
import type { Modifier, PokemonFilter, Predicate } from '../../../engine/ptcg/effects/schema.ts';
import { filterOf } from './acts/common.ts';
import { on } from './modifiers.ts';
import { both, type Head, type PtcgGrammar } from './phrases.ts';

type When = Extract<Head, { effect: 'triggered' }>;
const YOURS: Predicate = { test: 'turn', of: 'you' };
const from = (attackers: PokemonFilter): { byDamageFrom?: PokemonFilter } => (Object.keys(attackers).length > 0 ? { byDamageFrom: attackers } : {}); // prettier-ignore
const EVEN = '[(even if <this pokémon|it|that pokémon> is knocked out)]';

export function attached(g: PtcgGrammar): void {
  hurt(g);
  happenings(g);
  prizes(g);
  holds(g);
}

/** "If this Pokémon has full HP and is Knocked Out by damage from …", with one more thing said of it. */
function hurt(g: PtcgGrammar): void {
  const self = (pokemon: PokemonFilter | undefined, is: PokemonFilter): Predicate | undefined => {
    const all = pokemon && Object.keys(pokemon).length > 0 ? both(pokemon, is) : is;
    return all && { test: 'pokemon', who: 'self', is: all };
  };
  for (const what of ['this pokémon', 'the {pokemon} this card is attached to'])
    for (const [how, event] of [['damaged by', 'damaged'], ['knocked out by damage from', 'knocked-out']] as const) {
      g.rule('event1', `if ${what} {is} and is ${how} {attackers} ${EVEN}` as '[{pokemon}]{is}{attackers}', ({ pokemon, is, attackers }) => {
        const test = self(pokemon, is);
        return is.where === undefined && test ? ({ effect: 'triggered', when: { event, ...from(attackers) }, if: test } satisfies When) : undefined;
      });
      g.rule('event1', `if ${what} {is}, is in the active spot, and is ${how} {attackers} ${EVEN}` as '[{pokemon}]{is}{attackers}', ({ pokemon, is, attackers }) => {
        const test = self(pokemon, is);
        return test && ({ effect: 'triggered', place: 'active', when: { event, ...from(attackers) }, if: test } satisfies When);
      });
      g.rule('event1', `whenever ${what} is in the active spot and is ${how} {attackers} ${EVEN}` as '[{pokemon}]{attackers}', ({ pokemon, attackers }) => ({ effect: 'triggered', place: 'active', when: { event, ...from(attackers) }, ...(pokemon && Object.keys(pokemon).length > 0 && { if: { test: 'pokemon', who: 'self', is: pokemon } }) }));
    }
  const MUCH = 'takes {n} or more damage from {attackers}';
  g.rule('event1', `if the pokémon this card is attached to is in the active spot and ${MUCH} ${EVEN}` as '{n}{attackers}', ({ n, attackers }) => ({ effect: 'triggered', place: 'active', when: { event: 'damaged', ...from(attackers) }, if: { test: 'count', of: { count: 'damage-suffered' }, number: { atLeast: n } } }));
  g.rule('event1', `if the pokémon this card is attached to {is}, is in the active spot, and ${MUCH} ${EVEN}` as '{is}{n}{attackers}', ({ is, n, attackers }) => ({ effect: 'triggered', place: 'active', when: { event: 'damaged', ...from(attackers) }, if: { all: [{ test: 'pokemon', who: 'self', is }, { test: 'count', of: { count: 'damage-suffered' }, number: { atLeast: n } }] } }));
} // prettier-ignore

function happenings(g: PtcgGrammar): void {
  for (const to of ['this pokémon', 'the pokémon this card is attached to'])
    g.rule('event1', `whenever you attach <an energy card|an energy|a {energy}> from your hand to ${to} [during your turn]` as '[{energy}]', ({ energy }) => ({ effect: 'triggered', when: { event: 'energy-attached', ...(energy && { energy: filterOf(energy) }), ...(to !== 'this pokémon' && { player: 'you' as const }) }, if: YOURS })); // prettier-ignore
  g.rule('event1', 'whenever your opponent attaches an energy from their hand to 1 of their pokémon', () => ({ effect: 'triggered', when: { event: 'energy-attached', pokemon: { of: 'opponent' }, player: 'opponent' }, it: 'event' })); // prettier-ignore
  g.rule('event', 'if {test}, {event1}', ({ test, event1 }) => event1.effect === 'triggered' && event1.if === undefined ? { ...event1, if: test } : undefined); // prettier-ignore
  const STADIUM = 'whenever <any player|either player|a player>';
  g.rule('event1', `${STADIUM} puts <a|an> {pokemon} from their hand onto their bench` as '{pokemon}', ({ pokemon }, { box }) => box === 'text' ? { effect: 'triggered', when: { event: 'played-to-bench', pokemon }, it: 'event' } : undefined); // prettier-ignore
  g.rule('event1', `${STADIUM} plays <a|an> {pokemon} from their hand to evolve <a|an> {other:pokemon} during their turn` as '{pokemon}{other:pokemon}', ({ pokemon }, { box }) => box === 'text' && pokemon.label === 'VMAX' ? { effect: 'triggered', when: { event: 'evolved', pokemon }, it: 'event' } : undefined); // prettier-ignore
  g.rule('event1', "whenever a player's active pokémon moves to the bench during their turn", (_, { box }) => box === 'text' ? { effect: 'triggered', when: { event: 'moved-to-bench', pokemon: {} }, it: 'event' } : undefined); // prettier-ignore
  g.rule('event1', 'whenever you play a pokémon from your hand to evolve the {pokemon} this card is attached to', ({ pokemon }) => ({ effect: 'triggered', when: { event: 'evolved', pokemon: { self: true, ...pokemon } }, it: 'self' })); // prettier-ignore
  g.rule('event1', 'at the end of each turn', () => ({ effect: 'triggered', when: { event: 'turn-ended' } }));
  g.rule('event1', 'once at the end of your turn (after your attack)', () => ({ effect: 'triggered', when: { event: 'turn-ended', player: 'you' } })); // prettier-ignore
  g.rule('sentence', 'discard this card at the end of the turn you attached it', (_, { box }) => box === 'text' ? { records: [endOfTurn()] } : undefined); // prettier-ignore
  g.rule('sentence', 'if this card is attached to 1 of your pokémon, discard it at the end of the turn', (_, { box }) => box === 'text' ? { records: [endOfTurn()] } : undefined); // prettier-ignore
  g.rule('sentence', "this effect can't be applied more than once at a time to the same pokémon", () => ({ about: { once: true } })); // prettier-ignore
} // prettier-ignore
const endOfTurn = () => ({ effect: 'triggered' as const, when: { event: 'turn-ended' as const, player: 'you' as const }, do: [{ do: 'discard-tools' as const, from: 'self' as const, count: 'all' as const }] }); // prettier-ignore

function prizes(g: PtcgGrammar): void {
  const NONE = "<your opponent|that player> can't take any prize cards for it";
  g.rule('modifier', `if this pokémon {is} and is knocked out by damage from {by:attackers}, ${NONE}` as '{is}{by:attackers}', ({ is, by }) => [{ what: 'prizes', op: '=', value: 0, on: { self: true, ...is }, ...from(by) }]); // prettier-ignore
  const FEWER = '<that player|your opponent> takes {n} fewer prize card(s)';
  const fewer = (n: number, of: PokemonFilter, by: PokemonFilter): Modifier => ({ what: 'prizes', op: '-', value: n, ...on(of), ...from(by) }); // prettier-ignore
  g.rule('modifier', `the {pokemon} this card is attached to gets -{m:n} HP, and when it is knocked out by damage from {by:attackers}, ${FEWER}` as '{pokemon}{m:n}{by:attackers}{n}', ({ pokemon, m, by, n }) => [{ what: 'hp', op: '-', value: m, on: { self: true, ...pokemon } }, fewer(n, { self: true, ...pokemon }, by)]); // prettier-ignore
  g.rule('modifier', `if the {pokemon} this card is attached to {is} and is knocked out by damage from {by:attackers}, ${FEWER}` as '{pokemon}{is}{by:attackers}{n}', ({ pokemon, is, by, n }) => { const of = both({ self: true, ...pokemon }, is); return of && [fewer(n, of, by)]; }); // prettier-ignore
  g.rule('modifier', `when the pokémon this card is attached to is knocked out, ${FEWER}` as '{n}', ({ n }) => [{ what: 'prizes', op: '-', value: n }]); // prettier-ignore
} // prettier-ignore

function holds(g: PtcgGrammar): void {
  g.rule('subject', 'both active pokémon', () => ({ where: 'active' }));
  g.rule('subject', 'each {pokemon} in play (except for {kind:kindOfPokemon})', ({ pokemon, kind }) => both(pokemon, { not: kind })); // prettier-ignore
  g.rule('modifier', '{of:subjectOf} maximum HP is {n}', ({ of, n }) => [{ what: 'hp', op: '=', value: n, ...on(of) }]);
  g.rule('modifier', 'the maximum HP of {of:subject} is {n}', ({ of, n }) => [{ what: 'hp', op: '=', value: n, ...on(of) }]); // prettier-ignore
  g.rule('modifier', "{of:subjectOf} resistance is now -{n}", ({ of, n }) => [{ what: 'resistance', value: `-${n}`, ...on(of) }]); // prettier-ignore
  g.rule('modifier', 'each of {of:subjectOf} resistance is now -{n}', ({ of, n }) => [{ what: 'resistance', value: `-${n}`, ...on(of) }]); // prettier-ignore
  // An attack costs at most five of them.
  const ALL_COLORLESS = 5;
  g.rule('modifier', 'ignore all colorless energy in the costs of {of:attacksOf}', ({ of }) => [{ what: 'attack-cost', op: '-', value: ALL_COLORLESS, ...on(of) }]); // prettier-ignore
  g.rule('modifier', "{of:subject} can attack even if <it is|it's> asleep or paralyzed", ({ of }) => [{ what: 'can', do: 'attack-while-asleep', ...on(of) }, { what: 'can', do: 'attack-while-paralyzed', ...on(of) }]); // prettier-ignore
  g.rule('verb', 'can evolve during your first turn', () => [{ what: 'can', do: 'evolve-on-first-turn' }]);
  g.rule('verb', 'can evolve during the turn you play it', () => [{ what: 'can', do: 'evolve-on-arrival' }]);
  g.rule('modifier', "each player's {kind:kindOfPokemon} can evolve during their first turn or the turn they play those pokémon", ({ kind }) => [{ what: 'can', do: 'evolve-on-first-turn', on: kind }, { what: 'can', do: 'evolve-on-arrival', on: kind }]); // prettier-ignore
} // prettier-ignore
