// Runs one PostgreSQL and ends it when the process that started it ends in any way: the channel to the parent closes
// even after SIGKILL. It has its own process group, so that Ctrl+C reaches the application first and the database only
// after it.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/** @typedef {{ program: string, args: string[], uid?: number, gid?: number, remove?: string[] }} Order */

/** @type {Order} */
const order = JSON.parse(process.argv[2] ?? '{}');
const ids = order.uid === undefined ? {} : { uid: order.uid, gid: order.gid };
const server = spawn(order.program, order.args, { ...ids, cwd: '/', stdio: ['ignore', 'inherit', 'inherit'] });

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  server.kill('SIGINT');
  setTimeout(() => server.kill('SIGQUIT'), 20_000).unref();
}

process.on('disconnect', stop);
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
if (!process.connected) stop();

server.on('error', (error) => finish(`could not run ${order.program}: ${error.message}`));
server.on('exit', (code, signal) => finish(`PostgreSQL ended (${signal ?? code})`));

/** @param {string} reason */
function finish(reason) {
  for (const folder of order.remove ?? []) rmSync(folder, { recursive: true, force: true });
  if (process.connected) process.send?.({ ended: reason }, () => process.exit(0));
  else process.exit(0);
}
