// What a line has said of the table, laid on its case when everything has been laid out.
import type { Player, PokemonInPlay, PtcgPlayer } from '../../engine/case/schema.ts';
import { withConditions } from './pokemon-attached.ts';
import type { PokemonLine } from './pokemon-line.ts';
import { ON_BENCH, SOMEBODY } from './pokemon-nobody.ts';
import type { Told } from './pokemon-told.ts';
import { other } from './table.ts';

/** What a line has told of a player's piles and Bench: nothing is put there besides. */
export const toldPlaces = (into: PokemonLine): ReadonlySet<string> =>
  new Set([
    ...into.said.flatMap(({ player, where }) => (where === 'active' ? [`${player}/active`] : [])),
    ...into.told.flatMap((told) =>
      'out' in told ? ['history'] : 'lacks' in told ? [`${told.player}/no ${told.lacks}`] : 'used' in told ? [] : 'benched' in told ? [`${told.player}/bench`] : 'attached' in told ? (told.all || told.attached.energy.length + told.attached.tools.length > 0 ? [`${told.player}/energy of ${told.name}`] : []) : 'pile' in told && told.card === undefined ? [`${told.player}/${told.pile}`] : [],
    ),
  ]); // prettier-ignore

/** Everything the line has said of the table, on its case. */
export function layTold(into: PokemonLine): void {
  for (const told of into.told) {
    if ('any' in told && told.any !== undefined && told.attached.energy.length === 0)
      told.attached.energy.push(...Array<string>(told.any).fill(into.anyEnergy()));
    const side = (((into.case.state ??= {}).players ??= {})[told.player] ??= {});
    if ('name' in told) onPokemon(sideWith(told, into) ?? side, told);
    else if ('out' in told) {
      const happened = {
        what: 'knocked-out',
        by: told.player,
        card: told.out,
        byDamage: true,
        when: 'last-turn',
      } as const;
      if (told.out !== undefined) (into.case.state.history ??= []).push({ ...happened, card: told.out });
    } else if ('lacks' in told) continue;
    else if ('used' in told) side.used = { ...side.used, [told.used]: true };
    else if ('benched' in told) side.bench = benchOf(side, told.benched, into);
    else if (told.pile === 'deck') side.deck = { ...side.deck, count: told.count };
    else if (told.card !== undefined) (side[told.pile] ??= []).push(...Array<string>(told.count).fill(told.card));
    else side[told.pile] = upTo(side[told.pile] ?? [], told.count, '?');
  }
}
/** Where the Pokémon spoken of lies on the other side alone, it is the one: what is done to one's own is so, too ("Potion on Charizard ex with 200 damage"). */
function sideWith({ player, name }: Extract<Told, { name: string }>, into: PokemonLine): PtcgPlayer | undefined {
  const has = (one: Player): boolean => {
    const { active, bench = [] } = into.case.state?.players?.[one] ?? {};
    return [active, ...bench].some((there) => there && (typeof there === 'string' ? there : there.card) === name);
  };
  return name !== SOMEBODY.en && !has(player) && has(other(player))
    ? into.case.state?.players?.[other(player)]
    : undefined;
}
const upTo = <T>(there: readonly T[], count: number, more: T): T[] => [
  ...there,
  ...Array<T>(Math.max(0, count - there.length)).fill(more),
];
/** As many Benched Pokémon as the line says: those it names, and ones nobody named. */
function benchOf({ bench = [] }: PtcgPlayer, count: number, into: PokemonLine): NonNullable<PtcgPlayer['bench']> {
  const nobody = into.nobody(ON_BENCH);
  const named = bench.filter((one) => (typeof one === 'string' ? one : one.card) !== nobody);
  return upTo(named, count, nobody);
}

function onPokemon(side: PtcgPlayer, told: Extract<Told, { name: string }>): void {
  const isIt = (one: string | PokemonInPlay | null | undefined) => one && (typeof one === 'string' ? one : one.card) === told.name; // prettier-ignore
  const lay = (one: string | PokemonInPlay): PokemonInPlay => {
    const there = typeof one === 'string' ? { card: one } : one;
    if ('conditions' in told) return { ...there, conditions: withConditions(there.conditions ?? [], told.conditions) };
    if ('damage' in told) return { ...there, damage: told.damage };
    if ('under' in told) return { ...there, under: [told.under] };
    const { tools, energy } = told.attached;
    const before = told.all ? [] : (there.energy ?? []);
    return { ...there, ...(tools.length > 0 && { tools }), ...((energy.length > 0 || told.all) && { energy: [...before, ...energy] }) };
  }; // prettier-ignore
  // "B's Active is Poisoned", whoever that is.
  if (side.active && (isIt(side.active) || told.name === SOMEBODY.en)) side.active = lay(side.active);
  else {
    const at = side.bench?.findIndex((one) => isIt(one)) ?? -1;
    if (at >= 0) side.bench![at] = lay(side.bench![at]!);
  }
}
