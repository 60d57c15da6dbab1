import { expect, test } from 'vitest';
import { closingLine } from './report.ts';

const counts = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((of) => ({ status: of })),
});

test('a clean run', () => {
  expect(closingLine({ ...counts, testResults: [file('passed', 'passed', 'passed', 'passed')] })).toBe(
    '3 passed, 0 failed',
  );
});

test('skipped tests are counted apart', () => {
  expect(closingLine({ ...counts, numPendingTests: 1, numTodoTests: 1, testResults: [] })).toBe(
    '3 passed, 0 failed, 2 skipped',
  );
});

test('a file that failed outside its tests is a failure, one whose tests failed is counted once', () => {
  const testResults = [file('failed'), file('failed', 'passed'), file('failed', 'failed', 'passed')];
  expect(closingLine({ ...counts, numFailedTests: 1, testResults })).toBe('3 passed, 3 failed');
});
