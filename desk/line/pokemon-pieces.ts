// Pieces of a line whose meaning hangs on their neighbours, or which say two things: as the pieces the other parts of a line read.
import type { Player } from '../../engine/case/schema.ts';
import { isInPlayAs, PREFIX, type PokemonLine } from './pokemon-line.ts';
import { other } from './table.ts';
import { ARROW, beginnings, oneArrow } from './words.ts';

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
/** "evolves Duskull into Dusclops the turn it was put down", "entwickelt Zwirrlicht zu Zwirrklop im selben Zug". */
const ITS_TURN =
  /^((?:evolves?|entwickelt)\s+(.+?))\s+(?:(?:on|in|during)\s+)?(?:the\s+(?:same\s+)?turn(?:\s+(?:(?:in|on)\s+which\s+)?it\s+(?:was\s+(?:played|benched|put\s+down)|came\s+(?:into\s+play|down)))?|im\s+(?:selben|gleichen)\s+zug(?:,?\s+in\s+dem\s+es\s+(?:gespielt|gelegt)\s+wurde)?)$/i;
/** "checkup with B's Charizard ex": who is Active then. */
const CHECKUP_WITH = /^(checkup|pok[eé]mon[- ]?check(?:up)?)\s+(?:with|mit)\s+([AB])['’]?s?\s+(.+)$/i;
/** "Froslass is in play": whose nobody says. */
const IN_PLAY = /^(?:([AB])['’]?s\s+)?(.+?)\s+(?:(?:is|ist|are|sind)\s+)?(?:in\s+play|im\s+spiel)$/i;

/** "Snorlax is A's only Pokémon", "Relaxo ist das einzige Pokémon von A", "A hat als einziges Pokémon Relaxo": it is Active, and nobody is on the Bench. */
const ONLY = [
  /^(?:([AB])['’]s\s+)?(.+?)\s+(?:is|ist)\s+(?:([AB])['’]?s|his|her|their|the|das|sein|ihr)\s+(?:only|last|einziges?|letztes?)\s+pok[eé]mon(?:\s+(?:of|von)\s+([AB]))?(?:\s+(?:in\s+play|im\s+spiel|left))?$/i,
  /^([AB])\s*:?\s+(?:has|hat)\s+(?:only|nur(?:\s+noch)?|als\s+einziges\s+pok[eé]mon)\s+(.+?)(?:\s+(?:in\s+play|im\s+spiel))?$/i,
];
/** "Snorlax is at full HP": in play, and nothing lies on it. */
const UNHURT =
  /^(?:([AB])['’]?s\s+)?(.+?)\s+(?:(?:is|ist|has|hat)\s+(?:at\s+|auf\s+|bei\s+)?|at\s+|mit\s+|bei\s+)(?:full|vollen?|volle)\s+(?:hp|kp|health)$/i;
/** "B's Budew used Itchy Pollen last turn", "Bs Knospi hat letzten Zug Juckpollen eingesetzt". */
const LAST_TURN = [
  /^(?:([AB])['’]?s\s+)?(.+?)\s+used\s+(.+?)\s+(?:last|the\s+previous)\s+turn$/i,
  /^(?:([AB])['’]?s\s+)?(.+?)\s+hat\s+(?:im\s+)?letzten\s+zug\s+(.+?)\s+eingesetzt$/i,
];
/** "Snorlax retreats without Energy -> Pikachu", "… with 3 Energy": the Energy told behind what its Pokémon does. */
const ENERGY_BEHIND =
  /^(.+?)\s+(with\s+no|without(?:\s+any)?|ohne(?:\s+jede)?|(?:with|mit)\s+\d)\s+energ(?:y|ies|ie|ien)(?:\s+(zurück|ein))?(\s*(?:→|[-=]>).+)?$/i;
/** "Enhanced Hammer -> Double Turbo Energy on Arceus VSTAR": what is aimed at, and on which Pokémon it lies. */
const AIMED_ON =
  /^(.+?)(?:\s*(?:→|[-=]>)\s*|\s+(?:on|auf|discards|removes|gegen|against)\s+)([^→]+?)\s+(?:on|attached\s+to|an|of|von|from)\s+(?:([AB])['’]?s?\s+)?([^→]+)$/i;

/** The pieces a piece means; itself where it says one thing. */
export function severalIn(piece: string, into: PokemonLine): string[] {
  const [prefix = '', letter = 'A'] = PREFIX.exec(piece) ?? [];
  const said: Said = { prefix, by: letter.toUpperCase() === 'B' ? 'B' : 'A', text: piece.slice(prefix.length) };
  return (
    ofBothPlayers(piece) ??
    cameOrChecked(piece, said, into) ??
    doneOrThere(said, into) ??
    aimedOn(said, into) ??
    energyBehind(said, into) ?? [piece.replace(WITH_COUNT, '$1 has ')]
  );
}
/** A piece with its player taken off: `by` where none is named, too. */
interface Said {
  prefix: string;
  by: Player;
  text: string;
}
const isPokemon = (name: string, into: PokemonLine): boolean => isInPlayAs(into.known(name)?.card);

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
function cameOrChecked(piece: string, { by, text }: Said, into: PokemonLine): string[] | undefined {
  const [, evolves = '', itself = ''] = ITS_TURN.exec(text) ?? [];
  const base = beginnings(itself).find(({ name }) => isPokemon(name, into))?.name;
  if (base !== undefined) return [`${by}: ${base} was played this turn`, `${by}: ${evolves}`];
  const [, play = '', came = ''] = ON_TURN.exec(piece) ?? [];
  if (isPokemon(came, into)) return [`${by}: ${came} was played this turn`, play];
  const [, checkup = '', whose = '', active = ''] = CHECKUP_WITH.exec(text) ?? [];
  return isPokemon(active, into) ? [`${whose}'s active is ${active}`, checkup] : undefined;
}
function doneOrThere({ by, text }: Said, into: PokemonLine): string[] | undefined {
  const [, mine, only = '', whose1, behind] =
    ONLY.map((words) => words.exec(text) ?? words.exec(`${by} ${text}`)).find((found) =>
      isPokemon(found?.[2] ?? '', into),
    ) ?? [];
  const sole = (mine ?? whose1 ?? behind)?.toUpperCase() ?? by;
  if (only !== '') return [`${sole}'s active is ${only}`, `${sole} has no benched Pokémon`];
  const done = LAST_TURN.map((words) => words.exec(text)).find((found) => found !== null);
  const [, whose = by, user = '', used = ''] = done ?? [];
  if (isPokemon(user, into)) return [`${whose}: ${user} uses ${used}`];
  const [, owner = by, there = ''] = IN_PLAY.exec(text) ?? UNHURT.exec(text) ?? [];
  return isPokemon(there, into) ? [`${owner} has ${there} in play`] : undefined;
}
function aimedOn({ prefix, by, text }: Said, into: PokemonLine): string[] | undefined {
  const [, play = '', lies = '', whose = other(by), on = ''] = AIMED_ON.exec(text) ?? [];
  if (!isPokemon(on, into) || !into.attachable(lies)) return undefined;
  return [`${whose}'s ${on} has ${lies} attached`, `${prefix}${play} ${ARROW} ${lies}`];
}
function energyBehind({ prefix, text }: Said, into: PokemonLine): string[] | undefined {
  const [, does = '', much = '', behind = '', aimed = ''] = ENERGY_BEHIND.exec(text) ?? [];
  const own = beginnings(does).find(({ name, rest }) => rest !== '' && isPokemon(name, into));
  if (!own || own.rest.includes(ARROW)) return undefined;
  const energy = `with ${/\d/.exec(much)?.[0] ?? 'no'} Energy`;
  return [`${prefix}${own.name} ${energy} ${[own.rest, behind].filter(Boolean).join(' ')}${aimed}`];
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
