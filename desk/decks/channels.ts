// The channels of decks: a list held against a format and the list of a day, the sheet of a deck check, the lists by date.
import { FORMATS } from '../../engine/deck/rules.ts';
import type { JudgeDesk } from '../contract.ts';
import type { Means } from '../means.ts';
import { answer, notThere } from '../refused.ts';
import { deckSheet } from './deck-sheet.ts';
import { checkDeck, type DeckParts } from './deck.ts';
import { cardPool, listsView, setPool } from './lists.ts';
import { ownListChannels, seriesCalled } from './own-lists.ts';
import { printedOf } from './printings.ts';

type OwnLists = 'importLists' | 'listSeries' | 'removeLists';
type DeckChannels = Pick<JudgeDesk, 'deck' | 'deckSheet' | 'formats' | 'lists' | OwnLists>;

export function deckChannels(means: Means): DeckChannels {
  const { rules, judgeIfThere, library, finder, imported } = means;
  const parts = (): DeckParts => ({
    library: library(),
    find: finder(),
    series: (id) => seriesCalled(rules(), judgeIfThere(), id),
    pool: (id) => cardPool(rules(), id),
    setPool: (id) => setPool(rules(), id),
    printed: (name, print) => printedOf(imported(), name, print),
  });
  const titleOf = (rule: string) => rules().rule(rule)?.title ?? { de: rule, en: rule };
  return {
    deck: (input) => answer(() => checkDeck(input, parts())),
    deckSheet: ({ as = 'html', lang, ...input }) =>
      answer(() => deckSheet(checkDeck(input, parts()), as, lang, titleOf)),
    formats: ({ game }) =>
      answer(() =>
        FORMATS.filter((one) => !game || one.game === game).map(({ id, game: of, title, ruleset: by }) => ({
          id,
          game: of,
          title,
          ruleset: by,
        })),
      ),
    lists: ({ series = 'ygo-tcg', ...asked }) =>
      answer(() => listsView(seriesCalled(rules(), judgeIfThere(), series) ?? notThere(series), asked)),
    ...ownListChannels(means),
  };
}
