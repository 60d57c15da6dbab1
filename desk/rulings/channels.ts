// The channels of rulings: a case or a line in, the answer out, with what was assumed on the way.
import { withCaseCards } from '../../engine/case/cards.ts';
import { readCase } from '../../engine/case/read.ts';
import type { Effect } from '../../engine/ygo/effects/schema.ts';
import type { JudgeDesk } from '../contract.ts';
import { lineOf, readLine } from '../line.ts';
import { declaredText, type CardText, type TextOf } from '../line/asked.ts';
import { accepted, type Means } from '../means.ts';
import { answer } from '../refused.ts';
import { assuming, withAssumed } from './assumed.ts';
import { handlesOf } from './handles.ts';
import { withRightAnswers } from './wrong-answers.ts';

type RulingChannels = Pick<JudgeDesk, 'rule' | 'handles' | 'now' | 'line' | 'lineOf' | 'cancel'>;

export function rulingChannels({ engine, library, finder, read, judging }: Means): RulingChannels {
  const textOf: TextOf = (card) => {
    const read = card.effects === undefined ? library().reading?.('ygo', card) : undefined;
    return read ? { effects: read.effects as Effect[], unread: read.unread as CardText['unread'] } : declaredText(card);
  };
  return {
    rule: (input) =>
      answer(async () => {
        const theCase = await read(input);
        const ruling = withRightAnswers((await engine()).rule(theCase, library()), theCase);
        return { case: theCase, ruling: assuming(ruling, theCase) };
      }),
    handles: (input) =>
      answer(async () => {
        const theCase = await read(input);
        const judge = await judging();
        return handlesOf(theCase, assuming(judge(theCase), theCase), judge, library());
      }),
    now: (input) => answer(async () => (await engine()).now(await read(input), library())),
    line: ({ line, ruleset, rulesets, game, onto, prints }) =>
      answer(async () => {
        const { rule, effects } = await engine();
        const before = onto === undefined ? undefined : await read({ case: onto });
        const known = before ? withCaseCards(before, library()) : library();
        const { case: written, assumptions } = readLine(line, {
          find: finder(),
          ...(ruleset && { ruleset }),
          ...(rulesets && { rulesets }),
          ...(game && { game }),
          ...(prints && { prints }),
          ...(before && { onto: before, look: (name: string) => known.ygo(name) }),
          judge: await judging(),
          text: textOf,
          pokemonText: (card) => card.effects ?? library().reading?.('ptcg', card)?.effects ?? [],
          printings: library().printings,
        });
        const filled = withAssumed(written, assumptions, before);
        const theCase = accepted(readCase(filled, { library: library(), effects }));
        return { case: theCase, ruling: assuming(rule(theCase, library()), theCase) };
      }),
    lineOf: ({ case: written }) =>
      answer(async () => ({ line: lineOf(await read({ case: written }), finder(), await judging()) ?? null })),
    // What runs in this process is done before anything can be ended: ending is for whoever carries the calls.
    cancel: () => answer(() => null),
  };
}
