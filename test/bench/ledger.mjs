// npm run bench -- ledger: what the ledger costs as it grows. The landlord's home and a tenant's balance on an instance of
// 10,000 and of 1,000,000 entries, and a rent run over 100,000 leases, all by the built server. A program, not a test.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '../../scripts/embedded-postgres.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { ROOT } from '../../scripts/lib/product.mjs';

const LEASES_EACH = 100;
/** Months of rent, paid: an entry for the charge, the payment and its use. */
const MONTHS = 33;
const RUN_LEASES = 100_000;
const CALLS = 60;
const secret = randomBytes(32).toString('hex');

/** Superuser, triggers and keys asleep: a million entries in a few statements, in the shape that the server writes. */
async function seedLedger(client, landlords) {
  const people = Array.from({ length: landlords }, () => ({ userId: randomUUID(), accountId: randomUUID(), tenantId: randomUUID(), sessionId: randomUUID(), tenantSession: randomUUID() }));
  await client.query("set session_replication_role = 'replica'");
  const put = (sql, ...values) => client.query(sql, values);
  const list = (name) => people.map((person) => person[name]);
  await put(`insert into account (id, demo, kind, name, created_at) select id, false, 'landlord', 'Bench', now() from unnest($1::uuid[]) id`, list('accountId'));
  await put(`insert into app_user (id, demo, email, email_verified_at, user_type, first_name, last_name, language, created_at)
    select id, false, id || '@example.com', now(), kind, 'Bench', 'Person', 'en', now() from (select unnest($1::uuid[]) id, 'landlord' kind union all select unnest($2::uuid[]), 'tenant') u`, list('userId'), list('tenantId'));
  await put(`insert into membership (id, account_id, demo, user_id, role, created_at) select gen_random_uuid(), a, false, u, 'owner', now() from unnest($1::uuid[], $2::uuid[]) m(a, u)`, list('accountId'), list('userId'));
  await put(`insert into session (id, demo, user_id, via_code, created_at, last_seen_at, source, user_agent) select s, false, u, false, now(), now(), 'bench', ''
    from (select * from unnest($1::uuid[], $2::uuid[]) a(s, u) union all select * from unnest($3::uuid[], $4::uuid[])) s`, list('sessionId'), list('userId'), list('tenantSession'), list('tenantId'));
  await put(`insert into property (id, account_id, demo, created_at, name, street_number, street, city, region, postal_code, country, type, currency, time_zone)
    select gen_random_uuid(), a, false, now(), 'House ' || n, n::text, 'Laurier', 'Montréal', 'QC', 'H2T 2N1', 'CA', 'apartment', 'CAD', 'America/Toronto' from unnest($1::uuid[]) a, generate_series(1, 10) n`, list('accountId'));
  await leases(client, LEASES_EACH / 10, `date_trunc('month', now()) - interval '${MONTHS - 1} months'`);
  await put(`insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, user_id, first_name, last_name, email, language, joined_at)
    select gen_random_uuid(), l.account_id, false, now(), l.property_id, l.unit_id, l.id, case when l.n = 1 then t.id end, 'Bench', 'Tenant', 't@example.com', 'en', now()
    from (select *, row_number() over (partition by account_id order by id) n from lease) l join unnest($1::uuid[], $2::uuid[]) t(account, id) on t.account = l.account_id`, list('accountId'), list('tenantId'));
  await entries(client);
  await client.query("set session_replication_role = 'origin'");
  await client.query('vacuum analyze');
  return people;
}

function leases(client, perProperty, startsOn) {
  return client.query(`with u as (insert into unit (id, account_id, demo, created_at, property_id, label, bedrooms, half_bathrooms)
      select gen_random_uuid(), p.account_id, false, now(), p.id, 'U' || n, 2, 2 from property p, generate_series(1, ${perProperty}) n
      where not exists (select from unit where property_id = p.id) returning *)
    insert into lease (id, account_id, demo, created_at, property_id, unit_id, state, starts_on, rent_cents, currency, due_day, charge_from, activated_at)
    select gen_random_uuid(), account_id, false, now(), property_id, id, 'active', ${startsOn}, 165000, 'CAD', 1, ${startsOn}, now() from u`);
}

/** Each month: the rent, its payment into prepayments, and its use; the last month of every tenth lease is open. */
async function entries(client) {
  await client.query(`create temporary table month as select l.id lease, l.account_id account, l.property_id, m::date due, to_char(m, 'YYYY-MM') period,
      gen_random_uuid() charge, gen_random_uuid() rent, gen_random_uuid() pay, gen_random_uuid() paid, gen_random_uuid() used,
      not (m = date_trunc('month', now()) and abs(hashtext(l.id::text)) % 10 = 0) settled
    from lease l, generate_series(l.starts_on, date_trunc('month', now()), interval '1 month') m`);
  await client.query(`insert into charge (id, account_id, demo, created_at, lease_id, kind, period, due_on, amount_cents, currency)
    select charge, account, false, due, lease, 'rent', period, due, 165000, 'CAD' from month`);
  await client.query(`insert into payment (id, account_id, demo, created_at, lease_id, state, method, provider, amount_cents, fee_cents, cashback_cents, currency, paid_on, fee_bearer)
    select pay, account, false, due, lease, 'settled', 'transfer', 'offline', 165000, 0, 0, 'CAD', due, 'tenant' from month where settled`);
  await client.query(`insert into journal_entry (id, account_id, demo, created_at, lease_id, kind, effective_on, currency, charge_id, payment_id, credit_id, key)
    select rent, account, false, due, lease, 'rent', due, 'CAD', charge, null::uuid, null::uuid, 'charge:' || charge from month
    union all select paid, account, false, due, lease, 'offline_payment', due, 'CAD', null, pay, paid, 'credit:' || paid from month where settled
    union all select used, account, false, due, lease, 'applied', due, 'CAD', null, null, null, 'applied:' || used from month where settled`);
  await client.query(`insert into posting (id, account_id, demo, created_at, entry_id, lease_id, ledger_account, amount_cents, currency)
    select gen_random_uuid(), m.account, false, m.due, p.entry, m.lease, p.name, p.cents, 'CAD' from month m cross join lateral (values
      (rent, 'rent_receivable', 165000, true), (rent, 'rent_income', -165000, true), (paid, 'cash', 165000, settled), (paid, 'prepayments', -165000, settled),
      (used, 'prepayments', 165000, settled), (used, 'rent_receivable', -165000, settled)) p(entry, name, cents, there) where p.there`);
  await client.query(`insert into allocation (id, account_id, demo, created_at, lease_id, charge_id, entry_id, amount_cents)
    select gen_random_uuid(), account, false, due, lease, charge, paid, 165000 from month where settled`);
  await client.query('drop table month');
}

function token(userId, sessionId) {
  const now = Math.floor(Date.now() / 1000);
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: userId, sid: sessionId, iat: now, exp: now + 86_400 })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

async function serve(env) {
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/src/main.js'], { cwd: ROOT, env: { ...process.env, ...env, PORT: String(port) }, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error('The server ended');
    await pause(50);
  }
  const stop = () => new Promise((resolve) => { child.once('exit', resolve); child.kill('SIGTERM'); });
  return { url, stop };
}

/** Median of calls one after the other, warm. */
async function p50(url, path, tokens) {
  const times = [];
  for (let call = 0; call < CALLS + 10; call += 1) {
    const began = performance.now();
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${tokens[call % tokens.length]}` } });
    await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    if (call >= 10) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}

async function rentRun(env) {
  const code = `const { createApp } = await import('./dist/src/platform/http/create-app.js'); const { AppModule } = await import('./dist/src/app.module.js');
    const { readSettings } = await import('./dist/src/platform/config/settings.js'); const { RentRun } = await import('./dist/src/modules/landlords/rent-run.service.js');
    const settings = readSettings(process.env); const app = await createApp(AppModule.forRoot(settings), settings); await app.init();
    const began = performance.now(); const made = await app.get(RentRun).run(); console.log(JSON.stringify({ made, seconds: (performance.now() - began) / 1000 })); process.exit(0);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: ROOT, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  await new Promise((resolve) => child.once('exit', resolve));
  return JSON.parse(output.trim().split('\n').at(-1));
}

async function onInstance(landlords, measure) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const postgres = await startEmbedded({ ephemeral: true, durable: true });
  try {
    const env = {
      NODE_ENV: 'production', LOG_LEVEL: 'error', DEMO_ENABLED: 'false', DATA_DIR: folder, JWT_SECRET: secret, CODE_KEY: secret,
      DOCUMENT_KEY: randomBytes(32).toString('base64'), PUBLIC_URL: 'http://localhost', PAYMENT_PROVIDER: 'sandbox', DATABASE_URL: postgres.appUrl, MIGRATION_DATABASE_URL: postgres.ownerUrl,
    };
    await (await serve(env)).stop();
    const address = new URL(postgres.adminUrl);
    address.pathname = new URL(postgres.ownerUrl).pathname;
    const client = new pg.Client({ connectionString: address.href });
    await client.connect();
    await client.query(`set role ${decodeURIComponent(new URL(postgres.ownerUrl).username)}; reset role`);
    const people = landlords > 0 ? await seedLedger(client, landlords) : [];
    const result = await measure({ env, client, people });
    await client.end();
    return result;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const reading = async ({ env, client, people }) => {
  const { rows } = await client.query('select count(*)::int as entries from journal_entry');
  const server = await serve(env);
  const home = await p50(server.url, '/api/landlords/overview', people.map(({ userId, sessionId }) => token(userId, sessionId)));
  const balance = await p50(server.url, '/api/tenants/me/lease', people.map(({ tenantId, tenantSession }) => token(tenantId, tenantSession)));
  await server.stop();
  return { entries: rows[0].entries, home, balance };
};

const running = async ({ env, client }) => {
  const account = randomUUID();
  await client.query("set session_replication_role = 'replica'");
  await client.query("insert into account (id, demo, kind, name, created_at) values ($1, false, 'landlord', 'Bench', now())", [account]);
  await client.query(`insert into property (id, account_id, demo, created_at, name, street_number, street, city, region, postal_code, country, type, currency, time_zone)
    select gen_random_uuid(), $1, false, now(), 'House ' || n, n::text, 'Laurier', 'Montréal', 'QC', 'H2T 2N1', 'CA', 'apartment', 'CAD', 'America/Toronto' from generate_series(1, ${RUN_LEASES / 100}) n`, [account]);
  await leases(client, 100, "date_trunc('month', now())");
  await client.query("set session_replication_role = 'origin'");
  await client.query('vacuum analyze');
  return rentRun(env);
};

/** The whole report of the ledger's figures. */
export async function benchLedger() {
  const show = (value) => value.toFixed(1).padStart(8);
  const small = await onInstance(1, reading);
  const large = await onInstance(100, reading);
  console.log(`p50 in ms                ${small.entries.toLocaleString('en')} entries   ${large.entries.toLocaleString('en')} entries   ratio (expected under 30 ms, ratio at most 1.5)`);
  for (const [name, key] of [['the landlord’s home', 'home'], ['a tenant’s balance', 'balance']]) {
    console.log(`${name.padEnd(24)}${show(small[key])}         ${show(large[key])}         ${show(large[key] / small[key])}`);
  }
  const { made, seconds } = await onInstance(0, running);
  console.log(`rent run: ${made.toLocaleString('en')} charges in ${seconds.toFixed(1)} s (expected 100,000 under 60 s)`);
}
