// A Pokémon as a line writes it: name, number, what changes the damage, and notes in parentheses.
import { energyType } from '../../engine/case/names.ts';
import { PTCG_LABELS, type EnergyType, type PtcgCard } from '../../engine/case/schema.ts';
import { lineNote } from './problems.ts';

/** One side of an attack as the line writes it. */
export interface Side {
  name: string;
  number?: number;
  modifiers: { op: '+' | '-'; value: number; after: boolean }[];
  notes: string[];
}

/** 'charizard ex 180 +40 (fire)': name, number, modifiers, notes. */
export function readSide(text: string): Side {
  const notes: string[] = [];
  const bare = text
    .replace(/\(([^()]*)\)/g, (_, inside: string) => (notes.push(...inside.split(/\s*,\s*/).filter(Boolean)), ' '))
    .trim();
  const modifiers: Side['modifiers'] = [];
  const rest = bare.replace(
    /\s([+\-−–])\s*(\d{1,4})(\s+(?:after|nach)(?:\s+(?:weakness|schwäche))?)?(?=\s|$)/gi,
    (_, sign: string, value: string, after?: string) => {
      modifiers.push({ op: sign === '+' ? '+' : '-', value: Number(value), after: after !== undefined });
      return '';
    },
  );
  const numbered = /^(.*?)\s+(\d{1,4})(?:\s*(?:hp|kp|damage|schaden))?$/i.exec(rest.trim());
  return { name: (numbered?.[1] ?? rest).trim(), ...(numbered && { number: Number(numbered[2]) }), modifiers, notes };
}

/** What the notes say of a Pokémon. */
export interface Said {
  types?: EnergyType[];
  weakness?: PtcgCard['weakness'];
  resistance?: PtcgCard['resistance'];
  damage?: number;
}
export function readNotes(notes: readonly string[]): Said {
  const said: Said = {};
  for (const note of notes) {
    const weak =
      /^(?:weak(?:ness)?(?:\s+to)?|schwäche|schwach(?:\s+gegen)?)\s*:?\s*(\p{L}+)(?:\s*[×x]\s*(\d))?$/iu.exec(note);
    const resist = /^(?:resist(?:s|ance|ant)?(?:\s+to)?|resistenz)\s*:?\s*(\p{L}+)(?:\s*[-−–]\s*(\d+))?$/iu.exec(note);
    const damage = /^(\d{1,4})\s*(?:damage|schaden(?:spunkte)?)$/i.exec(note);
    const type = energyType(weak?.[1] ?? resist?.[1] ?? note);
    if (damage) said.damage = Number(damage[1]);
    else if (!type) return lineNote(note);
    else if (weak) said.weakness = [{ type, value: `×${weak[2] ?? 2}` }];
    else if (resist) said.resistance = [{ type, value: `-${resist[2] ?? 30}` }];
    else said.types = [type];
  }
  return said;
}

/** What the name's last word says a Pokémon is. */
export const labelOf = (name: string): PtcgCard['labels'] => {
  const last =
    name
      .trim()
      .split(/[\s-]+/)
      .at(-1) ?? '';
  const label =
    PTCG_LABELS.find((one) => one === last) ??
    (/^ex$/i.test(last) ? 'ex' : PTCG_LABELS.find((one) => one.toLowerCase() === last.toLowerCase()));
  return label ? [label] : undefined;
};
