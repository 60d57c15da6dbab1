/** How far a file's imports are from one another: what is worked out while a module is loaded is seen by whoever imports it, though only the first loads it. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const known = new Map<string, readonly string[]>();
/** What a file imports of the project; what it only takes types of changes nothing. */
function importsOf(file: string): readonly string[] {
  const source = known.has(file) || !existsSync(file) ? '' : readFileSync(file, 'utf8');
  const found = [
    ...source.matchAll(/^\s*(?:import|export)\s(?!type\s)[^'"]*?from\s+'(\.[^']+)'|import\('(\.[^']+)'\)/gm),
  ];
  const imports = known.get(file) ?? found.map(([, one, two]) => join(dirname(file), one ?? two ?? ''));
  known.set(file, imports);
  return imports;
}

/** How many imports lie between two files; nothing where the one does not reach the other. */
export function distance(from: string, to: string): number | undefined {
  const seen = new Set([from]);
  let at = [from];
  for (let far = 0; at.length > 0; far++) {
    if (at.includes(to)) return far;
    at = at.flatMap(importsOf).filter((file) => !seen.has(file) && seen.add(file));
  }
  return undefined;
}
