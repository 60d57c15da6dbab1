/** The data folder the plays are ruled on with: both card lists of `../shared/data`, imported once for what the lists hold and how the program reads them. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../build/fresh.mjs';
import { withLock } from '../../build/lock.mjs';
import { openImporter } from '../../desk/data/import.ts';

export const cacheDir = join(root, 'node_modules/.cache/observed');
const LISTS = ['ygo-cards.jsonl.gz', 'ptcg-cards.jsonl.gz'];
/** What decides what an imported card looks like. */
const READERS = ['rules-db/import', 'rules-db/judge'];

export async function dataFolder(shared: string): Promise<string> {
  const lists = LISTS.map((name) => join(shared, 'data', name));
  const sources = READERS.flatMap((dir) =>
    readdirSync(join(root, dir))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => join(root, dir, name)),
  );
  const hash = createHash('sha256');
  for (const file of [...lists, ...sources]) hash.update(readFileSync(file));
  const folder = join(cacheDir, `data-${hash.digest('hex').slice(0, 16)}`);
  if (existsSync(folder)) return folder;
  await withLock('observed', async () => {
    if (!existsSync(folder)) await imported(lists, folder);
  });
  return folder;
}

async function imported(lists: readonly string[], folder: string): Promise<void> {
  mkdirSync(cacheDir, { recursive: true });
  for (const name of readdirSync(cacheDir))
    if (name.startsWith('data-')) rmSync(join(cacheDir, name), { recursive: true });
  const data = `${folder}.new`.replace('data-', 'new-');
  rmSync(data, { recursive: true, force: true });
  const importer = openImporter({ data });
  for (const list of lists) {
    const report = await importer.import(list);
    if (!report.ok) throw new Error(report.problems.map(({ message }) => message.en).join('\n'));
  }
  importer.close();
  renameSync(data, folder);
}
