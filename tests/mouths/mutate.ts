/** Small random changes of a file's bytes: the same for the same seed, on every machine. */

/** Numbers from 0 (included) to 1 (excluded); mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What breaks readers: marks of every format read here, names of every object, numbers at their ends, letters that are none. */
const TOKENS = [
  ...'{}[]()<>"\',:;#!?*&|%@-=+/\\ \t\r\n\0',
  ...['__proto__', 'constructor', 'toString', 'null', 'true', '-1', '0', '1e999', '9007199254740993', '0x10', 'NaN', '.5'],
  ...['"id":', '"state":', '[[', ']]', '->', ' > ', '\u2028', '\u202e', 'é', 'ß', '💥', '\ud800', '\ufeff', '//', '..', '${'],
].map((token) => Buffer.from(token)); // prettier-ignore
/** A mutated input is at most so many bytes longer than what it was made of. */
const MOST_MORE = 4096;

/** One of `samples`, changed at one to four places: bytes turned, cut out, doubled, moved, words put in, the end cut off, another sample's middle. */
export function mutated(samples: readonly Buffer[], random: () => number): Buffer {
  const below = (n: number): number => Math.floor(random() * n);
  const one = (): Buffer => samples[below(samples.length)]!;
  let bytes = one();
  const most = bytes.length + MOST_MORE;
  for (let places = 1 + below(4); places > 0; places--) {
    const at = below(bytes.length + 1);
    const to = Math.min(bytes.length, at + 1 + below(random() < 0.8 ? 8 : bytes.length));
    const [before, cut, after] = [bytes.subarray(0, at), bytes.subarray(at, to), bytes.subarray(to)];
    const other = one();
    const from = below(other.length + 1);
    const changes: (() => Buffer[])[] = [
      () => [before, Buffer.from(cut.map((byte) => byte ^ (1 << below(8)))), after],
      () => [before, after],
      () => [before, cut, cut, after],
      () => [cut, before, after],
      () => [before, TOKENS[below(TOKENS.length)]!, after],
      () => [before, TOKENS[below(TOKENS.length)]!, cut, after],
      () => [before, ...Array<Buffer>(below(200)).fill(TOKENS[below(TOKENS.length)]!), cut, after],
      () => [before],
      () => [before, other.subarray(from, from + below(200)), cut, after],
    ];
    bytes = Buffer.concat(changes[below(changes.length)]!()).subarray(0, most);
  }
  return bytes;
}
