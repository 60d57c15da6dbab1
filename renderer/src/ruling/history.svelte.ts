/** What something was before each of its changes, and what was undone. */

/** As many changes as are kept. */
const MOST = 200;

export class History<T> {
  private past = $state.raw<T[]>([]);
  private future = $state.raw<T[]>([]);
  canUndo = $derived(this.past.length > 0);
  canRedo = $derived(this.future.length > 0);

  /** It changes: this is what it was. */
  add(was: T): void {
    this.past = [...this.past.slice(1 - MOST), was];
    this.future = [];
  }
  /** Something was there before the first change kept: it is what that one changed. */
  beginWith(first: T): void {
    this.past = [first, ...this.past.slice(1)];
  }
  /** What it was before the last change; undefined where nothing was changed. */
  undo(is: T): T | undefined {
    const was = this.past.at(-1);
    if (was === undefined) return undefined;
    this.past = this.past.slice(0, -1);
    this.future = [is, ...this.future];
    return was;
  }
  /** What it was before the last undo; undefined where nothing was undone. */
  redo(is: T): T | undefined {
    const [next, ...rest] = this.future;
    if (next === undefined) return undefined;
    this.future = rest;
    this.past = [...this.past, is];
    return next;
  }
}
