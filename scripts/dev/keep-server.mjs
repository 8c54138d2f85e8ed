import { watch } from 'node:fs';
import { join } from 'node:path';
import { COMPILED_SERVER, ROOT } from '../lib/product.mjs';
import { say } from '../lib/say.mjs';
import { hashOfSources } from '../lib/stamp.mjs';
import { startServer, untilReady } from '../start/server-process.mjs';

/** The compiler writes several files one after the other, so wait until it has finished. */
const QUIET_MS = 300;
const INSPECT = '--inspect=127.0.0.1:9229';

const BUILD = ['dist/src', 'migrations'];

const buildHash = () => hashOfSources(ROOT, BUILD);

/**
 * Runs the built server and starts it again after each change of the build or of the migrations. One that does not start
 * has said why, and the next change tries again.
 * @param {NodeJS.ProcessEnv} env
 * @param {number} port
 */
export function keepServer(env, port) {
  const run = () =>
    startServer(env, {
      flags: [INSPECT],
      program: COMPILED_SERVER,
      write: (line) => /^(Debugger|For help, see)/.test(line) || console.log(line),
    });
  let server = run();
  let turn = Promise.resolve();
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  let running = buildHash();
  const restart = () => {
    turn = turn.then(async () => {
      // The compiler also rewrites files that haven't changed.
      const now = buildHash();
      if (now === running) return;
      running = now;
      await server.stop();
      server = run();
      await untilReady(server, port).then(
        () => say('• The server restarted'),
        (error) => say(`  ${error.message} Waiting for a change.`),
      );
    });
  };
  const changed = () => {
    clearTimeout(soon);
    soon = setTimeout(restart, QUIET_MS);
  };
  const ready = untilReady(server, port);
  const watchers = BUILD.map((folder) => watch(join(ROOT, folder), { recursive: true }, changed));
  const stop = async () => {
    clearTimeout(soon);
    for (const watcher of watchers) watcher.close();
    await turn;
    await server.stop();
  };
  return { ready, stop };
}
