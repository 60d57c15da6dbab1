// The Ability a player uses: the one the line names, on whichever printing has one that is used.
import { isCalled } from '../../engine/case/names.ts';
import type { Player, PokemonInPlay, PtcgCard, PtcgCase, PtcgPlayer } from '../../engine/case/schema.ts';
import type { Library } from '../../engine/library.ts';
import type { Judge } from './board.ts';
import { names, newAssumptions } from './names.ts';
import type { Filled, PokemonTextOf } from './pokemon-board.ts';

/** What the Ability of this name does, where the card has one. */
export function effectsOfAbility(card: PtcgCard, named: string | undefined, textOf: PokemonTextOf): readonly unknown[] {
  if (named === undefined) return [];
  const at = (card.abilities ?? []).findIndex((one) => isCalled(one, named));
  return at < 0 ? [] : textOf(card).filter((effect) => isOf(effect, at + 1));
}
const isOf = (effect: unknown, ability: number): boolean =>
  typeof effect === 'object' && effect !== null && 'ability' in effect && effect.ability === ability;
const isActivated = (effect: unknown): boolean =>
  typeof effect === 'object' && effect !== null && 'effect' in effect && effect.effect === 'activated';

/** An Ability nobody named is one a player uses: on a printing that has such a one, where that which is taken has none. */
export function withUsablePrint(
  line: Filled,
  judge: Judge,
  textOf: PokemonTextOf,
  printings: Library['printings'],
): Filled {
  const { illegal } = judge(line.case);
  const move = line.case.moves?.[illegal?.move ?? 0];
  const worksByItself = illegal?.reasons.every(({ code }) => code === 'works-by-itself') === true;
  if (move?.do !== 'ability' || move.ability !== undefined || !worksByItself) return line;
  const copy: PtcgCase = structuredClone(line.case);
  const there = pokemonOf(copy, move.by, move.pokemon);
  if (!there || there.print !== undefined) return line;
  const isUsed = ({ card }: { card: PtcgCard }): boolean => textOf(card).some(isActivated);
  const print = printings?.(there.card).find(isUsed)?.print;
  if (print === undefined) return line;
  there.print = print;
  const assumed = newAssumptions();
  assumed.add(`/printings/${there.card}`, print, `${there.card} ist ${print}.`, `${there.card} is ${print}.`);
  return { ...line, case: copy, assumptions: [...line.assumptions, ...assumed.facts] };
}

/** "(heads)" behind an attack: of its printings one whose attack of that name flips a coin is meant, where another's does not. */
export function withFlippingPrint(line: Filled, textOf: PokemonTextOf, printings: Library['printings']): Filled {
  const copy: PtcgCase = structuredClone(line.case);
  const assumed = newAssumptions();
  for (const move of copy.moves ?? []) {
    const side = move.do === 'attack' && move.coins?.length ? copy.state?.players?.[move.by] : undefined;
    const active = typeof side?.active === 'string' ? { card: side.active } : side?.active;
    if (move.do !== 'attack' || !side || !active || !isOpen(active)) continue;
    const meant = flippingPrint(printings?.(active.card) ?? [], move.attack, textOf);
    if (!meant) continue;
    side.active = { ...active, print: meant.print };
    const { de, en } = names(meant.card, active.card);
    assumed.add(`/printings/${active.card}`, meant.print, `${de} ist ${meant.print}.`, `${en} is ${meant.print}.`);
  }
  return { ...line, case: copy, assumptions: [...line.assumptions, ...assumed.facts] };
}
/** No print of it is told; who is Confused flips a coin for that. */
const isOpen = ({ print, conditions = [] }: PokemonInPlay): boolean => print === undefined && conditions.length === 0;
/** The newest of which the attack flips a coin; nothing where all or none do. */
function flippingPrint<T extends { card: PtcgCard }>(all: readonly T[], attack: string | number, textOf: PokemonTextOf): T | undefined {
  const own = all.filter(({ card }) => attackAt(card, attack) > 0);
  const flips = own.filter(({ card }) => flipsCoin(card, attackAt(card, attack), textOf));
  return flips.length < own.length ? flips[0] : undefined;
} // prettier-ignore
function flipsCoin(card: PtcgCard, attack: number, textOf: PokemonTextOf): boolean {
  const does = textOf(card).filter((effect) => isOfAttack(effect, attack));
  return /"flip|coin/.test(JSON.stringify([card.attacks?.[attack - 1]?.text, does]));
}
const attackAt = ({ attacks = [] }: PtcgCard, called: string | number): number =>
  typeof called === 'number' ? called : 1 + attacks.findIndex((one) => isCalled(one, called));
const isOfAttack = (effect: unknown, attack: number): boolean =>
  typeof effect === 'object' && effect !== null && 'attack' in effect && effect.attack === attack;

/** The Pokémon of this id that a player has in play, written so that more can be said of it. */
function pokemonOf({ state }: PtcgCase, player: Player, id: string): PokemonInPlay | undefined {
  const side: PtcgPlayer | undefined = state?.players?.[player];
  if (!side) return undefined;
  const written = (one: string | PokemonInPlay): PokemonInPlay => (typeof one === 'string' ? { card: one } : one);
  if (side.active) side.active = written(side.active);
  if (side.bench) side.bench = side.bench.map(written);
  const all = [side.active, ...(side.bench ?? [])];
  return all.find(
    (one): one is PokemonInPlay => typeof one === 'object' && one !== null && (one.id ?? one.card) === id,
  );
}
