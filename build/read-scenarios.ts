/**
 * `node build/run.mjs build/read-scenarios.ts [--game ygo|ptcg] [--list N] [--card NAME]`
 *
 * The scenarios of today's rules with readings in the declarations' place: every card of the library whose text (`../shared/data`) is read whole has the
 * effects that were read. Counted are the scenarios such a card takes part in; `--list N` prints the first N that come out otherwise, with those cards.
 */
import { englishName, nameKey } from '../engine/case/names.ts';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PtcgCard, YgoCard } from '../engine/case/schema.ts';
import type { Library } from '../engine/library.ts';
import { rule } from '../engine/rule.ts';
import type { Ruling } from '../engine/ruling/schema.ts';
import { readPtcg, readYgo } from '../reader/read.ts';
import { namesIn, NO_NAMES } from '../reader/reading.ts';
import { fromTcgdex } from '../rules-db/import/pokemon.ts';
import { fromYamlYugi } from '../rules-db/import/yugioh.ts';
import { differences, library, readScenario, scenarioFiles } from '../tests/scenarios.ts';
import { root } from './fresh.mjs';
import { recordsOf, ygoByPrint } from './real-lists.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { game: text, list: text, card: text } });
const GAMES = {
  ygo: { ruleset: 'ygo-current', readings: ygoReadings },
  ptcg: { ruleset: 'ptcg-current', readings: ptcgReadings },
} as const;
const game = values.game === 'ptcg' ? 'ptcg' : 'ygo';

/** What was read of a card's text; undefined where not all of it was. */
type Effects<Card> = (card: Card) => unknown[] | undefined;
function ygoReadings(): Effects<YgoCard> {
  const listed = ygoByPrint();
  return (card) => {
    const raw = listed((card as { prints?: string[] }).prints);
    const reading = raw && readYgo(fromYamlYugi(raw).card as YgoCard, NO_NAMES);
    return reading?.whole ? reading.effects.map(({ record }) => record) : undefined;
  };
}
/** Of Pokémon cards only those whose attacks and Abilities stand in the order in which the list has them: readings name them by number. */
function ptcgReadings(): Effects<PtcgCard> {
  const all = recordsOf('ptcg-cards.jsonl.gz').map((raw) => fromTcgdex(raw, 'en').card as PtcgCard);
  const names = namesIn(all.map(englishName));
  const byPrint = new Map(all.flatMap((card) => (card.prints ?? []).map((print) => [print.toUpperCase(), card] as const))); // prettier-ignore
  const parts = (card: PtcgCard): string => JSON.stringify([card, ...(card.attacks ?? []), ...(card.abilities ?? [])].map((one) => nameKey(englishName(one)))); // prettier-ignore
  return (card) => {
    const printed = (card.prints ?? []).map((print) => byPrint.get(print.toUpperCase())).find((one) => one && parts(one) === parts(card)); // prettier-ignore
    const reading = printed && readPtcg(printed, names);
    return reading?.whole ? reading.effects.map(({ record }) => record) : undefined;
  };
}

/** The cards of the library with what was read of their text; only where all of it was read. */
function replacing<Card extends YgoCard | PtcgCard>(effects: Effects<Card>): (card: Card) => Card | undefined {
  const known = new Map<Card, Card | undefined>();
  return (card) => {
    if (!known.has(card)) {
      const read = card.effects && effects(card);
      known.set(card, read && { ...card, effects: read });
    }
    return known.get(card);
  };
}
const chosen = (card: YgoCard | PtcgCard): boolean => values.card === undefined || englishName(card) === values.card;
/** The card as read, where it is; who was is noted. */
function instead<Card extends YgoCard | PtcgCard>(card: Card | undefined, asRead: (card: Card) => Card | undefined): Card | undefined {
  const read = card && chosen(card) ? asRead(card) : undefined;
  if (read) used.add(englishName(read));
  return read ?? card;
} // prettier-ignore

const used = new Set<string>();
const ygoAsRead = game === 'ygo' ? replacing(GAMES.ygo.readings()) : () => undefined;
const ptcgAsRead = game === 'ptcg' ? replacing(GAMES.ptcg.readings()) : () => undefined;
const reading: Library = {
  ...library,
  ygo: (name, print) => instead(library.ygo(name, print), ygoAsRead),
  ptcg: (name, print) => instead(library.ptcg(name, print), ptcgAsRead),
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
for (const file of scenarioFiles(dir).filter((one) => one.includes(`/${game}/`))) {
  const { id, case: theCase, runs } = readScenario(dir, file);
  for (const { ruleset, expect } of runs.filter((run) => run.ruleset === GAMES[game].ruleset)) {
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
