/** Counters as the printed texts name them, in either language. */

/** The counters an English text names ("Spell Counter", "A-Counter"); the verb a sentence begins with is none of their name. */
export const countersIn = (en: string): string[] =>
  [...en.matchAll(/((?:[A-Z][\w'’-]+ )+|\b[A-Z]-)Counters?\b(?! Trap)/g)].map(
    ([, words = '']) => `${words.replace(/^(?:Place|Remove|Distribute|Move|Put|Add) /, '')}Counter`,
  );
/** Those a German text names, each in the singular. */
export const germanCountersIn = (de: string): string[] =>
  [...de.matchAll(/(?:„[^“”]+[“”]-Z|\p{Lu}[\p{L}-]*[Zz])ählmarken?\b/gu)].map(([name]) =>
    name.replace(/marken$/, 'marke'),
  );
