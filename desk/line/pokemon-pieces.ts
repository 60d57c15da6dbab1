// Pieces of a line whose meaning hangs on their neighbours, or which say two things: as the pieces the other parts of a line read.
import { isInPlayAs, PREFIX, type PokemonLine } from './pokemon-line.ts';
import { ARROW, oneArrow } from './words.ts';

/** "B with 2 prizes", "B mit 2 Preiskarten": what a player has. */
const WITH_COUNT = /^([AB])\s+(?:with|at|mit|bei)\s+(?=\d)/i;
/** "both players have 3 prizes", "beide haben noch 3 Preiskarten". */
const BOTH_HAVE = /^(?:both|beide)(?:\s+(?:players?|spieler))?\s+(?:have|has|haben)\s+(.+)$/i;
/** "both benches 5", "beide Bänke voll". */
const BOTH_BENCHES =
  /^(?:both|beide)\s+(?:benches|bänke)\s*:?\s*(?:are\s+|have\s+|sind\s+|haben\s+)?(?:at\s+|mit\s+)?(full|voll|empty|leer|\d)$/i;
/** "… on the turn Charmander was played". */
const ON_TURN =
  /^(.+?)\s+(?:on|in|during)\s+(?:the\s+(?:same\s+)?turn\s+(?:(?:in|on)\s+which\s+)?|dem(?:selben)?\s+zug\s+)([^→]+?)\s+(?:was|wurde)\s+(?:played|benched|put\s+down|gespielt|gelegt)$/i;
/** "checkup with B's Charizard ex": who is Active then. */
const CHECKUP_WITH = /^(checkup|pok[eé]mon[- ]?check(?:up)?)\s+(?:with|mit)\s+([AB])['’]?s?\s+(.+)$/i;
/** "Froslass is in play": whose nobody says. */
const IN_PLAY = /^(?:([AB])['’]?s\s+)?(.+?)\s+(?:is|ist|are|sind)\s+(?:in\s+play|im\s+spiel)$/i;

/** The pieces a piece means; itself where it says one thing. */
export const severalIn = (piece: string, into: PokemonLine): string[] =>
  ofBothPlayers(piece) ?? aboutPokemon(piece, into) ?? [piece.replace(WITH_COUNT, '$1 has ')];

function ofBothPlayers(piece: string): string[] | undefined {
  const [, have] = BOTH_HAVE.exec(piece) ?? [];
  if (have !== undefined) return [`A has ${have}`, `B has ${have}`];
  const [, benches] = BOTH_BENCHES.exec(piece) ?? [];
  if (benches === undefined) return undefined;
  const isCounted = /\d/.test(benches);
  return ['A', 'B'].map((one) =>
    isCounted ? `${one} has ${benches} benched Pokémon` : `${one}'s bench is ${benches}`,
  );
}
function aboutPokemon(piece: string, into: PokemonLine): string[] | undefined {
  const [prefix = '', letter = 'A'] = PREFIX.exec(piece) ?? [];
  const text = piece.slice(prefix.length);
  const isPokemon = (name: string): boolean => isInPlayAs(into.known(name)?.card);
  const [, play = '', came = ''] = ON_TURN.exec(piece) ?? [];
  if (isPokemon(came)) return [`${letter}: ${came} was played this turn`, play];
  const [, checkup = '', whose = '', active = ''] = CHECKUP_WITH.exec(text) ?? [];
  if (isPokemon(active)) return [`${whose}'s active is ${active}`, checkup];
  const [, owner = letter, there = ''] = IN_PLAY.exec(text) ?? [];
  return isPokemon(there) ? [`${owner} has ${there} in play`] : undefined;
}

/** "Gholdengo ex discards 4 Energy": for the attack that stands behind. */
const DISCARDS_FIRST =
  /^(.+?)\s+(?:discards|wirft|legt)\s+(\d[x×]?\s+\S*\s?energ\S*(?:\s+(?:cards|karten))?)(?:\s+ab)?$/i;
/** Joins a piece to the one before where both say one thing; `isSaid`: whether a piece says something of the table. */
export const joinedTo =
  (isSaid: (piece: string) => boolean, into: PokemonLine) =>
  (before: readonly string[], piece: string): string[] => {
    const last = before.at(-1);
    const prefix = PREFIX.exec(piece)?.[0];
    if (last === undefined) return [piece];
    const start = PREFIX.exec(last)?.[0] ?? '';
    const [, name = '', what = ''] = DISCARDS_FIRST.exec(last.slice(start.length)) ?? [];
    const [left = '', ...aimed] = oneArrow(piece).split(ARROW);
    if (prefix === undefined && isInPlayAs(into.known(name)?.card)) {
      const target = aimed.length > 0 ? ` ${ARROW} ${aimed.join(ARROW).trim()}` : '';
      return [...before.slice(0, -1), `${start}${name} ${left.trim()} discarding ${what}${target}`];
    }
    // "Burning Darkness, B has 2 prizes left -> Snorlax": whom the attack hits stands behind what is said of the table.
    if (aimed.length === 1 && !oneArrow(last).includes(ARROW) && isSaid(left.trim()) && !isSaid(last))
      return [...before.slice(0, -1), left.trim(), `${last} ${ARROW} ${aimed[0]!.trim()}`];
    return [...before, piece];
  };
