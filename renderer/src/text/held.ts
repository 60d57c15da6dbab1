/** Where a name has a hyphen before a last word of three letters or an abbreviation ("Guardevoir-ex", "Glurak-VMAX"), a line is not to end. */
const SHORT_END = /(?<=\p{L}-)(?=(?:\p{L}{1,3}|\p{Lu}{2,6})(?![\p{L}-]))/u;

/** The text in pieces; between two of them no line may end. */
export const heldTogether = (text: string): string[] => text.split(SHORT_END);
