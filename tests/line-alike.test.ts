/** Lines that say the same in other words or with other spaces are laid out the same: moves and board. */
import { expect, test } from 'vitest';
import type { Case } from '../engine/case/schema.ts';
import { readLine } from '../desk/line.ts';
import { find, judged } from './lines.ts';

const judge = (theCase: Case) => judged(theCase).ruling;
/** Moves and board, a German name of a card counting as its English one. */
function laidOut(line: string): unknown {
  const { moves, state } = readLine(line, { find, judge }).case;
  return JSON.parse(JSON.stringify([moves, state]).replaceAll('Relaxo', 'Snorlax')) as unknown;
}

test.each([
  ['A: Snorlax without Energy retreats', 'A: Snorlax with no Energy retreats'],
  ['A: Snorlax without Energy retreats', 'A: Snorlax without any Energy retreats'],
  ['A: Snorlax without Energy retreats', 'A: Snorlax  without  any  energies  attached  retreats'],
  ['A: Snorlax without Energy retreats', 'A: Relaxo ohne Energie zieht sich zurück'],
  ['A: Snorlax without Energy retreats', 'A: Relaxo ohne jede Energie zieht sich zurück'],
  ['A: Snorlax without Energy retreats', 'A: Relaxo ohne Energien zieht sich zurück'],
  ["A's Snorlax is poisoned and asleep; A: checkup", "A's Snorlax is poisoned and is asleep; A: checkup"],
  ["A's Snorlax is poisoned and asleep; A: checkup", "A's Snorlax is poisoned, A's Snorlax is asleep; A: checkup"],
  ["A's Snorlax is poisoned and asleep; A: checkup", "A's Snorlax is paralyzed and poisoned and is asleep; A: checkup"],
  ["A's Snorlax is burned; A: checkup", "A's Snorlax is burned and is burned; A: checkup"],
  ["A's Snorlax is burned and has 20 damage; A: checkup", "A's Snorlax has 20 damage and is burned; A: checkup"],
  ['A attaches Air Balloon to Snorlax', 'A attaches Air Balloon onto Snorlax'],
  ["B's Snorlax has Air Balloon attached; A ends turn", 'Bs Relaxo hat die Air Balloon; A ends turn'],
  ["B has Manaphy on the bench, B's active is Snorlax with 2 Energy. A ends turn", 'B has Manaphy on the bench, active is Snorlax with 2 Energy. A ends turn'],
  ['A attaches Air Balloon to Snorlax', 'A attaches  Air Balloon  to  Snorlax'],
  ['A attaches Air Balloon to Snorlax', 'A legt Air Balloon an Relaxo an'],
  ['A attaches Air Balloon to Snorlax', 'A legt Air Balloon  an  Relaxo  an'],
  ['A attaches Air Balloon to Snorlax and retreats it', 'A legt Air Balloon an Relaxo an und zieht es zurück'],
  ["Manaphy is on B's bench; A: Snorlax attacks", 'B has Manaphy on the bench; A: Snorlax attacks'],
  ["Manaphy is on B's bench; A: Snorlax attacks", 'Manaphy auf Bs Bank; A: Snorlax attacks'],
  ['A: Snorlax without Energy retreats', 'A: Snorlax retreats without Energy'],
  ['A: Snorlax without Energy retreats', 'A: Relaxo zieht sich ohne Energie zurück'],
  ['A: Snorlax with 3 Energy retreats', 'A: Snorlax retreats with 3 Energy'],
  ["B's Snorlax has Double Turbo Energy attached, A: Enhanced Hammer -> Double Turbo Energy", 'A: Enhanced Hammer -> Double Turbo Energy on Snorlax'],
  ["A's Snorlax is undamaged; A ends turn", "A's Snorlax is at full HP; A ends turn"],
  ["B: Budew uses Itchy Pollen; A: Ultra Ball", "B's Budew used Itchy Pollen last turn; A: Ultra Ball"],
  ["B: Budew uses Itchy Pollen; A: Ultra Ball", 'Bs Budew hat letzten Zug Itchy Pollen eingesetzt; A: Ultra Ball'],
  ['A has 6 prizes, B has 2 prizes, A: Iono', 'A: Iono with 6 prizes, B with 2 prizes'],
  ['A has 3 prizes, B has 3 prizes, A: Iono', 'both players have 3 prizes, A: Iono'],
  ['A has 3 prizes, B has 3 prizes, A: Iono', 'beide haben noch 3 Preiskarten, A: Iono'],
  ["A's bench is full, B's bench is full, A: Iono", 'both benches full, A: Iono'],
  ['A has 4 benched Pokémon, B has 4 benched Pokémon, A: Iono', 'beide Bänke 4, A: Iono'],
  ['A has Manaphy in play; A ends turn', 'Manaphy is in play; A ends turn'],
  ['B has Manaphy in play; A ends turn', "B's Manaphy ist im Spiel; A ends turn"],
  ["A has Manaphy in play; B's active is Snorlax; checkup", "A: Manaphy is in play; checkup with B's Snorlax"],
  ['Charmander was played this turn, A evolves Charmander into Charmeleon', 'A evolves Charmander into Charmeleon on the turn Charmander was played'],
  ['B has 2 prizes left, A: Charizard ex Burning Darkness -> Snorlax', 'A: Charizard ex Burning Darkness, B has 2 prizes left -> Snorlax'],
  ['A: Gholdengo ex Make It Rain discarding 4 Energy -> Snorlax', 'A: Gholdengo ex wirft 4 Energien ab, Make It Rain -> Relaxo'],
  ['A has 4 Basic Fire Energy in the discard pile, A: Night Stretcher', 'A hat 4 Basis-Feuer-Energien im Ablagestapel, A: Night Stretcher'],
  // The same in both languages.
  ["B's bench: Manaphy and Snorlax with 50 damage. A ends turn", 'Bs Bank: Manaphy und Relaxo mit 50 Schaden. A beendet den Zug'],
  ['Manaphy is one of the prize cards of A; A ends turn', 'Manaphy liegt in den Preiskarten von A; A beendet den Zug'],
  ['A used Star Birth with Arceus VSTAR earlier this game; A: Giratina VSTAR Star Requiem', 'A hat schon in diesem Spiel Star Birth von Arceus VSTAR eingesetzt; A: Giratina VSTAR Star Requiem'],
  ["Path to the Peak (A's) is in play; A: Snorlax attacks", 'Path to the Peak (von A) liegt; A: Relaxo greift an'],
  ['A: Charizard ex uses Burning Darkness on Snorlax (150 HP, 70 damage, only 80 left). Who is out, who promotes first?', 'A: Charizard ex setzt Burning Darkness gegen Relaxo ein (150 KP, 70 Schaden, nur noch 80 übrig). Wer ist K.O., wer bringt zuerst nach?'],
  ["A's Charizard ex used Burning Darkness last turn. A: Charizard ex Burning Darkness -> Snorlax", 'As Charizard ex hat letzten Zug Burning Darkness eingesetzt. A: Charizard ex Burning Darkness -> Relaxo'],
  // In short.
  ['A attacks face-up Sangan with Jinzo', 'A attacks face up Sangan w/ Jinzo'],
  ['A attacks face-down Sangan with Jinzo', 'A attacks face down Sangan w/Jinzo'],
  ['A: Raigeki > B: Solemn Judgment', 'A: Raigeki => B: Solemn Judgment'],
  ['A: Raigeki > B: Solemn Judgment', 'A: Raigeki → B chains Solemn Judgment'],
  ['A attacks Sangan with Jinzo; damage step, B: Rush Recklessly -> Sangan', 'A attacks Sangan with Jinzo; dmg step, B: Rush Recklessly -> Sangan'],
  ['A attacks Sangan with Jinzo; during damage calculation, B: Rush Recklessly -> Sangan', 'A attacks Sangan with Jinzo; during dam. calc, B: Rush Recklessly -> Sangan'],
  ['A beschwört Sangan und aktiviert Raigeki', 'A beschwört Sangan u. aktiviert Raigeki'],
  ['A attacks Sangan (DEF 600) with Jinzo', 'A attacks Sangan (verti 600) with Jinzo'],
  ['A attacks Sangan (ATK 1000) with Jinzo', 'A attacks Sangan (angr. 1000) with Jinzo'],
])('%s: %s', (line, otherwise) => expect(laidOut(otherwise)).toEqual(laidOut(line))); // prettier-ignore

test('of what turns a Pokémon the last counts, the rest stays', () => {
  const line = "A's Snorlax is poisoned and burned, A's Snorlax is asleep, A's Snorlax is paralyzed; A: checkup";
  expect(JSON.stringify(laidOut(line))).toContain('"conditions":["poisoned","burned","paralyzed"]');
});
