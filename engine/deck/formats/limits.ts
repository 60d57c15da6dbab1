/**
 * Lists of Forbidden and Limited cards that somebody else wrote: `lflist.conf` (a list from each line that begins with '!', a passcode and
 * its copies a line), or YAML in the shape of our own (docs/decks.md). Reading gives what is written; which card is meant is found elsewhere.
 */
import * as v from 'valibot';
import { check } from '../../case/check.ts';
import { fold } from '../../case/names.ts';
import { MOST_PROBLEMS, pointer } from '../../case/read.ts';
import { parseText } from '../../case/text.ts';
import { same } from '../../ruling/say.ts';
import type { Localized, Problem } from '../../ruling/schema.ts';
import { passcode } from './ydk.ts';

type Copies = 0 | 1 | 2 | 3;
export interface LimitLine {
  /** As written; in `lflist.conf` the name behind the passcode, if there is one. */
  name?: string;
  print?: string;
  copies: Copies;
  line?: number;
}
export interface WrittenList {
  /** First day in force, ISO. */
  from?: string;
  /** It says all there is to say; else what it changes of the list before it. */
  whole: boolean;
  /** Only the cards it names are legal. */
  only: boolean;
  lines: LimitLine[];
}
export interface WrittenSeries {
  /** Made of its title where it names none. */
  series: string;
  title: Localized;
  until?: string;
  lists: WrittenList[];
}
export type ReadLimits = { ok: true; series: WrittenSeries[] } | { ok: false; problems: Problem[] };

/** Longer than the longest known list by far. */
const MOST_LETTERS = 4_000_000;

export function readLimits(source: string): ReadLimits {
  const text = source.replace(/^\uFEFF/, '');
  if (text.length > MOST_LETTERS) return { ok: false, problems: [problem('list-too-long', SAY.tooLong)] };
  return /^\s*!/m.test(text) ? readConf(text) : readYaml(text);
}

const slug = (text: string): string => fold(text).replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''); // prettier-ignore
const problem = (code: string, message: Localized, line?: number): Problem => ({ code, path: '', message, ...(line !== undefined && { line }) }); // prettier-ignore

const day = v.pipe(v.string(), v.isoDate());
const DATE = /\b(\d{4})[.\-/](\d{1,2})(?:[.\-/](\d{1,2}))?\b/;
const ENTRY = /^(\d{1,10})\s+(-?\d{1,2})\s*(?:(?:--|#)\s*(.*))?$/;

/** A title without its date names the series; lists of one series are dated. */
function readConf(text: string): ReadLimits {
  const found = new Map<string, WrittenSeries>();
  const problems: Problem[] = [];
  let list: WrittenList | undefined;
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    const entry = ENTRY.exec(line);
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('!')) list = begun(line.slice(1).trim(), i + 1, found, problems);
    else if (/^\$whitelist$/i.test(line) && list) list.only = true;
    else if (!entry) problems.push(problem('not-a-limit', SAY.notALine(line), i + 1));
    else if (!list) problems.push(problem('no-list', SAY.noList, i + 1));
    else {
      const copies = Number(entry[2]);
      if (copies < 0 || copies > 3) problems.push(problem('bad-copies', SAY.badCopies(entry[2]!), i + 1));
      else list.lines.push({ ...(entry[3] && { name: entry[3].trim() }), print: passcode(entry[1]!), copies: copies as Copies, line: i + 1 }); // prettier-ignore
    }
  }
  return problems.length > 0
    ? { ok: false, problems: problems.slice(0, MOST_PROBLEMS) }
    : { ok: true, series: [...found.values()] };
}

function begun(title: string, line: number, found: Map<string, WrittenSeries>, problems: Problem[]): WrittenList {
  const dated = DATE.exec(title);
  const from = dated ? `${dated[1]}-${dated[2]!.padStart(2, '0')}-${(dated[3] ?? '1').padStart(2, '0')}` : undefined;
  if (from !== undefined && !v.is(day, from)) problems.push(problem('bad-date', SAY.badDate(title), line));
  const called = title.replace(DATE, '').trim() || title;
  const list: WrittenList = { ...(from !== undefined && { from }), whole: true, only: false, lines: [] };
  const series = found.get(slug(called)) ?? { series: slug(called), title: same(called), lists: [] };
  if (series.lists.some((one) => one.from === from)) problems.push(problem('same-list', SAY.same(title), line));
  series.lists = [...series.lists, list].sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
  found.set(slug(called), series);
  return list;
} // prettier-ignore

const KINDS = { forbidden: 0, limited: 1, 'semi-limited': 2, unlimited: 3 } as const;
const cards = v.optional(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty())));
const YamlSchema = v.strictObject({
  series: v.optional(v.string()),
  game: v.optional(v.picklist(['ygo'])),
  title: v.union([v.string(), v.strictObject({ de: v.string(), en: v.string() })]),
  until: v.optional(day),
  lists: v.array(
    v.strictObject({
      from: v.optional(day),
      only: v.optional(v.boolean()),
      forbidden: cards,
      limited: cards,
      'semi-limited': cards,
      unlimited: cards,
    }),
  ),
});

function readYaml(text: string): ReadLimits {
  const source = parseText(text);
  if (!source.ok) return source;
  const { value, lineOf } = source.value;
  const at = (path: readonly (string | number)[]) => {
    const line = lineOf(path);
    return line === undefined ? {} : { line };
  };
  const found = check(YamlSchema, value);
  if (found.length > 0)
    return {
      ok: false,
      problems: found
        .slice(0, MOST_PROBLEMS)
        .map(({ path, ...rest }) => ({ ...rest, ...(isDay(path) && { message: SAY.notADay }), path: pointer(path), ...at(path) })), // prettier-ignore
    };
  const { series, title, until, lists } = v.parse(YamlSchema, value);
  const called = typeof title === 'string' ? same(title) : title;
  const written = lists.map((list, i): WrittenList => ({
    ...(list.from !== undefined && { from: list.from }),
    whole: i === 0,
    only: list.only ?? false,
    lines: (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((kind) =>
      (list[kind] ?? []).map((name, k) => ({ name, copies: KINDS[kind], ...at(['lists', i, kind, k]) })),
    ),
  }));
  const unordered = lists.flatMap(({ from }, i) =>
    i > 0 && (from ?? '') <= (lists[i - 1]!.from ?? '')
      ? [{ ...problem('same-list', SAY.order(from ?? '?')), path: pointer(['lists', i, 'from']), ...at(['lists', i]) }]
      : [],
  );
  if (unordered.length > 0) return { ok: false, problems: unordered };
  const one = {
    series: slug(series ?? called.en),
    title: called,
    lists: written,
    ...(until !== undefined && { until }),
  };
  return { ok: true, series: [one] };
}

const isDay = (path: readonly (string | number)[]): boolean => path.at(-1) === 'from' || path.at(-1) === 'until';

const SAY = {
  notADay: { de: 'Hier steht ein Tag als Jahr-Monat-Tag: 2026-04-01.', en: 'A day stands here as year-month-day: 2026-04-01.' },
  tooLong: { de: 'Diese Datei ist zu lang für eine Liste verbotener und limitierter Karten.', en: 'This file is too long for a list of Forbidden and Limited cards.' },
  notALine: (line: string): Localized => ({
    de: `„${line.slice(0, 60)}“ ist keine Zeile einer solchen Liste: Passcode, Leerzeichen, erlaubte Exemplare (0 bis 3).`,
    en: `“${line.slice(0, 60)}” is no line of such a list: passcode, space, copies allowed (0 to 3).`,
  }),
  noList: { de: 'Vor dieser Zeile steht kein Name einer Liste („!2026.01 TCG“).', en: 'No list is named before this line (“!2026.01 TCG”).' },
  badCopies: (written: string): Localized => ({ de: `${written} Exemplare gibt es nicht; erlaubt sind 0 bis 3.`, en: `${written} copies cannot be; 0 to 3 are allowed.` }),
  badDate: (title: string): Localized => ({ de: `„${title}“ nennt keinen Tag, den es gibt.`, en: `“${title}” names no day there is.` }),
  same: (title: string): Localized => ({ de: `Eine Liste wie „${title}“ steht schon darüber: derselbe Name, derselbe Tag.`, en: `A list like “${title}” stands above already: the same name, the same day.` }),
  order: (from: string): Localized => ({ de: `Die Liste vom ${from} steht nicht nach der davor: Listen stehen nach ihrem ersten Tag geordnet.`, en: `The list of ${from} does not come after the one before it: lists stand in the order of their first days.` }),
}; // prettier-ignore
