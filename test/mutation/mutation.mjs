// npm run test:mutation [part of a path]: changes the listed files in many small ways, one at a time, and runs their specs
// on each. A change that no test notices survives. A program, not a test: it takes a while and needs the network once.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fetchPackages } from '../../scripts/lib/fetched-packages.mjs';
import { underPinnedNode } from '../../scripts/lib/pinned-node.mjs';
import { endWith, Problem } from '../../scripts/lib/problem.mjs';
import { ROOT } from '../../scripts/lib/product.mjs';
import { projectEnvironment } from '../../scripts/lib/run.mjs';
import { say } from '../../scripts/lib/say.mjs';
import { FILES, FLOOR } from './files.mjs';

/** @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number, column: number } } }} Mutant */

/** It gives way to everything else on the machine. */
const NICE = 15;
/** Only these are copied; the specs of pure rules need nothing else. */
const NEEDED = ['src', 'test', 'web', 'package.json', 'tsconfig.json', 'jest.config.mjs', '.swcrc'];
const FOUND = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

/** What Stryker is asked for one file. @param {string} file @param {string} folder that it may write to */
function options(file, folder) {
  const inRoot = (/** @type {string} */ name) => relative(ROOT, join(folder, name));
  return {
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    jest: { configFile: 'test/mutation/jest.config.mjs', enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    mutate: [file],
    ignorePatterns: [
      '/*',
      ...NEEDED.map((path) => `!/${path}`),
      '/test/*',
      '!/test/mutation',
      '!/test/support',
      '/web/*',
      '!/web/tsconfig.json',
    ],
    disableTypeChecks: false,
    concurrency: 1,
    // A busy machine must not pass for an endless loop.
    timeoutMS: 15_000,
    timeoutFactor: 3,
    tempDirName: inRoot('work'),
    reporters: ['json'],
    jsonReporter: { fileName: inRoot('report.json') },
    thresholds: { high: 100, low: FLOOR, break: null },
    logLevel: 'warn',
    allowConsoleColors: false,
  };
}

/** Mutates a file and runs its specs on each mutant. @returns {Promise<Mutant[]>} @param {{ file: string, specs: string[] }} rule @param {string} folder */
async function mutantsOf({ file, specs }, folder) {
  const [settings, report] = [join(folder, 'options.json'), join(folder, 'report.json')];
  rmSync(report, { force: true });
  rmSync(join(folder, 'work'), { recursive: true, force: true });
  writeFileSync(settings, JSON.stringify(options(file, folder)));
  const stryker = join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const { code, output } = await runGroup([stryker, 'run', relative(ROOT, settings)], {
    MUTATION_SPECS: specs.join(','),
  });
  if (code !== 0) throw new Problem(`Stryker could not test ${file}: it said\n${output.trim()}`);
  return JSON.parse(readFileSync(report, 'utf8')).files[file]?.mutants ?? [];
}

/**
 * Runs a Node script with all that it starts as one group, and ends the group with this process: a mutant that never ends
 * would outlive it. @param {string[]} args @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runGroup(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...projectEnvironment(), ...env },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => {
    try {
      if (child.pid) process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
    } catch {
      // The whole group has ended.
    }
  };
  process.on('exit', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      end();
      process.off('exit', end);
      resolve({ code, output });
    });
  });
}

/** Prints the score of a file and what survived in it. @returns {boolean} whether it reaches the floor @param {string} file @param {Mutant[]} mutants */
function judge(file, mutants) {
  const found = mutants.filter(({ status }) => FOUND.includes(status)).length;
  const missed = mutants.filter(({ status }) => MISSED.includes(status));
  const score = found + missed.length === 0 ? 0 : (100 * found) / (found + missed.length);
  const endless = mutants.filter(({ status }) => status === 'Timeout').length;
  say(
    `${score.toFixed(1).padStart(5)} %  ${file}  (${found} of ${found + missed.length}${endless ? `, ${endless} by running out of time` : ''})`,
  );
  for (const { mutatorName, replacement, location } of missed)
    say(
      `         ${file}:${location.start.line}:${location.start.column} ${mutatorName} → ${replacement?.replaceAll(/\s+/g, ' ').slice(0, 100) ?? ''}`,
    );
  return score >= FLOOR;
}

try {
  await underPinnedNode(import.meta.url);
  const chosen = FILES.filter(({ file }) => file.includes(process.argv[2] ?? ''));
  if (chosen.length === 0)
    throw new Problem(`No listed file has "${process.argv[2]}" in its path: see test/mutation/files.mjs.`);
  const { folder } = await fetchPackages('Stryker', dirname(fileURLToPath(import.meta.url)));
  mkdirSync(folder, { recursive: true });
  setPriority(NICE);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const low = [];
  for (const rule of chosen) if (!judge(rule.file, await mutantsOf(rule, folder))) low.push(rule.file);
  if (low.length > 0) throw new Problem(`Under ${FLOOR} %: ${low.join(', ')}`);
} catch (error) {
  endWith(error);
}
