import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { migrateProduct } from '../../src/migrate.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/database.js';
import { migrateOnly } from '../support/migrate-process.js';
import { startServerProcess, untilServing, type ServerProcess } from '../support/server-process.js';

const NO_OWNER = { MIGRATE_AT_START: 'false', MIGRATION_DATABASE_URL: '' };

describe('SEC-18 a server without the owner’s login', () => {
  let database: TestDatabase;
  let server: ServerProcess | undefined;
  beforeEach(async () => {
    database = await createEmptyDatabase();
  });
  afterEach(async () => {
    server?.cleanUp();
    await server?.ended;
    await database.drop();
  });

  const signUp = async (url: string) => {
    const body = JSON.stringify({
      email: 'a@example.com',
      password: 'long enough',
      firstName: 'A',
      lastName: 'B',
      userType: 'landlord',
    });
    return (
      await fetch(`${url}/api/auth/signup`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    ).status;
  };

  it('refuses to start on a database that nobody migrated, in one sentence', async () => {
    server = await startServerProcess(database, NO_OWNER);
    expect(await server.ended).toBe(1);
    expect(server.output().trim()).toMatch(
      /^The database lacks \d+ migrations, from 0001-\S+ on: run "node dist\/src\/migrate-only\.js" .+\.$/,
    );
  }, 60_000);

  it('refuses to start when only the newest migration is missing, and names it', async () => {
    await migrateProduct(database);
    const { default: pg } = await import('pg');
    const admin = new pg.Client({ connectionString: database.adminUrl });
    await admin.connect();
    const { rows } = await admin.query(
      'delete from mikro_orm_migrations where id = (select max(id) from mikro_orm_migrations) returning name',
    );
    await admin.end();
    server = await startServerProcess(database, NO_OWNER);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`The database lacks migration ${rows[0].name}: run`);
  }, 60_000);

  it('serves once the command has migrated, which needs the two logins and nothing else', async () => {
    const asked = await migrateOnly({ DATABASE_URL: database.appUrl });
    expect([asked.code, asked.output]).toEqual([1, expect.stringContaining('MIGRATION_DATABASE_URL')]);
    expect(await migrateOnly({ DATABASE_URL: database.appUrl, MIGRATION_DATABASE_URL: database.ownerUrl })).toEqual({
      code: 0,
      output: 'The database is up to date.\n',
    });
    // It is what Compose gives the whole .env to.
    const misspelled = {
      DATABASE_URL: database.appUrl,
      MIGRATION_DATABASE_URL: database.ownerUrl,
      SMTP_ULR: 'smtp://x',
    };
    expect(await migrateOnly(misspelled)).toEqual({
      code: 1,
      output: 'These settings need attention: SMTP_ULR is not a setting (did you mean SMTP_URL?).\n',
    });
    server = await startServerProcess(database, NO_OWNER);
    await untilServing(server);
    expect(await signUp(server.url)).toBe(201);
  }, 120_000);
});

it('SEC-18 a server with the owner’s login alone migrates and serves, though the policies bind it', async () => {
  const database = await createTestDatabase();
  const owner = new URL(database.ownerUrl);
  owner.search = '';
  const server = await startServerProcess(database, { DATABASE_URL: owner.href, MIGRATION_DATABASE_URL: '' });
  try {
    await untilServing(server);
    const body = JSON.stringify({
      email: 'a@example.com',
      password: 'long enough',
      firstName: 'A',
      lastName: 'B',
      userType: 'landlord',
    });
    const { status } = await fetch(`${server.url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(status).toBe(201);
  } finally {
    server.cleanUp();
    await server.ended;
    await database.drop();
  }
}, 60_000);
