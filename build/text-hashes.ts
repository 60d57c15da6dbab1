/**
 * `node build/text-hashes.ts DATA`: writes into the declared Pokémon cards the hashes of the English texts each was declared for (its `prints`), as the card lists of a data
 * folder have it. Needed after a change of `engine/ptcg/texts/hash.ts` and after new declarations.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { nameKey, englishName } from '../engine/case/names.ts';
import type { PtcgCard } from '../engine/case/schema.ts';
import { textHash } from '../engine/ptcg/texts/hash.ts';
import { openJudgeDb } from '../rules-db/judge/judge-db.ts';
import { root } from './fresh.mjs';

const [data] = process.argv.slice(2);
if (data === undefined) throw new Error('usage: node build/text-hashes.ts DATA');
const imported = openJudgeDb(data, { integrity: false });
const dir = join(root, 'rules-db/content/cards/ptcg');

/** Of the imported cards with its prints and its name: a hash for each wording. */
function hashesOf(card: PtcgCard): string[] {
  const found = (card.prints ?? [])
    .flatMap((print) => imported.cards(print, 'ptcg').map((one) => one.card as unknown as PtcgCard))
    .filter((one) => nameKey(englishName(one)) === nameKey(englishName(card)));
  return [...new Set(found.flatMap((one) => textHash(one) ?? []))];
}

let written = 0;
const without: string[] = [];
for (const file of readdirSync(dir).filter((name) => name.endsWith('.yaml'))) {
  const path = join(dir, file);
  const text = readFileSync(path, 'utf8').replace(/\n {2}texts: .*/g, '');
  const cards = parse(text) as PtcgCard[];
  const entries = text.split(/(?=^- )/m);
  const first = entries.length - cards.length;
  const now = entries.map((entry, i) => {
    const card = cards[i - first];
    const hashes = card ? hashesOf(card) : [];
    if (card && hashes.length === 0) without.push(englishName(card));
    if (hashes.length === 0) return entry;
    written++;
    const list = hashes.map((hash) => `'${hash}'`).join(', ');
    return entry.replace(/\n( {2}prints: .*)/, (_, line: string) => `\n${line}\n  texts: [${list}]`);
  });
  writeFileSync(path, now.join(''));
}
imported.close();
console.log(`${written} cards have hashes; without one: ${without.join(', ') || 'none'}`);
