import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type pg from 'pg';
import { WatchedPool, type Watching } from '../../src/platform/database/watched-client.js';
import { runInContext } from '../../src/platform/scope/context.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

const WATCH: Watching = {
  away: false,
  connectMs: 10_000,
  answerMs: () => 60_000,
  add: () => undefined,
  remove: () => undefined,
};
let database: TestDatabase;
let pool: WatchedPool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = new WatchedPool(
    WATCH,
    { connectionString: database.appUrl, max: 8, connectionTimeoutMillis: 60_000 },
    () => undefined,
  );
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const connect = (source: string): Promise<pg.PoolClient> => runInContext({ source }, () => pool.connect());

it('SEC-05 one source never holds every connection: another one finds some, however long the first takes', async () => {
  const held: pg.PoolClient[] = [];
  const crowd = Array.from({ length: 10 }, () => connect('203.0.113.66').then((client) => held.push(client)));
  const other = await connect('198.51.100.7');
  expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(held.length).toBeLessThanOrEqual(6);
  other.release();
  while (crowd.length > 0) {
    await crowd.shift();
    held.shift()?.release();
  }
});

it('SEC-05 sources take turns in front of the pool: whoever comes after a crowd is not last', async () => {
  const order: string[] = [];
  const one = async (source: string) => {
    const client = await connect(source);
    await client.query('select pg_sleep(0.01)');
    order.push(source);
    client.release();
  };
  await Promise.all([...Array.from({ length: 100 }, () => one('203.0.113.66')), one('198.51.100.7')]);
  expect(order).toHaveLength(101);
  expect(order.indexOf('198.51.100.7')).toBeLessThan(50);
});

it('SEC-05 a line in front of the pool has an end: 503 busy', async () => {
  const held = await Promise.all(Array.from({ length: 6 }, () => connect('203.0.113.66')));
  const waiting = Array.from({ length: 600 }, () =>
    connect('203.0.113.66').then(
      (client) => client.release(),
      (error: { code: string }) => error.code,
    ),
  );
  expect(await Promise.race(waiting)).toBe('busy');
  held.forEach((client) => client.release());
  expect((await Promise.all(waiting)).filter((code) => code === 'busy')).toHaveLength(100);
});
