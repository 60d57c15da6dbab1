/**
 * The output contract as one schema: a ruling and everything in it. Types are inferred, the JSON Schema in docs/ is generated.
 * A ruling is data; words come from the message catalogues (`say`).
 */
import * as v from 'valibot';
import {
  PlayerSchema,
  PtcgStateSchema,
  YgoStateSchema,
  PHASES,
  STEPS,
  TIMINGS,
  type PtcgState,
  type YgoState,
} from '../case/schema.ts';
import { GROUNDS } from '../reading.ts';

const opt = v.optional;
export const LocalizedSchema = v.strictObject({ de: v.string(), en: v.string() });
export type Localized = v.InferOutput<typeof LocalizedSchema>;

/** Id of a rule in rules-db/content. */
export const RuleIdSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/));
export type RuleId = v.InferOutput<typeof RuleIdSchema>;
const rules = v.pipe(v.array(RuleIdSchema), v.minLength(1));

/** Something wrong with an input: where, what, and what was probably meant. Exit code 2 on the command line. */
export const ProblemSchema = v.strictObject({
  code: v.string(),
  /** JSON Pointer into the input ('' is the whole input). */
  path: v.string(),
  /** Line in the file, from 1, where known. */
  line: opt(v.number()),
  message: LocalizedSchema,
  /** The words it is about, where the input is a line. */
  phrase: opt(v.string()),
  didYouMean: opt(v.array(v.string())),
});
export type Problem = v.InferOutput<typeof ProblemSchema>;

/** Why something is illegal or happened: a stable code, a sentence, the rules it rests on. */
/** A place in the effects a card was used with (JSON Pointer): the words printed there can be lit. */
const says = opt(v.strictObject({ card: v.string(), at: v.string() }));
/** `says`: the card's words that stand against it, where a card does. */
export const ReasonSchema = v.strictObject({ code: v.string(), text: LocalizedSchema, rules, says });
export type Reason = v.InferOutput<typeof ReasonSchema>;

/** What was read: a JSON Pointer into the board of that moment and the value there. `text` says it in words where the path alone would not. */
export const FactSchema = v.strictObject({ path: v.string(), value: v.unknown(), text: opt(LocalizedSchema) });
export type Fact = v.InferOutput<typeof FactSchema>;

/** One operation of a JSON Patch (RFC 6902). */
export const ChangeSchema = v.variant('op', [
  v.strictObject({ op: v.literal('add'), path: v.string(), value: v.unknown() }),
  v.strictObject({ op: v.literal('remove'), path: v.string() }),
  v.strictObject({ op: v.literal('replace'), path: v.string(), value: v.unknown() }),
]);
export type Change = v.InferOutput<typeof ChangeSchema>;

export const StepSchema = v.strictObject({
  /** From 1, without gaps; in a branch it counts on from the step at which the branch starts. */
  n: v.number(),
  kind: v.string(),
  /** `skipped` says why it did not apply; `unknown` ends the ruling. */
  outcome: v.picklist(['applied', 'skipped', 'unknown']),
  by: opt(PlayerSchema),
  /** Id of the card. */
  card: opt(v.string()),
  /** Index of the move this step belongs to, where it belongs to one. */
  move: opt(v.number()),
  /** Chain and link number (both from 1) this step belongs to, where it belongs to one. */
  chain: opt(v.number()),
  link: opt(v.number()),
  because: v.array(FactSchema),
  text: LocalizedSchema,
  rules,
  /** From the board before this step to the board after it. */
  changes: v.array(ChangeSchema),
  /** The place in a card's effects (JSON Pointer) that this step carries out: the words it was read from can be lit. */
  says,
});
export type Step = v.InferOutput<typeof StepSchema>;

/** A point at which somebody decides. `open` ones are the questions the judge must answer. */
export const DecisionSchema = v.strictObject({
  /** Stable: the same case gives the same ids ('sangan/1/search'). */
  id: v.string(),
  by: v.picklist(['A', 'B', 'judge']),
  what: v.picklist(['respond', 'trigger', 'order', 'target', 'cost', 'coin', 'choice', 'replay', 'promote', 'fact']),
  /** Index in `moves` where an answer would stand. */
  move: v.number(),
  /** Number of the last step before the decision (0: before the first). */
  afterStep: v.number(),
  text: LocalizedSchema,
  answers: opt(v.array(v.strictObject({ value: v.unknown(), text: LocalizedSchema }))),
  answer: opt(v.unknown()),
  given: v.picklist(['case', 'assumed', 'branched', 'open']),
  rules,
});
export type Decision = v.InferOutput<typeof DecisionSchema>;
export type OpenQuestion = Decision;

export const ChainLinkSchema = v.strictObject({
  chain: v.number(),
  link: v.number(),
  by: PlayerSchema,
  card: v.string(),
  name: LocalizedSchema,
  effect: opt(v.number()),
  spellSpeed: v.picklist([1, 2, 3]),
  outcome: v.picklist(['resolved', 'activation-negated', 'effect-negated', 'no-effect', 'not-resolved']),
  /** Link (of the same chain) or card that negated it. */
  negatedBy: opt(v.union([v.number(), v.string()])),
  timing: v.strictObject({
    phase: v.picklist(PHASES),
    step: opt(v.picklist(STEPS)),
    timing: opt(v.picklist(TIMINGS)),
  }),
  /** 1 = the first of its chain to resolve. */
  resolvedAs: opt(v.number()),
});
export type ChainLink = v.InferOutput<typeof ChainLinkSchema>;

/** One term of a damage calculation: what it does to the running total, and why. */
export const DamageTermSchema = v.strictObject({
  kind: v.string(),
  outcome: v.picklist(['applied', 'skipped']),
  op: opt(v.picklist(['+', '-', '×', '=', '÷'])),
  value: opt(v.number()),
  /** Card or effect the term comes from. */
  source: opt(v.string()),
  text: LocalizedSchema,
  rules,
  says,
  before: v.number(),
  after: v.number(),
});
export type DamageTerm = v.InferOutput<typeof DamageTermSchema>;

export const DamageReportSchema = v.strictObject({
  /** Yu-Gi-Oh!: 'battle' or 'effect'; Pokémon: 'attack'. */
  kind: v.picklist(['battle', 'effect', 'attack']),
  attacker: opt(v.string()),
  /** Id of the monster or Pokémon, or the player ('A' | 'B') for a direct attack. */
  target: v.string(),
  terms: v.array(DamageTermSchema),
  /** Damage points, never below 0. */
  total: v.number(),
  /** Who takes it, where it is life points. */
  player: opt(PlayerSchema),
  /** Yu-Gi-Oh!: ids destroyed by this battle. */
  destroyed: opt(v.array(v.string())),
});
export type DamageReport = v.InferOutput<typeof DamageReportSchema>;

/** What became of a card. A closed list: extend it here. */
const BECAME = [
  'resolved',
  'effect-negated',
  'activation-negated',
  'summon-negated',
  'no-effect',
  'destroyed',
  'survived',
  'summoned',
  'sent',
  'banished',
  'returned',
  'added',
  'equipped',
  'control-changed',
  'turned',
  'knocked-out',
  'damaged',
  'protected',
  'switched',
  'evolved',
  'attached',
  'played',
  'healed',
  'stayed',
] as const;
export type Became = (typeof BECAME)[number];
/** What became of a card (by id), why where it is not what one would expect, and the step that did it (0: none). */
export const OutcomeSchema = v.strictObject({
  card: v.string(),
  became: v.picklist(BECAME),
  why: opt(ReasonSchema),
  step: v.number(),
});
export type Outcome = v.InferOutput<typeof OutcomeSchema>;

/** What the ruling took a card's text from, for every card whose text mattered; the sentences nobody read. */
export const CardGroundSchema = v.strictObject({
  card: v.string(),
  ground: v.picklist(GROUNDS),
  unread: opt(v.array(v.string())),
});
export type CardGround = v.InferOutput<typeof CardGroundSchema>;

/** What changed for a player as a whole. */
const PlayerResultSchema = v.strictObject({ lifePoints: opt(v.number()), prizesTaken: opt(v.number()) });
export type PlayerResult = v.InferOutput<typeof PlayerResultSchema>;

const StateSchema = v.union([YgoStateSchema, PtcgStateSchema]);

interface RulingCommon {
  contract: 1;
  ruleset: string;
  /** The date the ruleset speaks for (ISO), where it has one. */
  rulesetDate?: string;
  verdict: 'resolved' | 'illegal' | 'needs-facts' | 'over';
  /** The answer in at most two sentences, as a judge would say it, made of `outcomes`. */
  headline: Localized;
  illegal?: { move: number; reasons: Reason[] };
  steps: Step[];
  /** Defaults some step read and optional effects not used, by weight for the verdict. */
  assumptions: Fact[];
  chain?: ChainLink[];
  damage?: DamageReport[];
  open: OpenQuestion[];
  branches?: Branch[];
  over?: { winner: 'A' | 'B' | 'draw' | 'sudden-death'; reasons: Reason[] };
  match?: { winner?: 'A' | 'B' | 'draw'; chooses?: 'A' | 'B'; rules: RuleId[] };
  decisions: Decision[];
  /** What became of every card the moves name, and of whatever else left or changed hands. */
  outcomes: Outcome[];
  /** Where they changed. */
  players?: Partial<Record<'A' | 'B', PlayerResult>>;
  grounds: CardGround[];
  /** Of names with several printings of which the case gives none: the one that was taken, by set and number. */
  printings?: Record<string, string>;
}
interface RulingOf<G extends 'ygo' | 'ptcg', S> extends RulingCommon {
  game: G;
  irregularities?: { move: number; reasons: Reason[]; lastLegal: S }[];
  /** The case's board with ids and defaults filled in; the steps' changes, in order, turn it into `final`. */
  initial: S;
  final: S;
}
export type YgoRuling = RulingOf<'ygo', YgoState>;
export type PtcgRuling = RulingOf<'ptcg', PtcgState>;
export type Ruling = YgoRuling | PtcgRuling;
export interface Branch {
  decision: string;
  answer: unknown;
  probability?: number;
  /** Its steps and its `initial` start at the branch. */
  ruling: Ruling;
}

const winner = v.picklist(['A', 'B', 'draw', 'sudden-death']);
export const RulingSchema: v.GenericSchema<Ruling> = v.strictObject({
  contract: v.literal(1),
  game: v.picklist(['ygo', 'ptcg']),
  ruleset: v.string(),
  rulesetDate: opt(v.string()),
  verdict: v.picklist(['resolved', 'illegal', 'needs-facts', 'over']),
  headline: LocalizedSchema,
  illegal: opt(v.strictObject({ move: v.number(), reasons: v.array(ReasonSchema) })),
  irregularities: opt(
    v.array(v.strictObject({ move: v.number(), reasons: v.array(ReasonSchema), lastLegal: StateSchema })),
  ),
  steps: v.array(StepSchema),
  assumptions: v.array(FactSchema),
  chain: opt(v.array(ChainLinkSchema)),
  damage: opt(v.array(DamageReportSchema)),
  open: v.array(DecisionSchema),
  branches: opt(
    v.array(
      v.strictObject({
        decision: v.string(),
        answer: v.unknown(),
        probability: opt(v.number()),
        ruling: v.lazy(() => RulingSchema),
      }),
    ),
  ),
  over: opt(v.strictObject({ winner, reasons: v.array(ReasonSchema) })),
  match: opt(
    v.strictObject({
      winner: opt(v.picklist(['A', 'B', 'draw'])),
      /** Time was called, and neither player has won. */
      bothLose: opt(v.boolean()),
      chooses: opt(PlayerSchema),
      rules,
    }),
  ),
  decisions: v.array(DecisionSchema),
  outcomes: v.array(OutcomeSchema),
  players: opt(v.strictObject({ A: opt(PlayerResultSchema), B: opt(PlayerResultSchema) })),
  grounds: v.array(CardGroundSchema),
  printings: opt(v.record(v.string(), v.string())),
  initial: StateSchema,
  final: StateSchema,
}) as unknown as v.GenericSchema<Ruling>;

/** One thing a player might do, and whether it may be done (`judge now`). */
export interface NowOption {
  by: 'A' | 'B';
  card: string;
  name: Localized;
  effect?: number;
  /** The kind of move ('activate', 'attack', 'normal-summon', …). */
  do: string;
  /** Set in a Spell & Trap Zone, of a monster that may be. */
  as?: 'spell';
  /** What has to be Tributed for it: how many Tributes, and the cards that may be. Absent where it takes none. */
  tributes?: { count: number; from: string[] };
  /**
   * Where it may be done: what the effect may target (a list for each target it asks for, with how many at least and at most), what may be attacked
   * ('player': directly), to which Pokémon a card may go, whom a two-sided Stadium may face ('A', 'B'). Ids. Absent where nothing has to be named.
   */
  targets?: { min: number; max: number; from: string[] }[];
  /** How it is Special Summoned, as the move names it. */
  method?: 'own' | 'synchro' | 'xyz' | 'link';
  /** null where it depends on the decisions in `open`. */
  legal: boolean | null;
  /** `after-pass`: `legal` is about the moment after the other player passed. */
  when: 'now' | 'after-pass';
  reasons: Reason[];
  open: Decision[];
  /** What of its own text nobody could read, a sentence each: it may be done, and what that does is asked when it is. */
  unread?: Localized[];
}
export interface NowAnswer {
  /** The player who may act at this moment. */
  asked: 'A' | 'B';
  options: NowOption[];
}
