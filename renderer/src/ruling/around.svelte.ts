/** What is asked once a verdict stands, of that case alone: what the answer hangs on, what would be legal instead, what may be done now. */
import type { Case, HandleView, NowAnswer, NowOption, Ruling } from '../../../desk/contract.ts';
import { desk, valueOf } from '../desk.ts';

export class Around {
  /** Assumptions that, told otherwise, give another answer. */
  handles = $state.raw<HandleView[]>([]);
  /** Where a move is not legal: what its player may do at that moment instead. */
  instead = $state.raw<NowOption[] | null>(null);
  private told = $state.raw<{ of: Case; now: NowAnswer } | null>(null);
  private asked = 0;

  /** What may be done now; nothing while nobody has been asked about this case yet: what was to be done before would be played into it. */
  nowOf(of: Case): NowAnswer | null {
    return this.told?.of === of ? this.told.now : null;
  }
  /** Another ruling is awaited: what was asked about the one before is no longer wanted. */
  leave(): void {
    this.asked++;
  }
  async ask(of: Case, ruling: Ruling, turns: boolean): Promise<void> {
    const turn = ++this.asked;
    this.handles = [];
    this.instead = null;
    const isWanted = (): boolean => turn === this.asked;
    // What stands under the verdict goes before what only the board and its keys ask for.
    await Promise.all([
      turns && handlesOf(of, ruling).then((handles) => isWanted() && (this.handles = handles)),
      insteadOf(of, ruling).then((instead) => isWanted() && (this.instead = instead)),
    ]);
    if (!isWanted()) return;
    const now = valueOf(await desk.now({ case: of, for: 'now' }));
    if (isWanted()) this.told = now ? { of, now } : null;
  }
}

/** None where nothing is assumed. */
const handlesOf = async (of: Case, { assumptions }: Ruling): Promise<HandleView[]> =>
  (assumptions.length > 0 && valueOf(await desk.handles({ case: of, for: 'handles' }))) || [];

/** Null where it is not known. */
async function insteadOf(of: Case, { illegal, chain }: Ruling): Promise<NowOption[] | null> {
  const move = illegal && of.moves?.[illegal.move];
  if (!move || !('by' in move)) return null;
  const before = { ...of, moves: of.moves!.slice(0, illegal.move) } as Case;
  const now = valueOf(await desk.now({ case: before, for: 'instead' }));
  // While a Chain waits, a phase is entered or a Summon made only once it has resolved.
  const waits = chain?.some(({ outcome }) => outcome === 'not-resolved');
  const options = now?.options.filter((o) => o.by === move.by && o.when === 'now' && (!waits || o.do === 'activate'));
  const legal = options?.filter((o) => o.legal === true) ?? [];
  // That there is nothing is said only where nothing hangs on an open question.
  return options && (legal.length > 0 || options.every((o) => o.legal === false)) ? legal : null;
}
