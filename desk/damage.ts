// Not every file is read through before it is used: what turns out damaged is told as damage, never as a fault of the program.
import type { Answer, JudgeDesk } from './contract.ts';
import { problemsOf } from './refused.ts';
import type { Stop } from './stop.ts';

/** A desk that looks through its files when a call ends in a fault; `look` throws what it finds wrong with them. */
export function answeringDamage(desk: JudgeDesk, look: () => void): JudgeDesk {
  const calls = Object.entries(desk) as [string, (input: unknown, stop?: Stop) => Promise<Answer<unknown>>][];
  const looking = calls.map(([channel, call]) => [
    channel,
    async (input: unknown, stop?: Stop): Promise<Answer<unknown>> => {
      try {
        return await call(input, stop);
      } catch (fault) {
        return { ok: false, problems: [...(found(look) ?? raise(fault))] };
      }
    },
  ]);
  return Object.fromEntries(looking) as JudgeDesk;
}

/** What is wrong with the files, if anything is. */
function found(look: () => void): ReturnType<typeof problemsOf> {
  try {
    look();
    return undefined;
  } catch (error) {
    return problemsOf(error) ?? raise(error);
  }
}
const raise = (error: unknown): never => {
  throw error;
};
