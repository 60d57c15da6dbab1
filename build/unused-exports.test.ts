// What a file exports somebody else uses; else it is the file's own. Types are left out: they are read with what they belong to.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './fresh.mjs';

const ROOMS = /^(?:engine|reader|rules-db|desk|cli|host|electron|renderer|build)\//;
/** Schemas are left out: `build/schemas.ts` publishes them by the names of their types. */
const EXPORT = /^export (?:async )?(?:const|let|function\*?|class) (\w+)\b(?<!Schema)/gm;

/** Exports of these texts, by file, that no other file mentions. */
function unused(texts: ReadonlyMap<string, string>): string[] {
  const users = new Map<string, Set<string>>();
  for (const [file, text] of texts)
    for (const word of new Set(text.match(/[A-Za-z_$][\w$]*/g)))
      users.set(word, (users.get(word) ?? new Set()).add(file));
  return [...texts].flatMap(([file, text]) =>
    ROOMS.test(file) && /(?<!\.test|\.d)\.ts$/.test(file)
      ? [...text.matchAll(EXPORT)].map(([, name]) => name!).filter((name) => users.get(name)!.size === 1).map((name) => `${file}: ${name}`)
      : [],
  );
} // prettier-ignore

test('nothing is exported that nobody uses', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.mts', '*.svelte', '*.mjs'], {
    cwd: root,
    encoding: 'utf8',
  });
  const texts = files.trim().split('\n').map((file) => [file, readFileSync(join(root, file), 'utf8')] as const); // prettier-ignore
  expect(unused(new Map(texts))).toEqual([]);
});

test('an export nobody uses is found, one that a test uses is not', () => {
  const texts = { 'desk/a.ts': 'export const alone = 1;\nexport const used = alone;\n', 'desk/a.test.ts': 'used' };
  expect(unused(new Map(Object.entries(texts)))).toEqual(['desk/a.ts: alone']);
});
