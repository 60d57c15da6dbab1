/** The README's dispute is what the command line prints today. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../build/fresh.mjs';

test('the ruling in the README is the one the command prints', () => {
  const [, line, shown] =
    /```\n\$ npm run -s judge -- chain "(.+)"\n([\s\S]+?)\n```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ??
    [];
  const printed = execFileSync(process.execPath, [join(root, 'build/judge.mjs'), 'chain', line ?? '', '--lang', 'en'], {
    encoding: 'utf8',
  });
  expect(shown).toBe(printed.trimEnd());
}, 180_000);
