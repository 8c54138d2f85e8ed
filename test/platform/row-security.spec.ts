import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { ACTOR_ROLES, VISITOR } from '../../src/platform/scope/actor.js';
import { Scope } from '../../src/platform/scope/scope.js';
import { startTestApp, type TestApp } from '../support/app.js';

/** What visitors may read by the table of docs/specification/roles.md. Everything else shows them no row. */
const OPEN_TO_VISITORS = new Set(['announcement']);

describe('row security', () => {
  let test: TestApp;
  let scope: Scope;
  let tables: string[];
  beforeAll(async () => {
    test = await startTestApp();
    scope = test.app.get(Scope);
    const rows = await test.sql<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'mikro_orm_migrations'",
    );
    tables = rows.map(({ name }) => name).sort();
    await test
      .http('post', '/api/auth/signup')
      .send({ email: 'a@example.com', password: 'long enough', firstName: 'A', lastName: 'B', userType: 'landlord' })
      .expect(201);
  });
  afterAll(() => test.close());

  it('is on for every table', async () => {
    const open = await test.sql<{ name: string }>(
      "select relname as name from pg_class where relkind in ('r','p') and relnamespace = 'public'::regnamespace and not relrowsecurity and relname <> 'mikro_orm_migrations'",
    );
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it('keeps the worlds apart on every table that has a world', async () => {
    const missing = await test.sql<{ name: string }>(
      `select c.table_name as name from information_schema.columns c where c.table_schema = 'public' and c.column_name = 'demo'
       and not exists (select 1 from pg_policies p where p.tablename = c.table_name and p.policyname = 'one_world' and p.permissive = 'RESTRICTIVE')`,
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('SF-019 a reading changes nothing, whoever reads: PostgreSQL refuses it', async () => {
    const change = "update app_user set first_name = 'Changed' where email = 'a@example.com' returning id";
    const ways = [
      () => scope.rows(change),
      () => scope.read((query) => query(change)),
      () => scope.load((em) => em.execute(change)),
    ];
    for (const way of ways) await expect(scope.asSystem('test', way)).rejects.toThrow(/read-only transaction/);
    expect(await test.sql("select first_name from app_user where email = 'a@example.com'")).toEqual([
      { first_name: 'A' },
    ]);
  });

  it('the login itself, before it takes a role, may read nothing', async () => {
    const client = new pg.Client({ connectionString: test.database.appUrl });
    await client.connect();
    for (const table of tables)
      await expect(client.query(`select 1 from ${table}`)).rejects.toMatchObject({ code: '42501' });
    await client.end();
  });

  it('nobody signed in reads but what a visitor may, also by raw SQL', async () => {
    for (const table of tables.filter((name) => !OPEN_TO_VISITORS.has(name))) {
      const rows = await scope.as(VISITOR, () => scope.rows(`select 1 from ${table}`));
      expect([table, rows.length]).toEqual([table, 0]);
    }
  });

  it('a visitor and a stranger change and add nothing by raw SQL', async () => {
    for (const role of ['visitor', 'tenant', 'landlord', 'supplier'] as const) {
      const stranger = { role, userId: v7(), accountId: v7(), demo: false, sessionId: null };
      await scope.as(stranger, () => scope.writeUnaudited('update account set name = $1', ['stolen']));
      await scope.as(stranger, () => scope.writeUnaudited('delete from app_user', [])).catch(() => undefined);
    }
    expect(await test.sql("select 1 from account where name = 'stolen'")).toHaveLength(0);
    expect(await test.sql('select 1 from app_user')).toHaveLength(1);
  });

  it.each(ACTOR_ROLES)('secrets are shown to no %s', async (role) => {
    const actor = { role, userId: v7(), accountId: v7(), demo: false, sessionId: null };
    for (const table of ['credential', 'file_secret', 'idempotency_key', 'handled_message']) {
      expect(await scope.as(actor, () => scope.rows(`select 1 from ${table}`))).toHaveLength(0);
    }
  });

  it('a demo person sees nothing of the live world', async () => {
    for (const role of ['landlord', 'supplier', 'tenant', 'staff'] as const) {
      const [account] = await test.sql<{ id: string }>('select id from account');
      const actor = { role, userId: v7(), accountId: account?.id ?? null, demo: true, sessionId: null };
      expect(await scope.as(actor, () => scope.rows('select 1 from account'))).toHaveLength(0);
    }
  });

  it.each(['journal_entry', 'posting', 'audit_entry', 'request_event'])(
    '%s is added to, never changed: not even by the system',
    async (table) => {
      const triggers = await test.sql<{ name: string }>(
        'select tgname as name from pg_trigger where tgrelid = $1::regclass and tgname = $2',
        [table, 'append_only'],
      );
      expect(triggers).toHaveLength(1);
    },
  );

  it('the audit log cannot be edited', async () => {
    const edit = scope.asSystem('test', () => scope.writeUnaudited("update audit_entry set action = 'nothing'", []));
    await expect(edit).rejects.toMatchObject({ code: '23514' });
  });

  it('the tables are those of the entities: the migrations have not drifted', async () => {
    const { MikroORM } = await import('@mikro-orm/postgresql');
    const { ENTITIES } = await import('../../src/entities.js');
    const { ormOptions } = await import('../../src/platform/database/orm-options.js');
    const orm = await MikroORM.init(ormOptions(test.database.ownerUrl, ENTITIES, 1));
    const difference = await orm.schema.getUpdateSchemaSQL({ wrap: false });
    await orm.close(true);
    // The migrations hold more than the entities can say: keys, checks, exclusions and functions are written by hand.
    const byHand =
      /^(alter table \S+ (drop constraint|no force row level security)|drop function|drop index|drop trigger|drop policy \S*owner_maintains)/;
    expect(difference.split('\n').filter((line) => line.trim() && !byHand.test(line))).toEqual([]);
  });
});
