/** Cards of hands and decks shown and put elsewhere; so many cards as before. */
import type { Amount, CardFilter, Op } from '../../../../engine/ptcg/effects/schema.ts';
import { DONE, type PtcgGrammar, type Step } from '../phrases.ts';
import { op, times } from './common.ts';

const doneSoOften = (): Amount => ({ per: { count: 'done', by: DONE } });

export function shownCards(g: PtcgGrammar): void {
  g.rule('act', 'draw that many cards', () => op({ do: 'draw', count: doneSoOften(), as: DONE }));
  g.rule('act', 'draw a card for each card you put on the bottom of your deck', () => op({ do: 'draw', count: doneSoOften(), as: DONE })); // prettier-ignore
  g.rule('act', 'draw a number of cards equal to the number of {count}', ({ count }) => 'sum' in count ? undefined : op({ do: 'draw', count: { per: count }, as: DONE })); // prettier-ignore
  g.rule('wanted', 'up to that many {cards}', ({ cards }) => ({ which: cards, count: doneSoOften(), upTo: true }));
  const away = (which: CardFilter | undefined, count: Extract<Op, { do: 'discard-cards' }>['count'], upTo: true | undefined, to: 'deck' | 'deck-top' | 'deck-bottom'): Step[] => op({ do: 'discard-cards', count, ...(upTo && { upTo }), ...(which && { which }), of: 'you', to, as: DONE }); // prettier-ignore
  for (const [where, to] of [['on top of your deck', 'deck-top'], ['into your deck', 'deck'], ['on the bottom of your deck', 'deck-bottom']] as const)
    g.rule('act', `reveal {wanted} <in|from> your hand and put <it|them> ${where}` as '{wanted}', ({ wanted: { which, count, upTo } }) => away(which, count, upTo, to)); // prettier-ignore
  g.rule('act', 'put as many cards from your hand as you like on the bottom of your deck in any order', () => away(undefined, 'any', undefined, 'deck-bottom')); // prettier-ignore
  const random = (to: 'deck' | 'deck-bottom'): Step[] => op({ do: 'discard-cards', count: 1, of: 'opponent', by: 'random', to, as: DONE }); // prettier-ignore
  for (const choose of ["choose a card at random from your opponent's hand", "choose a random card from your opponent's hand"])
    for (const [what, to] of [['shuffles it into their deck', 'deck'], ['puts it on the bottom of their deck', 'deck-bottom']] as const)
      if (!(choose.includes('a random') && to === 'deck'))
        g.rule('act', `${choose}. your opponent reveals that card and ${what}`, () => random(to));
  thenShuffled(g);
  topCard(g);
} // prettier-ignore

/** "… for each Energy card in your discard pile. Then, shuffle those cards into your deck." */
function thenShuffled(g: PtcgGrammar): void {
  const shuffle = (which: CardFilter): Step => ({ op: { do: 'take', from: 'discard', which, count: 'all', to: 'deck' } });
  const there = (which: CardFilter): Amount => ({ per: { count: 'cards', in: 'discard', of: 'you', which } });
  const THEN = "{card} in your discard pile. then, shuffle those [energy] cards into your deck";
  g.rule('sentence', `this attack does {n} more damage for each ${THEN}` as '{n}{card}', ({ n, card }) => ({ steps: [{ plus: times(there(card), n) }, shuffle(card)] })); // prettier-ignore
  g.rule('sentence', `put {n} damage counters on {who1} for each ${THEN}` as '{n}{who1}{card}', ({ n, who1, card }) => ({ steps: [{ op: { do: 'put-counters', count: times(there(card), n), on: who1 } }, shuffle(card)] })); // prettier-ignore
  const shown = '[that] you revealed in this way';
  g.rule('sentence', `reveal any number of {card} from your hand. this attack does {n} damage for each card ${shown}. then, shuffle those cards into your deck` as '{card}{n}', ({ card, n }) => ({ steps: [{ op: { do: 'discard-cards', which: card, count: 'any', of: 'you', to: 'deck', as: DONE } }, { damage: { n, per: doneSoOften() } }] })); // prettier-ignore
} // prettier-ignore

/** "Look at the top card of your deck. You may put that card into your hand. If you don't, discard that card and draw a card." */
function topCard(g: PtcgGrammar): void {
  const kept = (n: number): Step[] => [
    ...op({ do: 'look' }),
    { may: op({ do: 'take', from: 'deck-top', looking: n, count: n, to: 'hand', as: DONE }) },
    { didSo: op({ do: 'discard-deck', count: n, of: 'you' }, { do: 'draw', count: n }), not: true },
  ];
  g.rule('act', "look at the top card of your deck. you may put that card into your hand. if you don't, discard that card and draw a card", () => kept(1)); // prettier-ignore
  g.rule('act', "look at the top {n} cards of your deck. you may put those cards into your hand. if you don't, discard those cards and draw {m:n} cards", ({ n, m }) => n === m ? kept(n) : undefined); // prettier-ignore
  g.rule('act', 'look at the top {n} cards of your deck and put them back in any order, or shuffle them and put them on the bottom of your deck', ({ n }) => op({ do: 'look', gist: { en: `Looks at the top ${n} cards of your deck and puts them back in any order, or on the bottom.`, de: `Sieht die obersten ${n} Karten deines Decks an und legt sie in beliebiger Reihenfolge oder unter das Deck zurück.` } })); // prettier-ignore
} // prettier-ignore
