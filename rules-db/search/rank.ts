/** Candidates of all stages in one order. */
import type { Kind } from '../search-index.ts';
import { isStopWord, key, remembered } from '../text.ts';
import { chosenFor, elsewhere, type Candidate, type How, type Row, type SearchOptions } from './types.ts';
import type { Query } from './query.ts';
import type { Searcher } from './searcher.ts';

export function madeOfRuleWords(rules: Searcher[], query: Query): boolean {
  const content = query.tokens.filter((t) => !isStopWord(t));
  if (content.length === 0 || rules.length === 0) return false;
  return content.every((t, i) =>
    rules.some((s) => s.isRuleWord(t, true) || (i === content.length - 1 && t.length >= 4 && s.isRuleWord(t, false))),
  );
}

/** Among rules that answer alike: what holds in the chosen ruleset before what holds elsewhere or ended, rules before examples. */
const behind = (row: Row, old: boolean, few: boolean, rulesets: string[] | undefined): number => {
  const away = elsewhere(row, rulesets) !== undefined;
  const today = few ? awayFromTodayInFewWords : awayFromToday;
  const chosen = chosenFor(row.game, rulesets ?? []) ? awayFromChosen : today;
  const time = old ? (away ? 0 : 25) : (row.weight < 0 ? endedBehind : 0) + (away ? chosen : 0);
  return time + (row.ref.split('.').includes('ex') ? 10 : 0);
};
const awayFromChosen = 40;
const awayFromToday = 12;
/** In few words hardly anything tells the rule of former times from today's. */
const awayFromTodayInFewWords = 30;
const endedBehind = 12;

/** The best candidate of each entry. */
export class Pool {
  readonly #best = new Map<string, Candidate>();
  get size(): number {
    return this.#best.size;
  }
  add(candidates: Candidate[]): void {
    for (const c of candidates) {
      const id = `${c.source.of.source}/${c.row.id}`;
      const held = this.#best.get(id);
      if (!held || c.score > held.score) this.#best.set(id, c);
    }
  }
  all(): Candidate[] {
    return [...this.#best.values()];
  }
  countAbove(score: number): number {
    return this.all().filter((c) => c.score >= score).length;
  }
  best(hows: How[]): number {
    return Math.max(0, ...this.all().filter((c) => hows.includes(c.how)).map((c) => c.score)); // prettier-ignore
  }
  /** `words`: whether the query is made of the glossary's words, whether it is a term or begins one, and whether they are few. */
  ranked(
    words: { ofRules: boolean; term: boolean; few: boolean },
    old: boolean,
    rulesets: string[] | undefined,
  ): Candidate[] {
    const all = this.all();
    const begins = (c: Candidate) => /^(rule|term)$/.test(c.row.kind) && /^(exact|alias|prefix)$/.test(c.how);
    const termBegins = words.term || all.some(begins);
    const order: Record<Kind, number> = { term: 12, rule: 9, card: 0, scenario: -160 };
    const score = (c: Candidate) => {
      const named = c.how === 'exact' || c.how === 'alias';
      const how = c.mended ?? c.how;
      const called = how === 'exact' || how === 'alias' || c.nearName || (how === 'prefix' && !termBegins);
      const cardBehind = words.ofRules && c.row.kind === 'card' && !called ? 330 : 0;
      // What is asked in words a rule answers; a term tells what a word means.
      const told = c.row.kind === 'term' && c.how === 'text' ? 40 : 0;
      const ended = c.row.kind === 'rule' && !named ? behind(c.row, old, words.few, rulesets) : 0;
      return c.score + order[c.row.kind] - ended - told - cardBehind + (c.source.of.source === 'rules' ? 3 : 0);
    };
    return all
      .map((c) => ({ ...c, score: score(c) }))
      .sort((a, b) => b.score - a.score || b.row.weight - a.row.weight || (a.row.ref < b.row.ref ? -1 : 1));
  }
}

/** A name without punctuation but with its capitals: ex and EX are different cards. */
export const letters = remembered((name: string) => name.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, ''));

/** A term that is a card's name is one hit with it: the card, which names the term. */
export function withCards(ranked: Candidate[], sources: Searcher[], query: Query, o: SearchOptions): Candidate[] {
  if ((o.kind ?? 'card') !== 'card' || o.kinds?.includes('card') === false) return ranked;
  return ranked.flatMap((c, i) => {
    if (c.row.kind !== 'term' || i >= lookedAtForCards) return [c];
    const cards = sources.flatMap((source) => source.cardsNamed(c.row.en, o));
    const same = cards.filter(({ row }) => key(row.de) === key(c.row.de) || query.key === key(row.en));
    return same.length > 0 ? same.map(({ row, source }) => ({ ...c, row, source, term: c.row.ref })) : [c];
  });
}
const lookedAtForCards = 8;

/** A term and the rule it leads to first, called the same in both languages, are one hit: the rule, where the better of both stands. */
export function withRules(ranked: Candidate[]): Candidate[] {
  const called = ({ row }: Candidate): string => `${row.en}|${row.de}`.toLowerCase();
  const rules = new Map(ranked.flatMap((c) => (c.row.kind === 'rule' ? [[called(c), c] as const] : [])));
  const ruleOf = (c: Candidate): Candidate | undefined => {
    const rule = c.row.kind === 'term' ? rules.get(called(c)) : undefined;
    return rule && c.source.of.rulesOf?.(c.row.ref)[0] === rule.row.ref ? rule : undefined;
  };
  const one = new Map<Candidate, Candidate>();
  for (const term of ranked) {
    const rule = ruleOf(term);
    if (!rule) continue;
    const better = term.score >= rule.score ? term : rule;
    const both = { ...better, row: rule.row, source: rule.source, term: term.row.ref };
    one.set(term, both).set(rule, both);
  }
  return [...new Set(ranked.map((c) => one.get(c) ?? c))];
}

/** Prints of one card become one hit. */
export function group(ranked: Candidate[]): (Candidate & { prints?: string[] })[] {
  const out: (Candidate & { prints?: string[] })[] = [];
  const first = new Map<string, Candidate & { prints?: string[] }>();
  for (const c of ranked) {
    if (c.row.kind !== 'card') {
      out.push(c);
      continue;
    }
    const name = `${c.row.game}/${letters(c.row.en || c.row.de)}`;
    const held = first.get(name);
    if (held) {
      if (c.term !== undefined) held.term ??= c.term;
      if (held.row.ref !== c.row.ref && !held.prints?.includes(c.row.ref))
        held.prints = [...(held.prints ?? []), c.row.ref];
      continue;
    }
    const copy = { ...c };
    first.set(name, copy);
    out.push(copy);
  }
  return out;
}
