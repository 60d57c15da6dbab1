// Where the computer is decides which day it is; a process of its own for each place.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const days = new URL('./day.ts', import.meta.url).href;
const inPlace = (zone: string, call: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', `import * as day from '${days}'; console.log(JSON.stringify(day.${call}));`],
      { env: { ...process.env, TZ: zone }, encoding: 'utf8' },
    ),
  );

test.each([
  ['America/Los_Angeles', '2026-01-10'],
  ['Europe/Berlin', '2026-01-11'],
])('an evening in Los Angeles is the next day in Berlin: %s', (zone, day) => {
  expect(inPlace(zone, `dayOf(new Date('2026-01-11T05:30:00Z'))`)).toBe(day);
});

test('a day has the moments of its place, also where the clock is put forward', () => {
  expect(inPlace('Europe/Berlin', `momentsOf('2026-03-29')`)).toEqual({
    from: '2026-03-28T23:00:00.000Z',
    until: '2026-03-29T22:00:00.000Z',
  });
});
