import { expect, test } from 'vitest';
import { readLimits } from './limits.ts';

const series = (text: string) => {
  const read = readLimits(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.series;
};
const wrong = (text: string) => {
  const read = readLimits(text);
  return read.ok ? [] : read.problems.map(({ code, line }) => `${line ?? ''} ${code}`);
};

test('lflist.conf: dated lists of one name are one series, in their order; a whitelist says so', () => {
  const text = '#[2026.04 Home][Cube]\n!2026.04 Home\n00123 0 --Wide Wall\n456 2\n\n!2025.12.15 Home\n456 1 -- Glue\n!Cube\n$whitelist\n7 3 --Lion\n';
  expect(series(text)).toEqual([
    {
      series: 'home',
      title: { de: 'Home', en: 'Home' },
      lists: [
        { from: '2025-12-15', whole: true, only: false, lines: [{ name: 'Glue', print: '456', copies: 1, line: 7 }] },
        {
          from: '2026-04-01',
          whole: true,
          only: false,
          lines: [
            { name: 'Wide Wall', print: '123', copies: 0, line: 3 },
            { print: '456', copies: 2, line: 4 },
          ],
        },
      ],
    },
    {
      series: 'cube',
      title: { de: 'Cube', en: 'Cube' },
      lists: [{ whole: true, only: true, lines: [{ name: 'Lion', print: '7', copies: 3, line: 10 }] }],
    },
  ]);
}); // prettier-ignore

test('lflist.conf: everything that is wrong with it is told at its line', () => {
  const text = '12 1\n!2026.13 Home\n12 4\nWide Wall\n12 1\n!Cube\n!Cube\n';
  expect(wrong(text)).toEqual(['1 no-list', '2 bad-date', '3 bad-copies', '4 not-a-limit', '7 same-list']);
});

test('YAML: a series as our own content writes it, each list as what it changed', () => {
  const text = 'title: Home rules\nlists:\n  - from: 2026-01-01\n    forbidden: [Wide Wall]\n  - from: 2026-04-01\n    limited:\n      - Glue\n    unlimited: [Wide Wall]\n';
  expect(series(text)).toEqual([
    {
      series: 'home-rules',
      title: { de: 'Home rules', en: 'Home rules' },
      lists: [
        { from: '2026-01-01', whole: true, only: false, lines: [{ name: 'Wide Wall', copies: 0, line: 4 }] },
        {
          from: '2026-04-01',
          whole: false,
          only: false,
          lines: [
            { name: 'Glue', copies: 1, line: 7 },
            { name: 'Wide Wall', copies: 3, line: 8 },
          ],
        },
      ],
    },
  ]);
}); // prettier-ignore

test('YAML: unknown fields, wrong days, lists out of their order', () => {
  const read = readLimits('title: Home\nlists:\n  - from: 2026-01-32\n    forbiden: [Wall]\n');
  expect(read.ok ? [] : read.problems.map(({ line, message }) => [line, message.en])).toEqual(
    expect.arrayContaining([
      [3, 'A day stands here as year-month-day: 2026-04-01.'],
      [4, expect.stringContaining('forbiden')],
    ]),
  );
  expect(wrong('title: Home\nlists:\n  - from: 2026-02-01\n  - from: 2026-01-01\n')).toEqual(['4 same-list']);
  expect(wrong('title: [\n')).not.toEqual([]);
});
