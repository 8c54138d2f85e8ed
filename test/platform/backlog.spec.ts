import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { defineEvent } from '../../src/platform/outbox/domain-event.js';
import { Handles } from '../../src/platform/outbox/handles.decorator.js';
import { Jobs } from '../../src/platform/outbox/jobs.js';
import { Scope } from '../../src/platform/scope/scope.js';
import { eventually, startTestApp, type TestApp } from '../support/app.js';

/** More than three batches. */
const BACKLOG = 65;
const NEVER_SECONDS = 3600;
const somethingHappened = defineEvent<{ mark: number }>('test.backlog');
const done = new Set<number>();

class Listener {
  @Handles(somethingHappened, 'test.backlog_listener')
  async note({ mark }: { mark: number }): Promise<void> {
    done.add(mark);
  }
}

/** Workers look at their queue when something is announced, and never just because time has passed. */
class NoPolling implements OnModuleInit {
  constructor(@Inject(Jobs) private readonly jobs: Jobs) {}

  onModuleInit(): void {
    const { boss } = this.jobs;
    const work = boss.work.bind(boss) as (queue: string, options: object, handler: unknown) => Promise<string>;
    const never = { pollingIntervalSeconds: NEVER_SECONDS, notifyPollingIntervalSeconds: NEVER_SECONDS };
    Object.assign(boss, {
      work: (queue: string, options: object, handler: unknown) => work(queue, { ...options, ...never }, handler),
    });
  }
}

@Module({ providers: [Listener, NoPolling] })
class BacklogModule {}

describe('a backlog of jobs', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({}, [BacklogModule]);
  });
  afterAll(() => test.close());

  it('is worked off without a pause, however many jobs were announced together', async () => {
    const scope = test.app.get(Scope);
    await scope.asSystem('test', () =>
      scope.write('test.publish', async (tx) => {
        for (let mark = 0; mark < BACKLOG; mark += 1) tx.publish(somethingHappened, { mark });
      }),
    );
    await eventually(async () => done.size === BACKLOG, 30_000);
    expect(done.size).toBe(BACKLOG);
  });
});
