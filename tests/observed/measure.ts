/** What became of one play: whether what was observed holds, on what ground the program ruled, and why it does not hold where it does not. */
import { readCase } from '../../engine/case/read.ts';
import type { Library } from '../../engine/library.ts';
import type { Ruling } from '../../engine/ruling/schema.ts';
import { engine } from '../../desk/rulings/engine.ts';
import { causeOf, saidOf } from './cause.ts';
import { failures } from './compare.ts';
import { groundOf } from './ground.ts';
import type { Ground } from '../../engine/reading.ts';
import { textOf, type GameName, type Play } from './plays.ts';
import { unreal } from './refusal.ts';

/** `open`: it does not hold and the ruling asks, says of a value that it does not know it, or has a branch that is what was observed; `fault`: no ruling, or none in time; `wrong`: anything else that does not hold. */
export type Result = 'hold' | 'open' | 'wrong' | 'fault';
export interface Measured {
  id: string;
  game: GameName;
  kind: string;
  /** Which card or attack the play is about. */
  text: string;
  ground: Ground;
  result: Result;
  /** The reason with names and numbers left out, so that plays of one reason count together. */
  cause?: string;
  /** The reason in this play. */
  said?: string;
}

/** The rulings at the ends of the branches. */
const leavesOf = (ruling: Ruling): Ruling[] =>
  ruling.branches?.flatMap((branch) => leavesOf(branch.ruling)) ?? [ruling];

export function measure(play: Play, library: Library): Measured {
  const head = { id: play.id, game: play.case.game, kind: play.kind, text: textOf(play) };
  const fault = (cause: string, said: string): Measured => ({
    ...head,
    ground: 'unread',
    result: 'fault',
    cause,
    said,
  });
  const read = readCase(play.case, { library, effects: engine.effects });
  if (!read.ok) return fault(`problem ${read.problems[0]?.code}`, read.problems[0]?.message.en ?? '');
  let ruling: Ruling;
  try {
    ruling = engine.rule(read.case, library);
  } catch (error) {
    return fault(`thrown: ${(error as Error).message.slice(0, 80)}`, String((error as Error).stack).slice(0, 400));
  }
  const ground = groundOf(read.case, library, ruling.grounds);
  const failed = failures(play, ruling);
  const [first] = failed;
  const inBranches = leavesOf(ruling).map((leaf) => failures(play, leaf).length === 0);
  const wrongly = play.kind === 'not offered' && ruling.illegal && unreal(play, ruling.illegal.reasons, ground);
  if (wrongly)
    return {
      ...head,
      ground,
      result: 'wrong',
      cause: `refused, not for the real reason: ${wrongly.join(', ')}`,
      said: ruling.headline.en,
    };
  // What nobody told branches the ruling: it holds where every branch does, and is open where one is what was observed.
  if (!first || (ruling.branches && inBranches.every(Boolean))) return { ...head, ground, result: 'hold' };
  const unsure = failed.every((failure) => failure.unsure) || inBranches.some(Boolean);
  const result = ruling.verdict === 'needs-facts' || unsure ? 'open' : 'wrong';
  return { ...head, ground, result, cause: causeOf(result, first, ruling), said: saidOf(failed, ruling) };
}
