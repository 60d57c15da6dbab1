import { expect, test } from 'vitest';
import { momentOf } from '../day.ts';
import { noticesOf } from './data.ts';

test('what was rescued and what was not is said in both languages, with the place of the damaged file', () => {
  const lost = [{ kind: 'case', key: 'x', head: '{"title":"Table 9"}' }];
  const notices = noticesOf({ rescued: { kept: 'casebook.damaged-1.db', fromFile: 2, fromCopies: 1, lost } });
  expect(notices.map(({ code }) => code)).toEqual(['rescued', 'lost']);
  for (const lang of ['de', 'en'] as const) {
    expect(notices[0]!.message[lang]).toMatch(/\b3\b.*casebook\.damaged-1\.db/);
    expect(notices[1]!.message[lang]).toContain('Table 9');
  }
});

test('of a rescue of another program it is said when that was', () => {
  const at = '2026-03-01T10:05:00.000Z';
  const [notice] = noticesOf({ rescued: { fromFile: 2, fromCopies: 1, lost: [], at } });
  for (const lang of ['de', 'en'] as const) expect(notice!.message[lang]).toContain(momentOf(new Date(at)));
});
