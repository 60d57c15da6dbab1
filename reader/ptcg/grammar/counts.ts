/** How many: "for each …". */
import type { Amount, Count } from '../../../engine/ptcg/effects/schema.ts';
import { DONE, FLIP, type PtcgGrammar } from './phrases.ts';

export function counts(g: PtcgGrammar): void {
  const has = (count: Count | { sum: Count[] }): Amount =>
    'sum' in count ? { sum: count.sum.map((per) => ({ per })) } : { per: count };
  g.rule('per', 'for each {count}', ({ count }) => has(count));
  g.rule('per', 'times the number of {count}', ({ count }) => has(count));
  g.rule('amount', '{n}', ({ n }) => n);
  g.table('count', { heads: { count: 'heads', flip: FLIP }, tails: { count: 'tails', flip: FLIP } });
  attachedCounts(g);
  doneCounts(g);
  pokemonCounts(g);
  cardCounts(g);
}

/** What is attached to Pokémon, and lies on them. */
function attachedCounts(g: PtcgGrammar): void {
  for (const each of ['different type(s) of', 'type of']) {
    g.rule('count', `${each} energy attached to {who}` as '{who}', ({ who }) => ({ count: 'energy-types', on: who }));
    g.rule('count', `${each} basic energy attached to {who}` as '{who}', ({ who }) => ({ count: 'energy-types', on: who, basic: true })); // prettier-ignore
    g.rule('count', `${each} basic energy [card] in your discard pile` as '', () => ({ count: 'cards', in: 'discard', of: 'you', which: { kind: 'energy', energy: 'basic' }, types: true })); // prettier-ignore
    g.rule('count', `${each} basic energy [that] you <discarded|revealed> in this way` as '', () => ({ count: 'done', by: DONE, which: { kind: 'energy', energy: 'basic' }, types: true })); // prettier-ignore
  }
  g.rule('count', '{energy} attached to {a:who1} and {b:who1}', ({ energy: { cards, ...energy }, a, b }) => ({ sum: [a, b].map((on): Count => ({ count: cards || energy.special || energy.name ? 'energy-cards' : 'energy', on, ...energy })) })); // prettier-ignore
  g.rule('count', "{energy} attached to both your and your opponent's pokémon", ({ energy: { cards, ...energy } }) => ({ count: cards ? 'energy-cards' : 'energy', on: { each: {} }, ...energy })); // prettier-ignore
  g.rule('count', 'damage counter(s) on {who}', ({ who }) => ({ count: 'damage-counters', on: who }));
  g.rule('count', '{energy} attached to {who}', ({ energy: { cards, ...energy }, who }) =>
    ({ count: cards || energy.special || energy.name ? 'energy-cards' : 'energy', on: who, ...energy })); // prettier-ignore
  g.rule('count', 'extra {energy} attached to this pokémon (in addition to this attack\'s cost)', ({ energy: { type } }) => (Array.isArray(type) ? undefined : { count: 'extra-energy', type })); // prettier-ignore
  g.rule('count', 'colorless in {whose} retreat cost', ({ whose }) => ({ count: 'retreat-cost', of: whose }));
  g.rule('count', '<pokémon tool|pokémon tools> [card] attached to {who}', ({ who }) => ({ count: 'tools', on: who }));
  g.rule('count', 'pokémon tool cards attached to {who}', ({ who }) => ({ count: 'tools', on: who }));
  g.rule('count', 'special condition(s) affecting {who}', ({ who }) => ({ count: 'conditions', on: who }));
}

/** What was done before: "card you discarded in this way". */
function doneCounts(g: PtcgGrammar): void {
  g.rule('count', 'energy [card(s)] you moved in this way', () => ({ count: 'done', by: DONE }));
  g.table('count', {
    'card(s) <you|that you> <discarded|revealed|shuffled into your deck|put in the lost zone> in this way': { count: 'done', by: DONE },
    'energy [card(s)] [you|that you] discarded in this way': { count: 'done', by: DONE, which: { kind: 'energy' } },
    'card(s) <discarded|put in the lost zone> in this way': { count: 'done', by: DONE },
    'pokémon tool [card(s)] [you|that you] discarded in this way': { count: 'done', by: DONE, which: { kind: 'trainer', trainer: 'tool' } },
    'of those cards': { count: 'done', by: DONE },
    'damage counter(s) <you put|moved|you moved> in this way': { count: 'done', by: DONE },
    '[benched] pokémon you discarded in this way': { count: 'done', by: DONE },
    'energy attached to this pokémon that you discarded in this way': { count: 'done', by: DONE },
    'energy [cards] you discarded': { count: 'done', by: DONE, which: { kind: 'energy' } },
    'cards you discarded': { count: 'done', by: DONE },
  }); // prettier-ignore
  for (const how of ['[that] you discarded in this way', 'discarded in this way', 'discarded', 'you discarded', '[that] you revealed in this way'])
    g.rule('count', `{card} ${how}` as '{card}', ({ card }) => (Object.keys(card).length === 1 && card.kind === 'energy' ? undefined : { count: 'done', by: DONE, which: card })); // prettier-ignore
}

/** Pokémon in play, and their types. */
function pokemonCounts(g: PtcgGrammar): void {
  g.rule('count', '[of] {those}', ({ those }) => ({ count: 'pokemon', which: those }));
  g.rule('count', '{pokemon} you have in play', ({ pokemon }) => ({ count: 'pokemon', which: { of: 'you', ...pokemon } })); // prettier-ignore
  g.rule('count', '{pokemon} on your bench', ({ pokemon }) => ({ count: 'pokemon', which: { of: 'you', where: 'bench', ...pokemon } })); // prettier-ignore
  g.rule('count', "{pokemon} on your opponent's bench", ({ pokemon }) => ({ count: 'pokemon', which: { of: 'opponent', where: 'bench', ...pokemon } })); // prettier-ignore
  g.rule('count', '{pokemon} your opponent has in play', ({ pokemon }) => ({ count: 'pokemon', which: { of: 'opponent', ...pokemon } })); // prettier-ignore
  g.rule('count', 'different type(s) of {pokemon} you have in play', ({ pokemon }) => ({ count: 'pokemon-types', which: { of: 'you', ...pokemon } })); // prettier-ignore
  g.rule('count', 'different type(s) of {pokemon} on your bench', ({ pokemon }) => ({ count: 'pokemon-types', which: { of: 'you', where: 'bench', ...pokemon } })); // prettier-ignore
  g.rule('count', "different type(s) of {pokemon} on your opponent's bench", ({ pokemon }) => ({ count: 'pokemon-types', which: { of: 'opponent', where: 'bench', ...pokemon } })); // prettier-ignore
}

/** Cards in hands, piles and the Lost Zone, Prize cards. */
function cardCounts(g: PtcgGrammar): void {
  g.rule('count', '{a:cardName} and {b:cardName} in your discard pile', ({ a, b }) => ({ count: 'cards', in: 'discard', of: 'you', which: { name: [a, b] } })); // prettier-ignore
  g.table('count', {
    'prize card(s) your opponent has taken': { count: 'prizes-taken', of: 'opponent' },
    'prize card(s) you have taken': { count: 'prizes-taken', of: 'you' },
    '[of] your prize cards remaining': { count: 'prizes-left', of: 'you' },
    'of your prize card(s)': { count: 'prizes-left', of: 'you' },
    "[of] <your opponent's|their> prize cards remaining": { count: 'prizes-left', of: 'opponent' },
    'card(s) in your hand': { count: 'cards', in: 'hand', of: 'you' },
    "card(s) in <your opponent's|their> hand": { count: 'cards', in: 'hand', of: 'opponent' },
    'card(s) in your discard pile': { count: 'cards', in: 'discard', of: 'you' },
    'prize card(s) your opponent took <on|during> their last turn': { count: 'happened', event: { what: 'prizes-taken', by: 'opponent', when: 'last-turn' } }, // prettier-ignore
  });
  for (const [words, of] of [
    ['your', 'you'],
    ["your opponent's", 'opponent'],
  ] as const) {
    for (const what of ['attack', 'ability'] as const)
      g.rule('count', `{card} in ${words} discard pile that <has|have> the {attackName} ${what}` as '{card}{attackName}', ({ card, attackName }) => ({ count: 'cards', in: 'discard', of, which: { ...card, [what]: attackName } })); // prettier-ignore
    g.rule('count', `{card} in ${words} discard pile` as '{card}', ({ card }) => ({ count: 'cards', in: 'discard', of, which: card })); // prettier-ignore
    g.rule('count', `of ${words} {card} in the lost zone` as '{card}', ({ card }) => ({ count: 'cards', in: 'lost-zone', of, which: card })); // prettier-ignore
    g.rule('count', `of ${words} cards in the lost zone`, () => ({ count: 'cards', in: 'lost-zone', of }));
    g.rule('count', `{card} in ${words} hand` as '{card}', ({ card }) => ({ count: 'cards', in: 'hand', of, which: card })); // prettier-ignore
  }
}
