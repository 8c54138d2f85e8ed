import { existsSync } from 'node:fs';
import { processInfo } from './process-info.mjs';

/**
 * Calls once when the process that started this one has ended. Another script of ours has a channel, which closes even after
 * SIGKILL. npm has none, and the shell between npm and us doesn't pass SIGTERM on, so we check whether the process still
 * exists. If anything else started us (a service manager, nohup), there is nothing to watch.
 * @param {() => void} gone
 */
export function whenParentGone(gone) {
  if (process.connected) {
    process.on('disconnect', gone);
    process.channel?.unref();
  } else if (process.env.npm_lifecycle_event) {
    const before = ancestors();
    const timer = setInterval(() => {
      if (ancestors() === before) return;
      clearInterval(timer);
      gone();
    }, 500);
    timer.unref();
  }
}

/** The shell that npm started and, where it is cheap to find out, npm itself. */
function ancestors() {
  const shell = process.ppid;
  const npm = existsSync('/proc/self/stat') ? processInfo(shell)?.parent : '';
  return `${shell} ${npm}`;
}
