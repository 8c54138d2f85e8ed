import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '../../scripts/embedded-postgres.mjs';
import { eventually } from './eventually.js';
import { homeByFetch, PASSWORD, type RentedHome } from './home-by-fetch.js';
import { startServerProcess, untilServing, type ServerProcess } from './server-process.js';
import { startServiceProxy, type ServiceProxy } from './service-proxy.js';
import { startSmtp, type Smtp } from './smtp.js';
import { startWebhookServer, type WebhookServer } from './webhook-server.js';

const READY_MS = 60_000;

/** Two processes of the product on a PostgreSQL of their own that waits for its disk, and what is around them. */
export interface Replicas {
  proxy: ServiceProxy;
  servers: ServerProcess[];
  smtp: Smtp;
  webhooks: WebhookServer;
  home: RentedHome;
  /** Another process, once it serves and gets requests. */
  add(): Promise<ServerProcess>;
  /** Sends the signal, and returns once the process has ended. */
  end(server: ServerProcess, signal: NodeJS.Signals): Promise<void>;
  /** Ends PostgreSQL as a crash does, without a last checkpoint. */
  crashDatabase(): Promise<void>;
  /** Starts it again where it was; it recovers what it had committed. */
  startDatabase(): Promise<void>;
  /** A connection of the superuser of its own, for locks. */
  connect(): Promise<pg.Client>;
  /** As the superuser. */
  sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  /** While emails are held, the mail server doesn't answer. */
  holdMail(): void;
  takeMail(): void;
  /** How many emails wait for its answer. */
  held(): number;
  close(): Promise<void>;
}

export async function startReplicas(): Promise<Replicas> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lodgewell-replicas-'));
  chmodSync(dataDir, 0o711);
  let postgres = await startEmbedded({ dataDir });
  const port = Number(new URL(postgres.adminUrl).port);
  const database = { ...postgres, name: '', drop: async () => undefined };
  const admin = new pg.Pool({ connectionString: postgres.adminUrl, max: 2 });
  admin.on('error', () => undefined);
  const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await admin.query<Row>(text, values)).rows;

  const waiting: (() => void)[] = [];
  let holding = false;
  const smtp = await startSmtp({
    hideSTARTTLS: true,
    onMailFrom: (_address, _session, done) => (holding ? void waiting.push(done) : done()),
  });
  const webhooks = await startWebhookServer();
  const proxy = await startServiceProxy();
  const servers: ServerProcess[] = [];
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    PUBLIC_URL: proxy.url,
    // Longer than two probes of the proxy.
    SHUTDOWN_DELAY_MS: '1000',
    RATE_LIMIT_FACTOR: '1000',
    DATABASE_POOL: '5',
    DATABASE_IDLE_TRANSACTION_TIMEOUT_MS: '5000',
    // Of a job too: otherwise the locks of a process that is stopped in the middle of one hold up the others for five minutes.
    DATABASE_LONG_STATEMENT_TIMEOUT_MS: '20000',
    WEBHOOK_PRIVATE_ADDRESSES: 'true',
    TRUSTED_PROXIES: '127.0.0.1',
    // The same in all processes, as the keys of an installation are.
    JWT_SECRET: 'j'.repeat(48),
    DOCUMENT_KEY: Buffer.alloc(32, 1).toString('base64'),
    CODE_KEY: Buffer.alloc(32, 2).toString('base64'),
  };
  const add = async (): Promise<ServerProcess> => {
    const server = await startServerProcess(database, env);
    servers.push(server);
    await untilServing(server);
    proxy.add(server.url);
    await eventually(async () => proxy.ready() === servers.length, READY_MS);
    return server;
  };
  const end = async (server: ServerProcess, signal: NodeJS.Signals): Promise<void> => {
    server.child.kill(signal);
    await server.ended;
    proxy.remove(server.url);
    servers.splice(servers.indexOf(server), 1);
    server.cleanUp();
  };

  const crashDatabase = async (): Promise<void> => {
    const [pid] = readFileSync(join(postgres.folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGQUIT');
    await postgres.ended;
  };

  const first = await add();
  await add();
  const home = await homeByFetch(first.url, (userId) =>
    sql('update app_user set email_verified_at = now() where id = $1', [userId]),
  );
  const made = await fetch(`${first.url}/api/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${home.landlord}` },
    body: JSON.stringify({
      url: `${webhooks.url}/in`,
      events: ['payment.received', 'service_request.submitted'],
      currentPassword: PASSWORD,
    }),
  });
  if (!made.ok) throw new Error(`The webhook: ${made.status} ${await made.text()}`);
  return {
    proxy,
    servers,
    smtp,
    webhooks,
    home,
    add,
    end,
    crashDatabase,
    startDatabase: async () => {
      postgres = await startEmbedded({ dataDir, port });
    },
    connect: async () => {
      const client = new pg.Client({ connectionString: postgres.adminUrl });
      await client.connect();
      return client;
    },
    sql,
    holdMail: () => void (holding = true),
    takeMail: () => {
      holding = false;
      for (const answer of waiting.splice(0)) answer();
    },
    held: () => waiting.length,
    close: async () => {
      for (const server of servers) server.cleanUp();
      await Promise.all(servers.map(({ ended }) => ended));
      await Promise.all([proxy.close(), webhooks.close(), smtp.close(), admin.end()]);
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
