/**
 * Whether two printings of a name say the same: a short hash over the English name, the names and texts of Abilities and attacks in printed order, and the
 * card's own text. A declaration keeps it in place of the text. Changing the normalisation changes every hash: `node build/text-hashes.ts` writes them anew.
 */
import type { PtcgCard } from '../../case/schema.ts';
import { keyed } from '../../keyed.ts';

type Words = string | { en?: string; de?: string } | undefined;
const english = (words: Words): string | undefined => (typeof words === 'string' ? words : words?.en);

const SYMBOLS: Readonly<Record<string, string>> = {
  g: 'grass',
  r: 'fire',
  w: 'water',
  l: 'lightning',
  p: 'psychic',
  f: 'fighting',
  d: 'darkness',
  m: 'metal',
  y: 'fairy',
  n: 'dragon',
  c: 'colorless',
};
/** Wordings that changed while the text stayed the same. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\bhis or her\b/g, 'their'],
  [/\bhe or she\b/g, 'they'],
  [/\bhim or her\b/g, 'them'],
  [/\(before your attack\)/g, ''],
];

/** Lower case without accents; an Energy symbol as its word; wordings of earlier years as today's; nothing but letters, figures and single spaces. */
function normalised(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().replace(/[\u0300-\u036f'’‘]/g, ''); // prettier-ignore
  const spelt = plain.replace(/[{[]([grwlpfdmync])[}\]]/g, (_, symbol: string) => ` ${keyed(SYMBOLS, symbol)!} `);
  return SAME.reduce((so, [from, to]) => so.replace(from, to), spelt)
    .replace(/[^\p{L}\p{N}×+]+/gu, ' ')
    .trim();
}

/** Eight figures (FNV-1a); undefined where a name or text is not there in English. */
export function textHash({ name, abilities = [], attacks = [], text }: PtcgCard): string | undefined {
  const parts: Words[] = [name, ...[...abilities, ...attacks].flatMap((part) => [part.name, part.text ?? '']), text ?? '']; // prettier-ignore
  const words = parts.map(english);
  if (words.includes(undefined)) return undefined;
  let hash = 0x811c9dc5;
  for (const char of words.map((part) => normalised(part!)).join('\n'))
    hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
