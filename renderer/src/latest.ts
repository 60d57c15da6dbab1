/**
 * One request at a time, and after it only the newest: what was asked meanwhile and is no longer wanted never leaves the window.
 * Answers undefined to whoever was passed over.
 */
export function latest<I, O>(ask: (input: I) => Promise<O>): (input: I) => Promise<O | undefined> {
  interface Waiting {
    input: I;
    done: (answer: O | undefined) => void;
    fail: (error: unknown) => void;
  }
  let next: Waiting | undefined;
  let running = false;
  async function run(): Promise<void> {
    running = true;
    while (next) {
      const mine: Waiting = next;
      next = undefined;
      await ask(mine.input).then(mine.done, mine.fail);
    }
    running = false;
  }
  return (input) =>
    new Promise((done, fail) => {
      next?.done(undefined);
      next = { input, done, fail };
      if (!running) void run();
    });
}
