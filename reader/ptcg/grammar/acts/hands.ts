/** Hands: drawing, discarding, shuffling away, looking. */
import type { Amount, Op, Side } from '../../../../engine/ptcg/effects/schema.ts';
import { DONE, type PtcgGrammar, type Step, type Wanted } from '../phrases.ts';
import { op, times } from './common.ts';

export function hands(g: PtcgGrammar): void {
  drawing(g);
  shuffledAway(g);
  fromDecks(g);
  fromHands(g);
}

/** Drawing cards: a number of them, or until there are so many in hand. */
function drawing(g: PtcgGrammar): void {
  g.rule('act', 'draw {n} card(s)', ({ n }) => op({ do: 'draw', count: n, as: DONE }));
  g.rule('act', 'draw {n} more card(s)', ({ n }) => op({ do: 'draw', count: n, as: DONE }));
  g.rule('act', 'draw up to {n} cards', ({ n }) => op({ do: 'draw', count: n, upTo: true, as: DONE }));
  g.rule('act', 'draw {n} card(s) {per}', ({ n, per }) => op({ do: 'draw', count: n === 1 ? per : times(per, n), as: DONE })); // prettier-ignore
  g.rule('act', 'draw cards until you have {n} cards in your hand', ({ n }) =>
    op({ do: 'draw-until', hand: n, as: DONE }),
  );
  g.rule('act', "draw cards until you have the same number of cards in your hand as your opponent", () => op({ do: 'draw-until', hand: { per: { count: 'cards', in: 'hand', of: 'opponent' } }, as: DONE })); // prettier-ignore
  g.rule('act', 'draw cards until you have as many cards in your hand as <your opponent|your opponent has>', () => op({ do: 'draw-until', hand: { per: { count: 'cards', in: 'hand', of: 'opponent' } }, as: DONE })); // prettier-ignore
  g.rule('act', 'draw cards until you have as many cards in your hand as you have {pokemon} in play', ({ pokemon }) => op({ do: 'draw-until', hand: { per: { count: 'pokemon', which: { of: 'you', ...pokemon } } }, as: DONE })); // prettier-ignore
  for (const [words, by] of [['you draw', 'you'], ['<your opponent|they|that player> draws', 'opponent'], ['they draw', 'opponent']] as const)
    g.rule('act', `${words} {n} card(s)` as '{n}', ({ n }) => op({ do: 'draw', count: n, ...(by === 'opponent' && { by }) })); // prettier-ignore
  const LEFT = (of: Side): Amount => ({ per: { count: 'prizes-left', of } });
  g.rule('act', 'each player draws a card for each of their prize cards remaining', () => op({ do: 'draw', count: LEFT('you') }, { do: 'draw', count: LEFT('opponent'), by: 'opponent' })); // prettier-ignore
  g.rule('act', 'each player draws {n} cards', ({ n }) => op({ do: 'draw', count: n }, { do: 'draw', count: n, by: 'opponent' })); // prettier-ignore
  g.rule('act', 'have each player draw {n} card(s)', ({ n }) =>
    op({ do: 'draw', count: n }, { do: 'draw', count: n, by: 'opponent' }),
  );
}

/** Hands put into decks. */
function shuffledAway(g: PtcgGrammar): void {
  g.rule('act', 'have your opponent shuffle their hand into their deck and draw {n} cards', ({ n }) => op({ do: 'shuffle-hand', of: 'opponent' }, { do: 'draw', count: n, by: 'opponent' })); // prettier-ignore
  g.rule('act', 'shuffle your hand into your deck', () => op({ do: 'shuffle-hand', of: 'you', as: DONE }));
  g.rule('act', 'your opponent shuffles their hand into their deck', () => op({ do: 'shuffle-hand', of: 'opponent' }));
  g.rule('act', 'each player shuffles their hand into their deck', () => op({ do: 'shuffle-hand', of: 'you' }, { do: 'shuffle-hand', of: 'opponent' })); // prettier-ignore
  g.rule('act', 'your opponent shuffles their hand into their deck and draws {n} cards', ({ n }) => op({ do: 'shuffle-hand', of: 'opponent' }, { do: 'draw', count: n, by: 'opponent' })); // prettier-ignore
  g.rule('act', 'each player shuffles their hand into their deck and draws {n} cards', ({ n }) => op({ do: 'shuffle-hand', of: 'you' }, { do: 'shuffle-hand', of: 'opponent' }, { do: 'draw', count: n }, { do: 'draw', count: n, by: 'opponent' })); // prettier-ignore
  g.rule('act', 'each player shuffles their hand and puts it on the bottom of their deck', () => op({ do: 'shuffle-hand', of: 'you', to: 'deck-bottom' }, { do: 'shuffle-hand', of: 'opponent', to: 'deck-bottom' })); // prettier-ignore
  g.rule('act', 'shuffle your hand and put it on the bottom of your deck', () => op({ do: 'shuffle-hand', of: 'you', to: 'deck-bottom', as: DONE })); // prettier-ignore
  g.rule('act', 'your opponent shuffles their hand and puts it on the bottom of their deck', () => op({ do: 'shuffle-hand', of: 'opponent', to: 'deck-bottom' })); // prettier-ignore
}

/** Decks: looking at their top cards, discarding them. */
function fromDecks(g: PtcgGrammar): void {
  g.rule('act', 'discard {n} cards from the top of {of:deckOf}', ({ n, of }) =>
    op({ do: 'discard-deck', count: n, of, as: DONE }),
  );
  const LOOKS: readonly (readonly [string, string, string])[] = [
    ['your', 'your deck', 'deines Decks'],
    ["your opponent's", 'the opponent’s deck', 'des gegnerischen Decks'],
    ["either player's", 'either deck', 'eines der beiden Decks'],
  ];
  for (const [whose, en, de] of LOOKS) {
    g.rule('act', `look at the top {n} cards of ${whose} deck and put them back [on top of <your|their|that player's> deck] in any order` as '{n}', ({ n }) => op({ do: 'look', gist: { en: `Looks at the top ${n} cards of ${en} and puts them back in any order.`, de: `Sieht die obersten ${n} Karten ${de} an und legt sie in beliebiger Reihenfolge zurück.` } })); // prettier-ignore
    g.rule('act', `look at the top card of ${whose} deck`, () => op({ do: 'look', gist: { en: `Looks at the top card of ${en}.`, de: `Sieht die oberste Karte ${de} an.` } })); // prettier-ignore
  }
  const top = 'the top [{n}] card(s) of {of:deckOf}';
  g.rule('act', `discard ${top}`, ({ n, of }: { n?: number; of: Side }) =>
    op({ do: 'discard-deck', count: n ?? 1, of, as: DONE }),
  );
  g.rule('act', 'discard the top card of {of:deckOf} {per}', ({ of, per }) => op({ do: 'discard-deck', count: per, of, as: DONE })); // prettier-ignore
  g.rule('act', '<your opponent discards|that player discards|they discard> the top [{n}] card(s) of their deck', ({ n }) => op({ do: 'discard-deck', count: n ?? 1, of: 'opponent', as: DONE })); // prettier-ignore
}

/** Cards of a hand: discarded, put elsewhere, looked at. */
function fromHands(g: PtcgGrammar): void {
  g.rule('act', 'your opponent discards cards from their hand until they have {n} cards in their hand', ({ n }) => op({ do: 'discard-cards', of: 'opponent', by: 'opponent', count: { sum: [{ per: { count: 'cards', in: 'hand', of: 'opponent' } }, -n] }, as: DONE })); // prettier-ignore
  g.rule('act', 'discard your hand', () => op({ do: 'discard-cards', count: 'all', of: 'you', as: DONE }));
  const discard = (
    { which, count, upTo }: Wanted,
    of: Side,
    more: Partial<Extract<Op, { do: 'discard-cards' }>> = {},
  ): Step[] =>
    op({ do: 'discard-cards', count, ...(upTo && { upTo }), ...(which && { which }), of, ...more, as: DONE });
  g.rule('act', 'discard {wanted} from your hand', ({ wanted }) => discard(wanted, 'you'));
  g.rule('act', 'discard {n} [other] card(s) from your hand', ({ n }) => discard({ count: n }, 'you'));
  g.rule('act', 'discard another card from your hand', () => discard({ count: 1 }, 'you'));
  for (const [words, of, by] of [['discard random cards from your opponent’s hand until they have {n} cards in their hand', 'opponent', 'random'], ['your opponent discards cards from their hand until they have {n} cards', 'opponent', 'opponent'], ['discard cards from your hand until you have {n} cards in your hand', 'you', 'you']] as const)
    g.rule('act', words as '{n}', ({ n }) => op({ do: 'discard-cards', of, by, count: { sum: [{ per: { count: 'cards', in: 'hand', of } }, -n] }, as: DONE })); // prettier-ignore
  g.rule(
    'act',
    'your opponent chooses {n} card(s) from their hand and shuffles <it|them|those cards|that card> into their deck',
    ({ n }) => discard({ count: n }, 'opponent', { by: 'opponent', to: 'deck' }),
  );
  g.rule(
    'act',
    "choose <{n}|a> random card(s) from your opponent's hand, and your opponent reveals <that card|those cards> and shuffles <it|them> into their deck",
    ({ n }) => discard({ count: n ?? 1 }, 'opponent', { by: 'random', to: 'deck' }),
  );
  g.rule('act', 'put {wanted} from your hand {putOnto} [in any order]', ({ wanted, putOnto: { to } }) => (to === 'deck-top' || to === 'deck-bottom' || to === 'lost-zone' ? discard(wanted, 'you', { to }) : undefined)); // prettier-ignore
  g.rule('act', 'put {wanted} from your opponent’s discard pile onto <their|your opponent’s> bench', ({ wanted: { which, count, upTo } }) => op({ do: 'take', from: 'discard', of: 'opponent', by: 'you', which, count, ...(upTo && { upTo }), to: 'bench', as: DONE })); // prettier-ignore
  g.rule('act', 'shuffle {wanted} from your hand into your deck', ({ wanted }) =>
    discard(wanted, 'you', { to: 'deck' }),
  );
  g.rule('act', '<your opponent|they> discards {wanted} from their hand', ({ wanted }) => discard(wanted, 'opponent', { by: 'opponent' })); // prettier-ignore
  g.rule('act', "discard <{n}|a> random card(s) from your opponent's hand", ({ n }) => discard({ count: n ?? 1 }, 'opponent', { by: 'random' })); // prettier-ignore
  g.rule('act', "choose <{n}|a> random card(s) from your opponent's hand. your opponent reveals <that card|those cards> and shuffles <it|them> into their deck", ({ n }) => discard({ count: n ?? 1 }, 'opponent', { by: 'random', to: 'deck' })); // prettier-ignore
  g.rule('act', 'your opponent reveals their hand', () => op({ do: 'look' }));
  g.rule('act', "look at your opponent's hand", () => op({ do: 'look' }));
}
