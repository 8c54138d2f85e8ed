import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Problem } from '../lib/problem.mjs';
import { PRODUCT } from '../lib/product.mjs';
import { postgresAccount, reaches } from './account.mjs';

/**
 * Where a database lives: `folder` belongs to the user who starts it, `folder/cluster` to the account.
 * @typedef {{ folder: string, account: import('./account.mjs').Account | undefined }} Home
 */

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
  if (known) return usable({ folder: known, account });
  const folder =
    account && !reaches(account, data) ? join('/var/lib', `${PRODUCT.slug}-${randomBytes(4).toString('hex')}`) : near;
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, account ? 0o711 : 0o700);
  if (folder !== near) writeFileSync(pointer, `${folder}\n`);
  return { folder, account };
}

/**
 * A home for one run, in the shared temporary folder.
 * @returns {Home}
 */
export function passingHome() {
  const account = postgresAccount();
  const parent = [tmpdir(), '/tmp', '/var/tmp'].find((place) => !account || reaches(account, place));
  if (!parent)
    throw new Problem(
      `The user "${account?.name}" can’t use any temporary folder: set TMPDIR to one that everyone can use.`,
    );
  const folder = mkdtempSync(join(parent, `${PRODUCT.slug}-postgres-`));
  chmodSync(folder, account ? 0o711 : 0o700);
  return { folder, account };
}

/** @param {Home} home @returns {Home} */
function usable(home) {
  const cluster = join(home.folder, 'cluster');
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
