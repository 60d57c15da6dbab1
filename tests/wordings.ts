/** All that is written with one word of each choice: "{a|the} {|new }card". */
export const wordingsOf = (wording: string): string[] =>
  wording
    .split(/\{([^{}]*)\}/)
    .map((part, n) => (n % 2 === 0 ? [part] : part.split('|')))
    .reduce<string[]>((all, words) => all.flatMap((begun) => words.map((word) => begun + word)), ['']);
