/** Pokémon lines as players in a hurry write them: names in short, damage as a bare number, cards and Abilities as verbs; and what may never be passed over. */
import { expect, test } from 'vitest';
import { readLineAsFarAs } from '../desk/line/partly.ts';
import { UNREAD } from '../desk/line/unread.ts';
import { Refused, unlessRefused } from '../desk/refused.ts';
import type { CardFinder } from '../desk/lookup/find-card.ts';
import type { PtcgCard } from '../engine/case/schema.ts';
import { expectRuling, find as bundled, judge } from './lines.ts';

/** Names in short as the desk's finder guesses them, and a Pokémon that attacks from the Bench. */
const SHORT: Record<string, string> = { 'Zard ex': 'Charizard ex', 'Pult ex': 'Dragapult ex', Munki: 'Munkidori', Fez: 'Fezandipiti ex', 'Rare Candies': 'Rare Candy' }; // prettier-ignore
const REACHER: PtcgCard = {
  name: 'Reacher ex',
  kind: 'pokemon',
  stage: 'basic',
  labels: ['ex'],
  types: ['Psychic'],
  hp: 200,
  attacks: [{ name: 'Far Hand', cost: [], damage: 120, text: 'This attack can be used even if this Pokémon is on the Bench.' }],
}; // prettier-ignore
const find = Object.assign(
  ((game, written) => {
    if (game === 'ptcg' && written === 'Reacher ex') return { is: 'named', name: written, card: REACHER };
    if (game === 'ptcg' && written === "Cynthia's Chomp ex") return { is: 'unknown', near: ["Cynthia's Garchomp ex"] };
    const meant = game === 'ptcg' ? SHORT[written] : undefined;
    return meant === undefined ? bundled(game, written) : { ...bundled(game, meant), is: 'guessed' };
  }) as CardFinder,
  {
    using: (written: string) =>
      ({ 'Far Hand': ['Reacher ex'], 'Phantom Dive': ['Dragapult ex'], Entwicklung: ['Technical Machine: Evolution'] })[
        written
      ] ?? [],
  },
);

test.each([
  // Damage as a bare number.
  ["B's Snorlax has 140 on it. A hits it with Budew, Itchy Pollen", 'resolved', 'Snorlax is Knocked Out'],
  ['Bs Relaxo hat schon 140 drauf, A greift es mit Knospi Itchy Pollen an', 'resolved', 'Snorlax is Knocked Out'],
  ['A: Budew Itchy Pollen -> Snorlax (140 on it)', 'resolved', 'Snorlax is Knocked Out'],
  ['A: Glurak-ex Brennende Finsternis -> volles Relaxo', 'resolved', 'does 180'],
  // Where somebody is, and what comes of it.
  ['B hat Relaxo vorne, Manaphy auf der Bank. A haut mit Dragapult ex Phantomsturzflug drauf, alle 6 Marken auf Manaphy. Kriegt Relaxo Schaden?', 'resolved', '6 damage counters on Manaphy'],
  ["A's Charizard ex smacks Snorlax with Burning Darkness, B took 2 prizes so far. Does Snorlax live?", 'resolved', 'does 240'],
  ['A: Charizard ex goes Burning Darkness into undamaged Snorlax', 'resolved', 'does 180'],
  // Counters go on the other player's, wherever nobody says whose.
  ['A: Dragapult ex Phantom Dive -> Snorlax, puts all 6 counters on benched Munkidori (50 dmg, Mist Energy attached)', 'resolved', 'Mist Energy prevents this effect on Munkidori'],
  ['A: Dragapult ex Phantom Dive -> Snorlax, 2 counters on Budew, 2 on Manaphy and 2 on Fez', 'resolved', '2 damage counters on Manaphy; 2 damage counters on Fezandipiti ex'],
  ['A goes Iono with 2 prizes left', 'resolved', 'Player A draws 2 cards'],
  ['B has Artazon out, A uses Artazon', 'resolved', 'onto the Bench'],
  // Energy told behind a retreat is of who retreats.
  ['A retreats Snorlax to Budew. It has no Energy.', 'illegal', '0 to pay it with'],
  ["A's Snorlax is active and wants back to the bench, Budew should come in. A has no Energy on it.", 'illegal', '0 to pay it with'],
  // The attack of a Tool that is attached first is used by whoever has it, with the Energy for it.
  ['A legt Technische Maschine: Entwicklung an Glumanda an und setzt Entwicklung ein', 'needs-facts', 'Evolution: which card'],
  // Names in short.
  ["B's active Zard ex has 6 damage counters. A: Budew, Itchy Pollen", 'resolved', 'Budew does 20'],
  ["A swings Phantom Dive w/ Pult ex into B's active Fez (undamaged), puts all 6 counters on benched Munki", 'resolved', '6 damage counters on Munkidori'],
  // What is used is named as a verb, or in parentheses.
  ["B's active is Charizard ex, A's Munkidori is active and A wants to Adrena-Brain", 'resolved', 'moved from Munkidori to Charizard ex'],
  ["A pops Dusknoir (Cursed Blast) on B's Charizard ex", 'resolved', '13 damage counters on Charizard ex (Cursed Blast)'],
  ['A is going second, turn 1: A Rare Candies the Charmander from setup straight into Charizard ex', 'illegal', "it is player A's first turn"],
  // Back onto the Bench is a retreat, and who is to come in comes forward.
  ['B hat Relaxo vorne. As aktives Benesaru trägt Luftballon und will zurück auf die Bank, Knospi soll rein', 'resolved', 'Munkidori retreats'],
  // Whose a card is, in parentheses; a Stadium that is out.
  ['Artazon is out. A uses Artazon', 'resolved', 'onto the Bench'],
  ["A: Charizard ex Burning Darkness -> Zacian ex (Hop's)", 'resolved', 'does 180'],
] as const)('%s', (line, verdict, says) => expectRuling(line, verdict, says, { find, game: 'ptcg' })); // prettier-ignore

/** Each problem of a line by its code. */
function problemsOf(line: string): string[] {
  try {
    readLineAsFarAs(line, { find, game: 'ptcg' });
  } catch (error) {
    if (error instanceof Refused) return error.problems.map(({ code }) => code);
    throw error;
  }
  return [];
}
test.each([
  "A's Reacher ex sits on the bench, A's active is Budew. A declares Far Hand from the bench into B's active Snorlax",
  'A uses Far Hand with benched Reacher ex on Snorlax',
  'A: benched Reacher ex Far Hand -> Snorlax',
])('an attack from the Bench is none of the Active Pokémon: %s', (line) => {
  expect(problemsOf(line)).toEqual(['line-attacks-from-bench']);
});
test.each(['A: Reacher ex Far Hand -> Snorlax', 'A hat Reacher ex auf der Bank und Budew aktiv. A zieht Budew zurück und bringt Reacher ex. A: Reacher ex Far Hand -> Snorlax'])('the Active Pokémon uses it: %s', (line) => {
  expect(problemsOf(line)).toEqual([]);
}); // prettier-ignore

/** What is left out of a line; nothing where it is not read. */
const leftOut = (line: string): unknown =>
  unlessRefused(() => readLineAsFarAs(line, { find, judge, game: 'ptcg' }))?.assumptions.find(({ path }) => path === UNREAD)?.value; // prettier-ignore
test.each([
  ["B's Snorlax frobs 150. A hits it with Charizard ex Burning Darkness", undefined],
  ["A hits B's Snorlax with Charizard ex Burning Darkness, 140 were there before", undefined],
  ['A: Charizard ex Burning Darkness (4 frobbed) -> Snorlax', undefined],
  ['A plays Iono with 2 prizes left, B with frobbing 5', undefined],
  ['A plays Frob on benched Manaphy, then Charizard ex Burning Darkness', undefined],
  ["A hits B's Snorlax (140 already) with Charizard ex Burning Darkness", undefined],
  ["A hits B's Snorlax with Charizard ex Burning Darkness, poor guy", ['poor guy']],
])('a number said of a card is not left out: %s', (line, words) => expect(leftOut(line)).toEqual(words));
