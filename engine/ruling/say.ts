/**
 * Messages: one function per sentence that returns it in both languages, so that a missing text or parameter is a type error.
 * Catalogues are `{ key: (params) => Localized } satisfies Catalogue`; engine, desk and app use the same mechanism.
 */
import type { Localized } from './schema.ts';

export type Catalogue = Record<string, (params: never) => Localized>;

/** A sentence in both languages, German first. */
export const say = (de: string, en: string): Localized => ({ de: inflected(de), en });

/** Cards nobody named stand in sentences as "ein Monster", "eine unbekannte Karte": behind these words in the dative. */
const inflected = (de: string): string =>
  // Few sentences have an article at all: a look for one is cheaper than the pattern.
  !de.includes(' ein')
    ? de
    : de.replace(DATIVE, (_, before: string, article: string, adjective = '') =>
        article === 'eine'
          ? `${before} einer ${adjective.replace(/e $/, 'en ')}`
          : `${before} einem ${adjective.replace(/es $/, 'en ')}`,
      );
const DATIVE = /(?<![\p{L}„"])(von|mit|zu|aus|bei) (eine?) ((?:\p{Ll}+e|\p{Ll}+es) )?(?=\p{L})/gu;

/** The same words in both languages (names without translation, numbers). */
export const same = (text: string | number): Localized => ({ de: String(text), en: String(text) });

/** Sentences one after the other. */
export const sentences = (texts: readonly Localized[]): Localized => ({
  de: texts.map(({ de }) => de).join(' '),
  en: texts.map(({ en }) => en).join(' '),
});

/** A sentence as a part of one. */
export const withoutStop = ({ de, en }: Localized): Localized => ({
  de: de.replace(/\.$/, ''),
  en: en.replace(/\.$/, ''),
});

/** "a, b and 2× c" in both languages: what stands there more than once is counted. */
export function list(items: readonly Localized[], conjunction: 'and' | 'or' = 'and'): Localized {
  const words = { and: { de: 'und', en: 'and' }, or: { de: 'oder', en: 'or' } }[conjunction];
  return {
    de: joinWords(counted(items.map((i) => i.de)), words.de),
    en: joinWords(counted(items.map((i) => i.en)), words.en),
  };
}
function counted(items: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const item of items) times.set(item, (times.get(item) ?? 0) + 1);
  return [...times].map(([item, n]) => (n > 1 ? `${n}× ${item}` : item));
}

function joinWords(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}

/** Before what holds whichever way a question is answered. */
export const EITHER_WAY = say('Gleich, wie entschieden wird: ', 'Whatever is decided: ');
