/** What the mutants of a room are tried with: its own tests, then those of `tests/` that are about it; last what takes long or is easily spoiled (answers that build on each other). */
import { globSync } from 'node:fs';

const LINES = 'tests/line-{asides,board,choices,filled-in,sentences,alike,misspelt,speaker,partly,tokens,disputes,more-disputes,pokemon-*,laid-out,guards,laid-out-alone,own-words,forms}.test.ts'; // prettier-ignore
const ABOUT: Partial<Record<string, readonly string[]>> = {
  engine: [
    'tests/{catalogues,examples,handles,ptcg-tables,ptcg-holds,ygo-headlines,ygo-labels,ygo-now,ygo-outcomes,ptcg-any-case,ptcg-deeds,ygo-deeds}.test.ts',
    'tests/{tables,ptcg-judge,case-problems,scenarios-now}.test.ts',
    LINES,
    'tests/mutation/line-book.tries.ts',
    'tests/{ptcg,ygo}-scenarios.test.ts',
    'tests/desk-answers.test.ts',
  ],
  reader: ['tests/{twins,ygo-touches,ptcg-touches}.test.ts', 'tests/mutation/phrases-*.tries.ts'],
  // The search's gates take a minute a mutant and are tried by hand; the import's measure time and memory, which mutants spoil.
  'rules-db': ['desk/{penalties,lookup,decks}/*.test.ts', 'tests/{coverage,topics,lists}.test.ts'],
  desk: [
    'tests/{handles,penalties,lists}.test.ts',
    LINES,
    'tests/mutation/line-book.tries.ts',
    'tests/desk-answers.test.ts',
  ],
};
/** What takes half a minute is left out: threads killed, two days of an event, every question and every switch of all scenarios. */
const LEFT_OUT = ['rules-db/judge/survival.test.ts', 'rules-db/import/interrupted.test.ts', 'desk/events/two-days.test.ts']; // prettier-ignore

export const testsOf = (room: string): string[] =>
  [`${room}/**/*.test.ts`, ...(ABOUT[room] ?? [])]
    .flatMap((glob) => globSync(glob).sort())
    .filter((file) => !LEFT_OUT.includes(file));
