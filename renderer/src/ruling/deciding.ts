/** The card a step is about, or that stands against a play: its printed text, and the words of it that decide. */
import type { Localized, ReadingView, Step } from '../../../desk/contract.ts';
import { faceOf, type Face } from '../board/faces.svelte.ts';
import {
  abilitiesNamed,
  decisive,
  declaredPart,
  isOfAllBullets,
  placeOfLink,
  refusing,
  standsApart,
  unreadMarks,
} from '../text/decisive.ts';
import type { Mark } from '../text/lit.ts';
import { readingIn } from '../text/readings.svelte.ts';
import { numbersFor } from './numbers.ts';
import { printOn } from './names.ts';
import type { Session } from './session.svelte.ts';

export interface Deciding {
  face: Face;
  /** Our own words, by effect, where nothing printed is known; of which the step is about. */
  gists: Localized[];
  only: number | undefined;
  marks: Mark[];
  /** Whether an effect of the card is carried out, or stands against the play: its words decide, lit or not. */
  ofEffect: boolean;
}

/** The place in a card's effects that a step carries out: where it says so, else the effect of its Chain Link. */
function placeIn(step: Step, id: string, session: Session, used: readonly unknown[]): string | undefined {
  if (step.says?.card === id) return step.says.at;
  const ofLink = (one: { chain?: number; link?: number }): boolean =>
    one.chain === step.chain && one.link === step.link;
  const of = session.last?.chain?.find((one) => ofLink(one) && one.card === id);
  const beside = session.steps.flatMap(({ says, ...one }) => (ofLink(one) && says?.card === id ? [says.at] : []));
  return of && placeOfLink(used, of.effect, beside);
}

/** A card may be printed with other words than those that were read: then nothing of them is lit. */
function isPrinted({ box, from, to }: Mark, { texts }: Face, { pieces }: ReadingView): boolean {
  const printed = texts.find((text) => text.box === box)?.en;
  const piece = pieces.find((one) => one.box === box && one.from <= from && one.to >= to);
  return piece !== undefined && printed?.slice(piece.from, piece.to) === piece.text;
}

/** What the card's effects are to the engine: its declaration, else how its text is read. */
export function usedBy(card: Face['card'], reading: ReadingView | undefined) {
  const own = (card as { effects?: { gist?: Localized }[] } | null)?.effects ?? [];
  return { own, used: own.length > 0 ? own : (reading?.effects.map(({ record }) => record) ?? []) };
}

/** What stands against a play: a card and the place in it that forbids it, else the card that may not be played itself, and why. */
interface Against {
  card: string;
  at?: string;
  code?: string;
  /** The move that is refused. */
  move?: Record<string, unknown>;
}
function againstOf(session: Session): Against | undefined {
  const { illegal } = session.last ?? {};
  const forbids = illegal?.reasons.find(({ says }) => says)?.says;
  if (!illegal || forbids) return forbids;
  const card = refusedCard(session);
  const move = session.moves[illegal.move] as Record<string, unknown> | undefined;
  return card === undefined ? undefined : { card, code: illegal.reasons[0]?.code ?? '', move: move ?? {} };
}
/** The card that may not be played. */
export function refusedCard({ last, moves }: Session): string | undefined {
  if (!last?.illegal) return undefined;
  const { move, reasons } = last.illegal;
  const stayed = last.outcomes.findLast(({ became, why }) => became === 'stayed' && reasons.some(({ code }) => code === why?.code)); // prettier-ignore
  const named = (moves[move] as { card?: unknown } | undefined)?.card;
  return stayed?.card ?? (typeof named === 'string' ? named : undefined);
}
/** The place of the effect a move would use; of bullets nobody chose one of, the first, where the reason (by its code) is said of all. */
function placeOfMove(used: readonly unknown[], move: Record<string, unknown>, code: string): string | undefined {
  const bullets = isOfAllBullets(code) ? used.map((_, i) => `/${i}`) : [];
  if (move['do'] !== 'play') return placeOfLink(used, move['effect'] as number | undefined, bullets);
  const index = used.findIndex((one) => (one as { effect?: string }).effect === 'play');
  return index < 0 ? undefined : `/${index}`;
}

/** A card one looks at beside the ruling, whatever the step is about. */
export const lookedAt = (session: Session, card: string): Deciding | undefined =>
  cardDeciding(session, undefined, { card });

/** Of the step one stands on; at the end of a play that is not legal, what forbids it. */
export function decidingAt(session: Session, at: number): Deciding | undefined {
  const { steps } = session;
  return decidingOf(session, at > 0 ? steps[at - 1] : undefined, at === steps.length ? againstOf(session) : undefined);
}
function decidingOf(session: Session, step: Step | undefined, against: Against | undefined): Deciding | undefined {
  const own = cardDeciding(session, step, against);
  const negates = against || !own || hasWords(own.face) ? undefined : negating(session, step);
  const found = negates ? cardDeciding(session, negates, undefined) : own;
  const numbers = found && numbersFor(found.face.card, against ? against.code : step?.kind);
  if (!found || !numbers) return found;
  const face = { ...found.face, texts: [numbers.text, ...found.face.texts] };
  return { ...found, face, marks: [numbers.mark, ...found.marks] };
}
function cardDeciding(session: Session, step: Step | undefined, against: Against | undefined): Deciding | undefined {
  const id = against?.card ?? step?.says?.card ?? step?.card;
  if (id === undefined) return undefined;
  const card = session.cardOf(id);
  const print = printOn(session, id);
  const face = faceOf(session.case, card, print);
  const reading = readingIn(session.case, card, print);
  const { own, used } = usedBy(face.card, reading);
  if (against?.move) {
    // The whole text of what may not be played; lit only where the reason is plainly in it.
    const place = placeOfMove(used, against.move, against.code ?? '');
    const lit = reading && place !== undefined ? refusedWords(face, reading, place, against.code ?? '') : [];
    return {
      face,
      gists: own.flatMap(({ gist }) => gist ?? []),
      only: undefined,
      marks: lit,
      ofEffect: lit.length > 0,
    };
  }
  const at = against ? against.at : step && placeIn(step, id, session, used);
  const gists = own.flatMap(({ gist }) => gist ?? []);
  const only = gists.length === own.length && at !== undefined ? Number(at.split('/')[1]) : undefined;
  if (!reading) return { face, gists, only, marks: [], ofEffect: at !== undefined };
  return {
    face,
    gists,
    only,
    marks: marksOf(session, { id, face, reading, own, at, said: step?.text }),
    ofEffect: at !== undefined,
  };
}

/** Of a card that may not be played, what its reason goes by: in its words as they were read, else as it is declared. */
function refusedWords(face: Face, reading: ReadingView, place: string, code: string): Mark[] {
  const read = refusing(reading, place, code).filter((mark) => isPrinted(mark, face, reading));
  const part = declaredPart(code);
  if (read.length > 0 || !part) return read;
  const words = reading.declared?.effects[Number(place.split('/')[1])];
  return standsApart(words, part) ? wordsDeclared(face, reading, place, part) : [];
}

/** A card nobody named (“a Trap Card”) has none; one that is asked for may have. */
const hasWords = (face: Face): boolean =>
  face.coming === true || face.texts.length > 0 || usedBy(face.card, undefined).own.some(({ gist }) => gist);
/** Where the Chain Link of a step was negated: the step in which that was done, or that of a card which lies there. */
function negating({ last, steps }: Session, step: Step | undefined): Step | undefined {
  const link = last?.chain?.find((one) => one.chain === step?.chain && one.link === step?.link);
  const by = link?.negatedBy;
  if (!step || by === undefined || step.outcome !== 'skipped') return undefined;
  if (typeof by === 'string') return { ...step, card: by, chain: undefined, link: undefined };
  return steps.find((one) => one.chain === step.chain && one.link === by && one.says && one.kind.startsWith('negate'));
}

interface Read {
  id: string;
  face: Face;
  reading: ReadingView;
  own: readonly { gist?: Localized }[];
  at: string | undefined;
  /** The words of the step. */
  said: Localized | undefined;
}
function marksOf(session: Session, { id, face, reading, own, at, said }: Read): Mark[] {
  const named = said === undefined ? [] : abilitiesNamed(said, face.texts);
  const lit = at === undefined ? named : decisive(reading, at, own.length > 0 ? own : undefined);
  // Words nobody read are shown where they mattered.
  const mattered = session.last?.grounds.some((one) => one.card === id && one.unread?.length);
  const marks = [...lit, ...(mattered ? unreadMarks(reading) : [])].filter(
    (mark) => named.includes(mark) || isPrinted(mark, face, reading),
  );
  const plain = lit.length > 0 || at === undefined ? [] : otherwise(face, reading, at);
  return [...plain, ...marks];
}

/** Of a card that is declared, and whose text is read otherwise or not at all: what its punctuation and our own words tell. */
function otherwise(face: Face, reading: ReadingView, at: string): Mark[] {
  const part = at.split('/')[2] ?? '';
  const words = /^(?:on|respondsTo|when|if|condition)$/.test(part) ? 'when' : /^(?:cost|targets)$/.test(part) ? 'pay' : part === 'resolve' ? 'does' : 'all'; // prettier-ignore
  return wordsDeclared(face, reading, at, words);
}
/** The words of a declared effect (`at` leads into it), or a part of them. */
function wordsDeclared(
  { texts }: Face,
  { declared }: ReadingView,
  at: string,
  part: 'when' | 'pay' | 'does' | 'all',
): Mark[] {
  const [text] = texts;
  if (!text || !declared || text.en !== declared.text) return [];
  return (declared.effects[Number(at.split('/')[1])]?.[part] ?? []).map((span) => ({
    box: text.box,
    ...span,
    as: 'lit',
  }));
}
