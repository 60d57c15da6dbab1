// The casebook: what the judge saved and what they ruled, in one list, the newest first.
import type { JudgeDb } from '../rules-db/judge/judge-db.ts';
import { words } from '../rules-db/text.ts';
import type { CasebookEntry, JudgeDesk, LogEntry, SavedCase } from './contract.ts';
import { answer } from './refused.ts';

const KINDS = ['case', 'ruling'] as const;
const PAGE = 60;

export const casebookChannel = (judgeIfThere: () => JudgeDb | undefined): Pick<JudgeDesk, 'casebook'> => ({
  casebook: ({ query = '', kind, game, day, limit = PAGE, offset = 0 }) =>
    answer(() => {
      const filter = { words: words(query), ...(game && { head: { game } }), ...(day && { day }), deleted: false };
      const found = judgeIfThere()?.records.list(kind ? [kind] : KINDS, { ...filter, limit, offset, by: 'created' });
      return { total: found?.total ?? 0, entries: (found?.records ?? []).map(entryOf) };
    }),
});

function entryOf({ kind, key: id, head, created: at, updated, app }: { kind: string; key: string; head: unknown; created: string; updated: string; app: string }): CasebookEntry {
  if (kind === 'case') return { kind: 'case', at, day: at.slice(0, 10), ...(head as Pick<SavedCase, 'title' | 'game'>), id, updated, app };
  return { kind: 'ruling', ...(head as Omit<LogEntry, 'id' | 'at' | 'app'>), id, at, day: at.slice(0, 10), app };
} // prettier-ignore
