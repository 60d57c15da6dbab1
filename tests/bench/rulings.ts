/**
 * `npm run bench [-- --write]`: how long rulings, reading, importing, searching and the window take. Results are compared first: a wrong one ends the run (exit code 1). Then each is ruled on until
 * the times are steady; the median counts. The fastest of all is given beside it, since other programs may run. `--write`: into docs/benchmarks.md.
 *
 * Reading: every text of the card lists in `../shared/data`, where they are; else that is said and left out.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../build/fresh.mjs';
import { recordsOf } from '../../build/real-lists.ts';
import type { PtcgCard, YgoCard } from '../../engine/case/schema.ts';
import { readPtcg, readYgo } from '../../reader/read.ts';
import { NO_NAMES } from '../../reader/reading.ts';
import { sharedDir } from '../../rules-db/coverage.ts';
import { fromTcgdex } from '../../rules-db/import/pokemon.ts';
import { fromYamlYugi } from '../../rules-db/import/yugioh.ts';
import { CASES } from './cases.ts';
import { importTimes, windowTimes, type Times } from './program.ts';
import { bench } from './search.ts';

/** Runs of a block; so many blocks in a row without one faster by more than a thirtieth are steady: the engine's code is compiled for good, which takes V8 some 2,000 runs. */
const BLOCK = 400;
const STEADY = 6;
/** At most so long for one line of the table, in milliseconds. */
const PATIENCE = 8000;

interface Row {
  group: string;
  name: string;
  median: number;
  best: number;
}
const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** Median and best of the times of a call, in milliseconds, once they are steady. */
function timed(run: () => unknown): Pick<Row, 'median' | 'best'> {
  const until = performance.now() + PATIENCE;
  let steady: number[][] = [];
  for (let fastest = Infinity; steady.length < STEADY && performance.now() < until;) {
    const block = blockOf(run, until);
    const of = median(block.toSorted((a, b) => a - b));
    if (of < fastest * (1 - 1 / 30)) steady = [];
    fastest = Math.min(fastest, of);
    steady.push(block);
  }
  const times = steady.flat().sort((a, b) => a - b);
  return { median: median(times), best: times[0] ?? 0 };
}
/** A block of runs; where one takes long, fewer, three at least. */
function blockOf(run: () => unknown, until: number): number[] {
  const times: number[] = [];
  while (times.length < BLOCK && (times.length < 3 || performance.now() < until)) {
    const start = performance.now();
    run();
    times.push(performance.now() - start);
  }
  return times;
}

function rowOf({ group, name, times }: Times): Row {
  const sorted = times.toSorted((a, b) => a - b);
  return { group, name, median: median(sorted), best: sorted[0] ?? 0 };
}

/** Each card with a text is read once; the first builds the grammar and is a line of its own. */
function readingTimes(): Row[] {
  if (sharedDir() === undefined) {
    console.error('Reading and importing are left out: there are no card lists beside the checkout (../shared/data).');
    return [];
  }
  const ygo = recordsOf('ygo-cards.jsonl.gz').map((raw) => fromYamlYugi(raw).card as YgoCard);
  const ptcg = recordsOf('ptcg-cards.jsonl.gz').map((raw) => fromTcgdex(raw, 'en').card as PtcgCard);
  return [
    ...readOf('reading a Yu-Gi-Oh! card', ygo, (card) => readYgo(card, NO_NAMES)),
    ...readOf('reading a Pokémon card', ptcg, (card) => readPtcg(card, NO_NAMES)),
  ];
}
function readOf<C>(group: string, cards: readonly C[], read: (card: C) => unknown): Row[] {
  const [first = 0, ...rest] = cards.map((card) => {
    const start = performance.now();
    read(card);
    return performance.now() - start;
  });
  const sorted = rest.sort((a, b) => a - b);
  const best = sorted[0] ?? 0;
  return [
    { group, name: 'the first', median: first, best: first },
    { group, name: `each of ${sorted.length} more`, median: median(sorted), best },
    { group, name: '99 of 100 within', median: sorted[Math.floor(sorted.length * 0.99)] ?? 0, best },
  ];
}

/** The rules and both card lists, as in `npm run bench:search`, which sets other searches beside it. */
const searchTimes = async (): Promise<Row[]> =>
  (await bench('rules-db')).flatMap(({ task, runs, best, p50, p95 }) => [
    { group: 'the search', name: `${task}, ${runs}`, median: p50, best },
    { group: 'the search', name: `${task}, 95 of 100 within`, median: p95, best },
  ]);

const faults = CASES.flatMap(({ group, name, run, wrong }) => {
  const fault = wrong(run() as never);
  return fault === undefined ? [] : [`${group}, ${name}: ${fault}`];
});
if (faults.length > 0) {
  console.error(['Wrong results, nothing is measured:', ...faults].join('\n'));
  process.exit(1);
}
const rows: Row[] = CASES.map(({ group, name, run }) => ({ group, name, ...timed(run) }));
rows.push(...readingTimes());
if (sharedDir() !== undefined) rows.push(...(await importTimes()).map(rowOf), ...(await searchTimes()));
rows.push(...(await windowTimes()).map(rowOf));

const table = [
  '| what | of | median ms | best ms |',
  '| --- | --- | ---: | ---: |',
  ...rows.map(({ group, name, median, best }) => `| ${group} | ${name} | ${median.toFixed(2)} | ${best.toFixed(2)} |`),
].join('\n');
console.log(table);

const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
if (values.write)
  writeFileSync(
    join(root, 'docs', 'benchmarks.md'),
    [
      '# How long it takes',
      '',
      `Made by \`npm run bench -- --write\` on a machine with ${cpus().length} cores; not written by hand. Results were compared before times. Beside other searches: \`npm run bench:search\`.`,
      '',
      table,
      '',
    ].join('\n'),
  );
