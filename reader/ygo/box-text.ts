/** A text box as tokens, and the questions its sentences are cut with. */
import type { Box } from '../frame/boxes.ts';
import type { Parsed, Reader } from '../frame/grammar.ts';
import type { Span } from '../frame/sentences.ts';
import { tokenize, type Token } from '../frame/tokens.ts';
import type { Before, Categories, Context, Draft } from './grammar/categories.ts';
import { grammar } from './grammar/grammar.ts';
import { canon } from './words/canon.ts';

export interface Head {
  flip: boolean;
  occasion: Parsed<Draft> | undefined;
  /** The tokens after it. */
  begin: number;
  to: number;
  optional: boolean;
  /** "Activate this card by …": the activation of a card that stays on the field. */
  activates?: true;
  /** A colon where today a semicolon stands, behind what is paid: "You can Tribute this card: …". */
  paidTo?: number;
}
/** What is paid and aimed at, up to a semicolon, and where what is done begins; `before` is missing where there is no semicolon or nobody read it. */
export interface Paying {
  semicolon: number | undefined;
  before: Parsed<Before> | undefined;
  does: number;
}
export interface Resolved {
  drafts: readonly Draft[];
  parsed?: Parsed;
  unread?: [number, number];
}
const OLD_WORDS =
  /\bGraveyards?\b|\bLife Points\b|\bside of the field\b|\b[Ss]elect(?:s|ed)?\b|\bfrom play\b|\bremains\b|\d points\b|\w-Type\b|\bSpell or Trap Cards?\b|\bas a result of battle\b/;
/** Of Summons there were once "select" was what effects that target said. */
const SAYS_SELECT = /\b(?:Synchro|Tuners?|Xyz)\b/;
export class BoxText {
  readonly box: Box;
  readonly tokens: readonly Token[];
  readonly at: Reader<Categories>;

  /** Written before colons and semicolons were used. */
  readonly older: boolean;
  /** Never worded anew since: cards chosen where everybody sees them are targets without being called so. */
  readonly oldest: boolean;
  /** Whether what is chosen without "select" or "target" is a target after all: not in texts of a time when that was said. */
  readonly aims: boolean;

  constructor(box: Box, context: Context) {
    this.box = box;
    this.tokens = tokenize(box.en, canon).words;
    this.older = !this.tokens.some(
      ({ word, kind }, i) =>
        kind === 'mark' &&
        (word === ';' ||
          (word === ':' && this.tokens[i - 1]?.word !== 'flip' && this.tokens[i + 1]?.word !== '●' && !this.#isRow(i))),
    );
    this.oldest = this.older && OLD_WORDS.test(box.en);
    this.aims = this.oldest && !SAYS_SELECT.test(box.en);
    this.at = grammar().reader(this.tokens, context);
  }

  /** "● While in Attack Position:" is the row of a bullet. */
  #isRow(colon: number): boolean {
    return this.tokens[colon - 1]?.word === 'position' && [3, 4, 5].some((n) => this.tokens[colon - n]?.word === '●');
  }
  /** The tokens of a sentence, without its full stop. */
  range({ from, to }: Span): [number, number] {
    const begin = this.tokens.findIndex((token) => token.from >= from);
    let end = begin;
    while (end < this.tokens.length && this.tokens[end]!.to <= to) end++;
    if (this.tokens[end - 1]?.word === '.') end--;
    return [begin, end];
  }
  /** The tokens of what stands above bullets, without its last mark. */
  header(span: Span): [number, number] {
    const [from, to] = this.range(span);
    return [from, this.withoutMark(to)];
  }
  withoutMark(to: number): number {
    return /^[:;]$/.test(this.tokens[to - 1]?.word ?? '') ? to - 1 : to;
  }
  /** The one reading of these tokens as one phrase of this kind. */
  whole<K extends keyof Categories & string>(category: K, from: number, to: number): Parsed<Categories[K]> | undefined {
    if (from >= to) return undefined;
    const all = this.at(category, from, to);
    return all.length === 1 ? all[0] : undefined;
  }
  /** What nobody read of an effect: what is paid, the end of what is done. */
  notRead(begin: number, { semicolon, before }: Omit<Paying, 'does'>, { unread }: Resolved): Span[] {
    const paid = semicolon !== undefined && !before ? [this.span(begin, semicolon)] : [];
    return unread ? [...paid, this.span(...unread)] : paid;
  }
  text(from: number, to: number): string {
    return from < to ? this.box.en.slice(this.tokens[from]!.from, this.tokens[to - 1]!.to) : '';
  }

  span = (from: number, to: number): Span => ({ from: this.tokens[from]!.from, to: this.tokens[to - 1]!.to });

  /** "Once per turn, you can activate 1 of these effects": what stands above bullets, with a comma where today a colon stands. */
  headAbove(span: Span): Head | undefined {
    const [from, to] = this.range(span);
    const can = this.tokens.findIndex((_, i) => i > from && i < to && this.words(i, ',', 'you', 'can'));
    const occasion = can < 0 || this.mark(':', from, to - 1) !== undefined ? undefined : this.whole('occasion', from, can);
    // "During the Battle Phase, activate 1 of these effects", where today a colon stands.
    const does = occasion ? -1 : this.tokens.findIndex((_, i) => i > from && i < to && (this.words(i, ',', 'activate', '1', 'of') || this.words(i, ',', 'apply', '1', 'of')));
    const when = does < 0 || this.mark(':', from, to - 1) !== undefined || this.mark(';', from, to - 1) !== undefined ? undefined : this.whole('occasion', from, does);
    if (when) return { flip: false, occasion: when, begin: does + 1, to, optional: false };
    const head = occasion ? { flip: false, occasion, begin: can + 3, to, optional: true } : this.head(span);
    return head?.paidTo === undefined ? head : undefined;
  } // prettier-ignore
  /** What stands before what is paid and done: "FLIP:", the occasion, "You can". */
  head(span: Span): Head | undefined {
    const [start, to] = this.range(span);
    let from = this.tokens[start]?.word === '●' ? start + 1 : start;
    const flip = this.words(from, 'flip', ':');
    if (flip) from += 2;
    const colon = this.mark(':', from, to);
    const saysWhen = colon !== undefined && colon < to - 1;
    const occasion = saysWhen ? this.whole('occasion', from, colon) : undefined;
    if (saysWhen && !occasion) return flip ? undefined : this.#paidFirst(from, colon, to);
    const begin = saysWhen ? colon + 1 : from;
    const can = this.words(begin, 'you', 'can');
    return {
      flip,
      occasion,
      begin: can ? begin + 2 : begin,
      to,
      optional: can || occasion?.value['$optional'] === true,
    };
  }
  #paidFirst(from: number, colon: number, to: number): Head | undefined {
    const paid = this.words(from, 'you', 'can') && this.mark(';', from, to) === undefined;
    if (!paid || !this.whole('before', from + 2, colon)) return undefined;
    return { flip: false, occasion: undefined, begin: from + 2, to, optional: true, paidTo: colon };
  }
  paying(from: number, to: number): Paying {
    const semicolon = this.mark(';', from, to);
    if (semicolon === undefined) return { semicolon, before: undefined, does: from };
    return { semicolon, before: this.whole('before', from, semicolon), does: semicolon + 1 };
  }
  /** The operations of these tokens; what could not be read of them at the end. */
  operations(from: number, to: number): Resolved {
    const whole = this.whole('operations', from, to);
    if (whole) return { drafts: whole.value, parsed: whole };
    if (from >= to) return { drafts: [] };
    const JOINED = new Set([',', 'and']);
    const ends = this.at('operations', from).filter((parsed) => parsed.to < to && JOINED.has(this.tokens[parsed.to]!.word));
    const last = Math.max(...ends.map((parsed) => parsed.to));
    const longest = ends.filter((parsed) => parsed.to === last);
    if (longest.length !== 1) return { drafts: [], unread: [from, to] };
    return { drafts: longest[0]!.value, parsed: longest[0]!, unread: [last, to] };
  } // prettier-ignore

  words(at: number, ...words: string[]): boolean {
    return words.every((word, i) => this.tokens[at + i]?.word === word);
  }
  /** Where a mark stands outside parentheses. */
  mark(mark: string, from: number, to: number): number | undefined {
    let depth = 0;
    for (let i = from; i < to; i++) {
      const { word, kind } = this.tokens[i]!;
      if (kind === 'quoted') continue;
      if (word === '(') depth++;
      else if (word === ')') depth--;
      else if (word === mark && depth === 0) return i;
    }
    return undefined;
  }
}
