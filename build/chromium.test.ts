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

test('one without a window of its own comes before a whole one: this machine’s, then npm’s', async () => {
  const fromNpm = async () => '/tmp/chromium';
  const whole = machine(['/usr/bin/chromium'], { fromNpm });
  expect([await findChromium(whole), whole.asked]).toEqual(['/tmp/chromium', []]);
  const both = machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'], { fromNpm });
  expect(await findChromium(both)).toBe('/usr/bin/chromium-headless-shell');
});

test('with none anywhere there is none', async () => {
  const here = machine([]);
  expect([await findChromium(here), here.asked]).toEqual([undefined, ['npm', 'install']]);
});
