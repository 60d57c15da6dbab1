/**
 * Lines as players say them, in both languages (`line-book.txt`, a line each, all with bundled cards): each is laid out as
 * `__snapshots__/line-book.txt` shows – moves, board, what was filled in – and has the verdict and headline there. Nothing of it was judged line by line
 * (`line-disputes.test.ts` is for that): who changes how lines are read finds there which read differently now
 * (`npx vitest run --project unit --update=all tests/line-book.test.ts` after a look at the difference).
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLine } from '../desk/line.ts';
import { Refused } from '../desk/refused.ts';
import type { Case } from '../engine/case/schema.ts';
import { find, judged } from './lines.ts';

const judge = (theCase: Case) => judged(theCase).ruling;
const lines = readFileSync(new URL('line-book.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** What became of a line, in a few lines of JSON; or with which problems it was refused. */
function laidOut(line: string): string[] {
  try {
    const { case: theCase, assumptions } = readLine(line, { find, judge });
    const { verdict, headline } = judge(theCase);
    const taken = assumptions.map(({ path, text }) => `${path} ${text?.en ?? ''} / ${text?.de ?? ''}`);
    const { moves = [], state } = theCase;
    return [...moves.map((move) => JSON.stringify(move)), JSON.stringify(state), ...taken, `${verdict}: ${headline.en} / ${headline.de}`]; // prettier-ignore
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.problems.map(({ code, path, message }) => `${code} ${path} ${message.en} / ${message.de}`);
  }
}

test('each line is laid out as before', { timeout: 120_000 }, async () => {
  const book = lines.map((line) => [`# ${line}`, ...laidOut(line)].join('\n')).join('\n\n');
  await expect(`${book}\n`).toMatchFileSnapshot('__snapshots__/line-book.txt');
});
