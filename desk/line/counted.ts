// "4 cards", "keine Monster", "2 DARK monsters in the GY": how many of what, nobody says which.
import { ATTRIBUTES, MONSTER_KINDS, TYPES } from '../../engine/case/printed.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import type { Filter } from '../../engine/ygo/effects/schema.ts';

/** How many. */
export const COUNT =
  '(?:\\d{1,2}|an?|no|keine?n?|keinerlei|one|eine?n?|two|zwei|three|drei|four|vier|five|fünf|six|sechs)';
/** Behind a number: they are in the Deck. */
export const CARDS_IN_DECK =
  '(?:cards?|karten?)\\s+(?:(?:left|remaining|übrig)\\s+)?(?:in|im)\\s+(?:(?:the|his|her|their|seinem|ihrem)\\s+)?(?:main\\s+)?deck(?:\\s+(?:left|übrig))?';
/** Of what. */
export const KIND =
  '(?:cards?|handkarten?|karten?|monstern|monsters?|(?:set|face-?down|gesetzte[nr]?|verdeckte[nr]?)\\s+(?:spells?|traps?|zauber|fallen?)(?:\\s?-?(?:cards?|karten?))?|set\\s+cards?|gesetzte\\s+karten?|(?:set\\s+)?(?:spells?\\s?/\\s?traps?|backrows?)(?:\\s+cards?)?|(?:gesetzte\\s+)?zauber\\s?/\\s?fallen?(?:karten?)?|(?:spell|trap)s?(?:\\s+cards?)?|zauber(?:karten?)?|fallen?(?:karten?)?)';

// ── of what kind ──

interface Printed {
  word: string;
  like: Filter;
  said: Localized;
}
const printed = (words: Readonly<Record<string, Localized>>, what: 'attribute' | 'race' | 'is'): Printed[] =>
  Object.entries(words).flatMap(([value, said]) =>
    [...new Set([said.en, said.de])].map((word) => ({ word: word.toLowerCase(), like: { [what]: value }, said })),
  );
/** Words printed on cards, the longest first: a Beast-Warrior is no Beast. */
const PRINTED: readonly Printed[] = [
  ...printed(ATTRIBUTES, 'attribute'),
  ...printed(TYPES, 'race'),
  ...printed(MONSTER_KINDS, 'is'),
].sort((one, two) => two.word.length - one.word.length);
const PRINTED_WORD = `(?:${PRINTED.map(({ word }) => word).join('|')})`;
/** "1 DARK", „2 Drachen“: of an Attribute or a Type; a Fusion may be what is made. */
const PRINTED_ALONE = `(?:${PRINTED.filter(({ like }) => !('is' in like))
  .map(({ word }) => word)
  .join('|')})`;
const QUALIFIER = `(?:(?:level|stufe)[\\s-]?\\d{1,2}[\\s-]|${PRINTED_WORD}(?:e?n|s)?[\\s-]?)`;
/** "einen Cyberse der Stufe 4", "a Level 4 Cyberse": a monster, though nobody says so. */
const OF_KIND = `${COUNT}\\s+${PRINTED_ALONE}(?:e?n|s)?(?=\\s+(?:aus|from|vom|im|in|off|out)\\s|\\s*(?:$|[,.;?!)]))`;
const OF_LEVEL = `(?:${OF_KIND}|${COUNT}\\s+${PRINTED_WORD}(?:e?n|s)?(?=\\s+(?:der|mit)\\s+stufe\\s)|${COUNT}\\s+level[\\s-]?\\d{1,2}\\s+${PRINTED_WORD}s?(?![\\p{L}-]|\\s+${KIND}))`;
/** So many of a kind, as it stands in a sentence. */
export const SO_MANY_OF = `(?:${OF_LEVEL}|${COUNT}\\s+(?:(?:weitere|andere|other|face-?down|face-?up|verdeckte[nrs]?|gesetzte[nrs]?|offene[nrs]?|set)\\s+)?${QUALIFIER}*${KIND})(?:\\s+(?:der|mit)\\s+stufe\\s+\\d{1,2})?`;
const EACH = new RegExp(QUALIFIER, 'gi');
/** "DARK Level 4 ": what is printed on such a card, and how a judge calls that. */
function printedIn(words: string): Pick<Printed, 'like' | 'said'> | undefined {
  const found = [...words.matchAll(EACH)].flatMap(([word]): Pick<Printed, 'like' | 'said'>[] => {
    const level = Number(/\d+/.exec(word)?.[0]);
    if (level) return [{ like: { level }, said: { de: `Stufe ${level}`, en: `Level ${level}` } }];
    const plain = word.toLowerCase().replace(/[\s-]$/, '');
    return PRINTED.filter((one) => plain.startsWith(one.word)).slice(0, 1);
  });
  if (found.length === 0) return undefined;
  const said = (lang: 'de' | 'en') => found.map((one) => one.said[lang]).join(', ');
  return { like: Object.assign({}, ...found.map(({ like }) => like)) as Filter, said: { de: said('de'), en: said('en') } };
} // prettier-ignore

const NUMBERS: readonly (readonly string[])[] = [
  ['no', 'keine', 'kein', 'keinen', 'keinerlei'],
  ['one', 'a', 'an', 'ein', 'eine', 'einen'],
  ['two', 'zwei'],
  ['three', 'drei'],
  ['four', 'vier'],
  ['five', 'fünf'],
  ['six', 'sechs'],
];
const COUNTED = new RegExp(
  `^(${COUNT})\\s+(?:(other|weiteren?|anderen?)\\s+|(face-?up\\s+|offene[ns]?\\s+))?((?:set|face-?down|gesetzte[ns]?|verdeckte[ns]?)\\s+(?=monster))?(${QUALIFIER}*)(${KIND})(\\s+(?:der|mit)\\s+stufe\\s+\\d{1,2})?$`,
  'i',
);

/** "a Set card", "die verdeckte Karte", "das Monster": one nobody named. */
const ONE =
  /^(?:(?:an?|the|his|her|their|one|1|eine?[nmr]?|de[nrm]|das|die|seine?[nmr]?|ihre?[nmr]?|[AB]['’]?s)\s+|(?=(?:set|face-?down|gesetzte|verdeckte)))(?:(face-?up|offene[nmrs]?)\s+)?(?:(set|face-?down|gesetzte[nmrs]?|verdeckte[nmrs]?)\s+)?(backrow|karten?|cards?|monsters?|backrow\s+card)(?:\s+(?:in|im|on|auf|aus|from)\s+(?:(?:the|dem|der|des|his|her|their|seinem|ihrem|[AB]['’]?s)\s+)?(?:gy|graveyard|friedhof|field|spielfeld|feld|hand)(?:\s+(?:of|von)\s+[AB])?)?$/i;
/** Words that name no card. */
export const NOBODY =
  /^(?:(?:an?|the|this|that|it|its|his|her|their|him|them|eine?[nrms]?|de[nrms]|das|die|ihn|ihm|sie|es|ihr|seine?[nrms]?|ihre?[nrms]?|diese[nrms]?|karten?|cards?|monsters?|monstern|effekte?|effects?|zauber|falle|spell|trap|angriff|attack|beschwörung|summon|nichts|nothing|damit|it|itself|hand|gy|graveyard|friedhof|field|feld|deck|backrow|board|with|when|and|und)(?:\s+|$))+$/i;
export function oneOf(text: string): { set: boolean; monster: boolean } | undefined {
  const [, , set, kind = ''] = ONE.exec(text.trim()) ?? [];
  return kind === '' ? undefined : { set: set !== undefined, monster: /^monster/i.test(kind) };
}

export const numberOf = (count: string): number =>
  /^\d/.test(count) ? Number(count) : NUMBERS.findIndex((words) => words.includes(count.toLowerCase()));

export interface Counted {
  count: number;
  /** So many and no more: "2 monsters", "no monsters"; "a monster" may be one of several. */
  exactly: boolean;
  of: 'cards' | 'monsters' | 'spells' | 'traps';
  /** What is printed on each of them, and how a judge calls that. */
  like?: { like: Filter; said: Localized };
  set: boolean;
  hand: boolean;
  down: boolean;
  up: boolean;
  /** Besides the card that is played or spoken of. */
  others: boolean;
}
const KINDS: readonly (readonly [RegExp, Counted['of']])[] = [
  [/^monster/i, 'monsters'],
  [/\/|backrow/i, 'cards'],
  [/(?:^|\s)(?:spell|zauber)/i, 'spells'],
  [/(?:^|\s)(?:trap|fall)/i, 'traps'],
];
const BARE_KIND = new RegExp(`^${OF_LEVEL}`, 'iu');
/** "4 cards", "keine Monster", "2 set cards": how many of what. */
export function countedIn(text: string): Counted | undefined {
  const [, count = '', others, up, down, printed = '', kind = '', level = ''] =
    COUNTED.exec(text.trim().replace(BARE_KIND, '$& monster')) ?? [];
  if (kind === '') return undefined;
  const like = printedIn(`${printed}${level.replace(/^\s+\p{L}+\s+/u, '')} `);
  return {
    count: numberOf(count),
    exactly: !/^(?:an?|eine?n?)$/i.test(count),
    of: KINDS.find(([words]) => words.test(kind))?.[1] ?? 'cards',
    ...(like && { like }),
    set: /^(?:set|gesetzt|face-?down|verdeckt|backrow)/i.test(kind),
    hand: /^hand/i.test(kind),
    down: down !== undefined,
    up: up !== undefined,
    others: others !== undefined,
  };
}

const SOMEWHERE = new RegExp(`(?<![\\p{L}\\d])${COUNT}(?![\\p{L}\\d])`, 'iu');
/** Whether so many monsters without a name ("2 monsters") are as many as this card's Level asks for as Tributes; not where nobody knows the Level. */
export function areItsTributes(counted: string, level: number | undefined): boolean {
  const count = numberOf(SOMEWHERE.exec(counted)?.[0] ?? '');
  // Monsters of the highest Levels may ask for three.
  return level !== undefined && level < 9 && count === (level > 6 ? 2 : level > 4 ? 1 : 0);
}
