// The commands of `judge` and their options. Each command asks the desk and prints its answer; what it needs beyond that is
// loaded when it runs.
import type { CommanderError } from 'commander';
import { Argument, Command, Option } from 'commander';
import type { Answer, Game, JudgeDesk, Lang, Localized, Problem } from '../desk/contract.ts';
import { deskCommand } from './desk/program.ts';
import type { Out } from './out.ts';
import { sentences, words, type Word } from './words.ts';

export interface Options {
  json?: boolean;
  lang?: Lang;
  ruleset?: string;
  game?: Game;
  data?: string;
  limit?: number;
  batch?: string;
  replace?: boolean;
  format?: string;
  counted?: string;
  sheet?: string;
  date?: string;
  to?: string;
  card?: string;
  series?: string;
  all?: boolean;
  text?: string;
  cards?: string;
  box?: 'attack' | 'ability' | 'text';
}
export interface Context {
  out: Out;
  version: string;
  desk: (data?: string) => Promise<JudgeDesk>;
}

const option = (out: Out, flags: string, word: Word) => new Option(flags, words[word][out.lang]);
const shared = (out: Out) => [
  option(out, '--json', 'json'),
  option(out, '--lang <lang>', 'lang').choices(['de', 'en']),
  option(out, '--data <dir>', 'data'),
];
const ruleset = (out: Out) => option(out, '--ruleset <id>', 'ruleset');
const game = (out: Out) => option(out, '--game <game>', 'game').choices(['ygo', 'ptcg']);

const TITLES: Record<string, Word> = { 'Usage:': 'usageTitle', 'Arguments:': 'argumentsTitle', 'Options:': 'optionsTitle', 'Global Options:': 'optionsTitle', 'Commands:': 'commandsTitle' }; // prettier-ignore

export function program({ out, version, desk }: Context): Command {
  const top = new Command('judge');
  const command = (name: string, word: Word, options: Option[] = []): Command => {
    const made = top.command(name).description(words[word][out.lang]);
    for (const one of [...shared(out), ...options]) made.addOption(one);
    return made.helpOption('-h, --help', out.say('help'));
  };
  const whole = (made: Command): Options => made.optsWithGlobals<Options>();

  top
    .description(words.judge[out.lang])
    .version(version, '-V, --version', out.say('version'))
    .helpOption('-h, --help', out.say('help'))
    .helpCommand(false)
    .configureHelp({
      styleTitle: (title) => (TITLES[title] ? out.say(TITLES[title]) : title),
      optionDescription: ({ description }) => description,
      commandUsage: (one) => usageLine(one, out),
      subcommandTerm: (one) => [one.name(), ...one.registeredArguments.map(argumentTerm)].join(' '),
    })
    .configureOutput({ writeErr: () => {}, outputError: () => {} })
    .exitOverride();
  for (const one of shared(out)) top.addOption(one);

  const rule = command('rule', 'rule', [ruleset(out)]).argument('<files...>');
  rule.action(async (files: string[]) => {
    const { json, data, ruleset: id } = whole(rule);
    const theDesk = await desk(data);
    const { printRuling } = await import('./ruling.ts');
    await eachCase(out, files, json, (source) => theDesk.rule({ source, ...(id && { ruleset: id }) }), {
      json: ({ ruling }) => ruling,
      text: ({ ruling }) => printRuling(out, theDesk, ruling),
    });
  });

  const now = command('now', 'now', [ruleset(out)]).argument('<files...>');
  now.action(async (files: string[]) => {
    const { json, data, ruleset: id } = whole(now);
    const theDesk = await desk(data);
    const { printNow } = await import('./lookup.ts');
    await eachCase(out, files, json, (source) => theDesk.now({ source, ...(id && { ruleset: id }) }), {
      json: (answer) => answer,
      text: (answer) => printNow(out, answer),
    });
  });

  const chain = command('chain', 'chain', [ruleset(out), game(out)]).argument('<line...>');
  chain.action(async (parts: string[]) => {
    const { json, data, ruleset: id, game: of } = whole(chain);
    const theDesk = await desk(data);
    const answer = await theDesk.line({ line: parts.join(' '), ...(id && { ruleset: id }), ...(of && { game: of }) });
    const { printRuling } = await import('./ruling.ts');
    await print(out, answer, json, {
      json: ({ ruling }) => ruling,
      text: ({ ruling }) => printRuling(out, theDesk, ruling),
    });
  });

  const search = command('search', 'search', [
    ruleset(out),
    game(out),
    option(out, '--limit <n>', 'limit').argParser(asLimit),
    option(out, '--batch <file>', 'batch'),
  ]).argument('[query...]');
  search.action(async (parts: string[]) => {
    const { json, data, ruleset: id, game: of, limit, batch } = whole(search);
    const theDesk = await desk(data);
    const options = { ...(limit && { limit }), ...(id && { rulesets: [id] }), ...(of && { game: of }) };
    const { printHits } = await import('./lookup.ts');
    if (batch === undefined && parts.length === 0) throw new Usage(sentences.queryOrBatch());
    if (batch === undefined)
      return print(out, await theDesk.search({ query: parts.join(' '), ...options }), json, {
        json: (found) => found,
        text: ({ hits }) => printHits(out, hits),
      });
    for (const query of await linesOf(batch))
      await print(out, await theDesk.search({ query, ...options }), true, { json: (found) => found, text: () => {} });
  });

  const show = command('show', 'show').argument('<id...>');
  show.action(async (parts: string[]) => {
    const { json, data } = whole(show);
    const { printView } = await import('./lookup.ts');
    await print(out, await (await desk(data)).show({ id: parts.join(' ') }), json, {
      json: (view) => view,
      text: (view) => printView(out, view),
    });
  });

  const rulesets = command('rulesets', 'rulesets', [game(out)]).argument('[id]');
  rulesets.action(async (id: string | undefined) => {
    const { json, data, game: of } = whole(rulesets);
    const answer = await (await desk(data)).rulesets(of ? { game: of } : {});
    const { printRulesets } = await import('./lookup.ts');
    const chosen =
      answer.ok && id !== undefined
        ? { ok: true as const, value: answer.value.filter((one) => one.id === id) }
        : answer;
    if (chosen.ok && chosen.value.length === 0) throw new Usage(sentences.badValue(id ?? '--game'));
    await print(out, chosen, json, {
      json: (value) => value,
      text: (value) => printRulesets(out, value, id !== undefined),
    });
  });

  const diff = command('diff', 'diff', [option(out, '--all', 'all')])
    .argument('<a>')
    .argument('<b>');
  diff.action(async (a: string, b: string) => {
    const { json, data, all = false } = whole(diff);
    const { printDiff } = await import('./lookup.ts');
    await print(out, await (await desk(data)).diff({ a, b }), json, {
      json: (value) => value,
      text: (value) => printDiff(out, value, all),
    });
  });

  const analyzing = command('analyze', 'analyze', [
    option(out, '--text <text>', 'analyzeText'),
    option(out, '--cards <file>', 'analyzeCards'),
  ]).argument('[card...]');
  analyzing.action(async (parts: string[]) => {
    const { data, text, cards } = whole(analyzing);
    const { analyzeCards, analyzeFile } = await import('./analyze.ts');
    const name = parts.join(' ');
    const theDesk = await desk(data);
    if (cards !== undefined) return analyzeFile(out, theDesk, cards);
    if (text === undefined && name === '') throw new Usage(sentences.cardToAnalyze());
    await analyzeCards(out, theDesk, text === undefined ? { name } : { text });
  }); // prettier-ignore

  const reading = command('read', 'read', [
    game(out),
    option(out, '--text <text>', 'readText'),
    option(out, '--cards <file>', 'readCards'),
    option(out, '--box <box>', 'readBox').choices(['attack', 'ability', 'text']),
  ]).argument('[card...]');
  reading.action(async (parts: string[]) => {
    const { json, data, game: of, text, cards, box } = whole(reading);
    const { readCards } = await import('./reading.ts');
    const lines = cards === undefined ? undefined : await linesOf(cards);
    const name = parts.join(' ');
    if (!lines && text === undefined && name === '') throw new Usage(sentences.cardOrText());
    const asked = { ...(of && { game: of }), ...(text !== undefined && { text }), ...(box && { box }), ...(name && { name }) };
    await readCards(out, await desk(data), asked, lines, json ?? false);
  }); // prettier-ignore

  const deck = command('deck', 'deck', [
    ruleset(out),
    game(out),
    option(out, '--format <id>', 'format'),
    option(out, '--counted <file>', 'countedFile'),
    option(out, '--sheet <file>', 'sheet'),
    option(out, '--date <date>', 'date'),
    option(out, '--series <id>', 'series'),
  ]).argument('<file>');
  deck.action(async (file: string) => {
    const { json, data, ruleset: id, game: of, format, date, counted, sheet, series } = whole(deck);
    const theDesk = await desk(data);
    const source = await sourceOf(file);
    const table = counted === undefined ? undefined : await sourceOf(counted);
    if (table && !table.ok) return print(out, table, json, { json: () => null, text: () => {} }, counted);
    const { printDeck } = await import('./deck.ts');
    const asked = {
      ...(id && { ruleset: id }),
      ...(of && { game: of }),
      ...(format && { format }),
      ...(date && { date }),
      ...(series && { list: series }),
      ...(table?.ok && { counted: table.value }),
    };
    if (sheet !== undefined) {
      const { saveText } = await import('./data.ts');
      const as = sheet.endsWith('.txt') ? ('text' as const) : ('html' as const);
      const made = source.ok ? await theDesk.deckSheet({ source: source.value, ...asked, as, lang: out.lang }) : source;
      const said = {
        json: (written: { file: string }) => written,
        text: () => out.line(out.of(sentences.savedTo(sheet))),
      };
      return print(out, saveText(made, sheet), json, said, file);
    }
    await print(
      out,
      source.ok ? await theDesk.deck({ source: source.value, ...asked }) : source,
      json,
      {
        json: (check) => check,
        text: (check) => printDeck(out, check),
      },
      file,
    );
  });

  const lists = command('lists', 'lists', [
    option(out, '--to <date>', 'to'),
    option(out, '--card <name>', 'card'),
    option(out, '--series <id>', 'series'),
  ])
    .argument('[date | import | series | remove]')
    .argument('[files...]');
  lists.action(async (date: string | undefined, files: string[]) => {
    const { json, data, to, card, series } = whole(lists);
    const { listVerb } = await import('./lists.ts');
    const verb = listVerb(date);
    if (verb) return verb({ out, desk: await desk(data), json }, files);
    const { printLists } = await import('./deck.ts');
    const asked = { ...(date && { date }), ...(to && { to }), ...(card && { card }), ...(series && { series }) };
    await print(out, await (await desk(data)).lists(asked), json, {
      json: (view) => view,
      text: (view) => printLists(out, view),
    });
  });

  const importing = command('import', 'import').argument('<files...>');
  importing.action(async (files: string[]) => {
    const { json, data } = whole(importing);
    const { importFiles } = await import('./import.ts');
    await importFiles(out, files, { ...(json && { json }), ...(data !== undefined && { data }) });
  });

  top.addCommand(deskCommand({ out, shared: () => shared(out), desk }));

  const own = command('data', 'ownData', [option(out, '--replace', 'replace')])
    .addArgument(new Argument('[what]').choices(['health', 'copies', 'save', 'restore']).default('health'))
    .argument('[name]');
  own.action(async (what: string, name: string | undefined) => {
    const { json, data: folder, replace } = whole(own);
    const { data } = await import('./data.ts');
    await data(out, await desk(folder), what, name, { ...(json && { json }), ...(replace && { replace }) });
  });

  return top;
}

/** 'judge rule [options] <files...>' */
function usageLine(one: Command, out: Out): string {
  const names = one.parent ? [one.parent.name(), one.name()] : [one.name(), `<${out.say('command')}>`];
  return [...names, `[${out.say('options')}]`, ...one.registeredArguments.map(argumentTerm)].join(' ');
}
const argumentTerm = (argument: { name(): string; required: boolean; variadic: boolean }): string => {
  const name = argument.name() + (argument.variadic ? '...' : '');
  return argument.required ? `<${name}>` : `[${name}]`;
};

/** A call that cannot be understood: exit code 2, one line. */
export class Usage extends Error {
  readonly text: Localized;
  constructor(text: Localized) {
    super(text.en);
    this.text = text;
  }
}

const asLimit = (value: string): number => {
  const limit = Number(value);
  if (!Number.isInteger(limit) || limit < 1 || limit > 200) throw new Usage(sentences.badValue('--limit'));
  return limit;
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

interface Printing<T> {
  json: (value: T) => unknown;
  text: (value: T) => void | Promise<void>;
}

async function print<T>(
  out: Out,
  answer: Answer<T>,
  json: boolean | undefined,
  { json: value, text }: Printing<T>,
  file?: string,
): Promise<void> {
  if (!answer.ok) {
    if (json) out.json({ problems: answer.problems });
    out.problems(answer.problems, file);
  } else if (json) out.json(value(answer.value));
  else await text(answer.value);
}

/** Several files, one answer each, in order; a bad one does not keep the others from being ruled. */
async function eachCase<T>(
  out: Out,
  files: readonly string[],
  json: boolean | undefined,
  ask: (source: string) => Promise<Answer<T>>,
  how: Printing<T>,
): Promise<void> {
  for (const [i, file] of files.entries()) {
    if (files.length > 1 && !json) {
      if (i > 0) out.line();
      out.line(out.style('dim', `── ${file}`));
    }
    const source = await sourceOf(file);
    await print(out, source.ok ? await ask(source.value) : source, json, how, file);
  }
}

/** What stands in a file (- is standard input), or the problem with it. */
export async function sourceOf(file: string): Promise<Answer<string>> {
  const { readSource } = await import('../desk/source.ts');
  try {
    return readSource(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const message =
      code === 'ENOENT' ? sentences.noFile() : code === 'EISDIR' ? sentences.isFolder() : sentences.unreadable();
    return { ok: false, problems: [{ code: 'file', path: '', message } satisfies Problem] };
  }
}

async function linesOf(file: string): Promise<string[]> {
  const { readFileSync } = await import('node:fs');
  try {
    const text = readFileSync(file === '-' ? 0 : file, 'utf8');
    return text.split(/\r?\n/).filter((line) => line.trim() !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new Usage(sentences.noFile());
  }
}
