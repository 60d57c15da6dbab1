/** A Token that an earlier sentence describes, Summoned again by its name: "Special Summon 1 "Sheep Token"". */
import type { Draft } from './grammar/categories.ts';
import { isNoun, type What } from './grammar/noun.ts';
import type { Resolved } from './box-text.ts';
import type { Entry } from './entries.ts';

/** Operations in which such a Token is the one described. */
export function tokensNamed(resolved: Resolved, entries: readonly Entry[]): Resolved {
  if (!resolved.drafts.some(isNamed)) return resolved;
  return { ...resolved, drafts: resolved.drafts.map((draft) => (isNamed(draft) ? asToken(draft, entries) : draft)) };
}

const whatOf = (draft: Draft): What | undefined => (draft['cards'] as { $what?: What } | undefined)?.$what;
function isNamed(draft: Draft): boolean {
  const what = draft['do'] === 'special-summon' ? whatOf(draft) : undefined;
  return what !== undefined && isNoun(what) && what.noun === 'name' && / Token$/.test(String(what.filter.name));
}

/** The one description of it, so many of them; as it was where none or several describe it. */
function asToken(draft: Draft, entries: readonly Entry[]): Draft {
  const what = whatOf(draft);
  if (!what || !isNoun(what) || what.where || what.whose || Object.keys(what.filter).length > 1) return draft;
  const { count } = what;
  if (typeof count !== 'number') return draft;
  const found = entries.flatMap(({ record }) => tokensIn(record.resolve, String(what.filter.name)));
  const [only] = found;
  if (!only || found.some((one) => JSON.stringify(one) !== JSON.stringify(only))) return draft;
  const { cards: _cards, ...more } = draft;
  return { ...more, ...only, count };
}

/** What such a Token is, wherever it is Summoned in these operations. */
function tokensIn(value: unknown, name: string): object[] {
  if (typeof value !== 'object' || value === null) return [];
  const one = value as Record<string, unknown>;
  if (one['do'] === 'token' && (one['name'] as { en?: string }).en === name) {
    const {
      count: _count,
      join: _join,
      optional: _optional,
      if: _if,
      position: _position,
      whose: _whose,
      ...token
    } = one;
    return [token];
  }
  return Object.values(one).flatMap((inner) => tokensIn(inner, name));
}
