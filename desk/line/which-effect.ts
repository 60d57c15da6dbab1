// "A: Fiendsmith's Requiem > B: Effect Veiler": which effect of a card was activated nobody says. What the answer aims at hangs on it: whether the card still
// lies there, whether it is negated. Where another effect gives another answer, the headline holds only for the one that was taken, and says what holds else.
import { cardsOf } from '../../engine/case/ids.ts';
import { nameKey } from '../../engine/case/names.ts';
import { say } from '../../engine/ruling/say.ts';
import type { ChainLink, Fact, Localized, Ruling, YgoRuling } from '../../engine/ruling/schema.ts';
import type { YgoCard, YgoMove } from '../../engine/case/schema.ts';
import type { Place } from '../../engine/ygo/effects/schema.ts';
import { refusedForTaken } from './answerable.ts';
import { activatedOf, type CardText } from './asked.ts';
import type { Judge } from './board.ts';
import type { FilledYgo } from './fill.ts';
import { names } from './names.ts';
import { many } from './placeholders.ts';
import { effectWays } from './ways/effects.ts';
import type { Stopped } from './ways/stopped.ts';
import type { Action, Item, NamedCard } from './items.ts';

export interface Which {
  judge: Judge & { spent: () => boolean };
  fill: (items: readonly Item[]) => FilledYgo;
  /** The line on a table on which it can have been played. */
  on: (line: FilledYgo, judge: Judge) => FilledYgo;
  known: (action: Action) => Pick<Stopped, 'card' | 'text'>;
}
/** So many other ways of one card are tried. */
const TRIED = 6;

/** A play of which nothing says which effect is meant, and the play that answers it. */
interface Pair {
  at: number;
  play: Action & { card: NamedCard };
  answer: Action;
  text: CardText;
}
/** The line with what holds for another effect of a card that is answered. */
export function effectTaken(items: readonly Item[], found: FilledYgo, which: Which): FilledYgo {
  return pairs(items, which.known).reduce((line, pair) => {
    const fact = otherAnswer(items, line, pair, which);
    return fact ? { ...line, assumptions: [...line.assumptions, fact] } : line;
  }, found);
}
function otherAnswer(items: readonly Item[], line: FilledYgo, pair: Pair, { judge, fill, on, known }: Which): Fact | undefined {
  const { at, play, text } = pair;
  const here = movesOf(line, pair);
  const ruling = judge(line.case);
  const number = here === undefined ? undefined : numberOf(line, here, text, ruling);
  const called = (card: NamedCard): Localized => names(known({ ...play, card }).card, card.name);
  if (here !== undefined && ruling.illegal) return refusedFor(line, here, ruling, pair, known, called);
  if (here === undefined || number === undefined || !isOneOfSeveral(known(play).card, text)) return undefined;
  const tried = new Set([number]);
  const others = effectWays({ items, at, by: play.by ?? 'A', reasons: [], ...known(play), known }, play);
  for (const told of others.slice(0, TRIED)) {
    if (judge.spent()) return undefined;
    const plain = fill(told);
    const there = movesOf(plain, pair);
    const effect = there === undefined ? undefined : numberOf(plain, there, text);
    if (there === undefined || effect === undefined || tried.has(effect) || !worksOnField(text, effect) || !isOnField(plain, there)) continue;
    // What lies there lies there for the play, and not for its answer.
    const other = on(plain, (of) => asFarAs(judge(of), there));
    const then = judge(other.case);
    if (then.illegal && then.illegal.move <= there) continue;
    tried.add(effect);
    const otherwise = answersElse({ line, ruling, at: here }, { line: other, ruling: then, at: there }, pair, called, judge);
    if (otherwise) return held(here, called(play.card), [number, effect], otherwise);
  }
  return undefined;
} // prettier-ignore

/** What is refused because of the effect that was taken. */
function refusedFor({ case: theCase }: FilledYgo, at: number, ruling: Ruling, { play, answer, text }: Pair, known: Which['known'], called: (card: NamedCard) => Localized): Fact | undefined {
  const move = theCase.moves?.[at];
  const { card } = known(play);
  if (!card || move?.do !== 'activate' || ruling.game !== 'ygo') return undefined;
  const [of, by] = [play.card, answer.card!].map(called) as [Localized, Localized];
  const option = move.choose?.option;
  return refusedForTaken({ ruling, at, option, played: { card, text, called: of }, answer: { text: known(answer).text, called: by } });
} // prettier-ignore

/** A monster with several effects that are activated. */
const isOneOfSeveral = (card: YgoCard | undefined, text: CardText): boolean =>
  card?.kind === 'monster' && activatedOf(text).length > 1;

function pairs(items: readonly Item[], known: Which['known']): Pair[] {
  return items.flatMap((play, at) => {
    const answer = items[at + 1];
    // What triggers at the Summon the line tells is the effect that is meant.
    if (
      !isOpen(play) ||
      isBroughtOut(items[at - 1], play) ||
      answer?.is !== 'action' ||
      answer.does !== 'activate' ||
      answer.by === play.by
    )
      return [];
    const { card, text } = known(play);
    return card ? [{ at, play, answer, text }] : [];
  });
}
const isBroughtOut = (before: Item | undefined, { card }: Pair['play']): boolean =>
  before?.is === 'action' && /-summon$/.test(before.does) && before.card?.name === card.name;
/** Nothing said of it tells which effect it is. */
const isOpen = (item: Item): item is Pair['play'] =>
  item.is === 'action' && item.does === 'activate' && item.card !== undefined && !item.supposed && item.targets.length === 0 && isBare(item.card.notes); // prettier-ignore
const isBare = ({ place, effect, option, cost, declared }: NamedCard['notes']): boolean =>
  place === undefined && effect === undefined && option === undefined && cost.length === 0 && declared === undefined;

/** The move of the play; the next one is its answer. */
function movesOf({ case: theCase }: FilledYgo, { play, answer }: Pair): number | undefined {
  const { moves = [] } = theCase;
  const is = (n: number, { card, by }: Action): boolean => {
    const move = moves[n];
    if (move?.do !== 'activate' || (by !== undefined && move.by !== by)) return false;
    const name = cardsOf(theCase).find(({ id }) => id === move.card)?.card ?? move.card.replace(/#\d+$/, '');
    return nameKey(name) === nameKey(card?.name ?? '');
  };
  const move = moves.findIndex((_, n) => is(n, play) && is(n + 1, answer));
  return move < 0 ? undefined : move;
} // prettier-ignore

/** Whether the monster whose effect a move uses lies in a Monster Zone by then. */
function isOnField({ case: theCase }: FilledYgo, at: number): boolean {
  const { moves = [], state } = theCase;
  const move = moves[at];
  const { A, B } = state?.players ?? {};
  const id = move?.do === 'activate' ? move.card : '';
  const lies = [A, B].some((player) => JSON.stringify(player?.monsters ?? []).includes(JSON.stringify(id)));
  return lies || moves.slice(0, at).some((one) => /-summon$/.test(one.do) && 'card' in one && one.card === id);
}
/** The number of the effect a move uses: the one the case says, or that was activated, else the first that is. */
function numberOf({ case: theCase }: FilledYgo, at: number, text: CardText, ruling?: Ruling): number | undefined {
  const move = theCase.moves?.[at];
  return move?.do === 'activate' ? (move.effect ?? (ruling && linkIn(ruling, move))?.effect ?? activatedOf(text)[0]?.number) : undefined;
} // prettier-ignore

const asFarAs = ({ illegal, ...ruling }: Ruling, move: number): Ruling =>
  illegal && illegal.move <= move ? { ...ruling, illegal } : ruling;

const worksOnField = (text: CardText, number: number): boolean =>
  activatedOf(text).some((one) => one.number === number && many<Place>(one.from ?? 'monsters').some((place) => place === 'monsters' || place === 'field')); // prettier-ignore

type Called = (card: NamedCard) => Localized;
interface Answered {
  line: FilledYgo;
  ruling: Ruling;
  at: number;
}
/** What holds there and not here: what is answered can no longer be aimed at, or comes to something else. */
function answersElse(here: Answered, there: Answered, { play, answer }: Pair, called: Called, judge: Judge): Localized | undefined {
  const { illegal } = there.ruling;
  if (illegal?.move === there.at + 1 && illegal.reasons.every(({ code }) => code === 'wrong-link')) {
    const by = called(answer.card!);
    return say(`${by.de} kann darauf nicht aktiviert werden.`, `${by.en} cannot be activated in response to it.`);
  }
  if (aimsAtAnswered(here)) {
    const missed = illegal ? illegal.move === there.at + 1 && illegal.reasons.every(({ code }) => code === 'target' || code === 'no-target') : !aimsAtAnswered(there);
    const [by, it] = [answer, play].map(({ card }) => called(card!));
    return missed ? say(`${by!.de} kann ${it!.de} dann nicht zum Ziel nehmen.`, `${by!.en} then cannot target ${it!.en}.`) : undefined;
  }
  const [became, becomes] = [outcomeOf(here, judge), outcomeOf(there, judge)];
  const direct = there.line.case.moves?.slice(0, there.at).every((move) => move.do !== 'resolve') === true;
  const differs = direct && there.ruling.verdict === 'resolved' && [became, becomes].every((one) => one !== undefined && one !== 'no-effect') && became !== becomes;
  return differs && !illegal ? there.ruling.headline : undefined;
} // prettier-ignore
/** Whether the answer takes the card whose effect it answers. */
function aimsAtAnswered({ line, at }: Answered): boolean {
  const [play, answer] = [line.case.moves?.[at], line.case.moves?.[at + 1]];
  return play?.do === 'activate' && answer?.do === 'activate' && answer.targets?.includes(play.card) === true;
}
/** What became of the link of a move; 'undone' where it comes to nothing only because of the answer. */
function outcomeOf({ ruling, line, at }: Answered, judge: Judge): string | undefined {
  const { moves = [] } = line.case;
  const outcome = outcomeIn(ruling, moves[at]);
  const alone = outcome === 'no-effect' ? outcomeIn(judge({ ...line.case, moves: moves.slice(0, at + 1) }), moves[at]) : undefined;
  return alone === 'resolved' ? 'undone' : outcome;
} // prettier-ignore
const linkIn = (ruling: Ruling, move: YgoMove | undefined): ChainLink | undefined =>
  move?.do === 'activate' ? (ruling as YgoRuling).chain?.findLast(({ card }) => card === move.card) : undefined;
const outcomeIn = (ruling: Ruling, move: YgoMove | undefined): string | undefined => linkIn(ruling, move)?.outcome;

/** For which effect it holds, and what holds for the other. */
function held(move: number, card: Localized, [number, other]: readonly [number, number], { de, en }: Localized): Fact {
  return {
    path: `/moves/${move}/which`,
    value: number,
    text: say(
      `Das gilt für Effekt ${number} von ${card.de}; für Effekt ${other}: ${de}`,
      `This holds for effect ${number} of ${card.en}; for effect ${other}: ${en}`,
    ),
  };
}
