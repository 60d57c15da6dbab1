// The card a judge means by a few letters: 'mst', 'reborn', 'wiedergeburt'. A name is taken as it is; anything else only
// where one card stands out, and then it is a guess that must be said. Bundled cards go before imported ones.
import { nameKey } from '../../engine/case/names.ts';
import { namesOf } from '../../engine/case/cards.ts';
import type { Game, PtcgCard, YgoCard } from '../../engine/case/schema.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import type { Library } from '../../engine/library.ts';
import { search, type Hit, type Searcher } from '../../rules-db/search.ts';
import { editDistance } from '../../rules-db/edit-distance.ts';
import { allowedEdits, key, words } from '../../rules-db/text.ts';
import { bothNames } from '../localized.ts';

export type Found =
  | { is: 'named'; name: string; card: YgoCard | PtcgCard }
  | { is: 'guessed'; name: string; card: YgoCard | PtcgCard }
  /** `mistyped`: with a typing error or two it is one of these, and as it stands no name of a card. */
  | { is: 'unclear'; near: string[]; mistyped?: true }
  | { is: 'unknown'; near: string[] };
type Named = Extract<Found, { is: 'named' }>;
export interface CardFinder {
  (game: Game, written: string): Found;
  /** The card of this very name: no search for what else may be meant. */
  named?: (game: Game, written: string) => Named | undefined;
  /** The names of the Pokémon that have an attack or Ability called so. */
  using?: (written: string) => readonly string[];
}
/** The card of this very name; a line asks it of many words that are none. */
export function cardOfName(find: CardFinder, game: Game, written: string): Named | undefined {
  if (find.named) return find.named(game, written);
  const found = find(game, written);
  return found.is === 'named' ? found : undefined;
}

/** The same finder, and what it finds by whatever way is changed so. */
export function changing(find: CardFinder, change: (found: Found, written: string) => Found): CardFinder {
  const { named, using } = find;
  return Object.assign<CardFinder, Partial<CardFinder>>((game, written) => change(find(game, written), written), {
    ...(named && {
      named: (game, written) => {
        const found = named(game, written);
        const changed = found && change(found, written);
        return changed?.is === 'named' ? changed : undefined;
      },
    }),
    ...(using && { using }),
  });
}

const CANDIDATES = 8;
/** How a hit must have been found for its card to be taken, each kind only where it has one card. */
const AS_WRITTEN: readonly Hit['how'][] = ['exact', 'alias', 'prefix', 'words', 'part'];
const MISTYPED: readonly Hit['how'][] = ['fuzzy'];

/** Ways that look at all letters of a name. */
const BY_LETTERS: ReadonlySet<Hit['how']> = new Set(['exact', 'alias', 'fuzzy']);

/** More names than a day's lines hold. */
const KEPT = 2000;

/** Keeps what it found: one line asks for the same name at every try, and the next keystroke asks again. */
export function cardFinder(library: Library, searchers: () => Searcher[]): CardFinder {
  const find = finderOf(library, searchers);
  return Object.assign(keeping(find), {
    named: keeping((game, written) => namedIn(library, game, written)),
    using: (written: string) => library.using?.(written) ?? [],
  });
}
function keeping<T>(find: (game: Game, written: string) => T): (game: Game, written: string) => T {
  const kept = new Map<string, { found: T }>();
  return (game, written) => {
    const key = `${game} ${written}`;
    const { found } = kept.get(key) ?? { found: find(game, written) };
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, { found });
    return found;
  };
}

const look = (library: Library, game: Game, name: string) => (game === 'ygo' ? library.ygo(name) : library.ptcg(name));
function namedIn(library: Library, game: Game, written: string): Named | undefined {
  const card = look(library, game, written);
  const name = card && namesOf(card).find((one) => nameKey(one) === nameKey(written));
  return card && name !== undefined ? { is: 'named', name, card } : undefined;
}

/** Asked for when it is needed, and once. */
function once<T extends object>(find: () => T): () => T {
  let found: T | undefined;
  return () => (found ??= find());
}

function finderOf(library: Library, searchers: () => Searcher[]): CardFinder {
  return (game, written) => {
    const named = namedIn(library, game, written);
    if (named) return named;
    // Without a name of these letters it was found by a print, or as the EX of an ex: that must be said.
    const alike = look(library, game, written);
    if (alike) return { is: 'guessed', name: bothNames(alike.name).en, card: alike };
    const near: string[] = [];
    const lists = searchers().map((searcher) => ({
      searcher,
      hits: once(() => search([searcher], written, { kinds: ['card'], game, limit: CANDIDATES })),
    }));
    // As it is written before typing errors are thought of, in whichever list it stands.
    for (const strength of [AS_WRITTEN, MISTYPED])
      for (const list of lists) {
        const found = soFound(library, list, game, written, strength, near);
        if (found) return found;
      }
    return { is: 'unknown', near: [...new Set([...library.suggest(game, written), ...near])].slice(0, CANDIDATES) };
  };
}

/** What the cards of one list found so come to, the strongest first; what is only like it is added to `near`. */
function soFound(library: Library, { searcher, hits }: { searcher: Searcher; hits: () => Hit[] }, game: Game, written: string, strength: readonly Hit['how'][], near: string[]): Found | undefined {
  const known = strength === AS_WRITTEN ? cardOfTerm(searcher, game, written) : undefined;
  const called = known === undefined ? undefined : look(library, game, known);
  if (called) return { is: 'guessed', name: bothNames(called.name).en, card: called };
  for (const how of strength) {
    const titles = hits().filter((hit) => hit.how === how).map((hit) => bothNames(hit.title));
    near.push(...titles.map(({ en }) => en));
    const meant = how === 'fuzzy' ? (DOING.test(written) ? [] : mistyped(written, titles)) : how === 'exact' || how === 'alias' ? titles : holding(written, titles);
    const names = [...new Set(meant.map(({ en }) => en))];
    const card = names.length === 1 ? look(library, game, names[0]!) : undefined;
    if (card && !BY_LETTERS.has(how) && !meant.some((title) => begins(written, title))) return { is: 'unknown', near: names };
    if (card) return { is: 'guessed', name: names[0]!, card };
    if (names.length > 1) return { is: 'unclear', near: [...new Set(near)].slice(0, CANDIDATES), ...(how === 'fuzzy' && { mistyped: true }) };
  }
  return undefined;
} // prettier-ignore

/** "choosing": what somebody does is no name with typing errors. */
const DOING = /^\p{Ll}{4,}ing$/u;
/** Names each word written is a word of, with a typing error or two; those it is the whole of, where there are such. */
function mistyped(written: string, titles: readonly Localized[]): Localized[] {
  const left = titles.map((title) => ({
    title,
    words: Math.min(...[title.en, title.de].map((n) => unwritten(written, n))),
  }));
  const whole = left.filter((one) => one.words === 0).map(({ title }) => title);
  return whole.length > 0
    ? nearest(written, whole)
    : left.filter((one) => one.words < Infinity).map(({ title }) => title);
}
/** Names with each written word somewhere in them: words mended to others ("Zug endet" to "Zug Ende") are not what was written. */
function holding(written: string, titles: readonly Localized[]): Localized[] {
  const typed = words(written);
  return titles.filter((title) => [title.en, title.de].some((name) => typed.every((word) => key(name).includes(word))));
}
/** Does some word of the name begin with each written word? "Schwerter" is no beginning of "Zwillingsschwerter": that card is only asked about. */
const begins = (written: string, { en, de }: Localized): boolean =>
  [en, de].some((name) => words(written).every((word) => words(name).some((one) => one.startsWith(word))));
/** The name of the fewest typing errors; an ex and an EX, which are different cards, as it was written. */
function nearest(written: string, titles: readonly Localized[]): Localized[] {
  const typed = key(written);
  const edits = (title: Localized) =>
    Math.min(...[title.en, title.de].map((name) => editDistance(typed, key(name), slips(typed.length))));
  const fewest = Math.min(...titles.map(edits));
  const near = titles.filter((title) => edits(title) === fewest);
  const label = lastWord(written);
  const labelled = near.filter((title) => [title.en, title.de].some((name) => lastWord(name) === label));
  return labelled.length > 0 ? labelled : near;
}
const lastWord = (name: string): string | undefined =>
  name
    .trim()
    .split(/[\s-]+/)
    .at(-1);
/** How many words of the name were not written; infinite where a written one is none of them. */
function unwritten(written: string, name: string): number {
  const left = words(name);
  const typed = key(written);
  if (editDistance(typed, key(name), slips(typed.length)) <= slips(typed.length)) return 0;
  for (const word of words(written)) {
    const allowed = slips(word.length);
    const at = left.findIndex((one) => editDistance(word, one, allowed) <= allowed);
    if (at < 0) return Infinity;
    left.splice(at, 1);
  }
  return left.length;
}

/** Typing errors a word may have and still be ruled on: one in four letters. With more its card is only asked about. */
const slips = (length: number): number => Math.min(allowedEdits(length), Math.floor(length / 4));

/** What the glossary calls by these very letters ('MST'). */
function cardOfTerm(searcher: Searcher, game: Game, written: string): string | undefined {
  const [hit] = search([searcher], written, { kinds: ['term'], game, limit: 1 });
  return hit && ['exact', 'alias'].includes(hit.how) ? bothNames(hit.title).en : undefined;
}
