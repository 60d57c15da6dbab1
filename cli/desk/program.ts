// `judge desk …`: the commands of the judges' desk and their options.
import { Command, Option } from 'commander';
import type { JudgeDesk } from '../../desk/contract.ts';
import type { Out } from '../out.ts';
import { Usage, type Options } from '../program.ts';
import { sentences, words } from '../words.ts';
import { deskWords } from './words.ts';

interface DeskOptions extends Options {
  time?: boolean;
}
/** What the commands need: where they print, the options all commands have, and the desk. */
export interface DeskContext {
  out: Out;
  shared: () => Option[];
  desk: (data?: string) => Promise<JudgeDesk>;
}

export function deskCommand({ out, shared, desk }: DeskContext): Command {
  const of = (text: { de: string; en: string }): string => text[out.lang];
  const top = new Command('desk').description(of(deskWords.desk)).helpOption('-h, --help', of(words.help));
  top.helpCommand(false);
  const option = (flags: string, text: { de: string; en: string }) => new Option(flags, of(text));
  const game = () => option('--game <game>', words.game).choices(['ygo', 'ptcg']);
  const date = () => option('--date <date>', deskWords.date);
  const command = (name: string, text: { de: string; en: string }, options: Option[]): Command => {
    const made = top.command(name).description(of(text));
    for (const one of [...shared(), ...options]) made.addOption(one);
    return made.helpOption('-h, --help', of(words.help));
  };
  const asked = (made: Command) => made.optsWithGlobals<DeskOptions>();

  const penalty = command('penalty', deskWords.penalty, [game(), date()]).argument('[words...]');
  penalty.action(async (parts: string[]) => {
    const options = asked(penalty);
    const { penalty: run } = await import('./penalty.ts');
    await run(out, await desk(options.data), parts.join(' '), options);
  });

  const walk = command('walk', deskWords.walk, [game(), date(), option('--time', deskWords.time)]).argument(
    '[answers...]',
  );
  walk.action(async (parts: string[]) => {
    const options = asked(walk);
    const [first, ...rest] = parts;
    const id = first !== undefined && !/^\d+$/.test(first) ? first : undefined;
    const answers = (id === undefined ? parts : rest).map(answerNumber);
    const { walk: run } = await import('./penalty.ts');
    await run(out, await desk(options.data), id, answers, options);
  }); // prettier-ignore
  return top;
}

const answerNumber = (text: string): number => {
  if (!/^[1-9]\d?$/.test(text)) throw new Usage(sentences.badValue(text));
  return Number(text);
};
