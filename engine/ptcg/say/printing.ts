/** Which printing of a card was taken. */
import type { Localized } from '../../ruling/schema.ts';
import { L, type N } from './terms.ts';

/** More are not read out. */
const MOST_NAMED = 6;
const named = (prints: readonly string[], more: string): string =>
  prints.slice(0, MOST_NAMED).join(', ') + (prints.length > MOST_NAMED ? ` ${more}` : '');

interface Other {
  print: string;
  headline: Localized;
}
export const printing = {
  taken: (name: N, print: string, others: readonly string[], other: Other | undefined) => {
    const de = `${name.de} ist als ${print} genommen; andere Drucke: ${named(others, 'und weitere')}.`;
    const en = `${name.en} is taken as ${print}; other printings: ${named(others, 'and more')}.`;
    if (!other) return L(de, en);
    return L(`${de} Mit ${other.print} gilt: ${other.headline.de}`, `${en} With ${other.print}: ${other.headline.en}`);
  },
  differs: (name: N, print: string) =>
    L(
      `Der gedruckte Text von ${name.de} (${print}) ist ein anderer als der, für den die Karte hier erklärt ist: Es gilt der gedruckte.`,
      `The printed text of ${name.en} (${print}) is not the one the card is declared for here: the printed one counts.`,
    ),
  /** The headline where the printing decides. */
  either: (name: N, taken: Other, other: Other) =>
    L(
      `Mit ${name.de} ${taken.print}: ${taken.headline.de} Mit ${other.print}: ${other.headline.de}`,
      `With ${name.en} ${taken.print}: ${taken.headline.en} With ${other.print}: ${other.headline.en}`,
    ),
};
