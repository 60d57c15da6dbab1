/** What a line is read and ruled with in tests: the bundled library. */
import { expect } from 'vitest';
import { readLine } from '../desk/line.ts';
import type { CardFinder } from '../desk/lookup/find-card.ts';
import { assuming, withAssumed } from '../desk/rulings/assumed.ts';
import { readCase } from '../engine/case/read.ts';
import type { Case } from '../engine/case/schema.ts';
import { rule } from '../engine/rule.ts';
import type { Ruling } from '../engine/ruling/schema.ts';
import { library } from './scenarios.ts';

export const find = ((game: 'ygo' | 'ptcg', name: string) => {
  const card = library[game](name);
  return card ? { is: 'named', name, card } : { is: 'unknown', near: [] };
}) as CardFinder;

/** The case as it is read, and its ruling; throws what is wrong with it. */
export function judged(theCase: Case): { theCase: Case; ruling: Ruling } {
  const read = readCase(theCase, { library });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return { theCase: read.case, ruling: rule(read.case, library) };
}

/** The same with what a line filled in among its assumptions, as the desk answers. */
export function judge(written: Case): Ruling {
  const { theCase, ruling } = judged(written);
  return assuming(ruling, theCase);
}
/** A line comes to this verdict, and its English headline says so. */
export function expectRuling(line: string, verdict: string, says: string): void {
  const { verdict: found, headline } = ruled(line);
  expect([found, headline.en]).toEqual([verdict, expect.stringContaining(says)]);
}
/** A line as it is read and ruled. */
export function ruled(line: string): Ruling {
  const { case: written, assumptions } = readLine(line, { find, judge });
  return judge(withAssumed(written, assumptions, undefined));
}
