/** What names a card's text gives, anywhere in it and in the line of its material; what else its words say of it. */
import type { CardInfo } from '../cards.ts';
import { type Filter, many, type Material } from '../effects/schema.ts';
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

/** Has it an effect that tosses coins? A text that only speaks of a toss leaves it open. */
export function tossesCoin(info: CardInfo): boolean {
  const tosses = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    ((value as { do?: unknown }).do === 'coin' || Object.values(value).some(tosses));
  const text = (info.text?.en ?? '').replace(/["“][^"”]*["”]/g, '');
  if (tosses(info.effects) || /\btoss(?:es|ing)?\s+(?:a|\d+) coins?\b/i.test(text)) return true;
  if (/\bcoin toss|\btoss/i.test(text.replace(/\bcoin tossing effects?\b/gi, '')))
    throw new Unmodelled(`${info.name.en}: coin?`);
  return false;
}

/** Names in quotation marks. */
const quoted = (text: string): string[] => [...text.matchAll(/["“]([^"”]+)["”]/g)].map(([, name]) => name ?? '');
/** Does its text give the name of a card of this archetype (not its own)? The archetype itself is no card. */
export function mentionsOneOf(info: CardInfo, series: string): boolean {
  const isOne = (name: string): boolean => {
    const one = name.toLowerCase();
    return one.includes(series.toLowerCase()) && one !== series.toLowerCase() && one !== info.name.en.toLowerCase();
  };
  const texts = [info.text?.en ?? '', info.materials ?? ''];
  return texts.flatMap(quoted).some(isOne) || [...namesIn(info)].some(isOne);
}
/** Does the line of its material ask for such a card? What a name there stands for is known of its words only. */
export function listsMaterial(info: CardInfo, wanted: NonNullable<Filter['listsMaterial']>): boolean {
  const declared = info.effects
    .flatMap(({ procedure }) => procedure?.materials ?? [])
    .map(({ filter }) => filter ?? {});
  const asked = info.materials === undefined ? declared : [];
  const notKnown = (): never => {
    throw new Unmodelled(`${info.name.en}: material?`, sayQuestion.whichMaterialNamed({ card: info.name }));
  };
  if (info.materials === undefined && asked.length === 0) notKnown();
  const line = info.materials ?? '';
  const words = [...quoted(line), ...asked.flatMap(({ name, series }) => [...many(name), ...many(series)])];
  if ('name' in wanted) return words.some((word) => word.toLowerCase() === wanted.name.toLowerCase());
  if ('series' in wanted) return words.some((word) => word.toLowerCase().includes(wanted.series.toLowerCase()));
  if (asked.some(({ is }) => many(is).includes(wanted.is))) return true;
  if (new RegExp(`\\b${wanted.is}\\b`, 'i').test(line.replace(/["“][^"”]+["”]/g, ''))) return true;
  // A card it names may be one.
  return materialNames(info).length > 0 && notKnown();
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
