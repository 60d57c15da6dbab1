/** Pokémon lines as players and judges tell them at the table: who is meant, what is only asked or claimed, and what is a word and no name. */
import { expect, test } from 'vitest';
import { readLine } from '../desk/line.ts';
import { readLineAsFarAs } from '../desk/line/partly.ts';
import { PokemonLine } from '../desk/line/pokemon-line.ts';
import { namesIn } from '../desk/line/pokemon-sentence/names.ts';
import { Refused } from '../desk/refused.ts';
import type { CardFinder } from '../desk/lookup/find-card.ts';
import type { PtcgCard } from '../engine/case/schema.ts';
import { expectRuling, find as bundled, judge } from './lines.ts';

/** A Pokémon whose attack, with a small word behind it, is nearly the name of another card. */
const FLARER: PtcgCard = { name: 'Flarer', kind: 'pokemon', stage: 'basic', types: ['Fire'], hp: 100, attacks: [{ name: 'Flare', cost: [], damage: 30 }] }; // prettier-ignore
const find = Object.assign(
  ((game, written) => {
    if (written === 'Flarer') return { is: 'named', name: written, card: FLARER };
    if (written === 'Flare on') return { ...bundled('ptcg', 'Pikachu'), is: 'guessed' };
    return bundled(game, written);
  }) as CardFinder,
  { using: (written: string) => (written === 'Flare' ? ['Flarer'] : []) },
);

test.each([
  // Who retreats is whom the clause before it tells of, and his player's Energy pays.
  ["B's active Charizard ex has 2 Fire Energy and wants to retreat to Budew", 'resolved', 'Charizard ex retreats'],
  ["B's active Snorlax has just 2 Fire Energy on it and wants to retreat to Budew, is that enough?", 'illegal', 'Retreating Snorlax costs'],
  // „geht mit PART auf X“ is an attack.
  ['As Glurak-ex geht mit Brennende Finsternis auf Bs Relaxo', 'resolved', 'does 180'],
  // Counters an Ability puts where is said, told by the verb.
  ["A's Munkidori has a Darkness Energy and 40 damage. A puts 3 damage counters on B's active Budew with Adrena-Brain", 'resolved', '3 damage counters'],
  ['As Benesaru hat eine Finsternis-Energie und 40 Schaden. Mit Adrena-Hirn legt er 3 Marken auf Bs aktives Knospi', 'resolved', '3 damage counters'],
  // All there is of what a player has; one of those in play is Active.
  ['A plays Iono, A only has 1 prize left', 'resolved', 'Player A draws 1 card'],
  ['A: Snorlax is active, A has only 1 Pokémon in play. B: Dragapult ex Phantom Dive -> Snorlax', 'over', 'Player B wins'],
  ['A: Giratina VSTAR Star Requiem, but already used his VSTAR Power this game', 'illegal', 'A VSTAR Power has been used in this game already'],
  // With what it attacks is told behind the comma: one attack.
  ['A plays Iono and then attacks with Charizard ex, Burning Darkness into Snorlax', 'resolved', 'Charizard ex does 180'],
  ['A greift mit Glurak-ex an, Brennende Finsternis auf Relaxo', 'resolved', 'Charizard ex does 180'],
  // Where counters go; a Bench behind a Pokémon; as many too.
  ["A's Snorlax gets attacked by B's Dragapult ex with Phantom Dive, all six counters go to A's benched Munkidori", 'resolved', '6 damage counters on Munkidori'],
  ["A's Charizard ex has a full bench behind it and uses Burning Darkness on Snorlax", 'resolved', 'does 180'],
  ['A has 3 prizes left, B has 2 too. A plays Iono', 'resolved', 'Player B draws 2 cards'],
  // Who went to the Bench is brought back, and there is Energy for both.
  ['B retreats Charizard ex to Budew, plays Switch to bring it back and attacks with Burning Darkness', 'resolved', 'Charizard ex becomes the Active Pokémon, Budew goes to the Bench. Charizard ex does 180'],
  // Where it is and what it suffers, in one.
  ["A's Snorlax is active and asleep, A: Snorlax retreats to Budew", 'illegal', "Asleep and can't retreat"],
  ["B's active is Snorlax and asleep. B retreats it", 'illegal', "Asleep and can't retreat"],
  // A verb in two parts; whose hand is empty.
  ['B hat 6 Preiskarten, A 2. A knockt mit Glurak-ex Bs Relaxo aus', 'resolved', 'Snorlax is Knocked Out'],
  // What came this turn, said of it in the middle; a card for who is to leave.
  ['A plays Rare Candy on the Charmander he benched this turn to get Charizard ex', 'illegal', 'came into play this turn'],
  ["A's Snorlax has 4 Energy, it's paralyzed. Can A play Switch to get it to the bench?", 'resolved', 'Snorlax goes to the Bench'],
  ['A plays Nest Ball to get Budew onto the bench', 'resolved', 'Budew onto the Bench'],
  // Who has taken the Prize cards.
  ['A: Charizard ex Burning Darkness -> Snorlax with 2 prizes taken by B', 'resolved', 'does 240'],
  // Whose Energy pays for the retreat is Active, and who attacks then came forward.
  ['A retreats Charizard ex for 2 Energy and attacks Snorlax with Budew, Itchy Pollen', 'resolved', 'Budew does 10'],
  ["As Glurak-ex hat 2 Feuer-Energien. A zieht es zurück und greift Relaxo mit Knospi Itchy Pollen an", 'resolved', 'Budew does 10'],
  // Who comes up behind a comma comes by the retreat before it, which told of nobody.
  ['A has Charizard ex active and Budew on the bench. A retreats Charizard ex, brings up Budew and uses Itchy Pollen on Snorlax', 'resolved', 'Budew does 10'],
  ['A zieht Glurak-ex zurück, bringt Knospi nach vorn und greift Bs Relaxo mit Itchy Pollen an', 'resolved', 'Budew does 10'],
  // Whom an attack hits besides is hit by it, and does not attack; "as well" is no part of a name.
  ["A's Farigiraf ex attacks B's Snorlax with Dirty Beam and hits B's benched Budew as well", 'resolved', '30 to Budew'],
  ['As Farigiraf-ex greift Bs Relaxo mit Fieser Strahl an und trifft auch Knospi auf der Bank', 'resolved', '30 to Budew'],
  ['A attaches Air Balloon to Snorlax as well', 'resolved', 'attaches Air Balloon to Snorlax.'],
  // Whom an attack hits besides, told by what it does there or by whom is chosen.
  ["B has Snorlax active and Budew on the bench. A's Farigiraf ex uses Dirty Beam, bench damage on Budew", 'resolved', '30 to Budew'],
  ["A uses Farigiraf ex's Dirty Beam on B's Snorlax with the bench damage going to Budew", 'resolved', '30 to Budew'],
  ['B hat Relaxo aktiv und Knospi auf der Bank. As Farigiraf-ex setzt Fieser Strahl ein, der Bankschaden geht auf Knospi', 'resolved', '30 to Budew'],
  ['As Farigiraf-ex setzt Fieser Strahl ein und wählt Bs Knospi auf der Bank. Bs aktives Pokémon ist Relaxo', 'resolved', '30 to Budew'],
  // Which turn of the game it is.
  ["It is the first turn of the game. A's Charizard ex uses Burning Darkness on B's Snorlax", 'illegal', 'cannot attack in their first turn'],
  ['Es ist der erste Zug des Spiels. As Glurak-ex setzt Brennende Finsternis gegen Bs Relaxo ein', 'illegal', 'cannot attack in their first turn'],
  ["A starts the game and wants to attack B's Snorlax with Charizard ex's Burning Darkness on turn 1", 'illegal', 'cannot attack in their first turn'],
  // What came this turn, and grows by the next clause.
  ['Charmander was played this turn. Can A evolve it into Charmeleon?', 'illegal', 'came into play this turn'],
  ['Glumanda wurde diesen Zug gespielt. A entwickelt es zu Glutexo', 'illegal', 'came into play this turn'],
  // A list of what is attached goes on with "and then", "another one".
  ["A attaches Air Balloon to Snorlax and then Hero's Cape to the same Snorlax", 'illegal', 'has a Pokémon Tool already'],
  ['A attaches a Fire Energy to Snorlax and another one to Budew', 'illegal', 'attached this turn already'],
  ['A legt eine Feuer-Energie an Relaxo an und dann noch eine an Knospi', 'illegal', 'attached this turn already'],
  ['A legt Heldenumhang an Relaxo an, an dem schon Luftballon liegt', 'illegal', 'has a Pokémon Tool already'],
  // Whom a card is done to, and by which card it is done.
  ["A's Charizard ex is active. A plays Boss's Orders, choosing B's Budew. Charizard ex then uses Burning Darkness", 'resolved', 'Budew becomes the Active Pokémon'],
  ['A plays Rare Candy, evolving Charmander directly into Charizard ex', 'resolved', 'Charmander evolves into Charizard ex'],
  ['A uses Nest Ball to bench Budew', 'resolved', 'Budew onto the Bench'],
  ['A searches Budew with Nest Ball', 'resolved', 'Budew onto the Bench'],
  ['A holt mit Nestball Knospi aus dem Deck auf die Bank', 'resolved', 'Budew onto the Bench'],
  ["A switches Snorlax with Charizard ex using Switch and attacks B's Budew with Burning Darkness", 'resolved', 'Charizard ex becomes the Active Pokémon, Snorlax goes to the Bench'],
  ['A tauscht Relaxo mit Tausch gegen Glurak-ex und greift Bs Knospi mit Brennende Finsternis an', 'resolved', 'Charizard ex becomes the Active Pokémon, Snorlax goes to the Bench'],
  ['A holt Bs Knospi mit Befehl vom Boss nach vorn und greift mit Glurak-ex, Brennende Finsternis, an.', 'resolved', 'Charizard ex does 180'],
  // A Stadium that lies there.
  ["A's Charizard ex uses Burning Darkness on B's Snorlax under Artazon", 'resolved', 'does 180'],
  ["The Stadium is Artazon. A's Charizard ex uses Burning Darkness on B's Snorlax", 'resolved', 'does 180'],
  ['Unter Artazon greift As Glurak-ex Bs Relaxo mit Brennende Finsternis an', 'resolved', 'does 180'],
  ['Es liegt Artazon. As Glurak-ex greift Bs Relaxo mit Brennende Finsternis an', 'resolved', 'does 180'],
  ['Bs vergiftetes Relaxo mit 110 Schaden geht in den Pokémon-Check', 'resolved', 'Snorlax is Poisoned'],
  // Whose next turn it is: of whoever has the attack.
  ['As Knospi setzt Juckende Pollen gegen Bs Glurak-ex ein, im nächsten Zug setzt Glurak-ex Brennende Finsternis gegen Knospi ein', 'resolved', 'Charizard ex does 180'],
  // Words that go with the verb, or with what is not there.
  ["A's Budew uses Itchy Pollen on B's Charizard ex, then Charizard ex hits back with Burning Darkness", 'resolved', 'Charizard ex does 180'],
  ['A retreats Snorlax to Budew. Then A wants to retreat Budew back to Snorlax', 'illegal', 'has retreated this turn already'],
  ['Can A evolve Charmander into Charizard ex without Rare Candy?', 'illegal', 'evolves from Charmeleon'],
  ['A entwickelt Glumanda ohne Sonderbonbon zu Glurak-ex', 'illegal', 'evolves from Charmeleon'],
  ["A's Charizard ex finishes off B's Snorlax (10 HP left) with Burning Darkness", 'resolved', 'Snorlax is Knocked Out'],
  ["A's Snorlax with 20 damage on it gets healed by Potion", 'resolved', 'healed from Snorlax'],
  // So much Energy, such a Bench, a Stadium that lies there already.
  ['As Glurak-ex hat nur eine Energie. Kann es Brennende Finsternis gegen Bs Relaxo einsetzen?', 'illegal', '1 Energy attached'],
  ['Can A bench Budew with five Pokémon on the bench already?', 'illegal', 'The Bench is full'],
  ['A with a full bench wants to bench Budew', 'illegal', 'The Bench is full'],
  ["Bs Bank ist leer. As Glurak-ex setzt Brennende Finsternis gegen Bs Relaxo mit 140 Schaden ein", 'over', 'no Pokémon left in play'],
  ['Artazon is in play. B plays another Artazon', 'illegal', 'is in play already'],
  ['B will Artazon spielen, während Artazon schon im Spiel ist', 'illegal', 'is in play already'],
  ['A ist Startspieler und spielt in seinem ersten Zug Iono', 'illegal', 'cannot play a Supporter card'],
  ["A trifft Bs Knospi mit Glurak-exs Brennende Finsternis", 'resolved', 'does 180'],
  // Who is attacked does not attack, though it has an attack of that name.
  ["A attaches Air Balloon to Chansey and attacks B's Quaxly with Pound", 'resolved', 'Chansey does 40'],
  ['As Chaneira trägt Luftballon und greift Bs Kwaks mit Klaps an', 'resolved', 'Chansey does 40'],
  // Whose turn ends; what it suffers before where it is.
  ["B's turn ends with Snorlax Paralyzed", 'resolved', 'Snorlax is no longer Paralyzed'],
  ["A's Snorlax is Paralyzed and active. A plays Switch into Charizard ex and attacks B's Budew with Burning Darkness", 'resolved', 'Charizard ex becomes the Active Pokémon, Snorlax goes to the Bench'],
  // Used once more, by whom it was used.
  ["A hat Neuanfang von Mew-ex diesen Zug schon eingesetzt und will es noch einmal einsetzen", 'illegal', 'has been used already'],
  ['A activates Recon Directive on Drakloak', 'resolved', 'takes 1 card nobody named'],
  // What is only asked, of a Pokémon named.
  ["A's Charizard ex hits B's Snorlax with Burning Darkness. Is Snorlax paralyzed?", 'resolved', 'does 180'],
  ["B's Snorlax isn't affected by any special condition. A: Budew Itchy Pollen -> Snorlax", 'resolved', 'does 10'],
  ['Bs Relaxo ist von keinem speziellen Zustand betroffen. A: Knospi Itchy Pollen -> Relaxo', 'resolved', 'does 10'],
])('%s: in own words', (line, verdict, says) => expectRuling(line, verdict, says, { game: 'ptcg' })); // prettier-ignore

test('the attack of a Pokémon the line names is no other attack with the word behind it', () => {
  const using = (written: string): string[] => (/^flare(?: on)?$/i.test(written) ? ['Flarer'] : []);
  const named = namesIn("A's Flarer uses Flare on B's Snorlax", new PokemonLine(Object.assign(find.bind(undefined), { using }))); // prettier-ignore
  expect(named.map(({ is, text }) => [is, text])).toEqual([['name', 'Flarer'], ['part', 'Flare'], ['name', 'Snorlax']]); // prettier-ignore
});
test('an attack of a Pokémon the line names is no other card with the word behind it', () => {
  const named = namesIn("A's Flarer uses Flare on Snorlax", new PokemonLine(find));
  expect(named.map(({ is, text }) => [is, text])).toEqual([['name', 'Flarer'], ['part', 'Flare'], ['name', 'Snorlax']]); // prettier-ignore
});
test('an Ability of one who is not Active is used by whose Pokémon it is', () => {
  const { case: of } = readLine(
    "A's active Snorlax is asleep, A has Munkidori with a Darkness Energy and 30 damage on the bench and uses Adrena-Brain, 3 counters on B's active Budew",
    { find: bundled, judge, game: 'ptcg' },
  );
  expect(of.moves?.map((move) => 'by' in move && move.by)).toEqual(['A']);
});

/** Each problem of a line by its code. */
function problemsOf(line: string): string[] {
  try {
    readLineAsFarAs(line, { find: bundled, judge, game: 'ptcg' });
  } catch (error) {
    if (error instanceof Refused) return error.problems.map(({ code }) => code);
    throw error;
  }
  return [];
}
test.each([
  // Whether an Ability its player may use is used is no claim to be set aside.
  "A: Charizard ex Burning Darkness -> Snorlax, B says he moves counters with Munkidori's Adrena-Brain",
])('%s: asked', (line) => expect(problemsOf(line)).not.toEqual([]));
