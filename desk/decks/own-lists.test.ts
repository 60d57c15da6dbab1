// Lists somebody else wrote: taken in whole or not at all, looked at like ours, and decks held against them.
import { afterAll, expect, test } from 'vitest';
import type { Answer } from '../contract.ts';
import { fixtureRules } from '../fixture.ts';
import { openDesk } from '../open.ts';

const { rules, data, remove } = fixtureRules();
const desk = openDesk({ rules, data });
afterAll(remove);
const got = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
  const given = await answer;
  if (!given.ok) throw new Error(JSON.stringify(given.problems));
  return given.value;
};
const problems = async (text: string) => {
  const given = await desk.importLists({ text });
  return given.ok ? [] : given.problems.map(({ code, line, didYouMean }) => ({ code, line, didYouMean }));
};
const YAML =
  'title: { en: Home rules, de: Hausregeln }\nlists:\n  - from: 2026-01-01\n    forbidden: [Second Dawn]\n    limited: [Stiller Testwind]\n  - from: 2026-04-01\n    unlimited: [Second Dawn]\n';

test('a file is taken in only whole: unknown cards and contradictions are told, with what was meant', async () => {
  const bad =
    'title: Home\nlists:\n  - limited:\n      - Secnd Dawn\n      - Hand Helper\n    forbidden: [Hand Helper]\n';
  expect(await problems(bad)).toEqual([
    { code: 'unknown-card', line: 4, didYouMean: ['Second Dawn'] },
    { code: 'card-twice', line: 5, didYouMean: undefined },
  ]);
  expect(await problems('title: Home\nlists:\n  - banned: [Hand Helper]\n')).not.toEqual([]);
  expect((await got(desk.listSeries({}))).filter(({ own }) => own)).toEqual([]);
});

test('imported lists are looked at like ours, in either language, and taken out again', async () => {
  expect(await got(desk.importLists({ text: YAML }))).toEqual([
    { series: 'own-home-rules', title: { en: 'Home rules', de: 'Hausregeln' }, own: true, dates: ['2026-01-01', '2026-04-01'], cards: 1, unknown: [] },
  ]); // prettier-ignore
  const series = 'own-home-rules';
  const limits = async (date: string) =>
    (await got(desk.lists({ series, date }))).cards?.map(({ card, limit }) => `${card} ${limit}`);
  expect(await limits('2026-02-01')).toEqual(['Second Dawn 0', 'Silent Test Gale 1']);
  expect(await limits('2026-05-01')).toEqual(['Silent Test Gale 1']);
  expect((await got(desk.lists({ series, card: 'Second Dawn' }))).history?.map(({ limit }) => limit)).toEqual([0, 3]);
  const source = '1 Second Dawn\n2 Silent Test Gale';
  const said = async (date: string) =>
    (await got(desk.deck({ source, game: 'ygo', list: series, date }))).violations.map(({ text }) => text.en);
  expect((await said('2026-02-01')).filter((text) => /Home rules/.test(text))).toEqual([
    expect.stringMatching(/^Second Dawn is Forbidden/),
    expect.stringMatching(/^Silent Test Gale is Limited/),
  ]);
  await got(desk.removeLists({ series }));
  expect((await desk.lists({ series })).ok).toBe(false);
  expect((await desk.deck({ source, game: 'ygo', list: series })).ok).toBe(false);
});

test('lflist.conf: a card nobody knows keeps the name that stands there; a whitelist allows nothing else', async () => {
  const text = '!Cube\n$whitelist\n1234 3 --Second Dawn\n99 1 --Never Printed\n';
  expect((await got(desk.importLists({ text })))[0]).toMatchObject({ series: 'own-cube', unknown: ['Never Printed'] });
  const check = await got(desk.deck({ source: '1 Second Dawn\n1 Hand Helper', game: 'ygo', list: 'own-cube' }));
  const outside = check.violations.filter(({ text: { en } }) => /not legal in/.test(en));
  expect(outside.map(({ text: { en } }) => en)).toEqual([expect.stringMatching(/^Hand Helper is not legal in Cube/)]);
  expect(await problems('!Cube\n99 1\n')).toEqual([{ code: 'unknown-card', line: 2, didYouMean: undefined }]);
});
