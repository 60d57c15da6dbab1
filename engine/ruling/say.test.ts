/** What becomes of words when they stand in a sentence. */
import { expect, test } from 'vitest';
import { list, same, say, sentences, withoutStop } from './say.ts';

test.each([
  ['Spieler A zerstört ein Monster.', 'Spieler A zerstört ein Monster.'],
  ['Ziel von ein Monster', 'Ziel von einem Monster'],
  ['mit ein unbekanntes Monster', 'mit einem unbekannten Monster'],
  ['mit eine unbekannte Karte', 'mit einer unbekannten Karte'],
  ['aus eine Karte', 'aus einer Karte'],
  ['der Effekt von „ein Monster“', 'der Effekt von „ein Monster“'],
  ['davon ein Monster', 'davon ein Monster'],
])('German: "%s" is said "%s"', (de, said) => expect(say(de, 'x')).toEqual({ de: said, en: 'x' }));

test('what stands in a list more than once is counted, the last is joined by a word', () => {
  const of = (...names: string[]) => list(names.map(same));
  expect(of('a')).toEqual(same('a'));
  expect(of('a', 'b')).toEqual({ de: 'a und b', en: 'a and b' });
  expect(of('a', 'b', 'a', 'c')).toEqual({ de: '2× a, b und c', en: '2× a, b and c' });
  expect(list([same('a'), same('b')], 'or')).toEqual({ de: 'a oder b', en: 'a or b' });
});
test('sentences follow each other, and one becomes a part of another', () => {
  expect(sentences([say('Eins.', 'One.'), say('Zwei.', 'Two.')])).toEqual({ de: 'Eins. Zwei.', en: 'One. Two.' });
  expect(withoutStop(say('Nr. 1.', 'No. 1.'))).toEqual({ de: 'Nr. 1', en: 'No. 1' });
});
