/**
 * Infractions by what happened, said in words of either language. What can be said of an infraction is a few phrases for each
 * degree; a query is near where its telling words stand among them. A word tells the more the fewer infractions have it.
 */
import type { InfractionText, PenaltyPolicy } from '../../rules-db/penalty-schema.ts';
import { faint } from '../../rules-db/search/want.ts';
import { allowedEdits, editDistance, isStopWord, stem, words } from '../../rules-db/text.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import { COUNTS, meanOne, SETTING } from './words.ts';

export interface Found {
  infraction: InfractionText;
  policy: PenaltyPolicy;
  degree?: string;
  /** The phrase it was found by. */
  why: Localized;
  /** How much of the query is met, 0 to 1. */
  score: number;
}

interface Phrase {
  stems: string[];
  said: Localized;
  degree?: string;
  weight: number;
}
interface Entry {
  infraction: InfractionText;
  policy: PenaltyPolicy;
  phrases: Phrase[];
  /** All stems of its phrases. */
  all: Set<string>;
}

/** What a phrase counts by what it is. */
const TITLE = 1.1;
const SAID = 1;
const CASE = 1;
const LOOSE = 0.8;
/** Numbers, words of asking, and who and what is always there: they tell little. */
const FAINT = new Set([...faint, ...SETTING].map(stem));
/** What a word counts that is said of no infraction. */
const UNKNOWN = 0.6;
/** A hit of less is none: something else was asked. */
export const NEAR = 0.42;
/** A case this near tells the degree. */
const NEAR_CASE = 0.3;

/** Numbers tell no infraction from another. */
const telling = (text: string): string[] => [
  ...new Set(
    words(text)
      .filter((word) => !isStopWord(word) && !/^\d+$/.test(word) && !COUNTS.has(word))
      .map(stem),
  ),
];

function entryOf(infraction: InfractionText, policy: PenaltyPolicy): Entry {
  const both = (said: Localized, weight: number, degree?: string): Phrase[] =>
    (['en', 'de'] as const).map((lang) => ({ stems: telling(said[lang]), said, weight, ...(degree !== undefined && { degree }) })); // prettier-ignore
  const spoken = (['en', 'de'] as const).flatMap((lang) =>
    infraction.said[lang].map((said) => ({ stems: telling(said), said: { en: said, de: said }, weight: SAID })),
  );
  const phrases: Phrase[] = [
    ...both(infraction.title, TITLE),
    ...both(infraction.happened, LOOSE),
    ...spoken,
    ...infraction.degrees.flatMap(({ id, cases, when }) => [
      ...cases.flatMap((one) => both(one, CASE, id)),
      ...both(when, LOOSE, id),
    ]),
  ];
  return { infraction, policy, phrases, all: new Set(phrases.flatMap(({ stems }) => stems)) };
}

/** How well a word of the query is met by a stem: wholly, by a word that means the same, as part of a compound, by its beginning, or with a typing error. */
function meets(asked: string, known: string): number {
  if (asked === known) return 1;
  if (meanOne(asked, known)) return 0.9;
  const [short, long] = asked.length < known.length ? [asked, known] : [known, asked];
  if (short.length >= 5 && long.includes(short)) return long.startsWith(short) || long.endsWith(short) ? 0.8 : 0.6;
  if (short.length < 4) return 0;
  const edits = Math.min(2, allowedEdits(short.length));
  return long.length >= 5 && editDistance(asked, known, edits) <= edits && asked[0] === known[0] ? 0.7 : 0;
}

export function findInfractions(policies: readonly PenaltyPolicy[], query: string): Found[] {
  const entries = policies.flatMap((policy) => policy.infractions.map((one) => entryOf(one, policy)));
  const asked = telling(query);
  if (asked.length === 0 || entries.length === 0) return [];
  const best = (word: string, stems: Iterable<string>): number => Math.max(0, ...[...stems].map((one) => meets(word, one)));
  const met = new Map(asked.map((word) => [word, entries.map(({ all }) => best(word, all))]));
  /** What is said of every infraction tells little. What is said of none may be the story around it, or something else that is meant. */
  const tells = (word: string): number => {
    if (FAINT.has(word)) return Math.log(2) / 2;
    const known = met.get(word)!.filter((value) => value > 0).length;
    return known === 0 ? UNKNOWN * Math.log(1 + entries.length) : Math.log(1 + entries.length / known);
  };
  const whole = asked.reduce((sum, word) => sum + tells(word), 0);
  return entries
    .flatMap((entry, i): Found[] => {
      const covered = asked.reduce((sum, word) => sum + tells(word) * met.get(word)![i]!, 0) / whole;
      if (covered === 0) return [];
      const [phrase, fit] = nearestPhrase(entry, asked, best, tells);
      const { infraction, policy } = entry;
      const degree = phrase.degree ?? degreeNear(entry, asked, best, tells);
      return [{ infraction, policy, ...(degree !== undefined && { degree }), why: phrase.said, score: 0.6 * covered + 0.4 * fit }];
    })
    .sort((a, b) => b.score - a.score);
} // prettier-ignore

type Best = (word: string, stems: Iterable<string>) => number;
type Tells = (word: string) => number;

/** The phrase that says most of the query, and how much both have of each other. */
function nearestPhrase({ phrases }: Entry, asked: string[], best: Best, tells: Tells): [Phrase, number] {
  const fits = phrases.map((phrase): [Phrase, number] => [phrase, phrase.weight * fitOf(phrase, asked, best, tells)]);
  return fits.reduce((most, one) => (one[1] > most[1] ? one : most));
}

function fitOf({ stems }: Phrase, asked: string[], best: Best, tells: Tells): number {
  const sum = (list: string[], value: (word: string) => number) => list.reduce((all, word) => all + value(word), 0);
  const query = sum(asked, (word) => tells(word) * best(word, stems)) / sum(asked, tells);
  const phrase = sum(stems, (one) => best(one, asked)) / Math.max(1, stems.length);
  return query + phrase === 0 ? 0 : (2 * query * phrase) / (query + phrase);
}

/** Where the words speak of the infraction as such: the degree of the nearest case, if one is near. */
function degreeNear(entry: Entry, asked: string[], best: Best, tells: Tells): string | undefined {
  const cases = entry.phrases.filter(({ degree }) => degree !== undefined);
  if (cases.length === 0) return undefined;
  const [phrase, fit] = nearestPhrase({ ...entry, phrases: cases }, asked, best, tells);
  return fit >= NEAR_CASE ? phrase.degree : undefined;
}
