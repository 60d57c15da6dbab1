// "4 cards", "keine Monster": how many of what, nobody says which.

/** How many. */
export const COUNT = '(?:\\d{1,2}|an?|no|keine|keinerlei|one|eine?|two|zwei|three|drei|four|vier|five|fünf|six|sechs)';
/** Of what. */
export const KIND = '(?:cards?|handkarten?|karten?|monsters?|set\\s+cards?|gesetzte\\s+karten?)';

const NUMBERS: readonly (readonly string[])[] = [
  ['no', 'keine', 'keinerlei'],
  ['one', 'a', 'an', 'ein', 'eine'],
  ['two', 'zwei'],
  ['three', 'drei'],
  ['four', 'vier'],
  ['five', 'fünf'],
  ['six', 'sechs'],
];
const COUNTED = new RegExp(
  `^(${COUNT})\\s+(?:other\\s+|weitere\\s+|face-?up\\s+|offene[ns]?\\s+)?((?:set|face-?down|gesetzte[ns]?|verdeckte[ns]?)\\s+(?=monster))?(${KIND})$`,
  'i',
);

/** "a Set card", "die verdeckte Karte", "das Monster": one nobody named. */
const ONE =
  /^(?:an?|the|his|her|their|one|1|eine?n?|de[nrm]|das|die|seine?n?|ihre?n?|[AB]['’]?s)\s+(?:(face-?up|offene[nmrs]?)\s+)?(?:(set|face-?down|gesetzte[nmrs]?|verdeckte[nmrs]?)\s+)?(backrow|karten?|cards?|monsters?|backrow\s+card)(?:\s+(?:in|im|on|auf|aus|from)\s+(?:(?:the|dem|der|des|his|her|their|seinem|ihrem|[AB]['’]?s)\s+)?(?:gy|graveyard|friedhof|field|spielfeld|feld|hand)(?:\s+(?:of|von)\s+[AB])?)?$/i;
/** Words that name no card. */
export const NOBODY =
  /^(?:(?:an?|the|this|that|it|its|his|her|their|him|them|eine?[nrms]?|de[nrms]|das|die|ihn|ihm|sie|es|ihr|seine?[nrms]?|ihre?[nrms]?|diese[nrms]?|karten?|cards?|monsters?|monstern|effekte?|effects?|zauber|falle|spell|trap|angriff|attack|beschwörung|summon|nichts|nothing|damit|it|itself)(?:\s+|$))+$/i;
export function oneOf(text: string): { set: boolean; monster: boolean } | undefined {
  const [, , set, kind = ''] = ONE.exec(text.trim()) ?? [];
  return kind === '' ? undefined : { set: set !== undefined, monster: /^monster/i.test(kind) };
}

const numberOf = (count: string): number =>
  /^\d/.test(count) ? Number(count) : NUMBERS.findIndex((words) => words.includes(count.toLowerCase()));

/** "4 cards", "keine Monster", "2 set cards": how many of what. */
export function countedIn(
  text: string,
): { count: number; of: 'cards' | 'monsters'; set: boolean; hand: boolean; down: boolean } | undefined {
  const [, count = '', down, kind = ''] = COUNTED.exec(text.trim()) ?? [];
  if (kind === '') return undefined;
  return {
    count: numberOf(count),
    of: /^monster/i.test(kind) ? 'monsters' : 'cards',
    set: /^(?:set|gesetzt)/i.test(kind),
    hand: /^hand/i.test(kind),
    down: down !== undefined,
  };
}

const SOMEWHERE = new RegExp(`(?<![\\p{L}\\d])${COUNT}(?![\\p{L}\\d])`, 'iu');
/** Whether so many monsters without a name ("2 monsters") are as many as this card's Level asks for as Tributes; where nobody knows the Level, they are. */
export function areItsTributes(counted: string, level: number | undefined): boolean {
  const count = numberOf(SOMEWHERE.exec(counted)?.[0] ?? '');
  return level === undefined || count === (level > 6 ? 2 : level > 4 ? 1 : 0);
}
