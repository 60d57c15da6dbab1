/** Lines that can be played only with more cards on the table than they name. */
import { expect, test } from 'vitest';
import { readCase } from '../engine/case/read.ts';
import type { Case } from '../engine/case/schema.ts';
import { rule } from '../engine/rule.ts';
import { library } from './scenarios.ts';
import type { CardFinder } from '../desk/find-card.ts';
import { readLine } from '../desk/line.ts';

const find = ((game: 'ygo' | 'ptcg', name: string) => {
  const card = library[game](name);
  return card ? { is: 'named', name, card } : { is: 'unknown', near: [] };
}) as CardFinder;
const judge = (theCase: Case) => {
  const read = readCase(theCase, { library });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return rule(read.case, library);
};
const filled = (line: string) => {
  const { case: theCase, assumptions } = readLine(line, { find, judge });
  return { ruling: judge(theCase), assumed: assumptions.map((a) => a.text?.en) };
};

test.each([
  ['A: Dian Keto the Cure Master > B: Ceasefire', 'an Effect Monster is face-up on the field.'],
  ['A: Heavy Storm', 'was Set in an earlier turn.'],
  ['A: Raigeki', 'B: an Effect Monster is face-up on the field.'],
])('%s: what it needs lies there', (line, told) => {
  const { ruling, assumed } = filled(line);
  expect(ruling.illegal).toBeUndefined();
  expect(assumed.some((text) => text?.endsWith(told))).toBe(true);
});

test('Life Points at 0 by a card the line needs no monster for', () => {
  const { ruling } = filled('A: Dian Keto the Cure Master > B: Ceasefire; A 500 LP');
  expect(ruling.over?.winner).toBe('B');
});

test('what stays illegal is ruled on as written: nothing is put there', () => {
  const { ruling, assumed } = filled('A: Pot of Greed > A: Upstart Goblin');
  expect(ruling.illegal?.move).toBe(1);
  expect(assumed.filter((text) => text?.includes('Effect Monster'))).toEqual([]);
});

test('quick enough for every key', () => {
  const line = 'A: Dian Keto the Cure Master > B: Ceasefire';
  filled(line);
  const start = performance.now();
  for (let i = 0; i < 5; i++) filled(line);
  expect((performance.now() - start) / 5).toBeLessThan(50);
});
