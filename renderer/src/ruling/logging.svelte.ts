/** A ruling that is looked at longer than a moment is kept in the floor log; what is changed on it within the dispute is the same entry. */
import type { Case, LogEntry, Ruling } from '../../../desk/contract.ts';
import { app } from '../app.svelte.ts';
import { desk, valueOf } from '../desk.ts';
import type { Dispute } from './dispute.svelte.ts';
import { isSameAnswer, type Answered } from './same-answer.ts';

/** Longer than this (ms), and a ruling was looked at. */
const MOMENT = 3000;

async function wasOtherwise(last: LogEntry | undefined, now: Answered): Promise<boolean> {
  const then = last && valueOf(await desk.logEntry({ id: last.id }));
  return then !== undefined && !(await isSameAnswer(now, then));
}

/** Of a place where one ruling is looked at after the other. */
export class Logging {
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private readonly onkept: () => void;
  /** `onkept`: the ruling became an entry. */
  constructor(onkept: () => void = () => undefined) {
    this.onkept = onkept;
  }

  /** It is no longer looked at. */
  leave(): void {
    clearTimeout(this.waiting);
  }
  /** `isStill`: whether the case is still the one that is looked at. */
  soon(dispute: Dispute, of: Case, ruling: Ruling, isStill: () => boolean): void {
    this.leave();
    if ((of.moves ?? []).length === 0 || dispute.isRecord) return;
    this.waiting = setTimeout(() => void this.log(dispute, of, ruling, isStill), MOMENT);
  }
  private async log(
    dispute: Dispute,
    of: Case,
    { ruleset, rulesetDate, verdict, headline, grounds }: Ruling,
    isStill: () => boolean,
  ): Promise<void> {
    const { id } = dispute.kept ?? {};
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
    // Which entry it became is known before anything else is asked: what is played meanwhile goes on with it.
    dispute.goOn(kept.entry);
    const differs = await wasOtherwise(kept.alike[0], { case: of, verdict, headline });
    if (!isStill()) return;
    dispute.logged = { ...kept, differs };
    this.onkept();
  }
}
