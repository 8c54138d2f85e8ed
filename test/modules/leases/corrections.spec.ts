import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LateFeeRun } from '../../../src/modules/rent/late-fee-run.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { LEDGER_FAULTS } from '../../support/ledger-faults.js';

/** What was mistyped in a running lease, and who is on it. */
describe('corrections of a running lease', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-22T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-09-01', rentCents: 120_000 });
    await test.sql("update lease set activated_at = '2026-11-20T15:00:00Z' where id = $1", [home.leaseId]);
    await test.app.get(RentRun).run();
  });

  const at = (rest: string) => `/api/landlords/leases/${home.leaseId}${rest}`;
  const correct = (body: object, token = home.landlord.token) =>
    test.http('post', at('/correct'), token).send({ reason: 'Typed by mistake', ...body });
  const owed = () =>
    test.sql<{ period: string; due: string; cents: number }>(
      "select period, due_on::text as due, amount_cents::int as cents from charge where lease_id = $1 and kind = 'rent' and voided_at is null order by period",
      [home.leaseId],
    );
  const payOnline = (amountCents: number) =>
    test
      .http('post', '/api/payments', home.tenant.token)
      .send({ leaseId: home.leaseId, amountCents, method: 'bank', sandbox: 'succeed' })
      .expect(201);
  const mails = async () =>
    (
      await test.sql<{ template: string }>('select template from outbox_message where recipient = $1', [
        home.tenant.email,
      ])
    ).map(({ template }) => template);

  it('a mistyped rent is put right in every posted month, shown before, with one mail and an audit entry', async () => {
    const { body: shown } = await test
      .http('get', at('/rent-changes?rentCents=118000'), home.landlord.token)
      .expect(200);
    expect([shown.months.length, shown.balanceCents, shown.newBalanceCents]).toEqual([3, 360_000, 354_000]);
    await correct({ rentCents: 118_000, reason: '' }).expect(400);
    expect((await correct({ rentCents: 118_000 }).expect(200)).body).toMatchObject({ rentCents: 118_000 });
    expect((await owed()).map(({ cents }) => cents)).toEqual([118_000, 118_000, 118_000]);
    await eventually(async () => (await mails()).includes('landlords.lease_corrected'));
    const [mail] = await test.sql<{ params: object }>(
      "select params from outbox_message where template = 'landlords.lease_corrected' and recipient = $1",
      [home.tenant.email],
    );
    expect(mail?.params).toMatchObject({
      rent: expect.stringContaining('1,180.00'),
      direction: 'less',
      amount: expect.stringContaining('60.00'),
      hasNext: 'no',
    });
    expect(await mails()).not.toContain('landlords.owed_rents');
    expect(
      await test.sql("select 1 from audit_entry where action = 'lease.correct' and subject_id = $1", [home.leaseId]),
    ).toHaveLength(1);
    expect(
      await test.sql(
        'select entry_id from posting where lease_id = $1 group by entry_id having sum(amount_cents) <> 0',
        [home.leaseId],
      ),
    ).toEqual([]);
    await correct({ rentCents: 118_000 }, (await letHome(test)).landlord.token).expect(404);
  });

  it('due day and first day move the posted months', async () => {
    await correct({ dueDay: 5, startsOn: '2026-09-16' }).expect(200);
    expect(await owed()).toEqual([
      { period: '2026-09', due: '2026-09-16', cents: 60_000 },
      { period: '2026-10', due: '2026-10-05', cents: 120_000 },
      { period: '2026-11', due: '2026-11-05', cents: 120_000 },
    ]);
    await correct({ startsOn: '2026-08-01' }).expect(200);
    expect((await owed())[0]).toEqual({ period: '2026-08', due: '2026-08-05', cents: 120_000 });
    await test.app.get(RentRun).run();
    expect(await owed()).toHaveLength(4);
  });

  it('a rent that a correction posts after its due day earns a late fee only once its days have passed since then', async () => {
    home = await letHome(test, { startsOn: '2026-10-01', rentCents: 120_000, dueDay: 28 });
    await test.sql("update property set region = 'TX', country = 'US', time_zone = 'America/Chicago' where id = $1", [
      home.propertyId,
    ]);
    await test.sql(
      "update lease set late_fee_kind = 'fixed', late_fee_value = 2500, late_fee_after_days = 2 where id = $1",
      [home.leaseId],
    );
    const feesOn = async (day: string) => {
      test.clock.setNow(`${day}T18:00:00Z`);
      await test.app.get(LateFeeRun).run();
      return test.sql("select 1 from charge where lease_id = $1 and kind = 'late_fee' and period = '2026-11'", [
        home.leaseId,
      ]);
    };
    await correct({ dueDay: 19 }).expect(200);
    expect((await owed()).at(-1)).toEqual({ period: '2026-11', due: '2026-11-19', cents: 120_000 });
    expect(await feesOn('2026-11-22')).toEqual([]);
    expect(await feesOn('2026-11-24')).toEqual([]);
    expect(await feesOn('2026-11-25')).toHaveLength(1);
  });

  describe('late fees of rents that are posted again', () => {
    const fees = () =>
      test.sql<{ period: string; canceled: boolean }>(
        "select period, voided_at is not null as canceled from charge where lease_id = $1 and kind = 'late_fee' order by period",
        [home.leaseId],
      );
    const feesUntil = async (...days: string[]) => {
      for (const moment of days) {
        test.clock.setNow(`${moment}T15:00:00Z`);
        await test.app.get(LateFeeRun).run();
      }
      return fees();
    };
    const WEEK = ['2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15', '2026-11-20'];
    beforeEach(async () => {
      test.clock.setNow('2026-11-10T15:00:00Z');
      home = await letHome(test, { startsOn: '2026-09-01', chargeFrom: '2026-09-01', rentCents: 120_000 });
      await test.sql("update property set region = 'TX', country = 'US', time_zone = 'America/Chicago' where id = $1", [
        home.propertyId,
      ]);
      await test.sql(
        "update lease set activated_at = '2026-11-09', late_fee_kind = 'fixed', late_fee_value = 2500, late_fee_after_days = 2 where id = $1",
        [home.leaseId],
      );
      await test.app.get(RentRun).run();
    });

    it('a fee whose day had passed without one is not brought back', async () => {
      // September and October were entered long after they were due; November is late within the week.
      expect(await feesUntil('2026-11-10')).toEqual([{ period: '2026-11', canceled: false }]);
      await correct({ rentCents: 118_000 }).expect(200);
      expect(await feesUntil(...WEEK)).toEqual([{ period: '2026-11', canceled: true }]);
    });

    it('a fee that the landlord canceled is not charged again', async () => {
      await feesUntil('2026-11-10');
      const [fee] = await test.sql<{ id: string }>(
        "select id from journal_entry where lease_id = $1 and kind = 'late_fee'",
        [home.leaseId],
      );
      await test
        .http('post', at(`/ledger/${fee?.id}/reverse`), home.landlord.token)
        .send({})
        .expect(200);
      await correct({ rentCents: 125_000 }).expect(200);
      expect(await feesUntil(...WEEK)).toEqual([{ period: '2026-11', canceled: true }]);
    });

    it('a rent that was late keeps its day: the correction gives no fee a second time and puts none off', async () => {
      await test.sql('update lease set late_fee_after_days = 12 where id = $1', [home.leaseId]);
      await correct({ rentCents: 125_000 }).expect(200);
      expect(await feesUntil(...WEEK)).toEqual([{ period: '2026-11', canceled: false }]);
      expect(
        await test.sql("select due_on::text as due from charge where lease_id = $1 and kind = 'late_fee'", [
          home.leaseId,
        ]),
      ).toEqual([{ due: '2026-11-14' }]);
    });

    it('what a correction adds to a rent that was paid was never late', async () => {
      const pay = { amountCents: 360_000, method: 'transfer', paidOn: '2026-11-01' };
      await test.http('post', at('/payments'), home.landlord.token).send(pay).expect(201);
      await correct({ rentCents: 125_000 }).expect(200);
      await correct({ rentCents: 126_000 }).expect(200);
      expect(await feesUntil(...WEEK)).toEqual([]);
    });

    it('nor is a rent before the day that the tenants had been given for it', async () => {
      await test.sql("update charge set due_on = '2026-11-18' where lease_id = $1 and period = '2026-11'", [
        home.leaseId,
      ]);
      await test.sql('update lease set due_day = 18 where id = $1', [home.leaseId]);
      await correct({ dueDay: 1 }).expect(200);
      expect(await feesUntil(...WEEK)).toEqual([]);
      expect(await feesUntil('2026-11-22')).toEqual([{ period: '2026-11', canceled: false }]);
    });
  });

  it('a correction is no way around the notice of a rent increase', async () => {
    await correct({ rentCents: 130_000 }).expect(200);
    await payOnline(130_000);
    expect((await correct({ rentCents: 131_000 }).expect(422)).body.code).toBe('correction_is_rise');
    await correct({ rentCents: 129_000 }).expect(200);
    expect((await correct({ rentCents: 130_000 }).expect(422)).body.code).toBe('correction_is_rise');
    const other = (home = await letHome(test, { startsOn: '2026-09-01', rentCents: 120_000 }));
    await test.sql("update lease set activated_at = '2026-10-20T15:00:00Z' where id = $1", [other.leaseId]);
    expect((await correct({ rentCents: 120_100 }).expect(422)).body.code).toBe('correction_is_rise');
  });

  it('a rent that was typed too low is corrected after the landlord recorded payments: they stay, and the rest is owed', async () => {
    const pay = { amountCents: 360_000, method: 'transfer', paidOn: '2026-11-02' };
    const { body: payment } = await test.http('post', at('/payments'), home.landlord.token).send(pay).expect(201);
    await correct({ rentCents: 121_000 }).expect(200);
    const open = await test.sql(
      "select period, open_cents::int as cents from charge where lease_id = $1 and kind = 'rent' and voided_at is null order by period",
      [home.leaseId],
    );
    // The payment settles the oldest first: what is missing of the three is owed of the last.
    expect(open).toEqual([
      { period: '2026-09', cents: 0 },
      { period: '2026-10', cents: 0 },
      { period: '2026-11', cents: 3000 },
    ]);
    expect(await test.sql('select state from payment where id = $1', [payment.id])).toEqual([{ state: 'settled' }]);
    for (const [wrong, sql] of Object.entries(LEDGER_FAULTS))
      expect([wrong, await test.sql(sql, [home.leaseId])]).toEqual([wrong, []]);
  });

  it('a correction of the first day is no way around the time a region counts from it', async () => {
    for (const startsOn of ['2025-08-31', '2027-09-02', '2026-11-23'])
      expect((await correct({ startsOn }).expect(400)).body.details[0].field).toBe('startsOn');
    await test.sql("update lease set activated_at = '2026-10-20T15:00:00Z' where id = $1", [home.leaseId]);
    expect((await correct({ startsOn: '2026-08-01' }).expect(400)).body.details[0].field).toBe('startsOn');
    await correct({ startsOn: '2026-09-01', dueDay: 5 }).expect(200);
  });

  it('a paid rent stays a paid one when the first day is moved', async () => {
    await payOnline(120_000);
    await correct({ startsOn: '2026-11-01' }).expect(200);
    await correct({ startsOn: '2026-11-22' }).expect(200);
    expect((await correct({ rentCents: 130_000 }).expect(422)).body.code).toBe('correction_is_rise');
  });

  it('a notice whose last day lies more than a year back is refused, whoever gives it', async () => {
    await test.sql("update lease set starts_on = '2022-01-01' where id = $1", [home.leaseId]);
    const { body } = await test
      .http('post', at('/notice'), home.landlord.token)
      .send({ by: 'tenant', endsOn: '2023-01-31' })
      .expect(400);
    expect(body.details[0].field).toBe('endsOn');
    const term = await test
      .http('patch', at(''), home.landlord.token)
      .send({ termEndsOn: '2023-01-31', endsForGood: true })
      .expect(400);
    expect(term.body.details[0].field).toBe('termEndsOn');
  });

  it('the rent run posts by the terms that hold once the lease is free', async () => {
    test.clock.setNow('2026-12-01T15:00:00Z');
    const scope = test.app.get(Scope);
    const begun: Promise<number>[] = [];
    await scope.asSystem('test', () =>
      scope.write('lease.correct', async (tx) => {
        await tx.rows('update lease set rent_cents = 100000 where id = $1', [home.leaseId]);
        begun.push(test.app.get(RentRun).run());
        // Long enough for the run to have read what is due and to stand before the lease.
        await new Promise((done) => void setTimeout(done, 500));
      }),
    );
    await Promise.all(begun);
    expect((await owed()).at(-1)).toMatchObject({ period: '2026-12', cents: 100_000 });
  });

  it('a stale, ended or draft lease is not corrected', async () => {
    await correct({ dueDay: 5, version: 99 }).expect(409);
    await test.sql("update lease set state = 'ended', ends_on = '2026-11-20' where id = $1", [home.leaseId]);
    await correct({ dueDay: 5 }).expect(422);
  });

  describe('who is on it', () => {
    const add = (body: object) =>
      test.http('post', at('/tenants'), home.landlord.token).send({ firstName: 'Bo', lastName: 'Lind', ...body });

    it('two tenants with one address are questioned, and taken once that is confirmed', async () => {
      const { body } = await add({ email: home.tenant.email.toUpperCase() }).expect(422);
      expect([body.code, body.names]).toEqual(['shared_email', ['Kim Larsen']]);
      await add({ email: home.tenant.email.toUpperCase(), sharedEmail: true }).expect(201);
    });

    it('an address can be changed until its owner has an account, and nobody is mailed without one', async () => {
      const { body } = await add({}).expect(201);
      const bo = body.tenants.find(({ firstName }: { firstName: string }) => firstName === 'Bo');
      expect(bo.email).toBeNull();
      const patch = (id: string, change: object) =>
        test.http('patch', at(`/tenants/${id}`), home.landlord.token).send(change);
      await patch(bo.id, { email: 'bo@example.com' }).expect(200);
      await patch(bo.id, { email: null }).expect(200);
      expect((await patch(home.leaseTenantId, { email: 'kim.new@example.com' }).expect(422)).body.code).toBe(
        'email_theirs',
      );
      await test
        .http('post', at('/charges'), home.landlord.token)
        .send({ amountCents: 4500, label: 'Second key' })
        .expect(201);
      await correct({ dueDay: 3 }).expect(200);
      await eventually(
        async () =>
          (await mails()).includes('landlords.owed_charge') && (await mails()).includes('landlords.lease_corrected'),
      );
      expect(await test.sql("select recipient from outbox_message where recipient is null or recipient = ''")).toEqual(
        [],
      );

      await test.http('post', at('/codes'), home.landlord.token).send({ leaseTenantId: bo.id }).expect(201);
    });
  });
});
