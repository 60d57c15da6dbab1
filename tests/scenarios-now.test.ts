/**
 * What may be done after the last move of a scenario, of every eighth of each game (by its name, so that a new one moves no other): by whom, with what, and if not why not (the reasons' codes). The sentences are pinned elsewhere.
 */
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../build/fresh.mjs';
import { now } from '../engine/rule.ts';
import type { NowOption } from '../engine/ruling/schema.ts';
import { library, readScenario, scenarioFiles } from './scenarios.ts';

const EACH = 8;
/** What may be done hangs on what the case does not say. */
const IN_ANY_CASE = /nobody-says/;
const isAsked = (file: string): boolean =>
  IN_ANY_CASE.test(file) || [...file].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % EACH === 0;
const option = ({ by, card, effect, do: does, as, method, when, legal, tributes, targets = [], reasons, open }: NowOption): string =>
  [
    [by, does, as ?? method ?? '', card, effect ?? '', when === 'now' ? '' : when].filter((word) => word !== '').join(' '),
    legal === null ? `open ${open.length}` : legal ? 'legal' : reasons.map(({ code }) => code).join(' '),
    ...(tributes ? [`Tributes ${tributes.count} of ${tributes.from.join(', ')}`] : []),
    ...targets.map(({ min, max, from }) => `on ${min} to ${max} of ${from.join(', ')}`),
  ].join(' | '); // prettier-ignore

const dir = join(root, 'scenarios');
for (const game of ['ygo', 'ptcg'] as const)
  for (const file of scenarioFiles(join(dir, game)).filter((one) => isAsked(relative(dir, one)))) {
    const { id, case: theCase, runs } = readScenario(dir, file);
    const { ruleset } = runs.at(-1)!;
    test(`${id} > ${ruleset}`, () => {
      const { asked, options } = now({ ...theCase, ruleset }, library);
      expect([`${asked} is asked`, ...options.map(option)].join('\n')).toMatchSnapshot();
    });
  }
