// 'charizard ex active', 'B: Glurak-ex auf der Bank', 'B aktiv: Pikachu': where a Pokémon is, and no move.
import type { Player } from '../../engine/case/schema.ts';
import { isInPlayAs, PREFIX, type PokemonLine } from './pokemon-line.ts';
import { joinedNames } from './words.ts';

const BEHIND =
  /^(?:(?:has|hat|controls|kontrolliert)\s+)?(.+?)\s+(?:(?:is|ist|liegt|steht)\s+)?(?:active|aktiv(?:es\s+pok[eé]mon)?|(?:on\s+the|auf\s+der)\s+(bench|bank))(?:\s+(?:bei|von|for|of)\s+(?:spieler\s+|player\s+)?([AB]))?$/i;
/** "B's active Pikachu", "Bs aktives Pikachu", "B's active is Pikachu". */
const OWNED = /^([AB])['’]?s\s+(?:active(?:\s+pok[eé]mon)?|aktives(?:\s+pok[eé]mon)?)\s+(?:is\s+|ist\s+|:\s*)?(.+)$/i;
const BEFORE = /^(?:active|aktiv|(bench|bank))\s*:\s*(.+)$/i;
/** "B has Mimikyu": in play, wherever. */
const THERE = /^(?:has|hat|controls|kontrolliert)\s+(?:got\s+)?(.+?)(?:\s+(?:in\s+play|im\s+spiel))?$/i;
/** "Area Zero Underdepths is in play", "Höhlensystem Null liegt aus", "Stadium: Area Zero Underdepths". */
const STADIUM =
  /^(?:(?:the\s+|das\s+)?(?:stadium|stadion)\s*:?\s+(.+?)|(?:the\s+)?(.+?)\s+(?:(?:is|ist|liegt|lies)\s+)?(?:in\s+play|im\s+spiel|aus|on\s+the\s+field))$/i;
/** "Parallel City faces B", "Parallel City zeigt auf B": at whom the first effect of a two-sided Stadium points. */
const FACES = /^(.+?)\s+(?:faces|facing|pointing\s+at|points\s+at|zeigt\s+auf)\s+(?:player\s+|spieler\s+)?([AB])$/i;
/** "A's Gengar ex is prized", "Gengar ex ist eine Preiskarte von A", "Gengar ex liegt in den Preiskarten". */
const PRIZED = [
  /^(?:([AB])['’]?s?\s*:?\s+)?(.+?)\s+(?:is|ist|lies|liegt)\s+(?:prized|geprized|in\s+(?:the\s+|den\s+)?(?:prizes|prize\s+cards|preiskarten|preisen)|(?:one\s+of\s+(?:the\s+)?|a\s+|eine\s+|unter\s+den\s+)?(?:prize\s+cards?|preiskarten?))(?:\s+(?:of|von|bei)\s+(?:player\s+|spieler\s+)?([AB]))?$/i,
  /^([AB])\s*:?\s+(?:has|hat)\s+(.+?)\s+(?:prized|geprized|(?:in|among|unter)\s+(?:the\s+|his\s+|her\s+|their\s+|den\s+|seinen\s+|ihren\s+)?(?:prizes|prize\s+cards|preiskarten|preisen))$/i,
];
/** Whether a piece says which card is a Prize card; the line then knows it. */
export function saysPrized(piece: string, into: PokemonLine): boolean {
  for (const words of PRIZED) {
    const [, before, name = '', behind] = words.exec(piece.trim()) ?? [];
    const found = into.known(name) ?? into.attachable(name);
    if (found) return into.prized.push({ player: playerOf(before ?? behind), card: found.name }) > 0;
  }
  return false;
}

/** Whether a line says so, in words of no other game. */
export const SAYS_PLACE =
  /^(?:active|aktiv|bench|bank)\s*:\s|^(?:has|hat)\s.+\s(?:active|aktiv|on\s+the\s+bench|auf\s+der\s+bank)$|\saktiv\s+bei\s+[AB]$|^[AB]['’]?s\s+(?:active\s|aktives\s)/i;

/** Whether a piece says where a Pokémon is; the line then knows it. */
export function saysPlace(piece: string, into: PokemonLine): boolean {
  const [prefix = '', letter] = PREFIX.exec(piece) ?? [];
  const text = piece.slice(prefix.length);
  const stadium = stadiumSaid(text, into);
  if (stadium !== undefined) {
    into.stadium = { card: stadium, owner: playerOf(letter) };
    return true;
  }
  const [, faced = '', at] = FACES.exec(text) ?? [];
  const twoSided = into.known(faced);
  if (twoSided?.card.trainer === 'stadium') {
    into.stadium = { card: twoSided.name, owner: playerOf(letter), faces: playerOf(at) };
    return true;
  }
  const said = placeSaid(piece, text);
  const [, there] = (!said && letter && THERE.exec(text)) || [];
  if (there) return liesThere(playerOf(letter), there, into);
  const found = into.known(said?.name ?? '');
  if (!said || !found || !isInPlayAs(found.card)) return false;
  into.said.push({ player: playerOf(letter ?? said.of), where: said.bench ? 'bench' : 'active', name: found.name });
  return true;
}
/** The Stadium a piece says is in play. */
function stadiumSaid(text: string, into: PokemonLine): string | undefined {
  const [, behind, before] = STADIUM.exec(text) ?? [];
  const found = into.known((behind ?? before ?? '').replace(/\s+(?:is|ist|liegt)(?:\s+(?:in\s+play|im\s+spiel|aus))?$/i, ''));
  return found?.card.trainer === 'stadium' ? found.name : undefined;
} // prettier-ignore
const playerOf = (letter: string | undefined): Player => (letter?.toUpperCase() === 'B' ? 'B' : 'A');

/** Which Pokémon is Active or on the Bench (`bench`, the word), whose it is where that is said behind. */
function placeSaid(piece: string, text: string): { name: string; bench?: string; of?: string } | undefined {
  const owned = OWNED.exec(piece);
  if (owned) return { name: owned[2]!, of: owned[1]! };
  const [, name, bench, of] = BEHIND.exec(text) ?? [];
  if (name) return { name, ...(bench && { bench }), ...(of && { of }) };
  const [, where, after] = BEFORE.exec(text) ?? [];
  return after ? { name: after, ...(where && { bench: where }) } : undefined;
}

/** A Stadium lies there; a Pokémon is Active where nobody else is said to be, else on the Bench. */
function liesThere(player: Player, written: string, into: PokemonLine): boolean {
  const cards = joinedNames(written, (name) => into.known(name) !== undefined).map((name) => into.known(name));
  if (cards.some((one) => !one || !(isInPlayAs(one.card) || one.card.trainer === 'stadium'))) return false;
  for (const { name, card } of cards.flatMap((one) => one ?? []))
    if (card.trainer === 'stadium') into.stadium = { card: name, owner: player };
    else into.said.push({ player, where: 'active', name, anywhere: true });
  return true;
}

/** 'B has 3 prizes', 'B: 3 Prize cards left', 'B hat noch 3 Preiskarten'. */
export const SAYS_PRIZED = /\s(?:prized|geprized|(?:in|among|unter)\s+(?:(?:the|his|her|their|den|seinen|ihren)\s+)?(?:prizes|prize\s+cards|preiskarten|preisen)|(?:is|ist)\s+(?:a\s+prize\s+card|eine\s+preiskarte)(?:\s+(?:of|von)\s+[AB])?)$/i; // prettier-ignore
export const SAYS_PRIZES =
  /^([AB])\s*:?\s+(?:(?:has|hat)\s+)?(?:(?:noch|nur|nur\s+noch|only|just)\s+)?([1-6])\s+(?:prizes?(?:\s+cards?)?|preis(?:e|karten?)?)(?:\s+(?:left|remaining|übrig))?$/i;
/** Whether a piece says how many Prize cards a player has left; the line then knows it. */
export function saysPrizes(piece: string, into: PokemonLine): boolean {
  const [, letter, left] = SAYS_PRIZES.exec(piece.trim()) ?? [];
  if (letter === undefined) return false;
  into.prizes.push({ player: letter.toUpperCase() === 'B' ? 'B' : 'A', left: Number(left) });
  return true;
}

const TURN_SAID = [
  /\s*[,(]?\s*(?:(?:on|in|during)\s+)?(?:(?:the|his|her|their|its|[AB]['’]s)\s+)?(?:very\s+)?first\s+turn(?:\s+of\s+the\s+(?:game|match))?\)?(?=\s*(?:[,;>]|going|$))/i,
  /\s*[,(]?\s*im\s+(?:aller)?ersten\s+zug(?:\s+des\s+spiels)?\)?(?=\s*(?:[,;>]|als|$))/i,
  /\s*[,(]?\s*(?:(?:on|in|during)\s+)?(?:turn|zug|spielzug)\s+(\d{1,2})\)?(?=\s*(?:[,;>]|$))/i,
];
const WENT =
  /\s*,?\s*(?:going|goes|went)\s+(first|second)(?=\s*(?:[,;>]|$))|\s*,?\s*als\s+(erster|erste|zweiter|zweite)r?(?:\s+spieler)?(?=\s*(?:[,;>]|$))/i;
/** 'on the first turn', 'turn 2', 'im ersten Zug', 'going second': a line without these words, and the number of its turn. */
export function turnIn(line: string): { text: string; number?: number } {
  const said = TURN_SAID.map((words) => words.exec(line)).find((found) => found !== null);
  const bare = said ? line.replace(said[0], '') : line;
  const went = WENT.exec(bare);
  const text = (went ? bare.replace(went[0], '') : bare).replace(/^\s*[,;]\s*/, '');
  const isSecond = /^(?:second|zwei)/i.test(went?.[1] ?? went?.[2] ?? '');
  if (!said && !went) return { text: line };
  return { text, number: said?.[1] === undefined ? (isSecond ? 2 : 1) : Number(said[1]) };
} // prettier-ignore
