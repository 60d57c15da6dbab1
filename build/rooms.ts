// Which room may import which: `renderer, cli, electron, host → desk → rules-db, reader → engine`. Engine and reader are pure:
// they reach for nothing outside themselves (no files, no network, no clock of Node's).
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

/** Room → the rooms it may import, besides itself. Build scripts and what spans rooms (tests/) may import any. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  engine: [],
  reader: ['engine'],
  'rules-db': ['engine'],
  desk: ['rules-db', 'reader', 'engine'],
  electron: ['desk'],
  host: ['desk'],
  renderer: ['desk'],
  cli: ['desk'],
};
const PURE: readonly string[] = ['engine', 'reader'];
const EVERYWHERE = ['build', 'tests', 'scenarios'];
export const ROOMS = [...Object.keys(MAY_IMPORT), ...EVERYWHERE];

/** A source file: its path from the top of the project, with '/', and its text. */
export interface Source {
  path: string;
  text: string;
}

const isTest = (path: string): boolean => /\.test\.ts$/.test(path);
const roomOf = (path: string): string => path.split('/')[0]!;

/** Every module a source names: static, type-only, re-exported and dynamic imports. */
export function importsOf({ path, text }: Source): string[] {
  const scripts = path.endsWith('.svelte')
    ? [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1]!)
    : [text];
  return scripts.flatMap((script) => ts.preProcessFile(script, true, true).importedFiles.map((file) => file.fileName));
}

/** What is wrong with one import, or undefined. */
function problemOf(from: string, specifier: string): string | undefined {
  const room = roomOf(from);
  const allowed = MAY_IMPORT[room];
  if (!allowed) return undefined;
  if (!specifier.startsWith('.')) {
    if (isTest(from)) return undefined;
    if (PURE.includes(room) && (specifier.startsWith('node:') || specifier === 'better-sqlite3'))
      return `the ${room} is pure: it imports nothing like '${specifier}'`;
    if (room === 'renderer' && specifier.startsWith('node:')) return `the window has no Node: not '${specifier}'`;
    if (specifier === 'electron' && room !== 'electron') return `only electron/ imports 'electron'`;
    return undefined;
  }
  const target = relative('/', resolve('/', dirname(from), specifier))
    .split(sep)
    .join('/');
  // The project's own name and version.
  if (target === 'package.json') return undefined;
  const other = roomOf(target);
  if (other === room || allowed.includes(other)) return undefined;
  // A test may ask for what it tests to be built.
  if (other === 'build' && isTest(from)) return undefined;
  const words = allowed.length ? `only ${allowed.join(', ')}` : 'no other room';
  if (!ROOMS.includes(other)) return `'${specifier}' is in no room`;
  return `${room} may not import ${other} ('${specifier}'); it may import ${words}`;
}

/** Every import that goes the wrong way, as 'path: what is wrong'. */
export const checkRooms = (sources: Source[]): string[] =>
  sources.flatMap((source) =>
    importsOf(source)
      .map((specifier) => problemOf(source.path, specifier))
      .filter((problem) => problem !== undefined)
      .map((problem) => `${source.path}: ${problem}`),
  );

// ───────────────────────────── Floors inside a room ─────────────────────────────

/** Rooms whose files import each other in no circle, but for the folders that are one recursion. */
const WITHOUT_CIRCLES: readonly string[] = ['engine/ptcg', 'engine/ygo'];
/** What holds now (a value asks a filter, which asks a value) and the language (an operation gives an effect, which has operations). */
const RECURSIONS: readonly string[] = WITHOUT_CIRCLES.flatMap((room) => [`${room}/derive`, `${room}/effects`]);

/** What a source needs to run: what it imports only as types does not count. */
function neededBy({ path, text }: Source): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const from = statement.moduleSpecifier;
    if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.') || onlyTypes(statement)) return [];
    return [
      relative('/', resolve('/', dirname(path), from.text))
        .split(sep)
        .join('/'),
    ];
  });
}
function onlyTypes(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  const named = clause?.namedBindings;
  if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  return (
    clause?.name === undefined &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.every((e) => e.isTypeOnly)
  );
}

/** Does it stay within one folder that is a recursion? */
const isRecursion = (circle: readonly string[]): boolean =>
  RECURSIONS.some((folder) => circle.every((path) => dirname(path) === folder));

/** Circles of imports, each named once: 'a.ts → b.ts → a.ts'. */
export function checkCircles(sources: Source[]): string[] {
  const needs = new Map(sources.map((source) => [source.path, neededBy(source)]));
  const found = new Map<string, string>();
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]): void => {
    const at = way.indexOf(path);
    if (at >= 0) {
      const circle = way.slice(at);
      if (!isRecursion(circle)) found.set([...circle].sort().join(), [...circle, path].join(' → '));
    } else if (!done.has(path)) {
      for (const next of needs.get(path) ?? []) visit(next, [...way, path]);
      done.add(path);
    }
  };
  for (const { path } of sources)
    if (WITHOUT_CIRCLES.some((room) => path.startsWith(`${room}/`)) && !isTest(path)) visit(path, []);
  return [...found.values()].map((circle) => `imports in a circle: ${circle}`);
}

/** The project's sources, in the order of their paths. */
export function readSources(root: string): Source[] {
  return ROOMS.flatMap((room) => {
    try {
      return readdirSync(join(root, room), { recursive: true, withFileTypes: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  })
    .filter((entry) => entry.isFile() && /\.(ts|mts|mjs|svelte)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ path: relative(root, file).split(sep).join('/'), text: readFileSync(file, 'utf8') }));
}
