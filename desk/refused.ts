// Inside the desk, what cannot be answered is thrown as `Refused` and caught in one place, where it becomes the answer
// `{ok: false, problems}`. Anything else that is thrown is a fault of the program and goes on.
import { BadCard } from '../engine/ygo/cards.ts';
import type { Localized, Problem } from '../engine/ruling/schema.ts';
import { FileError } from '../rules-db/import/card.ts';
import { JudgeDbError, type JudgeDbFailure } from '../rules-db/judge/opening.ts';
import { RulesDbError } from '../rules-db/rules-db.ts';
import type { Answer } from './contract.ts';

export class Refused extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map((p) => p.code).join(', '));
    this.problems = problems;
  }
}

export const problem = (code: string, message: Localized, more: Partial<Problem> = {}): Problem => ({
  code,
  path: '',
  message,
  ...more,
});
export const refuse = (code: string, message: Localized, more: Partial<Problem> = {}): never => {
  throw new Refused([problem(code, message, more)]);
};

const JUDGE_DB: Record<JudgeDbFailure, Localized> = {
  damaged: {
    de: 'Die Datei mit den eigenen Daten ist beschädigt. Sie wurde nicht verändert; Sicherungen liegen daneben.',
    en: "The file with the judge's own data is damaged. It was not changed; backups lie beside it.",
  },
  newer: {
    de: 'Die eigenen Daten stammen aus einer neueren Fassung dieses Programms.',
    en: "The judge's own data comes from a newer version of this program.",
  },
  foreign: {
    de: 'judge.db im Datenordner gehört einem anderen Programm.',
    en: 'judge.db in the data folder belongs to another program.',
  },
  'disk-full': {
    de: 'Der Datenträger ist voll; nichts wurde verändert.',
    en: 'The disk is full; nothing was changed.',
  },
  busy: {
    de: 'Ein anderes Programm benutzt gerade die eigenen Daten.',
    en: "Another program is using the judge's own data.",
  },
  missing: { de: 'Die eigenen Daten sind nicht da.', en: "The judge's own data is not there." },
};

/** What an error tells a judge, or undefined where it is a fault of the program. */
export function problemsOf(error: unknown): readonly Problem[] | undefined {
  if (error instanceof Refused) return error.problems;
  if (error instanceof BadCard) return error.problems;
  if (error instanceof JudgeDbError) return [problem(`data-${error.code}`, JUDGE_DB[error.code])];
  if (error instanceof FileError) return [problem('bad-file', error.text)];
  if (error instanceof RulesDbError)
    return [problem('rules-missing', { de: `Die Regeldatenbank fehlt oder ist unbrauchbar (${error.message}).`, en: `The rules database is missing or unusable (${error.message}).` })]; // prettier-ignore
  return undefined;
}

/** Runs a use case and gives its answer. */
export async function answer<T>(work: () => T | Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    const problems = problemsOf(error);
    if (!problems) throw error;
    return { ok: false, problems: [...problems] };
  }
}
