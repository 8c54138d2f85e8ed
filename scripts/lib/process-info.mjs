import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ pid: number, parent: number, command: string }} ProcessInfo */

/**
 * What the system says about a running process; undefined when there is none.
 * Linux is read from /proc because slim images ship no `ps`.
 * @param {number} pid
 * @returns {ProcessInfo | undefined}
 */
export function processInfo(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid);
}

/** @param {number} pid */
function fromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain spaces and parentheses of its own, so count from the last one.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z') return undefined;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
    return { pid, parent: Number(parent), command };
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function fromPs(pid) {
  const { status, stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
  const found = status === 0 ? /^\s*(\d+)\s+(.*)$/m.exec(stdout) : null;
  return found ? { pid, parent: Number(found[1]), command: found[2] ?? '' } : undefined;
}
