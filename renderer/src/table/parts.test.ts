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
