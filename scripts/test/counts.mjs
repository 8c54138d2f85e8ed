/** @typedef {{ passed: number, failed: number, skipped?: number, flaky?: number }} Counts */

/**
 * Jest's own figures (--json). A file that could not run has no tests to count and counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, numRuntimeErrorTestSuites: number }} report
 * @returns {Counts}
 */
export function countJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Playwright's own figures (its JSON reporter). A test that passed only when repeated is a pass that is counted by name:
 * decision 0630.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  };
}

/**
 * The result of a test suite. A suite that ran nothing, or whose runner failed although its tests passed, has failed.
 * @param {Counts} counts
 * @param {number} exitCode of the runner
 * @returns {Counts & { why?: string }}
 */
export function judged(counts, exitCode) {
  const { passed, failed } = counts;
  if (passed + failed === 0) return { ...counts, failed: 1, why: 'it ran no test' };
  if (failed === 0 && exitCode !== 0) return { ...counts, failed: 1, why: `its runner ended with code ${exitCode}` };
  return counts;
}

/** @param {Counts[]} all */
export function lastLine(all) {
  const sum = (/** @type {'passed' | 'failed'} */ key) => all.reduce((total, counts) => total + counts[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
