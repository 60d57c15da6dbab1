/** The rules a term leads to, where the query names the term. */
import { isStopWord } from '../text.ts';
import { stemKey } from '../search-index.ts';
import type { Pool } from './rank.ts';
import { allowed, type SearchOptions } from './types.ts';
import type { Query } from './query.ts';
import type { Searcher } from './searcher.ts';
import { faint } from './want.ts';

/** Words that only ask what a thing is or how it works, and articles. */
const askingWhat = new Set(
  'what is are a an the of does do how there was ist sind ein eine einen der die das den dem des wie geht gibt es'.split(
    ' ',
  ),
);

export function leadOn(pool: Pool, rules: Searcher[], query: Query, o: SearchOptions): void {
  const add = (
    source: Searcher,
    term: { ref: string; en: string; de: string },
    count: number,
    score: number,
    step: number,
  ) => {
    const lead = source.of.rulesOf?.(term.ref) ?? [];
    lead.slice(0, count).forEach((ref, i) => {
      const row = source.byRef(ref);
      if (!row || !allowed(row, o)) return;
      pool.add([{ row, source, score: score - step * i, how: 'leads-to', matched: `${term.en}\t${term.de}` }]);
    });
  };
  for (const source of rules) for (const term of source.terms(query.key)) add(source, term, 8, 760, 8);
  // 'Was ist ein permanenter Effekt?' names a term, too; 'zu viele Preiskarten' asks for more than what they are.
  const asked = query.tokens.filter((t) => !isStopWord(t) && !faint.has(t));
  const onlyWhat = query.tokens.every((t) => asked.includes(t) || askingWhat.has(t));
  if (asked.length > 0 && asked.length < query.tokens.length && onlyWhat) {
    for (const source of rules) {
      for (const term of source.terms(stemKey(asked.join(' ')))) {
        const row = source.byRef(term.ref);
        if (row && allowed(row, o)) pool.add([{ row, source, score: 900, how: 'alias', matched: term.en }]);
        add(source, term, 4, 745, 8);
      }
    }
  }
}
