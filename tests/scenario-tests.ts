/** Every scenario of a game gives the ruling it expects, cites and says what is written down for it, and keeps what all rulings promise. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { root } from '../build/fresh.mjs';
import type { Game } from '../engine/case/schema.ts';
import { rule } from '../engine/rule.ts';
import { RulingSchema, type Ruling } from '../engine/ruling/schema.ts';
import { broken, citing } from './promises.ts';
import { differences, library, readScenario, scenarioFiles } from './scenarios.ts';

export function scenarioTests(game: Game): void {
  const dir = join(root, 'scenarios');
  const scenarios = scenarioFiles(join(dir, game)).map((file) => readScenario(dir, file));
  describe.each(scenarios)('$id', ({ case: theCase, runs }) => {
    test.each(runs)('$ruleset', ({ ruleset, expect: expected }) => {
      const asked = { ...theCase, ruleset };
      const ruling = plain(rule(asked, library));
      expect(differences(ruling, expected)).toEqual([]);
      expect(v.safeParse(RulingSchema, ruling).issues?.map((i) => `${v.getDotPath(i)} ${i.message}`)).toBeUndefined();
      expect(broken(ruling, ruleset)).toEqual([]);
      expect(JSON.stringify(plain(rule(asked, library)))).toBe(JSON.stringify(ruling));
      expect(answer(ruling)).toMatchSnapshot();
    });
  });
}

/** As it leaves the engine: plain JSON. */
const plain = (ruling: Ruling): Ruling => JSON.parse(JSON.stringify(ruling)) as Ruling;

/** What a person takes from a ruling: the headline in both languages, what became of each card and why, the rules cited; of branches the headline. */
const answer = (ruling: Ruling): object => ({
  en: ruling.headline.en,
  de: ruling.headline.de,
  became: ruling.outcomes.map(({ card, became, why }) => (why ? `${card} ${became}: ${why.code}` : `${card} ${became}`)),
  rules: [...new Set(citing(ruling).flatMap((one) => one.rules))].join(' '),
  ...(ruling.branches && { branches: ruling.branches.map((branch) => branch.ruling.headline.en) }),
}); // prettier-ignore
