// Ten broken case files, each through the real command: exit code 2, clear lines in the language asked for, no stack
// trace, at most 2 seconds and 500 MB. The files are made here, the big ones never stay.
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../build/fresh.mjs';
import { ensure } from '../../build/outputs.ts';
import { BARE_START, BUSY } from '../timed/slack.ts';

/** Or 35 bare starts of Node, where processes and memory are slow. */
const MOST_SECONDS = Math.max(2, (35 * BARE_START) / 1000);
const MOST_MEGABYTES = 500;

const folder = mkdtempSync(join(tmpdir(), 'bad-input-'));
beforeAll(() => ensure(['rules', 'judge']), 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
  seconds: number;
  megabytes: number;
}

/** Reports its own peak memory (kB) when it ends, after everything else. */
const MEASURE = `import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(process.env.PEAK, String(process.resourceUsage().maxRSS)));`;

function judge(args: readonly string[], input?: string): Promise<Ran> {
  const peak = join(folder, 'peak');
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(MEASURE)}`, join(root, 'dist', 'judge.mjs'), ...args],
    { env: { ...process.env, PEAK: peak, LANG: 'C', LC_ALL: 'C' } },
  );
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (part) => (stdout += String(part)));
  child.stderr.on('data', (part) => (stderr += String(part)));
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  return new Promise((done) =>
    child.on('close', (code) =>
      done({
        code,
        stdout,
        stderr,
        seconds: (performance.now() - started) / 1000,
        megabytes: Number(readFileSync(peak, 'utf8')) / 1024,
      }),
    ),
  );
}

/** 40 MB of brackets, written a piece at a time. */
function writeNesting(file: string): void {
  const handle = openSync(file, 'w');
  const piece = '{"a":['.repeat(1 << 16);
  for (let size = 0; size < 40 * 1024 * 1024; size += piece.length) writeSync(handle, piece);
  closeSync(handle);
}

const yamlBomb = [
  'game: ygo',
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...[...'bcdefghi'].map((name, i) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[i]}`).join(', ')}]`),
].join('\n');
const good = { game: 'ygo', state: { players: { A: { lifePoints: 4000, hand: ['?'] } } } };

/** Name, what to write, and what the first line must say in each language. */
const BROKEN: [string, (file: string) => void, RegExp, RegExp][] = [
  [
    'truncated.json',
    (file) => writeFileSync(file, JSON.stringify(good).slice(0, 40)),
    /stops in the middle/,
    /hört mittendrin auf/,
  ],
  [
    'wrong-types.yaml',
    (file) => writeFileSync(file, 'game: ygo\nstate:\n  players:\n    A: {lifePoints: many, hand: 3}\n'),
    /“lifePoints” must be a whole number/,
    /„lifePoints“ muss eine ganze Zahl/,
  ],
  [
    'unknown-card.yaml',
    (file) =>
      writeFileSync(
        file,
        'game: ygo\nstate:\n  players:\n    A: {hand: [Test Bold]}\ncards:\n  Test Bolt: {name: Test Bolt, kind: spell}\n',
      ),
    /No card “Test Bold”.*did you mean: “Test Bolt”/,
    /Eine Karte „Test Bold“.*gemeint: „Test Bolt“/,
  ],
  [
    'unknown-ruleset.yaml',
    (file) => writeFileSync(file, 'game: ygo\nruleset: ygo-9\n'),
    /ruleset “ygo-9”.*“ygo-9.0”/,
    /Regelwerk „ygo-9“.*„ygo-9.0“/,
  ],
  [
    'negative-life-points.json',
    (file) => writeFileSync(file, JSON.stringify({ ...good, state: { players: { A: { lifePoints: -100 } } } })),
    /“lifePoints”.*from 0; found -100/,
    /„lifePoints“.*ab 0 sein; hier steht -100/,
  ],
  ['nesting.json', writeNesting, /larger than 512 kB/, /größer als 512 kB/],
  ['bomb.yaml', (file) => writeFileSync(file, yamlBomb), /no references with “&”/, /Verweise mit „&“/],
  ['empty.yaml', (file) => writeFileSync(file, ''), /The file is empty/, /Die Datei ist leer/],
  [
    'binary.json',
    (file) => writeFileSync(file, Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 31) % 256))),
    /not a text file/,
    /keine Textdatei/,
  ],
  [
    'duplicate-ids.yaml',
    (file) =>
      writeFileSync(file, "game: ygo\nstate:\n  players:\n    A: {hand: [{id: x, card: '?'}, {id: x, card: '?'}]}\n"),
    /The id “x” already belongs/,
    /Die id „x“ gehört schon/,
  ],
];

/** Small enough to be read, deep or wide enough to be dear. */
const DEAR: [string, string][] = [
  ['half a megabyte of brackets', '['.repeat(500_000)],
  ['half a megabyte of dashes', '- '.repeat(250_000)],
  ['half a megabyte of keys', Array.from({ length: 45_000 }, (_, i) => `k${i}: 1`).join('\n')],
  ['half a megabyte of equal keys', 'k: 1\n'.repeat(100_000)],
  ['half a megabyte of colons', 'a: '.repeat(170_000)],
  ['half a megabyte of bad moves', `{"game":"ygo","moves":[${'{"do":"x"},'.repeat(45_000)}{}]}`],
  ['as many bad moves as are read', `{"game":"ygo","moves":[${'{"do":"x"},'.repeat(24_000)}{}]}`],
  ['as many equal keys as are read', 'k: 1\n'.repeat(21_000)],
];

/** Nothing of the program's inside: no stack, no file of ours, no word of a parser. */
const INSIDE =
  /\bat .+:\d+:\d+|node:|\.m?[jt]s\b|Error:|undefined|valibot|YAML(?:Parse)?Error|Unexpected token|Invalid type/;

function expectRefused(ran: Ran): void {
  expect(ran.code).toBe(2);
  const lines = ran.stderr.trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(21);
  expect(ran.stderr).not.toMatch(INSIDE);
  expect(ran.seconds).toBeLessThan(MOST_SECONDS * BUSY);
  expect(ran.megabytes).toBeLessThan(MOST_MEGABYTES);
}

describe('ten broken case files', () => {
  test.each(BROKEN)(
    '%s',
    async (name, write, english, german) => {
      const file = join(folder, name);
      write(file);
      try {
        const en = await judge(['rule', file, '--lang', 'en']);
        expectRefused(en);
        expect(en.stdout).toBe('');
        expect(en.stderr).toMatch(english);
        expect(en.stderr).toContain(file);
        const de = await judge(['rule', file, '--lang', 'de']);
        expectRefused(de);
        expect(de.stderr).toMatch(german);
      } finally {
        rmSync(file);
      }
    },
    30_000,
  );
});

test.each(DEAR)('%s', async (_name, text) => expectRefused(await judge(['rule', '-'], text)), 30_000);

test('with --json a bad file is its line among the others', async () => {
  const bad = join(folder, 'bad.yaml');
  writeFileSync(bad, 'game: ygo\nstate: {phase: mian1}');
  const ran = await judge(['rule', bad, bad, '--json']);
  expect(ran.code).toBe(2);
  const lines = ran.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { problems: { code: string; line: number }[] });
  expect(lines).toHaveLength(2);
  expect(lines[0]?.problems[0]).toMatchObject({ code: 'unknown-word', line: 2, didYouMean: ['main1'] });
});

test('more than twenty problems end with how many more', async () => {
  const ran = await judge(['rule', '-'], `game: ygo\nstate: {players: {A: {hand: [${'3, '.repeat(30)}3]}}}`);
  expect(ran.stderr.trimEnd().split('\n')).toHaveLength(21);
  expect(ran.stderr).toContain('and 11 more');
});

test.each([
  [['rule', 'no-such-file.yaml'], /There is no such file/],
  [['rule', '.'], /This is a folder/],
  [['analyze', '--cards', 'no-such-file.jsonl'], /There is no such file/],
  [['analyze', '--cards', '.'], /This file cannot be read/],
  [['rule'], /“files” is missing/],
  [['rul', 'x'], /There is no command “rul”/],
  [['rule', '--jsn', 'x'], /There is no option “--jsn”/],
  [['search', 'x', '--limit', 'many'], /“--limit” does not fit/],
  [['rule', 'x', '--ruleset'], /“--ruleset” needs a value/],
  [['search'], /what to search for/],
  [['diff', 'ygo-9.0', 'ygo-9.1'], /There is no ruleset “ygo-9.1”.*“ygo-9.0”/],
  [['show', 'no.such.rule'], /There is no “no.such.rule”/],
] as [string[], RegExp][])('judge %j says what is wrong in one line', async (args, message) => {
  const ran = await judge(args);
  expect(ran.code).toBe(2);
  expect(ran.stderr).toMatch(message);
  expect(ran.stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(ran.stderr).not.toMatch(INSIDE);
});
