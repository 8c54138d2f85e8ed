// npm run bench -- growth [--units 1000000] [--months 2] [--ledger-units …] [--due 100000] [--folder …] [--landlords 30000] [--fill] [--only-answers] [--no-schedules] [--backup]: a database
// of that many units, filled by a few statements, and what the built product needs on it. A folder is kept: the fill goes on where it was
// ended, and a filled one can be made larger. 1,000,000 units with 2 months need about 20 GB. A program, not a test.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbedded } from '../../../scripts/embedded-postgres.mjs';
import { ROOT } from '../../../scripts/lib/product.mjs';
import { startProduct } from '../pages.mjs';
import { measureAnswers } from './answers.mjs';
import { showBackup } from './backup.mjs';
import { fill } from './fill.mjs';
import { LANDLORDS } from './towns.mjs';
import { showSchedules, showSizes, showVacuum } from './upkeep.mjs';

const FILLING = [
  'shared_buffers=1GB',
  'maintenance_work_mem=512MB',
  'max_wal_size=4GB',
  'checkpoint_timeout=15min',
  'autovacuum=off',
];
const SERVING = ['shared_buffers=1GB', 'maintenance_work_mem=512MB', 'max_wal_size=4GB'];
/** Reads of the product's services in a process of their own, as `app`. */
const APP = `const { createApp } = await import('./dist/src/platform/http/create-app.js'); const { AppModule } = await import('./dist/src/app.module.js');
  const { readSettings } = await import('./dist/src/platform/config/settings.js'); const settings = readSettings(process.env);
  const app = await createApp(AppModule.forRoot(settings), settings); await app.init();`;

function environment(postgres, folder) {
  const secret = randomBytes(32).toString('hex');
  return {
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    RATE_LIMIT_FACTOR: '1000',
    DEMO_ENABLED: 'false',
    PAYMENT_PROVIDER: 'sandbox',
    PUBLIC_URL: 'http://localhost',
    DATA_DIR: folder,
    JWT_SECRET: secret,
    CODE_KEY: secret,
    DOCUMENT_KEY: randomBytes(32).toString('base64'),
    DATABASE_URL: postgres.appUrl,
    MIGRATION_DATABASE_URL: postgres.ownerUrl,
  };
}

async function connected(postgres) {
  const address = new URL(postgres.adminUrl);
  address.pathname = new URL(postgres.ownerUrl).pathname;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  return client;
}

const ended = (child) => new Promise((resolve) => child.once('exit', resolve).kill('SIGTERM'));

/** Runs code with the product's services, and gives what it printed. */
async function withServices(env, code) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', `${APP} ${code} process.exit(0);`], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  await new Promise((resolve) => child.once('exit', resolve));
  return output;
}

/** Starts the product once, which makes the tables, and fills them. */
async function filled(folder, size) {
  const postgres = await startEmbedded({ dataDir: folder, durable: false, settings: FILLING });
  await ended((await startProduct(postgres, environment(postgres, join(folder, 'files')))).child);
  const client = await connected(postgres);
  await fill(client, size);
  await showVacuum(client);
  await showSizes(client);
  await client.end();
  await postgres.stop();
}

async function measured(folder, { schedules, backup }) {
  const postgres = await startEmbedded({ dataDir: folder, durable: true, settings: SERVING });
  const env = environment(postgres, join(folder, 'files'));
  const client = await connected(postgres);
  const { url, child } = await startProduct(postgres, env);
  await measureAnswers({ url: url.replace('localhost', '127.0.0.1'), secret: env.JWT_SECRET, client });
  await ended(child);
  if (schedules) await showSchedules((code) => withServices(env, code));
  if (backup) await showBackup({ postgres, env, folder, client });
  await client.end();
  await postgres.stop();
}

/** The whole report. @param {string[]} args */
export async function benchGrowth(args) {
  const text = { type: /** @type {const} */ ('string') };
  const flag = { type: /** @type {const} */ ('boolean') };
  const { values } = parseArgs({
    args,
    options: {
      units: text,
      months: text,
      'ledger-units': text,
      due: text,
      folder: text,
      landlords: text,
      backup: flag,
      fill: flag,
      'no-schedules': flag,
      'only-answers': flag,
    },
  });
  const units = Number(values.units ?? 1_000_000);
  const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'growth-'));
  const size = {
    units,
    months: Number(values.months ?? 2),
    ledgerUnits: Number(values['ledger-units'] ?? units),
    due: Number(values.due ?? 100_000),
    landlords: Number(values.landlords ?? LANDLORDS),
  };
  try {
    if (!values['only-answers']) await filled(folder, size);
    if (!values.fill) await measured(folder, { schedules: !values['no-schedules'], backup: values.backup });
  } finally {
    if (!values.folder) rmSync(folder, { recursive: true, force: true });
  }
}
