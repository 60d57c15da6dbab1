/**
 * The way to the desk: Electron's bridge where there is one, else the loopback host that served this page.
 * Channel names are the verbs. A fault (no answer at all) is thrown; bad input is an answer with problems.
 */
import type { Answer, Channel, JudgeDesk, Problem } from '../../desk/contract.ts';
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

/** These say in their own place what became of them. */
const TOLD_THERE: ReadonlySet<string> = new Set([
  'dataHealth',
  'dataFile',
  'dataRestore',
  'importStart',
  'importPart',
  'saveCase',
]);
/** What a judge asked to be written, as against what the window keeps by itself (settings, the log) or reads. */
const isByHand = (channel: string): boolean => /^(save|delete|restore|note|erase|end)/.test(channel);
let told: (problem: Problem, isByHand: boolean) => void = () => undefined;
/** Hears of everything that could not be written or read because of the judge's own data (disk full, read-only, …). */
export const onDataTrouble = (listener: typeof told): void => void (told = listener);

async function asked(channel: string, input: unknown): Promise<Answer<unknown>> {
  const answer = await ask(channel, input);
  const trouble = answer.ok ? undefined : answer.problems.find(({ code }) => code.startsWith('data-'));
  if (trouble && !TOLD_THERE.has(channel)) told(trouble, isByHand(channel));
  return answer;
}

export const desk: JudgeDesk = new Proxy({} as JudgeDesk, {
  get: (_, channel) => (input: unknown) => asked(channel as Channel, input),
});

/** The value of an answer, or undefined where the input was bad (for reading what we ourselves asked rightly). */
export const valueOf = <T>(answer: Answer<T>): T | undefined => (answer.ok ? answer.value : undefined);
