import { expect, test } from 'vitest';
import { rescuedMessage } from './open.ts';

test('what was rescued is said in both languages, with the place of the damaged file', () => {
  const message = rescuedMessage({ kept: 'judge.damaged-1.db', rows: { note: { fromFile: 2, fromCopies: 1 } } });
  for (const lang of ['de', 'en'] as const) expect(message[lang]).toMatch(/judge\.damaged-1\.db.*\b3\b/);
});
