/** A ruling that is looked at longer than a moment is kept in the floor log; what is changed on it within the dispute is the same entry. */
import type { Case, LogEntry, Ruling } from '../../../desk/contract.ts';
import { app } from '../app.svelte.ts';
import { desk, valueOf } from '../desk.ts';
import { isSameAnswer, type Answered } from './same-answer.ts';

/** Longer than this (ms), and a ruling was looked at. */
const MOMENT = 3000;
/** Which entry a table's ruling became, as it is kept with the table. */
export interface KeptEntry {
  id: string;
  at: string;
}
const dayOf = (at?: string): string => (at === undefined ? new Date() : new Date(at)).toDateString();

export class Logging {
  /** The entry the ruling became, earlier ones of a dispute like it, and whether the last of those was ruled otherwise. */
  logged = $state.raw<{ entry: LogEntry; alike: LogEntry[]; differs?: boolean } | null>(null);
  /** What the log says was ruled, where it is ruled otherwise now. */
  formerly = $state.raw<LogEntry | null>(null);
  private before: string | undefined;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private readonly onkept: () => void;
  /** `onkept`: the ruling became an entry. */
  constructor(onkept: () => void) {
    this.onkept = onkept;
  }

  get kept(): KeptEntry | undefined {
    const { id, at } = this.logged?.entry ?? {};
    return id !== undefined && at !== undefined ? { id, at } : undefined;
  }
  /** The table was brought back: within a day its ruling is the same dispute. */
  goOn(kept: KeptEntry | undefined): void {
    if (kept && dayOf(kept.at) === dayOf()) this.before = kept.id;
  }
  /** Another case came onto the table: another dispute. */
  begin(): void {
    this.logged = null;
    this.formerly = null;
    this.before = undefined;
  }
  /** An entry was opened, and is ruled anew: only where that says something else it is told. */
  reopened(entry: LogEntry, now: Ruling | undefined): void {
    clearTimeout(this.waiting);
    this.logged = { entry, alike: [] };
    this.formerly = now && now.headline.en !== entry.headline.en ? entry : null;
  }
  /** `isStill`: whether the case still lies on the table. */
  soon(of: Case, ruling: Ruling, isStill: () => boolean): void {
    clearTimeout(this.waiting);
    if ((of.moves ?? []).length === 0 || this.formerly) return;
    this.waiting = setTimeout(() => void this.log(of, ruling, isStill), MOMENT);
  }
  private async wasOtherwise(last: LogEntry | undefined, now: Answered): Promise<boolean> {
    const then = last && valueOf(await desk.logEntry({ id: last.id }));
    return then !== undefined && !(await isSameAnswer(now, then));
  }
  private async log(of: Case, { ruleset, rulesetDate, verdict, headline, grounds }: Ruling, isStill: () => boolean) {
    const id = this.logged?.entry.id ?? this.before;
    const kept = valueOf(
      await desk.logRuling({
        ...(id !== undefined && { id }),
        ...(app.call?.game === of.game && { call: app.call.id }),
        case: of,
        ruleset,
        ...(rulesetDate !== undefined && { rulesetDate }),
        lang: app.lang,
        verdict,
        headline,
        grounds,
      }),
    );
    if (!kept) return;
    const differs = await this.wasOtherwise(kept.alike[0], { case: of, verdict, headline });
    if (!isStill()) return;
    this.logged = { ...kept, differs };
    this.onkept();
  }
}
