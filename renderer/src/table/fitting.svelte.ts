/**
 * How the theatre finds room. The mat keeps its height: first in half the width, then in as little as it needs for it. The words keep their size: what
 * does not fit beside it is read in parts, the verdict, the step, the card's words, as many together as there is room for. Only a verdict that is too
 * long by itself goes on smaller behind the sentences there is room for, and steps down to 40 pixels where even that does not do. Where both languages stand side by side, the mat stands beside the step.
 */
import { tick } from 'svelte';
import { app } from '../app.svelte.ts';
import { parts } from './parts.ts';

/** The rows of words. */
export const ROW = { verdict: 0, step: 1, text: 2 } as const;
type Row = (typeof ROW)[keyof typeof ROW];

/** Shares of its size a verdict takes that fits in no other way, 40 of 53 pixels at last. */
const SMALLER = [0.87, 0.75];
/** Pixels above each row. */
const GAP = 20;
/** Pixels a key. */
const SCROLLED = 120;

export class Fitting {
  /** The element with the words. */
  words = $state<HTMLElement>();
  /** The rows of each part; one part or none where all stands there at once. */
  parted = $state.raw<number[][]>([]);
  /** How many sentences of the verdict are large. */
  large = $state(Infinity);
  /** The share of its size a verdict has that is too long for all else. */
  size = $state(1);
  /** More of the part than there is room for stands above, or below. */
  more = $state.raw({ above: false, below: false });
  /** The row one reads. */
  private row = $state<Row>(ROW.verdict);
  private isSlim = $state(false);
  private isBoth = $state(false);
  private count = 0;

  readonly part = $derived(Math.max(0, this.parted.findIndex((rows) => rows.includes(this.row)))); // prettier-ignore
  readonly mat = $derived<'half' | 'slim' | 'none'>(
    this.isBoth && !this.isShown(ROW.step) ? 'none' : this.isSlim ? 'slim' : 'half',
  );
  isShown(row: Row): boolean {
    return this.parted.length < 2 || Boolean(this.parted[this.part]?.includes(row));
  }
  /** The row has the part for itself. */
  isAlone(row: Row): boolean {
    return this.parted[this.part]?.join() === String(row);
  }

  /** Finds room for a verdict of so many sentences, in both languages or in one. */
  async fit(sentences: number, isBoth: boolean): Promise<void> {
    const mine = ++this.count;
    const laid = async (lay: () => void): Promise<boolean> => {
      lay();
      await tick();
      return mine === this.count && this.words !== undefined;
    };
    const { row } = this;
    const whole = () => Object.assign(this, { parted: [], isSlim: false, isBoth: false, large: Infinity, size: 1 });
    if (!(await laid(whole))) return;
    if (!this.isScrolled && (isBoth || this.overflows)) {
      if (!(await laid(() => (this.isSlim = true)))) return;
      if (isBoth || this.overflows) {
        const heights = this.heights();
        // The keys for the parts may take a line of their own.
        for (let tries = 0; tries < 2; tries++) if (!(await laid(() => this.partAs(heights, isBoth)))) return;
        for (let n = sentences - 1; n > 0 && this.overflows; n--) if (!(await laid(() => (this.large = n)))) return;
        // Two languages keep their size: what is larger than the screen is scrolled.
        for (const size of isBoth ? [] : SMALLER) if (this.overflows && !(await laid(() => (this.size = size)))) return;
      }
    }
    if (await laid(() => (this.row = row))) this.look();
  }
  private partAs(heights: number[], isBoth: boolean): void {
    const alone = heights.flatMap((height, row) => (height > 0 || row === ROW.step ? [[row]] : []));
    this.parted = isBoth ? alone : parts(heights, this.words?.clientHeight ?? 0);
    this.isBoth = isBoth;
    this.row = ROW.verdict;
  }
  /** On a telephone, and with letters twice as large, the whole is scrolled, the mat with the words. */
  private get isScrolled(): boolean {
    return app.widths.includes('small');
  }
  private get overflows(): boolean {
    return this.words !== undefined && this.words.scrollHeight > this.words.clientHeight;
  }
  private heights(): number[] {
    const rows = [...(this.words?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const heightOf = (row: Row) => rows.filter((one) => one.dataset['row'] === String(row)).map((one) => one.offsetHeight + GAP); // prettier-ignore
    return Object.values(ROW).map((row) => Math.max(0, ...heightOf(row)));
  }

  /** What is scrolled: the words, or where the mat stands below them both. */
  private get scrolled(): HTMLElement | null | undefined {
    return this.isScrolled ? this.words?.parentElement : this.words;
  }
  look(): void {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = this.scrolled ?? {};
    this.more = { above: scrollTop > 1, below: scrollHeight - clientHeight - scrollTop > 1 };
  }
  show(row: Row): void {
    this.row = row;
  }
  /** A part larger than the screen is scrolled first. */
  async turn(by: 1 | -1): Promise<void> {
    const { scrolled } = this;
    const before = scrolled?.scrollTop;
    scrolled?.scrollBy({ top: by * SCROLLED });
    this.look();
    const next = this.parted[this.part + by]?.[0];
    if (scrolled?.scrollTop !== before || next === undefined) return;
    this.row = next as Row;
    await tick();
    this.words?.scrollTo({ top: 0 });
    this.look();
  }
}
