/** Every file and folder the documentation names is there: by its whole path, or by the end of it ("say/words.ts"). */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../build/fresh.mjs';

const FILE = /^[\w.@/-]+\.(?:ts|svelte|mjs|js|yaml|json|md)$/;
const FOLDER = /^[\w.-]+(?:\/[\w.-]+)*\/$/;
/** What a build makes; names that stand for any; a program that lies beside the plays of the other engines. */
const ELSEWHERE = /^(?:dist|release)\/|\/NAME\/$|^run-legal\.mjs$/;

const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const folders = new Set(tracked.flatMap((path) => path.split('/').map((_, i, parts) => `${parts.slice(0, i + 1).join('/')}/`))); // prettier-ignore
const isThere = (all: Iterable<string>, named: string): boolean =>
  [...all].some((path) => path === named || path.endsWith(`/${named}`));

/** The names in backquotes that are paths and lead nowhere. */
function lost(text: string): string[] {
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word!.replace(/^\.\//, ''));
  return named.filter(
    (word) =>
      !ELSEWHERE.test(word) && ((FILE.test(word) && !isThere(tracked, word)) || (FOLDER.test(word) && !isThere(folders, word))),
  );
} // prettier-ignore

test('what is not there is seen', () => {
  expect(lost('`engine/ygo/nowhere.ts`, `engine/nowhere/`, `docs/architecture.md`, `say/words.ts`')).toEqual([
    'engine/ygo/nowhere.ts',
    'engine/nowhere/',
  ]);
});
test.each(tracked.filter((path) => path.endsWith('.md')))('%s names what is there', (file) => {
  expect(lost(readFileSync(join(root, file), 'utf8'))).toEqual([]);
});
