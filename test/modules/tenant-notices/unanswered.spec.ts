import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UnansweredNotices } from '../../../src/modules/tenant-notices/unanswered-notices.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('a notice that the landlord hasn’t answered', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-23T15:00:00Z');
    home = await letHome(test, { startsOn: '2025-01-01', chargeFrom: '2026-12-01' });
    await test.sql("update property set region = 'AZ', country = 'US', time_zone = 'America/Toronto' where id = $1", [
      home.propertyId,
    ]);
  });

  const give = (lastDay: string, more: object = {}) =>
    test
      .http('post', '/api/tenants/me/notices', home.tenant.token)
      .send({ leaseId: home.leaseId, lastDay, ...more })
      .expect(201);
  const runAt = async (instant: string) => {
    test.clock.setNow(instant);
    return test.app.get(UnansweredNotices).run();
  };
  const mails = async () =>
    (
      await test.sql<{ params: Record<string, string> }>(
        "select params from outbox_message where template = 'tenant-notices.unanswered' and recipient = $1 order by created_at, id",
        [home.landlord.email],
      )
    ).map(({ params }) => params);

  it('NOTICE-1 reminds the landlord seven days before the last day and on it, once each, by day', async () => {
    await give('2027-01-31');
    await runAt('2027-01-23T15:00:00Z');
    await runAt('2027-01-24T11:00:00Z'); // at six in the morning
    expect(await mails()).toEqual([]);
    await Promise.all([runAt('2027-01-24T15:00:00Z'), runAt('2027-01-24T15:00:00Z')]);
    await runAt('2027-01-25T15:00:00Z');
    expect(await mails()).toMatchObject([{ left: '7', who: 'Kim Larsen' }]);
    await runAt('2027-01-31T15:00:00Z');
    await runAt('2027-01-31T16:00:00Z');
    await runAt('2027-02-01T15:00:00Z');
    expect(await mails()).toMatchObject([{ left: '7' }, { left: '0' }]);
  });

  it('NOTICE-1 is on the landlord’s lease until it has an answer, so that no one renews over it', async () => {
    const waits = async () =>
      (await test.http('get', `/api/landlords/leases/${home.leaseId}`, home.landlord.token).expect(200)).body
        .unansweredNotice;
    expect(await waits()).toBeNull();
    await give('2027-01-31');
    expect(await waits()).toEqual({ name: 'Kim Larsen', lastDay: '2027-01-31' });
    await test.sql("update tenant_notice set state = 'declined', answered_at = now() where lease_id = $1", [
      home.leaseId,
    ]);
    expect(await waits()).toBeNull();
  });

  it('NOTICE-1 reminds no one of a notice that has an answer, or of a request to leave early', async () => {
    await give('2026-12-15', { early: true });
    await test.sql("update tenant_notice set state = 'declined', answered_at = now() where lease_id = $1", [
      home.leaseId,
    ]);
    await give('2026-12-20', { early: true });
    await runAt('2026-12-08T15:00:00Z');
    await runAt('2026-12-13T15:00:00Z');
    await runAt('2026-12-20T15:00:00Z');
    expect(await mails()).toEqual([]);
  });

  it('NOTICE-1 a notice given within the last week is reminded of on its last day alone', async () => {
    await test.sql("update property set region = 'QC', country = 'CA' where id = $1", [home.propertyId]);
    await give('2026-11-27');
    await runAt('2026-11-23T16:00:00Z');
    await runAt('2026-11-24T16:00:00Z');
    expect(await mails()).toEqual([]);
    await runAt('2026-11-27T16:00:00Z');
    expect(await mails()).toMatchObject([{ left: '0' }]);
  });
});
