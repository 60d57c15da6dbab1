/**
 * The way to the desk: Electron's bridge where there is one, else the loopback host that served this page.
 * Channel names are the verbs. A fault (no answer at all) is thrown; bad input is an answer with problems.
 */
import type { Answer, Channel, JudgeDesk } from '../../desk/contract.ts';

const bridge = (globalThis as { judgeDesk?: JudgeDesk }).judgeDesk;

async function post(channel: string, input: unknown): Promise<Answer<unknown>> {
  const response = await fetch(`/api/${channel}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (!response.ok) throw new Error(`${channel}: ${response.status}`);
  return (await response.json()) as Answer<unknown>;
}

export const desk: JudgeDesk =
  bridge ??
  (new Proxy({} as JudgeDesk, {
    get: (_, channel) => (input: unknown) => post(channel as Channel, input),
  }) as JudgeDesk);

/** The value of an answer, or undefined where the input was bad (for reading what we ourselves asked rightly). */
export const valueOf = <T>(answer: Answer<T>): T | undefined => (answer.ok ? answer.value : undefined);
