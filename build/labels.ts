/**
 * `node build/run.mjs build/labels.ts`: rules-db/import/labels.ts, which prints carry a label no list of TCGdex tells. From `../shared/data/ptcg-subtypes.jsonl.gz`
 * (facts by print); a later print that is the same card (name, HP, attacks, Abilities) carries them, too.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Raw } from '../rules-db/import/card.ts';
import { sharedDir } from '../rules-db/coverage.ts';
import { root } from './fresh.mjs';

const LABELS = ['Tera', 'Ancient', 'Future', 'Single Strike', 'Rapid Strike', 'Fusion Strike', 'Team Plasma', 'Ultra Beast', 'ACE SPEC']; // prettier-ignore
const shared = sharedDir();
if (!shared) throw new Error('the real lists (../shared/data) are not here');
const lines = (name: string): Raw[] => gunzipSync(readFileSync(join(shared, 'data', name))).toString('utf8').trim().split('\n').map((line) => JSON.parse(line) as Raw); // prettier-ignore

const subtypes = new Map(lines('ptcg-subtypes.jsonl.gz').map(({ id, subtypes: of }) => [String(id), of as string[]]));
const cards = lines('ptcg-cards.jsonl.gz');
/** What makes two prints the same card. */
const sameAs = (raw: Raw): string => JSON.stringify([raw['name'], raw['hp'], raw['attacks'], raw['abilities'], raw['effect']], (key, value: unknown) => (key === 'de' ? undefined : value)).replaceAll('’', "'"); // prettier-ignore
const known = new Map<string, string[]>();
for (const raw of cards) {
  const of = subtypes.get(String(raw['id']))?.filter((one) => LABELS.includes(one));
  if (of && of.length > 0) known.set(sameAs(raw), [...new Set([...(known.get(sameAs(raw)) ?? []), ...of])]);
}
const table = new Map(LABELS.map((label) => [label, new Map<string, string[]>()]));
for (const raw of cards) {
  const id = String(raw['id']);
  // A print that is listed is what the list says.
  const of = subtypes.get(id) ?? known.get(sameAs(raw)) ?? [];
  const at = id.lastIndexOf('-');
  for (const label of LABELS)
    if (of.includes(label)) {
      const sets = table.get(label)!;
      sets.set(id.slice(0, at), [...(sets.get(id.slice(0, at)) ?? []), id.slice(at + 1)]);
    }
}
const rows = [...table].map(
  ([label, sets]) => `  ['${label}', '${[...sets].map(([set, numbers]) => `${set}:${numbers.join(',')}`).join(' ')}'],`,
);
writeFileSync(
  join(root, 'rules-db/import/labels.ts'),
  `/**
 * Labels by print that a list may lack: Tera, Ancient, Future, the Strikes, Team Plasma, Ultra Beasts, ACE SPEC of Black & White. Made by
 * \`build/labels.ts\` from facts of PokemonTCG/pokemon-tcg-data (May 2025); ids as TCGdex has them. The first set of Scarlet & Violet carries neither
 * Ancient nor Future.
 */
const BY_PRINT: readonly (readonly [string, string])[] = [
${rows.join('\n')}
]; // prettier-ignore

const labels = new Map<string, string[]>();
for (const [label, sets] of BY_PRINT)
  for (const set of sets.split(' ')) {
    const [id, numbers] = set.split(':');
    for (const number of numbers!.split(',')) {
      const print = \`\${id}-\${number}\`;
      labels.set(print, [...(labels.get(print) ?? []), label]);
    }
  }
/** Labels of a print known besides what its list says, by its id. */
export const labelsOfPrint = (id: string): readonly string[] => labels.get(id) ?? [];
`,
);
