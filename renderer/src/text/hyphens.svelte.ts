/** Where long words may be parted, of a card's name on the mat, of what stands large in the theatre: by the patterns of each language, fetched when first asked for. */
import { SvelteMap } from 'svelte/reactivity';
import type { Lang, Localized } from '../../../desk/contract.ts';
import { app } from '../app.svelte.ts';

/** From how many letters on a word is parted: shorter ones have room in one line of the smallest mat (face-down cards with their frame included); of the theatre. */
const LONG = { name: 7, large: 13 };
type Where = keyof typeof LONG;

/** The one short word that is as wide as the smallest card. */
const PARTED = 'Poké\u00ADmon';

type Hyphenate = (text: string, minWordLength: number) => string;
const known = new SvelteMap<Lang, Hyphenate>();
const asked = new Set<Lang>();
const parted = new Map<string, string>();

async function load(lang: Lang): Promise<void> {
  const { default: hyphen } = lang === 'de' ? await import('hyphen/de') : await import('hyphen/en');
  known.set(lang, (text, minWordLength) => hyphen.hyphenateSync(text, { minWordLength }));
}

/** The name in the window's language, with soft hyphens as soon as the patterns are there; a name without a translation is an English one. */
export function hyphened(of: Localized): string {
  const lang = of.de === of.en ? 'en' : app.lang;
  const found = hyphenedIn(of[lang], lang, 'name');
  return known.has(lang) ? found.replaceAll('Pokémon', PARTED) : found;
}
/** The text with soft hyphens as soon as the patterns are there. */
export function hyphenedIn(text: string, lang: Lang, where: Where): string {
  if (!asked.has(lang)) {
    asked.add(lang);
    queueMicrotask(() => void load(lang));
  }
  const hyphenate = known.get(lang);
  if (!hyphenate) return text;
  const key = `${where}:${lang}:${text}`;
  const found = parted.get(key) ?? hyphenate(text, LONG[where]);
  parted.set(key, found);
  return found;
}
