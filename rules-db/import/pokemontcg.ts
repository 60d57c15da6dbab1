/**
 * Pokémon TCG records in the shape of pokemontcg.io (English): an object of its API, or of a set's list in pokemon-tcg-data, where the facts of the set stand
 * apart. They become what TCGdex would say of the same print, under TCGdex's id, so that both lists merge.
 */
import {
  int,
  isRecord,
  list,
  RecordError,
  str,
  strings,
  type ImportedCard,
  type ImportedPtcgCard,
  type Raw,
} from './card.ts';
import { fromTcgdex } from './pokemon.ts';

export const isPokemonTcg = (raw: Raw): boolean =>
  typeof raw.id === 'string' && typeof raw.supertype === 'string' && typeof raw.name === 'string';

const CATEGORY: ReadonlyMap<string, string> = new Map([['Pokémon', 'Pokemon'], ['Pokemon', 'Pokemon'], ['Trainer', 'Trainer'], ['Energy', 'Energy']]); // prettier-ignore
const STAGES: ReadonlyMap<string, string> = new Map([
  ['Basic', 'Basic'], ['Baby', 'Basic'], ['Stage 1', 'Stage1'], ['Stage 2', 'Stage2'], ['MEGA', 'MEGA'], ['BREAK', 'BREAK'], ['Restored', 'RESTORED'], ['VMAX', 'VMAX'], ['VSTAR', 'VSTAR'],
  ['V-UNION', 'V-UNION'], ['Level-Up', 'LEVEL-UP'], ['LEGEND', 'LEGEND'],
]); // prettier-ignore
const TRAINERS: readonly (readonly [RegExp, string])[] = [
  [/^Supporter$/, 'Supporter'], [/^Stadium$/, 'Stadium'], [/^Pokémon Tool/, 'Tool'], [/^Technical Machine$/, 'Tool'],
]; // prettier-ignore
/** Names of sets that do not follow from their number. */
const SETS: ReadonlyMap<string, string> = new Map([['pgo', 'swsh10.5'], ['zsv10pt5', 'sv10.5b'], ['rsv10pt5', 'sv10.5w'], ['cel25c', 'cel25cc']]); // prettier-ignore
/** Sets whose numbers TCGdex writes with three digits. */
const PADDED = /^(sv|me)|^swsh(9|1[0-2])/;

/** 'sv3pt5-6' → 'sv03.5-006': the id TCGdex gives the print. */
export function tcgdexId(id: string): string {
  const at = id.lastIndexOf('-');
  const own = id.slice(0, at);
  const set = SETS.get(own) ?? own
    .replace(/pt5/, '.5')
    .replace(/^(sm|swsh)([347])5(?=$|sv)/, '$1$2.5')
    .replace(/^(sv|me)(\d)(?=$|\.)/, '$10$2'); // prettier-ignore
  const number = id.slice(at + 1);
  return `${set}-${PADDED.test(set) && /^\d+$/.test(number) ? number.padStart(3, '0') : number}`;
}

/** One record. Throws `RecordError` where it is no card. */
export function fromPokemonTcg(raw: Raw): ImportedCard {
  const id = str(raw.id)!;
  const category = CATEGORY.get(str(raw.supertype) ?? '');
  if (!category) throw new RecordError({ en: `${id}: no kind of card`, de: `${id}: ohne Kartenart` });
  const subtypes = strings(raw.subtypes);
  const set = isRecord(raw.set) ? raw.set : {};
  const number = str(raw.number) ?? id.slice(id.lastIndexOf('-') + 1);
  const same = tcgdexId(id);
  const card = fromTcgdex(
    {
      id: same,
      localId: same.slice(same.lastIndexOf('-') + 1),
      name: raw.name,
      category,
      hp: int(Number(str(raw.hp) ?? raw.hp)),
      types: raw.types,
      stage: category === 'Pokemon' ? subtypes.map((one) => STAGES.get(one)).findLast((one) => one !== undefined) : undefined,
      suffix: subtypes.find((one) => /^(EX|GX|V|ex|TAG TEAM)$/.test(one)),
      evolveFrom: raw.evolvesFrom,
      abilities: list(raw.abilities).flatMap((one) => (isRecord(one) ? [{ type: one.type, name: one.name, effect: one.text }] : [])),
      attacks: list(raw.attacks).flatMap((one) => isRecord(one) ? [{ name: one.name, cost: strings(one.cost).filter((type) => type !== 'Free'), damage: one.damage, effect: one.text }] : []),
      weaknesses: raw.weaknesses,
      resistances: raw.resistances,
      retreat: int(raw.convertedRetreatCost) ?? list(raw.retreatCost).length,
      effect: category === 'Pokemon' ? undefined : strings(raw.rules).join('\n') || undefined,
      trainerType: category === 'Trainer' ? (TRAINERS.find(([of]) => subtypes.some((one) => of.test(one)))?.[1] ?? 'Item') : undefined,
      rarity: raw.rarity,
      regulationMark: raw.regulationMark,
      set: { name: set.name, releaseDate: str(set.releaseDate)?.replaceAll('/', '-'), abbreviation: set.ptcgoCode },
    },
    'en',
  ); // prettier-ignore
  const facts = card.card as ImportedPtcgCard;
  const labels = [...new Set([...(facts.labels ?? []), ...subtypes.flatMap((one) => LABELS.get(one) ?? [])])];
  // The number as printed on the card, and the id of its own list.
  const code = str(set.ptcgoCode);
  facts.prints = [...new Set([...facts.prints, id, ...(code ? [`${code} ${number}`] : [])])];
  if (labels.length > 0) facts.labels = labels;
  // This list names every label of a card.
  delete facts.labelsUnlisted;
  return card;
}
const LABELS: ReadonlyMap<string, string> = new Map([
  ...['Tera', 'Ancient', 'Future', 'Single Strike', 'Rapid Strike', 'Fusion Strike', 'Team Plasma', 'Ultra Beast', 'ACE SPEC', 'Prism Star', 'Radiant', 'TAG TEAM', 'SP', 'Star', 'Baby'].map((one) => [one, one] as const),
]); // prettier-ignore
