import { expect, test } from 'vitest';
import { findChromium, type Machine } from './chromium.ts';

/** A machine on which exactly these paths are programs; `asked` records what was fetched. */
function machine(
  programs: string[],
  more: Partial<Machine> = {},
  env: Machine['env'] = {},
): Machine & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    isExecutable: (path) => programs.includes(path),
    install: async () => (asked.push('install'), false),
    fromNpm: async () => (asked.push('npm'), undefined),
    ...more,
  };
}

test('CHROMIUM goes before PATH, and nothing is fetched', async () => {
  const here = machine(['/opt/c', '/usr/bin/chromium'], {}, { CHROMIUM: '/opt/c' });
  expect([await findChromium(here), here.asked]).toEqual(['/opt/c', []]);
});

test('a CHROMIUM that names no program is an error, not a hint', async () => {
  const here = machine(['/usr/bin/chromium'], {}, { CHROMIUM: '/opt/gone' });
  expect([await findChromium(here), here.asked]).toEqual([undefined, []]);
});

test.each(['/usr/bin/chromium', '/usr/local/bin/chromium-browser', '/usr/bin/google-chrome'])(
  '%s is found on PATH',
  async (path) => {
    expect(await findChromium(machine([path]))).toBe(path);
  },
);

test('the system’s package is installed where PATH has none', async () => {
  const programs: string[] = [];
  const here = machine(programs, { install: async () => programs.push('/usr/bin/chromium') > 0 });
  expect(await findChromium(here)).toBe('/usr/bin/chromium');
});

test('npm’s Chromium comes last', async () => {
  const here = machine([], { fromNpm: async () => '/tmp/chromium' });
  expect([await findChromium(here), here.asked]).toEqual(['/tmp/chromium', ['install']]);
});

test('with none anywhere there is none', async () => {
  const here = machine([]);
  expect([await findChromium(here), here.asked]).toEqual([undefined, ['install', 'npm']]);
});
