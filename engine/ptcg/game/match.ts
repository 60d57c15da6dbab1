/** Where the game that has just ended leaves the match: best of three, so two games won decide it. */
import type { Match, Player } from '../../case/schema.ts';
import type { PtcgRuling, RuleId } from '../../ruling/schema.ts';
import { otherPlayer } from '../board/board.ts';

const GAMES_TO_WIN = 2;

/** Nothing where a Sudden Death game follows: this game is not decided yet. */
export function matchAfter(match: Match, winner: Player | 'draw' | 'sudden-death'): PtcgRuling['match'] {
  if (winner === 'sudden-death') return undefined;
  const results = [...match.results, winner];
  const won = { A: results.filter((r) => r === 'A').length, B: results.filter((r) => r === 'B').length };
  const leader: Player | 'draw' = won.A === won.B ? 'draw' : won.A > won.B ? 'A' : 'B';
  const rules: RuleId[] = ['ptcg.tournament.best-of-three'];
  if (leader !== 'draw' && won[leader] >= GAMES_TO_WIN) return { winner: leader, rules };
  if (match.timeCalled) return { winner: leader, rules: [...rules, 'ptcg.tournament.match-decided-after-time'] };
  if (winner === 'draw') return { rules };
  return { chooses: otherPlayer(winner), rules: [...rules, 'ptcg.tournament.first-player-next-game'] };
}
