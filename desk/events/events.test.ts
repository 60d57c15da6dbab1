import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Case } from '../../engine/case/schema.ts';
import { openJudgeDb, type JudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { PenaltyPolicy } from '../../rules-db/penalty-schema.ts';
import type { RulesDb } from '../../rules-db/rules-db.ts';
import type { Answer } from '../contract.ts';
import { logChannels, rulingsOf } from '../cases/floor-log.ts';
import { eventChannels } from './channels.ts';

const said = (text: string) => ({ de: `de ${text}`, en: text });
const degree = (id: string, penalty: string) => ({ id, words: said(id), when: said('when'), penalty, cases: [] });
const infraction = (id: string, path: string[], more: object = {}) => ({
  id: `ygo.infraction.${id}`, title: said(id), happened: said(id), degrees: [degree('minor', 'warning'), degree('major', 'game-loss')],
  said: { en: [], de: [] }, path, upgrade: said('again'), remedies: [], notes: [], authority: 'official' as const, sources: [], rules: [], ...more,
}); // prettier-ignore
const PATH = ['warning', 'game-loss', 'match-loss', 'out'];
const policy = {
  game: 'ygo', notes: [], walks: [],
  ladder: ['caution', ...PATH].map((id) => ({ id, words: said(id), means: said(id), ...(id === 'match-loss' && { headJudge: true as const }) })),
  infractions: [infraction('slow-play', PATH), infraction('late', []), infraction('mistake', PATH, { sameErrorOnly: true })],
} as unknown as PenaltyPolicy; // prettier-ignore
const rules = { penalties: () => policy, document: () => undefined, rule: () => undefined } as unknown as RulesDb;

let dir: string;
let judge: JudgeDb;
let second: number;
const clock = () => new Date(Date.UTC(2026, 7, 22, 9) + second * 1000);
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'judge-event-'));
  second = 0;
  judge = openJudgeDb(dir, { now: clock });
});
afterEach(() => {
  judge.close();
  rmSync(dir, { recursive: true, force: true });
});
const desk = () => eventChannels({ rules: () => rules, judge: () => judge, judgeIfThere: () => judge, rulings: (event) => rulingsOf(judge, event), clock }); // prettier-ignore
const got = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
  const given = await answer;
  if (!given.ok) throw new Error(JSON.stringify(given.problems));
  return given.value;
};
const code = async (answer: Promise<Answer<unknown>>) => {
  const given = await answer;
  return given.ok ? undefined : given.problems[0]!.code;
};
const made = () => got(desk().saveEvent({ name: 'Regional', game: 'ygo', from: '2026-08-22', to: '2026-08-23' }));
/** As a restart would: what was confirmed must be in the file. */
const reopen = () => {
  judge.close();
  judge = openJudgeDb(dir, { now: clock });
};

test('an event with a clock, a call, its ruling and an infraction, over a restart', async () => {
  const event = (await made()).id;
  const round = await got(desk().saveClock({ event, name: 'Round 1', seconds: 3000, round: 1 }));
  await got(desk().turnClock({ id: round.id, do: 'start' }));
  second = 600;
  const call = await got(
    desk().startCall({ event, round: 1, table: '12', players: ['Kim', 'Lee'], subject: 'Trigger?', clock: round.id }),
  );
  expect(call).toMatchObject({ table: '12', lasted: 0, infractions: [], rulings: [] });
  expect(call.extension).toBeUndefined();
  const log = logChannels(() => judge, () => judge, (_, card) => [card]); // prettier-ignore
  const ruling = { case: { game: 'ygo', state: {}, moves: [] } as unknown as Case, ruleset: 'ygo-current', lang: 'en' as const, verdict: 'resolved', headline: { de: 'Ja.', en: 'Yes.' }, grounds: [] }; // prettier-ignore
  const { entry } = await got(log.logRuling({ ...ruling, call: call.id }));
  expect(entry).toMatchObject({ call: call.id, event, table: '12', players: 'Kim, Lee' });
  // Ruled on further, without naming the call again: it stays there.
  expect((await got(log.logRuling({ ...ruling, id: entry.id }))).entry).toMatchObject({ call: call.id, event });
  expect(await code(log.logRuling({ ...ruling, call: 'nobody' }))).toBe('not-found');
  await got(desk().giveInfraction({ event, call: call.id, player: 'Lee', infraction: 'ygo.infraction.slow-play', degree: 'minor' })); // prettier-ignore
  second = 720;
  reopen();
  const stopped = await got(desk().stopCall({ id: call.id }));
  expect(stopped).toMatchObject({ lasted: 120, extension: { seconds: 180 }, rulings: [{ id: entry.id }], infractions: [{ player: 'Lee', table: '12', round: 1 }] }); // prettier-ignore
  second = 4000;
  expect((await got(desk().clocks({ event })))[0]).toMatchObject({ running: true, left: -1000 });
  expect(await got(desk().stopCall({ id: call.id }))).toMatchObject({ lasted: 120 });
  expect(await got(desk().event({ id: event }))).toMatchObject({ counts: { clocks: 1, calls: 1, open: 0, infractions: 1, rulings: 1 } }); // prettier-ignore
  const { tables } = await got(desk().tables({ event }));
  expect(tables).toMatchObject([{ table: '12', round: 1, players: ['Kim', 'Lee'], extension: 180 }]);
});

test('a table has its own calls, those that are open first', async () => {
  const event = (await made()).id;
  const call = async (table: string, player: string) => (await got(desk().startCall({ event, round: 1, table, players: [player] }))).id; // prettier-ignore
  const [, first, , second] = [
    await call('12', 'Noa'),
    await call('3', 'Kim'),
    await call('4', 'Lee'),
    await call('3', 'Mia'),
  ];
  await got(desk().stopCall({ id: first }));
  const { tables } = await got(desk().tables({ event, round: 1 }));
  expect(tables.map(({ table, players, calls }) => [table, players, calls.map(({ id }) => id).slice(0, 2)])).toMatchObject([
    ['3', ['Kim', 'Mia'], [second, first]],
    ['4', ['Lee'], [expect.any(String)]],
    ['12', ['Noa'], [expect.any(String)]],
  ]); // prettier-ignore
});

test('what belongs to nothing is refused', async () => {
  expect(await code(desk().startCall({ event: 'x', table: '1' }))).toBe('not-found');
  expect(await code(desk().saveEvent({ id: 'x', name: 'X', game: 'ygo', from: '2026-01-01' }))).toBe('not-found');
  expect(await code(desk().saveEvent({ name: 'X', game: 'ygo', from: '2026-01-02', to: '2026-01-01' }))).toBe('bad-input'); // prettier-ignore
  const event = (await made()).id;
  expect(await code(desk().startCall({ event, table: '1', clock: 'x' }))).toBe('not-found');
  expect(await code(desk().giveInfraction({ event, player: 'A', infraction: 'ygo.infraction.x', degree: 'minor' }))).toBe('not-found'); // prettier-ignore
  expect(await code(desk().giveInfraction({ event, player: 'A', infraction: 'ygo.infraction.late', degree: 'minor', penalty: 'beheading' }))).toBe('not-found'); // prettier-ignore
  await got(desk().deleteEvent({ id: event }));
  expect([await got(desk().events({})), await code(desk().event({ id: event }))]).toEqual([[], 'not-found']);
  await got(desk().restoreEvent({ id: event }));
  expect(await got(desk().events({}))).toHaveLength(1);
});

test('an infraction belongs to the round of its call, also where that is written later', async () => {
  const event = (await made()).id;
  const call = await got(desk().startCall({ event, table: '3' }));
  const late = { event, call: call.id, player: 'Lee', infraction: 'ygo.infraction.late', degree: 'minor' };
  expect((await got(desk().giveInfraction(late))).round).toBeUndefined();
  await got(desk().noteCall({ id: call.id, round: 2 }));
  expect((await got(desk().givenInfractions({ event, round: 2 }))).given).toMatchObject([
    { player: 'Lee', table: '3', round: 2 },
  ]);
});

test('a repetition climbs the ladder, whoever typed the name how; what was withdrawn does not count', async () => {
  const event = (await made()).id;
  const slow = { event, infraction: 'ygo.infraction.slow-play', degree: 'minor' };
  expect(await got(desk().assess({ ...slow, player: 'Kim' }))).toMatchObject({ suggested: { id: 'warning' }, headJudge: false, earlier: [], path: [{ id: 'game-loss' }, { id: 'match-loss' }, { id: 'out' }] }); // prettier-ignore
  const first = await got(desk().giveInfraction({ ...slow, player: 'Kim' }));
  expect(await got(desk().assess({ ...slow, player: ' KIM ' }))).toMatchObject({ suggested: { id: 'game-loss' }, headJudge: true, earlier: [{ id: first.id }] }); // prettier-ignore
  const second = await got(desk().giveInfraction({ ...slow, player: 'kim' }));
  expect(second).toMatchObject({ penalty: { id: 'game-loss' }, starting: { id: 'warning' } });
  expect(await got(desk().assess({ ...slow, player: 'Kim' }))).toMatchObject({ suggested: { id: 'match-loss' } });
  await got(desk().withdrawInfraction({ id: second.id }));
  expect(await got(desk().assess({ ...slow, player: 'Kim' }))).toMatchObject({ suggested: { id: 'game-loss' } });
  await got(desk().withdrawInfraction({ id: second.id, restore: true }));
  expect(await got(desk().assess({ ...slow, player: 'Kim' }))).toMatchObject({ suggested: { id: 'match-loss' } });
  expect(await got(desk().assess({ ...slow, player: 'Lee' }))).toMatchObject({ suggested: { id: 'warning' } });
  // Another kind, one that is never upgraded, and one where only the same error counts.
  for (const kind of ['late', 'mistake']) {
    const other = { ...slow, infraction: `ygo.infraction.${kind}`, player: 'Kim' };
    await got(desk().giveInfraction(other));
    expect([kind, (await got(desk().assess(other))).suggested.id]).toEqual([kind, 'warning']);
  }
  const why = (await got(desk().assess({ ...slow, infraction: 'ygo.infraction.mistake', player: 'Kim' }))).why;
  expect(why.at(-1)!.text.en).toContain('game-loss follows');
});

test('starting what runs and pausing what stands changes nothing', async () => {
  const event = (await made()).id;
  const { id } = await got(desk().saveClock({ event, name: 'R1', seconds: 100 }));
  await got(desk().turnClock({ id, do: 'pause' }));
  await got(desk().turnClock({ id, do: 'start' }));
  second = 10;
  await got(desk().turnClock({ id, do: 'add', seconds: 5 }));
  await got(desk().turnClock({ id, do: 'start' }));
  second = 20;
  expect(await got(desk().turnClock({ id, do: 'start' }))).toMatchObject({ left: 85, seconds: 105, moments: [{ do: 'start' }, { do: 'add' }] }); // prettier-ignore
  expect(await code(desk().turnClock({ id, do: 'add' }))).toBe('bad-input');
  expect(await got(desk().turnClock({ id, do: 'remove' }))).toBeNull();
  expect(await got(desk().clocks({ event }))).toEqual([]);
});

test('two programs at one clock and one call: nothing of either is lost', async () => {
  const other = openJudgeDb(dir, { now: clock });
  try {
    const event = (await made()).id;
    const there = eventChannels({ rules: () => rules, judge: () => other, judgeIfThere: () => other, rulings: () => [], clock }); // prettier-ignore
    const { id } = await got(desk().saveClock({ event, name: 'R1', seconds: 100 }));
    for (let n = 0; n < 10; n++) {
      await got(desk().turnClock({ id, do: 'add', seconds: 1 }));
      await got(there.turnClock({ id, do: 'add', seconds: 1 }));
    }
    expect((await got(desk().clocks({ event })))[0]).toMatchObject({ seconds: 120 });
    const call = await got(there.startCall({ event, table: '1' }));
    await got(desk().noteCall({ id: call.id, note: 'here' }));
    expect(await got(there.noteCall({ id: call.id, extension: 60 }))).toMatchObject({ note: 'here' });
  } finally {
    other.close();
  }
});

test('the file of an event, in both languages, with what people wrote escaped', async () => {
  const event = (await got(desk().saveEvent({ name: 'Cup <1> & "co"', game: 'ygo', from: '2026-08-22' }))).id;
  await got(desk().startCall({ event, table: '7', players: ['<b>Kim</b>'], subject: 'a & b' }));
  const html = await got(desk().eventFile({ id: event, as: 'html', lang: 'de' }));
  expect(html.name).toBe('Cup-1-co.html');
  expect(html.text).toContain('&lt;b&gt;Kim&lt;/b&gt;');
  expect(html.text).toContain('<html lang="de">');
  expect(html.text).not.toContain('<b>');
  const { text } = await got(desk().eventFile({ id: event, as: 'text', lang: 'en' }));
  expect(text).toContain('Calls');
  expect(text).not.toContain('Rufe');
  const json = await got(desk().eventFile({ id: event, as: 'json', lang: 'en' }));
  expect(JSON.parse(json.text)).toMatchObject({ event: { id: event }, calls: [{ table: '7' }] });
});

test('personal data is erased for good: in the file, its log, its copies', async () => {
  const { id: event } = await made();
  const kept = (await got(desk().saveEvent({ name: 'Other', game: 'ygo', from: '2026-08-22' }))).id;
  const call = await got(desk().startCall({ event, round: 3, table: 'T-Quux', players: ['Zanzibar Quartz'], subject: 'Zephyr said' })); // prettier-ignore
  await got(desk().noteCall({ id: call.id, note: 'Vexing words' }));
  await got(desk().giveInfraction({ event, call: call.id, player: 'Zanzibar Quartz', infraction: 'ygo.infraction.late', degree: 'minor', note: 'Vexing words' })); // prettier-ignore
  await got(desk().saveTable({ event, round: 3, table: 'T-Quux', players: ['Zanzibar Quartz'] }));
  await got(desk().startCall({ event: kept, table: '1', players: ['Kept Person'] }));
  const log = logChannels(() => judge, () => judge, (_, card) => [card]); // prettier-ignore
  await got(log.logRuling({ case: { game: 'ygo', title: 'Zanzibar against Lee', state: {}, moves: [] } as unknown as Case, ruleset: 'r', lang: 'en', verdict: 'resolved', headline: { de: 'Ja.', en: 'Yes.' }, grounds: [], call: call.id })); // prettier-ignore
  judge.restoreFrom({ file: judge.archive() }, 'add');
  const secrets = ['Zanzibar', 'Zephyr', 'Vexing', 'T-Quux', 'zanzibar'];
  const found = () =>
    readdirSync(dir).flatMap((name) => secrets.filter((secret) => readFileSync(join(dir, name)).includes(secret)).map((secret) => `${name}: ${secret}`)); // prettier-ignore
  expect(found().some((one) => one.includes('.copy-'))).toBe(true);
  const erased = await got(desk().eraseEvent({ id: event, what: 'persons' }));
  expect(erased).toMatchObject({ copies: 1 });
  expect(found()).toEqual([]);
  const [view] = (await got(desk().calls({ event }))).calls;
  expect(view).toMatchObject({ round: 3, players: [], table: '', infractions: [{ player: '', infraction: 'ygo.infraction.late' }], rulings: [{ headline: { en: 'Yes.' } }] }); // prettier-ignore
  expect((await got(desk().event({ id: event }))).erased).toBeDefined();
  expect((await got(desk().calls({ event: kept }))).calls[0]).toMatchObject({ players: ['Kept Person'] });
  // Once more changes nothing; then all of it goes, and the other event stays.
  expect(await got(desk().eraseEvent({ id: event, what: 'persons' }))).toEqual({ records: 0, copies: 0 });
  await got(desk().eraseEvent({ id: event, what: 'all' }));
  expect((await got(desk().events({}))).map(({ id }) => id)).toEqual([kept]);
  reopen();
  expect((await got(desk().events({}))).map(({ id }) => id)).toEqual([kept]);
});

test('an id may be written short, as far as it names one record', async () => {
  const event = (await made()).id;
  const short = event.slice(0, 8);
  const call = await got(desk().startCall({ event: short, table: '4' }));
  expect([call.event, (await got(desk().stopCall({ id: call.id.slice(0, 6) }))).id]).toEqual([event, call.id]);
  expect((await got(desk().event({ id: short }))).counts.calls).toBe(1);
  expect(await code(desk().event({ id: event.slice(0, 3) }))).toBe('not-found');
  judge.records.put('event', 'same-1', { head: {}, body: null });
  judge.records.put('event', 'same-2', { head: {}, body: null });
  expect(await code(desk().event({ id: 'same-' }))).toBe('ambiguous-id');
});

test('calls are listed by round, table, player and whether they are open; a stopped one may go on', async () => {
  const event = (await made()).id;
  const at = async (round: number, table: string, players: string[]) =>
    (await got(desk().startCall({ event, round, table, players }))).id;
  const [one, two, three] = [await at(1, '4', ['Kim']), await at(1, '5', ['Lee']), await at(2, '4', ['kim', 'Noor'])];
  const listed = async (by: object) => (await got(desk().calls({ event, ...by }))).calls.map(({ id }) => id).sort();
  second = 90;
  await got(desk().stopCall({ id: two }));
  expect([await listed({ round: 1 }), await listed({ table: '4' }), await listed({ player: 'Kim' }), await listed({ open: true }), await listed({ open: false })]).toEqual(
    [[one, two], [one, three], [one, three], [one, three], [two]].map((ids) => ids.sort())); // prettier-ignore
  second = 150;
  // The same time goes on: it was never over.
  expect(await got(desk().stopCall({ id: two, resume: true }))).toMatchObject({ lasted: 150 });
  expect(await listed({ open: false })).toEqual([]);
});
