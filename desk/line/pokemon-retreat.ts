// Who comes forward, and what a retreat costs: where a line says only who attacks next or that somebody retreats, what it does not say is filled in.
import type { Player, PokemonInPlay, PtcgCase, PtcgMove } from '../../engine/case/schema.ts';
import type { Fact, Ruling } from '../../engine/ruling/schema.ts';
import type { Judge } from './board.ts';
import { newAssumptions } from './names.ts';
import type { Filled } from './pokemon-board.ts';
import { ON_BENCH } from './pokemon-nobody.ts';

/** The line as far as somebody who is Active stands in the way of who attacks, or Energy nobody counted is too little. */
export function withRetreats(line: Filled, judge: Judge): Filled {
  let filled = line;
  for (let n = 0; n < AT_MOST; n++) {
    const { illegal } = judge(filled.case);
    const codes = illegal?.reasons.map(({ code }) => code) ?? [];
    const at = illegal?.move ?? 0;
    const how = Object.entries(MENDS).find(([code]) => codes.includes(code))?.[1];
    const next = how?.(filled, at, judge);
    if (!next) break;
    filled = next;
  }
  return filled;
}
const AT_MOST = 8;
/** By the reason that stands against the move. */
const MENDS: Record<string, (line: Filled, at: number, judge: Judge) => Filled | undefined> = {
  'no-promotion': retreated,
  'retreat-cost': paidMore,
  'not-on-bench': toWhoWasActive,
  'cost-not-met': paidRaised,
};

/** Of both players' the second has a number. */
const isNobodyBenched = (id: string): boolean => id.replace(/#\d+$/, '') === ON_BENCH.en;
/** Who is to attack came forward, and nobody was Knocked Out: the Active Pokémon retreated in that player's turn. */
function retreated({ case: theCase, assumptions, ...more }: Filled, at: number): Filled | undefined {
  const moves = theCase.moves ?? [];
  const move = moves[at];
  if (move?.do !== 'promote') return undefined;
  const { by, pokemon } = move;
  const told = moves.slice(0, at).findLastIndex((one) => one.do === 'end-turn' || (one.do === 'retreat' && one.by === by));
  const before = moves[told];
  // "retreats X and attacks with Y": it is Y who comes forward.
  if (before?.do === 'retreat' && isNobodyBenched(before.to))
    return { ...more, case: { ...theCase, moves: moves.with(told, { ...before, to: pokemon }).toSpliced(at, 1) }, assumptions };
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
  if (move?.do !== 'retreat' || !isNobodyBenched(move.to)) return undefined;
  const copy = structuredClone(theCase);
  const active = activeOf(copy, move.by);
  if (!active || active.card === ON_BENCH.en) return undefined;
  copy.moves = copy.moves!.with(at, { ...move, to: active.id ?? active.card });
  return { ...more, case: copy };
}
/** Who retreats by then has one Energy more, where the line says nothing of its Energy; if what it has done before stays the same. */
function paidMore({ case: theCase, assumptions, ...more }: Filled, at: number, judge: Judge): Filled | undefined {
  const move = theCase.moves?.[at];
  if (move?.do !== 'retreat') return undefined;
  const { by } = move;
  const copy = structuredClone(theCase);
  const there = inPlayOf(copy, by, activeThen(judge(theCase), by));
  const path = `/players/${by}/active/energy`;
  const paid = assumptions.find((one) => isForAttack(one, there?.energy));
  const filled = paid !== undefined || assumptions.some((one) => one.path === path);
  if (!there || (there.energy && !filled)) return undefined;
  there.energy = [...(there.energy ?? []), 'Fire'];
  if (paid && damageIn(judge(theCase)) !== damageIn(judge(copy))) return undefined;
  const assumed = newAssumptions();
  if (paid || !filled) assumed.add(path, null, 'Die Energie für die Rückzugskosten ist angelegt.', 'The Energy for the Retreat Cost is attached.');
  return { ...more, case: copy, assumptions: [...assumptions.filter((one) => one !== paid), ...assumed.facts] };
} // prettier-ignore
/** The Energy that was filled in for an attack is what lies there. */
const isForAttack = ({ path, value }: Fact, energy: PokemonInPlay['energy'] = []): boolean =>
  path === '/active/energy' && energy.length > 0 && JSON.stringify(value) === JSON.stringify(energy);
const damageIn = ({ steps }: Ruling): string =>
  steps
    .filter(({ kind }) => kind === 'damage-counters')
    .map(({ text }) => text.en)
    .join();
/** The Energy filled in for an attack pays what it costs here: something the line tells of raises it. */
function paidRaised({ case: theCase, assumptions, ...more }: Filled, at: number, judge: Judge): Filled | undefined {
  const move = theCase.moves?.[at];
  if (move?.do !== 'attack') return undefined;
  const ruled = judge(theCase);
  const id = activeThen(ruled, move.by);
  const copy = structuredClone(theCase);
  const there = inPlayOf(copy, move.by, id);
  const { energy = [] } = there ?? {};
  const isFilled = (one: Fact): boolean => isForAttack(one, energy);
  const both = paidForBoth(assumptions, move.by, energy);
  if (there && both) {
    there.energy = both;
    return { ...more, case: copy, assumptions };
  }
  // What has been discarded since is not put there again.
  const { active } = ruled.final.players?.[move.by] as { active?: PokemonInPlay } ?? {};
  if (!there || energy.length === 0 || !assumptions.some(isFilled) || (active?.energy?.length ?? 0) < energy.length) return undefined;
  there.energy = [...energy, energy.at(-1)!];
  return { ...more, case: copy, assumptions: assumptions.map((one) => (isFilled(one) ? { ...one, value: there.energy } : one)) };
} // prettier-ignore

/** Who attacks has retreated before, and what was filled in for that is what was filled in for the attack: there is enough for both. */
function paidForBoth(assumptions: readonly Fact[], by: Player, energy: PokemonInPlay['energy'] = []): string[] | undefined {
  const [forRetreat, forAttack] = [`/players/${by}/active/energy`, '/active/energy'].map((path) => assumptions.find((one) => one.path === path && Array.isArray(one.value))?.value as string[] | undefined);
  if (!forRetreat || !forAttack || energy.length >= forRetreat.length + forAttack.length) return undefined;
  return [...forAttack, ...forRetreat];
} // prettier-ignore

/** Who is Active where the ruling ends. */
function activeThen({ final }: Ruling, player: Player): string | undefined {
  const side = final.players?.[player];
  const active = side && 'active' in side ? side.active : undefined;
  return typeof active === 'string' ? active : (active?.id ?? active?.card);
}
/** The Pokémon of this id, written so that more can be said of it. */
function inPlayOf(theCase: PtcgCase, player: Player, id: string | undefined): PokemonInPlay | undefined {
  const active = activeOf(theCase, player);
  const side = theCase.state?.players?.[player];
  const bench = (side?.bench ?? []).map((one) => (typeof one === 'string' ? { card: one } : one));
  if (side?.bench) side.bench = bench;
  return [...(active ? [active] : []), ...bench].find((one) => (one.id ?? one.card) === id);
}
function activeOf({ state }: PtcgCase, player: Player): PokemonInPlay | undefined {
  const side = state?.players?.[player];
  if (typeof side?.active === 'string') side.active = { card: side.active };
  return side?.active ?? undefined;
}
