import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import { READ_POOL } from '../../src/platform/database/tokens.js';
import { LiveHub, type LiveMessage } from '../../src/platform/live/live-hub.js';
import { Scope } from '../../src/platform/scope/scope.js';
import { Throttle } from '../../src/platform/throttle/throttle.js';
import { letHome, type LetHome } from '../factories/homes.js';
import { person } from '../factories/people.js';
import { eventually, startTestAppOn, type TestApp } from '../support/app.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { HAS_PGBOUNCER, startPgBouncer, type PgBouncer } from '../support/pgbouncer.js';

/** Fewer than the requests at a time, so that they take turns on the same connections. */
const CONNECTIONS = 2;

(HAS_PGBOUNCER ? describe : describe.skip)(
  'behind PgBouncer in transaction mode (skipped where it is not installed)',
  () => {
    let database: TestDatabase;
    let bouncer: PgBouncer;
    let one: TestApp;
    let two: TestApp;
    let homes: LetHome[];
    beforeAll(async () => {
      database = await createTestDatabase();
      bouncer = await startPgBouncer(database.appUrl, CONNECTIONS);
      const env = { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: database.appUrl, JWT_SECRET: 'x'.repeat(40) };
      one = await startTestAppOn(database, env);
      two = await startTestAppOn({ ...database, drop: async () => undefined }, env);
      homes = [await letHome(one), await letHome(one)];
    }, 120_000);
    afterAll(async () => {
      await two?.close();
      await bouncer?.close();
      await one?.close();
    });

    const on = async <Row extends object>(url: string, sql: string): Promise<Row | undefined> => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<Row>(sql);
      await client.end();
      return rows[0];
    };

    it('many people at once read and change their own, over two connections', async () => {
      const work = Array.from({ length: 60 }, async (_, nth) => {
        const [mine, others] = [homes[nth % 2], homes[(nth + 1) % 2]] as [LetHome, LetHome];
        const app = nth % 3 ? one : two;
        const { token } = mine.landlord;
        const { body } = await app.http('get', `/api/landlords/leases/${mine.leaseId}`, token).expect(200);
        expect(body.id).toBe(mine.leaseId);
        await app.http('get', `/api/landlords/leases/${others.leaseId}`, token).expect(404);
        await app.http('get', '/api/landlords/leases').expect(401);
        const file = Buffer.from(`%PDF-1.4 ${nth}`);
        const filed = await app.http('post', '/api/documents', token).attach('file', file, `${nth}.pdf`).expect(201);
        expect(filed.body.own).toBe(true);
      });
      await Promise.all(work);
      for (const { landlord } of homes)
        expect((await one.http('get', '/api/documents', landlord.token).expect(200)).body).toHaveLength(30);
    });

    it('nothing of a person stays on a connection that others use', async () => {
      const left = "select current_user as who, coalesce(current_setting('app.uid', true), '') as uid";
      const login = decodeURIComponent(new URL(database.appUrl).username);
      for (let nth = 0; nth < 2 * CONNECTIONS; nth += 1)
        expect(await on(bouncer.url, left)).toEqual({ who: login, uid: '' });
    });

    it('opens no more connections than the pooler may, and a few past it', async () => {
      const { username } = new URL(database.appUrl);
      const sql = `select count(*)::int as n from pg_stat_activity where datname = '${database.name}' and usename = '${decodeURIComponent(username)}'`;
      // Of each process: the live updates and up to four of the queue, which listens too.
      expect((await on<{ n: number }>(database.adminUrl, sql))?.n).toBeLessThanOrEqual(CONNECTIONS + 2 * 5);
    });

    it('is healthy, the queue included', async () => {
      const { token } = await person(one, 'admin');
      const { body } = await two.http('get', '/health', token).expect(200);
      expect(body.down).toBeUndefined();
      expect(body.details).toMatchObject({ database: { status: 'up' }, queue: { status: 'up' } });
    });

    it('live updates reach the other process', async () => {
      const heard: LiveMessage[] = [];
      const { accountId, userId } = (homes[0] as LetHome).landlord;
      const actor = { role: 'landlord', userId, accountId, demo: false, sessionId: null } as const;
      two.app
        .get(LiveHub)
        .streamFor(actor)
        .subscribe((message) => heard.push(message));
      const id = v7();
      const scope = one.app.get(Scope);
      const change = () =>
        scope.write('test.change', async (tx) => tx.changed(['payments'], [id], { accounts: [accountId] }));
      await scope.asSystem('test', change);
      await eventually(async () => heard.some(({ data }) => data.ids.includes(id)));
    });
  },
);

// Seen also where no pooler is installed: a name belongs to one connection, and a pooler hands connections around.
it('no statement has a name', async () => {
  const app = await startTestAppOn(await createTestDatabase());
  const scope = app.app.get(Scope);
  const limit = { name: 'test', points: 10, seconds: 60 };
  const throttle = app.app.get(Throttle);
  for (let nth = 0; nth < 5; nth += 1) await scope.asSystem('test', () => throttle.use(limit, 'someone'));
  expect(await throttle.isUsedUp(limit, 'someone')).toBe(false);
  const pool = app.app.get<pg.Pool>(READ_POOL);
  const prepared = Array.from({ length: 10 }, () => pool.query('select name from pg_prepared_statements'));
  expect((await Promise.all(prepared)).flatMap(({ rows }) => rows as object[])).toEqual([]);
  await app.close();
}, 60_000);
