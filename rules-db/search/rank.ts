/** Candidates of all stages in one order. */
import type { Kind } from '../search-index.ts';
import { isStopWord } from '../text.ts';
import type { Candidate, How, Row } from './types.ts';
import type { Query } from './query.ts';
import type { Searcher } from './searcher.ts';

export function madeOfRuleWords(rules: Searcher[], query: Query): boolean {
  const content = query.tokens.filter((t) => !isStopWord(t));
  if (content.length === 0) return false;
  return content.every((t, i) =>
    rules.some((s) => s.isRuleWord(t, true) || (i === content.length - 1 && t.length >= 4 && s.isRuleWord(t, false))),
  );
}

/** Among rules that answer alike: what holds today before what ended or only holds in old rules, rules before examples. */
const behind = ({ ref, rulesets, weight }: Row, old: boolean): number => {
  const today = /-current|rift/.test(rulesets);
  const time = old ? (today ? 25 : 0) : (weight < 0 ? 12 : 0) + (today ? 0 : 6);
  return time + (ref.split('.').includes('ex') ? 10 : 0);
};

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
  ranked(ruleWords: boolean, old: boolean): Candidate[] {
    const order: Record<Kind, number> = { term: 12, rule: 9, card: 0, scenario: -160 };
    const score = (c: Candidate) => {
      const cardBehind = ruleWords && c.row.kind === 'card' && c.how !== 'exact' && c.how !== 'alias' ? 330 : 0;
      const named = c.how === 'exact' || c.how === 'alias';
      // What is asked in words a rule answers; a term tells what a word means.
      const told = c.row.kind === 'term' && c.how === 'text' ? 40 : 0;
      const ended = c.row.kind === 'rule' && !named ? behind(c.row, old) : 0;
      return c.score + order[c.row.kind] - ended - told - cardBehind + (c.source.of.source === 'rules' ? 3 : 0);
    };
    return this.all()
      .map((c) => ({ ...c, score: score(c) }))
      .sort((a, b) => b.score - a.score || b.row.weight - a.row.weight || (a.row.ref < b.row.ref ? -1 : 1));
  }
}

/** A name without punctuation but with its capitals: ex and EX are different cards. */
export const letters = (name: string): string => name.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');

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
      held.prints = [...(held.prints ?? []), c.row.ref];
      continue;
    }
    const copy = { ...c };
    first.set(name, copy);
    out.push(copy);
  }
  return out;
}
