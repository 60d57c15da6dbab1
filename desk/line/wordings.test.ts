/** The parts of a line before anything is known of cards, in every wording of both languages: pieces, joined names, moves of a Pokémon game, coins, turns. */
import { expect, test } from 'vitest';
import { beginsWithVerb, coinsIn, copiedIn, namesIn, verbIn } from './pokemon-moves.ts';
import { turnIn } from './pokemon-places.ts';
import { beginnings, joinedNames, PAID_BEHIND, pieces, TURN_ENDS, twice, withoutUses } from './words.ts';

const pinned = <T>(texts: readonly string[], of: (text: string) => T) =>
  expect(texts.map((text) => `${text} => ${JSON.stringify(of(text)) ?? 'nothing'}`).join('\n')).toMatchSnapshot();

const NAMES = ['Snorlax', 'Charizard ex', 'Rare Candy', 'Arceus & Dialga', 'Mimikyu and Friends'];
const isName = (name: string): boolean => NAMES.includes(name.trim());
const attaching = ['attaches Fire Energy', 'attach Fire Energy to Snorlax', 'legt an Feuer-Energie', 'legt Feuer-Energie an Snorlax an', 'hängt Feuer-Energie an Snorlax an', 'attaches Cape -> Snorlax', "attaches Cape onto B's active Snorlax"]; // prettier-ignore
const retreating = ['retreats', 'retreats to Snorlax', 'zieht sich zurück', 'zieht sich zurück auf Snorlax', 'zieht Snorlax zurück', 'zieht Snorlax zurück -> Pikachu', 'zieht Snorlax zurück auf Pikachu', 'zieht Snorlax zurück und bringt Pikachu nach vorne', 'retreats Snorlax and promotes Pikachu', 'retreats Snorlax and sends up Pikachu', 'Snorlax zieht sich zurück auf Pikachu', 'Snorlax zieht sich zurück', 'Snorlax retreats into Pikachu', 'Snorlax retreats', 'retreats into Pikachu', 'retreats Snorlax for Pikachu', 'retreats Snorlax']; // prettier-ignore
const evolving = ['evolves Charmander', 'evolve Charmander into Charmeleon', 'evolved Charmander -> Charmeleon', 'entwickelt Glumanda zu Glutexo', 'entwickelt Glumanda weiter', 'Charmander evolves into Charmeleon', 'Glumanda entwickelt sich zu Glutexo weiter', 'evolves Charmander into Charizard with Rare Candy', 'entwickelt Glumanda zu Glurak mit Sonderbonbon', 'entwickelt Glumanda per Sonderbonbon zu Glurak']; // prettier-ignore
const benching = ['bench Snorlax', 'benches Snorlax', 'bencht Snorlax', 'legt Snorlax auf die Bank', 'puts Snorlax onto the bench', 'plays Snorlax to his bench', 'Snorlax is benched', 'Snorlax wird auf die Bank gelegt']; // prettier-ignore
const playing = ['plays Iono', 'activates Iono', 'spielt Iono', 'benutzt Iono', 'nutzt Iono', 'setzt Iono ein', 'setzt Sonderbonbon auf Glumanda ein', 'plays Rare Candy from his hand onto Charmander', 'spielt Sonderbonbon auf Glumanda', 'Rare Candy on Charmander -> Charizard ex', 'plays Rare Candy onto Charmander -> Charizard ex']; // prettier-ignore
const rest = ['ability Quick Search', 'Fähigkeit: Schnellsuche', 'promotes Snorlax', 'bringt Snorlax nach vorne', 'schickt Snorlax in die aktive Position', 'attacks with Burning Darkness', 'uses Burning Darkness -> Snorlax', 'greift an mit Brennende Finsternis', 'greift mit Brennende Finsternis', "attacks Snorlax -> B's Snorlax", 'attack Hit -> the active Pokémon', 'ends turn', 'end of the turn', 'beendet den Zug', 'checkup', 'Pokémon-Check', 'draws', 'zieht', 'Snorlax', 'Snorlax (asleep) -> Pikachu (10 HP)', '']; // prettier-ignore
test('moves of a Pokémon game', () =>
  pinned([...attaching, ...retreating, ...evolving, ...benching, ...playing, ...rest].map((text) => text.replaceAll('->', '→')), (text) => [verbIn(text), verbIn(text, true), beginsWithVerb(text)])); // prettier-ignore

const COINS = ['heads', 'Tails', 'Kopf', 'Zahl', 'flips heads', 'wirft Zahl', 'A flips tails and heads', 'coin: heads, tails', 'es fällt Kopf', "it's tails", 'Münzwurf: Kopf und Zahl', 'Snorlax (heads)', 'Hit (heads, tails) -> Snorlax', 'Hit (Kopf Zahl Kopf)', 'Hit (edge)', 'checkup heads', 'Pokémon-Check: Zahl, Kopf', 'checkup', 'heads up', 'Snorlax heads']; // prettier-ignore
test('coins', () => pinned(COINS, coinsIn));
test('what joins two coins is none of them', () => {
  for (const text of [
    'A flips tails and heads',
    'wirft Zahl und Kopf',
    'Hit (tails and heads)',
    'checkup tails and heads',
  ])
    expect(coinsIn(text).coins).toEqual(['tails', 'heads']);
});

const COPIED = ['Hit', 'Hit (Burning Darkness)', 'Hit copying Burning Darkness', 'Hit kopiert Burning Darkness -> Snorlax', 'Hit (copies Burning Darkness of Charizard ex)', "Hit (Charizard ex's Burning Darkness)", 'Hit (als Burning Darkness von Glurak-ex) -> Snorlax', 'Hit (something else)', 'Hit (asleep) copies Burning Darkness']; // prettier-ignore
test('attacks of somebody else', () => pinned(COPIED, (text) => copiedIn(text, (name) => name === 'Burning Darkness')));

const TURNS = ['A plays Iono', 'A plays Iono on the first turn', 'A plays Iono, first turn', 'A plays Iono (in his very first turn)', 'A spielt Iono im ersten Zug', 'A spielt Iono im allerersten Zug des Spiels', 'A plays Iono in the second turn', 'im zweiten Zug', 'A plays Iono turn 3', 'Zug 12; A plays Iono', 'A plays Iono going first', 'A plays Iono on their first turn going second', 'A spielt Iono im ersten Zug als zweiter Spieler', 'A goes first, A plays Iono', 'A goes second, A plays Iono on the first turn', 'B hat angefangen; A spielt Iono im ersten Zug', 'A beginnt, B spielt Iono im ersten Zug', 'A ist Startspieler, A greift im ersten Zug an', 'B went first, B attacks in the first turn', 'A hat den zweiten Zug, A spielt Iono im ersten Zug']; // prettier-ignore
test('which turn it is', () => pinned(TURNS, turnIn));
test('whoever acts stands behind who began', () => {
  expect(turnIn('B went first, B: X on the first turn').number).toBe(1);
  expect(turnIn('A beginnt, B: X im ersten Zug').number).toBe(2);
  expect(turnIn('A goes first; B: X on the first turn').number).toBe(2);
});

const LINES = ['A: X > B: Y', 'A: X, B: Y', 'A: X; B: Y', 'A: X -> Y', 'A: X => Y > B: Z', 'A: X (a, b > c) > B: Y', 'A activates X and B chains Y', 'A aktiviert X und B kettet Y', 'A: X then B responds with Y', 'A: X, dann B: Y', 'A activates X, but B negates it', 'A: Forbidden Droplet, sending Sangan', 'A: X, durch Tribut von Y', 'A: X by discarding Y', 'a <P> b', 'X,, Y', '; A: X', '(', ')', '']; // prettier-ignore
test('pieces of a line', () => pinned(LINES, pieces));

const TWICE = [
  'X twice',
  'X two times',
  'X zweimal',
  'X zwei mal',
  'X 2x',
  'X x2',
  'X twice -> Y',
  'Twice',
  'A: Double twice',
  'X thrice',
];
test('twice', () => pinned(TWICE, (text) => twice({ text, after: '>' }, (name) => name === 'Double twice')));

const JOINED = ['Snorlax', 'Snorlax + Charizard ex', 'Snorlax & Charizard ex', 'Snorlax and Charizard ex', 'Snorlax und Charizard ex', 'Arceus & Dialga', 'Arceus & Dialga + Snorlax', 'Mimikyu and Friends and Snorlax', 'a and b', '']; // prettier-ignore
test('joined names', () => {
  pinned(JOINED, (text) => joinedNames(text, isName));
  pinned(JOINED, (text) => namesIn(text, isName));
  expect(namesIn(undefined, isName)).toEqual([]);
  pinned(['Rare Candy on Snorlax', 'Arceus & Dialga attacks', 'a and b', ' x '], beginnings);
});

const USES = [
  'uses X',
  'use X',
  'attacks with X',
  'attack with X',
  'setzt X ein',
  'nutzt X',
  'benutzt X',
  'greift mit X an',
  'X',
  'amuse X',
];
const ENDS = ['end turn', 'ends turn', 'ends the turn', 'ends their turn', 'end of turn', 'end of the turn', 'the turn ends', 'turn ends', 'beendet den Zug', 'beendet ihren Spielzug', 'der Zug endet', 'Zug beenden', 'Ende des Zuges', 'Zugende', 'the end', 'ends a turn', 'turn']; // prettier-ignore
const PAID = [
  'X by tributing Y',
  'X, sending Y',
  'X discarding Y and Z',
  'X durch Tribut von Y',
  'X mit Tribut von Y',
  'X by luck',
  'tributing Y',
];
test('uses, ends, what is paid behind it', () => {
  pinned(USES, withoutUses);
  pinned(ENDS, (text) => TURN_ENDS.test(text));
  pinned(PAID, (text) => PAID_BEHIND.exec(text)?.slice(1));
});
