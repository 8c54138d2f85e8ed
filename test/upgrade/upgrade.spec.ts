import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrateProduct } from '../../src/migrate.js';
import { migrationFiles, MIGRATIONS } from '../../src/platform/database/migrate.js';
import { startTestAppOn, type TestApp } from '../support/app.js';
import type { TestDatabase } from '../support/database.js';
import { asAdmin, FIRST_RELEASE, RELEASE, RELEASED, releasedDatabase } from './fixture.js';

/** Sums of every column that counts money, and the number of rows, table by table. */
async function contents(database: TestDatabase, tables: string[]): Promise<Record<string, unknown>> {
  return asAdmin(database, async (client) => {
    const { rows } = await client.query<{ table: string; sums: string[] }>(
      `select t.name as "table", array_agg(quote_literal(a.attname) || ', sum(' || quote_ident(a.attname) || ')::text') filter (where a.attname like '%\\_cents') as sums
       from unnest($1::text[]) as t(name) join pg_attribute a on a.attrelid = t.name::regclass and a.attnum > 0 and not a.attisdropped group by t.name`,
      [tables],
    );
    const found: Record<string, unknown> = {};
    for (const { table, sums } of rows) {
      const figures = ["'rows', count(*)", ...(sums ?? [])].join(', ');
      found[table] = (
        await client.query(`select json_build_object(${figures}) as figures from ${client.escapeIdentifier(table)}`)
      ).rows[0].figures;
    }
    return found;
  });
}

/** What every lease's every account holds. */
const balances = (database: TestDatabase) =>
  asAdmin(
    database,
    async (client) =>
      (
        await client.query(
          'select account_id, lease_id, ledger_account, sum(amount_cents)::text as cents from posting group by 1, 2, 3 order by 1, 2, 3',
        )
      ).rows,
  );

/** What people had stored that the fixture lacks: each row is touched by several migrations, which run in one transaction. */
const ODD_ROWS = `
  update property set time_zone = lower(time_zone) where not demo;
  update lease set state = 'ended', ends_on = '2026-01-31' where not demo;
  insert into stored_file select (json_populate_record(f, json_build_object('id', gen_random_uuid(), 'series_id', gen_random_uuid(), 'purpose', 'request_photo', 'demo', false, 'media_type', kind, 'version', 2))).*
    from (select s from stored_file s limit 1) as one(f), unnest(array['image/jpeg', 'image/png', 'application/pdf']) kind`;

describe('an upgrade from the released version', () => {
  it('runs where several migrations change the same row', async () => {
    const database = await releasedDatabase(FIRST_RELEASE);
    try {
      await asAdmin(database, (client) => client.query(ODD_ROWS));
      await migrateProduct(database);
      const files = await asAdmin(
        database,
        async (client) =>
          (
            await client.query(
              'select purpose, position_removed as removed from stored_file where version = 2 order by media_type, purpose',
            )
          ).rows,
      );
      expect(files).toEqual([
        { purpose: 'other', removed: true },
        { purpose: 'other', removed: false },
        { purpose: 'other', removed: false },
      ]);
    } finally {
      await database.drop();
    }
  }, 120_000);

  it('no released migration was edited, renamed or removed', () => {
    for (const [file, sum] of Object.entries(RELEASED)) {
      expect([
        file,
        createHash('sha256')
          .update(readFileSync(`${MIGRATIONS}/${file}`))
          .digest('hex'),
      ]).toEqual([file, sum]);
    }
    expect(Object.keys(RELEASED).length).toBeGreaterThan(30);
    expect(migrationFiles()).toEqual(expect.arrayContaining(Object.keys(RELEASED)));
  });

  describe.each([
    ['the version before', RELEASE],
    ['the first version', FIRST_RELEASE],
  ])('of a database that %s filled', (_version, release) => {
    // Migrations add rows to `reminder_start`: since when a kind of reminder is sent.
    const tables = Object.keys(release.tables).filter((table) => table !== 'reminder_start');
    let database: TestDatabase;
    let test: TestApp | undefined;
    beforeAll(async () => {
      database = await releasedDatabase(release);
    }, 120_000);
    afterAll(() => (test ? test.close() : database.drop()));

    it('keeps every row, every amount and every balance', async () => {
      const before = { contents: await contents(database, tables), balances: await balances(database) };
      expect(before.balances.length).toBeGreaterThan(50);
      await migrateProduct(database);
      expect({ contents: await contents(database, tables), balances: await balances(database) }).toMatchObject(before);
    }, 120_000);

    it('starts, and answers the landlord and the tenant who had an account before', async () => {
      test = await startTestAppOn(database, { DEMO_ENABLED: 'true' });
      const { http } = test;
      const signIn = async (email: string): Promise<string> =>
        (await http('post', '/api/auth/signin').send({ email, password: release.password }).expect(200)).body
          .access_token;
      const landlord = await signIn('landlord@upgrade.example');
      expect((await http('get', '/api/landlords/properties', landlord).expect(200)).body).toHaveLength(1);
      const [lease] = (await http('get', '/api/landlords/leases', landlord).expect(200)).body as { id: string }[];
      const { body: ledger } = await http('get', `/api/landlords/leases/${lease?.id}/ledger/summary`, landlord).expect(
        200,
      );
      expect(ledger.balanceCents).toBeGreaterThan(0);
      await http('post', `/api/landlords/leases/${lease?.id}/payments`, landlord)
        .send({ amountCents: 5000 })
        .expect(201);
      ledger.balanceCents -= 5000;
      const tenant = await signIn('tenant@upgrade.example');
      expect((await http('get', '/api/tenants/me/lease', tenant).expect(200)).body).toMatchObject({
        balanceCents: ledger.balanceCents,
      });
    }, 60_000);

    it('the demo world is still there, and a change can be made in it', async () => {
      const http = (test as TestApp).http;
      const { body } = await http('post', '/api/auth/demo').send({ userType: 'landlord' }).expect(200);
      expect((await http('get', '/api/landlords/properties', body.access_token).expect(200)).body).toHaveLength(5);
      const property = {
        streetNumber: '1',
        street: 'New',
        city: 'Montréal',
        region: 'QC',
        postalCode: 'H2T 2N1',
        country: 'CA',
      };
      await http('post', '/api/landlords/properties', body.access_token).send(property).expect(201);
    });
  });
});
