/** Other ways to a hit: the rules a term leads to, and typing errors put right. */
import { isStopWord, stem } from '../text.ts';
import { stemKey } from '../search-index.ts';
import { Pool } from './rank.ts';
import { allowed, type SearchOptions } from './types.ts';
import type { Query } from './query.ts';
import type { Searcher } from './searcher.ts';
import { faint, want } from './want.ts';

/** The rules a term leads to, where the query names the term. */
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
  // 'Was ist ein permanenter Effekt?' names a term, too.
  const asked = query.tokens.filter((t) => !isStopWord(t) && !faint.has(t));
  if (asked.length > 0 && asked.length < query.tokens.length) {
    for (const source of rules) {
      for (const term of source.terms(stemKey(asked.join(' ')))) {
        const row = source.byRef(term.ref);
        if (row && allowed(row, o)) pool.add([{ row, source, score: 900, how: 'alias', matched: term.en }]);
        add(source, term, 4, 745, 8);
      }
    }
  }
}

/** Typing errors: whole names by trigrams, and each unknown word by the vocabulary. */
export function correct(pool: Pool, sources: Searcher[], query: Query, o: SearchOptions): void {
  for (const source of sources) pool.add(source.byTrigram(query, o));
  for (const source of sources) {
    const fixes = new Map<string, string>();
    let cost = 0;
    for (const [i, token] of query.tokens.entries()) {
      if (isKnown([source], query, token, i)) continue;
      const [fix] = source.corrections(token, 1);
      if (fix) {
        fixes.set(token, fix.word);
        cost += fix.edits;
      } else cost += 3;
    }
    if (fixes.size === 0) continue;
    const tokens = query.tokens.map((t) => fixes.get(t) ?? t);
    const text = tokens.join(' ');
    const fixed: Query = { ...query, tokens, text, key: tokens.join('') };
    const found = [
      ...source.byKey(fixed.key, fixed.text, o),
      ...source.byWords(tokens, o),
      ...source.byPart(tokens, o),
    ];
    pool.add(found.map((c) => ({ ...c, score: c.score * 0.78 - 15 * cost, how: 'fuzzy', corrected: text })));
    if (source.answers) {
      const stemmed = source.byQuestion(want(source, fixed), text, o, query.about);
      pool.add(stemmed.map((c) => ({ ...c, score: c.score - 10 * cost, how: 'fuzzy', corrected: text })));
      const lead = new Pool();
      leadOn(lead, [source], fixed, o);
      pool.add(lead.all().map((c) => ({ ...c, score: c.score * 0.78 - 15 * cost, corrected: text })));
    }
  }
}

/** A word of the vocabulary, or the beginning of one where it is still being typed. */
export const isKnown = (sources: Searcher[], query: Query, token: string, i: number): boolean =>
  isStopWord(token) ||
  /^\d+$/.test(token) ||
  sources.some((s) =>
    i === query.tokens.length - 1 ? s.knows(token) : s.knowsWhole(token) || s.knowsStem(stem(token)),
  );
