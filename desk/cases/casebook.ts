// The casebook: what the judge saved and what they ruled, in one list, the newest first; a day of it as one file.
import type { JudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { Kept } from '../../rules-db/judge/records.ts';
import { words } from '../../rules-db/text.ts';
import type { CasebookEntry, JudgeDesk, LogEntry, SavedCase } from '../contract.ts';
import { dayOf, momentsOf } from '../day.ts';
import { answer } from '../refused.ts';

const KINDS = ['case', 'ruling'] as const;
const PAGE = 60;
/** No day has more entries. */
const MOST = 100_000;

type CasebookChannels = Pick<JudgeDesk, 'casebook' | 'dayFile'>;

export function casebookChannels(judgeIfThere: () => JudgeDb | undefined): CasebookChannels {
  return {
    casebook: ({ query = '', kind, game, day, limit = PAGE, offset = 0 }) =>
      answer(() => {
        const found = judgeIfThere()?.records.list(kind ? [kind] : KINDS, {
          words: words(query),
          ...(game && { head: { game } }),
          ...(day && { made: momentsOf(day) }),
          deleted: false,
          limit,
          offset,
          by: 'created',
        });
        return { total: found?.total ?? 0, entries: (found?.records ?? []).map(entryOf) };
      }),
    dayFile: ({ day }) =>
      answer(() => {
        const records = judgeIfThere()?.records;
        const of = { words: [], made: momentsOf(day), deleted: false, limit: MOST, offset: 0 };
        const entries = (records?.list(KINDS, { ...of, by: 'created' }).records ?? []).map((kept) => ({
          ...entryOf(kept),
          format: kept.format,
          case: records?.get(kept.kind, kept.key)?.body,
        }));
        return { name: `judge-log-${day}.json`, text: `${JSON.stringify(entries, null, 2)}\n` };
      }),
  };
}

function entryOf({ kind, key: id, head, created: at, updated, app }: Omit<Kept, 'body' | 'words'>): CasebookEntry {
  const day = dayOf(new Date(at));
  return kind === 'case'
    ? { kind: 'case', ...(head as Pick<SavedCase, 'title' | 'game'>), id, at, day, updated, app }
    : { kind: 'ruling', ...(head as Omit<LogEntry, 'id' | 'at' | 'day' | 'app'>), id, at, day, app };
}
