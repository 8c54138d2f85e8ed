import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { ROOT } from './product.mjs';
import { run } from './run.mjs';
import { step } from './say.mjs';

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Entry */
/** @typedef {{ packages?: Record<string, Entry> }} Lock */

/** The package with Node for this system. It is in the lock file with its checksum, and runs no script. */
export function nodePackage(platform = process.platform, arch = process.arch) {
  return `node_modules/node-${platform === 'win32' ? 'win' : platform}-${arch}`;
}

/**
 * The packages that the lock file asks for and the installation lacks or has in another version. npm leaves out
 * optional ones that are not for this system; they count only when they are there and wrong, and this system's Node always.
 * @param {Lock} lock package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, which npm writes at the end of an installation
 * @param {string} node the path of this system's Node, in case the lock file has one
 * @returns {string[]} their paths
 */
export function packagesMissing(lock, installed, node = nodePackage()) {
  const present = installed.packages ?? {};
  return Object.entries(lock.packages ?? {})
    .filter(([path, entry]) => {
      if (path === '' || entry.link) return false;
      const there = present[path];
      return there ? there.version !== entry.version : path === node || (!entry.optional && !entry.devOptional);
    })
    .map(([path]) => path);
}

/**
 * Installs the packages when they are missing or not those of the lock file.
 * @returns {Promise<boolean>} whether anything was installed
 */
export async function installPackages() {
  const record = join(ROOT, 'node_modules', '.package-lock.json');
  const lock = readLock(join(ROOT, 'package-lock.json'));
  if (existsSync(record) && packagesMissing(lock, readLock(record)).length === 0) return false;
  await step('Installing the packages (about a minute, only when they change)', async () => {
    const { program, args } = npm();
    // Building needs the development packages, regardless of NODE_ENV.
    const { code, output } = await run(program, [
      ...args,
      'ci',
      '--include=dev',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    if (code !== 0) throw new Problem(`The packages could not be installed: npm said\n${output.trim()}`);
    // npm ignores an optional package with a wrong checksum. The product must not run with another Node instead.
    const missing = packagesMissing(lock, readLock(record));
    if (missing.length > 0)
      throw new Problem(
        `npm left out ${missing.join(', ')}: it is not what package-lock.json says, or npm leaves out optional packages here.`,
      );
  });
  return true;
}

/** The npm that runs us, otherwise the system's. */
export function npm() {
  const path = process.env.npm_execpath;
  if (path?.endsWith('.js') && existsSync(path)) return { program: process.execPath, args: [path] };
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}

/** @param {string} file @returns {Lock} */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
