/**
 * A ruleset as data: which alternative of each option it takes and on which rules that rests. Behaviour elsewhere is a
 * table over the alternatives (`choose`), so a new alternative does not compile until it is handled; nothing compares
 * editions.
 */
import type { YgoEditionId, YgoRulesetId } from '../../case/rulesets.ts';
import type { DamageTiming } from '../../case/schema.ts';
import { type Cited, type PrintedValue, printValues } from '../../ruling/ruleset.ts';
import type { Localized, RuleId } from '../../ruling/schema.ts';
import { type AlternativeOf, type NumberKey, NUMBERS, type OptionKey, OPTIONS } from './options.ts';

type Options = { [K in OptionKey]: Cited<AlternativeOf<K>> };
type Numbers = { [K in NumberKey]: Cited<number> };

/** Rules that stand under different ids in different editions, by what they say. */
export interface EditionRules {
  spellSpeed1: RuleId;
  respondAfterAction: RuleId;
  missedTiming: RuleId;
  triggers: RuleId;
  /** A trigger whose card has moved on before it could activate. */
  triggerMovedOn: RuleId;
  quickPlay: RuleId;
  damageStep: RuleId;
  costBeforeActivation: RuleId;
  ignition: RuleId;
  graveyardEffects: RuleId;
  noSuchCard: RuleId;
  negatedActivation: RuleId;
  negatedEffect: RuleId;
  targetGone: RuleId;
  unaffected: RuleId;
  /** Limits by what they count. */
  limits: { copy: RuleId; name: RuleId; chain: RuleId };
  continuousNoChain: RuleId;
  /** Leaving a phase or step. */
  leavePhase: RuleId;
  damageStepTimings: Record<DamageTiming, readonly RuleId[]>;
  attackedFaceDown: readonly RuleId[];
  noCalculation: readonly RuleId[];
  /** A monster destroyed by battle that is still on the field. */
  doomed: RuleId;
  attackNegated: readonly RuleId[];
  attackStops: readonly RuleId[];
  replayOptions: readonly RuleId[];
  statChanges: readonly RuleId[];
  positionTurnSummoned: RuleId;
  flipTurnSet: RuleId;
  zoneLimit: RuleId;
  normalSummon: RuleId;
  specialSummon: RuleId;
  ownProcedure: RuleId;
  properFirst: RuleId;
  methodUnknown: RuleId;
  /** Materials that are attached, and detached (cards of a later edition: as they say). */
  attached: RuleId;
  detached: RuleId;
  pendulumSources: RuleId;
}
export interface Ruleset {
  id: YgoRulesetId;
  /** The edition whose rules and errata hold in it; of an edition itself. */
  edition: YgoEditionId;
  title: Localized;
  /** The date it speaks for (ISO). */
  date: string;
  documents: readonly string[];
  options: Options;
  numbers: Numbers;
  rules: EditionRules;
}

/** What a table over an option's alternatives says under this ruleset. */
export function choose<K extends OptionKey, T>(ruleset: Ruleset, key: K, table: Record<AlternativeOf<K>, T>): T {
  return table[ruleset.options[key].value as AlternativeOf<K>];
}

/** A ruleset's values as `judge rulesets` and `judge diff` print them. */
export const printRuleset = (ruleset: Ruleset): PrintedValue[] =>
  printValues({ options: OPTIONS, numbers: NUMBERS }, ruleset);
