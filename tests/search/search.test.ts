import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildRulesDb, contentDir } from '../../rules-db/build.ts';
import { sharedDir } from '../../rules-db/coverage.ts';
import { importCards } from '../../rules-db/import/import.ts';
import { openJudgeDb, type JudgeDb } from '../../rules-db/judge/judge-db.ts';
import { openRulesDb, type RulesDb } from '../../rules-db/rules-db.ts';
import { search } from '../../rules-db/search.ts';
import { learnedFrom } from '../../rules-db/asked.ts';
import { heldOut, pooled, sum } from './held-out.ts';
import { answered, questionFiles, questions } from './questions.ts';
import { queries, rate, type Rates } from './run.ts';

const dir = mkdtempSync(join(tmpdir(), 'queries-'));
let rules: RulesDb;
beforeAll(() => {
  buildRulesDb(join(dir, 'rules.db'), { content: contentDir });
  rules = openRulesDb(join(dir, 'rules.db'));
}, 300_000);
afterAll(() => {
  rules.close();
  rmSync(dir, { recursive: true, force: true });
});

const forCards = (q: (typeof queries)[number]) => q.want.every((w) => w.startsWith('card:'));
const report = ({ missed, notFirst }: Rates) =>
  [...missed.map((m) => `missed: ${m.q} → ${m.got.join(', ')}`), ...notFirst.map((m) => `not first: ${m.q} → ${m.got.join(', ')}`)].join('\n'); // prettier-ignore

test('the queries: enough of them, half German, a third with errors or abbreviations, and nothing wanted that is not there', () => {
  expect(queries.length).toBeGreaterThanOrEqual(250);
  const share = (n: number) => n / queries.length;
  expect(share(queries.filter((q) => q.l === 'de').length)).toBeGreaterThan(0.42);
  expect(share(queries.filter((q) => q.tags?.some((t) => t === 'typo' || t === 'abbr')).length)).toBeGreaterThan(0.3);
  const ids = [...rules.ruleIds(), ...rules.terms().map((t) => t.id)];
  const unknown = queries.flatMap(({ q, want }) =>
    want
      .filter((w) => !w.startsWith('card:'))
      .filter((w) => (w.endsWith('*') ? !ids.some((id) => id.startsWith(w.slice(0, -1))) : !ids.includes(w)))
      .map((w) => `${q}: ${w}`),
  );
  expect(unknown).toEqual([]);
});

test('without imported cards: 97 % among the first five, 85 % in first place', () => {
  const rates = rate(
    queries.filter((q) => !forCards(q)),
    (q) => rules.search(q, { limit: 10 }),
  );
  expect(rates.firstFive / rates.total, report(rates)).toBeGreaterThanOrEqual(0.97);
  expect(rates.first / rates.total, report(rates)).toBeGreaterThanOrEqual(0.85);
}, 60_000);

test('nothing the search is tried with is anything it learned from', () => {
  const tried = [...[...heldOut().values()].flat(), ...questionFiles().flatMap((file) => questions(file))];
  expect(learnedFrom(contentDir, tried.map(({ q }) => q))).toEqual([]); // prettier-ignore
});

test('whole questions of 18 sets by others, never learned from: 82 % answered by the first rule, 96 % among five', () => {
  const all = questionFiles().map((file) => answered(rules, questions(file)));
  const sum = (of: (a: (typeof all)[number]) => number) => all.reduce((n, a) => n + of(a), 0);
  expect(sum((a) => a.total)).toBeGreaterThanOrEqual(900);
  expect(sum((a) => a.first) / sum((a) => a.total)).toBeGreaterThanOrEqual(0.82);
  expect(sum((a) => a.firstFive) / sum((a) => a.total)).toBeGreaterThanOrEqual(0.96);
}, 60_000);

test('what nothing covers is said not to be covered: four of five, and at most two things are named', () => {
  const hits = heldOut().get('nothing')!.map(({ q }) => rules.search(q)); // prettier-ignore
  const said = hits.filter((found) => found.every((hit) => hit.far));
  expect(said.length / hits.length).toBeGreaterThanOrEqual(0.8);
  for (const found of said) expect(found.length).toBeLessThanOrEqual(2);
});

test('the game that is played comes first where the words leave it open, and so does the one whose card is named', () => {
  const first = (q: string, playing?: 'ygo' | 'ptcg') => rules.search(q, playing && { playing })[0]?.game;
  for (const q of ['arriving late for the round', 'my opponent takes forever, is that slow play', 'the card is in a foreign language'])
    for (const game of ['ygo', 'ptcg'] as const) expect([q, first(q, game)]).toEqual([q, game]);
  for (const [q, game] of [['Kettenglied zwei', 'ygo'], ['Preiskarten vergessen', 'ptcg']] as const)
    expect([q, first(q, game === 'ygo' ? 'ptcg' : 'ygo')]).toEqual([q, game]);
  expect([first('late for the round'), first('late for the round with Summoned Skull')]).toEqual(['ptcg', 'ygo']);
}); // prettier-ignore

test('what falls is no Trap', () => {
  const first = (q: string) => rules.search(q)[0]?.id ?? '';
  for (const q of ['Karte fällt runter', 'die Karte fiel vom Tisch', 'card fell on the floor'])
    expect([q, first(q)]).toEqual([q, expect.stringMatching(/seen-by-accident$/)]);
  for (const q of ['Falle setzen', 'Fallen aktivieren']) expect([q, first(q)]).toEqual([q, expect.stringMatching(/\.trap\./)]); // prettier-ignore
});

test('a Pokémon ex and a Pokémon-EX are two: the rule on the kind that is typed comes first', () => {
  const first = (q: string) => rules.search(q)[0]?.id;
  expect(first('She knocked out my Pokémon ex. How many Prizes is that?')).toBe('ptcg.kinds.ex-two-prizes');
  expect(first('She knocked out my Pokémon-EX. How many Prizes is that?')).toBe('ptcg.kinds.uppercase-ex-two-prizes');
});

const data = join(sharedDir() ?? '', 'data');
describe.skipIf(!sharedDir() || !existsSync(data))(
  'with both card databases (skipped where ../shared/data is not beside the checkout)',
  () => {
    let judge: JudgeDb;
    beforeAll(async () => {
      judge = openJudgeDb(dir);
      for (const file of ['ygo-cards.jsonl.gz', 'ptcg-cards.jsonl.gz']) await importCards(judge, join(data, file));
    }, 300_000);
    afterAll(() => judge.close());

    test('97 % among the first five, 85 % in first place', () => {
      const rates = rate(queries, (q) => search([rules.searcher, judge.searcher], q, { limit: 10 }));
      expect(rates.firstFive / rates.total, report(rates)).toBeGreaterThanOrEqual(0.97);
      expect(rates.first / rates.total, report(rates)).toBeGreaterThanOrEqual(0.85);
    }, 60_000);

    /** Of the sets of that number, the rates of each set by its name. */
    const heldOutRates = (set: 'looked at' | '-3' | '-4' | '-5' | '-7' | '-8' | '-9' | '-10' | '-11' | '-12' | '-13' | '-14' | '-15' | '-16' | '-17' | '-18' | '-19' | '-20' | '-21' | '-22' | '-23' | '-24') =>
      [...heldOut()]
        .filter(([name]) => name !== 'nothing' && (/-(?:[345789]|1[0-9]|2[0-4])$/.exec(name)?.[0] ?? 'looked at') === set)
        .map(([name, cases]) => ({ name, rates: rate(cases, (q) => search([rules.searcher, judge.searcher], q, { limit: 10 })) })); // prettier-ignore
    const expectRates = (all: ReturnType<typeof heldOutRates>, kind: string, least: { first: number; firstFive: number }) => {
      const told = sum(all.filter(({ name }) => name.split('-').includes(kind)).map(({ rates }) => rates));
      expect(told.firstFive / told.total, `${kind} among five\n${report(told)}`).toBeGreaterThanOrEqual(least.firstFive);
      expect(told.first / told.total, `${kind} first\n${report(told)}`).toBeGreaterThanOrEqual(least.first);
    }; // prettier-ignore

    test('held out, with both card lists: 96 % among the first five, 86 % first, each language and game by itself 93 %', () => {
      const all = heldOutRates('looked at');
      for (const kind of ['short', 'questions', 'ygo', 'ptcg', 'de', 'en'])
        expectRates(all, kind, { first: 0.86, firstFive: 0.96 });
      for (const { name, rates } of all)
        expect(rates.firstFive / rates.total, `${name}\n${report(rates)}`).toBeGreaterThanOrEqual(0.93);
    }, 60_000);

    test('the third set: short queries 86 % first, 96 % among five', () => {
      expectRates(heldOutRates('-3'), 'short', { first: 0.86, firstFive: 0.96 });
    }, 60_000);

    // 298 questions. Content was mended by them on 2026-11-23: a floor, no measure.
    test('whole questions of the third to the eighth set, by which content was mended: 86 % first, 96 % among five', () => {
      const all = (['-3', '-4', '-5', '-7', '-8'] as const).flatMap((set) => heldOutRates(set));
      expectRates(all, 'questions', { first: 0.86, firstFive: 0.96 });
    }, 120_000);

    // 40 questions, nothing mended by them; measured once, at the end of that day: 85 and 95 %. Two more or fewer are luck.
    test('the ninth set, which nobody learned from: whole questions 80 % first, 90 % among five', () => {
      expectRates(heldOutRates('-9'), 'questions', { first: 0.8, firstFive: 0.9 });
    }, 60_000);

    // Content was mended by the other half of the questions (-11), never by these: 119 questions and 42 short queries.
    test('the tenth set, which nobody learned from: whole questions 78 % first, 93 % among five; short 70 and 88 %', () => {
      expectRates(heldOutRates('-10'), 'questions', { first: 0.78, firstFive: 0.93 });
      expectRates(heldOutRates('-10'), 'short', { first: 0.7, firstFive: 0.88 });
    }, 120_000);

    test('the half beside it, by which content was mended: whole questions 86 % first, 96 % among five', () => {
      expectRates(heldOutRates('-11'), 'questions', { first: 0.86, firstFive: 0.96 });
    }, 120_000);

    // 100 of 200, in few words as players speak; at first 72 and 90 %, short 80 and 88 %. Nothing was mended by them.
    test('the eleventh set, which nobody learned from: whole questions 66 % first, 84 % among five; short 72 and 84 %', () => {
      expectRates(heldOutRates('-12'), 'questions', { first: 0.66, firstFive: 0.84 });
      expectRates(heldOutRates('-12'), 'short', { first: 0.72, firstFive: 0.84 });
    }, 120_000);

    test('the half beside it, by which content was mended: whole questions 78 % first, 92 % among five', () => {
      expectRates(heldOutRates('-13'), 'questions', { first: 0.78, firstFive: 0.92 });
    }, 120_000);

    // 30 and 26 of 116, 32 and 32, as judges and players ask; nothing was mended by them. Two more or fewer are luck.
    test('the twelfth and thirteenth set, which nobody learned from: whole questions 74 % first, 86 % among five; short 76 and 88 %', () => {
      const both = [...heldOutRates('-14'), ...heldOutRates('-16')];
      expectRates(both, 'questions', { first: 0.74, firstFive: 0.86 });
      expectRates(both, 'short', { first: 0.76, firstFive: 0.88 });
    }, 60_000);

    // 40 and 38, written on 2026-11-24 in the evening; measured once: 67.5 and 95 %, short 86.8 and 94.7 %. Two more or fewer are luck.
    test('the fourteenth set, which nobody learned from: whole questions 60 % first, 90 % among five; short 80 and 90 %', () => {
      expectRates(heldOutRates('-17'), 'questions', { first: 0.6, firstFive: 0.9 });
      expectRates(heldOutRates('-17'), 'short', { first: 0.8, firstFive: 0.9 });
    }, 60_000);

    // 60 and 57, written later that night; measured at the end: 71.7 and 93.3 %, short 68.4 and 96.5 %. Two more or fewer are luck.
    test('the sixteenth set, which nobody learned from: whole questions 65 % first, 88 % among five; short 61 and 91 %', () => {
      expectRates(heldOutRates('-19'), 'questions', { first: 0.65, firstFive: 0.88 });
      expectRates(heldOutRates('-19'), 'short', { first: 0.61, firstFive: 0.91 });
    }, 60_000);

    // 60 and 38, written on 2026-11-28 before the kinds of question counted; measured after: 78.3 and 98.3 %, short 60.5 and 97.4 %. Two more or fewer are luck.
    test('the seventeenth set, which nobody learned from: whole questions 73 % first, 93 % among five; short 55 and 92 %', () => {
      expectRates(heldOutRates('-20'), 'questions', { first: 0.73, firstFive: 0.93 });
      expectRates(heldOutRates('-20'), 'short', { first: 0.55, firstFive: 0.92 });
    }, 60_000);

    // 36 and 24, written on 2026-11-28; at first 58.3 and 88.9 %, short 54.2 and 91.7 %. Content was mended by them afterwards.
    test('the eighteenth set, by which content was mended: whole questions 55 % first, 83 % among five; short 54 and 91 %', () => {
      expectRates(heldOutRates('-21'), 'questions', { first: 0.55, firstFive: 0.83 });
      expectRates(heldOutRates('-21'), 'short', { first: 0.54, firstFive: 0.91 });
    }, 60_000);

    // 24 and 14, written on 2026-11-28 after all mending; measured once: 83.3 and 95.8 %, short 71.4 and 92.9 %. Two more or fewer are luck.
    test('the nineteenth set, which nobody learned from: whole questions 75 % first, 87 % among five; short 57 and 85 %', () => {
      expectRates(heldOutRates('-22'), 'questions', { first: 0.75, firstFive: 0.87 });
      expectRates(heldOutRates('-22'), 'short', { first: 0.57, firstFive: 0.85 });
    }, 60_000);

    // Each 60 and 30, written on 2026-11-29 in the words of the table before titles were looked at. By -23 content was mended: at first 61.7 and 88.3 %, short 66.7 and 100 %.
    // -24 was not read until the end: 70.0 and 96.7 %, short 53.3 and 90.0 % before and 68.3 and 96.7 %, short 50.0 and 90.0 % after. Two more or fewer are luck.
    test('the twenty-first set, the half that was read: whole questions 66 % first, 88 % among five; short 66 and 93 %', () => {
      expectRates(heldOutRates('-23'), 'questions', { first: 0.66, firstFive: 0.88 });
      expectRates(heldOutRates('-23'), 'short', { first: 0.66, firstFive: 0.93 });
    }, 60_000);
    test('the twenty-first set, the unread half: whole questions 63 % first, 93 % among five; short 43 and 83 %', () => {
      expectRates(heldOutRates('-24'), 'questions', { first: 0.63, firstFive: 0.93 });
      expectRates(heldOutRates('-24'), 'short', { first: 0.43, firstFive: 0.83 });
    }, 60_000);

    // The ninth, tenth and half of the eleventh set: 209 whole questions, 112 short queries; what is right by reading counts, too.
    test('sets nobody learned from, judged by reading: whole questions 82 % first, 93 % among five; short 83 and 90 %', () => {
      const rates = (kind: string) =>
        rate(
          [...heldOut()]
            .filter(([name]) => name.startsWith(kind) && /-(?:9|10|12)$/.test(name))
            .flatMap(([, cases]) => pooled(cases)),
          (q) => search([rules.searcher, judge.searcher], q, { limit: 10 }),
        );
      for (const [kind, first, firstFive] of [
        ['questions', 0.82, 0.93],
        ['short', 0.83, 0.9],
      ] as const) {
        const told = rates(kind);
        expect(told.first / told.total, `${kind} first\n${report(told)}`).toBeGreaterThanOrEqual(first);
        expect(told.firstFive / told.total, `${kind} among five\n${report(told)}`).toBeGreaterThanOrEqual(firstFive);
      }
    }, 120_000);

    test('short queries of the seventh set: 78 % first, 95 % among five', () => {
      expectRates(heldOutRates('-7'), 'short', { first: 0.78, firstFive: 0.95 });
    }, 60_000);

    test('a card by name or print in well under a millisecond', () => {
      const names = judge.searcher.of.db.prepare('SELECT en FROM entry WHERE id % 97 = 0').pluck().all() as string[];
      judge.card('warm up', 'ygo');
      // The processor's time: other work on the machine does not count.
      const started = process.cpuUsage();
      for (const name of names) for (const game of ['ygo', 'ptcg'] as const) judge.card(name, game);
      const { user, system } = process.cpuUsage(started);
      expect((user + system) / 1000 / (names.length * 2)).toBeLessThan(1);
    });
  },
);
