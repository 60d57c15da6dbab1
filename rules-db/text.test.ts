/** Words, and how far one is from another. */
import { expect, test } from 'vitest';
import { mayStandInCompound } from './search-index.ts';
import { editDistance } from './edit-distance.ts';
import { allowedEdits, askingWord, indexWords, isStopWord, key, keys, printKey, stem, words } from './text.ts';

/** Edits (insert, delete, replace, swap of neighbours), by the definition: each prefix of one against each of the other. */
function edits(a: string, b: string): number {
  const cost = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i || j));
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const other = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const least = Math.min(cost[i - 1]![j]! + 1, cost[i]![j - 1]! + 1, cost[i - 1]![j - 1]! + other);
      cost[i]![j] = swapped ? Math.min(least, cost[i - 2]![j - 2]! + 1) : least;
    }
  return cost[a.length]![b.length]!;
}
/** Words of three letters up to `longest`, in a fixed order: many are near each other. */
function* madeUp(count: number, longest: number): Generator<string> {
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  for (let n = 0; n < count; n++) yield Array.from({ length: 1 + next(longest) }, () => 'abc'[next(3)]).join('');
}

test('the distance of two words is what the definition says, up to the limit', () => {
  const words = [...madeUp(60, 9)];
  for (const limit of [1, 2, 3])
    for (const a of words)
      for (const b of words)
        expect(editDistance(a, b, limit), `${a} ${b} ${limit}`).toBe(Math.min(limit + 1, edits(a, b)));
});

test('a beginning is as far as the beginning of the name that fits best', () => {
  const words = [...madeUp(40, 8)];
  for (const limit of [1, 2])
    for (const a of words)
      for (const b of words) {
        const beginnings = Array.from({ length: b.length + 1 }, (_, n) => edits(a, b.slice(0, n)));
        expect(editDistance(a, b, limit, true), `${a} ${b} ${limit}`).toBe(Math.min(limit + 1, ...beginnings));
      }
});

test('long names find room', () => {
  const name = 'abcdefghij'.repeat(20);
  expect(editDistance(name, name.replace('c', 'x'), 3)).toBe(1);
});

test('short words must be right, longer ones may have up to three errors', () => {
  expect([3, 4, 5, 6, 11, 12].map(allowedEdits)).toEqual([0, 1, 1, 2, 2, 3]);
});

test.each([
  ['when wann', '?when'],
  ['where wo wohin woher', '?where'],
  ['who whose whom wer wem wen wessen', '?who'],
  ['what was', '?what'],
  ['why warum wozu', '?why'],
  ['may can could allowed darf duerfen kann koennen erlaubt', '?may'],
  ['must muss muessen', '?must'],
  ['how wie', '?how'],
  ['many much viele viel', '?many'],
  ['often oft', '?often'],
  ['which welche welcher welches welchen', '?which'],
])('%s ask for the same kind of answer', (words, mark) => {
  for (const word of words.split(' ')) expect(askingWord(word), word).toBe(mark);
});

test('words of no meaning are not asked for, words of the game are', () => {
  for (const word of ['the', 'der', 'with', 'geht', 'difference', 'dass']) expect(isStopWord(word), word).toBe(true);
  for (const word of ['chain', 'kette', 'damage', '']) expect(isStopWord(word), word).toBe(false);
  expect(askingWord('chain')).toBeUndefined();
});

test('a compound is made of words of four letters at least, without digits', () => {
  expect(['hand', 'karten'].map(mayStandInCompound)).toEqual([true, true]);
  expect(['zug', 'phase2', '2phase', 'k.o.s', ''].map(mayStandInCompound)).toEqual([false, false, false, false, false]);
});

/** Forms of a word, as a dictionary lists them: a line a word. */
const forms = `
play plays played playing
ability abilities
tie ties
city cities
activate activates activated activating activation activations
Fähigkeit Fähigkeiten
Karte Karten
zerstören zerstört zerstörte zerstörung zerstörungen
spielen spielt spielte gespielt
auflösen auflöst auflösung
aktiviert aktivierte aktivierten
ziehen zieht gezogen
draw draws drew drawn
win wins won
lose loses lost
Gegner Gegners
monster monsters
send sends sent
pay pays paid
nehmen nimmt genommen
geben gegeben
werfen wirft geworfen
turn turns
fragt gefragt
beginnen beginnt begonnen
type types
energy energies
setzen setzt gesetzt
einsetzen eingesetzt
Regel Regeln
evolve evolves evolved
`;
test('the forms of a word have one stem, and no two words the same', () => {
  const lines = forms.trim().split('\n').map((line) => words(line).map(stem)); // prettier-ignore
  for (const [i, line] of lines.entries()) expect([...new Set(line)], forms.trim().split('\n')[i]).toHaveLength(1);
  expect(new Set(lines.map(([first]) => first)).size).toBe(lines.length);
});
test('a short word, one with digits and what only looks like an ending is left as it is', () => {
  const left =
    'es war ing kos o2es geo zug ies tie king ring bring string bier tier papier einer mutter theater fest bed';
  for (const word of left.split(' ')) expect(stem(word)).toBe(word);
});

test('a name has one key however it is spaced, and a second one where umlauts may be typed as bare vowels', () => {
  expect([key('Blue-Eyes'), key('blue eyes'), key('BlueEyes')]).toEqual(['blueeyes', 'blueeyes', 'blueeyes']);
  expect([keys('Grün'), keys('Blue'), keys('Café')]).toEqual([['gruen', 'grun'], ['blue'], ['cafe']]);
  expect(indexWords('Grün und übel')).toBe('gruen und uebel grun ubel');
  expect(indexWords('Grün grun')).toBe('gruen grun');
  expect(printKey('OBF 005')).toBe(printKey('obf-5'));
  expect([printKey('OBF 00'), printKey('OBF 050')]).toEqual(['#obf 0', '#obf 50']);
});
