// What was filled in, not told, goes with the case: it is an assumption of every ruling on it, as long as it still stands there.
import type { Case } from '../../engine/case/schema.ts';
import { ASKS_UNREAD, UNREAD } from '../line/unread.ts';
import { DECIDING, isWhich, UNSAID } from '../line/unsaid.ts';
import type { Fact, Localized, OpenQuestion, Ruling } from '../../engine/ruling/schema.ts';
import { say } from '../../engine/ruling/say.ts';
import { keyed } from '../../engine/keyed.ts';
import { isUnnamed } from '../line/pokemon-nobody.ts';

/** The case with what was filled in for it, beside what was filled in before. */
export function withAssumed(of: Case, facts: readonly Fact[], before: Case | undefined): Case {
  const assumed = [...(before?.assumed ?? []), ...facts];
  return assumed.length > 0 ? { ...of, assumed } : of;
}

/** The ruling with the fillings of its case among its assumptions; what the judge has told since is none any more. */
export function assuming(ruling: Ruling, of: Case): Ruling {
  const facts = (of.assumed ?? []) as Fact[];
  const still = facts.filter(
    ({ path, value }) =>
      path !== UNSAID && path !== UNREAD && holds(of, path, value) && !isTakenAnyway(ruling, path, value),
  );
  const question = ruling.illegal && facts.find(({ path }) => path === UNSAID);
  const ruled = withoutSpare(question ? askedInstead(ruling, question) : ruling, facts);
  const told =
    still.length > 0
      ? { ...ruled, headline: onlySo(ruled, still), assumptions: [...still, ...ruled.assumptions] }
      : ruled;
  const unread = facts.find(({ path }) => path === UNREAD);
  return unread ? askedOfTheLine(told, unread) : told;
}
/** That nobody unnamed is Knocked Out is answered before anybody asks: where nobody does, it is no news. */
function withoutSpare(ruling: Ruling, facts: readonly Fact[]): Ruling {
  const isSpare = ({ path, value }: Fact): boolean =>
    /^\/moves\/\d+$/.test(path) && typeof value === 'string' && isUnnamed(value) && value.includes('/knocked-out');
  return facts.length > 0 && ruling.assumptions.some(isSpare)
    ? { ...ruling, assumptions: ruling.assumptions.filter((one) => !isSpare(one)) }
    : ruling;
}
/** What was supposed to have happened decides: the headline holds only so. */
function onlySo({ headline, verdict }: Ruling, facts: readonly Fact[]): Localized {
  const texts = (decides: (path: string) => boolean): Localized[] =>
    facts.flatMap(({ path, text }) => (decides(path) && text ? [text] : []));
  const [supposed] = verdict === 'illegal' ? [] : texts((path) => Object.values<string>(DECIDING).includes(path));
  return [...(supposed ? [supposed] : []), ...texts(isWhich)].reduce<Localized>(
    (told, { de, en }) => ({ de: `${told.de} ${de}`, en: `${told.en} ${en}` }),
    headline,
  );
}

/** What stays illegal only because of what a line does not say is no verdict: what holds if nothing else is there, and the question. */
function askedInstead(ruling: Ruling, { text }: Fact): Ruling {
  const { illegal, ...rest } = ruling;
  const rules = [...new Set(illegal?.reasons.flatMap((reason) => reason.rules))];
  const before = say('Es kommt darauf an, was die Zeile nicht sagt. Ist sonst nichts da:', 'It depends on what the line does not say. With nothing else there:');
  return asking(rest, { id: 'line/unsaid', before, text, rules, move: illegal?.move ?? 0 });
} // prettier-ignore
/** Words of the line that were not read: what holds if they change nothing, and the question. */
function askedOfTheLine(ruling: Ruling, { text = NOTHING }: Fact): Ruling {
  const { illegal: _, over: __, ...rest } = ruling;
  const before = say(`Wenn ${text.de} nichts ändert:`, `If ${text.en} changes nothing:`);
  const question = say(
    `${text.de} wurde nicht gelesen. Ändert das etwas? Dann sagen Sie es mit anderen Worten.`,
    `${text.en} was not read. Does it change anything? Then say it in other words.`,
  );
  return asking(rest, { id: ASKS_UNREAD, before, text: question, rules: [], move: 0 });
}
const NOTHING: Localized = { de: '', en: '' };

interface Asked {
  id: string;
  /** Before what holds otherwise. */
  before: Localized;
  text: Localized | undefined;
  rules: string[];
  move: number;
}
/** The ruling as one that hangs on a question nobody answered. */
function asking(ruling: Omit<Ruling, 'illegal'>, { before, text = NOTHING, ...asked }: Asked): Ruling {
  const { de, en } = ruling.headline;
  const afterStep = ruling.steps.at(-1)?.n ?? 0;
  const question: OpenQuestion = { ...asked, text, by: 'judge', what: 'fact', afterStep, given: 'open' };
  return {
    ...ruling,
    verdict: 'needs-facts',
    headline: { de: `${before.de} ${de}`, en: `${before.en} ${en}` },
    open: [...ruling.open, question],
    decisions: [...ruling.decisions, question],
  } as Ruling;
}

/** What was filled in and is told no more may be what the engine takes by itself: it is said once. */
const isTakenAnyway = ({ assumptions }: Ruling, path: string, value: unknown): boolean =>
  path !== '' && assumptions.some((one) => one.path === path && same(one.value, value));
/** Whether a value stands at its place on the board: as the value there, or one of the cards there. Nothing there: the default, told by nobody. */
function holds(of: Case, path: string, value: unknown): boolean {
  if (path === '') return true;
  const [, printed] = /^\/printings\/(.+)$/.exec(path) ?? [];
  if (printed !== undefined) return printsOf(of.state, printed).every((print) => print === value);
  const found = at(path.startsWith('/moves') ? of : of.state, path);
  if (found === undefined || same(found, value)) return true;
  return cardsIn(found).some((card) => same(card, value) || names(card).includes(value));
}
/** The cards of a place: a list, a Deck with its known cards, the one card of a Field Zone. */
function cardsIn(place: unknown): readonly unknown[] {
  if (Array.isArray(place)) return place;
  const { cards } = (place ?? {}) as { cards?: unknown };
  return Array.isArray(cards) ? cards : [place];
}
/** The prints told of the cards of a name, wherever they lie. */
function printsOf(there: unknown, name: string): unknown[] {
  if (typeof there !== 'object' || there === null) return [];
  const { card, print } = there as { card?: unknown; print?: unknown };
  const own = card === name && print !== undefined ? [print] : [];
  return [...own, ...Object.values(there).flatMap((one) => printsOf(one, name))];
}
const at = (state: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>((here, key) => keyed(here as Record<string, unknown> | undefined, key), state);
const names = (card: unknown): unknown[] => {
  const { id, card: name } = (card ?? {}) as { id?: unknown; card?: unknown };
  return [id, name];
};
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
