import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';

/** A lease that ends for good and whose last day has passed, before the hourly run has ended it. */
describe('a lease that is over by its own terms', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-29T15:00:00Z');
    home = await letHome(test, { startsOn: '2025-11-16', rentCents: 120_000 });
    await test.sql("update lease set term_ends_on = '2026-11-15', ends_for_good = true where id = $1", [home.leaseId]);
  });

  const post = (rest: string, body: object) =>
    test.http('post', `/api/landlords/leases/${home.leaseId}${rest}`, home.landlord.token).send(body);

  it('ends on that day without an agreement, and on another day only with one', async () => {
    const early = await post('/end', { endsOn: '2026-11-14' }).expect(422);
    expect(early.body.code).toBe('confirmation_required');
    const { body } = await post('/end', { endsOn: '2026-11-15' }).expect(200);
    expect(body).toMatchObject({ state: 'ended', endsOn: '2026-11-15', notice: null });
  });

  it('has no code that would be over at once', async () => {
    const [tenant] = await test.sql<{ id: string }>('select id from lease_tenant where lease_id = $1', [home.leaseId]);
    await test.sql('update lease_tenant set user_id = null, joined_at = null where lease_id = $1', [home.leaseId]);
    const { body } = await post('/codes', { leaseTenantId: tenant?.id }).expect(422);
    expect(body.reason).toBe('lease_ended');
    await test.sql("update lease set term_ends_on = '2026-11-29' where id = $1", [home.leaseId]);
    await post('/codes', { leaseTenantId: tenant?.id }).expect(201);
  });
});
