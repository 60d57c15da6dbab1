/**
 * How names are compared: by a key without case, accents, spaces and punctuation, and how close two names are.
 * What tells cards apart stays in the key: Pokémon-EX and Pokémon ex are different cards.
 */
import { distance } from 'fastest-levenshtein';
import type { EnergyType } from './schema.ts';
import { keyed } from '../keyed.ts';

/** How letters and signs are spelt out. ♀ and ♂ are part of a name: Nidoran♀ is not Nidoran♂. */
export const SPELT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  '♀': ' female',
  '♂': ' male',
  '×': 'x',
};

/** The same with other spellings of the letters (`ä → a`, as people without umlauts on the keyboard type). */
export const foldAs = (spelt: Readonly<Record<string, string>>, text: string): string =>
  isPlain(text)
    ? text.toLowerCase()
    : text
        .normalize('NFC')
        .toLowerCase()
        .replace(/[äöüßæœø♀♂×]/g, (c) => keyed(spelt, c) ?? c)
        .normalize('NFKD')
        .replace(/[\u0300-\u036f'’‘`´]/g, '');
const isPlain = (text: string): boolean => /^[\x20-\x26\x28-\x5f\x61-\x7e]*$/.test(text);

/** Lower case, ä → ae, é → e, apostrophes gone: 'Mystischer Raum-Taifun' → 'mystischer raum-taifun'. */
export const fold = (text: string): string => foldAs(SPELT, text);

/** The words of a folded text. */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Equal for two spellings of one card name: 'Blue-Eyes', 'blue eyes' and 'BLUEEYES' are one; 'Mewtwo-EX' and 'Mewtwo ex', 'Xerneas' and 'Xerneas ◇' are not. */
export function nameKey(name: string): string {
  const key = wordsOf(name.replace('◇', ' Prism Star')).join('');
  return /[\s-]EX$/.test(name.trim()) ? key.replace(/ex$/, 'EX') : key;
}

/** A name as cards and their parts carry it. */
export type Written = string | { en?: string | undefined; de?: string | undefined };
/** Every name of a card, an attack or an Ability, in either language. */
export const eachName = ({ name }: { name: Written }): string[] =>
  (typeof name === 'string' ? [name] : [name.en, name.de]).filter((one) => one !== undefined);
/** Whether a card, an attack or an Ability is called so, in either language. */
export const isCalled = (part: { name: Written }, called: string): boolean =>
  eachName(part).some((name) => nameKey(name) === nameKey(called));
/** Its English name; '' where it has none. */
export const englishName = ({ name }: { name: Written }): string => (typeof name === 'string' ? name : (name.en ?? ''));

/** "Spell Counter" and "spell" are one kind of counters. */
export const sameCounter = (a: string, b: string): boolean => counterKey(a) === counterKey(b);
const counterKey = (kind: string): string => kind.toLowerCase().replace(/ counters?$/, '');

/** Those of `candidates` close enough to be what was meant, best first. */
export function closest(word: string, candidates: Iterable<string>, limit = 3): string[] {
  const meant = fold(word);
  const allowed = Math.max(1, Math.floor(meant.length * 0.4));
  return [...new Set(candidates)]
    .map((candidate) => ({ candidate, far: farness(meant, fold(candidate)) }))
    .filter(({ far }) => far <= allowed)
    .sort((a, b) => a.far - b.far || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** What is meant by words with a typing error, or by its beginning; nothing that was written is left out, so it is no longer than what is meant. */
export const meantBy = (written: string, candidates: Iterable<string>): string | undefined =>
  closest(written, candidates).find((candidate) => fold(written).length <= fold(candidate).length + TYPED_TOO_MUCH);
const TYPED_TOO_MUCH = 2;

/** Edits from one folded word to another; what merely goes on differently (`life` → `lifepoints`) counts one. */
function farness(meant: string, candidate: string): number {
  const edits = distance(meant, candidate);
  return meant.length >= 3 && (candidate.startsWith(meant) || meant.startsWith(candidate)) ? Math.min(edits, 1) : edits;
}

const ENERGY_NAMES: Record<string, EnergyType> = {
  grass: 'Grass', pflanze: 'Grass', pflanzen: 'Grass',
  fire: 'Fire', feuer: 'Fire',
  water: 'Water', wasser: 'Water',
  lightning: 'Lightning', elektro: 'Lightning',
  psychic: 'Psychic', psycho: 'Psychic',
  fighting: 'Fighting', kampf: 'Fighting',
  darkness: 'Darkness', finsternis: 'Darkness', unlicht: 'Darkness',
  metal: 'Metal', metall: 'Metal',
  fairy: 'Fairy', fee: 'Fairy', feen: 'Fairy',
  dragon: 'Dragon', drache: 'Dragon', drachen: 'Dragon',
  colorless: 'Colorless', colourless: 'Colorless', farblos: 'Colorless',
}; // prettier-ignore

/** The type a German or English word names ('Feuer', 'fire'). */
export const energyType = (word: string): EnergyType | undefined => keyed(ENERGY_NAMES, nameKey(word));

/** Whether there are basic Energy cards of a type. */
export const hasBasicEnergy = (type: EnergyType): boolean => type !== 'Colorless' && type !== 'Dragon';

/** The type of a basic Energy card by its name: 'Fire', 'Basic Fire Energy', 'Basis-Feuer-Energie', 'Feuer-Energie'. */
export function basicEnergy(name: string): EnergyType | undefined {
  const words = wordsOf(name).filter((w) => !['basic', 'basis', 'energy', 'energie', 'energiekarte'].includes(w));
  const type = words.length === 1 ? energyType(words[0] ?? '') : undefined;
  return type && hasBasicEnergy(type) ? type : undefined;
}
