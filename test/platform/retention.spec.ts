import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { HandlerRegistry } from '../../src/platform/outbox/handler-registry.js';
import { Scope } from '../../src/platform/scope/scope.js';
import { home } from '../factories/homes.js';
import { startTestApp, startTestAppOn, type TestApp } from '../support/app.js';

const MONTHS = {
  RETENTION_OUTBOX_MONTHS: '6',
  RETENTION_CHAT_MONTHS: '6',
  RETENTION_FORMS_MONTHS: '6',
  RETENTION_AUDIT_MONTHS: '6',
};

describe('what is kept for a time', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(MONTHS);
  });
  afterAll(() => test.close());
  afterEach(() => test.clock.setNow(new Date()));

  /** Runs a schedule by its name, as the worker does. */
  const run = (name: string, on = test) => {
    const schedule = on.app.get(HandlerRegistry).schedules.find((known) => known.name === name);
    if (!schedule) throw new Error(`No schedule ${name}`);
    return on.app.get(Scope).asSystem('test', schedule.run);
  };
  const count = async (from: string) => (await test.sql<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n;
  const logged = (action: string) => count(`audit_entry where action = '${action}'`);

  it('SEC-15 mails and text messages go after the months of the setting, in batches, but none that waits to be sent', async () => {
    await test.sql(`insert into outbox_message (id, demo, channel, recipient, language, template, params, state, attempts, created_at)
      select gen_random_uuid(), false, 'email', n || '@old.example', 'en', 'x', '{}', case when n = 1 then 'queued' else 'sent' end, 0, now() - interval '7 months' from generate_series(1, 2500) n`);
    await test.sql(`insert into outbox_message (id, demo, channel, recipient, language, template, params, state, attempts, created_at)
      values (gen_random_uuid(), false, 'email', 'new@old.example', 'en', 'x', '{}', 'sent', 0, now() - interval '5 months')`);
    for (const _night of [1, 2]) await run('outbox.forget');
    const left = await test.sql<{ recipient: string }>(
      "select recipient from outbox_message where recipient like '%@old.example' order by created_at, id",
    );
    expect(left).toEqual([{ recipient: '1@old.example' }, { recipient: 'new@old.example' }]);
    // No transaction holds more than 1,000 rows; a night without anything old leaves no line in the log.
    expect(await logged('outbox.forget')).toBe(3);
  });

  it('SEC-15 conversations of the chat go with their lines, months after the last one', async () => {
    const chats = await Promise.all(
      [7, 5].map(async (months) => {
        const { body } = await test.http('post', '/api/chat-sessions').send({}).expect(201);
        await test
          .http('post', '/api/chat-messages')
          .set('X-Chat-Secret', body.secret)
          .send({ conversation_id: body.id, message: 'Hello' })
          .expect(201);
        await test.sql(
          `update chat_session set last_message_at = now() - interval '${months} months', created_at = now() - interval '8 months' where id = $1`,
          [body.id],
        );
        return body.id as string;
      }),
    );
    const unwritten = (await test.http('post', '/api/chat-sessions').send({}).expect(201)).body.id;
    await test.sql("update chat_session set created_at = now() - interval '7 months' where id = $1", [unwritten]);
    await test.sql(`insert into chat_desk (id, demo, created_at, conversation_id, user_id, draft)
      select gen_random_uuid(), false, now(), id, gen_random_uuid(), 'Almost' from chat_session where last_message_at is not null`);
    await test.sql(`insert into chat_note (id, demo, created_at, conversation_id, author_id, text)
      select gen_random_uuid(), false, now(), id, gen_random_uuid(), 'Called back' from chat_session where last_message_at is not null`);
    await test.sql(`insert into chat_tag (id, demo, created_at, conversation_id, tag)
      select gen_random_uuid(), false, now(), id, 'called' from chat_session where last_message_at is not null`);
    for (const _night of [1, 2]) await run('chat.forget');
    expect(await test.sql('select conversation_id from chat_tag')).toEqual([{ conversation_id: chats[1] }]);
    expect(await test.sql('select conversation_id from chat_note')).toEqual([{ conversation_id: chats[1] }]);
    expect(await test.sql('select conversation_id from chat_desk')).toEqual([{ conversation_id: chats[1] }]);
    expect((await test.sql<{ id: string }>('select id from chat_session')).map(({ id }) => id)).toEqual([chats[1]]);
    expect(await count(`chat_message where conversation_id <> '${chats[1]}'`)).toBe(0);
    expect(await count('chat_message')).toBeGreaterThan(0);
    // Outside of the schedule, lines are added only.
    await expect(test.sql('delete from chat_message')).rejects.toThrow('append-only');
  });

  it('SEC-15 the audit log is kept as long as the setting says, and cannot be shortened otherwise', async () => {
    await test.sql(`insert into audit_entry (id, at, demo, role, action, source, request_id) values
      (gen_random_uuid(), now() - interval '7 months', false, 'system', 'test.old', 'x', 'x'), (gen_random_uuid(), now() - interval '5 months', false, 'system', 'test.new', 'x', 'x')`);
    await expect(test.sql("delete from audit_entry where action = 'test.old'")).rejects.toThrow('append-only');
    const asSystem = test.app
      .get(Scope)
      .asSystem('test', () =>
        test.app.get(Scope).write('test.cheat', (tx) => tx.rows("delete from audit_entry where action = 'test.old'")),
      );
    await expect(asSystem).rejects.toThrow('append-only');
    for (const _night of [1, 2]) await run('audit.forget');
    expect(await test.sql("select action from audit_entry where action like 'test.%'")).toEqual([
      { action: 'test.new' },
    ]);
    expect(await logged('audit.forget')).toBe(1);
  });

  it('SEC-15 questions about homes go like what was sent by other forms', async () => {
    const { landlord, unitId } = await home(test);
    const { body } = await test
      .http('post', `/api/landlords/units/${unitId}/listing`, landlord.token)
      .send({ title: 'Flat', description: 'Bright', rentCents: 100_000, availableDate: '2027-01-01' })
      .expect(201);
    for (const name of ['Old', 'New'])
      await test
        .http('post', `/api/listings/${body.id}/questions`)
        .send({ name, email: 'ana@example.com', message: 'Free?' })
        .expect(201);
    await test.sql("update listing_question set created_at = now() - interval '7 months' where name = 'Old'");
    for (const _night of [1, 2]) await run('listings.forget-questions');
    expect(await test.sql('select name from listing_question')).toEqual([{ name: 'New' }]);
  });

  it('SEC-15 addresses that never confirmed or have left the newsletter go after a month; its readers stay', async () => {
    const states = { asked: 'null, null', reader: 'now(), null', left: "now(), now() - interval '2 months'" };
    for (const [name, marks] of Object.entries(states)) {
      await test.sql(
        `insert into newsletter_subscriber (id, demo, created_at, email, language, asked_at, confirmed_at, unsubscribed_at) values ($1, false, now() - interval '1 year', '${name}@example.com', 'en', now() - interval '2 months', ${marks})`,
        [v7()],
      );
    }
    await run('newsletter.forget');
    expect(await test.sql('select email from newsletter_subscriber')).toEqual([{ email: 'reader@example.com' }]);
  });

  it('SEC-15 imports that were never applied go after 48 hours, and give their space back', async () => {
    const { landlord } = await home(test);
    const file =
      'House number,Street,City,Province or state,Postal code,Country,Unit\n12,Rue Rachel,Montréal,QC,H2J 2J1,CA,1\n';
    const check = async () =>
      (
        await test
          .http('post', '/api/landlords/imports', landlord.token)
          .attach('file', Buffer.from(file), 'units.csv')
          .expect(201)
      ).body.id as string;
    const [old, applied, fresh] = [await check(), await check(), await check()];
    await test.http('post', `/api/landlords/imports/${applied}/apply`, landlord.token).expect(200);
    await test.sql("update portfolio_import set created_at = now() - interval '31 days' where id <> $1", [fresh]);
    await run('imports.tidy');
    expect((await test.sql<{ id: string }>('select id from portfolio_import')).map(({ id }) => id).sort()).toEqual(
      [applied, fresh].sort(),
    );
    expect(await count(`upload where id = '${old}' and released_at is null`)).toBe(0);
  });

  it('SEC-15 nothing goes when the settings are 0, and the log is kept unless one says otherwise', async () => {
    const keeping = await startTestAppOn(
      test.database,
      Object.fromEntries(Object.keys(MONTHS).map((name) => [name, '0'])),
    );
    const standard = await startTestAppOn(test.database);
    await test.sql(
      `insert into audit_entry (id, at, demo, role, action, source, request_id) values (gen_random_uuid(), now() - interval '9 years', false, 'system', 'test.ancient', 'x', 'x')`,
    );
    await test.sql(
      `insert into outbox_message (id, demo, channel, recipient, language, template, params, state, attempts, created_at) values (gen_random_uuid(), false, 'email', 'ancient@example.com', 'en', 'x', '{}', 'sent', 0, now() - interval '9 years')`,
    );
    for (const name of ['outbox.forget', 'chat.forget', 'audit.forget', 'listings.forget-questions', 'forms.tidy'])
      await run(name, keeping);
    expect(await count("outbox_message where recipient = 'ancient@example.com'")).toBe(1);
    await run('audit.forget', standard);
    expect(await count("audit_entry where action = 'test.ancient'")).toBe(1);
    await keeping.app.close();
    await standard.app.close();
  });
});
