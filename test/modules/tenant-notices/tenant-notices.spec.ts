import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { Erasure } from '../../../src/modules/profiles/erasure.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, signedInAgain, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { pdfTexts } from '../../support/pdf-text.js';

/** Tenants give notice in the product; the landlord’s answer ends the lease as every other notice does. */
describe('a tenant’s notice to move out', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-23T15:00:00Z');
    home = await letHome(test, { startsOn: '2025-01-01', chargeFrom: '2026-12-01' });
    await test.sql("update property set region = 'AZ', country = 'US' where id = $1", [home.propertyId]);
  });

  const give = (body: object = {}, token = home.tenant.token) =>
    test.http('post', '/api/tenants/me/notices', token).send({ leaseId: home.leaseId, lastDay: '2027-01-31', ...body });
  const own = async (token = home.tenant.token) =>
    (await test.http('get', `/api/tenants/me/notices?leaseId=${home.leaseId}`, token).expect(200)).body;
  const seen = async () =>
    (await test.http('get', `/api/landlords/leases/${home.leaseId}/tenant-notices`, home.landlord.token).expect(200))
      .body;
  const answer = (id: string, body: object, token = home.landlord.token) =>
    test.http('put', `/api/tenant-notices/${id}`, token).send(body);
  const withdraw = (id: string, token = home.tenant.token) =>
    test.http('post', `/api/tenants/me/notices/${id}/withdraw`, token).send({});
  const lease = async () =>
    (await test.http('get', `/api/landlords/leases/${home.leaseId}`, home.landlord.token).expect(200)).body;
  const mailsTo = async (email: string) =>
    (
      await test.sql<{ template: string }>(
        'select template from outbox_message where recipient = $1 order by created_at, id',
        [email],
      )
    ).map(({ template }) => template);
  const bellsOf = async ({ userId }: Person) =>
    (
      await test.sql<{ kind: string }>('select kind from notification where user_id = $1 order by created_at, id', [
        userId,
      ])
    )
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('tenant_notice'));

  const soon = (look: () => Promise<unknown>, expected: unknown) =>
    eventually(async () => JSON.stringify(await look()) === JSON.stringify(expected));

  async function another(): Promise<Person> {
    const other = await person(test, 'tenant');
    await test.sql(
      `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, user_id, first_name, last_name, email, language, joined_at)
       values ($1, $2, false, now(), $3, $4, $5, $6, 'Jo', 'Roy', $7, 'fr', now())`,
      [v7(), home.landlord.accountId, home.propertyId, home.unitId, home.leaseId, other.userId, other.email],
    );
    return other;
  }

  it('NOTICE-1 shows the tenant the region’s period with its source and the earliest day', async () => {
    expect((await own()).rules).toMatchObject({
      today: '2026-11-23',
      earliest: '2026-12-22',
      periodDays: 30,
      source: expect.stringMatching(/^https:.*tenantsmatter/),
      deposit: false,
    });
    await test
      .http('post', `/api/landlords/leases/${home.leaseId}/opening`, home.landlord.token)
      .send({ depositHeldCents: 50_000 })
      .expect(201);
    expect((await own()).rules).toMatchObject({ deposit: true });
    await test.sql("update lease set term_ends_on = '2027-06-30' where id = $1", [home.leaseId]);
    expect((await own()).rules).toMatchObject({ earliest: '2027-06-30', fixedUntil: '2027-06-30' });
  });

  const announce = (startsOn: string, rentCents: number, more: object = {}) =>
    test
      .http('post', `/api/landlords/leases/${home.leaseId}/renew`, home.landlord.token)
      .send({ startsOn, rentCents, confirmReason: 'Announced in person', ...more });

  it('NOTICE-1 a higher rent that was announced for a month-to-month lease doesn’t bind the tenant until then', async () => {
    await announce('2027-04-01', 170_000).expect(200);
    expect((await lease()).nextTerm).toMatchObject({ startsOn: '2027-04-01', rentOnly: true });
    expect((await own()).rules).toMatchObject({ earliest: '2026-12-22', fixedUntil: null });
    await announce('2027-09-01', 172_000).expect(200);
    expect((await own()).rules).toMatchObject({ earliest: '2026-12-22', fixedUntil: null });
    expect((await give({ lastDay: '2026-12-31' }).expect(201)).body.notices[0]).toMatchObject({ kind: 'notice' });
  });

  it('NOTICE-1 a fixed term binds the tenant to its end, also with another rent from month to month after it', async () => {
    await test.sql("update lease set term_ends_on = '2027-03-31' where id = $1", [home.leaseId]);
    await announce('2027-04-01', 170_000).expect(200);
    expect((await lease()).nextTerm).toMatchObject({ rentOnly: false });
    expect((await own()).rules).toMatchObject({ earliest: '2027-03-31', fixedUntil: '2027-03-31' });
    await announce('2027-09-01', 172_000).expect(200);
    expect((await own()).rules).toMatchObject({ earliest: '2027-03-31', fixedUntil: '2027-03-31' });
    test.clock.setNow('2027-04-02T15:00:00Z');
    const { token } = await signedInAgain(test, home.tenant);
    expect((await own(token)).rules).toMatchObject({ fixedUntil: null });
  });

  it('NOTICE-1 a next term with an end binds the tenant to that end', async () => {
    await announce('2027-04-01', 170_000, { termEndsOn: '2028-03-31' }).expect(200);
    expect((await lease()).nextTerm).toMatchObject({ rentOnly: false });
    expect((await own()).rules).toMatchObject({ earliest: '2028-03-31', fixedUntil: '2028-03-31' });
  });

  it('NOTICE-1 tells the landlord by bell and mail, and the acknowledgment ends the lease as every notice does', async () => {
    const { body } = await give({ reason: 'New job', forwardingAddress: '1 Water Street' }).expect(201);
    expect(body).toMatchObject({ open: false, notices: [{ mine: true, kind: 'notice', state: 'sent' }] });
    expect(await lease()).toMatchObject({ state: 'active', endsOn: null });
    await soon(() => mailsTo(home.landlord.email), ['tenant-notices.given']);
    await soon(() => mailsTo(home.tenant.email), ['tenant-notices.told_given']);
    await soon(() => bellsOf(home.landlord), ['tenant_notice_given']);
    const overview = await test.http('get', '/api/landlords/overview', home.landlord.token).expect(200);
    expect(overview.body.waiting.find(({ kind }: { kind: string }) => kind === 'notice')).toMatchObject({
      count: 1,
      id: home.leaseId,
      name: 'Kim Larsen',
    });
    const [notice] = await seen();
    expect(notice).toMatchObject({ reason: 'New job', forwardingAddress: '1 Water Street', joint: false });
    await answer(notice.id, { status: 'acknowledged', version: notice.version }).expect(200);
    await answer(notice.id, { status: 'acknowledged', version: notice.version }).expect(200);
    expect(await lease()).toMatchObject({
      state: 'notice',
      endsOn: '2027-01-31',
      notice: { by: 'tenant', givenOn: '2026-11-23' },
    });
    await eventually(async () => (await mailsTo(home.tenant.email)).includes('landlords.notice_recorded'));
    const audit = await test.sql<{ action: string }>(
      "select action from audit_entry where action like 'tenant_notice.%' and subject_id = $1",
      [notice.id],
    );
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['tenant_notice.give', 'tenant_notice.acknowledged']),
    );
    await give()
      .expect(422)
      .expect(({ body: refused }) => expect(refused.reason).toBe('lease_has_last_day'));
  });

  it('NOTICE-1 sent twice at once is one notice; another day beside it is refused', async () => {
    const [one, two] = await Promise.all([give(), give()]);
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(await seen()).toHaveLength(1);
    const { body } = await give({ lastDay: '2027-02-28' }).expect(409);
    expect(body.reason).toBe('notice_open');
  });

  it('NOTICE-1 refuses a day that has passed, is too early or too far, and lets an early one be asked for', async () => {
    const fault = async (lastDay: string) => (await give({ lastDay }).expect(400)).body.details[0];
    expect(await fault('2026-11-22')).toMatchObject({ field: 'lastDay', code: 'in_past' });
    expect(await fault('2026-12-21')).toMatchObject({ field: 'lastDay', code: 'last_day_too_early' });
    expect(await fault('2032-01-01')).toMatchObject({ field: 'lastDay', code: 'last_day_too_far' });
    await give({ lastDay: '2026-12-15', early: true }).expect(201);
    await soon(() => mailsTo(home.landlord.email), ['tenant-notices.asked']);
    await soon(() => mailsTo(home.tenant.email), ['tenant-notices.told_asked']);
    const [asked] = await seen();
    expect(asked).toMatchObject({ kind: 'early_end', earliestDay: '2026-12-22' });
    await answer(asked.id, { status: 'declined' }).expect(400);
    await answer(asked.id, { status: 'declined', note: 'Sorry, not before January' }).expect(200);
    expect(await lease()).toMatchObject({ state: 'active', endsOn: null });
    await eventually(async () => (await mailsTo(home.tenant.email)).includes('tenant-notices.declined'));
    expect((await own()).notices[0]).toMatchObject({ state: 'declined', answerNote: 'Sorry, not before January' });

    await give({ lastDay: '2026-12-20', early: true }).expect(201);
    const [again] = await seen();
    await answer(again.id, { status: 'acknowledged' }).expect(200);
    expect(await lease()).toMatchObject({ state: 'notice', endsOn: '2026-12-20', notice: { by: 'agreement' } });
  });

  it('NOTICE-1 a notice that keeps to the rules can’t be declined, only answered', async () => {
    await give().expect(201);
    const [notice] = await seen();
    const { body } = await answer(notice.id, { status: 'declined', note: 'No' }).expect(422);
    expect(body.reason).toBe('notice_needs_no_consent');
    await answer(notice.id, { note: 'Is it the 31st?' }).expect(200);
    await soon(() => bellsOf(home.tenant), ['tenant_notice_replied']);
    await eventually(async () => (await mailsTo(home.tenant.email)).includes('tenant-notices.replied'));
    expect((await own()).notices[0]).toMatchObject({ state: 'sent', answerNote: 'Is it the 31st?' });
    await answer(notice.id, { status: 'acknowledged', version: notice.version }).expect(409);
  });

  it('NOTICE-1 is withdrawn by the tenant alone before the acknowledgment, and with consent after it', async () => {
    await give().expect(201);
    const [first] = await seen();
    await withdraw(first.id).expect(200);
    await eventually(async () => (await mailsTo(home.landlord.email)).includes('tenant-notices.withdrawn'));
    await eventually(async () => (await mailsTo(home.tenant.email)).includes('tenant-notices.told_withdrawn'));
    await withdraw(first.id).expect(200);
    await answer(first.id, { status: 'acknowledged' }).expect(422);

    await give().expect(201);
    const [second] = await seen();
    await answer(second.id, { status: 'acknowledged' }).expect(200);
    await withdraw(second.id).expect(200);
    expect(await lease()).toMatchObject({ state: 'notice' });
    await eventually(async () => (await mailsTo(home.landlord.email)).includes('tenant-notices.withdrawal_asked'));
    await answer(second.id, { status: 'kept', note: 'The home is let again' }).expect(200);
    await eventually(async () => (await mailsTo(home.tenant.email)).includes('tenant-notices.kept'));
    expect((await own()).notices[0]).toMatchObject({ state: 'acknowledged', withdrawalAskedAt: null });
    await withdraw(second.id).expect(200);
    await answer(second.id, { status: 'withdrawn' }).expect(200);
    await eventually(async () => (await mailsTo(home.tenant.email)).includes('landlords.notice_withdrawn'));
    expect(await lease()).toMatchObject({ state: 'active', endsOn: null, notice: null });
    expect((await own()).open).toBe(true);
  });

  it('NOTICE-1 goes with the notice of the lease that the landlord withdraws in another way', async () => {
    await give().expect(201);
    const [notice] = await seen();
    await answer(notice.id, { status: 'acknowledged' }).expect(200);
    await test.http('post', `/api/landlords/leases/${home.leaseId}/notice/withdraw`, home.landlord.token).expect(200);
    await soon(async () => (await seen())[0].state, 'withdrawn');
  });

  it('NOTICE-1 stays once the deposit was returned because of it, until that return is reversed', async () => {
    const post = (rest: string, body: object = {}) =>
      test.http('post', `/api/landlords/leases/${home.leaseId}${rest}`, home.landlord.token).send(body);
    await post('/opening', { depositHeldCents: 50_000 }).expect(201);
    await give().expect(201);
    const [notice] = await seen();
    await answer(notice.id, { status: 'acknowledged' }).expect(200);
    await post('/deposit/return', { returnedCents: 50_000 }).expect(201);
    await withdraw(notice.id).expect(200);
    for (const refused of [answer(notice.id, { status: 'withdrawn' }), post('/notice/withdraw')])
      expect((await refused.expect(422)).body.reason).toBe('notice_deposit_returned');
    expect(await lease()).toMatchObject({ state: 'notice' });
    await test.sql('update deposit_return set undone_on = now() where lease_id = $1', [home.leaseId]);
    await answer(notice.id, { status: 'withdrawn' }).expect(200);
    expect(await lease()).toMatchObject({ state: 'active' });
  });

  it('NOTICE-2 on a joint lease all tenants see it, and the landlord decides who leaves', async () => {
    const jo = await another();
    await give({ reason: 'Private', forwardingAddress: 'Secret Street 1' }).expect(201);
    await soon(() => mailsTo(jo.email), ['tenant-notices.told_given']);
    const [theirs] = (await own(jo.token)).notices;
    expect(theirs).toMatchObject({ mine: false, name: 'Kim Larsen', reason: null, forwardingAddress: null });
    const letter = await test.http('get', `/api/tenant-notices/${theirs.id}/letter`, jo.token).expect(200);
    expect(pdfTexts(letter.body).join('\n')).not.toContain('Secret Street');
    await withdraw(theirs.id, jo.token).expect(404);

    const [notice] = await seen();
    expect(notice.joint).toBe(true);
    expect((await answer(notice.id, { status: 'acknowledged' }).expect(422)).body.reason).toBe('effect_needed');
    await answer(notice.id, { status: 'acknowledged', effect: 'tenant_leaves' }).expect(200);
    expect(await lease()).toMatchObject({ state: 'active', endsOn: null });
    const rows = await test.sql<{ name: string; on: string | null; until: string | null }>(
      `select first_name as name, leaves_on::text as on, (access_ends_at at time zone 'America/Toronto')::text as until
       from lease_tenant where lease_id = $1 order by first_name desc`,
      [home.leaseId],
    );
    expect(rows).toEqual([
      { name: 'Kim', on: '2027-01-31', until: '2029-02-01 00:00:00' },
      { name: 'Jo', on: null, until: null },
    ]);
    await soon(() => bellsOf(jo), ['tenant_notice_told', 'tenant_notice_leaving']);
    await eventually(async () => (await mailsTo(home.tenant.email)).includes('tenant-notices.leaving'));
    // Jo is the only one left: the lease ends with Jo’s notice.
    await give({}, jo.token).expect(201);
    const [second] = await seen();
    expect(second).toMatchObject({ name: 'Jo Roy', joint: false });
    expect((await answer(second.id, { status: 'acknowledged', effect: 'tenant_leaves' }).expect(422)).body.reason).toBe(
      'only_tenant',
    );
  });

  it('NOTICE-1 is a letter for both sides', async () => {
    await give({ forwardingAddress: '1 Water Street' }).expect(201);
    const [notice] = await seen();
    for (const { token } of [home.tenant, home.landlord]) {
      const letter = await test.http('get', `/api/tenant-notices/${notice.id}/letter?language=fr`, token).expect(200);
      const text = pdfTexts(letter.body).join('\n');
      expect(text).toContain('Avis de départ');
      expect(text).toContain('1 Water Street');
    }
  });

  it('NOTICE-3 is nobody else’s: other leases, former tenants, suppliers and staff', async () => {
    await give().expect(201);
    const [notice] = await seen();
    const stranger = await letHome(test);
    const staff = await person(test, 'staff');
    const supplier = await person(test, 'supplier');
    await give({}, stranger.tenant.token).expect(404);
    await give({}, supplier.token).expect(403);
    await give({}, staff.token).expect(403);
    await give({}, home.landlord.token).expect(403);
    await withdraw(notice.id, stranger.tenant.token).expect(404);
    await answer(notice.id, { status: 'acknowledged' }, stranger.landlord.token).expect(404);
    await answer(notice.id, { status: 'acknowledged' }, staff.token).expect(403);
    await test.http('get', `/api/tenant-notices/${notice.id}/letter`, stranger.tenant.token).expect(404);
    await test.http('get', `/api/tenant-notices/${notice.id}/letter`, supplier.token).expect(403);
    await test.http('get', `/api/tenants/me/notices?leaseId=${home.leaseId}`, stranger.tenant.token).expect(404);
    expect((await test.http('get', '/api/tenant-notices', stranger.landlord.token).expect(200)).body).toEqual([]);
    await withdraw(notice.id).expect(200);
    await test.sql("update lease set state = 'ended', ends_on = '2026-11-20' where id = $1", [home.leaseId]);
    expect((await give().expect(422)).body.reason).toBe('lease_ended');
    await test.sql("update lease set starts_on = '2022-01-01', ends_on = '2023-01-01' where id = $1", [home.leaseId]);
    await give().expect(404);
  });

  it('NOTICE-1 on a lease that ends with its term asks for no notice, only for an earlier end', async () => {
    await test.sql("update lease set term_ends_on = '2027-01-31', ends_for_good = true where id = $1", [home.leaseId]);
    expect((await give().expect(422)).body.reason).toBe('lease_has_last_day');
    await give({ lastDay: '2027-01-15', early: true }).expect(201);
  });

  it('NOTICE-3 deletes the reason and the address with the person', async () => {
    await give({ reason: 'New job', forwardingAddress: '1 Water Street' }).expect(201);
    await test.app.get(Scope).asSystem('test', () => test.app.get(Erasure).erase({ userId: home.tenant.userId }));
    expect((await seen())[0]).toMatchObject({ name: 'Kim Larsen', reason: null, forwardingAddress: null });
  });
});
