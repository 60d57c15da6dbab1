// Other ways in which a play that is illegal as first filled in can have been meant, the likeliest first. Each is the line with one
// thing more said: another effect of the card, another place, what happened just before, whose turn and which phase it is. What the line
// itself says is never changed.
import { nameKey } from '../../engine/case/names.ts';
import type { Phase, Player, YgoCard } from '../../engine/case/schema.ts';
import type { Effect, Place } from '../../engine/ygo/effects/schema.ts';
import type { CardEffect } from '../../engine/ygo/cards.ts';
import { activatedOf, choicesOf, numberIn, only, type CardText } from './asked.ts';
import { again, before, broughtOut, broughtOutWithout, earlierThisTurn } from './before.ts';
import { fromExtra } from './materials.ts';
import { many } from './placeholders.ts';
import { other } from './table.ts';
import { isSaid, type Action, type Item, type NamedCard, type Notes } from './items.ts';

/** The play that is illegal: item `at` of the line, by whom, with which card. */
export interface Stopped {
  items: readonly Item[];
  at: number;
  by: Player;
  card: YgoCard | undefined;
  text: CardText;
  /** Codes of the reasons against it. */
  reasons: readonly string[];
  /** The card of another play of the line. */
  known: (action: Action) => { card: YgoCard | undefined; text: CardText };
}

export function ways(stopped: Stopped): Item[][] {
  const action = stopped.items[stopped.at];
  if (action?.is !== 'action') return [];
  const activation = action.does === 'activate' && action.card !== undefined;
  return [
    ...comesOutLater(stopped),
    ...mainPhaseBegins(stopped),
    ...(activation
      ? [
          // What is aimed at the card that was just played answers another of its effects, one that works where it can be aimed at.
          ...(isAimedAtAnswered(stopped, action) ? answeredOtherwise(stopped) : []),
          ...afterTriggers(stopped),
          ...afterChain(stopped, action),
          // "A attacks X; A: Honest": an effect that can be used in the battle is meant before the battle is over.
          ...secondMainPhase(stopped).flatMap((later) => [...otherEffects(stopped, action), later]),
          ...triggeredFirst(stopped, action),
          ...asAnswer(stopped, action),
          ...(isAbout(stopped, action) || turnEnded(stopped) || isBehindSet(stopped) ? nextTurn(stopped, action) : []),
          ...ownSummon(stopped, action),
          ...plainSummon(stopped, action),
          ...onlyLies(stopped, action),
          ...targetElsewhere(stopped, action),
          ...orWhenResolved(stopped, answeredTrigger(stopped)),
          ...orWhenResolved(stopped, answeredOtherwise(stopped)),
          ...otherEffects(stopped, action),
          ...eventsBefore(stopped, action),
        ]
      : [
          ...(action.does === 'attack' ? [...fromElsewhere(stopped), ...nextTurn(stopped, action)] : []),
          ...secondMainPhase(stopped),
          ...ownTurn(stopped),
          // Who plainly Summons does so in his own turn, before a card nobody named is thought of.
          ...(action.does === 'normal-summon' ? nextTurn(stopped, action) : []),
          ...otherSummons(stopped, action),
          ...(['attack', 'normal-summon'].includes(action.does) ? [] : nextTurn(stopped, action)),
        ]),
    ...otherMoments(stopped),
  ];
}

const put = ({ items, at }: Stopped, first: readonly Item[], play?: Item): Item[] => [
  ...items.slice(0, at),
  ...first,
  ...(play ? [play] : items.slice(at, at + 1)),
  ...items.slice(at + 1),
];

/**
 * "A: Pot of Desires, B: Droll & Lock Bird": what it answers comes about when the Chain before it has resolved; a link said with '>' answers an event
 * all the same. "A: Monster Reborn, A: Raigeki": what is too slow to be chained is played behind that Chain, by the same player where nobody is named.
 */
function afterChain(stopped: Stopped, { links, ...action }: Action): Item[][] {
  const { items, at, reasons } = stopped;
  const last = items[at - 1];
  // What cannot be responded to is what the dispute is about, but for what is no response at all.
  const waits = reasons.includes('resolve-first') && !reasons.includes('cannot-respond');
  const slow = waits || reasons.includes('spell-speed');
  if (last?.is !== 'action' || !(reasons.includes('timing') || (slow && !links))) return [];
  const ended: Item = { is: 'chain-ends', supposed: true, between: true };
  const same = action.by === undefined && last.does === 'activate' && !links;
  const own = { ...action, by: last.by ?? ('A' as const) };
  const slowly = slow
    ? [put(stopped, [ended, TRIGGERED]), ...(same ? [put(stopped, [ended, TRIGGERED], own)] : [])]
    : [];
  return [put(stopped, [ended]), ...(same ? [put(stopped, [ended], own)] : []), ...slowly];
}
/** "B has Sangan; A: Raigeki; A: Monster Reborn": what triggered when that Chain had resolved was a Chain of its own, and is over, too. */
function afterTriggers(stopped: Stopped): Item[][] {
  const { items, at, reasons } = stopped;
  const ended =
    items[at - 1]?.is === 'chain-ends' && (reasons.includes('spell-speed') || reasons.includes('resolve-first'));
  return ended ? [put(stopped, [TRIGGERED])] : [];
}
const TRIGGERED: Item = { is: 'chain-ends', supposed: true, again: true };
/** "A: Branded Fusion; B: Ash Blossom": what answers an activation answers the one before, though the sign between them says that it has resolved. */
function asAnswer({ items, at, reasons }: Stopped, { by }: Action): Item[][] {
  const [said, last] = [items[at - 2], items[at - 1]];
  // What lies elsewhere by then lay where it is used before that Chain resolved.
  const isAnswer = ['wrong-link', 'timing', 'wrong-place', 'target'].some((code) => reasons.includes(code));
  const ended = isAnswer && last?.is === 'chain-ends' && last.supposed === undefined && last.said === undefined;
  const other = said?.is === 'action' && said.does === 'activate' && said.by !== by;
  const goesOn: Item = { is: 'chain-ends', supposed: true, answered: true };
  return ended && other ? [[...items.slice(0, at - 1), goesOn, ...items.slice(at)]] : [];
}
/** A phase that was supposed for what stood before is no reason against what comes then: the Main Phase has begun. */
function mainPhaseBegins(stopped: Stopped): Item[][] {
  const { items, at, reasons } = stopped;
  const phase = items.findLast((item, n) => n < at && item.is === 'phase');
  const early = phase?.is === 'phase' && phase.supposed === true && ['draw', 'standby'].includes(phase.phase);
  const acted = items.slice(0, at).some((item) => item.is === 'action' || item.is === 'chain-ends');
  const main: Item = { is: 'phase', phase: 'main1', supposed: true };
  return early && acted && reasons.includes('wrong-phase') ? [put(stopped, [main])] : [];
}
/** "A attacks X; A: Raigeki": behind what was said to be over it is Main Phase 2. */
function secondMainPhase(stopped: Stopped): Item[][] {
  const { items, at, by, reasons } = stopped;
  const last = items[at - 1];
  const attacked = items.findLast((item, n) => n < at && item.is === 'action' && (item.does === 'attack' || item.does === 'end-turn'));
  const own = attacked?.is === 'action' && attacked.does === 'attack' && (attacked.by ?? 'A') === by;
  const may = own && last?.is === 'chain-ends' && !last.supposed && reasons.includes('wrong-phase');
  return may ? [put(stopped, [{ is: 'phase', phase: 'main2', supposed: true }])] : [];
} // prettier-ignore
/** "A summons X > B: Maxx "C"; A: X": what triggers at the Summon is activated first, and B answers it. */
function triggeredFirst({ items, at, by, reasons }: Stopped, action: Action): Item[][] {
  const summon = items.findLastIndex((item, n) => n < at && item.is === 'action' && BRINGS_OUT.includes(item.does) && sameCard(item, action));
  const between = items.slice(summon + 1, at);
  const [answer, ...more] = between.filter(({ is }) => is === 'action');
  const others = answer?.is === 'action' && answer.does === 'activate' && isSaid(answer) && answer.by !== undefined && answer.by !== by;
  if (summon < 0 || !others || more.length > 0 || !reasons.includes('timing')) return [];
  return [[...items.slice(0, summon + 1), action, ...between, ...items.slice(at + 1)]];
} // prettier-ignore
/** "A: X -> Jinzo, B: Called by the Grave -> Jinzo": what both target lay where the first may target it, too. */
function targetElsewhere({ items, at, known }: Stopped, { targets: [target] }: Action): Item[][] {
  const first = items.findLastIndex((item, n) => n < at && item.is === 'action' && item.targets.some(({ name }) => name === target?.name));
  const before = items[first];
  if (!target || before?.is !== 'action' || before.targets.some(({ notes }) => notes.place !== undefined)) return [];
  const places = activatedAnd(known(before).text).flatMap(({ targets = [] }) => targets.flatMap(({ where }) => many(where).map(said)));
  const there = (place: NonNullable<Notes['place']>): Action => ({
    ...before,
    targets: before.targets.map((one) => (one.name === target.name ? { ...one, notes: { ...one.notes, place, supposed: true } } : one)),
  });
  return [...new Set(places)].slice(1).map((place) => [...items.slice(0, first), there(place), ...items.slice(first + 1)]);
} // prettier-ignore
const activatedAnd = (text: CardText): readonly Effect[] => [
  ...text.effects.filter(({ kind }) => kind === 'activation'),
  ...activatedOf(text),
];

/** "A: Prohibition (declares X); B: X": what was played before is about this card. */
const isAbout = ({ items, at }: Stopped, { card }: Action): boolean =>
  items.slice(0, at).some((item) => item.is === 'action' && [item.card?.notes.declared, ...item.targets.map(({ name }) => name)].includes(card?.name)); // prettier-ignore

/** "A: X, im nächsten Zug A: Y": his own next turn, where it cannot be the other player's. */
const turnEnded = ({ items, at }: Stopped): boolean => items.slice(0, at).some((item) => item.is === 'action' && item.does === 'end-turn' && item.by === undefined); // prettier-ignore
/** "A sets X; B: Raigeki": what the other player does behind a Set that is over. */
function isBehindSet({ items, at, by }: Stopped): boolean {
  const [set, last] = [items[at - 2], items[at - 1]];
  const isOver = last?.is === 'chain-ends' && last.supposed === undefined;
  return isOver && set?.is === 'action' && set.does === 'set' && set.by === other(by);
}
/** "A: Swords of Revealing Light; B attacks": in B's next turn, where the line does not say whose turn it is. */
function nextTurn(stopped: Stopped, { by }: Action): Item[][] {
  const { items, at, reasons } = stopped;
  const said = items.slice(0, at).some(({ is }) => is === 'turn' || is === 'step' || is === 'phase');
  const may = by !== undefined && reasons.includes('not-your-turn') && !said;
  return may
    ? [put(stopped, [{ is: 'action', by: other(by), does: 'end-turn', targets: [], written: '', supposed: true }])]
    : [];
}

/** "A attacks directly, B: X": the monster that answers does not lie on the field. */
function fromElsewhere(stopped: Stopped): Item[][] {
  const { items, at, reasons, known } = stopped;
  const answer = items.findIndex((item, n) => n > at && item.is === 'action' && item.does === 'activate' && isSaid(item));
  const action = items[answer];
  const attack = items[at];
  // An attack without a target may be one on what the line does not name.
  const isDirect = attack?.is === 'action' && attack.targets.length > 0 && reasons.includes('direct-attack');
  if (!isDirect || action?.is !== 'action' || !action.card) return [];
  return otherEffects({ ...stopped, at: answer, by: action.by ?? other(stopped.by), reasons: [], ...known(action) }, action);
} // prettier-ignore

/** "A: Maxx "C"; B summons X": it is B's turn, where the line does not say whose. */
function ownTurn(stopped: Stopped): Item[][] {
  const { items, at, reasons } = stopped;
  return reasons.includes('not-your-turn') && !hasActed(items.slice(0, at))
    ? otherTurn(stopped).map((turn) => [...turn, ...items])
    : [];
}
/**
 * "A: Skill Drain; B: Jinzo attacks": a monster that nobody names before it attacks or uses its effect need not have lain there while what stands before it
 * was played; it came out in between.
 */
function comesOutLater({ items, at, reasons, known }: Stopped): Item[][] {
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
const suppose = (does: Action['does'], by: Player, card?: NamedCard): Action => ({ is: 'action', by, does, ...(card && { card }), targets: [], written: '', supposed: true }); // prettier-ignore
const ENDS_TURN = (by: Player): Action => suppose('end-turn', by);
/** Whether it is this player's turn by then; where nothing tells, it may be or not. */
function hasTurn(before: readonly Item[], by: Player): boolean[] {
  const last = before.findLast((item) => item.is === 'turn' || (item.is === 'action' && item.does !== 'activate'));
  if (last?.is === 'turn') return [last.player === by];
  if (last?.is === 'action') return [(last.does === 'end-turn') !== (last.by === by)];
  return before.every((item) => item.is !== 'action' || item.by === by) ? [true] : [true, false];
}

/** "A summons X > B: Droll & Lock Bird": what it answers may come about only when that effect has resolved. */
function orWhenResolved({ items, at, reasons }: Stopped, answered: readonly Item[][]): Item[][] {
  const waits = items[at - 1]?.is === 'action' && reasons.every((code) => code === 'timing');
  if (!waits) return [...answered];
  const resolved = answered.map((told) => told.toSpliced(told.indexOf(items[at]!), 0, { is: 'chain-ends', supposed: true, between: true }));
  return [...answered, ...resolved];
} // prettier-ignore
/** "A summons X, B: an answer to an activation": what B answers is the effect of X. */
function answeredTrigger(stopped: Stopped): Item[][] {
  const { items, at } = stopped;
  const last = items[at - 1];
  if (last?.is !== 'action' || !last.card || !BRINGS_OUT.includes(last.does)) return [];
  const { does: _, ...same } = last;
  return [put(stopped, [{ ...same, does: 'activate', targets: [], card: again(last.card), supposed: true }])];
}
const BRINGS_OUT: readonly Action['does'][] = ['normal-summon', 'special-summon', 'flip-summon'];
/** "A: X", which is Summoned by its own procedure and has no effect that is activated. */
function ownSummon(stopped: Stopped, { anyHow, ...action }: Action): Item[][] {
  const { card, text, reasons } = stopped;
  const isOwn = text.effects.some(({ procedure }) => procedure?.summon === 'own');
  // What is given up for none of its effects is given up for its Summon.
  const notForEffects = (action.card?.notes.cost.length ?? 0) > 0 && reasons.includes('cost');
  const can =
    anyHow &&
    card?.kind === 'monster' &&
    isOwn &&
    action.targets.length === 0 &&
    (notForEffects || activatedOf(text).length === 0);
  return can ? [put(stopped, [], { ...action, does: 'special-summon' })] : [];
}
/** "A: Jinzo > B: Solemn Judgment": a monster without an effect that is activated, and what answers it: it is Summoned. */
function plainSummon(stopped: Stopped, { anyHow, ...action }: Action): Item[][] {
  const { items, at, card, text } = stopped;
  const isNamedAlone = anyHow && action.card && !action.card.notes.itsEffect && action.targets.length === 0;
  return isNamedAlone && hasNothingToActivate(card, text) && isAnswered(items, at)
    ? [put(stopped, [], { ...action, does: 'normal-summon' })]
    : [];
}
const hasNothingToActivate = (card: YgoCard | undefined, text: CardText): boolean =>
  card?.kind === 'monster' && text.unread.length === 0 && activatedOf(text).length === 0;
/** Whether the next play is written as its answer ('>'). */
const isAnswered = (items: readonly Item[], at: number): boolean => {
  const next = items[at + 1];
  return next?.is === 'action' && next.links === true;
};
/** "A: Jinzo; B: X": a monster without an effect that is activated, named before another play that does not answer it, lies there. */
function onlyLies({ items, at, by, card, text }: Stopped, { anyHow, targets, ...action }: Action): Item[][] {
  const lies = hasNothingToActivate(card, text) && !isAnswered(items, at);
  // Who says that its effect is activated does not say that it lies there.
  if (!anyHow || !lies || !action.card || action.card.notes.itsEffect || targets.length > 0 || !items.slice(at + 1).some(isSaid)) return [];
  const there: Item = { is: 'there', player: by, cards: [again(action.card)] };
  return [[there, ...items.slice(0, at), ...items.slice(at + 1)]];
} // prettier-ignore
function isAimedAtAnswered({ items, at, reasons }: Stopped, { by, targets, links }: Action): boolean {
  const last = items[at - 1];
  const played =
    last?.is === 'action' && last.does === 'activate' && isSaid(last) && last.by !== by ? last.card?.name : undefined;
  return !links && reasons.includes('target') && targets.length === 1 && targets[0]?.name === played;
}
const sameCard = (one: Item | undefined, two: Item | undefined): boolean =>
  one?.is === 'action' && two?.is === 'action' && one.card !== undefined && one.card.name === two.card?.name;
/** "A activates X, B answers": X was itself activated, or another of its effects. */
function answeredOtherwise({ items, at: here, known }: Stopped): Item[][] {
  // Behind a Chain that has resolved only another effect of the same card can have been meant by what stood there.
  const ended = items[here - 1]?.is === 'chain-ends' && sameCard(items[here], items[here - 2]);
  const at = ended ? here - 2 : here - 1;
  const said = items[at];
  if (said?.is !== 'action' || said.does !== 'activate' || !said.card || said.supposed) return [];
  const last = asSaid(said, said.card);
  const before = { items, at, by: last.by ?? 'A', reasons: [], ...known(last), known };
  const ways = [...otherEffects(before, last), ...eventsBefore(before, last)];
  // A moment that was supposed for one effect need not be that of another, or of the card itself.
  const plain = items.filter((item) => !isSupposedMoment(item));
  const moved = items.length - plain.length;
  const plainly = { ...before, items: plain, at: at - moved };
  return moved === 0 ? ways : [...ways, ...otherEffects(plainly, last), ...eventsBefore(plainly, last)];
}
/** Without the place and the effect that were tried for it. */
function asSaid(action: Action, card: NamedCard): Action {
  const { supposed, place: _place, effect: _effect, ...notes } = card.notes;
  return supposed ? { ...action, card: { ...card, notes } } : action;
}
const isSupposedMoment = (item: Item): boolean => (item.is === 'phase' || item.is === 'turn') && item.supposed === true;

/** "A summons X": not as a Normal Summon; by a card nobody named. */
function otherSummons(stopped: Stopped, action: Action): Item[][] {
  const { items, at, by } = stopped;
  if (!action.card || action.fromMaterial || !BRINGS_OUT.includes(action.does)) return [];
  const { anyHow, ...same } = action;
  const special: Item[][] = anyHow ? [put(stopped, [], { ...same, does: 'special-summon' })] : [];
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
  const own = text.effects.some(({ procedure }) => procedure?.summon === 'own');
  const told = items.slice(0, at).some((item) => item.is === 'there' || item.is === 'action');
  return own && told && reasons.length > 0 && reasons.every((code) => code === 'condition');
}

/** The ways in which one of its effects can have been meant. */
export const effectWays = (stopped: Stopped, action: Action): Item[][] => [
  ...otherEffects(stopped, action),
  ...eventsBefore(stopped, action),
];
const isDeclared = ({ items, at }: Stopped, { card }: Action): boolean =>
  items
    .slice(0, at)
    .some((one) => one.is === 'action' && nameKey(one.card?.notes.declared ?? '') === nameKey(card?.name ?? ''));
/** Each effect of the card, where and when it works; a Spell or Trap also from the hand, or Set. */
function otherEffects(stopped: Stopped, action: Action): Item[][] {
  const { notes } = action.card!;
  if (notes.place !== undefined || notes.effect !== undefined) return [];
  const { card, text } = stopped;
  // A card behind the arrow is no target of a card that only stays on the field.
  const mayAim = action.targets.length === 0 || text.unread.length > 0 || text.effects.some((effect) => effect.kind === 'activation' && aims(effect));
  // What a card before it has declared is not put where that does not forbid it.
  const elsewhere = card && card.kind !== 'monster' && mayAim && !isDeclared(stopped, action);
  // A Spell that can be played from the hand need not have lain Set; a Trap lies Set.
  const usual = card?.kind === 'spell' ? (['hand', 'set'] as const) : (['set', 'hand'] as const);
  const itself = elsewhere ? usual.map((place) => ({ place })) : [];
  const bullets = action.targets.length === 0 ? bulletsOf(stopped, notes) : [];
  const unread = text.unread.flatMap(({ places = [] }) => many(places as Place[]).map((place) => ({ place: said(place) })));
  const meant = activatedOf(text).filter((effect) => action.targets.length === 0 || aims(effect));
  const tried = meant.flatMap((effect) =>
    placesOf(effect).map((place) => put(stopped, momentOf(stopped, effect), withNotes(action, { place, ...numberIn(text, effect), supposed: true }))),
  );
  return [...tried, ...[...bullets, ...itself, ...unread].map((way) => put(stopped, [], withNotes(action, { ...way, supposed: true })))];
} // prettier-ignore
/** Each bullet of a card of which none was said: what stands against one need not stand against another; what all of them ask for does. */
function bulletsOf({ text, reasons }: Stopped, { option, cost }: Notes): { option: number }[] {
  const bullets = text.effects.filter((effect) => effect.kind === 'activation' && effect.option !== undefined);
  const asked = new Set(bullets.map(({ condition }) => JSON.stringify(condition)));
  const same = asked.size === 1 && reasons.includes('condition');
  return option !== undefined || cost.length > 0 || same ? [] : bullets.map((effect) => ({ option: effect.option! }));
}
/** Whether cards can stand behind the arrow: targets, or what is chosen when it resolves. */
const aims = (effect: Effect): boolean => (effect.targets ?? []).length > 0 || choicesOf(effect).length > 0;
const withNotes = (action: Action, notes: Partial<Notes>): Action => ({
  ...action,
  card: { ...action.card!, notes: { ...action.card!.notes, ...notes } },
});
const SAID: Partial<Record<Place, NonNullable<Notes['place']>>> = {
  hand: 'hand',
  graveyard: 'graveyard',
  banished: 'banished',
  deck: 'deck',
  'extra-deck': 'extraDeck',
  'pendulum-zone': 'pendulum',
};
const said = (place: Place): NonNullable<Notes['place']> => SAID[place] ?? 'field';
const placesOf = ({ from, pendulum }: Effect): NonNullable<Notes['place']>[] =>
  from === undefined ? [pendulum ? 'pendulum' : 'field'] : [...new Set(many(from).map(said))];

// ── what happened just before ──

function eventsBefore(stopped: Stopped, action: Action): Item[][] {
  const { items, at, by, card, text } = stopped;
  // Behind a play the line tells, what this answers is told too: nothing is put in between.
  if (items.slice(0, at).some(isSaid)) return [];
  const { notes } = action.card!;
  const activated = activatedOf(text);
  const candidates: CardEffect[] =
    notes.effect === undefined
      ? [
          ...text.effects.filter(({ kind }) => kind === 'activation').map((effect, index) => ({ ...effect, index })),
          ...activated,
        ]
      : activated.filter(({ number }) => number === notes.effect);
  // Where the line says the card is, another effect of it than those used there is not meant; nor, with a card behind the arrow, one that takes none.
  const there = only(candidates, (effect) => notes.place !== undefined && placesOf(effect).includes(notes.place));
  return only(there, (effect) => action.targets.length > 0 && aims(effect)).flatMap((effect) => {
    const play =
      effect.number !== undefined ? withNotes(action, { ...numberIn(text, effect), supposed: true }) : action;
    const answering = { by, card, own: play.card! };
    const { phases: _, ...anyPhase } = effect;
    return [
      ...before(answering, effect).map((first) => put(stopped, [...momentOf(stopped, effect), ...first], play)),
      ...earlierThisTurn(answering, effect).map((first) =>
        put(stopped, [...momentOf(stopped, anyPhase), ...first], play),
      ),
    ];
  });
}

/** When an effect works, as its text says: whose turn, which phase; said only where the line begins with it. */
function momentOf({ items, at, by }: Stopped, { whoseTurn, phases = [] }: Effect): Item[] {
  if (items.slice(0, at).some(({ is }) => is !== 'life-points')) return [];
  return [
    ...(whoseTurn === 'opponent' ? [{ is: 'turn', player: other(by), supposed: true } as const] : []),
    // Where it works in the Main Phase, too, nothing need be supposed.
    ...(phases.includes('main1') ? [] : phases.slice(0, 1)).map(
      (phase) => ({ is: 'phase', phase, supposed: true }) as const,
    ),
  ];
}

// ── whose turn, which phase ──

/** Whether somebody Summoned or attacked: that says whose turn it is. */
const hasActed = (moment: readonly Item[]): boolean =>
  moment.some((item) => item.is === 'action' && item.does !== 'activate');
/** The turn of the other player than the one who begins, where the line does not say whose it is. */
function otherTurn({ items, at, by }: Pick<Stopped, 'items' | 'at' | 'by'>): Item[][] {
  const moment = items.slice(0, at);
  if (moment.some(({ is }) => is === 'turn')) return [];
  const whoBegins = moment.find((item) => item.is === 'action')?.by;
  return [[{ is: 'turn', player: other(whoBegins ?? by), supposed: true }]];
}
const PHASES: readonly Phase[] = ['battle', 'end', 'standby', 'main2', 'draw'];

/** How many cards a hand has, or none, is told: nobody draws before that. */
const countsHand = (items: readonly Item[]): boolean =>
  items.some((item) => item.is === 'there' && (item.none === 'hand' || item.cards.some(({ notes }) => notes.place === 'hand' && notes.exactly === true))); // prettier-ignore
/** Before the first play, where the line names neither: another turn, another phase, both. */
function otherMoments({ items, at, by }: Stopped): Item[][] {
  const moment = items.slice(0, at);
  // What was Summoned or attacked before says where the game stands.
  if (hasActed(moment)) return [];
  const turns = otherTurn({ items, at, by });
  const phases: Item[][] = moment.some(({ is }) => is === 'phase' || is === 'step')
    ? []
    : PHASES.filter((phase) => phase !== 'draw' || !countsHand(items)).map((phase) => [
        { is: 'phase', phase, supposed: true },
      ]);
  const both = turns.flatMap((turn) => phases.map((phase) => [...turn, ...phase]));
  return [...turns, ...phases, ...both].map((put) => [...put, ...items]);
}
