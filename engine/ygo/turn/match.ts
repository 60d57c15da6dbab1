/** The Match around the Duel: who has won it, who chooses who goes first next, and what time called means, as the ruleset counts. */
import type { Match, Player } from '../../case/schema.ts';
import type { YgoRuling } from '../../ruling/schema.ts';
import { endDuel } from '../change.ts';
import { other } from '../duel.ts';
import { reason, step, type Game } from '../game.ts';
import { choose } from '../rulesets.ts';
import { sayTurn } from './say.ts';

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

/** What the ruling says about the Match, where the case speaks of one and the Duel (or the time) is over. */
export function matchAfter(game: Game): Pick<YgoRuling, 'match'> {
  const { match, over, ruleset } = game.duel;
  if (!match || (!over && !match.timeCalled)) return {};
  const results = [...match.results, ...(over ? [over.winner] : [])];
  const decided = matchWinner(game, results);
  const timed = decided ?? (match.timeCalled ? byTime(game, results) : undefined);
  const chooses = timed === undefined && !match.timeCalled ? chooser(game, results) : undefined;
  const rules = [
    ...ruleset.options.matchDraws.rules,
    ...(match.timeCalled && decided === undefined ? ruleset.options.timeCalled.rules : []),
    ...(chooses ? (['ygo.setup.later-duels.loser-chooses'] as const) : []),
    ...(chooses && results.at(-1) === 'draw' ? ruleset.options.afterDrawnDuel.rules : []),
  ];
  return { match: { ...(timed && { winner: timed }), ...(chooses && { chooses }), rules: [...new Set(rules)] } };
}
/** Time was called and nobody has won the Match by Duels. */
function byTime(game: Game, results: readonly Result[]): Player | undefined {
  const more = wins(results, 'A') - wins(results, 'B');
  const leader: Player | undefined = more === 0 ? undefined : more > 0 ? 'A' : 'B';
  return choose(game.duel.ruleset, 'timeCalled', {
    'finish-turn': leader,
    'extra-turns': leader,
    'two-wins-or-both-lose': undefined,
  });
}

/** Time was called: at the end of the turn the Duel may be decided, where the ruleset has it so. Gives whether it was. */
export function decideByTime(game: Game): boolean {
  const { duel } = game;
  if (!duel.match?.timeCalled || duel.over) return duel.over !== undefined;
  const decides = choose(duel.ruleset, 'timeCalled', {
    'finish-turn': true,
    'extra-turns': false,
    'two-wins-or-both-lose': false,
  });
  if (!decides || duel.suddenDeath) return false;
  const { results } = duel.match;
  const { rules } = duel.ruleset.options.timeCalled;
  const more = wins(results, 'A') - wins(results, 'B') || duel.sides.A.lifePoints - duel.sides.B.lifePoints;
  if (more === 0) {
    duel.suddenDeath = true;
    step(game, { kind: 'sudden-death', text: sayTurn.suddenDeath(), rules });
    return false;
  }
  const winner: Player = more > 0 ? 'A' : 'B';
  const by = wins(results, 'A') === wins(results, 'B') ? 'life-points' : 'wins';
  const text = sayTurn.timeDecides({ winner, by });
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
  const { rules } = duel.ruleset.options.timeCalled;
  endDuel(game, winner, reason('time-called', text, ...rules));
  step(game, { kind: 'time-called', text, rules });
}
