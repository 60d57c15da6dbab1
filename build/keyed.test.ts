// No lookup by a text on a plain object, in any room: every object has a `constructor`. What is meant is a `Map`, or `keyed`
// (engine/keyed.ts). Held with the compiler's types.
import ts from 'typescript';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { keyed } from '../engine/keyed.ts';
import { root } from './fresh.mjs';

const ROOMS = ['engine', 'reader', 'rules-db', 'desk', 'cli', 'electron', 'host', 'renderer/src'];
/** The one place where such a lookup is made, looked at first. */
const MEANT = 'engine/keyed.ts';

/** Whether an access writes or takes away what stands there, without asking for it. */
const isWrite = (node: ts.ElementAccessExpression): boolean =>
  (ts.isBinaryExpression(node.parent) &&
    node.parent.left === node &&
    node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken) ||
  ts.isDeleteExpression(node.parent);

/** Every place where a plain object is asked by a `string` key. */
function keyedLookups(paths: string[], program: ts.Program): string[] {
  const types = program.getTypeChecker();
  const found: string[] = [];
  for (const path of paths) {
    const file = program.getSourceFile(path);
    if (!file) throw new Error(`${path} is not in the program`);
    const visit = (node: ts.Node): void => {
      if (ts.isElementAccessExpression(node) && !isWrite(node)) {
        const of = types.getApparentType(types.getTypeAtLocation(node.expression));
        const key = types.getTypeAtLocation(node.argumentExpression);
        if (key.flags & ts.TypeFlags.String && !types.isArrayLikeType(of))
          found.push(
            `${relative(root, path)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText()}`,
          );
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

const options: ts.CompilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, allowImportingTsExtensions: true, noEmit: true, strict: true, noUncheckedIndexedAccess: true, resolveJsonModule: true, skipLibCheck: true, types: ['node'] }; // prettier-ignore

const SAMPLE = `${root}/tests/keyed-sample.ts`;
const TEXT =
  'declare const t: Record<string, number>, k: string, l: string[], n: number; export const a = [t[k], l[n], t["x"], t[k] ??= 1]; t[k] = 2; delete t[k];';
const held = ts.sys
  .readDirectory(
    root,
    ['.ts'],
    ['node_modules', 'dist', '**/*.test.ts'],
    ROOMS.map((room) => `${room}/**/*`),
  )
  .filter((path) => relative(root, path).replaceAll('\\', '/') !== MEANT);

test('in no room is a plain object asked by a text; such a lookup would be found', { timeout: 600_000 }, () => {
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...more) =>
    path === SAMPLE ? ts.createSourceFile(path, TEXT, ts.ScriptTarget.ES2022, true) : read(path, ...more);
  const program = ts.createProgram([...held, SAMPLE], options, host);
  expect(held.length).toBeGreaterThan(500);
  expect(keyedLookups(held, program)).toEqual([]);
  // Two lookups; not those of a list, of a known name, nor what is only written or taken away.
  expect(keyedLookups([SAMPLE], program)).toEqual(Array(2).fill('tests/keyed-sample.ts:1 t[k]'));
});

test('what every object has from elsewhere is under no key of its own', () => {
  const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];
  for (const name of names) expect([name, keyed({ a: 1 }, name)]).toEqual([name, undefined]);
  expect([keyed({ a: 1 }, 'a'), keyed({ constructor: 2 }, 'constructor'), keyed(undefined, 'a')]).toEqual([1, 2, undefined]); // prettier-ignore
});
