// Other ways in which a play can have been meant: how a monster comes onto the field, or that it lies there.
import type { Player, YgoCard } from '../../../engine/case/schema.ts';
import { activatedOf, numberIn, summonsItself, type CardText } from '../asked.ts';
import { again, broughtOut, broughtOutWithout } from '../before.ts';
import { isSaid, type Action, type Item, type NamedCard } from '../items.ts';
import { fromExtra } from '../materials.ts';
import { other } from '../table.ts';
import { placesOf, eventsBefore } from './effects.ts';
import { momentOf } from './moment.ts';
import { put, BRINGS_OUT, suppose, withNotes, type Stopped } from './stopped.ts';

/**
 * "A: Skill Drain; B: Jinzo attacks": a monster that nobody names before it attacks or uses its effect need not have lain there while what stands before it
 * was played; it came out in between.
 */
export function comesOutLater({ items, at, reasons, known }: Stopped): Item[][] {
  const first = items.findIndex((item) => item.is === 'action');
  const isIn = (item: Item, name: string): boolean =>
    item.is === 'there' ? item.cards.some((card) => card.name === name) : item.is === 'action' && [item.card, ...item.targets].some((card) => card?.name === name);
  // What is forbidden is so by one of the cards that come later; what is gone is the card itself.
  const late = items.flatMap((item, n) => (n > first && (n > at ? reasons.includes('forbidden') : n === at && reasons.includes('not-on-field')) ? [[item, n] as const] : []));
  return late.flatMap(([item, n]) => {
    if (item.is !== 'action' || !isSaid(item) || !item.card || item.by === undefined || item.card.card || !LIES_THERE.includes(item.does)) return [];
    const before = items.slice(0, n);
    const { by } = item;
    const isNew = ({ name, notes }: NamedCard): boolean => notes.place === undefined && !/^[AB]$/.test(name) && !before.some((one) => isIn(one, name));
    const doer = known(item);
    const acts = isNew(item.card) && doer.card?.kind === 'monster' && (item.does !== 'activate' || usedOnField(doer.text)) ? [{ named: item.card, whose: by, card: doer.card }] : [];
    // What it is done to came out on the other side.
    const aimed = item.targets.filter(isNew).flatMap((named) => {
      const { card } = known({ ...item, card: named });
      return n > at && card?.kind === 'monster' ? [{ named, whose: other(by), card }] : [];
    });
    return [...acts, ...aimed].flatMap(({ named, whose, card }) => {
      const byCard = broughtOut(whose, again(named), card).map((one) => (one.is === 'action' ? { ...one, comesOut: named } : one));
      const byItself: Item[] = fromExtra(card) || whose !== by ? [] : [{ ...suppose('normal-summon', whose, again(named)), comesOut: named }];
      const outs = (card.level ?? 0) > 4 || byItself.length === 0 ? [byCard, byItself] : [byItself, byCard];
      const turns = whose === by ? hasTurn(before, by).map((has) => (has ? [] : [ENDS_TURN(other(by))])) : [[]];
      return turns.flatMap((turn) => outs.filter((out) => out.length > 0).map((out) => [...before, ...turn, ...out, ...items.slice(n)]));
    });
  });
} // prettier-ignore

const LIES_THERE: readonly Action['does'][] = ['attack', 'activate', 'change-position'];

const usedOnField = (text: CardText): boolean => activatedOf(text).some((effect) => placesOf(effect).includes('field'));

const ENDS_TURN = (by: Player): Action => suppose('end-turn', by);

/** Whether it is this player's turn by then; where nothing tells, it may be or not. */
function hasTurn(before: readonly Item[], by: Player): boolean[] {
  const last = before.findLast((item) => item.is === 'turn' || (item.is === 'action' && item.does !== 'activate'));
  if (last?.is === 'turn') return [last.player === by];
  if (last?.is === 'action') return [(last.does === 'end-turn') !== (last.by === by)];
  return before.every((item) => item.is !== 'action' || item.by === by) ? [true] : [true, false];
}

/** "A: X", which is Summoned by its own procedure and has no effect that is activated. */
export function ownSummon(stopped: Stopped, { anyHow, ...action }: Action): Item[][] {
  const { card, text, reasons } = stopped;
  // What is given up for none of its effects is given up for its Summon.
  const notForEffects = (action.card?.notes.cost.length ?? 0) > 0 && reasons.includes('cost');
  const can =
    anyHow &&
    card?.kind === 'monster' &&
    summonsItself(text) &&
    action.targets.length === 0 &&
    (notForEffects || activatedOf(text).length === 0);
  return can ? [put(stopped, [], { ...action, does: 'special-summon' })] : [];
}

/** "A: Jinzo > B: Solemn Judgment": a monster without an effect that is activated, and what answers it: it is Summoned. */
export function plainSummon(stopped: Stopped, { anyHow, ...action }: Action): Item[][] {
  const { items, at, card, text } = stopped;
  const isNamedAlone = anyHow && action.card && !action.card.notes.itsEffect && action.targets.length === 0;
  return isNamedAlone && hasNothingToActivate(card, text) && isAnswered(items, at)
    ? [put(stopped, [], { ...action, does: 'normal-summon' })]
    : [];
}

/** "A summons Cyber Dragon, B: Trap Hole": what was taken to have come by itself was Summoned with Tributes. */
export function summonedWithTributes({ items, at, known }: Stopped): Item[][] {
  const n = items.slice(0, at).findLastIndex((item) => item.is === 'action');
  const item = items[n];
  if (item?.is !== 'action' || item.does !== 'normal-summon' || !item.anyHow || !isSaid(item)) return [];
  const { anyHow: _, ...plain } = item;
  return summonsItself(known(item).text) ? [[...items.slice(0, n), plain, ...items.slice(n + 1)]] : [];
}

const hasNothingToActivate = (card: YgoCard | undefined, text: CardText): boolean =>
  card?.kind === 'monster' && text.unread.length === 0 && activatedOf(text).length === 0;

/** Whether the next play is written as its answer ('>'). */
const isAnswered = (items: readonly Item[], at: number): boolean => {
  const next = items[at + 1];
  return next?.is === 'action' && next.links === true;
};

/** "A: Jinzo; B: X": a monster without an effect that is activated, named before another play that does not answer it, lies there. */
export function onlyLies({ items, at, by, card, text }: Stopped, { anyHow, targets, ...action }: Action): Item[][] {
  const lies = hasNothingToActivate(card, text) && !isAnswered(items, at);
  // Who says that its effect is activated does not say that it lies there.
  if (!anyHow || !lies || !action.card || action.card.notes.itsEffect || targets.length > 0 || !items.slice(at + 1).some(isSaid)) return [];
  const there: Item = { is: 'there', player: by, cards: [again(action.card)] };
  return [[there, ...items.slice(0, at), ...items.slice(at + 1)]];
} // prettier-ignore

/** "A summons X": not as a Normal Summon; by a card nobody named. */
export function otherSummons(stopped: Stopped, action: Action): Item[][] {
  const { items, at, by } = stopped;
  if (!action.card || action.fromMaterial || !BRINGS_OUT.includes(action.does)) return [];
  const { anyHow, ...same } = action;
  // One that comes by itself was tried so first (`howSummoned` in fill.ts).
  const plain: Item[][] = anyHow && summonsItself(stopped.text) ? [put(stopped, [], same)] : [];
  const special: Item[][] = anyHow ? [put(stopped, [], { ...same, does: 'special-summon' }), ...plain] : [];
  // Who Tributed for it, has used up the Normal Summon or may not make one did not Summon it by another card.
  const barred = ['normal-summon-used', 'forbidden', 'restricted', 'tributes'].some((code) =>
    stopped.reasons.includes(code),
  );
  const { cost, tributes } = action.card.notes;
  const fixed = cost.length > 0 || tributes !== undefined || (barred && action.does === 'normal-summon');
  const may = !fixed && !failsOwnWay(stopped) && !unreadOwnWay(stopped) && (anyHow || action.does === 'special-summon');
  // It is Summoned when what was played before has resolved.
  const ended: Item[] = items[at - 1]?.is === 'action' ? [{ is: 'chain-ends', supposed: true }] : [];
  const out = (may ? [broughtOut, broughtOutWithout] : []).flatMap((bring) => {
    const instead = bring(by, again(action.card!), stopped.card);
    const as = instead.map((item) => (item.is === 'action' ? { ...item, instead: true as const } : item));
    return instead.length > 0 ? [[...items.slice(0, at), ...ended, ...as, ...items.slice(at + 1)]] : [];
  });
  // Who says that it is Normal Summoned does not say that its effect is used.
  const own = anyHow || action.does === 'special-summon' ? byOwnEffect(stopped, same) : [];
  return [...special, ...own, ...pendulumSummon(stopped, same), ...out];
}

/** "A special summons X": a Pendulum Monster is Pendulum Summoned. */
function pendulumSummon(stopped: Stopped, action: Action): Item[][] {
  const { card } = stopped;
  const can = action.does === 'special-summon' && card?.monster?.includes('pendulum') && !fromExtra(card);
  return can ? [put(stopped, [], { ...action, does: 'pendulum-summon' })] : [];
}

/** "A special summons Gorz": by its own effect, where it has one that Summons it. */
function byOwnEffect(stopped: Stopped, action: Action): Item[][] {
  const { text } = stopped;
  const own = activatedOf(text).filter(({ resolve }) => SUMMONS_ITSELF.test(JSON.stringify(resolve ?? [])));
  const used: Action = { ...action, does: 'activate', targets: [] };
  // That effect and none of its others, wherever it leads.
  return own.flatMap((effect) => {
    const number = numberIn(text, effect);
    const itself = { ...stopped, text: { ...text, effects: [effect], unread: [] } };
    return [
      ...placesOf(effect).map((place) => put(stopped, momentOf(stopped, effect), withNotes(used, { place, ...number, supposed: true }))),
      ...eventsBefore(itself, used).map((way) => way.map((item) => (isUse(item, used) ? withNotes(item, { ...number, supposed: true }) : item))),
    ];
  });
} // prettier-ignore

const isUse = (item: Item, { card }: Action): item is Action =>
  item.is === 'action' && item.does === 'activate' && item.card?.name === card?.name;

const SUMMONS_ITSELF = /"do":"special-summon","cards":"this"/;

/** A text nobody read that Summons it: whether that was possible is what is asked, and no card Summons it instead. */
const unreadOwnWay = ({ text }: Stopped): boolean =>
  text.unread.some(({ needs }) => SUMMONS_ITSELF.test(JSON.stringify(needs?.resolve ?? [])));

/** "You can Special Summon this card while you control no monsters", and the line says that he controls one: no card Summons it instead. */
function failsOwnWay({ items, at, text, reasons }: Stopped): boolean {
  const told = items.slice(0, at).some((item) => item.is === 'there' || item.is === 'action');
  return summonsItself(text) && told && reasons.length > 0 && reasons.every((code) => code === 'condition');
}
