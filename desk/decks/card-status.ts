// What a card's status is today and was through time: on the lists of Forbidden and Limited cards, or by its regulation marks.
import { limitOf, listAt, namedOn } from '../../engine/deck/limits.ts';
import { nameKey } from '../../engine/case/names.ts';
import { limitWord, sayDeck } from '../../engine/deck/say.ts';
import { standing } from '../../engine/deck/printings.ts';
import { allowedIn, marksAt, STANDARD, type Rotation } from '../../engine/deck/standard.ts';
import { isBasicEnergy } from '../../engine/ptcg/cards.ts';
import type { PtcgCard } from '../../engine/case/schema.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import type { JudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { FoundCard, RulesDb } from '../../rules-db/rules-db.ts';
import { historyOf, listSeries } from './lists.ts';
import { bothNames } from '../localized.ts';
import { printedOf } from './printings.ts';

/** A card's status in one series of lists, or in a format. */
export interface CardStatus {
  /** 'ygo-tcg', or the format. */
  series: string;
  title: Localized;
  /** On that day; absent where nothing is established for it. */
  today?: Localized;
  /** Why not, naming the neighbours; or what it rests on. */
  note?: Localized;
  /** From which day on it had which status. */
  history: { from: string; words: Localized }[];
}

/** Lists that bear no dates say nothing of a day. */
const DATED = /^\d{4}/;
const STANDARD_FORMAT: Localized = { de: 'Standard', en: 'Standard' };
const LEGAL: Localized = { de: 'erlaubt', en: 'legal' };
const WORDS: Record<ReturnType<typeof standing>, Localized> = {
  legal: LEGAL,
  perhaps: {
    de: 'erlaubt, wenn der erlaubte Nachdruck dasselbe bewirkt',
    en: 'legal if the legal reprint works the same',
  },
  'not-legal': { de: 'nicht erlaubt', en: 'not legal' },
  unknown: { de: 'nicht bekannt', en: 'not known' },
};

export function cardStatus(found: FoundCard, rules: RulesDb, judge: JudgeDb | undefined, day: string): CardStatus[] {
  const { en } = bothNames(found.card.name);
  return found.game === 'ygo'
    ? onLists(en, rules, day)
    : [...byMarks(found, judge, day), ...onBanLists(en, rules, day)];
}

function onLists(name: string, rules: RulesDb, day: string): CardStatus[] {
  return rules.listSeries('ygo').flatMap(({ series: id, title }): CardStatus[] => {
    const series = listSeries(rules, id);
    if (!series?.lists.some(({ from }) => DATED.test(from))) return [];
    const at = listAt(series, day);
    const history = historyOf(series, name).map(({ from, words }) => ({ from, words }));
    const now = at.established
      ? { today: limitWord(limitOf(at.list, name)) }
      : { note: sayDeck.notEstablished(day, at.before?.from, at.after?.from) };
    return [{ series: id, title, ...now, history }];
  });
}

/** Pokémon's bans, each by the printings it names; a card that no list names has none. */
function onBanLists(name: string, rules: RulesDb, day: string): CardStatus[] {
  return rules.listSeries('ptcg').flatMap(({ series: id, title }): CardStatus[] => {
    const series = listSeries(rules, id);
    if (!series) return [];
    const listed = new Set(series.lists.flatMap(({ limits }) => Object.keys(limits)));
    const of = [...listed].filter((one) => nameKey(namedOn(one).name) === nameKey(name));
    const at = listAt(series, day);
    return of.map((one) => {
      const prints = namedOn(one).prints?.join(', ');
      const called = prints === undefined ? title : { de: `${title.de} (${prints})`, en: `${title.en} (${prints})` };
      const history = historyOf(series, one).map(({ from, words }) => ({ from, words }));
      const now = at.established
        ? { today: limitWord(limitOf(at.list, one), 'ptcg') }
        : { note: sayDeck.notEstablished(day, at.before?.from, at.after?.from) };
      return { series: id, title: called, ...now, history };
    });
  });
}

/** Standard follows from the marks of the card's printings; without a database of them nothing can be said. */
function byMarks({ card }: FoundCard, judge: JudgeDb | undefined, day: string): CardStatus[] {
  const printed = printedOf(judge, bothNames(card.name).en, card.prints?.[0]);
  const basic = isBasicEnergy(card as unknown as PtcgCard);
  if (!printed.own && printed.reprints.length === 0 && !basic) return [];
  const words = (rotation: Rotation) => (basic ? LEGAL : WORDS[standing(printed, allowedIn(rotation))]);
  const at = marksAt(day);
  const now = at.established
    ? { today: words(at.rotation), note: sayDeck.marksUsed(at.rotation.marks) }
    : { note: sayDeck.notEstablished(day, undefined, at.after) };
  const history = STANDARD.map((rotation) => ({ from: rotation.from, words: words(rotation) })).filter(
    ({ words: now }, i, list) => list[i - 1]?.words !== now,
  );
  return [{ series: 'ptcg-standard', title: STANDARD_FORMAT, ...now, history }];
}
