/**
 * One box over rules, terms, cards and scenarios. Typing errors are mended first, word by word. Then each stage asks an
 * index for a bounded list of candidates; all are scored on one scale and the best are shown with the reason they matched:
 *
 *   exact name > nickname, synonym, abbreviation, id > beginning of a name > with typing errors > words of a name
 *   > part of a name > words of the text
 *
 * and rules and terms before cards where the query is made of the glossary's words and begins no card's name. Where all that
 * is found lies far off, the two nearest are marked so.
 */
import { leadOn } from './search/lead.ts';
import { toHit } from './search/hit.ts';
import { mended, type Mended } from './search/mend.ts';
import { asksAbout, parseQuery, type Query } from './search/query.ts';
import { few } from './search/questions.ts';
import { group, letters, madeOfRuleWords, Pool, withCards, withRules } from './search/rank.ts';
import type { Searcher } from './search/searcher.ts';
import { games, type Game } from './schema.ts';
import { chosenFor, type Candidate, type Hit, type How, type SearchOptions } from './search/types.ts';
import { faint, want } from './search/want.ts';
import { isStopWord, key, stem } from './text.ts';

export { parseQuery } from './search/query.ts';
export { Searcher } from './search/searcher.ts';
export type { Entry, Hit, SearchOptions, SearchSource } from './search/types.ts';

/** All sources, best hits first. */
export function search(sources: Searcher[], input: string, options: SearchOptions = {}): Hit[] {
  const inAll = (of: Searcher[], found: () => Hit[]): Hit[] => {
    const [one, ...others] = of;
    return one ? one.atOnce(() => inAll(others, found)) : found();
  };
  return inAll(sources, () => searched(sources, input, options));
}

function searched(sources: Searcher[], input: string, options: SearchOptions): Hit[] {
  const query = parseQuery(input);
  const o = { ...options, ...query.filters };
  const limit = o.limit ?? 20;
  if (query.key === '' && query.tokens.length === 0) return [];
  const rules = sources.filter((s) => s.answers);
  const pool = new Pool();
  const put = gather(pool, sources, query, o, limit);
  const words = {
    ofRules: madeOfRuleWords(rules, put),
    term: rules.some((s) => s.beginsTerm(put.key)),
    few: query.tokens.length <= few,
  };
  const ranked = withCards(withRules(pool.ranked(words, query.old, o.rulesets)), sources, query, o);
  const shown = group(ranked);
  const far = shown[0] !== undefined && isFar(shown[0], isForeign(query, rules));
  return shown.slice(0, far ? nearestShown : limit).map((c) => ({ ...toHit(c, query, o), ...(far && { far: true }) }));
}

/** Stage by stage what may be meant, each only where the ones before found too little; gives the query as it was put. */
function gather(pool: Pool, sources: Searcher[], query: Query, o: SearchOptions, limit: number): Query {
  pool.add(byName(sources, query, o));
  if (pool.best(named) < surelyNamed) for (const source of sources) pool.add(source.byCutWord(query.tokens, o));
  const mend = pool.best(named) >= 800 ? undefined : mended(sources, query);
  if (mend) pool.add(asMended(byName(sources, mend.query, o), mend));
  const put = mend?.query ?? query;
  byQuestion(pool, sources, query, mend, o);
  pool.add(termAskedAbout(sources, query, o));
  if (pool.countAbove(500) < limit) for (const source of sources) pool.add(source.byPart(put.tokens, o));
  // A query of few words may be a mistyped name whose words all exist ('price cards'); one that is well answered is none.
  const answered = !mend && put.tokens.length > 1 && pool.best(['text']) >= wellAnswered;
  if (pool.best(named) < 640 && put.tokens.length <= longestName && !answered)
    for (const source of sources) pool.add(source.byTrigram(put, o));
  if (pool.size < limit) for (const source of sources) if (!source.answers) pool.add(source.byBody(put.tokens, o));

  preferSpelling(pool, query);
  return put;
}

/** Of names that differ by ex and EX alone the one that ends as typed; of rules on one of the two kinds those on the kind that is typed. */
function preferSpelling(pool: Pool, query: Query): void {
  // 'charizard ex' means the ex before the EX.
  const typed = letters(query.text).slice(-2);
  const kind = kindOfEx(query.text);
  for (const c of pool.all()) {
    if (/^(exact|alias)$/.test(c.how) && [c.matched, c.row.en, c.row.de].some((name) => letters(name).endsWith(typed)))
      c.score += 1;
    if (kind && c.how === 'text' && c.row.kind === 'rule' && (kindOfEx(c.row.en) ?? kind) !== kind)
      c.score -= otherKindBehind;
  }
}
/** 'ex' or 'EX', where one of them is named and the other is not. */
function kindOfEx(text: string): string | undefined {
  const named = new Set(text.match(/(?<![\p{L}\p{N}])(?:ex|EX)(?![\p{L}\p{N}])/gu));
  return named.size === 1 ? [...named][0] : undefined;
}
const otherKindBehind = 30;

const named: How[] = ['exact', 'alias', 'prefix', 'words', 'part', 'fuzzy'];
/** A name begins so, or holds all the words. */
const surelyNamed = 720;
/** What an answer by its sense scores that says nearly all of the question. */
const wellAnswered = 620;
/** Words of a name at most, for typing errors. */
const longestName = 8;
/** How many are named where nothing covers the query. */
const nearestShown = 2;
/** Below this an answer by its sense is none: 1 in 100 right ones lies lower, 3 in 4 to questions about something else. */
const leastWorth = 500;
/** The same, where the question's own words stand in no rule. */
const leastWorthOfForeign = 700;
const isFar = (c: Candidate, ofForeign: boolean): boolean =>
  c.how === 'text' && c.row.kind !== 'card' && c.score < (ofForeign ? leastWorthOfForeign : leastWorth);

/** Is half of what a question says, or more, in no rule? */
function isForeign({ tokens }: Query, rules: Searcher[]): boolean {
  const telling = tokens.filter((token) => !isStopWord(token) && !faint.has(token));
  const known = telling.filter((token) => rules.some((one) => one.knowsStem(stem(token)) || one.means(token)));
  return telling.length > 0 && known.length <= telling.length / 2;
}

/** Everything that is called so, wholly or as far as typed. */
function byName(sources: Searcher[], query: Query, o: SearchOptions): Candidate[] {
  const called = sources.flatMap((source) => source.called(query.tokens));
  return sources.flatMap((source) => [
    ...source.byKey(query.key, query.text, o),
    ...called.flatMap((nickname) => source.byNickname(nickname, o)),
    ...(query.tokens.length <= 4 ? source.byPrint(query.text, o) : []),
    ...source.byWords(query.tokens, o),
    ...source.byParts(query.tokens, o),
  ]);
}

/** The term that is called so, where the query asks what it means. */
function termAskedAbout(sources: Searcher[], { text }: Query, o: SearchOptions): Candidate[] {
  const about = asksAbout(text);
  if (about === undefined || o.kind === 'rule' || o.kinds?.includes('term') === false) return [];
  const terms = sources.flatMap((source) => source.byKey(key(about), about, { ...o, kinds: ['term'] }));
  return terms.filter(({ how }) => how === 'exact' || how === 'alias');
}

const asMended = (found: Candidate[], { query, edits }: Mended): Candidate[] =>
  found.map((c) => ({ ...c, score: c.score * 0.9 - 12 * edits, how: 'fuzzy', mended: c.how, corrected: query.text }));

/** What answers the query by its sense, and the rules of the term it names. */
function byQuestion(pool: Pool, sources: Searcher[], query: Query, mend: Mended | undefined, o: SearchOptions): void {
  const rules = sources.filter((s) => s.answers);
  const game = query.about ?? gameOf(o.rulesets);
  const of = {
    game,
    playing: game ? undefined : (gameNamed(sources, rules, query) ?? o.playing),
    words: query.tokens.length,
  };
  const put = mend?.query ?? query;
  for (const source of rules) {
    const found = source.byQuestion(want(source, put), o, of);
    pool.add(mend ? found.map((c) => ({ ...c, score: c.score - 8 * mend.edits, corrected: put.text })) : found);
    // In a long question a word nobody knows may well be a name.
    if (mend && query.tokens.length > longestName) pool.add(source.byQuestion(want(source, query), o, of));
  }
  const lead = new Pool();
  leadOn(lead, rules, put, o);
  pool.add(mend ? asMended(lead.all(), mend) : lead.all());
}

/** The one game whose cards a question names. */
function gameNamed(sources: Searcher[], rules: Searcher[], { tokens }: Query): Game | undefined {
  if (tokens.length < 2) return undefined;
  const common = tokens.map((token) => isStopWord(token) || rules.some((one) => one.knowsStem(stem(token))));
  const games = new Set(sources.flatMap((source) => source.gamesNamed(tokens, common)));
  return games.size === 1 ? [...games][0] : undefined;
}

/** Whoever chose one ruleset asks about its game. */
const gameOf = (rulesets: string[] = []) =>
  rulesets.length === 1 ? games.find((game) => chosenFor(game, rulesets) !== undefined) : undefined;
