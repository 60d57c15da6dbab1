/** The rulesets a case may name, and the one that holds where it names none. Their values are the engines' (`ygo/rulesets`, `ptcg/rulesets`). */
import type { Game } from './schema.ts';

/** Those with documents of their own: the knowledge base tags its rules with them. */
export const EDITIONS = {
  ygo: ['ygo-2004', 'ygo-9.0', 'ygo-current'],
  ptcg: ['ptcg-paradox-rift', 'ptcg-current'],
} as const satisfies Record<Game, readonly string[]>;
export const RULESETS = {
  ygo: [...EDITIONS.ygo, 'ygo-goat', 'ygo-edison', 'ygo-hat', 'ygo-ocg'],
  ptcg: EDITIONS.ptcg,
} as const satisfies Record<Game, readonly string[]>;
/** Rulesets that rest on an edition: its rules, its errata and its documents hold in them, but for what they change. */
const OVER = {
  'ygo-goat': 'ygo-2004',
  'ygo-edison': 'ygo-9.0',
  'ygo-hat': 'ygo-9.0',
  'ygo-ocg': 'ygo-current',
} as const satisfies Partial<Record<YgoRulesetId, YgoRulesetId>>;
export type YgoEditionId = Exclude<YgoRulesetId, keyof typeof OVER>;
/** The edition of a ruleset. */
export const editionOf = (ruleset: string): string =>
  Object.hasOwn(OVER, ruleset) ? OVER[ruleset as keyof typeof OVER] : ruleset;

export type YgoRulesetId = (typeof RULESETS.ygo)[number];
export type PtcgRulesetId = (typeof RULESETS.ptcg)[number];
export type RulesetId = YgoRulesetId | PtcgRulesetId;

export const gameOfRuleset = (id: string): Game | undefined =>
  (Object.keys(RULESETS) as Game[]).find((game) => (RULESETS[game] as readonly string[]).includes(id));
