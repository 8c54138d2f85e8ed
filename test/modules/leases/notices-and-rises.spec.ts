import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

/** A landlord's notice to leave, and every way in which a rent rises: one check of the region's rules, and the tenant is told. */
describe('notices to leave and changes of rent', () => {
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
  const post = (path: string, body: object = {}) =>
    test.http('post', `/api/landlords/leases/${home.leaseId}/${path}`, home.landlord.token).send(body);
  const rules = (body: { rules?: { code: string }[] }) => (body.rules ?? []).map(({ code }) => code);
  const mails = async () =>
    (
      await test.sql<{ template: string }>(
        'select template from outbox_message where recipient = $1 order by created_at, id',
        [home.tenant.email],
      )
    ).map(({ template }) => template);
  const letter = (kind: string, token: string) =>
    test.http('get', `/api/leases/${home.leaseId}/letters/${kind}`, token);

  it.each([
    ['ON', 'CA'],
    ['QC', 'CA'],
    ['CA', 'US'],
  ])('a notice of eight days without a ground is refused in %s', async (region, country) => {
    await at(region, country);
    const { body } = await post('notice', { endsOn: '2026-11-30' }).expect(422);
    expect([body.code, rules(body)]).toEqual(['region_rule', expect.arrayContaining(['cause_required'])]);
    expect(await mails()).toEqual([]);
  });

  it.each(['SK', 'NL'])('FIRST-4 in %s a period for the end of a fixed term counts for that day', async (region) => {
    const until = (last: string) => test.sql('update lease set term_ends_on = $2 where id = $1', [home.leaseId, last]);
    await at(region);
    await until('2026-12-31');
    expect(rules((await post('notice', { endsOn: '2026-12-31' }).expect(422)).body)).toEqual(['notice_too_late']);
    await until('2027-03-31');
    const { body: lease } = await test
      .http('get', `/api/landlords/leases/${home.leaseId}`, home.landlord.token)
      .expect(200);
    expect(lease.endDays).toMatchObject({ today: '2026-11-22', landlord: '2027-03-31' });
    await post('notice', { endsOn: '2027-03-31' }).expect(200);
  });

  it.each([
    ['ON', 'CA', 'own_use', '2027-01-31', 'N12', 'stepstojustice.ca'],
    ['BC', 'CA', 'own_use', '2027-03-31', null, 'rentingitright.ca'],
    ['AZ', 'US', 'end_of_term', '2026-12-21', 'none', 'tenantsmatter.org'],
  ])(
    'in %s-%s a notice (%s) a month before %s is refused with its page, and then accepted; the form is %s',
    async (region, country, reason, first, form, host) => {
      await at(region, country);
      const { body: lease } = await test
        .http('get', `/api/landlords/leases/${home.leaseId}`, home.landlord.token)
        .expect(200);
      const ground = lease.endDays.grounds.find((known: { reason: string }) => known.reason === reason);
      const page = expect.stringMatching(/^https:/);
      const frenchPage = region === 'ON' ? 'https://tribunalsontario.ca/cli/' : null;
      const named = { name: form, page, frenchName: null, frenchPage, mustCheck: true };
      expect([ground.earliest, ground.form]).toEqual([first, form === 'none' ? null : named]);
      // A month before, which is no rental period less than that.
      const before = new Date(Date.parse(first) - 31 * 86_400_000).toISOString().slice(0, 10);
      const { body } = await post('notice', { endsOn: before, reason }).expect(422);
      expect([body.code, rules(body)[0]]).toEqual(['region_rule', 'notice_too_late']);
      expect(body.rules[0].source).toMatch(new RegExp(`^https://${host}/.`));
      // Own use has conditions on record in Ontario alone. Saying it twice does no harm elsewhere.
      const { status, body: asked } = await post('notice', { endsOn: first, reason });
      expect([status, asked.rules?.map(({ code }: { code: string }) => code)]).toEqual(
        region === 'ON' ? [422, ['notice_own_use_conditions']] : [200, undefined],
      );
      const confirmReason = 'My mother moves in, and a month’s rent is paid';
      await post('notice', { endsOn: first, reason, confirmReason }).expect(200);
      const { body: pdf } = await letter('notice', home.tenant.token).expect(200);
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    },
  );

  it('FIRST-4 the earliest last day lies after the fixed term, and is not known where no period is', async () => {
    const endDays = async () =>
      (await test.http('get', `/api/landlords/leases/${home.leaseId}`, home.landlord.token).expect(200)).body.endDays;
    await at('AZ', 'US');
    await test.sql("update lease set term_ends_on = '2027-06-30' where id = $1", [home.leaseId]);
    expect(await endDays()).toMatchObject({ landlord: null, tenant: '2027-06-30' });
    await at('NL');
    expect(await endDays()).toMatchObject({ landlord: '2027-06-30', tenant: '2027-06-30' });
    await test.sql('update lease set term_ends_on = null where id = $1', [home.leaseId]);
    expect(await endDays()).toMatchObject({ landlord: null, tenant: null });
    await at('AZ', 'US');
    expect(await endDays()).toMatchObject({ landlord: '2026-12-21', tenant: '2026-12-21' });
    await at('ON');
    expect((await endDays()).landlord).toBeNull();
  });

  it('a notice whose period is not on record has to be confirmed with a reason, and the tenant gets a message and a letter', async () => {
    await at('MB');
    const asked = await post('notice', { endsOn: '2027-02-28', reason: 'own_use' }).expect(422);
    expect([asked.body.code, rules(asked.body)]).toEqual(['confirmation_required', ['notice_period_unknown']]);
    await post('notice', { endsOn: '2027-02-28', reason: 'own_use', confirmReason: '  ' }).expect(422);
    const { body } = await post('notice', {
      endsOn: '2027-02-28',
      reason: 'own_use',
      confirmReason: 'Form 11A was handed over on November 20',
    }).expect(200);
    expect(body).toMatchObject({
      state: 'notice',
      endsOn: '2027-02-28',
      notice: {
        by: 'landlord',
        reason: 'own_use',
        givenOn: '2026-11-22',
        confirmation: 'Form 11A was handed over on November 20',
      },
    });
    await eventually(async () => (await mails()).includes('landlords.notice_given'));
    for (const token of [home.tenant.token, home.landlord.token]) {
      const { headers, body: pdf } = await letter('notice', token).expect(200);
      expect([headers['content-type'], pdf.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
    }
    await letter('notice', (await letHome(test)).tenant.token).expect(404);
    await post('notice/withdraw').expect(200);
    await eventually(async () => (await mails()).includes('landlords.notice_withdrawn'));
    await letter('notice', home.tenant.token).expect(404);
  });

  it('a tenant’s own notice is taken as it is, and confirmed to them', async () => {
    await at('ON');
    expect((await post('notice', { endsOn: '2026-12-05', by: 'tenant' }).expect(200)).body.notice).toMatchObject({
      by: 'tenant',
      reason: null,
    });
    await eventually(async () => (await mails()).includes('landlords.notice_recorded'));
  });

  it('nothing is sent to the address that stands for someone who deleted their account', async () => {
    await test.sql("update app_user set deleted_at = now(), email = id || '@deleted.invalid' where id = $1", [
      home.tenant.userId,
    ]);
    await test.sql(
      `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, first_name, last_name, email, language)
      values (gen_random_uuid(), $1, false, now(), $2, $3, $4, 'Ana', 'Ruiz', 'ana@example.com', 'es')`,
      [home.landlord.accountId, home.propertyId, home.unitId, home.leaseId],
    );
    await post('notice', { endsOn: '2026-12-05', by: 'tenant' }).expect(200);
    const told = await eventually(async () => {
      const rows = await test.sql<{ recipient: string }>(
        "select m.recipient from outbox_message m where m.template = 'landlords.notice_recorded' and (m.recipient = 'ana@example.com' or m.recipient like $1 || '@%')",
        [home.tenant.userId],
      );
      return rows.length > 0 && rows;
    });
    expect(told.map(({ recipient }) => recipient)).toEqual(['ana@example.com']);
  });

  it('a rise in a year whose cap is not on record has to be confirmed, whichever way it comes', async () => {
    await at('MB');
    const rise = { startsOn: '2027-03-01', rentCents: 172_755, termEndsOn: null };
    const asked = await post('renew', rise).expect(422);
    expect([asked.body.code, rules(asked.body)]).toEqual(['confirmation_required', ['rent_cap_expired']]);
    const late = await post('renew', {
      ...rise,
      startsOn: '2027-02-01',
      confirmReason: 'Manitoba published 4.7 %',
    }).expect(422);
    expect([late.body.code, rules(late.body)]).toEqual(['region_rule', ['notice_too_late']]);
    const { body } = await post('renew', { ...rise, confirmReason: 'The board approved it' }).expect(200);
    expect(body.nextTerm).toMatchObject({ startsOn: '2027-03-01', rentCents: 172_755 });
    await eventually(async () => (await mails()).includes('landlords.rent_change'));
    expect((await letter('rent', home.tenant.token).expect(200)).body.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('a rent that does not rise needs no confirmation', async () => {
    await at('ON');
    await post('renew', { startsOn: '2027-03-01', rentCents: 165_000 }).expect(200);
  });

  it('a next term that starts within a month is canceled though that month was charged, at the rent of before', async () => {
    test.clock.setNow('2026-12-02T15:00:00Z');
    home = await letHome(test, { startsOn: '2024-01-01', chargeFrom: '2026-12-01' });
    await at('ON');
    await test.app.get(RentRun).run();
    await post('renew', {
      startsOn: '2026-12-15',
      rentCents: 168_000,
      termEndsOn: null,
      noticeOn: '2026-09-01',
      confirmReason: 'Agreed on paper',
    }).expect(200);
    const [charge] = await test.sql<{ cents: number }>(
      "select amount_cents::int as cents from charge where lease_id = $1 and kind = 'rent' and period = '2026-12'",
      [home.leaseId],
    );
    expect(charge?.cents).toBe(165_000);
    await post('renew/cancel')
      .expect(200)
      .expect(({ body }) => expect(body).toMatchObject({ nextTerm: null, rentCents: 165_000 }));
  });

  it('a next term after the day of a notice is not announced, unless the notice is withdrawn', async () => {
    await at('ON');
    const rise = { startsOn: '2027-03-01', rentCents: 168_000, termEndsOn: '2028-02-29', confirmReason: 'Published' };
    await post('renew', rise).expect(200);
    const announced = async () => {
      const { body: lease } = await test.http('get', `/api/landlords/leases/${home.leaseId}`, home.landlord.token);
      const { body: own } = await test.http('get', '/api/tenants/me/lease', home.tenant.token);
      return [lease.nextTerm?.startsOn ?? null, own.nextTerm?.startsOn ?? null];
    };
    expect(await announced()).toEqual(['2027-03-01', '2027-03-01']);
    await post('notice', { endsOn: '2027-01-31', by: 'tenant' }).expect(200);
    expect(await announced()).toEqual([null, null]);
    await post('notice/withdraw').expect(200);
    expect(await announced()).toEqual(['2027-03-01', '2027-03-01']);
  });

  it('a next term is canceled before it starts, and not after', async () => {
    await at('ON');
    const rise = {
      startsOn: '2027-03-01',
      rentCents: 168_000,
      termEndsOn: '2028-02-29',
      confirmReason: 'Ontario published 2.1 %',
    };
    await post('renew', rise).expect(200);
    const { body } = await post('renew/cancel').expect(200);
    expect(body).toMatchObject({ nextTerm: null, termEndsOn: null, rentCents: 165_000, state: 'active' });
    await eventually(async () => (await mails()).includes('landlords.rent_change_canceled'));
    await post('renew/cancel').expect(404);
    await post('renew', rise).expect(200);
    await test
      .http('post', `/api/landlords/leases/${home.leaseId}/renew/cancel`, (await letHome(test)).landlord.token)
      .expect(404);
    await test.sql("update lease_term set ends_on = '2026-11-21' where lease_id = $1 and starts_on < '2026-11-21'", [
      home.leaseId,
    ]);
    await test.sql("update lease_term set starts_on = '2026-11-22' where lease_id = $1 and starts_on = '2027-03-01'", [
      home.leaseId,
    ]);
    await post('renew/cancel').expect(404);
  });
});
