import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LeaseSteps } from '../../../src/modules/leases/lease-steps.service.js';
import { LateFeeRun } from '../../../src/modules/rent/late-fee-run.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { signedInAgain } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { pdfTexts } from '../../support/pdf-text.js';

/** A landlord ended the wrong lease, or on the wrong day. */
describe('an end of a lease that was a mistake', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-22T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-10-01', rentCents: 120_000 });
    await test.app.get(RentRun).run();
  });

  const at = (rest: string) => `/api/landlords/leases/${home.leaseId}${rest}`;
  const post = (rest: string, body: object = {}) => test.http('post', at(rest), home.landlord.token).send(body);
  /** Days pass; the landlord signs in again. */
  const on = async (now: string) => {
    test.clock.setNow(now);
    home = { ...home, landlord: await signedInAgain(test, home.landlord) };
  };
  const lease = async () => (await test.http('get', at(''), home.landlord.token).expect(200)).body;
  const end = (endsOn = '2026-11-15') => post('/end', { endsOn, confirmReason: 'Both signed' });
  const undo = () => post('/end/undo');
  const owed = () =>
    test.sql<{ period: string; cents: number }>(
      "select period, amount_cents::int as cents from charge where lease_id = $1 and kind = 'rent' and voided_at is null order by period",
      [home.leaseId],
    );
  const mailed = async (template: string) =>
    (
      await test.sql<{ params: Record<string, string> }>(
        'select params from outbox_message where recipient = $1 and template = $2',
        [home.tenant.email, `landlords.${template}`],
      )
    ).map(({ params }) => params);
  const full = [
    { period: '2026-10', cents: 120_000 },
    { period: '2026-11', cents: 120_000 },
  ];

  it('PY-009 a mistaken end is undone with its month, its access and its mail, and asking again changes nothing', async () => {
    await end().expect(200);
    expect((await owed()).at(-1)).toEqual({ period: '2026-11', cents: 60_000 });
    expect(await lease()).toMatchObject({ state: 'ended', undoEndUntil: '2026-12-22' });
    const { body } = await undo().expect(200);
    expect(body).toMatchObject({ state: 'active', endsOn: null, notice: null, undoEndUntil: null });
    expect(body.tenants[0]).toMatchObject({ accessEndsAt: null });
    expect(await owed()).toEqual(full);
    await undo().expect(200);
    await eventually(async () => (await mailed('lease_end_undone')).length > 0);
    expect(await mailed('lease_end_undone')).toMatchObject([{ ends: 'no', hasNext: 'no' }]);
    await eventually(
      async () =>
        (
          await test.sql("select from notification where user_id = $1 and kind = 'lease_end_undone'", [
            home.tenant.userId,
          ])
        ).length === 1,
    );
    expect(
      await test.sql("select action from audit_entry where subject_id = $1 and action = 'lease.undo_end'", [
        home.leaseId,
      ]),
    ).not.toEqual([]);
    expect(
      await test.sql(
        'select entry_id from posting where lease_id = $1 group by entry_id having sum(amount_cents) <> 0',
        [home.leaseId],
      ),
    ).toEqual([]);
    // The hourly runs leave it as it is.
    await test.app.get(LeaseSteps).endDue();
    await test.app.get(RentRun).run();
    expect(await owed()).toEqual(full);
  });

  it('PY-009 two requests together undo it once, and the rents of the days since are posted', async () => {
    await end().expect(200);
    await on('2026-12-10T15:00:00Z');
    expect((await Promise.all([undo(), undo()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await owed()).toEqual([...full, { period: '2026-12', cents: 120_000 }]);
    await test.app.get(RentRun).run();
    expect(await owed()).toHaveLength(3);
  });

  const letter = (token = home.landlord.token) =>
    test.http('get', `/api/leases/${home.leaseId}/letters/end_undone`, token).buffer();
  const read = async (token?: string) =>
    pdfTexts((await letter(token).expect(200)).body)
      .join(' ')
      .replaceAll(/\s+/g, ' ');

  it('the letter revokes those about that day alone, and names the day on which the lease ends for good', async () => {
    await test.sql("update lease set term_ends_on = '2026-12-31', ends_for_good = true where id = $1", [home.leaseId]);
    await end().expect(200);
    await undo().expect(200);
    const text = await read();
    expect(text).toContain('Your lease continues until December 31, 2026');
    expect(text).toContain('Letters that give November 15, 2026 as the last day of your lease no longer apply.');
    await eventually(async () => (await mailed('lease_end_undone')).length > 0);
    expect(await mailed('lease_end_undone')).toMatchObject([{ ends: 'yes' }]);
  });

  it('has a letter for both sides with what applies again and what is owed, until the lease has ended again', async () => {
    await end().expect(200);
    await letter().expect(404);
    await undo().expect(200);
    expect((await lease()).letters).toEqual(expect.arrayContaining(['end_undone']));
    expect((await lease()).letters).not.toContain('end');
    for (const token of [home.landlord.token, home.tenant.token]) {
      const text = await read(token);
      for (const words of ['Your lease continues', 'November 15, 2026', '$1,200.00 CAD a month', '$600.00 CAD more'])
        expect(text).toContain(words);
    }
    const other = await letHome(test);
    await letter(other.landlord.token).expect(404);
    await letter(other.tenant.token).expect(404);
    await end('2026-11-20').expect(200);
    await letter().expect(404);
  });

  it('RNT-04 a rent that is charged again gets no late fee until the days of grace have passed since', async () => {
    const fees = () =>
      test.sql<{ period: string }>(
        "select period from charge where lease_id = $1 and kind = 'late_fee' and voided_at is null",
        [home.leaseId],
      );
    await test.sql(
      "update lease set late_fee_kind = 'fixed', late_fee_value = 2500, late_fee_after_days = 5 where id = $1",
      [home.leaseId],
    );
    await test.sql("update property set region = 'NU' where id = $1", [home.propertyId]);
    await end('2026-10-31').expect(200);
    await on('2026-12-10T15:00:00Z');
    await undo().expect(200);
    await test.app.get(LateFeeRun).run();
    expect((await fees()).map(({ period }) => period)).not.toEqual(expect.arrayContaining(['2026-11']));
    expect((await fees()).map(({ period }) => period)).not.toEqual(expect.arrayContaining(['2026-12']));
    await on('2026-12-16T15:00:00Z');
    await test.app.get(LateFeeRun).run();
    expect((await fees()).map(({ period }) => period)).toEqual(expect.arrayContaining(['2026-11', '2026-12']));
  });

  it('a notice counts again if its day is still to come, and not once it has passed', async () => {
    const notice = { endsOn: '2026-12-31', by: 'agreement', confirmReason: 'Both signed' };
    await post('/notice', notice).expect(200);
    await end().expect(200);
    expect((await undo().expect(200)).body).toMatchObject({
      state: 'notice',
      endsOn: '2026-12-31',
      notice: { by: 'agreement', confirmation: 'Both signed' },
    });
    await eventually(async () => (await mailed('lease_end_undone')).length > 0);
    expect(await mailed('lease_end_undone')).toMatchObject([{ ends: 'yes' }]);
    await on('2027-01-03T15:00:00Z');
    await test.app.get(LeaseSteps).endDue();
    expect(await lease()).toMatchObject({ state: 'ended', endsOn: '2026-12-31' });
    expect((await undo().expect(200)).body).toMatchObject({ state: 'active', endsOn: null, notice: null });
    await test.app.get(LeaseSteps).endDue();
    expect((await owed()).at(-1)).toEqual({ period: '2027-01', cents: 120_000 });
  });

  it('a lease whose final term has passed continues from month to month', async () => {
    await test.sql("update lease set term_ends_on = '2026-11-20', ends_for_good = true where id = $1", [home.leaseId]);
    await test.app.get(LeaseSteps).endDue();
    expect((await undo().expect(200)).body).toMatchObject({
      state: 'active',
      termEndsOn: '2026-11-20',
      endsForGood: false,
    });
    await test.app.get(LeaseSteps).endDue();
    expect(await lease()).toMatchObject({ state: 'active' });
  });

  it('is refused once the deposit was returned, and allowed again after that was reversed', async () => {
    await test.sql("update property set region = 'ON' where id = $1", [home.propertyId]);
    await post('/opening', { depositHeldCents: 50_000 }).expect(201);
    await end().expect(200);
    expect(await lease()).toMatchObject({ undoEndUntil: '2026-12-22', depositCents: 0, depositHeldCents: 50_000 });
    await post('/deposit/return', { returnedCents: 50_000 }).expect(201);
    // It isn't offered either.
    expect(await lease()).toMatchObject({ undoEndUntil: null, depositHeldCents: 0 });
    expect((await undo().expect(422)).body.reason).toBe('deposit_return_recorded');
    const { body: rows } = await test.http('get', at('/ledger'), home.landlord.token).expect(200);
    const returned = rows.find(({ entry }: { entry: string }) => entry === 'deposit_returned');
    await post(`/ledger/${returned.id}/reverse`).expect(200);
    expect(await lease()).toMatchObject({ undoEndUntil: '2026-12-22' });
    await undo().expect(200);
  });

  it('isn’t refused for a deposit that was returned before the end', async () => {
    await test.sql("update property set region = 'ON' where id = $1", [home.propertyId]);
    await post('/opening', { depositHeldCents: 50_000 }).expect(201);
    await post('/deposit/return', { returnedCents: 50_000 }).expect(201);
    await test.sql("update deposit_return set created_at = '2026-11-21T12:00:00Z' where lease_id = $1", [home.leaseId]);
    await end().expect(200);
    expect(await lease()).toMatchObject({ undoEndUntil: '2026-12-22' });
    await undo().expect(200);
  });

  it('is refused once the tenant has left by their own notice', async () => {
    await test.sql(
      "update lease set state = 'notice', notice_by = 'tenant', notice_given_on = '2026-09-20', ends_on = '2026-11-30' where id = $1",
      [home.leaseId],
    );
    await on('2026-12-05T15:00:00Z');
    await test.app.get(LeaseSteps).endDue();
    expect(await lease()).toMatchObject({ state: 'ended', undoEndUntil: null });
    expect((await undo().expect(422)).body.reason).toBe('end_given_by_tenant');
    expect(await owed()).toEqual(full);
  });

  it('PY-018 turns autopay off, so that no rents of months are collected in one go', async () => {
    await test.sql(
      `insert into autopay (id, account_id, demo, created_at, version, lease_id, user_id, method, enabled, failures, owed_too)
       values (gen_random_uuid(), $1, false, now(), 1, $2, $3, 'bank', true, 0, false)`,
      [home.landlord.accountId, home.leaseId, home.tenant.userId],
    );
    await end().expect(200);
    await undo().expect(200);
    expect(await test.sql('select enabled from autopay where lease_id = $1', [home.leaseId])).toEqual([
      { enabled: false },
    ]);
  });

  it('is refused while another lease has the unit, or the unit is off the market', async () => {
    await end().expect(200);
    await test.sql(
      `insert into lease (id, account_id, demo, created_at, property_id, unit_id, state, starts_on, rent_cents, currency, due_day)
       select gen_random_uuid(), account_id, demo, now(), property_id, unit_id, 'active', '2026-11-20', 1, currency, 1 from lease where id = $1`,
      [home.leaseId],
    );
    expect((await undo().expect(409)).body.code).toBe('lease_overlap');
    await test.sql('delete from lease where unit_id = $1 and id <> $2', [home.unitId, home.leaseId]);
    await test.sql('update unit set offline = true where id = $1', [home.unitId]);
    expect((await undo().expect(422)).body.reason).toBe('unit_off_market');
    expect(await lease()).toMatchObject({ state: 'ended' });
  });

  it('is refused later than 30 days after it was recorded, for a draft, and to someone else', async () => {
    await end().expect(200);
    const other = await letHome(test);
    await test.http('post', at('/end/undo'), other.landlord.token).expect(404);
    await test.http('post', at('/end/undo'), home.tenant.token).expect(403);
    await on('2026-12-23T15:00:00Z');
    expect((await undo().expect(422)).body.reason).toBe('end_undo_over');
    expect(await lease()).toMatchObject({ undoEndUntil: null });
    const draft = await letHome(test, { state: 'draft' });
    await test.http('post', `/api/landlords/leases/${draft.leaseId}/end/undo`, draft.landlord.token).expect(422);
  });

  it('a tenant reads a notice on their lease, whenever they joined, without the landlord’s private reason', async () => {
    await test.sql("update property set region = 'AB' where id = $1", [home.propertyId]);
    await post('/notice', {
      endsOn: '2027-12-31',
      by: 'landlord',
      reason: 'sale',
      confirmReason: 'My lawyer says so',
    }).expect(200);
    const { body } = await test.http('get', '/api/tenants/me/lease', home.tenant.token).expect(200);
    expect(body.notice).toEqual({ by: 'landlord', givenOn: '2026-11-22', reason: 'sale' });
  });

  it('nothing else leads back from an end', async () => {
    await end().expect(200);
    for (const [path, body] of [
      ['/activate', {}],
      ['/notice', { endsOn: '2026-12-31', by: 'tenant' }],
      ['/notice/withdraw', {}],
    ] as const)
      await post(path, body).expect(422);
    expect(await lease()).toMatchObject({ state: 'ended', endsOn: '2026-11-15' });
  });

  describe('with a rent that was planned', () => {
    const plan = async () => {
      home = await letHome(test, { startsOn: '2024-01-01', rentCents: 210_000, chargeFrom: '2026-12-01' });
      await test.sql("update property set region = 'ON' where id = $1", [home.propertyId]);
      await post('/renew', { startsOn: '2027-03-01', rentCents: 213_990 }).expect(200);
    };

    it('PY-011 it is planned again, and the tenants read it', async () => {
      await plan();
      await end().expect(200);
      expect(await lease()).toMatchObject({ nextTerm: null });
      expect((await undo().expect(200)).body.nextTerm).toMatchObject({ startsOn: '2027-03-01', rentCents: 213_990 });
      await eventually(async () => (await mailed('lease_end_undone')).length > 0);
      expect(await mailed('lease_end_undone')).toMatchObject([{ hasNext: 'yes' }]);
      expect(await mailed('rent_change_canceled')).toEqual([]);
    });

    it('PY-011 one that was in force before the end was recorded stays, whatever the region allows now', async () => {
      await plan();
      await on('2027-03-05T15:00:00Z');
      await end('2027-02-27').expect(200);
      await test.sql("update lease_term set rent_cents = 220000 where lease_id = $1 and starts_on = '2027-03-01'", [
        home.leaseId,
      ]);
      expect((await undo().expect(200)).body).toMatchObject({ state: 'active' });
      expect(
        await test.sql("select 1 from lease_term where lease_id = $1 and starts_on = '2027-03-01'", [home.leaseId]),
      ).toHaveLength(1);
    });

    it('PY-011 it stays canceled if the region doesn’t allow it now', async () => {
      await plan();
      await end().expect(200);
      await test.sql("update lease_term set rent_cents = 220000 where lease_id = $1 and starts_on = '2027-03-01'", [
        home.leaseId,
      ]);
      expect((await undo().expect(200)).body).toMatchObject({ nextTerm: null, rentCents: 210_000, termEndsOn: null });
      await eventually(async () => (await mailed('rent_change_canceled')).length > 0);
    });
  });
});
