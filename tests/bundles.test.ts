// The bundled programs as Electron and an installed command need them.
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../build/fresh.mjs';
import { ensure } from '../build/outputs.ts';
import { inputs } from '../desk/contract.ts';
import { DOOR } from '../electron/door.ts';

beforeAll(() => ensure(['electron', 'host', 'judge']), 60_000);

/** Every module a bundle still asks for, built-in ones apart. */
function asksFor(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, 'dist', file), 'utf8'), true, true);
  const names = importedFiles.map(({ fileName }) => fileName);
  return [...new Set(names)].filter((name) => !isBuiltin(name)).sort();
}

test('the sandboxed preload is one file that needs Electron only', () => {
  expect(asksFor('electron/preload.cjs')).toEqual(['electron']);
  expect(readFileSync(join(root, 'dist/electron/preload.cjs'), 'utf8')).not.toMatch(/require\("node:|import\(/);
});

test.each([
  ['electron/main.mjs', ['electron']],
  ['electron/desk-process.mjs', ['better-sqlite3']],
  ['desk-worker.mjs', ['better-sqlite3']],
  ['judge.mjs', ['better-sqlite3']],
  ['host.mjs', []],
])('%s asks for nothing that is not shipped beside it', (file, shipped) => {
  expect(asksFor(file).filter((name) => !shipped.includes(name))).toEqual([]);
});

test('the preload gives the page one verb per channel and what was opened, each knocking at the one door', async () => {
  const exposed: Record<string, Record<string, (input: unknown) => Promise<unknown>>> = {};
  const electron = {
    contextBridge: { exposeInMainWorld: (name: string, verbs: (typeof exposed)[string]) => (exposed[name] = verbs) },
    ipcRenderer: { invoke: async (...knock: unknown[]) => knock },
  };
  const code = readFileSync(join(root, 'dist/electron/preload.cjs'), 'utf8');
  new Function('require', code)(() => electron);
  expect(Object.keys(exposed)).toEqual(['judgeDesk', 'judgeOpened']);
  expect(Object.keys(exposed.judgeDesk!)).toEqual(Object.keys(inputs));
  expect(await exposed.judgeDesk!.show!({ id: 'x' })).toEqual([DOOR, 'show', { id: 'x' }]);
});
