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
  ['A attaches Air Balloon to Snorlax', 'A attaches  Air Balloon  to  Snorlax'],
  ['A attaches Air Balloon to Snorlax', 'A legt Air Balloon an Relaxo an'],
  ['A attaches Air Balloon to Snorlax', 'A legt Air Balloon  an  Relaxo  an'],
  ['A attaches Air Balloon to Snorlax and retreats it', 'A legt Air Balloon an Relaxo an und zieht es zurück'],
  ["Manaphy is on B's bench; A: Snorlax attacks", 'B has Manaphy on the bench; A: Snorlax attacks'],
  ["Manaphy is on B's bench; A: Snorlax attacks", 'Manaphy auf Bs Bank; A: Snorlax attacks'],
])('%s: %s', (line, otherwise) => expect(laidOut(otherwise)).toEqual(laidOut(line))); // prettier-ignore

test('of what turns a Pokémon the last counts, the rest stays', () => {
  const line = "A's Snorlax is poisoned and burned, A's Snorlax is asleep, A's Snorlax is paralyzed; A: checkup";
  expect(JSON.stringify(laidOut(line))).toContain('"conditions":["poisoned","burned","paralyzed"]');
});
