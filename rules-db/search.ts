/**
 * One box over rules, terms, cards and scenarios. Each stage asks an index for a bounded list of candidates; all are
 * scored on one scale and the best are shown with the reason they matched:
 *
 *   exact name > exact synonym, abbreviation, id > beginning of a name > words of a name > part of a name
 *   > words of the text > with typing errors
 *
 * and rules and terms before cards where the query is made of the glossary's words.
 */
import { correct, isKnown, leadOn } from './search/correct.ts';
import { toHit } from './search/hit.ts';
import { parseQuery, type Query } from './search/query.ts';
import { group, letters, madeOfRuleWords, Pool } from './search/rank.ts';
import type { Searcher } from './search/searcher.ts';
import type { Hit, SearchOptions } from './search/types.ts';
import { want } from './search/want.ts';
import { isStopWord } from './text.ts';

export { parseQuery } from './search/query.ts';
export { Searcher } from './search/searcher.ts';
export type { Entry, Hit, SearchOptions, SearchSource } from './search/types.ts';

/** All sources, best hits first. */
export function search(sources: Searcher[], input: string, options: SearchOptions = {}): Hit[] {
  const query = parseQuery(input);
  const o = { ...options, ...query.filters };
  const limit = o.limit ?? 20;
  if (query.key === '' && query.tokens.length === 0) return [];
  const pool = new Pool();
  const rules = sources.filter((s) => s.answers);

  for (const source of sources) {
    pool.add(source.byKey(query.key, query.text, o));
    if (query.tokens.length <= 4) pool.add(source.byPrint(query.text, o));
    pool.add(source.byWords(query.tokens, o));
  }
  for (const source of rules) pool.add(source.byQuestion(want(source, query), contentOf(query), o, query.about));
  leadOn(pool, rules, query, o);
  if (pool.countAbove(500) < limit) for (const source of sources) pool.add(source.byPart(query.tokens, o));

  const complete = pool.best(['exact', 'alias', 'prefix', 'words', 'part']) >= 480;
  const unknown = query.tokens.some((t, i) => !isKnown(sources, query, t, i));
  // A short query that is half a match may be a mistyped name of words that all exist ('price cards').
  const enough = query.tokens.length <= 3 ? 640 : 450;
  if (!complete && (unknown || pool.best(['text']) < enough)) correct(pool, sources, query, o);
  if (pool.size < limit && query.tokens.length > 0) {
    for (const source of sources) if (!source.answers) pool.add(source.byBody(query.tokens, o));
  }

  for (const c of pool.all()) {
    // 'charizard ex' means the ex before the EX.
    if (c.how === 'exact' && letters(c.matched).slice(-2) === letters(query.text).slice(-2)) c.score += 1;
  }
  const ruleWords = rules.length > 0 && madeOfRuleWords(rules, query);
  const ranked = pool.ranked(ruleWords, query.old);
  return group(ranked)
    .slice(0, limit)
    .map((c) => toHit(c, query, o));
}

const contentOf = ({ tokens }: Query): string => tokens.filter((token) => !isStopWord(token)).join(' ');
