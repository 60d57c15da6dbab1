import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FuseState, FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { expect, test } from 'vitest';
import afterPack from './after-pack.mjs';
import { fuses } from './fuses.mjs';

const wire = (inspectable: boolean) => fuses({ inspectable }) as unknown as Record<number, boolean>;

test('the shipped app neither runs as Node nor takes Node’s options, and runs only from its archive', () => {
  const shipped = wire(false);
  expect(shipped[FuseV1Options.RunAsNode]).toBe(false);
  expect(shipped[FuseV1Options.EnableNodeOptionsEnvironmentVariable]).toBe(false);
  expect(shipped[FuseV1Options.EnableNodeCliInspectArguments]).toBe(false);
  expect(shipped[FuseV1Options.OnlyLoadAppFromAsar]).toBe(true);
  expect(shipped[FuseV1Options.EnableEmbeddedAsarIntegrityValidation]).toBe(true);
  expect(shipped[FuseV1Options.GrantFileProtocolExtraPrivileges]).toBe(false);
});

test('every fuse Electron has is named', () => {
  const all = Object.values(FuseV1Options).filter((value) => typeof value === 'number');
  for (const fuse of all) expect(wire(false)[fuse], FuseV1Options[fuse]).toBeTypeOf('boolean');
});

test('the build for tests differs in the inspector only', () => {
  const [shipped, tested] = [wire(false), wire(true)];
  const differing = Object.keys(shipped).filter((key) => shipped[Number(key)] !== tested[Number(key)]);
  expect(differing).toEqual([String(FuseV1Options.EnableNodeCliInspectArguments)]);
});

test('packing sets the fuses in the executable', async () => {
  // A stand-in for Electron's executable: the marker its fuses are found by, then version, length and one byte each.
  const all = Object.values(FuseV1Options).filter((value) => typeof value === 'number');
  const marker = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX');
  const appOutDir = mkdtempSync(join(tmpdir(), 'fuses-'));
  const executable = join(appOutDir, 'judge');
  writeFileSync(
    executable,
    Buffer.concat([Buffer.alloc(64), marker, Buffer.from([1, all.length, ...all.map(() => FuseState.ENABLE)])]),
  );
  await afterPack({
    appOutDir,
    electronPlatformName: 'linux',
    packager: { appInfo: { productFilename: 'x' }, executableName: 'judge' },
  });
  const set = await getCurrentFuseWire(executable);
  for (const fuse of all) expect(set[fuse] === FuseState.ENABLE, FuseV1Options[fuse]).toBe(wire(false)[fuse]);
  rmSync(appOutDir, { recursive: true });
});
