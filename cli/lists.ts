// `judge lists`: a day's list, a card's status; lists somebody else wrote, taken in and out.
import type { JudgeDesk, ListSeriesView } from '../desk/contract.ts';
import type { Out } from './out.ts';
import { sourceOf, Usage } from './call.ts';
import { sentences } from './words.ts';

interface Asked {
  out: Out;
  desk: JudgeDesk;
  json: boolean | undefined;
}
type Verb = (asked: Asked, names: readonly string[]) => Promise<void>;

/** One bad file does not keep the others from being taken in. */
const importing: Verb = async ({ out, desk, json }, files) => {
  if (files.length === 0) throw new Usage(sentences.missingArgument('file'));
  for (const file of files) {
    const source = await sourceOf(file);
    const made = source.ok ? await desk.importLists({ text: source.value }) : source;
    if (!made.ok) {
      if (json) out.json({ problems: made.problems });
      out.problems(made.problems, file);
    } else if (json) out.json(made.value);
    else
      for (const { unknown, ...series } of made.value) {
        printSeries(out, [series]);
        if (unknown.length > 0) out.paragraph(out.of(sentences.keptAsWritten(unknown)), { first: '  ', style: 'dim' });
      }
  }
};

const series: Verb = async ({ out, desk, json }) => {
  const all = await desk.listSeries({});
  if (!all.ok) out.problems(all.problems);
  else if (json) out.json(all.value);
  else printSeries(out, all.value);
};

const removing: Verb = async ({ out, desk }, names) => {
  if (names.length === 0) throw new Usage(sentences.missingArgument('series'));
  for (const name of names) {
    const gone = await desk.removeLists({ series: name });
    if (!gone.ok) out.problems(gone.problems, name);
  }
};

const VERBS = new Map(Object.entries({ import: importing, series, remove: removing }));
/** What `judge lists VERB` does; undefined where the word is a day. */
export const listVerb = (word: string | undefined): Verb | undefined => VERBS.get(word ?? '');

function printSeries(out: Out, all: readonly ListSeriesView[]): void {
  for (const { series: id, title, dates, cards } of all) {
    out.paragraph(`${id}  ${out.of(title)}`, { style: 'bold' });
    const days = dates.filter(Boolean);
    out.line(`  ${[days.length > 1 ? `${days[0]} – ${days.at(-1)} (${days.length})` : days[0], out.of(sentences.limitedCards(cards))].filter(Boolean).join(' · ')}`); // prettier-ignore
  }
}
