// What the installers are made by: the configuration, the icons, the licences, the workflows. Checked without packaging.
import { Ajv } from 'ajv';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './fresh.mjs';
import { drawingHash, ICNS_TYPES, ICO_SIZES, SIZES } from './icons.ts';
import { licencesText, shippedPackages } from './licences.ts';

const text = (path: string) => readFileSync(join(root, path), 'utf8');
const config = parse(text('electron-builder.yml')) as Record<string, unknown>;

test('the configuration fits electron-builder’s own schema', () => {
  const schema = JSON.parse(text('node_modules/app-builder-lib/scheme.json')) as object;
  const check = new Ajv({ strict: false, allErrors: true, logger: false }).compile(schema);
  check(config);
  expect(check.errors ?? []).toEqual([]);
  // The schema would notice: a key it does not know, a target of the wrong kind.
  expect(check({ ...config, hardendRuntime: true })).toBe(false);
  expect(check({ ...config, linux: { target: 7 } })).toBe(false);
});

test('every system has its installers, for each architecture', () => {
  const targets = (system: string) =>
    (config[system] as { target: { target: string; arch: string[] }[] }).target.map(({ target, arch }) => `${target} ${arch.join(' ')}`); // prettier-ignore
  expect([targets('win'), targets('mac'), targets('linux')]).toEqual([
    ['nsis x64 arm64', 'portable x64 arm64'],
    ['dmg x64 arm64'],
    ['AppImage x64 arm64', 'deb x64 arm64'],
  ]);
  for (const system of ['linux', 'win32', 'darwin'])
    for (const arch of ['x64', 'arm64'])
      expect(existsSync(join(root, 'node_modules/better-sqlite3/prebuilds', `${system}-${arch}.node`))).toBe(true);
});

test('what the configuration names is there', () => {
  const named = [...text('electron-builder.yml').matchAll(/build\/[\w./-]+/g)].map(([path]) => path);
  expect(named.length).toBeGreaterThan(4);
  for (const path of named) expect([path, existsSync(join(root, path))]).toEqual([path, true]);
});

test('the icons are those of the drawing, in all sizes', () => {
  expect(text('build/resources/icon.sha256').trim()).toBe(drawingHash());
  const sizeOf = (png: Buffer) => [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];
  for (const size of SIZES)
    expect(sizeOf(readFileSync(join(root, `build/resources/icons/${size}x${size}.png`)))).toEqual(['PNG', size, size]);
  const ico = readFileSync(join(root, 'build/resources/icon.ico'));
  expect(ico.readUInt16LE(4)).toBe(ICO_SIZES.length);
  ICO_SIZES.forEach((size, i) => expect(sizeOf(ico.subarray(ico.readUInt32LE(6 + 16 * i + 12)))).toEqual(['PNG', size, size])); // prettier-ignore
  const icns = readFileSync(join(root, 'build/resources/icon.icns'));
  expect([icns.toString('latin1', 0, 4), icns.readUInt32BE(4)]).toEqual(['icns', icns.length]);
  let at = 8;
  for (const [type, size] of ICNS_TYPES) {
    expect(icns.toString('latin1', at, at + 4)).toBe(type);
    expect(sizeOf(icns.subarray(at + 8))).toEqual(['PNG', size, size]);
    at += icns.readUInt32BE(at + 4);
  }
});

test('every shipped package is there with its licence, the fonts included', () => {
  const shipped = shippedPackages();
  expect(shipped).toEqual(expect.arrayContaining(['better-sqlite3', 'electron', 'svelte', 'valibot', '@fontsource-variable/instrument-sans'])); // prettier-ignore
  expect(shipped).not.toContain('vitest');
  const all = licencesText();
  for (const name of shipped) expect(all).toContain(`${name} `);
  expect(all).toContain('SIL OPEN FONT LICENSE');
});

test('workflows pin their actions by hash and ask for no more than they need', () => {
  for (const file of readdirSync(join(root, '.github/workflows'))) {
    const source = text(`.github/workflows/${file}`);
    const workflow = parse(source) as { permissions: unknown; jobs: Record<string, { permissions?: unknown }> };
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const [, action] of source.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    for (const [name, job] of Object.entries(workflow.jobs))
      if (job.permissions) expect([name, job.permissions]).toEqual(['release', { contents: 'write' }]);
    // Nothing of an event's text becomes part of a command.
    expect(source).not.toMatch(/run:.*\$\{\{/);
  }
});
