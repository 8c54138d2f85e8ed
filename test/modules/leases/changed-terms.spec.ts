import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LeaseSteps } from '../../../src/modules/leases/lease-steps.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

/** Terms of a lease that runs: an end that comes sooner is no way around the check of a notice, and the tenants are told. */
describe('changed terms of a running lease', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-22T15:00:00Z');
    home = await letHome(test, { startsOn: '2024-01-01', chargeFrom: '2026-12-01' });
  });

  const at = (region: string, country = 'CA') =>
    test.sql('update property set region = $2, country = $3 where id = $1', [home.propertyId, region, country]);
  const patch = (body: object) =>
    test.http('patch', `/api/landlords/leases/${home.leaseId}`, home.landlord.token).send(body);
  const post = (path: string, body: object = {}) =>
    test.http('post', `/api/landlords/leases/${home.leaseId}/${path}`, home.landlord.token).send(body);
  const rules = (body: { rules?: { code: string }[] }) => (body.rules ?? []).map(({ code }) => code);
  const mails = () =>
    test.sql<{ template: string; params: Record<string, unknown> }>(
      'select template, params from outbox_message where recipient = $1 order by created_at, id',
      [home.tenant.email],
    );
  const templates = async () => (await mails()).map(({ template }) => template);
  const bells = async () =>
    (
      await test.sql<{ kind: string }>('select kind from notification where user_id = $1 order by created_at, id', [
        home.tenant.userId,
      ])
    ).map(({ kind }) => kind);
  const told = (template: string) => eventually(async () => (await templates()).includes(template));
  const reasons = async () =>
    (
      await test.sql<{ reason: string }>(
        "select reason from audit_entry where subject_id = $1 and role = 'landlord' and reason is not null order by at",
        [home.leaseId],
      )
    ).map(({ reason }) => reason);

  it('an end for good that is a few days away is refused like a notice, also with a reason', async () => {
    await at('ON');
    const soon = { termEndsOn: '2026-11-30', endsForGood: true };
    const { body } = await patch(soon).expect(422);
    expect([body.code, rules(body)]).toEqual(['region_rule', ['cause_required']]);
    await patch({ ...soon, confirmReason: 'They know about it' }).expect(422);
    await at('AZ', 'US');
    expect(rules((await patch(soon).expect(422)).body)).toEqual(['notice_too_late']);
    await post('notice', { endsOn: '2027-06-30', by: 'tenant' }).expect(200);
    expect(rules((await patch(soon).expect(422)).body)).toEqual(['notice_too_late']);
  });

  it('one that a notice could give is taken, and the tenants get an email and a notification', async () => {
    await at('NL');
    // No period is on record for a month-to-month lease, so it has to be confirmed.
    const asked = await patch({ termEndsOn: '2027-03-31', endsForGood: true }).expect(422);
    expect([asked.body.code, rules(asked.body)]).toEqual(['confirmation_required', ['notice_period_unknown']]);
    await patch({ termEndsOn: '2027-03-31', endsForGood: true, confirmReason: 'Three months, as agreed' }).expect(200);
    await told('landlords.terms_changed');
    await eventually(async () => (await bells()).includes('notice_given'));
    const [mail] = await mails();
    expect(mail?.params).toMatchObject({ term: 'final', until: 'March 31, 2027', fee: 'same', deposit: 'same' });
    expect(rules((await patch({ termEndsOn: '2027-01-31' }).expect(422)).body)).toContain('notice_too_late');
    // Later, or not for good: the tenants lose nothing, and read about it all the same.
    await patch({ termEndsOn: '2027-05-31' }).expect(200);
    await eventually(async () => (await templates()).length === 2);
  });

  it('what the tenants agreed to needs a reason, which the audit log keeps', async () => {
    await at('ON');
    const agreed = { termEndsOn: '2026-11-30', endsForGood: true, agreed: true };
    const asked = await patch(agreed).expect(422);
    expect([asked.body.code, rules(asked.body)]).toEqual([
      'confirmation_required',
      ['cause_required', 'notice_period_unknown'],
    ]);
    await patch({ ...agreed, confirmReason: '  ' }).expect(422);
    await patch({ ...agreed, confirmReason: 'Form N11 of November 20' }).expect(200);
    expect(await reasons()).toEqual(['Form N11 of November 20']);
    await told('landlords.terms_changed');
    // At its end there is the email about the end, and no other.
    test.clock.setNow('2026-12-01T15:00:00Z');
    await test.app.get(LeaseSteps).endDue();
    await told('landlords.lease_ended');
    expect(await templates()).toEqual(['landlords.terms_changed', 'landlords.lease_ended']);
  });

  it('of a last day that has passed only the end tells', async () => {
    await at('AB');
    await patch({ termEndsOn: '2026-11-15', endsForGood: true, agreed: true, confirmReason: 'Keys returned' }).expect(
      200,
    );
    await test.app.get(LeaseSteps).endDue();
    await told('landlords.lease_ended');
    expect(await templates()).toEqual(['landlords.lease_ended']);
  });

  it.each(['AB', 'NS', 'NB'])('in %s, where a fixed term ends the lease, that may be stated freely', async (region) => {
    await at(region);
    await test.sql("update lease set term_ends_on = '2026-12-31' where id = $1", [home.leaseId]);
    await patch({ endsForGood: true }).expect(200);
    await told('landlords.terms_changed');
  });

  it('a fixed term is not shortened to make way for a notice or a rise, unless the tenants agreed', async () => {
    await at('AB');
    await test.sql("update lease set term_ends_on = '2027-12-31' where id = $1", [home.leaseId]);
    for (const termEndsOn of ['2027-02-28', null]) {
      const { body } = await patch({ termEndsOn }).expect(422);
      expect([body.code, rules(body)]).toEqual(['confirmation_required', ['term_shortened']]);
    }
    await patch({ termEndsOn: null, agreed: true, confirmReason: 'They asked for it' }).expect(200);
    await told('landlords.terms_changed');
    expect((await mails())[0]?.params).toMatchObject({ term: 'monthly' });
    expect(await reasons()).toEqual(['They asked for it']);
    await patch({ termEndsOn: '2028-06-30' }).expect(200);
    await eventually(async () => (await templates()).length === 2);
    expect((await mails()).map(({ params }) => [params.term, params.until])).toContainEqual(['fixed', 'June 30, 2028']);
  });

  it('another late fee or deposit is told with its figures; what stays isn’t', async () => {
    await at('AB');
    await patch({ lateFeeKind: 'fixed', lateFeeValue: 2500, lateFeeAfterDays: 5 }).expect(200);
    await told('landlords.terms_changed');
    await patch({ lateFeeKind: 'percent', lateFeeValue: 150, lateFeeAfterDays: 5, depositCents: 90_000 }).expect(200);
    await eventually(async () => (await templates()).length === 2);
    await patch({ lateFeeKind: 'percent', lateFeeValue: 150, lateFeeAfterDays: 5, depositCents: 90_000 }).expect(200);
    await eventually(async () => (await bells()).length === 2);
    expect((await mails()).map(({ params }) => params)).toMatchObject([
      { term: 'same', fee: 'fixed', feeAmount: expect.stringContaining('25.00'), feeDays: 5, deposit: 'same' },
      { fee: 'percent', feeAmount: '1.5%', deposit: 'changed', depositAmount: expect.stringContaining('900.00') },
    ]);
    expect(await bells()).toEqual(['lease_changed', 'lease_changed']);
  });

  it('a draft is changed without questions and without an email', async () => {
    await at('ON');
    await test.sql("update lease set state = 'draft', activated_at = null where id = $1", [home.leaseId]);
    await patch({ termEndsOn: '2026-11-30', endsForGood: true, depositCents: 100_000 }).expect(200);
    expect(await templates()).toEqual([]);
  });

  it('an end by agreement needs a reason, which is kept with the lease, today and later', async () => {
    await at('ON');
    for (const [path, body] of [
      ['end', { endsOn: '2026-11-22' }],
      ['notice', { endsOn: '2027-02-28', by: 'agreement' }],
    ] as const) {
      expect((await post(path, body).expect(422)).body.code).toBe('confirmation_required');
      expect((await post(path, { ...body, confirmReason: ' ' }).expect(422)).body.code).toBe('confirmation_required');
    }
    expect(await templates()).toEqual([]);
    const { body } = await post('end', { endsOn: '2026-11-22', confirmReason: 'Both signed on November 20' }).expect(
      200,
    );
    expect(body).toMatchObject({
      state: 'ended',
      notice: { by: 'agreement', givenOn: '2026-11-22', confirmation: 'Both signed on November 20' },
      letters: ['end'],
    });
    expect(await reasons()).toEqual(['Both signed on November 20']);
    await told('landlords.lease_ended');
  });

  it('a notice stays on record where the lease then ends sooner by agreement', async () => {
    await at('AB');
    await post('notice', { endsOn: '2027-03-31', by: 'tenant' }).expect(200);
    const { body } = await post('end', { endsOn: '2026-11-22', confirmReason: 'Moved out early' }).expect(200);
    expect(body.notice).toMatchObject({ by: 'tenant', confirmation: null });
    expect(await reasons()).toEqual(['Moved out early']);
  });
});
