import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../lib/problem.mjs';
import { processInfo } from '../lib/process-info.mjs';
import { PRODUCT } from '../lib/product.mjs';

/**
 * Makes a cluster ready to start, no matter how it ended: removes a postmaster.pid that a crash left behind (its number
 * may belong to an innocent process now), stops a server that has lost its keeper, and refuses when the server belongs
 * to another start that still runs.
 * @param {string} cluster
 */
export async function releaseCluster(cluster) {
  const file = join(cluster, 'postmaster.pid');
  if (process.platform === 'win32' || !existsSync(file)) return;
  const pid = Math.abs(Number(readFileSync(file, 'utf8').split('\n')[0]));
  if (await goneWithin(pid, cluster, 0)) return rmSync(file, { force: true });
  if (isKept(pid)) {
    // If a start was killed, its keeper process stops the server within moments.
    if (await goneWithin(pid, cluster, isOrphanKeeper(pid) ? 15_000 : 2_000)) return rmSync(file, { force: true });
    throw new Problem(
      `${PRODUCT.name} already runs on the data in ${cluster} (PostgreSQL is process ${pid}): stop it first.`,
    );
  }
  await stopOrphan(pid, cluster);
  rmSync(file, { force: true });
}

/** @param {number} pid @param {string} cluster */
function servesCluster(pid, cluster) {
  const command = processInfo(pid)?.command ?? '';
  return command.includes('postgres') && command.includes(cluster);
}

/** @param {number} pid */
function keeperOf(pid) {
  const parent = processInfo(processInfo(pid)?.parent ?? 0);
  return parent?.command.includes('keeper.mjs') ? parent : undefined;
}

/** @param {number} pid */
const isKept = (pid) => keeperOf(pid) !== undefined;

/** @param {number} pid */
function isOrphanKeeper(pid) {
  const keeper = keeperOf(pid);
  return keeper === undefined || keeper.parent <= 1;
}

/** @param {number} pid @param {string} cluster @param {number} milliseconds */
async function goneWithin(pid, cluster, milliseconds) {
  const until = Date.now() + milliseconds;
  while (servesCluster(pid, cluster)) {
    if (Date.now() >= until) return false;
    await pause(50);
  }
  return true;
}

/** Also when it ends in the meantime. @param {number} pid @param {string} cluster */
export async function stopOrphan(pid, cluster) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGQUIT'])) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      // Its keeper may have stopped it since we looked.
      if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return;
      throw new Problem(
        `A PostgreSQL from an earlier start is still using ${cluster}, and you don’t have the right to stop it: end process ${pid}.`,
      );
    }
    if (await goneWithin(pid, cluster, 15_000)) return;
  }
  throw new Problem(
    `A PostgreSQL from an earlier start is still using ${cluster} and doesn’t stop: end process ${pid}.`,
  );
}
