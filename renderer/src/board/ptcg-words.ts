/** Words and letters of the Pokémon board. Energy types bear the letters players write (G R W L P F D M Y N C). */
import type { Localized, PtcgCard, PokemonInPlay } from '../../../desk/contract.ts';
import { W } from './words.ts';

export type { CardRef, PtcgCard } from '../../../desk/contract.ts';
export type EnergyType = NonNullable<PtcgCard['types']>[number];
export type SpecialCondition = NonNullable<PokemonInPlay['conditions']>[number];

export const ENERGY_LETTER: Record<EnergyType, string> = {
  Grass: 'G',
  Fire: 'R',
  Water: 'W',
  Lightning: 'L',
  Psychic: 'P',
  Fighting: 'F',
  Darkness: 'D',
  Metal: 'M',
  Fairy: 'Y',
  Dragon: 'N',
  Colorless: 'C',
};
export const ENERGY_NAMES: Record<EnergyType, Localized> = {
  Grass: { en: 'Grass', de: 'Pflanze' },
  Fire: { en: 'Fire', de: 'Feuer' },
  Water: { en: 'Water', de: 'Wasser' },
  Lightning: { en: 'Lightning', de: 'Elektro' },
  Psychic: { en: 'Psychic', de: 'Psycho' },
  Fighting: { en: 'Fighting', de: 'Kampf' },
  Darkness: { en: 'Darkness', de: 'Finsternis' },
  Metal: { en: 'Metal', de: 'Metall' },
  Fairy: { en: 'Fairy', de: 'Fee' },
  Dragon: { en: 'Dragon', de: 'Drache' },
  Colorless: { en: 'Colorless', de: 'Farblos' },
};
export const ENERGY_TYPES = Object.keys(ENERGY_LETTER) as EnergyType[];
/** German types that change inside a word: Basis-Pflanzen-Energie. */
const IN_COMPOUNDS: Partial<Record<EnergyType, string>> = { Grass: 'Pflanzen', Fairy: 'Feen', Dragon: 'Drachen' };
/** What the basic Energy card of a type is called. */
export const basicEnergyName = (type: EnergyType): Localized => ({
  de: `Basis-${IN_COMPOUNDS[type] ?? ENERGY_NAMES[type].de}-Energie`,
  en: `Basic ${ENERGY_NAMES[type].en} Energy`,
});
/** The type of a basic Energy, by the type's name or the card's; undefined of every other card. */
export const energyType = (name: string): EnergyType | undefined => {
  const [, en, de] = /^(?:Basic )?(\S+) Energy$|^Basis-(\S+)-Energie$/.exec(name) ?? [, name, name];
  return ENERGY_TYPES.find((type) =>
    de === undefined ? type === en : type === en || ENERGY_NAMES[type].de === de || IN_COMPOUNDS[type] === de,
  );
};
export const energyLetter = (name: string): string => {
  const type = energyType(name);
  return type ? ENERGY_LETTER[type] : name.slice(0, 1);
};

export const CONDITIONS: SpecialCondition[] = ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'];
export const CONDITION_WORDS: Record<SpecialCondition, () => Localized> = {
  asleep: W.asleep,
  burned: W.burned,
  confused: W.confused,
  paralyzed: W.paralyzed,
  poisoned: W.poisoned,
};
