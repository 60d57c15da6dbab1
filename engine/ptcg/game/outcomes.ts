/** What became of the cards, and of the players, at the end of a ruling. */
import { prizeCount } from '../../case/ptcg.ts';
import type { Player, PtcgMove, PtcgState } from '../../case/schema.ts';
import type { Outcome, PtcgRuling, Reason } from '../../ruling/schema.ts';
import type { Game } from './game.ts';

/** Cards a move names to do something with them. */
function namedBy(g: Game, move: PtcgMove | undefined): string[] {
  if (!move || !('by' in move)) return [];
  if (move.do === 'attack' || move.do === 'retreat')
    return [g.board.players[move.by].active?.id ?? ''].filter((id) => id !== '');
  return 'card' in move ? [move.card] : 'pokemon' in move ? [move.pokemon] : [];
}

/** The outcomes of the steps there are; what an illegal move was about stays as it is, and why. */
export function outcomesOf(g: Game, illegal: { move: number; reasons: readonly Reason[] } | undefined): Outcome[] {
  const last = g.record.steps.length;
  const done = g.outcomes.filter(({ step }) => step <= last);
  const [why] = illegal?.reasons ?? [];
  const kept = illegal && why ? namedBy(g, g.moves[illegal.move]) : [];
  return [
    ...done.filter(({ card }) => !kept.includes(card)),
    ...kept.map((card): Outcome => ({ card, became: 'stayed', ...(why && { why }), step: 0 })),
  ];
}

/** Prize cards each player has taken. */
export function playersOf(initial: PtcgState, final: PtcgState): Pick<PtcgRuling, 'players'> {
  const taken = (player: Player): number =>
    (prizeCount(initial.players?.[player]?.prizes) ?? 0) - (prizeCount(final.players?.[player]?.prizes) ?? 0);
  const changed = (['A', 'B'] as const).filter((player) => taken(player) > 0);
  if (changed.length === 0) return {};
  return { players: Object.fromEntries(changed.map((player) => [player, { prizesTaken: taken(player) }])) };
}
