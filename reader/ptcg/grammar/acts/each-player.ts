/** What each player does, and what the opponent is made to do. */
import type { Amount, Op, Side } from '../../../../engine/ptcg/effects/schema.ts';
import { DONE, type PtcgGrammar, type Step } from '../phrases.ts';
import { op } from './common.ts';

const SIDES = ['you', 'opponent'] as const;
const by = (of: Side): { by?: 'opponent' } => (of === 'opponent' ? { by: 'opponent' } : {});
/** The same for both, yourself first. */
const both = (one: (of: Side) => Op[], sides: readonly Side[] = SIDES): Step[] => op(...sides.flatMap(one));
const OTHER_FIRST = ['opponent', 'you'] as const;
const handUpTo = (of: Side, n: number): Amount => ({ sum: [{ per: { count: 'cards', in: 'hand', of } }, -n] });

export function eachPlayer(g: PtcgGrammar): void {
  const drawEach = (n: number): Step[] => both((of) => [{ do: 'draw', count: n, ...by(of) }]);
  g.rule('act', 'each player draws a card', () => drawEach(1));
  g.rule('act', 'each player draws cards until they have {n} cards in their hand', ({ n }) => both((of) => [{ do: 'draw-until', hand: n, ...by(of) }])); // prettier-ignore
  g.rule('act', 'each player reveals their hand', () => op({ do: 'look' }));
  const discardEach = (n: number, sides?: readonly Side[]): Step[] => both((of) => [{ do: 'discard-cards', of, by: of, count: n }], sides); // prettier-ignore
  g.rule('act', 'each player discards {n} card(s) from their hand', ({ n }) => discardEach(n));
  for (const first of ['(your opponent discards first.)', 'your opponent discards first'])
    g.rule('sentence', `each player discards {n} card(s) from their hand. ${first}` as '{n}', ({ n }) => ({ steps: discardEach(n, OTHER_FIRST) })); // prettier-ignore
  g.rule('sentence', "each player discards cards from their hand until they have {n} cards in their hand. your opponent discards first. (if a player has {m:n} or fewer cards in their hand, they don't discard.)", ({ n, m }) => n !== m ? undefined : { steps: both((of) => [{ do: 'discard-cards', of, by: of, count: handUpTo(of, n) }], OTHER_FIRST) }); // prettier-ignore
  g.rule('sentence', 'each player either draws or discards cards until <they|that player> <have|has> {n} cards in their hand. (your opponent does this first.)', ({ n }) => ({ steps: both((of) => [{ do: 'discard-cards', of, by: of, count: handUpTo(of, n) }, { do: 'draw-until', hand: n, ...by(of) }], OTHER_FIRST) })); // prettier-ignore
  g.rule('act', 'each player shuffles all {card} in their discard pile into their deck', ({ card }) => both((of) => [{ do: 'take', from: 'discard', ...(of === 'opponent' && { of, by: of }), which: card, count: 'all', to: 'deck' }])); // prettier-ignore
  g.rule('act', 'have each player shuffle their hand into their deck and draw {n} cards', ({ n }) => [...both((of) => [{ do: 'shuffle-hand', of }]), ...drawEach(n)]); // prettier-ignore
  g.rule('act', 'have each player shuffle their hand and put it on the bottom of their deck', () => both((of) => [{ do: 'shuffle-hand', of, to: 'deck-bottom' }])); // prettier-ignore
  flips(g);
  decks(g);
  opponents(g);
}

/** "Each player flips a coin. If heads, that player draws 6 cards. If tails, they draw 3 cards." */
function flips(g: PtcgGrammar): void {
  const drawn = (heads: number, tails: number): Step[] =>
    both((of) => [
      { do: 'flip', coins: 1, as: `coin of ${of}`, ...by(of) },
      { do: 'if', test: { test: 'coin', flip: `coin of ${of}`, is: 'heads' }, then: [{ do: 'draw', count: heads, ...by(of) }], else: [{ do: 'draw', count: tails, ...by(of) }] },
    ]); // prettier-ignore
  const THEN = 'if heads, that player draws {a:n} cards. if tails, they draw {b:n} cards';
  g.rule('sentence', `each player shuffles their hand into their deck and flips a coin. ${THEN}` as '{a:n}{b:n}', ({ a, b }) => ({ steps: [...both((of) => [{ do: 'shuffle-hand', of }]), ...drawn(a, b)] })); // prettier-ignore
  // One of the two hands has a card, or nobody draws anything anyway.
  g.rule('sentence', `if either player put any cards on the bottom of their deck in this way, each player flips a coin. ${THEN}` as '{a:n}{b:n}', ({ a, b }) => ({ steps: drawn(a, b) })); // prettier-ignore
} // prettier-ignore

function decks(g: PtcgGrammar): void {
  const away = (count: number): Step[] => op({ do: 'discard-deck', count, of: 'both', as: DONE });
  for (const who of [
    "discard the top [{n}] card(s) of each player's deck",
    'each player discards the top [{n}] card(s) of their deck',
  ])
    // prettier-ignore
    g.rule('act', who as '[{n}]', ({ n }) => away(n ?? 1));
  g.rule('act', "discard {n} cards from the top of each player's deck", ({ n }) => away(n));
}

/** What your opponent does, or is made to do. */
function opponents(g: PtcgGrammar): void {
  g.rule('act', 'have your opponent reveal their hand', () => op({ do: 'look' }));
  // With "and draw 4 cards" it is another sentence.
  g.rule('sentence', 'you may have your opponent shuffle their hand into their deck', () => ({ steps: [{ may: op({ do: 'shuffle-hand', of: 'opponent', as: DONE }) }] })); // prettier-ignore
  g.rule('act', 'have your opponent discard {n} card(s) from their hand', ({ n }) => op({ do: 'discard-cards', of: 'opponent', by: 'opponent', count: n, as: DONE })); // prettier-ignore
  g.rule('act', 'have your opponent discard cards from their hand until they have {n} cards [left] in their hand', ({ n }) => op({ do: 'discard-cards', of: 'opponent', by: 'opponent', count: handUpTo('opponent', n), as: DONE })); // prettier-ignore
  g.rule('act', 'have your opponent shuffle their hand into their deck and draw a card for each of their prize cards remaining', () => op({ do: 'shuffle-hand', of: 'opponent' }, { do: 'draw', count: { per: { count: 'prizes-left', of: 'opponent' } }, by: 'opponent' })); // prettier-ignore
  g.rule('act', 'your opponent shuffles their hand into their deck and draws a card for each of their prize cards remaining', () => op({ do: 'shuffle-hand', of: 'opponent' }, { do: 'draw', count: { per: { count: 'prizes-left', of: 'opponent' } }, by: 'opponent' })); // prettier-ignore
  g.rule('act', 'your opponent shuffles their hand into their deck, then draws {n} cards', ({ n }) => op({ do: 'shuffle-hand', of: 'opponent' }, { do: 'draw', count: n, by: 'opponent' })); // prettier-ignore
  g.rule('act', "have your opponent switch your opponent's active pokémon with 1 of their benched pokémon", () => op({ do: 'switch', who: 'opponent', as: DONE })); // prettier-ignore
  g.rule('act', 'your opponent chooses 1 of their benched pokémon and switches it with their active pokémon', () => op({ do: 'switch', who: 'opponent', as: DONE })); // prettier-ignore
  g.rule('act', 'have your opponent shuffle their deck', () => [{ part: true }]);
  g.rule('act', 'your opponent puts {n} card(s) from their hand on the bottom of their deck', ({ n }) => op({ do: 'discard-cards', of: 'opponent', by: 'opponent', count: n, to: 'deck-bottom', as: DONE })); // prettier-ignore
  g.rule('act', '<they|your opponent> discards {n} more cards', ({ n }) => op({ do: 'discard-cards', of: 'opponent', by: 'opponent', count: n, as: DONE })); // prettier-ignore
  g.rule('act', 'your opponent may draw {n} card(s)', ({ n }) => [{ may: op({ do: 'draw', count: n, by: 'opponent', as: DONE }), by: 'opponent' }]); // prettier-ignore
} // prettier-ignore
