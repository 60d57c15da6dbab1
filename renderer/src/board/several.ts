/** Several cards written at once into a zone: 'sangan, jinzo def, 2x kuriboh'. */
import type { Game } from '../../../desk/contract.ts';
import { desk, valueOf } from '../desk.ts';
import { keyed } from '../../../desk/pure.ts';

/** How a card lies: as written behind its name. */
export type Lies = 'attack' | 'defense' | 'set' | 'up';
/** A card to be put down. */
export interface Added {
  name: string;
  lies?: Lies;
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
export function severalIn(text: string): Part[] | undefined {
  const parts = text
    .split(/[,;\n]+/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map(partOf);
  const [first] = parts;
  return parts.length > 1 || (first && (first.count > 1 || first.lies)) ? parts : undefined;
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
