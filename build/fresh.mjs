// What the project builds, from which sources, and whether a build is older than its sources. Plain JavaScript: `judge`
// asks this at every start in a checkout, and loading TypeScript would cost more than the whole ruling.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Output → the file that dates it, and the files and folders it is made of. */
export const OUTPUTS = {
  rules: {
    file: 'dist/rules.db',
    from: [
      'rules-db',
      'scenarios',
      'build/rules.ts',
      'engine/case',
      'engine/ygo/effects',
      'engine/ptcg/effects',
      'package-lock.json',
    ],
  },
  judge: {
    file: 'dist/judge.mjs',
    from: ['cli', 'desk', 'reader', 'engine', 'rules-db', 'build/bundle.ts', 'package-lock.json'],
  },
  host: {
    file: 'dist/host.mjs',
    from: ['host', 'desk', 'reader', 'engine', 'rules-db', 'build/bundle.ts', 'package-lock.json'],
  },
  electron: {
    file: 'dist/electron/main.mjs',
    from: ['electron', 'desk', 'reader', 'engine', 'rules-db', 'build/bundle.ts', 'package-lock.json'],
  },
  renderer: {
    file: 'dist/renderer/index.html',
    from: ['renderer', 'desk', 'reader', 'engine', 'vite.config.ts', 'build/licences.ts', 'package-lock.json'],
  },
};

/** Newest change under a path, in ms; folders count too, so that a deleted file is noticed. Tests are no sources. */
function newest(path, memo) {
  const known = memo.get(path);
  if (known !== undefined) return known;
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  let at = stat.mtimeMs;
  if (stat.isDirectory()) {
    for (const entry of readdirSync(path))
      if (!entry.endsWith('.test.ts')) at = Math.max(at, newest(`${path}/${entry}`, memo));
    memo.set(path, at);
  }
  return at;
}

/** Whether this is a checkout (an installed package has its outputs and no sources). */
export const isCheckout = () => existsSync(join(root, 'build', 'outputs.ts'));

/** Those of the named outputs that are missing or older than their sources. */
export function stale(names, at = root) {
  const memo = new Map();
  const dated = (path) => newest(join(at, path), memo);
  return names.filter((name) => {
    const { file, from } = OUTPUTS[name];
    const built = statSync(join(at, file), { throwIfNoEntry: false })?.mtimeMs;
    return built === undefined || from.some((path) => dated(path) > built);
  });
}
