import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

describe('the database of the tests', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const ask = async (url: string, sql: string): Promise<Record<string, unknown>> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    await client.end();
    return rows[0] ?? {};
  };
  const ROLE = `select rolname, rolsuper, rolbypassrls, rolcreaterole, (select pg_get_userbyid(datdba) = current_user
    from pg_database where datname = current_database()) as owns from pg_roles where rolname = current_user`;

  it('gives the application a login that is neither owner nor superuser', async () => {
    expect(await ask(database.appUrl, ROLE)).toMatchObject({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      owns: false,
    });
  });

  it('gives the migrations an owner that is no superuser', async () => {
    expect(await ask(database.ownerUrl, ROLE)).toMatchObject({ rolsuper: false, rolbypassrls: false, owns: true });
  });
});
