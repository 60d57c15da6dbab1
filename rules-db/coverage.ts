/**
 * Inventory id → rule: which items of the rules inventory the content covers.
 *
 *   node rules-db/coverage.ts [inventory folder]     default ../shared/rules-inventory beside the checkout
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { contentDir } from './build.ts';
import { loadContent } from './content.ts';

export interface Coverage {
  items: { id: string; file: string; rule: string | undefined }[];
  missing: string[];
  /** Ids the content covers that no inventory file has. */
  unknown: string[];
}

/** The folder with test material beside the checkout: `$JUDGE_SHARED` or `../shared`; undefined where absent. */
export function sharedDir(): string | undefined {
  const checkout = resolve(contentDir, '../..');
  const places = [process.env['JUDGE_SHARED'], join(checkout, '../shared'), join(checkout, '../../shared')];
  return places.find((place) => place !== undefined && existsSync(join(place, 'rules-inventory')));
}

export function coverage(inventory: string, content: string = contentDir): Coverage {
  const ruleOf = new Map<string, string>();
  for (const rule of loadContent(content, undefined).rules) for (const id of rule.covers) ruleOf.set(id, rule.id);
  const items = readdirSync(inventory)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((file) => {
      const list = parse(readFileSync(join(inventory, file), 'utf8')) as { id: string }[];
      return list.map(({ id }) => ({ id, file, rule: ruleOf.get(id) }));
    });
  const known = new Set(items.map((item) => item.id));
  return {
    items,
    missing: items.filter((item) => !item.rule).map((item) => item.id),
    unknown: [...ruleOf.keys()].filter((id) => !known.has(id)),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const shared = process.argv[2] ?? (sharedDir() && join(sharedDir()!, 'rules-inventory'));
  if (!shared) {
    console.error('no rules inventory beside the checkout (../shared/rules-inventory, or JUDGE_SHARED)');
    process.exitCode = 1;
  } else {
    const { items, missing, unknown } = coverage(shared);
    for (const { id, rule } of items) console.log(`${id} → ${rule ?? 'MISSING'}`);
    console.log(`\n${items.length} items, ${missing.length} missing, ${unknown.length} unknown`);
    for (const id of unknown) console.log(`unknown: ${id}`);
    process.exitCode = missing.length + unknown.length > 0 ? 1 : 0;
  }
}
