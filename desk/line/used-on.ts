// What a monster's Summon brings about, told with it: "A flips X -> Y", "A summons X (tribute Y) -> Z", "A: X (tribute Y) -> Z".
import type { YgoCard } from '../../engine/case/schema.ts';
import type { Effect, EventPattern } from '../../engine/ygo/effects/schema.ts';
import { activatedOf, choicesOf, isPaidBy, numberIn, paidWithItself, summonsItself, type TextOf } from './asked.ts';
import { noNotes, type Action, type Item } from './items.ts';
import { fromExtra } from './materials.ts';
import { many } from './placeholders.ts';

/** The Summon, and behind it the effect the monster has then, with its targets; any other item as it is. */
export function usedOn(written: Item, known: (name: string) => YgoCard | undefined, text: TextOf): Item[] {
  const card = written.is === 'action' && written.card ? known(written.card.name) : undefined;
  if (written.is !== 'action' || !written.card || !card) return [written];
  const item: Action = isTributed(written, card, text) ? { ...written, does: 'normal-summon' } : paidForEffect(doneNotPaid(written, card, text), card, text);
  const brought = broughtByMonster(item, card, known, text);
  if (brought) return [brought];
  if (!SUMMONS.includes(item.does) || item.targets.length === 0) return [item];
  if (item.does !== 'flip-summon' && !text(card).effects.some(answersSummon)) return [item];
  const { targets, links: _, ...summon } = item;
  return [
    { ...summon, targets: [] },
    { is: 'action', ...(item.by && { by: item.by }), does: 'activate', card: { ...written.card, notes: noNotes() }, targets, written: item.written },
  ];
} // prettier-ignore
const SUMMONS: readonly Action['does'][] = ['flip-summon', 'normal-summon', 'special-summon'];
const answersSummon = ({ on }: Effect): boolean => many<EventPattern>(on).some(({ event }) => event === 'summoned');

/**
 * "A Normal Summons X and Special Summons Y from the hand": by the effect X has at its Summon, where that Special Summons from there; whether it may bring Y
 * is asked of that effect. What Summons itself or comes from the Extra Deck comes by its own way.
 */
export function broughtBySummoned(items: readonly Item[], known: (name: string) => YgoCard | undefined, text: TextOf): Item[] {
  return items.map((item, at) => {
    const before = items[at - 1];
    if (item.is !== 'action' || item.does !== 'special-summon' || item.anyHow || item.links || !item.card || before?.is !== 'action') return item;
    const [summoned, brought] = [before, item].map(({ card }) => card && known(card.name));
    const { place } = item.card.notes;
    const isPlain = item.targets.length === 0 && item.card.notes.cost.length === 0 && before.targets.length === 0;
    if (!SUMMONS.includes(before.does) || before.by !== item.by || !before.card || !summoned || !brought || !isPlain) return item;
    if (fromExtra(brought) || summonsItself(text(brought))) return item;
    const brings = activatedOf(text(summoned)).filter((one) => !one.must && answersSummon(one) && choicesOf(one).some(({ where }) => place === undefined || where === place) && bringsOut(one));
    if (brings.length !== 1) return item;
    const card = { ...before.card, notes: { ...noNotes(), ...numberIn(text(summoned), brings[0]!), itsEffect: true as const } };
    return { ...item, does: 'activate', card, targets: [item.card] };
  });
} // prettier-ignore
/** "A plays Delinquent Duo, B discards X": what the effect before makes him discard he has in the hand; X has no effect that is used so. */
export function discardedThen(items: readonly Item[], known: (name: string) => YgoCard | undefined, text: TextOf): Item[] {
  const held: Item[] = [];
  const others = items.filter((item, at) => {
    const before = items[at - 1];
    if (item.is !== 'action' || !item.by || !item.card || !DISCARDS.test(item.written) || before?.is !== 'action' || !before.card) return true;
    const [made, card] = [before, item].map((one) => one.card && known(one.card.name));
    if (!made || !card || !makesDiscard(text(made).effects) || text(card).unread.length > 0 || text(card).effects.some(({ cost }) => GIVEN_UP.test(paidWithItself(cost) ?? ''))) return true;
    held.push({ is: 'there', player: item.by, cards: [{ ...item.card, notes: { ...item.card.notes, place: 'hand' } }] });
    return false;
  });
  return [...held, ...others];
} // prettier-ignore
/** A play that is written so; which it is, is not known yet. */
export const DISCARDS = /^(?:[AB]\s*:?\s+)?(?:discards|wirft)\s/i;
const makesDiscard = (effects: readonly Effect[]): boolean =>
  effects.some(({ resolve }) => /"do":"discard"/.test(JSON.stringify(resolve ?? [])));
const GIVEN_UP = /^(?:discard|send)$/;
const bringsOut = ({ resolve = [] }: Effect): boolean => resolve.some((op) => op.do === 'special-summon' && 'cards' in op && typeof op.cards === 'object' && 'choose' in op.cards); // prettier-ignore

/** "A Special Summons X with Y": X is made of nothing and has no way of its own, so Y's effect brings it. */
function broughtByMonster(item: Action, card: YgoCard, known: (name: string) => YgoCard | undefined, text: TextOf): Action | undefined {
  const [given, ...more] = item.card?.notes.cost ?? [];
  const maker = given?.how === 'tribute' && more.length === 0 ? known(given.name) : undefined;
  if (maker?.kind !== 'monster' || !SUMMONS.includes(item.does) || isMadeOf(item, card, text)) return undefined;
  const brings = activatedOf(text(maker)).filter(bringsOut);
  if (brings.length !== 1) return undefined;
  const by = { name: given!.name, notes: { ...noNotes(), ...numberIn(text(maker), brings[0]!), itsEffect: true as const } };
  return { ...item, does: 'activate', card: by, targets: [{ ...item.card!, notes: { ...item.card!.notes, cost: [] } }] };
} // prettier-ignore

/** Whether monsters are what it is Summoned with: as Tributes, as material, or as its own text says. */
function isMadeOf({ does, card: said }: Action, card: YgoCard, text: TextOf): boolean {
  const { effects, unread } = text(card);
  const isFromHand = said?.notes.place !== 'deck' && said?.notes.place !== 'graveyard';
  const isTributed = does === 'normal-summon' && (card.level ?? 0) > 4 && isFromHand;
  return isTributed || fromExtra(card) || card.monster?.includes('ritual') === true || unread.length > 0 || effects.some(({ procedure }) => procedure);
} // prettier-ignore

/** "A: Caius (tribute Sangan)": where no effect of it is paid with a Tribute, it is Tribute Summoned. */
function isTributed({ does, card: said, anyHow }: Action, card: YgoCard, text: TextOf): boolean {
  const { cost = [], effect, itsEffect, effectKind } = said?.notes ?? {};
  if (does !== 'activate' || !anyHow || effect !== undefined || itsEffect || effectKind) return false;
  if (card.kind !== 'monster' || fromExtra(card) || (card.level ?? 0) < 5 || !cost.some(({ how }) => how === 'tribute')) return false;
  const { effects, unread } = text(card);
  return unread.length === 0 && !effects.some((one) => isPaidBy(one, 'tribute') || one.procedure);
} // prettier-ignore

/** "A banishes Sangan from the Graveyard for Bazoo": what has no way of its own to be Summoned so, and an effect that is paid so, uses that. */
function paidForEffect(item: Action, card: YgoCard, text: TextOf): Action {
  const { cost = [] } = item.card?.notes ?? {};
  const { effects, unread } = text(card);
  const isOther = item.does !== 'special-summon' || fromExtra(card) || unread.length > 0 || effects.some(({ procedure }) => procedure);
  if (isOther || cost.length === 0 || cost.some(({ how }) => how !== 'banish')) return item;
  const isPaid = effects.some((one) => isPaidBy(one, 'banish'));
  return isPaid ? { ...item, does: 'activate', card: { ...item.card!, notes: { ...item.card!.notes, itsEffect: true } } } : item;
} // prettier-ignore

/** "B chains D.D. Crow banishing X", "Foolish Burial sending X": where nothing of it is paid so, and its effect does so to what it targets or chooses, that is X. */
function doneNotPaid(item: Action, card: YgoCard, text: TextOf): Action {
  const [given, ...more] = item.card?.notes.cost ?? [];
  const { effects, unread } = text(card);
  if (!given || more.length > 0 || item.does !== 'activate' || item.targets.length > 0 || unread.length > 0) return item;
  const isPaid = effects.some((one) => one.procedure !== undefined || isPaidBy(one, given.how));
  const isDone = effects.some(({ resolve = [] }) => resolve.some((op) => op.do === given.how && 'cards' in op && (op.cards === 'targets' || (typeof op.cards === 'object' && 'choose' in op.cards))));
  if (isPaid || !isDone) return item;
  const { cost: _, ...notes } = item.card!.notes;
  const target = { name: given.name, notes: { ...noNotes(), ...(given.side && { side: given.side }) } };
  return { ...item, card: { ...item.card!, notes: { ...notes, cost: [] } }, targets: [target] };
} // prettier-ignore
