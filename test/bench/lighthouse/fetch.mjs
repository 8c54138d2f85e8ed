import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { npm } from '../../../scripts/lib/packages.mjs';
import { Problem } from '../../../scripts/lib/problem.mjs';
import { ROOT } from '../../../scripts/lib/product.mjs';
import { run } from '../../../scripts/lib/run.mjs';
import { step } from '../../../scripts/lib/say.mjs';

const PINNED = dirname(fileURLToPath(import.meta.url));
const CACHE = join(ROOT, '.cache', 'lighthouse');
const LOCK = 'package-lock.json';

/** Whether the folder holds what the lock file beside this file asks for. */
function isThere() {
  const installed = join(CACHE, 'node_modules', '.package-lock.json');
  return (
    existsSync(installed) &&
    existsSync(join(CACHE, LOCK)) &&
    readFileSync(join(CACHE, LOCK), 'utf8') === readFileSync(join(PINNED, LOCK), 'utf8')
  );
}

async function install() {
  mkdirSync(CACHE, { recursive: true });
  for (const file of ['package.json', LOCK]) cpSync(join(PINNED, file), join(CACHE, file));
  const { program, args } = npm();
  const { code, output } = await run(program, [
    ...args,
    'ci',
    '--prefix',
    CACHE,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0) throw new Problem(`Lighthouse could not be fetched: npm said\n${output.trim()}`);
}

/**
 * Lighthouse and its launcher of Chrome, in the versions that the lock file here pins. They are large and measure the
 * public pages alone, so they come when they are needed and are no packages of the product.
 */
export async function fetchLighthouse() {
  if (!isThere()) await step('Fetching Lighthouse (once)', install);
  const inCache = createRequire(join(CACHE, 'package.json'));
  const load = (/** @type {string} */ name) => import(pathToFileURL(inCache.resolve(name)).href);
  const [{ default: lighthouse }, chromeLauncher] = await Promise.all([load('lighthouse'), load('chrome-launcher')]);
  return { lighthouse, chromeLauncher };
}
