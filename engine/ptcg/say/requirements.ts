/** Why what a card, an Ability or an attack requires is not met: what there is, and what is needed. */
import type { Player } from '../../case/schema.ts';
import type { Range } from '../effects/shapes.ts';
import type { HappenedFilter } from '../effects/amounts.ts';
import { typeName } from '../cards.ts';
import type { PokemonFilter } from '../effects/selectors.ts';
import { L, reason, type N } from './terms.ts';

const KNOCKED_OUT: Record<'this-turn' | 'last-turn', (p: Player) => N> = {
  'this-turn': (p) =>
    L(`in diesem Zug wurde kein Pokémon von Spieler ${p} kampfunfähig`, `none of player ${p}'s Pokémon was Knocked Out this turn`),
  'last-turn': (p) =>
    L(`im letzten Zug wurde kein Pokémon von Spieler ${p} kampfunfähig`, `none of player ${p}'s Pokémon was Knocked Out during the last turn`),
}; // prettier-ignore

function needed(range: Range): N {
  if (typeof range === 'number') return L(`genau ${range}`, `exactly ${range}`);
  const { atLeast, atMost } = range;
  if (atLeast !== undefined && atMost !== undefined) return L(`${atLeast} bis ${atMost}`, `${atLeast} to ${atMost}`);
  return atMost === undefined ? L(`mindestens ${atLeast}`, `at least ${atLeast}`) : L(`höchstens ${atMost}`, `at most ${atMost}`);
} // prettier-ignore

/** What is counted, in the words of a judge: "Prize cards of player B". */
const COUNTED = {
  prizesLeft: (p: Player) => L(`Preiskarten, die Spieler ${p} noch hat`, `Prize cards player ${p} has left`),
  prizesTaken: (p: Player) => L(`Preiskarten, die Spieler ${p} genommen hat`, `Prize cards player ${p} has taken`),
  hand: (p: Player) => L(`Karten auf der Hand von Spieler ${p}`, `cards in player ${p}'s hand`),
  discard: (p: Player) => L(`solche Karten auf dem Ablagestapel von Spieler ${p}`, `such cards in player ${p}'s discard pile`),
  lostZone: (p: Player) => L(`Karten von Spieler ${p} im Nirgendwo`, `cards in player ${p}'s Lost Zone`),
  pokemon: () => L('solche Pokémon im Spiel', 'such Pokémon in play'),
  counters: () => L('Schadensmarken', 'damage counters'),
  energy: () => L('angelegte Energie', 'Energy attached'),
  other: () => L('gezählt', 'counted'),
}; // prettier-ignore

/** What a Pokémon would have to be or have, where the text names one such thing. */
function ofPokemon(p: N, { energy, where, damaged, tool, ...more }: PokemonFilter): N | undefined {
  const asked = [energy, where, damaged, tool].filter((one) => one !== undefined);
  if (asked.length !== 1 || Object.values(more).some((one) => one !== undefined)) return undefined;
  if (where === 'active') return L(`${p.de} ist nicht aktiv`, `${p.en} is not in the Active Spot`);
  if (where === 'bench') return L(`${p.de} ist nicht auf der Bank`, `${p.en} is not on the Bench`);
  if (damaged === true) return L(`auf ${p.de} liegen keine Schadensmarken`, `${p.en} has no damage counters`);
  if (tool === true) return L(`${p.de} trägt keine Pokémon-Ausrüstung`, `${p.en} has no Pokémon Tool attached`);
  const { atLeast = 1, type, ...kind } = energy ?? {};
  const types = type === undefined ? [] : [type].flat();
  if (!energy || atLeast !== 1 || types.length > 1 || Object.values(kind).some((one) => one !== undefined)) return undefined;
  const [of] = types.map(typeName);
  return L(`an ${p.de} ist keine ${of ? `${of.de}-` : ''}Energie angelegt`, `${p.en} has no ${of ? `${of.en} ` : ''}Energy attached`);
} // prettier-ignore

const many = <T>(one: T | readonly T[]): readonly T[] => ([] as T[]).concat(one);
/** The Pokémon a player has none of, where the text tells them by their name, type or kind. */
function noneInPlay(p: Player, { of, where, name, nameIncludes, type, label, ...more }: PokemonFilter): N | undefined {
  if (of === 'opponent' || Object.values(more).some((one) => one !== undefined)) return undefined;
  if ([name, nameIncludes, type ?? label].filter((one) => one !== undefined).length !== 1) return undefined;
  const [im, there] = where === undefined ? ['im Spiel', 'in play'] : where === 'bench' ? ['auf der Bank', 'on the Bench'] : ['in der Aktiven Position', 'in the Active Spot']; // prettier-ignore
  if (name !== undefined) {
    const names = many(name);
    return L(`Spieler ${p} hat ${names.join(' oder ')} nicht ${im}`, `player ${p} has no ${names.join(' or ')} ${there}`);
  }
  if (nameIncludes !== undefined)
    return L(`Spieler ${p} hat kein Pokémon mit „${nameIncludes}“ im Namen ${im}`, `player ${p} has no Pokémon with “${nameIncludes}” in its name ${there}`);
  const types = type === undefined ? [] : many(type).map(typeName);
  const labels = label === undefined ? '' : many(label).join('/');
  return L(
    `Spieler ${p} hat kein ${types.map(({ de }) => `${de}-`).join('/')}Pokémon${labels && ` (${labels})`} ${im}`,
    `player ${p} has no ${types.map(({ en }) => en).join(' or ')}${types.length > 0 ? ' ' : ''}Pokémon${labels && ` (${labels})`} ${there}`,
  );
} // prettier-ignore

export const requirements = {
  ofPokemon,
  noneInPlay,
  counted: COUNTED,
  number: (what: N, there: number, range: Range): N =>
    L(`${what.de}: ${there}, nötig: ${needed(range).de}`, `${what.en}: ${there}, needed: ${needed(range).en}`),
  compared: (a: N, n: number, b: N, m: number): N => L(`${a.de}: ${n}; ${b.de}: ${m}`, `${a.en}: ${n}; ${b.en}: ${m}`),
  firstTurn: (p: Player): N => L(`es ist nicht der erste Zug von Spieler ${p}`, `it is not player ${p}'s first turn`),
  isFirstTurn: (p: Player): N => L(`es ist der erste Zug von Spieler ${p}`, `it is player ${p}'s first turn`),
  wentFirst: (p: Player): N => L(`Spieler ${p} hat begonnen`, `player ${p} went first`),
  wentSecond: (p: Player): N => L(`Spieler ${p} hat nicht begonnen`, `player ${p} did not go first`),
  notTheirTurn: (p: Player): N => L(`es ist nicht der Zug von Spieler ${p}`, `it is not player ${p}'s turn`),
  noStadium: (): N => L('kein solches Stadion ist im Spiel', 'no such Stadium is in play'),
  stadium: (): N => L('ein Stadion ist im Spiel', 'a Stadium is in play'),
  notHappened: ({ what, when }: HappenedFilter, p: Player): N | undefined =>
    what === 'knocked-out' ? KNOCKED_OUT[when](p) : undefined,
  /** Of something that does nothing here. */
  idle: (what: N, lacking: N | undefined) =>
    lacking ? L(`${what.de} gilt nicht (${lacking.de})`, `${what.en} does not apply (${lacking.en})`) : L(`${what.de} gilt nicht`, `${what.en} does not apply`),
  notMet: (what: N, lacking: N | undefined) =>
    reason(
      'requirement',
      lacking
        ? L(`Was ${what.de} voraussetzt, ist nicht erfüllt: ${lacking.de}.`, `What ${what.en} requires is not met: ${lacking.en}.`)
        : L(`Was ${what.de} voraussetzt, ist nicht erfüllt.`, `What ${what.en} requires is not met.`),
      'ptcg.choices.cost-must-be-payable',
      'ptcg.turn.card-beats-rulebook',
    ),
}; // prettier-ignore
