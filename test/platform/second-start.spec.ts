import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrateProduct } from '../../src/migrate.js';
import { startTestAppOn, type TestApp } from '../support/app.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

/** What a start has to look after in the queue is all there when this version has started before (decision 0790). */
describe('a further start on the same database', () => {
  let database: TestDatabase;
  let test: TestApp;
  const startAgain = async () => {
    await test?.app.close();
    await migrateProduct(database);
    test = await startTestAppOn(database);
  };
  const schedules = () =>
    test.sql<{ key: string; cron: string }>(
      'select key, cron, timezone, data, updated_on from pgboss.schedule order by key',
    );
  const queues = () =>
    test.sql<{ name: string }>('select name, dead_letter, updated_on from pgboss.queue order by name');

  beforeAll(async () => {
    database = await createTestDatabase();
    await startAgain();
  }, 120_000);
  afterAll(async () => {
    if (test) await test.close();
    else await database?.drop();
  });

  it('READY-01 writes no schedule and no queue that is as it should be', async () => {
    const [scheduled, queued] = [await schedules(), await queues()];
    expect(scheduled.length).toBeGreaterThan(20);
    expect(queued.length).toBeGreaterThan(4);
    await startAgain();
    expect([await schedules(), await queues()]).toEqual([scheduled, queued]);
  }, 120_000);

  it('READY-01 puts right what another version left, and what is missing', async () => {
    const kept = async () =>
      (await schedules()).map(({ key, cron, ...rest }) => ({ key, cron, ...rest, updated_on: null }));
    const before = await kept();
    const [first, second, third] = before.map(({ key }) => key);
    await test.sql("update pgboss.schedule set cron = '0 0 1 1 *' where key = $1", [first]);
    await test.sql("update pgboss.schedule set timezone = 'America/Toronto' where key = $1", [second]);
    await test.sql('delete from pgboss.schedule where key = $1', [third]);
    await test.sql("update pgboss.queue set dead_letter = null where name = 'outbox'");
    await startAgain();
    expect(await kept()).toEqual(before);
    expect(await queues()).toContainEqual(expect.objectContaining({ name: 'outbox', dead_letter: 'failed' }));
  }, 120_000);
});
