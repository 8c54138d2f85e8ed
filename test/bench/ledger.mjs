import { spawn } from 'node:child_process';
// npm run bench -- ledger: what the ledger costs as it grows. The landlord's home and a tenant's balance with 10,000 and with
// 1,000,000 entries, of many landlords and of one, and a rent run over 100,000 leases, all by the built server. A program, not a test.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../../scripts/embedded-postgres.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { ROOT, SERVER } from '../../scripts/lib/product.mjs';
import { asleep, seedHomes, seedLedger } from './ledger-seed.mjs';

/** Pairs of 10,000 and 1,000,000 entries: as more people come, and as the years of a large landlord go by. */
const PAIRS = [
  [
    '100 homes each, 1 and 100 landlords',
    { landlords: 1, homes: 100, months: 33 },
    { landlords: 100, homes: 100, months: 33 },
  ],
  [
    'one landlord of 3,000 homes, 1 and 111 months',
    { landlords: 1, homes: 3000, months: 1 },
    { landlords: 1, homes: 3000, months: 111 },
  ],
];
const RUN_LEASES = 100_000;
const CALLS = 60;
const secret = randomBytes(32).toString('hex');

function token(userId, sessionId) {
  const now = Math.floor(Date.now() / 1000);
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: userId, sid: sessionId, iat: now, exp: now + 86_400 })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

async function serve(env) {
  const port = await freePort();
  const child = spawn(process.execPath, SERVER, {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The server ended');
    await pause(50);
  }
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  return { url, stop };
}

/** Medians of warm calls, to each server in turn: a busy moment of the machine meets both. */
async function p50s(servers, path, tokensOf) {
  const times = servers.map(() => []);
  for (let call = 0; call < CALLS + 10; call += 1) {
    for (const [at, { url, people }] of servers.entries()) {
      const began = performance.now();
      const answer = await fetch(url + path, {
        headers: { authorization: `Bearer ${tokensOf(people[call % people.length])}` },
      });
      await answer.text();
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      if (call >= 10) times[at].push(performance.now() - began);
    }
  }
  return times.map((some) => some.sort((a, b) => a - b)[Math.floor(some.length / 2)]);
}

async function rentRun(env) {
  const code = `const { createApp } = await import('./dist/src/platform/http/create-app.js'); const { AppModule } = await import('./dist/src/app.module.js');
    const { readSettings } = await import('./dist/src/platform/config/settings.js'); const { RentRun } = await import('./dist/src/modules/rent/rent-run.service.js');
    const settings = readSettings(process.env); const app = await createApp(AppModule.forRoot(settings), settings); await app.init();
    const began = performance.now(); const made = await app.get(RentRun).run(); console.log(JSON.stringify({ made, seconds: (performance.now() - began) / 1000 })); process.exit(0);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  await new Promise((resolve) => child.once('exit', resolve));
  return JSON.parse(output.trim().split('\n').at(-1));
}

/** A database of its own for as long as `work` runs. */
async function onInstance(work) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const postgres = await startEmbedded({ ephemeral: true, durable: true });
  try {
    const env = {
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000',
      DEMO_ENABLED: 'false',
      DATA_DIR: folder,
      JWT_SECRET: secret,
      CODE_KEY: secret,
      DOCUMENT_KEY: randomBytes(32).toString('base64'),
      PUBLIC_URL: 'http://localhost',
      PAYMENT_PROVIDER: 'sandbox',
      DATABASE_URL: postgres.appUrl,
      MIGRATION_DATABASE_URL: postgres.ownerUrl,
    };
    await (await serve(env)).stop();
    const address = new URL(postgres.adminUrl);
    address.pathname = new URL(postgres.ownerUrl).pathname;
    const client = new pg.Client({ connectionString: address.href });
    await client.connect();
    const result = await work({ env, client });
    await client.end();
    return result;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server over a ledger of this size, for as long as `work` runs. */
const serving = (size, work) =>
  onInstance(async ({ env, client }) => {
    const people = await seedLedger(client, size);
    const { rows } = await client.query('select count(*)::int as entries from journal_entry');
    const server = await serve(env);
    const result = await work({ url: server.url, people, entries: rows[0].entries });
    await server.stop();
    return result;
  });

async function comparePair(title, small, large) {
  await serving(small, (one) =>
    serving(large, async (other) => {
      const show = (value) => value.toFixed(1).padStart(12);
      console.log(
        `${title}: p50 in ms with ${one.entries.toLocaleString('en')} and ${other.entries.toLocaleString('en')} entries, ratio (expected under 30 ms, ratio at most 1.5)`,
      );
      const homes = await p50s([one, other], '/api/landlords/overview', ({ userId, sessionId }) =>
        token(userId, sessionId),
      );
      const balances = await p50s([one, other], '/api/tenants/me/lease', ({ tenantId, tenantSession }) =>
        token(tenantId, tenantSession),
      );
      for (const [name, [few, many]] of [
        ['the landlord’s home', homes],
        ['a tenant’s balance', balances],
      ])
        console.log(`  ${name.padEnd(22)}${show(few)}${show(many)}${show(many / few)}`);
    }),
  );
}

const running = ({ env, client }) =>
  asleep(client, async () => {
    const account = randomUUID();
    await client.query(
      "insert into account (id, demo, kind, name, created_at) values ($1, false, 'landlord', 'Bench', now())",
      [account],
    );
    await seedHomes(client, [account], RUN_LEASES / 100, 100, "date_trunc('month', now())");
  }).then(() => rentRun(env));

/** The whole report of the ledger's figures. */
export async function benchLedger() {
  for (const pair of PAIRS) await comparePair(...pair);
  const { made, seconds } = await onInstance(running);
  console.log(
    `rent run: ${made.toLocaleString('en')} charges in ${seconds.toFixed(1)} s (expected 100,000 under 60 s)`,
  );
}
