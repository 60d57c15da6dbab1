// Cards nobody named: "a Supporter", "a Tool", "a Tera Pokémon". A case describes them; of their text nothing is known.
import type { PtcgCard, PtcgPlayer } from '../../engine/case/schema.ts';
import { nameKey } from '../../engine/case/names.ts';
import type { CardFinder, Found } from '../lookup/find-card.ts';
import { describedBy } from './pokemon-trait.ts';

const UNNAMED: readonly { name: string; card: PtcgCard }[] = [
  { name: 'a Supporter', card: { name: { de: 'eine Unterstützerkarte', en: 'a Supporter' }, kind: 'trainer', trainer: 'supporter' } },
  { name: 'an Item', card: { name: { de: 'eine Itemkarte', en: 'an Item' }, kind: 'trainer', trainer: 'item' } },
  { name: 'a Stadium', card: { name: { de: 'eine Stadionkarte', en: 'a Stadium' }, kind: 'trainer', trainer: 'stadium' } },
  { name: 'a Tool', card: { name: { de: 'eine Pokémon-Ausrüstung', en: 'a Tool' }, kind: 'trainer', trainer: 'tool' } },
]; // prettier-ignore
/** The card these words describe, where they name none. */
export function unnamedCard(written: string): { name: string; card: PtcgCard } | undefined {
  const known = UNNAMED.find(({ name }) => nameKey(name) === nameKey(written));
  const [, trait, label = trait ?? ''] = /^an?\s+(?:(.+?)[\s-]+pok[eé]mon|pok[eé]mon[\s-]+(\S+))$/i.exec(written) ?? []; // prettier-ignore
  const { is, de } = (known ? undefined : describedBy(label)) ?? {};
  if (!is || de === undefined) return known;
  return { name: written, card: { name: { de, en: written }, kind: 'pokemon', stage: 'basic', ...is } };
}

/** Finds such cards, too. */
export function withUnnamed(find: CardFinder): CardFinder {
  const described = (written: string): Extract<Found, { is: 'named' }> | undefined => {
    const card = unnamedCard(written);
    return card && { is: 'named', ...card };
  };
  const { named, using } = find;
  return Object.assign<CardFinder, Partial<CardFinder>>(
    (game, written) => (game === 'ptcg' ? described(written) : undefined) ?? find(game, written),
    {
      ...(named && { named: (game, written) => (game === 'ptcg' ? described(written) : undefined) ?? named(game, written) }), // prettier-ignore
      ...(using && { using }),
    },
  );
}

export const SOMEBODY = { de: 'ein Pokémon', en: 'a Pokémon' };
export const ON_BENCH = { de: 'ein Pokémon der Bank', en: 'a Benched Pokémon' };
/** Whether a question is about a Pokémon nobody named. */
export const isUnnamed = (question: string): boolean =>
  [SOMEBODY.en, ON_BENCH.en].some((called) => question.startsWith(called));
/** A Bench nobody spoke of has a Pokémon nobody named. */
export const benched = (side: PtcgPlayer): void => void (side.bench ??= [ON_BENCH.en]);
/** A card for a Pokémon nobody named. */
export const nobodyNamed = (called = SOMEBODY): { name: string; card: PtcgCard } => ({
  name: called.en,
  card: { name: called, kind: 'pokemon', stage: 'basic' },
});
/** 'a Pokémon', 'the Defending Pokémon', '?': none is named. */
export const isSomebody = (written: string): boolean =>
  /^(?:\?|(?:(?:an?|the|any|some|ein|das|irgendein|opponent['’]?s?|gegnerisches?|active|aktives?|benched|defending|verteidigendes?)\s+)*(?:pok[eé]mon|active|aktives))$/i.test(
    written.trim(),
  );
