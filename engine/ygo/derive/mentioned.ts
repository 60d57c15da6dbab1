/** What names a card's text gives: anywhere in it, and in the line of its material. */
import type { CardInfo } from '../cards.ts';
import { many, type Material } from '../effects/schema.ts';
import { sayQuestion } from '../say/questions.ts';
import { Unmodelled } from './context.ts';

/** Names a card's text gives: in its declared effects, in the line of its material, in its text where it is imported. */
export function mentions(info: CardInfo, name: string): boolean {
  const inText = (text: string | undefined): boolean => text?.includes(name) ?? false;
  return inText(info.text?.en) || inText(info.materials) || namesIn(info).has(name.toLowerCase());
}
/** Does it give this very name, not only one that begins like it? */
export function namesCard(info: CardInfo, name: string): boolean {
  const quoted = new RegExp(`["“]${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}["”]`, 'i');
  return quoted.test(info.text?.en ?? '') || quoted.test(info.materials ?? '') || namesIn(info).has(name.toLowerCase());
}
const NAMES = new WeakMap<CardInfo, ReadonlySet<string>>();
function namesIn(info: CardInfo): ReadonlySet<string> {
  const known = NAMES.get(info);
  if (known) return known;
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value))
      if (key === 'name' || key === 'mentions')
        for (const name of Array.isArray(inner) ? (inner as unknown[]) : [inner])
          if (typeof name === 'string') found.add(name.toLowerCase());
          else look(name);
      else look(inner);
  };
  look(info.effects);
  NAMES.set(info, found);
  return found;
}

/** The cards a monster names as its material ("A" + "B"); what a line asks of a card otherwise (Type, archetype) names none. */
export function materialNames(info: CardInfo): readonly string[] {
  if (info.materials !== undefined) return info.materials.split(/\s+\+\s+/).flatMap(namesOfPart);
  const declared = info.effects.flatMap(({ procedure }) => procedure?.materials ?? []);
  if (declared.length > 0) return declared.flatMap(namesNeeded);
  throw new Unmodelled(`${info.name.en}: material?`, sayQuestion.whichMaterialNamed({ card: info.name }));
}
const namesNeeded = ({ filter }: Material): readonly string[] => many(filter?.name);
/** `"A"`, `2 "A"`, `"A" or "B"`: the names of such a part, none of another. */
function namesOfPart(part: string): string[] {
  const names = part
    .trim()
    .replace(/^\d+\s+/, '')
    .replace(/\.$/, '')
    .split(/ or /)
    .map((name) => /^["“]([^"”]+)["”]$/.exec(name.trim())?.[1]);
  return names.every((name) => name !== undefined) ? names : [];
}
