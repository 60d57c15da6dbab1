// The judge's own data as the desk tells of it: how it is, what was rescued, copies to go back to, everything in one file.
import type { JudgeDb, JudgeDbState } from '../../rules-db/judge/judge-db.ts';
import { JudgeDbError, whyNotBegun } from '../../rules-db/judge/failure.ts';
import type { DataHealth, DataNotice, JudgeDesk, Localized } from '../contract.ts';
import { dayOf, momentOf } from '../day.ts';
import { answer, dataProblem, problem, Refused } from '../refused.ts';

/** What the data channels stand on. */
export interface DataParts {
  folder: string;
  judge: () => JudgeDb;
  judgeIfThere: () => JudgeDb | undefined;
}
type Rescued = NonNullable<JudgeDbState['rescued']>;
type DataChannels = Pick<
  JudgeDesk,
  'settings' | 'setSetting' | 'dataHealth' | 'dataCopies' | 'dataFile' | 'dataRestore'
>;

export function dataChannels({ folder, judge, judgeIfThere }: DataParts): DataChannels {
  return {
    settings: () => answer(() => judgeIfThere()?.settings() ?? {}),
    setSetting: ({ key, value }) => answer(() => (judge().setSetting(key, value), null)),
    dataHealth: () => answer(() => healthOf(folder, judgeIfThere)),
    dataCopies: () => answer(() => (judgeIfThere()?.copies() ?? []).map(({ id, made, of }) => ({ id, made, of }))),
    dataFile: () =>
      answer(() => {
        return { name: `judge-casebook-${dayOf()}.json`, text: judge().archive() };
      }),
    dataRestore: ({ from, how }) =>
      answer(() => {
        try {
          return judge().restoreFrom(from, how);
        } catch (error) {
          if (error instanceof JudgeDbError && 'file' in from && error.code === 'newer')
            throw new Refused([problem('data-newer', NEWER_FILE)]);
          if (error instanceof JudgeDbError && 'file' in from && error.code === 'foreign')
            throw new Refused([problem('not-a-data-file', BEGINS_SO.test(from.file) ? CUT : NOT_A_FILE)]);
          throw error;
        }
      }),
  };
}

/** It was such a file once. */
const BEGINS_SO = /^\uFEFF?\s*\{\s*"format":\s*"judge-casebook"/;
const CUT: Localized = {
  de: 'Diese Datei mit gesicherten Daten ist beschädigt: Sie endet vor ihrem Ende oder wurde verändert. Nichts wurde zurückgeholt. Nehmen Sie eine andere Kopie.',
  en: 'This file of saved data is damaged: it ends before its end, or was changed. Nothing was brought back. Take another copy of it.',
};
const NEWER_FILE: Localized = {
  de: 'Diese Datei hat eine neuere Fassung dieses Programms geschrieben. Nichts wurde zurückgeholt; holen Sie sie mit jener Fassung zurück.',
  en: 'A newer version of this program wrote this file. Nothing was brought back; bring it back with that version.',
};
const NOT_A_FILE: Localized = {
  de: 'Das ist keine Datei mit gesicherten Daten. Wählen Sie eine, die „Alles in eine Datei sichern“ geschrieben hat.',
  en: 'This is no file of saved data. Choose one that “Save everything to one file” wrote.',
};

function healthOf(folder: string, judgeIfThere: () => JudgeDb | undefined): DataHealth {
  try {
    const judge = judgeIfThere();
    const state = judge?.state() ?? {};
    // Where nothing was kept yet, whether anything can be.
    const failure = judge ? state.failure : whyNotBegun(folder);
    return { folder, ...(failure && { problem: dataProblem(failure) }), notices: noticesOf(state) };
  } catch (error) {
    if (!(error instanceof JudgeDbError)) throw error;
    return { folder, problem: dataProblem(error.code), notices: [] };
  }
}

/** What is to be said once about the data as it was found. */
export function noticesOf({ rescued, copyFailure, cardsAside, cardsFailure }: JudgeDbState): DataNotice[] {
  const notices: DataNotice[] = [];
  if (rescued) {
    const n = rescued.fromFile + rescued.fromCopies;
    notices.push({ code: 'rescued', message: rescuedWords(n, rescued) });
    if (rescued.lost.length > 0) notices.push({ code: 'lost', message: lostWords(rescued.lost) });
  }
  if (copyFailure) {
    const { message } = dataProblem(copyFailure);
    notices.push({
      code: 'no-copy',
      message: {
        de: `Es konnte keine Sicherungskopie angelegt werden. ${message.de}`,
        en: `No backup copy could be made. ${message.en}`,
      },
    });
  }
  if (cardsAside !== undefined)
    notices.push({
      code: 'cards-damaged',
      message: {
        de: `Die Datei der eingelesenen Karten war beschädigt. Sie liegt unverändert in ${cardsAside}; lesen Sie die Kartenlisten noch einmal ein.`,
        en: `The file of the imported cards was damaged. It is kept unchanged as ${cardsAside}; import the card lists again.`,
      },
    });
  if (cardsFailure) {
    const { message } = dataProblem(cardsFailure);
    notices.push({
      code: 'no-cards',
      message: {
        de: `Die eingelesenen Karten sind nicht da: ${message.de}`,
        en: `The imported cards are not there: ${message.en}`,
      },
    });
  }
  return notices;
}

function rescuedWords(n: number, { kept, at }: Rescued): Localized {
  const when = at === undefined ? undefined : momentOf(new Date(at));
  return {
    de: `Die eigenen Daten waren beschädigt; ${n === 1 ? '1 Eintrag wurde' : `${n} Einträge wurden`} gerettet${when === undefined ? '' : ` (am ${when})`}.${kept === undefined ? '' : ` Die beschädigte Datei liegt unverändert in ${kept}.`}`,
    en: `The judge's own data was damaged; ${n === 1 ? '1 entry was' : `${n} entries were`} rescued${when === undefined ? '' : ` (on ${when})`}.${kept === undefined ? '' : ` The damaged file is kept unchanged as ${kept}.`}`,
  };
}

function lostWords(lost: { kind: string; key: string; head: string }[]): Localized {
  const names = lost.map(({ kind, key, head }) => titleIn(head) ?? `${kind} ${key}`).join(', ');
  return {
    de: `Nicht zu retten waren: ${names}. Was von ihnen da ist, wird aufgehoben.`,
    en: `Could not be rescued: ${names}. What is there of them is kept.`,
  };
}
function titleIn(head: string): string | undefined {
  const found = /"title":"((?:[^"\\]|\\.)*)"/.exec(head)?.[1];
  return found === undefined ? undefined : `“${found}”`;
}
