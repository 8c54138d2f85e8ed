import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { filedRequest, type Filed } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { flatPng } from '../../support/pictures.js';

/** Requests for a home that the tenant has left: to read, and nothing else. */
describe('a request for a home that its tenant has left', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const read = async ({ requestId, tenant }: Filed) =>
    (await test.http('get', `/api/service-requests/${requestId}`, tenant.token).expect(200)).body;
  const change = ({ requestId, tenant }: Filed, body: object) =>
    test.http('patch', `/api/service-requests/${requestId}`, tenant.token).send(body);
  const say = ({ requestId, tenant }: Filed) =>
    test.http('post', `/api/service-requests/${requestId}/lines`, tenant.token).send({ message: 'Is it done?' });
  const photograph = ({ requestId, tenant }: Filed) =>
    test
      .http('post', '/api/documents', tenant.token)
      .field('purpose', 'request_photo')
      .field('requestId', requestId)
      .attach('file', flatPng(4, 3), 'tap.png');

  async function readsOnly(filed: Filed): Promise<void> {
    expect(await read(filed)).toMatchObject({
      title: 'Radiator drips',
      readOnly: true,
      moves: [],
      photoPhases: [],
      audiences: [],
    });
    for (const body of [{ note: 'Is it done?' }, { status: 'cancelled' }, { accessNote: 'Key 5' }])
      expect((await change(filed, body).expect(422)).body.reason).toBe('moved_out');
    expect((await photograph(filed).expect(422)).body.reason).toBe('moved_out');
    expect((await say(filed).expect(422)).body.reason).toBe('moved_out');
    const said = "select from request_event where request_id = $1 and kind = 'comment'";
    expect(await test.sql(said, [filed.requestId])).toHaveLength(0);
  }

  it('LEFT-6 is read only once the own last day has passed, and free until then', async () => {
    const filed = await filedRequest(test);
    const leaves = (days: number) =>
      test.sql(
        `update lease_tenant set leaves_on = (now() at time zone 'America/Toronto')::date + $2::int where id = $1`,
        [filed.leaseTenantId, days],
      );
    await leaves(0);
    expect(await read(filed)).toMatchObject({ readOnly: false, moves: ['cancelled'], photoPhases: ['before'] });
    await change(filed, { accessNote: 'Key 4' }).expect(200);
    await leaves(-1);
    await readsOnly(filed);
  });

  it('LEFT-7 is read only once the lease has ended, and the landlord goes on with it', async () => {
    const filed = await filedRequest(test);
    await test.sql("update lease set state = 'ended', ends_on = current_date - 1 where id = $1", [filed.leaseId]);
    await readsOnly(filed);
    const { body } = await test
      .http('patch', `/api/service-requests/${filed.requestId}`, filed.landlord.token)
      .send({ status: 'approved', note: 'Tuesday' })
      .expect(200);
    expect(body).toMatchObject({ status: 'approved', readOnly: false });
  });

  it('LEFT-8 stays open to a tenant who lives there on a new lease', async () => {
    const filed = await filedRequest(test);
    await test.sql("update lease set state = 'ended', ends_on = current_date - 1 where id = $1", [filed.leaseId]);
    const leaseId = v7();
    await test.sql(
      `insert into lease (id, account_id, demo, created_at, property_id, unit_id, state, starts_on, rent_cents, currency, due_day, charge_from, activated_at)
       select $1, account_id, demo, now(), property_id, unit_id, 'active', current_date, rent_cents, currency, due_day, current_date, now() from lease where id = $2`,
      [leaseId, filed.leaseId],
    );
    await test.sql(
      `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, user_id, first_name, last_name, email, language, joined_at)
       select $1, account_id, demo, now(), property_id, unit_id, $2, user_id, first_name, last_name, email, language, now() from lease_tenant where id = $3`,
      [v7(), leaseId, filed.leaseTenantId],
    );
    expect(await read(filed)).toMatchObject({ readOnly: false, moves: ['cancelled'] });
    await change(filed, { note: 'It still drips' }).expect(200);
  });
});
