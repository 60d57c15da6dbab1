/**
 * `node build/run.mjs build/read-scenarios.ts [--list N] [--card NAME]`
 *
 * The Yu-Gi-Oh! scenarios of today's rules with readings in the declarations' place: every card of the library whose text (`../shared/data`) is read whole has
 * the effects that were read. Counted are the scenarios such a card takes part in; `--list N` prints the first N that come out otherwise, with those cards.
 */
import { englishName } from '../engine/case/names.ts';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { YgoCard } from '../engine/case/schema.ts';
import type { Library } from '../engine/library.ts';
import { rule } from '../engine/rule.ts';
import type { Ruling } from '../engine/ruling/schema.ts';
import { readYgo } from '../reader/read.ts';
import { NO_NAMES } from '../reader/reading.ts';
import { fromYamlYugi } from '../rules-db/import/yugioh.ts';
import { differences, library, readScenario, scenarioFiles } from '../tests/scenarios.ts';
import { root } from './fresh.mjs';
import { ygoByPrint } from './real-lists.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { list: text, card: text } });

/** The cards of the library with what was read of their text; only where all of it was read. */
const listed = ygoByPrint();
const known = new Map<YgoCard, YgoCard | undefined>();
function asRead(card: YgoCard): YgoCard | undefined {
  if (known.has(card)) return known.get(card);
  const raw = listed((card as { prints?: string[] }).prints);
  const reading = raw && readYgo(fromYamlYugi(raw).card as YgoCard, NO_NAMES);
  const made = reading?.whole && card.effects ? { ...card, effects: reading.effects.map(({ record }) => record) } : undefined;
  known.set(card, made);
  return made;
} // prettier-ignore

const used = new Set<string>();
const reading: Library = {
  ...library,
  ygo(name, print) {
    const card = library.ygo(name, print);
    const read = card && (values.card === undefined || englishName(card) === values.card) ? asRead(card) : undefined;
    if (read) used.add(englishName(read));
    return read ?? card;
  },
};
const plain = (ruling: Ruling): Ruling => JSON.parse(JSON.stringify(ruling)) as Ruling;
/** What differs from what is expected; an error of the engine is a difference. */
function outcome(theCase: Parameters<typeof rule>[0], expected: Parameters<typeof differences>[1]): string[] {
  try {
    return differences(plain(rule(theCase, reading)), expected);
  } catch (error) {
    return [String(error)];
  }
}

const dir = join(root, 'scenarios');
let all = 0;
const unlike: string[] = [];
const blamed = new Map<string, number>();
for (const file of scenarioFiles(dir).filter((one) => one.includes('/ygo/'))) {
  const { id, case: theCase, runs } = readScenario(dir, file);
  for (const { ruleset, expect } of runs.filter((run) => run.ruleset === 'ygo-current')) {
    used.clear();
    const found = outcome({ ...theCase, ruleset }, { ...expect, headline: {} });
    if (used.size === 0) continue;
    all++;
    if (found.length === 0) continue;
    for (const name of used) blamed.set(name, (blamed.get(name) ?? 0) + 1);
    unlike.push([`## ${id} (${[...used].join('; ')})`, ...found.map((one) => `  ${one.slice(0, 200)}`)].join('\n'));
  }
}
console.log(`Scenarios with readings in the declarations' place that come out as expected: ${all - unlike.length} of ${all} (${((100 * (all - unlike.length)) / Math.max(1, all)).toFixed(1)} %)`); // prettier-ignore
const most = [...blamed].sort((a, b) => b[1] - a[1]).slice(0, 20);
console.log(`Cards in those that do not: ${most.map(([name, n]) => `${name} ${n}`).join('; ')}`);
if (values.list !== undefined) console.log(unlike.slice(0, Number(values.list)).join('\n'));
