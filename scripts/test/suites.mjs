import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { build } from '../build.mjs';
import { ensureChromium } from '../chromium.mjs';
import { Problem } from '../lib/problem.mjs';
import { run } from '../lib/run.mjs';
import { say } from '../lib/say.mjs';
import { afterRepetition, countJest, countPlaywright, filesToRepeat, judged } from './counts.mjs';
import { LONG_BROWSER_FILES, LONG_FILES } from './long-tests.mjs';

/** @typedef {import('./counts.mjs').Counts & { why?: string }} Result */
/** @typedef {{ name: string, title: string, long?: boolean, run: (rest: string[]) => Promise<Result> }} Suite `long`: runs only where time is left */

/** For runs of all files of a suite: jest.config.mjs and playwright.config.ts leave out those of long-tests.mjs. @param {string[]} rest */
const withoutLong = (rest) => (rest.length === 0 ? { LONG_TESTS: 'later' } : {});
const COLOUR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : undefined;

/** @type {Promise<void> | undefined} */
let building;
const builtOnce = () => (building ??= build());

/** For suites that need the build. If it fails, the suite that builds has reported why. */
async function needBuild() {
  await builtOnce().catch(() => {
    throw new Problem('The product does not build.');
  });
}

/** A check passes or fails as a whole; its commands run side by side. @param {Array<string[]>} commands each a Node script with its arguments @returns {Promise<Result>} */
async function check(commands) {
  const ends = await Promise.all(commands.map((command) => run(process.execPath, command, { env: COLOUR })));
  const broken = ends.filter(({ code }) => code !== 0);
  for (const { output } of broken) console.log(output.trim());
  return broken.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * By the native compiler, in half the time of the one that builds: that one is here for its programming interface, which
 * `nest build` needs. It remembers what it knew. @param {string} project
 */
const types = (project) => [
  'node_modules/typescript-native/bin/tsc',
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`,
  '--project',
  project,
];

/** What failed runs once more, alone (docs/decisions/2101). @param {string} project @param {string[]} rest @param {NodeJS.ProcessEnv} [env] @returns {Promise<Result>} */
async function jest(project, rest, env = {}) {
  /** @type {string[]} */
  let failed = [];
  const first = await withReport((report) =>
    runJest({ project, rest, report, env }, (figures) => {
      failed = filesToRepeat(figures);
      return countJest(figures);
    }),
  );
  if (failed.length === 0) return first;
  const files = failed.map((file) => relative('.', file));
  say(`\n   Once more, alone: ${files.join(', ')}`);
  const again = await withReport((report) =>
    runJest({ project, rest: ['--maxWorkers=1', '--runTestsByPath', ...files], report }, countJest),
  );
  return afterRepetition(first, again);
}

/**
 * @template Report
 * @param {{ project: string, rest: string[], report: string, env?: NodeJS.ProcessEnv }} what
 * @param {(figures: Report) => import('./counts.mjs').Counts} read
 */
async function runJest({ project, rest, report, env }, read) {
  const args = [
    '--disable-warning=ExperimentalWarning',
    '--enable-source-maps',
    '--experimental-vm-modules',
    '--import',
    './test/support/native.mjs',
    'node_modules/jest/bin/jest.js',
  ];
  // File names come first, because these options take every word that follows them.
  const options = ['--selectProjects', project, '--json', `--outputFile=${report}`, '--reporters=default'];
  const { code } = await run(process.execPath, [...args, ...rest, ...options], {
    show: true,
    env: { ...COLOUR, ...env },
  });
  return { code, read };
}

/** @param {string[]} rest @param {NodeJS.ProcessEnv} [more] @returns {Promise<Result>} */
async function browser(rest, more = {}) {
  await needBuild();
  const CHROMIUM_PATH = await ensureChromium();
  return withReport(async (report) => {
    const env = { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...COLOUR, ...more };
    const { code } = await run(
      process.execPath,
      ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...rest],
      { show: true, env },
    );
    return { code, read: countPlaywright };
  });
}

/**
 * Runs a runner that writes its figures into a file, and judges them.
 * @template Report
 * @param {(report: string) => Promise<{ code: number, read: (report: Report) => import('./counts.mjs').Counts }>} work
 * @returns {Promise<Result>}
 */
async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  try {
    const report = join(folder, 'report.json');
    const { code, read } = await work(report);
    const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
    return judged(counts, code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @type {Suite[]} everything that `npm test` runs, in this order */
export const SUITES = [
  {
    name: 'types',
    title: 'Types',
    run: () => check([types('tsconfig.json'), types('web/tsconfig.json'), types('test/tsconfig.json')]),
  },
  {
    name: 'lint',
    title: 'Lint',
    run: () =>
      check([
        ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', '.'],
        ['node_modules/oxfmt/bin/oxfmt', '--check'],
        ['node_modules/knip/bin/knip.js', '--production'],
        ['scripts/spelling.mjs'],
      ]),
  },
  { name: 'boundaries', title: 'Boundaries', run: () => check([['scripts/boundaries.mjs']]) },
  { name: 'migrations', title: 'Migrations', run: () => check([['scripts/migration-create.mjs', '--check']]) },
  { name: 'server', title: 'Server tests', run: (rest) => jest('server', rest, withoutLong(rest)) },
  { name: 'client', title: 'Client tests', run: (rest) => jest('web', rest) },
  {
    name: 'build',
    title: 'Build',
    run: async () => {
      await builtOnce();
      return { passed: 1, failed: 0 };
    },
  },
  {
    name: 'contract',
    title: 'API contract',
    run: () => needBuild().then(() => check([['scripts/contract.mjs', '--check']])),
  },
  {
    name: 'shipped',
    title: 'Shipped parts',
    run: () => needBuild().then(() => check([['scripts/shipped.mjs']])),
  },
  { name: 'browser', title: 'Browser tests', run: (rest) => browser(rest, withoutLong(rest)) },
  {
    name: 'long',
    title: 'Long tests',
    long: true,
    run: () => jest('server', ['--runTestsByPath', ...LONG_FILES]),
  },
  { name: 'long-browser', title: 'Long browser', long: true, run: () => browser(LONG_BROWSER_FILES) },
];
