import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { BLOB_STORE, type BlobStore } from '../../../src/platform/files/blob-store.js';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const ALL = [
  'database',
  'disk',
  'mail',
  'memory',
  'migrations',
  'payments',
  'queue',
  'replica',
  'storage',
  'translation',
];

describe('the health of the process', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp();
  });
  afterEach(() => test.close());

  const down = async () => {
    const { status, body } = await test.http('get', '/healthz');
    return { status, ok: body.status, down: body.down, code: body.code };
  };

  it('AP-042 AP-043 says ok and no more to visitors and to people who are no admins', async () => {
    const { token } = await person(test, 'staff');
    for (const path of ['/health', '/healthz', '/api/health']) {
      for (const who of [undefined, token])
        expect((await test.http('get', path, who).expect(200)).body).toEqual({ status: 'ok', database: 'ok' });
    }
  });

  it('tells admins of each part', async () => {
    const { token } = await person(test, 'admin');
    const { body } = await test.http('get', '/health', token).expect(200);
    expect(body).toMatchObject({ status: 'ok', database: 'ok' });
    expect(Object.keys(body.details).sort()).toEqual(ALL);
    expect(body.details).toMatchObject({
      database: { status: 'up' },
      migrations: { status: 'up', missing: 0 },
      queue: { status: 'up', oldestSeconds: expect.any(Number) },
      storage: { status: 'up' },
      mail: { status: 'up', configured: false },
      payments: { status: 'up', provider: 'sandbox' },
      memory: { status: 'up', residentMb: expect.any(Number) },
      disk: { status: 'up', freeMb: expect.any(Number) },
    });
  });

  it('goes on serving without storage, and names it', async () => {
    test.app.get<BlobStore>(BLOB_STORE).put = () => Promise.reject(new Error('read-only'));
    expect(await down()).toEqual({ status: 200, ok: 'ok', down: ['storage'], code: undefined });
  });

  it('goes on serving with jobs that wait too long, and names the queue', async () => {
    // Blocked, so that no worker of this process takes it.
    await test.sql(
      "insert into pgboss.job (name, data, blocked, start_after, policy) select name, '{}', true, now() - interval '1 day', policy from pgboss.queue where name = 'events'",
    );
    expect((await down()).down).toEqual(['queue']);
  });

  it('SEC-07 is not ready while a migration is missing, in the error shape', async () => {
    await test.sql("delete from mikro_orm_migrations where name = '0060-demo'");
    const { body, headers } = await test.http('get', '/healthz').expect(503);
    expect(body).toEqual({
      error: expect.any(String),
      code: 'unavailable',
      requestId: expect.any(String),
      status: 'unavailable',
      down: ['migrations'],
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
