/** What every command is made of: its options, what the desk answers and how that is printed. */
import { type Command, Option } from 'commander';
import type { Answer, Game, JudgeDesk, Lang, Localized, Problem } from '../desk/contract.ts';
import type { Out } from './out.ts';
import { sentences, type Word } from './words.ts';

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
  sided?: string;
  sheet?: string;
  date?: string;
  to?: string;
  card?: string;
  series?: string;
  all?: boolean;
  /** The file a line's case is written to. */
  case?: string;
  text?: string;
  cards?: string;
  box?: 'attack' | 'ability' | 'text';
}
export interface Context {
  out: Out;
  version: string;
  desk: (data?: string) => Promise<JudgeDesk>;
}

/** What a command or an option says of itself: a word of the list, or a text of a room's own. */
type Text = Word | Localized;

/** Adds commands to `judge`, with the options all of them have. */
export class Commands {
  readonly out: Out;
  readonly desk: Context['desk'];
  readonly #top: Command;
  constructor(top: Command, { out, desk }: Pick<Context, 'out' | 'desk'>) {
    this.#top = top;
    this.out = out;
    this.desk = desk;
  }

  /** Those of a command that has commands itself (`judge desk …`). */
  within(name: string, text: Text): Commands {
    const top = this.#top.command(name).description(this.#of(text)).helpOption('-h, --help', this.out.say('help'));
    return new Commands(top.helpCommand(false), this);
  }
  add(name: string, text: Text, options: readonly Option[] = []): Command {
    const made = this.#top.command(name).description(this.#of(text));
    for (const one of [...this.shared(), ...options]) made.addOption(one);
    return made.helpOption('-h, --help', this.out.say('help'));
  }
  option(flags: string, text: Text): Option {
    return new Option(flags, this.#of(text));
  }
  #of(text: Text): string {
    return typeof text === 'string' ? this.out.say(text) : this.out.of(text);
  }
  shared(): Option[] {
    return [
      this.option('--json', 'json'),
      this.option('--lang <lang>', 'lang').choices(['de', 'en']),
      this.option('--data <dir>', 'data'),
    ];
  }
  ruleset(): Option {
    return this.option('--ruleset <id>', 'ruleset');
  }
  game(): Option {
    return this.option('--game <game>', 'game').choices(['ygo', 'ptcg']);
  }
}

/** The options a command was called with, those before its name included. */
export const optionsOf = (made: Command): Options => made.optsWithGlobals<Options>();

/** A call that cannot be understood: exit code 2, one line. */
export class Usage extends Error {
  readonly text: Localized;
  constructor(text: Localized) {
    super(text.en);
    this.text = text;
  }
}

export interface Printing<T> {
  json: (value: T) => unknown;
  text: (value: T) => void | Promise<void>;
}

export async function print<T>(
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
export async function eachCase<T>(
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

/** What a packed list of lines may unpack to, in bytes. */
const UNPACKED = 2 ** 29;
/** The lines of a file, packed or not (- is standard input); a device, which has no end, is not begun. */
export async function linesOf(file: string): Promise<string[]> {
  const { readFileSync, statSync } = await import('node:fs');
  const { gunzipSync } = await import('node:zlib');
  try {
    if (file !== '-' && statSync(file).isCharacterDevice()) throw new Usage(sentences.unreadable());
    const bytes = readFileSync(file === '-' ? 0 : file);
    const packed = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const text = (packed ? gunzipSync(bytes, { maxOutputLength: UNPACKED }) : bytes).toString('utf8');
    return text.split(/\r?\n/).filter((line) => line.trim() !== '');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new Usage(code === 'ENOENT' ? sentences.noFile() : sentences.unreadable());
  }
}
