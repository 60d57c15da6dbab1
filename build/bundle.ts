// Bundles the programs that run on Node or in Electron's main side: one file each, because a start costs per module, an
// installed package may not be type-stripped, and a sandboxed preload must be a single CommonJS file.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { root } from './fresh.mjs';

/** First in every program: the database driver crashes an older Node without a word. */
const NODE_CHECK = `if (parseInt(process.versions.node) < 24) {
  console.error('This needs Node 24 or newer; this is Node ' + process.versions.node + '.');
  process.exit(1);
}`;

interface Program {
  input: string;
  file: string;
  format: 'esm' | 'cjs';
}

const PROGRAMS = {
  judge: [{ input: 'cli/main.ts', file: 'dist/judge.mjs', format: 'esm' }],
  host: [
    { input: 'host/desk-worker.ts', file: 'dist/desk-worker.mjs', format: 'esm' },
    { input: 'host/main.ts', file: 'dist/host.mjs', format: 'esm' },
  ],
  electron: [
    { input: 'electron/preload.ts', file: 'dist/electron/preload.cjs', format: 'cjs' },
    { input: 'electron/desk-process.ts', file: 'dist/electron/desk-process.mjs', format: 'esm' },
    { input: 'electron/main.ts', file: 'dist/electron/main.mjs', format: 'esm' },
  ],
} satisfies Record<string, Program[]>;

/** Bundles one front end's programs into dist/, each appearing only when it is whole. */
export async function bundle(name: keyof typeof PROGRAMS): Promise<void> {
  for (const { input, file, format } of PROGRAMS[name]) {
    const target = join(root, file);
    const half = `${target}.${process.pid}.part`;
    try {
      await build({
        cwd: root,
        input: join(root, input),
        platform: 'node',
        external: ['electron', 'better-sqlite3'],
        logLevel: 'warn',
        output: {
          file: half,
          format,
          codeSplitting: false,
          banner: name === 'electron' ? '' : NODE_CHECK,
          // A start reads the whole file: half the bytes are a fifth of the wait. Names of functions stay, for reports of faults.
          minify: { compress: false, mangle: { keepNames: true } },
          sourcemap: false,
        },
      });
      writeFileSync(half, inAscii(readFileSync(half, 'utf8')));
      renameSync(half, target);
    } finally {
      rmSync(half, { force: true });
    }
  }
}

/**
 * The same program in ASCII: Node keeps any other source at two bytes a sign, and each lane of the desk keeps its own.
 * What `String.raw` quotes are patterns, to which an escaped sign means the same.
 */
const inAscii = (code: string): string =>
  // eslint-disable-next-line no-control-regex -- the signs that stay
  code.replace(/[^\x00-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
