/** The rulesets a case may name, and the one that holds where it names none. Their values are the engines' (`ygo/rulesets`, `ptcg/rulesets`). */
import type { Game } from './schema.ts';

export const RULESETS = {
  ygo: ['ygo-2004', 'ygo-9.0', 'ygo-current'],
  ptcg: ['ptcg-paradox-rift', 'ptcg-current'],
} as const satisfies Record<Game, readonly string[]>;
export type YgoRulesetId = (typeof RULESETS.ygo)[number];
export type PtcgRulesetId = (typeof RULESETS.ptcg)[number];
export type RulesetId = YgoRulesetId | PtcgRulesetId;

export const DEFAULT_RULESET = { ygo: 'ygo-current', ptcg: 'ptcg-current' } as const satisfies Record<Game, RulesetId>;

export const gameOfRuleset = (id: string): Game | undefined =>
  (Object.keys(RULESETS) as Game[]).find((game) => (RULESETS[game] as readonly string[]).includes(id));
