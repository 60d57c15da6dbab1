/**
 * Texts nobody read, where a ruling reaches them. The ruling is made as if they did nothing, and notes where each could first have mattered; then it is
 * made again up to the first such place, asks there, and what came out of the first is its branch "changes nothing" (`rule.ts`).
 */
import type { YgoMove } from '../../case/schema.ts';
import { isDoes, sayUnread } from '../../ruling/unread.ts';
import type { Question } from '../../ruling/record.ts';
import type { Localized, Reason } from '../../ruling/schema.ts';
import { isUsed, type Unread } from '../cards.ts';
import { type Card, fieldCards, type Instant, type Link, onField } from '../board/duel.ts';
import { staysOnField } from '../cards.ts';
import type { Effect } from '../effects/schema.ts';
import { rulesOf } from '../derive/derive.ts';
import type { Game } from '../game/game.ts';
import { sayChain } from '../say/chain.ts';
import { sayQuestion } from '../say/questions.ts';
import { changesAtOnce, couldChangeValues, couldLift, mayBeActivated, meetsEvent, worksThere } from './meets.ts';

/** A card whose text could matter, from the step after which it could, and the sentences. */
export interface Reached {
  card: Card;
  texts: Localized[];
  after: number;
  move: number;
}

export const textId = (id: string): string => `${id}/text`;

/** What the judge said of a card's text: of this copy, or of another of its name. */
export function said(game: Game, card: Card): unknown {
  for (const other of game.duel.cards.values()) {
    if (other !== card && other.info.name.en !== card.info.name.en) continue;
    const answer = game.rec.answerTo(textId(other.id));
    if (answer !== undefined) return answer;
  }
  return undefined;
}
/** The effects that the judge says a text has. */
export const told = (answer: unknown): readonly Effect[] | undefined =>
  isDoes(answer) ? (answer.does as readonly Effect[]) : undefined;

/** Notes that texts of a card could matter after so many steps. */
export function reach(game: Game, card: Card, texts: readonly Localized[], after: number): void {
  if (texts.length === 0 || said(game, card) !== undefined) return;
  const known = game.reached.get(card.id);
  const more = texts.filter((text) => !known?.texts.includes(text));
  if (!known) game.reached.set(card.id, { card, texts: [...texts], after, move: game.move });
  else known.texts.push(...more);
}
const textsOf = (unread: readonly Unread[]): Localized[] => unread.map(({ text }) => text);

/** Could a text that applies now, and of which the judge has not said that it changes nothing, change the values of this monster? */
export const valuesUnsure = (game: Game, monster: Card): boolean =>
  game.unread.some((card) => leavesUnsure(game, card, monster));
const leavesUnsure = (game: Game, card: Card, monster: Card): boolean =>
  couldChangeValues(card, monster) && said(game, card) === undefined;
/** Is a text of this card asked about in the ruling, or does it leave a value on the board open? */
export const matters = (game: Game, card: Card): boolean =>
  game.rec.decisions.some(({ id }) => id === textId(card.id)) ||
  fieldCards(game.duel).some((other) => other.zone === 'monsters' && leavesUnsure(game, card, other));

/** Notes whose unread texts could matter to what happened. An effect a player could have used and did not is an assumption. */
export function noteUnread(game: Game, done: Instant): void {
  for (const card of game.unread) {
    if (card.zone === 'nowhere' || isBeingActivated(game, card)) continue;
    const fitting = done.events.flatMap((event) => meetsEvent(game, card, event));
    const own = fitting.filter((text) => !text.optional);
    reach(game, card, textsOf([...new Set(own)]), done.openedAfter);
    if (fitting.some((text) => text.optional && text.on)) assumeNotUsed(game, card);
  }
}
/** A card on the chain: what it does is asked when it resolves. */
const isBeingActivated = (game: Game, card: Card): boolean =>
  game.duel.chain.some((link) => link.card === card && link.cardActivation && !card.applying);

function assumeNotUsed(game: Game, card: Card): void {
  const later = game.moves.slice(game.move).some((move) => move.do === 'activate' && move.card === card.id);
  if (later) return;
  const text = sayChain.triggerNotUsed({ card: card.info.name, player: card.controller });
  game.rec.assume({ path: `/moves/${game.next}/${card.id}`, value: false, text });
}

/** What of a card could be an effect that is activated and that nobody read. */
export const unreadEffects = (card: Card): Unread[] => {
  const candidates = card.info.unread.filter((text) => !text.lasting && mayBeActivated(card, text));
  const used = candidates.filter(isUsed);
  return used.length > 0 ? used : candidates;
};

/** Of a link, or of one that would be: what tells which of its card's sentences it stands for. */
type Doing = Pick<Link, 'card' | 'effect' | 'cardActivation' | 'namedCost' | 'choose'> & {
  targets: readonly unknown[];
};

/** The sentences that say what this link does when it resolves, as far as nobody read them. */
export function unreadOf(link: Doing): Unread[] {
  const { unread } = link.card.info;
  if (link.effect) return unread.filter((text) => text.effect === link.effect?.index);
  if (!link.cardActivation) {
    const free = unread.filter((text) => text.effect === undefined);
    const outside = free.length > 0 ? free : [...unread];
    return outside.some(isUsed) ? outside.filter((text) => isUsed(text) || isAnything(text)) : outside;
  }
  const outside = unreadActivationOf(link.card);
  if (link.card.info.kind === 'monster') return outside;
  // A card that stays does something when it is activated only where its text speaks of that, or its player uses an effect with it.
  const saysMore = link.targets.length > 0 || link.namedCost || Object.keys(link.choose).length > 0;
  if (!staysOnField(link.card.info) || saysMore) return outside;
  return outside.filter((text) => isAnything(text) || changesAtOnce(text) || isAtActivation(text) || text.always);
}
/**
 * Sentences nobody read that could say what the activation of this card does, where no record does. A Pendulum Monster's may do something only where its
 * Pendulum text says so; a Spell or Trap that does not stay does all it does when it is activated.
 */
export const unreadActivationOf = ({ info }: Card): Unread[] =>
  info.unread.filter(
    (text) =>
      (text.effect === undefined || (info.kind !== 'monster' && !staysOnField(info))) &&
      (info.kind !== 'monster' || (text.box === 'pendulum' && (isAnything(text) || isAtActivation(text)))),
  );
const isAtActivation = ({ on }: Unread): boolean =>
  on?.some(({ what, self }) => what === 'activation' && self) ?? false;
const isAnything = ({ touches }: Unread): boolean => touches.some(({ what }) => what === 'everything');

/** A link is activated whose cost nobody read: what others may do now can hang on what was paid. */
export function reachCost(game: Game, link: Link): void {
  const texts = unreadOf(link);
  if (link.namedCost || texts.some(({ costs }) => costs)) reach(game, link.card, textsOf(texts), game.rec.steps.length);
}

/** A link resolves whose effect nobody read, or read only in part. */
export const reachLink = (game: Game, link: Link): void =>
  reach(game, link.card, textsOf(unreadOf(link)), game.rec.steps.length);

/** How many effects an unread sentence has is not known: which effect has a number behind it, neither. */
function unreadBefore(card: Card, number: number | undefined): Unread[] {
  const meant = card.info.effects.find((e) => number !== undefined && e.number === number);
  return meant ? unreadEffects(card).filter(({ before }) => before !== undefined && before <= meant.index) : [];
}

/** An illegal move that texts nobody read might allow. */
export function reachAllowing(game: Game, move: YgoMove | undefined, reasons: readonly Reason[]): void {
  const mover = move && 'card' in move ? game.duel.cards.get(move.card) : undefined;
  const shifting = mover && move?.do === 'activate' ? unreadBefore(mover, move.effect) : [];
  if (mover && shifting.length > 0) return reach(game, mover, textsOf(shifting), game.rec.steps.length);
  const found = new Map<Card, Unread[]>();
  for (const { code } of reasons) {
    const lifting = game.unread.flatMap((card) => {
      const texts = card.info.unread.filter(
        (text) => (card === mover || worksThere(card, text)) && couldLift(text, code),
      );
      return texts.length > 0 ? [{ card, texts }] : [];
    });
    // What nothing lifts forbids the move, whatever else a text allows.
    if (lifting.length === 0) return;
    for (const { card, texts } of lifting) found.set(card, [...(found.get(card) ?? []), ...texts]);
  }
  for (const [card, texts] of found) reach(game, card, textsOf([...new Set(texts)]), game.rec.steps.length);
}

/** Rules in force whose text the language cannot say, of declared cards: they could matter to everything. */
export function reachUnsaid(game: Game): void {
  for (const { rule, card, force } of rulesOf(game, 'unmodelled')) {
    // What the case itself says of an effect in force is known to the judge.
    if (!card || (force && !force.source)) continue;
    reach(game, card, [{ de: rule.text, en: rule.text }], game.rec.steps.length);
  }
  nameUnsaidParts(game);
}

/** Parts of a declared card that the language cannot say: named where the card lay face-up on the field in this ruling; the ruling goes on. */
function nameUnsaidParts(game: Game): void {
  const left = new Set(
    game.duel.log.flatMap((i) => i.events.flatMap((e) => (e.kind === 'leaves-field' && e.card ? [e.card.id] : []))),
  );
  for (const card of game.duel.cards.values()) {
    if (!left.has(card.id) && !(onField(card) && card.face === 'up')) continue;
    const text = card.info.effects.find((e) => e.unmodelled !== undefined)?.unmodelled;
    if (text !== undefined) game.rec.leaveOpen(question({ card, texts: [{ de: text, en: text }], move: game.next }));
  }
}

/** Activations whose legality nobody could judge, and which came to nothing before what they do could matter. */
export function askIfLegal(game: Game): void {
  for (const link of game.duel.links) {
    if (unreadOf(link).length === 0 || game.reached.has(link.card.id) || said(game, link.card) !== undefined) continue;
    const text = sayQuestion.activatedUnread({ card: link.card.info.name, text: joined(textsOf(unreadOf(link))) });
    game.rec.leaveOpen({
      id: `${link.card.id}/${link.serial}/legal`,
      by: 'judge',
      what: 'fact',
      move: link.move ?? game.move,
      text,
      rules: ['ygo.st.follow-card-text'],
    });
  }
}

/** The cards whose texts have to be asked about: all that could matter, in the order in which they first could. */
export const asked = (game: Game): Reached[] => [...game.reached.values()].sort((a, b) => a.after - b.after);

const joined = (texts: readonly Localized[]): Localized => ({
  de: texts.map((t) => t.de).join(' '),
  en: texts.map((t) => t.en).join(' '),
});
export const question = ({ card, texts, move }: Pick<Reached, 'card' | 'texts' | 'move'>): Question => ({
  id: textId(card.id),
  by: 'judge',
  what: 'fact',
  move,
  text: sayUnread.question({ card: card.info.name, text: joined(texts) }),
  answers: sayUnread.answers(),
  rules: ['ygo.st.follow-card-text'],
});

/** What the judge has said of texts stands among the decisions, whether or not the ruling comes to them. */
export function noteSaid(game: Game): void {
  for (const card of game.duel.cards.values()) {
    const id = textId(card.id);
    const answer = game.rec.answerTo(id);
    if (answer === undefined) continue;
    const texts = card.info.unread.length > 0 ? textsOf(card.info.unread) : card.info.text ? [card.info.text] : [];
    const move = Math.max(
      0,
      game.moves.findIndex((m) => m.do === 'decide' && m.question === id),
    );
    game.rec.note(question({ card, texts, move }), answer, 'case');
  }
}
