import { afterAll, describe, expect, test } from 'vitest';
import type { Ruling } from '../engine/ruling/schema.ts';
import { openJudgeDb, type JudgeDb } from '../rules-db/judge/judge-db.ts';
import { openRulesDb } from '../rules-db/rules-db.ts';
import type { Answer, RulesetView } from './contract.ts';
import { createDesk } from './desk.ts';
import { fixtureRules } from './fixture.ts';
import { openDesk } from './open.ts';

const { rules, data, remove } = fixtureRules();
const rulesDb = openRulesDb(rules);
let judgeDb: JudgeDb | undefined;
const ruleset = (id: string, value: string): RulesetView => ({
  id,
  game: 'ygo',
  title: { de: id, en: id },
  documents: [],
  values: [
    { key: 'order', title: { de: 'Reihenfolge', en: 'Order' }, value, words: { de: value, en: value }, rules: [] },
  ],
});
const ruled: Ruling = {
  contract: 1, game: 'ygo', ruleset: 'ygo-current', verdict: 'resolved', headline: { de: 'So.', en: 'So.' }, steps: [],
  assumptions: [{ path: '/phase', value: 'main1' }], open: [], decisions: [], outcomes: [], grounds: [], initial: {}, final: {},
}; // prettier-ignore
/** An engine that only repeats what it was given. */
const desk = createDesk({
  rules: () => rulesDb,
  judge: () => (judgeDb ??= openJudgeDb(data)),
  judgeIfThere: () => judgeDb,
  folder: data,
  engine: async () => ({
    rule: (theCase) => ({ ...ruled, final: theCase.state ?? {} }) as Ruling,
    now: () => ({ asked: 'A', options: [] }),
    rulesets: [ruleset('ygo-2004', 'old'), ruleset('ygo-9.0', 'new'), ruleset('ygo-current', 'new')],
    effects: {},
  }),
});
afterAll(() => {
  rulesDb.close();
  judgeDb?.close();
  remove();
});

async function value<T>(answer: Promise<Answer<T>>): Promise<T> {
  const given = await answer;
  if (!given.ok) throw new Error(given.problems.map((p) => p.message.en).join('\n'));
  return given.value;
}
async function refused<T>(answer: Promise<Answer<T>>) {
  const given = await answer;
  return given.ok ? undefined : given.problems[0];
}

describe('ruling', () => {
  test('a case as text or as a value', async () => {
    const source = 'game: ygo\nstate: {players: {A: {hand: [zweite morgenröte]}}}';
    const { case: theCase, ruling } = await value(desk.rule({ source, ruleset: 'ygo-9.0' }));
    expect(theCase).toMatchObject({ ruleset: 'ygo-9.0' });
    expect(ruling.final).toEqual({ players: { A: { hand: ['zweite morgenröte'] } } });
    expect(await value(desk.now({ case: theCase }))).toEqual({ asked: 'A', options: [] });
  });
  test('a bad case is answered with its problems', async () => {
    expect(
      await refused(desk.rule({ source: 'game: ygo\nstate: {players: {A: {hand: [Secnd Dawn]}}}' })),
    ).toMatchObject({
      code: 'unknown-card',
      line: 2,
      didYouMean: ['Second Dawn'],
    });
  });
  test('the line’s assumptions stand before the engine’s', async () => {
    const { ruling } = await value(desk.line({ line: 'A: dawn' }));
    expect(ruling.assumptions.at(0)?.path).toBe('/turn/player');
    expect(ruling.assumptions.at(-1)?.path).toBe('/phase');
  });
  test('of the rulesets that were chosen, the one of the line’s game holds; a ruleset that is named goes before them', async () => {
    const rulesets = ['ptcg-paradox-rift', 'ygo-ocg'];
    const rulesetOf = async (line: string, ruleset?: string) =>
      (await value(desk.line({ line, rulesets, ...(ruleset && { ruleset }) }))).case.ruleset;
    expect(await rulesetOf('A: dawn')).toBe('ygo-ocg');
    expect(await rulesetOf('pikachu 50 -> squirtle 50 hp')).toBe('ptcg-paradox-rift');
    expect(await rulesetOf('A: dawn', 'ygo-2004')).toBe('ygo-2004');
  });
  test('a line goes on with a case, and a case becomes a line', async () => {
    const { case: first } = await value(desk.line({ line: 'A: dawn' }));
    const { case: second } = await value(desk.line({ line: 'B: silent test gale', onto: first }));
    expect(second.moves).toHaveLength(2);
    const { line } = await value(desk.lineOf({ case: second }));
    const back = (await value(desk.line({ line: line! }))).case;
    expect({ ...back, assumed: undefined }).toEqual({ ...second, assumed: undefined });
  });
});

describe('looking up', () => {
  test('a rule by its id or the inventory’s, with what cites it', async () => {
    const rule = await value(desk.show({ id: 'ygo9.chain.test' }));
    expect(rule).toMatchObject({
      kind: 'rule',
      id: 'ygo.chain.test-order',
      sources: [{ doc: 'test-book', title: { en: 'Test book' } }],
      variants: [{ id: 'ygo.chain.test-order-old', rulesets: ['ygo-2004'] }],
      scenarios: [{ id: 'ygo/example' }],
    });
  });
  test('a card by its id or name', async () => {
    const byId = await value(desk.show({ id: 'ygo:second-dawn' }));
    expect(byId).toMatchObject({ kind: 'card', name: { de: 'Zweite Morgenröte' }, origin: 'library' });
    expect(await value(desk.show({ id: 'Zweite Morgenröte' }))).toEqual(byId);
    expect(await value(desk.cards({ game: 'ygo', names: ['dawn', 'nobody'] }))).toEqual({ dawn: byId, nobody: null });
  });
  test('what is not there', async () => {
    expect(await refused(desk.show({ id: 'nothing-of-the-kind' }))).toMatchObject({ code: 'not-found' });
    const near = async (id: string) => (await refused(desk.show({ id })))?.didYouMean;
    expect([await near('Second Dwan'), await near('ygo.chain.tets-order')]).toEqual([['ygo:second-dawn'], expect.arrayContaining(['ygo.chain.test-order'])]); // prettier-ignore
    expect(await refused(desk.scenario({ id: 'x' }))).toMatchObject({ code: 'not-found' });
    expect(await refused(desk.savedCase({ id: 'x' }))).toMatchObject({ code: 'not-found' });
  });
  test('search over all kinds', async () => {
    const { hits } = await value(desk.search({ query: 'Zweite Morgenröte' }));
    expect(hits[0]).toMatchObject({ kind: 'card', id: 'ygo:second-dawn', title: { en: 'Second Dawn' } });
  });
  test('titles of rules', async () => {
    expect(await value(desk.ruleTitles({ ids: ['ygo.chain.test-order', 'x'] }))).toEqual({
      'ygo.chain.test-order': { en: 'Test order', de: 'Testreihenfolge' },
      x: null,
    });
  });
  test('rulesets and where they differ', async () => {
    expect((await value(desk.rulesets({ game: 'ygo' }))).map(({ id }) => id)).toEqual([
      'ygo-2004',
      'ygo-9.0',
      'ygo-current',
    ]);
    const { values, rules: differing } = await value(desk.diff({ a: 'ygo-2004', b: 'ygo-9.0' }));
    expect(values).toMatchObject([{ key: 'order', a: { value: 'old' }, b: { value: 'new' } }]);
    expect(differing).toEqual([
      {
        topic: 'chain',
        about: { en: 'Chain', de: 'Kette' },
        a: { id: 'ygo.chain.test-order-old', title: expect.anything() },
        b: { id: 'ygo.chain.test-order', title: expect.anything() },
      },
    ]);
    expect((await value(desk.diff({ a: 'ygo-9.0', b: 'ygo-current' }))).values).toEqual([]);
    expect(await refused(desk.diff({ a: 'ygo-9.1', b: 'ygo-9.0' }))).toMatchObject({
      code: 'unknown-ruleset',
      didYouMean: expect.arrayContaining(['ygo-9.0']),
    });
  });
  test('scenarios', async () => {
    expect(await value(desk.scenarios({}))).toEqual([
      {
        id: 'ygo/example',
        game: 'ygo',
        title: { en: 'An example', de: 'Ein Beispiel' },
        rulesets: ['ygo-9.0'],
        topic: 'chain',
        about: { en: 'Chain', de: 'Kette' },
      },
    ]);
    expect(await value(desk.scenario({ id: 'ygo/example' }))).toMatchObject({
      case: { game: 'ygo' },
      expected: { verdict: 'resolved' },
    });
  });
});

describe("the judge's own data", () => {
  test('is not made by reading', async () => {
    expect(await value(desk.savedCases({}))).toEqual({ total: 0, cases: [] });
    expect(await value(desk.settings({}))).toEqual({});
    expect(await value(desk.autosaved({ slot: 'table' }))).toBeNull();
    expect(judgeDb).toBeUndefined();
  });
  test('a case is saved, found, deleted and brought back', async () => {
    const saved = await value(desk.saveCase({ title: 'Table 7', case: { game: 'ygo' } }));
    expect(await value(desk.savedCases({ query: 'table' }))).toMatchObject({ total: 1, cases: [{ id: saved.id }] });
    expect(await value(desk.deleteCase({ id: saved.id }))).toBeNull();
    expect((await value(desk.savedCases({}))).total).toBe(0);
    expect(await value(desk.restoreCase({ id: saved.id }))).toBeNull();
    expect(await value(desk.savedCase({ id: saved.id }))).toMatchObject({ title: 'Table 7', case: { game: 'ygo' } });
    expect(await refused(desk.saveCase({ title: 'x', case: 3 }))).toMatchObject({ code: 'not-a-case' });
  });
  test('the casebook lists what was saved and what was ruled, by kind, game and day', async () => {
    const of = { ruleset: 'ygo-current', lang: 'en' as const, verdict: 'resolved', grounds: [] };
    const { entry } = await value(
      desk.logRuling({ case: { game: 'ygo' }, ...of, headline: { en: 'It resolves.', de: 'Aufgelöst.' } }),
    );
    const ids = async (filter: Parameters<typeof desk.casebook>[0]) =>
      (await value(desk.casebook(filter))).entries.map(({ kind, id }) => `${kind} ${id}`);
    const all = await ids({});
    expect(all[0]).toBe(`ruling ${entry.id}`);
    expect(await ids({ kind: 'ruling' })).toEqual([`ruling ${entry.id}`]);
    expect(await ids({ kind: 'case' })).toEqual(all.slice(1));
    expect(await ids({ game: 'ptcg' })).toEqual([]);
    expect(await ids({ day: entry.at.slice(0, 10) })).toEqual(all);
    expect(await ids({ day: '1999-01-01' })).toEqual([]);
    expect(await value(desk.casebook({ query: 'table', limit: 1 }))).toMatchObject({
      total: 1,
      entries: [{ kind: 'case', title: 'Table 7', game: 'ygo' }],
    });
  });
  test('autosave and settings', async () => {
    await value(desk.autosave({ slot: 'table', case: { game: 'ygo', state: {} } }));
    expect(await value(desk.autosaved({ slot: 'table' }))).toEqual({ case: { game: 'ygo', state: {} } });
    await value(desk.setSetting({ key: 'lang', value: 'de' }));
    expect(await value(desk.settings({}))).toEqual({ lang: 'de' });
  });
  test('a missing rules database is said in words', async () => {
    const other = openDesk({ rules: `${rules}.not-there`, data });
    expect(await refused(other.search({ query: 'x' }))).toMatchObject({ code: 'rules-missing' });
  });
});
