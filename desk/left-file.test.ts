import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { leftFile, leftIn } from './left-file.ts';

test('what one process writes another sees, while it works', async () => {
  const { path, leave, remove } = leftFile()!;
  const left = leftIn(path);
  expect(left()).toBe(0);
  leave(70_000);
  // Looked at now and then only.
  await wait(20);
  expect(left()).toBe(70_000);
  remove();
  expect(existsSync(path)).toBe(false);
});
