import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RenewLease } from '../../../src/modules/leases/renew-lease.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { signedInAgain } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

const LIST = '/api/lease-renewals/recommendations';
const OFFERS = '/api/lease-renewals/offers';

/** A signature that the landlord records: the same check as every other way in which a rent rises, and the tenants are told. */
describe('a renewal signed on paper', () => {
  let test: TestApp;
  let home: LetHome;
  let id: string;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  /** A lease of two years whose term ends on a day, with its recommendation. */
  async function recommended(region: string, endsOn: string, now = '2026-11-26T15:00:00Z') {
    test.clock.setNow(now);
    home = await letHome(test, { startsOn: '2024-12-01', chargeFrom: '2027-03-01' });
    await test.sql("update property set region = $2, country = 'CA' where id = $1", [home.propertyId, region]);
    await test.sql('update lease set term_ends_on = $2 where id = $1', [home.leaseId, endsOn]);
    await test.sql('update unit set market_rent_cents = 190000 where id = $1', [home.unitId]);
    const { body } = await test.http('post', '/api/lease-renewals/generate', home.landlord.token).send({}).expect(201);
    id = body[0].id;
  }
  const put = (body: object) => test.http('put', `${LIST}/${id}`, home.landlord.token).send(body);
  const rules = (body: { rules?: { code: string }[] }) => (body.rules ?? []).map(({ code }) => code);
  const lease = async () =>
    (await test.http('get', `/api/landlords/leases/${home.leaseId}`, home.landlord.token).expect(200)).body;
  const cancel = () =>
    test.http('post', `/api/landlords/leases/${home.leaseId}/renew/cancel`, home.landlord.token).send({});
  const letter = () => test.http('get', `/api/leases/${home.leaseId}/letters/rent`, home.tenant.token);
  const mails = async () =>
    (
      await test.sql<{ template: string }>(
        'select template from outbox_message where recipient = $1 order by created_at, id',
        [home.tenant.email],
      )
    ).map(({ template }) => template);
  const bells = async () =>
    (
      await test.sql<{ kind: string }>('select kind from notification where user_id = $1 order by created_at, id', [
        home.tenant.userId,
      ])
    ).map(({ kind }) => kind);

  it.each(['ON', 'BC'])('notice that came too late in %s is refused, and a day in the future too', async (region) => {
    await recommended(region, '2026-11-30');
    await put({ status: 'adjusted', rentCents: 166_000 }).expect(200);
    const { body } = await put({ status: 'signed' }).expect(422);
    expect([body.code, rules(body)]).toEqual(['region_rule', ['notice_too_late']]);
    expect((await put({ status: 'signed', noticeOn: '2026-11-27' }).expect(400)).body.details[0].field).toBe(
      'noticeOn',
    );
    await put({ status: 'signed', noticeOn: '2026-02-30' }).expect(400);
    expect((await lease()).nextTerm).toBeNull();
    await put({ status: 'accepted' }).expect(200);
    await put({ status: 'adjusted', rentCents: 166_000 }).expect(200);
    expect((await put({ status: 'signed', noticeOn: '2026-08-05' }).expect(200)).body.status).toBe('signed');
    expect((await lease()).nextTerm).toMatchObject({ startsOn: '2026-12-01', rentCents: 166_000, cancelable: true });
  });

  it('a rent that stays needs no notice', async () => {
    await recommended('ON', '2026-11-30');
    await put({ status: 'adjusted', rentCents: 165_000 }).expect(200);
    await put({ status: 'signed' }).expect(200);
  });

  it('the tenants get one email, a notification and a letter, and it is canceled until it starts', async () => {
    await recommended('AB', '2027-03-20');
    await put({ status: 'adjusted', rentCents: 168_000 }).expect(200);
    await put({ status: 'signed', noticeOn: '2026-11-20' }).expect(200);
    await put({ status: 'signed' }).expect(200);
    await eventually(async () => (await bells()).includes('rent_change'));
    await eventually(async () => (await mails()).includes('landlords.rent_change'));
    expect(await mails()).toEqual(['landlords.rent_change']);
    expect((await lease()).letters).toEqual(['rent']);
    expect((await letter().expect(200)).body.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await cancel().expect(200)).body).toMatchObject({
      nextTerm: null,
      termEndsOn: '2027-03-20',
      letters: ['rent', 'rent_canceled'],
    });
    await eventually(async () => (await mails()).includes('landlords.rent_change_canceled'));
    await eventually(
      async () => (await test.http('get', `${LIST}/${id}`, home.landlord.token)).body.status === 'withdrawn',
    );
    // The letter that was sent stays, and says that it is canceled.
    await letter().expect(200);
    await put({ status: 'signed' }).expect(422);
  });

  it('an offer that was made in time is lawful however late it is signed; its day is the notice’s', async () => {
    await recommended('AB', '2027-03-20');
    await put({ status: 'adjusted', rentCents: 168_000 }).expect(200);
    await put({ status: 'offered', answerBy: '2027-03-10' }).expect(200);
    test.clock.setNow('2027-03-09T15:00:00Z');
    home.landlord = await signedInAgain(test, home.landlord);
    await put({ status: 'signed', noticeOn: '2027-03-09' }).expect(200);
    const [term] = await test.sql(
      'select notice_on::text as "noticeOn", tenant_accepted as accepted from lease_term where lease_id = $1 and renewal_id is not null',
      [home.leaseId],
    );
    expect(term).toEqual({ noticeOn: '2026-11-26', accepted: false });
    await eventually(async () => (await mails()).includes('landlords.rent_change'));
    expect(await mails()).toEqual(['lease-renewals.offered', 'landlords.rent_change']);
    await cancel().expect(200);
    await eventually(
      async () =>
        (await test.sql<{ state: string }>('select state from renewal_offer where renewal_id = $1', [id]))[0]?.state ===
        'withdrawn',
    );
  });

  it('what a tenant accepted is told once, and not canceled', async () => {
    await recommended('AB', '2027-03-20');
    await put({ status: 'adjusted', rentCents: 168_000 }).expect(200);
    await put({ status: 'offered' }).expect(200);
    const [offer] = (await test.http('get', OFFERS, home.tenant.token).expect(200)).body;
    await test.http('put', `${OFFERS}/${offer.id}`, home.tenant.token).send({ status: 'accepted' }).expect(200);
    await eventually(async () => (await bells()).includes('renewal_signed'));
    expect(await mails()).toEqual(['lease-renewals.offered', 'lease-renewals.signed']);
    expect(await bells()).not.toContain('rent_change');
    expect(await lease()).toMatchObject({ nextTerm: { cancelable: false }, letters: [] });
    expect((await cancel().expect(422)).body.reason).toBe('renewal_accepted');
  });

  it('no term that has begun is canceled', async () => {
    await recommended('AB', '2027-03-20');
    await put({ status: 'accepted' }).expect(200);
    await put({ status: 'signed' }).expect(200);
    test.clock.setNow('2027-03-22T15:00:00Z');
    home.landlord = await signedInAgain(test, home.landlord);
    await test.app.get(RenewLease).beginTerms();
    await cancel().expect(404);
  });

  it('an unknown cap is asked about whether the rent is accepted, adjusted, offered or signed, and again for another rent', async () => {
    await recommended('MB', '2027-03-20');
    const asked = async (body: object) => {
      const answer = await put(body).expect(422);
      expect([answer.body.code, rules(answer.body)]).toEqual(['confirmation_required', ['rent_cap_expired']]);
    };
    await test.sql('update lease_renewal set proposed_rent_cents = 168000, high_rent_cents = 168000 where id = $1', [
      id,
    ]);
    await asked({ status: 'accepted' });
    await asked({ status: 'adjusted', rentCents: 169_000 });
    await put({ status: 'adjusted', rentCents: 165_000 }).expect(200);
    // As if the cap had run out since: each step asks by itself.
    await test.sql('update lease_renewal set rent_cents = 169000 where id = $1', [id]);
    await asked({ status: 'offered' });
    await asked({ status: 'signed' });
    await asked({ status: 'signed', confirmReason: '   ' });
    await put({ status: 'adjusted', rentCents: 169_000, confirmReason: 'The board approved it' }).expect(200);
    await asked({ status: 'adjusted', rentCents: 190_000 });
    await put({ status: 'signed' }).expect(200);
    const [term] = await test.sql(
      'select confirm_reason as reason from lease_term where lease_id = $1 and renewal_id is not null',
      [home.leaseId],
    );
    expect(term).toEqual({ reason: 'The board approved it' });
  });

  it('a term that was signed before it had a letter can be canceled too', async () => {
    await recommended('AB', '2027-03-20');
    await put({ status: 'accepted' }).expect(200);
    await put({ status: 'signed' }).expect(200);
    await test.sql(
      'update lease_term set notice_on = null, confirm_reason = null where lease_id = $1 and renewal_id = $2',
      [home.leaseId, id],
    );
    // A term that was signed before letters came with it has none, and is canceled like the others.
    expect(await lease()).toMatchObject({ letters: [], nextTerm: { cancelable: true } });
    await letter().expect(404);
  });
});
