// 'charizard ex active', 'B: Glurak-ex auf der Bank', 'B aktiv: Pikachu': where a Pokémon is, and no move.
import type { Player } from '../../engine/case/schema.ts';
import { isInPlayAs, PREFIX, type PokemonLine } from './pokemon-line.ts';
import { joinedNames } from './words.ts';

const BEHIND =
  /^(?:(?:has|hat|controls|kontrolliert)\s+)?(.+?)\s+(?:(?:is|ist)\s+)?(?:active|aktiv(?:es\s+pok[eé]mon)?|(?:on\s+the|auf\s+der)\s+(bench|bank))(?:\s+(?:bei|von|for|of)\s+(?:spieler\s+|player\s+)?([AB]))?$/i;
/** "B's active Pikachu", "Bs aktives Pikachu", "B's active is Pikachu". */
const OWNED = /^([AB])['’]?s\s+(?:active(?:\s+pok[eé]mon)?|aktives(?:\s+pok[eé]mon)?)\s+(?:is\s+|ist\s+|:\s*)?(.+)$/i;
const BEFORE = /^(?:active|aktiv|(bench|bank))\s*:\s*(.+)$/i;
/** "B has Mimikyu": in play, wherever. */
const THERE = /^(?:has|hat|controls|kontrolliert)\s+(?:got\s+)?(.+?)(?:\s+(?:in\s+play|im\s+spiel))?$/i;
/** Whether a line says so, in words of no other game. */
export const SAYS_PLACE =
  /^(?:active|aktiv|bench|bank)\s*:\s|^(?:has|hat)\s.+\s(?:active|aktiv|on\s+the\s+bench|auf\s+der\s+bank)$|\saktiv\s+bei\s+[AB]$|^[AB]['’]?s\s+(?:active\s|aktives\s)/i;

/** Whether a piece says where a Pokémon is; the line then knows it. */
export function saysPlace(piece: string, into: PokemonLine): boolean {
  const prefix = PREFIX.exec(piece);
  const text = piece.slice(prefix?.[0].length ?? 0);
  const owned = OWNED.exec(piece);
  const behind = owned ? null : BEHIND.exec(text);
  const before = owned || behind ? null : BEFORE.exec(text);
  const there = prefix && !owned && !behind && !before ? THERE.exec(text) : null;
  if (there) return liesThere(prefix![1]!.toUpperCase() === 'B' ? 'B' : 'A', there[1]!, into);
  const found = into.known(owned?.[2] ?? behind?.[1] ?? before?.[2] ?? '');
  if (!found || !isInPlayAs(found.card)) return false;
  const player = (prefix?.[1] ?? owned?.[1] ?? behind?.[3])?.toUpperCase() === 'B' ? 'B' : 'A';
  into.said.push({ player, where: (behind?.[2] ?? before?.[1]) ? 'bench' : 'active', name: found.name });
  return true;
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
