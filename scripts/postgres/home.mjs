import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Problem } from '../lib/problem.mjs';
import { PRODUCT } from '../lib/product.mjs';
import { postgresAccount, reaches } from './account.mjs';

/**
 * Where a database lives: `folder` and `data` belong to the user who starts it, `data/cluster` to the account. `data` is `folder`,
 * unless the cluster is kept in memory.
 * @typedef {{ folder: string, data: string, account: import('./account.mjs').Account | undefined }} Home
 */

/** Linux's folder that is kept in memory. Programs often can't be run from it, so only the cluster goes there. */
const MEMORY = '/dev/shm';

/** A run of all tests needs about a third of it. Containers often give that folder only 64 MB. */
const MEMORY_NEEDED = 3 * 1024 ** 3;

/**
 * The lasting home. Normally `<dataDir>/postgres`. Started by root with a data folder that PostgreSQL's user cannot
 * enter, it is `/var/lib/<slug>-<random>`, and `<dataDir>/postgres-location` says so to every later start.
 * @param {string} dataDir
 * @returns {Home}
 */
export function lastingHome(dataDir) {
  const data = resolve(dataDir);
  mkdirSync(data, { recursive: true });
  const pointer = join(data, 'postgres-location');
  const near = join(data, 'postgres');
  const known = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : existsSync(near) ? near : undefined;
  const account = postgresAccount(known ? join(known, 'cluster') : undefined);
  if (known) return usable({ folder: known, data: known, account });
  const folder =
    account && !reaches(account, data) ? join('/var/lib', `${PRODUCT.slug}-${randomBytes(4).toString('hex')}`) : near;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, account ? 0o711 : 0o700);
  if (folder !== near) writeFileSync(pointer, `${folder}\n`);
  return { folder, data: folder, account };
}

/**
 * A home for one run, in the shared temporary folder. `inMemory` keeps its cluster in memory if there is room: each test file
 * creates and drops a database of some 1,500 files, and the longer that goes on, the longer ext4 searches for numbers for new
 * files (`recently_deleted` in fs/ext4/ialloc.c). That was a quarter of the tests' processor time.
 * @param {{ inMemory?: boolean }} [options]
 * @returns {Home}
 */
export function passingHome({ inMemory = false } = {}) {
  const account = postgresAccount();
  const parent = [tmpdir(), '/tmp', '/var/tmp'].find((place) => !account || reaches(account, place));
  if (!parent)
    throw new Problem(
      `The user "${account?.name}" can’t use any temporary folder: set TMPDIR to one that everyone can use.`,
    );
  const folder = passingFolder(parent, account);
  return { folder, data: inMemory && roomInMemory() ? passingFolder(MEMORY, account) : folder, account };
}

/** @param {string} parent @param {Home['account']} account */
function passingFolder(parent, account) {
  const folder = mkdtempSync(join(parent, `${PRODUCT.slug}-postgres-`));
  chmodSync(folder, account ? 0o711 : 0o700);
  return folder;
}

function roomInMemory() {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    // What is kept in memory counts against the limit of a container.
    return Math.min(bavail * bsize, freemem(), process.availableMemory()) >= MEMORY_NEEDED;
  } catch {
    return false;
  }
}

/** @param {Home} home @returns {Home} */
function usable(home) {
  const cluster = join(home.data, 'cluster');
  if (existsSync(home.folder) && (!existsSync(cluster) || mayWrite(home, cluster))) return home;
  const who = home.account ? `the user "${home.account.name}"` : 'you';
  throw new Problem(
    `The database in ${home.folder} was made by another user and ${who} may not use it: start as that user, or move it away.`,
  );
}

/** @param {Home} home @param {string} path */
function mayWrite(home, path) {
  return process.platform === 'win32' || reaches(home.account, path, 'w');
}
