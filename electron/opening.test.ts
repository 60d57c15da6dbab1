import { expect, test } from 'vitest';
import { afterCrash, placing, SMALLEST } from './placing.ts';
import { isCaseFile, placeOf, toOpen } from './opening.ts';

test('a link leads to a page of the window, or nowhere', () => {
  expect(placeOf('judge://show/ygo.chain.resolution-order')).toBe('#/lookup/ygo.chain.resolution-order');
  expect(placeOf('judge://show/Kettenglied%202')).toBe('#/lookup/Kettenglied%202');
  for (const refused of [
    'judge://show/',
    'judge://case/x',
    'judge://evil@show/x',
    'judge://show/x?y=1',
    'judge://show/x#/settings',
    'judge://show/%',
    'judge://show/%00',
    `judge://show/${'a'.repeat(300)}`,
    'judge://show/<script>',
    'judge:show/x',
    'https://show/x',
    'javascript:alert(1)',
    'app://judge/index.html',
    '',
  ])
    expect([refused, placeOf(refused)]).toEqual([refused, undefined]);
});

test('of the arguments of a start, a case file or a link is opened and nothing else', () => {
  expect(toOpen(['app', 'table 7.judgecase'], '/home/judge')).toEqual({ file: '/home/judge/table 7.judgecase' });
  expect(toOpen(['app', '--flag', '/x/A.JUDGECASE'], '/')).toEqual({ file: '/x/A.JUDGECASE' });
  expect(toOpen(['app', 'judge://show/ygo.chain.purpose'], '/')).toEqual({ go: '#/lookup/ygo.chain.purpose' });
  for (const argv of [
    ['x.judgecase'],
    ['app', '.'],
    ['app', '--load=x.judgecase'],
    ['app', '/etc/passwd'],
    ['app', 'file:///x.judgecase'],
    ['app', 'http://x/y.judgecase'],
  ])
    // prettier-ignore
    expect([argv, toOpen(argv, '/')]).toEqual([argv, undefined]);
  expect([isCaseFile('a b.judgecase'), isCaseFile('-a.judgecase'), isCaseFile('a.json')]).toEqual([true, false, false]); // prettier-ignore
});

const screen = { x: 0, y: 0, width: 1920, height: 1080 };
test('the window is put where it was, as long as a screen shows it there', () => {
  const left = { x: 100, y: 50, width: 1400, height: 900, maximized: true };
  expect(placing(JSON.stringify(left), [screen])).toEqual(left);
  const away = placing(JSON.stringify({ ...left, x: 5000 }), [screen]);
  expect(away).toEqual({ width: 1400, height: 900, maximized: true });
  expect(placing(JSON.stringify({ ...left, y: -400 }), [screen])).not.toHaveProperty('x');
  expect(placing(JSON.stringify({ ...left, width: 10, height: 10 }), [screen])).toMatchObject(SMALLEST);
  for (const broken of [
    undefined,
    '',
    '{',
    'null',
    '{"x":1}',
    '{"x":"a","y":0,"width":1,"height":1,"maximized":true}',
    '{"x":1e99,"y":0,"width":1,"height":1,"maximized":true}',
  ])
    // prettier-ignore
    expect(placing(broken, [screen])).toEqual({ width: 1280, height: 720, maximized: false });
});

test('a page that dies is loaded again; one that keeps dying is asked about', () => {
  expect(afterCrash([], 1000)).toBe('reload');
  expect(afterCrash([1000], 2000)).toBe('reload');
  expect(afterCrash([1000, 2000], 3000)).toBe('ask');
  expect(afterCrash([1000, 2000], 60_000)).toBe('reload');
});
