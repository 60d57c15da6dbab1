/**
 * A game's table while one works on it: the case with its past and future, its ruling, and where in the ruling one stands.
 * Every change of the case goes through `commit`, is ruled at once and kept by the desk.
 */
import type {
  Case,
  Decision,
  Game,
  HandleView,
  Localized,
  LogEntry,
  NowAnswer,
  NowOption,
  Player,
  Problem,
  Ruling,
} from '../../../desk/contract.ts';
import { cardsOf, spliceMoves } from '../../../desk/pure.ts';
import { app } from '../app.svelte.ts';
import { fullOf, removePtcg, removeYgo, slim, type FullPtcg, type FullYgo } from '../board/edit.ts';
import { faceOf } from '../board/faces.svelte.ts';
import { desk, valueOf } from '../desk.ts';
import { answered, answeredAlong } from './answer.ts';
import { Around } from './around.svelte.ts';
import { otherEditions, whatIf, type Beside } from './beside.ts';
import { History } from './history.svelte.ts';
import { Logging } from './logging.svelte.ts';
import { begun, type AnswerOf } from './moves.ts';
import { answerOn, attackOn, cardOn, nameOn, printTaken } from './names.ts';
import { Dispute, type KeptEntry, type QuotedLine } from './dispute.svelte.ts';
import { decisive } from './opens-at.ts';
import { changed, linksAt, walk, type Board, type LinkNow, type Walk } from './replay.ts';
import { decisionSwitches, openingAt, responseSwitch, type Switch } from './switches.ts';
import { Working } from './working.svelte.ts';

type Move = NonNullable<Case['moves']>[number];
/** Cards being picked on the mat for a move. */
export interface Picking {
  title: Localized;
  /** Ids of cards (or `player`) that may be picked. */
  from: string[];
  many: boolean;
  picked: string[];
  done: (ids: string[]) => void;
}

/** A table as it is kept. */
interface Kept {
  case?: Case;
  saved?: { id: string; title: string } | null;
  logged?: KeptEntry | undefined;
  line?: QuotedLine | null;
}
/** A case on the table, and the dispute it is of. */
interface Laid {
  case: Case;
  dispute: Dispute;
}
export class Session {
  case = $state.raw<Case>({ game: 'ygo' });
  ruling = $state.raw<Ruling | null>(null);
  problems = $state.raw<Problem[]>([]);
  fault = $state(false);
  private readonly around = new Around();
  /** Steps gone: 0 is the board at the start. */
  at = $state(0);
  /** Branches one looks into. */
  path = $state.raw<number[]>([]);
  /** Whether the mat is being set up (the board at the start) or the ruling is walked. */
  editing = $state(true);
  selected = $state<string | null>(null);
  /** The card one looks at beside the ruling, instead of the one the step is about. */
  lookedAt = $state<string | null>(null);
  /** The card last focused: what `w` asks about. */
  focused = $state<string | null>(null);
  /** The move that is being told more exactly, by its place. */
  telling = $state<number | null>(null);
  /** The pile whose cards are listed. */
  pile = $state.raw<{ player: Player; zone: string } | null>(null);
  beside = $state.raw<Beside | null>(null);
  picking = $state.raw<Picking | null>(null);
  playing = $state(false);
  private dispute = $state.raw(new Dispute());
  private readonly work = new Working();
  private readonly history = new History<Laid>();
  private readonly log = new Logging(() => this.keep());
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private player: ReturnType<typeof setInterval> | undefined;
  private loading: Promise<void> | undefined;

  walk: Walk | null = $derived(this.ruling ? walk(this.ruling, this.path) : null);
  steps = $derived(this.walk?.steps ?? []);
  step = $derived(this.at > 0 ? this.steps[this.at - 1] : undefined);
  last: Ruling | null = $derived(this.walk?.last ?? null);
  /** The board being looked at. */
  board: Board = $derived.by(() => {
    if (this.editing || !this.walk) return (this.full ?? {}) as Board;
    return this.walk.board(this.at);
  });
  /** The case's own board with all ids: what is edited. */
  full: FullYgo | FullPtcg = $derived(fullOf(this.case.state, this.game));
  shown: FullYgo | FullPtcg = $derived(fullOf(this.board, this.game));
  changed: Set<string> = $derived.by(() => {
    if (this.editing || !this.walk || !this.step) return new Set<string>();
    return changed(this.walk.board(this.at - 1), this.step.changes);
  });
  /** What the ruling took names for that have several printings; while nothing can be ruled, what the last one took. */
  printings = $state.raw<Record<string, string>>({});
  /** A board of a ruling shown without it: no other printing is to be expected than the ruling took. */
  ofRuling = false;
  links: LinkNow[] = $derived(this.editing || !this.last ? [] : linksAt(this.last.chain ?? [], this.steps, this.at));
  /** Coins, choices and uses of the step one stands on. */
  switches: Switch[] = $derived(
    this.editing || !this.last ? [] : decisionSwitches(this.answeredSoFar(), this.last, this.steps, this.at),
  );
  moves: Move[] = $derived((this.case.moves ?? []) as Move[]);
  /** What was not read of that line stands there until something is played. */
  quoted = $derived(this.moves.length === 0 ? this.dispute.line : null);
  /** That line as it was typed. */
  typed = $derived(
    this.quoted?.pieces
      .map(({ text }) => text)
      .join('')
      .trim(),
  );
  empty = $derived(this.moves.length === 0 && Object.keys(slim(this.full).players ?? {}).length === 0);
  /** A case may name none: then it is the one it was ruled under. */
  ruleset = $derived(this.case.ruleset ?? this.ruling?.ruleset ?? app.ruleset[this.game]);

  constructor(game: Game) {
    this.case = { game, ruleset: app.ruleset[game] } as Case;
  }

  /** The entry of the floor log this ruling became, and earlier ones of a dispute like it. */
  get logged() {
    return this.dispute.logged;
  }
  /** What the log says was ruled, where it is ruled otherwise now. */
  get formerly(): LogEntry | null {
    return this.dispute.formerly;
  }
  /** Saved under this id and name, once it was. */
  get saved(): { id: string; title: string } | null {
    return this.dispute.saved;
  }
  get game(): Game {
    return this.case.game;
  }
  /** Asked once the ruling stands. */
  get now(): NowAnswer | null {
    return this.around.nowOf(this.case);
  }
  get instead(): NowOption[] | null {
    return this.around.instead;
  }
  get handles(): HandleView[] {
    return this.around.handles;
  }
  /** A ruling is awaited, and it takes a moment. */
  get working(): boolean {
    return this.work.noticed;
  }
  get canUndo(): boolean {
    return this.history.canUndo;
  }
  get canRedo(): boolean {
    return this.history.canRedo;
  }

  blank(): Case {
    return { game: this.game, ruleset: app.ruleset[this.game] } as Case;
  }

  /** Brings the table back as it was left, also after a crash; once, and never over what was put on it meanwhile. */
  load(): Promise<void> {
    return (this.loading ??= this.restore());
  }
  private async restore(): Promise<void> {
    const kept = valueOf(await desk.autosaved({ slot: this.game }));
    const found = kept?.case as Kept | undefined;
    if (!found?.case || found.case.game !== this.game) return;
    const dispute = new Dispute();
    dispute.saved = found.saved ?? null;
    dispute.line = found.line ?? null;
    dispute.goOn(found.logged);
    // Something was put on the table before this came: what lay there is one undo further back.
    if (this.canUndo) return this.history.beginWith({ case: found.case, dispute });
    this.case = found.case;
    this.dispute = dispute;
    this.editing = (found.case.moves ?? []).length === 0;
    await this.rule('end');
  }

  // ── Changing the case ──

  commit(next: Case, stay: 'end' | 'start' | 'here' = 'end'): void {
    this.history.add(this.laid);
    this.case = next;
    if (this.dispute.isRecord) this.dispute = this.dispute.next;
    this.changedCase(stay);
  }
  private changedCase(stay: 'end' | 'start' | 'here'): void {
    this.path = [];
    this.lookedAt = null;
    this.beside = null;
    this.picking = null;
    void this.rule(stay);
    this.keep();
  }
  private keep(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      const { saved, kept, line } = this.dispute;
      const snapshot: Kept = { case: this.case, saved, logged: kept, line };
      void desk.autosave({ slot: this.game, case: snapshot });
    }, 250);
  }
  undo(): void {
    this.goTo(this.history.undo(this.laid));
  }
  redo(): void {
    this.goTo(this.history.redo(this.laid));
  }
  private get laid(): Laid {
    return { case: this.case, dispute: this.dispute };
  }
  private goTo(other: Laid | undefined): void {
    if (!other) return;
    ({ case: this.case, dispute: this.dispute } = other);
    this.changedCase('here');
  }

  /** Opens an entry of the floor log: it is ruled again, and a different answer is said. */
  async reopen(id: string): Promise<void> {
    const entry = valueOf(await desk.logEntry({ id }));
    const ruled = entry && valueOf(await desk.rule({ case: entry.case }));
    if (!entry) return;
    const dispute = new Dispute();
    dispute.reopened(entry, ruled?.ruling);
    this.open(entry.case, ruled?.ruling, dispute);
    this.log.leave();
  }
  /** Puts another case on the table; what lay there can be had back with undo. */
  open(next: Case, ruling?: Ruling, dispute = new Dispute()): void {
    this.history.add(this.laid);
    this.case = next;
    this.dispute = dispute;
    this.path = [];
    this.beside = null;
    this.picking = null;
    this.telling = null;
    this.selected = null;
    this.lookedAt = null;
    this.editing = (next.moves ?? []).length === 0;
    if (ruling) {
      // What was asked of the case before is no longer wanted.
      this.asked++;
      void this.take(ruling, 'end');
    } else void this.rule('end');
    this.keep();
  }
  /** Lays out what was read of a line; nothing is played and nothing ruled. */
  layOut(of: Case, pieces: QuotedLine['pieces'], says: Localized): void {
    const dispute = new Dispute();
    dispute.line = { pieces, says };
    this.open(of, undefined, dispute);
    app.say(says[app.lang]);
  }
  dismissLine(): void {
    this.dispute.line = null;
    this.keep();
  }
  /** Shows a board only: nothing was ruled. */
  showBoard(of: Case): void {
    this.case = of;
  }
  /** Shows a case only: nothing is kept, nothing lies under it. */
  show(of: Case, ruling: Ruling, stay: 'end' | 'start' = 'end'): void {
    this.case = of;
    this.path = [];
    this.ruling = ruling;
    this.printings = ruling.printings ?? {};
    this.editing = false;
    this.at = stay === 'end' ? ruling.steps.length : 0;
  }
  clear(): void {
    this.open(this.blank());
    this.editing = true;
  }
  setState(full: FullYgo | FullPtcg): void {
    this.commit({ ...this.case, state: slim(full, this.case.state) } as Case, 'start');
  }
  removeCard(id: string): void {
    const full = this.full;
    this.setState(this.game === 'ygo' ? removeYgo(full as FullYgo, id) : removePtcg(full as FullPtcg, id));
    if (this.selected === id) this.selected = null;
  }
  setRuleset(id: string): void {
    this.commit({ ...this.case, ruleset: id } as Case, 'here');
  }
  addCardDefinition(key: string, card: unknown): void {
    this.commit({ ...this.case, cards: { ...this.case.cards, [key]: card } } as Case, 'here');
  }
  setMoves(moves: Move[]): void {
    this.editing = false;
    this.commit({ ...this.case, moves } as Case, 'end');
  }
  addMove(move: Move): void {
    this.setMoves([...this.moves, move]);
  }
  removeMove(index: number): void {
    this.editing = false;
    this.commit(spliceMoves(this.case, index, 1), 'end');
  }
  accept(index: number, accepted: boolean): void {
    this.setMoves(this.moves.map((m, i) => (i === index ? { ...m, accepted: accepted || undefined } : m)));
  }

  decide(decision: Decision, answer: unknown): void {
    this.editing = false;
    this.commit(answered(this.answeredSoFar(), decision, answer), 'end');
  }
  private answeredSoFar(): Case {
    return answeredAlong(this.case, this.ruling ?? undefined, this.path, this.walk?.taken ?? []);
  }

  // ── Ruling ──

  /** What takes a moment is said meanwhile, and can be cancelled. */
  during<T>(work: Promise<T>): Promise<T> {
    return this.work.during(work);
  }
  cancelWork(): void {
    void desk.cancel({});
  }
  async rule(stay: 'end' | 'start' | 'here' = 'here'): Promise<void> {
    const turn = ++this.asked;
    this.around.leave();
    try {
      const answer = await this.during(desk.rule({ case: this.case, for: 'table' }));
      if (turn !== this.asked) return;
      this.fault = false;
      if (!answer.ok) {
        this.problems = answer.problems;
        this.ruling = null;
        return;
      }
      await this.take(answer.value.ruling, stay);
    } catch (error) {
      if (turn === this.asked) this.fault = true;
      console.error(error);
    }
  }
  private take(ruling: Ruling, stay: 'end' | 'start' | 'here'): Promise<void> {
    this.problems = [];
    const of = this.case;
    this.log.soon(this.dispute, of, ruling, () => of === this.case);
    this.ruling = ruling;
    this.printings = ruling.printings ?? {};
    const end = stay === 'end' ? decisive(ruling) : ruling.steps.length;
    // Who is picking cards already stays at the board they are picked on.
    if (!this.picking) this.at = stay === 'end' ? end : stay === 'start' ? 0 : Math.min(this.at, end);
    if (!this.quoted) app.say(ruling.headline[app.lang]);
    // Of an empty table nothing is assumed that could be told otherwise.
    return this.around.ask(of, ruling, !this.empty);
  }
  /** Back to the moment of the move that is not legal, to play something else. */
  takeBack(): void {
    const at = this.ruling?.illegal?.move;
    if (at !== undefined) this.setMoves(this.moves.slice(0, at));
  }
  /** Tells an assumption otherwise. */
  turnHandle(handle: HandleView): void {
    this.commit(handle.case, 'end');
    // The ruling that comes says it, too: once is enough for who listens.
    app.tell(handle.headline, () => this.undo(), true);
  }

  // ── Walking ──

  /** Where a ruling opens, without a word about the step. */
  toAnswer(): void {
    this.editing = false;
    this.lookedAt = null;
    this.at = this.ruling && this.path.length === 0 ? decisive(this.ruling) : this.steps.length;
  }
  go(to: number): void {
    this.editing = false;
    this.lookedAt = null;
    this.at = Math.max(0, Math.min(this.steps.length, to));
    const step = this.step;
    if (step) app.say(`${this.at}. ${begun(step.text[app.lang])}`);
  }
  /** The next step that happened; skipped ones are read, not walked. */
  move(by: 1 | -1): void {
    let to = this.at + by;
    while (to > 0 && to < this.steps.length && this.steps[to - 1]?.outcome === 'skipped') to += by;
    this.go(to);
  }
  toggle(): void {
    if (this.playing) return this.stop();
    if (this.at >= this.steps.length) this.go(0);
    this.playing = true;
    this.player = setInterval(() => {
      this.move(1);
      if (this.at >= this.steps.length) this.stop();
    }, 1400);
  }
  stop(): void {
    this.playing = false;
    clearInterval(this.player);
  }
  look(branch: number): void {
    const at = this.steps.length;
    this.path = [...this.path, branch];
    this.go(Math.min(at + 1, this.steps.length));
  }
  leaveBranch(): void {
    this.path = this.path.slice(0, -1);
    this.go(this.steps.length);
  }

  // ── Beside ──

  /** The responses that were possible at the step one stands on, with the one that was made. */
  async responses(): Promise<Switch | undefined> {
    const opening = this.editing || this.path.length > 0 ? undefined : openingAt(this.case, this.steps, this.at);
    if (!opening) return undefined;
    const of = this.case;
    const now = valueOf(await desk.now({ case: { ...of, moves: opening.before }, for: 'responses' }));
    return now && responseSwitch(of, opening, now.options, this.nameOf);
  }
  /** Rules every other option of a switch, and holds them beside what was played. */
  whatIf(otherwise: Switch): Promise<void> {
    return this.hold(whatIf(otherwise));
  }
  otherEditions(): Promise<void> {
    return this.hold(otherEditions(this.case, this.ruleset));
  }
  private async hold(ruled: Promise<Beside>): Promise<void> {
    const turn = this.asked;
    const beside = await this.during(ruled);
    // None where it was cancelled.
    if (turn === this.asked && beside.others.length > 0) this.beside = beside;
  }
  takeBeside(index: number): void {
    const other = this.beside?.others[index];
    if (!other) return;
    this.editing = false;
    this.commit(other.case, 'end');
  }

  // ── Names ──

  nameOf = (id: string): Localized => nameOn(this, id);
  /** An attack of the move at this index in both languages. */
  attackOf(called: string | number, index: number): Localized | undefined {
    return attackOn(this, called, index);
  }
  answerOf: AnswerOf = (question, answer) => answerOn(this, question, answer);
  /** The printing of a card that lies here: the one the case gives, else the one the ruling took; of what lies there since nothing can be ruled, and the case does not define, the one to expect. */
  printOf(there: { card: string; print?: string | undefined }): string | undefined {
    return printTaken(this, there);
  }
  /** The name a card is defined by, by its id. */
  cardOf(id: string): string {
    return cardOn(this, id);
  }

  /** Saved under a title; the problems, where it was not. */
  async saveAs(title: string): Promise<readonly Problem[]> {
    const { dispute } = this;
    const answer = await desk.saveCase({
      ...(this.saved && { id: this.saved.id }),
      title,
      case: { ...this.case, title },
      names: [...new Set(cardsOf(this.case).flatMap(({ card }) => Object.values(faceOf(this.case, card).name)))],
    });
    if (!answer.ok) return answer.problems;
    dispute.saved = { id: answer.value.id, title: answer.value.title };
    this.keep();
    return [];
  }
}

export const sessions: Record<Game, Session> = { ygo: new Session('ygo'), ptcg: new Session('ptcg') };

/** The rulesets that stand above, one a game: a table's own while one is on it. What is read from words is ruled under them. */
export const rulesetsInSight = (): string[] =>
  Object.values({ ...app.ruleset, ...(app.game && { [app.game]: sessions[app.game].ruleset }) });
