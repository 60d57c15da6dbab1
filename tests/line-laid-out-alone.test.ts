/**
 * What the cards of a line are laid out as when nothing of it is played (`desk/line/laid-out/`): of every line of `line-guards.txt` and every fourth of the line book the board, what
 * was not read, what was filled in. How they lie was not judged line by line (`line-laid-out.test.ts` is for that).
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layOut } from '../desk/line/laid-out/laid-out.ts';
import { lines as book } from './line-book.ts';
import { find } from './lines.ts';
import { library } from './scenarios.ts';

const guards = readFileSync(new URL('line-guards.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const EACH = 4;
const lines = [...guards, ...book.filter((line) => line.length % EACH === 0)];
function laid(line: string): string {
  const found = layOut(line, { find, printings: library.printings });
  if (!found) return 'nothing';
  const { case: theCase, assumptions, cards, unread, tells } = found;
  return [
    JSON.stringify(theCase.state),
    `not read: ${unread.join(' … ')} | tells of ${tells ?? 'nothing'} | ${cards.map(({ name, player }) => `${player}: ${name.en}`).join(', ')}`,
    assumptions.map(({ path }) => path).join(' '),
  ].join('\n');
}
test.each(lines)('%s', (line) => expect(laid(line)).toMatchSnapshot());
