/** The line book's lines and what becomes of each. */
import { readFileSync } from 'node:fs';
import { readLine } from '../desk/line.ts';
import { Refused } from '../desk/refused.ts';
import type { Case } from '../engine/case/schema.ts';
import { find, judged } from './lines.ts';

const judge = (theCase: Case) => judged(theCase).ruling;
export const lines = readFileSync(new URL('line-book.txt', import.meta.url), 'utf8')
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
export const entry = (line: string): string => [`# ${line}`, ...laidOut(line)].join('\n');
