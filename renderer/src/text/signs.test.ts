import { expect, test } from 'vitest';
import { signsIn } from './signs.ts';

test('letters in brackets are the signs of Energy, everything else is text', () => {
  expect(signsIn('Lege 2 {R}-Energien oder [W] ab {X} [sic].')).toEqual([
    { text: 'Lege 2 ' },
    { sign: 'Fire' },
    { text: '-Energien oder ' },
    { sign: 'Water' },
    { text: ' ab ' },
    { text: '{X}' },
    { text: ' [sic].' },
  ]);
  expect(signsIn('{R}{R}')).toEqual([{ sign: 'Fire' }, { sign: 'Fire' }]);
});
