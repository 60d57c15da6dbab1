/** How large a name may be written on its card. */

/** A word of more letters is parted once, with its hyphen: small letters in one line are read from no distance. */
const WHOLE = 12;

/** Letters of the longest line of a name, where every word may have a line of its own. */
export const longestLine = (name: string): number =>
  Math.max(...name.split(/[\s-]+/).map(({ length }) => (length > WHOLE ? Math.ceil(length / 2) + 2 : length)));

/** Hundredths of a card's width: its longest line in that width, all of it in four lines. */
export const fitOf = (name: string): number =>
  Math.max(9, Math.min(22, 200 / longestLine(name), 115 / Math.sqrt(name.length)));
