// `judge`: its commands and what commander makes of a call. Each command asks the desk and prints its answer; what it needs beyond that is
// loaded when it runs.
import type { CommanderError } from 'commander';
import { Argument, Command } from 'commander';
import type { Localized } from '../desk/contract.ts';
import { Commands, type Context, optionsOf } from './call.ts';
import { cards } from './commands/cards.ts';
import { decks } from './commands/decks.ts';
import { lookup } from './commands/lookup.ts';
import { rulings } from './commands/rulings.ts';
import { deskCommands } from './desk/program.ts';
import type { Out } from './out.ts';
import { sentences, type Word } from './words.ts';
import { keyed } from '../desk/pure.ts';

const TITLES: Record<string, Word> = { 'Usage:': 'usageTitle', 'Arguments:': 'argumentsTitle', 'Options:': 'optionsTitle', 'Global Options:': 'optionsTitle', 'Commands:': 'commandsTitle' }; // prettier-ignore

export function program(context: Context): Command {
  const { out, version } = context;
  const top = new Command('judge');
  const commands = new Commands(top, context);
  top
    .description(out.say('judge'))
    .version(version, '-V, --version', out.say('version'))
    .helpOption('-h, --help', out.say('help'))
    .helpCommand(false)
    .configureHelp({
      styleTitle: (title) => {
        const known = keyed(TITLES, title);
        return known ? out.say(known) : title;
      },
      optionDescription: ({ description }) => description,
      commandUsage: (one) => usageLine(one, out),
      subcommandTerm: (one) => [one.name(), ...one.registeredArguments.map(argumentTerm)].join(' '),
    })
    .configureOutput({ writeErr: () => {}, outputError: () => {} })
    .exitOverride();
  for (const one of commands.shared()) top.addOption(one);

  rulings(commands);
  lookup(commands);
  cards(commands);
  decks(commands);
  deskCommands(commands);
  ownData(commands);
  return top;
}

function ownData(commands: Commands): void {
  const { out, desk } = commands;
  const own = commands
    .add('data', 'ownData', [commands.option('--replace', 'replace')])
    .addArgument(new Argument('[what]').choices(['health', 'copies', 'save', 'restore']).default('health'))
    .argument('[name]');
  own.action(async (what: string, name: string | undefined) => {
    const { json, data: folder, replace } = optionsOf(own);
    const { data } = await import('./data.ts');
    await data(out, await desk(folder), what, name, { ...(json && { json }), ...(replace && { replace }) });
  });
}

/** 'judge rule [options] <files...>', 'judge desk <command> [options]' */
function usageLine(one: Command, out: Out): string {
  const names = (command: Command): string[] => [...(command.parent ? names(command.parent) : []), command.name()];
  const below = one.commands.length > 0 ? [`<${out.say('command')}>`] : [];
  return [...names(one), ...below, `[${out.say('options')}]`, ...one.registeredArguments.map(argumentTerm)].join(' ');
}
const argumentTerm = (argument: { name(): string; required: boolean; variadic: boolean }): string => {
  const name = argument.name() + (argument.variadic ? '...' : '');
  return argument.required ? `<${name}>` : `[${name}]`;
};

/** What commander found wrong with a call. */
export function usageOf({ code, message }: CommanderError): Localized {
  const it = /'([^']+)'/.exec(message)?.[1] ?? '';
  if (code === 'commander.unknownCommand') return sentences.unknownCommand(it);
  if (code === 'commander.unknownOption') return sentences.unknownOption(it);
  if (code === 'commander.missingArgument') return sentences.missingArgument(it);
  if (code === 'commander.optionMissingArgument') return sentences.missingValue(it.split(' ')[0] ?? it);
  if (code === 'commander.invalidArgument') return sentences.badValue(it.split(' ')[0] ?? it);
  if (code === 'commander.excessArguments') return sentences.tooManyArguments();
  return sentences.seeHelp();
}
