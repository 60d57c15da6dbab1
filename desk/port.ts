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
  /** Tells the far end, however busy it is, that nobody waits any more for its calls up to this number. */
  leave?(last: number): void;
  /** Ends the far end at once, whatever it is doing. */
  end(): void;
}
/** Calls to a far end that is opened at the first call and again after it ended. */
export interface Connection {
  call: Call;
  /** Opens the far end before the first call. */
  open(): void;
  isOpen(): boolean;
  /** Nobody waits any more for what was called so far: the far end leaves it where it can, and answers `dropped`. */
  leave(): void;
  /** Ends the far end; open calls fail. */
  end(): void;
}

interface Request {
  id: number;
  channel: string;
  input: unknown;
}
type Reply = { id: number; answer: Answer<unknown> } | { id: number; fault: string };

/** Answers the calls that arrive at a port. `left` gives the number up to which nobody waits any more. */
export function answerCalls(port: Port, call: Call, left?: () => number): void {
  port.onMessage(async (message) => {
    const { id, channel, input } = message as Request;
    try {
      port.post({ id, answer: await call(channel, input, left && (() => left() >= id)) } satisfies Reply);
    } catch (error) {
      port.post({ id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) } satisfies Reply);
    }
  });
}

export function connectTo(open: () => Peer): Connection {
  type Waiting = Map<number, { done: (answer: Answer<unknown>) => void; fail: (error: Error) => void }>;
  let current: { peer: Peer; waiting: Waiting } | undefined;
  let last = 0;

  const connect = () => {
    const opened = { peer: open(), waiting: new Map() as Waiting };
    opened.peer.onMessage((message) => {
      const reply = message as Reply;
      const caller = opened.waiting.get(reply.id);
      opened.waiting.delete(reply.id);
      if ('answer' in reply) caller?.done(reply.answer);
      else caller?.fail(new Error(reply.fault));
    });
    opened.peer.onEnd((why) => {
      if (current === opened) current = undefined;
      for (const { fail } of opened.waiting.values()) fail(new Error(`the desk has ended: ${why}`));
      opened.waiting.clear();
    });
    return opened;
  };

  return {
    call: (channel, input) =>
      new Promise((done, fail) => {
        const { peer, waiting } = (current ??= connect());
        const id = ++last;
        waiting.set(id, { done, fail });
        peer.post({ id, channel, input } satisfies Request);
      }),
    open: () => void (current ??= connect()),
    isOpen: () => current !== undefined,
    leave: () => current?.peer.leave?.(last),
    end() {
      const ending = current;
      current = undefined;
      if (!ending) return;
      for (const { fail } of ending.waiting.values()) fail(new Error('the desk was ended'));
      ending.waiting.clear();
      ending.peer.end();
    },
  };
}

/** Carries calls to a peer, opened at the first call and again after it ended. */
export const callsTo = (open: () => Peer): Call => connectTo(open).call;
