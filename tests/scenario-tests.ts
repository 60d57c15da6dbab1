/** Every scenario of a game gives the ruling it expects, cites and says what is written down for it, and keeps what all rulings promise. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { root } from '../build/fresh.mjs';
import type { Game } from '../engine/case/schema.ts';
import { rule } from '../engine/rule.ts';
import { RulingSchema, type Ruling } from '../engine/ruling/schema.ts';
import { answer } from './answer.ts';
import { broken } from './promises.ts';
import { differences, library, readScenario, scenarioFiles } from './scenarios.ts';

export function scenarioTests(game: Game): void {
  const dir = join(root, 'scenarios');
  const scenarios = scenarioFiles(join(dir, game)).map((file) => readScenario(dir, file));
  // Not `describe.each`: it cuts names, and cut names are not each one's own.
  for (const { id, case: theCase, runs } of scenarios)
    test.each(runs)(`${id} > $ruleset`, ({ ruleset, expect: expected }) => {
      const asked = { ...theCase, ruleset };
      const written = JSON.stringify(rule(asked, library));
      const ruling = JSON.parse(written) as Ruling;
      expect(differences(ruling, expected)).toEqual([]);
      expect(v.safeParse(RulingSchema, ruling).issues?.map((i) => `${v.getDotPath(i)} ${i.message}`)).toBeUndefined();
      expect(broken(ruling, ruleset)).toEqual([]);
      expect(JSON.stringify(rule(asked, library))).toBe(written);
      expect(answer(ruling)).toMatchSnapshot();
    });
}
