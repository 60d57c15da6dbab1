/** Prize cards that change places with other cards: none of them is taken. */
import { DONE, type PtcgGrammar, type Step } from '../phrases.ts';
import { op } from './common.ts';

export function prizeExchange(g: PtcgGrammar): void {
  const SHUFFLED = 'then, shuffle your face-down prize cards';
  const FOUND = 'reveal {wanted} you find there, put <it|that card> into your hand, and put this card in its place [as a face-down prize card]'; // prettier-ignore
  const ELSE = "(if you don't reveal {other:wanted}, put this card in the discard pile.)";
  g.rule('sentence', `you may ${FOUND}. ${ELSE} ${SHUFFLED}` as '{wanted}{other:wanted}', ({ wanted: { which, count }, other }) =>
    typeof count !== "string" &&
    JSON.stringify(which) === JSON.stringify(other.which)
      ? { steps: op({ do: 'exchange-prizes', of: 'you', ...(which && { which }), count, upTo: true, for: 'this-card', as: DONE }) }
      : undefined,
  );
  const GLADION = 'look at your face-down prize cards and put 1 of them into your hand. then, shuffle this card into your remaining prize cards and put them back face down';
  g.rule('sentence', `${GLADION}[. if you didn't play this card from your hand, it does nothing]`, () => ({ steps: op({ do: 'exchange-prizes', of: 'you', count: 1, for: 'this-card', as: DONE }) }));
  g.rule('sentence', 'put up to {n} prize cards into your hand. then, for each prize card you put into your hand in this way, put a card from your hand face down as a prize card', ({ n }) => ({ steps: op({ do: 'exchange-prizes', of: 'you', count: n, upTo: true, for: 'hand', as: DONE }) }));
  const top = (of: 'you' | 'opponent'): Step[] => op({ do: 'exchange-prizes', of, count: 1, for: 'deck-top', as: DONE });
  g.rule('act', 'switch 1 of your face-down prize cards with the top card of your deck', () => top('you'));
  g.rule('act', "switch 1 of your opponent's face-down prize cards with the top card of their deck", () => top('opponent'));
  g.rule('act', 'look at the top card of your deck. you may switch <that card|it> with 1 of your face-down prize cards', () => [...op({ do: 'look' }), { may: top('you') }]);
} // prettier-ignore
