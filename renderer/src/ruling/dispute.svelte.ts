/**
 * One dispute: its entry in the floor log, what it was saved as, the line it was laid out of. What is changed on its case is the same dispute;
 * another case on the table is another one, and undo leads back to it with all that is its own.
 */
import type { LaidOutView, LogEntry, Ruling } from '../../../desk/contract.ts';

/** Which entry a table's ruling became, as it is kept with the table. */
export interface KeptEntry {
  id: string;
  at: string;
}
/** A line that was not read whole: in pieces, and what is said of it. */
export type QuotedLine = Pick<LaidOutView, 'pieces' | 'says'>;

const isToday = (at: string): boolean => new Date(at).toDateString() === new Date().toDateString();

export class Dispute {
  /** The entry the ruling became, earlier ones of a dispute like it, and whether the last of those was ruled otherwise. */
  logged = $state.raw<{ entry: LogEntry; alike: LogEntry[]; differs?: boolean } | null>(null);
  /** What the log says was ruled, where it is ruled otherwise now. */
  formerly = $state.raw<LogEntry | null>(null);
  saved = $state.raw<{ id: string; title: string } | null>(null);
  line = $state.raw<QuotedLine | null>(null);
  private before: KeptEntry | undefined;

  /** The entry a table goes on with that is brought back. */
  get kept(): KeptEntry | undefined {
    const { id, at } = this.logged?.entry ?? this.before ?? {};
    return id !== undefined && at !== undefined && !this.isRecord ? { id, at } : undefined;
  }
  /** What was ruled on another day, or otherwise than today, stays as it was: what is changed on it is another dispute. */
  get isRecord(): boolean {
    return this.formerly !== null || (this.logged !== null && !isToday(this.logged.entry.at));
  }
  /** The entry its ruling became; that of a table that is brought back only within a day. */
  goOn(kept: KeptEntry | undefined): void {
    if (kept && isToday(kept.at)) this.before = kept;
  }
  /** What is changed on what stays as it was. */
  get next(): Dispute {
    const next = new Dispute();
    next.saved = this.saved;
    return next;
  }
  /** An entry was opened, and is ruled anew: only where that says something else it is told. */
  reopened(entry: LogEntry, now: Ruling | undefined): void {
    this.logged = { entry, alike: [] };
    this.formerly = now && now.headline.en !== entry.headline.en ? entry : null;
  }
}
