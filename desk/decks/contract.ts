/** The channels of deck lists and the lists of limited cards. Part of the desk's contract (`../contract.ts`). */
import * as v from 'valibot';
import type { Game } from '../../engine/case/schema.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import { day, game, id, lang, opt, query, text } from '../inputs.ts';
import type { DeckCheck } from './deck.ts';
import type { ListsView } from './lists.ts';

const listText = text(200_000);
/** A deck list in any format, held against a format of the game and the list of a day. */
const deckInput = {
  source: listText,
  /** What was counted on the table, as a list: a deck check. */
  counted: opt(listText),
  /** The Deck after the exchange with the Side Deck, as a list; `source` is then the Deck at the start of the Match (Yu-Gi-Oh!). */
  sided: opt(listText),
  game: opt(game),
  format: opt(id),
  ruleset: opt(id),
  date: opt(day),
  /** The series of lists to hold it against, in place of the format's. */
  list: opt(id),
};

export const deckInputs = {
  deck: v.strictObject(deckInput),
  /** A deck check as a sheet to print. */
  deckSheet: v.strictObject({ ...deckInput, as: opt(v.picklist(['html', 'text'])), lang }),
  formats: v.strictObject({ game: opt(game) }),
  /** Lists somebody else wrote (`lflist.conf`, YAML), into the judge's own data: all of the file, or all that is wrong with it. */
  importLists: v.strictObject({ text: text(4_000_000) }),
  /** Every series of lists, those that come with the app first. */
  listSeries: v.strictObject({}),
  /** Takes imported lists out. */
  removeLists: v.strictObject({ series: id }),
  /** The list in force on a day; with `to`, what changed until that day's list; with `card`, that card's status through time. */
  lists: v.strictObject({ series: opt(id), date: opt(day), to: opt(day), card: opt(query) }),
} satisfies Record<string, v.GenericSchema>;

export interface ListSeriesView {
  series: string;
  title: Localized;
  /** Imported by the judge. */
  own: boolean;
  /** First days of its lists; '' of one without a day. */
  dates: string[];
  /** How many cards the newest one limits. */
  cards: number;
}

export interface DeckOutputs {
  deck: DeckCheck;
  /** With the name it is proposed to be saved under. */
  deckSheet: { name: string; text: string };
  formats: { id: string; game: Game; title: Localized; ruleset: string }[];
  /** `unknown`: cards nobody here knows, kept under the name that was written. */
  importLists: (ListSeriesView & { unknown: string[] })[];
  listSeries: ListSeriesView[];
  removeLists: null;
  lists: ListsView;
}
