/**
 * Which rule answers a question: the stems of rules and terms in memory, as units – each title, each name of a term,
 * each phrase people ask with, and the text. A question is held against every unit; the best title or phrase counts
 * most, the share of the question that the whole entry holds counts too.
 */
import type { Game, Lang } from './schema.ts';

/** A title, name or asked phrase, or the text of an entry, in one language. `stems`: `+` before parts of compounds. */
export interface Unit {
  entry: number;
  game: Game | 'both';
  lang: Lang;
  field: 'title' | 'text' | 'asked';
  stems: string;
}

/** One word of a question and what stands for it in the stems. */
export interface Wanted {
  word: string;
  /** Weight by rarity; 0: too common to count. */
  weight: number;
  stems: { stem: string; worth: number }[];
}

/** How well an entry answers: each from 0 to 1. */
export interface Fit {
  /** Share of the question's weight found anywhere in the entry. */
  share: number;
  /** Likeness of question and best title. */
  title: number;
  /** Likeness of question and best asked phrase. */
  asked: number;
  /** Share of the question's weight found in the best title. */
  inTitle: number;
  /** Share found in the best asked phrase. */
  inAsked: number;
  /** Share found in the text. */
  inText: number;
}

/** What a part of a compound is worth against the whole word. */
const partWorth = 0.85;
/** What the kind of question ('when', 'where') weighs beside its words. */
export const askingWeight = 1.5;

export class Questions {
  /** Per unit: document (2 × entry index + language), field, weight of its stems. */
  readonly #doc: Uint16Array;
  readonly #field: Uint8Array;
  readonly #norm: Float32Array;
  /** stem → units, whole words as `unit * 2`, parts of compounds as `unit * 2 + 1`. */
  readonly #postings = new Map<string, number[]>();
  readonly #frequency = new Map<string, number>();
  /** stem → in how many entries of either game. */
  readonly #games = new Map<string, Record<Game, number>>();
  readonly #docs: { entry: number; lang: Lang }[] = [];
  readonly #total: number;

  constructor(units: Unit[]) {
    const docs = new Map<string, number>();
    this.#doc = new Uint16Array(units.length);
    this.#field = new Uint8Array(units.length);
    this.#norm = new Float32Array(units.length);
    const inDocs = new Map<string, Set<number>>();
    const own: string[][] = [];
    const gameOf = new Map(units.map(({ entry, game }) => [entry, game]));
    units.forEach(({ entry, lang, field, stems }, u) => {
      const name = `${entry}${lang}`;
      let doc = docs.get(name);
      if (doc === undefined) {
        docs.set(name, (doc = docs.size));
        this.#docs.push({ entry, lang });
      }
      this.#doc[u] = doc;
      this.#field[u] = fields.indexOf(field);
      const whole = new Set<string>();
      const parts = new Set<string>();
      for (const s of stems.split(' ')) {
        if (s.startsWith('+')) parts.add(s.slice(1));
        else if (s !== '') whole.add(s);
      }
      own.push([...whole]);
      const post = (s: string, part: 0 | 1) => {
        const list = this.#postings.get(s);
        if (list) list.push(u * 2 + part);
        else this.#postings.set(s, [u * 2 + part]);
        const seen = inDocs.get(s);
        if (seen) seen.add(entry);
        else inDocs.set(s, new Set([entry]));
      };
      for (const s of whole) post(s, 0);
      for (const s of parts) if (!whole.has(s)) post(s, 1);
    });
    for (const [s, entries] of inDocs) {
      this.#frequency.set(s, entries.size);
      const games = { ygo: 0, ptcg: 0 };
      for (const entry of entries) {
        const game = gameOf.get(entry)!;
        if (game !== 'both') games[game]++;
      }
      this.#games.set(s, games);
    }
    this.#total = new Set(units.map(({ entry }) => entry)).size;
    own.forEach((stems, u) => {
      this.#norm[u] = stems.reduce((sum, s) => sum + this.rarity(s) ** 2, 0);
    });
  }

  /** How many entries have the stem; 0 for none. */
  frequency(stem: string): number {
    return this.#frequency.get(stem) ?? 0;
  }
  /** The rarer, the more a word tells: about 0.4 to 7. */
  rarity(stem: string): number {
    if (stem.startsWith('?')) return askingWeight;
    return Math.max(0.4, Math.log(this.#total / (this.frequency(stem) + 1)));
  }

  /** The game a word belongs to: said often of one, hardly ever of the other. */
  gameOf(stem: string): Game | undefined {
    const said = this.#games.get(stem);
    if (!said) return undefined;
    if (said.ygo >= 12 && said.ptcg * 25 <= said.ygo) return 'ygo';
    if (said.ptcg >= 12 && said.ygo * 25 <= said.ptcg) return 'ptcg';
    return undefined;
  }

  /** Every entry with something of the question, the better language of each. */
  ask(wanted: Wanted[], lang?: Lang): Map<number, Fit> {
    const total = wanted.reduce((sum, w) => sum + w.weight, 0);
    const norm = wanted.reduce((sum, w) => sum + w.weight ** 2, 0);
    const units = this.#doc.length;
    const inUnit = new Float32Array(units);
    const unitSquares = new Float32Array(units);
    const inDoc = new Float32Array(this.#docs.length);
    const now = new Float32Array(units);
    const nowDoc = new Float32Array(this.#docs.length);
    for (const { weight, stems } of wanted) {
      const touched: number[] = [];
      const docs: number[] = [];
      for (const { stem, worth } of stems) {
        const list = this.#postings.get(stem);
        if (!list) continue;
        for (const posting of list) {
          const u = posting >> 1;
          const value = posting & 1 ? worth * partWorth : worth;
          if (now[u]! >= value) continue;
          if (now[u] === 0) touched.push(u);
          now[u] = value;
          const doc = this.#doc[u]!;
          if (nowDoc[doc] === 0) docs.push(doc);
          if (nowDoc[doc]! < value) nowDoc[doc] = value;
        }
      }
      for (const u of touched) {
        inUnit[u]! += weight * now[u]!;
        unitSquares[u]! += weight * weight * now[u]!;
        now[u] = 0;
      }
      for (const doc of docs) {
        inDoc[doc]! += weight * nowDoc[doc]!;
        nowDoc[doc] = 0;
      }
    }
    const title = new Float32Array(this.#docs.length);
    const inTitle = new Float32Array(this.#docs.length);
    const asked = new Float32Array(this.#docs.length);
    const inAsked = new Float32Array(this.#docs.length);
    const inText = new Float32Array(this.#docs.length);
    for (let u = 0; u < units; u++) {
      if (inUnit[u] === 0) continue;
      const doc = this.#doc[u]!;
      if (this.#field[u] === 1) {
        inText[doc] = inUnit[u]! / total;
        continue;
      }
      const likeness = Math.min(1, unitSquares[u]! / Math.sqrt(norm * this.#norm[u]!));
      if (this.#field[u] === 0) {
        if (likeness > title[doc]!) title[doc] = likeness;
        if (inUnit[u]! / total > inTitle[doc]!) inTitle[doc] = inUnit[u]! / total;
      } else {
        if (likeness > asked[doc]!) asked[doc] = likeness;
        if (inUnit[u]! / total > inAsked[doc]!) inAsked[doc] = inUnit[u]! / total;
      }
    }
    const out = new Map<number, Fit>();
    this.#docs.forEach((doc, d) => {
      if (inDoc[d] === 0 || (lang && doc.lang !== lang)) return;
      const fit = {
        share: inDoc[d]! / total,
        title: title[d]!,
        asked: asked[d]!,
        inTitle: inTitle[d]!,
        inAsked: inAsked[d]!,
        inText: inText[d]!,
      };
      const held = out.get(doc.entry);
      if (!held || worth(fit) > worth(held)) out.set(doc.entry, fit);
    });
    return out;
  }
}
const fields: Unit['field'][] = ['title', 'text', 'asked'];

/**
 * 0 to about 540, on the scale of the search. The weights were fitted to questions left out of `asked/` one at a time
 * (docs/knowledge-base.md).
 */
export const worth = ({ share, title, asked, inTitle, inAsked, inText }: Fit): number =>
  190 * share ** 1.2 + 100 * Math.max(title, 1.05 * asked) + 85 * inTitle + 22 * inAsked + 28 * inText;
