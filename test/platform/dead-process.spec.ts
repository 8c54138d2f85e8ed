import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Jobs } from '../../src/platform/outbox/jobs.js';
import { JOB_HEARTBEAT_SECONDS, QUEUES, SCHEDULE_QUEUE } from '../../src/platform/outbox/queues.js';
import { eventually, startTestApp, type TestApp } from '../support/app.js';

const LATER_SECONDS = 3600;
/** The state of a job whose process took it and was killed. */
const HELD_BY_THE_DEAD = `update pgboss.job set state = 'active', started_on = now(), start_after = now(),
  heartbeat_on = now() - make_interval(secs => $2) where id = $1`;

describe('a process that was killed', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('SEC-13 leaves jobs that another process takes when they have not been refreshed', async () => {
    const queues = await test.sql<{ seconds: number }>(
      'select heartbeat_seconds as seconds from pgboss.queue where name = any($1)',
      [QUEUES],
    );
    expect(queues).toEqual(QUEUES.map(() => ({ seconds: JOB_HEARTBEAT_SECONDS })));
    const id = await test.app
      .get(Jobs)
      .boss.send(SCHEDULE_QUEUE, { name: 'idempotency.tidy' }, { startAfter: LATER_SECONDS, retryLimit: 1 });
    await test.sql(HELD_BY_THE_DEAD, [id, JOB_HEARTBEAT_SECONDS + 1]);
    const [done] = await eventually(
      async () =>
        test
          .sql<{ retries: number }>(
            "select retry_count as retries from pgboss.job where id = $1 and state = 'completed'",
            [id],
          )
          .then((rows) => rows.length > 0 && rows),
      80_000,
    );
    expect(done?.retries).toBe(1);
  });
});
