/** What is printed on the cards of a case: from the case's own cards, else asked of the desk once and kept. */
import { SvelteMap } from 'svelte/reactivity';
import type { Case, CardView, Game, Localized, PtcgCard, TextView, YgoCard } from '../../../desk/contract.ts';
import { textsOf } from '../../../desk/pure.ts';
import { desk, valueOf } from '../desk.ts';

export interface Face {
  name: Localized;
  card: YgoCard | PtcgCard | null;
  /** What is printed on it, where that is known. */
  texts: TextView[];
}

const known = new SvelteMap<string, CardView | null>();
const asked = new Set<string>();
let waiting: Record<Game, string[]> = { ygo: [], ptcg: [] };
let scheduled = false;

function ask(game: Game, name: string): void {
  const key = `${game}:${name}`;
  if (asked.has(key)) return;
  asked.add(key);
  waiting[game].push(name);
  if (scheduled) return;
  scheduled = true;
  queueMicrotask(async () => {
    const now = waiting;
    waiting = { ygo: [], ptcg: [] };
    scheduled = false;
    for (const g of ['ygo', 'ptcg'] as const) {
      if (now[g].length === 0) continue;
      const found = valueOf(await desk.cards({ game: g, names: now[g] })) ?? {};
      for (const name of now[g]) known.set(`${g}:${name}`, found[name] ?? null);
    }
  });
}

const same = (text: string): Localized => ({ de: text, en: text });
/** A printed text in both languages; where one is missing the other stands in. */
export const localized = (name: string | { de?: string; en?: string }, fallback = ''): Localized =>
  typeof name === 'string' ? same(name) : { de: name.de ?? name.en ?? fallback, en: name.en ?? name.de ?? fallback };

/** A card's printed face by the name a case uses; the name itself while it is not (or never) known. */
export function faceOf(of: Case, name: string): Face {
  const own = Object.entries((of.cards ?? {}) as Record<string, YgoCard | PtcgCard>).find(
    ([key, card]) => key === name || Object.values(localized(card.name, key)).includes(name),
  );
  if (own) return { name: localized(own[1].name, own[0]), card: own[1], texts: textsOf(own[1], []) };
  if (name === '?') return { name: { de: 'unbekannte Karte', en: 'unidentified card' }, card: null, texts: [] };
  const view = known.get(`${of.game}:${name}`);
  if (view === undefined) ask(of.game, name);
  return view
    ? { name: view.name, card: view.card as YgoCard | PtcgCard, texts: view.texts }
    : { name: same(name), card: null, texts: [] };
}
/** Whether the desk was asked for this name and knows no such card. */
export const isUnknown = (of: Case, name: string): boolean =>
  name !== '?' && known.get(`${of.game}:${name}`) === null && faceOf(of, name).card === null;
