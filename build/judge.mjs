#!/usr/bin/env node
// The `judge` command. In a checkout it first builds what is missing or out of date; installed, it only starts.
import { tooOld } from './node24.mjs';

const problem = tooOld();
if (problem) {
  console.error(problem);
  process.exit(1);
}
const { isCheckout, stale } = await import('./fresh.mjs');
const needed = ['rules', 'judge'];
if (isCheckout() && stale(needed).length > 0) {
  try {
    await (await import('./outputs.ts')).ensure(needed);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
await import('../dist/judge.mjs');
