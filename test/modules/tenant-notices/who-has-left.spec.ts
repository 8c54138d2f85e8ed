import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';

/** Who has left a lease that goes on for the others still reads it, and acts on it no more. */
describe('a tenant who has left', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
    home = await letHome(test, { startsOn: '2025-01-01' });
    await test.sql('update unit set market_rent_cents = 190000 where id = $1', [home.unitId]);
    await test.sql(
      `update lease set term_ends_on = ($2::timestamptz at time zone 'America/Toronto')::date + 100 where id = $1`,
      [home.leaseId, test.clock.now()],
    );
  });
  afterAll(() => test.close());

  const leaves = (days: number) =>
    test.sql(
      `update lease_tenant set leaves_on = ($2::timestamptz at time zone 'America/Toronto')::date + $3::int where id = $1`,
      [home.leaseTenantId, test.clock.now(), days],
    );
  const write = (message: string) =>
    test.http('post', '/api/messages', home.tenant.token).send({ leaseId: home.leaseId, message });
  const intend = () =>
    test.http('put', `/api/lease-renewals/intents/${home.leaseId}`, home.tenant.token).send({ intent: 'stay' });
  const file = () =>
    test.http('post', '/api/service-requests', home.tenant.token).send({
      leaseId: home.leaseId,
      title: 'Dripping tap',
      description: 'The kitchen tap drips.',
      issueType: 'Plumbing',
      priority: 'Medium',
    });
  async function offer(): Promise<string> {
    const { token } = home.landlord;
    const made = await test.http('post', '/api/lease-renewals/generate', token).send({}).expect(201);
    for (const status of ['accepted', 'offered'])
      await test
        .http('put', `/api/lease-renewals/recommendations/${made.body[0].id}`, token)
        .send({ status })
        .expect(200);
    const offers = await test.http('get', '/api/lease-renewals/offers', home.tenant.token).expect(200);
    return offers.body[0].id;
  }

  it('NOTICE-2 acts until the last day, and only reads after it', async () => {
    await leaves(1);
    await write('Until tomorrow').expect(201);
    await intend().expect(200);
    await file().expect(201);
    await leaves(-2);
    for (const refused of [await write('Hello again').expect(422), await intend().expect(422)])
      expect(refused.body.reason).toBe('moved_out');
    await file().expect(404);
    const offerId = await offer();
    const answered = await test
      .http('put', `/api/lease-renewals/offers/${offerId}`, home.tenant.token)
      .send({ status: 'accepted' })
      .expect(422);
    expect(answered.body.reason).toBe('moved_out');
    const { body } = await test.http('get', `/api/messages?leaseId=${home.leaseId}`, home.tenant.token).expect(200);
    expect(body).toHaveLength(1);
  });
});
