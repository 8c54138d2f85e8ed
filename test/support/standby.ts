import { spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { postgresAccount } from '../../scripts/postgres/account.mjs';
import { binariesFor } from '../../scripts/postgres/binaries.mjs';
import { passingHome } from '../../scripts/postgres/home.mjs';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';
import { eventually } from './eventually.js';
import { freePort } from './server-process.js';

const READY_MS = 60_000;
/** What belongs to a running server, or is written again by it (the manual, Making a Base Backup Using the Low Level API). */
const LEFT_OUT = /^(postmaster\.(pid|opts)|pg_wal\/.*|pg_replslot\/.*|pg_stat_tmp\/.*|pg_notify\/.*|pg_subtrans\/.*)$/;

export interface Standby {
  /** The same address on the standby. */
  of(url: string): string;
  /** As the superuser, on the standby. */
  sql<Row extends object>(text: string): Promise<Row[]>;
  start(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A streaming replica of an embedded PostgreSQL, which has no pg_basebackup: a base backup by copying its files between
 * `pg_backup_start` and `pg_backup_stop`. It gets its log from `follows`, which may be another standby.
 */
export async function startStandby(
  primary: { adminUrl: string; folder: string },
  follows = primary.adminUrl,
): Promise<Standby> {
  const home = passingHome();
  const cluster = join(home.folder, 'cluster');
  const port = await freePort();
  await copyCluster(primary, cluster);
  own(cluster);
  const { username, password, hostname, port: primaryPort } = new URL(follows);
  const conninfo = `host=${hostname} port=${primaryPort} user=${username} password=${password}`;
  const order = {
    program: binariesFor(home.folder, home.account).postgres,
    args: ['-D', cluster, '-p', String(port), '-c', `primary_conninfo=${conninfo}`, ...SETTINGS],
    ...(home.account && { uid: home.account.uid, gid: home.account.gid }),
  };
  const of = (url: string) => Object.assign(new URL(url), { port: String(port) }).href;
  const sql = async <Row extends object>(text: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: of(primary.adminUrl) });
    client.on('error', () => undefined);
    await client.connect();
    return client.query<Row>(text).then(
      ({ rows }) => client.end().then(() => rows),
      (error: unknown) => client.end().then(() => Promise.reject(error)),
    );
  };
  let keeper: ReturnType<typeof spawn> | undefined;
  const end = async (how: () => void) => {
    const gone = new Promise((done) => keeper?.once('exit', done));
    how();
    await gone;
  };
  const start = async () => {
    keeper = spawn(process.execPath, [join(PROJECT_ROOT, 'scripts/postgres/keeper.mjs'), JSON.stringify(order)], {
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await eventually(async () => sql('select 1').catch(() => undefined), READY_MS);
  };
  await start();
  return {
    of,
    sql,
    start,
    kill: () =>
      end(() => process.kill(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGQUIT')),
    close: async () => {
      if (keeper?.exitCode === null) await end(() => keeper?.disconnect());
      rmSync(home.folder, { recursive: true, force: true });
    },
  };
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'max_connections=200',
].flatMap((setting) => ['-c', setting]);

async function copyCluster({ adminUrl, folder }: { adminUrl: string; folder: string }, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query("select pg_backup_start('standby', true)");
    const from = join(folder, 'cluster');
    cpSync(from, to, { recursive: true, filter: (path) => !LEFT_OUT.test(path.slice(from.length + 1)) });
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
    writeFileSync(join(to, 'backup_label'), rows[0]?.label ?? '');
  } finally {
    await client.end();
  }
  for (const name of ['archive_status', 'summaries']) mkdirSync(join(to, 'pg_wal', name), { recursive: true });
  writeFileSync(join(to, 'standby.signal'), '');
  chmodSync(to, 0o700);
}

/** Gives the copy to the user that PostgreSQL runs as. */
function own(folder: string): void {
  const account = postgresAccount();
  if (!account) return;
  for (const path of ['', ...readdirSync(folder, { recursive: true }).map(String)])
    chownSync(join(folder, path), account.uid, account.gid);
}
