/**
 * What a card is in the rules: its names, what its name says about it, labels, Rule Box, Prize cards, stage. Names decide evolution: the level and δ
 * are no part of a name; symbols, owners and regional forms are.
 */
import * as v from 'valibot';
import { basicEnergy, hasBasicEnergy, nameKey, eachName } from '../case/names.ts';
import type { EnergyType, PTCG_LABELS, PtcgCard } from '../case/schema.ts';
import type { Localized } from '../ruling/schema.ts';
import { same } from '../ruling/say.ts';
import { EffectsSchema, type Effect } from './effects/schema.ts';
import type { NumberKey } from './rulesets.ts';

export type Label = (typeof PTCG_LABELS)[number];
export type Named = string | { en?: string; de?: string };

/** Both languages; a language without a name takes the other's. */
export function localized(name: Named): Localized {
  if (typeof name === 'string') return same(name);
  const any = name.en ?? name.de ?? '?';
  return { de: name.de ?? any, en: name.en ?? any };
}
/** A printed text in both languages; a language without one takes the other's. */
export function printedText(text: Named | undefined): Localized | undefined {
  if (text === undefined) return undefined;
  if (typeof text === 'string') return same(text);
  const any = text.en ?? text.de;
  return any === undefined ? undefined : { de: text.de ?? any, en: text.en ?? any };
}
/** The name of an Ability or attack part of a card: by number from 1, or by name. */
export function partName(
  parts: readonly { name: string | { en?: string; de?: string } }[] | undefined,
  part: number | string,
): Localized {
  const found = partIndex(parts, part);
  const named = found >= 0 ? parts?.[found] : undefined;
  return named ? localized(named.name) : { de: String(part), en: String(part) };
}
export function partIndex(
  parts: readonly { name: string | { en?: string; de?: string } }[] | undefined,
  part: number | string,
): number {
  if (typeof part === 'number') return part >= 1 && part <= (parts?.length ?? 0) ? part - 1 : -1;
  const wanted = part.toLowerCase();
  return (parts ?? []).findIndex(({ name }) => {
    const { de, en } = localized(name);
    return de.toLowerCase() === wanted || en.toLowerCase() === wanted;
  });
}
/** Some databases add to a Trainer card's name the person it shows: "Boss's Orders (Giovanni)". */
export const withoutPerson = (name: string): string => name.replace(/\s*\([^()]*\)\s*$/u, '');
/** For comparing: without case, punctuation, level, δ and the person shown. "M Venusaur-EX" and "Venusaur-EX" stay different, as do EX and ex, and what ◇ or ☆ marks. */
export const nameForRules = (name: string): string =>
  nameKey(
    withoutPerson(name)
      .replace(/\s*[☆★]/gu, ' goldstar')
      .replace(/\s*(?:LV|Lv)\.?\s*(?:\d+|X)\b/u, '')
      .replace(/\s*δ/gu, '')
      .trim(),
  );

/** One of these names is one of those. */
export const sameName = (a: readonly string[], b: readonly string[]): boolean => {
  const keys = new Set(a.map(nameForRules));
  return b.some((name) => keys.has(nameForRules(name)));
};

/** Printed name ends that say what a Pokémon is, where the card's `labels` do not. */
const NAME_SAYS: readonly [RegExp, readonly Label[]][] = [
  [/&.*[\s-]GX$/u, ['TAG TEAM', 'GX']],
  [/[\s-]GX$/u, ['GX']],
  [/[\s-]V-UNION$/u, ['V-UNION', 'V']],
  [/[\s-]VMAX$/u, ['VMAX', 'V']],
  [/[\s-]VSTAR$/u, ['VSTAR', 'V']],
  [/[\s-]V$/u, ['V']],
  [/^Me(?:ga|ga-).*[\s-]ex$/u, ['Mega ex', 'ex']],
  [/^(?:M\s|Primal\s|Proto-?).*-EX$/u, ['Mega EX', 'EX']],
  [/[\s-]EX$/u, ['EX']],
  [/[\s-]ex$/u, ['ex']],
  [/[\s-]BREAK$/u, ['BREAK']],
  [/\sLV\.X$/u, ['LV.X']],
  [/^(?:Radiant|Strahlende[srn]?)\s/u, ['Radiant']],
];

/** Stages that are labels, too. */
const STAGE_SAYS: ReadonlyMap<PtcgCard['stage'], Label> = new Map([
  ['vmax', 'VMAX'],
  ['vstar', 'VSTAR'],
  ['v-union', 'V-UNION'],
  ['break', 'BREAK'],
  ['legend', 'LEGEND'],
  ['level-up', 'LV.X'],
]);
/** What is the one is the other, too. */
const LABEL_SAYS: readonly [Label, Label][] = [
  ['VMAX', 'V'],
  ['VSTAR', 'V'],
  ['V-UNION', 'V'],
  ['Mega ex', 'ex'],
  ['Mega EX', 'EX'],
  ['TAG TEAM', 'GX'],
];

const labelCache = new WeakMap<PtcgCard, ReadonlySet<Label>>();
/** Written labels, and those the name or another label implies (a Mega Evolution Pokémon ex is a Pokémon ex). */
export function labelsOf(card: PtcgCard): ReadonlySet<Label> {
  const known = labelCache.get(card);
  if (known) return known;
  const names = eachName(card);
  const named = card.kind === 'pokemon' ? names.flatMap(labelsInName) : [];
  const labels = new Set<Label>([...(card.labels ?? []), ...named]);
  if (names.some((name) => name.includes('◇'))) labels.add('Prism Star');
  if (card.stage === 'mega' && labels.has('EX')) labels.add('Mega EX');
  const ofStage = STAGE_SAYS.get(card.stage);
  if (ofStage) labels.add(ofStage);
  for (const [label, implied] of LABEL_SAYS) if (labels.has(label)) labels.add(implied);
  labelCache.set(card, labels);
  return labels;
}
const labelsInName = (name: string): readonly Label[] =>
  NAME_SAYS.find(([pattern]) => pattern.test(name.trim()))?.[1] ?? [];

/** Pokémon with a Rule Box. */
const RULE_BOX: readonly Label[] = [
  'ex',
  'EX',
  'GX',
  'V',
  'VMAX',
  'VSTAR',
  'V-UNION',
  'Radiant',
  'Prism Star',
  'BREAK',
  'LV.X',
  'LEGEND',
  'Mega EX',
  'Mega ex',
  'TAG TEAM',
];
export const hasRuleBox = (card: PtcgCard): boolean => RULE_BOX.some((label) => labelsOf(card).has(label));

/** Which number of the ruleset says how many Prize cards it is worth; the first that fits. */
const PRIZE_KIND: readonly [Label, NumberKey][] = [
  ['V-UNION', 'prizesVunion'],
  ['VMAX', 'prizesVmax'],
  ['TAG TEAM', 'prizesTagTeam'],
  ['Mega ex', 'prizesMegaEx'],
  ['Mega EX', 'prizesMegaUpperEx'],
  ['VSTAR', 'prizesVstar'],
  ['V', 'prizesV'],
  ['GX', 'prizesGx'],
  ['EX', 'prizesUpperEx'],
  ['ex', 'prizesEx'],
  ['LEGEND', 'prizesLegend'],
];
export function prizeKind(card: PtcgCard): NumberKey {
  const kind = PRIZE_KIND.find(([label]) => labelsOf(card).has(label))?.[1] ?? 'prizesOrdinary';
  return kind === 'prizesLegend' && !showsTwo(card) ? 'prizesOrdinary' : kind;
}
/** A LEGEND that shows two Pokémon names both of them. */
const showsTwo = (card: PtcgCard): boolean => eachName(card).some((name) => / (&|und|and) /.test(name));

/** Evolution cards: what is put onto another Pokémon. Restored Pokémon and V-UNION are neither Basic nor Evolution. */
const EVOLUTION_STAGES = ['stage1', 'stage2', 'vmax', 'vstar', 'mega', 'break', 'level-up'];
export const stageOf = (card: PtcgCard): NonNullable<PtcgCard['stage']> =>
  card.stage ?? (card.evolvesFrom === undefined ? 'basic' : 'stage1');
export const isEvolution = (card: PtcgCard): boolean =>
  card.kind === 'pokemon' && EVOLUTION_STAGES.includes(stageOf(card));
export const isBasicPokemon = (card: PtcgCard): boolean => card.kind === 'pokemon' && stageOf(card) === 'basic';
export const isBasicEnergy = (card: PtcgCard): boolean => card.kind === 'energy' && card.energy !== 'special';

const ENERGY_NAME: Record<EnergyType, Localized> = {
  Grass: { de: 'Pflanze', en: 'Grass' },
  Fire: { de: 'Feuer', en: 'Fire' },
  Water: { de: 'Wasser', en: 'Water' },
  Lightning: { de: 'Elektro', en: 'Lightning' },
  Psychic: { de: 'Psycho', en: 'Psychic' },
  Fighting: { de: 'Kampf', en: 'Fighting' },
  Darkness: { de: 'Finsternis', en: 'Darkness' },
  Metal: { de: 'Metall', en: 'Metal' },
  Fairy: { de: 'Fee', en: 'Fairy' },
  Dragon: { de: 'Drache', en: 'Dragon' },
  Colorless: { de: 'Farblos', en: 'Colorless' },
};
/** German types that change inside a word: Basis-Pflanzen-Energie. */
const IN_COMPOUNDS: Partial<Record<EnergyType, string>> = { Grass: 'Pflanzen', Fairy: 'Feen', Dragon: 'Drachen' };
export const typeName = (type: EnergyType): Localized => ENERGY_NAME[type];

/** Of which there are basic Energy cards. */
export const BASIC_ENERGY_TYPES = (Object.keys(ENERGY_NAME) as EnergyType[]).filter(hasBasicEnergy);

const basicEnergyCards = new Map<EnergyType, PtcgCard>();
/** A basic Energy card by its name in either language; they need no library. */
export function basicEnergyCard(name: string): PtcgCard | undefined {
  const type = basicEnergy(name);
  if (!type) return undefined;
  const known = basicEnergyCards.get(type);
  if (known) return known;
  const { de, en } = ENERGY_NAME[type];
  const card: PtcgCard = {
    name: { de: `Basis-${IN_COMPOUNDS[type] ?? de}-Energie`, en: `Basic ${en} Energy` },
    kind: 'energy',
    energy: 'basic',
    provides: [[type]],
  };
  basicEnergyCards.set(type, card);
  return card;
}
/** The type of a basic Energy card. */
export const basicEnergyType = (card: PtcgCard): EnergyType | undefined =>
  isBasicEnergy(card) && card.kind === 'energy'
    ? (card.provides?.[0]?.[0] ?? basicEnergy(eachName(card)[0] ?? ''))
    : undefined;

const effectCache = new WeakMap<PtcgCard, readonly Effect[]>();
/** The card's declared effects. Throws where they do not fit the schema: the case's reader and the library's build check them before. */
export function effectsOf(card: PtcgCard): readonly Effect[] {
  const known = effectCache.get(card);
  if (known) return known;
  const effects = v.parse(EffectsSchema, card.effects ?? []);
  effectCache.set(card, effects);
  return effects;
}
