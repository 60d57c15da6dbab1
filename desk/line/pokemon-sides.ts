// 'B has 9 cards in the Lost Zone', 'B's bench is full', 'no Pokémon was Knocked Out last turn': what a line says of a player.
import { playerOf } from './items.ts';
import { names } from './names.ts';
import { isInPlayAs, type PokemonLine } from './pokemon-line.ts';
import { SOMEBODY } from './pokemon-nobody.ts';
import type { Told, OncePerGame, Pile } from './pokemon-told.ts';

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
export const FULL_BENCH =
  /^([AB])['’]?s?\s+(?:bench|bank)\s+(?:is|ist)\s+(?:full|voll|empty|leer)$|^([AB])\s*:?\s+(?:has|hat)\s+(?:a\s+|an\s+|eine\s+)?(?:full|volle|empty|leere)\s+(?:bench|bank)$|^([AB])\s*:?\s+(?:has|hat)\s+(\d|no|keine?)\s+(?:bench(?:ed)?|bank|bench[\s-]*pok[eé]mon|bank-?pok[eé]mon|(?:(?:basic\s+|basis-?)?(?:benched|other|anderen?|weiteren?))\s+pok[eé]mon|(?:other\s+|anderen?\s+|weiteren?\s+)?(?:basic\s+|basis-?)?pok[eé]mon\s+(?:on\s+(?:the|his|her|their)\s+bench|auf\s+(?:der|seiner|ihrer)\s+bank))$/i;
const FULL = 5;

const numberOf = (written: string): number => (/^\d+$/.test(written) ? Number(written) : 0);

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
export const ofSide = (text: string, into: PokemonLine): Told | undefined =>
  ofLastTurn(text, into) ??
  usedSaid(text) ??
  lackedSaid(text, into) ??
  benchSaid(text) ??
  pileSaid(text) ??
  cardsIn(text, into);
/** "A has used a GX attack", "A hat eine VSTAR-Power benutzt". */
const USED = /^([AB])\s*:?\s+(?:has\s+used\s+(?:an?|the|his|her|their)\s+(gx|vstar)[\s-](?:attack|power)|hat\s+(?:einen?|die|den|seinen?|ihren?)\s+(gx|vstar)-(?:attacke|angriff|power)\s+(?:benutzt|eingesetzt))$/i; // prettier-ignore
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
