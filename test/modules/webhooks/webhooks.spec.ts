import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { WEBHOOK_LOG_DAYS, WEBHOOKS_PER_ACCOUNT } from '../../../src/contract/webhooks.js';
import { hashPassword } from '../../../src/modules/accounts/rules/passwords.js';
import { TidyWebhooks } from '../../../src/modules/webhooks/tidy-webhooks.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { unzip } from '../../support/unzip.js';

const password = 'a long enough secret';
const UNKNOWN = '01900000-0000-7000-8000-000000000001';

describe('webhooks of a landlord’s account', () => {
  let test: TestApp;
  let owner: Person;
  let stranger: Person;
  let hash: string;
  beforeAll(async () => {
    test = await startTestApp();
    hash = await hashPassword(password);
    owner = await person(test, 'landlord');
    stranger = await person(test, 'landlord');
    for (const who of [owner, stranger]) await withPassword(who);
  });
  beforeEach(() => test.sql('delete from webhook_endpoint'));
  afterAll(() => test.close());

  const withPassword = (who: Person) =>
    test.sql('insert into credential (user_id, password_hash, changed_at) values ($1, $2, now())', [who.userId, hash]);
  const ask = (more: object = {}, who = owner) =>
    test.http('post', '/api/webhooks', who.token).send({
      url: 'https://hooks.example.com/in?token=abc',
      events: ['payment.received'],
      currentPassword: password,
      ...more,
    });
  const make = async (who = owner): Promise<{ id: string; secret: string }> => (await ask({}, who).expect(201)).body;
  const list = async (who = owner) => (await test.http('get', '/api/webhooks', who.token).expect(200)).body;
  const colleague = async (role: string): Promise<Person> => {
    const who = await person(test, 'landlord');
    await test.sql('update membership set account_id = $1, role = $2 where user_id = $3', [
      owner.accountId,
      role,
      who.userId,
    ]);
    await withPassword(who);
    return who;
  };

  it('WH-002 an owner makes a webhook with the password, sees the secret once, and every owner gets a mail', async () => {
    const other = await colleague('owner');
    const { body } = await ask({ description: ' Bookkeeping ', events: ['lease.ended', 'payment.received'] }).expect(
      201,
    );
    expect(body).toMatchObject({
      url: 'https://hooks.example.com/in?token=abc',
      description: 'Bookkeeping',
      events: ['payment.received', 'lease.ended'],
      enabled: true,
      offReason: null,
      failingSince: null,
      previousSecretUntil: null,
      createdBy: 'Test Person',
      secret: expect.stringMatching(/^whsec_/),
    });
    const [line, ...more] = await list();
    expect(more).toEqual([]);
    expect(line).not.toHaveProperty('secret');
    const mails = await test.sql<{ recipient: string; params: Record<string, string> }>(
      "select recipient, params from outbox_message where template = 'webhooks.made' and params->>'url' like $1",
      [`%${body.id}`],
    );
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([owner.email, other.email].sort());
    expect(mails[0]?.params).toMatchObject({ host: 'hooks.example.com', by: 'Test Person', company: 'Test account' });
    expect(JSON.stringify(mails)).not.toContain('token=abc');
    const log = await test.sql<{ action: string }>('select action from audit_entry where subject_id = $1', [body.id]);
    expect(log).toEqual([{ action: 'webhook.create' }]);
  });

  it('WH-003 the secret is stored sealed and is in no log', async () => {
    const { secret } = await make();
    for (const table of ['webhook_endpoint', 'audit_entry', 'outbox_message', 'idempotency_key'])
      expect(JSON.stringify(await test.sql(`select * from ${table}`))).not.toContain(secret.slice(6));
    const send = () => ask().set('Idempotency-Key', 'one-webhook');
    await send().expect(201);
    expect((await send().expect(409)).body.code).toBe('request_applied');
  });

  it('WH-001 WH-002 without the password, in the demo, for a manager and for an API key there is no webhook', async () => {
    await ask({ currentPassword: 'wrong' }).expect(401);
    await ask({ currentPassword: undefined }).expect(401);
    const visitor = await person(test, 'landlord', { demo: true });
    expect((await ask({}, visitor).expect(403)).body.reason).toBe('demo_makes_no_webhooks');
    await test.sql('update app_user set email_verified_at = null where id = $1', [owner.userId]);
    expect((await ask().expect(403)).body.code).toBe('email_unverified');
    await test.sql('update app_user set email_verified_at = now() where id = $1', [owner.userId]);
    const { id } = await make();
    const manager = await colleague('manager');
    const { body } = await test
      .http('post', '/api/api-keys', owner.token)
      .send({ name: 'All', scopes: ['leases:write'], expiresInDays: 1, currentPassword: password })
      .expect(201);
    for (const [token, code] of [
      [manager.token, 'owner_only'],
      [body.key as string, 'api_key_scope'],
    ])
      for (const [method, path] of [
        ['get', ''],
        ['post', ''],
        ['get', `/${id}`],
        ['patch', `/${id}`],
        ['delete', `/${id}`],
        ['post', `/${id}/secret`],
        ['post', `/${id}/test`],
        ['get', `/${id}/deliveries`],
        ['post', `/${id}/deliveries/${UNKNOWN}/replay`],
      ] as const) {
        const answer = await test.http(method, `/api/webhooks${path}`, token);
        expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 403, code]);
      }
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['http', { url: 'http://hooks.example.com' }],
    ['a name of the network', { url: 'https://database/in' }],
    ['a port of mail', { url: 'https://hooks.example.com:25' }],
    ['a password in the address', { url: 'https://ana:secret@hooks.example.com' }],
    ['a very long address', { url: `https://hooks.example.com/${'x'.repeat(500)}` }],
    ['no event', { events: [] }],
    ['an unknown event', { events: ['session.started'] }],
    ['the test, which is no event', { events: ['webhook.test'] }],
    ['an event twice', { events: ['lease.ended', 'lease.ended'] }],
    ['a long description', { description: 'x'.repeat(121) }],
  ])('WH-002 400 for %s', async (_, more) => {
    expect((await ask(more).expect(400)).body.code).toBe('invalid_input');
  });

  it('WH-002 the field is named, with words for it', async () => {
    const { body } = await ask({ url: 'http://hooks.example.com' }).expect(400);
    expect(body.details).toEqual([expect.objectContaining({ field: 'url', code: 'webhook_url' })]);
  });

  it('WH-004 an account has at most 10 webhooks; two that are made at the same time can’t get past it', async () => {
    for (let at = 1; at < WEBHOOKS_PER_ACCOUNT; at += 1) await make();
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.reason).toBe('webhooks_full');
    const [first] = await list();
    await test.http('delete', `/api/webhooks/${first.id}`, owner.token).expect(204);
    await ask().expect(201);
  });

  it('WH-005 someone else’s webhook is not found, whatever is asked of it', async () => {
    const { id } = await make();
    const { body: test1 } = await test.http('post', `/api/webhooks/${id}/test`, owner.token).expect(201);
    for (const [method, path, body] of [
      ['get', `/${id}`, undefined],
      ['patch', `/${id}`, { enabled: false }],
      ['delete', `/${id}`, undefined],
      ['post', `/${id}/secret`, { currentPassword: password }],
      ['post', `/${id}/test`, undefined],
      ['get', `/${id}/deliveries`, undefined],
      ['post', `/${id}/deliveries/${test1.id}/replay`, undefined],
    ] as const) {
      const answer = await test.http(method, `/api/webhooks${path}`, stranger.token).send(body);
      expect([method, path, answer.status]).toEqual([method, path, 404]);
    }
    // Nor is one of their messages under a webhook of one's own.
    const mine = await make(stranger);
    await test.http('post', `/api/webhooks/${mine.id}/deliveries/${test1.id}/replay`, stranger.token).expect(404);
    expect((await list())[0]).toMatchObject({ id, enabled: true });
    expect(await list(stranger)).toHaveLength(1);
  });

  it('WH-005 description, events and on or off can be changed, the address can’t', async () => {
    const { id } = await make();
    const patch = (body: object) => test.http('patch', `/api/webhooks/${id}`, owner.token).send(body);
    await test.sql("update webhook_endpoint set enabled = false, off_reason = 'failing', failing_since = now()");
    expect((await patch({ description: 'New' }).expect(200)).body).toMatchObject({
      description: 'New',
      events: ['payment.received'],
      enabled: false,
      offReason: 'failing',
    });
    const on = (await patch({ enabled: true, events: ['lease.ended', 'payment.failed'] }).expect(200)).body;
    expect(on).toMatchObject({
      description: 'New',
      events: ['payment.failed', 'lease.ended'],
      enabled: true,
      offReason: null,
      failingSince: null,
    });
    expect((await patch({ description: '' }).expect(200)).body.description).toBeNull();
    await patch({ url: 'https://elsewhere.example.com' }).expect(400);
  });

  it('WH-006 a new secret needs the password, and leaves the previous one a day', async () => {
    const { id, secret } = await make();
    const path = `/api/webhooks/${id}/secret`;
    await test.http('post', path, owner.token).send({}).expect(401);
    const { body } = await test.http('post', path, owner.token).send({ currentPassword: password }).expect(201);
    expect(body.secret).toMatch(/^whsec_/);
    expect(body.secret).not.toBe(secret);
    const hours = (Date.parse(body.previousSecretUntil) - test.clock.now().getTime()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
  });

  it('WH-012 the log is kept for 30 days, and a secret is forgotten when it no longer signs', async () => {
    const { id } = await make();
    await test.http('post', `/api/webhooks/${id}/test`, owner.token).expect(201);
    await test.http('post', `/api/webhooks/${id}/secret`, owner.token).send({ currentPassword: password }).expect(201);
    const tidy = () => test.app.get(Scope).asSystem('test', () => test.app.get(TidyWebhooks, { strict: false }).tidy());
    const there = async () => ({
      log: (await test.sql('select 1 from webhook_delivery')).length,
      previous: (await test.sql('select 1 from webhook_endpoint where previous_secret is not null')).length,
    });
    await test.sql(
      "update webhook_delivery set state = 'failed', created_at = now() - make_interval(days => $1, hours => -1)",
      [WEBHOOK_LOG_DAYS],
    );
    await tidy();
    expect(await there()).toEqual({ log: 1, previous: 1 });
    await test.sql(
      "update webhook_delivery set state = 'failed', created_at = now() - make_interval(days => $1, hours => 1)",
      [WEBHOOK_LOG_DAYS],
    );
    await test.sql("update webhook_endpoint set previous_until = now() - interval '1 second'");
    await tidy();
    expect(await there()).toEqual({ log: 0, previous: 0 });
  });

  it('WH-013 the copy of one’s data lists webhooks without their secrets; they go with the account', async () => {
    const leaver = await person(test, 'landlord');
    await withPassword(leaver);
    const { id, secret } = await make(leaver);
    await test.http('post', `/api/webhooks/${id}/test`, leaver.token).expect(201);
    const { body } = await test
      .http('get', '/api/profiles/me/export', leaver.token)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      })
      .expect(200);
    const files = unzip(body as Buffer);
    const copy = [...files].find(([name]) => name.includes('webhooks'))?.[1].toString() ?? '';
    expect(copy).toContain('hooks.example.com');
    expect(copy).not.toContain(secret.slice(6));
    expect(copy).not.toContain('secret');
    await test.http('post', '/api/profiles/me/deletion', leaver.token).send({ currentPassword: password });
    const left = () => test.sql('select 1 from webhook_endpoint where id = $1', [id]);
    await eventually(async () => (await left()).length === 0);
    expect(await test.sql('select 1 from webhook_delivery where endpoint_id = $1', [id])).toEqual([]);
  });
});
