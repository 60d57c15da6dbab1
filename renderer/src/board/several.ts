/** Several cards written at once into a zone: 'sangan, jinzo def, 2x kuriboh'; Pokémon with what is on them: 'pikachu ex +ll -30'. */
import type { Game } from '../../../desk/contract.ts';
import { desk, valueOf } from '../desk.ts';
import { keyed } from '../../../desk/pure.ts';
import { ENERGY_LETTER, ENERGY_NAMES, ENERGY_TYPES, type EnergyType } from './ptcg-words.ts';

/** How a card lies: as written behind its name. */
export type Lies = 'attack' | 'defense' | 'set' | 'up';
/** A card to be put down. */
export interface Added {
  name: string;
  lies?: Lies;
  /** Of a Pokémon. */
  energy?: EnergyType[];
  damage?: number;
}
/** A kind of card, as it is printed. */
export type CardKind = 'monster' | 'spell' | 'trap' | 'pokemon' | 'trainer' | 'energy';
interface Part extends Added {
  count: number;
}
/** As many copies as one part can mean. */
const MOST = 60;

const WORDS: Record<string, Lies> = {
  atk: 'attack', angriff: 'attack', attack: 'attack',
  def: 'defense', defense: 'defense', defence: 'defense', vtg: 'defense', verteidigung: 'defense',
  set: 'set', verdeckt: 'set', gesetzt: 'set',
  up: 'up', offen: 'up',
}; // prettier-ignore

/** The parts of what was written; undefined where it is one card without more. */
export function severalIn(text: string, game: Game): Part[] | undefined {
  const parts = text
    .split(/[,;\n]+/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map(game === 'ptcg' ? pokemonOf : partOf);
  const [first] = parts;
  return parts.length > 1 || (first && (first.count > 1 || Object.keys(first).length > 2)) ? parts : undefined;
}

const DAMAGE = /\s+[-−](\d{1,3})$/;
/** A Pokémon with its Energy ('+rr', '+2 fire') and its damage ('-30') in either order. */
function pokemonOf(written: string): Part {
  const damage = DAMAGE.exec(written) ?? /\s+[-−](\d{1,3})(?=\s*\+)/.exec(written);
  const rest = damage ? written.replace(damage[0], '') : written;
  const [name = '', ...attached] = rest.split('+').map((one) => one.trim());
  const energy = attached.map(energyIn);
  // What is no Energy is part of the name.
  if (energy.includes(undefined)) return partOf(written);
  return {
    ...partOf(name),
    ...(energy.length > 0 && { energy: energy.flatMap((one) => one ?? []) }),
    ...(damage && { damage: Number(damage[1]) }),
  };
}

/** Energy by its letters ('rrw') or by the beginnings of its names ('2 fire water'); undefined where a word is none. */
function energyIn(written: string): EnergyType[] | undefined {
  const found: EnergyType[] = [];
  for (const [, count, word = ''] of written.toLowerCase().matchAll(/(\d?)\s*(\S+)/g)) {
    const types = typesOf(word);
    if (!types) return undefined;
    for (let i = 0; i < Number(count || 1); i++) found.push(...types);
  }
  return found.length > 0 ? found : undefined;
}
function typesOf(word: string): EnergyType[] | undefined {
  const named = (type: EnergyType) => Object.values(ENERGY_NAMES[type]).some((name) => name.toLowerCase().startsWith(word)); // prettier-ignore
  const type = word.length > 2 && ENERGY_TYPES.find(named);
  if (type) return [type];
  const types = [...word].map((letter) => ENERGY_TYPES.find((one) => ENERGY_LETTER[one].toLowerCase() === letter));
  return types.every((one) => one !== undefined) ? types : undefined;
}

function partOf(written: string): Part {
  const counted = /^(\d{1,2})\s*[x×]\s*(.+)$/i.exec(written);
  const rest = counted?.[2] ?? written;
  const last = /^(.+?)\s+\(?(\p{L}+)\)?$/u.exec(rest);
  const lies = last && keyed(WORDS, last[2]!.toLowerCase());
  const count = Math.min(MOST, Number(counted?.[1] ?? 1));
  return { count, name: lies ? last[1]! : rest, ...(lies && { lies }) };
}

/** The cards the parts mean, each by the first hit for its name that may lie there; what nobody knows stays as written. */
export async function cardsOf(game: Game, parts: readonly Part[], fits?: readonly CardKind[]): Promise<Added[]> {
  const asked = { game, kinds: ['card' as const], limit: 1, ...(fits && { fits: [...fits] }) };
  const named = await Promise.all(
    parts.map(async ({ name, ...part }) => {
      const found = valueOf(await desk.search({ query: name, ...asked }));
      return { ...part, name: found?.hits[0]?.title.en ?? name };
    }),
  );
  return named.flatMap(({ count, ...card }) => Array.from({ length: count }, () => card));
}
