/**
 * One box over rules, terms, cards and scenarios. Each stage asks an index for a bounded list of candidates; all are
 * scored on one scale and the best are shown with the reason they matched:
 *
 *   exact name > exact synonym, abbreviation, id > beginning of a name > words of a name > part of a name
 *   > words of the text > with typing errors
 *
 * and rules and terms before cards where the query is made of the glossary's words.
 */
import type { Database, Statement } from 'better-sqlite3';
import { rulesetIds, type Game, type Lang, type Localized } from './schema.ts';
import { askingWeight, Questions, worth, type Unit, type Wanted } from './questions.ts';
import { stemKey, type Kind, type Via } from './search-index.ts';
import {
  allowedEdits,
  askingWord,
  editDistance,
  fold,
  isStopWord,
  key,
  printKey,
  snippet,
  stem,
  trigrams,
  words,
  type Snippet,
} from './text.ts';

/** A thing that can be found, by its title. */
export type Entry = Pick<Hit, 'kind' | 'id' | 'title' | 'game'>;

export interface SearchOptions {
  limit?: number;
  game?: Game;
  kind?: Kind;
  /** Several kinds; `kind:` in the query narrows further. */
  kinds?: Kind[];
  ruleset?: string;
  /** Search only this language's names and texts. */
  lang?: Lang;
}

export interface Hit {
  kind: Kind;
  id: string;
  title: Localized;
  game: Game | 'both';
  /** Why it was found, in words. */
  why: Localized;
  how: How;
  /** The stretch of text around the match, which stands between « and ». */
  snippet: Localized;
  score: number;
  /** Other prints of the same card, newest first (ids). */
  prints?: string[];
  source: 'rules' | 'imported';
}
export type How = 'exact' | 'alias' | 'prefix' | 'words' | 'part' | 'text' | 'fuzzy' | 'leads-to';

/** A database with the tables of `search-index.ts`. */
export interface SearchSource {
  db: Database;
  source: Hit['source'];
  /** The text a snippet is cut from. */
  text: (kind: Kind, ref: string) => Localized;
  /** Rules a term leads to. */
  rulesOf?: (term: string) => string[];
}

interface Row {
  id: number;
  kind: Kind;
  ref: string;
  game: Game | 'both';
  rulesets: string;
  en: string;
  de: string;
  weight: number;
}
interface Candidate {
  row: Row;
  source: Searcher;
  score: number;
  how: How;
  /** The name or words that matched, for the reason. */
  matched: string;
  via?: Via;
  corrected?: string;
}

export interface Query {
  text: string;
  key: string;
  /** Folded words without filters. */
  tokens: string[];
  /** Asks for rules of former times. */
  old: boolean;
  /** The game the query names. */
  about?: Game;
  filters: { game?: Game; kind?: Kind; ruleset?: string; lang?: Lang };
}

const filterNames: Record<string, keyof Query['filters']> = {
  game: 'game', spiel: 'game', kind: 'kind', art: 'kind', type: 'kind', ruleset: 'ruleset', regelwerk: 'ruleset',
  edition: 'ruleset', regeln: 'ruleset', rules: 'ruleset', lang: 'lang', language: 'lang', sprache: 'lang',
}; // prettier-ignore
const filterValues: { [F in 'game' | 'kind' | 'lang']: Record<string, NonNullable<Query['filters'][F]>> } = {
  game: { ygo: 'ygo', yugioh: 'ygo', ptcg: 'ptcg', pokemon: 'ptcg', pkmn: 'ptcg' },
  kind: {
    rule: 'rule', rules: 'rule', regel: 'rule', regeln: 'rule', term: 'term', terms: 'term', begriff: 'term', begriffe: 'term',
    glossary: 'term', glossar: 'term', card: 'card', cards: 'card', karte: 'card', karten: 'card', scenario: 'scenario',
    scenarios: 'scenario', example: 'scenario', fall: 'scenario', beispiel: 'scenario', szenario: 'scenario',
  },
  lang: { de: 'de', deutsch: 'de', german: 'de', en: 'en', english: 'en', englisch: 'en' },
}; // prettier-ignore

const oldRules = new Set(
  'old older former formerly früher frueher damals alt alte alten alter 2004 2014 regelwerk'.split(' '),
);

/** Splits filters (`game:ygo`, `art:regel`, …) from the words. A word with a colon that is no filter stays a word. */
export function parseQuery(input: string): Query {
  const filters: Query['filters'] = {};
  const text = input.slice(0, 400).replace(/(\p{L}+):("[^"]*"|\S+)/gu, (whole, name: string, raw: string) => {
    const filter = filterNames[fold(name)];
    const value = raw.replaceAll('"', '');
    if (!filter) return whole;
    if (filter === 'ruleset') {
      const id =
        rulesetIds.find((r) => r === value.toLowerCase()) ?? rulesetIds.find((r) => key(r).endsWith(key(value)));
      if (!id) return whole;
      filters.ruleset = id;
      return ' ';
    }
    const known = filterValues[filter][key(value)];
    if (!known) return whole;
    Object.assign(filters, { [filter]: known });
    return ' ';
  });
  const old = words(text).some((word) => oldRules.has(word));
  // The game's name tells which game is meant; it stands in hardly any rule.
  const named = /yu-?\s?gi-?\s?oh!?/i;
  const about = named.test(text) ? ('ygo' as const) : undefined;
  const told = about && words(text.replace(named, ' ')).length > 1 ? text.replace(named, ' ') : text;
  return { text: text.trim(), key: key(text), tokens: words(told).slice(0, 24), old, ...(about && { about }), filters };
}

const phrase = (token: string) => `"${token.replaceAll('"', '')}"`;
const last = '\u{10ffff}';

/** The candidates one database has for a query, and their scores. Holds prepared statements only. */
export class Searcher {
  readonly of: SearchSource;
  readonly #db: Database;
  readonly #statements = new Map<string, Statement>();
  /** Whether it holds rules and terms, which answer questions. */
  readonly answers: boolean;
  #questions: { index: Questions; rows: Map<number, Row> } | undefined;

  constructor(of: SearchSource) {
    this.of = of;
    this.#db = of.db;
    this.answers = this.#all<{ name: string }>("SELECT name FROM sqlite_schema WHERE name = 'unit'").length > 0;
  }

  #all<T>(sql: string, ...values: unknown[]): T[] {
    let statement = this.#statements.get(sql);
    if (!statement) this.#statements.set(sql, (statement = this.#db.prepare(sql)));
    return statement.all(...values) as T[];
  }

  #where(o: SearchOptions): { sql: string; values: string[] } {
    const parts: string[] = [];
    const values: string[] = [];
    if (o.game) parts.push("e.game IN (?, 'both')") && values.push(o.game);
    if (o.kind) parts.push('e.kind = ?') && values.push(o.kind);
    if (o.kinds) parts.push(`e.kind IN (${o.kinds.map((k) => `'${k}'`).join(', ')})`);
    if (o.ruleset) {
      parts.push("(instr(e.rulesets, ?) OR (e.rulesets = '' AND e.game IN (?, 'both')))");
      values.push(`|${o.ruleset}|`, o.ruleset.split('-')[0]!);
    }
    return { sql: parts.map((p) => ` AND ${p}`).join(''), values };
  }

  /** Everything of a kind by its title, for looking through: how many there are, and those from `offset` on. */
  list({ lang = 'en', ...o }: SearchOptions, offset: number, limit: number): { total: number; entries: Entry[] } {
    const where = this.#where(o);
    const [count] = this.#all<{ total: number }>(
      `SELECT count(*) total FROM entry e WHERE 1${where.sql}`,
      ...where.values,
    );
    const entries = this.#all<{ kind: Kind; ref: string; game: Game | 'both'; en: string; de: string }>(
      `SELECT e.kind, e.ref, e.game, e.en, e.de FROM entry e WHERE 1${where.sql} ORDER BY e.${lang} COLLATE NOCASE, e.ref LIMIT ? OFFSET ?`,
      ...where.values,
      limit,
      offset,
    );
    return {
      total: count?.total ?? 0,
      entries: entries.map(({ kind, ref, game, en, de }) => ({ kind, id: ref, game, title: { en, de } })),
    };
  }

  /** Names equal to the key or beginning with it. */
  byKey(k: string, text: string, o: SearchOptions, limit = 200): Candidate[] {
    if (k === '') return [];
    const where = this.#where(o);
    const lang = o.lang ? ` AND n.lang IN ('${o.lang}', '')` : '';
    const select = (condition: string) =>
      `SELECT e.*, n.key AS nameKey, n.via, n.shown FROM name n JOIN entry e ON e.id = n.entry WHERE ${condition}${lang}${where.sql} LIMIT ${limit}`;
    type Found = Row & { nameKey: string; via: Via; shown: string };
    const exact = this.#all<Found>(select('n.key = ?'), k, ...where.values);
    const inflected = this.answers ? this.#all<Found>(select('n.key = ?'), stemKey(text), ...where.values) : [];
    const longer = this.#all<Found>(
      select("n.key > ? AND n.key < ? AND n.via <> 'initials'"),
      k,
      k + last,
      ...where.values,
    );
    return [
      ...exact.map((f) =>
        this.#candidate(
          f,
          exactScore[f.via] - (f.via === 'id' && f.kind === 'term' ? 25 : 0),
          f.via === 'name' ? 'exact' : 'alias',
          f.shown,
          f.via,
        ),
      ),
      ...inflected.map((f) => this.#candidate(f, exactScore[f.via] - 60, 'alias', f.shown, f.via)),
      ...longer.map((f) =>
        this.#candidate(f, prefixScore(f.via, k.length, f.nameKey.length), 'prefix', f.shown, f.via),
      ),
    ];
  }

  byPrint(text: string, o: SearchOptions): Candidate[] {
    const where = this.#where(o);
    return this.#all<Row & { shown: string }>(
      `SELECT e.*, n.shown FROM name n JOIN entry e ON e.id = n.entry WHERE n.key = ?${where.sql} LIMIT 20`,
      printKey(text),
      ...where.values,
    ).map((f) => this.#candidate(f, 985, 'alias', f.shown, 'print'));
  }

  /** Names that hold every word (or a word beginning so), in any order. */
  byWords(tokens: string[], o: SearchOptions, limit = 250): Candidate[] {
    if (tokens.length === 0 || tokens.some((t) => t === '')) return [];
    if (tokens.length === 1 && tokens[0]!.length < 2) return [];
    const where = this.#where(o);
    const match = (o.lang ? `{${o.lang}} : ` : '') + '(' + tokens.map((t) => `${phrase(t)}*`).join(' AND ') + ')';
    const found = this.#all<Row>(
      `SELECT e.* FROM names f JOIN entry e ON e.id = f.rowid WHERE names MATCH ?${where.sql} LIMIT ${limit}`,
      match,
      ...where.values,
    );
    return found.map((row) => this.#candidate(row, wordsScore(row, tokens), 'words', tokens.join(' ')));
  }

  /** Names with the words anywhere inside: parts of compounds. */
  byPart(tokens: string[], o: SearchOptions, limit = 120): Candidate[] {
    const long = tokens.filter((t) => t.length >= 3);
    if (long.length === 0 || long.length < tokens.length || o.lang) return [];
    const where = this.#where(o);
    const found = this.#all<Row>(
      `SELECT e.* FROM tri f JOIN entry e ON e.id = f.rowid WHERE tri MATCH ?${where.sql} LIMIT ${limit}`,
      long.map(phrase).join(' AND '),
      ...where.values,
    );
    return found.map((row) => this.#candidate(row, 500 - Math.min(80, shortest(row) / 2), 'part', tokens.join(' ')));
  }

  /** Cards whose text holds every word. */
  byBody(tokens: string[], o: SearchOptions, limit = 60): Candidate[] {
    const long = tokens.filter((t) => t.length >= 3 && !isStopWord(t));
    if (long.length === 0) return [];
    const where = this.#where(o);
    const match = (o.lang ? `{${o.lang}} : ` : '') + '(' + long.map(phrase).join(' AND ') + ')';
    const found = this.#all<Row>(
      `SELECT e.* FROM bodies f JOIN entry e ON e.id = f.rowid WHERE bodies MATCH ?${where.sql} LIMIT ${limit}`,
      match,
      ...where.values,
    );
    return found.map((row) => this.#candidate(row, 200, 'text', long.join(' ')));
  }

  /** Names within a few typing errors: trigram candidates, then edit distance. */
  byTrigram(query: Query, o: SearchOptions, limit = 50): Candidate[] {
    const text = query.tokens.join(' ');
    if (query.key.length < 4 || text.length > 60) return [];
    const where = this.#where(o);
    const grams = this.#telling(trigrams(text));
    if (grams.length === 0) return [];
    const found = this.#all<Row & { names: string }>(
      `SELECT e.*, (SELECT group_concat(n.key || char(9) || n.shown, char(10)) FROM name n WHERE n.entry = e.id AND n.via NOT IN ('id', 'print', 'initials')) AS names
       FROM (SELECT rowid FROM tri WHERE tri MATCH ? ORDER BY rank LIMIT ${limit}) f JOIN entry e ON e.id = f.rowid WHERE 1${where.sql}`,
      grams.map(phrase).join(' OR '),
      ...where.values,
    );
    const allowed = allowedEdits(query.key.length);
    return found.flatMap((row) => {
      let best = Infinity;
      let shown = '';
      for (const line of row.names.split('\n')) {
        const [name = '', words = ''] = line.split('\t');
        const whole = editDistance(query.key, name, allowed);
        const begun =
          editDistance(query.key, name, allowed, true) + 0.4 + 0.01 * Math.max(0, name.length - query.key.length);
        const edits = whole <= allowed ? Math.min(whole, begun) : begun;
        if (edits < best) [best, shown] = [edits, words];
      }
      if (best > allowed + 0.9) return [];
      const score = 660 - 150 * (best / Math.max(4, query.key.length)) * 4 * 0.5 - best * 12;
      return [this.#candidate(row, score, 'fuzzy', shown)];
    });
  }

  /** The rarest of the trigrams that occur at all: they tell most, and cost least to look up. */
  #telling(grams: string[], count = 12): string[] {
    return grams
      .map((gram) => ({
        gram,
        names: this.#all<{ doc: number }>('SELECT doc FROM tri_terms WHERE term = ?', gram)[0]?.doc ?? 0,
      }))
      .filter(({ names }) => names > 0)
      .sort((a, b) => a.names - b.names)
      .slice(0, count)
      .map(({ gram }) => gram);
  }

  /** The stems of rules and terms, read once. */
  #answering(): { index: Questions; rows: Map<number, Row> } {
    return (this.#questions ??= {
      index: new Questions(
        this.#all<Unit>(
          'SELECT u.entry, e.game, u.lang, u.field, u.stems FROM unit u JOIN entry e ON e.id = u.entry ORDER BY u.n',
        ),
      ),
      rows: new Map(this.#all<Row>("SELECT * FROM entry WHERE kind <> 'card'").map((row) => [row.id, row])),
    });
  }

  /** Rules and terms for words and whole questions: stems, synonyms of the glossary, parts of compounds. */
  byQuestion(wanted: Wanted[], o: SearchOptions, named?: Game, limit = 80): Candidate[] {
    if (!this.answers || wanted.length === 0) return [];
    const { index, rows } = this.#answering();
    const matched = wanted.map((w) => w.word).join(' ');
    const about = new Set(named ? [named] : wanted.flatMap((w) => index.gameOf(w.stems[0]!.stem) ?? []));
    const strange = (row: Row) => (about.size === 1 && row.game !== 'both' && !about.has(row.game) ? otherGame : 0);
    return [...index.ask(wanted, o.lang)]
      .flatMap(([entry, fit]) => {
        const row = rows.get(entry)!;
        return allowed(row, o) ? [this.#candidate(row, 250 + worth(fit) - strange(row), 'text', matched)] : [];
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  }

  /** How many entries have the stem; 0 for none. */
  frequency(s: string): number {
    return this.answers ? this.#answering().index.frequency(s) : 0;
  }

  /** Whether some known word begins so. */
  knows(word: string): boolean {
    return this.#all('SELECT 1 FROM vocab WHERE word >= ? AND word < ? LIMIT 1', word, word + last).length > 0;
  }
  knowsWhole(word: string): boolean {
    return this.#all('SELECT 1 FROM vocab WHERE word = ?', word).length > 0;
  }

  /** Known words within the typing errors a word of this length may have, nearest first. */
  corrections(word: string, limit = 3): { word: string; edits: number }[] {
    const allowed = allowedEdits(word.length);
    if (allowed === 0) return [];
    const grams = trigrams(word);
    const found = this.#all<{ word: string }>(
      `SELECT v.word FROM (SELECT rowid FROM vocab_tri WHERE vocab_tri MATCH ? ORDER BY rank LIMIT 60) f JOIN vocab v ON v.id = f.rowid`,
      grams.map(phrase).join(' OR '),
    );
    return found
      .map(({ word: known }) => {
        const whole = editDistance(word, known, allowed);
        const begun = editDistance(word, known, allowed, true) + 0.5;
        return { word: known, edits: Math.min(whole, begun) };
      })
      .filter(({ edits }) => edits <= allowed)
      .sort((a, b) => a.edits - b.edits || a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
      .slice(0, limit);
  }

  /** Known words with this inside them: "geschwindigkeit" → "zaubergeschwindigkeit". */
  containing(word: string, limit = 12): string[] {
    if (word.length < 4) return [];
    return this.#all<{ word: string }>(
      `SELECT v.word FROM vocab_tri f JOIN vocab v ON v.id = f.rowid WHERE vocab_tri MATCH ? LIMIT ${limit}`,
      phrase(word),
    ).map((r) => r.word);
  }

  /** Terms called exactly so, by any of their names. */
  terms(k: string): { ref: string; en: string; de: string; via: Via }[] {
    return this.#all(
      "SELECT e.ref, e.en, e.de, n.via FROM name n JOIN entry e ON e.id = n.entry WHERE n.key = ? AND e.kind = 'term' AND n.via <> 'id' LIMIT 4",
      k,
    );
  }

  byRef(ref: string): Row | undefined {
    return this.#all<Row>('SELECT * FROM entry WHERE ref = ?', ref)[0];
  }
  /** Whether the glossary has the word: as a word of a name, as its beginning, or inside a compound. */
  isRuleWord(word: string, whole: boolean): boolean {
    const inTerms = (table: 'names' | 'tri', match: string) =>
      this.#all(
        `SELECT 1 FROM ${table} f JOIN entry e ON e.id = f.rowid WHERE ${table} MATCH ? AND e.kind = 'term' LIMIT 1`,
        match,
      ).length > 0;
    return inTerms('names', phrase(word) + (whole ? '' : '*')) || (word.length >= 6 && inTerms('tri', phrase(word)));
  }

  /** Words that stand for this one in questions. */
  everyday(s: string): string[] {
    return this.#all<{ other: string }>('SELECT other FROM everyday WHERE stem = ?', s).map((row) => row.other);
  }

  #candidate(row: Row, score: number, how: How, matched: string, via?: Via): Candidate {
    return { row, source: this, score, how, matched, ...(via && { via }) };
  }
}

/** How far rules of the other game come behind where a question's words belong to one. */
const otherGame = 60;

const exactScore: Record<Via, number> = {
  name: 1000, id: 990, print: 985, abbreviation: 980, alias: 980, synonym: 975, outdated: 970, initials: 560,
}; // prettier-ignore
const prefixScore = (via: Via, typed: number, length: number): number =>
  (via === 'name' || via === 'alias' ? 820 : via === 'id' ? 700 : 790) - 60 * (1 - typed / length) - Math.min(60, length - typed) * 0.5; // prettier-ignore
const shortest = (row: Row): number => Math.min(row.en.length || 999, row.de.length || 999);

function wordsScore(row: Row, tokens: string[]): number {
  let best = 0;
  for (const title of [row.en, row.de]) {
    const has = words(title);
    const whole = tokens.filter((t) => has.includes(t)).length / tokens.length;
    const begun = tokens.filter((t) => has.some((w) => w.startsWith(t))).length / tokens.length;
    const ordered = ` ${has.join(' ')}`.includes(` ${tokens.join(' ')}`) ? 30 : 0;
    const score =
      560 + 60 * begun + 70 * whole + ordered + 40 * Math.min(1, tokens.length / has.length) - Math.min(40, has.length);
    if (score > best) best = score;
  }
  return best;
}

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
  const wanted = want(rules, query);
  for (const source of rules) pool.add(source.byQuestion(wanted, o, query.about));
  leadOn(pool, rules, query, o);
  if (pool.countAbove(500) < limit) for (const source of sources) pool.add(source.byPart(query.tokens, o));

  const complete = pool.best(['exact', 'alias', 'prefix', 'words', 'part']) >= 480;
  const unknown = query.tokens.some((t, i) => !isKnown(sources, query, t, i));
  // A short query that is half a match may be a mistyped name of words that all exist ('price cards').
  const enough = query.tokens.length <= 3 ? 560 : 400;
  if (!complete && (unknown || pool.best(['text']) < enough)) correct(pool, sources, rules, query, o);
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

/** Words of the query with their rarity, the glossary's other names for them, and compounds that hold them. */
export function want(rules: Searcher[], query: Query): Wanted[] {
  const tokens = query.tokens;
  const content = tokens.filter((t) => !isStopWord(t));
  const asking = [...new Set(tokens.flatMap((word) => askingWord(word) ?? []))].map((mark) => ({ word: mark.slice(1), weight: askingWeight, stems: [{ stem: mark, worth: 1 }] })); // prettier-ignore
  return [
    ...(content.length > 0 ? asking : []),
    ...tokens.flatMap((word, i): Wanted[] => {
      const isLast = i === tokens.length - 1;
      if (isStopWord(word) && content.length > 0) return [];
      // Amounts of a position ('my 1800 against 1500') are in no rule.
      if (/^\d{3,}$/.test(word) && content.length > 2 && rules.every((s) => s.frequency(word) === 0)) return [];
      const own = stem(word);
      const list = new Map<string, number>([[own, 1]]);
      const more = (text: string, worth: number) => {
        for (const s of words(text).map(stem)) if (!list.has(s)) list.set(s, worth);
      };
      for (const source of rules) {
        for (const term of source.terms(word)) {
          // Only one-word names stand for one word; a longer name would let its common words match alone.
          for (const name of [term.en, term.de]) if (words(name).length === 1) more(name, 0.95);
        }
        for (const other of source.everyday(own)) if (!list.has(other)) list.set(other, 0.75);
        if (isLast) for (const longer of source.containing(word)) more(longer, longer.startsWith(word) ? 0.9 : 0.7);
      }
      const seen = rules.reduce((n, s) => n + s.frequency(own), 0);
      const rarity = seen === 0 ? (list.size > 1 ? 3 : 2) : Math.max(0.4, Math.log(2500 / (seen + 1)));
      const weight = rarity * topic(rules, tokens, i);
      const whole = { word, weight, stems: [...list].map(([s, worth]) => ({ stem: s, worth })) };
      // 'Kontrollwechsel' also finds 'Wechsel der Kontrolle'.
      const parts = splitByStems(rules, word);
      return [
        whole,
        ...parts.map((part) => ({ word: part, weight: weight / 2, stems: [{ stem: stem(part), worth: 0.9 }] })),
      ];
    }),
  ];
}

/**
 * What a question is about weighs more: words of the glossary before others, numbers least. The words of one name
 * ('Spezieller Zustand') count as one thing.
 */
function topic(rules: Searcher[], tokens: string[], i: number): number {
  const word = tokens[i]!;
  if (faint.has(word)) return 0.3;
  if (!rules.some((s) => s.isRuleWord(word, true))) return 0.9;
  const pairs = [tokens.slice(i - 1, i + 1), tokens.slice(i, i + 2)].filter((pair) => pair.length === 2);
  const inName = pairs.some((pair) => rules.some((s) => s.terms(stemKey(pair.join(' '))).length > 0));
  return inName ? 1 : 1.15;
}
/** Numbers and words of asking: they tell little, but not nothing ('muss ich' asks whether one may choose). */
const faint = new Set(
  (
    'one two three ein eins zwei drei when who many much often must wann wer oft viel viele muss muessen ' +
    'ohne without nicht not no kein keine keinen'
  ).split(' '),
);

/** A compound's two words, where both are words of the rules. */
function splitByStems(rules: Searcher[], word: string): string[] {
  const isWord = (part: string) => part.length >= 4 && rules.some((s) => s.frequency(stem(part)) > 0);
  if (word.length < 9) return [];
  for (let i = word.length - 4; i >= 4; i--) {
    const tail = word.slice(i);
    if (!isWord(tail)) continue;
    const head = word.slice(0, i);
    const bare = [head, head.replace(/(s|n|en|es|er)$/, '')].find(isWord);
    if (bare) return [bare, tail];
  }
  return [];
}

/** The rules a term leads to: where the query names the term, and where the term answers best. */
function leadOn(pool: Pool, rules: Searcher[], query: Query, o: SearchOptions): void {
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
  const answers = pool
    .all()
    .filter((c) => c.row.kind === 'term' && c.how === 'text' && c.score >= 420)
    .sort((a, b) => b.score - a.score);
  for (const c of answers.slice(0, 3)) add(c.source, c.row, 2, c.score - 4, 12);
}

const allowed = (row: Row, o: SearchOptions): boolean =>
  (!o.kind || row.kind === o.kind) &&
  (!o.kinds || o.kinds.includes(row.kind)) &&
  (!o.game || row.game === o.game || row.game === 'both') &&
  (!o.ruleset ||
    row.rulesets.includes(`|${o.ruleset}|`) ||
    (row.rulesets === '' && (row.game === 'both' || o.ruleset.startsWith(row.game))));

/** Typing errors: whole names by trigrams, and each unknown word by the vocabulary. */
function correct(pool: Pool, sources: Searcher[], rules: Searcher[], query: Query, o: SearchOptions): void {
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
      const stemmed = source.byQuestion(want(rules, fixed), o, query.about);
      pool.add(stemmed.map((c) => ({ ...c, score: c.score - 10 * cost, how: 'fuzzy', corrected: text })));
      const lead = new Pool();
      leadOn(lead, [source], fixed, o);
      pool.add(lead.all().map((c) => ({ ...c, score: c.score * 0.78 - 15 * cost, corrected: text })));
    }
  }
}

/** A word of the vocabulary, or the beginning of one where it is still being typed. */
const isKnown = (sources: Searcher[], query: Query, token: string, i: number): boolean =>
  isStopWord(token) ||
  /^\d+$/.test(token) ||
  sources.some((s) =>
    i === query.tokens.length - 1 ? s.knows(token) : s.knowsWhole(token) || s.frequency(stem(token)) > 0,
  );

function madeOfRuleWords(rules: Searcher[], query: Query): boolean {
  const content = query.tokens.filter((t) => !isStopWord(t));
  if (content.length === 0) return false;
  return content.every((t, i) =>
    rules.some((s) => s.isRuleWord(t, true) || (i === content.length - 1 && t.length >= 4 && s.isRuleWord(t, false))),
  );
}

/** Among rules that answer alike: what holds today before what ended or only holds in old rules, rules before examples. */
const behind = ({ ref, rulesets, weight }: Row, old: boolean): number => {
  const today = /-current|rift/.test(rulesets);
  const time = old ? (today ? 25 : 0) : (weight < 0 ? 30 : 0) + (today ? 0 : 12);
  return time + (ref.split('.').includes('ex') ? 30 : 0);
};

/** The best candidate of each entry. */
class Pool {
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
    const order: Record<Kind, number> = { term: 12, rule: 9, card: 0, scenario: -20 };
    const score = (c: Candidate) => {
      const cardBehind = ruleWords && c.row.kind === 'card' && c.how !== 'exact' && c.how !== 'alias' ? 330 : 0;
      const named = c.how === 'exact' || c.how === 'alias';
      const ended = c.row.kind === 'rule' && !named ? behind(c.row, old) : 0;
      return c.score + order[c.row.kind] - ended - cardBehind + (c.source.of.source === 'rules' ? 3 : 0);
    };
    return this.all()
      .map((c) => ({ ...c, score: score(c) }))
      .sort((a, b) => b.score - a.score || b.row.weight - a.row.weight || (a.row.ref < b.row.ref ? -1 : 1));
  }
}

/** A name without punctuation but with its capitals: ex and EX are different cards. */
const letters = (name: string): string => name.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');

/** Prints of one card become one hit. */
function group(ranked: Candidate[]): (Candidate & { prints?: string[] })[] {
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

const reasons: Record<How, (matched: string) => Localized> = {
  exact: (m) => ({ en: `name: ${m}`, de: `Name: ${m}` }),
  alias: (m) => ({ en: `also known as: ${m}`, de: `auch: ${m}` }),
  prefix: (m) => ({ en: `begins so: ${m}`, de: `beginnt so: ${m}` }),
  words: (m) => ({ en: `words of the name: ${m}`, de: `Wörter des Namens: ${m}` }),
  part: (m) => ({ en: `part of the name: ${m}`, de: `Teil des Namens: ${m}` }),
  text: (m) => ({ en: `in the text: ${m}`, de: `im Text: ${m}` }),
  fuzzy: (m) => ({ en: `similar: ${m}`, de: `ähnlich: ${m}` }),
  'leads-to': (m) => {
    const [en = m, de = m] = m.split('\t');
    return { en: `rule on: ${en}`, de: `Regel zu: ${de}` };
  },
};
const viaReasons: Partial<Record<Via, (matched: string) => Localized>> = {
  abbreviation: (m) => ({ en: `abbreviation: ${m}`, de: `Abkürzung: ${m}` }),
  outdated: (m) => ({ en: `former name: ${m}`, de: `früherer Name: ${m}` }),
  id: (m) => ({ en: `id: ${m}`, de: `Kennung: ${m}` }),
  print: (m) => ({ en: `print: ${m}`, de: `Druck: ${m}` }),
  initials: (m) => ({ en: `initials: ${m}`, de: `Anfangsbuchstaben: ${m}` }),
};

function toHit(c: Candidate & { prints?: string[] }, query: Query, o: SearchOptions): Hit {
  const text = c.source.of.text(c.row.kind, c.row.ref);
  const looked = (c.corrected ? words(c.corrected) : query.tokens).filter((t) => !isStopWord(t));
  const wantedStems = new Set(looked.map(stem));
  const matches = (word: string) =>
    wantedStems.has(stem(word)) ||
    looked.some((t) => t.length >= 3 && (word.startsWith(t) || (t.length >= 5 && word.includes(t))));
  const marked = (lang: Lang): string => (o.lang && o.lang !== lang ? '' : mark(snippet(text[lang], matches)));
  const why = (c.how !== 'fuzzy' && c.via && viaReasons[c.via]) || reasons[c.how];
  const title = { en: c.row.en || c.row.de, de: c.row.de || c.row.en };
  return {
    kind: c.row.kind,
    id: c.row.ref,
    title,
    game: c.row.game,
    why: why(c.corrected ?? c.matched),
    how: c.how,
    snippet: { en: marked('en'), de: marked('de') },
    score: Math.round(c.score),
    ...(c.prints && { prints: c.prints }),
    source: c.source.of.source,
  };
}

/** The snippet with each marked part between « and ». */
function mark({ text, marks }: Snippet): string {
  let out = '';
  let at = 0;
  for (const [from, to] of marks) {
    out += `${text.slice(at, from)}«${text.slice(from, to)}»`;
    at = to;
  }
  return out + text.slice(at);
}
