import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../lib/product.mjs';

/** What the compiler prints after every successful run. */
const USUAL = /Running|Successfully|Watching|Initializing|Found 0 issues|No files matched|^\s*$/;

/** Compiles what changes in `src`, checks its types and updates the description of its DTOs. */
export function startCompiler() {
  const child = spawn(
    process.execPath,
    ['node_modules/@nestjs/cli/bin/nest.js', 'build', '--watch', '--watchAssets', '--preserveWatchOutput'],
    {
      cwd: ROOT,
      env: { ...process.env, PATH: `${join(ROOT, 'node_modules', '.bin')}:${process.env.PATH}` },
      stdio: ['ignore', 'pipe', 'pipe'],
      // The compiler has child processes, and all of them end together.
      detached: process.platform !== 'win32',
    },
  );
  // The server needs a description of the DTOs, which is written after the type check. To start, an old one will do.
  const sign = existsSync(join(ROOT, 'src', 'metadata.ts')) ? 'Watching' : 'Successfully compiled src/metadata.ts';
  /** @type {(value?: unknown) => void} */
  let isReady = () => undefined;
  const ready = new Promise((done) => (isReady = done));
  const read = (/** @type {string} */ line) => {
    if (line.startsWith(sign)) isReady();
    if (!USUAL.test(line)) console.log(line);
  };
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', read);
  const ended = new Promise((done) => child.once('close', done));
  const end = () => {
    if (child.exitCode === null && child.signalCode === null && child.pid)
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
  };
  process.on('exit', end);
  const stop = async () => {
    end();
    await ended;
  };
  return { ready, stop };
}
