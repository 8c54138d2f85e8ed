import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NotificationResponse } from '../../../src/modules/notifications/notification.dto.js';
import { HandlerRegistry } from '../../../src/platform/outbox/handler-registry.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { offeredRequest, supplier } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

describe('notifications', () => {
  let test: TestApp;
  let home: LetHome;
  let other: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
    [home, other] = [await letHome(test), await letHome(test)];
  });
  afterAll(() => test.close());

  const list = async (who: Person) =>
    (await test.http('get', '/api/notifications', who.token).expect(200)).body as NotificationResponse[];
  const unread = async (who: Person) =>
    (await test.http('get', '/api/notifications/unread', who.token).expect(200)).body.count as number;
  const of = async (who: Person, kind: string) => (await list(who)).filter((row) => row.kind === kind);
  const arrives = (who: Person, kind: string) => eventually(async () => (await of(who, kind)).length > 0);
  const write = (who: Person, message: string) =>
    test.http('post', '/api/messages', who.token).send({ leaseId: home.leaseId, message }).expect(201);

  it('tell a landlord of a request, and the tenant of the answer, but not who acted', async () => {
    const { body } = await test
      .http('post', '/api/service-requests', home.tenant.token)
      .send({ title: 'Tap drips', description: 'It drips.', issueType: 'Plumbing', priority: 'Low' })
      .expect(201);
    await arrives(home.landlord, 'request_submitted');
    expect(await of(home.landlord, 'request_submitted')).toMatchObject([
      {
        subjectId: body.id,
        leaseId: home.leaseId,
        title: 'Tap drips',
        home: '87 Laurier Avenue West, 302',
        read: false,
      },
    ]);
    await test
      .http('patch', `/api/service-requests/${body.id}`, home.landlord.token)
      .send({ status: 'approved', version: body.version })
      .expect(200);
    await arrives(home.tenant, 'request_approved');
    expect(await of(home.tenant, 'request_submitted')).toEqual([]);
    expect(await of(home.landlord, 'request_approved')).toEqual([]);
  });

  it('tell tenants of a payment that the landlord recorded', async () => {
    await test
      .http('post', `/api/landlords/leases/${home.leaseId}/payments`, home.landlord.token)
      .send({ amountCents: 5000, method: 'cash' })
      .expect(201);
    await arrives(home.tenant, 'payment_received');
    expect(await of(home.tenant, 'payment_received')).toMatchObject([
      { amountCents: 5000, currency: 'CAD', leaseId: home.leaseId },
    ]);
    expect(await of(home.landlord, 'payment_received')).toEqual([]);
  });

  it('tell tenants of what changes what they owe, and those who have left of what was still theirs', async () => {
    const place = await letHome(test);
    const gone = await person(test, 'tenant');
    await test.sql(
      `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, user_id, first_name, last_name, email, language, joined_at, leaves_on)
       select gen_random_uuid(), account_id, demo, created_at, property_id, unit_id, lease_id, $2, 'Ana', 'Roy', $3, 'en', joined_at, $4 from lease_tenant where id = $1`,
      [place.leaseTenantId, gone.userId, gone.email, '2026-03-31'],
    );
    const post = (path: string, body: object) =>
      test.http('post', `/api/landlords/leases/${place.leaseId}${path}`, place.landlord.token).send(body).expect(201);
    await post('/charges', { amountCents: 4500, label: 'Second key', dueOn: '2026-03-20' });
    await arrives(gone, 'owed_charge');
    await post('/credits', { amountCents: 1000, label: 'For the broken lift' });
    await arrives(place.tenant, 'owed_credit');
    expect(await of(place.tenant, 'owed_charge')).toMatchObject([
      { amountCents: 4500, currency: 'CAD', title: 'Second key', day: '2026-03-20', leaseId: place.leaseId },
    ]);
    expect(await of(gone, 'owed_credit')).toEqual([]);
    expect((await list(place.landlord)).filter(({ kind }) => kind.startsWith('owed'))).toEqual([]);
    expect((await list(other.tenant)).filter(({ kind }) => kind.startsWith('owed'))).toEqual([]);
  });

  it('of messages: one for a conversation, read with it', async () => {
    await write(home.tenant, 'One');
    await arrives(home.landlord, 'message');
    await write(home.tenant, 'Two');
    await eventually(
      async () =>
        (
          await test.sql("select 1 from audit_entry where action = 'notification.tell' and subject_id = $1", [
            home.leaseId,
          ])
        ).length >= 2,
    );
    expect(await of(home.landlord, 'message')).toMatchObject([{ name: 'Test Person', read: false }]);
    await test.http('post', '/api/messages/read', home.landlord.token).send({ leaseId: home.leaseId }).expect(200);
    expect(await of(home.landlord, 'message')).toMatchObject([{ read: true }]);
  });

  it('are counted, and read one by one or all together', async () => {
    await write(home.landlord, 'Three');
    await arrives(home.tenant, 'message');
    const all = await list(home.tenant);
    const [first] = all.filter(({ read }) => !read);
    const before = await unread(home.tenant);
    expect(before).toBe(all.filter(({ read }) => !read).length);
    const { body } = await test
      .http('post', '/api/notifications/read', home.tenant.token)
      .send({ ids: [first?.id] })
      .expect(200);
    expect(body).toEqual({ count: before - 1 });
    expect((await test.http('post', '/api/notifications/read', home.tenant.token).send({}).expect(200)).body).toEqual({
      count: 0,
    });
  });

  it('SEC-07 are nobody else’s: neither to read nor to mark', async () => {
    await write(home.tenant, 'Four');
    await eventually(async () => (await of(home.landlord, 'message')).some(({ read }) => !read));
    const before = await unread(home.landlord);
    const ids = (await list(home.landlord)).map(({ id }) => id);
    for (const stranger of [
      other.landlord,
      other.tenant,
      home.tenant,
      await person(test, 'supplier'),
      await person(test, 'landlord', { demo: true }),
    ]) {
      expect((await list(stranger)).filter(({ id }) => ids.includes(id))).toEqual([]);
      await test.http('post', '/api/notifications/read', stranger.token).send({ ids }).expect(200);
    }
    expect(await unread(home.landlord)).toBe(before);
    expect(await list(await person(test, 'staff'))).toEqual([]);
    await test.http('get', '/api/notifications').expect(401);
    await test.http('get', '/api/notifications').expect(401);
    await test.http('post', '/api/notifications/read', home.landlord.token).send({ ids: [] }).expect(400);
  });

  it('can be marked, and changed in no other way', async () => {
    const scope = test.app.get(Scope);
    const actor = {
      role: 'landlord' as const,
      userId: home.landlord.userId,
      accountId: home.landlord.accountId,
      demo: false,
      sessionId: null,
    };
    await expect(
      scope.as(actor, () => scope.write('test.cheat', (tx) => tx.rows("update notification set params = '{}'"))),
    ).rejects.toThrow('permission denied');
    const before = (await list(home.landlord)).length;
    await scope.as(actor, () => scope.write('test.cheat', (tx) => tx.rows('delete from notification')));
    expect(await list(home.landlord)).toHaveLength(before);
  });

  it('tell suppliers that an offer was withdrawn, or the job lost, when the job is closed to them', async () => {
    const [first, second] = [await supplier(test), await supplier(test, 'Rival')];
    const job = await offeredRequest(test, first);
    const offers = `/api/service-requests/${job.requestId}/offers`;
    await test.http('patch', `${offers}/${job.offerId}`, job.landlord.token).send({ status: 'withdrawn' }).expect(200);
    await arrives(first, 'request_offer_withdrawn');
    for (const { id } of [first, second])
      await test.http('post', offers, job.landlord.token).send({ supplierId: id, firstWins: true }).expect(201);
    const { body } = await test.http('get', `/api/service-requests/${job.requestId}`, second.token).expect(200);
    await test.http('patch', `${offers}/${body.offers[0].id}`, second.token).send({ status: 'accepted' }).expect(200);
    await arrives(first, 'request_offer_lost');
    await test.http('get', `/api/service-requests/${job.requestId}`, first.token).expect(404);
    // The title is named; the address went with the job.
    for (const kind of ['request_offer_withdrawn', 'request_offer_lost'])
      expect(await of(first, kind)).toMatchObject([{ title: 'Radiator drips', home: null, subjectId: job.requestId }]);
    expect(await unread(first)).toBe(2);
    await test.http('post', '/api/notifications/read', first.token).send({}).expect(200);
    expect(await unread(first)).toBe(0);
    const mails = await test.sql<{ url: string }>(
      "select params ->> 'url' as url from outbox_message where recipient = $1 and template = any(array['service-requests.offer_withdrawn', 'service-requests.offer_lost'])",
      [first.email],
    );
    expect(mails.map(({ url }) => new URL(url).searchParams.get('next') ?? new URL(url).pathname)).toEqual([
      '/dashboards/supplier',
      '/dashboards/supplier',
    ]);
  });

  it('go with the tenant’s access', async () => {
    expect((await list(home.tenant)).length).toBeGreaterThan(0);
    await test.sql("update lease_tenant set access_ends_at = now() - interval '1 day' where id = $1", [
      home.leaseTenantId,
    ]);
    expect(await list(home.tenant)).toEqual([]);
    await test.sql('update lease_tenant set access_ends_at = null where id = $1', [home.leaseTenantId]);
  });

  it('SEC-15 are forgotten after the months that mails are kept', async () => {
    const schedule = test.app.get(HandlerRegistry).schedules.find(({ name }) => name === 'notifications.forget');
    await test.sql("update notification set created_at = now() - interval '13 months' where user_id = $1", [
      home.tenant.userId,
    ]);
    await test.app.get(Scope).asSystem('test', async () => schedule?.run());
    expect(await list(home.tenant)).toEqual([]);
    expect((await list(home.landlord)).length).toBeGreaterThan(0);
  });
});
