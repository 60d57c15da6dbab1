// The floor log: every ruling that was given, kept by itself and found again. Records of the kind `ruling`; the steps are not kept – on opening the case is ruled again.
import { createHash, randomUUID } from 'node:crypto';
import { cardsOf } from '../../engine/case/ids.ts';
import type { Case, Game, Player } from '../../engine/case/schema.ts';
import type { Format } from '../../rules-db/import/import.ts';
import type { JudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { Row } from '../../rules-db/judge/record.ts';
import { words } from '../../rules-db/text.ts';
import type { JudgeDesk, LogEntry, LogNotes } from '../contract.ts';
import { wholeId } from '../events/ids.ts';
import type { CallHead } from '../events/store.ts';
import { dayOf, momentsOf } from '../day.ts';
import { answer, refuse } from '../refused.ts';

type LogChannels = Pick<JudgeDesk, 'logRuling' | 'logEntries' | 'logEntry' | 'noteRuling' | 'eraseNotes'>;
type Call = Pick<CallHead, 'event' | 'table' | 'players'>;
type Head = Omit<LogEntry, 'id' | 'at' | 'day' | 'app'>;

const KIND = 'ruling';
const NOTHING: LogNotes = { table: '', players: '', note: '', tags: [] };
const PAGE = 60;
/** No event has more rulings. */
const MOST = 100_000;

/** What a card is called, by any of its names: English first. */
export type NamesOf = (of: Case, card: string) => readonly string[];

/** The rulings given in the calls of an event, or in one of them, the newest first. */
export const rulingsOf = (judge: JudgeDb | undefined, event: string, call?: string): LogEntry[] =>
  (judge?.records.list<Head>(KIND, { words: [], head: { event, ...(call !== undefined && { call }) }, deleted: false, limit: MOST, offset: 0, by: 'created' }).records ?? []).map(entryOf); // prettier-ignore

const entryOf = (kept: { key: string; head: Head; created: string; app: string }): LogEntry => ({
  ...NOTHING,
  ...kept.head,
  id: kept.key,
  at: kept.created,
  day: dayOf(new Date(kept.created)),
  app: kept.app,
});

const FORMATS: Record<Game, readonly Format[]> = {
  ygo: ['yaml-yugi', 'ygoprodeck', 'edopro'],
  ptcg: ['tcgdex', 'pokemontcg'],
};
/** When cards of the game were last imported. */
const cardListOf = (judge: JudgeDb | undefined, game: Game): string | undefined =>
  (judge?.hasCards() ? judge.imports() : []).find(({ formats }) =>
    FORMATS[game].some((format) => formats.includes(format)),
  )?.at;

/** The log as the channels read and write it. */
function logStore(judge: () => JudgeDb, judgeIfThere: () => JudgeDb | undefined, namesOf: NamesOf) {
  return {
    put: (key: string, theCase: Case, headOf: (before: Head | undefined) => Head): LogEntry => {
      const cards = cardWords(theCase, namesOf);
      const kept = judge().records.change<Head>(KIND, key, (old) => {
        const head = headOf(old?.head);
        return { head, body: theCase, words: foundBy(head, [...cards, ...refusedWords(head)]) };
      });
      return entryOf(kept!);
    },
    /** What the judge writes to a ruling waits for no card to be looked up: the names it is found by are there. */
    note: (key: string, notes: LogNotes): LogEntry => {
      const kept = judge().records.change<Head>(KIND, key, (old) => {
        if (!old || old.deleted !== null) return undefined;
        return { head: { ...old.head, ...notes }, words: foundBy({ ...old.head, ...notes }, cardWordsIn(old)) };
      });
      return entryOf(kept ?? notInLog());
    },
    found: (id: string) => judgeIfThere()?.records.get<Head>(KIND, id) ?? notInLog(),
    list(filter: {
      query?: string | undefined;
      day?: string | undefined;
      head: Record<string, string>;
      limit?: number | undefined;
      offset?: number | undefined;
    }) {
      const kept = judgeIfThere()?.records.list<Head>(KIND, {
        words: words(filter.query ?? ''),
        head: filter.head,
        ...(filter.day && { made: momentsOf(filter.day) }),
        deleted: false,
        limit: filter.limit ?? PAGE,
        offset: filter.offset ?? 0,
        by: 'created',
      });
      return { total: kept?.total ?? 0, entries: (kept?.records ?? []).map(entryOf) };
    },
    callOf(written: string): Call & { id: string } {
      const id = wholeId(judgeIfThere(), 'call', written);
      const head =
        judgeIfThere()?.records.get<Call>('call', id)?.head ??
        refuse('not-found', { de: 'Diesen Ruf gibt es nicht.', en: 'There is no such call.' });
      return { ...head, id };
    },
  };
}

export function logChannels(
  judge: () => JudgeDb,
  judgeIfThere: () => JudgeDb | undefined,
  namesOf: NamesOf,
): LogChannels {
  const { put, note, found, list, callOf } = logStore(judge, judgeIfThere, namesOf);
  return {
    logRuling: ({ id = randomUUID(), case: theCase, call, ...ruling }) =>
      answer(() => {
        const like = likeness(theCase as Case, namesOf);
        const given = call === undefined ? undefined : callOf(call);
        const there = given ? { ...NOTHING, table: given.table, players: given.players.join(', ') } : NOTHING;
        const { game } = theCase as Case;
        const entry = put(id, theCase as Case, (before) => ({
          ...(before ? notesOf(before) : there),
          ...ruling,
          ...(given ? { call: given.id, event: given.event } : { call: before?.call, event: before?.event }),
          game,
          cardList: cardListOf(judgeIfThere(), game),
          like,
        }));
        return { entry, alike: list({ head: { like }, limit: 6 }).entries.filter((one) => one.id !== id) };
      }),
    logEntries: ({ game, event, call, ...filter }) =>
      answer(() =>
        list({ ...filter, head: { ...(game && { game }), ...(event && { event }), ...(call && { call }) } }),
      ),
    logEntry: ({ id }) =>
      answer(() => {
        const kept = found(id);
        return { ...entryOf(kept), case: kept.body as Case };
      }),
    noteRuling: ({ id, ...notes }) => answer(() => (found(id), note(id, notes))),
    eraseNotes: ({ id, before }) =>
      answer(() => {
        const kept = id === undefined ? (judgeIfThere()?.records.all<Head>(KIND) ?? []) : [found(id)];
        const isMeant = (created: string): boolean => id !== undefined || !before || created < before;
        const isWritten = ({ players, note }: Head): boolean => players !== '' || note !== '';
        const keys = new Set(
          kept.flatMap(({ key, created, head }) => (isMeant(created) && isWritten(head) ? [key] : [])),
        );
        if (keys.size > 0)
          judge().erase((row) => (row.kind === KIND && keys.has(row.key) ? unwritten(row) : undefined));
        return { erased: keys.size };
      }),
  };
}

const notesOf = ({ table, players, note, tags }: LogNotes): LogNotes => ({ table, players, note, tags });

/** A row without players and note; undefined where it has neither. */
function unwritten(row: Row): Pick<Row, 'head' | 'body' | 'words'> | undefined {
  const old = JSON.parse(row.head) as Head;
  if (old.players === '' && old.note === '') return undefined;
  const head = { ...old, players: '', note: '' };
  const cards = cardWordsIn({ head: old, body: JSON.parse(row.body), words: row.words });
  return { head: JSON.stringify(head), body: row.body, words: foundBy(head, cards) };
}

const notInLog = (): never =>
  refuse('not-found', { de: 'Dieses Urteil steht nicht im Protokoll.', en: 'This ruling is not in the log.' });

/** What an entry is found by: the answer in both languages and what the judge wrote to it, then the cards by all their names. */
const foundBy = (head: Head, cards: readonly string[]): string => ` ${[...ownWords(head), ...cards].join(' ')}`;
const ownWords = ({ headline, table, players, note, tags }: Head): string[] =>
  words([headline.de, headline.en, table, players, note, ...tags].join(' '));

const cardWords = (of: Case, namesOf: NamesOf): string[] =>
  words(
    cardsOf(of)
      .flatMap(({ card }) => namesOf(of, card))
      .join(' '),
  );
/** What the window calls an answer that a play is not legal. */
const refusedWords = ({ verdict }: Head): string[] => (verdict === 'illegal' ? words('nicht erlaubt not legal') : []);
/** The names of an entry's cards, out of the words it is found by; where those are not what is written today, as the case has them. */
function cardWordsIn({ head, body, words: all }: { head: Head; body: unknown; words: string }): string[] {
  const own = ownWords(head);
  const found = all.trim().split(' ');
  return own.every((word, i) => found[i] === word)
    ? found.slice(own.length)
    : cardWords(body as Case, (_, card) => [card]);
}

/** The same for the same cards and moves, whoever the players are, whatever the ids and Life Points. */
export function likeness(of: Case, namesOf: NamesOf): string {
  const names = new Map(cardsOf(of).map(({ id, card }) => [id, namesOf(of, card)[0] ?? card]));
  const moves = (of.moves ?? []) as { by?: Player }[];
  const first = moves.find(({ by }) => by !== undefined)?.by ?? 'A';
  const plain = (key: string, value: unknown): unknown => {
    if (key === 'by') return value === first ? 'first' : 'second';
    return typeof value === 'string' ? (names.get(value) ?? value) : value;
  };
  const told = JSON.stringify([of.game, moves, [...names.values()].sort()], plain);
  return createHash('sha256').update(told).digest('hex').slice(0, 32);
}
