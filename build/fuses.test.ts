import { FuseV1Options } from '@electron/fuses';
import { expect, test } from 'vitest';
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
