import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Problem } from '../lib/problem.mjs';
import { ROOT, SERVER, SERVER_ENV } from '../lib/product.mjs';
import { readable } from './log-line.mjs';

const HELPER = pathToFileURL(join(ROOT, 'scripts', 'start', 'end-with-parent.mjs')).href;

/** @typedef {{ ended: Promise<number>, stop: () => Promise<void>, pid: number }} ServerProcess */

/**
 * Starts the built server and relays what it writes. It runs in a process group of its own, so that Ctrl+C reaches it
 * once, through `stop`.
 * @param {NodeJS.ProcessEnv} env
 * @param {{ plain?: boolean, write?: (line: string) => void, flags?: string[], program?: string[] }} [options] `plain`: structured lines made readable; `flags`: more of Node's own; `program`: what to run
 * @returns {ServerProcess}
 */
export function startServer(
  env,
  { plain = true, write = (line) => console.log(line), flags = [], program = SERVER } = {},
) {
  const server = spawn(process.execPath, ['--import', HELPER, '--enable-source-maps', ...flags, ...program], {
    cwd: ROOT,
    env: { ...SERVER_ENV, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const relay = (/** @type {string} */ line) => {
    const shown = plain ? readable(line) : line;
    if (shown !== undefined) write(shown);
  };
  for (const stream of [server.stdout, server.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', relay);
  }
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => {
    server.once('error', () => resolve(1));
    // `close` and not `exit`, so that its last output arrives first.
    server.once('close', (code) => resolve(code ?? 1));
  });
  const stop = async () => {
    server.kill('SIGTERM');
    const forced = setTimeout(() => server.kill('SIGKILL'), 20_000);
    await ended;
    clearTimeout(forced);
  };
  return { ended, stop, pid: server.pid ?? 0 };
}

/**
 * Waits until the server answers.
 * @param {ServerProcess} server
 * @param {number} port
 * @param {number} [limit] milliseconds; a first start migrates and fills the demo world
 */
export async function untilReady(server, port, limit = 180_000) {
  let code = /** @type {number | undefined} */ (undefined);
  void server.ended.then((value) => (code = value));
  const until = Date.now() + limit;
  while (Date.now() < until) {
    if (code !== undefined) throw new Problem('The server did not start.');
    if (await answers(port)) return;
    await pause(50);
  }
  throw new Problem(`The server does not answer on port ${port} after ${limit / 1000} seconds.`);
}

/** @param {number} port */
async function answers(port) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/ping`, { signal: AbortSignal.timeout(2_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
