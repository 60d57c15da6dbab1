// What the desk asks of the engine, for both games. Loaded only when a case is ruled: searching needs none of it.
import type { ReadOptions } from '../../engine/case/read.ts';
import type { Case } from '../../engine/case/schema.ts';
import type { Library } from '../../engine/library.ts';
import type { Localized, NowAnswer, Ruling } from '../../engine/ruling/schema.ts';
import { EffectSchema as PtcgEffect } from '../../engine/ptcg/effects/schema.ts';
import { printRuleset as printPtcg, PTCG_RULESETS } from '../../engine/ptcg/rulesets.ts';
import { EffectSchema as YgoEffect } from '../../engine/ygo/effects/schema.ts';
import { printRuleset as printYgo } from '../../engine/ygo/rulesets/ruleset.ts';
import { YGO_RULESETS } from '../../engine/ygo/rulesets/all.ts';
import { now, rule } from '../../engine/rule.ts';
import type { RulesetView } from '../contract.ts';

export interface Engine {
  rule(theCase: Case, library: Library): Ruling;
  now(theCase: Case, library: Library): NowAnswer;
  /** All rulesets, oldest first within a game. */
  rulesets: readonly RulesetView[];
  /** Schema of each game's declared effects. */
  effects: ReadOptions['effects'];
}

const ygo: readonly RulesetView[] = YGO_RULESETS.map((ruleset) => ({
  ...head(ruleset),
  game: 'ygo',
  values: printYgo(ruleset),
}));
const ptcg: readonly RulesetView[] = PTCG_RULESETS.map((ruleset) => ({
  ...head(ruleset),
  game: 'ptcg',
  values: printPtcg(ruleset),
}));

function head({
  id,
  title,
  date,
  documents,
}: {
  id: string;
  title: Localized;
  date?: string;
  documents: readonly string[];
}) {
  return { id, title, ...(date !== undefined && { date }), documents: [...documents] };
}

export const engine: Engine = {
  rule,
  now,
  rulesets: [...ygo, ...ptcg],
  effects: { ygo: YgoEffect, ptcg: PtcgEffect },
};
