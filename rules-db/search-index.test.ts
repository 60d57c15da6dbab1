/** Keys of names and the words of compounds, as the index holds them and the search asks for them. */
import { expect, test } from 'vitest';
import { initials, knowing, mayStandInCompound, partsKey, splitter, stemKey } from './search-index.ts';

test('a compound is split into words of the vocabulary, these again, the longest beginning first', () => {
  const split = splitter(['hand', 'karten', 'limit', 'handkarten', 'spiel', 'zug']);
  expect(split('handkartenlimit')).toEqual(['handkarten', 'limit', 'hand', 'karten']);
  expect([split('handkarten'), split('handzug'), split('spielzug'), split('kranich')]).toEqual([['hand', 'karten'], [], [], []]); // prettier-ignore
});

test('the words of a compound may stand in another form, or with letters between them', () => {
  const split = splitter(['schaden', 'berechnung', 'angriff', 'karte', 'bild', 'vier', 'tag', 'ende']);
  expect([split('schadensberechnung'), split('karteangriffen'), split('viererende'), split('tagesende')]).toEqual([['schadens', 'berechnung'], ['karte', 'angriffen'], ['vier', 'ende'], []]); // prettier-ignore
});

test('a beginning that is a word as it stands goes before one with letters between', () => {
  expect(splitter(['angriff', 'erklaerung', 'klaerung'])('angriffserklaerung')).toEqual(['angriffs', 'erklaerung']);
});

test('a word of a compound has four plain letters', () => {
  expect(['hand', 'zug', 'über', 'a1bc', 'Hand'].map(mayStandInCompound)).toEqual([true, false, false, false, false]);
});

test('a vocabulary knows forms of its words, and is read once', () => {
  let reads = 0;
  const knows = knowing(() => (reads++, ['card', 'draws']));
  expect([knows('cards'), knows('draw'), knows('crane'), reads]).toEqual([true, true, false, 1]);
});

test('names by their stems, by the words of their compounds in any order, by their first letters', () => {
  expect(stemKey('Prize Cards')).toBe(stemKey('prize card'));
  const parts = splitter(['schaden', 'schritt']);
  expect(partsKey(['schritt', 'schaden'], parts)).toBe(partsKey(['schadensschritt'], parts));
  expect([partsKey(['schritt', 'der'], parts), partsKey([], parts), partsKey(['schaden', 'schaden'], parts)]).toEqual([undefined, undefined, undefined]); // prettier-ignore
  expect([initials('Paper Crane Fold'), initials('Paper Crane'), initials('a b c d e f g'), initials('a b c d e f g h')]).toEqual(['pcf', undefined, 'abcdefg', undefined]); // prettier-ignore
});
