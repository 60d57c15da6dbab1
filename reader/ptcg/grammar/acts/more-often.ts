/** Coins for each Pokémon, cards for each heads, what comes at the end of the next turn, cards from under the deck, Prize cards laid anew. */
import type { Amount, CardFilter, Op, Side } from '../../../../engine/ptcg/effects/schema.ts';
import { DONE, FLIP, type PtcgGrammar, type Step } from '../phrases.ts';
import { op } from './common.ts';

export function moreOften(g: PtcgGrammar): void {
  heads(g);
  bases(g);
  prizes(g);
  g.rule('act', 'your opponent flips a coin for each of their {pokemon}', ({ pokemon }) => op({ do: 'flip', coins: { per: { count: 'pokemon', which: { of: 'opponent', ...pokemon } } }, as: FLIP, by: 'opponent' })); // prettier-ignore
  g.rule('act', 'their turn ends', () => op({ do: 'end-turn' }));
  g.rule('act', "at the end of your opponent's next turn, discard your opponent's active pokémon and all <attached cards|cards attached to it>", () => op({ do: 'in-force', on: 'opponent-active', until: 'end-of-opponents-next-turn', modifiers: [{ what: 'when', event: 'turn-ended', player: 'opponent', do: [{ do: 'return', which: 'self', to: 'discard', attached: 'with' }] }] })); // prettier-ignore
  for (const words of ['draw {n} card(s) from the bottom of your deck', 'draw the bottom {n} cards of your deck'])
    g.rule('act', words as '{n}', ({ n }) => op({ do: 'draw', count: n, from: 'deck-bottom', as: DONE }));
  g.rule('act', 'draw the top {n} cards of your deck', ({ n }) => op({ do: 'draw', count: n, as: DONE }));
  const counted = (of: Side): Step[] => op({ do: 'shuffle-hand', of, as: DONE });
  const again = (of: Side, more = 0): Step[] => { const done: Amount = { per: { count: 'done', by: DONE } }; return op({ do: 'draw', count: more ? { sum: [done, more] } : done, ...(of === 'opponent' && { by: of }) }); }; // prettier-ignore
  g.rule('act', 'count the cards in your hand, shuffle those cards into your deck, then draw that many cards', () => [...counted('you'), ...again('you')]); // prettier-ignore
  g.rule('act', 'count the cards in your hand, shuffle those cards into your deck, then draw that many cards plus {n}', ({ n }) => [...counted('you'), ...again('you', n)]); // prettier-ignore
  g.rule('act', 'have your opponent count the cards in their hand, shuffle those cards into their deck, then draw that many cards', () => [...counted('opponent'), ...again('opponent')]); // prettier-ignore
  g.rule('act', 'your opponent counts the cards in their hand, shuffles those cards, and puts them on the bottom of their deck. if they do, they draw that many cards', () => [...op({ do: 'shuffle-hand', of: 'opponent', to: 'deck-bottom', as: DONE }), ...again('opponent')]); // prettier-ignore
  g.rule('act', 'choose {card} from your discard pile up to the number of {count} and attach them to {who1} in any way you like', ({ card, count, who1 }) => 'sum' in count ? undefined : op({ do: 'attach-energy', from: 'discard', which: card, count: { per: count }, upTo: true, to: who1, anyWay: true, as: DONE })); // prettier-ignore
  const TRIES = 'your opponent flips {n} coins. if <either|any> of them is tails, that attack <does nothing|doesn’t happen>';
  g.rule('act', `{until}, if your opponent's active pokémon tries to <attack|use an attack>, ${TRIES}` as '{until}{n}', ({ until, n }) => op({ do: 'in-force', on: 'opponent-active', until, modifiers: [{ what: 'attack-fails-on-tails', coins: n }] })); // prettier-ignore
  g.rule('act', `if your opponent's active pokémon tries to <attack|use an attack> {until}, ${TRIES}` as '{until}{n}', ({ until, n }) => op({ do: 'in-force', on: 'opponent-active', until, modifiers: [{ what: 'attack-fails-on-tails', coins: n }] })); // prettier-ignore
} // prettier-ignore

/** "For each heads, choose a card you find there and shuffle it into your opponent's deck." */
function heads(g: PtcgGrammar): void {
  const each = (which: CardFilter | undefined, by: 'you' | 'random', to?: 'deck' | 'deck-bottom'): Step[] => op({ do: 'discard-cards', of: 'opponent', by, count: { per: { count: 'heads', flip: FLIP } }, ...(which && { which }), ...(to && { to }), as: DONE }); // prettier-ignore
  for (const any of ['if any of them are heads', 'if either of them is heads']) {
    const FIRST = `${any}, your opponent reveals their hand. [then,] for each heads,`;
    g.rule('sentence', `${FIRST} choose a card you find there and shuffle it into your opponent's deck` as '', () => ({ steps: each(undefined, 'you', 'deck') })); // prettier-ignore
    g.rule('sentence', `${FIRST} choose a card you find there and put it on the bottom of your opponent's deck in any order` as '', () => ({ steps: each(undefined, 'you', 'deck-bottom') })); // prettier-ignore
    g.rule('sentence', `${FIRST} choose a card you find there. your opponent shuffles those cards into their deck` as '', () => ({ steps: each(undefined, 'you', 'deck') })); // prettier-ignore
    g.rule('sentence', `${FIRST} discard <a|an> {card} from your opponent's hand` as '{card}', ({ card }) => ({ steps: each(card, 'you') })); // prettier-ignore
    g.rule('sentence', `${FIRST} discard a card from your opponent's hand` as '', () => ({ steps: each(undefined, 'you') }));
  }
} // prettier-ignore

/** "If …, this attack's base damage is 120 instead of 60." */
function bases(g: PtcgGrammar): void {
  const BASE = "this attack's base damage is {n}";
  g.rule('sentence', `if {test}, ${BASE}` as '{test}{n}', ({ test, n }) => ({ steps: [{ test, then: [{ damage: { n } }] }, { test: { not: test }, then: [{ damage: { n: 0, printed: true } }] }] })); // prettier-ignore
  g.rule('sentence', `if {test}, ${BASE} instead of {m:n}` as '{test}{n}{m:n}', ({ test, n, m }) => ({ steps: [{ test, then: [{ damage: { n } }] }, { test: { not: test }, then: [{ damage: { n: m } }] }] })); // prettier-ignore
} // prettier-ignore

function prizes(g: PtcgGrammar): void {
  type Renew = Extract<Op, { do: 'renew-prizes' }>;
  const anew = (of: Side, count: Renew['count'], under?: true): Op => ({ do: 'renew-prizes', of, count, ...(under && { under }) }); // prettier-ignore
  const THAT_MANY = 'then, take that many cards from the top of your deck and put them face down as your prize cards';
  g.rule('sentence', `count your prize cards, shuffle them, and put them on the bottom of your deck. ${THAT_MANY}`, () => ({ steps: op(anew('you', 'same', true)) })); // prettier-ignore
  g.rule('sentence', `after counting your prize cards, shuffle them into your deck. ${THAT_MANY}`, () => ({ steps: op(anew('you', 'same')) })); // prettier-ignore
  g.rule('sentence', 'both players shuffle their prize cards into their decks. then, each player puts the top {n} cards of their deck face down as their prize cards', ({ n }) => ({ steps: op(anew('you', n), anew('opponent', n)) })); // prettier-ignore
} // prettier-ignore
