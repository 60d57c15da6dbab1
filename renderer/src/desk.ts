/**
 * The way to the desk: Electron's bridge where there is one, else the loopback host that served this page.
 * Channel names are the verbs. A fault (no answer at all) is thrown; bad input is an answer with problems.
 */
import type { Answer, Channel, JudgeDesk } from '../../desk/contract.ts';
import { keyed } from '../../desk/pure.ts';

type Verb = (input: unknown) => Promise<Answer<unknown>>;
const bridge = (globalThis as { judgeDesk?: Record<string, Verb> }).judgeDesk;

/** In Electron's window: hears of every case file that is opened from outside (double click, a second start). */
export const onOpened = (listener: (text: string) => void): void =>
  (globalThis as { judgeOpened?: (listener: (text: string) => void) => void }).judgeOpened?.(listener);

/** Whether the page runs in Electron's window (else in a browser). */
export const isElectron = bridge !== undefined;

async function post(channel: string, input: unknown): Promise<Answer<unknown>> {
  const response = await fetch(`/api/${channel}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  if (!response.ok) throw new Error(`${channel}: ${response.status}`);
  return (await response.json()) as Answer<unknown>;
}

/** Both ways carry plain JSON: Electron's bridge cannot clone a reactive proxy. */
function ask(channel: string, input: unknown): Promise<Answer<unknown>> {
  if (!bridge) return post(channel, input);
  const verb = keyed(bridge, channel);
  if (!verb) throw new Error(`the bridge has no verb ${channel}`);
  return verb(JSON.parse(JSON.stringify(input)));
}

export const desk: JudgeDesk = new Proxy({} as JudgeDesk, {
  get: (_, channel) => (input: unknown) => ask(channel as Channel, input),
});

/** The value of an answer, or undefined where the input was bad (for reading what we ourselves asked rightly). */
export const valueOf = <T>(answer: Answer<T>): T | undefined => (answer.ok ? answer.value : undefined);
