// Lists of Forbidden and Limited cards the judge imported: read, each line's card found, kept as records of the kind `list`.
import { nameKey } from '../../engine/case/names.ts';
import { MOST_PROBLEMS } from '../../engine/case/read.ts';
import { readLimits, type LimitLine, type WrittenSeries } from '../../engine/deck/formats/limits.ts';
import type { Limit, LimitedList, ListSeries } from '../../engine/deck/limits.ts';
import { listOf } from '../../engine/deck/say.ts';
import type { Library } from '../../engine/library.ts';
import type { Problem } from '../../engine/ruling/schema.ts';
import type { JudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { RulesDb } from '../../rules-db/rules-db.ts';
import type { JudgeDesk, Localized } from '../contract.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { listSeries } from './lists.ts';
import { answer, Refused, refuse } from '../refused.ts';
import { bothNames } from '../localized.ts';

type ListChannels = Pick<JudgeDesk, 'importLists' | 'listSeries' | 'removeLists'>;
interface Parts {
  rules: () => RulesDb;
  judge: () => JudgeDb;
  judgeIfThere: () => JudgeDb | undefined;
  library: () => Library;
  finder: () => CardFinder;
}

const KIND = 'list';
/** What a list of a text file's lists cannot be called: ours. */
const OWN = 'own-';
/** Any day is before it: nothing newer is known of what was imported. */
const ALWAYS = '9999-12-31';

/** A series by its id: the judge's own, or one that comes with the app. */
export const seriesCalled = (rules: RulesDb, judge: JudgeDb | undefined, id: string): ListSeries | undefined =>
  id.startsWith(OWN) ? (judge?.records.get(KIND, id)?.body as ListSeries | undefined) : listSeries(rules, id);

export function ownListChannels({ rules, judge, judgeIfThere, library, finder }: Parts): ListChannels {
  const own = () => (judgeIfThere()?.records.all(KIND) ?? []).map(({ body }) => body as ListSeries);
  return {
    importLists: ({ text }) =>
      answer(() => {
        const read = readLimits(text);
        if (!read.ok) throw new Refused(read.problems);
        const made = read.series.map((series) => ({ ...wholeOf(series, library(), finder()), title: series.title }));
        const problems = made.flatMap((one) => one.problems);
        if (problems.length > 0) throw new Refused(problems.slice(0, MOST_PROBLEMS));
        for (const { series } of made)
          judge().records.put(KIND, series.series, { head: { title: series.title }, body: series });
        return made.map(({ series, unknown }) => ({ ...summary(series, true), unknown }));
      }),
    listSeries: () =>
      answer(() => [
        ...rules().listSeries().flatMap(({ series: id }) => listSeries(rules(), id) ?? []).map((one) => summary(one, false)),
        ...own().map((one) => summary(one, true)),
      ]),
    removeLists: ({ series }) => answer(() => (judge().records.hide(KIND, series) ? null : refuse('not-found', NOT_THERE))),
  };
} // prettier-ignore

const NOT_THERE: Localized = { de: 'Diese Listen wurden nicht importiert.', en: 'These lists were not imported.' };

const summary = ({ series, title, lists }: ListSeries, own: boolean) => ({
  series,
  title,
  own,
  dates: lists.map(({ from }) => from),
  cards: Object.keys(lists.at(-1)?.limits ?? {}).length,
});

interface Made {
  series: ListSeries;
  /** Cards nobody here knows, kept under the name that was written. */
  unknown: string[];
  problems: Problem[];
}
function wholeOf({ series, title, until, lists }: WrittenSeries, library: Library, find: CardFinder): Made {
  const id = `${OWN}${series}`;
  const unknown = new Set<string>();
  const problems: Problem[] = [];
  let limits: Record<string, Limit> = {};
  const whole = lists.map(({ from = '', whole, only, lines }): LimitedList => {
    const before = Object.entries(whole ? {} : limits);
    const next = new Map<string, Limit | 3>(before);
    const told = new Map<string, LimitLine>();
    for (const line of lines) {
      const card = cardOf(line, library, find);
      if ('problem' in card) {
        problems.push(card.problem);
        continue;
      }
      if (!card.known) unknown.add(card.name);
      const twice = told.get(nameKey(card.name));
      // Another passcode of the same card says the same again.
      if (twice && twice.copies !== line.copies) problems.push(contradiction(card.name, line));
      told.set(nameKey(card.name), line);
      next.set(card.name, line.copies);
    }
    limits = Object.fromEntries([...next].filter((entry): entry is [string, Limit] => entry[1] !== 3));
    const called = from === '' ? title : { de: `${listOf(from).de} (${title.de})`, en: `${listOf(from).en} (${title.en})` };
    return { series: id, called, from, limits, ...(only && { only: [...next.keys()] }) };
  });
  return { series: { series: id, game: 'ygo', title, lists: whole, until: until ?? ALWAYS }, unknown: [...unknown], problems };
} // prettier-ignore

type CardOf = { name: string; known: boolean } | { problem: Problem };

/** By its passcode, else by the name that stands there; a name without a passcode must be a card's. */
function cardOf({ name, print, line }: LimitLine, library: Library, find: CardFinder): CardOf {
  const card = library.ygo(print ?? name ?? '') ?? (name === undefined ? undefined : library.ygo(name));
  if (card) return { name: bothNames(card.name).en, known: true };
  if (print !== undefined && name !== undefined) return { name, known: false };
  const near = name === undefined ? [] : nearest(find('ygo', name));
  const written = name ?? print ?? '?';
  return {
    problem: {
      code: 'unknown-card',
      path: '',
      message: { de: `Eine Karte „${written}“ ist hier nicht bekannt.`, en: `No card “${written}” is known here.` },
      ...(line !== undefined && { line }),
      ...(near.length > 0 && { didYouMean: near }),
    },
  };
}
const nearest = (found: ReturnType<CardFinder>): string[] =>
  (found.is === 'guessed' || found.is === 'named' ? [found.name] : found.near).slice(0, 3);

const contradiction = (name: string, { line }: LimitLine): Problem => ({
  code: 'card-twice',
  path: '',
  message: {
    de: `${name} steht in dieser Liste schon, mit anderer Anzahl.`,
    en: `${name} stands in this list already, with other copies.`,
  },
  ...(line !== undefined && { line }),
});
