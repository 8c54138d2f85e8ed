import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { home, letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { filedRequest, offeredRequest, supplier } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { chatsOf } from '../../support/chats.js';

const NOTHING = { overdueLeases: 0, requests: 0, unreadMessages: 0, propertyCount: 0, properties: [] };

describe('figures beside the menu', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-04T15:00:00Z');
  });
  afterAll(() => test.close());

  const counts = async (who: Person) => (await test.http('get', '/api/navigation', who.token).expect(200)).body;
  const owe = (place: LetHome, dueOn: string, cents = 165_000) =>
    test.sql(
      `insert into charge (id, account_id, demo, created_at, lease_id, kind, period, due_on, amount_cents, settled_cents, currency)
       values (gen_random_uuid(), $1, false, now(), $2, 'rent', $3, $4, $5, 0, 'CAD')`,
      [place.landlord.accountId, place.leaseId, dueOn.slice(0, 7), dueOn, cents],
    );
  const say = (place: LetHome, who: Person) =>
    test.http('post', '/api/messages', who.token).send({ leaseId: place.leaseId, message: 'Hello' }).expect(201);

  it('are nothing for someone who begins, and not for visitors and the support team', async () => {
    expect(await counts(await person(test, 'landlord'))).toEqual(NOTHING);
    expect(await counts(await person(test, 'supplier'))).toEqual(NOTHING);
    expect(await counts(await person(test, 'tenant'))).toEqual(NOTHING);
    await test.http('get', '/api/navigation').expect(401);
    await test.http('get', '/api/navigation', (await person(test, 'staff')).token).expect(403);
  });

  it('count overdue leases as the list does, by the day where the home is, less what is on its way', async () => {
    const late = await letHome(test);
    const paying = await letHome(test, {}, late.landlord);
    const today = await letHome(test, {}, late.landlord);
    await owe(late, '2026-10-01');
    await owe(late, '2026-11-01');
    await owe(paying, '2026-11-01');
    await owe(today, '2026-11-04');
    await test.sql(
      `insert into payment (id, account_id, demo, created_at, lease_id, method, state, amount_cents, fee_cents, fee_bearer, cashback_cents, currency, provider, paid_on, payer_name)
       values (gen_random_uuid(), $1, false, now(), $2, 'bank', 'processing', 165000, 0, 'landlord', 0, 'CAD', 'sandbox', '2026-11-03', 'Kim')`,
      [late.landlord.accountId, paying.leaseId],
    );
    const list = await test.http('get', '/api/landlords/owed?overdue=true', late.landlord.token).expect(200);
    const shown = await counts(late.landlord);
    expect([shown.overdueLeases, list.body.length]).toEqual([1, 1]);
    expect((await counts(late.tenant)).overdueLeases).toBe(1);
    expect((await counts(today.tenant)).overdueLeases).toBe(0);
  });

  it('count requests for whoever has to act, and messages for whoever has not read them', async () => {
    const filed = await filedRequest(test);
    const turn = async () => [
      (await counts(filed.landlord)).requests,
      (await counts(filed.tenant)).requests,
      (await counts(filed.landlord)).unreadMessages,
      (await counts(filed.tenant)).unreadMessages,
    ];
    const step = (status: string) =>
      test.http('patch', `/api/service-requests/${filed.requestId}`, filed.landlord.token).send({ status }).expect(200);
    await say(filed, filed.tenant);
    expect(await turn()).toEqual([1, 0, 1, 0]);
    await step('approved');
    await say(filed, filed.landlord);
    expect(await turn()).toEqual([0, 0, 0, 1]);
    await step('in_progress');
    await step('completed');
    expect(await turn()).toEqual([0, 1, 0, 1]);
    const plombex = await supplier(test);
    const offered = await offeredRequest(test, plombex);
    expect([await counts(plombex), (await counts(offered.landlord)).requests]).toEqual([
      { ...NOTHING, requests: 1 },
      0,
    ]);
  });

  it('show six plates, those that need attention first and then the oldest', async () => {
    const first = await home(test);
    for (let more = 0; more < 6; more += 1) await home(test, first.landlord);
    const last = await letHome(test, {}, first.landlord);
    await filedRequest(test, {}, last);
    const { propertyCount, properties } = await counts(first.landlord);
    expect([propertyCount, properties.length]).toEqual([8, 6]);
    expect(properties[0]).toEqual({
      id: first.propertyId,
      streetNumber: '87',
      street: 'Laurier Avenue West',
      attention: false,
    });
    expect(properties[5]).toMatchObject({ id: last.propertyId, attention: true });
    await test.sql('update property set archived_at = now() where id = $1', [last.propertyId]);
    expect((await counts(first.landlord)).propertyCount).toBe(7);
  });

  it('stand on the tabs of a lease, for its landlord alone', async () => {
    const filed = await filedRequest(test);
    await say(filed, filed.tenant);
    await test.sql(
      `insert into stored_file (id, account_id, demo, created_at, lease_id, name, media_type, bytes, purpose, series_id)
       select v.id, $1, false, now(), $2, 'Lease.pdf', v.kind, 9, v.purpose, v.id
       from (values (gen_random_uuid(), 'lease_document', 'application/pdf'), (gen_random_uuid(), 'request_photo', 'image/jpeg')) v(id, purpose, kind)`,
      [filed.landlord.accountId, filed.leaseId],
    );
    const path = `/api/landlords/leases/${filed.leaseId}/counts`;
    expect((await test.http('get', path, filed.landlord.token).expect(200)).body).toEqual({
      documents: 1,
      openRequests: 1,
      unreadMessages: 1,
    });
    await test.http('get', path, filed.tenant.token).expect(403);
    await test.http('get', path, (await person(test, 'landlord')).token).expect(404);
  });

  describe('for the team', () => {
    const team = async (who: Person) => (await test.http('get', '/api/navigation/team', who.token).expect(200)).body;

    it('TOLD-01 count visitors who wait for someone of the team, until one takes them and answers', async () => {
      const [ana, ben, admin] = [await person(test, 'staff'), await person(test, 'staff'), await person(test, 'admin')];
      const demoStaff = await person(test, 'staff', { demo: true });
      const { begin, say, answer, change } = chatsOf(test);
      const none = { chats: 0, newestChatAt: null, newestChatId: null, tickets: 0, ratings: 0, onDuty: true };
      expect(await team(ana)).toEqual(none);
      // Nothing was written in it: no one waits.
      await begin('');
      const first = await begin('Hello');
      test.clock.setNow('2026-11-04T15:05:00Z');
      const second = await begin('Anyone?');
      const both = { ...none, chats: 2, newestChatAt: expect.stringMatching(/T15:05:/), newestChatId: second.id };
      expect([await team(ana), await team(ben)]).toEqual([both, both]);
      await answer(second, 'Yes', ana).expect(201);
      const one = { ...none, chats: 1, newestChatAt: expect.stringMatching(/T15:00:/), newestChatId: first.id };
      expect([await team(ana), await team(ben)]).toEqual([one, one]);
      // What the visitor writes next waits for the one who answers them, and for no other.
      test.clock.setNow('2026-11-04T15:06:00Z');
      await say(second, 'Thanks, and…');
      expect([(await team(ana)).chats, (await team(ben)).chats]).toEqual([2, 1]);
      expect((await team(ana)).newestChatId).toBe(second.id);
      await change(second, 'closed', ana).expect(200);
      expect((await team(ana)).chats).toBe(1);
      expect(await team(demoStaff)).toEqual(none);
      expect(await team(admin)).toEqual({ ...none, onDuty: false });
      await test.http('put', '/api/chat-inbox/duty', ana.token).send({ onDuty: false }).expect(200);
      expect([(await team(ana)).onDuty, (await team(ben)).onDuty]).toEqual([false, true]);
    });

    it('TOLD-02 count one’s own open tickets whose asker wrote last', async () => {
      const [ana, admin, { landlord }] = [await person(test, 'staff'), await person(test, 'admin'), await home(test)];
      const ask = async (to: Person) => {
        const { body } = await test
          .http('post', '/api/support-tickets', landlord.token)
          .send({ subject: 'Help', description: 'Please' })
          .expect(201);
        const { body: kept } = await test
          .http('patch', `/api/support-tickets/${body.id}`, to.token)
          .send({ assignedTo: to.userId, version: body.version })
          .expect(200);
        return kept as { id: string };
      };
      const mine = await ask(ana);
      await ask(admin);
      expect([(await team(ana)).tickets, (await team(admin)).tickets]).toEqual([1, 1]);
      const write = (who: Person) =>
        test.http('post', `/api/support-tickets/${mine.id}/messages`, who.token).send({ message: 'So?' }).expect(201);
      await write(ana);
      expect((await team(ana)).tickets).toBe(0);
      await write(landlord);
      expect((await team(ana)).tickets).toBe(1);
      await test
        .http('patch', `/api/support-tickets/${mine.id}`, landlord.token)
        .send({ status: 'closed' })
        .expect(200);
      expect((await team(ana)).tickets).toBe(0);
    });

    it('TOLD-03 refuse everyone else', async () => {
      await test.http('get', '/api/navigation/team').expect(401);
      for (const role of ['tenant', 'landlord', 'supplier'] as const)
        await test.http('get', '/api/navigation/team', (await person(test, role)).token).expect(403);
    });
  });
});
