/** What is done with cards one has just seen: a hand that was revealed, the top of a deck. */
import type { Op } from '../../../../engine/ptcg/effects/schema.ts';
import { DONE, type PtcgGrammar, type Step } from '../phrases.ts';
import { op } from './common.ts';

export function seen(g: PtcgGrammar): void {
  theirHand(g);
}

/** "Your opponent reveals their hand, and you …" */
function theirHand(g: PtcgGrammar): void {
  const count = (which: object) => ({ per: { count: 'cards' as const, in: 'hand' as const, of: 'opponent' as const, ...(Object.keys(which).length > 0 && { which }) } }); // prettier-ignore
  const away = (wanted: { which?: object | undefined; count: Extract<Op, { do: 'discard-cards' }>['count']; upTo?: true | undefined }, to?: 'deck' | 'deck-bottom' | 'deck-top' | 'lost-zone'): Step[] =>
    op({ do: 'discard-cards', count: wanted.count, ...(wanted.upTo && { upTo: true }), ...(wanted.which && { which: wanted.which }), of: 'opponent', by: 'you', ...(to && { to }), as: DONE }); // prettier-ignore
  g.rule('found', 'this attack does {n} damage for each {card} you find there', ({ n, card }) => [{ damage: { n, per: count(card) } }]); // prettier-ignore
  g.rule('found', 'this attack does {n} more damage for each {card} you find there', ({ n, card }) => [{ plus: { ...count(card), times: n } }]); // prettier-ignore
  g.rule('found', '[you] draw a card for each {card} you find there', ({ card }) => op({ do: 'draw', count: count(card), as: DONE })); // prettier-ignore
  g.rule('found', 'put {n} damage counter(s) on {who} for each {card} you find there', ({ n, who, card }) => op({ do: 'put-counters', count: { ...count(card), times: n }, on: who })); // prettier-ignore
  for (const [words, to] of [
    ['discard {wanted} [that] you find there', undefined],
    ['choose {wanted} [that] you find there and discard <it|them>', undefined],
    ['discard {wanted} from it', undefined],
    ["choose {wanted} [that] you find there and <put|shuffle> <it|them> into <their|your opponent's> deck", 'deck'],
    [
      "choose {wanted} [that] you find there and put <it|them> on the bottom of <their|your opponent's> deck",
      'deck-bottom',
    ],
    ["put {wanted} [that] you find there on the bottom of <their|your opponent's> deck", 'deck-bottom'],
    ["put {wanted} [that] you find there on top of <their|your opponent's> deck", 'deck-top'],
    ["choose {wanted} [that] you find there and put <it|them> on top of <their|your opponent's> deck", 'deck-top'],
    ["shuffle {wanted} [that] you find there into <their|your opponent's> deck", 'deck'],
    ['put {wanted} [that] you find there in the lost zone', 'lost-zone'],
  ] as const) {
    g.rule('found', `[you] ${words}` as '{wanted}', ({ wanted }) => away(wanted, to));
    g.rule('found', `you may ${words}` as '{wanted}', ({ wanted }) => [{ may: away(wanted, to) }]);
  }
  const onto = "{wanted} [that] you find there onto <their|your opponent's> bench";
  g.rule('found', `[you] [may] put ${onto}` as '{wanted}', ({ wanted: { which, count: n, upTo } }) => op({ do: 'take', from: 'hand', of: 'opponent', by: 'you', which, count: n, ...(upTo && { upTo }), to: 'bench', as: DONE })); // prettier-ignore
  g.rule('found', '[you] choose {wanted} [that] you find there and put <it|them> onto their bench', ({ wanted: { which, count: n, upTo } }) => op({ do: 'take', from: 'hand', of: 'opponent', by: 'you', which, count: n, ...(upTo && { upTo }), to: 'bench', as: DONE })); // prettier-ignore
  for (const reveal of [
    'your opponent reveals their hand',
    "look at your opponent's hand",
    'have your opponent reveal their hand',
  ])
    for (const join of ['and', ', and', '.'])
      g.rule('act', `${reveal}${join === 'and' ? ' and' : join} {found}` as '{found}', ({ found }) => [
        ...op({ do: 'look' }),
        ...found,
      ]);
}
