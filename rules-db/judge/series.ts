// Archetypes and series of the imported cards, in both languages: lists name them in English only, the German word is
// the one quoted at the same place of the German text.
import { setImmediate } from 'node:timers/promises';
import type { Statements } from '../rules-db.ts';
import type { Localized } from '../schema.ts';

export interface SeriesRow {
  /** JSON: ["Snake-Eye"]. */
  series: string;
  en: string | null;
  de: string | null;
}

const ENGLISH = /"([^"]+)"/g;
const GERMAN = /„([^“”"]+)[“”"]/g;
const quoted = (text: string | null, mark: RegExp): string[] =>
  [...(text ?? '').matchAll(mark)].map(([, word]) => word!);
/** So much of what is quoted at its places has to be one word, or the English one stays. */
const AGREED = 0.6;

/** Read once for each state of the cards. */
export function seriesReader(get: () => Statements, version: () => number): () => Promise<Localized[]> {
  let kept: { of: number; all: Promise<Localized[]> } | undefined;
  return () => {
    if (kept?.of !== version()) kept = { of: version(), all: readSeries(get()) };
    return kept.all;
  };
}
const AT_ONCE = 300;
/** Of all imported cards, some at a time: whoever types meanwhile is answered between. */
async function readSeries(get: Statements): Promise<Localized[]> {
  const rows: SeriesRow[] = [];
  for (let after = ''; ; await setImmediate()) {
    const some = get.all<SeriesRow & { id: string }>(`SELECT id, json_extract(json, '$.series') AS series, json_extract(json, '$.text.en') AS en, json_extract(json, '$.text.de') AS de FROM card WHERE game = 'ygo' AND id > ? ORDER BY id LIMIT ${AT_ONCE}`, after); // prettier-ignore
    rows.push(...some.filter(({ series }) => series !== null));
    if (some.length < AT_ONCE) return seriesOf(rows);
    after = some.at(-1)!.id;
  }
}

/** Each by its English name, in order of it. */
export function seriesOf(rows: readonly SeriesRow[]): Localized[] {
  const votes = new Map<string, Map<string, number>>();
  for (const { series } of rows) for (const name of JSON.parse(series) as string[]) votes.set(name, new Map());
  for (const row of rows) {
    const [english, german] = [quoted(row.en, ENGLISH), quoted(row.de, GERMAN)];
    if (english.length !== german.length) continue;
    for (const [i, name] of english.entries()) {
      const called = votes.get(name);
      called?.set(german[i]!, (called.get(german[i]!) ?? 0) + 1);
    }
  }
  return [...votes].map(([en, called]) => ({ en, de: agreedOn(called) ?? en })).sort((a, b) => (a.en < b.en ? -1 : 1));
}

function agreedOn(called: ReadonlyMap<string, number>): string | undefined {
  const all = [...called.values()].reduce((sum, n) => sum + n, 0);
  const [most] = [...called].sort(([, a], [, b]) => b - a);
  return most && most[1] >= all * AGREED ? most[0] : undefined;
}
