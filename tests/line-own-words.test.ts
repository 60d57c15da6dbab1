/**
 * What the readers of sentences make of each line of the line book, of `line-guards.txt` and of `line-choices.txt` (the first of every choice), before anything is known of a table: the line
 * in its own words (`docs/line.md`, "How a sentence is read"), and what is only asked or claimed. A sentence that is not read may still be understood by its signs; so a guard of these readers
 * is seen here, and often nowhere else. The readings were read through once, when this was written; who changes one finds it in the difference
 * (`npx vitest run --project unit --update=all tests/line-own-words.test.ts`).
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PokemonLine } from '../desk/line/pokemon-line.ts';
import { sentencesIn } from '../desk/line/pokemon-sentence/sentence.ts';
import { inLineWords } from '../desk/line/sentence/sentence.ts';
import { readLine } from '../desk/line.ts';
import type { Game } from '../engine/case/schema.ts';
import { find } from './lines.ts';
import { library } from './scenarios.ts';

const rowsOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'));
const firsts = rowsOf('line-choices.txt').map((row) => row.replace(/\{([^{}|]*)[^{}]*\}/g, '$1'));
const lines = [...new Set([...rowsOf('line-book.txt'), ...rowsOf('line-guards.txt'), ...firsts])];

/** Of which game a line is; of either, where it is refused. */
function gamesOf(line: string): Game[] {
  try {
    return [readLine(line, { find }).case.game];
  } catch {
    return ['ygo', 'ptcg'];
  }
}
const OF: Record<Game, (line: string) => string> = {
  ygo: (line) => {
    const said = inLineWords(line, library.ygo);
    return [said.line === line ? '=' : said.line, ...said.aside.map(({ text, by }) => `${by}: ${text}`)].join(' | ');
  },
  ptcg: (line) => {
    const into = new PokemonLine(find, library.printings);
    const said = sentencesIn(line, into);
    return 'pieces' in said ? [said.pieces.join(' , '), ...into.assumed.facts.map(({ text }) => text?.en ?? '')].join(' | ') : 'no sentence'; // prettier-ignore
  },
};
const inOwnWords = (line: string): string =>
  [line, ...gamesOf(line).map((game) => `  ${game} ${OF[game](line)}`)].join('\n');
/** So many lines to a test. */
const EACH = 50;
const parts = Array.from({ length: Math.ceil(lines.length / EACH) }, (_, n) => n);
test.each(parts)('in their own words: part %s', (n) => {
  expect(`\n${lines.slice(n * EACH, (n + 1) * EACH).map(inOwnWords).join('\n')}\n`).toMatchSnapshot(); // prettier-ignore
});
