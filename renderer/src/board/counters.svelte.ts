/** Counters as the printed texts name them; their German names as the official German text of such a card has them: on no list stand any. */
import { SvelteMap } from 'svelte/reactivity';
import type { Localized } from '../../../desk/contract.ts';

interface Texts {
  en?: string | undefined;
  de?: string | undefined;
}
const german = new SvelteMap<string, string>();

/** The counters an English text names ("Spell Counter", "A-Counter"); the verb a sentence begins with is none of their name. */
export const countersIn = (texts: readonly Texts[]): string[] =>
  texts.flatMap(({ en = '' }) =>
    [...en.matchAll(/((?:[A-Z][\w'’-]+ )+|\b[A-Z]-)Counters?\b(?! Trap)/g)].map(
      ([, words = '']) => `${words.replace(/^(?:Place|Remove|Distribute|Move|Put|Add) /, '')}Counter`,
    ),
  );
const germanIn = (de: string): string[] =>
  [...de.matchAll(/(?:„[^“”]+[“”]-Z|\p{Lu}[\p{L}-]*[Zz])ählmarken?\b/gu)].map(([name]) =>
    name.replace(/marken$/, 'marke'),
  );

/** Where both texts of a card name one counter each, they name the same. */
export function learnCounters(texts: readonly Texts[]): void {
  for (const text of texts) {
    const [kind, ...others] = new Set(countersIn([text]));
    const [name, ...more] = new Set(germanIn(text.de ?? ''));
    if (kind && name && others.length + more.length === 0 && !german.has(kind)) german.set(kind, name);
  }
}

/** What a counter is called; in English where no card that was seen names it in German. */
export const counterWords = (kind: string): Localized => ({ en: kind, de: german.get(kind) ?? kind });
