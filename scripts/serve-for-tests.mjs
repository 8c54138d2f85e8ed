// Runs the built product with its own database and data folder, for browser tests. E2E_PORT is the port, and the file
// E2E_STATE contains what the tests need to look behind the screens. Everything is deleted when this process ends.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from './embedded-postgres.mjs';
import { endWith } from './lib/problem.mjs';
import { startServer, untilReady } from './start/server-process.mjs';

const port = Number(process.env.E2E_PORT);
const stateFile = process.env.E2E_STATE;

/** @param {import('./embedded-postgres.mjs').EmbeddedPostgres} postgres */
function settings(postgres) {
  const dataDir = join(postgres.folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.appUrl,
    MIGRATION_DATABASE_URL: postgres.ownerUrl,
    LOG_LEVEL: 'warn',
    // All test browsers are one source for the limits on attempts, which have tests of their own.
    RATE_LIMIT_FACTOR: '1000',
    DEMO_ENABLED: 'true',
    // The push service of the test browsers is on loopback.
    PUSH_PRIVATE_ADDRESSES: 'true',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'correct horse battery staple',
  };
}

try {
  if (!port || !stateFile) throw new Error('E2E_PORT and E2E_STATE must be set');
  const postgres = await startEmbedded({ ephemeral: true });
  const env = settings(postgres);
  const server = startServer(env);
  const { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword } = env;
  writeFileSync(stateFile, JSON.stringify({ ownerUrl: postgres.ownerUrl, env, adminEmail, adminPassword }), {
    mode: 0o600,
  });
  let asked = false;
  const stop = async () => {
    if (asked) return;
    asked = true;
    await server.stop();
    await postgres.stop();
    rmSync(stateFile, { force: true });
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop());
  void server.ended.then((code) => asked || endWith(new Error(`The server ended (exit code ${code})`)));
  await untilReady(server, port);
} catch (error) {
  endWith(error);
}
