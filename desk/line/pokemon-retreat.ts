// Who comes forward, and what a retreat costs: where a line says only who attacks next or that somebody retreats, what it does not say is filled in.
import type { Player, PokemonInPlay, PtcgCase, PtcgMove } from '../../engine/case/schema.ts';
import type { Judge } from './board.ts';
import { newAssumptions } from './names.ts';
import type { Filled } from './pokemon-board.ts';
import { ON_BENCH } from './pokemon-line.ts';

/** The line as far as somebody who is Active stands in the way of who attacks, or Energy nobody counted is too little. */
export function withRetreats(line: Filled, judge: Judge): Filled {
  let filled = line;
  for (let n = 0; n < AT_MOST; n++) {
    const { illegal } = judge(filled.case);
    const codes = illegal?.reasons.map(({ code }) => code) ?? [];
    const at = illegal?.move ?? 0;
    const how = Object.entries(MENDS).find(([code]) => codes.includes(code))?.[1];
    const next = how?.(filled, at);
    if (!next) break;
    filled = next;
  }
  return filled;
}
const AT_MOST = 8;
/** By the reason that stands against the move. */
const MENDS: Record<string, (line: Filled, at: number) => Filled | undefined> = {
  'no-promotion': retreated,
  'retreat-cost': paidMore,
  'not-on-bench': toWhoWasActive,
};

/** Who is to attack came forward, and nobody was Knocked Out: the Active Pokémon retreated in that player's turn. */
function retreated({ case: theCase, assumptions, ...more }: Filled, at: number): Filled | undefined {
  const moves = theCase.moves ?? [];
  const move = moves[at];
  if (move?.do !== 'promote') return undefined;
  const { by, pokemon } = move;
  const attacks = moves.findIndex((one, n) => n > at && one.do === 'attack' && one.by === by);
  const copy = structuredClone(theCase);
  // Who is attacked on the Bench stays there.
  const hits = moves.findIndex((one, n) => n > at && one.do === 'attack' && one.by !== by);
  if (attacks < 0 && hits < 0) return undefined;
  if (attacks < 0) {
    const aimed = moves.with(hits, { ...moves[hits], targets: [pokemon] } as PtcgMove);
    copy.moves = aimed.toSpliced(at, 1);
    return { ...more, case: copy, assumptions };
  }
  const retreat: PtcgMove = { by, do: 'retreat', to: pokemon };
  copy.moves = [...moves.slice(0, at), ...moves.slice(at + 1, attacks), retreat, ...moves.slice(attacks)];
  const assumed = newAssumptions();
  const from = activeOf(copy, by);
  if (from) from.energy ??= [];
  assumed.add('', pokemon, `Vorher: ${by} zieht das Aktive Pokémon zurück, ${pokemon} kommt nach vorn.`, `Before it: ${by} retreats the Active Pokémon, ${pokemon} comes forward.`);
  if (from) assumed.add(`/players/${by}/active/energy`, null, 'Die Energie für die Rückzugskosten ist angelegt.', 'The Energy for the Retreat Cost is attached.');
  return { ...more, case: copy, assumptions: [...assumptions, ...assumed.facts] };
} // prettier-ignore

/** Whoever comes forward is not the one who is Active by now: who was, is on the Bench. */
function toWhoWasActive({ case: theCase, ...more }: Filled, at: number): Filled | undefined {
  const move = theCase.moves?.[at];
  if (move?.do !== 'retreat' || move.to !== ON_BENCH.en) return undefined;
  const copy = structuredClone(theCase);
  const active = activeOf(copy, move.by);
  if (!active || active.card === ON_BENCH.en) return undefined;
  copy.moves = copy.moves!.with(at, { ...move, to: active.id ?? active.card });
  return { ...more, case: copy };
}
/** Energy that was filled in for a retreat, one more. */
function paidMore({ case: theCase, assumptions, ...more }: Filled, at: number): Filled | undefined {
  const move = theCase.moves?.[at];
  if (move?.do !== 'retreat' || !assumptions.some(({ path }) => path === `/players/${move.by}/active/energy`))
    return undefined;
  const copy = structuredClone(theCase);
  const active = activeOf(copy, move.by);
  if (!active) return undefined;
  active.energy = [...(active.energy ?? []), 'Fire'];
  return { ...more, case: copy, assumptions };
}
function activeOf({ state }: PtcgCase, player: Player): PokemonInPlay | undefined {
  const side = state?.players?.[player];
  if (typeof side?.active === 'string') side.active = { card: side.active };
  return side?.active ?? undefined;
}
