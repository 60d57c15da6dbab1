// 'A's Snorlax is Asleep', 'A's Charizard ex has 1 Fire Energy attached': what a line says of the table beside who is where, and here of a Pokémon; of a
// player's piles and Bench `pokemon-sides.ts`, of what lies on a Pokémon that does something `pokemon-attached.ts`.
import { isCalled } from '../../engine/case/names.ts';
import type { Player, PokemonInPlay, PtcgCard } from '../../engine/case/schema.ts';
import { keyed } from '../../engine/keyed.ts';
import { playerOf } from './items.ts';
import { CONDITION, conditionsOf, inPlay, whatLies } from './pokemon-attached.ts';
import { isInPlayAs, type PokemonLine } from './pokemon-line.ts';
import { SOMEBODY } from './pokemon-nobody.ts';
import { FULL_BENCH, ofSide } from './pokemon-sides.ts';
import { traitIn, type Trait } from './pokemon-trait.ts';
import { lineNotUnderstood } from './problems.ts';
import { other } from './table.ts';

export type Condition = NonNullable<PokemonInPlay['conditions']>[number];
export type Pile = 'hand' | 'discard' | 'lostZone' | 'deck';
/** What is laid on the case of a line: on a Pokémon of a player (`name`), else on that player's side. */
export type Told =
  | { player: Player; name: string; conditions: Condition[] }
  | { player: Player; name: string; damage: number }
  /** `all`: as many Energy cards as the line counts, and no others; `any`: so many, and nobody said of which type. */
  | { player: Player; name: string; attached: { tools: string[]; energy: string[] }; all?: true; any?: number }
  /** What it evolved from. */
  | { player: Player; name: string; under: string }
  /** `card`: of which cards, where the line says so. */
  | { player: Player; count: number; pile: Pile; card?: string }
  | { player: Player; benched: number }
  /** A Pokémon of this name, of this player, was Knocked Out in the other player's last turn; without a name none was. */
  | { player: Player; out: string | undefined }
  /** This player has none of this Pokémon in play (its English name). */
  | { player: Player; lacks: string }
  /** This player has used this in the game. */
  | { player: Player; used: OncePerGame };

/** What each player may use once in a game. */
export type OncePerGame = 'gx' | 'vstar';
/** Whose, and which Pokémon: "A's Snorlax", "A: Snorlax", "As Relaxo". */
const OWNER = "(?:([AB])(?:['’]s?|s)?(?:\\s*:\\s*|\\s+))?";
const HAS_CONDITION = new RegExp(
  `^${OWNER}(.+?)\\s+(?:(?:is|ist)\\s+(?:now\\s+|jetzt\\s+)?)?((?:${CONDITION})(?:(?:\\s*,\\s*|\\s+(?:and|und)\\s+)(?:(?:is|ist)\\s+)?(?:${CONDITION}))*)$`,
  'i',
);
const HAS_DAMAGE = new RegExp(
  `^${OWNER}(.+?)\\s+(?:has|hat)\\s+(?:already\\s+|schon\\s+|bereits\\s+)?(\\d{1,3})\\s+(damage\\s+counters?|schadensmarken?|damage|schaden(?:spunkte)?)(?:\\s+on\\s+it)?$`,
  'i',
);
/** Whether a line says so, in words of no other game. */
export const SAYS_TABLE = new RegExp(
  `${FULL_BENCH.source}|\\s(?:is|ist)\\s+(?:${CONDITION})(?:(?:,|\\s+(?:and|und))\\s+(?:${CONDITION}))*$|\\s(?:lost[ -]?zone|nirgendwo(?:-zone)?)$|\\sdamage\\s+counters?$|\\sschadensmarken?$`,
  'i',
);
/** Whether a piece says something of the table and makes no move; the line then knows it. */
export function saysTable(piece: string, into: PokemonLine): boolean {
  // "print of X has …": of a card that is in no play yet.
  const [, print] = /^print\s+of\s+(.+)$/i.exec(piece.trim()) ?? [];
  if (print !== undefined) return ofPrinting(print, into, false) !== undefined;
  const told = ofSide(piece.trim(), into) ?? ofPokemon(piece.trim(), into);
  if (told) into.told.push(told);
  return told !== undefined;
}

/** "X has 70 HP", "X has 10 HP left", "X has the Ability Y": of which printing it is, and what lies on it. */
const HAS_HP = new RegExp(`^${OWNER}(.+?)\\s+has\\s+(\\d{1,3})\\s+HP(\\s+left)?$`, 'i');
const HAS_TRAIT = new RegExp(`^${OWNER}(.+?)\\s+has\\s+the\\s+trait\\s+(.+)$`, 'i');
const HAS_ABILITY = new RegExp(`^${OWNER}(.+?)\\s+has\\s+the\\s+Ability\\s+(.+)$`, 'i');
function ofPrinting(text: string, into: PokemonLine, isThere = true): Told | undefined {
  const [, owner, written, points = '', left] = HAS_HP.exec(text) ?? [];
  const [, its, holder, ability = ''] = HAS_ABILITY.exec(text) ?? [];
  const [, traits, bearer, trait = ''] = HAS_TRAIT.exec(text) ?? [];
  const of = written ?? holder ?? bearer ?? '';
  const whose = isThere ? pokemonSaid(owner ?? its ?? traits, of, into) : { player: 'A' as const, name: of };
  const named = whose && into.known(whose.name);
  if (!named) return undefined;
  const { name } = named;
  const number = Number(points);
  const holds = traitIn(trait);
  if (holds) ofTrait(named, holds, into);
  else if (ability !== '') withPart(named, ability, into);
  else if (left === undefined) into.define(name, into.fitting(named, ({ hp }) => hp === number).card, { hp: number });
  else return { ...whose, damage: leftOf(named, number, into) };
  return { ...whose, attached: { tools: [], energy: [] } };
}
/** The printing with this attack or Ability. */
function withPart(named: { name: string; card: PtcgCard }, called: string, into: PokemonLine): void {
  const has = ({ abilities = [], attacks = [] }: PtcgCard): boolean => [...abilities, ...attacks].some((one) => isCalled(one, called)); // prettier-ignore
  const { card } = into.fitting(named, has);
  const isAbility = card.abilities?.some((one) => isCalled(one, called));
  if (isAbility) into.define(named.name, card, { abilities: card.abilities });
  else if (card !== named.card) into.define(named.name, card, card);
}
/** The printing of which it is true; none is no Pokémon of that name. */
function ofTrait(named: { name: string; card: PtcgCard }, holds: Trait, into: PokemonLine): void {
  // Where it is not so of every printing, it says which one is meant.
  const tells = into.printings(named.name).some((one) => !holds(one));
  const { card } = into.fitting(named, holds, tells);
  if (!holds(card)) lineNotUnderstood(named.name);
  if (tells || card !== named.card) into.define(named.name, card, card);
}
/** The damage on a Pokémon that has so many HP left: of the newest printing where they differ. */
function leftOf(named: { name: string; card: PtcgCard }, left: number, into: PokemonLine): number {
  const all = [named.card, ...into.printings(named.name)];
  const told = keyed(into.case.cards, named.name);
  const { card } = told ? { card: told } : new Set(all.map(({ hp }) => hp)).size > 1 ? into.fitting({ ...named, card: {} as PtcgCard }, ({ hp }) => (hp ?? 0) >= left) : named; // prettier-ignore
  if (card.hp === undefined || card.hp < left) return lineNotUnderstood(`${named.name}: ${left} HP`);
  if (card !== named.card) into.define(named.name, card, { hp: card.hp });
  return card.hp - left;
}

/** "X evolved from Y (70 HP)": Y lies under it, of that printing. */
const EVOLVED = new RegExp(`^${OWNER}(.+?)\\s+evolved\\s+from\\s+(.+?)(?:\\s+\\((\\d{1,3})\\s+HP\\))?$`, 'i');
function ofUnder(text: string, into: PokemonLine): Told | undefined {
  const [, owner, written = '', from = '', points] = EVOLVED.exec(text) ?? [];
  const base = into.known(from);
  const whose = base && pokemonSaid(owner, written, into);
  if (!base || !whose) return undefined;
  const hp = Number(points);
  if (points !== undefined) into.define(base.name, into.fitting(base, (card) => card.hp === hp).card, { hp });
  return { ...whose, under: base.name };
}

/** What is said of a Pokémon; one nobody has laid out is in play. */
function ofPokemon(text: string, into: PokemonLine): Told | undefined {
  const print = ofPrinting(text, into) ?? ofUnder(text, into);
  if (print) return print;
  const [, ofWhom, named, said] = HAS_CONDITION.exec(text) ?? [];
  if (said !== undefined) {
    const whose = pokemonSaid(ofWhom, named ?? '', into);
    return whose && { ...whose, conditions: conditionsOf(said) };
  }
  const [, letter, written, number, unit] = HAS_DAMAGE.exec(text) ?? [];
  if (unit === undefined) return energyOf(text, into);
  const whose = pokemonSaid(letter, written ?? '', into);
  return whose && { ...whose, damage: Number(number) * (/counter|marke/i.test(unit) ? 10 : 1) };
}
/** Which Pokémon the words mean, and whose: "A's Snorlax", "A's active Snorlax", "B's Active". */
function pokemonSaid(letter: string | undefined, written: string, into: PokemonLine): { player: Player; name: string } | undefined {
  if (/^(?:the\s+|das\s+)?(?:active|aktives?)(?:\s+pok[eé]mon)?$/i.test(written)) {
    if (letter === undefined) return undefined;
    const player = playerOf(letter);
    const name = into.said.find((one) => one.player === player && one.where === 'active')?.name ?? SOMEBODY.en;
    if (name !== SOMEBODY.en) inPlay(player, name, into);
    return { player, name };
  }
  const named = into.known(written.replace(/^(?:active|aktives?)\s+/i, ''));
  if (!named || !isInPlayAs(named.card)) return undefined;
  return { player: whoseIs(letter, named.name, into), name: named.name };
} // prettier-ignore
/** Whose Pokémon of this name is in play: the one the letter names, or the line has spoken of; else who attacks and who is attacked tells. */
function whoseIs(letter: string | undefined, name: string, into: PokemonLine): Player {
  const spoken = into.said.find((one) => one.name === name);
  const player = letter === undefined ? (spoken?.player ?? 'A') : playerOf(letter);
  inPlay(player, name, into, letter === undefined && !spoken);
  return player;
}
/** "A's Charizard ex has 1 Fire Energy attached". */
function energyOf(text: string, into: PokemonLine): Told | undefined {
  const [, letter, written = '', what = ''] = HAS_ATTACHED.exec(text) ?? [];
  const isActive = /^(?:active|aktives?)(?:\s+pok[eé]mon)?$/i.test(written);
  const named = isActive ? undefined : into.known(written);
  const lies = isActive || (named && isInPlayAs(named.card)) ? whatLies(what, into) : undefined;
  if (!lies || lies.rest !== '' || (lies.energy.length + lies.tools.length === 0 && !lies.counted)) return undefined;
  if (lies.damage !== undefined) return undefined;
  const whose = isActive
    ? pokemonSaid(letter, written, into)
    : named && { player: whoseIs(letter, named.name, into), name: named.name };
  const { tools, energy, counted, any } = lies;
  const how = { ...(counted && { all: counted }), ...(any !== undefined && { any }) };
  return whose && { ...whose, attached: { tools, energy }, ...how };
}
const HAS_ATTACHED = new RegExp(`^${OWNER}(.+?)\\s+(?:has|hat)\\s+(?:only\\s+|nur\\s+)?(.+?)(?:\\s+(?:attached|angelegt))?$`, 'i'); // prettier-ignore
/** The Pokémon whose owner nobody said is the other player's. */
export function givenToOther(one: PokemonLine['said'][number], into: PokemonLine): void {
  for (const told of into.told)
    if ('name' in told && told.name === one.name && told.player === one.player) told.player = other(one.player);
  one.player = other(one.player);
}
