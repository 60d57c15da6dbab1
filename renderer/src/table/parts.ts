/** What does not fit on the screen at once is shown in parts: rows that stand together as far as there is room for them, in their order. */
export function parts(heights: readonly number[], room: number): number[][] {
  const found: number[][] = [];
  let left = 0;
  heights.forEach((height, row) => {
    if (height === 0) return;
    const last = found.at(-1);
    if (last && height <= left) last.push(row);
    else found.push([row]);
    left = (last && height <= left ? left : room) - height;
  });
  return found;
}

/** Where a sentence ends and another begins: not behind an abbreviation ("Mr. Volcano", "Prof. Oak"). */
const END = /(?<=(?:\p{Ll}{3}|[\d)”“"])[.?!])(?<!\bProf\.) (?=[\p{Lu}\d„“"+−])/u;
/** The sentences of a verdict; a long one in its clauses, so that there is a place to go on smaller behind. */
export const sentences = (text: string): string[] =>
  text.split(END).flatMap((one) => (one.length > LONG ? one.split(/(?<=;) /) : [one]));
/** Letters that hardly fit beside the mat as they are. */
const LONG = 120;
