// "A: U.A. Stadium > B: Ash Blossom": the play that is answered was taken to be the activation of the card, or one of its effects, and is none that can be
// answered so. Nobody said which effect it was: where another one of the card could be answered so, the refusal holds only for the one that was taken.
import type { YgoCard } from '../../engine/case/schema.ts';
import { say } from '../../engine/ruling/say.ts';
import type { Fact, Localized, YgoRuling } from '../../engine/ruling/schema.ts';
import { isUsed, type CardEffect } from '../../engine/ygo/cards.ts';
import type { Declared, LinkPattern } from '../../engine/ygo/effects/schema.ts';
import { declaredBy } from '../../engine/ygo/operations/declared.ts';
import { couldBeSuch } from '../../engine/ygo/unread/meets.ts';
import { activatedOf, type CardText } from './asked.ts';
import { many } from './placeholders.ts';
import { isHint } from './unsaid.ts';

export interface Refused {
  ruling: YgoRuling;
  /** The move of the play that is answered. */
  at: number;
  /** The bullet that was taken, of several of one effect. */
  option: number | undefined;
  played: { card: YgoCard; text: CardText; called: Localized };
  answer: { text: CardText; called: Localized };
}
/** For what the refusal of an answer holds, where another effect of the card could be answered so. */
export function refusedForTaken({ ruling, at, option, played, answer }: Refused): Fact | undefined {
  const { illegal, chain } = ruling;
  const reasons = illegal?.reasons.filter((reason) => !isHint(reason)) ?? [];
  const link = chain?.at(-1);
  if (illegal?.move !== at + 1 || !link || reasons.some(({ code }) => code !== 'wrong-link')) return undefined;
  const asked = answer.text.effects.flatMap(({ respondsTo }) => many(respondsTo));
  const isTaken = (one: CardEffect): boolean =>
    one.number === link.effect && (one.option === undefined || one.option === (option ?? 1));
  const other = activatedOf(played.text).find(
    (one) => !isTaken(one) && asked.some((pattern) => isSuch(pattern, one, played.card)),
  );
  const unread = other ? undefined : played.text.unread.find(
    (text) => isUsed(text) && asked.some((pattern) => pattern.includes !== undefined && couldBeSuch([text], pattern)),
  );
  const otherwise = other ? sayOther(other, answer.called) : unread && sayUnread(unread.text);
  return otherwise && { path: `/moves/${at}/which`, value: link.effect ?? 0, text: sayHeld(played.called, link.effect, otherwise) };
} // prettier-ignore

/** What is known of a link before anybody makes it. */
const KNOWN: readonly string[] = ['by', 'what', 'kind', 'includes', 'surely'] satisfies (keyof LinkPattern)[];
/** Would this effect, activated, be one that such a pattern asks for? What it cannot tell, it does not say. */
function isSuch(pattern: LinkPattern, effect: CardEffect, { kind }: YgoCard): boolean {
  const { includes, what, kind: kinds } = pattern;
  if (includes === undefined || what === 'card' || Object.keys(pattern).some((key) => !KNOWN.includes(key))) return false;
  const { resolve = [], targets = [], from, on, declares: said } = effect;
  const from_ = many(from).includes('graveyard') ? ({ this: 'graveyard' } as const) : {};
  const event = many(on).flatMap(({ to }) => many(to));
  const { will, may } = declaredBy(resolve, { targets, ...from_, ...(event.length > 0 && { event }) });
  const does = new Set<Declared>([...will, ...(said?.will ?? []), ...(pattern.surely ? [] : [...may, ...(said?.may ?? [])])]);
  // A drawn card is added from the Deck to the hand, too.
  const isDone = (one: Declared): boolean => does.has(one) || (one === 'add-from-deck' && does.has('draw'));
  return (kinds === undefined || many(kinds).includes(kind)) && many(includes).some(isDone);
} // prettier-ignore

const sayOther = ({ number, option }: CardEffect, by: Localized): Localized =>
  say(
    `für Effekt ${number}${option === undefined ? '' : `, Option ${option},`} könnte ${by.de} aktiviert werden.`,
    `${by.en} could be activated in response to effect ${number}${option === undefined ? '' : `, option ${option}`}.`,
  );
const sayUnread = (text: Localized): Localized =>
  say(
    `für einen Effekt, den das Programm nicht lesen kann, kann es anders sein: „${text.de}“`,
    `it may be otherwise for an effect the program cannot read: “${text.en}”`,
  );
const sayHeld = (card: Localized, effect: number | undefined, { de, en }: Localized): Localized =>
  effect === undefined
    ? say(`Das gilt für die Aktivierung der Karte ${card.de}; ${de}`, `This holds for the activation of the card ${card.en}; ${en}`)
    : say(`Das gilt für Effekt ${effect} von ${card.de}; ${de}`, `This holds for effect ${effect} of ${card.en}; ${en}`); // prettier-ignore
