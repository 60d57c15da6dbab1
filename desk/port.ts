// Calls across a process or thread: the desk's databases never run where a window or a server waits. Used by Electron
// (utility process) and host/ (worker thread); a port that ends fails its open calls, and the next call opens a new one.
import type { Answer } from './contract.ts';
import type { Call } from './serve.ts';

/** One end of a two-way channel of structured-cloneable messages. */
export interface Port {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): void;
}
/** The far end as seen by whoever started it. */
export interface Peer extends Port {
  /** Called once, with why the far end is gone. */
  onEnd(listener: (why: string) => void): void;
}

interface Request {
  id: number;
  channel: string;
  input: unknown;
}
type Reply = { id: number; answer: Answer<unknown> } | { id: number; fault: string };

/** Answers the calls that arrive at a port. */
export function answerCalls(port: Port, call: Call): void {
  port.onMessage(async (message) => {
    const { id, channel, input } = message as Request;
    try {
      port.post({ id, answer: await call(channel, input) } satisfies Reply);
    } catch (error) {
      port.post({ id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies Reply);
    }
  });
}

/** Carries calls to a peer, opened at the first call and again after it ended. */
export function callsTo(open: () => Peer): Call {
  const waiting = new Map<number, { done: (answer: Answer<unknown>) => void; fail: (error: Error) => void }>();
  let peer: Peer | undefined;
  let last = 0;

  const connect = (): Peer => {
    const opened = open();
    opened.onMessage((message) => {
      const reply = message as Reply;
      const caller = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('answer' in reply) caller?.done(reply.answer);
      else caller?.fail(new Error(reply.fault));
    });
    opened.onEnd((why) => {
      if (peer === opened) peer = undefined;
      for (const { fail } of waiting.values()) fail(new Error(`the desk has ended: ${why}`));
      waiting.clear();
    });
    return opened;
  };

  return (channel, input) =>
    new Promise((done, fail) => {
      peer ??= connect();
      const id = ++last;
      waiting.set(id, { done, fail });
      peer.post({ id, channel, input } satisfies Request);
    });
}

/** What is ruled; all else looks up or keeps. */
const RULES: ReadonlySet<string> = new Set(['rule', 'now', 'line', 'lineOf', 'rulesets', 'diff']);

/** Two desks: what is ruled, however long it takes, never holds up what is looked up or saved. */
export function twoDesks(open: () => Peer): Call {
  const [ruling, rest] = [callsTo(open), callsTo(open)];
  return (channel, input) => (RULES.has(channel) ? ruling : rest)(channel, input);
}
