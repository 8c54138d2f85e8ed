import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const UNBALANCED = 'select entry_id from posting group by entry_id having sum(amount_cents) <> 0';

describe('rent run', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(() => test.sql('update lease set state = $1', ['ended']));

  const run = () => test.app.get(RentRun).run();
  const charges = (leaseId: string) =>
    test.sql<{ period: string; due: string; cents: number }>(
      'select period, due_on::text as due, amount_cents::int as cents from charge where lease_id = $1 order by period',
      [leaseId],
    );

  it('PY-010 posts rent on the due day in the property’s time zone, and a partial month by its days', async () => {
    test.clock.setNow('2026-03-01T04:30:00Z');
    const { leaseId } = await letHome(test, { startsOn: '2026-01-20', rentCents: 165_000, dueDay: 31 });
    await run();
    // In Montréal it is still 28 February: the last day of a month without a 31st.
    expect(await charges(leaseId)).toEqual([
      { period: '2026-01', due: '2026-01-31', cents: 63_871 },
      { period: '2026-02', due: '2026-02-28', cents: 165_000 },
    ]);
    // Summer time has begun since: the day of Montréal begins at 04:00 UTC.
    test.clock.setNow('2026-03-31T03:59:00Z');
    await run();
    expect(await charges(leaseId)).toHaveLength(2);
    test.clock.setNow('2026-03-31T04:01:00Z');
    await run();
    expect(await charges(leaseId)).toHaveLength(3);
  });

  it('PY-010 charges nothing before chargeFrom', async () => {
    test.clock.setNow('2026-11-21T12:00:00Z');
    const { leaseId } = await letHome(test, { startsOn: '2025-01-01', chargeFrom: '2026-11-10', dueDay: 15 });
    await run();
    expect((await charges(leaseId)).map(({ period }) => period)).toEqual(['2026-11']);
  });

  it('PY-010 charges each lease exactly once when it runs twice at once, and again afterwards', async () => {
    test.clock.setNow('2026-11-21T12:00:00Z');
    const homes = [await letHome(test), await letHome(test), await letHome(test)];
    const made = await Promise.all([run(), run(), run()]);
    expect(made.reduce((sum, count) => sum + count, 0)).toBe(3 * 11);
    expect(await run()).toBe(0);
    for (const { leaseId } of homes) expect(await charges(leaseId)).toHaveLength(11);
    const [entries] = await test.sql<{ count: number }>(
      "select count(*)::int from journal_entry where kind = 'rent' and lease_id = any($1)",
      [homes.map(({ leaseId }) => leaseId)],
    );
    expect(entries?.count).toBe(33);
    expect(await test.sql(UNBALANCED)).toEqual([]);
  });

  it('PY-009 refuses an entry that does not balance and every change of one', async () => {
    const { leaseId, landlord } = await letHome(test);
    test.clock.setNow('2026-11-21T12:00:00Z');
    await run();
    const [entry] = await test.sql<{ id: string }>('select id from journal_entry where lease_id = $1 limit 1', [
      leaseId,
    ]);
    await expect(
      test.sql(
        `insert into posting (id, account_id, demo, created_at, entry_id, lease_id, ledger_account, amount_cents, currency)
        values (gen_random_uuid(), $1, false, now(), $2, $3, 'cash', 100, 'CAD')`,
        [landlord.accountId, entry?.id, leaseId],
      ),
    ).rejects.toThrow(/does not balance/);
    await expect(test.sql('update posting set amount_cents = 1 where lease_id = $1', [leaseId])).rejects.toThrow(
      /append-only/,
    );
    await expect(test.sql('delete from journal_entry where lease_id = $1', [leaseId])).rejects.toThrow(/append-only/);
  });

  it('TN-010 TN-022 tells the tenant what is due next, to the cent and only to them', async () => {
    test.clock.setNow('2026-11-21T12:00:00Z');
    const { tenant, landlord } = await letHome(test, {
      startsOn: '2026-11-21',
      rentCents: 169_000,
      chargeFrom: '2026-11-21',
    });
    await run();
    const { body } = await test.http('get', '/api/tenants/me/lease', tenant.token).expect(200);
    // 10 of 30 days, start and end included: 169000 × 10 ÷ 30 = 56333.33…
    expect(body.nextRent).toEqual({
      dueOn: '2026-11-21',
      period: '2026-11',
      amountCents: 56_333,
      rentCents: 56_333,
      currency: 'CAD',
      status: 'due',
      daysLeft: 0,
      charged: true,
    });
    expect(body).toMatchObject({
      balanceCents: 56_333,
      overdueCents: 0,
      home: { unitLabel: '302' },
      landlord: { name: 'Test account' },
    });
    await test.http('get', '/api/tenants/me/lease').expect(401);
    await test.http('get', '/api/tenants/me/lease', landlord.token).expect(403);
    const other = await letHome(test, { rentCents: 100_000 });
    await test.http('get', `/api/tenants/me/lease?leaseId=${other.leaseId}`, tenant.token).expect(404);
  });
});
