// "A: Team Rocket's Ariana", and nobody says whose the player's own Pokémon are: those the line laid out are nobody's. Where they decide, the ruling says what holds
// if all of them are of the kind the text names.
import { idOf } from '../../engine/case/ids.ts';
import type { PokemonInPlay, PtcgCase, PtcgMove, PtcgPlayer } from '../../engine/case/schema.ts';
import type { Judge } from './board.ts';
import { newAssumptions } from './names.ts';
import type { Filled } from './pokemon-board.ts';
import { isSomebody, nobodyNamed } from './pokemon-nobody.ts';

/** `does`: what the card of a move does. */
export function withKindOpen(line: Filled, judge: Judge, does: (move: PtcgMove) => readonly unknown[]): Filled {
  const { verdict, headline } = judge(line.case);
  if (verdict !== 'resolved') return line;
  const assumed = newAssumptions();
  for (const [n, move] of (line.case.moves ?? []).entries()) {
    if (move.do !== 'play' && move.do !== 'ability') continue;
    const [, part] = /"test":"in-play"[^[\]]*?"nameIncludes":"([^"]+)"/.exec(JSON.stringify(does(move))) ?? [];
    const other = part === undefined ? undefined : ofKind(line.case, move, part);
    const told = other && judge(other);
    if (!told || told.verdict !== 'resolved' || told.headline.en === headline.en) continue;
    const { de, en } = told.headline;
    assumed.add(`/moves/${n}/which`, part, `Sind alle Pokémon von Spieler ${move.by} „${part}“-Pokémon: ${de}`, `If all of player ${move.by}'s Pokémon are ${part} Pokémon: ${en}`);
  }
  return { ...line, assumptions: [...line.assumptions, ...assumed.facts] };
} // prettier-ignore

/** The case in which the player's Pokémon nobody named have this in their names; nothing where there are none. */
function ofKind(theCase: PtcgCase, { by }: { by: 'A' | 'B' }, part: string): PtcgCase | undefined {
  const copy = structuredClone(theCase);
  const side: PtcgPlayer = copy.state?.players?.[by] ?? {};
  const name = { de: `ein „${part}“-Pokémon`, en: `${/^[AEIOU]/i.test(part) ? 'an' : 'a'} ${part} Pokémon` };
  const named = (one: string | PokemonInPlay): string | PokemonInPlay => {
    const there = typeof one === 'string' ? { card: one } : one;
    return isSomebody(there.card) ? { ...there, id: idOf(one), card: name.en } : one;
  };
  const before = JSON.stringify(side);
  if (side.active) side.active = named(side.active);
  if (side.bench) side.bench = side.bench.map(named);
  copy.cards = { ...copy.cards, [name.en]: { ...nobodyNamed().card, name } };
  return JSON.stringify(side) === before ? undefined : copy;
}
