// The `judge` command's entry, bundled to dist/judge.mjs. Exit code 0: answered; 2: the input is bad; 1: anything else.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CommanderError } from 'commander';
import type { JudgeDesk, Lang } from '../desk/contract.ts';
import { Out } from './out.ts';
import { Usage } from './call.ts';
import { program, usageOf } from './program.ts';
import { sentences } from './words.ts';

// A reader that has seen enough (`judge … | head`) ends the command, not with an error.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });

/** The language asked for, else the system's, else English. */
function languageOf(argv: readonly string[], env: NodeJS.ProcessEnv): Lang {
  const at = argv.lastIndexOf('--lang');
  const asked = at >= 0 ? argv[at + 1] : argv.findLast((one) => one.startsWith('--lang='))?.slice('--lang='.length);
  const system = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return asked === 'de' || (asked !== 'en' && /^de/i.test(system)) ? 'de' : 'en';
}

async function openDesk(data?: string): Promise<JudgeDesk> {
  const { openDesk: open } = await import('../desk/open.ts');
  // JUDGE_RULES: another rules database, for tests.
  const rules = process.env.JUDGE_RULES ?? fileURLToPath(new URL('./rules.db', import.meta.url));
  return open({
    rules,
    integrity: 'rules',
    notice: (text) => process.stderr.write(`judge: ${out.of(text)}\n`),
    ...(data !== undefined && { data }),
  });
}

/** The bundle lies one folder below package.json, in a checkout and installed. */
const version = (): string => {
  const { version: it } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return it;
};

const out = new Out(languageOf(process.argv, process.env));
try {
  await program({ out, version: version(), desk: openDesk }).parseAsync();
} catch (error) {
  if (error instanceof CommanderError && error.exitCode === 0) out.exitCode = 0;
  else if (error instanceof CommanderError || error instanceof Usage) {
    const text = error instanceof Usage ? error.text : usageOf(error);
    const help = text.en === sentences.seeHelp().en ? '' : ` ${out.of(sentences.seeHelp())}`;
    process.stderr.write(`judge: ${out.of(text)}${help}\n`);
    out.exitCode = 2;
  } else {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`judge: ${out.say('fault')}: ${message.split('\n')[0]}\n`);
    if (process.env.JUDGE_DEBUG) process.stderr.write(`${error instanceof Error ? error.stack : ''}\n`);
    out.exitCode = 1;
  }
}
process.exitCode = out.exitCode;
