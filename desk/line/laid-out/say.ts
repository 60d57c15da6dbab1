// What is said of a line that was laid out: how much lies there, and what was not read.
import { list, same, type Catalogue } from '../../../engine/ruling/say.ts';

const LONGEST = 160;
const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST).replace(/\s\S*$/, '')} …` : text); // prettier-ignore

export const LAID = {
  laidOut: ({ cards, unread }: { cards: number; unread: readonly string[] }) => {
    const rest = shortened(unread.join(' … '));
    const en = cards === 1 ? '1 card laid out' : `${cards} cards laid out`;
    const de = cards === 1 ? '1 Karte ausgelegt' : `${cards} Karten ausgelegt`;
    return rest === ''
      ? { en: `${en}, nothing played.`, de: `${de}, nichts gespielt.` }
      : { en: `${en}; not read: “${rest}”`, de: `${de}; nicht gelesen: „${rest}“` };
  },
  mayMean: ({ written, names }: { written: string; names: readonly string[] }) => ({
    en: `“${written}” may be ${list(names.map(same), 'or').en}.`,
    de: `„${written}“ kann ${list(names.map(same), 'or').de} sein.`,
  }),
} satisfies Catalogue;
