// A program started by npm ends with npm: npm passes a signal on to its shell, and the shell to nobody.

/** Calls `ended` once when the process that started this one is gone. Does not keep this process alive. */
export function whenParentEnds(ended) {
  const parent = process.ppid;
  const clock = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(clock);
    ended();
  }, 300);
  clock.unref();
}
