// No lookup by a text from outside on a plain object: every object has a `constructor`. Held, with the compiler's types, for the
// rooms that read other people's files and answer other programs; elsewhere such keys come from our own tables.
import ts from 'typescript';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './fresh.mjs';

const HELD = /^(rules-db\/(import\/|judge\/|text\.ts|search\/query\.ts)|electron\/|host\/)/;

/** Every place where a plain object is asked by a `string` key. */
function keyedLookups(paths: string[], program: ts.Program): string[] {
  const types = program.getTypeChecker();
  const found: string[] = [];
  for (const path of paths) {
    const file = program.getSourceFile(path);
    if (!file) throw new Error(`${path} is not in the program`);
    const visit = (node: ts.Node): void => {
      if (ts.isElementAccessExpression(node)) {
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

test('where other people’s files are read, no plain object is asked by a text', { timeout: 120_000 }, () => {
  const held = ts.sys
    .readDirectory(
      root,
      ['.ts'],
      ['node_modules', 'dist', '**/*.test.ts'],
      ['rules-db/**/*', 'electron/**/*', 'host/**/*'],
    )
    .filter((path) => HELD.test(relative(root, path).replaceAll('\\', '/')));
  expect(held.length).toBeGreaterThan(20);
  expect(keyedLookups(held, ts.createProgram(held, options))).toEqual([]);
});

test('such a lookup is found, a list’s or a tuple’s is not', () => {
  const name = `${root}/tests/keyed-sample.ts`;
  const text =
    'declare const t: Record<string, number>, k: string, l: string[], n: number; export const a = [t[k], l[n], t["x"]];';
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...more) =>
    path === name ? ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true) : read(path, ...more);
  expect(keyedLookups([name], ts.createProgram([name], options, host))).toEqual(['tests/keyed-sample.ts:1 t[k]']);
});
