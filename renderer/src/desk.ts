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

/** How often what was wanted is asked again, where two windows ask for one place. */
const AGAIN = 3;
/** Which request of a channel for a place was made last. */
const newest = new Map<string, number>();
let requests = 0;
/**
 * Requests go by several connections, and one may overtake another: the desk then takes the older for the newer, and drops what is wanted.
 * Asked again, it comes last.
 */
async function postInOrder(channel: string, input: unknown): Promise<Answer<unknown>> {
  const place = (input as { for?: string } | undefined)?.for;
  if (place === undefined) return post(channel, input);
  const key = `${channel} ${place}`;
  const mine = ++requests;
  newest.set(key, mine);
  try {
    for (let again = 0; ; again++) {
      const answer = await post(channel, input);
      const isLost = !answer.ok && answer.problems[0]?.code === 'dropped' && newest.get(key) === mine;
      if (!isLost || again === AGAIN) return answer;
    }
  } finally {
    if (newest.get(key) === mine) newest.delete(key);
  }
}

/** Both ways carry plain JSON: Electron's bridge cannot clone a reactive proxy. */
function ask(channel: string, input: unknown): Promise<Answer<unknown>> {
  if (!bridge) return postInOrder(channel, input);
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
