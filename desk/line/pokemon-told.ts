// 'A's Snorlax is Asleep', 'B has 9 cards in the Lost Zone', 'Garbodor with Float Stone': what a line says of the table beside who is
// where. It is laid on the case when everything has been laid out.
import type { Player, PokemonInPlay, PtcgPlayer } from '../../engine/case/schema.ts';
import { keyed } from '../../engine/keyed.ts';
import { isInPlayAs, ON_BENCH, PREFIX, SOMEBODY, type PokemonLine } from './pokemon-line.ts';
import { joinedNames } from './words.ts';

type Condition = NonNullable<PokemonInPlay['conditions']>[number];
type Pile = 'hand' | 'discard' | 'lostZone' | 'deck';
/** What is laid on the case of a line: on a Pokémon of a player (`name`), else on that player's side. */
export type Told =
  | { player: Player; name: string; conditions: Condition[] }
  | { player: Player; name: string; damage: number }
  | { player: Player; name: string; attached: { tools: string[]; energy: string[] } }
  | { player: Player; count: number; pile: Pile }
  | { player: Player; benched: number };

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
  `^${OWNER}(.+?)\\s+(?:(?:is|ist)\\s+(?:now\\s+|jetzt\\s+)?)?((?:${CONDITION})(?:(?:\\s*,\\s*|\\s+(?:and|und)\\s+)(?:${CONDITION}))*)$`,
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
  /^([AB])\s*:?\s+(?:has|hat)\s+(?:only\s+|nur\s+|noch\s+)?(\d{1,2}|no|keine)\s+(?:cards?|karten?)\s+(?:left\s+)?(?:in|im|on|auf)\s+(.+?)(?:\s+(?:left|übrig))?$/i;
const HAND_EMPTY =
  /^([AB])['’]?s?\s+hand\s+(?:is|ist)\s+(?:empty|leer)$|^([AB])\s*:?\s+(?:has|hat)\s+(?:an\s+empty\s+hand|eine\s+leere\s+hand|no\s+hand|keine\s+handkarten)$/i;
const FULL_BENCH =
  /^([AB])['’]?s?\s+(?:bench|bank)\s+(?:is|ist)\s+(?:full|voll|empty|leer)$|^([AB])\s*:?\s+(?:has|hat)\s+(?:a\s+|an\s+|eine\s+)?(?:full|volle|empty|leere)\s+(?:bench|bank)$|^([AB])\s*:?\s+(?:has|hat)\s+(\d|no|keine?)\s+(?:benched\s+pok[eé]mon|pok[eé]mon\s+(?:on\s+(?:the|his|her|their)\s+bench|auf\s+der\s+bank))$/i;
/** Whether a line says so, in words of no other game. */
export const SAYS_TABLE = new RegExp(
  `${FULL_BENCH.source}|\\s(?:is|ist)\\s+(?:${CONDITION})$|\\s(?:lost[ -]?zone|nirgendwo(?:-zone)?)$|\\sdamage\\s+counters?$|\\sschadensmarken?$`,
  'i',
);
const FULL = 5;

const playerOf = (letter: string | undefined): Player => (letter?.toUpperCase() === 'B' ? 'B' : 'A');
const numberOf = (written: string): number => (/^\d+$/.test(written) ? Number(written) : 0);

/** Whether a piece says something of the table and makes no move; the line then knows it. */
export function saysTable(piece: string, into: PokemonLine): boolean {
  const told = ofSide(piece.trim()) ?? ofPokemon(piece.trim(), into);
  if (told) into.told.push(told);
  return told !== undefined;
}

/** What is said of a player's piles and Bench. */
function ofSide(text: string): Told | undefined {
  const bench = FULL_BENCH.exec(text);
  if (bench) {
    const [, owned, has, counted, count] = bench;
    const some = count === undefined ? (/(?:empty|leere?)(?=\s|$)/i.test(text) ? 0 : FULL) : numberOf(count);
    return { player: playerOf(owned ?? has ?? counted), benched: some };
  }
  const empty = HAND_EMPTY.exec(text);
  if (empty) return { player: playerOf(empty[1] ?? empty[2]), count: 0, pile: 'hand' };
  const [, letter, count = '', where = ''] = HAS_CARDS.exec(text) ?? [];
  const pile = PILES.find(([words]) => words.test(where))?.[1];
  return letter === undefined || !pile ? undefined : { player: playerOf(letter), count: numberOf(count), pile };
}

/** What is said of a Pokémon; one nobody has laid out is in play. */
function ofPokemon(text: string, into: PokemonLine): Told | undefined {
  const conditions = HAS_CONDITION.exec(text);
  const damage = conditions ? null : HAS_DAMAGE.exec(text);
  const [, letter, written = ''] = conditions ?? damage ?? [];
  const active = /^(?:the\s+|das\s+)?(?:active|aktives?)(?:\s+pok[eé]mon)?$/i.test(written);
  // "A's active Snorlax".
  const bare = active ? written : written.replace(/^(?:active|aktives?)\s+/i, '');
  const named = active ? into.said.find(({ player, where }) => player === playerOf(letter) && where === 'active') ?? { name: SOMEBODY.en } : into.known(bare);
  if (!named || (active && letter === undefined) || (!active && !isInPlayAs(into.known(bare)?.card))) return undefined;
  const player = letter === undefined ? (into.said.find(({ name }) => name === named.name)?.player ?? 'A') : playerOf(letter);
  if (named.name !== SOMEBODY.en) inPlay(player, named.name, into);
  if (damage) return { player, name: named.name, damage: Number(damage[3]) * (/counter|marke/i.test(damage[4]!) ? 10 : 1) };
  const said = conditions![3]!.toLowerCase().split(/\s*,\s*|\s+(?:and|und)\s+/);
  return { player, name: named.name, conditions: said.flatMap((word) => keyed(CONDITIONS, word) ?? []) };
} // prettier-ignore
const inPlay = (player: Player, name: string, into: PokemonLine): void => {
  if (!into.said.some((one) => one.player === player && one.name === name))
    into.said.push({ player, where: 'active', name, anywhere: true });
};

const WITH = /^(.+?)\s+(?:with|holding|equipped\s+with|mit)\s+(.+?)(?:\s+(?:attached|angelegt))?$/i;
const PLACE_BEHIND = /\s+(?:active|aktiv|on\s+the\s+bench|auf\s+der\s+bank|in\s+play|im\s+spiel)$/i;
/** 'B has Garbodor with Float Stone active': the piece without what is attached, which the line then knows. */
export function withoutAttached(piece: string, into: PokemonLine): string {
  const prefix = PREFIX.exec(piece);
  const [, has] = /^((?:has|hat|controls|kontrolliert)\s+)/i.exec(piece.slice(prefix?.[0].length ?? 0)) ?? [];
  if (!prefix || has === undefined) return piece;
  const what = piece.slice(prefix[0].length + has.length);
  const place = PLACE_BEHIND.exec(what)?.[0] ?? '';
  const bare = what.slice(0, what.length - place.length);
  const [, pokemon = '', said = ''] = WITH.exec(bare) ?? [];
  // The place may stand behind the Pokémon as well.
  const there = PLACE_BEHIND.exec(pokemon)?.[0] ?? '';
  const found = into.known(pokemon.slice(0, pokemon.length - there.length));
  if (!found || into.known(bare) || !isInPlayAs(found.card)) return piece;
  const cards = joinedNames(said, (name) => into.known(name) !== undefined).map((name) => into.attachable(name));
  if (cards.some((one) => !one)) return piece;
  const of = (kind: 'tools' | 'energy') => cards.flatMap((one) => (one?.kind === kind ? [one.name] : []));
  into.told.push({ player: playerOf(prefix[1]), name: found.name, attached: { tools: of('tools'), energy: of('energy') } });
  return `${prefix[0]}${has}${found.name}${there || place}`;
} // prettier-ignore

/** Everything the line has said of the table, on its case. */
export function layTold(into: PokemonLine): void {
  for (const told of into.told) {
    const side = (((into.case.state ??= {}).players ??= {})[told.player] ??= {});
    if ('name' in told) onPokemon(side, told);
    else if ('benched' in told) side.bench = benchOf(side, told.benched, into);
    else if (told.pile === 'deck') side.deck = { ...side.deck, count: told.count };
    else side[told.pile] = upTo(side[told.pile] ?? [], told.count, '?');
  }
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
    if ('conditions' in told) return { ...there, conditions: told.conditions };
    if ('damage' in told) return { ...there, damage: told.damage };
    const { tools, energy } = told.attached;
    return { ...there, ...(tools.length > 0 && { tools }), ...(energy.length > 0 && { energy: [...(there.energy ?? []), ...energy] }) };
  }; // prettier-ignore
  if (side.active && isIt(side.active)) side.active = lay(side.active);
  else {
    const at = side.bench?.findIndex((one) => isIt(one)) ?? -1;
    if (at >= 0) side.bench![at] = lay(side.bench![at]!);
  }
}
