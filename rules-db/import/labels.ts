/**
 * What stands on a Pokémon TCG card and in no list of TCGdex: Tera, Ancient, Future, the strikes, Team Plasma, Ultra Beast. A table knows the cards up to January
 * 2025, from the subtypes of pokemontcg.io; of a card it does not know, the labels it could carry are named, so that they are asked for.
 */
import PRINTED_LABELS from './printed-labels.json' with { type: 'json' };

/** What of a card decides its labels. */
export interface LabelledCard {
  set: string;
  /** English names: the table goes by them. `parts` are its Abilities and attacks. */
  name: string | undefined;
  parts: readonly (string | undefined)[];
  kind: 'pokemon' | 'trainer' | 'energy';
  /** Release date as yyyymmdd. */
  released: number | undefined;
  regulationMark: string | undefined;
}

/** By English name, where not every card of the name has it with its Abilities and attacks, so that a reprint has it, too. */
export function printedLabels({ name, parts }: LabelledCard): string[] {
  if (name === undefined) return [];
  const own = hyphened(name);
  const keys = [own, [own, ...parts].join(' / ')];
  return Object.entries(PRINTED_LABELS).flatMap(([label, cards]) =>
    keys.some((key) => cards.includes(key)) ? [label] : [],
  );
}
/** Lists write "Buzzwole GX" and "Buzzwole-GX". */
const hyphened = (name: string): string => name.replace(/ (?=GX$|EX$)/, '-');

interface Printed {
  /** Release dates of the first and the last set that has it; without the last it is still printed. */
  from: number;
  to?: number;
  on: (card: LabelledCard, labels: readonly string[]) => boolean;
}
const onPokemon = ({ kind }: LabelledCard): boolean => kind === 'pokemon';
/** Which Pokémon are Ancient or Future is known by their names: the Paradox Pokémon, Koraidon and Miraidon. New Trainer cards of theirs may come. */
const onParadox = (label: 'Ancient' | 'Future') => ({ kind, name }: LabelledCard): boolean =>
  kind === 'trainer' || (kind === 'pokemon' && (name === undefined || PRINTED_LABELS[label].some((card) => species(card) === species(name)))); // prettier-ignore
const species = (card: string): string => card.split(' / ')[0]!.replace(/ ex$/, '');
const PRINTED: Readonly<Record<string, Printed>> = {
  'Team Plasma': { from: 20130206, to: 20131106, on: () => true },
  'Ultra Beast': { from: 20171103, to: 20191101, on: onPokemon },
  'Single Strike': { from: 20210319, to: 20230120, on: () => true },
  'Rapid Strike': { from: 20210319, to: 20230120, on: () => true },
  'Fusion Strike': { from: 20211112, to: 20230120, on: () => true },
  Tera: { from: 20230331, on: (_, labels) => labels.includes('ex') && !labels.includes('Mega ex') },
  Ancient: { from: 20231103, on: onParadox('Ancient') },
  Future: { from: 20231103, on: onParadox('Future') },
};
/** Sets since 2023 whose cards the table knows. Of those before, it knows all. */
const KNOWN_SETS: ReadonlySet<string> = new Set(['sv01', 'sv02', 'sv03', 'sv03.5', 'sv04', 'sv04.5', 'sv05', 'sv06', 'sv06.5', 'sv07', 'sv08', 'sv08.5']); // prettier-ignore

/** Those the card may carry although neither the list nor the table says so. `labels`: those that are known. A card carries one of them at most. */
export function unlistedLabels(card: LabelledCard, labels: readonly string[]): string[] {
  if (labels.some((label) => label in PRINTED)) return [];
  // A source that gives no date gives the regulation mark: G came with Scarlet & Violet.
  const released = card.released ?? ((card.regulationMark ?? '') >= 'G' ? Infinity : 0);
  return Object.entries(PRINTED).flatMap(([label, { from, to, on }]) => {
    const known = card.name !== undefined && (to !== undefined || KNOWN_SETS.has(card.set));
    return !known && released >= from && released <= (to ?? Infinity) && on(card, labels) ? [label] : [];
  });
}
