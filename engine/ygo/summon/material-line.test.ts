/** What each wording of a material line asks for; a line with a word that is not known is not read. */
import { expect, test } from 'vitest';
import { ATTRIBUTES, MONSTER_KINDS, TYPES, wordsOf } from '../../case/printed.ts';
import { readMaterials } from './material-line.ts';

test.each<[string, object[] | undefined]>([
  ['2 monsters', [{ count: 2 }]],
  ['2+ monsters.', [{ count: { min: 2 } }]],
  [' 3 or more monsters ', [{ count: { min: 3 } }]],
  ['1 Tuner + 1+ non-Tuner monsters', [{ count: 1, filter: { is: 'tuner' } }, { count: { min: 1 }, filter: { not: { is: 'tuner' } } }]],
  ['"Alpha" + “Beta”', [{ count: 1, filter: { name: 'Alpha' } }, { count: 1, filter: { name: 'Beta' } }]],
  ['"Alpha" or "Beta"', [{ count: 1, filter: { name: ['Alpha', 'Beta'] } }]],
  ['"Alpha" or 2 monsters', undefined],
  ['Alpha', undefined],
  ['1 "Alpha" monster', [{ count: 1, filter: { series: 'Alpha' } }]],
  ['1 non-"Alpha" monster', [{ count: 1, filter: { not: { series: 'Alpha' } } }]],
  ['2 monsters, except Tokens', [{ count: 2, filter: { not: { is: 'token' } } }]],
  ['2 monsters, except "Alpha"', [{ count: 2, filter: { not: { name: 'Alpha' } } }]],
  ['2 monsters, except "Alpha" monsters', [{ count: 2, filter: { not: { series: 'Alpha' } } }]],
  ['2 Level 4 monsters', [{ count: 2, filter: { level: 4 } }]],
  ['2 Level 4 or lower monsters', [{ count: 2, filter: { level: { max: 4 } } }]],
  ['2 Level 5 or higher monsters', [{ count: 2, filter: { level: { min: 5 } } }]],
  ['1 Rank 4 Xyz Monster', [{ count: 1, filter: { all: [{ rank: 4 }, { is: 'xyz' }] } }]],
  ['2 Effect Monsters', [{ count: 2, filter: { is: 'effect' } }]],
  ['1 Beast-Warrior monster', [{ count: 1, filter: { race: 'Beast-Warrior' } }]],
  ['1 Warrior-Type monster', [{ count: 1, filter: { race: 'Warrior' } }]],
  ['1 FIRE Dragon monster', [{ count: 1, filter: { all: [{ attribute: 'FIRE' }, { race: 'Dragon' }] } }]],
  ['1 Dragon or Fiend monster', [{ count: 1, filter: { any: [{ race: 'Dragon' }, { race: 'Fiend' }] } }]],
  ['1 Dragon, Fiend, Fairy, or Beast-Type monster', [{ count: 1, filter: { any: [{ race: 'Dragon' }, { race: 'Fiend' }, { race: 'Fairy' }, { race: 'Beast' }] } }]],
  ['1 LIGHT and/or DARK monster', [{ count: 1, filter: { any: [{ attribute: 'LIGHT' }, { attribute: 'DARK' }] } }]],
  ['1 monster with 2500 or more ATK', [{ count: 1, filter: { atk: { min: 2500 } } }]],
  ['1 monster with 500 or less DEF', [{ count: 1, filter: { def: { max: 500 } } }]],
  ['1 monster Special Summoned from the Extra Deck', [{ count: 1, filter: { summonedFrom: 'extra-deck' } }]],
  ['2 monsters that were Special Summoned from the Extra Deck', [{ count: 2, filter: { summonedFrom: 'extra-deck' } }]],
  ['2 monsters with different names', [{ count: 2, distinct: ['name'] }]],
  ['2 monsters with different Types and Attributes', [{ count: 2, distinct: ['race', 'attribute'] }]],
  ['2 monsters with the same Level', [{ count: 2, same: ['level'] }]],
  ['2 monsters with the same Rank', [{ count: 2, same: ['rank'] }]],
  ['2 monsters with the same Type, but different Attributes', [{ count: 2, distinct: ['attribute'], same: ['race'] }]],
  ['2 monsters with the same Type and Attribute but different Levels', [{ count: 2, distinct: ['level'], same: ['race', 'attribute'] }]],
  ['2 monsters with different colours', undefined],
  ['2 monsters with the same colour', undefined],
  ['2+ Effect Monsters, including a Warrior monster', [{ count: { min: 2 }, filter: { is: 'effect' }, including: { filter: { race: 'Warrior' }, min: 1 } }]],
  ['3 monsters, including 2 Tuners', [{ count: 3, including: { filter: { is: 'tuner' }, min: 2 } }]],
  ['3 monsters, including a green one', undefined],
  // Which of several parts such words are about is not said.
  ['1 Tuner + 2 monsters with different names', undefined],
  ['1 Tuner + 2 monsters with the same Type', undefined],
  ['1 Tuner + 2 monsters, including a Dragon', undefined],
  ['2 green monsters', undefined],
  ['1 Tuner + 1 green monster', undefined],
  ['1 Dragonic monster', undefined],
  ["1 Dragon's monster", undefined],
])('%s', (line, needs) => expect(readMaterials(line)).toEqual(needs)); // prettier-ignore

test('every Type, Attribute and kind of monster, in the singular and the plural', () => {
  const words: [string, object][] = [
    ...wordsOf(TYPES).map((race): [string, object] => [race, { race }]),
    ...wordsOf(ATTRIBUTES).map((attribute): [string, object] => [attribute, { attribute }]),
    ...Object.entries(MONSTER_KINDS).map(([kind, { en }]): [string, object] => [en, { is: kind }]),
  ];
  expect(words.length).toBeGreaterThan(30);
  for (const [word, filter] of words)
    for (const line of [`1 ${word} monster`, `1 ${word}s`, `1 ${word}`])
      expect([line, readMaterials(line)]).toEqual([line, [{ count: 1, filter }]]);
});
