import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { v7 } from 'uuid';
import { defineEvent } from '../../../src/platform/outbox/domain-event.js';
import { Handles, Scheduled } from '../../../src/platform/outbox/handles.decorator.js';
import { Jobs } from '../../../src/platform/outbox/jobs.js';
import { EVENT_QUEUE, SCHEDULE_QUEUE } from '../../../src/platform/outbox/queues.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

const broken = defineEvent<{ secret: string }>('test.broken');

/** Fails until it is fixed. */
class Fragile {
  static mended = false;
  static ran: string[] = [];
  constructor(private readonly scope: Scope) {}

  @Handles(broken, 'test.fragile')
  async handle({ secret }: { secret: string }): Promise<void> {
    await this.scope.write('test.fragile', async () => {
      if (!Fragile.mended) throw new Error('The printer is on fire');
    });
    Fragile.ran.push(secret);
  }

  @Scheduled('test.nightly', '0 0 1 1 *')
  async nightly(): Promise<void> {
    if (!Fragile.mended) throw new Error('The night was too short');
    Fragile.ran.push('nightly');
  }
}
Reflect.defineMetadata('design:paramtypes', [Scope], Fragile);
@Module({ providers: [Fragile] })
class FragileModule {}

describe('SEC-13 jobs that failed for good', () => {
  let test: TestApp;
  let admin: Person;
  const queue = (secret: string, demo = false) =>
    test.app
      .get(Jobs)
      .boss.send(
        EVENT_QUEUE,
        { handler: 'test.fragile', payload: { secret }, accountId: null, demo },
        { retryLimit: 0 },
      );
  const list = async (query = '') =>
    (await test.http('get', `/api/admin/failed-jobs?count=true${query}`, admin.token).expect(200)).body as {
      id: string;
      name: string;
      kind: string;
    }[];

  beforeAll(async () => {
    test = await startTestApp({}, [FragileModule]);
    admin = await person(test, 'admin');
    await queue('first');
    await queue('of the demo', true);
    for (let run = 0; run < 3; run += 1)
      await test.app.get(Jobs).boss.send(SCHEDULE_QUEUE, { name: 'test.nightly' }, { retryLimit: 0 });
    await eventually(
      async () => (await test.sql("select 1 from pgboss.job where name = 'failed'")).length === 5,
      60_000,
    );
  }, 90_000);
  afterAll(() => test.close());

  it('are listed with their reason, a schedule once, those of the demo world not at all, and without what they carry', async () => {
    const jobs = await list();
    expect(jobs).toHaveLength(2);
    expect(jobs).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'event',
          name: 'test.fragile',
          failure: 'Error: The printer is on fire',
          attempts: 1,
          times: 1,
          queuedAt: expect.any(String),
          failedAt: expect.any(String),
        }),
        expect.objectContaining({
          kind: 'schedule',
          name: 'test.nightly',
          failure: 'Error: The night was too short',
          times: 3,
        }),
      ]),
    );
    expect(JSON.stringify(jobs)).not.toContain('first');
    expect((await list('&kind=schedule')).map(({ name }) => name)).toEqual(['test.nightly']);
    expect((await list('&q=printer')).map(({ name }) => name)).toEqual(['test.fragile']);
    const page = await test.http('get', '/api/admin/failed-jobs?limit=1', admin.token).expect(200);
    const next = await test
      .http('get', /<([^>]+)>/.exec(page.headers['link'] ?? '')?.[1] ?? '', admin.token)
      .expect(200);
    expect([page.body[0].id, next.body[0].id].sort()).toEqual(jobs.map(({ id }) => id).sort());
  });

  it('are shown to admins alone', async () => {
    const [job] = await list();
    await test.http('get', '/api/admin/failed-jobs').expect(401);
    for (const role of ['staff', 'landlord', 'tenant', 'supplier'] as const) {
      const { token } = await person(test, role);
      await test.http('get', '/api/admin/failed-jobs', token).expect(403);
      await test.http('post', `/api/admin/failed-jobs/${job?.id}/retry`, token).expect(403);
    }
  });

  it('cannot be tried again from the other world, nor when they are not there', async () => {
    const [demo] = await test.sql<{ id: string }>(
      "select id from pgboss.job where name = 'failed' and data->>'demo' = 'true'",
    );
    for (const id of [demo?.id, v7()])
      await test.http('post', `/api/admin/failed-jobs/${id}/retry`, admin.token).expect(404);
  });

  describe('the schedules', () => {
    const nightly = async () =>
      (
        (await test.http('get', '/api/admin/schedules', admin.token).expect(200)).body as Record<string, unknown>[]
      ).find(({ name }) => name === 'test.nightly');

    it('are listed with their next run and with what became of the last', async () => {
      expect(await nightly()).toEqual({
        name: 'test.nightly',
        cron: '0 0 1 1 *',
        nextRunAt: expect.stringMatching(/-01-01T00:00:00.000Z$/),
        running: false,
        lastStartedAt: expect.any(String),
        lastDurationMs: expect.any(Number),
        lastSucceededAt: null,
        failedRuns: 3,
        failure: 'Error: The night was too short',
      });
    });

    it('are shown to live admins alone, and only known ones run', async () => {
      await test.http('post', '/api/admin/schedules/test.unknown/run', admin.token).expect(404);
      const demo = await person(test, 'admin', { demo: true });
      expect((await test.http('get', '/api/admin/schedules', demo.token).expect(200)).body).toEqual([]);
      await test.http('post', '/api/admin/schedules/test.nightly/run', demo.token).expect(404);
      for (const role of ['staff', 'landlord', 'tenant', 'supplier'] as const) {
        const { token } = await person(test, role);
        await test.http('get', '/api/admin/schedules', token).expect(403);
        await test.http('post', '/api/admin/schedules/test.nightly/run', token).expect(403);
      }
    });
  });

  it('are done when they are tried again, once, and the log says who asked for it', async () => {
    Fragile.mended = true;
    const jobs = await list();
    const twice = jobs.flatMap(({ id }) =>
      [0, 1].map(() => test.http('post', `/api/admin/failed-jobs/${id}/retry`, admin.token)),
    );
    const statuses = (await Promise.all(twice)).map(({ status }) => status).sort();
    expect(statuses).toEqual([204, 204, 404, 404]);
    await eventually(async () => Fragile.ran.length >= 2, 60_000);
    expect(Fragile.ran.sort()).toEqual(['first', 'nightly']);
    expect(await list()).toEqual([]);
    const log = await test.http('get', '/api/admin/audit-log?action=job.retry', admin.token).expect(200);
    expect(log.body.map(({ personId, subjectType }: Record<string, string>) => [personId, subjectType])).toEqual([
      [admin.userId, 'job'],
      [admin.userId, 'job'],
    ]);
    const schedules = await test.http('get', '/api/admin/schedules', admin.token).expect(200);
    const nightly = schedules.body.find(({ name }: { name: string }) => name === 'test.nightly');
    expect(nightly).toMatchObject({ failedRuns: 0, failure: null, lastSucceededAt: nightly.lastStartedAt });
  }, 90_000);

  it('a schedule runs when an admin asks for it, once while a run waits, and the log names it', async () => {
    Fragile.ran = [];
    const run = () => test.http('post', '/api/admin/schedules/test.nightly/run', admin.token).expect(204);
    await run();
    await eventually(async () => Fragile.ran.length > 0, 60_000);
    expect(Fragile.ran).toEqual(['nightly']);
    const log = await test.http('get', '/api/admin/audit-log?action=job.run', admin.token).expect(200);
    expect(log.body).toEqual([expect.objectContaining({ personId: admin.userId, reason: 'test.nightly' })]);
    await test.sql(
      "insert into pgboss.job (name, data, start_after) values ('schedules', '{\"name\": \"test.nightly\"}', now() + interval '1 day')",
    );
    await run();
    const waiting = await test.sql(
      "select 1 from pgboss.job where name = 'schedules' and state = 'created' and data->>'name' = 'test.nightly'",
    );
    expect(waiting).toHaveLength(1);
  }, 90_000);
});
