import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * One hash over the names and contents of everything below the given paths. A missing path counts as such.
 * @param {string} root
 * @param {string[]} paths files and folders, relative to root
 * @param {string[]} [without] paths to leave out, relative to root
 * @returns {string}
 */
export function hashOfSources(root, paths, without = []) {
  const hash = createHash('sha256');
  const skip = new Set(without);
  for (const path of [...paths].sort()) add(path);
  return hash.digest('hex');

  /** @param {string} path */
  function add(path) {
    const whole = join(root, path);
    if (skip.has(path)) return;
    if (!existsSync(whole)) return void hash.update(`${path}\0missing\0`);
    if (statSync(whole).isDirectory()) {
      for (const name of readdirSync(whole).sort()) add(relative(root, join(whole, name)).split(sep).join('/'));
      return;
    }
    hash.update(`${path}\0`).update(readFileSync(whole)).update('\0');
  }
}

/** Whether the stamp file names exactly this hash. @param {string} file @param {string} hash */
export function isStamped(file, hash) {
  return existsSync(file) && readFileSync(file, 'utf8').trim() === hash;
}

/** @param {string} file @param {string} hash */
export function stamp(file, hash) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${hash}\n`);
}

/** @param {string} file */
export function unstamp(file) {
  rmSync(file, { force: true });
}
