import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './lib/ports.mjs';
import { Problem } from './lib/problem.mjs';
import { binariesFor } from './postgres/binaries.mjs';
import { lastingHome, passingHome } from './postgres/home.mjs';
import { connectable, prepareDatabase } from './postgres/logins.mjs';
import { releaseCluster } from './postgres/release.mjs';

const KEEPER = join(dirname(fileURLToPath(import.meta.url)), 'postgres', 'keeper.mjs');
const LOG_LIMIT = 5 * 1024 * 1024;

/** A permanent database may be slow. A temporary one only has to be fast, and small because it may be kept in memory. */
const FAST = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=256MB',
];
const ALWAYS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  'max_connections=200',
];

/**
 * @typedef {object} EmbeddedPostgres
 * @property {string} ownerUrl owns the database and its schema: migrations
 * @property {string} appUrl the application's login: neither owner nor superuser
 * @property {string} adminUrl the superuser, for tests that create databases
 * @property {string} folder where it lives: `logins.json`, `postgres.log`
 * @property {string} data the folder of `cluster`: the same one, or one in memory
 * @property {() => Promise<void>} stop ends it; an ephemeral one leaves no files
 * @property {Promise<string>} ended settles with the reason when it has ended, on purpose or not
 */

/**
 * Starts a PostgreSQL of our own on 127.0.0.1 and a free port, with its logins and an empty database on first use.
 * It ends with this process, even when this process is killed.
 * @param {{ dataDir?: string, ephemeral?: boolean, durable?: boolean, port?: number, settings?: string[] }} options
 *   `dataDir` for one that lasts, `ephemeral` for one run, in memory if there is room; `durable` makes that one use the disk and
 *   wait for it as a lasting one does, for measurements; `port` for one that starts again where it was; `settings` in addition, as `name=value`
 * @returns {Promise<EmbeddedPostgres>}
 */
export async function startEmbedded(options) {
  const { dataDir, ephemeral = false, durable = !ephemeral, port, settings = [] } = options;
  if (!ephemeral && !dataDir) throw new Error('startEmbedded needs a dataDir or ephemeral');
  const home = ephemeral ? passingHome({ inMemory: !durable }) : lastingHome(String(dataDir));
  const cluster = join(home.data, 'cluster');
  try {
    const binaries = binariesFor(home.folder, home.account);
    const logins = readOrMakeLogins(home.folder);
    await releaseCluster(cluster);
    if (!existsSync(join(cluster, 'PG_VERSION'))) createCluster(home, binaries, logins.admin, ephemeral);
    requireSameMajor(cluster, binaries.major);
    const running = await launch(home, binaries, logins, { ephemeral, durable, port, settings });
    const urls = await prepareDatabase(running.port, logins);
    return { ...urls, folder: home.folder, data: home.data, stop: running.stop, ended: running.ended };
  } catch (error) {
    if (ephemeral) for (const folder of foldersOf(home)) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** @param {import('./postgres/home.mjs').Home} home */
const foldersOf = ({ folder, data }) => [...new Set([folder, data])];

/** @param {string} folder @returns {import('./postgres/logins.mjs').Logins} */
function readOrMakeLogins(folder) {
  const file = join(folder, 'logins.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const secret = () => randomBytes(24).toString('base64url');
  const logins = { admin: secret(), owner: secret(), app: secret() };
  writeFileSync(file, `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600 });
  return logins;
}

/**
 * Runs initdb in a draft folder that gets its final name when complete, so that a start that is killed half-way leaves
 * no half-made cluster.
 * @param {import('./postgres/home.mjs').Home} home @param {import('./postgres/binaries.mjs').Binaries} binaries
 * @param {string} password @param {boolean} ephemeral
 */
function createCluster({ folder, data, account }, binaries, password, ephemeral) {
  const draft = join(data, 'cluster.new');
  const passwordFile = join(folder, 'password.new');
  rmSync(draft, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid);
  // The built-in locale sorts the same way on every system. Lists that people read ask for an ICU collation.
  const args = [
    '-D',
    draft,
    '-U',
    'postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(ephemeral ? ['--no-sync'] : []),
  ];
  const run = spawnSync(binaries.initdb, args, {
    ...identity(account),
    cwd: '/',
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  rmSync(passwordFile, { force: true });
  if (run.status !== 0) throw new Problem(`PostgreSQL could not set up its data in ${folder}: ${reasonOf(run)}`);
  chmodSync(draft, 0o700);
  rmSync(join(data, 'cluster'), { recursive: true, force: true });
  renameSync(draft, join(data, 'cluster'));
}

/** @param {import('node:child_process').SpawnSyncReturns<string>} run */
function reasonOf(run) {
  if (run.error) return run.error.message;
  return (run.stderr || run.stdout || `exit ${run.status}`).trim().split('\n').slice(-2).join(' ');
}

/** @param {import('./postgres/account.mjs').Account | undefined} account */
function identity(account) {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/** @param {string} cluster @param {string} major */
function requireSameMajor(cluster, major) {
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (made !== major) {
    throw new Problem(
      `The data in ${cluster} was made by PostgreSQL ${made} and this version brings ${major}: carry it over with pg_dump, or move it away.`,
    );
  }
}

/**
 * @param {import('./postgres/home.mjs').Home} home @param {import('./postgres/binaries.mjs').Binaries} binaries
 * @param {import('./postgres/logins.mjs').Logins} logins
 * @param {{ ephemeral: boolean, durable: boolean, port: number | undefined, settings: string[] }} kind
 */
async function launch(home, binaries, logins, kind, attempts = 3) {
  const port = kind.port ?? (await freePort());
  const settings = [...ALWAYS, ...(kind.durable ? [] : FAST), ...kind.settings].flatMap((setting) => ['-c', setting]);
  const order = {
    program: binaries.postgres,
    args: ['-D', join(home.data, 'cluster'), '-p', String(port), ...settings],
    ...identity(home.account),
    ...(kind.ephemeral ? { remove: foldersOf(home) } : {}),
  };
  const log = join(home.folder, 'postgres.log');
  const keeper = startKeeper(order, log);
  const outcome = await Promise.race([keeper.ended, untilTrue(() => connectable(port, logins.admin))]);
  if (outcome === true) return { port, stop: keeper.stop, ended: keeper.ended };
  const last = lastLine(log);
  await keeper.stop();
  // Someone else may have taken the port since it was chosen.
  if (attempts > 1 && /in use|could not bind/i.test(last)) return launch(home, binaries, logins, kind, attempts - 1);
  throw new Problem(
    `The embedded PostgreSQL did not start: ${last || outcome || 'no answer within 60 seconds'} (${log}).`,
  );
}

/** @param {object} order @param {string} log */
function startKeeper(order, log) {
  const tooLong = existsSync(log) && statSync(log).size > LOG_LIMIT;
  const output = openSync(log, tooLong ? 'w' : 'a', 0o600);
  const keeper = spawn(process.execPath, [KEEPER, JSON.stringify(order)], {
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
  });
  closeSync(output);
  /** @type {Promise<string>} */
  const ended = new Promise((resolve) => {
    keeper.on('message', (/** @type {{ ended?: string }} */ message) => message.ended && resolve(message.ended));
    keeper.on('error', (error) => resolve(error.message));
    keeper.on('exit', () => resolve('PostgreSQL ended'));
  });
  const gone = new Promise((resolve) => keeper.once('exit', resolve));
  // The database must not keep the process that uses it alive.
  keeper.unref();
  keeper.channel?.unref();
  const stop = async () => {
    if (keeper.exitCode !== null || keeper.signalCode !== null) return;
    keeper.ref();
    if (keeper.connected) keeper.disconnect();
    await gone;
  };
  return { ended, stop };
}

/** @param {() => Promise<boolean>} ask @returns {Promise<boolean>} */
async function untilTrue(ask, milliseconds = 60_000) {
  const until = Date.now() + milliseconds;
  while (Date.now() < until) {
    if (await ask()) return true;
    await pause(25);
  }
  return false;
}

/** @param {string} log */
function lastLine(log) {
  if (!existsSync(log)) return '';
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  return lines.findLast((line) => /FATAL|ERROR|could not/.test(line)) ?? lines.at(-1) ?? '';
}
