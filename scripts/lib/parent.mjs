import { existsSync } from 'node:fs';
import { processInfo } from './process-info.mjs';

/**
 * Calls once when the process that started this one is gone. Another script of ours holds a channel, which closes
 * even after SIGKILL. npm holds none, and the shell between it and us passes no SIGTERM on: so its absence is looked
 * for. Started by anything else (a service manager, nohup), there is nothing to watch.
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

/** The shell that npm started and, where it costs nothing to know, npm itself. */
function ancestors() {
  const shell = process.ppid;
  const npm = existsSync('/proc/self/stat') ? processInfo(shell)?.parent : '';
  return `${shell} ${npm}`;
}
