// The channels of rulings: a case or a line in, the answer out, with what was assumed on the way.
import { withCaseCards } from '../../engine/case/cards.ts';
import { readCase } from '../../engine/case/read.ts';
import type { Effect } from '../../engine/ygo/effects/schema.ts';
import type { JudgeDesk } from '../contract.ts';
import { readLine, type LineOptions } from '../line.ts';
import { readLineAsFarAs, readWholeLine } from '../line/partly.ts';
import { lineOf } from '../line-of.ts';
import { layOut } from '../line/laid-out/laid-out.ts';
import { LAID } from '../line/laid-out/say.ts';
import { declaredText, type CardText } from '../line/asked.ts';
import { accepted, stoppable, type Means } from '../means.ts';
import { answer } from '../refused.ts';
import { assuming, withAssumed } from './assumed.ts';
import type { RulingOutputs } from './contract.ts';
import { handlesOf } from './handles.ts';
import { withRightAnswers } from './wrong-answers.ts';

type RulingChannels = Pick<JudgeDesk, 'rule' | 'handles' | 'now' | 'line' | 'layOut' | 'lineOf' | 'cancel'>;

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
    layOut: (input, stop) => answer(() => laidLine(input, stoppable(means, stop))),
    lineOf: ({ case: written, lang }, stop) =>
      answer(async () => {
        const heeding = stoppable(means, stop);
        const of = await heeding.read({ case: written });
        return lineOf(of, { ...(await lineReading(heeding)), ...(lang && { lang }) }) ?? { line: null };
      }),
    // What runs in this process is done before anything can be ended: ending is for whoever carries the calls.
    cancel: () => answer(() => null),
  };
}

/** What a line is read with. */
async function lineReading({
  library,
  finder,
  judging,
}: Means): Promise<Pick<LineOptions, 'find' | 'judge' | 'text' | 'pokemonText' | 'printings'>> {
  const cards = library();
  return {
    find: finder(),
    judge: await judging(),
    text: (card) => {
      const reading = card.effects === undefined ? cards.reading?.('ygo', card) : undefined;
      return reading
        ? { effects: reading.effects as Effect[], unread: reading.unread as CardText['unread'] }
        : declaredText(card);
    },
    pokemonText: (card) => card.effects ?? cards.reading?.('ptcg', card)?.effects ?? [],
    printings: cards.printings,
  };
}

/** The case a line means, and its ruling. */
async function ruledLine(
  { line, ruleset, rulesets, game, onto, prints, whole }: Parameters<RulingChannels['line']>[0],
  means: Means,
): Promise<RulingOutputs['line']> {
  const { rule, effects } = await means.engine();
  const library = means.library();
  const before = onto === undefined ? undefined : await means.read({ case: onto });
  const known = before ? withCaseCards(before, library) : library;
  const { case: written, assumptions } = (before ? readLine : whole ? readWholeLine : readLineAsFarAs)(line, {
    ...(await lineReading(means)),
    ...(ruleset && { ruleset }),
    ...(rulesets && { rulesets }),
    ...(game && { game }),
    ...(prints && { prints }),
    ...(before && { onto: before, look: (name: string) => known.ygo(name) }),
  });
  const filled = withAssumed(written, assumptions, before);
  const theCase = accepted(readCase(filled, { library, effects }));
  return { case: theCase, ruling: assuming(rule(theCase, library), theCase) };
}

/** What a line names, laid out; nothing where that is no table one could play on. */
async function laidLine({ line, ruleset, rulesets, game }: Parameters<RulingChannels['layOut']>[0], means: Means): Promise<RulingOutputs['layOut']> {
  const library = means.library();
  const { find, text, printings } = await lineReading(means);
  const laid = layOut(line, { find, text, printings, ruleset, rulesets, game });
  const read = laid && readCase(withAssumed(laid.case, laid.assumptions, undefined), { library, effects: (await means.engine()).effects });
  if (!laid || !read?.ok) return null;
  const { cards, pieces, unread, unclear, tells } = laid;
  return {
    case: read.case,
    says: LAID.laidOut({ cards: cards.length, unread }),
    cards,
    pieces,
    unread,
    unclear: unclear.map((one) => ({ ...one, text: LAID.mayMean(one) })),
    tells,
  };
} // prettier-ignore
