import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Person } from '../../factories/people.js';
import {
  completedRequest,
  filedRequest,
  offeredRequest,
  supplier,
  type Craftsman,
  type Filed,
} from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

const DAY = 24 * 3600_000;

describe('what the people of a request read of a step', () => {
  let test: TestApp;
  let plombex: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    plombex = await supplier(test);
  });
  afterAll(() => test.close());

  const mailTo = (email: string, template: string) =>
    eventually(async () => {
      const [row] = await test.sql<{ params: Record<string, string> }>(
        'select params from outbox_message where recipient = $1 and template = $2 order by id desc limit 1',
        [email, `service-requests.${template}`],
      );
      return row?.params;
    });

  it('a tenant who hasn’t confirmed reads that the landlord closed the request, and one who has gets no email', async () => {
    const job = await completedRequest(test, plombex);
    const path = `/api/service-requests/${job.requestId}`;
    await test.http('patch', path, job.landlord.token).send({ status: 'closed' }).expect(200);
    expect(await mailTo(job.tenant.email, 'closed')).toMatchObject({ party: 'tenant', closed: 'landlord' });
    await eventually(async () => {
      const rows = await test.sql("select 1 from notification where user_id = $1 and kind = 'request_closed'", [
        job.tenant.userId,
      ]);
      return rows.length === 1;
    });

    const own = await completedRequest(test, plombex);
    await test
      .http('patch', `/api/service-requests/${own.requestId}`, own.tenant.token)
      .send({ status: 'closed' })
      .expect(200);
    expect(await mailTo(own.landlord.email, 'closed')).toMatchObject({ party: 'landlord' });
    expect(
      await test.sql("select 1 from outbox_message where recipient = $1 and template = 'service-requests.closed'", [
        own.tenant.email,
      ]),
    ).toEqual([]);
  });

  it('times are those of the property, and suppliers read whose', async () => {
    await offeredRequest(test, plombex);
    expect(await mailTo(plombex.email, 'offered')).toMatchObject({
      until: expect.stringMatching(/ \(Eastern Time\)$/),
    });
  });

  it('the tenant’s list says whose turn it is to answer proposed times', async () => {
    const approved = async () => {
      const job = await filedRequest(test);
      await test
        .http('patch', `/api/service-requests/${job.requestId}`, job.landlord.token)
        .send({ status: 'approved' })
        .expect(200);
      return job;
    };
    const turnOf = async ({ requestId, tenant }: Filed) => {
      const { body } = await test.http('get', '/api/service-requests', tenant.token).expect(200);
      return body.find(({ id }: { id: string }) => id === requestId).timesWaitFor;
    };
    const from = new Date(Date.now() + 3 * DAY);
    const times = [{ from: from.toISOString(), until: new Date(from.getTime() + 3600_000).toISOString() }];
    const propose = ({ requestId }: Filed, who: Person) =>
      test.http('post', `/api/service-requests/${requestId}/proposals`, who.token).send({ times }).expect(201);
    const [landlords, tenants] = [await approved(), await approved()];
    expect(await turnOf(landlords)).toBeNull();
    await propose(landlords, landlords.landlord);
    expect(await turnOf(landlords)).toBe('you');
    await propose(tenants, tenants.tenant);
    expect(await turnOf(tenants)).toBe('them');
    const { body } = await test.http('get', '/api/service-requests', landlords.landlord.token).expect(200);
    expect(body[0]).not.toHaveProperty('timesWaitFor');
  });
});
