import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { entry, lines } from './line-book.ts';
test('diff', { timeout: 400_000 }, () => {
  const old = new Map(readFileSync(new URL('__snapshots__/line-book.txt', import.meta.url), 'utf8').split(/\n\n(?=# )/).map((e) => [e.split('\n')[0]!, e.trim()]));
  const out: string[] = [];
  for (const line of lines) {
    const now = entry(line).trim(); const was = old.get(now.split('\n')[0]!);
    if (now === was) continue;
    const [a, b] = [was!, now].map((e) => e.split('\n'));
    const moves = (x: string[]) => x.filter((l) => l.startsWith('{"by"') || l.startsWith('{"do"')).join(' ');
    const same = a!.at(-1) === b!.at(-1);
    out.push(`${same ? 'SAMEHEAD' : 'DIFF'} ${a![0]}\n   old ${a!.at(-1)!.split(' / ')[0]}\n   new ${b!.at(-1)!.split(' / ')[0]}${moves(a!) === moves(b!) ? '' : `\n   om ${moves(a!)}\n   nm ${moves(b!)}`}`);
  }
  writeFileSync('/tmp/pl/bookdiff.txt', out.join('\n'));
});
