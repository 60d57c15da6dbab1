#!/usr/bin/env node
// The `judge` command. In a checkout it first builds what is missing or out of date; installed, it only starts.
import module from 'node:module';
import { join } from 'node:path';
import { root, tooOld } from './node24.mjs';

const problem = tooOld();
if (problem) {
  console.error(problem);
  process.exit(1);
}
const { isCheckout, stale } = await import('./fresh.mjs');
if (isCheckout()) {
  const needed = ['rules', 'judge'];
  // Keeps what V8 compiled from one start to the next.
  module.enableCompileCache(join(root, 'node_modules', '.cache', 'judge', 'v8'));
  try {
    if (stale(needed).length > 0) await (await import('./outputs.ts')).ensure(needed);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
await import('../dist/judge.mjs');
