import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { AnswerNotice } from '../../../src/modules/tenant-notices/answer-notice.service.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

/** Several tenants of one lease, and several notices on it. */
describe('several notices on one lease', () => {
  let test: TestApp;
  let home: LetHome;
  let jo: Person;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-23T15:00:00Z');
    home = await letHome(test, { startsOn: '2025-01-01', chargeFrom: '2026-12-01' });
    jo = await person(test, 'tenant');
    await test.sql(
      `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, user_id, first_name, last_name, email, language, joined_at)
       values ($1, $2, false, now(), $3, $4, $5, $6, 'Jo', 'Roy', $7, 'en', now())`,
      [v7(), home.landlord.accountId, home.propertyId, home.unitId, home.leaseId, jo.userId, jo.email],
    );
  });

  const notices = async () =>
    (await test.http('get', `/api/landlords/leases/${home.leaseId}/tenant-notices`, home.landlord.token).expect(200))
      .body;
  async function give({ token }: Person, lastDay: string) {
    await test
      .http('post', '/api/tenants/me/notices', token)
      .send({ leaseId: home.leaseId, lastDay, early: true })
      .expect(201);
    return (await notices())[0];
  }
  const answer = (id: string, body: object) =>
    test.http('put', `/api/tenant-notices/${id}`, home.landlord.token).send(body);
  const withdraw = ({ token }: Person, id: string) =>
    test.http('post', `/api/tenants/me/notices/${id}/withdraw`, token).send({});
  const lease = async () =>
    (await test.http('get', `/api/landlords/leases/${home.leaseId}`, home.landlord.token).expect(200)).body;
  const leaves = ({ userId }: Person, day: string) =>
    test.sql('update lease_tenant set leaves_on = $3 where lease_id = $1 and user_id = $2', [
      home.leaseId,
      userId,
      day,
    ]);
  const mails = (email: string) =>
    test.sql<{ template: string; params: Record<string, string> }>(
      'select template, params from outbox_message where recipient = $1 order by created_at, id',
      [email],
    );
  const mailed = async (email: string, template: string) =>
    (await mails(email)).find((mail) => mail.template === template);

  it('NOTICE-1 a second notice doesn’t end a lease that ends already, and its withdrawal doesn’t cancel that end', async () => {
    const first = await give(home.tenant, '2027-03-31');
    const second = await give(jo, '2027-02-28');
    await answer(first.id, { status: 'acknowledged', effect: 'lease_ends' }).expect(200);
    const { body } = await answer(second.id, { status: 'acknowledged', effect: 'lease_ends' }).expect(422);
    expect(body.reason).toBe('lease_has_last_day');
    expect(await lease()).toMatchObject({ state: 'notice', endsOn: '2027-03-31' });

    // As an earlier version let it be acknowledged.
    await test.sql(
      "update tenant_notice set state = 'acknowledged', effect = 'lease_ends', withdrawal_asked_at = now(), version = version + 1 where id = $1",
      [second.id],
    );
    await answer(second.id, { status: 'withdrawn' }).expect(200);
    expect(await lease()).toMatchObject({ state: 'notice', endsOn: '2027-03-31' });
  });

  it('NOTICE-2 counts a tenant who leaves later as one who is still on the lease', async () => {
    await leaves(jo, '2027-06-30');
    const notice = await give(home.tenant, '2027-01-31');
    expect(notice.joint).toBe(true);
    expect((await answer(notice.id, { status: 'acknowledged' }).expect(422)).body.reason).toBe('effect_needed');
    await leaves(jo, '2027-01-31');
    expect((await notices())[0].joint).toBe(false);
  });

  it('NOTICE-1 is withdrawn by the landlord only where the tenant asked for it', async () => {
    const { id } = await give(home.tenant, '2027-01-31');
    await answer(id, { status: 'acknowledged', effect: 'lease_ends' }).expect(200);
    expect((await answer(id, { status: 'withdrawn' }).expect(422)).body.code).toBe('transition_forbidden');
    expect(await lease()).toMatchObject({ state: 'notice' });
    await withdraw(home.tenant, id).expect(200);
    await answer(id, { status: 'withdrawn' }).expect(200);
    expect(await lease()).toMatchObject({ state: 'active' });
  });

  it('NOTICE-2 one of several who withdraws with consent stays on the lease, and everyone is told', async () => {
    const { id } = await give(home.tenant, '2027-01-31');
    await answer(id, { status: 'acknowledged', effect: 'tenant_leaves' }).expect(200);
    await withdraw(home.tenant, id).expect(200);
    await answer(id, { status: 'withdrawn' }).expect(200);
    for (const { email } of [home.tenant, jo])
      await eventually(async () => (await mailed(email, 'tenant-notices.staying')) !== undefined);
    expect(
      await test.sql('select 1 from lease_tenant where lease_id = $1 and leaves_on is not null', [home.leaseId]),
    ).toEqual([]);
    expect(await lease()).toMatchObject({ state: 'active' });
  });

  it('NOTICE-1 doesn’t say that the lease continues where it ends by another notice', async () => {
    const first = await give(home.tenant, '2027-01-31');
    const second = await give(jo, '2027-02-28');
    await answer(first.id, { status: 'acknowledged', effect: 'lease_ends' }).expect(200);
    await withdraw(jo, second.id).expect(200);
    await eventually(async () => (await mailed(home.landlord.email, 'tenant-notices.withdrawn')) !== undefined);
    await eventually(async () => (await mailed(jo.email, 'tenant-notices.told_withdrawn')) !== undefined);
    expect((await mailed(home.landlord.email, 'tenant-notices.withdrawn'))?.params.ends).toBe('yes');
    expect((await mailed(jo.email, 'tenant-notices.told_withdrawn'))?.params.ends).toBe('yes');
  });

  it('NOTICE-1 a late job leaves the notice alone that has ended the lease since', async () => {
    const { id } = await give(home.tenant, '2027-01-31');
    await answer(id, { status: 'acknowledged', effect: 'lease_ends' }).expect(200);
    const withdrawn = { leaseId: home.leaseId, accountId: home.landlord.accountId ?? '', endsOn: null };
    const follow = () =>
      test.app
        .get(Scope)
        .asSystem('test', () => test.app.get(AnswerNotice).follow(withdrawn), { accountId: withdrawn.accountId });
    await follow();
    expect((await notices())[0].state).toBe('acknowledged');
    await test.sql("update lease set state = 'active', ends_on = null where id = $1", [home.leaseId]);
    await follow();
    expect((await notices())[0].state).toBe('withdrawn');
  });

  it('NOTICE-2 tells nothing of the others’ notices to a tenant who has left', async () => {
    await leaves(jo, '2026-11-22');
    const { id } = await give(home.tenant, '2027-01-31');
    await eventually(async () => (await mailed(home.tenant.email, 'tenant-notices.told_given')) !== undefined);
    expect(await mailed(jo.email, 'tenant-notices.told_given')).toBeUndefined();
    await answer(id, { note: 'Thank you' }).expect(200);
    await eventually(
      async () =>
        (
          await test.sql("select from notification where user_id = $1 and kind = 'tenant_notice_replied'", [
            home.tenant.userId,
          ])
        ).length > 0,
    );
    expect(
      await test.sql("select from notification where user_id = $1 and kind like 'tenant_notice%'", [jo.userId]),
    ).toEqual([]);
  });

  it('NOTICE-2 a landlord undoes that one of several leaves while they live there, and everyone is told', async () => {
    const notice = await give(home.tenant, '2027-03-31');
    await answer(notice.id, { status: 'undone' }).expect(200);
    await answer(notice.id, { status: 'acknowledged', effect: 'tenant_leaves', note: 'Fine' }).expect(200);
    const left = () =>
      test.sql<{ on: string | null; until: Date | null }>(
        'select leaves_on::text as on, access_ends_at as until from lease_tenant where lease_id = $1 and user_id = $2',
        [home.leaseId, home.tenant.userId],
      );
    expect(await left()).toMatchObject([{ on: '2027-03-31', until: expect.any(Date) }]);
    const stranger = await person(test, 'landlord');
    await test.http('put', `/api/tenant-notices/${notice.id}`, stranger.token).send({ status: 'undone' }).expect(404);
    const { body } = await answer(notice.id, { status: 'undone' }).expect(200);
    expect(body).toMatchObject({ state: 'sent', effect: null, answeredAt: null, answerNote: null });
    await answer(notice.id, { status: 'undone' }).expect(200);
    expect(await left()).toEqual([{ on: null, until: null }]);
    for (const { email } of [home.tenant, jo])
      await eventually(async () => await mailed(email, 'tenant-notices.undone'));
    expect((await mailed(jo.email, 'tenant-notices.undone'))?.params).toMatchObject({ own: 'no', who: 'Kim Larsen' });
    for (const { userId } of [home.tenant, jo])
      await eventually(async () =>
        (
          await test.sql('select 1 from notification where user_id = $1 and kind = $2', [
            userId,
            'tenant_notice_undone',
          ])
        ).at(0),
      );
    const logged = await test.sql(
      "select 1 from audit_entry where subject_id = $1 and action = 'tenant_notice.undone'",
      [notice.id],
    );
    expect(logged.length).toBeGreaterThan(0);
    // The landlord chooses again, and the tenant could withdraw alone.
    await answer(notice.id, { status: 'acknowledged', effect: 'lease_ends' }).expect(200);
    expect(await lease()).toMatchObject({ state: 'notice', endsOn: '2027-03-31' });
    await answer(notice.id, { status: 'undone' }).expect(422);
  });

  it('NOTICE-2 a leaving isn’t undone once the day has passed, the lease has a last day, or the tenant asked to withdraw', async () => {
    const notice = await give(home.tenant, '2027-03-31');
    await answer(notice.id, { status: 'acknowledged', effect: 'tenant_leaves' }).expect(200);
    const refused = async () => expect((await answer(notice.id, { status: 'undone' })).status).toBe(422);
    await withdraw(home.tenant, notice.id).expect(200);
    await refused();
    await answer(notice.id, { status: 'kept', note: 'Let again' }).expect(200);
    const second = await give(jo, '2027-06-30');
    await answer(second.id, { status: 'acknowledged' }).expect(200);
    expect(await lease()).toMatchObject({ state: 'notice' });
    await refused();
    await test.sql(
      "update lease set state = 'active', ends_on = null, notice_by = null, notice_given_on = null where id = $1",
      [home.leaseId],
    );
    await test.sql("update tenant_notice set last_day = '2026-11-22' where id = $1", [notice.id]);
    await refused();
  });
});
