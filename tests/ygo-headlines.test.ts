/** The headline of positions judges are called to: short, as a judge says it, in both languages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../build/fresh.mjs';
import { readCase } from '../engine/case/read.ts';
import { rule } from '../engine/rule.ts';
import { library } from './scenarios.ts';

interface HeadlineCase {
  name: string;
  en: string;
  de: string;
  A?: object;
  B?: object;
  /** Laid over the sides. */
  more?: { A?: object; B?: object };
  turn?: object;
  phase?: string;
  moves: object[];
}
const cases = parse(readFileSync(join(root, 'tests/ygo-headlines.cases.yaml'), 'utf8')) as HeadlineCase[];

test('at least 25 different headlines', () => {
  expect(new Set(cases.map((c) => c.en)).size).toBeGreaterThanOrEqual(25);
});
test.each(cases)('$name', ({ A, B, more, turn, phase, moves, en, de }) => {
  const players = { A: { ...A, ...more?.A }, B: { ...B, ...more?.B } };
  const read = readCase(
    { game: 'ygo', state: { ...(turn && { turn }), ...(phase && { phase }), players }, moves },
    { library },
  );
  if (!read.ok) throw new Error(read.problems.map((p) => `${p.path} ${p.message.en}`).join('; '));
  expect(rule(read.case, library).headline).toEqual({ en, de });
});
