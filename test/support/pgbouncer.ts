import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresAccount } from '../../scripts/postgres/account.mjs';
import { eventually } from './eventually.js';

/** Whether the pooler is installed: it is no package of npm (Debian: pgbouncer). */
export const HAS_PGBOUNCER = spawnSync('pgbouncer', ['--version']).status === 0;

export interface PgBouncer {
  /** The same login and database, through the pooler. */
  url: string;
  close(): Promise<void>;
}

/** A pooler in transaction mode before the database, with as few connections of its own as given. */
export async function startPgBouncer(databaseUrl: string, connections: number): Promise<PgBouncer> {
  const { username, password, hostname, port, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'));
  const [own, account] = [await freePort(), postgresAccount()];
  const [login, secret] = [username, password].map(decodeURIComponent);
  writeFileSync(join(folder, 'users.txt'), `"${login}" "${secret}"\n`);
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${port || 5432}`,
    '[pgbouncer]',
    'pool_mode = transaction',
    `default_pool_size = ${connections}`,
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = plain',
    `auth_file = ${join(folder, 'users.txt')}`,
  ];
  writeFileSync(join(folder, 'pgbouncer.ini'), `${lines.join('\n')}\n`);
  if (account)
    for (const name of ['', 'users.txt', 'pgbouncer.ini']) chownSync(join(folder, name), account.uid, account.gid);
  const child = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  const ended = new Promise((done) => child.once('exit', done));
  await eventually(() => accepts(own));
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(own), pathname }).href,
    close: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}

function accepts(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });
}
