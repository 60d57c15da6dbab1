/** What may be activated at a moment, by whom first, and every reason why not: positions with real cards. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../build/fresh.mjs';
import { readCase } from '../engine/case/read.ts';
import { now } from '../engine/rule.ts';
import { library } from './scenarios.ts';

interface NowCase {
  name: string;
  ruleset?: string;
  state?: object;
  A?: object;
  B?: object;
  moves?: object[];
  asked?: 'A' | 'B';
  ask: {
    by: 'A' | 'B';
    card: string;
    effect?: number;
    do?: string;
    as?: 'spell';
    when?: 'now' | 'after-pass';
    codes: string[];
    tributes?: { count: number; from: string[] };
    method?: string;
    targets?: { min: number; max: number; from: string[] }[];
  };
}
const cases = parse(readFileSync(join(root, 'tests/ygo-now.cases.yaml'), 'utf8')) as NowCase[];

test.each(cases)('$name', ({ ruleset = 'ygo-current', state, A, B, moves = [], asked, ask }) => {
  const read = readCase(
    { game: 'ygo', ruleset, state: { ...state, players: { A: A ?? {}, B: B ?? {} } }, moves },
    { library },
  );
  if (!read.ok) throw new Error(read.problems.map((p) => `${p.path} ${p.message.en}`).join('; '));
  const answer = now(read.case, library);
  if (asked) expect(answer.asked).toBe(asked);
  const option = answer.options.find(
    (o) =>
      o.do === (ask.do ?? 'activate') &&
      o.as === ask.as &&
      o.by === ask.by &&
      o.card === ask.card &&
      (ask.effect === undefined || o.effect === ask.effect),
  );
  expect(option?.when).toBe(ask.when ?? 'now');
  expect(option?.reasons.map((r) => r.code).sort()).toEqual(ask.codes);
  expect(option?.legal).toBe(ask.codes.length === 0);
  if (ask.do === 'normal-summon') expect(option?.tributes).toEqual(ask.tributes);
  if (ask.targets) expect(option?.targets).toEqual(ask.targets);
  if (ask.do === 'special-summon') expect(option?.method).toBe(ask.method);
});
