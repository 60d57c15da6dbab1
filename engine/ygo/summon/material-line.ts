/**
 * Reads the material line of an Extra Deck monster ("1 Tuner + 1+ non-Tuner monsters", "2+ Effect Monsters, including a Warrior monster"): what each
 * part takes, and what holds for the cards together. A word that is not known makes the line unread: the judge is asked.
 */
import { ATTRIBUTES, MONSTER_KINDS, TYPES, wordsOf } from '../../case/printed.ts';
import type { Filter, HowMany, Material, MaterialTrait } from '../effects/schema.ts';

const WORDS: readonly [string, Filter][] = [
  ...wordsOf(TYPES).map((race): [string, Filter] => [race, { race }]),
  ...wordsOf(ATTRIBUTES).map((attribute): [string, Filter] => [attribute, { attribute }]),
  ...Object.entries(MONSTER_KINDS).map(([kind, { en }]): [string, Filter] => [en, { is: kind }]),
];
const filterOf = new Map(WORDS);
// Longer words first, so that "Beast-Warrior" is not read as "Beast".
const WORD = `(?:${[...WORDS]
  .map(([word]) => word)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;
const NOT_INSIDE = '(?<![-\\w])';
const END = "s?(?:-Type)?(?![-\\w'])";
const LIST = new RegExp(`${NOT_INSIDE}(${WORD})${END}((?:, ${WORD}${END})*),? (?:or|and/or) (${WORD})${END}`);
const SINGLE = new RegExp(`${NOT_INSIDE}(non-)?(${WORD})${END}`);
const NAME = /["“]([^"”]+)["”]/;

/** The needs of a line, part by part; undefined where a word is unknown. */
export function readMaterials(text: string): Material[] | undefined {
  const parts = text
    .trim()
    .replace(/\.$/, '')
    .split(/\s+\+\s+/);
  const needs = parts.map(readPart);
  if (!needs.every((n) => n !== undefined)) return undefined;
  // Which cards of several parts such words are about cannot be told from the line.
  const together = needs.some((n) => n.distinct ?? n.same ?? n.including);
  return together && needs.length > 1 ? undefined : needs;
}
function readPart(part: string): Material | undefined {
  const numbered = /^(\d+)(\+| or more)?\s+(.+)$/.exec(part);
  if (!numbered) {
    const names = part.split(/ or /).map((name) => /^["“]([^"”]+)["”]$/.exec(name)?.[1]);
    if (!names.every((n) => n !== undefined)) return undefined;
    return { count: 1, filter: { name: names.length === 1 ? (names[0] as string) : names } };
  }
  const [, number, more, words = ''] = numbered;
  const rest = new Words(words);
  const together = readTogether(rest);
  const filter = readFilter(rest);
  if (!together || !filter) return undefined;
  const count: HowMany = more ? { min: Number(number) } : Number(number);
  return { count, ...(Object.keys(filter).length > 0 && { filter }), ...together };
}

/** Text that is used up as it is understood. */
class Words {
  text: string;
  constructor(text: string) {
    this.text = text;
  }
  take(pattern: RegExp): RegExpExecArray | undefined {
    const match = pattern.exec(this.text);
    if (!match) return undefined;
    this.text = this.text.replace(match[0], ' ').replace(/\s+/g, ' ').trim();
    return match;
  }
}

const TRAITS = new Map<string, MaterialTrait>(
  Object.entries({
    name: 'name',
    type: 'race',
    attribute: 'attribute',
    level: 'level',
    rank: 'rank',
  } as const),
);
const traits = (words: string): MaterialTrait[] | undefined => {
  const found = words.split(/(?:, | and )/).map((word) => TRAITS.get(word.toLowerCase().replace(/s$/, '')));
  return found.every((t) => t !== undefined) ? found : undefined;
};
/** "including …", "with different names", "with the same Type but different Attributes". */
function readTogether(rest: Words): Pick<Material, 'distinct' | 'same' | 'including'> | undefined {
  const result: { distinct?: MaterialTrait[]; same?: MaterialTrait[]; including?: { filter: Filter; min: number } } =
    {};
  const including = rest.take(/,? including (an?|\d+) (.+)$/);
  if (including) {
    const filter = readFilter(new Words(including[2] ?? ''));
    if (!filter) return undefined;
    result.including = { filter, min: /\d/.test(including[1] ?? '') ? Number(including[1]) : 1 };
  }
  const both = rest.take(/ with the same ([A-Za-z ]+?),? but different ([A-Za-z]+)/);
  const different = both?.[2] ?? rest.take(/ with different ([A-Za-z]+(?: and [A-Za-z]+)?)/)?.[1];
  const same = both?.[1] ?? rest.take(/ with the same ([A-Za-z]+)/)?.[1];
  for (const [key, words] of [
    ['distinct', different],
    ['same', same],
  ] as const) {
    if (words === undefined) continue;
    const found = traits(words);
    if (!found) return undefined;
    result[key] = found;
  }
  return result;
}

/** What one card must be: all the words describe it. */
function readFilter(rest: Words): Filter | undefined {
  const filters: Filter[] = [];
  const every = (pattern: RegExp, found: (match: RegExpExecArray) => Filter): void => {
    for (let match = rest.take(pattern); match; match = rest.take(pattern)) filters.push(found(match));
  };
  every(/,? except Tokens/, () => ({ not: { is: 'token' } }));
  every(/,? except ["“]([^"”]+)["”] monsters?/, (m) => ({ not: { series: m[1] as string } }));
  every(/,? except ["“]([^"”]+)["”]/, (m) => ({ not: { name: m[1] as string } }));
  every(/ with (\d+) or (more|less) (ATK|DEF)/, (m) => ({
    [(m[3] as string).toLowerCase()]: { [m[2] === 'more' ? 'min' : 'max']: Number(m[1]) },
  }));
  every(/ (?:that (?:was|were) )?Special Summoned from the Extra Deck/, () => ({ summonedFrom: 'extra-deck' }));
  every(/\bnon-["“]([^"”]+)["”]/, (m) => ({ not: { series: m[1] as string } }));
  every(NAME, (m) => ({ series: m[1] as string }));
  every(/\bLevel (\d+) or lower\b/i, (m) => ({ level: { max: Number(m[1]) } }));
  every(/\bLevel (\d+) or higher\b/i, (m) => ({ level: { min: Number(m[1]) } }));
  every(/\bLevel (\d+)\b/i, (m) => ({ level: Number(m[1]) }));
  every(/\bRank (\d+)\b/i, (m) => ({ rank: Number(m[1]) }));
  every(LIST, (m) => ({
    any: [m[1], ...(m[2] ?? '').split(', '), m[3]].flatMap((word) => wordFilter(word) ?? []),
  }));
  every(SINGLE, (m) => {
    const filter = filterOf.get(m[2] ?? '') as Filter;
    return m[1] ? { not: filter } : filter;
  });
  rest.take(/\bmonsters?\b/i);
  if (rest.text !== '') return undefined;
  return filters.length === 0 ? {} : filters.length === 1 ? (filters[0] as Filter) : { all: filters };
}
const wordFilter = (word: string | undefined): Filter | undefined =>
  word === undefined
    ? undefined
    : (filterOf.get(word.replace(/(?:-Type)$/, '')) ?? filterOf.get(word.replace(/s?(?:-Type)?$/, '')));
