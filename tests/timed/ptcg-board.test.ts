/** How long a ruling on a full board takes. */
import { expect, test } from 'vitest';
import { readCase } from '../../engine/case/read.ts';
import { rule } from '../../engine/rule.ts';
import { library } from '../scenarios.ts';
import { heldBack } from './slack.ts';

test('a ruling on a full board takes less than five milliseconds for each damaged Pokémon', () => {
  const read = readCase(
    {
      game: 'ptcg',
      state: {
        stadium: { card: 'Gravity Mountain', owner: 'A' },
        players: {
          // Prize cards nobody gave are tried in other numbers: those are rulings more.
          A: {
            prizes: 6,
            active: { card: 'Charizard ex', energy: ['Fire', 'Fire', 'Rainbow Energy'], tools: ['Maximum Belt'] },
            bench: ['Pikachu ex', 'Snorlax', 'Manaphy', 'Mimikyu', 'Munkidori'],
          },
          B: {
            prizes: 6,
            active: { card: 'Miraidon ex', tools: ["Hero's Cape"], energy: ['Lightning', 'Legacy Energy'] },
            bench: ['Teal Mask Ogerpon ex', 'Froslass', 'Klefki', 'Flutter Mane', 'Garbodor'],
          },
        },
      },
      moves: [{ by: 'A', do: 'attack', attack: 1 }],
    },
    { library },
  );
  if (!read.ok) throw new Error('the case cannot be read');
  for (let i = 0; i < 20; i++) rule(read.case, library);
  const times = Array.from({ length: 50 }, () => {
    const start = performance.now();
    rule(read.case, library);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  // The lower quartile: other work on the machine does not count, nor does a host that holds the processor back.
  expect(times[12]).toBeLessThan(5 * heldBack());
});
