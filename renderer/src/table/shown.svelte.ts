/** What players see of a ruling: the steps that happened, the mat at each of them, the words that decide; nothing secret. */
import type { Case, Localized, Step } from '../../../desk/contract.ts';
import { fullOf, slim } from '../board/edit.ts';
import { faceOf } from '../board/faces.svelte.ts';
import { decidingAt, refusedCard, type Deciding } from '../ruling/deciding.ts';
import { changed } from '../ruling/replay.ts';
import { Session } from '../ruling/session.svelte.ts';
import { publicSteps, secretNames, seenSince, shownBy } from './public.ts';
import { seenAfter } from './taking-part.ts';

export class Shown {
  private readonly session: Session;
  readonly steps: Step[] = $derived.by(() => publicSteps(this.session.steps, this.session.last?.outcomes));
  /** Which of them is shown. */
  at = $state(0);
  readonly step: Step | undefined = $derived(this.steps[this.at]);
  /** Its place among all steps. */
  private readonly index = $derived.by(() => (this.step ? this.session.steps.indexOf(this.step) : -1));
  /** Behind the last step players see: of a play that is not legal, what forbids it. Its card was shown in playing it. */
  readonly refused = $derived.by(() => this.session.last?.illegal !== undefined && this.at >= this.steps.length - 1);
  private readonly tried = $derived.by(() => {
    const { last, moves } = this.session;
    const isSet = moves[last?.illegal?.move ?? -1]?.do.startsWith('set') ?? false;
    return isSet ? undefined : refusedCard(this.session);
  });
  private readonly seen = $derived.by(() =>
    this.session.walk ? seenSince(this.session.walk, this.session.game, this.nameOf) : new Map<string, number>(),
  );
  readonly secrets = $derived.by(() =>
    this.hiddenAfter(this.index + 1, this.refused ? this.tried : shownBy(this.step)),
  );
  readonly lastSecrets = $derived.by(() => this.hiddenAfter(this.session.steps.length, this.tried));
  /** The mat as players see it at this step. */
  readonly mat: Session | undefined = $derived.by(() => {
    const { session, step, index } = this;
    const board = seenAfter(session, index + 1, step);
    if (!board) return undefined;
    const shown = new Session(session.game);
    shown.editing = false;
    shown.printings = session.printings;
    shown.ofRuling = true;
    shown.case = { ...session.case, moves: [], state: slim(board) } as Case;
    if (step && session.walk) shown.changed = changed(session.walk.board(index), step.changes);
    return shown;
  });
  /** The decisive card's own words, where it lies open and some of them decide; all of them where it is not plain which. */
  readonly text: Deciding | undefined = $derived.by(() => {
    const deciding = decidingAt(this.session, this.refused ? this.session.steps.length : this.index + 1);
    if (!deciding?.face.texts.length || !(deciding.ofEffect || deciding.marks.length)) return undefined;
    const { de, en } = deciding.face.name;
    return [de, en].some((name) => this.secrets.has(name)) ? undefined : deciding;
  });

  constructor(session: Session) {
    this.session = session;
    this.at = Math.max(0, this.steps.filter((s) => session.steps.indexOf(s) < session.at).length - 1);
  }
  go(to: number): void {
    this.at = Math.max(0, Math.min(this.steps.length - 1, to));
  }

  private readonly nameOf = (card: string): Localized => faceOf(this.session.case, card).name;
  /** What players have not seen after so many steps, of which `revealed` shows a card. */
  private hiddenAfter(n: number, revealed?: string): ReturnType<typeof secretNames> {
    const board = this.session.walk?.board(n);
    if (!board) return new Map();
    const full = fullOf(board, this.session.game);
    return secretNames(
      full,
      this.session.game,
      this.nameOf,
      revealed,
      (name) => (this.seen.get(name) ?? Infinity) <= n,
    );
  }
}
