/** What takes a moment: said while it is awaited. */

/** Longer than this (ms), and what is being done is said. */
const NOTICED = 300;

export class Working {
  /** Something is awaited, and it takes a moment. */
  noticed = $state(false);
  private awaited = 0;

  async during<T>(work: Promise<T>): Promise<T> {
    this.awaited++;
    const timer = setTimeout(() => (this.noticed = true), NOTICED);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
      if (--this.awaited === 0) this.noticed = false;
    }
  }
}
