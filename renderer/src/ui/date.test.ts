import { expect, test } from 'vitest';
import { dayBeside, readDay, writtenDay } from './date.ts';

test('a day is read as ISO and as German judges write it, and is one there is', () => {
  expect(['2026-11-29', '29.11.2026', '29. 11. 26', '9.1.', '29.2.2028', ''].map((one) => readDay(one, 2026))).toEqual(['2026-11-29', '2026-11-29', '2026-11-29', '2026-01-09', '2028-02-29', '']); // prettier-ignore
  expect(['31.02.2026', '2026-13-01', '11/29/2026', 'gestern', '29'].map((one) => readDay(one, 2026))).toEqual(Array(5).fill(undefined)); // prettier-ignore
});
test('it is written in the language of the window, and stepped from day to day', () => {
  expect([writtenDay('2026-11-29', 'de'), writtenDay('2026-11-29', 'en'), writtenDay('', 'de')]).toEqual(['29.11.2026', '2026-11-29', '']); // prettier-ignore
  expect([dayBeside('2026-12-31', 1), dayBeside('2026-03-01', -1), dayBeside('', 1, new Date(2026, 10, 29))]).toEqual(['2027-01-01', '2026-02-28', '2026-11-29']); // prettier-ignore
});
