/** Whether: cards just seen, powers used before, what two sides have in common. */
import type { Count, PokemonFilter, Predicate, Side, Who } from '../../../engine/ptcg/effects/schema.ts';
import { asCard } from './nouns.ts';
import { both, DONE, type PtcgGrammar } from './phrases.ts';

export function testsSeen(g: PtcgGrammar): void {
  const hand = (which: object): Count => ({ count: 'cards', in: 'hand', of: 'opponent', which });
  g.rule('test1', 'you find <any|a|an> {card} there', ({ card }) => ({ test: 'count', of: hand(card), number: { atLeast: 1 } })); // prettier-ignore
  used(g);
  g.rule('test1', 'there are {n} or fewer {pokemon} in play', ({ n, pokemon }) => ({ test: 'in-play', which: pokemon, number: { atMost: n } })); // prettier-ignore
  g.rule('test1', 'you have any cards in your hand', () => ({ test: 'count', of: { count: 'cards', in: 'hand', of: 'you' }, number: { atLeast: 1 } })); // prettier-ignore
  g.rule('test1', '{whose} remaining HP is {n}', ({ whose, n }) => ({ test: 'pokemon', who: whose, is: { remainingHp: n } })); // prettier-ignore
  g.rule('test1', 'you discarded {n} or more cards in this way', ({ n }) => ({ test: 'count', of: { count: 'done', by: DONE }, number: { atLeast: n } })); // prettier-ignore
  g.rule('test1', 'this card is attached to {name:cardName}', ({ name }) => ({ test: 'pokemon', who: 'self', is: { name } })); // prettier-ignore
  g.rule('test1', 'the {pokemon} this card is attached to {a:is} and {b:is}', ({ pokemon, a, b }) => { const is = both(a, b); const all = is && both(pokemon, is); return all && { test: 'pokemon', who: 'self', is: all }; }); // prettier-ignore
  g.rule('test1', '{who1} has {n} or more different types of basic energy attached [to it]', ({ who1, n }) => typeof who1 === 'string' ? { test: 'count', of: { count: 'energy-types', on: who1, basic: true }, number: { atLeast: n } } : undefined); // prettier-ignore
  g.rule('test1', 'any of {those} have {energy} attached [to them]', ({ those, energy: { cards: _, ...energy } }) => ({ test: 'in-play', which: { ...those, energy } })); // prettier-ignore
  g.rule('test1', "it's [a|an] {card}", ({ card }) => ({ test: 'done', by: DONE, which: card }));
  g.rule('test1', 'that pokémon was evolved in this way', () => ({ test: 'done', by: DONE }));
  alike(g);
  attacksUsed(g);
  prizes(g);
  g.rule('test1', '{names:cardNamesAnd} are on your bench', ({ names }) => ({ all: names.map((name): Predicate => ({ test: 'in-play', which: { of: 'you', where: 'bench', name } })) })); // prettier-ignore
  for (const [words, of] of [['your', 'you'], ["your opponent's", 'opponent']] as const)
    g.rule('test1', `<you have|your opponent has|there are> no {card} in ${words} discard pile` as '{card}', ({ card }) => ({ test: 'count', of: { count: 'cards', in: 'discard', of, which: card }, number: 0 })); // prettier-ignore
  g.rule('test1', 'there are any {card} in your discard pile', ({ card }) => ({ test: 'count', of: { count: 'cards', in: 'discard', of: 'you', which: card }, number: { atLeast: 1 } })); // prettier-ignore
  g.rule('test1', 'you have fewer than {n} {card} in your discard pile', ({ n, card }) => ({ test: 'count', of: { count: 'cards', in: 'discard', of: 'you', which: card }, number: { atMost: n - 1 } })); // prettier-ignore
  g.rule('test1', 'you have <any|a> {card} in the lost zone', ({ card }) => ({ test: 'count', of: { count: 'cards', in: 'lost-zone', of: 'you', which: card }, number: { atLeast: 1 } })); // prettier-ignore
  g.rule('test1', 'your opponent has {n} or more {card} in the lost zone', ({ n, card }) => ({ test: 'count', of: { count: 'cards', in: 'lost-zone', of: 'opponent', which: card }, number: { atLeast: n } })); // prettier-ignore
  g.rule('test1', 'your active pokémon is your only pokémon in play', () => ({ test: 'in-play', which: { of: 'you' }, number: 1 })); // prettier-ignore
  g.rule('test1', 'you have {n} or fewer other cards in your hand', ({ n }) => ({ test: 'count', of: { count: 'cards', in: 'hand', of: 'you' }, number: { atMost: n + 1 } })); // prettier-ignore
  g.rule('test1', 'you have {n} or fewer {pokemon} on your bench', ({ n, pokemon }) => ({ test: 'in-play', which: { of: 'you', where: 'bench', ...pokemon }, number: { atMost: n } })); // prettier-ignore
  g.rule('test1', "<you don't have|if you don't have> <a|any> stadium card in play", () => ({ not: { test: 'stadium', of: 'you' } })); // prettier-ignore
  g.rule('test1', 'none of {those} have any {energy} attached', ({ those, energy: { cards: _, ...energy } }) => ({ not: { test: 'in-play', which: { ...those, energy } } })); // prettier-ignore
  g.rule('test1', "your opponent's bench isn't full", () => ({ test: 'in-play', which: { of: 'opponent', where: 'bench' }, number: { atMost: 4 } })); // prettier-ignore
  g.rule('test1', 'all [of] your pokémon in play are {types} type', ({ types }) => ({ not: { test: 'in-play', which: { of: 'you', not: { type: types } } } })); // prettier-ignore
  g.rule('test1', 'your opponent has {name:cardName} (including {other:cardName}) in play', ({ name, other }) => ({ test: 'in-play', which: { of: 'opponent', name: [name, other] } })); // prettier-ignore
  g.rule('test1', 'you have at least {n} {energy} in play', ({ n, energy: { cards, ...energy } }) => cards ? { test: 'count', of: { count: 'energy-cards', on: { each: { of: 'you' } }, ...energy }, number: { atLeast: n } } : undefined); // prettier-ignore
} // prettier-ignore

/** "If you have used your GX attack". */
function used(g: PtcgGrammar): void {
  const once = (what: 'gx' | 'vstar', by: Side): Predicate => ({ test: 'used', what, by });
  g.rule('test1', 'you have used your GX attack', () => once('gx', 'you'));
  g.rule('test1', 'you have used your VSTAR power [during this game]', () => once('vstar', 'you'));
  g.rule('test1', 'your opponent has [already] used their GX attack', () => once('gx', 'opponent'));
  g.rule('test1', 'your opponent has used their VSTAR power [during this game]', () => once('vstar', 'opponent'));
}

/** "1 of your other Ancient Pokémon used an attack during your last turn". */
function attacksUsed(g: PtcgGrammar): void {
  const used = (pokemon: PokemonFilter, other?: 'other'): Predicate | undefined => {
    const which = asCard(pokemon);
    return which && { test: 'happened', event: { what: 'attack-used', by: 'you', when: 'last-turn', which, ...(other && { pokemon: other }) } };
  };
  g.rule('test1', '1 of your other {pokemon} used an attack during your last turn', ({ pokemon }) => used(pokemon, 'other'));
  g.rule('test1', '1 of your {pokemon} used an attack during your last turn', ({ pokemon }) => Object.keys(pokemon).length > 0 ? used(pokemon) : undefined);
} // prettier-ignore

/** What both sides have. */
function alike(g: PtcgGrammar): void {
  const same = (a: Who, b: Who): Predicate => ({ test: 'same-type', a, b });
  g.rule('test1', 'both active pokémon are the same type', () => same('own-active', 'opponent-active'));
  g.rule('test1', 'any of {a:those} are the same type as any of {b:those}', ({ a, b }) => same({ each: a }, { each: b })); // prettier-ignore
  const pokemon = (which: PokemonFilter): Count => ({ count: 'pokemon', which });
  g.rule('test1', 'you and your opponent have the same number of benched pokémon', () => ({ test: 'compare', a: pokemon({ of: 'you', where: 'bench' }), is: 'equal', than: pokemon({ of: 'opponent', where: 'bench' }) })); // prettier-ignore
  g.rule('test1', "you don't have more pokémon in play than your opponent", () => ({ not: { test: 'compare', a: pokemon({ of: 'you' }), is: 'more', than: pokemon({ of: 'opponent' }) } })); // prettier-ignore
  const hp = (of: Who): Count => ({ count: 'remaining-hp', of });
  for (const [words, is] of [['<fewer|less>', 'fewer'], ['more', 'more']] as const)
    g.rule('test1', `, before doing damage, your opponent's active pokémon has ${words} remaining HP than this pokémon`, () => ({ test: 'compare', a: hp('opponent-active'), is, than: hp('self') })); // prettier-ignore
  g.rule('test1', ", before this pokémon does damage, your opponent's active pokémon has no damage counters on it", () => ({ test: 'pokemon', who: 'opponent-active', is: { damaged: false } })); // prettier-ignore
} // prettier-ignore

/** Prize cards of both players. */
function prizes(g: PtcgGrammar): void {
  const all = (): Count => ({ count: 'prizes-left', of: 'both' });
  g.rule('test1', "the total of both players' prize cards remaining is exactly {n}", ({ n }) => ({ test: 'count', of: all(), number: n })); // prettier-ignore
  g.rule('test1', "the total of both players' prize cards remaining is {n} or less", ({ n }) => ({ test: 'count', of: all(), number: { atMost: n } })); // prettier-ignore
  g.rule('test1', 'each player has exactly {n} prize card(s) remaining', ({ n }) => ({ all: (['you', 'opponent'] as const).map((of): Predicate => ({ test: 'count', of: { count: 'prizes-left', of }, number: n })) })); // prettier-ignore
  g.rule('test1', 'you have {a:n}, {b:n}, or {c:n} prize cards <left|remaining>', ({ a, b, c }) => ({ any: [a, b, c].map((number): Predicate => ({ test: 'count', of: { count: 'prizes-left', of: 'you' }, number })) })); // prettier-ignore
  g.rule('count', 'prize cards both players have taken', () => ({ count: 'prizes-taken', of: 'both' }));
} // prettier-ignore
