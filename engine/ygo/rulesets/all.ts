/** All rulesets of Yu-Gi-Oh!: the editions, and the formats over them. */
import { current, version2004, version9 } from './editions.ts';
import { edison } from './formats/edison.ts';
import { goat } from './formats/goat.ts';
import { hat } from './formats/hat.ts';
import { ocg } from './formats/ocg.ts';
import type { Ruleset } from './ruleset.ts';

/** The editions, oldest first, then the formats, oldest first. */
export const YGO_RULESETS: readonly Ruleset[] = [version2004, version9, current, goat, edison, hat, ocg];
export const DEFAULT_YGO_RULESET = 'ygo-current';
export const ygoRuleset = (id: string = DEFAULT_YGO_RULESET): Ruleset | undefined =>
  YGO_RULESETS.find((r) => r.id === id);
