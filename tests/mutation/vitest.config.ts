// What the mutants of a room (`MUTATED_ROOM`) are tried with: its own tests and those of `tests/` that are about it. What takes half a minute is left out: threads killed, two days of an event, every question and every switch of all scenarios.
import { defineConfig } from 'vitest/config';

const room = process.env['MUTATED_ROOM'] ?? '';
const about: Partial<Record<string, string[]>> = {
  engine: [
    'tests/{ygo,ptcg}-scenarios.test.ts',
    'tests/{catalogues,examples,handles,tables,ptcg-tables,ygo-deeds,ptcg-deeds,ptcg-holds,ygo-headlines,ygo-labels,ygo-now,ygo-outcomes,ptcg-any-case,ptcg-judge,desk-answers,scenarios-now,case-problems}.test.ts',
    'tests/line-!(book|laid-out|misspelt).test.ts',
    'tests/mutation/line-book.tries.ts',
  ],
  reader: ['tests/mutation/phrases-*.tries.ts', 'tests/{twins,ygo-touches,ptcg-touches}.test.ts'],
  // The search's gates take a minute a mutant and are tried by hand; the import's measure time and memory, which mutants spoil.
  'rules-db': ['tests/{coverage,topics}.test.ts', 'desk/penalties/penalties.test.ts'],
  desk: ['tests/line-!(book).test.ts', 'tests/{handles,desk-answers}.test.ts', 'tests/mutation/line-book.tries.ts'],
};
export default defineConfig({
  test: {
    environment: 'node',
    // Beside other work everything takes long: what hangs is ended by `run.ts`, by the time of the processor.
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    update: 'none',
    include: [`${room}/**/*.test.ts`, ...(about[room] ?? [])],
    exclude: ['rules-db/judge/survival.test.ts', 'rules-db/import/interrupted.test.ts', 'desk/events/two-days.test.ts'],
    runner: 'tests/mutation/runner.ts',
    // It knows a module by its source, not by its mutants.
    fsModuleCache: false,
    pool: 'forks',
    maxWorkers: 1,
    reporters: [{}],
  },
});
