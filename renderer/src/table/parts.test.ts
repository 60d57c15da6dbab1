import { expect, test } from 'vitest';
import { parts, sentences } from './parts.ts';

test('rows stand together as far as there is room, in their order', () => {
  expect(parts([300, 100, 80], 500)).toEqual([[0, 1, 2]]);
  expect(parts([400, 100, 80], 500)).toEqual([[0, 1], [2]]);
  expect(parts([400, 150, 80], 500)).toEqual([[0], [1, 2]]);
  expect(parts([400, 150, 400], 500)).toEqual([[0], [1], [2]]);
});
test('a row that is not there takes no part; one larger than the room stands alone', () => {
  expect(parts([400, 150, 0], 500)).toEqual([[0], [1]]);
  expect(parts([900, 150], 500)).toEqual([[0], [1]]);
});
test('a verdict is parted where a sentence ends, not behind an abbreviation', () => {
  expect(sentences('2500 ATK – 600 DEF: Mr. Volcano von Prof. Oak wird zerstört. 30 mehr für jede. Nicht kampfunfähig (180 Schaden, 200 KP). Ende')).toEqual(['2500 ATK – 600 DEF: Mr. Volcano von Prof. Oak wird zerstört.', '30 mehr für jede.', 'Nicht kampfunfähig (180 Schaden, 200 KP).', 'Ende']); // prettier-ignore
});
test('only a long sentence is parted in its clauses', () => {
  const clause = 'Spieler B mischt 1 Karte von der Hand und legt sie unter das Deck;';
  expect(sentences(`${clause} A zieht 6 Karten.`)).toHaveLength(1);
  expect(sentences(`${clause} Spieler A zieht 6 Karten; Spieler B zieht 6 Karten und mischt. Ende`)).toEqual([clause, 'Spieler A zieht 6 Karten;', 'Spieler B zieht 6 Karten und mischt.', 'Ende']); // prettier-ignore
});
