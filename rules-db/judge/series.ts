// Archetypes, series and counters of the imported cards, in both languages: lists name them in English only, the German
// word is the one quoted at the same place of the German text, or the counter of a text that names one alone.
import { setImmediate } from 'node:timers/promises';
import type { Statements } from '../rules-db.ts';
import type { Localized } from '../schema.ts';
import { countersIn, germanCountersIn } from './counters.ts';

export interface SeriesRow {
  /** JSON: ["Snake-Eye"]. */
  series: string | null;
  en: string | null;
  de: string | null;
}

const ENGLISH = /"([^"]+)"/g;
const GERMAN = /„([^“”"]+)[“”"]/g;
const quoted = (text: string | null, mark: RegExp): string[] =>
  [...(text ?? '').matchAll(mark)].map(([, word]) => word!);
/** So much of what is quoted at its places has to be one word, or the English one stays. */
const AGREED = 0.6;

/** What the texts of all imported cards name, each by its English name. */
export interface NamedInTexts {
  series: Localized[];
  counters: Localized[];
}
/** Read once for each state of the cards. */
export function namedReader(get: () => Statements, version: () => number): () => Promise<NamedInTexts> {
  let kept: { of: number; all: Promise<NamedInTexts> } | undefined;
  return () => {
    if (kept?.of !== version()) kept = { of: version(), all: readNamed(get()) };
    return kept.all;
  };
}
const AT_ONCE = 300;
/** Of all imported cards, some at a time: whoever types meanwhile is answered between. */
async function readNamed(get: Statements): Promise<NamedInTexts> {
  const rows: SeriesRow[] = [];
  for (let after = ''; ; await setImmediate()) {
    const some = get.all<SeriesRow & { id: string }>(`SELECT id, json_extract(json, '$.series') AS series, json_extract(json, '$.text.en') AS en, json_extract(json, '$.text.de') AS de FROM card WHERE game = 'ygo' AND id > ? ORDER BY id LIMIT ${AT_ONCE}`, after); // prettier-ignore
    rows.push(...some);
    if (some.length < AT_ONCE) return { series: seriesOf(rows), counters: countersOf(rows) };
    after = some.at(-1)!.id;
  }
}

/** Each by its English name, in order of it. */
export function seriesOf(rows: readonly SeriesRow[]): Localized[] {
  const votes = new Map<string, Map<string, number>>();
  for (const { series } of rows) for (const name of JSON.parse(series ?? '[]') as string[]) votes.set(name, new Map());
  for (const row of rows) {
    const [english, german] = [quoted(row.en, ENGLISH), quoted(row.de, GERMAN)];
    if (english.length !== german.length) continue;
    for (const [i, name] of english.entries()) {
      const called = votes.get(name);
      called?.set(german[i]!, (called.get(german[i]!) ?? 0) + 1);
    }
  }
  return [...votes].map(([en, called]) => ({ en, de: agreedOn(called) ?? en })).sort(byEnglish);
}

/** Those with a German name most texts agree on: where both texts of a card name one counter each, they name the same. */
export function countersOf(rows: readonly Pick<SeriesRow, 'en' | 'de'>[]): Localized[] {
  const votes = new Map<string, Map<string, number>>();
  for (const row of rows) {
    const [kind, ...others] = new Set(countersIn(row.en ?? ''));
    const [name, ...more] = new Set(germanCountersIn(row.de ?? ''));
    if (!kind || !name || others.length + more.length > 0) continue;
    const called = votes.get(kind) ?? new Map<string, number>();
    votes.set(kind, called.set(name, (called.get(name) ?? 0) + 1));
  }
  return [...votes]
    .flatMap(([en, called]) => {
      const de = agreedOn(called);
      return de === undefined ? [] : [{ en, de }];
    })
    .sort(byEnglish);
}
const byEnglish = (a: Localized, b: Localized): number => (a.en < b.en ? -1 : 1);

function agreedOn(called: ReadonlyMap<string, number>): string | undefined {
  const all = [...called.values()].reduce((sum, n) => sum + n, 0);
  const [most] = [...called].sort(([, a], [, b]) => b - a);
  return most && most[1] >= all * AGREED ? most[0] : undefined;
}
