/**
 * Lines slightly wrong (`line-guards.txt`: a word left out, put in, in another place, another player or one card more, in lines of the other tests; and short ones of every kind): as what each is
 * read and to what it comes, or with which problem it is refused. Nobody says that this is right: it says what a guard of the reading lets through. What reads differently now is looked at
 * in the difference (`npx vitest run --project unit --update=all tests/line-guards.test.ts`).
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readLine } from '../desk/line.ts';
import { Refused } from '../desk/refused.ts';
import type { Case } from '../engine/case/schema.ts';
import { find, judged, told } from './lines.ts';

const lines = readFileSync(new URL('line-guards.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
function readAs(line: string): string[] {
  try {
    const judge = (theCase: Case) => judged(theCase).ruling;
    const read = readLine(line, { find, judge });
    const { verdict, headline } = judge(read.case);
    return [...told(read, ({ path }) => path), `${verdict}: ${headline.en}`];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.problems.map(({ code, message }) => `${code} ${message.en.slice(0, 60)}`);
  }
}
test.each(lines)('%s', (line) => expect(readAs(line).join('\n')).toMatchSnapshot());
