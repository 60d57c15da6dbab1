/**
 * What could have gone otherwise at a step: a response made or not, another response, a coin, a choice. Each switch holds one case per option,
 * so that all of them can be ruled and held side by side.
 */
import type { Case, Decision, Localized, NowOption, Ruling, Step } from '../../../desk/contract.ts';
import { W } from './words.ts';
import { answered, tells } from './answer.ts';

type Move = NonNullable<Case['moves']>[number];
export interface Switch {
  id: string;
  question: Localized;
  options: { text: Localized; given: boolean; case: Case }[];
}
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const movesOf = (of: Case): Move[] => (of.moves ?? []) as Move[];
const withMoves = (of: Case, moves: Move[]): Case => ({ ...of, moves }) as Case;

/** The place (index from 1) at which a decision is seen while walking: the first step that happened after it. */
const seenAt = (steps: readonly Step[], decision: Decision): number => {
  const index = steps.findIndex((s, i) => i >= decision.afterStep && s.outcome !== 'skipped');
  return index < 0 ? steps.length : index + 1;
};

/** Coins, choices and uses that fell at step `n`, each with all its answers. */
export function decisionSwitches(of: Case, ruling: Ruling, steps: readonly Step[], n: number): Switch[] {
  return (
    ruling.decisions
      .filter((d) => (d.given === 'case' || d.given === 'assumed') && (d.answers?.length ?? 0) > 1)
      // What a text does is told in a form of its own.
      .filter((d) => !d.answers?.some(({ value }) => tells(value)))
      .filter((d) => seenAt(steps, d) === n)
      .map((decision) => ({
        id: decision.id,
        question: decision.text,
        options: (decision.answers ?? []).map((answer) => {
          const given = same(answer.value, decision.answer);
          return { text: answer.text, given, case: given ? of : answered(of, decision, answer.value) };
        }),
      }))
  );
}

/** Where a response could stand: the moves before it, the one made (if any), those after it. */
export interface Opening {
  before: Move[];
  made?: Move;
  after: Move[];
  by?: 'A' | 'B';
}
/** At a response, or where both players added nothing more to the chain. */
export function openingAt(of: Case, steps: readonly Step[], n: number): Opening | undefined {
  const step = steps[n - 1];
  const moves = movesOf(of);
  if (step?.kind === 'activation' && (step.link ?? 1) > 1 && step.move !== undefined) {
    const made = moves[step.move];
    if (made?.do !== 'activate') return undefined;
    return { before: moves.slice(0, step.move), made, after: moves.slice(step.move + 1), by: made.by };
  }
  if (step?.kind === 'passes') {
    const last = steps.slice(0, n).findLast((s) => s.kind === 'activation' && s.move !== undefined)?.move;
    if (last === undefined) return undefined;
    return { before: moves.slice(0, last + 1), after: moves.slice(last + 1) };
  }
  return undefined;
}

/** The responses possible at an opening, from what may be done after the moves before it. */
export function responseSwitch(
  of: Case,
  { before, made, after, by }: Opening,
  possible: readonly NowOption[],
  nameOf: (id: string) => Localized,
): Switch | undefined {
  const words = (card: string, player: string, effect: number | undefined): Localized => {
    const name = nameOf(card);
    const say = (lang: 'de' | 'en', word: string): string =>
      `${player}: ${name[lang]}${effect === undefined ? '' : ` (${word} ${effect})`}`;
    return { de: say('de', 'Effekt'), en: say('en', 'effect') };
  };
  const others = possible.filter(
    (o) =>
      o.do === 'activate' &&
      o.legal !== false &&
      (by === undefined || o.by === by) &&
      !(made?.do === 'activate' && made.card === o.card && (made.effect ?? o.effect) === o.effect),
  );
  const options: Switch['options'] = [
    ...(made?.do === 'activate' ? [{ text: words(made.card, made.by, made.effect), given: true, case: of }] : []),
    { text: W.noResponse(), given: made === undefined, case: made ? withMoves(of, [...before, ...after]) : of },
    ...others.map((o) => ({
      text: words(o.card, o.by, o.effect),
      given: false,
      case: withMoves(of, [
        ...before,
        { by: o.by, do: 'activate', card: o.card, ...(o.effect !== undefined && { effect: o.effect }) },
        ...after,
      ]),
    })),
  ];
  return options.length < 2 ? undefined : { id: `response/${before.length}`, question: W.whoResponds(), options };
}
