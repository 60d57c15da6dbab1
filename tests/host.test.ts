// The loopback host as `npm start` runs it: the built program, its worker and the real knowledge base.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Outputs } from '../desk/contract.ts';
import { startHostProcess } from './browser.ts';

let host: Awaited<ReturnType<typeof startHostProcess>>;
let cookie: string;
beforeAll(async () => {
  host = await startHostProcess();
  cookie = (await fetch(host.launch, { redirect: 'manual' })).headers.get('set-cookie')!.split(';')[0]!;
}, 120_000);
afterAll(() => host?.stop());

async function ask<C extends keyof Outputs>(channel: C, input: unknown): Promise<Answer<Outputs[C]>> {
  const response = await fetch(`${host.url}api/${channel}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(input),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer<Outputs[C]>;
}

test('a rule is found by search and shown with its source', async () => {
  const found = await ask('search', { query: 'damage step', kinds: ['rule'], limit: 5 });
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  expect(found.value.hits.length).toBeGreaterThan(0);
  const shown = await ask('show', { id: found.value.hits[0]!.id });
  if (!shown.ok || shown.value.kind !== 'rule') throw new Error('not a rule');
  expect(shown.value.sources.length).toBeGreaterThan(0);
});

test('bad input is answered with its problems', async () => {
  expect(await ask('search', { query: 7, nonsense: true })).toMatchObject({
    ok: false,
    problems: [{ path: '/query' }, { path: '/nonsense' }],
  });
});

test('the judge’s own data is written and read back', async () => {
  const empty = await ask('savedCases', {});
  expect(empty).toMatchObject({ ok: true, value: { total: 0 } });
  const saved = await ask('saveCase', { title: 'Table 7', case: { game: 'ygo' } });
  expect(saved).toMatchObject({ ok: true, value: { title: 'Table 7', game: 'ygo' } });
  expect(await ask('savedCases', {})).toMatchObject({ ok: true, value: { total: 1 } });
});

test('a save is confirmed within 200 ms while a ruling is at work', async () => {
  const hand = Array.from({ length: 400 }, () => 'Pot of Greed');
  const heavy = { game: 'ygo', state: { players: { A: { hand, graveyard: hand }, B: { hand } } } };
  await ask('saveCase', { title: 'warm', case: { game: 'ygo' } });
  const ruling = ask('now', { case: heavy });
  const slowest: number[] = [];
  for (let n = 0; n < 5; n++) {
    const before = performance.now();
    expect(await ask('saveCase', { id: 'timed', title: `Table ${n}`, case: { game: 'ygo' } })).toMatchObject({
      ok: true,
    });
    slowest.push(performance.now() - before);
  }
  expect(Math.min(...slowest)).toBeLessThan(200);
  await ruling;
});
