// A line is ruled in the way in which it is possible: where a play is illegal as first filled in, other ways in which it can have been
// meant are tried in a fixed order, each on a table on which it can have been played. Counted in rulings, the same on every machine.
import { nameKey } from '../../engine/case/names.ts';
import type { Case, YgoCard } from '../../engine/case/schema.ts';
import type { Fact, Ruling } from '../../engine/ruling/schema.ts';
import type { Group, HowMany } from '../../engine/ygo/effects/schema.ts';
import { again } from './before.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import { answeredAsSaid } from './answered.ts';
import { effectOf, isPaidBy, NO_TEXT, paidWithItself, type CardText, type TextOf } from './asked.ts';
import { DISCARDS } from './used-on.ts';
import { onlyWhatCounts, withBoard, type Judge } from './board.ts';
import { choicesOpen } from './chosen.ts';
import type { FilledYgo } from './fill.ts';
import { otherwise } from './otherwise.ts';
import { many } from './placeholders.ts';
import { isHint, kindsOf, unsaid, WANTS_MOMENT } from './unsaid.ts';
import { other } from './table.ts';
import type { Stopped } from './ways/stopped.ts';
import { ways } from './ways/ways.ts';
import { effectTaken } from './which-effect.ts';
import type { Action, Item, NamedCard } from './items.ts';

/** Rulings a line may take; beyond it stands as far as it came. */
const AT_MOST = 100;
/** Plays of one line that are filled in otherwise. */
const ROUNDS = 4;

export interface Trying {
  fill: (items: readonly Item[]) => FilledYgo;
  judge: Judge;
  find: CardFinder;
  text: TextOf;
}

/** The line as it is possible; where no way is, as it came furthest, and asked where only what it does not say stands against it. What it chose among cards of the line is left open, where that decides. */
export function asPossible(items: readonly Item[], { judge: rule, ...trying }: Trying): FilledYgo {
  const judge = counted(rule);
  const found = choicesOpen(likeliest(items, { judge, ...trying }), judge);
  const on = (line: FilledYgo, only: Judge) => withBoard(line, only, trying.find, trying.text, 'briefly');
  const known = ({ card }: Action) => knownOf(card, trying);
  const { fill, find } = trying;
  const stands = otherwise(items, found, { judge, find, fill, known, on: (line) => on(line, judge) });
  return effectTaken(items, stands, { judge, fill, on, known });
}
function likeliest(items: readonly Item[], { judge, ...trying }: Trying & { judge: Counted }): FilledYgo {
  const known = (card: NamedCard) => knownOf(card, trying);
  const told = aimedBehind(paidBehind(items, known), known);
  const [first = told, ...more] = answeredAsSaid(told, known);
  const turned = answerFirst(first);
  const behind =
    turned && judge(trying.fill(first).case).illegal?.move === 0 ? furthest(turned, { judge, ...trying }) : undefined;
  if (behind && !judge(behind.case).illegal) return behind;
  const found = furthest(first, { judge, ...trying });
  // No answer to the play behind it, and none to anything else the line tells: that is what stands against it.
  if (behind && turned && isAnswerRefused(turned, behind, judge) && found.assumptions.some(isSupposedPlay))
    return behind;
  const isLegal = ({ case: theCase }: FilledYgo): boolean => !judge(theCase).illegal;
  if (isLegal(found))
    return (
      aimedAtAnswered(first, found, { judge, ...trying }) ?? cannotAim(first, found, { judge, ...trying }) ?? found
    );
  const other = more.map((one) => furthest(one, { judge, ...trying })).find(isLegal);
  return other ?? cannotAim(first, found, { judge, ...trying }) ?? found;
}

const isSupposedPlay = ({ path }: Fact): boolean => /^\/moves\/\d+\/do$/.test(path);
/** Whether it is the answer, and nothing before it, that is illegal, because what it answers has not happened so. */
function isAnswerRefused(turned: readonly Item[], { case: theCase, items }: FilledYgo, judge: Counted): boolean {
  const { illegal } = judge(theCase);
  const last = turned.findLastIndex((item) => item.is === 'action');
  const refused = turned[items[illegal?.move ?? -1] ?? -1];
  return illegal !== undefined && refused === turned[last] && illegal.reasons.every(({ code }) => NO_ANSWER.includes(code));
} // prettier-ignore
const NO_ANSWER: readonly string[] = ['timing', 'condition'];

/** "B: Divine Wrath, B discards Sangan": what is given up behind an activation that costs that is its cost, where it has no effect of its own that is used so. */
function paidBehind(items: readonly Item[], known: (card: NamedCard) => { text: CardText }): Item[] {
  const done: Item[] = [];
  for (const item of items) {
    const paid = withCost(done.at(-1), item, known);
    if (paid) done.splice(-1, 1, paid);
    else done.push(item);
  }
  return done;
}
function withCost(last: Item | undefined, item: Item, known: (card: NamedCard) => { text: CardText }): Action | undefined {
  if (item.is !== 'action' || last?.is !== 'action' || item.does !== 'activate' || last.does !== 'activate') return undefined;
  const how = GIVES.find(([verb]) => verb.test(item.written))?.[1];
  const { card } = last;
  if (!how || !item.card || !card || item.by !== last.by || item.targets.length > 0 || card.notes.cost.length > 0) return undefined;
  const pays = known(card).text.effects.some((one) => isPaidBy(one, how));
  const isUsedSo = known(item.card).text.effects.some(({ cost }) => paidWithItself(cost) === how);
  return pays && !isUsedSo ? { ...last, card: { ...card, notes: { ...card.notes, cost: [{ how, name: item.card.name }] } } } : undefined;
} // prettier-ignore
const GIVES: readonly [RegExp, NamedCard['notes']['cost'][number]['how']][] = [
  [DISCARDS, 'discard'],
  [/^(?:[AB]\s*:?\s+)?(?:tributes|opfert)\s/i, 'tribute'],
];

/** "A: Twin Twisters -> X, Y": a card behind the comma, and no word who plays it, is the next target of an effect that takes more than were named. */
function aimedBehind(items: readonly Item[], known: (card: NamedCard) => { text: CardText }): Item[] {
  const done: Item[] = [];
  for (const item of items) {
    const last = done.at(-1);
    const card = last?.is === 'action' && item.is === 'action' && isBareName(item) ? item.card : undefined;
    if (last?.is === 'action' && last.card && card && takesMore(last, known(last.card).text)) done.splice(-1, 1, aimedAtToo({ ...last, card: last.card }, card));
    else done.push(item);
  }
  return done;
} // prettier-ignore
/** What stands in parentheses behind the last target is given up for the activation ("-> X, Y (discarding Z)"). */
const aimedAtToo = (last: Action & { card: NamedCard }, { notes: { cost, ...notes }, ...card }: NamedCard): Action => ({
  ...last,
  targets: [...last.targets, { ...card, notes: { ...notes, cost: [] } }],
  card: { ...last.card, notes: { ...last.card.notes, cost: [...last.card.notes.cost, ...cost] } },
});
const isBareName = ({ by, does, anyHow, links, targets, card, written }: Action): boolean =>
  by === undefined && does === 'activate' && anyHow === true && !links && targets.length === 0 && card !== undefined && nameKey(withoutCost(written, card)) === nameKey(card.name); // prettier-ignore
const withoutCost = (written: string, { notes }: NamedCard): string =>
  notes.cost.length > 0 ? written.replace(/\s*\([^()]*\)$/, '') : written;
function takesMore({ does, targets, card }: Action, text: CardText): boolean {
  const effect = does === 'activate' && card && targets.length > 0 ? effectOf(text, { ...card.notes }) : undefined;
  const [spec, ...more] = effect?.targets ?? [];
  return spec !== undefined && more.length === 0 && most(spec.choose) > targets.length;
}
/** The most cards a choice takes. */
// prettier-ignore
const most = (choose: HowMany): number =>
  typeof choose === 'number' ? choose : typeof choose === 'string' ? Infinity : typeof choose.max === 'number' ? choose.max : choose.max === undefined ? Infinity : 1;

/** "B: Solemn Judgment, A summons Sangan": the answer stands first in the line, and behind it what it answers. */
function answerFirst(items: readonly Item[]): Item[] | undefined {
  const [first, second] = items.flatMap((item, n) => (item.is === 'action' ? [n] : []));
  const [answer, answered] = [items[first ?? -1], items[second ?? -1]];
  const between = items.slice(first! + 1, second ?? 0);
  if (answer?.is !== 'action' || answered?.is !== 'action' || between.some(({ is }) => is !== 'chain-ends')) return undefined;
  const brings = ['normal-summon', 'special-summon', 'flip-summon', 'pendulum-summon', 'set', 'attack'].includes(answered.does);
  const others = answered.by !== undefined && answer.by !== undefined && answer.by !== answered.by;
  if (answer.does !== 'activate' || !brings || !others) return undefined;
  const { links: _, ...plain } = answered;
  // The step the answer is said to come in begins behind the attack.
  const step = items[first! - 1]?.is === 'step' ? items.slice(first! - 1, first) : [];
  return [...items.slice(0, first! - step.length), plain, ...step, { ...answer, by: other(answered.by!) }, ...items.slice(second! + 1)];
} // prettier-ignore

/** "A: X > B: Effect Veiler": where the answer would target a monster nobody named, another effect of X is meant, one for which X lies there. */
function aimedAtAnswered(items: readonly Item[], { case: theCase, items: places }: FilledYgo, { judge, ...trying }: Trying & { judge: Counted }): FilledYgo | undefined {
  const isBare = (item: Item | undefined): item is Action & { card: NamedCard } =>
    item?.is === 'action' && item.does === 'activate' && item.card !== undefined && item.targets.length === 0 && !item.supposed;
  const move = (theCase.moves ?? []).findIndex((one, n) => {
    const [answer, answered] = [items[places[n] ?? -1], items[(places[n] ?? 0) - 1]];
    if (one.do !== 'activate' || one.targets?.length !== 1 || !isBare(answer) || !isBare(answered)) return false;
    const { place, effect } = answered.card.notes;
    const named = items.some((item) => item.is !== 'chain-ends' && JSON.stringify(item).includes(JSON.stringify(one.targets?.[0])));
    return answer.by !== answered.by && !named && place === undefined && effect === undefined;
  });
  const at = (places[move] ?? 0) - 1;
  const answered = items[at];
  if (move < 0 || answered?.is !== 'action' || !answered.card) return undefined;
  const { card, text } = knownOf(answered.card, trying);
  if (card?.kind !== 'monster') return undefined;
  const known = (one: Action) => knownOf(one.card, trying);
  const stopped: Stopped = { items, at, by: answered.by ?? 'A', reasons: [], card, text, known };
  const aims = ({ items: told, filled }: Tried): boolean => {
    const moves = filled.case.moves ?? [];
    const answer = moves.findIndex((one, n) => told[filled.items[n] ?? -1] === items[at + 1] && one.do === 'activate');
    const [before, one] = [moves[answer - 1], moves[answer]];
    const is = before?.do === 'activate' && one?.do === 'activate' && one.targets?.[0] === before.card;
    return is && !judge(filled.case).illegal;
  };
  return ways(stopped).map((told) => ({ items: told, filled: withBoard(trying.fill(told), judge, trying.find, trying.text, 'briefly') })).find(aims)?.filled;
} // prettier-ignore

/**
 * "A summons Vorse Raider > B: Effect Veiler": an answer that can be about the monster that was just played is about it, and about none that nobody named.
 * Where it cannot target that monster, that is the answer.
 */
function cannotAim(items: readonly Item[], { case: theCase, assumptions }: FilledYgo, { judge, ...trying }: Trying & { judge: Counted }): FilledYgo | undefined {
  const { moves = [] } = theCase;
  // What it was taken to target is that monster, and it cannot.
  const stands = judge(theCase).illegal !== undefined;
  const nobodys = moves.flatMap((one, n) => (one.do === 'activate' && one.targets?.length === 1 && assumptions.some(({ path }) => path === `/moves/${n}/targets/0`) ? [one] : []));
  const aimed = items.map((answer, at): Item => {
    const answered = items[at - 1];
    if (answer.is !== 'action' || answer.does !== 'activate' || !answer.card || answer.targets.length > 0) return answer;
    if (answered?.is !== 'action' || !answered.card || answered.does === 'set' || answered.by === answer.by) return answer;
    const { text } = knownOf(answer.card, trying);
    const is = nobodys.find(({ by, card, targets }) => by === answer.by && isCopy(card, answer.card!) && (stands || !isCopy(targets![0]!, answered.card!)));
    const spec = is && effectOf(text, { effect: is.effect })?.targets?.[0];
    const isMonster = knownOf(answered.card, trying).card?.kind === 'monster';
    return spec && isMonster && isAboutMonsters(spec, text) ? { ...answer, targets: [again(answered.card)] } : answer;
  });
  if (aimed.every((item, n) => item === items[n])) return undefined;
  const filled = furthest(aimed, { judge, ...trying });
  const { illegal } = judge(filled.case);
  const isTarget = illegal?.reasons.every((reason) => isHint(reason) || reason.code === 'target' || reason.code === 'no-target');
  return isTarget ? filled : undefined;
} // prettier-ignore
/** Whether an id is that of a card the line names, or of a copy of it. */
const isCopy = (id: string, { name }: NamedCard): boolean => nameKey(id.replace(/ \d+$/u, '')) === nameKey(name);
/** Whether a monster that was just played can be meant: one on the field, or one of which the effects are negated, wherever it is taken from. */
function isAboutMonsters({ where, whose, filter = {} }: Group, text: CardText): boolean {
  const negates = JSON.stringify(text.effects.map(({ resolve }) => resolve)).includes('"negate');
  const monsters = filter.kind === undefined || many(filter.kind).includes('monster');
  const there = many<string>(where).some((place) => place === 'monsters' || (place === 'field' && filter.kind !== undefined)) || negates;
  return monsters && there && whose !== 'you' && filter.controller !== 'you' && !filter.this;
} // prettier-ignore

function furthest(items: readonly Item[], { fill, judge, find, text }: Trying & { judge: Counted }): FilledYgo {
  const on = (tried: readonly Item[]) => withBoard(fill(tried), judge, find, text, 'briefly');
  const filled = withBoard(fill(items), judge, find, text);
  // Another of the cards it may have been is likelier than anything the line does not say.
  let best: Tried = { items, filled: judge(filled.case).illegal ? choicesOpen(filled, judge) : filled };
  // Where the search stands: at the way that came furthest, or at one with fewer reasons against the same play.
  let nearest = best;
  let stopped: Stopped | undefined;
  let ended = false;
  const seen: Tried[] = [];
  for (let round = 0; round < ROUNDS && !ended; round++) {
    const here = stoppedAt(nearest.items, nearest.filled, judge, find, text);
    if (nearest === best) stopped = here;
    const next = here && firstNearer(ways(here), nearest, judge, on, seen);
    ended = next === undefined;
    if (next) nearest = next;
    const fits = left(nearest, judge) === left(best, judge) && isSlow(best, judge) && !isSlow(nearest, judge);
    if (left(nearest, judge) < left(best, judge) || fits || leavesSome(nearest, best, judge)) best = nearest;
  }
  best = inItsMoment(plainest(best, seen, judge), seen, judge);
  const tried = seen.map((one) => one.items);
  const itselfAsked = () =>
    meantItself({ items, filled }, best, judge)
      ? asked(filled, stoppedAt(items, filled, judge, find, text), judge, tried)
      : undefined;
  const question = asked(best.filled, stopped, judge, tried);
  const reached = seen.filter((tried) => left(tried, judge) === left(best, judge));
  const unsaidOf = (one: Tried) => asked(one.filled, stoppedAt(one.items, one.filled, judge, find, text), judge, tried);
  // "A summons X", which cannot be Normal Summoned: its own Summon is meant, for which something was not said.
  const ownAsked = () =>
    isNoNormalSummon(best, judge) ? reached.map(unsaidOf).find((one) => one !== undefined) : undefined;
  if (!question)
    return (
      itselfAsked() ?? ownAsked() ?? ownFails(best, reached, judge) ?? onlyWhatCounts(best.filled, judge, find, text)
    );
  const barred = reached.find(
    (one) => judge(one.filled.case).illegal?.reasons.every(({ code }) => code === 'cannot-respond') && !unsaidOf(one),
  );
  if (barred) return barred.filled;
  return anyway(reached, judge, unsaidOf)?.filled ?? question;
}

/**
 * "A: <Trap> > B: Mystical Space Typhoon -> it": where the Trap itself could not be filled in and only its effect in the Graveyard can be, what is aimed at
 * it there is no answer for the Trap itself.
 */
function meantItself(first: Tried, best: Tried, judge: Judge): boolean {
  const [plain, illegal] = [first, best].map((one) => judge(one.filled.case).illegal);
  const [play, answer] = [first, best].map((one, n) => one.items[one.filled.items[[plain, illegal][n]?.move ?? -1] ?? -1]);
  if (!plain || !illegal || play?.is !== 'action' || answer?.is !== 'action' || first === best) return false;
  const meant = best.items[best.items.indexOf(answer) - 1];
  const isSame = meant?.is === 'action' && meant.card?.notes.supposed === true && meant.card?.name === play.card?.name && answer.targets.some(({ name }) => name === play.card?.name);
  return isSame && illegal.reasons.every(({ code }) => code === 'target' || code === 'no-target');
} // prettier-ignore

/** "A summons X", which has only its own Summon: where that fails on what it asks for, that is the answer. */
function ownFails(best: Tried, reached: readonly Tried[], judge: Judge): FilledYgo | undefined {
  const fails = (one: Tried): boolean =>
    judge(one.filled.case).illegal?.reasons.every(({ code }) => code === 'condition' || code === 'cost') === true;
  return isNoNormalSummon(best, judge) ? reached.find(fails)?.filled : undefined;
}
const isNoNormalSummon = ({ filled }: Tried, judge: Judge): boolean =>
  judge(filled.case).illegal?.reasons.every(({ code }) => code === 'cannot-normal-summon') === true;

/** Whether the same play is illegal for some of the reasons only: the others fell with the turn or the phase, which the line does not say. */
function leavesSome(one: Tried, than: Tried, judge: Judge): boolean {
  if (left(one, judge) !== left(than, judge) || reasons(one, judge) >= reasons(than, judge)) return false;
  const against = (tried: Tried) => judge(tried.filled.case).illegal?.reasons ?? [];
  const said = against(than).map(({ text }) => text.en);
  const fell = against(than).filter(({ text }) => against(one).every((left) => left.text.en !== text.en));
  return (
    against(one).every(({ text }) => said.includes(text.en)) && fell.every(({ code }) => WANTS_MOMENT.includes(code))
  );
}

/** Where no way is legal, that effect and place of the card against which least stands: what it fails on is what the judge asks. */
function plainest(best: Tried, seen: readonly Tried[], judge: Judge): Tried {
  if (left(best, judge) === 0) return best;
  const isPlain = ({ items }: Tried) =>
    items.length === best.items.length && items.every((item) => item.is === 'action' || !('supposed' in item));
  return seen
    .filter((one) => isPlain(one) && left(one, judge) === left(best, judge))
    .reduce((least, one) => (reasons(one, judge) < reasons(least, judge) ? one : least), best);
}

/** "A: Monster Reborn -> Jinzo, B: Torrential Tribute": what comes too early is refused for what stands against it in its moment, when the Chain before it has resolved. */
function inItsMoment(best: Tried, seen: readonly Tried[], judge: Judge): Tried {
  const against = (one: Tried) => judge(one.filled.case).illegal?.reasons.map(({ code }) => code) ?? [];
  if (left(best, judge) === 0 || !against(best).includes('timing')) return best;
  const waits = ({ items }: Tried): boolean => {
    const at = items.findLastIndex((item) => item.is === 'chain-ends' && item.between === true);
    return at >= 0 && best.items.length === items.length - 1 && items.toSpliced(at, 1).every((item, n) => item === best.items[n]);
  };
  // Where the Chain took it away, that is not why it came too early.
  const fails = (one: Tried) => against(one).every((code) => code !== 'wrong-place' && !WANTS_MOMENT.includes(code) && !against(best).includes(code));
  const later = seen.find((one) => left(one, judge) === left(best, judge) && waits(one) && fails(one));
  return later ?? best;
} // prettier-ignore

/** Where what is missing came before it, and something the line does say stands against the play all the same: that. */
function anyway(seen: readonly Tried[], judge: Judge, unsaidOf: (tried: Tried) => FilledYgo | undefined): Tried | undefined {
  const there = seen.filter(
    ({ filled }) => !judge(filled.case).illegal?.reasons.some(({ code }) => code === 'wrong-place' || WANTS_MOMENT.includes(code)),
  );
  return there.every((tried) => unsaidOf(tried) === undefined) ? there[0] : undefined;
} // prettier-ignore

/** With the question, where the line stays illegal only for what it does not say. */
function asked(
  filled: FilledYgo,
  stopped: Stopped | undefined,
  judge: Counted,
  tried: readonly (readonly Item[])[],
): FilledYgo | undefined {
  const ruling = judge(filled.case);
  const { illegal } = ruling;
  const explored = { rulings: judge.count(), all: !judge.spent(), kinds: kindsOf(tried) };
  const asks = illegal && stopped && !hasMoved(stopped, filled, ruling);
  const question = asks ? unsaid(stopped, illegal.reasons, explored) : undefined;
  return question && { ...filled, assumptions: [...filled.assumptions, question] };
}

/**
 * Whether the card whose effect is to trigger has moved by what the line says, and its effects answer only what becomes of the card itself: it was
 * banished, or discarded, and not sent from the field.
 */
function hasMoved({ text }: Stopped, { case: theCase }: FilledYgo, ruling: Ruling): boolean {
  const move = ruling.illegal && theCase.moves?.[ruling.illegal.move];
  if (move?.do !== 'activate' || !ruling.illegal?.reasons.some(({ code }) => code === 'timing')) return false;
  const ofItself = text.unread.length === 0 && text.effects.every(({ on }) => many(on).every(({ card }) => card?.this !== undefined));
  // It was Summoned, and not as the effect asks.
  const brought = theCase.moves?.slice(0, ruling.illegal?.move).some((one) => /^(?:normal|special|flip)-summon$/.test(one.do) && 'card' in one && one.card === move.card);
  const summons = text.effects.some(({ on }) => many(on).some(({ event }) => many(event).includes('summoned')));
  if (brought && summons && ofItself) return true;
  const went = ruling.steps.flatMap(({ changes }) =>
    changes.flatMap((change) => {
      const [, zone] = /^\/players\/[AB]\/(graveyard|banished|hand)/.exec(change.path) ?? [];
      return zone && 'value' in change && JSON.stringify(change.value).includes(JSON.stringify(move.card))
        ? [zone]
        : [];
    }),
  );
  return went.includes('banished') || (went.length > 0 && ofItself);
} // prettier-ignore

interface Tried {
  items: readonly Item[];
  filled: FilledYgo;
}
/** The first way that comes further; else the first with fewer reasons against the play. */
function firstNearer(
  all: readonly Item[][],
  from: Tried,
  judge: Counted,
  on: (items: readonly Item[]) => FilledYgo,
  seen: Tried[],
): Tried | undefined {
  const reached = left(from, judge);
  const against = reasons(from, judge);
  let nearer: Tried | undefined;
  for (const items of all) {
    if (judge.spent()) return nearer;
    const tried = { items, filled: on(items) };
    seen.push(tried);
    if (left(tried, judge) < reached) return tried;
    if (
      left(tried, judge) === reached &&
      reasons(tried, judge) < Math.min(against, nearer ? reasons(nearer, judge) : against)
    )
      nearer = tried;
  }
  return nearer;
}
/** Items from the illegal one to the end; 0 where every play is legal. */
const left = ({ items, filled }: Tried, judge: Judge): number => {
  const ruling = judge(filled.case);
  const { illegal } = ruling;
  if (!illegal) return notReached(items, filled, ruling);
  const at = filled.items[illegal.move] ?? items.length;
  const item = items[at];
  // Whoever attacks does it in his own turn: one in which he cannot is never meant.
  const inOthersTurn =
    item?.is === 'action' && item.does === 'attack' && illegal.reasons.some(({ code }) => code === 'not-your-turn');
  return items.length - at + (inOthersTurn ? 0.5 : 0);
};
/** Items behind the one at which it hangs on the ATK or DEF of a monster nobody named: what is disputed was not reached. */
function notReached(items: readonly Item[], { case: theCase, items: places }: FilledYgo, ruling: Ruling): number {
  if (!ruling.decisions.some(({ given, id }) => given === 'open' && /\/(?:atk|def)$/u.test(id))) return 0;
  const first =
    theCase.moves?.findIndex(
      (play, at) => play.do === 'activate' && !ruling.steps.some(({ move, card }) => move === at && card === play.card),
    ) ?? -1;
  return first < 0 ? 0 : items.length - (places[first] ?? items.length);
}
function reasons(tried: Tried, judge: Judge): number {
  const { illegal } = judge(tried.filled.case);
  const against = illegal?.reasons.filter((reason) => !isHint(reason)) ?? [];
  // A Chain that was supposed, and is none.
  if (illegal && tried.filled.case.moves?.[illegal.move]?.do === 'resolve') return Infinity;
  // An effect of one's own turn is not what was meant in the other player's.
  const inOthersTurn = against.some(({ code }) => code === 'not-your-turn') ? 2 : 0;
  return against.length + inOthersTurn + (isSlow(tried, judge) ? 1 : 0);
}
/** What is too slow to be chained was not meant as a link, where the line does not say so. */
function isSlow({ items, filled }: Tried, judge: Judge): boolean {
  const { illegal } = judge(filled.case);
  const item = illegal && items[filled.items[illegal.move] ?? -1];
  return item?.is === 'action' && !item.links && illegal?.reasons.some(({ code }) => code === 'spell-speed') === true;
}

function stoppedAt(
  items: readonly Item[],
  filled: FilledYgo,
  judge: Judge,
  find: CardFinder,
  text: TextOf,
): Stopped | undefined {
  const { illegal } = judge(filled.case);
  const at = illegal && filled.items[illegal.move];
  const action = at === undefined ? undefined : items[at];
  const move = illegal && filled.case.moves?.[illegal.move];
  if (at === undefined || action?.is !== 'action' || !move || !('by' in move) || !move.by) return undefined;
  const known = ({ card }: Action) => knownOf(card, { find, text });
  const reasons = illegal.reasons.map(({ code }) => code);
  return { items, at, by: move.by, reasons, ...known(action), known };
}
function knownOf(named: NamedCard | undefined, { find, text }: Pick<Trying, 'find' | 'text'>) {
  const found = named && find('ygo', named.name);
  const card = named?.card ?? (found && 'card' in found ? (found.card as YgoCard) : undefined);
  return { card, text: card ? text(card) : NO_TEXT };
}

/** What stands against a play where a text nobody could read changes nothing, or whatever is decided before, stands against it here as well: other ways are tried. */
function ifUnreadDoNothing(ruling: Ruling): Ruling {
  const { branches = [] } = ruling;
  const nothing = branches.length === 1 ? branches.find(({ answer }) => answer === 'nothing') : undefined;
  const every = ruling.verdict === 'illegal' ? branches.map((branch) => ifUnreadDoNothing(branch.ruling).illegal) : [];
  const illegal = nothing ? ifUnreadDoNothing(nothing.ruling).illegal : leastOf(every);
  return illegal && !ruling.illegal ? { ...ruling, illegal } : ruling;
}
/** Of what stands against a play in every branch, that with the fewest reasons. */
const leastOf = (all: readonly Ruling['illegal'][]): Ruling['illegal'] =>
  all.reduce((least, one) => (least && (!one || one.reasons.length < least.reasons.length) ? one : least), all[0]);

/** Rules on each case once, and counts. */
interface Counted extends Judge {
  spent: () => boolean;
  /** Rulings so far. */
  count: () => number;
}
function counted(judge: Judge): Counted {
  const ruled = new WeakMap<Case, Ruling>();
  let rulings = 0;
  const ruleOnce = (theCase: Case): Ruling => {
    const known = ruled.get(theCase);
    if (known) return known;
    rulings++;
    const ruling = ifUnreadDoNothing(judge(theCase));
    ruled.set(theCase, ruling);
    return ruling;
  };
  return Object.assign(ruleOnce, { spent: () => rulings >= AT_MOST, count: () => rulings });
}
