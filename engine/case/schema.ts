/**
 * The input contract as one schema: types, checks and the published JSON Schema all come from here.
 * Names and meanings are those of the public contract (docs/case-format.md); every optional field has the default named there.
 * What this file leaves out: whether names and ids exist on the board (see `read.ts`) and whether a move is legal (the engines).
 */
import * as v from 'valibot';
import { count, text, opt } from './shapes.ts';
import { YgoStateSchema, type YgoState, YgoMoveSchema, YgoCardSchema } from './ygo.ts';
import { PtcgStateSchema, type PtcgState, PtcgMoveSchema, PtcgCardSchema } from './ptcg.ts';

export { LangSchema, MatchSchema, PlayerSchema, CardRefSchema } from './shapes.ts';
export type { CardRef, Lang, Match, Player } from './shapes.ts';
export * from './ygo.ts';
export * from './ptcg.ts';

const words = v.strictObject({ de: v.string(), en: v.string() });
const caseFields = {
  title: opt(v.string()),
  ruleset: opt(text),
  /** What was filled in, not told (JSON Pointer into the board, the value, in words): an assumption of every ruling on it while it holds. */
  assumed: opt(v.array(v.strictObject({ path: v.string(), value: v.unknown(), text: opt(words) }))),
  /** Version of this format in which a stored case was written; a case of any earlier one opens. */
  format: opt(count),
};
export const YgoCaseSchema = v.strictObject({
  ...caseFields,
  game: v.literal('ygo'),
  cards: opt(v.record(text, YgoCardSchema)),
  state: opt(YgoStateSchema),
  moves: opt(v.array(YgoMoveSchema)),
});
export type YgoCase = Omit<v.InferOutput<typeof YgoCaseSchema>, 'state'> & { state?: YgoState };
export const PtcgCaseSchema = v.strictObject({
  ...caseFields,
  game: v.literal('ptcg'),
  cards: opt(v.record(text, PtcgCardSchema)),
  state: opt(PtcgStateSchema),
  moves: opt(v.array(PtcgMoveSchema)),
});
export type PtcgCase = Omit<v.InferOutput<typeof PtcgCaseSchema>, 'state'> & { state?: PtcgState };
export const CaseSchema = v.variant('game', [YgoCaseSchema, PtcgCaseSchema]);
export type Case = YgoCase | PtcgCase;
export type Game = Case['game'];
