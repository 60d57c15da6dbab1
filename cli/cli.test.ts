// The command's words and layout: what is printed where, in which language, with which exit code.
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { root } from '../build/fresh.mjs';
import { ensure } from '../build/outputs.ts';
import type { JudgeDesk, Ruling } from '../desk/contract.ts';
import { fixtureRules } from '../desk/fixture.ts';
import { Out, wrap } from './out.ts';
import { printRuling } from './ruling.ts';
import { words, sentences } from './words.ts';

const { rules, data, remove } = fixtureRules();
const folder = mkdtempSync(join(tmpdir(), 'cli-'));
beforeAll(() => ensure(['judge']), 300_000);
afterAll(() => {
  remove();
  rmSync(folder, { recursive: true, force: true });
});

interface Ran {
  code: number;
  stdout: string;
  stderr: string;
}
const bundle = join(root, 'dist', 'judge.mjs');
const env = { ...process.env, JUDGE_RULES: rules, LANG: 'C', LC_ALL: 'C' };
const judge = (args: string[], more: NodeJS.ProcessEnv = {}): Promise<Ran> =>
  new Promise((done) =>
    execFile(
      process.execPath,
      [bundle, ...args, '--data', data],
      { env: { ...env, ...more } },
      (error, stdout, stderr) => done({ code: error ? Number(error.code) : 0, stdout, stderr }),
    ),
  );

describe('judge', () => {
  test('search, as text and as JSON', async () => {
    expect((await judge(['search', 'zweite', 'morgenröte'])).stdout).toContain('Second Dawn [ygo:second-dawn]');
    const { hits } = JSON.parse((await judge(['search', 'second dawn', '--json', '--limit', '1'])).stdout) as {
      hits: unknown[];
    };
    expect(hits).toMatchObject([{ kind: 'card', id: 'ygo:second-dawn' }]);
  });
  test('data: all to one file, and back from it', async () => {
    const file = join(folder, 'all.json');
    expect(await judge(['data'])).toMatchObject({ code: 0, stdout: expect.stringContaining('All is well') });
    expect((await judge(['data', 'save', file])).stdout).toContain(file);
    expect((await judge(['data', 'restore', file, '--lang', 'de'])).stdout).toMatch(/^0 Einträge zurückgeholt/);
    expect((await judge(['data', 'copies', '--json'])).stdout).toMatch(/^\[.*\]\n$/);
    writeFileSync(file, '{"format":"something else"}');
    expect(await judge(['data', 'restore', file])).toMatchObject({ code: 2, stderr: expect.stringContaining('no file of saved data') }); // prettier-ignore
    expect(await judge(['data', 'restore', join(folder, 'none')])).toMatchObject({ code: 2 });
    expect(await judge(['data', 'restore'])).toMatchObject({ code: 2 });
    expect(await judge(['data', 'whatever'])).toMatchObject({ code: 2 });
  });
  test('chain: a line that is not read whole says so, lays out what it names, and writes that as a case', async () => {
    const file = join(folder, 'laid.json');
    const line = 'A: Second Dawn, B waits for Silent Test Gale somehow';
    const said = await judge(['chain', line, '--case', file]);
    expect(said).toMatchObject({ code: 2, stderr: expect.stringMatching(/\S/) });
    expect(said.stdout).toContain('2 cards laid out; not read: “waits for … somehow”');
    expect(said.stdout).toMatch(/A: Second Dawn\n +B: Silent Test Gale\n[\s\S]*It is A's turn[\s\S]*laid\.json/);
    // It can be ruled on once somebody has added the moves.
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ game: 'ygo', assumed: expect.any(Array) as unknown });
    expect((await judge(['rule', file])).code).toBe(0);
    const { problems, laidOut } = JSON.parse((await judge(['chain', line, '--json'])).stdout) as { problems: unknown[]; laidOut: object };
    expect(problems).toHaveLength(1);
    expect(laidOut).toMatchObject({ unread: ['waits for', 'somehow'], unclear: [], tells: 'players', cards: [{ player: 'A' }, { player: 'B' }] });
    const nothing = await judge(['chain', 'whatever you say', '--json']);
    expect([nothing.code, Object.keys(JSON.parse(nothing.stdout) as object)]).toEqual([2, ['problems']]);
    const read = await judge(['chain', 'A: Second Dawn', '--case', file]);
    expect([read.code, (JSON.parse(readFileSync(file, 'utf8')) as { moves: unknown[] }).moves.length]).toEqual([0, 1]);
  }, 30_000); // prettier-ignore
  test('search --batch answers one line per query', async () => {
    const file = join(folder, 'queries');
    writeFileSync(file, 'second dawn\n\nhand helper\n');
    const lines = (await judge(['search', '--batch', file])).stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { query: string });
    expect(lines.map(({ query }) => query)).toEqual(['second dawn', 'hand helper']);
  });
  test('show, in the language asked for or the system’s', async () => {
    expect((await judge(['show', 'ygo.chain.test-order'])).stdout).toMatch(
      /^Test order\n[\s\S]*Sources\n {2}- Test book \(A\)/,
    );
    expect((await judge(['show', 'ygo.chain.test-order', '--lang', 'de'])).stdout).toMatch(
      /^Testreihenfolge\n[\s\S]*Quellen\n {2}- Testbuch \(A\)/,
    );
    expect((await judge(['show', 'ygo.chain.test-order'], { LC_ALL: 'de_DE.UTF-8' })).stdout).toContain('Quellen');
    expect(JSON.parse((await judge(['show', 'ygo.chain.test-order', '--json'])).stdout)).toMatchObject({
      covers: ['ygo9.chain.test'],
      sources: [{ doc: 'test-book' }],
    });
  });
  test('rulesets and diff', async () => {
    expect((await judge(['rulesets', '--game', 'ptcg'])).stdout.trimEnd().split('\n')).toHaveLength(2);
    const differ = (await judge(['diff', 'ygo-2004', 'ygo-9.0'])).stdout;
    expect(differ).toMatch(/ygo-2004 +│ ygo-9\.0/);
    expect(differ).not.toContain('ygo.chain.test-order-old');
    expect((await judge(['diff', 'ygo-2004', 'ygo-9.0', '--all'])).stdout).toContain(
      'Old test order [ygo.chain.test-order-old]',
    );
  });
  test('help names what exists, in both languages', async () => {
    const en = await judge(['--help']);
    expect(en.code).toBe(0);
    for (const name of ['rule', 'now', 'chain', 'search', 'show', 'rulesets', 'diff', 'import'])
      expect(en.stdout).toContain(`  ${name} `);
    const de = await judge(['--help', '--lang', 'de']);
    expect(de.stdout).toContain('Befehle:');
    expect(de.stdout).not.toMatch(/\b(?:options|command|choices)\b/);
  });
  test('an option may stand before the command', async () => {
    const { stdout } = await judge(['--json', 'show', 'ygo.chain.test-order']);
    expect(JSON.parse(stdout)).toMatchObject({ kind: 'rule' });
  });
  test('a reader that leaves early ends it quietly', async () => {
    const child = spawn(process.execPath, [bundle, 'rulesets', '--json'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let stderr = '';
    child.stderr.on('data', (part) => (stderr += String(part)));
    child.stdout.destroy();
    const code = await new Promise((done) => child.on('close', done));
    expect([code, stderr]).toEqual([0, '']);
  });
});

describe('a ruling as text', () => {
  const text = (word: string) => ({ de: `${word} deutsch`, en: `${word} english` });
  const ruling: Ruling = {
    contract: 1,
    game: 'ygo',
    ruleset: 'ygo-9.0',
    rulesetDate: '2014-07-14',
    verdict: 'illegal',
    headline: text('Headline'),
    illegal: { move: 0, reasons: [{ code: 'x', text: text('Reason'), rules: ['ygo.a.b'] }] },
    steps: [
      {
        n: 1,
        kind: 'k',
        outcome: 'applied',
        because: [],
        text: text('long '.repeat(30)),
        rules: ['ygo.a.b'],
        changes: [],
      },
      { n: 2, kind: 'k', outcome: 'skipped', because: [], text: text('Two'), rules: ['ygo.a.c'], changes: [] },
    ],
    assumptions: [
      { path: '/phase', value: 'main1', text: text('Assumption') },
      { path: '/turn/number', value: 3 },
    ],
    open: [
      {
        id: 'q',
        by: 'B',
        what: 'choice',
        move: 0,
        afterStep: 1,
        text: text('Question'),
        answers: [{ value: 1, text: text('One') }],
        given: 'open',
        rules: ['ygo.a.b'],
      },
    ],
    decisions: [],
    outcomes: [],
    grounds: [],
    initial: {},
    final: {},
  };
  const desk = {
    ruleTitles: async () => ({ ok: true, value: { 'ygo.a.b': text('Title'), 'ygo.a.c': null } }),
  } as unknown as JudgeDesk;
  const printed = async (lang: 'de' | 'en') => {
    let all = '';
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((part) => ((all += String(part)), true));
    await printRuling(new Out(lang), desk, ruling);
    write.mockRestore();
    return all;
  };

  test('the verdict first, then the reasons, the steps with their rules, what was assumed, what is open', async () => {
    const lines = (await printed('en')).split('\n');
    expect(lines.slice(0, 2)).toEqual(['Headline english', 'illegal · ygo-9.0, 2014-07-14']);
    const order = [
      'Reason',
      'Title english [ygo.a.b]',
      'Steps',
      'long',
      '     [ygo.a.b]',
      'Two english (does not apply)',
      '[ygo.a.c]',
      'Assumed',
      'Assumption',
      '/turn/number: 3',
      'Open',
      'B: Question',
      'One',
    ];
    let at = 0;
    for (const part of order) {
      const found = lines.findIndex((line, i) => i >= at && line.includes(part));
      expect(found, part).toBeGreaterThanOrEqual(at);
      at = found;
    }
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  });
  test('never mixes the languages', async () => {
    expect(await printed('de')).not.toMatch(/english|Steps|Assumed|Open\b/);
    expect(await printed('en')).not.toMatch(/deutsch|Schritte|Angenommen|Offen/);
  });
});

test('wrapping keeps words whole and line breaks', () => {
  expect(wrap('one two three\nfour', 8)).toEqual(['one two', 'three', 'four']);
  expect(wrap('', 8)).toEqual(['']);
});

test('every word is there in both languages', () => {
  for (const [key, { de, en }] of Object.entries(words)) {
    expect(de, key).not.toBe('');
    expect(en, key).not.toBe('');
  }
  expect(sentences.more(3)).toEqual({ de: 'und 3 weitere', en: 'and 3 more' });
});
