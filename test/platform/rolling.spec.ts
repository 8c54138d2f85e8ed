import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { v7 } from 'uuid';
import { defineEvent } from '../../src/platform/outbox/domain-event.js';
import { Handles } from '../../src/platform/outbox/handles.decorator.js';
import { Jobs } from '../../src/platform/outbox/jobs.js';
import { OutboxMessage } from '../../src/platform/outbox/outbox-message.entity.js';
import { DELIVERY_QUEUE, EVENT_QUEUE } from '../../src/platform/outbox/queues.js';
import { Scope } from '../../src/platform/scope/scope.js';
import { eventually, startTestAppOn, type TestApp } from '../support/app.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

const shipped = defineEvent<{ mark: string }>('test.shipped');

/** A handler that the new version brings and the old one does not know. */
class NewHandler {
  constructor(private readonly scope: Scope) {}

  @Handles(shipped, 'test.new-handler', 'test.shipped>FormerClass.formerMethod')
  async note({ mark }: { mark: string }): Promise<void> {
    const row = {
      id: v7(),
      demo: false,
      channel: 'email' as const,
      recipient: mark,
      language: 'en',
      template: 'x',
      params: {},
      state: 'kept' as const,
      failure: null,
      sentAt: null,
      createdAt: new Date(),
    };
    await this.scope.write('test.note', async ({ em }) => void em.create(OutboxMessage, row));
  }
}
Reflect.defineMetadata('design:paramtypes', [Scope], NewHandler);
@Module({ providers: [NewHandler] })
class NewVersion {}

describe('a rolling deploy, with both versions at work on one queue', () => {
  let database: TestDatabase;
  let old: TestApp;
  let next: TestApp | undefined;
  const queue = (handler: string, mark: string) =>
    old.app
      .get(Jobs)
      .boss.send(EVENT_QUEUE, { handler, payload: { mark }, accountId: null, demo: false }, { retryLimit: 1 });
  const jobs = (mark: string) =>
    old.sql<{ state: string; since: string | null; retries: number; output: unknown }>(
      "select state::text, data->>'since' as since, retry_count as retries, output from pgboss.job where data->'payload'->>'mark' = $1 order by created_on",
      [mark],
    );
  const notes = async (mark: string) =>
    (await old.sql('select 1 from outbox_message where recipient = $1', [mark])).length;

  beforeAll(async () => {
    database = await createTestDatabase();
    old = await startTestAppOn(database);
  });
  afterAll(async () => {
    await next?.app.close();
    await old.close();
  });

  it('SEC-13 the old version hands back what it does not know, as often as it gets it, and the new one handles it once', async () => {
    await queue('test.new-handler', 'new');
    await eventually(async () => (await jobs('new')).length >= 3, 60_000);
    expect((await jobs('new')).at(-1)).toMatchObject({ state: 'created', retries: 0 });
    next = await startTestAppOn(database, {}, [NewVersion]);
    await eventually(async () => (await notes('new')) === 1, 60_000);
    await eventually(async () => (await jobs('new')).every(({ state }) => state === 'completed'), 60_000);
    expect(await notes('new')).toBe(1);
  }, 150_000);

  it('SEC-13 a job that the version before queued under the name of a method is still delivered', async () => {
    await queue('test.shipped>FormerClass.formerMethod', 'former');
    await eventually(async () => (await notes('former')) === 1, 60_000);
  }, 90_000);

  it('SEC-13 an email whose template only a later version knows goes back, and isn’t sent as the names of its texts', async () => {
    const write = {
      channel: 'email' as const,
      to: 'later@example.com',
      language: 'en',
      template: 'test.of_later',
      params: {},
    };
    await old.app
      .get(Scope)
      .asSystem('test', () => old.app.get(Scope).write('test.send', async (tx) => tx.send(write)));
    // Without a mail server it is kept, and no delivery is queued.
    const [row] = await old.sql<{ id: string }>(
      "update outbox_message set state = 'queued' where recipient = $1 returning id",
      [write.to],
    );
    await old.app.get(Jobs).boss.send(DELIVERY_QUEUE, { outboxId: row?.id });
    const deliveries = () =>
      old.sql<{ name: string; since: string | null; retries: number }>(
        "select j.name, j.data->>'since' as since, j.retry_count as retries from pgboss.job j join outbox_message o on o.id::text = j.data->>'outboxId' where o.recipient = $1",
        [write.to],
      );
    await eventually(async () => (await deliveries()).some(({ since }) => since !== null), 60_000);
    expect((await deliveries()).every(({ name, retries }) => name === 'outbox' && retries === 0)).toBe(true);
    expect(await old.sql('select state, attempts from outbox_message where recipient = $1', [write.to])).toEqual([
      { state: 'queued', attempts: 0 },
    ]);
  }, 90_000);

  it('SEC-13 what no process has known for a day has failed, and waits for an admin', async () => {
    const since = new Date(Date.now() - 25 * 3600_000).toISOString();
    await old.app.get(Jobs).boss.send(EVENT_QUEUE, {
      handler: 'test.nobody',
      payload: { mark: 'lost' },
      accountId: null,
      demo: false,
      since,
    });
    await eventually(async () => (await jobs('lost')).length === 2, 60_000);
    expect(await old.sql("select source_output->>'message' as message from pgboss.job where name = 'failed'")).toEqual([
      { message: 'No process knows test.nobody.' },
    ]);
  }, 90_000);
});
