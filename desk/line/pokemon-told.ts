// 'A's Snorlax is Asleep', 'B has 9 cards in the Lost Zone', 'Garbodor with Float Stone': what a line says of the table beside who is
// where. It is laid on the case when everything has been laid out.
import { isCalled } from '../../engine/case/names.ts';
import type { Player, PokemonInPlay, PtcgCard, PtcgPlayer } from '../../engine/case/schema.ts';
import { keyed } from '../../engine/keyed.ts';
import { ROTATED } from '../../engine/ptcg/board/act.ts';
import { isInPlayAs, PREFIX, type PokemonLine } from './pokemon-line.ts';
import { ON_BENCH, SOMEBODY } from './pokemon-nobody.ts';
import { attackNamed, pokemonIn } from './pokemon-fighters.ts';
import { names } from './names.ts';
import { traitIn, type Trait } from './pokemon-trait.ts';
import { lineNotUnderstood } from './problems.ts';
import { playerOf } from './items.ts';
import { other } from './table.ts';
import { ARROW, beginnings, joinedNames, oneArrow } from './words.ts';

type Condition = NonNullable<PokemonInPlay['conditions']>[number];
type Pile = 'hand' | 'discard' | 'lostZone' | 'deck';
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
const CONDITIONS: Record<string, Condition> = {
  asleep: 'asleep', sleeping: 'asleep', schläft: 'asleep', schlafend: 'asleep',
  paralyzed: 'paralyzed', paralysed: 'paralyzed', paralysiert: 'paralyzed',
  confused: 'confused', verwirrt: 'confused',
  poisoned: 'poisoned', vergiftet: 'poisoned',
  burned: 'burned', burnt: 'burned', verbrannt: 'burned',
}; // prettier-ignore
const CONDITION = Object.keys(CONDITIONS).join('|');
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
const PILES: [RegExp, Pile][] = [
  [/^(?:the\s+|his\s+|her\s+|their\s+)?lost[ -]?zone$|^(?:der\s+)?(?:lost|nirgendwo)[ -]?zone$|^nirgendwo$/i, 'lostZone'],
  [/^(?:the\s+|his\s+|her\s+|their\s+)?discard(?:\s+pile)?$|^(?:dem\s+|seinem\s+|ihrem\s+)?ablagestapel$/i, 'discard'],
  [/^(?:(?:the|his|her|their|der|seiner|ihrer)\s+)?hand$/i, 'hand'],
  [/^(?:(?:the|his|her|their|dem|seinem|ihrem)\s+)?deck$/i, 'deck'],
]; // prettier-ignore
const HAS_CARDS =
  /^([AB])\s*:?\s+(?:has|hat)\s+(?:only\s+|nur\s+|noch\s+)?(?:(\d{1,2}|no|keine)[x×]?\s+|(?:an?|eine?)\s+)?(.+?)\s+(?:left\s+)?(?:in|im|on|auf)\s+((?:(?:the|his|her|their|its|der|dem|seine[mr]|ihre[mr])\s+)?[\p{L}-]+(?:\s+(?:zone|pile))?)(?:\s+(?:left|übrig))?$/iu;
/** "A hat 4 Handkarten". */
const HAND_CARDS =
  /^([AB])\s*:?\s+(?:has|hat)\s+(?:only\s+|nur\s+|noch\s+)*(\d{1,2})\s+(?:handkarten?|hand\s+cards?)(?:\s+(?:left|übrig))?$/i;
/** "A's discard pile has 3 Energy". */
const PILE_HAS =
  /^([AB])['’]?s\s+([\p{L}-]+(?:\s+(?:zone|pile))?)\s+(?:has|hat|contains|enthält)\s+(\d{1,2})[x×]?\s+(.+)$/iu;
/** 'cards', 'Energy cards', 'Basis-Energien': no card's name. */
const CARDS = /^(?:cards?|karten?)$/i;
const ANY_ENERGY = /^(?:basic\s+|basis-?\s*)?(?:energ(?:y|ies|ie|ien))(?:[\s-]*(?:cards?|karten?))?$/i;
const HAND_EMPTY =
  /^([AB])['’]?s?\s+hand\s+(?:is|ist)\s+(?:empty|leer)$|^([AB])\s*:?\s+(?:has|hat)\s+(?:an\s+empty\s+hand|eine\s+leere\s+hand|no\s+hand|keine\s+handkarten)$/i;
/** "A's discard pile is empty", "A has an empty deck". */
const PILE_EMPTY =
  /^([AB])(?:['’]?s)?\s*:?\s+(?:(?:has|hat)\s+(?:an?\s+|eine?n?\s+)?(?:empty|leere[ns]?)\s+(?=(?:deck|discard|ablage|lost))|(?=(?:deck|discard|ablage|lost).*\s(?:is|ist)\s+(?:empty|leer)$))([\p{L}-]+(?:\s+(?:zone|pile))?)(?:\s+(?:is|ist)\s+(?:empty|leer))?$/iu;
/** "B hat nur noch ein Pokémon": nobody is on the Bench. */
const LAST_POKEMON =
  /^([AB])\s*:?\s+(?:has|hat)\s+(?:only|just|nur|nur\s+noch)\s+(?:1|one|ein(?:\s+einziges)?|a\s+single)\s+pok[eé]mon(?:\s+(?:left|in\s+play|im\s+spiel|übrig))*$/i;
const FULL_BENCH =
  /^([AB])['’]?s?\s+(?:bench|bank)\s+(?:is|ist)\s+(?:full|voll|empty|leer)$|^([AB])\s*:?\s+(?:has|hat)\s+(?:a\s+|an\s+|eine\s+)?(?:full|volle|empty|leere)\s+(?:bench|bank)$|^([AB])\s*:?\s+(?:has|hat)\s+(\d|no|keine?)\s+(?:bench(?:ed)?|bank|bench[\s-]*pok[eé]mon|bank-?pok[eé]mon|(?:(?:basic\s+|basis-?)?(?:benched|other|anderen?|weiteren?))\s+pok[eé]mon|(?:other\s+|anderen?\s+|weiteren?\s+)?(?:basic\s+|basis-?)?pok[eé]mon\s+(?:on\s+(?:the|his|her|their)\s+bench|auf\s+(?:der|seiner|ihrer)\s+bank))$/i;
/** Whether a line says so, in words of no other game. */
export const SAYS_TABLE = new RegExp(
  `${FULL_BENCH.source}|\\s(?:is|ist)\\s+(?:${CONDITION})(?:(?:,|\\s+(?:and|und))\\s+(?:${CONDITION}))*$|\\s(?:lost[ -]?zone|nirgendwo(?:-zone)?)$|\\sdamage\\s+counters?$|\\sschadensmarken?$`,
  'i',
);
const FULL = 5;

const numberOf = (written: string): number => (/^\d+$/.test(written) ? Number(written) : 0);

/** Whether a piece says something of the table and makes no move; the line then knows it. */
export function saysTable(piece: string, into: PokemonLine): boolean {
  const told = ofSide(piece.trim(), into) ?? ofPokemon(piece.trim(), into);
  if (told) into.told.push(told);
  return told !== undefined;
}

/** "A has no Solrock in play", "A hat kein Sonnfel". */
const LACKS =
  /^([AB])\s*:?\s+(?:has|hat|controls)\s+(?:no|kein(?:e[nr]?)?)\s+(.+?)(?:\s+(?:in\s+play|im\s+spiel|(?:on|auf)\s+.+))?$/i;
const OUT = String.raw`(?:knocked[\s-]+out|KO['’]?e?d|kampfunfähig(?:\s+gemacht)?|besiegt)`;
const LAST = String.raw`(?:(?:during|in|on|im)\s+)?(?:(?:the|his|her|their|[AB]['’]?s|(?:(?:the|his|her|their|[AB]['’]s)\s+)?opponent['’]s|seinem|ihrem)\s+)?(?:last|previous|letzten|vorigen)\s+(?:turn|zug)(?:\s+(?:des\s+gegners|von\s+[AB]))?`;
/** "no Pokémon was Knocked Out last turn", "A's Budew was KO'd last turn", "letzten Zug wurde ein Pokémon von A kampfunfähig". */
const KNOCKED_OUT = [
  new RegExp(`^(?:([AB])['’]?s?\\s*:?\\s+)?(.+?)\\s+(?:was|were|got|wurden?|ist)\\s+(?:${LAST}\\s+)?${OUT}(?:\\s+${LAST})?$`, 'i'),
  new RegExp(`^(?:([AB])\\s*:?\\s+)?${LAST}\\s+(?:wurden?|was|were)\\s+(.+?)\\s+${OUT}$`, 'i'),
  new RegExp(`^([AB])\\s*:?\\s+(?:hat|has|had)\\s+${LAST}\\s+(.+?)\\s+(?:verloren|lost)$`, 'i'),
]; // prettier-ignore
const HAPPENED_LAST = new RegExp(LAST, 'i');
function ofLastTurn(text: string, into: PokemonLine): Told | undefined {
  if (!HAPPENED_LAST.test(text)) return undefined;
  const [, letter, written = ''] = KNOCKED_OUT.map((words) => words.exec(text)).find((found) => found !== null) ?? [];
  const [, name = '', behind] = /^(.+?)(?:\s+(?:of|von)\s+([AB]))?$/i.exec(written.replace(new RegExp(`\\s+${LAST}$`, 'i'), '')) ?? [];
  const player = playerOf(letter ?? behind);
  if (/^(?:no|none|kein\p{L}*)(?=\s|$)/iu.test(name)) return { player, out: undefined };
  const pokemon = /^(?:(?:an?|one|ein(?:es)?)\s+)?(?:(?:of\s+(?:his|her|their)|seiner|ihrer|eigenes)\s+)?pok[eé]mon$/i.test(name) ? SOMEBODY.en : into.known(name)?.name;
  return pokemon === undefined ? undefined : { player, out: pokemon };
} // prettier-ignore
/** What is said of a player's piles and Bench. */
const ofSide = (text: string, into: PokemonLine): Told | undefined =>
  ofLastTurn(text, into) ??
  usedSaid(text) ??
  lackedSaid(text, into) ??
  benchSaid(text) ??
  pileSaid(text) ??
  cardsIn(text, into);
/** "A has used a GX attack", "A hat eine VSTAR-Power benutzt". */
const USED = /^([AB])\s*:?\s+(?:has\s+used\s+(?:an?|the|his|her|their)\s+(gx|vstar)[\s-](?:attack|power)|hat\s+(?:eine|die|seine|ihre)\s+(gx|vstar)-(?:attacke|power)\s+(?:benutzt|eingesetzt))$/i; // prettier-ignore
function usedSaid(text: string): Told | undefined {
  const [, letter, one, two] = USED.exec(text) ?? [];
  const used = (one ?? two)?.toLowerCase() as OncePerGame | undefined;
  return used && { player: playerOf(letter), used };
}
function lackedSaid(text: string, into: PokemonLine): Told | undefined {
  const [, letter, written = ''] = LACKS.exec(text) ?? [];
  const none = into.known(written);
  return none && isInPlayAs(none.card)
    ? { player: playerOf(letter), lacks: names(none.card, none.name).en }
    : undefined;
}
function benchSaid(text: string): Told | undefined {
  const alone = LAST_POKEMON.exec(text)?.[1];
  if (alone !== undefined) return { player: playerOf(alone), benched: 0 };
  const bench = FULL_BENCH.exec(text);
  if (!bench) return undefined;
  const [, owned, has, counted, count] = bench;
  const some = count === undefined ? (/(?:empty|leere?)(?=\s|$)/i.test(text) ? 0 : FULL) : numberOf(count);
  return { player: playerOf(owned ?? has ?? counted), benched: some };
}
/** So many cards in the hand, an empty pile. */
function pileSaid(text: string): Told | undefined {
  const [, holder, held = ''] = HAND_CARDS.exec(text) ?? [];
  if (holder !== undefined) return { player: playerOf(holder), count: numberOf(held), pile: 'hand' };
  const [, of, place = ''] = PILE_EMPTY.exec(text) ?? [];
  const pile = PILES.find(([words]) => words.test(place))?.[1];
  if (of !== undefined && pile) return { player: playerOf(of), count: 0, pile };
  const empty = HAND_EMPTY.exec(text);
  return empty ? { player: playerOf(empty[1] ?? empty[2]), count: 0, pile: 'hand' } : undefined;
}
function cardsIn(text: string, into: PokemonLine): Told | undefined {
  const [, owner, owned = '', number = '', some = ''] = PILE_HAS.exec(text) ?? [];
  const found = owner === undefined ? HAS_CARDS.exec(text) : ['', owner, number, some, owned];
  const [, letter, count, what = '', where = ''] = found ?? [];
  const pile = PILES.find(([words]) => words.test(where))?.[1];
  const card = cardSaid(what, into);
  if (letter === undefined || !pile || card === undefined) return undefined;
  if (count === undefined && card === '') return undefined;
  return {
    player: playerOf(letter),
    count: count === undefined ? 1 : numberOf(count),
    pile,
    ...(card !== '' && { card }),
  };
}
/** The name of the cards a pile is said to have; an empty one for cards of whatever kind, nothing where no card is named. */
function cardSaid(written: string, into: PokemonLine): string | undefined {
  if (CARDS.test(written)) return '';
  if (ANY_ENERGY.test(written)) return into.anyEnergy();
  const bare = written.replace(/[\s-]+(?:cards?|karten?)$/i, '');
  const one = bare.replace(/energien$/i, 'Energie').replace(/energies$/i, 'Energy');
  const names = [written, bare, one, bare.replace(/s$/i, '')];
  return names.map((name) => into.attachable(name)?.name ?? into.known(name)?.name).find((name) => name !== undefined);
}

/** "X has 70 HP", "X has 10 HP left", "X has the Ability Y": of which printing it is, and what lies on it. */
const HAS_HP = new RegExp(`^${OWNER}(.+?)\\s+has\\s+(\\d{1,3})\\s+HP(\\s+left)?$`, 'i');
const HAS_TRAIT = new RegExp(`^${OWNER}(.+?)\\s+has\\s+the\\s+trait\\s+(.+)$`, 'i');
const HAS_ABILITY = new RegExp(`^${OWNER}(.+?)\\s+has\\s+the\\s+Ability\\s+(.+)$`, 'i');
function ofPrinting(text: string, into: PokemonLine): Told | undefined {
  const [, owner, written, points = '', left] = HAS_HP.exec(text) ?? [];
  const [, its, holder, ability = ''] = HAS_ABILITY.exec(text) ?? [];
  const [, traits, bearer, trait = ''] = HAS_TRAIT.exec(text) ?? [];
  const whose = pokemonSaid(owner ?? its ?? traits, written ?? holder ?? bearer ?? '', into);
  const named = whose && into.known(whose.name);
  if (!named) return undefined;
  const { name } = named;
  const number = Number(points);
  const holds = traitIn(trait);
  if (holds) ofTrait(named, holds, into);
  else if (ability !== '') {
    const { card } = into.fitting(named, ({ abilities = [] }) => abilities.some((one) => isCalled(one, ability))); // prettier-ignore
    if (card.abilities) into.define(name, card, { abilities: card.abilities });
  } else if (left === undefined) into.define(name, into.fitting(named, ({ hp }) => hp === number).card, { hp: number });
  else return { ...whose, damage: leftOf(named, number, into) };
  return { ...whose, attached: { tools: [], energy: [] } };
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
const inPlay = (player: Player, name: string, into: PokemonLine, guessed = false): void => {
  if (!into.said.some((one) => one.player === player && one.name === name))
    into.said.push({ player, where: 'active', name, anywhere: true, ...(guessed && { guessed }) });
};
/** The Pokémon whose owner nobody said is the other player's. */
export function givenToOther(one: PokemonLine['said'][number], into: PokemonLine): void {
  for (const told of into.told)
    if ('name' in told && told.name === one.name && told.player === one.player) told.player = other(one.player);
  one.player = other(one.player);
}

const WITH = /\s+(?:with|holding|equipped\s+with|mit)\s+/gi;
const HAS = /^(?:has|hat|controls|kontrolliert)\s+/i;
const ATTACKS = /^(?:attacks?\s+(?:with\s+)?|greift\s+(?:an\s+)?mit\s+)/i;
const RETREATS = /^(?:retreats?|zieht)\s+(?!sich\s)/i;
const PLACE_BEHIND = /\s+(?:active|aktiv|on\s+the\s+bench|auf\s+der\s+bank|in\s+play|im\s+spiel)$/i;
/** 'B has Garbodor with Float Stone active', 'Pikachu ex with 2 Fire Energy attacks': the piece without what lies on the Pokémon, which the line then knows. */
export function withoutAttached(written: string, into: PokemonLine): string {
  const piece = written.replace(
    /\s(?:without(?:\s+any)?|ohne(?:\s+jede)?)\s+energ(?:y|ies|ie|ien)(?:\s+attached)?(?=\s|$)/i,
    ' with no Energy',
  );
  const prefix = PREFIX.exec(piece);
  const start = prefix?.[0] ?? '';
  const [left = '', ...behind] = oneArrow(lyingOn(piece.slice(start.length), into)).split(ARROW);
  const by = playerOf(prefix?.[1]);
  const own = withoutWhatLies(withoutCondition(left, by, into), by, into, prefix !== null);
  const aimed = behind.map((one) =>
    withoutWhatLies(withoutCondition(one, other(by), into), other(by), into, prefix !== null),
  );
  return [own, ...aimed].every((one, n) => one === [left, ...behind][n])
    ? `${start}${lyingOn(piece.slice(start.length), into)}`
    : `${start}${[own, ...aimed].join(` ${ARROW} `)}`;
}
const IN_BRACKETS = new RegExp(
  `^(.+?)\\s*\\(\\s*((?:${CONDITION})(?:(?:\\s*,\\s*|\\s+(?:and|und)\\s+)(?:${CONDITION}))*)\\s*\\)(.*)$`,
  'i',
);
/** 'Snorlax (asleep)': the Special Conditions behind a Pokémon's name, which the line then knows. */
function withoutCondition(text: string, player: Player, into: PokemonLine): string {
  const [, before = '', said = '', behind = ''] = IN_BRACKETS.exec(text) ?? [];
  const words = before.trim().split(/\s+/);
  const named = words.map((_, n) => into.known(words.slice(n).join(' '))).find((one) => isInPlayAs(one?.card));
  if (!named) return text;
  inPlay(player, named.name, into);
  into.told.push({ player, name: named.name, conditions: conditionsOf(said) });
  return `${before}${behind}`;
}
const conditionsOf = (said: string): Condition[] =>
  said
    .toLowerCase()
    .split(/\s*,\s*|\s+(?:and|und)\s+(?:(?:is|ist)\s+)?/)
    .flatMap((word) => keyed(CONDITIONS, word) ?? [])
    .reduce<Condition[]>((before, one) => withConditions(before, [one]), []);
/** 'has Mist Energy on Snorlax active': it has Snorlax with Mist Energy. */
function lyingOn(text: string, into: PokemonLine): string {
  const [, has = '', card = '', pokemon = '', place = ''] =
    /^((?:has|hat)\s+)(.+?)\s+(?:on|an|auf)\s+(.+?)(\s+(?:active|aktiv|on\s+the\s+bench|auf\s+der\s+bank))?$/i.exec(text) ?? []; // prettier-ignore
  const lies = card !== '' && attachedOf(card, into).length > 0 && isInPlayAs(into.known(pokemon)?.card);
  return lies ? `${has}${pokemon} with ${card}${place}` : text;
}
function withoutWhatLies(text: string, player: Player, into: PokemonLine, said: boolean): string {
  for (const word of text.matchAll(WITH)) {
    const { verb, there, owner, named } = beforeWith(text.slice(0, word.index));
    const behindAttack = into.known(named) ? undefined : attackerNamed(named, into);
    const found = into.known(behindAttack ?? named);
    if (!found || !isInPlayAs(found.card) || (HAS.test(verb) && !said)) continue;
    const lies = whatLies(text.slice(word.index + word[0].length), into);
    if (!lies) continue;
    tellLies(lies, { player: owner ?? player, name: found.name }, into);
    return [`${verb}${behindAttack === undefined ? found.name : named}${there}`, lies.rest].filter(Boolean).join(' ');
  }
  return text;
}
/** What stands before 'with': a verb, whose Pokémon, its name and perhaps attack, and behind it the place where it is. */
function beforeWith(before: string): { verb: string; owner?: Player; named: string; there: string } {
  const verb = [HAS, ATTACKS, RETREATS].map((words) => words.exec(before)?.[0]).find(Boolean) ?? '';
  const there = PLACE_BEHIND.exec(before)?.[0] ?? '';
  const [, owner, named = ''] = /^(?:([AB])['’]s\s+)?(.*)$/i.exec(before.slice(verb.length, before.length - there.length).trim()) ?? []; // prettier-ignore
  return { verb, there, named, ...(owner !== undefined && { owner: playerOf(owner) }) };
}
/** What lies on a Pokémon is told of it. */
function tellLies({ energy, tools, damage, counted, any }: Lies, whose: { player: Player; name: string }, into: PokemonLine): void {
  const how = { ...(counted && { all: counted }), ...(any !== undefined && { any }) };
  if (energy.length + tools.length > 0 || counted) into.told.push({ ...whose, attached: { tools, energy }, ...how });
  if (damage !== undefined) into.told.push({ ...whose, damage });
} // prettier-ignore
/** 'Galvantula Discharge': the Pokémon whose attack these words name. */
function attackerNamed(words: string, into: PokemonLine): string | undefined {
  const { name, cards, rest } = pokemonIn(words, into) ?? {};
  return name !== undefined && rest && attackNamed(rest, name, cards ?? []) ? name : undefined;
}
const DAMAGE_SAID =
  /^(\d{1,3})\s+(damage\s+counters?|schadensmarken?|damage|schaden(?:spunkten?)?)(?:\s+on\s+it)?(?=\s|$)\s*/i;
const SOME_ENERGY =
  /^(?:(\d)[x×]?\s+|(?:an?|some|any|eine[rn]?)\s+)?(?:energ(?:y|ies|ie|ien)(?:\s+cards?)?|energiekarten?)(?:\s+(?:attached|angelegt))?(?=\s|$)\s*/i;
const NO_ENERGY =
  /^(?:0|no|zero|keiner?|keinen)\s+(?:energ(?:y|ies|ie|ien)|energiekarten?)(?:\s+(?:attached|angelegt))?(?=\s|$)\s*/i;
/** What lies on a Pokémon at the beginning of these words, and the words behind it. */
interface Lies {
  energy: string[];
  tools: string[];
  damage?: number;
  /** How many Energy cards there are is said. */
  counted?: true;
  /** So many, of whatever type. */
  any?: number;
  rest: string;
}
function whatLies(words: string, into: PokemonLine): Lies | undefined {
  const damage = DAMAGE_SAID.exec(words);
  if (damage) {
    const points = Number(damage[1]) * (/counter|marke/i.test(damage[2]!) ? 10 : 1);
    return { energy: [], tools: [], damage: points, rest: words.slice(damage[0].length) };
  }
  const none = NO_ENERGY.exec(words);
  if (none) return { energy: [], tools: [], counted: true, rest: words.slice(none[0].length) };
  const some = SOME_ENERGY.exec(words);
  if (some) return { energy: [], tools: [], counted: true, any: Number(some[1] ?? 1), rest: words.slice(some[0].length) };
  for (const { name, rest } of beginnings(words)) {
    const bare = name.replace(/\s+(?:attached|angelegt)$/i, '');
    const cards = joinedNames(bare, (one) => attachedOf(one, into).length > 0).map((one) => attachedOf(one, into));
    if (cards.some((some) => some.length === 0)) continue;
    const of = (kind: 'tools' | 'energy') => cards.flat().flatMap((one) => (one.kind === kind ? [one.name] : []));
    const more = /^(?:and|und|,)\s+(.+)$/i.exec(rest)?.[1];
    const besides = more === undefined ? undefined : whatLies(more, into);
    const counted = of('energy').length > 0 && /(?:^|\s)(?:\d[x×]?|an?|one|einen?|eine[mr])\s/i.test(bare);
    const both = (kind: 'tools' | 'energy') => [...of(kind), ...(besides?.[kind] ?? [])];
    return { rest, ...(counted && { counted }), ...besides, tools: both('tools'), energy: both('energy') };
  }
  return undefined;
} // prettier-ignore
/** '2 Fire Energy', 'Hero's Cape': each card. */
function attachedOf(said: string, into: PokemonLine): { kind: 'tools' | 'energy'; name: string }[] {
  const written = said
    .replace(/^(?:an?|one|einen?|eine[mr])\s+(?=\S)/i, '')
    .replace(/energien$/i, 'Energie')
    .replace(/energies$/i, 'Energy');
  const [, count, many = ''] = /^(\d)[x×]?\s+(.+)$/i.exec(written) ?? [];
  const one =
    into.attachable(said) ?? into.attachable(written) ?? (count === undefined ? undefined : into.attachable(many));
  return one ? Array<typeof one>(count === undefined || into.attachable(written) ? 1 : Number(count)).fill(one) : [];
}

/** What a line has told of a player's piles and Bench: nothing is put there besides. */
export const toldPlaces = (into: PokemonLine): ReadonlySet<string> =>
  new Set([
    ...into.said.flatMap(({ player, where }) => (where === 'active' ? [`${player}/active`] : [])),
    ...into.told.flatMap((told) =>
      'out' in told ? ['history'] : 'lacks' in told ? [`${told.player}/no ${told.lacks}`] : 'used' in told ? [] : 'benched' in told ? [`${told.player}/bench`] : 'attached' in told ? [`${told.player}/energy of ${told.name}`] : 'pile' in told && told.card === undefined ? [`${told.player}/${told.pile}`] : [],
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

/** What is told later comes to what was told before; of the conditions that turn a Pokémon only the last stays. */
function withConditions(before: readonly Condition[], now: readonly Condition[]): Condition[] {
  const turns = now.some((one) => ROTATED.includes(one));
  return [...before.filter((one) => !now.includes(one) && !(turns && ROTATED.includes(one))), ...now];
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
