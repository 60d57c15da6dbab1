// What the mutants of a room (`MUTATED_ROOM`) are tried with: its own tests and those of `tests/` that are about it. What kills and opens data for half a minute is left out.
import { defineConfig } from 'vitest/config';

const room = process.env['MUTATED_ROOM'] ?? '';
const about: Partial<Record<string, string[]>> = {
  engine: ['tests/{ygo,ptcg}-scenarios.test.ts'],
  reader: ['tests/twins.test.ts'],
  'rules-db': ['tests/{content,import,topics}.test.ts', 'tests/search/search.test.ts'],
  desk: ['tests/{line-board,line-disputes,training,what-if}.test.ts'],
};
export default defineConfig({
  test: {
    environment: 'node',
    update: 'none',
    include: [`${room}/**/*.test.ts`, ...(about[room] ?? [])],
    exclude: ['rules-db/judge/survival.test.ts', 'desk/events/two-days.test.ts'],
  },
});
