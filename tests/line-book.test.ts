/**
 * Lines as players say them, in both languages (`line-book.txt`, a line each, all with bundled cards): each is laid out as
 * `__snapshots__/line-book.txt` shows – moves, board, what was filled in – and has the verdict and headline there. Nothing of it was judged line by line
 * (`line-disputes.test.ts` is for that): who changes how lines are read finds there which read differently now
 * (`npx vitest run --project unit --update=all tests/line-book.test.ts` after a look at the difference).
 */
import { expect, test } from 'vitest';
import { entry, lines } from './line-book.ts';

test('each line is laid out as before', { timeout: 400_000 }, async () => {
  await expect(`${lines.map(entry).join('\n\n')}\n`).toMatchFileSnapshot('__snapshots__/line-book.txt');
});
