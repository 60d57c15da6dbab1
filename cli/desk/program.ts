// `judge desk …`: the commands of the judges' desk and their options.
import { Argument, type Command, type Option } from 'commander';
import type { Localized } from '../../desk/contract.ts';
import { sourceOf, Usage, type Commands, type Options } from '../call.ts';
import { sentences } from '../words.ts';
import { eventCommand, verbsOf, type EventOptions } from './event.ts';
import { deskWords } from './words.ts';

type DeskOptions = Options & EventOptions & { time?: boolean };

/** The options a command of the desk was called with, those before its name included. */
const asked = (made: Command): DeskOptions => made.optsWithGlobals<DeskOptions>();

export function deskCommands(judge: Commands): void {
  const commands = judge.within('desk', deskWords.desk);
  const { out, desk } = commands;
  const option = commands.option.bind(commands);
  const game = () => commands.game();
  const date = () => option('--date <date>', deskWords.date);

  const penalty = commands.add('penalty', deskWords.penalty, [game(), date()]).argument('[words...]');
  penalty.action(async (parts: string[]) => {
    const options = asked(penalty);
    const { penalty: run } = await import('./penalty.ts');
    await run(out, await desk(options.data), parts.join(' '), options);
  });

  const walk = commands
    .add('walk', deskWords.walk, [game(), date(), option('--time', deskWords.time)])
    .argument('[answers...]');
  walk.action(async (parts: string[]) => {
    const options = asked(walk);
    const [first, ...rest] = parts;
    const id = first !== undefined && !/^\d+$/.test(first) ? first : undefined;
    const answers = (id === undefined ? parts : rest).map(answerNumber);
    const { walk: run } = await import('./penalty.ts');
    await run(out, await desk(options.data), id, answers, options);
  }); // prettier-ignore
  const after = commands.add('after', deskWords.after, []).argument('<file>');
  after.action(async (file: string) => {
    const options = asked(after);
    const { printAfter, told } = await import('./penalty.ts');
    const source = await sourceOf(file);
    const answer = source.ok ? await (await desk(options.data)).afterRuling({ source: source.value }) : source;
    told(out, options.json, answer, (view) => printAfter(out, view));
  });

  const about: [kind: string, text: Localized, options: () => Option[]][] = [
    ['event', deskWords.event, () => [game(), date(), option('--to <date>', deskWords.to), option('--format <id>', deskWords.format), option('--note <text>', deskWords.note), option('--what <what>', deskWords.what), option('--yes', deskWords.yes)]],
    ['clock', deskWords.clock, () => [round(), option('--minutes <n>', deskWords.minutes), option('--seconds <n>', deskWords.seconds)]],
    ['call', deskWords.call, () => [round(), table(), players(), player(), option('--subject <text>', deskWords.subject), option('--note <text>', deskWords.note), option('--clock <id>', deskWords.ofClock), option('--given <seconds>', deskWords.given)]],
    ['infraction', deskWords.infraction, () => [round(), table(), player(), option('--infraction <id>', deskWords.infractionId), option('--degree <id>', deskWords.degree), option('--penalty <id>', deskWords.penaltyId), option('--call <id>', deskWords.ofCall), option('--note <text>', deskWords.note)]],
    ['table', deskWords.tables, () => [round(), table(), players(), option('--note <text>', deskWords.note), option('--done', deskWords.isDone)]],
  ]; // prettier-ignore
  const round = () => option('--round <n>', deskWords.round);
  const table = () => option('--table <name>', deskWords.table);
  const players = () => option('--players <names>', deskWords.players);
  const player = () => option('--player <name>', deskWords.player);
  for (const [kind, text, options] of about) {
    const verbs = new Argument('<verb>', verbsOf(kind).join(', '));
    const made = commands.add(kind, text, options()).addArgument(verbs).argument('[args...]');
    made.action(async (verb: string, args: string[]) => {
      const options = asked(made);
      await eventCommand(kind, verb, { out, desk: await desk(options.data), args, options });
    });
  }
}

const answerNumber = (text: string): number => {
  if (!/^[1-9]\d?$/.test(text)) throw new Usage(sentences.badValue(text));
  return Number(text);
};
