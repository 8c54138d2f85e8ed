import { relative } from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped?: number, flaky?: number, broken?: string[] }} Counts `broken`: what failed, in a line or two each */
/** @typedef {{ name: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} JestFile */
/** @typedef {{ title: string, suites?: Suite[], specs?: { title: string, file: string, tests: { status: string, projectName: string, results: { error?: { message?: string } }[] }[] }[] }} Suite */

/** What a terminal draws in colour. */
const COLOUR = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g');
const SAID = 300;

/** @param {string} where @param {string | undefined} why */
const broken = (where, why = '') =>
  `${where}\n    ${why.replaceAll(COLOUR, '').trim().replaceAll(/\s+/g, ' ').slice(0, SAID)}`;

/**
 * Jest's own figures (--json). A file that could not run has no tests to count and counts as one failure.
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number, numRuntimeErrorTestSuites: number, testResults: JestFile[] }} report
 * @returns {Counts}
 */
export function countJest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    broken: report.testResults.flatMap(brokenInFile),
  };
}

/** @param {JestFile} file @returns {string[]} */
function brokenInFile({ name, message, assertionResults }) {
  const file = relative('.', name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  // A file that could not run has no tests, and says why itself.
  if (assertionResults.length === 0 && message) return [broken(file, message)];
  return failed.map(({ fullName, failureMessages }) => broken(`${file} › ${fullName}`, failureMessages[0]));
}

/** More files than these don't fail by chance. */
const REPEATED_FILES = 12;

/**
 * The files to run once more, alone: those that failed, unless there are many (docs/decisions/2101).
 * @param {{ testResults: { name: string, status: string }[] }} report
 */
export function filesToRepeat({ testResults }) {
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failed.length <= REPEATED_FILES ? failed : [];
}

/**
 * The figures of a run and of the repetition of its files that failed. What passed then is a pass that is counted by name.
 * @param {Counts} first
 * @param {Counts} again
 * @returns {Counts}
 */
export function afterRepetition(first, again) {
  const flaky = Math.max(first.failed - again.failed, 0);
  const gone = (first.broken ?? []).filter(
    (what) => !(again.broken ?? []).some((still) => subject(still) === subject(what)),
  );
  return {
    ...first,
    passed: first.passed + flaky,
    failed: again.failed,
    flaky,
    broken: [...(again.broken ?? []), ...gone.map((what) => what.replace('\n', ' (FLAKY)\n'))],
  };
}

/** @param {string} what a failure in two lines */
const subject = (what) => what.split('\n', 1)[0];

/**
 * Playwright's own figures (its JSON reporter). A test that passed only when repeated is a pass that is counted by name:
 * decision 0630.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: { message?: string }[], suites: Suite[] }} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors = [], suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
    broken: [...suites.flatMap(brokenInSuite), ...errors.map(({ message }) => broken('outside of the tests', message))],
  };
}

/** @param {Suite} suite @returns {string[]} */
function brokenInSuite({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, projectName, results }) =>
        broken(`${file} › ${title} (${projectName}${status === 'flaky' ? ', FLAKY' : ''})`, results[0]?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap(brokenInSuite)];
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
