/** All rulesets of Yu-Gi-Oh!: the editions, and the formats over them. */
import { RULESETS, type YgoRulesetId } from '../../case/rulesets.ts';
import { current, version2004, version9 } from './editions.ts';
import { edison } from './formats/edison.ts';
import { goat } from './formats/goat.ts';
import { hat } from './formats/hat.ts';
import { ocg } from './formats/ocg.ts';
import type { Ruleset } from './ruleset.ts';

const BY_ID: Record<YgoRulesetId, Ruleset> = {
  'ygo-2004': version2004,
  'ygo-9.0': version9,
  'ygo-current': current,
  'ygo-goat': goat,
  'ygo-edison': edison,
  'ygo-hat': hat,
  'ygo-ocg': ocg,
};
/** The editions, oldest first, then the formats, oldest first. */
export const YGO_RULESETS: readonly Ruleset[] = RULESETS.ygo.map((id) => BY_ID[id]);
export const DEFAULT_YGO_RULESET = 'ygo-current';
export const ygoRuleset = (id: string = DEFAULT_YGO_RULESET): Ruleset | undefined =>
  YGO_RULESETS.find((r) => r.id === id);
