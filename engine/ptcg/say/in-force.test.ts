/** What an effect in force forbids names the attack as the reader's language does. */
import { expect, test } from 'vitest';
import { judge } from '../testing.ts';

test('the attack a Pokémon can’t use is named in both languages', () => {
  const { steps } = judge({
    cards: {
      Striker: {
        name: 'Striker',
        kind: 'pokemon',
        hp: 300,
        attacks: [{ name: { en: 'Great Blow', de: 'Wucht' }, damage: 10 }],
        effects: [
          {
            effect: 'attack',
            attack: 'Great Blow',
            after: [
              {
                do: 'in-force',
                on: 'self',
                until: 'end-of-own-next-turn',
                modifiers: [{ what: 'cannot', do: 'use-attack', attack: 'Great Blow' }],
              },
            ],
          },
        ],
      },
    },
    a: { active: 'Striker' },
    moves: [{ by: 'A', do: 'attack', attack: 1 }],
  });
  const said = steps.map(({ text }) => text).find(({ en }) => en.includes("can't use"));
  expect(said?.en).toContain("can't use Great Blow until");
  expect(said?.de).toContain('kann Wucht nicht einsetzen, bis');
});
