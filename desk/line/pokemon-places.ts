// 'charizard ex active', 'B: Glurak-ex auf der Bank', 'B aktiv: Pikachu': where a Pokémon is, and no move.
import type { Player } from '../../engine/case/schema.ts';
import { isInPlayAs, PREFIX, type PokemonLine } from './pokemon-line.ts';
import { keyed } from '../../engine/keyed.ts';
import { joinedNames } from './words.ts';
import { playerOf } from './items.ts';

const BEHIND =
  /^(?:(?:has|hat|controls|kontrolliert)\s+)?(.+?)\s+(?:(?:is|ist|liegt|steht|sits)\s+)?(?:active|aktiv(?:es\s+pok[eé]mon)?|(?:on\s+the|auf\s+der)\s+(bench|bank))(?:\s+(?:bei|von|for|of)\s+(?:spieler\s+|player\s+)?([AB]))?$/i;
/** "B's active Pikachu", "Bs aktives Pikachu", "B's active is Pikachu". */
const OWNED = /^([AB])['’]?s\s+(?:active(?:\s+pok[eé]mon)?|aktives(?:\s+pok[eé]mon)?)\s+(?:is\s+|ist\s+|:\s*)?(.+)$/i;
/** "X ist bei B aktiv", "X liegt bei B auf der Bank". */
const AT = /^(.+?)\s+(?:ist|liegt|sitzt|steht)\s+bei\s+(?:spieler\s+)?([AB])\s+(aktiv|auf\s+der\s+bank)$/i;
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
  /^(?:([AB])['’]?s?\s*:?\s+)?(.+?)\s+(?:is|ist|lies|liegt)\s+(?:prized|geprized|in\s+(?:the\s+|den\s+)?(?:prizes|prize\s+cards|preiskarten|preisen)|(?:one\s+of\s+(?:the\s+)?|a\s+|eine\s+|unter\s+den\s+)?(?:prizes?(?:\s+cards?)?|preiskarten?))(?:\s+(?:of|von|bei)\s+(?:player\s+|spieler\s+)?([AB]))?$/i,
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
  const text = piece.slice(prefix.length).replace(AT, '$1 $3 bei $2');
  const [whose = '', owner = letter] = /^([AB])['’]?s\s+(?=\S)/i.exec(text) ?? [];
  const stadium = stadiumSaid(text, into) ?? stadiumSaid(text.slice(whose.length), into);
  if (stadium !== undefined) {
    into.stadium = { card: stadium, owner: playerOf(owner) };
    return true;
  }
  const [, faced = '', at] = FACES.exec(text) ?? [];
  const twoSided = into.known(faced);
  if (twoSided?.card.trainer === 'stadium') {
    into.stadium = { card: twoSided.name, owner: playerOf(letter), faces: playerOf(at) };
    return true;
  }
  const said = placeSaid(piece, benchOwned(text.slice(whose.length), owner));
  const [, there] = (!said && letter && THERE.exec(text)) || [];
  if (there) return liesThere(playerOf(letter), there, into);
  return said !== undefined && areThere(said, owner, into);
}
/** "Manaphy on B's bench", "Manaphy auf Bs Bank", "A's Snorlax is active": whose it is stands behind. */
const benchOwned = (text: string, owner: string | undefined): string =>
  text
    .replace(/\s(?:on|auf)\s+([AB])['’]?s\s+(bench|bank)$/i, ' on the $2 of $1')
    .concat(owner !== undefined && /\s(?:active|aktiv)$/i.test(text) ? ` of ${owner}` : '');
/** So many Pokémon of a name, or of several, are Active or on the Bench. */
function areThere(
  said: NonNullable<ReturnType<typeof placeSaid>>,
  letter: string | undefined,
  into: PokemonLine,
): boolean {
  const player = playerOf(said.of ?? letter);
  const each = joinedNames(said.name, (name) => into.known(name) !== undefined).flatMap((one) => {
    const { times, name } = counted(one, into);
    const found = into.known(name);
    return found && isInPlayAs(found.card) ? Array<string>(times).fill(found.name) : [undefined];
  });
  if (!each.every((name) => name !== undefined)) return false;
  for (const name of new Set(each)) forgetSpoken(player, name, into);
  for (const [n, name] of each.entries()) into.said.push({ player, name, where: said.bench || n > 0 ? 'bench' : 'active' });
  return true;
} // prettier-ignore
/** Of whom something was said before, and not where it is: where it is now told, it is the same Pokémon. */
function forgetSpoken(whose: Player, called: string, into: PokemonLine): void {
  const at = into.said.findIndex(({ player, name, anywhere }) => anywhere && player === whose && name === called);
  if (at >= 0) into.said.splice(at, 1);
}
const COUNTED: Record<string, number> = {
  two: 2,
  zwei: 2,
  three: 3,
  drei: 3,
  four: 4,
  vier: 4,
  a: 1,
  an: 1,
  ein: 1,
  eine: 1,
  one: 1,
};
/** '2 Bronzong', 'zwei Tauboss-ex': how many of which. */
function counted(written: string, into: PokemonLine): { times: number; name: string } {
  const [, number = '', many = ''] = /^(\d|\p{L}+)[x×]?\s+(.+)$/iu.exec(written) ?? [];
  const times = keyed(COUNTED, number.toLowerCase()) ?? Number(number);
  if (into.known(written) || !(times > 0 && times < 7)) return { times: 1, name: written };
  return { times, name: into.known(many) ? many : many.replace(/s$/i, '') };
}
/** The Stadium a piece says is in play. */
function stadiumSaid(text: string, into: PokemonLine): string | undefined {
  const [, behind, before] = STADIUM.exec(text) ?? [];
  const found = into.known((behind ?? before ?? '').replace(/\s+(?:is|ist|liegt)(?:\s+(?:in\s+play|im\s+spiel|aus))?$/i, ''));
  return found?.card.trainer === 'stadium' ? found.name : undefined;
} // prettier-ignore

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
  const cards = joinedNames(written, (name) => into.known(name) !== undefined).flatMap((one) => {
    const { times, name } = counted(one, into);
    return Array.from({ length: times }, () => into.known(name));
  });
  if (cards.some((one) => !one || !(isInPlayAs(one.card) || one.card.trainer === 'stadium'))) return false;
  for (const name of new Set(cards.flatMap((one) => one?.name ?? []))) forgetSpoken(player, name, into);
  for (const { name, card } of cards.flatMap((one) => one ?? []))
    if (card.trainer === 'stadium') into.stadium = { card: name, owner: player };
    else into.said.push({ player, where: 'active', name, anywhere: true });
  return true;
}

/** 'B has 3 prizes', 'B: 3 Prize cards left', 'B hat noch 3 Preiskarten'. */
export const SAYS_PRIZED = /\s(?:prized|geprized|(?:in|among|unter)\s+(?:(?:the|his|her|their|den|seinen|ihren)\s+)?(?:prizes|prize\s+cards|preiskarten|preisen)|(?:is|ist)\s+(?:a\s+prize\s+card|eine\s+preiskarte)(?:\s+(?:of|von)\s+[AB])?)$/i; // prettier-ignore
export const SAYS_PRIZES =
  /^([AB])\s*:?\s+(?:(?:has|hat)\s+)?(?:(?:noch|nur|nur\s+noch|only|just)\s+)?([1-6])\s+(?:prizes?(?:\s+cards?)?|preis(?:e|karten?)?)(?:\s+(?:left|remaining|übrig))?$/i;
/** "A has taken 4 Prize cards", "A hat schon 4 Preiskarten genommen", "A took 4 prizes". */
const HAS_TAKEN =
  /^([AB])\s*:?\s+(?:(?:(?:has\s+)?(?:already\s+)?(?:took|taken)|has\s+already)\s+([1-5])\s+prizes?(?:\s+cards?)?(?:\s+taken)?|(?:has\s+([1-5])\s+prizes?(?:\s+cards?)?\s+taken)|hat\s+(?:schon\s+|bereits\s+)*([1-5])\s+(?:preise?|preiskarten?)\s+(?:genommen|gezogen))$/i;
/** Whether a piece says how many Prize cards a player has left; the line then knows it. */
export function saysPrizes(piece: string, into: PokemonLine): boolean {
  const [, taker, ...taken] = HAS_TAKEN.exec(piece.trim()) ?? [];
  if (taker !== undefined)
    return into.prizes.push({ player: playerOf(taker), left: 6 - Number(taken.find((one) => one !== undefined)) }) > 0;
  const [, letter, left] = SAYS_PRIZES.exec(piece.trim()) ?? [];
  if (letter === undefined) return false;
  into.prizes.push({ player: letter.toUpperCase() === 'B' ? 'B' : 'A', left: Number(left) });
  return true;
}

const TURN_SAID = [
  /\s*[,(]?\s*(?:(?:on|in|during)\s+)?(?:(?:the|his|her|their|its|[AB]['’]s)\s+)?(?:very\s+)?first\s+turn(?:\s+of\s+the\s+(?:game|match))?\)?(?=\s*(?:[,;>]|going|$))/i,
  /\s*[,(]?\s*im\s+(?:aller)?ersten\s+zug(?:\s+des\s+spiels)?\)?(?=\s*(?:[,;>]|als|mit\s|$))/i,
  /\s*[,(]?\s*(?:(?:on|in|during)\s+(?:(?:the|his|her|their)\s+)?(second)\s+turn|im\s+(zweiten)\s+zug)\)?(?=\s*(?:[,;>]|$))/i,
  /\s*[,(]?\s*(?:(?:on|in|during)\s+)?(?:turn|zug|spielzug)\s+(\d{1,2})\)?(?=\s*(?:[,;>]|$))/i,
];
const WENT =
  /\s*,?\s*(?:going|goes|went)\s+(first|second)(?=\s*(?:[,;>]|$))|\s*,?\s*als\s+(erster|erste|zweiter|zweite)r?(?:\s+spieler)?(?=\s*(?:[,;>]|$))/i;
/** 'on the first turn', 'turn 2', 'im ersten Zug', 'going second': a line without these words, and the number of its turn. */
export function turnIn(written: string): { text: string; number?: number } {
  const begins = BEGINS.exec(written);
  const line = begins
    ? written
        .replace(begins[0], (all) => (/[;]/.test(all) ? '; ' : ', '))
        .replace(/^(?:\s*[,;])+\s*|(?:\s*[,;])+\s*$/g, '')
    : written;
  const isFirst =
    begins === null || /first|erste|zuerst|begin|begann|begonnen|fäng|anfän|angefangen|startspieler/i.test(begins[0]);
  const acts = /^\s*B(?:\s|:)/i.test(line) ? 'B' : 'A';
  const own = begins && (begins[1]!.toUpperCase() === acts) === isFirst ? 1 : 2;
  const { text, number } = saidTurn(line);
  // The first turn of who goes second is the second of the game.
  return begins && number === 1 ? { text, number: own } : { text, ...(number !== undefined && { number }) };
}
/** "A goes first", "B hat angefangen", "A hat den zweiten Zug": a piece of its own. */
const BEGINS =
  /(?:^|[,;])\s*([AB])\s*:?\s+(?:(?:goes|went|is\s+going|plays|played|had|has)\s+(?:first|second)|(?:geht|ging)\s+(?:als\s+)?(?:zuerst|zweite[rs]?|erste[rs]?)|(?:beginnt|begann|fängt\s+an)|hat\s+(?:begonnen|angefangen|(?:den\s+)?(?:ersten|zweiten)\s+zug)|(?:ist|war)\s+(?:der\s+)?(?:anfänger|startspieler|erste[rs]?|zweite[rs]?)(?:\s+spieler)?)\s*(?=[,;]|$)/i;
function saidTurn(line: string): { text: string; number?: number } {
  const said = TURN_SAID.map((words) => words.exec(line)).find((found) => found !== null);
  const bare = said ? line.replace(said[0], '') : line;
  const went = WENT.exec(bare);
  const text = (went ? bare.replace(went[0], '') : bare).replace(/^\s*[,;]\s*/, '');
  const isSecond = /^(?:second|zwei)/i.test(went?.[1] ?? went?.[2] ?? '');
  if (!said && !went) return { text: line };
  if (said?.[2] !== undefined || /second/i.test(said?.[1] ?? '')) return { text, number: 2 };
  return { text, number: said?.[1] === undefined ? (isSecond ? 2 : 1) : Number(said[1]) };
} // prettier-ignore
