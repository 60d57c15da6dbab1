// The closing line of a test run, from Vitest's JSON report: 'N passed, N failed', and skipped where there are any.

/** What is read of Vitest's report. */
export interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** A file that failed outside its tests (it did not load, or its clearing up failed) counts as one failure more. */
export function closingLine({
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests,
  testResults,
}: Report): string {
  const outside = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  const skipped = numPendingTests + numTodoTests;
  const counts = [`${numPassedTests} passed`, `${numFailedTests + outside.length} failed`];
  return [...counts, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
}
