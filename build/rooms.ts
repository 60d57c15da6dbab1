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
