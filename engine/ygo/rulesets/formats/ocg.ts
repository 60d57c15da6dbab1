/**
 * The game of the OCG (Asia): today's rules of the TCG, but for what is known to differ. Which list limits its cards, which of them are
 * released there and what happens when time is called is not established here; a list of the day can be imported (docs/decks.md).
 */
import { cited, current } from '../editions.ts';
import type { Ruleset } from '../ruleset.ts';

export const ocg: Ruleset = {
  ...current,
  id: 'ygo-ocg',
  title: { de: 'OCG (Asien)', en: 'OCG (Asia)' },
  options: {
    ...current.options,
    simultaneousOrder: cited('public-then-hand', 'ygo.current.segoc.ocg-order'),
    timeCalled: cited('not-established', 'ygo.current.end-of-match.ocg'),
  },
};
