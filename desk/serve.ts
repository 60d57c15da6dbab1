// The one place where a front end's call becomes a call of the desk: the channel must be in the contract and the input
// must pass its schema. Electron's IPC, the loopback host and the tests all come through here.
import * as v from 'valibot';
import type { Localized, Problem } from '../engine/ruling/schema.ts';
import { inputs, type Answer, type JudgeDesk } from './contract.ts';
import { keyed } from '../engine/keyed.ts';
import type { Stop } from './stop.ts';

/** Channel → schema of its input. */
export type Contract = Record<string, v.GenericSchema>;
/** A call as it arrives from outside: nothing about it is trusted yet. */
export type Call = (channel: string, input: unknown, stop?: Stop) => Promise<Answer<unknown>>;
/** What answers a contract: one function per channel. */
export type Offers<C extends Contract> = {
  [K in keyof C]: (input: v.InferInput<C[K]>, stop?: Stop) => Promise<Answer<unknown>>;
};

const unknownChannel = (channel: string): Problem => ({
  code: 'unknown-channel',
  path: '',
  message: { en: `There is no channel “${channel}”.`, de: `Einen Kanal „${channel}“ gibt es nicht.` },
});

const problemTooLong = ({ input, requirement: most }: v.MaxLengthIssue<string, number>): Localized => ({
  en: `That is too long: ${input.length} characters, at most ${most} are taken.`,
  de: `Das ist zu lang: ${input.length} Zeichen, höchstens ${most} werden angenommen.`,
});
const tooLong = (issue: v.BaseIssue<unknown>): issue is v.MaxLengthIssue<string, number> =>
  issue.type === 'max_length' && typeof issue.input === 'string';
const toProblem = (issue: v.BaseIssue<unknown>): Problem => ({
  code: 'bad-input',
  path: (issue.path ?? []).map((item) => `/${String(item.key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
  message: tooLong(issue)
    ? problemTooLong(issue)
    : {
        en: `Expected ${issue.expected ?? 'something else'}, got ${issue.received}.`,
        de: `Erwartet: ${issue.expected ?? 'etwas anderes'}; angegeben: ${issue.received}.`,
      },
});

/** Serves any contract: bad input is answered with all its problems, what the desk throws is a fault and is thrown on. */
export function serving<C extends Contract>(contract: C, desk: Offers<C>): Call {
  return async (channel, input, stop) => {
    const schema = keyed(contract, channel);
    if (!schema) return { ok: false, problems: [unknownChannel(channel)] };
    const checked = v.safeParse(schema, input);
    if (!checked.success) return { ok: false, problems: checked.issues.map(toProblem) };
    return desk[channel as keyof C](checked.output as v.InferInput<C[keyof C]>, stop);
  };
}

/** Serves the judge's desk. */
export const serve = (desk: JudgeDesk): Call => serving(inputs, desk);

/** The desk as a front end sees it, over whatever carries its calls. */
export const deskOver = (call: Call): JudgeDesk =>
  Object.fromEntries(
    Object.keys(inputs).map((channel) => [channel, (input: unknown, stop?: Stop) => call(channel, input, stop)]),
  ) as unknown as JudgeDesk;
