// A line of Yu-Gi-Oh! that was not read whole, laid out: each card it names, whose turn it is, which phase, Life Points.
import type { Phase, Player, YgoCard, YgoCase } from '../../../engine/case/schema.ts';
import { keyed } from '../../../engine/keyed.ts';
import type { TextOf } from '../asked.ts';
import { newAssumptions, names, type Assumptions } from '../names.ts';
import { Table, type Zone } from '../table.ts';
import type { Clause } from './clauses.ts';
import type { Laid } from './laid-out.ts';
import { Mentions, saidOf, type Copy } from './mentions.ts';
import { saysTurn, saysWhose, type Taken } from './taken.ts';
import type { Word } from './words.ts';
import { faceSaid, isPlayed, placeSaid, positionSaid, said, whereLies, YGO_SPEECH, type Lies } from './ygo-place.ts';

export class YgoLaid {
  private readonly taken: Taken;
  private readonly text: TextOf;
  private readonly assumed: Assumptions = newAssumptions();
  private readonly table = new Table(this.assumed);
  private turn: Player = 'A';
  constructor(taken: Taken, text: TextOf) {
    this.taken = taken;
    this.text = text;
  }

  lay(clauses: readonly Clause[], ruleset: string | undefined): Laid {
    const { copies } = new Mentions(clauses, YGO_SPEECH);
    const state = this.moment(clauses, copies);
    const facts = clauses.reduce((count, clause) => count + this.lifePoints(clause), 0);
    for (const copy of copies) this.put(copy);
    for (const clause of clauses) saysWhose(clause, this.taken);
    const { players, cards } = this.table;
    const laid: YgoCase = {
      game: 'ygo',
      ...(ruleset !== undefined && { ruleset }),
      ...(Object.keys(cards).length > 0 && { cards }),
      state: { ...state, players },
    };
    return { case: laid, assumptions: this.assumed.facts, copies, facts };
  }

  // ── Moments and Life Points ──

  private moment(clauses: readonly Clause[], copies: readonly Copy[]): Pick<NonNullable<YgoCase['state']>, 'turn' | 'phase'> {
    const turn = saysTurn(clauses, this.taken, turnSaid);
    const phases = clauses.flatMap(({ words }) => words.flatMap(phaseSaid));
    // Of several moments nobody knows which one is meant.
    const only = phases.length === 1 ? phases[0] : undefined;
    this.turn = turn ?? only?.whose ?? actsFirst(clauses, copies) ?? 'A';
    const told = only?.whose === undefined || only.whose === this.turn ? only : undefined;
    if (told) this.taken.take(told.word);
    if (!turn) this.assumed.add('/turn/player', this.turn, `${this.turn} ist am Zug.`, `It is ${this.turn}'s turn.`);
    const attacks = copies.some(({ mentions }) => mentions.some(({ deed }) => deed?.kind === 'attack'));
    const phase = told?.phase ?? (attacks ? 'battle' : undefined);
    if (!told && attacks) this.assumed.add('/phase', 'battle', 'Es ist die Battle Phase.', 'It is the Battle Phase.');
    return { turn: { player: this.turn }, ...(phase && { phase }) };
  } // prettier-ignore

  /** "B at 2000", "B (500 LP)", "LP 4000": what a player has; what he pays or takes is a play. */
  private lifePoints({ words, by, within }: Clause): number {
    let found = 0;
    for (const [at, word] of words.entries()) {
      const points = lifeSaid(word, words[at + 1]);
      const told = words.slice(0, at).findLast(({ is }) => is === 'player' || is === 'verb');
      const isDone = told?.is === 'verb' && !told.verbs.some(({ kind }) => kind === 'have' || kind === 'be' || kind === 'lie');
      const whose = words.slice(0, at).findLast(({ is }) => is === 'player');
      const inside = within?.clause.words.slice(0, within.behind).at(-1);
      const player = whose?.is === 'player' && whose.player !== 'other' ? whose.player : inside?.is === 'player' && inside.player !== 'other' ? inside.player : by;
      if (points === undefined || isDone || !player || this.table.players[player].lifePoints !== undefined) continue;
      this.table.players[player].lifePoints = points;
      this.taken.take({ start: word.start, stop: (said(word)?.is === 'life' ? word : words[at + 1]!).stop });
      found++;
    }
    return found;
  } // prettier-ignore

  // ── Cards ──

  private put({ card, name, player, told, mentions }: Copy): void {
    const lies = whereLies(card as YgoCard, player, mentions, { text: this.text, turn: this.turn });
    this.table.put({ name, card: card as YgoCard }, player, lies.zone, { ...lies, said: lies.told && told });
    for (const { word, clause, at } of mentions) {
      this.taken.take(word);
      for (const tells of [placeSaid, faceSaid, positionSaid] as const) {
        const there = saidOf<unknown>(clause, at, tells);
        if (there && this.stands(tells, lies, there.said)) this.taken.take(there.word);
      }
    }
    if (lies.told && !told) {
      const { de, en } = names(card as YgoCard, name);
      this.assumed.add(`/players/${player}/${lies.zone}`, name, `${de} gehört zu ${player}.`, `${en} is ${player}'s.`);
    }
  }
  /** Whether what the words say is what lies there. */
  private stands(tells: unknown, lies: Lies, there: unknown): boolean {
    if (tells === faceSaid) return (lies.face ?? 'up') === there;
    if (tells === positionSaid) return lies.zone === 'monsters' && (lies.position ?? 'attack') === there;
    const { zone } = there as { zone: Zone | 'there' };
    return zone === lies.zone || (zone === 'there' && ['monsters', 'spellsTraps', 'field', 'pendulum'].includes(lies.zone));
  } // prettier-ignore
}
/** "in B's turn", "A's turn". */
function turnSaid(word: Word, next: Word | undefined): Player | undefined {
  const token = said(word);
  if (token?.is === 'moment') return token.moment === '' ? token.whose : undefined;
  const ended = next && said(next);
  const isTurn = word.is === 'whose' && ended?.is === 'ended' && ended.what === 'turn';
  return isTurn && (word.player === 'A' || word.player === 'B') ? word.player : undefined;
}
function phaseSaid(word: Word): { phase: Phase; word: Word; whose: Player | undefined }[] {
  const token = said(word);
  const phase = token?.is === 'moment' ? keyed(PHASES, token.moment) : undefined;
  return phase && token?.is === 'moment' ? [{ phase, word, whose: token.whose }] : [];
}
/** Whoever attacks does so in his own turn; else it is the turn of who plays something first. */
function actsFirst(clauses: readonly Clause[], copies: readonly Copy[]): Player | undefined {
  const attacks = ({ words, by }: Clause): boolean =>
    by !== undefined && words.some((word) => word.is === 'verb' && word.verbs.some(({ kind }) => kind === 'attack'));
  const plays = copies.flatMap(({ mentions }) => mentions).filter((one) => isPlayed(one) && one.clause.by);
  const [first] = plays.toSorted((one, two) => one.word.start - two.word.start);
  return clauses.find(attacks)?.by ?? first?.clause.by ?? clauses.find(({ by }) => by)?.by;
}
const PHASES: Readonly<Record<string, Phase>> = {
  'draw phase': 'draw', 'standby phase': 'standby', 'main phase 1': 'main1', 'main phase 2': 'main2', 'battle phase': 'battle', 'end phase': 'end',
}; // prettier-ignore
function lifeSaid(word: Word, next: Word | undefined): number | undefined {
  const token = said(word);
  if (token?.is === 'life') return token.points;
  return token?.is === 'word' && /^(?:lp|lebenspunkte)$/i.test(token.text) && next && /^\d{1,5}$/.test(next.text) ? Number(next.text) : undefined;
} // prettier-ignore
