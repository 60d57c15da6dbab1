/** The Match around the Duel: who has won it, who chooses who goes first next, and what time called means, as the ruleset counts. */
import type { Match, Player } from '../../case/schema.ts';
import type { RuleId, YgoRuling } from '../../ruling/schema.ts';
import { endDuel } from '../change/life-points.ts';
import { other } from '../board/duel.ts';
import { reason, step, type Game } from '../game/game.ts';
import { choose } from '../rulesets/ruleset.ts';
import type { AlternativeOf } from '../rulesets/options.ts';
import { sayTurn } from '../turn/say.ts';

type Result = Match['results'][number];
const wins = (results: readonly Result[], player: Player): number => results.filter((r) => r === player).length;
const draws = (results: readonly Result[]): number => results.filter((r) => r === 'draw').length;

/** Winner of the Match by these results; 'draw' where it is drawn; undefined where it goes on. */
function matchWinner(game: Game, results: readonly Result[]): Player | 'draw' | undefined {
  const of = (enough: (player: Player) => boolean) => (['A', 'B'] as const).find(enough);
  const byWins = of((p) => wins(results, p) >= 2);
  return choose<'matchDraws', () => Player | 'draw' | undefined>(game.duel.ruleset, 'matchDraws', {
    'one-win-two-draws': () =>
      byWins ?? of((p) => wins(results, p) === 1 && draws(results) === 2) ?? (results.length >= 3 ? 'draw' : undefined),
    'two-wins': () => byWins,
  })();
}
/** Who may choose who goes first in the next Duel: the loser; after a drawn Duel as the ruleset says. */
function chooser(game: Game, results: readonly Result[]): Player | undefined {
  const last = results.at(-1);
  if (last === undefined) return undefined;
  if (last !== 'draw') return other(last);
  return choose<'afterDrawnDuel', () => Player | undefined>(game.duel.ruleset, 'afterDrawnDuel', {
    'not-said': () => undefined,
    'previous-chooser': () => chooser(game, results.slice(0, -1)),
  })();
}

/** The end-of-match procedure: the case's, else the ruleset's; and the rules it rests on. */
type Procedure = AlternativeOf<'timeCalled'>;
const PROCEDURE_RULES: Record<Procedure, RuleId> = {
  'finish-turn': 'ygo.match.ude-tiebreak',
  'extra-turns': 'ygo.current.end-of-match.extra-turns',
  'finish-phase': 'ygo.current.end-of-match.finish-phase',
  'two-wins-or-both-lose': 'ygo.current.end-of-match.no-lp-win',
  'not-established': 'ygo.current.end-of-match.ocg',
};
const procedureOf = ({ duel }: Game): Procedure =>
  duel.match?.procedure ?? (duel.ruleset.options.timeCalled.value as Procedure);
const rulesOfTime = (game: Game): RuleId[] => [PROCEDURE_RULES[procedureOf(game)]];

/** What the ruling says about the Match, where the case speaks of one and the Duel (or the time) is over. */
export function matchAfter(game: Game): Pick<YgoRuling, 'match'> {
  const { match, over, ruleset } = game.duel;
  if (!match || (!over && !match.timeCalled)) return {};
  const results = [...match.results, ...(over ? [over.winner] : [])];
  const decided = matchWinner(game, results);
  const timed = decided ?? (match.timeCalled ? byTime(game, results) : undefined);
  const bothLose = match.timeCalled && timed === undefined && procedureOf(game) === 'two-wins-or-both-lose';
  const chooses = timed === undefined && !match.timeCalled ? chooser(game, results) : undefined;
  const rules = [
    ...ruleset.options.matchDraws.rules,
    ...(match.timeCalled && decided === undefined ? rulesOfTime(game) : []),
    ...(chooses ? (['ygo.setup.later-duels.loser-chooses'] as const) : []),
    ...(chooses && results.at(-1) === 'draw' ? ruleset.options.afterDrawnDuel.rules : []),
  ];
  return {
    match: {
      ...(timed && { winner: timed }),
      ...(bothLose && { bothLose }),
      ...(chooses && { chooses }),
      rules: [...new Set(rules)],
    },
  };
}
/** Time was called and nobody has won the Match by Duels. Undefined: both lose, or another Duel follows. */
function byTime(game: Game, results: readonly Result[]): Player | 'draw' | undefined {
  const more = wins(results, 'A') - wins(results, 'B');
  const leader: Player | undefined = more === 0 ? undefined : more > 0 ? 'A' : 'B';
  const table: Record<Procedure, Player | 'draw' | undefined> = {
    'finish-turn': leader,
    'extra-turns': leader,
    'finish-phase': game.duel.over ? (leader ?? 'draw') : leader,
    'two-wins-or-both-lose': undefined,
    'not-established': undefined,
  };
  return table[procedureOf(game)];
}

/** Time was called: at the end of this phase or turn the Duel may be decided, where the procedure has it so. Gives whether it is over. */
export function decideByTime(game: Game, endOf: 'phase' | 'turn'): boolean {
  const { duel } = game;
  if (!duel.match?.timeCalled || duel.over) return duel.over !== undefined;
  const turns = duel.ruleset.numbers.turnsAfterTime.value;
  const table: Record<Procedure, boolean> = {
    'finish-turn': endOf === 'turn',
    'extra-turns': endOf === 'turn' && duel.turn.number >= duel.firstTurn + turns,
    'finish-phase': true,
    'two-wins-or-both-lose': false,
    'not-established': false,
  };
  const procedure = procedureOf(game);
  if (!table[procedure] || duel.suddenDeath) return false;
  const { results } = duel.match;
  const rules = rulesOfTime(game);
  // Only the oldest procedure asks for the Duels won before the Life Points.
  const before = procedure === 'finish-turn' ? wins(results, 'A') - wins(results, 'B') : 0;
  const more = before || duel.sides.A.lifePoints - duel.sides.B.lifePoints;
  if (more === 0 && procedure === 'finish-phase') {
    const text = sayTurn.timeDraws();
    endDuel(game, 'draw', reason('time-called', text, ...rules));
    step(game, { kind: 'time-called', text, rules });
    return true;
  }
  if (more === 0) {
    duel.suddenDeath = true;
    step(game, { kind: 'sudden-death', text: sayTurn.suddenDeath(), rules });
    return false;
  }
  const winner: Player = more > 0 ? 'A' : 'B';
  const text = sayTurn.timeDecides({ winner, by: before === 0 ? 'life-points' : 'wins' });
  endDuel(game, winner, reason('time-called', text, ...rules));
  step(game, { kind: 'time-called', text, rules });
  return true;
}
/** Sudden death: life points differ, the Duel is over. */
export function checkSuddenDeath(game: Game): void {
  const { duel } = game;
  if (!duel.suddenDeath || duel.over || duel.sides.A.lifePoints === duel.sides.B.lifePoints) return;
  const winner: Player = duel.sides.A.lifePoints > duel.sides.B.lifePoints ? 'A' : 'B';
  const text = sayTurn.timeDecides({ winner, by: 'life-points' });
  const rules = rulesOfTime(game);
  endDuel(game, winner, reason('time-called', text, ...rules));
  step(game, { kind: 'time-called', text, rules });
}
