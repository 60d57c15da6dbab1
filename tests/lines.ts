/** What a line is read and ruled with in tests: the bundled library. */
import type { CardFinder } from '../desk/lookup/find-card.ts';
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
