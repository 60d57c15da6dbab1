/** Where long words of a card's name may be parted on the mat: by the patterns of each language, fetched when the first mat is drawn. */
import { SvelteMap } from 'svelte/reactivity';
import type { Lang, Localized } from '../../../desk/contract.ts';
import { app } from '../app.svelte.ts';

/** Shorter words have room in one line of the smallest mat, face-down cards with their frame included. */
const LONG = { minWordLength: 7 };

/** The one short word that is as wide as the smallest card. */
const PARTED = 'Poké\u00ADmon';

type Hyphenate = (text: string) => string;
const known = new SvelteMap<Lang, Hyphenate>();
const asked = new Set<Lang>();
const parted = new Map<string, string>();

async function load(lang: Lang): Promise<void> {
  const { default: hyphen } = lang === 'de' ? await import('hyphen/de') : await import('hyphen/en');
  known.set(lang, (text) => hyphen.hyphenateSync(text, LONG).replaceAll('Pokémon', PARTED));
}

/** The name in the window's language, with soft hyphens as soon as the patterns are there; a name without a translation is an English one. */
export function hyphened(of: Localized): string {
  const lang = of.de === of.en ? 'en' : app.lang;
  const name = of[lang];
  if (!asked.has(lang)) {
    asked.add(lang);
    queueMicrotask(() => void load(lang));
  }
  const hyphenate = known.get(lang);
  if (!hyphenate) return name;
  const key = `${lang}:${name}`;
  const found = parted.get(key) ?? hyphenate(name);
  parted.set(key, found);
  return found;
}
