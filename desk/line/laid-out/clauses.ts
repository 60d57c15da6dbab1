// The clauses of a line that was not read whole: what is between signs, what begins with another player, what stands in parentheses. Only so much is looked for as
// tells whose a card is and what is done to it.
import type { Player } from '../../../engine/case/schema.ts';
import type { VerbTold, Word } from './words.ts';

export interface Clause {
  words: Word[];
  /** In parentheses within this clause, behind so many of its words. */
  within?: { clause: Clause; behind: number };
  /** What stands in parentheses within it. */
  inside: Clause[];
  /** Behind a '>': an answer. */
  answers?: true;
  /** Who does it; known when it is gone through. */
  by?: Player | undefined;
}

const ENDS: ReadonlySet<string> = new Set(['.', ';', '?', '!', '>', '\n']);
export const isSign = (word: Word | undefined, sign: string): boolean => word?.is === 'sign' && word.sign === sign;

export function clausesOf(words: readonly Word[]): Clause[] {
  const clauses: Clause[] = [];
  const begin = (more: Partial<Clause> = {}): Clause => {
    const clause: Clause = { words: [], inside: [], ...more };
    clauses.push(clause);
    more.within?.clause.inside.push(clause);
    return clause;
  };
  const open: Clause[] = [];
  let now = begin();
  for (const [n, word] of words.entries()) {
    if (isSign(word, '(')) {
      open.push(now);
      now = begin({ within: { clause: now, behind: now.words.length } });
    } else if (isSign(word, ')')) now = open.pop() ?? now;
    else {
      const answers = isSign(word, '>') || (isSign(word, '→') && words[n + 1]?.is === 'player');
      const isNew = answers || ends(word, n, words, now);
      if (isNew) now = begin({ ...(now.within && { within: now.within }), ...(answers && { answers }) });
      if (!isNew || word.is !== 'sign') now.words.push(word);
    }
  }
  return clauses.filter(({ words: some }) => some.length > 0);
} // prettier-ignore

function ends(word: Word, n: number, words: readonly Word[], { words: so }: Clause): boolean {
  const before = words[n - 1];
  const next = words[n + 1];
  const has = (is: Word['is']): boolean => so.some((one) => one.is === is);
  if (word.is === 'sign') return ENDS.has(word.sign) || (word.sign === ',' && !isList(words, n + 1));
  // "dreht X um" ends with its particle.
  if (word.is === 'begins') return so.length > 0 && next !== undefined && next.is !== 'sign';
  if (word.is === 'and') return has('verb') && (next?.is === 'verb' || next?.is === 'player');
  return word.is === 'player' && (has('player') || has('card')) && begins(before, next);
} // prettier-ignore
/** "B chains" behind what somebody else did; not "by A", nor "greift A direkt an". */
const begins = (before: Word | undefined, next: Word | undefined): boolean =>
  before?.is !== 'preposition' &&
  before?.is !== 'and' &&
  (next?.is === 'verb' || isSign(next, ':') || before?.is === 'sign');
/** Behind this comma more of the same: names, and nothing that is done. */
function isList(words: readonly Word[], from: number): boolean {
  const end = words.findIndex((word, n) => n >= from && word.is === 'sign');
  const piece = words.slice(from, end < 0 ? undefined : end);
  return (
    piece.some(({ is }) => is === 'card') &&
    piece.every(({ is }) => !['verb', 'player', 'whose', 'begins'].includes(is))
  );
}

/** What is done, and whether the words say that it was. */
export interface Deed {
  kind: string;
  form: VerbTold['form'];
  text: string;
  at: number;
}
/** What is done to the card at this place: the verb before it, else the one behind it; of "has … activated" the latter. */
export function deedAt({ words }: Clause, n: number): Deed | undefined {
  const deeds = words.flatMap((word, at): Deed[] => {
    if (word.is !== 'verb') return [];
    const behind = new Set(words.slice(at + 1).map(({ text }) => text.toLowerCase()));
    const { verbs } = word;
    const verb =
      verbs.find(({ particle }) => particle !== undefined && behind.has(particle)) ??
      verbs.find(({ particle }) => particle === undefined) ??
      verbs[0];
    return verb ? [{ kind: verb.kind, form: verb.form, text: word.text.toLowerCase(), at }] : [];
  });
  const before = deeds.findLast(({ at }) => at < n);
  const behind = deeds.find(({ at, kind }) => at > n && kind !== 'be' && kind !== 'have');
  const is = deeds.find(({ at }) => at > n);
  // "is set" is how it lies.
  if (!before) return behind?.text === 'set' && is ? is : (behind ?? is);
  return HELPS.test(before.text) && behind && behind.form === 'participle' && behind.text !== 'set' ? behind : before;
}

/** "has", "wird": of another verb in the clause. */
export const HELPS =
  /^(?:has|have|had|hat|hatte|haben|is|are|was|were|gets?|got|been|being|ist|sind|war|waren|wird|werden|wurden?|worden)$/i;

/** Words that stand between a name and what is said of it: articles, adjectives, numbers. */
const isBetween = ({ is }: Word): boolean => is === 'small' || is === 'said';
/** The word a name hangs on: a preposition, an arrow, whose it is. */
export function hangsOn({ words }: Clause, n: number): Word | undefined {
  return words.slice(0, n).findLast((word) => !isBetween(word));
}
/** What role a card has: 'on', 'with' …; 'object' or 'subject' of what is done. Of several that are joined, that of the first. */
export function roleAt(clause: Clause, n: number): string {
  const { words } = clause;
  const before = words.slice(0, n).findLast((word) => !isBetween(word) && word.is !== 'whose');
  if (before?.is === 'preposition') return before.role;
  if (isSign(before, '→')) return 'on';
  if (before?.is === 'and' || isSign(before, ',')) {
    const joined = words.slice(0, n).findLastIndex(({ is }) => is === 'card');
    if (joined >= 0 && words.slice(joined, n).every((word) => word.is !== 'verb')) return roleAt(clause, joined);
  }
  const verb = words.findIndex(({ is }) => is === 'verb');
  const player = words.some(({ is }, at) => is === 'player' && at < n);
  return verb > n && !player ? 'subject' : 'object';
}
