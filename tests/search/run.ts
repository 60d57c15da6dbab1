/** Runs tests/search/queries.yaml and queries-2.yaml: how often what is wanted stands among the first five, and in first place. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '../../rules-db/content-yaml.ts';

export interface QueryCase {
  l: 'de' | 'en';
  q: string;
  want: string[];
  tags?: string[];
}
export interface Found {
  kind: string;
  id: string;
  title: { en: string; de: string };
  /** The term that is one hit with it. */
  term?: string;
}
export const queries = ['queries.yaml', 'queries-2.yaml'].flatMap(
  (file) => parseYaml(readFileSync(join(import.meta.dirname, file), 'utf8')) as QueryCase[],
);

export const wants = ({ want }: Pick<QueryCase, 'want'>, hit: Found): boolean =>
  want.some((w) => {
    const card = w.startsWith('card:');
    const name = card ? w.slice(5) : w;
    const found = card ? hit.title.en : hit.id;
    if (card && hit.kind !== 'card') return false;
    if (name.endsWith('*')) return found.startsWith(name.slice(0, -1));
    return found === name || (!card && hit.term === name) || (card && found.startsWith(`${name} (`));
  });

export interface Rates {
  total: number;
  firstFive: number;
  first: number;
  missed: { q: string; got: string[] }[];
  notFirst: { q: string; got: string[] }[];
}
export function rate(cases: Pick<QueryCase, 'q' | 'want'>[], search: (q: string) => Found[]): Rates {
  const rates: Rates = { total: cases.length, firstFive: 0, first: 0, missed: [], notFirst: [] };
  for (const c of cases) {
    const hits = search(c.q).slice(0, 5);
    const at = hits.findIndex((hit) => wants(c, hit));
    const got = hits.map((hit) => (hit.kind === 'card' ? `card:${hit.title.en}` : hit.id));
    if (at >= 0) rates.firstFive++;
    else rates.missed.push({ q: c.q, got });
    if (at === 0) rates.first++;
    else if (at > 0) rates.notFirst.push({ q: c.q, got });
  }
  return rates;
}
