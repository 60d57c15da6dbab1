import { expect, test } from 'vitest';
import { root } from '../build/fresh.mjs';
import { checkCircles, checkRooms, readSources } from '../build/rooms.ts';

const check = (path: string, text: string): string[] => checkRooms([{ path, text }]);

test('every import of the project goes the right way', () => {
  const sources = readSources(root);
  // A check over nothing would pass too.
  for (const room of ['engine', 'desk', 'electron', 'host', 'renderer'])
    expect(
      sources.some(({ path }) => path.startsWith(`${room}/`)),
      room,
    ).toBe(true);
  expect(checkRooms(sources)).toEqual([]);
});

test.each([
  ['engine/ygo/chain.ts', `import { search } from '../../rules-db/search.ts';`, 'engine may not import rules-db'],
  ['engine/ygo/chain.ts', `import type { JudgeDesk } from '../../desk/contract.ts';`, 'engine may not import desk'],
  ['engine/case/read.ts', `import { readFileSync } from 'node:fs';`, 'the engine is pure'],
  ['engine/case/read.ts', `const fs = await import('node:fs');`, 'the engine is pure'],
  ['rules-db/build.ts', `export * from '../desk/contract.ts';`, 'rules-db may not import desk'],
  ['desk/open.ts', `import { startHost } from '../host/server.ts';`, 'desk may not import host'],
  ['cli/main.ts', `import { rule } from '../engine/rule.ts';`, 'cli may not import engine'],
  ['host/server.ts', `import { answerRequest } from '../electron/policy.ts';`, 'host may not import electron'],
  [
    'renderer/src/App.svelte',
    `<script lang="ts">import { x } from '../../engine/x.ts';</script>`,
    'renderer may not import engine',
  ],
  ['renderer/src/App.svelte', `<script module>\nimport fs from 'node:fs';\n</script>`, 'the window has no Node'],
  ['renderer/src/main.ts', `import { ipcRenderer } from 'electron';`, "only electron/ imports 'electron'"],
  ['cli/main.ts', `import { ensure } from '../build/outputs.ts';`, 'cli may not import build'],
  ['engine/ygo/chain.ts', `import x from '../../shared/x.ts';`, 'is in no room'],
  ['engine/ygo/chain.test.ts', `import { open } from '../../rules-db/open.ts';`, 'engine may not import rules-db'],
])('%s: %s is refused', (path, text, message) => {
  const problems = check(path, text);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${path}: `);
  expect(problems[0]).toContain(message);
});

test.each([
  ['desk/open.ts', `import { rule } from '../engine/rule.ts'; import { open } from '../rules-db/open.ts';`],
  ['cli/main.ts', `import { openDesk } from '../desk/open.ts'; import { readFileSync } from 'node:fs';`],
  ['engine/ygo/chain.ts', `import * as v from 'valibot'; import { x } from '../ruling/record.ts';`],
  ['engine/ygo/chain.test.ts', `import { readFileSync } from 'node:fs';`],
  ['cli/cli.test.ts', `import { ensure } from '../build/outputs.ts';`],
  ['tests/whole.test.ts', `import { rule } from '../engine/rule.ts'; import { startHost } from '../host/server.ts';`],
  ['engine/ygo/words.ts', `// import x from '../../desk/x.ts'\nexport const s = "import '../../desk/x.ts'";`],
])('%s: %s is fine', (path, text) => {
  expect(check(path, text)).toEqual([]);
});

test('files of an engine room import each other in no circle, but for a folder that is one recursion', () => {
  const file = (path: string, ...from: string[]) => ({
    path: `engine/ptcg/${path}`,
    text: from.map((f) => `import { x } from '${f}';`).join('\n'),
  });
  expect(checkCircles([file('a/one.ts', '../b/two.ts'), file('b/two.ts', '../a/one.ts')])).toEqual([
    'imports in a circle: engine/ptcg/a/one.ts → engine/ptcg/b/two.ts → engine/ptcg/a/one.ts',
  ]);
  expect(checkCircles([file('a/one.ts', './two.ts'), file('a/two.ts', './one.ts')])).toHaveLength(1);
  expect(checkCircles([file('derive/one.ts', './two.ts'), file('derive/two.ts', './one.ts')])).toEqual([]);
  expect(checkCircles([file('derive/one.ts', '../a/two.ts'), file('a/two.ts', '../derive/one.ts')])).toHaveLength(1);
  const types = { path: 'engine/ptcg/b/two.ts', text: "import { type X } from '../a/one.ts';" };
  expect(checkCircles([file('a/one.ts', '../b/two.ts'), types])).toEqual([]);
  expect(checkCircles(readSources(root))).toEqual([]);
});
