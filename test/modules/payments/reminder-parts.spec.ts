import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RentReminders } from '../../../src/modules/payments/rent-reminders.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';

/** Reminders name all that is owed, not the rent alone. */
describe('reminders of rent', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-20T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-01-01', chargeFrom: '2026-12-01' });
  });

  const charge = (label: string, amountCents: number, dueOn: string) =>
    test
      .http('post', `/api/landlords/leases/${home.leaseId}/charges`, home.landlord.token)
      .send({ label, amountCents, dueOn })
      .expect(201);
  const written = async () => {
    const [row] = await test.sql<{ template: string; params: Record<string, string> }>(
      "select template, params from outbox_message where recipient = $1 and template like 'payments.reminder%' order by created_at desc, id desc limit 1",
      [home.tenant.email],
    );
    // Amounts are written with spaces that don’t break.
    return row && { ...row, params: JSON.parse(JSON.stringify(row.params).replaceAll('\u00a0', ' ')) };
  };

  it('NOTICE-4 name the whole amount with its parts when other charges are owed', async () => {
    await charge('Key', 4000, '2026-11-25');
    await charge('Repair', 1000, '2026-12-03');
    test.clock.setNow('2026-11-28T15:30:00Z');
    await test.app.get(RentReminders).run();
    expect(await written()).toMatchObject({
      template: 'payments.reminder_before',
      params: {
        amount: '$1,650.00 CAD',
        more: 'yes',
        total: '$1,690.00 CAD',
        parts: 'Key ($40.00 CAD); Rent, December 2026 ($1,650.00 CAD)',
      },
    });
    test.clock.setNow('2026-12-01T15:30:00Z');
    await test.app.get(RentRun).run();
    test.clock.setNow('2026-12-04T15:30:00Z');
    await test.app.get(RentReminders).run();
    expect(await written()).toMatchObject({
      template: 'payments.reminder_after',
      params: { total: '$1,700.00 CAD', parts: expect.stringContaining('Repair ($10.00 CAD)') },
    });
  });

  it('NOTICE-4 name the rent alone when nothing else is owed', async () => {
    test.clock.setNow('2026-11-28T15:30:00Z');
    await test.app.get(RentReminders).run();
    expect(await written()).toMatchObject({ params: { amount: '$1,650.00 CAD', more: 'no', total: '$1,650.00 CAD' } });
  });

  it('NOTICE-4 go to no tenant who has left while the lease goes on', async () => {
    await test.sql("update lease_tenant set leaves_on = '2026-11-26' where id = $1", [home.leaseTenantId]);
    test.clock.setNow('2026-11-28T15:30:00Z');
    await test.app.get(RentReminders).run();
    expect(await written()).toBeUndefined();
  });
});
