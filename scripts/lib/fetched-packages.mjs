import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { npm } from './packages.mjs';
import { Problem } from './problem.mjs';
import { ROOT } from './product.mjs';
import { run } from './run.mjs';
import { step } from './say.mjs';

const LOCK = 'package-lock.json';

/**
 * Packages that one command alone uses, in the versions that a lock file of their own pins. They are too large to be
 * packages of the product, so they come into `.cache` when the command runs.
 * @param {string} name how the command calls them; also their folder in `.cache`, in small letters
 * @param {string} pinned the folder of their package.json and lock file
 * @returns {Promise<{ resolve: (id: string) => string, folder: string }>} finds a file of theirs
 */
export async function fetchPackages(name, pinned) {
  const folder = join(ROOT, '.cache', name.toLowerCase());
  if (!isThere(folder, pinned)) await step(`Fetching ${name} (once)`, () => install(name, folder, pinned));
  return { folder, resolve: createRequire(join(folder, 'package.json')).resolve };
}

/** Whether the folder contains the packages of the lock file. @param {string} folder @param {string} pinned */
function isThere(folder, pinned) {
  return (
    existsSync(join(folder, 'node_modules', '.package-lock.json')) &&
    existsSync(join(folder, LOCK)) &&
    readFileSync(join(folder, LOCK), 'utf8') === readFileSync(join(pinned, LOCK), 'utf8')
  );
}

/** @param {string} name @param {string} folder @param {string} pinned */
async function install(name, folder, pinned) {
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', LOCK]) cpSync(join(pinned, file), join(folder, file));
  const { program, args } = npm();
  const { code, output } = await run(program, [
    ...args,
    'ci',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (code !== 0) throw new Problem(`${name} could not be fetched: npm said\n${output.trim()}`);
}
