// The names of cards in a sentence, wherever they stand: as they are written, and behind an article or a preposition in another case ("mit seinem Dunklen
// Magier"). The longest name counts; its commas, colons and quotes are its own.
import type { YgoCard } from '../../../engine/case/schema.ts';
import { RULES, verbsOf } from './lexicon.ts';

export type CardOf = (name: string) => YgoCard | undefined;
export interface NameFound {
  name: string;
  card: YgoCard;
  /** As it is written. */
  text: string;
}

const OPENS =
  /^(?:de[nmrs]|das|die|eine?[nmrs]?|seine?[nmrs]?|ihre?[nmrs]?|dessen|deren|diese[nmrs]?|[AB]s|mit|auf|von|vom|zum|beim|durch|gegen|für|an|als|und|angreifende[nmrs]?|eigene[nmrs]?|gegnerische[nmrs]?|aktivierte[nmrs]?|beschworene[nmrs]?|verdeckte[nmrs]?|gesetzte[nmrs]?|offene[nmrs]?|monster|zauber|falle)$/i;
/** Words of the rules that are names of cards, too. */
const NO_NAME =
  /^(?:beschwörung|angriff|effekt|aktivierung|karte|monster|kette|zug|tribut|schaden|deck|hand|friedhof|tribute|summon|chain|attack|effect|card|turn|fusion|set|contact|unentschieden|remis|tie)$/i;
/** So, in small letters or where a sentence begins, when something happened is told; the card is written otherwise. */
const TIME = /^(?:[Ll]ast\s+turn|letzte[rnm]?\s+Spielzug)$/;
/** Words around which a name in another case is not looked for. */
const NEVER_INSIDE = /(?:^|\s)(?:mit|auf|und|an|durch|gegen|für|nachdem|wenn|[AB])(?:\s|$)/;
const SEVERAL_OF = /^(?:two|three|four|zwei|drei|vier|[2-5]x?)$/i;
const LONGEST = 12;
const INFLECTED = 5;
const ENDINGS = ['er', 'e', 'es', ''] as const;

/** A word in the nominative case, as it may be; itself first. */
function nominatives(word: string): string[] {
  const [, stem] = /^([\p{L}-]{3,}?)(?:e[nmrs]|e|s|n)$/u.exec(word) ?? [];
  if (stem === undefined) return [word];
  const bare = word.replace(/[nms]$/, '');
  return [...new Set([word, bare, ...ENDINGS.map((end) => stem + end)])];
}
/** The name these words are, in the nominative; at most two of them are not. */
function inflected(name: string, cardOf: CardOf): string | undefined {
  const plain = name.split(' ');
  for (const [n, word] of plain.entries())
    for (const one of nominatives(word)) {
      const first = plain.with(n, one);
      if (one !== word && cardOf(first.join(' '))) return first.join(' ');
      for (let m = n + 1; m < plain.length; m++)
        for (const two of nominatives(plain[m]!)) {
          const both = first.with(m, two).join(' ');
          if (cardOf(both)) return both;
        }
    }
  return undefined;
}

/** Finds the names of a line; each becomes one sign of the masked text. */
export class NamesIn {
  private readonly words: { text: string; from: number }[];
  private readonly line: string;
  private readonly cardOf: CardOf;
  constructor(line: string, cardOf: CardOf) {
    this.line = line;
    this.cardOf = cardOf;
    this.words = [...line.matchAll(/[^\s→]+/g)].map((found) => ({ text: found[0], from: found.index }));
  }
  masked(sign: string): { masked: string; names: NameFound[] } {
    const names: NameFound[] = [];
    let masked = '';
    let done = 0;
    for (let n = 0; n < this.words.length;) {
      const found = this.at(n);
      if (!found) {
        n++;
        continue;
      }
      masked += this.line.slice(done, found.from) + sign;
      done = found.to;
      names.push(found);
      n += found.words;
    }
    return { masked: masked + this.line.slice(done), names };
  }

  /** The longest name that begins with this word. */
  private at(n: number): (NameFound & { from: number; to: number; words: number }) | undefined {
    const first = this.words[n]!;
    if (!/[\p{L}\d]/u.test(first.text)) return undefined;
    const before = this.words[n - 1]?.text ?? '';
    const cases = OPENS.test(before) || (verbsOf(before.toLowerCase()).length > 0 && /[^s]$/.test(before));
    const most = Math.min(LONGEST, this.words.length - n);
    for (let count = most; count > 0; count--) {
      const last = this.words[n + count - 1]!;
      // What joins two names ends none.
      if (/^[^\p{L}\p{N}]+$/u.test(last.text)) continue;
      const raw = this.line.slice(first.from, last.from + last.text.length);
      if (raw.includes('\n') || raw.includes('→')) continue;
      const { text, lead } = unquoted(raw);
      const name = this.nameOf(text, count, cases && count <= INFLECTED) ?? this.severalOf(text, before);
      if (name === undefined) continue;
      const card = this.cardOf(name)!;
      return { name, card, words: count, ...quotedAs(raw, text, lead, first.from, card) };
    }
    return undefined;
  }
  /** "two Sangans" */
  private severalOf(text: string, before: string): string | undefined {
    const one = SEVERAL_OF.test(before) ? /^(.*\p{L})s$/u.exec(text)?.[1] : undefined;
    return one !== undefined && this.cardOf(one) ? one : undefined;
  }
  private nameOf(text: string, count: number, cases: boolean): string | undefined {
    if (
      text === '' ||
      TIME.test(text) ||
      (count === 1 && (NO_NAME.test(text) || RULES.test(text.toLowerCase()) || verbsOf(text.toLowerCase()).length > 0))
    )
      return undefined;
    // "B MSTs it"
    const used = /^(\p{Lu}{3,})s$/u.exec(text)?.[1];
    if (used !== undefined && count === 1 && !this.cardOf(text) && this.cardOf(used)) return used;
    const card = this.cardOf(text);
    if (card && !isPlayersWord(text, card)) return text;
    return cases && /^[\p{L}\p{P}\d ]+$/u.test(text) && !/[,;>:]\s/.test(text) && !NEVER_INSIDE.test(text)
      ? inflected(text, this.cardOf)
      : undefined;
  }
}
/** "B at" is no Bat. */
function isPlayersWord(text: string, card: YgoCard): boolean {
  const [begins] = /^[AB] (?=\p{Ll})/u.exec(text) ?? [];
  return begins !== undefined && printedNames(card).every((name) => !name.startsWith(begins));
}
const printedNames = ({ name }: YgoCard): string[] => (typeof name === 'string' ? [name] : Object.values(name));
/** What stands for the name in the line, from where to where: with the quotes around it, be they its own ('"A" Cell Incubator') or the judge's. */
function quotedAs(raw: string, text: string, lead: number, start: number, card: YgoCard): { text: string; from: number; to: number } {
  if (lead > 0 && printedNames(card).some((printed) => printed.startsWith('"'))) {
    const written = raw.replace(/[,;.?:)>]+$/, '');
    return { text: written, from: start, to: start + written.length };
  }
  const isQuoted = /^["„“]$/.test(raw.slice(0, lead)) && /^["“”]/.test(raw.slice(lead + text.length));
  // "S.P.E.C.T.R.A." ends with a sign of its own.
  const ends = raw.slice(lead + text.length).startsWith('.') && printedNames(card).some((printed) => /\p{Lu}\.$/u.test(printed)) ? 1 : 0; // prettier-ignore
  const opens = (text.match(/[„“]/g) ?? []).length % 2;
  const closes = opens === 1 && /^[“”"]/.test(raw.slice(lead + text.length)) ? 1 : 0;
  const [from, to] = [start + lead, start + lead + text.length + ends + closes];
  return isQuoted ? { text, from: from - 1, to: to + 1 } : { text, from, to };
} // prettier-ignore
/** Without the signs of the sentence around it; those inside stay. */
function unquoted(raw: string): { text: string; lead: number } {
  const [, lead = ''] = /^(["„“”'(]*)/.exec(raw) ?? [];
  const open = (raw.match(/"/g) ?? []).length;
  // 'Maxx "C"' ends with a quote of its own.
  const text = raw
    .slice(lead.length)
    .replace(open - (lead.match(/"/g) ?? []).length === 2 ? /[,;.?:)>]+$/ : /["“”,;.?:)>]+$/, '');
  return { text: text.replace(/['’]s$/, ''), lead: lead.length };
}

/** Whether a word is one of a name, or ends one of its words: "der Käfer". */
export function isShortOf(written: string, { text, name }: Pick<NameFound, 'text' | 'name'>): boolean {
  const word = written.replace(/['’]s?$/, '');
  if (word.length < 2) return false;
  const words = [text, name].flatMap((one) => one.toLowerCase().split(/[\s:,&/-]+/));
  if (
    [text, name].some((one) =>
      one
        .toLowerCase()
        .split(/[\s,:]+/)
        .includes(word),
    )
  )
    return true;
  return words.some((one) => one === word || (word.length > 4 && one.endsWith(word)));
}
