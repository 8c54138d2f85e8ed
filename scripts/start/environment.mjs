import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { startEmbedded } from '../embedded-postgres.mjs';
import { ROOT } from '../lib/product.mjs';
import { step } from '../lib/say.mjs';

/** `.env` fills in what the environment does not say. */
export function readEnvFile() {
  const file = join(ROOT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The database of `DATA_DIR`, unless the settings name another one. */
export function startDatabase() {
  if (process.env.DATABASE_URL) return undefined;
  const dataDir = dataFolder();
  const place = relative(ROOT, dataDir) || '.';
  return step(`Starting the embedded PostgreSQL (data in ${place.startsWith('..') ? dataDir : place})`, () =>
    startEmbedded({ dataDir }),
  );
}

function dataFolder() {
  return resolve(ROOT, process.env.DATA_DIR || '.data');
}

/** @param {number} port @param {import('../embedded-postgres.mjs').EmbeddedPostgres} [database] */
export function serverEnvironment(port, database) {
  const addresses = database && {
    DATABASE_URL: database.appUrl,
    MIGRATION_DATABASE_URL: database.ownerUrl,
    DATABASE_DIRECT_URL: database.appUrl,
  };
  return { ...process.env, ...addresses, PORT: String(port), DATA_DIR: dataFolder() };
}
