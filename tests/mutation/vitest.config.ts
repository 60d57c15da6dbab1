// What the mutants of a room (`MUTATED_ROOM`) are tried with: its own tests, and the scenarios for the engine. What kills and opens data for half a minute is left out.
import { defineConfig } from 'vitest/config';

const room = process.env['MUTATED_ROOM'] ?? '';
export default defineConfig({
  test: {
    environment: 'node',
    update: 'none',
    include: [`${room}/**/*.test.ts`, ...(room === 'engine' ? ['tests/{ygo,ptcg}-scenarios.test.ts'] : [])],
    exclude: ['rules-db/judge/survival.test.ts', 'desk/events/two-days.test.ts'],
  },
});
