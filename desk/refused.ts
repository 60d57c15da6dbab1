// Inside the desk, what cannot be answered is thrown as `Refused` and caught in one place, where it becomes the answer
// `{ok: false, problems}`. Anything else that is thrown is a fault of the program and goes on.
import { BadCard } from '../engine/ygo/cards.ts';
import type { Localized, Problem } from '../engine/ruling/schema.ts';
import { FileError } from '../rules-db/import/card.ts';
import { JudgeDbError, type JudgeDbFailure } from '../rules-db/judge/failure.ts';
import { RulesDbError } from '../rules-db/rules-db-error.ts';
import { Stopped } from './stop.ts';
import type { Answer, DataProblem } from './contract.ts';

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

/** What is refused is no answer yet: something else may be tried. */
export function unlessRefused<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** There is nothing of this name here. */
export const notThere = (id: string, didYouMean: readonly string[] = []): never =>
  refuse(
    'not-found',
    { de: `„${id}“ gibt es hier nicht.`, en: `There is no “${id}” here.` },
    didYouMean.length > 0 ? { didYouMean: [...didYouMean] } : {},
  );

const JUDGE_DB: Record<JudgeDbFailure, Localized> = {
  damaged: {
    de: 'Die eigenen Daten sind beschädigt und ließen sich nicht retten. Die Datei wurde nicht verändert; stellen Sie eine Sicherung wieder her.',
    en: "The judge's own data is damaged and could not be rescued. The file was not changed; restore a backup.",
  },
  'cards-damaged': {
    de: 'Die Datei der eingelesenen Karten ist beschädigt. Sie wird unverändert aufgehoben (judge.damaged-….db im Datenordner); lesen Sie die Kartenlisten noch einmal ein.',
    en: 'The file of the imported cards is damaged. It is kept unchanged (judge.damaged-….db in the data folder); import the card lists again.',
  },
  newer: {
    de: 'Die eigenen Daten stammen aus einer neueren Fassung dieses Programms. Nichts wurde verändert; öffnen Sie sie mit jener Fassung.',
    en: "The judge's own data comes from a newer version of this program. Nothing was changed; open it with that version.",
  },
  foreign: {
    de: 'Diese Datei gehört einem anderen Programm. Nichts wurde verändert; wählen Sie eine andere.',
    en: 'This file belongs to another program. Nothing was changed; choose another one.',
  },
  'disk-full': {
    de: 'Der Datenträger ist voll: Es wurde nichts gespeichert. Schaffen Sie Platz und speichern Sie noch einmal, oder sichern Sie alles in eine Datei an anderem Ort.',
    en: 'The disk is full: nothing was saved. Free some space and save again, or save everything to one file elsewhere.',
  },
  'read-only': {
    de: 'Der Datenträger lässt sich nur lesen: Es wurde nichts gespeichert. Sichern Sie alles in eine Datei an anderem Ort, oder wählen Sie einen anderen Datenordner.',
    en: 'The disk can only be read: nothing was saved. Save everything to one file elsewhere, or choose another data folder.',
  },
  forbidden: {
    de: 'Sie dürfen in den Datenordner nicht schreiben: Es wurde nichts gespeichert. Ändern Sie die Rechte des Ordners, oder wählen Sie einen anderen.',
    en: 'You may not write into the data folder: nothing was saved. Change the rights of the folder, or choose another one.',
  },
  vanished: {
    de: 'Der Datenordner ist nicht mehr da: Es wurde nichts gespeichert. Bringen Sie ihn zurück (oder schließen Sie den Datenträger wieder an) und speichern Sie noch einmal, oder sichern Sie alles in eine Datei.',
    en: 'The data folder is no longer there: nothing was saved. Bring it back (or connect the disk again) and save again, or save everything to one file.',
  },
  busy: {
    de: 'Ein anderes Programm benutzt gerade die eigenen Daten. Versuchen Sie es gleich noch einmal.',
    en: "Another program is using the judge's own data. Try again in a moment.",
  },
  unreadable: {
    de: 'Der Datenträger meldet einen Fehler: Es wurde nichts gespeichert. Sichern Sie alles in eine Datei an anderem Ort.',
    en: 'The disk reports an error: nothing was saved. Save everything to one file elsewhere.',
  },
};

/** The problem behind a failure of the judge's own data. */
export const dataProblem = (code: JudgeDbFailure): Problem & { code: DataProblem } => ({
  code: `data-${code}`,
  path: '',
  message: JUDGE_DB[code],
});

/** What is told instead of an answer nobody waits for any more. */
export const DROPPED = problem('dropped', {
  de: 'Inzwischen wurde etwas Neueres gefragt.',
  en: 'Something newer was asked meanwhile.',
});

/** What an error tells a judge, or undefined where it is a fault of the program. */
export function problemsOf(error: unknown): readonly Problem[] | undefined {
  if (error instanceof Refused) return error.problems;
  if (error instanceof Stopped) return [DROPPED];
  if (error instanceof BadCard) return error.problems;
  if (error instanceof JudgeDbError) return [dataProblem(error.code)];
  if (error instanceof FileError) return [problem('bad-file', error.text)];
  if (error instanceof RulesDbError)
    return [problem('rules-missing', { de: `Die Regeldatenbank fehlt oder ist unbrauchbar (${error.message}). Installieren Sie die App neu; wer sie selbst baut, baut sie noch einmal.`, en: `The rules database is missing or unusable (${error.message}). Install the app again; whoever builds it builds it again.` })]; // prettier-ignore
  return undefined;
}

/** An answer that is one problem. */
export const answerOfProblem = (code: string, message: Localized): Answer<never> => ({
  ok: false,
  problems: [problem(code, message)],
});

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
