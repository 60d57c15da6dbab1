// "4 cards", "keine Monster": how many of what, nobody says which.

/** How many. */
export const COUNT = '(?:\\d{1,2}|an?|no|keine|keinerlei|one|eine?|two|zwei|three|drei|four|vier|five|fünf|six|sechs)';
/** Of what. */
export const KIND = '(?:cards?|handkarten?|karten?|monsters?|set\\s+cards?|gesetzte\\s+karten?)';

const NUMBERS: readonly (readonly string[])[] = [
  ['no', 'keine', 'keinerlei'],
  ['one', 'a', 'an', 'ein', 'eine'],
  ['two', 'zwei'],
  ['three', 'drei'],
  ['four', 'vier'],
  ['five', 'fünf'],
  ['six', 'sechs'],
];
const COUNTED = new RegExp(`^(${COUNT})\\s+(?:other\\s+|weitere\\s+|face-?up\\s+|offene\\s+)?(${KIND})$`, 'i');

/** "4 cards", "keine Monster", "2 set cards": how many of what. */
export function countedIn(
  text: string,
): { count: number; of: 'cards' | 'monsters'; set: boolean; hand: boolean } | undefined {
  const [, count = '', kind = ''] = COUNTED.exec(text.trim()) ?? [];
  if (kind === '') return undefined;
  const number = /^\d/.test(count) ? Number(count) : NUMBERS.findIndex((words) => words.includes(count.toLowerCase()));
  return {
    count: number,
    of: /^monster/i.test(kind) ? 'monsters' : 'cards',
    set: /^(?:set|gesetzt)/i.test(kind),
    hand: /^hand/i.test(kind),
  };
}
