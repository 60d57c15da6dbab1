/**
 * The shape of the content files (`content/**.yaml`), described for writers in `content/README.md`.
 * One schema per kind of block; types are derived from it. What spans blocks (dead links, duplicate ids) is checked
 * in `content.ts`.
 */
import * as v from 'valibot';
import { EDITIONS } from '../engine/case/rulesets.ts';

export const languages = ['en', 'de'] as const;
export type Lang = (typeof languages)[number];
export type Localized = Record<Lang, string>;

export const games = ['ygo', 'ptcg'] as const;
export type Game = (typeof games)[number];

/** Rulesets a rule may hold in: the editions among the engine's; in a format hold the rules of its edition. */
export const rulesetIds = [...EDITIONS.ygo, ...EDITIONS.ptcg] as const;
export type RulesetId = (typeof rulesetIds)[number];

/** The day whose rules each ruleset gives; what stands in it must have been in force then. */
export const rulesetDay: Record<RulesetId, string> = {
  'ygo-2004': '2005-01-01',
  'ygo-9.0': '2014-07-14',
  'ygo-current': '2026-08-22',
  'ptcg-paradox-rift': '2023-11-03',
  'ptcg-current': '2026-08-21',
};

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const localized = v.strictObject({ en: text, de: text });
const kebab = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower case words joined by hyphens'));
const words = v.strictObject({ en: v.optional(v.array(text), []), de: v.optional(v.array(text), []) });
const date = v.pipe(v.string(), v.regex(/^\d{4}(-\d\d(-\d\d)?)?$/, "must be a date such as '2020-04-01', quoted"));

/** `<game>.<topic>.<name>`, lower case, words joined by hyphens; more than three parts are allowed. */
const ruleIdPattern = /^(ygo|ptcg)(\.[a-z0-9]+(-[a-z0-9]+)*){2,}$/;
const ruleId = v.pipe(v.string(), v.regex(ruleIdPattern, "must look like 'ygo.chain.resolution-order'"));
/** An id of `shared/rules-inventory`: ygo9., ygorw., ygo04., ptcg. and whatever other document it counts. */
const inventoryId = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+$/, "must look like 'ygo9.chain.resolve-backwards'"),
);

/** Where a rule stands. A: read in the official document; B: two secondary sources; C: one secondary source. */
export const sourceSchema = v.strictObject({
  doc: v.string(),
  locus: v.optional(text),
  section: v.optional(text),
  page: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
  confidence: v.picklist(['A', 'B', 'C']),
  note: v.optional(localized),
});
export type Source = v.InferOutput<typeof sourceSchema>;

export const authorities = ['official', 'judge-consensus', 'community'] as const;

const ruleEntries = v.strictObject({
  id: ruleId,
  title: localized,
  text: localized,
  topic: kebab,
  /** Empty only for a rule that ended before the oldest ruleset (`inForce.to`). */
  rulesets: v.array(v.picklist(rulesetIds)),
  covers: v.optional(v.array(inventoryId), []),
  /** Ids of rules that said the same and were taken into this one: still found by them. */
  formerly: v.optional(v.array(ruleId), []),
  sources: v.pipe(v.array(sourceSchema), v.nonEmpty('names no source')),
  authority: v.optional(v.picklist(authorities), 'official'),
  inForce: v.optional(v.strictObject({ from: v.optional(date), to: v.optional(date) })),
  /** `nobodys-word`: no source at hand confirms it; its sources then have the lowest confidence. */
  status: v.optional(v.picklist(['verified', 'nobodys-word']), 'verified'),
  notes: v.optional(v.array(localized), []),
  /** The same question answered differently by another document or edition. */
  variants: v.optional(v.array(ruleId), []),
  related: v.optional(v.array(ruleId), []),
  replacedBy: v.optional(v.array(ruleId), []),
  example: v.optional(localized),
});
export const ruleSchema = v.pipe(
  ruleEntries,
  v.forward(
    v.check((rule) => rule.rulesets.length > 0 || rule.inForce?.to !== undefined, 'names no ruleset'),
    ['rulesets'],
  ),
);
export type Rule = v.InferOutput<typeof ruleSchema>;

export const termSchema = v.strictObject({
  id: kebab,
  game: v.picklist(['ygo', 'ptcg', 'both']),
  term: localized,
  synonyms: v.optional(words, {}),
  /** Names that older documents and cards use. */
  outdated: v.optional(words, {}),
  abbreviations: v.optional(words, {}),
  definition: localized,
  rules: v.optional(v.array(ruleId), []),
});
export type Term = v.InferOutput<typeof termSchema>;

export const documentSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9]+([.-][a-z0-9]+)*$/, 'must be lower case words joined by hyphens')),
  title: localized,
  game: v.picklist(['ygo', 'ptcg', 'both']),
  version: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
  date: v.optional(date),
  region: v.optional(v.picklist(['tcg', 'ocg', 'world'])),
  authority: v.picklist(authorities),
  url: v.optional(v.pipe(v.string(), v.url('must be a web address'))),
  confidence: v.picklist(['A', 'B', 'C']),
  /** Nobody's word: common knowledge that was read in no document. A rule that rests on it alone is nobody's word, too. */
  hearsay: v.optional(v.literal(true)),
  note: v.optional(localized),
});
export type Document = v.InferOutput<typeof documentSchema>;

/**
 * A card of the library. Its printed facts and `effects` have the shape of `YgoCard` / `PtcgCard` of the case contract;
 * they are checked by the engine's schema, which the build hands in (`CheckCard`), because this room knows no engine.
 */
export const cardSchema = v.looseObject({
  name: localized,
  kind: v.picklist(['monster', 'spell', 'trap', 'pokemon', 'trainer', 'energy']),
  /** Other names players write: former names, abbreviations. */
  aliases: v.optional(v.array(text), []),
  /** 'OBF 125', a passcode, a database id. */
  prints: v.optional(v.array(text), []),
  effects: v.optional(v.array(v.unknown())),
});
export type LibraryCard = v.InferOutput<typeof cardSchema>;

/** `concepts.yaml`: what is meant → words for it, German and English. */
export const conceptsSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'a concept is named in small letters and hyphens')),
  v.pipe(v.array(text), v.nonEmpty('has no words')),
);

/** `nicknames.yaml`: game → English card name, or its beginning → what players call it. */
export const nicknamesSchema = v.strictObject({
  ygo: v.record(text, v.pipe(v.array(text), v.nonEmpty('has no nickname'))),
  ptcg: v.record(text, v.pipe(v.array(text), v.nonEmpty('has no nickname'))),
});
export type Nicknames = v.InferOutput<typeof nicknamesSchema>;

/** Columns of `editions/<game>.yaml` and the ruleset each belongs to. */
export const editionColumns = {
  '2004': 'ygo-2004',
  'regelwerk-1.6': 'ygo-2004',
  '9.0': 'ygo-9.0',
  current: 'ygo-current',
} as const satisfies Record<string, RulesetId>;
export const editionPointSchema = v.strictObject({
  n: v.pipe(v.number(), v.integer()),
  point: localized,
  /** The rule did not change: its rules hold in every ruleset, and the documents differ in words only. */
  same: v.optional(v.literal(true)),
  /** What each source says; one that does not treat the point is left out. */
  cells: v.strictObject({
    '2004': v.optional(localized),
    'regelwerk-1.6': v.optional(localized),
    '9.0': v.optional(localized),
    current: v.optional(localized),
  }),
  rules: v.pipe(v.array(ruleId), v.nonEmpty('names no rule')),
  /** Of the cell `current` and of the dates named there. */
  confidence: v.picklist(['high', 'medium', 'low']),
});
export type EditionPoint = v.InferOutput<typeof editionPointSchema>;

/** `asked/<game>/<topic>.yaml`: rule id → what people ask, in their own words: two to eight natural phrases a language. */
const phrases = v.pipe(
  v.array(text),
  v.minLength(2, 'needs two phrases'),
  v.maxLength(8, 'has more than eight phrases: beyond that hardly anything is gained'),
);
export const askedSchema = v.record(ruleId, v.strictObject({ en: phrases, de: phrases }));
export type Asked = Record<Lang, string[]>;

/** `lists/*.yaml`: lists that limit cards, each as what it changed of the one before it in the file. */
const cardNames = v.optional(v.array(text), []);
export const listSeriesSchema = v.strictObject({
  series: kebab,
  game: v.picklist(games),
  title: localized,
  source: v.string(),
  /** The last day of which it is known that nothing newer held. */
  until: v.optional(date),
  lists: v.pipe(
    v.array(
      v.strictObject({
        /** First day in force; a document's own list may have none. */
        from: v.optional(date),
        firstAnywhere: v.optional(date),
        note: v.optional(localized),
        forbidden: cardNames,
        limited: cardNames,
        'semi-limited': cardNames,
        unlimited: cardNames,
        /** Cards of which no source says whether this list still names them. */
        unsure: cardNames,
      }),
    ),
    v.nonEmpty('has no list'),
  ),
});
export type ListSeriesText = v.InferOutput<typeof listSeriesSchema>;

/** `pools/<game>.yaml`: the cards a format allows, by English name, or by set and regulation mark. */
export const poolSchema = v.strictObject({
  pool: kebab,
  game: v.picklist(games),
  source: v.string(),
  /** The pool whose cards it holds, too. */
  holds: v.optional(kebab),
  cards: v.optional(v.array(text), []),
  /** Set codes as deck lists write them; cards with this regulation mark or a later one are in the pool, too. */
  sets: v.optional(v.array(text)),
  marksFrom: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]$/, 'is one letter'))),
  /** Names of which a deck may hold one only. */
  oneNameOf: v.optional(v.array(v.array(text))),
});
export type PoolText = v.InferOutput<typeof poolSchema>;
