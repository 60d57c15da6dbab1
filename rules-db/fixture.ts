/** A knowledge base compiled of texts that stand in a test. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buildRulesDb } from './build.ts';
import { openRulesDb, type RulesDb } from './rules-db.ts';

/** `files`: by their path below the content, or below `scenarios/`. `close` takes everything away. */
export function compiled(files: Readonly<Record<string, string>>): {
  dir: string;
  file: string;
  db: RulesDb;
  close(): void;
} {
  const dir = mkdtempSync(join(tmpdir(), 'rules-'));
  for (const [name, text] of Object.entries(files)) {
    const path = join(dir, name.startsWith('scenarios/') ? name : `content/${name}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const file = join(dir, 'rules.db');
  buildRulesDb(file, { content: join(dir, 'content'), scenarios: join(dir, 'scenarios') });
  const db = openRulesDb(file, { integrity: true });
  const close = () => {
    db.close();
    rmSync(dir, { recursive: true, force: true });
  };
  return { dir, file, db, close };
}
