/** Stadiums and Trainer cards before Black & White. */
import type { CardFilter, Modifier, Op, PokemonFilter, Predicate, Who } from '../../../engine/ptcg/effects/schema.ts';
import { op } from './acts/common.ts';
import { on } from './modifiers.ts';
import { DONE, type PtcgGrammar, type Step } from './phrases.ts';

export function oldStadiums(g: PtcgGrammar): void {
  happenings(g);
  holds(g);
  trades(g);
  cards(g);
}

function happenings(g: PtcgGrammar): void {
  const ANY = 'whenever <any player|either player|a player>';
  g.rule('event1', `${ANY} attaches <an energy card|an energy> from their hand to [a|an] {pokemon}` as '{pokemon}', ({ pokemon }, { box }) => box === 'text' ? { effect: 'triggered', when: { event: 'energy-attached', pokemon }, it: 'event' } : undefined);
  g.rule('event1', `${ANY} plays <a|any> pokémon from their hand to evolve [1 of] their pokémon` as '', (_, { box }) => box === 'text' ? { effect: 'triggered', when: { event: 'evolved', pokemon: {} }, it: 'event' } : undefined);
  g.rule('act', 'remove any special conditions from {who1}', ({ who1 }, { box }) => box !== 'text' ? undefined : op({ do: 'recover', from: 'all', on: who1 }));
  g.rule('act', 'each player puts {n} damage counter(s) on their {pokemons}', ({ n, pokemons }, { box }) => box === 'text' ? op({ do: 'put-counters', count: n, on: { each: pokemons } }) : undefined);
  g.rule('act', 'that player puts {n} damage counter(s) on that pokémon', ({ n }, { box }) => box === 'text' ? op({ do: 'put-counters', count: n, on: 'event' }) : undefined);
} // prettier-ignore

function holds(g: PtcgGrammar): void {
  g.rule('verb', "can't use any poké-powers or poké-bodies", () => [{ what: 'no-abilities' }]);
  g.rule('verb', "can't be {a:condition}, {b:condition}, or {c:condition}", ({ a, b, c }) => [{ what: 'immune', to: [a, b, c] }]);
  g.rule('attacksOf', '{kind:pokemonPossessive} attacks', ({ kind }, { box }) => box === 'text' && kind.type !== undefined ? kind : undefined);
  g.rule('modifier', 'any damage done by {of:attacksOf} isn’t affected by resistance', ({ of }) => [{ what: 'attack-ignores', ignores: ['resistance'], ...on(of) }]);
  g.rule('modifier', "don't apply resistance to any attacks made by {of:subject}", ({ of }) => [{ what: 'attack-ignores', ignores: ['resistance'], ...on(of) }]);
  g.rule('subject', '{pokemons}', ({ pokemons }, { box }) => box === 'text' && pokemons.nameIncludes !== undefined ? pokemons : undefined);
  for (const [word, sign] of [['less', '-'], ['more', '+']] as const) {
    const cost = (of: PokemonFilter, { type, n }: { type: string; n: number }): Modifier[] | undefined => type === 'Colorless' ? [{ what: 'retreat-cost', op: sign, value: n, ...on(of) }] : undefined;
    g.rule('modifier', `the retreat cost for {of:subject} is {cost} ${word}` as '{of:subject}{cost}', ({ of, cost: paid }) => cost(of, paid));
    g.rule('modifier', `you pay {cost} ${word} to retreat your {pokemons}` as '{cost}{pokemons}', ({ cost: paid, pokemons }) => cost({ of: 'you', ...pokemons }, paid));
    g.rule('modifier', `each player pays {cost} ${word} to retreat [a|an] {pokemon}` as '{cost}{pokemon}', ({ cost: paid, pokemon }) => Object.keys(pokemon).length > 0 ? cost(pokemon, paid) : undefined);
    g.rule('modifier', `your opponent pays {cost} ${word} to retreat their {pokemons}` as '{cost}{pokemons}', ({ cost: paid, pokemons }) => cost({ of: 'opponent', ...pokemons }, paid));
    g.rule('verb', `<pay|pays> {cost} ${word} to retreat` as '{cost}', ({ cost: { type, n } }) => type === 'Colorless' ? [{ what: 'retreat-cost', op: sign, value: n }] : undefined);
  }
} // prettier-ignore

/** "Discard 2 of the other cards from your hand in order to …", "Trade 1 of the other cards in your hand for …". */
function trades(g: PtcgGrammar): void {
  const OTHERS = '{n} of the other cards <from|in> your hand';
  const pay = (count: number, to?: 'deck'): Step[] => op({ do: 'discard-cards', count, of: 'you', ...(to && { to }) });
  g.rule('sentence', `discard ${OTHERS} in order to {acts}` as '{n}{acts}', ({ n, acts }, { box }) => box === 'text' ? { steps: acts, cost: pay(n) } : undefined);
  g.rule('sentence', 'discard {n} {card} from your hand in order to {acts}', ({ n, card, acts }, { box }) => box === 'text' ? { steps: acts, cost: op({ do: 'discard-cards', count: n, which: card, of: 'you' }) } : undefined);
  g.rule('sentence', `shuffle ${OTHERS} into your deck in order to {acts}` as '{n}{acts}', ({ n, acts }, { box }) => box === 'text' ? { steps: acts, cost: pay(n, 'deck') } : undefined);
  g.rule('sentence', `trade ${OTHERS} for {wanted} from your discard pile` as '{n}{wanted}', ({ n, wanted: { which, count, upTo } }, { box }) => box === 'text' && which ? { steps: op({ do: 'take', from: 'discard', which, count, ...(upTo && { upTo }), to: 'hand', as: DONE }), cost: pay(n) } : undefined);
  g.rule('sentence', 'discard a card from your hand in order to play this card', () => ({ cost: pay(1) }));
  g.rule('sentence', 'if you have fewer than {n} {card} there, take all of them', () => ({ reminder: true }));
  g.rule('act', 'put {wanted} from your discard pile on top of your deck' as '{wanted}', ({ wanted: { which, count } }) => op({ do: 'take', from: 'discard', ...(which && { which }), count, to: 'deck-top', as: DONE }));
  g.rule('act', 'put a card in your discard pile on top of your deck', () => op({ do: 'take', from: 'discard', count: 1, to: 'deck-top', as: DONE }));
} // prettier-ignore

function cards(g: PtcgGrammar): void {
  const bench = (): Who => ({ choose: 1, from: { of: 'you', where: 'bench' } });
  g.rule('act', 'choose a pokémon on your bench. shuffle it and any cards attached to it into your deck', () => op({ do: 'return', which: bench(), to: 'deck', attached: 'with', as: DONE }));
  g.rule('act', 'switch 1 of your own benched pokémon with your active pokémon', () => op({ do: 'switch', who: 'you', as: DONE }));
  const trainers = (player: 'you' | 'opponent', until: Extract<Op, { do: 'in-force' }>['until']): Step[] => op({ do: 'in-force', player, until, modifiers: [{ what: 'cannot', do: 'play-trainer' }] });
  g.rule('act', "you can't play any more trainer cards this turn", () => trainers('you', 'end-of-turn'));
  g.rule('act', 'choose a card from your hand and put it on the bottom of your deck', () => op({ do: 'discard-cards', of: 'you', count: 1, to: 'deck-bottom', as: DONE }));
  g.rule('act', "choose a card from your opponent's hand without looking and put it on the bottom of their deck", () => op({ do: 'discard-cards', of: 'opponent', by: 'random', count: 1, to: 'deck-bottom', as: DONE }));
  g.rule('act', 'your turn is over now', () => op({ do: 'end-turn' }));
  for (const words of ["(you don't get to attack)", "(you can't attack this turn)"])
    g.rule('act', `your turn is over now ${words}`, () => op({ do: 'end-turn' }));
  g.rule('act', "your turn ends [immediately] (you can't attack this turn)", () => op({ do: 'end-turn' }));
  g.rule('act', 'search your discard pile for {wanted}. reveal them and shuffle them into your deck', ({ wanted: { which, count, upTo } }) => which && op({ do: 'take', from: 'discard', which, count, ...(upTo && { upTo }), to: 'deck', as: DONE }));
  g.rule('act', 'choose {wanted} from your discard pile. reveal them and shuffle them into your deck', ({ wanted: { which, count, upTo } }) => which && op({ do: 'take', from: 'discard', which, count, ...(upTo && { upTo }), to: 'deck', as: DONE }));
  const own = (key: { names: ReadonlySet<string>; copiesOf?: string }): CardFilter | undefined => key.copiesOf === undefined ? undefined : { name: key.copiesOf };
  g.rule('sentence', "if any this card is in your discard pile, you can't play this card", (_, context) => {
    const which = own(context);
    return which && { about: { usableIf: { test: 'count', of: { count: 'cards', in: 'discard', of: 'you', which }, number: 0 } } };
  });
  g.rule('sentence', "(you can't play this card if your opponent's bench is full.)", () => ({ about: { usableIf: roomFor('opponent') } }));
  g.rule('act', "choose {n} {card} from your opponent's discard pile and put it onto their bench", ({ n, card }) => op({ do: 'take', from: 'discard', of: 'opponent', which: card, count: n, to: 'bench', as: DONE }));
} // prettier-ignore
const roomFor = (of: 'you' | 'opponent'): Predicate => ({ test: 'in-play', which: { of, where: 'bench' }, number: { atMost: 4 } }); // prettier-ignore
