import { join } from 'node:path';
import { freePort } from '../lib/ports.mjs';
import { endWith } from '../lib/problem.mjs';
import { ROOT } from '../lib/product.mjs';
import { say, secondsSince } from '../lib/say.mjs';
import { unstamp } from '../lib/stamp.mjs';
import { readEnvFile, serverEnvironment, startDatabase } from '../start/environment.mjs';
import { portFrom, requireFreePort } from '../start/port.mjs';
import { startClient } from './client.mjs';
import { startCompiler } from './compiler.mjs';
import { keepServer } from './keep-server.mjs';
import { MAILS } from './mails.mjs';

/** Starts the database, the compiler, the server and Vite, and stays until the person ends it. */
export async function dev() {
  const begun = Date.now();
  readEnvFile();
  const port = portFrom(process.env.PORT);
  await requireFreePort(port);
  // From here on the compiler writes into the build, so the stamp is removed and `npm start` builds again.
  unstamp(join(ROOT, 'dist', '.stamp', 'server'));
  const compiler = startCompiler();
  const database = await startDatabase();
  await compiler.ready;
  const serverPort = await freePort();
  const env = { PUBLIC_URL: `http://localhost:${port}`, ...serverEnvironment(serverPort, database) };
  const server = keepServer(env, serverPort);
  const client = await startClient({ port, serverPort, databaseUrl: env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL });
  stopOnSignal([client.close, compiler.stop, server.stop, async () => database?.stop()]);
  void database?.ended.then(() =>
    endWith(new Error(`The embedded PostgreSQL ended: see ${join(database.folder, 'postgres.log')}`)),
  );
  await server.ready;
  say(`
Ready in ${secondsSince(begun)}.  Open http://localhost:${port}
  Mails:     http://localhost:${port}${MAILS}
  API:       http://localhost:${port}/api/docs
  Debugger:  attach to 127.0.0.1:9229 (in VS Code: F5)
  Stop:      Ctrl+C
`);
}

/** @param {Array<() => Promise<unknown>>} parts in the order in which they end */
function stopOnSignal(parts) {
  let asked = false;
  const stop = async () => {
    if (asked) return;
    asked = true;
    for (const part of parts) await part();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop().catch(endWith));
}
