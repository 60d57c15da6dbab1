// The casebook: what the judge saved and what they ruled, in one list, the newest first; a day of it as one file.
import type { JudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { Listed } from '../../rules-db/judge/records.ts';
import { editDistance } from '../../rules-db/edit-distance.ts';
import { words } from '../../rules-db/text.ts';
import type { CasebookEntry, JudgeDesk, LogEntry, SavedCase } from '../contract.ts';
import { dayOf, momentsOf } from '../day.ts';
import { answer } from '../refused.ts';

const KINDS = ['case', 'ruling'] as const;
const PAGE = 60;
/** No day has more entries. */
const MOST = 100_000;

/** "Tisch 13": what was ruled at that table; where nothing was, a longer number is looked for as any other word, a short one with the word before it: alone it begins half of all numbers. */
const TABLE = /\b(?:tisch|table)\b\s*(\S*)/i;
const SHORT = /^\d{1,3}$/;
/** Before a table's number the word may have a slip ("tabel 12"). */
const asTable = (query: string): string =>
  query.replace(/\p{L}+(?=\s+\d{1,3}\b)/gu, (word) =>
    ['tisch', 'table'].some((one) => editDistance(word.toLowerCase(), one, 1) <= 1) ? 'table' : word,
  );
/** Where nothing is found as it was typed, the latest entries are looked through for something like it. */
const LATEST = 1000;
const slips = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);
/** Two words may be written as one ("Chaosimperator", "Chaos-Imperatordrache"); shorter ones would be found in anything. */
const COMPOUND = 8;
/** By all it is found by: what it is called, its cards, table, players, note and tags. */
function isNear({ words: known }: Listed, asked: readonly string[]): boolean {
  const single = known.trim().split(' ');
  const all = [...single, ...single.map((word, i) => word + (single[i + 1] ?? '')).filter((w) => w.length >= COMPOUND)];
  return asked.every((word) => all.some((one) => editDistance(word, one, slips(word), true) <= slips(word)));
}

type CasebookChannels = Pick<JudgeDesk, 'casebook' | 'dayFile'>;

export function casebookChannels(judgeIfThere: () => JudgeDb | undefined): CasebookChannels {
  return {
    casebook: ({ query: typed = '', kind, game, day, limit = PAGE, offset = 0 }) =>
      answer(() => {
        const query = asTable(typed);
        const list = (page: { words: string[]; limit: number; offset: number }, table?: string) =>
          judgeIfThere()?.records.list(kind ? [kind] : KINDS, {
            ...page,
            head: { ...(game && { game }), ...(table !== undefined && { table }) },
            ...(day && { made: momentsOf(day) }),
            deleted: false,
            by: 'created',
          });
        const table = TABLE.exec(query)?.[1];
        const at = table && list({ words: words(query.replace(TABLE, ' ')), limit, offset }, table);
        if (at && at.total > 0) return { total: at.total, entries: at.records.map(entryOf) };
        const bare = SHORT.test(table ?? '') ? [] : words(query.replace(TABLE, '$1'));
        const asked = bare.length > 0 ? bare : words(query);
        const found = list({ words: asked, limit, offset });
        if (asked.length === 0 || found?.total) {
          return { total: found?.total ?? 0, entries: (found?.records ?? []).map(entryOf) };
        }
        const latest = list({ words: [], limit: LATEST, offset: 0 })?.records ?? [];
        const near = latest.filter((kept) => isNear(kept, asked));
        return { total: near.length, entries: near.slice(offset, offset + limit).map(entryOf) };
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

function entryOf({ kind, key: id, head, created: at, updated, app }: Listed): CasebookEntry {
  const day = dayOf(new Date(at));
  return kind === 'case'
    ? { kind: 'case', ...(head as Pick<SavedCase, 'title' | 'game'>), id, at, day, updated, app }
    : { kind: 'ruling', ...(head as Omit<LogEntry, 'id' | 'at' | 'day' | 'app'>), id, at, day, app };
}
