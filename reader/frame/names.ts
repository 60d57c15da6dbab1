/** Names in a text: only those on a list, or the card's own. */
import type { Token } from './tokens.ts';

/** Words a name may have. */
const LONGEST = 8;

/** Marks no name goes on over, but for the full stop of "Mr." or "Jr.". */
const ENDS = /^[.,;:()]$/;
const ABBREVIATION = /^(?:mr|mrs|dr|jr|.)$/;

/** Where names of these keys (`nameKey`) that begin at a token end, shortest first. Marks inside a name ("Ho-Oh", "Mr. Mime") count for nothing. */
export function nameEnds(tokens: readonly Token[], at: number, keys: { has(key: string): boolean }): { to: number; key: string }[] {
  const ends: { to: number; key: string }[] = [];
  const first = tokens[at];
  if (!first || first.key === '' || first.kind === 'quoted') return ends;
  let key = '';
  for (let to = at; to < tokens.length && to < at + LONGEST; to++) {
    const token = tokens[to]!;
    if (token.kind === 'quoted' || (ENDS.test(token.word) && !ABBREVIATION.test(tokens[to - 1]?.word ?? ''))) break;
    // As `nameKey` has it: Mewtwo-EX is not Mewtwo ex.
    key += token.word === 'EX' ? 'EX' : token.key;
    if (token.key !== '' && keys.has(key)) ends.push({ to: to + 1, key });
  }
  return ends;
} // prettier-ignore
