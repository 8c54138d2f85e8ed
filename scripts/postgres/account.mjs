import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { Problem } from '../lib/problem.mjs';

/** @typedef {{ uid: number, gid: number, name: string }} Account the user that PostgreSQL runs as */

/**
 * PostgreSQL refuses to run as root. For root this names another user: the owner of existing data, else `postgres`,
 * else `nobody`. For everyone else (and on Windows) it is undefined, and PostgreSQL runs as the user who starts it.
 * @param {string} [existingData] a folder with data from an earlier start
 * @returns {Account | undefined}
 */
export function postgresAccount(existingData) {
  if (process.getuid?.() !== 0) return undefined;
  const owner = existingData ? ownerOf(existingData) : undefined;
  if (owner && owner.uid !== 0) return owner;
  const account = lookUp('postgres') ?? lookUp('nobody');
  if (!account)
    throw new Problem(
      'PostgreSQL does not run as root and there is no user "postgres" or "nobody" here: add one, or set DATABASE_URL.',
    );
  return account;
}

/**
 * Whether the account may use the path, asked of the system itself (modes, ACLs and parents all count).
 * @param {Account | undefined} account
 * @param {string} path
 * @param {'r' | 'w' | 'x'} [mode]
 */
export function reaches(account, path, mode = 'x') {
  const options = account ? { uid: account.uid, gid: account.gid } : {};
  return spawnSync('/bin/sh', ['-c', `test -${mode} "$1"`, 'sh', path], { ...options, cwd: '/' }).status === 0;
}

/** @param {string} path @returns {Account | undefined} */
function ownerOf(path) {
  try {
    const { uid, gid } = statSync(path);
    return { uid, gid, name: String(uid) };
  } catch {
    return undefined;
  }
}

/** @param {string} name @returns {Account | undefined} */
function lookUp(name) {
  const ask = (/** @type {string} */ flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout.trim()) : undefined;
  };
  const uid = ask('-u');
  const gid = ask('-g');
  return uid !== undefined && gid !== undefined ? { uid, gid, name } : undefined;
}
