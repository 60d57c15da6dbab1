/** Everything that is called so: whole names, beginnings, nicknames, words and parts of names, names with typing errors. */
import type { Game } from '../schema.ts';
import { partsKey, SHORTEST_COMPOUND, stemKey, type Via } from '../search-index.ts';
import { editDistance } from '../edit-distance.ts';
import { allowedEdits, fold, isStopWord, key, printKey, remembered, stem, trigrams, words } from '../text.ts';
import type { Query } from './query.ts';
import { last, phrase, Tables } from './tables.ts';
import type { Candidate, Row, SearchOptions } from './types.ts';
import { leastBegun } from './vocabulary.ts';

/** A card by a nickname: its name, or the beginning of it, and what was typed after the nickname. */
export interface Called {
  game: Game;
  name: string;
  shown: string;
  rest: string[];
  /** The nickname is still being typed. */
  begun: boolean;
}
/** Words of a nickname at most. */
const longestNickname = 4;

/** The words of a name that are printed cut short; the letters of 'F.A.' are none. */
const printedShort = (name: string): string[] =>
  [...name.matchAll(/(?<![\p{L}.])(\p{L}{1,4})\. /gu)].map(([, short]) => fold(short!));

/** The entries of one database by what they are called. */
export class Names extends Tables {
  readonly #gramCounts = new Map<string, number>();

  /** Names equal to the key or beginning with it. */
  byKey(k: string, text: string, o: SearchOptions, limit = k.length < 3 ? 60 : 200): Candidate[] {
    if (k === '') return [];
    const where = this.where(o);
    const lang = o.lang ? ` AND n.lang IN ('${o.lang}', '')` : '';
    const select = (condition: string) =>
      `SELECT e.*, n.key AS nameKey, n.via, n.shown FROM name n JOIN entry e ON e.id = n.entry WHERE ${condition}${lang}${where.sql} LIMIT ${limit}`;
    type Found = Row & { nameKey: string; via: Via; shown: string };
    const called = (as: string) => (this.isName(as) ? this.all<Found>(select('n.key = ?'), as, ...where.values) : []);
    const exact = called(k);
    const inflected = this.answers ? called(stemKey(text)) : [];
    const longer = this.all<Found>(
      select("n.key > ? AND n.key < ? AND n.via <> 'initials'"),
      k,
      k + last,
      ...where.values,
    );
    return [
      ...exact.map((f) =>
        this.candidate(
          f,
          exactScore[f.via] - (f.via === 'id' && f.kind === 'term' ? 25 : 0),
          f.via === 'name' ? 'exact' : 'alias',
          f.shown,
          f.via,
        ),
      ),
      ...inflected.map((f) => this.candidate(f, exactScore[f.via] - 60, 'alias', f.shown, f.via)),
      ...longer.map((f) => this.candidate(f, prefixScore(f.via, k.length, f.nameKey.length), 'prefix', f.shown, f.via)),
    ];
  }

  /** The cards the first words are a nickname of; more words may follow it in the name ('Zard ex'). */
  called(tokens: string[]): Called[] {
    if (!this.answers) return [];
    const read = (rows: Omit<Called, 'rest' | 'begun'>[], rest: string[], begun: boolean): Called[] =>
      rows.map((row) => ({ ...row, rest, begun }));
    for (let n = Math.min(longestNickname, tokens.length); n > 0; n--) {
      const k = tokens.slice(0, n).join('');
      const whole = this.all<Called>('SELECT game, name, shown FROM nickname WHERE key = ?', k);
      if (whole.length > 0) return read(whole, tokens.slice(n), false);
    }
    const k = tokens.join('');
    if (k.length < 3) return [];
    return read(
      this.all('SELECT game, name, shown FROM nickname WHERE key > ? AND key < ? LIMIT 4', k, k + last),
      [],
      true,
    );
  }

  /** The cards that are called so. */
  byNickname({ game, name, shown, rest, begun }: Called, o: SearchOptions): Candidate[] {
    if (o.game && o.game !== game) return [];
    // 'Pult ex' says what the name ends with: 'Dragapult ex'.
    const own = words(name);
    const said = rest.length > 0 && rest.every((word, i) => own[own.length - rest.length + i] === word);
    const tokens = said ? own : [...own, ...rest];
    const found = this.byKey(tokens.join(''), tokens.join(' '), { ...o, game, kinds: ['card'] }, 60);
    const scored = (c: Candidate) => (c.how === 'prefix' ? c.score + 100 : 996) - (begun ? 150 : 0);
    return found.map((c) => ({ ...c, score: scored(c), how: 'alias', via: 'alias', matched: shown }));
  }

  byPrint(text: string, o: SearchOptions): Candidate[] {
    const print = printKey(text);
    if (!this.isName(print)) return [];
    const where = this.where(o);
    return this.all<Row & { shown: string }>(
      `SELECT e.*, n.shown FROM name n JOIN entry e ON e.id = n.entry WHERE n.key = ?${where.sql} LIMIT 20`,
      print,
      ...where.values,
    ).map((f) => this.candidate(f, 985, 'alias', f.shown, 'print'));
  }

  /** Names that hold every word (or a word beginning so), in any order. */
  byWords(tokens: string[], o: SearchOptions): Candidate[] {
    if (tokens.length === 0 || tokens.some((t) => t === '')) return [];
    if (tokens.length === 1 && tokens[0]!.length < 2) return [];
    // Two letters begin a word of thousands of names: those that begin so themselves are found by their key.
    const limit = tokens.length === 1 && tokens[0]!.length < 4 ? 60 : 250;
    const where = this.where(o);
    const match = (o.lang ? `{${o.lang}} : ` : '') + '(' + tokens.map((t) => `${phrase(t)}*`).join(' AND ') + ')';
    const found = this.all<Row>(
      `SELECT e.* FROM names f JOIN entry e ON e.id = f.rowid WHERE names MATCH ?${where.sql} LIMIT ${limit}`,
      match,
      ...where.values,
    );
    return found.map((row) => this.#byWords(row, tokens));
  }

  #byWords(row: Row, tokens: string[]): Candidate {
    const { score, nearName } = wordsScore(row, tokens);
    return { ...this.candidate(row, score, 'words', tokens.join(' ')), nearName };
  }

  /** Names printed with one of the words cut short: 'Weißer Drache' is 'W. Drache'. */
  byCutWord(tokens: string[], o: SearchOptions, limit = 20): Candidate[] {
    if (tokens.length < 2 || tokens.length > 6 || o.lang === 'en') return [];
    const where = this.where(o);
    return tokens.flatMap((cut, i) => {
      if (cut.length < 5) return [];
      const shorts = [1, 4].map((n) => phrase(cut.slice(0, n)));
      const rest = tokens.filter((_, other) => other !== i).map((t) => `${phrase(t)}*`);
      const match = `{de} : (${[...rest, `(${shorts.join(' OR ')})`].join(' AND ')})`;
      return this.all<Row>(
        `SELECT e.* FROM names f JOIN entry e ON e.id = f.rowid WHERE names MATCH ? AND e.kind = 'card'${where.sql} LIMIT ${limit}`,
        match,
        ...where.values,
      )
        .filter((row) => printedShort(row.de).some((short) => cut.startsWith(short)))
        .map((row) => {
          const named = words(row.de);
          const printed = tokens.map((t, at) => (at === i ? (named.find((w) => t.startsWith(w)) ?? t) : t));
          const whole = named.join('') === printed.join('');
          return whole ? this.candidate(row, 978, 'alias', row.de) : this.#byWords(row, printed);
        });
    });
  }

  /** Terms whose compound or words these are, in any order: 'Schritt Schaden' is the Schadensschritt. */
  byParts(tokens: string[], o: SearchOptions): Candidate[] {
    if (!this.answers || tokens.length > 4) return [];
    // The words of compounds are read when a word could be one: the first search of a program waits for nothing it does not need.
    if (tokens.length === 1 && tokens[0]!.length < SHORTEST_COMPOUND) return [];
    const k = partsKey(tokens, this.compoundParts());
    if (k === undefined || !this.isName(k)) return [];
    const where = this.where(o);
    const typed = stem(tokens.join(''));
    return this.all<Row & { shown: string }>(
      `SELECT e.*, n.shown FROM name n JOIN entry e ON e.id = n.entry WHERE n.key = ?${where.sql} LIMIT 8`,
      k,
      ...where.values,
    ).map((f) => this.candidate(f, key(f.shown).startsWith(typed) ? 940 : 930, 'alias', f.shown));
  }

  /** The cards of exactly this name. */
  cardsNamed(name: string, o: SearchOptions): Candidate[] {
    const k = key(name);
    if (!this.isName(k)) return [];
    const where = this.where({ ...o, kinds: ['card'] });
    return this.all<Row & { shown: string }>(
      `SELECT e.*, n.shown FROM name n JOIN entry e ON e.id = n.entry WHERE n.key = ? AND n.via = 'name'${where.sql} LIMIT 20`,
      k,
      ...where.values,
    ).map((f) => this.candidate(f, exactScore.name, 'exact', f.shown, 'name'));
  }

  /** The games of the cards a question names. `common`: of each of its words, whether rules have it. */
  gamesNamed(tokens: string[], common: boolean[]): Game[] {
    const found = new Set<Game>();
    for (let from = 0; from < tokens.length; from++) {
      for (let to = Math.min(tokens.length, from + longestNamed); to > from; to--) {
        // Few words that rules have as well ('last turn') may not be meant as a name.
        if (to - from < namedByCommonWords && common.slice(from, to).every(Boolean)) break;
        if (isStopWord(tokens[to - 1]!)) continue;
        const games = this.#gamesOf(tokens.slice(from, to).join(''));
        for (const game of games) found.add(game);
        if (games.length > 0) break;
      }
    }
    return [...found];
  }

  #gamesOf(k: string): Game[] {
    if (k.length < leastNamed || !this.isName(k)) return [];
    return this.all<{ game: Game }>(
      "SELECT DISTINCT e.game FROM name n JOIN entry e ON e.id = n.entry WHERE n.key = ? AND e.kind = 'card' AND n.via = 'name'",
      k,
    ).map(({ game }) => game);
  }

  /** Whether some name holds all these words. */
  together(tokens: string[]): boolean {
    const match = tokens.map((t) => `${phrase(t)}*`).join(' AND ');
    return this.all('SELECT 1 FROM names WHERE names MATCH ? LIMIT 1', match).length > 0;
  }

  /** Names with the words anywhere inside: parts of compounds. */
  byPart(tokens: string[], o: SearchOptions, limit = 120): Candidate[] {
    const long = tokens.filter((t) => t.length >= 3);
    if (long.length === 0 || long.length < tokens.length || o.lang) return [];
    const where = this.where(o);
    const found = this.all<Row>(
      `SELECT e.* FROM tri f JOIN entry e ON e.id = f.rowid WHERE tri MATCH ?${where.sql} LIMIT ${limit}`,
      long.map(phrase).join(' AND '),
      ...where.values,
    );
    return found.map((row) => this.candidate(row, 500 - Math.min(80, shortest(row) / 2), 'part', tokens.join(' ')));
  }

  /** Names within a few typing errors: trigram candidates, then edit distance. */
  byTrigram(query: Query, o: SearchOptions, limit = 50): Candidate[] {
    const text = query.tokens.join(' ');
    if (query.key.length < 4 || text.length > 60) return [];
    const where = this.where(o);
    const grams = this.#telling(trigrams(text));
    if (grams.length === 0) return [];
    const found = this.all<Row & { names: string }>(
      `SELECT e.*, (SELECT group_concat(n.key || char(9) || n.shown, char(10)) FROM name n WHERE n.entry = e.id AND n.via NOT IN ('id', 'print', 'initials')) AS names
       FROM (SELECT rowid FROM tri WHERE tri MATCH ? ORDER BY rank LIMIT ${limit}) f JOIN entry e ON e.id = f.rowid WHERE 1${where.sql}`,
      grams.map(phrase).join(' OR '),
      ...where.values,
    );
    const allowed = allowedEdits(query.key.length);
    return found.flatMap((row) => {
      let best = Infinity;
      let shown = '';
      let nearName = false;
      for (const line of row.names.split('\n')) {
        const [name = '', words = ''] = line.split('\t');
        const whole = editDistance(query.key, name, allowed);
        const begun =
          query.key.length < leastBegun
            ? Infinity
            : editDistance(query.key, name, allowed, true) + 0.4 + 0.01 * Math.max(0, name.length - query.key.length);
        const edits = whole <= allowed ? Math.min(whole, begun) : begun;
        if (edits < best) [best, shown, nearName] = [edits, words, whole <= begun];
      }
      if (best > allowed + 0.9) return [];
      const score = 850 - 400 * (best / Math.max(4, query.key.length)) - best * 12;
      return [{ ...this.candidate(row, score, 'fuzzy', shown), nearName }];
    });
  }

  /** The rarest of the trigrams that occur at all: they tell most, and cost least to look up. */
  #telling(grams: string[], count = 12): string[] {
    return grams
      .map((gram) => ({ gram, names: this.#namesWith(gram) }))
      .filter(({ names }) => names > 0)
      .sort((a, b) => a.names - b.names)
      .slice(0, count)
      .map(({ gram }) => gram);
  }

  /** In how many names a trigram stood when it was first asked for: only which is rarer counts. */
  #namesWith(gram: string): number {
    let count = this.#gramCounts.get(gram);
    if (count === undefined) {
      count = this.all<{ doc: number }>('SELECT doc FROM tri_terms WHERE term = ?', gram)[0]?.doc ?? 0;
      if (count > 0) this.#gramCounts.set(gram, count);
    }
    return count;
  }
}

/** Words of a card's name in a question at most, its letters at least, and how many words tell a name where rules know each. */
const longestNamed = 5;
const leastNamed = 5;
const namedByCommonWords = 3;

const exactScore: Record<Via, number> = {
  name: 1000, id: 990, print: 985, abbreviation: 980, alias: 980, synonym: 975, outdated: 970, initials: 560,
}; // prettier-ignore
const prefixScore = (via: Via, typed: number, length: number): number =>
  (via === 'name' || via === 'alias' ? 820 : via === 'id' ? 700 : 790) - 60 * (1 - typed / length) - Math.min(60, length - typed) * 0.5; // prettier-ignore
const shortest = (row: Row): number => Math.min(row.en.length || 999, row.de.length || 999);

const titleWords = remembered(words);

/** `nearName`: the words stand in the name as they were typed, or are all of it. */
function wordsScore(row: Row, tokens: string[]): { score: number; nearName: boolean } {
  let best = 0;
  let nearName = false;
  for (const title of [row.en, row.de]) {
    const has = titleWords(title);
    const whole = tokens.filter((t) => has.includes(t)).length / tokens.length;
    const begun = tokens.filter((t) => has.some((w) => w.startsWith(t))).length / tokens.length;
    const ordered = ` ${has.join(' ')}`.includes(` ${tokens.join(' ')}`) ? 30 : 0;
    if (tokens.length > 1 && whole === 1 && (ordered > 0 || tokens.length === has.length)) nearName = true;
    const score =
      560 + 60 * begun + 70 * whole + ordered + 40 * Math.min(1, tokens.length / has.length) - Math.min(40, has.length);
    if (score > best) best = score;
  }
  return { score: best, nearName };
}
