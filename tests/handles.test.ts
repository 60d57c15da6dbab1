// What was filled in stays an assumption; told otherwise it gives another answer where it decides.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../build/fresh.mjs';
import { ensure } from '../build/outputs.ts';
import type { Answer } from '../desk/contract.ts';
import { openDesk } from '../desk/open.ts';

await ensure(['rules']);
const desk = openDesk({ rules: join(root, 'dist/rules.db'), data: join(root, 'dist/no-data'), integrity: false });
const got = <T>(answer: Answer<T>): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.value;
};
const LINE = 'charizard ex 180 +40 -> gardevoir ex 310 hp (weak fire)';
const said = (assumptions: { text?: { en: string } | undefined }[]) => assumptions.map(({ text }) => text?.en);

test('what a line filled in is assumed again when its case is opened, and no longer once it is told', async () => {
  const first = got(await desk.line({ line: LINE }));
  const again = got(await desk.rule({ case: JSON.parse(JSON.stringify(first.case)) }));
  expect(said(again.ruling.assumptions)).toEqual(said(first.ruling.assumptions));
  const told = structuredClone(first.case) as { state: { players: { A: { prizes: number } } } };
  told.state.players.A.prizes = 3;
  const then = got(await desk.rule({ case: told }));
  const gone = said(first.ruling.assumptions).filter((text) => !said(then.ruling.assumptions).includes(text));
  expect(gone).toHaveLength(1);
  expect(gone[0]).toMatch(/Prize cards/);
});

test('an assumption the answer hangs on is a handle with the answer it gives', async () => {
  const { case: of } = got(await desk.line({ line: LINE }));
  const handles = got(await desk.handles({ case: of }));
  const bench = handles.find(({ text }) => text.en === 'B has no Benched Pokémon');
  expect(bench?.verdict).toBe('over');
  expect(bench?.headline.en).toMatch(/Player A wins: player B has no Pokémon left/);
  expect(got(await desk.rule({ case: bench?.case })).ruling.headline).toEqual(bench?.headline);
});

test('an answer nobody gave is a handle that holds the question', async () => {
  const { case: of } = got(await desk.line({ line: 'A reborn' }));
  const [handle] = got(await desk.handles({ case: of }));
  expect([handle?.question, handle?.text.en]).toEqual([
    true,
    'In which position does Player A Summon a monster? Defense Position',
  ]);
});

test('what was turned is an assumption of its case, also beside more cards, and can be turned back', async () => {
  const { case: of } = got(await desk.line({ line: LINE }));
  const [bench] = got(await desk.handles({ case: of })).filter(({ path }) => path === '/players/B/bench');
  const more = JSON.parse(JSON.stringify(bench?.case)) as { state: { players: { A: { bench?: unknown[] } } } };
  more.state.players.A.bench = ['Pikachu ex'];
  for (const turned of [bench?.case, more]) {
    const { ruling } = got(await desk.rule({ case: turned }));
    expect(ruling.over?.winner).toBe('A');
    expect(said(ruling.assumptions)).toContain('B has no Benched Pokémon.');
    expect(said(ruling.assumptions)).not.toContain('B: a Pokémon is on the Bench.');
    const back = got(await desk.handles({ case: turned })).find(({ text }) => text.en === 'B has a Benched Pokémon');
    expect(back?.verdict).toBe('resolved');
    expect(said(got(await desk.rule({ case: back?.case })).ruling.assumptions)).toContain('B has a Benched Pokémon.');
  }
});

test('what was turned and is told no more is taken, and said, once', async () => {
  const { case: of } = got(await desk.line({ line: LINE }));
  const bench = got(await desk.handles({ case: of })).find(({ path }) => path === '/players/B/bench');
  const open = JSON.parse(JSON.stringify(bench?.case)) as { state: { players: { B: { bench?: unknown[] } } } };
  delete open.state.players.B.bench;
  const { assumptions } = got(await desk.rule({ case: open })).ruling;
  expect(assumptions.filter(({ path }) => path === '/players/B/bench')).toHaveLength(1);
  const again = got(await desk.handles({ case: open }));
  expect(again.filter(({ path }) => path === '/players/B/bench')).toHaveLength(1);
});

test('a choice that was turned is an assumption of its case and can be turned back', async () => {
  const { case: of } = got(await desk.line({ line: 'A reborn' }));
  const [defense] = got(await desk.handles({ case: of }));
  const { ruling, case: turned } = got(await desk.rule({ case: defense?.case }));
  expect(said(ruling.assumptions)).toContain('In which position does Player A Summon a monster? Defense Position.');
  const [attack, ...others] = got(await desk.handles({ case: turned }));
  expect([attack?.text.en, others]).toEqual(['In which position does Player A Summon a monster? Attack Position', []]);
  expect(attack?.case.assumed?.filter(({ path }) => path === '/moves/1')).toHaveLength(1);
});

test('a position that was turned can be turned back', async () => {
  const { case: of } = got(await desk.line({ line: 'A jinzo attacks B sangan' }));
  const handles = got(await desk.handles({ case: of }));
  const defense = handles.find(({ text }) => text.en === 'Sangan is in Defense Position');
  expect(defense).toBeDefined();
  const back = got(await desk.handles({ case: defense?.case })).map(({ text }) => text.en);
  expect(back).toContain('Sangan is in Attack Position');
});

test('an assumption nothing hangs on is no handle', async () => {
  const { case: of } = got(await desk.line({ line: 'A raigeki, B mst' }));
  expect(got(await desk.handles({ case: of }))).toEqual([]);
});

test('a case with fillings is still told by its line', async () => {
  const { case: of } = got(await desk.line({ line: 'A: Monster Reborn > B: Mystical Space Typhoon' }));
  expect(got(await desk.lineOf({ case: of })).line).toMatch(/Monster Reborn/);
});
