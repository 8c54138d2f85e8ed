import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { WEBHOOK_DELAYS, WEBHOOK_EVENTS } from '../../../src/contract/webhooks.js';
import { hashPassword } from '../../../src/modules/accounts/rules/passwords.js';
import { DeliverWebhooks } from '../../../src/modules/webhooks/deliver-webhooks.service.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';
import { startWebhookServer, type Received, type WebhookServer } from '../../support/webhook-server.js';

interface Line {
  id: string;
  eventId: string;
  type: string;
  state: string;
  manual: boolean;
  attempts: number;
  lastAttemptAt: string | null;
  nextAttemptAt: string | null;
  status: number | null;
  failure: string | null;
  durationMs: number | null;
  answer: string | null;
  body: string;
}
interface Made {
  id: string;
  secret: string;
}

const password = 'a long enough secret';
/** Events that are still to become messages. */
const UNPUBLISHED = `select 1 from pgboss.job where name = 'handlers' and data->>'handler' like 'webhooks.%' and state < 'completed'`;

describe('messages of webhooks', () => {
  let test: TestApp;
  let server: WebhookServer;
  let hash: string;
  let rented: LetHome;
  let owner: Person;
  beforeAll(async () => {
    test = await startTestApp({ WEBHOOK_PRIVATE_ADDRESSES: 'true' });
    server = await startWebhookServer();
    hash = await hashPassword(password);
    rented = await letHome(test);
    owner = rented.landlord;
    await withPassword(owner);
  });
  beforeEach(async () => {
    // What the test before caused becomes messages of the next webhook otherwise, on a machine that is busy.
    await eventually(async () => (await test.sql(UNPUBLISHED)).length === 0);
    await test.sql('delete from webhook_endpoint');
    server.received.length = 0;
    server.answer = (response) => response.end('thanks');
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  const withPassword = (who: Person) =>
    test.sql('insert into credential (user_id, password_hash, changed_at) values ($1, $2, now())', [who.userId, hash]);
  const make = async (events: string[] = ['charge.added'], who = owner, url = `${server.url}/in`): Promise<Made> =>
    (await test.http('post', '/api/webhooks', who.token).send({ url, events, currentPassword: password }).expect(201))
      .body;
  const send = (id: string, who = owner) => test.http('post', `/api/webhooks/${id}/test`, who.token).expect(201);
  const charge = (amountCents = 2500) =>
    test
      .http('post', `/api/landlords/leases/${rented.leaseId}/charges`, owner.token)
      .send({ amountCents, label: 'Secret words of the landlord' })
      .expect(201);
  const log = async (id: string, query = '', who = owner): Promise<Line[]> =>
    (await test.http('get', `/api/webhooks/${id}/deliveries${query}`, who.token).expect(200)).body;
  const logged = (id: string, wanted: (line: Line) => boolean, ms?: number): Promise<Line> =>
    eventually(async () => (await log(id)).find(wanted), ms);
  const arrived = (count = 1, ms?: number): Promise<Received[]> =>
    eventually(async () => server.received.length >= count && server.received, ms);
  const verified = ({ body, headers }: Received, secret: string) =>
    new Webhook(secret).verify(body, headers as Record<string, string>) as Record<string, unknown>;
  /** An attempt now, instead of when the queue makes it. */
  const attempt = ({ id, attempts }: Line) =>
    test.app
      .get(Scope)
      .asSystem('test', () =>
        test.app.get(DeliverWebhooks, { strict: false }).deliver({ deliveryId: id, attempt: attempts + 1 }),
      );

  it('WH-007 an event arrives, signed as the Standard Webhooks library verifies it, with ids and no words', async () => {
    const { id, secret } = await make(['charge.added', 'lease.ended']);
    await charge(2500);
    const [received] = await arrived();
    const message = verified(received as Received, secret);
    expect(message).toEqual({
      id: received?.headers['webhook-id'],
      type: 'charge.added',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      accountId: owner.accountId,
      data: { leaseId: rented.leaseId, currency: 'CAD', kind: 'charge', amountCents: 2500, dueOn: expect.anything() },
    });
    expect(received?.path).toBe('/in');
    expect(received?.headers['content-type']).toBe('application/json');
    expect(received?.body).not.toContain('Secret words');
    const other = 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=';
    expect(() => verified(received as Received, other)).toThrow('No matching signature found');
    const line = await logged(id, ({ state }) => state === 'delivered');
    expect(line).toMatchObject({
      type: 'charge.added',
      attempts: 1,
      status: 200,
      failure: null,
      answer: 'thanks',
      manual: false,
      nextAttemptAt: null,
      eventId: message['id'],
      body: received?.body,
    });
    expect(line.durationMs).toBeGreaterThanOrEqual(0);
  });

  it('WH-007 only webhooks of the account that are on and want the event get it', async () => {
    const other = await person(test, 'landlord');
    await withPassword(other);
    const wants = await make(['charge.added']);
    const others = [
      await make(['lease.ended']),
      await make(['charge.added'], other),
      await make(['charge.added']),
    ] as const;
    await test.http('patch', `/api/webhooks/${others[2].id}`, owner.token).send({ enabled: false }).expect(200);
    await charge();
    await logged(wants.id, ({ state }) => state === 'delivered');
    expect(await test.sql('select 1 from webhook_delivery')).toHaveLength(1);
    expect(server.received).toHaveLength(1);
  });

  it('WH-007 an account whose owner is suspended is told nothing', async () => {
    await make(['charge.added']);
    const handled = async () =>
      (
        await test.sql(
          "select 1 from pgboss.job where data->>'handler' = 'webhooks.owed-changed' and state = 'completed'",
        )
      ).length;
    const before = await handled();
    await charge();
    await test.sql('update app_user set suspended_at = now() where id = $1', [owner.userId]);
    // The handler may have run before the suspension, so what counts is one that runs after it.
    await eventually(async () => (await handled()) > before);
    await test.sql('delete from webhook_delivery');
    await test.app.get(Scope).asSystem('test', async () => {
      const { QueueWebhooks } = await import('../../../src/modules/webhooks/queue-webhooks.service.js');
      await test.app.get(QueueWebhooks, { strict: false }).tell({ event: 'charge.added', id: rented.leaseId });
    });
    await test.sql('update app_user set suspended_at = null where id = $1', [owner.userId]);
    expect(await test.sql('select 1 from webhook_delivery')).toEqual([]);
  });

  it('WH-008 after a 500 it is tried again with the same id, and arrives', async () => {
    const { id, secret } = await make();
    server.answer = (response) => {
      response.statusCode = server.received.length === 1 ? 500 : 204;
      response.end(server.received.length === 1 ? 'out of order' : undefined);
    };
    await charge();
    const failed = await logged(id, ({ attempts }) => attempts === 1);
    expect(failed).toMatchObject({ state: 'pending', status: 500, failure: 'status', answer: 'out of order' });
    const wait = Date.parse(failed.nextAttemptAt ?? '') - Date.parse(failed.lastAttemptAt ?? '');
    expect(wait).toBe(WEBHOOK_DELAYS[0] * 1000);
    const [webhook] = (await test.http('get', '/api/webhooks', owner.token)).body;
    expect(webhook.failingSince).toBe(failed.lastAttemptAt);
    // The queue itself makes the second attempt.
    const [first, second] = await arrived(2, 20_000);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    verified(second as Received, secret);
    expect(await logged(id, ({ state }) => state === 'delivered')).toMatchObject({
      attempts: 2,
      status: 204,
      answer: null,
    });
    expect((await test.http('get', `/api/webhooks/${id}`, owner.token)).body.failingSince).toBeNull();
  }, 30_000);

  it('WH-008 the pauses grow to a day and a half, then the message has failed', async () => {
    const { id } = await make();
    server.answer = (response) => response.writeHead(503).end();
    await charge();
    let line = await logged(id, ({ attempts }) => attempts === 1);
    for (const delay of WEBHOOK_DELAYS) {
      expect(line.state).toBe('pending');
      expect(Date.parse(line.nextAttemptAt ?? '') - Date.parse(line.lastAttemptAt ?? '')).toBe(delay * 1000);
      await attempt(line);
      line = (await log(id))[0] as Line;
    }
    expect(line).toMatchObject({ state: 'failed', attempts: 8, nextAttemptAt: null, status: 503, failure: 'status' });
    const seconds = WEBHOOK_DELAYS.reduce<number>((sum, delay) => sum + delay, 0);
    expect(seconds / 3600).toBeGreaterThan(24);
    expect(seconds / 3600).toBeLessThan(48);
    expect([...WEBHOOK_DELAYS].sort((a, b) => a - b)).toEqual([...WEBHOOK_DELAYS]);
  });

  const mails = () =>
    test.sql<{ recipient: string; params: Record<string, string> }>(
      "select recipient, params from outbox_message where template = 'webhooks.switched_off' and created_at > now() - interval '1 minute'",
    );

  it('WH-008 it is switched off when everything has failed for three days, and the owners get a mail', async () => {
    const { id } = await make();
    server.answer = (response) => response.writeHead(500).end();
    for (const cents of [100, 200, 300]) await charge(cents);
    await eventually(async () => (await log(id)).filter(({ attempts }) => attempts === 1).length === 3);
    const [third, second, first] = (await log(id)) as [Line, Line, Line];
    const again = async ({ id: same }: Line) => (await log(id)).find((line) => line.id === same) as Line;
    const useUp = async (line: Line) => {
      for (let now = line; now.state === 'pending'; now = await again(now)) await attempt(now);
    };
    const since = (hours: number) =>
      test.sql('update webhook_endpoint set failing_since = now() - make_interval(hours => $1)', [hours]);
    const webhook = async () => (await test.http('get', `/api/webhooks/${id}`, owner.token).expect(200)).body;
    await since(71);
    await useUp(first);
    expect(await webhook()).toMatchObject({ enabled: true, offReason: null });
    await since(73);
    await attempt(second);
    expect(await webhook()).toMatchObject({ enabled: true, offReason: null });
    await useUp(await again(second));
    expect(await webhook()).toMatchObject({ enabled: false, offReason: 'failing' });
    const sent = (await mails()).filter(({ params }) => params['url']?.endsWith(id));
    expect(sent).toEqual([
      {
        recipient: owner.email,
        params: expect.objectContaining({ reason: 'failing', days: 3, host: '127.0.0.1:' + new URL(server.url).port }),
      },
    ]);
    // What still waits is not sent, what happens now isn't queued, and no second mail goes out.
    const count = server.received.length;
    await attempt(third);
    expect(await again(third)).toMatchObject({ state: 'failed', failure: 'off' });
    await charge();
    await test.http('patch', `/api/webhooks/${id}`, owner.token).send({ enabled: true }).expect(200);
    expect(await webhook()).toMatchObject({ enabled: true, offReason: null, failingSince: null });
    expect(server.received).toHaveLength(count);
    expect((await mails()).filter(({ params }) => params['url']?.endsWith(id))).toHaveLength(1);
  });

  it('WH-007 what waits isn’t sent once all owners are suspended', async () => {
    const { id } = await make();
    server.answer = (response) => response.writeHead(500).end();
    await charge();
    const line = await logged(id, ({ attempts }) => attempts === 1);
    const count = server.received.length;
    const suspend = (at: string) => test.sql(`update app_user set suspended_at = ${at} where id = $1`, [owner.userId]);
    await suspend('now()');
    await attempt(line);
    expect(server.received).toHaveLength(count);
    await suspend('null');
    const { id: lineId } = line;
    expect((await log(id)).find((one) => one.id === lineId)).toMatchObject({ state: 'failed', failure: 'off' });
  });

  it('WH-008 a server that answers 410 is asked no more', async () => {
    const { id } = await make();
    server.answer = (response) => response.writeHead(410).end('gone');
    await charge();
    await logged(id, ({ status }) => status === 410);
    const { body } = await test.http('get', `/api/webhooks/${id}`, owner.token).expect(200);
    expect(body).toMatchObject({ enabled: false, offReason: 'gone' });
    expect((await mails()).some(({ params }) => params['reason'] === 'gone' && params['url']?.endsWith(id))).toBe(true);
  });

  it('WH-011 a test really goes out, once, also while the webhook is off', async () => {
    const { id, secret } = await make();
    await test.http('patch', `/api/webhooks/${id}`, owner.token).send({ enabled: false }).expect(200);
    server.answer = (response) => response.writeHead(500).end('not yet');
    const { body } = await send(id);
    expect(body).toMatchObject({ type: 'webhook.test', state: 'pending', attempts: 0, manual: true });
    const [received] = await arrived();
    expect(verified(received as Received, secret)).toMatchObject({ type: 'webhook.test', data: { webhookId: id } });
    expect(await logged(id, ({ state }) => state === 'failed')).toMatchObject({
      attempts: 1,
      status: 500,
      nextAttemptAt: null,
    });
    expect((await test.http('get', `/api/webhooks/${id}`, owner.token)).body.failingSince).toBeNull();
  });

  it('WH-011 a message can be sent again: a line of its own, with the same id and body', async () => {
    const { id, secret } = await make();
    server.answer = (response) => response.writeHead(410).end();
    await charge();
    const old = await logged(id, ({ state, attempts }) => attempts === 1 && state === 'pending');
    const replay = `/api/webhooks/${id}/deliveries/${old.id}/replay`;
    expect((await test.http('post', replay, owner.token).expect(422)).body.reason).toBe('webhook_pending');
    await attempt(old);
    expect((await log(id))[0]?.state).toBe('failed');
    server.answer = (response) => response.end('thanks');
    const { body } = await test.http('post', replay, owner.token).expect(201);
    expect(body).toMatchObject({ manual: true, eventId: old.eventId, body: old.body, type: 'charge.added' });
    const again = await logged(id, (line) => line.id === body.id && line.state === 'delivered');
    expect(again.id).not.toBe(old.id);
    const [first, second] = await arrived(2);
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    verified(second as Received, secret);
    expect(await log(id)).toHaveLength(2);
  });

  it('WH-006 for a day both secrets sign, then the new one alone', async () => {
    const { id, secret: old } = await make();
    const { body } = await test
      .http('post', `/api/webhooks/${id}/secret`, owner.token)
      .send({ currentPassword: password })
      .expect(201);
    await send(id);
    const [both] = await arrived(1);
    verified(both as Received, old);
    verified(both as Received, body.secret);
    await test.sql("update webhook_endpoint set previous_until = now() - interval '1 second'");
    await send(id);
    const [, alone] = await arrived(2);
    verified(alone as Received, body.secret);
    expect(() => verified(alone as Received, old)).toThrow('No matching signature found');
  });

  it('WH-012 the log has pages and filters', async () => {
    const { id } = await make();
    server.answer = (response, { body }) => response.writeHead(body.includes('webhook.test') ? 500 : 200).end();
    for (let at = 0; at < 3; at += 1) await send(id);
    await charge();
    await eventually(
      async () => (await log(id)).every(({ state }) => state !== 'pending') && (await log(id)).length === 4,
    );
    const types = async (query: string) => (await log(id, query)).map(({ type }) => type);
    expect(await types('?state=failed')).toEqual(['webhook.test', 'webhook.test', 'webhook.test']);
    expect(await types('?type=charge.added')).toEqual(['charge.added']);
    expect(await types('?state=delivered&type=webhook.test')).toEqual([]);
    const page = await test.http('get', `/api/webhooks/${id}/deliveries?limit=3&count=true`, owner.token).expect(200);
    expect([page.body.length, page.headers['x-total-count']]).toEqual([3, '4']);
    const next = /<([^>]+)>; rel="next"/.exec(page.headers['link'] ?? '')?.[1]?.replace(/^https?:\/\/[^/]+/, '');
    expect((await test.http('get', next ?? '', owner.token).expect(200)).body).toHaveLength(1);
    await test.http('get', `/api/webhooks/${id}/deliveries?state=lost`, owner.token).expect(400);
  });

  it('WH-014 a server that doesn’t answer holds up neither other accounts nor emails', async () => {
    const other = await person(test, 'landlord');
    await withPassword(other);
    const slow = await make(['charge.added'], owner, `${server.url}/slow`);
    const quick = await make(['charge.added'], other, `${server.url}/quick`);
    const hanging: ServerResponse[] = [];
    server.answer = (response, { path }) => void (path === '/quick' ? response.end() : hanging.push(response));
    for (let at = 0; at < 30; at += 1) await send(slow.id);
    await eventually(async () => server.received.length > 1);
    const began = Date.now();
    for (let at = 0; at < 4; at += 1) await send(quick.id, other);
    await eventually(async () => server.received.filter(({ path }) => path === '/quick').length === 4);
    expect(Date.now() - began).toBeLessThan(8000);
    // One more than allowed, should two workers have looked at the same moment.
    expect(server.received.filter(({ path }) => path === '/slow').length).toBeLessThanOrEqual(4);
    server.answer = (response) => response.end();
    for (const response of hanging) response.end();
    await test.sql('delete from webhook_endpoint');
  }, 40_000);

  it('WH-014 two processes deliver every message once', async () => {
    const second = await startTestAppOn(test.database, { WEBHOOK_PRIVATE_ADDRESSES: 'true' });
    try {
      const { id } = await make();
      for (let at = 0; at < 20; at += 1) await charge(100 + at);
      await eventually(async () => (await log(id, '?state=delivered')).length === 20, 80_000);
      const ids = server.received.map(({ headers }) => headers['webhook-id']);
      expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
    } finally {
      await second.app.close();
    }
  }, 100_000);

  it('WH-007 the end of a lease and its undoing are messages, and the second says how the lease runs on', async () => {
    const { id } = await make(['lease.ended', 'lease.end_undone']);
    const { leaseId, landlord } = await letHome(test, {}, owner);
    const post = (rest: string, body: object) =>
      test.http('post', `/api/landlords/leases/${leaseId}${rest}`, landlord.token).send(body).expect(200);
    await post('/end', { endsOn: '2026-11-01', confirmReason: 'Both signed' });
    await eventually(async () => (await log(id)).some(({ type }) => type === 'lease.ended'));
    await post('/end/undo', {});
    await eventually(async () => (await log(id)).some(({ type }) => type === 'lease.end_undone'));
    const [undone] = (await log(id)).filter(({ type }) => type === 'lease.end_undone');
    expect(JSON.parse(undone?.body ?? '{}')).toMatchObject({
      type: 'lease.end_undone',
      data: { id: leaseId, state: 'active', endsOn: null },
    });
  });

  it('WH-007 what the product publishes becomes messages: payments, charges, leases and repairs', async () => {
    const { id } = await make([...WEBHOOK_EVENTS]);
    await charge(1000);
    await test
      .http('post', `/api/landlords/leases/${rented.leaseId}/credits`, owner.token)
      .send({ amountCents: 300, label: 'Goodwill' })
      .expect(201);
    await test
      .http('post', `/api/landlords/leases/${rented.leaseId}/payments`, owner.token)
      .send({ amountCents: 1700, method: 'cash', note: 'From the drawer' })
      .expect(201);
    const request = await test
      .http('post', '/api/service-requests', rented.tenant.token)
      .send({
        title: 'Tap drips',
        description: 'In the kitchen',
        issueType: 'plumbing',
        priority: 'low',
        unitId: rented.unitId,
      })
      .expect(201);
    await test
      .http('patch', `/api/service-requests/${request.body.id}`, owner.token)
      .send({ status: 'approved', version: request.body.version })
      .expect(200);
    await test
      .http('post', `/api/landlords/leases/${rented.leaseId}/end`, owner.token)
      .send({ endsOn: '2026-11-01' })
      .then(({ status, body }) => [status, body]);
    const wanted = [
      'charge.added',
      'credit.added',
      'payment.received',
      'service_request.submitted',
      'service_request.updated',
    ];
    await eventually(async () => {
      const types = (await log(id)).map(({ type }) => type);
      return wanted.every((type) => types.includes(type));
    });
    const data = Object.fromEntries((await log(id)).map(({ type, body }) => [type, JSON.parse(body).data]));
    expect(data['payment.received']).toMatchObject({
      id: expect.any(String),
      leaseId: rented.leaseId,
      method: 'cash',
      amountCents: 1700,
      currency: 'CAD',
      paidOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
    expect(data['credit.added']).toEqual({ leaseId: rented.leaseId, currency: 'CAD', amountCents: 300 });
    expect(data['service_request.submitted']).toMatchObject({
      id: request.body.id,
      unitId: rented.unitId,
      issueType: 'plumbing',
      scheduledFor: null,
    });
    expect(data['service_request.updated']).toMatchObject({ id: request.body.id, status: 'approved' });
    expect(JSON.stringify(data)).not.toMatch(/drawer|Goodwill|drips|kitchen/);
  });
});

describe('without the setting for private addresses', () => {
  let test: TestApp;
  let server: WebhookServer;
  beforeAll(async () => {
    test = await startTestApp();
    server = await startWebhookServer();
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });

  it('WH-010 a webhook to the server’s own network fails without reaching it, and the log says why', async () => {
    const owner = await person(test, 'landlord');
    await test.sql('insert into credential (user_id, password_hash, changed_at) values ($1, $2, now())', [
      owner.userId,
      await hashPassword(password),
    ]);
    const url = `https://127.0.0.1:${new URL(server.url).port}/in`;
    const { body } = await test
      .http('post', '/api/webhooks', owner.token)
      .send({ url, events: ['lease.ended'], currentPassword: password })
      .expect(201);
    await test.http('post', `/api/webhooks/${body.id}/test`, owner.token).expect(201);
    const line = await eventually(async () => {
      const { body: lines } = await test.http('get', `/api/webhooks/${body.id}/deliveries`, owner.token);
      return lines.find(({ state }: Line) => state === 'failed') as Line | undefined;
    });
    expect(line).toMatchObject({ failure: 'address', status: null, answer: null });
    expect(server.received).toEqual([]);
  });
});
