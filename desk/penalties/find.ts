/**
 * Infractions by what happened, said in words of either language. What can be said of an infraction is its title, its cases and what is
 * told of it at tables (`content/told.yaml`); a query is near where its telling words stand in one of these phrases, and in the
 * others of the same infraction. A word tells the more the fewer infractions have it. What is told of nothing (questions about rules,
 * the venue, the schedule) competes as one more entry: where it is nearer, nothing here covers the query.
 */
import type { InfractionText, PenaltyPolicy } from '../../rules-db/penalty-schema.ts';
import { editDistance } from '../../rules-db/edit-distance.ts';
import { allowedEdits, isStopWord, stem, words } from '../../rules-db/text.ts';
import type { Lang } from '../../engine/case/schema.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import { type Manner, mannerOf } from './manner.ts';
import { COUNTS, meanOne, SETTING } from './words.ts';
import { keyed } from '../../engine/keyed.ts';

export interface Found {
  infraction: InfractionText;
  policy: PenaltyPolicy;
  degree?: string;
  /** The phrase it was found by. */
  why: Localized;
  /** How much of the query is met, 0 to 1. */
  score: number;
}
export interface Finding {
  /** Whether the first is near enough to be meant. */
  covered: boolean;
  /** The nearest first; all that share a word with the query. */
  found: Found[];
}

interface Phrase {
  stems: string[];
  said: Localized;
  degree?: string;
}
interface Entry {
  /** None: what is told of nothing. */
  of?: { infraction: InfractionText; policy: PenaltyPolicy };
  phrases: Phrase[];
}
/** The entries, and of each stem in how many phrases of which entry it stands. */
interface Index {
  entries: Entry[];
  stems: Map<string, Map<number, number>>;
}
/** A word of the query: how much it tells, and how well each entry meets it. */
interface Word {
  tells: number;
  /** By entry. */
  met: number[];
  /** How well it is met by each stem that is known. */
  by: Map<string, number>;
}

/** Who and what is always there tells little. */
const SETTING_STEMS = new Set(SETTING.map(stem));
const SETTING_TELLS = 0.2;
/** Nearer than this the first has to be; what is asked, and not told, nearer than the second. */
const NEAR = { told: 0.26, fragment: 0.34, fragmentOfPlay: 0.5, bare: 0.34, asked: 0.7 };
/** By how much it has to be nearer than what is told of nothing. */
const AHEAD: Record<Manner, number> = { told: -0.05, fragment: 0, bare: 0, asked: 0.1 };
/** What a word counts that is said nowhere here: in what is told, the story around it; otherwise something else that is meant. */
const UNKNOWN: Record<Manner, number> = { told: 0.4, fragment: 1, bare: 1, asked: 1 };
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

export function findInfractions(
  policies: readonly PenaltyPolicy[],
  query: string,
  holds: (infraction: InfractionText) => boolean = () => true,
): Finding {
  const index = indexOf(policies);
  const manner = mannerOf(query);
  const asked = telling(query).map((one) => wordOf(one, index, manner));
  const whole = asked.reduce((sum, { tells }) => sum + tells, 0);
  if (whole === 0) return { covered: false, found: [] };
  const near = index.entries.map((entry, i) => {
    const met = asked.reduce((sum, { tells, met }) => sum + tells * met[i]!, 0) / whole;
    const [phrase, fit] = nearest(entry.phrases, asked, whole, index);
    return { entry, phrase, score: (met + fit) / 2 };
  });
  const nothing = near.find(({ entry }) => !entry.of)?.score ?? 0;
  const found = near
    .flatMap(({ entry: { of, phrases }, phrase, score }): Found[] => {
      if (!of || score === 0 || !holds(of.infraction)) return [];
      const degree = degreeNear(of.infraction, phrases, { words: asked, whole, counts: COUNTED.test(query) }, index);
      return [{ ...of, ...(degree !== undefined && { degree }), why: phrase.said, score }];
    })
    .sort((a, b) => b.score - a.score);
  return { covered: found[0] !== undefined && isNear(manner, found[0], nothing), found };
}

/** Somebody's deed, told, is near sooner than a question: in the words of a play, a question is about the rules, and so are bare words. */
function isNear(manner: Manner, { infraction, score }: Found, nothing: number): boolean {
  if ((manner === 'asked' || manner === 'bare') && infraction.ofPlay) return false;
  const enough = NEAR[manner === 'fragment' && infraction.ofPlay ? 'fragmentOfPlay' : manner];
  return score >= enough && score - nothing > AHEAD[manner];
}

const indexes = new WeakMap<PenaltyPolicy, Map<number, Index>>();
/** The index over the policies of one game or of both; policies are values of the knowledge base and live as long as it. */
function indexOf(policies: readonly PenaltyPolicy[]): Index {
  const first = policies[0];
  if (!first) return { entries: [], stems: new Map() };
  const kept = indexes.get(first) ?? new Map<number, Index>();
  indexes.set(first, kept);
  const index = kept.get(policies.length) ?? laidOut(policies);
  kept.set(policies.length, index);
  return index;
}

function laidOut(policies: readonly PenaltyPolicy[]): Index {
  const entries: Entry[] = policies.flatMap((policy) =>
    policy.infractions.map((infraction) => ({
      of: { infraction, policy },
      phrases: phrasesOf(infraction, policy.told),
    })),
  );
  entries.push({ phrases: (policies[0]?.elsewhere ?? []).map(phrase) });
  const stems: Index['stems'] = new Map();
  for (const [i, { phrases }] of entries.entries())
    for (const one of phrases.flatMap((phrase) => phrase.stems)) {
      const at = stems.get(one) ?? new Map<number, number>();
      stems.set(one, at.set(i, (at.get(i) ?? 0) + 1));
    }
  return { entries, stems };
}

const LANGS = ['en', 'de'] as const;
const phrase = (said: string): Phrase => ({ stems: telling(said), said: { en: said, de: said } });
/** What was said in one language; in the other, what the infraction is. */
const phraseIn = (lang: Lang, said: string, otherwise: Localized): Phrase => ({
  stems: telling(said),
  said: { ...otherwise, [lang]: said },
});
function phrasesOf({ id: of, title, happened, said, degrees }: InfractionText, told: PenaltyPolicy['told']): Phrase[] {
  const both = (text: Localized, degree?: string): Phrase[] =>
    LANGS.map((lang) => ({ stems: telling(text[lang]), said: text, ...(degree !== undefined && { degree }) })); // prettier-ignore
  return [
    ...both(title),
    ...both(happened),
    ...LANGS.flatMap((lang) =>
      [...said[lang], ...(keyed(told, of)?.[lang] ?? [])].map((one) => phraseIn(lang, one, happened)),
    ),
    ...degrees.flatMap(({ id, cases, when }) => [when, ...cases].flatMap((one) => both(one, id))),
  ];
}

/** A stem that stands in one phrase only may be its story: it counts less for the infraction. */
const ONCE = 0.5;
function wordOf(asked: string, { entries, stems }: Index, manner: Manner): Word {
  const met = entries.map(() => 0);
  const by = new Map<string, number>();
  for (const [known, at] of stems) {
    const value = meets(asked, known);
    if (value === 0) continue;
    by.set(known, value);
    for (const [i, often] of at) met[i] = Math.max(met[i]!, (value * often) / (often + ONCE));
  }
  const spread = Math.max(1, met.reduce((sum, one) => sum + one, 0)); // prettier-ignore
  const known = met.some((value) => value > 0);
  const tells = Math.log(1 + entries.length / spread) * (known ? 1 : UNKNOWN[manner]);
  return { met, by, tells: SETTING_STEMS.has(asked) ? SETTING_TELLS : tells };
}

/** How well a word of the query is met by a stem: wholly, by a word that means the same, as part of a compound, by its beginning, or with a typing error. */
function meets(asked: string, known: string): number {
  if (asked === known) return 1;
  if (meanOne(asked, known)) return 0.9;
  const [short, long] = asked.length < known.length ? [asked, known] : [known, asked];
  if (short.length < 5) return 0;
  if (long.includes(short)) return long.startsWith(short) || long.endsWith(short) ? 0.8 : 0.6;
  const edits = Math.min(2, allowedEdits(short.length) - (short.length < 8 ? 1 : 0));
  return editDistance(asked, known, edits) <= edits && asked[0] === known[0] ? 0.7 : 0;
}

/** The phrase that has most of the query and of which the query has most, and how much both have of each other. */
function nearest(phrases: readonly Phrase[], asked: Word[], whole: number, index: Index): [Phrase, number] {
  let best: [Phrase, number] = [phrases[0]!, 0];
  for (const one of phrases) {
    const fit = fitOf(one, asked, whole, index);
    if (fit > best[1]) best = [one, fit];
  }
  return best;
}

function fitOf({ stems }: Phrase, asked: Word[], whole: number, index: Index): number {
  const query = asked.reduce((sum, { tells, by }) => sum + tells * best(stems, (one) => by.get(one)), 0) / whole;
  if (query === 0) return 0;
  const tellsOf = (one: string) => Math.log(1 + index.entries.length / index.stems.get(one)!.size);
  const said = stems.reduce((sum, one) => sum + tellsOf(one), 0);
  const of = stems.reduce((sum, one) => sum + tellsOf(one) * best(asked, ({ by }) => by.get(one)), 0) / said;
  return (2 * query * of) / (query + of);
}
const best = <T>(list: readonly T[], value: (one: T) => number | undefined): number =>
  list.reduce((most, one) => Math.max(most, value(one) ?? 0), 0);

/** What is asked, word by word, and how much its words tell in all; whether it counts something ("59 cards"). */
interface Asked {
  words: Word[];
  whole: number;
  counts: boolean;
}
const COUNTED = /\d/;
/** Where cases of several degrees tell minutes, their number decides, which is not read: no degree is told. */
const MINUTES: ReadonlySet<string> = new Set(['minutes', 'Minuten'].map(stem));
/**
 * The degree of the nearest case, if one is near and what is asked has a word of it that tells its degree: one that neither the
 * infraction as such nor another degree has, or a number where only cases of this degree have one. "Marked cards" are not marked on purpose.
 */
function degreeNear({ title, happened }: InfractionText, phrases: readonly Phrase[], asked: Asked, index: Index): string | undefined {
  const cases = phrases.filter(({ degree }) => degree !== undefined);
  const general = LANGS.flatMap((lang) => [title[lang], happened[lang]].flatMap(telling));
  const counts = ({ said }: Phrase): boolean => COUNTED.test(said.en);
  const tellsDegree = (one: Phrase): boolean => {
    const others = cases.filter(({ degree }) => degree !== one.degree);
    const elsewhere = new Set([...general, ...others.flatMap(({ stems }) => stems)]);
    const own = one.stems.filter((stem) => !elsewhere.has(stem));
    return own.some((stem) => asked.words.some(({ by }) => by.has(stem))) || (asked.counts && counts(one) && !others.some(counts));
  };
  const timed = cases.filter(({ stems }) => stems.some((stem) => MINUTES.has(stem)));
  const isTimed = asked.words.some(({ by }) => [...MINUTES].some((stem) => by.has(stem)));
  if (cases.length === 0 || (isTimed && new Set(timed.map(({ degree }) => degree)).size > 1)) return undefined;
  const [phrase, fit] = nearest(cases, asked.words, asked.whole, index);
  return fit >= NEAR_CASE && tellsDegree(phrase) ? phrase.degree : undefined;
} // prettier-ignore
