import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../build.mjs';
import { Problem, endWith } from '../lib/problem.mjs';
import { PRODUCT, ROOT } from '../lib/product.mjs';
import { say, secondsSince, step } from '../lib/say.mjs';
import { readEnvFile, serverEnvironment, startDatabase } from './environment.mjs';
import { portFrom, requireFreePort } from './port.mjs';
import { startServer, untilReady } from './server-process.mjs';

/** Builds what is stale, starts the database and the server, and stays until one of them or the person ends it. */
export async function start() {
  const begun = Date.now();
  readEnvFile();
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  say(`${PRODUCT.name} ${version}`);
  const port = portFrom(process.env.PORT);
  await requireFreePort(port);
  await build();
  const database = await startDatabase();
  const server = startServer(serverEnvironment(port, database), { plain: process.env.NODE_ENV !== 'production' });
  const stopped = stopOnSignal(server, database);
  watch(server, database, stopped);
  await step('Starting the server', () => untilReady(server, port)).catch(async (error) => {
    if (stopped.asked) return;
    stopped.asked = true;
    await server.stop();
    await database?.stop();
    throw error;
  });
  if (stopped.asked) return;
  stopped.ready = true;
  welcome(port, begun);
}

/**
 * Ctrl+C and SIGTERM: the server first, then its database. Asking twice changes nothing.
 * @param {import('./server-process.mjs').ServerProcess} server
 * @param {import('../embedded-postgres.mjs').EmbeddedPostgres} [database]
 */
function stopOnSignal(server, database) {
  const state = { asked: false, ready: false };
  const stop = async () => {
    if (state.asked) return;
    state.asked = true;
    say('\nStopping …');
    await server.stop();
    await database?.stop();
    say('Stopped.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop().catch(endWith));
  return state;
}

/**
 * What ends unasked ends everything. A server that refuses to start has said why in a sentence of its own.
 * @param {import('./server-process.mjs').ServerProcess} server
 * @param {import('../embedded-postgres.mjs').EmbeddedPostgres | undefined} database
 * @param {{ asked: boolean, ready: boolean }} stopped
 */
function watch(server, database, stopped) {
  const giveUp = async (/** @type {string | undefined} */ sentence) => {
    if (stopped.asked) return;
    stopped.asked = true;
    await server.stop();
    await database?.stop();
    if (sentence) endWith(new Problem(sentence));
    process.exit(1);
  };
  void server.ended.then((code) =>
    giveUp(!stopped.ready && code === 1 ? undefined : `The server ended (exit code ${code}). See its output above.`),
  );
  void database?.ended.then(() =>
    giveUp(`The embedded PostgreSQL ended: ${join(database.folder, 'postgres.log')} says why.`),
  );
}

/** @param {number} port @param {number} begun */
function welcome(port, begun) {
  const address = `http://localhost:${port}`;
  say(`
Ready in ${secondsSince(begun)}.  Open ${address}
  Sign in:   ${address}/login, or register at ${address}/register
  Look first: the Demo tab at ${address}/?dialog=tenant or ${address}/?dialog=supplier needs no account
  Stop:      Ctrl+C
`);
}
