/** What a line is read and ruled with in tests: the bundled library. */
import { expect } from 'vitest';
import { readLine, type LineOptions, type ReadLine } from '../desk/line.ts';
import type { CardFinder } from '../desk/lookup/find-card.ts';
import { assuming, withAssumed } from '../desk/rulings/assumed.ts';
import { readCase } from '../engine/case/read.ts';
import type { Case } from '../engine/case/schema.ts';
import { rule } from '../engine/rule.ts';
import type { Fact, Localized, Outcome, Ruling } from '../engine/ruling/schema.ts';
import { library } from './scenarios.ts';

export const find = ((game: 'ygo' | 'ptcg', name: string) => {
  const card = library[game](name);
  return card ? { is: 'named', name, card } : { is: 'unknown', near: [] };
}) as CardFinder;

interface Judged {
  theCase: Case;
  ruling: Ruling;
}
/** Lines that mean the same come to the same case, each several times while it is read: of ten cases nine have been ruled on. A mutant asks anew. */
const kept = new Map<string, Judged>();
const MOST_KEPT = '__stryker__' in globalThis ? 0 : 1000;

/** The case as it is read, and its ruling; throws what is wrong with it. */
export function judged(theCase: Case): Judged {
  const written = JSON.stringify(theCase);
  const known = kept.get(written) ?? judgedNow(theCase);
  kept.delete(written);
  kept.set(written, known);
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!);
  return known;
}
function judgedNow(theCase: Case): Judged {
  const read = readCase(theCase, { library });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return { theCase: read.case, ruling: rule(read.case, library) };
}

/** The same with what a line filled in among its assumptions, as the desk answers. */
export function judge(written: Case): Ruling {
  const { theCase, ruling } = judged(written);
  return assuming(ruling, theCase);
}
/**
 * A line comes to this verdict, its English headline says so, and it is laid out as pinned (`told`), with its whole headline in both languages: a new line is pinned by
 * `npx vitest run --project unit tests/line-disputes.test.ts --update=all`.
 */
export function expectRuling(line: string, verdict: string, says: string, options: Partial<LineOptions> = {}): void {
  const read = readLine(line, { find, judge, ...options });
  const ruling = judge(withAssumed(read.case, read.assumptions, undefined));
  expect([ruling.verdict, ruling.headline.en]).toEqual([verdict, expect.stringContaining(says)]);
  expect([...told(read), ...ruling.outcomes.map(became), both(ruling.headline)].join('\n')).toMatchSnapshot();
}
const became = ({ card, became, why }: Outcome): string => `${card} ${became}${why ? `: ${why.code}` : ''}`;
/** What a line is read as: each move, the board, what was filled in. */
export function told({ case: { moves = [], state }, assumptions }: ReadLine, filledIn = inWords): string[] {
  return [...moves, ...(state ? [state] : [])].map((part) => JSON.stringify(part)).concat(assumptions.map(filledIn));
}
/** Of what only a ruling says (`/which`), that it was said. */
const inWords = ({ path, text }: Fact): string => (path.endsWith('/which') || !text ? path : `${path} ${both(text)}`);
const both = ({ de, en }: Localized): string => (de === en ? en : `${en} / ${de}`);
/** A line as it is read and ruled. */
export function ruled(line: string): Ruling {
  const { case: written, assumptions } = readLine(line, { find, judge });
  return judge(withAssumed(written, assumptions, undefined));
}
