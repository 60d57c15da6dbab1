/** What is printed on the cards of a case: from the case's own cards, else asked of the desk once and kept. */
import { SvelteMap } from 'svelte/reactivity';
import type { Case, CardView, Game, Localized, PtcgCard, TextView, YgoCard } from '../../../desk/contract.ts';
import { keyed, textsOf } from '../../../desk/pure.ts';
import { desk, valueOf } from '../desk.ts';
import { fullPtcg, pokemonOf } from './edit.ts';
import { basicEnergyName, ENERGY_NAMES, type EnergyType } from './ptcg-words.ts';

export interface Face {
  name: Localized;
  card: YgoCard | PtcgCard | null;
  /** What is printed on it, where that is known. */
  texts: TextView[];
  /** It is being asked for. */
  coming?: boolean;
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
    for (const g of ['ygo', 'ptcg'] as const) await learnFaces(g, now[g]);
  });
}
/** Asks for the faces of these cards, those not known yet, and waits for them. */
export async function learnFaces(game: Game, names: string[]): Promise<void> {
  const missing = [...new Set(names)].filter((name) => !known.has(`${game}:${name}`));
  if (missing.length === 0) return;
  const found = valueOf(await desk.cards({ game, names: missing })) ?? {};
  for (const name of missing) {
    const view = keyed(found, name) ?? null;
    known.set(`${game}:${name}`, view);
    asked.add(`${game}:${name}`);
  }
}

const same = (text: string): Localized => ({ de: text, en: text });
/** A printed text in both languages; where one is missing the other stands in. */
export const localized = (name: string | { de?: string; en?: string }, fallback = ''): Localized =>
  typeof name === 'string' ? same(name) : { de: name.de ?? name.en ?? fallback, en: name.en ?? name.de ?? fallback };

const printings = new SvelteMap<string, CardView[]>();
const asking = new Set<string>();
/** Every card of a name; empty while they are not known. */
export function printingsOf(game: Game, name: string): CardView[] {
  const key = `${game}:${name}`;
  if (!asking.has(key)) {
    asking.add(key);
    queueMicrotask(async () => printings.set(key, valueOf(await desk.printings({ game, name })) ?? []));
  }
  return printings.get(key) ?? [];
}
const arePrintingsComing = (game: Game, name: string): boolean => !printings.has(`${game}:${name}`);
/** Set and number of a printing ('SVI 086'); undefined where no list tells them. */
export const printOf = ({ card }: Pick<CardView, 'card'>): string | undefined =>
  (card as { prints?: string[] }).prints?.find((one) => one.includes(' '));

const hasText = (card: YgoCard | PtcgCard): boolean => textsOf(card, []).length > 0;

/** A card's printed face by the name a case uses, and its print where the case tells one; the name itself while it is not (or never) known. */
export function faceOf(of: Case, name: string, print?: string): Face {
  const printed =
    print === undefined
      ? undefined
      : printingsOf(of.game, name).find(({ card }) => (card as { prints?: string[] }).prints?.includes(print));
  if (printed) return { name: nameOf(printed), card: printed.card as YgoCard | PtcgCard, texts: printed.texts };
  const own = Object.entries((of.cards ?? {}) as Record<string, YgoCard | PtcgCard>).find(
    ([key, card]) => key === name || Object.values(localized(card.name, key)).includes(name),
  );
  if (own) {
    const called = localized(own[1].name, own[0]);
    // A line's card told otherwise (other HP, another Weakness) still has the words that are printed on it.
    const printed = hasText(own[1]) ? [] : printingsOf(of.game, called.en);
    return {
      name: called,
      card: own[1],
      texts: textsOf(
        own[1],
        printed.map(({ card }) => card as YgoCard | PtcgCard),
      ),
      coming: !hasText(own[1]) && arePrintingsComing(of.game, called.en),
    };
  }
  if (name === '?') return { name: { de: 'unbekannte Karte', en: 'unidentified card' }, card: null, texts: [] };
  if (of.game === 'ptcg' && name in ENERGY_NAMES)
    return { name: basicEnergyName(name as EnergyType), card: null, texts: [] };
  const view = known.get(`${of.game}:${name}`);
  if (view === undefined) ask(of.game, name);
  const coming = print !== undefined && arePrintingsComing(of.game, name);
  return view
    ? { name: nameOf(view), card: view.card as YgoCard | PtcgCard, texts: view.texts, coming }
    : { name: same(name), card: null, texts: [], coming: coming || view === undefined };
}
/** A list may call a basic Energy in words of its own (“Basis-Psychic-Energie”). */
const nameOf = ({ name, card }: CardView): Localized => {
  const { kind, energy, provides } = card as { kind?: string; energy?: string; provides?: EnergyType[][] };
  const type = kind === 'energy' && energy === 'basic' ? provides?.[0]?.[0] : undefined;
  return type ? basicEnergyName(type) : name;
};
/** An attack of a Pokémon of the case by either of its names, in both languages; as it is written where no printing has it. */
export function attackCalled(of: Case, called: string): Localized {
  if (of.game !== 'ptcg') return same(called);
  const names = new Set([...pokemonOf(fullPtcg(of.state))].map(({ card }) => card.card));
  const printed = [...names].flatMap((name) => [
    faceOf(of, name).card,
    ...printingsOf('ptcg', name).map(({ card }) => card),
  ]);
  const attacks = printed
    .flatMap((card) => (card as PtcgCard | null)?.attacks ?? [])
    .map(({ name }) => localized(name));
  const meant = attacks.filter(({ de, en }) => de === called || en === called);
  // Not every list has every printing in both languages.
  return meant.find(({ de, en }) => de !== en) ?? meant[0] ?? same(called);
}
/** The address of a card's page by its name; undefined while, or where, nobody knows the card. */
export function cardIdOf(game: Game, name: string): string | undefined {
  const view = known.get(`${game}:${name}`);
  if (view === undefined) ask(game, name);
  return view?.id;
}
/** Whether the desk was asked for this name and knows no such card. */
export const isUnknown = (of: Case, name: string): boolean =>
  name !== '?' && known.get(`${of.game}:${name}`) === null && faceOf(of, name).card === null;
