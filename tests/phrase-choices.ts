/**
 * Each pattern of a grammar in its fullest way with several choices of phrases (those the phrasebook pinned, a few of each place, chosen by their own
 * text so that a new phrase changes few): what each is read as by this pattern, or that it is refused. The book says what patterns read; this says what they do not, too.
 */
import { createHash } from 'node:crypto';
import type { Parsed } from '../reader/frame/grammar.ts';
import { canonical } from '../reader/frame/values.ts';
import { tokenize } from '../reader/frame/tokens.ts';
import { waysOf, type Asked, type Way } from './phrasebook.ts';

const CHOICES = 8;
const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Not so long that reading takes most of the time. */
const LONGEST = 40;

/** The phrases of a book's text ("category: phrase → hash"), by category. */
export function phrasesOf(book: string): Map<string, string[]> {
  const out = new Map<string, string[]>();
  for (const [, category, text] of book.matchAll(/^(.+?): (.+) → \w+$/gm)) {
    const all = out.get(category!) ?? [];
    if (text!.length <= LONGEST) out.set(category!, [...all, text!]);
  }
  return out;
}

/** Patterns that have phrases in them, each in its fullest way. */
export const patternsOf = <X>(asked: Asked<X>): { category: string; pattern: string; way: Way }[] =>
  waysOf(asked)
    .filter((one, i, all) => all[i + 1]?.pattern !== one.pattern || all[i + 1]?.category !== one.category)
    .filter(({ way }) => way.some((part) => 'category' in part));

/** "action: draw {n} card → 3f -- a1 …": a pattern a line; two digits of what each choice means, `--` where it is refused. */
export function choicesOf<X>(asked: Asked<X>, phrases: ReadonlyMap<string, readonly string[]>, from = 0, many = Infinity): string[] {
  const ranked = new Map<string, readonly string[]>();
  const chosen = (category: string): readonly string[] => {
    const known = ranked.get(category);
    if (known) return known;
    const texts = [...(phrases.get(category) ?? asked.terminals[category] ?? [])].map((text) => ({ text, order: hash(text) }));
    texts.sort((a, b) => (a.order < b.order ? -1 : 1));
    ranked.set(category, texts.slice(0, CHOICES).map(({ text }) => text));
    return ranked.get(category)!;
  };
  return patternsOf(asked)
    .slice(from, from + many)
    .map(({ category, pattern, way }) => `${category}: ${pattern} → ${said(asked, category, pattern, way, chosen)}`);
} // prettier-ignore

function said<X>(asked: Asked<X>, category: string, pattern: string, way: Way, chosen: (category: string) => readonly string[]): string {
  const most = Math.max(1, ...way.map((part) => ('category' in part ? chosen(part.category).length : 1)));
  const texts = Array.from({ length: Math.min(CHOICES, most) }, (_, n) =>
    way.map((part, place) => {
      if ('word' in part) return part.word;
      const all = chosen(part.category);
      return all[(n + place) % all.length] ?? '';
    }).join(' '));
  return texts.map((text) => {
    const tokens = tokenize(text, asked.canon).words;
    const readings: Parsed[] = asked.grammar.readings(category as never, tokens, asked.context(text));
    const read = readings.find(({ by, to }) => by === pattern && to === tokens.length);
    return read ? hash(canonical(read.value)).slice(0, 2) : '--';
  }).join(' ');
} // prettier-ignore
