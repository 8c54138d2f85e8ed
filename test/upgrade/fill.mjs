// Run as a process of its own by scripts/record-release.mjs: fills an empty database with the demo world and with a small
// live one, by the product's own code, and writes every row of every table to the file named by FIXTURE_FILE.
import { readdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { migrateProduct } from '../../src/migrate.ts';
import { DemoWorld } from '../../src/modules/demo/demo-world.service.ts';
import { RentRun } from '../../src/modules/rent/rent-run.service.ts';
import { letHome } from '../factories/homes.ts';
import { startTestAppOn } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';

const ownerUrl = String(process.env.MIGRATION_DATABASE_URL);
const appUrl = String(process.env.DATABASE_URL);
const adminUrl = String(process.env.ADMIN_DATABASE_URL);
/** The owner is bound by the row policies too, unless the connection says that it maintains the tables. */
const maintenanceUrl = `${ownerUrl}?options=${encodeURIComponent('-c app.maintenance=on')}`;
const fixture = String(process.env.FIXTURE_FILE);
/** No one's: these people exist in this file alone. */
const PASSWORD = 'a password of the fixture';
/** Rows of a moment, or what this run alone could open. */
const LEFT_OUT = ['session', 'account_link', 'idempotency_key', 'mikro_orm_migrations'];

/** A landlord with a let home, whose tenant owes rent. @param {import('../support/app.ts').TestApp} test */
async function fillLiveWorld(test) {
  const userData = { firstName: 'Ines', lastName: 'Moreau', userType: 'landlord' };
  const { body } = await test
    .http('post', '/api/auth/signup')
    .send({ email: 'landlord@upgrade.example', password: PASSWORD, userData })
    .expect(201);
  const { userId } = body.profile;
  const [{ accountId }] = /** @type {[{ accountId: string }]} */ (
    await test.sql('select account_id as "accountId" from membership where user_id = $1', [userId])
  );
  const landlord = { userId, accountId, email: '', token: '', demo: false };
  const { tenant } = await letHome(test, {}, landlord);
  await test.sql("update app_user set email = 'tenant@upgrade.example' where id = $1", [tenant.userId]);
  await test.sql('update app_user set email_verified_at = now() where id = $1', [landlord.userId]);
  await test.sql(
    'insert into credential (user_id, password_hash, changed_at) select $1, password_hash, changed_at from credential where user_id = $2',
    [tenant.userId, landlord.userId],
  );
  await test.app.get(RentRun).run();
}

/** @param {pg.Client} client */
async function allRows(client) {
  const { rows: tables } = await client.query(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname",
  );
  const entries = [];
  for (const { name } of tables.filter((table) => !LEFT_OUT.includes(table.name))) {
    const { rows } = await client.query(`select row_to_json(t)::text as row from ${client.escapeIdentifier(name)} t`);
    entries.push([name, rows.map(({ row }) => JSON.parse(row))]);
  }
  return Object.fromEntries(entries);
}

await migrateProduct({ ownerUrl, appUrl });
const test = await startTestAppOn(
  { name: 'fixture', appUrl, ownerUrl: maintenanceUrl, adminUrl, drop: async () => undefined },
  { DEMO_ENABLED: 'true' },
);
await eventually(async () => (await test.sql('select 1 from supplier where demo')).length);
await test.app.get(DemoWorld).refill();
await fillLiveWorld(test);
await eventually(
  async () => (await test.sql("select 1 from pgboss.job where state < 'completed' and name <> 'failed'")).length === 0,
  60_000,
);
const client = new pg.Client({ connectionString: adminUrl });
await client.connect();
const migrations = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .sort();
const text = JSON.stringify({
  at: new Date().toISOString(),
  migrations,
  password: PASSWORD,
  tables: await allRows(client),
});
await client.end();
writeFileSync(fixture, gzipSync(text, { level: 9 }));
await test.close();
