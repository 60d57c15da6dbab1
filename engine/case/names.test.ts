/** How names are compared, and which name is meant by one that is mistyped or begun. */
import { expect, test } from 'vitest';
import { basicEnergy, closest, eachName, energyType, englishName, fold, foldAs, meantBy, nameKey, sameCounter, wordsOf } from './names.ts'; // prettier-ignore
import { keyed } from '../keyed.ts';

test('case, accents, apostrophes and how letters are spelt count for nothing', () => {
  expect([fold('Äöü ß'), fold('Éclair’s'), fold("Magician's"), fold('Æther œ ø'), fold('Nidoran♀'), fold('Nidoran♂'), fold('2×')]).toEqual(['aeoeue ss', 'eclairs', 'magicians', 'aether oe o', 'nidoran female', 'nidoran male', '2x']); // prettier-ignore
  expect([foldAs({ ä: 'a' }, 'Äpfel'), fold('é'), fold('Plain Text-1')]).toEqual(['apfel', 'e', 'plain text-1']);
  expect(wordsOf('Blue-Eyes: “White”, Dragon 3!')).toEqual(['blue', 'eyes', 'white', 'dragon', '3']);
  expect(wordsOf('…')).toEqual([]);
});

test('two spellings of one name are one; EX and ex, ♀ and ♂, with ◇ and without are different cards', () => {
  for (const one of ['Blue-Eyes', 'blue eyes', 'BLUEEYES']) expect(nameKey(one)).toBe('blueeyes');
  expect([nameKey('Mewtwo-EX'), nameKey('Mewtwo EX '), nameKey('Mewtwo ex'), nameKey('MewtwoEX'), nameKey('Ex Machina')]).toEqual(['mewtwoEX', 'mewtwoEX', 'mewtwoex', 'mewtwoex', 'exmachina']); // prettier-ignore
  expect(nameKey('Xerneas ◇')).toBe('xerneasprismstar');
  expect(nameKey('Nidoran♀')).not.toBe(nameKey('Nidoran♂'));
});

test('names in either language; counters by their kind', () => {
  expect([eachName({ name: 'a' }), eachName({ name: { en: 'a', de: 'b' } }), eachName({ name: { de: 'b' } }), eachName({ name: {} })]).toEqual([['a'], ['a', 'b'], ['b'], []]); // prettier-ignore
  expect([englishName({ name: 'a' }), englishName({ name: { en: 'a' } }), englishName({ name: { de: 'b' } })]).toEqual(['a', 'a', '']); // prettier-ignore
  expect([sameCounter('Spell Counter', 'spell'), sameCounter('spell counters', 'SPELL COUNTER'), sameCounter('Spell', 'Bushido')]).toEqual([true, true, false]); // prettier-ignore
});

test('the nearest first, then by name; two errors in five letters, one in two; three at most', () => {
  expect(closest('lifepoint', ['lifePoints', 'deck', 'lifePoint'])).toEqual(['lifePoint', 'lifePoints']);
  expect(closest('abcde', ['abcxy', 'abxyz', 'abcde'])).toEqual(['abcde', 'abcxy']);
  expect([closest('ab', ['ax', 'xy']), closest('a', ['b', 'xyz'])]).toEqual([['ax'], ['b']]);
  expect(closest('aaaa', ['aaab', 'aaac', 'aaad', 'aaae', 'aaab'])).toEqual(['aaab', 'aaac', 'aaad']);
  expect(closest('aaaa', ['aaab', 'aaac'], 1)).toEqual(['aaab']);
});

test('what merely goes on differently is one error away, from three letters on', () => {
  expect([closest('life', ['lifePoints']), closest('lifePoints', ['life']), closest('li', ['lifePoints'])]).toEqual([['lifePoints'], ['life'], []]); // prettier-ignore
});

test('what is written is no longer than what is meant, but for two letters', () => {
  expect([meantBy('life', ['lifePoints']), meantBy('lifes', ['life']), meantBy('lifeso', ['life']), meantBy('lifesome', ['life']), meantBy('xyz', ['life'])]).toEqual(['lifePoints', 'life', 'life', undefined, undefined]); // prettier-ignore
});

test('types of Energy in both languages, and basic Energy by its name', () => {
  const german = ['Pflanze', 'Feuer', 'Wasser', 'Elektro', 'Psycho', 'Kampf', 'Unlicht', 'Metall', 'Fee', 'Drache', 'Farblos']; // prettier-ignore
  const english = ['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal', 'Fairy', 'Dragon', 'Colorless']; // prettier-ignore
  expect(german.map(energyType)).toEqual(english);
  expect(english.map(energyType)).toEqual(english);
  expect([energyType('finsternis'), energyType('colourless'), energyType('Pflanzen'), energyType('Feen'), energyType('Drachen'), energyType('constructor')]).toEqual(['Darkness', 'Colorless', 'Grass', 'Fairy', 'Dragon', undefined]); // prettier-ignore
  for (const name of ['Fire', 'Basic Fire Energy', 'Basis-Feuer-Energie', 'Feuer-Energie', 'Feuer Energiekarte']) expect(basicEnergy(name), name).toBe('Fire'); // prettier-ignore
  for (const name of ['Double Colorless Energy', 'Splash Fire Energy', 'Dragon Energy', 'Colorless', 'Energy', 'Feuerenergie', '']) expect(basicEnergy(name), name).toBeUndefined(); // prettier-ignore
});

test('what every object has from elsewhere stands under no key', () => {
  expect([keyed({ a: 1 }, 'a'), keyed({ a: 1 }, 'b'), keyed({}, 'constructor'), keyed({ constructor: 1 } as never, 'constructor'), keyed(null, 'a'), keyed(undefined, 'a')]).toEqual([1, undefined, undefined, 1, undefined, undefined]); // prettier-ignore
});
