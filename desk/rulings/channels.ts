// The channels of rulings: a case or a line in, the answer out, with what was assumed on the way.
import { withCaseCards } from '../../engine/case/cards.ts';
import { readCase } from '../../engine/case/read.ts';
import type { Effect } from '../../engine/ygo/effects/schema.ts';
import type { JudgeDesk } from '../contract.ts';
import { lineOf, readLine } from '../line.ts';
import { declaredText, type CardText, type TextOf } from '../line/asked.ts';
import { accepted, stoppable, type Means } from '../means.ts';
import { answer } from '../refused.ts';
import { assuming, withAssumed } from './assumed.ts';
import type { RulingOutputs } from './contract.ts';
import { handlesOf } from './handles.ts';
import { withRightAnswers } from './wrong-answers.ts';

type RulingChannels = Pick<JudgeDesk, 'rule' | 'handles' | 'now' | 'line' | 'lineOf' | 'cancel'>;

export function rulingChannels(means: Means): RulingChannels {
  const { engine } = means;
  return {
    rule: (input, stop) =>
      answer(async () => {
        const { read, library } = stoppable(means, stop);
        const theCase = await read(input);
        const ruling = withRightAnswers((await engine()).rule(theCase, library()), theCase);
        return { case: theCase, ruling: assuming(ruling, theCase) };
      }),
    handles: (input, stop) =>
      answer(async () => {
        const { read, library, judging } = stoppable(means, stop);
        const theCase = await read(input);
        const judge = await judging();
        return handlesOf(theCase, assuming(judge(theCase), theCase), judge, library());
      }),
    now: (input, stop) =>
      answer(async () => {
        const { read, library } = stoppable(means, stop);
        return (await engine()).now(await read(input), library());
      }),
    line: (input, stop) => answer(() => ruledLine(input, stoppable(means, stop))),
    lineOf: ({ case: written }, stop) =>
      answer(async () => {
        const { read, finder, judging } = stoppable(means, stop);
        return { line: lineOf(await read({ case: written }), finder(), await judging()) ?? null };
      }),
    // What runs in this process is done before anything can be ended: ending is for whoever carries the calls.
    cancel: () => answer(() => null),
  };
}

/** The case a line means, and its ruling. */
async function ruledLine(
  { line, ruleset, rulesets, game, onto, prints }: Parameters<RulingChannels['line']>[0],
  { engine, library, finder, read, judging }: Means,
): Promise<RulingOutputs['line']> {
  const { rule, effects } = await engine();
  const cards = library();
  const textOf: TextOf = (card) => {
    const reading = card.effects === undefined ? cards.reading?.('ygo', card) : undefined;
    return reading
      ? { effects: reading.effects as Effect[], unread: reading.unread as CardText['unread'] }
      : declaredText(card);
  };
  const before = onto === undefined ? undefined : await read({ case: onto });
  const known = before ? withCaseCards(before, cards) : cards;
  const { case: written, assumptions } = readLine(line, {
    find: finder(),
    ...(ruleset && { ruleset }),
    ...(rulesets && { rulesets }),
    ...(game && { game }),
    ...(prints && { prints }),
    ...(before && { onto: before, look: (name: string) => known.ygo(name) }),
    judge: await judging(),
    text: textOf,
    pokemonText: (card) => card.effects ?? cards.reading?.('ptcg', card)?.effects ?? [],
    printings: cards.printings,
  });
  const filled = withAssumed(written, assumptions, before);
  const theCase = accepted(readCase(filled, { library: cards, effects }));
  return { case: theCase, ruling: assuming(rule(theCase, cards), theCase) };
}
