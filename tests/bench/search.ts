/**
 * The search against fuse.js alone and MiniSearch, over the same data in the same run: the compiled rules and both large
 * card lists of ../shared/data. Times beside hit rates.
 *
 *   node tests/bench/search.ts [--json]
 *
 * type-ahead   every keystroke of names and rule words as they are typed
 * typing errors  whole names with one error (letters dropped, doubled, swapped, replaced)
 * questions    tests/search/queries.yaml
 */
import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRulesDb, contentDir } from '../../rules-db/build.ts';
import { sharedDir } from '../../rules-db/coverage.ts';
import { importCards } from '../../rules-db/import/import.ts';
import { openJudgeDb } from '../../rules-db/judge/judge-db.ts';
import { openRulesDb } from '../../rules-db/rules-db.ts';
import { search } from '../../rules-db/search.ts';
import { key } from '../../rules-db/text.ts';
import { queries, wants, type Found } from '../search/run.ts';

export interface Timing {
  method: string;
  task: 'type-ahead' | 'typing errors' | 'queries';
  runs: number;
  best: number;
  p50: number;
  p95: number;
  /** Share found in first place and among the first five. */
  first: number;
  firstFive: number;
}

interface Entry {
  id: number;
  kind: string;
  ref: string;
  en: string;
  de: string;
}

/** A fixed sequence of numbers from 0 to 1, the same in every run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function mistype(name: string, next: () => number): string {
  const at = 1 + Math.floor(next() * (name.length - 2));
  const kind = Math.floor(next() * 4);
  if (kind === 0) return name.slice(0, at) + name.slice(at + 1);
  if (kind === 1) return name.slice(0, at) + name[at]! + name.slice(at);
  if (kind === 2) return name.slice(0, at) + name[at + 1]! + name[at]! + name.slice(at + 2);
  return name.slice(0, at) + 'xqzjv'[Math.floor(next() * 5)]! + name.slice(at + 1);
}

/** `only`: one of the methods, for its times alone. */
export async function bench(only?: string, sizes = { names: 200, typed: 40, slow: 40 }): Promise<Timing[]> {
  const shared = sharedDir();
  if (!shared || !existsSync(join(shared, 'data'))) throw new Error('needs ../shared/data beside the checkout');
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    buildRulesDb(join(dir, 'rules.db'), { content: contentDir });
    const rules = openRulesDb(join(dir, 'rules.db'));
    const judge = openJudgeDb(dir);
    for (const file of ['ygo-cards.jsonl.gz', 'ptcg-cards.jsonl.gz'])
      await importCards(judge, join(shared, 'data', file));
    const sources = [rules.searcher, judge.searcher];
    const entries = sources
      .flatMap((s) => s.of.db.prepare('SELECT kind, ref, en, de FROM entry ORDER BY id').all() as Omit<Entry, 'id'>[])
      .map((entry, id) => ({ ...entry, id }));

    const fuse = new Fuse(entries, { keys: ['en', 'de'], includeScore: true, threshold: 0.4, ignoreLocation: true });
    const mini = new MiniSearch<Entry>({ fields: ['en', 'de'], storeFields: ['kind', 'ref', 'en', 'de'] });
    mini.addAll(entries);
    const asFound = (entry: Entry): Found => ({
      kind: entry.kind,
      id: entry.ref,
      title: { en: entry.en, de: entry.de },
    });
    const methods: [name: string, find: (q: string) => Found[], slow: boolean][] = [
      ['rules-db', (q) => search(sources, q, { limit: 10 }), false],
      [
        'MiniSearch',
        (q) =>
          mini
            .search(q, { prefix: true, fuzzy: 0.2 })
            .slice(0, 10)
            .map((hit) => asFound(hit as unknown as Entry)),
        false,
      ],
      ['fuse.js', (q) => fuse.search(q, { limit: 10 }).map((hit) => asFound(hit.item)), true],
    ];

    const next = sequence(20260822);
    const cards = entries.filter((entry) => entry.kind === 'card' && entry.en.length >= 8);
    const pick = (): { q: string; entry: Entry } => {
      const entry = cards[Math.floor(next() * cards.length)]!;
      const german = entry.de !== '' && next() < 0.5;
      return { q: (german ? entry.de : entry.en).toLowerCase(), entry };
    };
    const same = (entry: Entry) => (hit: Found) => hit.kind === 'card' && (key(hit.title.en) === key(entry.en) || key(hit.title.de) === key(entry.de)); // prettier-ignore
    const typed = Array.from({ length: sizes.typed }, pick);
    const wrong = Array.from({ length: sizes.names }, pick).map(({ q, entry }) => ({ q: mistype(q, next), entry }));

    const out: Timing[] = [];
    for (const [method, find, slow] of methods.filter(([name]) => only === undefined || name === only)) {
      for (const q of ['warm up', 'chain', 'drache', 'zaubergeschwndigkeit']) find(q);
      const measure = (task: Timing['task'], runs: { q: string; right?: (hit: Found) => boolean }[]) => {
        const times: number[] = [];
        let first = 0;
        let five = 0;
        let judged = 0;
        for (const { q, right } of slow ? runs.slice(0, sizes.slow) : runs) {
          const started = performance.now();
          const hits = find(q);
          times.push(performance.now() - started);
          if (!right) continue;
          judged++;
          const at = hits.slice(0, 5).findIndex(right);
          if (at === 0) first++;
          if (at >= 0) five++;
        }
        times.sort((a, b) => a - b);
        const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
        out.push({
          method,
          task,
          runs: times.length,
          best: times[0]!,
          p50: at(0.5),
          p95: at(0.95),
          first: first / judged,
          firstFive: five / judged,
        });
      };
      const keystrokes = [
        ...typed,
        ...queries.filter((c) => !c.tags && !c.want[0]!.startsWith('card:')).slice(0, 40),
      ].flatMap((item) =>
        Array.from({ length: item.q.length }, (_, i) => ({
          q: item.q.slice(0, i + 1),
          ...(i === item.q.length - 1 && {
            right: 'entry' in item ? same(item.entry) : (hit: Found) => wants(item, hit),
          }),
        })),
      );
      // fuse.js takes its share from all over the list, not from its beginning.
      const spread = slow
        ? keystrokes.filter(
            (_, i) => i % Math.max(1, Math.floor(keystrokes.length / sizes.slow)) === 0 || keystrokes[i]!.right,
          )
        : keystrokes;
      measure('type-ahead', spread);
      measure(
        'typing errors',
        wrong.map(({ q, entry }) => ({ q, right: same(entry) })),
      );
      measure(
        'queries',
        queries.map((c) => ({ q: c.q, right: (hit: Found) => wants(c, hit) })),
      );
    }
    judge.close();
    rules.close();
    return out;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const result = await bench();
  if (process.argv.includes('--json')) console.log(JSON.stringify(result));
  else {
    console.log('method      task           runs   p50 ms   p95 ms   first   first five');
    for (const { method, task, runs, p50, p95, first, firstFive } of result) {
      const share = (x: number) => `${(x * 100).toFixed(1)} %`;
      console.log(
        `${method.padEnd(12)}${task.padEnd(15)}${String(runs).padStart(4)}${p50.toFixed(1).padStart(9)}${p95.toFixed(1).padStart(9)}${share(first).padStart(9)}${share(firstFive).padStart(11)}`,
      );
    }
  }
}
