// What the desk asks of the engine, for both games. Loaded only when a case is ruled: searching needs none of it.
import type { ReadOptions } from '../engine/case/read.ts';
import type { Case } from '../engine/case/schema.ts';
import type { Library } from '../engine/library.ts';
import type { NowAnswer, Ruling } from '../engine/ruling/schema.ts';
import type { RulesetView } from './contract.ts';

export interface Engine {
  rule(theCase: Case, library: Library): Ruling;
  now(theCase: Case, library: Library): NowAnswer;
  /** All rulesets, oldest first within a game. */
  rulesets: readonly RulesetView[];
  /** Schema of each game's declared effects. */
  effects: ReadOptions['effects'];
}
