// The licences of everything that is shipped but not ours: what the programs and the window are bundled from, what lies
// beside them, and Electron itself. Written into the window's folder, where "About" shows it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { root } from './fresh.mjs';
import { importsOf, readSources } from './rooms.ts';

interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
  dependencies?: Record<string, string>;
}
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

const by = (author: Manifest['author']): string =>
  typeof author === 'string' ? author : (author?.name ?? 'its authors');

/** '@scope/name/part' → '@scope/name'. */
const packageOf = (specifier: string): string =>
  specifier.split('/').slice(0, specifier.startsWith('@') ? 2 : 1).join('/'); // prettier-ignore

/** The packages that what we ship is made of: those its sources import, and all that these need. */
export function shippedPackages(): string[] {
  const imported = readSources(root)
    .filter(({ path }) => /^(engine|reader|rules-db|desk|electron|host|renderer|cli)\//.test(path))
    .filter(({ path }) => !/\.test\.ts$/.test(path))
    .flatMap(importsOf)
    .filter((specifier) => !/^[./]|^node:|^virtual:/.test(specifier) && !builtinModules.includes(specifier))
    .map(packageOf);
  const waiting = [...new Set([...imported, 'electron', 'svelte'])];
  const found = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const folder = join(root, 'node_modules', name);
    if (found.has(name) || !existsSync(folder)) continue;
    found.add(name);
    // Of Electron's package only the runtime is shipped, not what downloads it.
    if (name !== 'electron') waiting.push(...Object.keys(manifestOf(folder).dependencies ?? {}));
  }
  return [...found].sort();
}

/** All licences as one text; throws where a package names none. */
export function licencesText(): string {
  const parts = shippedPackages().map((name) => {
    const folder = join(root, 'node_modules', name);
    const { version, license = '', author } = manifestOf(folder);
    const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
    if (!file && !license) throw new Error(`${name} names no licence`);
    const said = file ? readFileSync(join(folder, file), 'utf8').trim() : `By ${by(author)}; the package brings no text of its own.`; // prettier-ignore
    return `${name} ${version} (${license})\n\n${said}`;
  });
  const ours = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  const notice = readFileSync(join(root, 'NOTICE'), 'utf8').trim();
  const line = `\n\n${'─'.repeat(80)}\n\n`;
  return `${[`Judge’s Assistant\n\n${ours}`, notice, ...parts].join(line)}\n`;
}
