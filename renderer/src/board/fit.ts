/** How large a name may be written on its card. */

/** A word of more letters is parted once, with its hyphen: small letters in one line are read from no distance. */
const WHOLE = 12;

/** Letters of the longest line of a name, where every word may have a line of its own. */
export const longestLine = (name: string): number =>
  Math.max(...name.split(/[\s-]+/).map(({ length }) => (length > WHOLE ? Math.ceil(length / 2) + 2 : length)));
