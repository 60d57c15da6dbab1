/** Every sentence of the engine's and the desk's catalogues in both languages, in `__snapshots__/said.*.txt`: what is changed is seen there. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messagesOf, sentencesOf } from './catalogue.ts';

const root = join(import.meta.dirname, '..');
const files = globSync(['engine/**/say.ts', 'engine/**/say-*.ts', 'engine/*/say/*.ts'], { cwd: root }).filter((file) => !/\.test\.ts$|ptcg\/say\/words/.test(file)).sort(); // prettier-ignore
/** What a catalogue tells apart stands between quotes, in it and in those it takes words from. */
const quoted = (file: string) => [...readFileSync(join(root, file), 'utf8').matchAll(/'([a-z][a-zA-Z-]*)'|^ {2}'?([a-z][a-zA-Z-]*)'?: /gm)].map(([, a, b]) => (a ?? b)!); // prettier-ignore

/** One word of each kind that stands elsewhere. */
const KINDS = ['A', 'battle', 'Fire', '+', 'atk', 'fusion', 'asleep', 'knocked-out', 'attached', '2026-11-24', 'ptcg'];

test.each(files)('what %s says', async (file) => {
  const given = (await import(join(root, file))) as Record<string, unknown>;
  const shared = file.includes('ptcg') ? ['engine/ptcg/say/terms.ts'] : ['engine/ygo/say/names.ts'];
  const words = [...new Set([...KINDS, ...[file, ...shared].flatMap(quoted)])];
  const catalogues = Object.entries(given).filter(([, value]) => typeof value === 'object');
  const messages = catalogues.flatMap(([name, value]) => messagesOf(value, name));
  if (messages.length === 0) return;
  const text = messages.map(([name, message]) => {
    const sentences = sentencesOf(message, words);
    return [`${name}${sentences.length === 0 ? ': not said here' : ''}`, ...sentences.map((one) => `  ${one}`)].join('\n');
  }); // prettier-ignore
  await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(`__snapshots__/said.${file.replace(/\.ts$/, '').replaceAll('/', '-')}.txt`); // prettier-ignore
});
