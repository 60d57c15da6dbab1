/**
 * What a piece of a line says of the table of a Pokémon game: for each thing that can be told, every wording of both languages tells just that; beside it pieces that look like it and tell
 * nothing. Bundled cards; what is expected stands here by hand.
 */
import { expect, test } from 'vitest';
import { find as findCard } from './lines.ts';
import { library } from './scenarios.ts';
import { englishName } from '../engine/case/names.ts';
import type { CardFinder } from '../desk/lookup/find-card.ts';
import { PokemonLine } from '../desk/line/pokemon-line.ts';
import { saysPlace, saysPrized, saysPrizes } from '../desk/line/pokemon-places.ts';
import { withoutAttached } from '../desk/line/pokemon-attached.ts';
import { toldPlaces } from '../desk/line/pokemon-laying.ts';
import { saysTable } from '../desk/line/pokemon-told.ts';

/** In either language the same card. */
const find = ((game: 'ptcg', name: string) => {
  const found = findCard(game, name);
  return found.is === 'named' ? { ...found, name: englishName(found.card) || name } : found;
}) as CardFinder;
/** What the line knows after such a piece; nothing where it tells nothing. */
function known(piece: string): object | undefined {
  const into = new PokemonLine(find, library.printings);
  const tells = [saysTable, saysPrized, saysPlace, saysPrizes].some((says) => says(piece, into));
  const { told, prized, prizes, said, stadium } = into;
  const all = { told, prized, prizes, said, ...(stadium && { stadium }) };
  return tells ? Object.fromEntries(Object.entries(all).filter(([, one]) => !Array.isArray(one) || one.length > 0)) : undefined; // prettier-ignore
}
const inPlay = (player: 'A' | 'B', name: string) => ({ player, where: 'active', name, anywhere: true });
const told = (one: object, ...said: object[]) => ({ told: [one], ...(said.length > 0 && { said }) });
const conditions = (...all: string[]) =>
  told({ player: 'A', name: 'Snorlax', conditions: all }, inPlay('A', 'Snorlax'));
const damage = (points: number) => told({ player: 'A', name: 'Snorlax', damage: points }, inPlay('A', 'Snorlax'));
const attached = (energy: string[], more: object = {}, tools: string[] = []) => told({ player: 'A', name: 'Snorlax', attached: { tools, energy }, ...more }, inPlay('A', 'Snorlax')); // prettier-ignore
const pile = (of: string, count: number, more: object = {}) => told({ player: 'A', count, pile: of, ...more });
const benched = (count: number) => told({ player: 'A', benched: count });
const active = (player: 'A' | 'B', where: string, name = 'Snorlax') => ({ said: [{ player, name, where }] });

test.each<[string, object, string[]]>([
  ['asleep', conditions('asleep'), ["A's Snorlax is asleep", 'As Relaxo schläft', "A's Snorlax asleep", 'A: Snorlax is sleeping', 'A Snorlax is now asleep', "A's Relaxo ist schlafend", "A's active Snorlax is asleep"]],
  ['paralyzed', conditions('paralyzed'), ["A's Snorlax is paralyzed", "A's Snorlax is paralysed", 'As Relaxo ist jetzt paralysiert']],
  ['confused', conditions('confused'), ["A's Snorlax is confused", 'As Relaxo ist verwirrt']],
  ['poisoned', conditions('poisoned'), ["A's Snorlax is poisoned", 'As Relaxo ist vergiftet']],
  ['burned', conditions('burned'), ["A's Snorlax is burned", "A's Snorlax is burnt", 'As Relaxo ist verbrannt']],
  ['two conditions', conditions('asleep', 'poisoned'), ["A's Snorlax is asleep and poisoned", "A's Snorlax is asleep, poisoned", 'As Relaxo schläft und ist vergiftet']],
  ['of those that turn it the last stays', conditions('poisoned', 'confused'), ["A's Snorlax is asleep, poisoned and confused", 'As Relaxo ist paralysiert, vergiftet und verwirrt']],
  ['damage', damage(30), ["A's Snorlax has 30 damage", "A's Snorlax has 3 damage counters", "A's Snorlax has already 30 damage on it", 'As Relaxo hat 30 Schaden', 'As Relaxo hat schon 30 Schadenspunkte', 'As Relaxo hat bereits 3 Schadensmarken']],
  ['one damage counter', damage(10), ["A's Snorlax has 1 damage counter", 'As Relaxo hat 1 Schadensmarke']],
  ['Energy', attached(Array<string>(2).fill('Basic Fire Energy'), { all: true }), ["A's Snorlax has 2 Fire Energy attached", "A's Snorlax has 2x Fire Energy", "A's Snorlax has only 2 Fire Energy", 'As Relaxo hat 2 Feuer-Energien angelegt', 'As Relaxo hat nur 2 Feuer-Energien']],
  ['one Energy', attached(['Basic Fire Energy'], { all: true }), ["A's Snorlax has a Fire Energy attached", "A's Snorlax has one Fire Energy", 'As Relaxo hat eine Feuer-Energie', 'As Relaxo hat 1 Feuer-Energie angelegt']],
  ['two kinds', attached(['Basic Fire Energy', 'Double Turbo Energy'], { all: true }), ["A's Snorlax has a Fire Energy and a Double Turbo Energy attached"]],
  ['an Energy that is no number', attached(['Double Turbo Energy']), ["A's Snorlax has Double Turbo Energy attached"]],
  ['no Energy', attached([], { all: true }), ["A's Snorlax has no Energy attached", "A's Snorlax has 0 Energy", "A's Snorlax has zero energies", 'As Relaxo hat keine Energie', 'As Relaxo hat keine Energiekarten angelegt', 'As Relaxo hat keine Energien']],
  ['so many Energy of any type', attached([], { all: true, any: 3 }), ["A's Snorlax has 3 Energy attached", "A's Snorlax has 3 Energy cards attached", 'As Relaxo hat 3 Energien', 'As Relaxo hat 3 Energiekarten angelegt']],
  ['some Energy', attached([], { all: true, any: 1 }), ["A's Snorlax has an Energy attached", "A's Snorlax has some Energy", "A's Snorlax has any Energy", "A's Snorlax has Energy attached", 'As Relaxo hat eine Energie']],
  ['a Tool', attached([], {}, ["Hero's Cape"]), ["A's Snorlax has Hero's Cape attached", "A's Snorlax has a Hero's Cape"]],
  ['cards in the hand', pile('hand', 3), ['A has 3 cards in hand', 'A: has 3 cards in his hand', 'A has only 3 hand cards', 'A hat 3 Handkarten', 'A hat nur noch 3 Handkarten', 'A hat 3 Karten auf der Hand', 'A has 3 hand cards left']],
  ['an empty hand', pile('hand', 0), ["A's hand is empty", 'A has an empty hand', 'A has no hand', 'A hat eine leere Hand', 'A hat keine Handkarten', 'As Hand ist leer', 'A has no cards in hand', 'A hat keine Karten auf der Hand', 'A has 0 cards in hand']],
  ['cards in the Deck', pile('deck', 2), ['A has 2 cards in the deck', 'A has only 2 cards left in his deck', 'A hat noch 2 Karten im Deck', "A's deck has 2 cards", 'A has 2 cards in deck left', 'A hat 2 Karten im Deck übrig']],
  ['an empty Deck', pile('deck', 0), ["A's deck is empty", 'A has an empty deck', 'A hat ein leeres Deck', 'A has no cards in the deck', 'As Deck ist leer']],
  ['an empty discard pile', pile('discard', 0), ["A's discard pile is empty", 'A has an empty discard pile', 'A hat einen leeren Ablagestapel']],
  ['an empty Lost Zone', pile('lostZone', 0), ["A's Lost Zone is empty", 'A has an empty Lost Zone']],
  ['cards in the Lost Zone', pile('lostZone', 7), ['A has 7 cards in the Lost Zone', 'A hat 7 Karten in der Nirgendwo-Zone', "A's Lost Zone has 7 cards", 'A hat 7 Karten im Nirgendwo']],
  ['a card in the discard pile', pile('discard', 1, { card: 'Snorlax' }), ['A has Snorlax in the discard pile', 'A has a Snorlax in his discard pile', 'A hat Relaxo im Ablagestapel', 'A hat ein Relaxo auf dem Ablagestapel', 'A has 1 Snorlax in discard']],
  ['Energy in the discard pile', pile('discard', 3, { card: 'Basic Fire Energy' }), ['A has 3 Fire Energy in the discard pile', 'A has 3 Fire Energy cards in the discard pile', "A's discard pile has 3 Fire Energy", 'A hat 3 Feuer-Energien im Ablagestapel', "A's discard pile contains 3x Fire Energy"]],
  ['a full Bench', benched(5), ["A's bench is full", 'A has a full bench', 'A hat eine volle Bank', 'As Bank ist voll']],
  ['an empty Bench', benched(0), ["A's bench is empty", 'A has an empty bench', 'A hat eine leere Bank', 'As Bank ist leer', 'A has no bench', 'A hat keine Bank', 'A has no benched Pokémon', 'A hat keine Bank-Pokémon', 'A has no other Pokémon', 'A hat keine weiteren Pokémon', 'A has only one Pokémon left', 'A hat nur noch ein Pokémon', 'A hat nur ein einziges Pokémon im Spiel', 'A has just 1 Pokémon in play', 'A has only a single Pokemon']],
  ['so many Benched Pokémon', benched(2), ['A has 2 benched Pokémon', 'A has 2 Pokémon on his bench', 'A has 2 basic Pokémon on the bench', 'A hat 2 Pokémon auf der Bank', 'A hat 2 weitere Pokémon', 'A has 2 other Pokémon on their bench', 'A has 2 Bench Pokémon']],
  ['none of a Pokémon in play', told({ player: 'A', lacks: 'Snorlax' }), ['A has no Snorlax in play', 'A has no Snorlax', 'A hat kein Relaxo', 'A hat kein Relaxo im Spiel', 'A controls no Snorlax', 'A has no Snorlax on the bench']],
  ['a GX attack used', told({ player: 'A', used: 'gx' }), ['A has used a GX attack', 'A has used his GX attack', 'A hat eine GX-Attacke benutzt', 'A hat seine GX-Attacke eingesetzt']],
  ['a VSTAR Power used', told({ player: 'A', used: 'vstar' }), ['A has used the VSTAR Power', 'A hat die VSTAR-Power benutzt', 'A: has used their VSTAR Power']],
  ['a Pokémon Knocked Out last turn', told({ player: 'A', out: 'Snorlax' }), ["A's Snorlax was Knocked Out last turn", "A's Snorlax was KO'd during the previous turn", "A's Snorlax got knocked out in his opponent's last turn", 'Snorlax of A was Knocked Out last turn', 'letzten Zug wurde Relaxo von A kampfunfähig', 'As Relaxo wurde im letzten Zug besiegt', 'A hat im letzten Zug Relaxo verloren', 'A has last turn Snorlax lost', 'As Relaxo wurde letzten Zug kampfunfähig gemacht']],
  ['somebody Knocked Out last turn', told({ player: 'A', out: 'a Pokémon' }), ["A's Pokémon was Knocked Out last turn", 'a Pokémon of A was Knocked Out last turn', 'A: one of his Pokémon was Knocked Out last turn', 'letzten Zug wurde ein Pokémon von A kampfunfähig', 'A hat im letzten Zug ein Pokémon verloren']],
  ['nobody Knocked Out last turn', told({ player: 'A', out: undefined }), ['no Pokémon was Knocked Out last turn', 'letzten Zug wurde kein Pokémon kampfunfähig', 'none was Knocked Out last turn', 'A hat im letzten Zug kein Pokémon verloren']],
  ['Prize cards left', { prizes: [{ player: 'B', left: 2 }] }, ['B has 2 prizes', 'B has 2 Prize cards left', 'B has only 2 prizes remaining', 'B: 2 prizes', 'B hat noch 2 Preiskarten', 'B hat nur noch 2 Preise', 'B hat 2 Preiskarten übrig', 'B has taken 4 prizes', 'B took 4 Prize cards', 'B has already taken 4 prizes', 'B hat schon 4 Preiskarten genommen', 'B hat bereits 4 Preise gezogen', 'B has 4 prizes taken']],
  ['a Prize card', { prized: [{ player: 'A', card: 'Snorlax' }] }, ["A's Snorlax is prized", 'Snorlax is prized', 'Snorlax is one of the prizes of A', 'Snorlax is a Prize card of player A', 'Relaxo ist eine Preiskarte von A', 'Relaxo liegt in den Preiskarten', 'A has Snorlax prized', 'A has Snorlax in the prizes', 'A hat Relaxo in den Preiskarten', 'A hat Relaxo unter seinen Preisen', 'As Relaxo ist geprized']],
  ['Active', active('A', 'active'), ['A has Snorlax active', 'A hat Relaxo aktiv', "A's Snorlax is active", 'A active: Snorlax', 'A aktiv: Relaxo']],
  ['on the Bench', active('A', 'bench'), ['A has Snorlax on the bench', 'A hat Relaxo auf der Bank', "Snorlax on A's bench", 'Relaxo auf As Bank', 'A bench: Snorlax', 'A Bank: Relaxo']],
  ['two on the Bench', { said: [1, 2].map(() => ({ player: 'A', name: 'Snorlax', where: 'bench' })) }, ['A has 2 Snorlax on the bench', 'A has two Snorlax on the bench', 'A hat zwei Relaxo auf der Bank', 'A hat 2x Relaxo auf der Bank']],
  ['somewhere', { said: [inPlay('A', 'Snorlax')] }, ['A has Snorlax', 'A hat Relaxo', 'A controls Snorlax', 'A has Snorlax in play', 'A hat Relaxo im Spiel']],
])('%s', (_, expected, pieces) => {
  expect(pieces.map((piece) => [piece, known(piece)])).toEqual(pieces.map((piece) => [piece, expected]));
}); // prettier-ignore

test.each([
  'Snorlax',
  'A: Snorlax attacks',
  "A's Nobody is asleep",
  "A's Iono is asleep",
  'is asleep',
  "A's Snorlax is awake",
  "A's Nobody has 30 damage",
  "A's Snorlax has 3000 damage",
  'A has 3 cards',
  'A has cards in hand',
  'A has 3 cards in the garden',
  'A has Nobody in the discard pile',
  'A has a Nobody',
  "A's garden is empty",
  'A has no Iono in play',
  'A has no Nobody',
  'A has used a trick',
  "A's Nobody was Knocked Out last turn",
  "A's Snorlax was Knocked Out",
  'A has 7 prizes',
  'A has 0 prizes',
  'Nobody is prized',
  'A has Nobody active',
  'A has Iono active',
  "A's Snorlax has Nobody attached",
])('%s: nothing', (piece) => expect(known(piece)).toBeUndefined());

test('what is told is put there by nothing else', () => {
  const places = (pieces: string[]) => {
    const into = new PokemonLine(find, library.printings);
    for (const piece of pieces) expect([saysTable, saysPlace].some((says) => says(piece, into))).toBe(true);
    return [...toldPlaces(into)];
  };
  expect(places(['A has Snorlax active', 'B has Pikachu ex on the bench'])).toEqual(['A/active']);
  expect(places(['A has 3 cards in hand', "B's bench is full", "A's Snorlax has no Energy"])).toEqual(['A/active', 'A/hand', 'B/bench', 'A/energy of Snorlax']); // prettier-ignore
  expect(places(['A has Snorlax in the discard pile', 'A has used a GX attack'])).toEqual([]);
  expect(places(['A has no Snorlax', 'no Pokémon was Knocked Out last turn'])).toEqual(['A/no Snorlax', 'history']);
});

/** The piece without what lies on its Pokémon, and what the line then knows. */
function bared(piece: string): [string, object[]] {
  const into = new PokemonLine(find, library.printings);
  return [withoutAttached(piece, into).replace(/\s+/g, ' '), into.told];
}
const fire = (n: number, more: object = { all: true }) => ({ attached: { tools: [], energy: Array<string>(n).fill('Basic Fire Energy') }, ...more }); // prettier-ignore
test.each<[string, string, object[]]>([
  ['A: Snorlax with 2 Fire Energy attacks', 'A: Snorlax attacks', [{ player: 'A', name: 'Snorlax', ...fire(2) }]],
  ['A: Relaxo mit 2 Feuer-Energien greift an', 'A: Snorlax greift an', [{ player: 'A', name: 'Snorlax', ...fire(2) }]],
  ['A: Snorlax without Energy attacks', 'A: Snorlax attacks', [{ player: 'A', name: 'Snorlax', ...fire(0) }]],
  ['A: Snorlax without any Energy attached attacks', 'A: Snorlax attacks', [{ player: 'A', name: 'Snorlax', ...fire(0) }]],
  ['A: Relaxo ohne Energie greift an', 'A: Snorlax greift an', [{ player: 'A', name: 'Snorlax', ...fire(0) }]],
  ['A attacks with Snorlax with 30 damage', 'A attacks with Snorlax', [{ player: 'A', name: 'Snorlax', damage: 30 }]],
  ['A retreats Snorlax with 2 damage counters on it', 'A retreats Snorlax', [{ player: 'A', name: 'Snorlax', damage: 20 }]],
  ["A has Snorlax with Hero's Cape on the bench", 'A has Snorlax on the bench', [{ player: 'A', name: 'Snorlax', attached: { tools: ["Hero's Cape"], energy: [] } }]],
  ["A has Hero's Cape on Snorlax active", 'A has Snorlax active', [{ player: 'A', name: 'Snorlax', attached: { tools: ["Hero's Cape"], energy: [] } }]],
  ["A: Pikachu ex -> B's Snorlax with 30 damage", 'A: Pikachu ex → Snorlax', [{ player: 'B', name: 'Snorlax', damage: 30 }]],
  ['A: Pikachu ex -> Snorlax with 2 Fire Energy and 30 damage', 'A: Pikachu ex → Snorlax', [{ player: 'B', name: 'Snorlax', ...fire(2) }, { player: 'B', name: 'Snorlax', damage: 30 }]],
  ['A: Snorlax (asleep) attacks', 'A: Snorlax attacks', [{ player: 'A', name: 'Snorlax', conditions: ['asleep'] }]],
  ['B: Relaxo (vergiftet und verwirrt) greift an', 'B: Relaxo greift an', [{ player: 'B', name: 'Snorlax', conditions: ['poisoned', 'confused'] }]],
  ['A: Snorlax with a friend attacks', 'A: Snorlax with a friend attacks', []],
  ['A: Nobody with 2 Fire Energy attacks', 'A: Nobody with 2 Fire Energy attacks', []],
  ['A: Iono with 2 Fire Energy', 'A: Iono with 2 Fire Energy', []],
  ['A: Snorlax (red) attacks', 'A: Snorlax (red) attacks', []],
  ['A: Snorlax', 'A: Snorlax', []],
])('%s', (piece, bare, all) => expect(bared(piece)).toEqual([bare, all])); // prettier-ignore
